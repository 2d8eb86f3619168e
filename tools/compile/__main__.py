"""``python -m tools.compile FOLDER``: the compiled package, into FOLDER/lib."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from tools.compile.build import build, write_c, write_sources
from tools.compile.plan import CannotCompile, Plan


def main() -> None:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(prog="python -m tools.compile", description=__doc__)
    parser.add_argument("folder", type=Path, help="where to build; FOLDER/lib is what is imported")
    parser.add_argument("--flags", default="-O2 -s", help="of the C compiler (default: -O2 -s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="compilers at once")
    parser.add_argument("--only", default="", help="libraries beside the kernel: invazions,agents")
    parser.add_argument("--check", action="store_true", help="stop before the C compiler")
    asked = parser.parse_args()
    folder = asked.folder.resolve()
    try:
        plan = Plan([name for name in asked.only.split(",") if name])
        if asked.check:
            write_c(write_sources(folder / "work", plan), plan)
            return
        lib = build(folder, plan, asked.flags.split(), asked.jobs)
    except CannotCompile as problem:
        sys.exit(f"{problem}\ncompile: see docs/contributors/compiling.md for what to mind")
    print(f"compile: {lib}")


if __name__ == "__main__":
    main()
