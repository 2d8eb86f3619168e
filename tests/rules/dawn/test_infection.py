"""Infection from Level I on: the track, checks, Outbreaks, what raises and lowers it."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.infection import OutbreakBegan, OutbreakChecked
from shambler.games.dawn.events.turn import StockChanged
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.infection import Outbreak
from shambler.games.dawn.procedures.stock import ChangeByDice, change
from shambler.kernel.procedure import Procedure
from shambler.testing import rule
from shambler.testing.dawn import Siege


class Raise(Procedure, frozen=True, gc=False):
    """Something raises or lowers Infection."""

    by: int

    def step(self, game: object) -> None:
        """By so much."""
        game.end()  # type: ignore[attr-defined]
        change(game, "infection", self.by)  # type: ignore[arg-type]


@rule("DOZ-INF-01")
def test_the_track_starts_at_0_and_ends_at_13() -> None:
    with Siege("outbreak") as town:
        assert town.state.infection == 0
        town.run(Raise(12)).asks("halt")
        assert town.state.infection == 12
        town.not_told(OutbreakBegan)
    with Siege("outbreak") as town:
        town.stock(infection=11).dice(1, 1).fates("F-B05").draws("iron").run(Raise(6)).asks("halt")
        assert town.state.infection == 11  # 13 at most, less 2


@rule("DOZ-INF-01")
def test_the_basic_game_has_no_infection() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").zeds("2/1", "F-3").dice(6, 6).activate("F").run(Raise(5))
        assert town.state.infection == 0


@rule("DOZ-INF-02")
def test_infection_never_drops_below_0() -> None:
    with Siege("outbreak") as town:
        town.stock(infection=2).run(Raise(-5)).asks("halt")
        assert town.state.infection == 0
    with Siege("outbreak") as town:
        town.stock(infection=4).dice(6, 6).fates("F-B05").draws("5/3").run(Outbreak()).asks("halt")
        assert town.state.infection == 0


@rule("DOZ-INF-04")
@pytest.mark.parametrize(
    ("level", "faces", "breaks"),
    [
        (6, (3, 3), True),
        (6, (3, 4), False),
        (2, (1, 1), True),
        (1, (1, 1), False),
        (12, (6, 6), True),
    ],
)
def test_an_outbreak_comes_at_or_below_the_level(
    level: int, faces: tuple[int, int], breaks: bool
) -> None:
    with Siege("outbreak") as town:
        town.event("E-B04").stock(infection=level).dice(*faces)
        if breaks:
            town.dice(1, 1).fates("F-B05").draws("5/3")
        town.phase("infection").asks("halt")
        town.told(OutbreakChecked, breaks_out=breaks)
        assert town.state.outbreaks == int(breaks)


@rule("DOZ-INF-03", "DOZ-SEQ-05")
def test_without_the_symbol_there_is_no_check() -> None:
    with Siege("outbreak") as town:
        town.event("E-B02").stock(infection=12).phase("infection").asks("halt")
        town.not_told(OutbreakChecked)


@rule("DOZ-INF-05", "DOZ-FATE-05")
def test_an_outbreak_lowers_infection_then_draws_fate_then_places_then_reads_the_text() -> None:
    with Siege("outbreak") as town:
        town.stock(infection=9, supplies=5, ammo=5).put("hunt", "TC").dice(2, 3)
        town.fates("F-B09").draws("5/3").run(Outbreak()).asks("halt")
        assert town.state.infection == 4 and town.crowd("F-4") == ["5/3"]
        assert (town.state.supplies, town.state.ammo) == (3, 4)
        kinds = [type(event).__name__ for event in town.events]
        order = ["OutbreakBegan", "StockChanged", "FateDrawn", "ZedsPlaced", "FatePlayed"]
        assert sorted(order, key=kinds.index) == order


@rule("DOZ-INF-06")
@pytest.mark.parametrize(
    ("chaos", "place"),
    [((), "S-3"), (("S-5",), "S-5"), (("S-4", "S-1"), "S-1"), (("M-2",), "S-3"), (("S-0",), "S-0")],
)
def test_the_closest_chaos_of_the_track_comes_before_the_closest_village(
    chaos: tuple[str, ...], place: str
) -> None:
    with Siege("apocalypse") as town:
        town.chaos(*chaos).dice(1, 1).fates("F-B05").draws("5/3").run(Outbreak()).asks("halt")
        assert town.crowd(place) == ["5/3"]


@rule("DOZ-INF-07")
@pytest.mark.parametrize(("chaos", "place"), [((), "T-S"), (("T-7", "T-4"), "T-4")])
def test_in_the_tunnel_the_unit_comes_to_start_without_chaos(
    chaos: tuple[str, ...], place: str
) -> None:
    with Siege("walking-zeds") as town:
        town.chaos(*chaos).dice(1, 1).fates("F-O06").draws("5/3").run(Outbreak()).asks("halt")
        assert town.crowd(place) == ["5/3"]


@rule("DOZ-INF-08")
def test_the_limit_sends_the_outbreak_unit_back_toward_start() -> None:
    with Siege("outbreak") as town:
        town.zeds("5/3", "S-3").zeds("6/3", "S-3").dice(1, 1).fates("F-B05").draws("4/2")
        town.run(Outbreak()).asks("halt")
        assert town.crowd("S-4") == ["4/2"]


@rule("DOZ-INF-08")
def test_the_outbreak_unit_fights_devours_and_drives_out() -> None:
    with Siege("apocalypse") as town:
        town.put("civ1", "S-3", marks=["defiant"]).put("folk5", "S-3").dice(1, 1).fates("F-B05")
        town.draws("4/2").dice(6, 6).run(Outbreak()).asks("halt")
        town.told(FightRolled, attacking=False)
        assert town.crowd("S-4") == ["4/2"] and town.place("folk5") == "S-3"
    with Siege("apocalypse") as town:
        town.put("folk5", "S-3").put("folk4", "S-3", marks=["fled"]).dice(1, 1).fates("F-B05")
        town.draws("4/2").run(Outbreak()).play("pass").asks("halt")
        assert town.place("folk4") == "CEM"
        assert town.place("folk5") == "S-2" and town.game.chaos_at(town.spot("S-3")) == 1


@rule("DOZ-INF-09", "DOZ-INF-10")
@pytest.mark.parametrize(("level", "by"), [(12, 1), (10, 3), (10, 5)])
def test_the_end_of_the_track_means_an_unchecked_outbreak_at_once(level: int, by: int) -> None:
    with Siege("outbreak") as town:
        town.stock(infection=level).dice(3, 4).fates("F-B05").draws("doom").run(Raise(by))
        town.asks("halt").told(OutbreakBegan, unchecked=True)
        assert town.state.infection == 6 and town.place("doom") == "S-3"


@rule("DOZ-INF-09")
def test_it_interrupts_whatever_raised_it() -> None:
    with Siege("outbreak") as town:  # +1 for each of two units on the Mountain track
        town.stock(infection=11).zeds("5/3", "M-3").zeds("4/2", "M-4").dice(6, 6).fates("F-B05")
        town.draws("iron", "6/3").text("E-B04").asks("halt")
        kinds = [type(event).__name__ for event in town.events]
        assert kinds.index("OutbreakBegan") < kinds.index("ZedsPlaced")
        assert town.place("iron") == "S-3" and town.crowd("M-S") == ["6/3"]


@rule("DOZ-INF-11")
def test_after_it_another_one_follows_if_infection_is_at_13_again() -> None:
    with Siege("outbreak") as town:
        town.stock(infection=12).put("civ4", "S-3").put("hunt", "TC")
        town.dice(1, 1).fates("F-B05").draws("oozers").dice(1, 1)  # a combat: +3
        town.run(Raise(1)).asks("save")
        assert town.state.outbreaks == 1 and town.state.infection == 13
        town.dice(4, 4).fates("F-B09").draws("doom").play("pass").asks("halt")
        assert town.state.outbreaks == 2 and town.state.infection == 5
        assert town.place("doom") == "F-4"


@rule("DOZ-INF-11")
def test_a_lesser_rise_meanwhile_starts_none() -> None:
    with Siege("outbreak") as town:
        town.stock(infection=12).put("furies", "S-3").dice(1, 3).fates("F-B05").draws("oozers")
        town.dice(6, 6).run(Raise(1)).asks("halt")
        assert town.state.outbreaks == 1 and town.state.infection == 12


@rule("DOZ-RUL-49")
def test_units_that_left_meanwhile_take_no_hits_of_the_interrupted_combat() -> None:
    with Siege("apocalypse") as town:
        # The Outbreak puts Super Zeds into the space of the combat; they drive the defender out.
        town.stock(infection=12).put("civ1", "F-4").zeds("2/1", "F-5", as_="mob")
        town.dice(1, 1).dice(6, 6).fates("F-B09").draws("zed-hemoths").dice(4, 4).activate("F")
        rolls = [(e.zeds_hits, e.unit_hits, e.zeds_lose) for e in town.events
                 if isinstance(e, FightRolled)]  # fmt: skip
        assert rolls == [(2, 2, True), (1, 2, False)]
        town.play("zed:zed-hemoths").asks("hit-zeds")  # the Hits of the first combat
        assert (town.place("civ1"), town.damage("civ1")) == ("F-3", 2)
        town.play("zed:z21", "zed:z21").asks("halt")
        assert (town.place("civ1"), town.damage("civ1")) == ("F-3", 2)
        assert (town.damage("mob"), town.damage("zed-hemoths")) == (2, 1)


@rule("DOZ-ZEDS-21")
@pytest.mark.parametrize(
    ("card", "skulls"), [("E-B18", 1), ("E-B19", 2), ("E-G04", 3), ("E-Y15", 2), ("E-Y18", 4)]
)
def test_a_brains_card_raises_infection_by_its_skulls(card: str, skulls: int) -> None:
    with Siege("brains") as town:
        town.zeds("5/3", "F-6").text(card, "turn.start").asks("halt")
        assert town.state.infection == skulls
    if card == "E-B18":
        with Siege() as town:
            town.text(card, "turn.start").asks("halt")
            assert town.state.infection == 0


# -- Elwood Berra and the Antidote ----------------------------------------------------------


@rule("DOZ-ELWOOD-01", "DOZ-ELWOOD-02")
def test_elwood_arrives_and_lowers_infection_once_a_turn_after_order_is_restored() -> None:
    with Siege("walking-zeds") as town:
        town.text("E-O08").asks("halt")
        assert town.state.elwood is True
        town.stock(infection=11).chaos("F-3", "M-2").put("hunt", "F-3").run(Housekeeping()).asks(
            "halt"
        )
        assert town.state.infection == 11  # up to 12, then down again
        changes = [e.after for e in town.events if isinstance(e, StockChanged)]
        assert changes == [12, 11]


@rule("DOZ-ELWOOD-01")
@pytest.mark.parametrize("card", ["E-O05", "E-R06"])
def test_hospital_contamination_takes_elwood_away(card: str) -> None:
    with Siege("directors-cut") as town:
        town.state.elwood = True
        town.put("civ1", "HB1").put("agee", "SO1").put("hunt", "TC").text(card).asks("halt")
        assert town.state.elwood is False and town.state.infection == 2
        town.run(Housekeeping()).asks("halt")
        assert town.state.infection == 2


@rule("DOZ-ELWOOD-03", "DOZ-INF-02")
def test_elwood_stops_at_0() -> None:
    with Siege("walking-zeds") as town:
        town.state.elwood = True
        town.run(Housekeeping(), Housekeeping()).asks("halt")
        assert town.state.infection == 0


@rule("DOZ-ELWOOD-04", "DOZ-ANTI-04")
@pytest.mark.parametrize(
    ("elwood", "antidote", "left"), [(True, 2, 3), (True, 1, 4), (False, 2, 4), (False, 1, 5)]
)
def test_elwood_and_the_antidote_each_lower_infection_by_one(
    elwood: bool, antidote: int, left: int
) -> None:
    with Siege("walking-zeds") as town:
        town.state.elwood, town.state.antidote = elwood, antidote
        town.stock(infection=5).run(Housekeeping()).asks("halt")
        assert town.state.infection == left


@rule("DOZ-ANTI-04")
def test_the_antidote_works_after_order_is_restored() -> None:
    with Siege("brains") as town:
        town.state.antidote = 2
        town.chaos("F-3").put("hunt", "F-3").stock(infection=0).run(Housekeeping()).asks("halt")
        assert town.state.infection == 0


@rule("DOZ-RUL-07", "DOZ-INF-01")
def test_a_die_of_infection() -> None:
    with Siege("outbreak") as town:
        town.stock(infection=3).dice(5).run(ChangeByDice("infection", 1)).asks("halt")
        assert town.state.infection == 8
