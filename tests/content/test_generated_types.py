"""What was generated for the page is what the views and messages say."""

from __future__ import annotations

from pathlib import Path

from shambler.server import wire_types

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated"


def test_what_is_written_is_what_the_classes_say() -> None:
    """If this fails: ``make types``, and commit what it writes."""
    stale = wire_types.differences(wire_types.files(GENERATED))
    assert stale == [], "make types, or: python -m shambler.server.wire_types web/src/generated"
    assert wire_types.main([str(GENERATED), "--check"]) == 0
