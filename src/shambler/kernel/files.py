"""Files that are replaced whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path


def replace_file(target: Path, text: str) -> None:
    """Write a file so that a crash at any moment leaves the old one or the new one."""
    part = target.with_name(f".{target.name}.part")
    with part.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(target)
