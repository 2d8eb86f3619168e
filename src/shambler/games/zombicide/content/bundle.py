"""Everything an edition's files say, put together."""

from __future__ import annotations

from shambler.games.zombicide.content.parts import BoxComponent
from shambler.games.zombicide.core.sheets import EditionContent
from shambler.games.zombicide.missions.mission import Mission


class Content(EditionContent, frozen=True, kw_only=True):
    """What play needs, the missions, and the component list to check it all against."""

    components: dict[str, BoxComponent]
    missions: dict[str, Mission]
