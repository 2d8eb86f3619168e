"""``python -m shambler.cli``, for when the script is not on the path."""

import sys

from shambler.cli import main

sys.exit(main())
