"""Hatchling's hook: a wheel holds the built web client, or is not built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/shambler/server/static/index.html")


class WebClientHook(BuildHookInterface[Any]):
    """Looks for the page before a wheel is made; an editable install may do without."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Stop where the page is missing."""
        if version == "editable" or (Path(self.root) / PAGE).is_file():
            return
        raise FileNotFoundError(f"{PAGE} is missing: build the web client first (make web)")
