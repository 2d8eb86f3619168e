"""National Guard, Petra's Angels, Rangers, Security Guards; kinds of Civilians and of Heroes."""

from __future__ import annotations

import pytest

from shambler.games.dawn import content as box
from shambler.games.dawn.events.combat import FightRolled, GunfireRolled
from shambler.games.dawn.events.turn import PhaseBegan
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.retreat import RetreatUnits
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import keys

# -- the National Guard ---------------------------------------------------------------------


@rule("DOZ-GUARD-01", "DOZ-SEQ-08")
def test_the_guard_comes_to_the_fated_start_space_and_the_turn_ends() -> None:
    with Siege("apocalypse") as town:
        town.put("hunt", "TC").put("raiders", "F-5").zeds("5/3", "M-3", as_="mob")
        town.top_event("E-G18").fates("F-B05").cards(town.event_number("E-B02")).turns()
        town.asks("free-step")  # of the next turn
        assert town.place("national-guard") == "S-S" and town.state.turn == 3
        phases = [event.phase for event in town.events if isinstance(event, PhaseBegan)]
        assert phases == ["housekeeping", "four-r"]
        assert (town.place("raiders"), town.place("mob")) == ("F-4", "M-3")


@rule("DOZ-GUARD-01", "DOZ-FATE-10")
def test_if_the_tunnel_is_fated_the_players_choose_a_track_above_ground() -> None:
    with Siege("walking-zeds") as town:
        town.fates("F-O06").text("E-G18", "turn.start")
        town.asks("place-character", *(f"place:{track}-S" for track in "FMHS"))
        town.play("place:H-S").asks("halt")
        assert town.place("national-guard") == "H-S"
    with Siege("walking-zeds") as town:
        town.fates("F-B05").text("E-G18", "turn.start").asks("halt")
        assert town.place("national-guard") == "S-S"


@rule("DOZ-GUARD-02", "DOZ-GUARD-03")
def test_the_guard_takes_six_hits_and_goes_to_the_hospital() -> None:
    with Siege("apocalypse") as town:
        guard = town.unit("national-guard")
        town.put("national-guard", "F-3").run(HitUnit(guard, 5)).asks("halt")
        assert town.place("national-guard") == "F-3" and town.game.strength(guard) == 6
        town.run(HitUnit(guard, 1)).asks("save").dice(4).play("dare:save").asks("halt")
        assert town.place("national-guard") == "HB1" and town.damage("national-guard") == 3
        assert town.marks("national-guard") == {"comatose"}


@rule("DOZ-GUARD-05")
def test_the_guard_moves_one_space_for_an_action() -> None:
    with Siege("apocalypse") as town:
        town.put("national-guard", "F-3").act()
        moves = keys(town, "move:national-guard")
        assert moves == {"move:national-guard>F-2", "move:national-guard>F-4"}


@rule("DOZ-GUARD-06", "DOZ-PETRA-02")
@pytest.mark.parametrize("who", ["national-guard", "petra"])
def test_guard_and_bikers_stay_above_ground(who: str) -> None:
    with Siege("walking-zeds") as town:
        town.put(who, "TC").put("rangers", "TC").act()
        assert f"move:{who}>T-0" not in town.options and f"move:{who}>F-0" in town.options
        assert "move:rangers>T-0" in town.options


@rule("DOZ-GUARD-08", "DOZ-FORAGE-01")
@pytest.mark.parametrize(("damage", "column"), [(0, 6), (3, 5)])
def test_its_gunfire_has_its_strength_and_costs_two_ammo(damage: int, column: int) -> None:
    with Siege("apocalypse") as town:
        town.put("national-guard", "F-2", damage=damage).zeds("9/4", "F-3").stock(ammo=3)
        town.act(event=1).dice(1, 1).play("shoot:national-guard>F-3/z94")
        town.told(GunfireRolled, column=column)
        assert town.state.ammo == 1
        assert town.blocked("shoot:national-guard>F-3/z94") == "DOZ-GUN-01"


# -- Petra's Angels -------------------------------------------------------------------------


