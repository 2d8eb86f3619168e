"""What the server itself says to people, in their languages."""

from __future__ import annotations

from pathlib import Path

from shambler.kernel.texts import Catalogue

TEXTS = Catalogue(Path(__file__).parent)
