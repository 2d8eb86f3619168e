"""Where the frozen program begins: the command line, also in the processes that it starts."""

import sys
from multiprocessing import freeze_support

from shambler.cli import main

if __name__ == "__main__":
    freeze_support()  # a process for bots or for simulation is this program, told to be one
    sys.exit(main())
