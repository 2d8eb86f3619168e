"""Which build is this? The compiled one holds the plain sources, too.

A compiled module lies beside the source that it was made from, and Python takes the compiled one.
With ``SHAMBLER_PURE=1`` in the environment the sources are run instead.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import find_spec
from types import ModuleType


class SourcesOnly(MetaPathFinder):
    """Finds the modules of this package in their sources, never in what was compiled."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A module of the package, or nothing."""
        if not fullname.startswith("shambler."):
            return None
        for folder in path or ():
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if found is not None and found.loader is not None:
                return found
        return None


def run_sources() -> None:
    """From now on import sources; called before anything else of the package is there."""
    sys.meta_path.insert(0, SourcesOnly())


def build() -> str:
    """``compiled`` or ``plain Python``: what the engine that runs here was made into."""
    engine = find_spec("shambler.kernel.machine")
    assert engine is not None
    compiled = (engine.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if compiled else "plain Python"
