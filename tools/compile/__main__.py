"""``python -m tools.compile FOLDER``: the compiled package, into FOLDER/lib."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from tools.compile.build import build


def main() -> None:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(prog="python -m tools.compile", description=__doc__)
    parser.add_argument("folder", type=Path, help="where to build; FOLDER/lib is what is imported")
    parser.add_argument("--flags", default="-O2", help="of the C compiler (default: -O2)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="compilers at once")
    asked = parser.parse_args()
    lib = build(asked.folder.resolve(), asked.flags.split(), asked.jobs)
    print(f"compile: {lib}")


if __name__ == "__main__":
    main()
