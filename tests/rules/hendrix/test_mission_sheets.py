"""What the ten missions share: Penny, her quest or her wrath, crates, the number of cards."""

import pytest

from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.systems.escort.escort import follow
from shambler.games.zombicide.systems.night.night_state import change_night
from shambler.games.zombicide.systems.story.story_state import story_in
from shambler.testing import rule
from shambler.testing.zombicide import Scene

SHARED = {
    "M1": "FH-M1-08", "M2": "FH-M2-07", "M3": "FH-M3-06", "M4": "FH-M4-07", "M5": "FH-M5-06",
    "M6": "FH-M6-07", "M7": "FH-M7-09", "M8": "FH-M8-07", "M9": "FH-M9-07", "M10": "FH-M10-11",
}  # fmt: skip
QUEST = ("M1", "M2", "M3")


@pytest.mark.parametrize(
    "key",
    [
        pytest.param(
            key, marks=rule(also, "FH-PENNY-03" if key in QUEST else "FH-PENNY-04", "FH-CRATE-01")
        )
        for key, also in SHARED.items()
    ],
)
def test_pennys_quest_or_wrath_and_crates(key: str) -> None:
    """Her company is quiet in the first three; later her leader fights out of the backpack."""
    table = Scene(RULES, key).clear()
    street = next(
        zone
        for zone in table.game.world.board.zones
        if table.game.world.outside >> zone.index & 1
        and any(
            table.game.world.outside >> there & 1
            for there, _ in table.game.terrain.steps[zone.index]
        )
    )
    near = next(
        there
        for there, _ in table.game.terrain.steps[street.index]
        if table.game.world.outside >> there & 1
    )
    there = table.game.world.board.zones[near].name
    for name in ("wayne", "penny", "riley"):
        table.put(name, street.name)
    follow(table.game, table.who("wayne"))
    table.put("karl", there).equip("karl", "mossberg-500").pack("wayne", "kukri")
    table.put("walker", street.name).skills("karl", only=True)
    change_night(table.state, hour=12)
    table.turn("karl").dice(1, 1).play(f"fire:mossberg-500>{street.name}")
    quiet = table.game.decision is not None and table.game.decision.kind == "turn"
    assert quiet == (key in QUEST)
    if not quiet:
        table.play("take:riley", "take:riley")
    wrath = table.turn("wayne").offers(f"from-pack:wrath:melee:kukri>{street.name}")
    assert wrath == (key not in QUEST)
    table.put("marian", street.name).pack("marian", "machete").turn("marian")  # she leads nobody
    assert not table.offers(f"from-pack:wrath:melee:machete>{street.name}")
    crate = table.game.world.board.zones[story_in(table.state).crates[0]].name
    assert table.clear().put("michelle", crate).turn("michelle").offers("crate") or key == "M7"


@rule("FH-COMP-02")
def test_ninety_one_cards_and_notes() -> None:
    stories = [mission.story for mission in RULES.content.missions.values()]
    assert sum(len(story.card) + len(story.note) for story in stories if story is not None) == 91