@rule("DOZ-PETRA-01", "DOZ-PETRA-06")
def test_petras_angels_share_no_space_with_heroes_or_civilians() -> None:
    with Siege("brains") as town:
        town.put("petra", "F-2").put("hunt", "F-1").put("civ1", "F-3").put("civ2", "M-0").act()
        assert not keys(town, "move:petra>F-1", "move:petra>F-3", "move:hunt>F-2", "move:civ1>F-2")
        assert "move:petra>TC" in town.options and "move:petra>M-0" not in town.options
        assert "move:hunt>F-4" in town.options  # past them
    with Siege("brains") as town:  # Refugees and Town Center are another matter
        town.put("petra", "F-1").put("folk1", "F-2", marks=["fled"]).put("hunt", "TC").act()
        assert {"move:petra>F-2", "move:petra>TC", "move:folk1>F-1"} <= set(town.options)


@rule("DOZ-PETRA-01", "DOZ-PETRA-04", "DOZ-PETRA-05")
def test_the_national_guard_is_neither_hero_nor_civilians_to_petras_angels() -> None:
    with Siege("walking-zeds") as town:
        town.put("petra", "F-2").put("national-guard", "F-3").act(event=1)
        assert "move:petra>F-3" in town.options
        town.play("move:national-guard>F-2")
        assert town.place("national-guard") == town.place("petra") == "F-2"
    for who, other in (("petra", "national-guard"), ("national-guard", "petra")):
        with Siege("walking-zeds") as town:  # a retreat stops there, too
            town.put(who, "F-3").put(other, "F-2")
            town.run(RetreatUnits((town.unit(who),), town.spot("F-3"))).asks("halt")
            assert town.place(who) == "F-2"


@rule("DOZ-PETRA-02")
def test_petras_angels_move_four_spaces() -> None:
    with Siege("brains") as town:
        town.put("petra", "F-6").act()
        assert "move:petra>F-2" in town.options and "move:petra>F-1" not in town.options


@rule("DOZ-PETRA-03", "DOZ-GUN-01")
def test_their_gunfire_costs_a_supply() -> None:
    with Siege("brains") as town:
        town.put("petra", "F-2").zeds("9/4", "F-3").stock(ammo=3, supplies=1).act(event=1)
        town.dice(1, 1).play("shoot:petra>F-3/z94")
        assert (town.state.ammo, town.state.supplies) == (3, 0)
        assert town.blocked("shoot:petra>F-3/z94") == "DOZ-GUN-01"


@rule("DOZ-PETRA-04", "DOZ-PETRA-06")
@pytest.mark.parametrize(
    ("crowd", "place"),
    [({}, "F-2"), ({"civ1": "F-2"}, "F-1"), ({"civ1": "F-2", "civ2": "F-1", "civ3": "F-0"}, "TC")],
)
def test_they_retreat_to_the_first_space_of_their_own(crowd: dict[str, str], place: str) -> None:
    with Siege("brains") as town:
        town.put("petra", "F-3").put("folk1", "F-2", marks=["fled"]).put("hunt", "TC")
        for name, at in crowd.items():
            town.put(name, at)
        town.run(RetreatUnits((town.unit("petra"),), town.spot("F-3"))).asks("halt")
        assert town.place("petra") == place


@rule("DOZ-PETRA-05")
def test_others_retreat_past_them() -> None:
    with Siege("brains") as town:
        town.put("civ1", "F-3").put("petra", "F-2")
        town.run(RetreatUnits((town.unit("civ1"),), town.spot("F-3"))).asks("halt")
        assert town.place("civ1") == "F-1"
    with Siege("brains") as town:
        town.put("civ1", "F-0").put("petra", "TC")
        town.run(RetreatUnits((town.unit("civ1"),), town.spot("F-0"))).asks("halt")
        assert town.place("civ1") == "TC"


# -- Rangers --------------------------------------------------------------------------------


@rule("DOZ-RANGER-01")
def test_rangers_come_to_the_fated_start_space_with_four_ammo() -> None:
    with Siege("apocalypse") as town:
        town.stock(ammo=1).fates("F-B05").text("E-G06", "four-r.start").asks("halt")
        assert town.place("rangers") == "S-S" and town.state.ammo == 5


@rule("DOZ-RANGER-02")
def test_rangers_shoot_two_spaces_far_with_a_column_against() -> None:
    with Siege("apocalypse") as town:
        town.put("rangers", "F-2").zeds("9/4", "F-4").zeds("8/4", "F-3").stock(ammo=3).act(event=2)
        town.dice(1, 1).play("shoot:rangers>F-3/z84").told(GunfireRolled, column=4)
        town.dice(1, 1).play("shoot:rangers>F-4/z94").told(GunfireRolled, column=3)
    with Siege("apocalypse") as town:
        town.put("rangers", "F-2").zeds("9/4", "F-5").stock(ammo=3).act()
        assert town.blocked("shoot:rangers>F-5/z94") == "DOZ-GUN-01"


