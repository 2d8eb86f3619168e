"""Drafts of missions: read, checked and placed on the board while they are drawn."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from shambler.games import find
from shambler.games.zombicide.content.drafts import LONGEST, plain
from shambler.games.zombicide.content.load import check_path
from shambler.games.zombicide.content.paths import Paths
from shambler.games.zombicide.workshop import WORKSHOP
from shambler.kernel import record
from shambler.kernel.content import ContentError, Problem
from shambler.kernel.errors import BadSetup
from shambler.kernel.forms import Forms
from shambler.kernel.match import Match
from shambler.kernel.workshop import DraftLook
from shambler.lab.simulate import SeriesPlan, play_row
from shambler.server.workshop.rewriting import rewrite
from shambler.testing import some

EDITIONS = ("invader", "living_dead", "hendrix")
SHIPPED = [(game, entry.key) for game in EDITIONS for entry in find(game).scenarios()]


def source(game: str, key: str) -> str:
    return WORKSHOP.source(find(game), key)


def changed(game: str, key: str, **tables: Any) -> str:
    text = source(game, key)
    return rewrite(text, {**tomllib.loads(text), **tables})


def look(game: str, text: str, language: str = "en") -> DraftLook:
    return WORKSHOP.look(find(game), text, language)


def names(look: DraftLook) -> list[str]:
    return [finding.name for finding in look.findings]


def test_there_are_31_boards() -> None:
    assert len(SHIPPED) == 31


@pytest.mark.parametrize(("game", "key"), SHIPPED)
def test_a_shipped_mission_opens_without_a_finding_and_plays_the_same(game: str, key: str) -> None:
    text = source(game, key)
    seen = look(game, text)
    assert list(seen.findings) == [] and seen.board is not None
    assert {"zones", "spawns", "inflow"} <= {figure.name for figure in seen.figures}
    own = Match.new(find(game), "own", seed=5, mission=text)
    assert own.game.state == Match.new(find(game), key, seed=5).game.state


@pytest.mark.rule("Z-OWN-01")
def test_a_mission_of_ones_own_is_won_by_its_own_goals() -> None:
    """Nothing but its text says what is on the board and how it is won."""
    goal = [{"kind": "reach-level", "order": 1, "level": "orange", "rule": "Z-OWN-01"}]
    text = changed("invader", "M0", goal=goal, objective=[], setup=[], reward=[], special=[])
    match = Match.new(find("invader"), "own", seed=1, mission=text)
    assert [goal.name for goal in match.game.world.goals] == ["reach-level"]
    assert not match.game.state.tokens
    assert match.rules.played("own", match.record.setup).name["en"] == "Tutorial: Breach!"
    again = Match.replay(find("invader"), record.parse(match.text()))
    assert again.game.state == match.game.state


def test_a_table_without_a_mission_is_refused_with_what_is_wrong() -> None:
    rules = find("invader")
    with pytest.raises(BadSetup, match="needs its text"):
        Match.new(rules, "own")
    with pytest.raises(BadSetup, match="goal: no goal"):
        Match.new(rules, "own", mission=changed("invader", "M0", goal=[]))
    with pytest.raises(BadSetup, match="not an option of this scenario"):
        Match.new(rules, "M0", mission=source("invader", "M1"))


def test_edges_that_do_not_fit_are_found_where_they_are() -> None:
    data = tomllib.loads(source("hendrix", "M2"))
    data["tiles"][0][0] = "17R@1"
    seen = look("hendrix", changed("hendrix", "M2", tiles=data["tiles"]))
    found = [finding for finding in seen.findings if finding.name == "mismatch"]
    for finding in some(found):
        (a, b) = (tuple(map(int, cell.split("."))) for cell in finding.at)
        assert abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
        assert 3 in (max(a[0], b[0]), max(a[1], b[1]))  # along the border of the turned tile


def test_places_off_the_board_and_unknown_names_are_told_in_both_languages() -> None:
    spawn = [{"id": "A", "zone": "99.9"}, {"id": "B", "zone": "0.1"}, {"id": "B", "zone": "0.2"}]
    text = changed("invader", "M0", spawn=spawn)
    assert set(names(look("invader", text))) == {"off-board", "duplicate"}
    english, french = look("invader", text, "en"), look("invader", text, "fr")
    assert [f.where for f in english.findings] == [f.where for f in french.findings]
    assert all(
        a.text != b.text for a, b in some(zip(english.findings, french.findings, strict=True))
    )


def test_more_tokens_than_the_box_holds() -> None:
    blue = [{"id": f"b{n}", "zone": f"{n}.0", "color": "blue"} for n in range(2)]
    seen = look("invader", changed("invader", "M0", objective=blue))
    assert "too-many-tokens" in names(seen)
    one = look("invader", changed("invader", "M0", objective=blue[:1]))
    assert "too-many-tokens" not in names(one)


def spawns(*colors: str) -> list[dict[str, str]]:
    return [{"id": f"s{n}", "zone": "1.1", "color": color} for n, color in enumerate(colors)]


@pytest.mark.parametrize(
    ("game", "key", "most"),
    [
        ("living_dead", "S1", ["green"] * 6),  # the backs of all six
        ("living_dead", "S1", ["violet"] * 3),
        ("living_dead", "S1", ["green"] * 5 + ["white"]),
        ("hendrix", "M1", ["red"] * 6),  # the starting one and five
        ("hendrix", "M1", ["green"]),
        ("hendrix", "M1", ["blue"]),
    ],
)
def test_spawn_tokens_of_a_box_are_counted(game: str, key: str, most: list[str]) -> None:
    fits = look(game, changed(game, key, spawn=spawns(*most)))
    assert "too-many-tokens" not in names(fits)
    over = look(game, changed(game, key, spawn=spawns(*most, most[0])))
    assert "too-many-tokens" in names(over)


@pytest.mark.parametrize(("token", "most"), [("barricade", 11), ("door", 5), ("stairway", 1)])
def test_what_closes_openings_is_counted(token: str, most: int) -> None:
    laid = [{"at": f"X{n:02}", "token": token} for n in range(most + 1)]
    over = look("living_dead", changed("living_dead", "S1", barrier=laid))
    assert "too-many-tokens" in names(over)
    fits = look("living_dead", changed("living_dead", "S1", barrier=laid[:most]))
    assert "too-many-tokens" not in names(fits)


@pytest.mark.parametrize(("token", "most"), [("red", 15), ("blue", 1), ("green", 1)])
def test_doors_of_the_core_box_are_counted(token: str, most: int) -> None:
    laid = [
        {"id": f"d{n}", "between": ["0.0", "0.1"], "token": token, "rule": "FH-MIS-01"}
        for n in range(most + 1)
    ]
    over = look("hendrix", changed("hendrix", "M1", door=laid))
    assert "too-many-tokens" in names(over)
    fits = look("hendrix", changed("hendrix", "M1", door=laid[:most]))
    assert "too-many-tokens" not in names(fits)


def test_an_objective_out_of_reach() -> None:
    """A tile apart from the others, with a gap between."""
    tiles = tomllib.loads(source("invader", "M0"))["tiles"]
    rows = [[*row, "-", "09-R@0" if number == 0 else "-"] for number, row in enumerate(tiles)]
    seen = look("invader", changed("invader", "M0", tiles=rows))
    cut_off = [finding for finding in seen.findings if finding.name == "unreachable"]
    for finding in some(cut_off):
        assert all(int(cell.split(".")[1]) >= 9 for cell in some(finding.at))


def test_a_key_behind_its_own_door() -> None:
    """M2 of Fort Hendrix: card 18 or 19 must be outside the hall whose door their note unbars."""
    data = tomllib.loads(source("hendrix", "M2"))
    for card in some(data["story"]["card"]):
        if card["id"] == "18":
            card["zone"] = "4.5"
    text = rewrite(source("hendrix", "M2"), data)
    found = [f for f in look("hendrix", text).findings if f.name == "key-behind-door"]
    assert {f.where for f in found} == {"special[3].doors"}
    assert all("4.4" in f.at and "4.5" in f.at for f in some(found))


def test_what_lies_behind_a_lock_that_nobody_opens() -> None:
    data = tomllib.loads(source("invader", "M8"))
    special = [word for word in data["special"] if word["ability"] != "locked-until"]
    objective = [{"id": "far", "zone": "4.7", "color": "white"}]
    seen = look("invader", changed("invader", "M8", special=special, objective=objective))
    with_lock = look("invader", changed("invader", "M8", objective=objective))
    assert ("behind-locks" in names(seen)) != ("behind-locks" in names(with_lock))


def test_a_set_up_that_loses_by_itself_is_found_by_playing() -> None:
    text = source("invader", "M8").replace('zone = "0.0"\n', 'zone = "7.1"\n', 1)
    assert not look("invader", text).findings
    (found,) = WORKSHOP.judge(find("invader"), text, "en")
    assert found.name == "lost-by-itself" and found.at
    assert not WORKSHOP.judge(find("invader"), source("invader", "M8"), "en")


def test_a_draft_with_nothing_in_it_says_what_to_begin_with() -> None:
    for game in some(EDITIONS):
        seen = look(game, WORKSHOP.blank(find(game)))
        told = set(names(seen)) - {"off-board"}  # Penny, until the first tile lies
        assert told == {"no-zones", "no-goal", "no-start"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tiles = [", "not valid TOML"),
        ("x" * (LONGEST + 1), "longer than"),
        (f"minutes = {10**9}", "a number from"),
        (f'id = "{"x" * 3000}"', "longer than"),
        (f"a = {'[' * 40}{']' * 40}", "nested too deeply"),
        (f"a = {list(range(300))}", "more than"),
        (f"a = {'[' * 5000}{']' * 5000}", "nested too deeply"),
    ],
)
def test_what_nobody_would_write_is_refused(text: str, said: str) -> None:
    with pytest.raises(ContentError, match=said):
        plain(text)
    (finding,) = look("invader", text).findings
    assert finding.severity == "mistake"


def test_variants_are_sound_and_differ_in_one_thing() -> None:
    rules = find("invader")
    data = tomllib.loads(source("invader", "M2"))
    found = {change.name: change for change in WORKSHOP.changes(rules, source("invader", "M2"))}
    more, less, start = (found[name].data for name in ("spawn-more", "spawn-less", "start"))
    assert more and less and start
    assert len(more["spawn"]) == len(data["spawn"]) + 1 and more["spawn"][:-1] == data["spawn"]
    assert len(less["spawn"]) == len(data["spawn"]) - 1
    assert {key for key in data if start[key] != data[key]} == {"start"}
    assert found["easier-deck"].options == {"enemy_cards": ["easy"]}
    for changed_data in some((more, less, start)):
        assert not look("invader", rewrite(source("invader", "M2"), dict(changed_data))).findings


def test_forms_offer_what_the_missions_of_an_edition_use() -> None:
    kit = WORKSHOP.kit(find("invader"))
    mission = kit.structs["Mission"]
    goal = next(field for field in mission["fields"] if field["name"] == "goal")
    offered = {kit.structs[node["struct"]]["tag"]["kind"] for node in goal["of"]["of"]}
    assert {"take-objectives", "leave", "gather"} <= offered
    assert not {"drive-away", "story"} & offered
    take = kit.structs["TakeObjectives"]["fields"]
    color = next(field for field in take if field["name"] == "color")
    assert color["is"] == "choice" and color["from"][0] == "red" and color["required"]
    zone = next(f for f in kit.structs["Gather"]["fields"] if f["name"] == "zone")
    assert (zone["is"], zone["to"]) == ("refer", "zone")


def test_forms_of_plain_types() -> None:
    forms = Forms()
    assert forms.of(bool) == {"is": "flag"}
    assert forms.of(tuple[int, ...]) == {"is": "list", "of": {"is": "number"}}
    assert forms.of(tuple[str, bool])["of"] == [{"is": "text"}, {"is": "flag"}]
    assert forms.of(str | None) == {"is": "text"}


SMALL: dict[str, tuple[list[list[str]], dict[str, Any]]] = {
    "invader": ([["04-R@0", "01-R@1"]], {"kind": "take-all-objectives"}),
    "living_dead": (
        [["2R@0", "1R@0"], ["3R@0", "4R@0"]],
        {"kind": "hold-out", "rounds": 3, "inside": True},
    ),
    "hendrix": ([["4V@0"]], {"kind": "take-all-objectives"}),
}


def small(game: str) -> str:
    """A mission of few zones, drawn from nothing."""
    tiles, goal = SMALL[game]
    text = WORKSHOP.blank(find(game))
    data = tomllib.loads(text)
    data |= {"tiles": tiles, "goal": [{"order": 1, "rule": "Z-OWN-01", **goal}]}
    data |= {"start": [{"zone": "2.0"}], "spawn": [{"id": "A", "zone": "0.2", "color": "red"}]}
    if game != "living_dead":
        token = {"id": "o1", "zone": "1.1", "color": "red"}
        data["objective"] = [*data.get("objective", []), token]
    return rewrite(text, data)


@pytest.mark.parametrize("game", EDITIONS)
def test_a_small_mission_from_nothing_is_sound_and_played_to_its_end(game: str) -> None:
    written = small(game)
    seen = look(game, written)
    assert [f.severity for f in seen.findings] == ["hint"] and seen.way
    for number in range(3):
        row = play_row(SeriesPlan(game, "own", "random", own=written), number)
        assert not row.error and row.reason


def test_a_mission_without_its_companion_or_story_says_so() -> None:
    data = tomllib.loads(source("hendrix", "M2"))
    special = [word for word in data["special"] if word["ability"] != "led-companion"]
    assert "no-companion" in names(look("hendrix", changed("hendrix", "M2", special=special)))
    del data["story"]
    assert "no-story" in names(look("hendrix", rewrite(source("hendrix", "M2"), data)))


def test_a_mission_file_is_of_the_game_it_names(tmp_path: Path) -> None:
    """Tiles of two editions share their codes."""
    file = tmp_path / "mine.toml"
    file.write_text(source("hendrix", "M2"), "utf-8")
    assert check_path("invader", file) is None  # it has no such tile
    file.write_text(f'game = "hendrix"\n{source("hendrix", "M2")}', "utf-8")
    assert [check_path(game, file) for game in EDITIONS] == [None, None, []]


@pytest.mark.parametrize(("game", "key"), SHIPPED)
def test_a_shipped_mission_is_known_for_what_it_is(game: str, key: str, tmp_path: Path) -> None:
    """Where it lies its folder tells, and elsewhere the tiles and rules that it names."""
    own = {edition: None if edition != game else list[Problem]() for edition in EDITIONS}
    shipped = Path(str(Paths(game).missions)) / f"{key}.toml"
    assert {edition: check_path(edition, shipped) for edition in EDITIONS} == own
    copy = tmp_path / "mine.toml"
    copy.write_text(source(game, key), "utf-8")
    assert {edition: check_path(edition, copy) for edition in EDITIONS} == own
