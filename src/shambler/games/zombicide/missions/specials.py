"""The special rules missions name."""

from __future__ import annotations
