"""Words of mission files: offered where an edition plays them, refused where it does not."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from shambler.games import find
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.games.zombicide.workshop import WORKSHOP
from shambler.lab.simulate import SeriesPlan, play_row
from shambler.server.workshop.rewriting import rewrite
from shambler.testing import some

BASE = {"invader": "M1", "living_dead": "S2", "hendrix": "M1"}
OWN = {"rule": "Z-OWN-01"}
Words = dict[str, dict[str, Any]]


def offered(game: str, table: str, tag: str) -> set[str]:
    kit = WORKSHOP.kit(find(game))
    node = next(f for f in kit.structs["Mission"]["fields"] if f["name"] == table)
    nodes = node["of"].get("of", [node["of"]])
    return {kit.structs[one["struct"]]["tag"][tag] for one in nodes}


def findings(game: str, data: dict[str, Any]) -> list[tuple[str, str]]:
    rules, text = find(game), WORKSHOP.source(find(game), BASE[game])
    seen = WORKSHOP.look(rules, rewrite(text, data), "en").findings
    return [(finding.where, finding.name) for finding in seen if finding.severity == "mistake"]


def draft(game: str) -> tuple[dict[str, Any], str]:
    """A shipped mission with an objective and an exit where the team begins."""
    data = tomllib.loads(WORKSHOP.source(find(game), BASE[game]))
    start = data["start"][0]["zone"]
    token = {"id": "w1", "zone": start, "color": "yellow", **OWN}
    data["objective"] = [*data.get("objective", []), token]
    data.setdefault("exit", {"zone": start, **OWN})
    return data, start


def goals(start: str) -> Words:
    return {
        "take-objectives": {"color": "yellow", "count": 1},
        "take-all-objectives": {},
        "leave": {},
        "gather": {"at": "end-phase", "zone": start, "no_enemies": False},
        "reach-level": {"level": "yellow"},
        "samples": {"samples": ["a"]},
        "count": {"what": "x", "count": 1},
        "hold-out": {"rounds": 2, "inside": False},
    }


def specials(game: str, start: str) -> Words:
    rules = find(game)
    assert isinstance(rules, ZombicideRules)
    card, enemy = next(iter(rules.content.cards)), next(iter(rules.content.enemies.values()))
    return {
        "lose-if-enemy-activates-in": {"zone": start, "until_taken": "w1"},
        "count-fallen": {"what": "x"},
        "count-shuffles": {"what": "x"},
        "lose-when": {"what": "x", "count": 3},
        "fire-at": {"zone": start, "cards": [card], "what": "x"},
        "place-action": {"action": "do", "zones": [start], "what": "x"},
        "put-down": {"cards": [card], "zone": start, "what": "x", "experience": 1},
        "burn-spawns": {"color": "red", "card": card, "what": "x", "experience": 1},
        "bystanders": {"objectives": ["w1"]},
        "optional-objectives": {"colors": ["yellow"]},
        "sample": {"id": "a", "experience": 1, "marker": "blue-objective", "enemy": enemy.type},
    }


@pytest.mark.parametrize("game", BASE)
def test_goals_and_rules_of_the_core_are_offered_everywhere_and_played(game: str) -> None:
    data, start = draft(game)
    known, rules = goals(start), specials(game, start)
    assert offered(game, "goal", "kind") >= set(known)
    assert offered(game, "special", "ability") >= set(rules)
    words = [{"kind": kind, "order": 1, **OWN, **fields} for kind, fields in known.items()]
    for goal in some(words):
        play_a_while(game, {**data, "goal": [goal]})
    more = [{"ability": name, **OWN, **fields} for name, fields in rules.items()]
    play_a_while(game, {**data, "special": [*data.get("special", []), *more]})


def play_a_while(game: str, data: dict[str, Any]) -> None:
    assert findings(game, data) == []
    text = rewrite(WORKSHOP.source(find(game), BASE[game]), data)
    row = play_row(SeriesPlan(game, "own", "random", most_decisions=120, own=text), 1)
    assert not row.error or row.error.startswith("not over after")


@pytest.mark.parametrize(
    ("game", "kind"), [("hendrix", "drive-away"), ("invader", "story"), ("living_dead", "story")]
)
def test_a_word_of_another_game_is_no_goal_here(game: str, kind: str) -> None:
    data, start = draft(game)
    fields = {"machine": "pick-up", "zone": start} if kind == "drive-away" else {}
    data["goal"] = [{"kind": kind, "order": 1, **OWN, **fields}]
    assert ("goal[0]", "not-played") in findings(game, data)
    assert kind not in offered(game, "goal", "kind")


def test_a_mission_with_a_story_and_another_goal_ends_by_either() -> None:
    """M1 can be won by its cards alone, whatever else is asked for."""
    data, _ = draft("hendrix")
    text = WORKSHOP.source(find("hendrix"), "M1")
    held = {"kind": "hold-out", "rounds": 2, "inside": False, "order": 1, **OWN}
    other = {"kind": "take-objectives", "color": "yellow", "count": 1, "order": 1, **OWN}
    for goal, rounds in some([(held, {3.0}), (other, {2.0})]):
        plan = SeriesPlan("hendrix", "own", "thumb", own=rewrite(text, {**data, "goal": [goal]}))
        row = play_row(plan, 0)
        assert (row.error, row.reason) == ("", "won") and row.rounds in rounds


def story(**changes: Any) -> list[tuple[str, str]]:
    data = tomllib.loads(WORKSHOP.source(find("hendrix"), "M1"))
    data["story"] = {**data["story"], **changes}
    return findings("hendrix", data)


def card(**fields: Any) -> dict[str, Any]:
    words = {"en": "A", "fr": "B"}
    usual = {"id": "90", "title": words, "story": words, "effects": [], "zone": "0.0"}
    return {**usual, "provenance": "reconstructed", **fields}


@pytest.mark.parametrize(
    ("fields", "where", "name"),
    [
        ({"zone": "99.0"}, "story.card[90].zone", "off-board"),
        ({"zone": ""}, "story.card[90]", "card-nowhere"),
        ({"door": ["0.0", "0.1"]}, "story.card[90]", "card-nowhere"),
        ({"effects": [{"do": "note", "note": 99}]}, "story.card[90].effects[0].note", "no-note"),
        ({"effects": [{"do": "give", "card": "none"}]}, "story.card[90].effects[0].card",
         "unknown"),
        ({"effects": [{"do": "die", "on": [1], "effects": [{"do": "spawn", "enemy": "walker",
          "count": 1, "at": "99.9"}]}]}, "story.card[90].effects[0].effects[0].at", "off-board"),
        ({"when": {"is": "taken", "cards": ["none"]}}, "story.card[90].when.cards", "unknown"),
    ],
)  # fmt: skip
def test_a_story_card_is_checked_to_its_innermost_effect(
    fields: dict[str, Any], where: str, name: str
) -> None:
    cards = tomllib.loads(WORKSHOP.source(find("hendrix"), "M1"))["story"]["card"]
    assert story(card=[*cards, card()]) == []
    assert (where, name) in story(card=[*cards, card(**fields)])


def test_two_cards_of_one_name_and_a_story_without_an_end() -> None:
    cards = tomllib.loads(WORKSHOP.source(find("hendrix"), "M1"))["story"]["card"]
    assert ("story.card", "duplicate") in story(card=[*cards, card(), card()])
    words = {"en": "A", "fr": "B"}
    told = story(card=[card()], note=[], first=[], opening=[], aim={"text": words})
    assert ("story.aim", "story-no-end") in told
    assert ("story.aim", "story-no-end") not in story(
        card=[card(effects=[{"do": "win"}])], note=[], first=[], opening=[], aim={"text": words}
    )