@rule("DOZ-RANGER-03")
def test_their_free_step_is_a_choice() -> None:
    with Siege("apocalypse") as town:
        town.put("rangers", "F-4").event("E-G15").phase("four-r")
        town.asks("free-step", "place:F-3", "place:F-5", "pass").play("place:F-3").asks("halt")
        assert town.place("rangers") == "F-3"


@rule("DOZ-RANGER-04")
@pytest.mark.parametrize("attacking", [True, False])
def test_rangers_have_a_column_in_every_combat(attacking: bool) -> None:
    with Siege("apocalypse") as town:
        town.put("rangers", "F-2").zeds("5/3", "F-3").dice(6, 6)
        if attacking:
            town.act().play("move:rangers>F-3")
        else:
            town.activate("F")
        town.told(FightRolled, column=4, attacking=attacking)


# -- Security Guards and kinds of units -----------------------------------------------------


@rule("DOZ-REDD-01", "DOZ-REDD-02")
@pytest.mark.parametrize(
    "who",
    ["pickles", "horatius", "wilson", "seaver", "agee", "wright", "hunt", "hernandez", "security1"],
)
def test_red_diamond_units_leave_catacombs_without_a_roll(who: str) -> None:
    with Siege("walking-zeds") as town:
        town.put(who, "T-3").act().play(f"move:{who}>T-2")
        assert town.place(who) == "T-2"


@rule("DOZ-REDD-02", "DOZ-REDD-01")
@pytest.mark.parametrize(
    "who",
    ["alyssa", "hauser", "johnson", "jones", "kingman", "piazza", "santana", "schmidt", "staub",
     "civ1", "furies", "rangers"],
)  # fmt: skip
def test_everybody_else_has_to_find_the_way(who: str) -> None:
    with Siege("walking-zeds") as town:
        town.put(who, "T-3").act().dice(4).play(f"move:{who}>T-2")
        assert town.place(who) == "T-3"


@rule("DOZ-REDD-04")
def test_security_guards_move_three_spaces() -> None:
    with Siege("walking-zeds") as town:
        town.put("security1", "F-5").act()
        assert "move:security1>F-2" in town.options and "move:security1>F-1" not in town.options


@rule("DOZ-REDD-05")
def test_the_guard_post_is_a_good_place_to_look_for_ammo() -> None:
    for roll, ammo in ((3, 0), (4, 1), (6, 2)):
        with Siege("walking-zeds") as town:
            town.put("security2", "T-2").dice(roll).act().play("forage:security2")
            assert (town.state.ammo, town.state.supplies) == (ammo, 0)


@rule("DOZ-CIV-01", "DOZ-CIV-02", "DOZ-CIV-07")
def test_a_card_for_any_civilians_means_regular_heroic_and_special_ones() -> None:
    with Siege("walking-zeds") as town:  # Out of Bed and Into the Fight
        town.put("civ1", "HB1", 2).put("vfw", "HB2", 2).put("rangers", "HB3", 2).put(
            "seaver", "SO1"
        )
        town.put("hunt", "HB4", 1).held("F-O06").act().play("play:F-O06")
        town.asks("full-heal", "unit:civ1", "unit:vfw", "unit:rangers")


@rule("DOZ-CIV-07")
@pytest.mark.parametrize("who", ["rangers", "security1", "petra", "bauer", "wzed"])
def test_special_civilians(who: str) -> None:
    with Siege("walking-zeds") as town:
        town.put(who, "HB1", 2).held("F-O06").act().play("play:F-O06")
        town.asks("place-character").play("place:M-2")
        assert (town.place(who), town.damage(who)) == ("M-2", 0)


@rule("DOZ-MILITARY-02")
def test_who_is_military_and_who_is_law_enforcement() -> None:
    content = box.load()
    classes = {unit.id: unit.profession for unit in content.characters.hero}
    classes |= {unit.id: unit.profession for unit in content.characters.heroic}
    classes |= {unit.id: unit.profession for unit in content.others.special}
    by_class = {
        kind: {name for name, own in classes.items() if own == kind} for kind in ("law", "military")
    }
    assert by_class["law"] == {"hunt", "schmidt", "riot-squad", "security1", "security2"}
    assert by_class["military"] == {"hauser", "kingman", "piazza", "rangers", "national-guard"}
