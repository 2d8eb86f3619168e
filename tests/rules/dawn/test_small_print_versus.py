"""The same for Versus games, who answers what, and every way to the end of the Infection track."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.infection import OutbreakBegan
from shambler.games.dawn.procedures.allies import AlliedZeds
from shambler.games.dawn.procedures.camp import VipBenefit
from shambler.games.dawn.procedures.disasters import BatSwarm
from shambler.games.dawn.procedures.doctor import RemoveHits
from shambler.games.dawn.procedures.eating import LoseSupplies, TakeHit
from shambler.games.dawn.procedures.forage import Forage, forage_bonus
from shambler.games.dawn.procedures.four_r import FourRPhase, RefugeesFlee
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.infection import InfectionPhase
from shambler.games.dawn.procedures.lending import LendWindow
from shambler.games.dawn.procedures.losses import TakeLosses
from shambler.games.dawn.procedures.people import RemoveChaosMarkers
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.procedures.research import ChooseComponent
from shambler.games.dawn.procedures.retreat import RetreatUnits, RetreatZeds
from shambler.games.dawn.procedures.saving import Admit
from shambler.games.dawn.procedures.zeds_turn import LentAction
from shambler.testing import rule
from shambler.testing.dawn import Siege

LEVEL = "walking-zeds"
HEROES, ZEDS = (0,), (1,)


def versus() -> Siege:
    """A Versus table."""
    return Siege(LEVEL, versus=True)


# -- who is asked --------------------------------------------------------------------------------


@rule("DOZ-MARTEUSE-15", "DOZ-NATALIA-08")
@pytest.mark.parametrize("who", ["marteuse", "natalia"])
def test_the_zeds_player_says_whether_they_go_along(who: str) -> None:
    with versus() as town:
        town.put(who, "F-3").zeds("2/1", "F-3", as_="mob").put("furies", "F-2").act()
        town.dice(6, 6).play("move:furies>F-3").asks("along", "dare:along", "pass", seats=ZEDS)
        town.play("dare:along")
        assert town.place(who) == town.place("mob") == "F-4"


@rule("DOZ-XAIO-03")
def test_bail_is_the_zeds_players_offer_right_after_an_arrest() -> None:
    with versus() as town:
        town.put("xaio", "M-5").put("ghost", "F-2").put("hunt", "F-2").act()
        town.state.zeds_actions = 2
        town.dice(6).play("arrest:hunt>ghost").asks("bail", seats=ZEDS)
        town.play("against:bail:xaio>ghost").asks("place-un-zeds", seats=ZEDS)
        assert town.state.zeds_actions == 0


@rule("DOZ-GHOST-01")
def test_the_zeds_player_lends_and_uses_the_hand() -> None:
    with versus() as town:
        town.put("ghost", "F-4").put("berk", "M-3").run(LendWindow())
        town.asks("lend-a-hand", seats=ZEDS)
        town.run(LentAction(town.unit("berk"))).asks("lent-action", seats=ZEDS)


@rule("DOZ-GHOST-02", "DOZ-RUL-85")
def test_the_zeds_player_announces_and_picks_the_dice() -> None:
    with versus() as town:
        town.put("ghost", "F-4").put("hunt", "M-0").run(Forage(town.unit("hunt")))
        town.asks("spoil", "dare:spoil", "pass", seats=ZEDS).dice(2, 6).play("dare:spoil")
        town.asks("keep-dice", "dice:2", "dice:6", seats=ZEDS)


@rule("DOZ-MARTEUSE-04", "DOZ-PLAID-05")
def test_the_zeds_player_picks_whom_the_doctor_heals_and_where_allies_come() -> None:
    with versus() as town:
        town.zeds("5/3", "M-3", damage=1).zeds("iron", "H-3", damage=1).run(RemoveHits(2))
        town.asks("remove-hits", seats=ZEDS)
    with versus() as town:
        town.run(AlliedZeds(2)).asks("allied-zeds", seats=ZEDS)


@rule("DOZ-HTH-02", "DOZ-HTH-12", "DOZ-UNZED-15")
def test_defenders_and_hits_are_the_hero_sides_even_beside_un_zeds() -> None:
    with versus() as town:
        town.put("berk", "F-2").put("furies", "F-2").zeds("5/3", "F-3").zeds("4/2", "F-3")
        town.activate("F").asks("defender", "unit:furies", "unit:berk", seats=HEROES)
        town.dice(6, 6).play("unit:berk").asks("hit-zeds", seats=HEROES)


@rule("DOZ-SAVE-04", "DOZ-HK-06", "DOZ-UNZED-05")
def test_saving_rolls_and_order_are_the_hero_sides() -> None:
    with versus() as town:
        town.put("civ1", "F-2", damage=3).run(HitUnit(town.unit("civ1"), 1))
        town.asks("save", "dare:save", "pass", seats=HEROES)
    with versus() as town:
        town.put("civ1", "F-3").put("berk", "F-3").chaos("F-3").run(Housekeeping())
        town.asks("restore", "unit:civ1", "unit:berk", seats=HEROES)


def a_full_hospital(town: Siege) -> Siege:
    """A fourth patient."""
    for number in (1, 2, 3):
        town.put(f"civ{number}", f"HB{number}", damage=1)
    return town.put("civ4", "F-2").run(Admit(town.unit("civ4")))


def looters(town: Siege) -> Siege:
    """Raiders in Town Center."""
    town.stock(supplies=2, ammo=2).put("raiders", "F-0")
    return town.run(MoveRaiders((town.unit("raiders"),)))


def refugees_on_two_tracks(town: Siege) -> Siege:
    """One of two may flee."""
    town.put("folk1", "F-2", marks=["fled"]).put("folk2", "M-2", marks=["fled"])
    return town.run(RefugeesFlee(1, town.game.world.units.refugees))


def two_bands(town: Siege) -> Siege:
    """Equally strong."""
    town.put("raiders", "F-5").put("bubba", "M-5")
    return town.run(MoveRaiders(town.game.world.units.raiders))


def two_who_lost(town: Siege) -> Siege:
    """Room for one of them."""
    town.put("civ1", "F-3").put("civ2", "F-3").put("civ3", "F-2")
    return town.run(RetreatUnits((town.unit("civ1"), town.unit("civ2")), town.spot("F-3")))


def a_full_start(town: Siege) -> Siege:
    """A third unit finds no room."""
    town.zeds("5/3", "F-S").zeds("5/3", "F-S").zeds("4/2", "F-6", as_="third")
    return town.run(RetreatZeds((town.zed("third"),)))


QUESTIONS: list[tuple[str, Callable[[Siege], Siege]]] = [
    ("make-room", a_full_hospital),
    ("take-hit", lambda town: town.put("civ1", "TC").put("civ2", "TC").run(TakeHit("DOZ-EAT-03"))),
    ("loot", looters),
    ("refugees", refugees_on_two_tracks),
    ("free-step", lambda town: town.put("rangers", "F-3").run(FourRPhase(1))),
    ("vip", lambda town: town.run(VipBenefit())),
    ("component", lambda town: town.run(ChooseComponent())),
    ("raiders-first", two_bands),
    ("retreat-first", two_who_lost),
    ("start", a_full_start),
    ("find", lambda town: town.put("hunt", "TC").dice(6).act().play("forage:hunt")),
]


@rule(
    "DOZ-SAVE-05", "DOZ-EAT-03", "DOZ-RAID-12", "DOZ-REF-07", "DOZ-4R-02", "DOZ-VIP-04",
    "DOZ-RES-08", "DOZ-BUBBA-07", "DOZ-MOVE-08", "DOZ-ZEDS-16", "DOZ-FORAGE-02", "DOZ-RUL-08",
)  # fmt: skip
@pytest.mark.parametrize(("kind", "question"), QUESTIONS)
def test_questions_of_the_hero_side_go_to_all_its_seats_and_to_nobody_else(
    kind: str, question: Callable[[Siege], Siege]
) -> None:
    with Siege(LEVEL, versus=True, seats=2) as town:
        town.event("E-B03")
        question(town).asks(kind, seats=(0, 1))


@rule("DOZ-RUL-08", "DOZ-COOP-04", "DOZ-FATE-07")
def test_any_hero_seat_acts_defends_and_plays_the_teams_cards() -> None:
    with Siege(LEVEL, seats=3) as town:
        town.put("hunt", "F-2").put("civ1", "F-2").zeds("5/3", "F-3").held("F-G02").act()
        town.asks("action", seats=(0, 1, 2))
        town.activate("F").asks("defender", seats=(0, 1, 2)).play("unit:civ1", seat=2)
        town.asks("held-cards", seats=(0, 1, 2))


# -- nobody's abilities work in a coma -------------------------------------------------------------


@rule("DOZ-ACT-08", "DOZ-CLARION-04", "DOZ-MAYOR-01", "DOZ-WZED-03", "DOZ-WZED-04")
@pytest.mark.parametrize("asleep", [False, True])
def test_in_a_coma_courier_mayor_and_broadcasters_help_nobody(asleep: bool) -> None:
    marks = ["comatose"] if asleep else []
    with Siege(LEVEL) as town:
        town.put("clarion", "HB1", 2, marks).stock(supplies=3).run(LoseSupplies(2)).asks("halt")
        assert town.state.supplies == (1 if asleep else 2)
    with Siege(LEVEL) as town:
        town.put("hernandez", "HB1", 1, marks).put("civ1", "F-0")
        assert forage_bonus(town.game, town.unit("civ1")) == (0 if asleep else 1)
    with Siege(LEVEL) as town:
        town.put("wzed", "HB1", 2, marks).held("F-B05").fate_text("F-B09")
        town.asks("halt" if asleep else "cancel-text")
    with Siege(LEVEL) as town:
        town.put("wzed", "HB1", 2, marks).put("civ1", "F-0").zeds("2/1", "F-1")
        town.dice(*((6, 6) if asleep else (6, 6, 6))).activate("F")
        assert len(town.told(FightRolled).faces) == (2 if asleep else 3)


# -- Un-Zeds in their spaces -----------------------------------------------------------------------


@rule("DOZ-NATALIA-11", "DOZ-RUL-27", "DOZ-TUN-02")
@pytest.mark.parametrize("place", ["T-7", "T-6", "T-4", "T-2", "T-1"])
@pytest.mark.parametrize("who", ["natalia", "marteuse"])
def test_in_the_tunnel_one_zeds_unit_shares_a_space_with_a_marteuse(who: str, place: str) -> None:
    with versus() as town:
        town.put(who, place)
        assert town.game.room_for_zeds(town.spot(place)) == 1
        town.zeds("5/3", place)
        assert town.game.room_for_zeds(town.spot(place)) == 0


@rule("DOZ-RUL-67", "DOZ-UNZED-05")
@pytest.mark.parametrize("chaos", [False, True])
def test_in_chaos_un_zeds_neither_move_nor_scheme(chaos: bool) -> None:
    with versus() as town:
        town.put("berk", "F-4").put("ghost", "M-2").put("hunt", "H-2")
        town.chaos(*(("F-4", "M-2") if chaos else ())).zeds_turn(actions=2)
        found = [key for key in town.options if "berk" in key or "ghost" in key]
        assert bool(found) is not chaos


@rule("DOZ-WZED-04")
def test_the_warning_is_for_player_units() -> None:
    with versus() as town:
        town.put("wzed", "TC").put("berk", "F-0").zeds("2/1", "F-1").dice(6, 6).activate("F")
        town.told(FightRolled, faces=(6, 6))
    with versus() as town:
        town.put("wzed", "TC").put("civ1", "F-0").zeds("2/1", "F-1").dice(1, 6, 6).activate("F")
        town.told(FightRolled, faces=(1, 6, 6))


# -- every way to the end of the Infection track ---------------------------------------------------


def by_spreader(town: Siege) -> Siege:
    """A Disease Spreader on the map."""
    return town.zeds("vermin", "F-3").event("E-B03").run(InfectionPhase())


def by_devoured_refugees(town: Siege) -> Siege:
    """Zeds find Refugees alone."""
    return town.put("folk1", "F-2", marks=["fled"]).zeds("5/3", "F-3").activate("F")


def by_zeds_action(town: Siege) -> Siege:
    """The Zeds player raises it."""
    return town.zeds_turn(actions=1).play("infect")


def by_loss(town: Siege) -> Siege:
    """A loss of the Hero side's choice."""
    return town.run(TakeLosses(1, ("infection",)))


