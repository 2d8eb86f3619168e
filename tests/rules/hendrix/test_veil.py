"""What nobody has read nobody can know, nor imagine (law 7)."""

import json

import pytest

from shambler.agents.zombicide.thumb import ZombicideThumb
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.systems.story.events import CardRead, NoteRead, SomethingRead
from shambler.games.zombicide.systems.story.story_state import story_in
from shambler.kernel.chance import Sampled
from shambler.kernel.match import Match
from shambler.kernel.state import dump
from shambler.kernel.teller import Teller
from shambler.testing import some
from tests.rules.hendrix.boards import mission

MISSIONS = [scenario.key for scenario in RULES.scenarios()]


def secrets(key: str, read: int, notes: int) -> list[str]:
    """Every sentence of cards and notes that were not read."""
    story = RULES.content.missions[key].story
    assert story is not None
    found = []
    for number, card in enumerate(story.card):
        if not read >> number & 1:
            found += [card.story.en, card.story.fr, card.refused.en, card.refused.fr]
    for number, note in enumerate(story.note):
        if not notes >> number & 1:
            found += [note.story.en, note.story.fr]
    return [text for text in found if text]


def everything(match: Match) -> str:
    """All that a table sends about a position, in both languages."""
    game, told = match.game, []
    told.append(repr(match.view(None)) + repr(RULES.board_view(game)) + repr(game.explain()))
    told += [json.dumps([scenario.intro for scenario in RULES.scenarios()], default=str)]
    for language in ("en", "fr"):
        teller = Teller(game, language)
        decision = game.decision
        if decision is not None:
            told += [teller.option(option) for option in decision.options]
    return "\n".join(map(str, told))


@pytest.mark.parametrize("key", MISSIONS)
def test_no_sentence_of_an_unread_card_leaves_the_table(key: str) -> None:
    match = Match.new(RULES, key, seed=7)
    agent, looks = ZombicideThumb(7), 0
    for number in range(160):
        if match.outcome is not None:
            break
        if number % 8 == 0:
            state, told = story_in(match.game.state), everything(match)
            for text in some(secrets(key, state.read, state.notes)):
                assert text not in told
            looks += 1
        decision = match.game.decision
        match.play(agent.choose(match.game, decision, decision.seats[0]).key)
    assert looks > 3


def test_an_imagined_card_says_nothing_and_does_nothing() -> None:
    table = mission("M6").put("karl", "8.0").turn("karl")
    twin = RULES.imagine(table.game, 0, Sampled(1))
    assert dump(twin.state) != dump(table.state)
    option = next(option for option in twin.decision.options if option.key == "story:19")
    twin.events = []
    twin.submit(option)
    kinds = {type(event) for event in twin.events}
    assert SomethingRead in kinds
    assert not kinds & {CardRead, NoteRead}
    assert twin.decision.kind == "turn"
    assert story_in(twin.state).read == 0


def test_what_was_read_is_remembered_in_imagination() -> None:
    table = mission("M3").put("karl", "8.5").turn("karl").play("story:19")
    twin = RULES.imagine(table.game, 0, Sampled(1))
    assert story_in(twin.state).read == story_in(table.state).read != 0
    assert "story:19" not in [option.key for option in twin.derive().options]


def test_a_door_with_an_unread_card_opens_in_imagination_whatever_it_asks() -> None:
    table = mission("M4").equip("karl", "crowbar").put("karl", "4.5").turn("karl")
    twin = RULES.imagine(table.game, 0, Sampled(1))
    door = next(option for option in twin.decision.options if option.key.startswith("open:"))
    twin.submit(door)
    assert not twin.state.ground.closed >> door.opening & 1


def test_reading_a_card_is_a_point_of_no_return() -> None:
    match = Match.new(RULES, "M5", seed=2)
    assert RULES.has_secrets
    while match.game.decision.kind != "activate":
        match.play(match.game.decision.options[0].key)
    table = mission("M3").put("karl", "0.1").turn("karl")
    table.game.revealed = False
    table.play("story:17")
    assert table.game.revealed
