"""The builder of Zombicide refuses nonsense, says what may be meant, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.hendrix import RULES as FORT
from shambler.games.zombicide.invader import RULES as INVADER
from shambler.games.zombicide.living_dead import RULES as LIVING_DEAD
from shambler.kernel.state import dump
from shambler.testing.strict import BadPosition
from shambler.testing.zombicide import Scene

INSIDE_OUT = """
#A   a.B
"""
WINDOWED = """
rA   orB   +rC
"""


def table(board: str = "A-B+[C]|[D]", **options: Any) -> Scene:
    return Scene(INVADER, board=board, **options).put("cole", "A").equip("cole", "smg")


def house() -> Scene:
    return Scene(LIVING_DEAD, board=WINDOWED).put("ben", "A")


Word = Callable[[Scene], object]

NONSENSE: list[tuple[str, Word, str]] = [
    ("figure", lambda t: t.put("tnak", "A"), "no figure 'tnak' (did you mean tank?)"),
    ("zone", lambda t: t.put("cole", "Z"), "no zone 'Z'"),
    ("cell", lambda t: t.put("cole", "7.7"), "no zone '7.7'"),
    ("figures", lambda t: t.put("hunter", "A", 99), "99 of them; the box holds"),
    ("no figures", lambda t: t.put("hunter", "A", 0), "hunter: 0 of them"),
    ("two Coles", lambda t: t.put("cole", "A", 2), "cole: there is one of them"),
    ("stranger", lambda t: t.put("odile", "A"), "odile does not play: say survivors=('odile'"),
    ("survivor", lambda t: t.turn("coal"), "no survivor 'coal' (did you mean cole?)"),
    ("machine", lambda t: t.remote("cole", "sentry"), "did you mean sentry-gun?"),
    ("card", lambda t: t.equip("cole", "smgg"), "no card 'smgg' (did you mean smg"),
    ("copies", lambda t: t.equip("cole", *["chainsaw"] * 9), "chainsaw: no copy is left"),
    ("backpack", lambda t: t.pack("cole", *["mre", "canister", "energy-cell"] * 2), "holds 5"),
    ("wrong ammo", lambda t: t.attach("cole", "canister", "smg"), "canister cannot be attached"),
    ("no weapon", lambda t: t.attach("cole", "canister", "sledge"), "cole has no sledge in hand"),
    ("skill", lambda t: t.skills("cole", "snyper"), "no skill 'snyper' (did you mean sniper?)"),
    ("start skill", lambda t: t.skills("cole", "starts-with-armor:5"), "skill"),
    ("twice", lambda t: t.skills("cole", "sniper", "sniper"), "cole has sniper already"),
    ("wounds", lambda t: t.hurt("cole", 2), "cole: 2 wounds; in play it is 0 to 1"),
    ("no wounds", lambda t: t.hurt("cole", -1), "cole: -1 wounds"),
    ("armor", lambda t: t.armor("cole", 3), "cole: armor 3; in play it is 1 to 2"),
    ("no armor", lambda t: t.armor("cole", 0, over_limit=True), "cole: armor 0"),
    ("points", lambda t: t.experience("cole", -1), "cole: -1 points"),
    ("too many points", lambda t: t.experience("cole", 999), "999 points; the bar ends at 50"),
    ("negative gain", lambda t: t.gains("cole", -1), "cole: -1 points to gain"),
    ("too much gain", lambda t: t.gains("cole", 100), "cole: 100 points to gain"),
    ("absent gain", lambda t: t.gains("jared", 1), "jared is not on the board"),
    ("absent hider", lambda t: t.hide("jared"), "jared is not on the board"),
    ("absent machine", lambda t: t.activated("bot"), "bot is not on the board: put it there"),
    ("cleared zone", lambda t: t.clear("Z"), "no zone 'Z'"),
    ("dice", lambda t: t.dice(0, 3), "(0, 3) are no faces of dice"),
    ("no dice", lambda t: t.dice(), "a roll shows at least one face"),
    ("event by name", lambda t: t.told("Moved"), "'Moved' is no class of events"),
    ("no event", lambda t: t.not_told("Moved"), "'Moved' is no class of events"),
    (
        "field",
        lambda t: t.told(ev.Moved, whoo="cole"),
        "no field of Moved 'whoo' (did you mean who?)",
    ),
    ("teller", lambda t: t.told(ev.Moved, who="coal"), "no survivor 'coal' (did you mean cole?)"),
    ("verb", lambda t: t.offers("mvoe:B"), "no verb 'mvoe' (did you mean move"),
    ("side", lambda t: t.side("cole"), "invader has no cards with two sides"),
    ("seat in a car", lambda t: t.car("cole"), "invader has no cars"),
    ("wheel", lambda t: t.driver("bot"), "invader has no cars"),
    ("leaving a car", lambda t: t.walk_beside("cole"), "invader has no cars"),
    ("kinds twice", lambda t: t.activation("tank", "tank"), "a kind is named twice: tank, tank"),
    ("spent and left", lambda t: t.turn("cole", spent=1, left=1), "what is left, not both"),
    ("not learned", lambda t: t.experience("cole", 6, "sniper"), "does not learn sniper"),
    ("unknown lesson", lambda t: t.experience("cole", 7, "snyper"), "did you mean sniper?"),
    ("wall door", lambda t: t.door("C", "D"), "no door between C and D: there is wall"),
    ("limit door", lambda t: t.door("A", "B"), "no door between A and B: there is line"),
    ("far door", lambda t: t.door("A", "C"), "no door between A and C: there is nothing"),
    ("door state", lambda t: t.door("B", "C", "shut"), "no state of a door 'shut'"),
    ("walled lock", lambda t: t.door("C", "D", "locked"), "no lock between C and D"),
    ("barrier", lambda t: t.barrier("B", "C"), "invader has no barricades"),
    ("car", lambda t: t.ride("cole", "pick-up"), "invader has no cars"),
    ("mode", lambda t: t.mode("cole"), "invader has no cards with two sides"),
    ("face", lambda t: t.mold("A", "asleep"), "no face of a mold token 'asleep'"),
    ("silence", lambda t: t.noise("A", 0), "A: 0 noise tokens"),
    ("colour", lambda t: t.spawn("A", "grean"), "no color 'grean' (did you mean green?)"),
    ("objective", lambda t: t.colors("blue"), "no objective color 'blue'"),
    ("find", lambda t: t.finds("smgg"), "no card 'smgg'"),
    ("too many finds", lambda t: t.finds(*["canister"] * 30), "canister: no copy is left"),
    ("kind", lambda t: t.activation("wroker"), "no kind of enemy 'wroker' (did you mean worker?)"),
    ("absent", lambda t: t.turn("jared"), "jared is not on the board"),
    ("spent", lambda t: t.turn("cole", spent=4), "cole has 3 actions: 4 cannot be spent"),
    ("left", lambda t: t.turn("cole", left=4), "cole has 3 actions: -1 cannot be spent"),
]


@pytest.mark.parametrize(
    ("word", "answer"), [n[1:] for n in NONSENSE], ids=[n[0] for n in NONSENSE]
)
def test_nonsense_is_refused_and_changes_nothing(word: Word, answer: str) -> None:
    scene = table()
    before = dump(scene.state)
    with pytest.raises(BadPosition) as refused:
        word(scene)
    assert answer in str(refused.value)
    assert dump(scene.state) == before
    assert scene.script.outcomes == []


def test_the_figures_on_the_board_count() -> None:
    scene = table().put("spoiler", "B")
    with pytest.raises(BadPosition, match="the box holds 1, left are 0"):
        scene.put("spoiler", "C")
    assert scene.clear("B").put("spoiler", "C").enemies("C") == {"spoiler": 1}
    assert scene.clear().enemies("C") == {}


def test_the_doors_and_barricades_of_the_box_count() -> None:
    doors = Scene(INVADER, board="A+B+C+D+E+F+G")
    for a, b in zip("ABCDE", "BCDEF", strict=True):
        doors.door(a, b).door(a, b)  # the same door twice is one door
    with pytest.raises(BadPosition, match="no doors are left, the box holds 5"):
        doors.door("F", "G")
    doors.door("A", "B", "destroyed")
    assert (doors.is_closed("A", "B"), doors.state.reserve) == (False, 0)


def test_mold_grows_inside_and_shows_one_face() -> None:
    scene = Scene(INVADER, board=INSIDE_OUT)
    with pytest.raises(BadPosition, match="B: mold grows inside buildings"):
        scene.mold("B")
    assert scene.mold("A").mold("A", "inactive").mold_at("A") == "inactive"


def test_what_only_the_whole_position_shows_is_refused_when_it_is_played() -> None:
    scene = Scene(INVADER, board=INSIDE_OUT).put("cole", "B")
    with pytest.raises(BadPosition, match="cole is outside without a tank"):
        scene.turn("cole")
    assert scene.equip("cole", "oxygen-tank").turn("cole").actions_left == 3


def test_missions_are_named_with_a_suggestion() -> None:
    with pytest.raises(BadPosition, match="no mission 'M11'"):
        Scene(INVADER, "M11")


def test_what_is_lost_and_taken_already_is_counted() -> None:
    scene = Scene(INVADER, "M2").experience("cole", 3)
    with pytest.raises(BadPosition, match="2 points, 3 so far"):
        scene.experience("cole", 2)
    with pytest.raises(BadPosition, match="white: 1 face-down objectives have this color, not 2"):
        scene.colors("white", "white")
    assert scene.script.outcomes == []


def test_points_bring_the_level_and_a_skill_of_each_on_the_way() -> None:
    scene = Scene(INVADER, board="A-B").put("jared", "A").experience("jared", 18)
    assert (scene.level_of("jared"), scene.skills_of("jared")) == (
        "yellow", ["shove", "plus-1-action"],
    )  # fmt: skip
    scene.experience("jared", 43, "charge", "plus-1-die-ranged")
    assert scene.level_of("jared") == "red"
    assert scene.skills_of("jared")[2:] == ["charge", "plus-1-die-ranged"]
    assert scene.turn("jared").actions_left == 4
    assert scene.game.danger() == 3


def test_the_first_skill_of_a_level_is_taken_and_not_offered_again() -> None:
    scene = Scene(INVADER, board="A-B", ultrared=True).put("jared", "A").experience("jared", 42)
    assert scene.skills_of("jared")[-1] == "plus-1-die-melee"
    with pytest.raises(BadPosition, match="Ultrared starts over at 43"):
        scene.experience("jared", 43)
    scene.gains("jared", 1).play("learn:plus-1-die-ranged").gains("jared", 19)
    assert scene.skills_of("jared")[-1] == "charge"  # the only orange one that is left


def test_on_the_other_side_of_a_card_a_level_brings_what_stands_there() -> None:
    scene = house().experience("ben", 7)
    assert scene.side("ben") == "romero"
    other = scene.skills_of("ben")
    assert scene.mode("ben").skills_of("ben") != other
    assert "plus-1-action" in scene.skills_of("ben")


def test_a_turn_goes_on_with_actions_spent_or_left() -> None:
    assert table().turn("cole", spent=2).actions_left == 1
    assert table().turn("cole", left=2).acting.spent == 1
    more = table().experience("cole", 7)
    assert more.turn("cole", left=1).acting.spent == 3


def test_only_the_activation_or_only_the_spawning_is_played() -> None:
    scene = table().put("worker", "C").spawn("C").activation().asks("rest")
    assert (scene.enemies("B"), scene.enemies("C")) == ({"worker": 1}, {})
    scene.not_told(ev.EnemyCardDrawn)
    scene.cards(1).spawning().asks("rest").told(ev.EnemyCardDrawn, zone="C")
    assert scene.enemies("B") == {"worker": 1}
    tank = table().put("worker", "C").put("tank", "C").activation("tank")
    assert (tank.enemies("B"), tank.enemies("C")) == ({"tank": 1}, {"worker": 1})


def test_labels_work_in_keys_questions_refusals_and_events() -> None:
    scene = table().door("B", "C").put("cole", "B").turn("cole")
    assert scene.offers("open:B-C")
    assert scene.blocked("move:C") == "Z-MOVE-01"
    assert scene.cost_of("move:A") == 1
    scene.play("move:A").told(ev.Moved, who="cole", zone="A")
    assert scene.key("spawn:A") == "spawn:A"  # a token is called as its mission calls it
    assert scene.key("fire:mas-shotgun>B@tank") == "fire:mas-shotgun>0.1@tank"
    bare = Scene(INVADER, board="A-B").put("jared", "A").skills("jared", only=True).turn("jared")
    bare.asks("turn", "move:B", "noise", "end")


def test_a_window_takes_a_barricade_and_a_doorway_a_door() -> None:
    scene = house().barrier("A", "B").barrier("B", "C", "open")
    assert (scene.is_closed("A", "B"), scene.is_closed("B", "C")) == (True, False)
    with pytest.raises(BadPosition, match="living_dead says barrier, not door"):
        scene.door("B", "C")
    with pytest.raises(BadPosition, match="living_dead has no mold"):
        scene.mold("A")
    with pytest.raises(BadPosition, match="no state of a barrier 'ajar'"):
        scene.barrier("B", "C", "ajar")


def test_a_car_has_one_wheel_and_must_be_there() -> None:
    scene = Scene(LIVING_DEAD, board="A-B")
    with pytest.raises(BadPosition, match="pick-up is not on the board"):
        scene.ride("ben", "pick-up")
    scene.put("pick-up", "B").ride("ben", "pick-up", driver=True)
    with pytest.raises(BadPosition, match="somebody else is at the wheel"):
        scene.ride("tom", "pick-up", driver=True)
    assert scene.ride("tom", "pick-up").where("tom") == "B"
    with pytest.raises(BadPosition, match="tom sits in no car"):
        scene.walk_beside("tom").walk_beside("tom")


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        (lambda t: t.mold_at("A"), "living_dead has no mold"),
        (lambda t: t.noise_at("A"), "living_dead has no noise"),
        (lambda t: t.noise("A"), "living_dead has no noise"),
        (lambda t: t.is_hidden("ben"), "living_dead has no camouflage"),
        (lambda t: t.is_active("pick-up"), "living_dead has no machines"),
        (lambda t: t.activated("pick-up"), "living_dead has no machines"),
        (lambda t: t.remote("ben", "bot"), "no machine or car 'bot'"),
        (lambda t: t.mode("ben", "colour"), "no side 'colour': zombicide, romero"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_other_editions_words_are_refused(word: Word, answer: str) -> None:
    with pytest.raises(BadPosition, match=answer):
        word(house())


def test_over_limit_is_said_where_a_rule_needs_it() -> None:
    scene = table().armor("cole", 9, over_limit=True)
    assert scene.survivor("cole").armor == 9
    assert scene.experience("cole", 51, over_limit=True).level_of("cole") == "red"
    scene.skills("cole", "sniper", "sniper", over_limit=True)
    assert scene.skills_of("cole").count("sniper") == 2
    assert scene.attach("cole", "canister", "smg", over_limit=True).cards_of("cole") == [
        "smg", "canister",
    ]  # fmt: skip


def test_a_board_of_ones_own_of_fort_hendrix_tells_no_story() -> None:
    with Scene(FORT, board="A-B+[C]") as table:
        table.put("javier", "A").put("karl", "B").put("walker", "C", 2)
        assert "take-along:penny" not in table.turn("javier").options
    with Scene(FORT, board="A-B+[C]") as table:
        table.put("javier", "A").put("penny", "A").turn("javier").play("take-along:penny")
        assert table.play("move:B").where("javier") == "B"


def test_a_relative_on_the_board_turns_cards_whenever_it_is_put_there() -> None:
    before = Scene(LIVING_DEAD, board="A-B").put("ben", "A").put("karen", "B").mode("ben")
    after = Scene(LIVING_DEAD, board="A-B").put("ben", "A").mode("ben").put("karen", "B")
    assert before.side("ben") == after.side("ben") == "romero"
    assert after.clear().side("ben") == "zombicide"
    assert after.put("walker", "B").side("ben") == "zombicide"


def test_the_token_of_a_machine_is_for_one_on_the_board() -> None:
    with pytest.raises(BadPosition, match="bot is not on the board: put it there first"):
        table().remote("cole", "bot")