def by_removed_chaos(town: Siege) -> Siege:
    """Chaos markers for Infection (E-O04)."""
    return town.chaos("F-4").run(RemoveChaosMarkers(1, False, False, 1))


def by_bats(town: Siege) -> Siege:
    """Bats in the Tunnel (E-O15)."""
    return town.put("civ1", "T-4").run(BatSwarm())


def by_an_event(town: Siege) -> Siege:
    """A Brains! card (E-B18)."""
    return town.text("E-B18", "turn.start")


WAYS = [
    by_spreader,
    by_devoured_refugees,
    by_zeds_action,
    by_loss,
    by_removed_chaos,
    by_bats,
    by_an_event,
]


@rule("DOZ-INF-09", "DOZ-SPREAD-02", "DOZ-REF-13", "DOZ-VS-05", "DOZ-ZEDS-21")
@pytest.mark.parametrize("way", WAYS)
def test_whatever_raises_infection_to_its_end_starts_an_unchecked_outbreak(
    way: Callable[[Siege], Siege],
) -> None:
    with versus() as town:
        town.stock(infection=12).dice(6, 6).fates("F-B05").draws("doom")
        way(town)
        town.told(OutbreakBegan, unchecked=True)
        assert town.state.infection <= 1 and town.place("doom") == "S-3"
