"""What the notes on single cards and rulings say, where another way would look as good."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.units import UnitBuried
from shambler.games.dawn.procedures.event_deck import DrawEvent
from shambler.games.dawn.procedures.four_r import teleport_places
from shambler.games.dawn.procedures.looking import LookAtEvent
from shambler.games.dawn.procedures.losses import TakeLosses
from shambler.games.dawn.procedures.marking import MarkCivilians
from shambler.games.dawn.procedures.saving import SavingRoll
from shambler.games.dawn.procedures.set_up import SetUp
from shambler.games.dawn.state import LEADER, NOBODY, WELL_ARMED
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import actions_left, keys

BRIDGE = "S-1"


# -- a look at the Event deck ------------------------------------------------------------------


def deck(act: int, normal: int, special: int) -> Siege:
    """A table with so many cards of this Act left."""
    town = Siege("brains", length="normal")
    town.state.act, town.state.normal_left, town.state.special_left = act, normal, special
    return town


@rule("DOZ-WRIGHT-02", "DOZ-RUL-05")
@pytest.mark.parametrize("kind", [0, 1])
def test_a_look_finds_what_would_have_been_drawn(kind: int) -> None:
    for procedure in (LookAtEvent(), DrawEvent()):
        with deck(2, 2, 1) as town:
            plan = town.game.world.plan
            card = (plan.specials if kind else plan.normals)[1][0]
            town.cards(kind, card).run(procedure).asks("halt")
            state = town.state
            seen = state.next_event if isinstance(procedure, LookAtEvent) else state.event
            assert seen == card
            left = (state.normal_left, state.special_left)
            assert left == (
                (2, 1) if isinstance(procedure, LookAtEvent) else (2 - (not kind), 1 - kind)
            )


@rule("DOZ-WRIGHT-02", "DOZ-RUL-05")
@pytest.mark.parametrize(("normal", "special"), [(2, 0), (0, 2)])
def test_a_look_where_one_kind_of_card_is_left(normal: int, special: int) -> None:
    with deck(2, normal, special) as town:
        plan = town.game.world.plan
        card = (plan.normals if normal else plan.specials)[1][0]
        town.cards(card).run(LookAtEvent()).asks("halt")
        assert town.state.next_event == card


@rule("DOZ-WRIGHT-02", "DOZ-RUL-05")
def test_a_look_past_the_end_of_an_act() -> None:
    with deck(1, 0, 0) as town:
        card = town.game.world.plan.normals[1][0]
        town.cards(0, card).run(LookAtEvent()).asks("halt")
        assert town.state.next_event == card and town.state.act == 2
        assert (town.state.special_left, town.state.normal_left) == town.game.world.plan.acts[1]


@rule("DOZ-WRIGHT-02", "DOZ-RUL-05")
def test_a_look_at_the_last_card_and_at_the_counted_one() -> None:
    with deck(4, 0, 0) as town:
        plan = town.game.world.plan
        town.state.drawn = tuple(range(plan.cards - 1))
        end = plan.ends[-1]
        town.cards(end).run(LookAtEvent()).asks("halt")
        assert town.state.next_event == end
    with deck(3, 2, 1) as town:  # nine cards lie below it
        plan = town.game.world.plan
        town.state.drawn = tuple(range(plan.cards - 10))
        town.run(LookAtEvent()).asks("halt")
        assert town.state.next_event == plan.guard != NOBODY


@rule("DOZ-WRIGHT-02")
def test_who_looks_again_sees_the_same_card() -> None:
    with deck(2, 2, 1) as town:
        town.top_event("E-B05").run(LookAtEvent()).asks("halt")
        assert town.state.next_event == town.event_number("E-B05")


# -- set-up ------------------------------------------------------------------------------------


@rule("DOZ-VS-07")
def test_the_un_zeds_come_at_the_end_of_the_set_up_before_the_first_turn() -> None:
    with Siege("brains", versus=True) as town:
        town.draws("plaid").start(SetUp(5)).asks("place-un-zeds", seats=(1,))
        assert town.state.event == NOBODY


# -- cards -------------------------------------------------------------------------------------


@rule("DOZ-RUL-43", "DOZ-RET-04", "DOZ-FATE-07")
@pytest.mark.parametrize(("start", "back"), [("M-6", "M-6"), ("TC", "TC"), ("HB1", "TC")])
def test_a_lost_fight_sends_back_to_where_the_flight_began(start: str, back: str) -> None:
    with Siege("directors-cut") as town:
        town.held("F-R02").put("hauser", start).zeds("6/3", "F-6").act(event=1)
        town.dice(1, 1).dice(6, 6, 6, 6, 6).play("ride:hauser>F-6:F-R02").asks("action")
        assert town.place("hauser") == back


@rule("DOZ-SAVE-04")
def test_whoever_is_given_up_is_buried_without_a_roll() -> None:
    with Siege("outbreak") as town:
        town.put("hunt", "F-3", damage=1).run(SavingRoll(town.unit("hunt"))).asks("save")
        town.play("pass")
        town.told(UnitBuried, unit=town.unit("hunt"), roll=0)


@rule("DOZ-FATE-06", "DOZ-RUL-09")
def test_who_forgot_something_is_safe_on_a_start_space_full_of_zeds() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-6", marks=["fled"]).zeds("5/3", "F-S").fate_text("F-G07")
        town.asks("halt")
        assert (town.place("folk1"), town.state.infection) == ("F-S", 0)


@rule("DOZ-SEQ-04", "DOZ-RUL-20")
def test_a_burst_next_to_town_center_shoots_into_it_and_at_refugees() -> None:
    with Siege("directors-cut") as town:  # the closest unit bursts, not the one behind it
        town.zeds("9/4", "S-0", as_="a").zeds("5/3", "S-2", as_="b").put("civ1", "TC")
        town.put("wright", "LAB").put("folk1", "S-1", marks=["fled"]).put(
            "folk2", "CAMP", marks=["fled"]
        )
        town.fates("F-B05").dice(4, 4).dice(1, 1).text("E-R10").asks("halt")
        assert (town.place("a"), town.place("b"), town.damage("b")) == ("POOL", "S-2", 0)
        assert (town.damage("civ1"), town.damage("wright"), town.place("folk1")) == (2, 0, "S-1")


@rule("DOZ-LEADER-01", "DOZ-ARMED-01", "DOZ-RUL-14")
@pytest.mark.parametrize(
    ("marker", "cites"), [("leader", "DOZ-LEADER-01"), ("well-armed", "DOZ-ARMED-01")]
)
def test_a_civilians_marker_goes_to_regular_civilians_without_it(marker: str, cites: str) -> None:
    with Siege("directors-cut") as town:
        town.put("civ1", "F-2").put("civ2", "HB1", damage=1).put("civ3", "TC", marks=[marker])
        town.put("furies", "F-3").put("rangers", "M-3").put("hunt", "M-2").buried("civ4")
        town.put("folk1", "CAMP", marks=["fled"])
        bit = LEADER if marker == "leader" else WELL_ARMED
        town.run(MarkCivilians(bit)).asks("mark-civilians", "unit:civ1", "unit:civ2")
        decision = town.game.decision
        assert decision is not None and (decision.rule, decision.about["marker"]) == (cites, marker)
        town.play("unit:civ2").asks("halt")  # there is only one of it
        assert town.marks("civ2") == {marker} and town.marks("civ3") == set()


@rule("DOZ-RUL-07")
@pytest.mark.parametrize(
    ("supplies", "ammo", "wounded", "asked"),
    [(1, 0, False, {"supplies", "infection"}), (0, 1, False, {"ammo", "infection"}),
     (1, 1, True, {"supplies", "ammo", "infection", "hits"})],
)  # fmt: skip
def test_what_is_at_nothing_cannot_be_lost(
    supplies: int, ammo: int, wounded: bool, asked: set[str]
) -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=supplies, ammo=ammo)
        if wounded:
            town.put("civ1", "F-2")
        kinds = ("supplies", "ammo", "infection", "hits")
        town.run(TakeLosses(1, kinds)).asks("loss", *(f"find:{k}" for k in kinds if k in asked))


# -- abilities ---------------------------------------------------------------------------------


@rule("DOZ-WZED-01", "DOZ-RUL-60")
@pytest.mark.parametrize("who", ["civ1", "folk1"])
def test_a_broadcast_is_heard_everywhere_above_ground(who: str) -> None:
    fled = ["fled"] if who == "folk1" else []
    with Siege("walking-zeds") as town:
        board = town.game.world.board
        places = {board.ids[at] for at in board.spaces} | {"TC", "HB2", "CAMP"}
    heard = set()
    for place in sorted(places if fled else places - {"CAMP"}):
        with Siege("walking-zeds") as town:
            town.put("wzed", "TC").put(who, place, damage=place == "HB2" and not fled, marks=fled)
            if f"ability:broadcast:wzed>{who}" in town.act(players=0).options:
                heard.add(place)
    assert heard == {place for place in places if place[0] != "T" or place == "TC"} - {"CAMP"}


@rule("DOZ-WRIGHT-02")
def test_what_is_known_is_not_looked_at_again() -> None:
    with deck(2, 2, 1) as town:
        town.put("wright", "TC").top_event("E-B05").act(event=3)
        assert "ability:intelligence:wright" not in town.options


@rule("DOZ-REF-16", "DOZ-VIP-08")
@pytest.mark.parametrize("equipped", [False, True])
@pytest.mark.parametrize("camp", ["", "folk1", "vip"])
@pytest.mark.parametrize("fallen", ["", "civ1", "hunt", "furies"])
def test_who_may_be_equipped(equipped: bool, camp: str, fallen: str) -> None:
    with Siege("brains") as town:
        if camp:
            town.put(camp, "CAMP", marks=["fled"])
        if fallen:
            town.buried(fallen)
        town.state.equipped = equipped
        found = [key for key in town.act().options if key.startswith("equip:")]
        may = not equipped and camp == "folk1" and fallen == "civ1"
        assert found == (["equip:folk1>civ1"] if may else [])


@rule("DOZ-JONES-03", "DOZ-BRIDGE-01", "DOZ-NOENTRY-01")
def test_jones_appears_on_empty_spaces_that_may_be_entered() -> None:
    with Siege("walking-zeds") as town:
        town.put("jones", "LAB").put("civ1", "F-2").zeds("5/3", "M-3")
        town.put("folk1", "H-4", marks=["fled"]).chaos("S-4")
        town.state.bridge = "collapsed"
        town.state.no_entry = (town.spot("M-4"),)
        board = town.game.world.board
        found = {board.ids[at] for at in teleport_places(town.game, town.unit("jones"))}
        spaces = {board.ids[at] for at in board.spaces if not board.is_start[at]}
        shut = {"F-2", "M-3", "H-4", "M-4", BRIDGE}
        assert found == spaces - shut | {"TC", "SO1", "SO2"}
        town.state.unit_at[town.unit("jones")] = town.spot("F-3")
        found = {board.ids[at] for at in teleport_places(town.game, town.unit("jones"))}
        assert found == {"LAB", "SO1", "SO2"}


@rule("DOZ-REANIM-01")
@pytest.mark.parametrize("other", ["5/3", "doom", "were-zeds", "vermin"])
def test_reanimators_recover_in_any_mob_and_nobody_else_does(other: str) -> None:
    with Siege("apocalypse") as town:
        town.zeds("reanimators", "F-6", damage=2, as_="r").zeds(other, "F-6", damage=1, as_="o")
        town.activate("F").asks("halt")
        assert (town.damage("r"), town.damage("o")) == (1, 1)


@rule("DOZ-TRAIN-04", "DOZ-HAUSER-01")
def test_training_the_defiant_is_an_action_and_releases_them() -> None:
    with Siege("walking-zeds") as town:
        town.put("hauser", "F-4").put("civ1", "F-4", marks=["defiant"]).act(event=1)
        town.play("ability:train:hauser>civ1")
        assert town.marks("civ1") == {"trained"} and actions_left(town) == 1
        assert keys(town, "move:civ1")


@rule("DOZ-ZEDS-11")
def test_with_room_for_all_nobody_is_asked_who_goes() -> None:
    with Siege("apocalypse") as town:  # the Spreader takes no room
        town.zeds("6/3", "F-6", damage=3, as_="a").zeds("3/2", "F-6", as_="b").zeds(
            "vermin", "F-6", as_="v"
        )
        town.activate("F").asks("halt")
        assert {town.place(name) for name in "abv"} == {"F-5"}
