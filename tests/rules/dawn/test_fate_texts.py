"""What the Fate cards above the blue ones say, and the Research cards, card by card."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled, StrikeRolled
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.research import EARLY, Reveal
from shambler.games.dawn.procedures.settling import PlaceChaos
from shambler.games.dawn.state import OUT
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import card, component, keys

LAST = "directors-cut"


def current(name: str, level: str = "brains") -> Siege:
    """A table on which this Research card is current."""
    town = Siege(level)
    town.state.current_research = card(town, name)
    return town


# -- green ----------------------------------------------------------------------------------


@rule("DOZ-FATE-06", "DOZ-RUL-07")
@pytest.mark.parametrize(
    ("rolls", "left"), [((2, 3), (3, 4)), ((6, 6), (5, 5)), ((5, 1), (4, 3)), ((1, 6), (3, 5))]
)
def test_cooked_books(rolls: tuple[int, int], left: tuple[int, int]) -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=5, ammo=5).dice(rolls[0]).dice(rolls[1]).fate_text("F-G01").asks("halt")
        assert (town.state.supplies, town.state.ammo) == left


@rule("DOZ-FATE-07")
def test_somebody_is_seen_on_a_start_space_above_ground() -> None:
    with Siege("walking-zeds") as town:
        town.held("F-G03").put("hunt", "TC").act().play("play:F-G03").asks("bring-character")
        assert "unit:piazza" in town.options and "unit:hunt" not in town.options
        town.play("unit:piazza").asks("place-character", *(f"place:{t}-S" for t in "FMHS"))
        town.play("place:M-S")
        assert town.place("piazza") == "M-S"


@rule("DOZ-FATE-06", "DOZ-RUL-09")
def test_the_roll_call_places_zeds_weaker_than_the_number() -> None:
    with Siege("apocalypse") as town:
        town.chaos("F-4", "F-3", "F-3").draws("3/1").fate_text("F-G04")
        town.asks("chaos-next", "place:F-4", "place:F-3").draws("3/2").play("place:F-4")
        town.asks("halt")
        assert town.crowd("F-4") == ["3/1"] and town.crowd("F-3") == []


@rule("DOZ-FATE-06")
def test_a_downpour_washes_zeds_and_stops_the_track() -> None:
    with Siege("apocalypse") as town:
        town.zeds("5/3", "M-0", as_="a").zeds("4/2", "M-3", as_="b").zeds("6/3", "M-5", as_="c")
        town.zeds("2/1", "M-S", as_="d").put("hunt", "M-1").put("civ1", "TC").put("civ2", "F-0")
        town.dice(1).dice(2).dice(6).fate_text("F-G06").asks("halt")
        assert [town.place(name) for name in "abcd"] == ["M-0", "M-2", "M-6", "M-S"]
        town.activate("M").asks("halt")
        assert [town.place(name) for name in "abcd"] == ["M-0", "M-2", "M-6", "M-S"]
        town.act(event=1)
        assert keys(town, "move:hunt") == set() and "move:civ1>M-0" not in town.options
        assert "move:civ1>F-0" in town.options


@rule("DOZ-FATE-06", "DOZ-RUL-09")
def test_who_forgot_something_goes_back_even_into_zeds() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-3", marks=["fled"]).put("folk2", "M-6", marks=["fled"])
        town.put("folk3", "H-4", marks=["fled"]).put("folk4", "S-5").zeds("5/3", "H-5")
        town.fate_text("F-G07").play("unit:folk1", "unit:folk2").asks("save").play("pass")
        assert [town.place(f"folk{n}") for n in range(1, 5)] == ["F-4", "M-S", "CEM", "S-5"]
        assert town.state.infection == 2


@rule("DOZ-FATE-07", "DOZ-HIT-06")
@pytest.mark.parametrize(("roll", "kept"), [(3, False), (4, True)])
def test_they_fell_for_it_cancels_a_group(roll: int, kept: bool) -> None:
    with Siege("apocalypse") as town:
        town.held("F-G08").zeds("5/3", "F-4", damage=3, as_="a").activate("F").dice(roll)
        town.asks("held-cards").play("play:F-G08").asks("halt")
        assert (town.place("a"), town.damage("a")) == ("F-4", 2)
        assert bool(town.state.held) is kept


@rule("DOZ-FATE-07")
def test_vehicles_add_three_points_above_ground() -> None:
    with Siege("walking-zeds") as town:
        town.held("F-G09").put("hunt", "F-6").put("civ1", "M-6").act(event=1)
        rides = keys(town, "ride:hunt")
        assert {"ride:hunt>F-1:F-G09", "ride:hunt>F-0:F-G09", "ride:hunt>TC:F-G09"} == rides
        assert not keys(town, "ride:civ1")
        town.play("ride:hunt>TC:F-G09")
        assert town.place("hunt") == "TC" and town.state.held == ()
        assert sum(town.state.player_actions) + town.state.event_actions == 1


# -- yellow ---------------------------------------------------------------------------------


@rule("DOZ-FATE-07")
def test_scouts_lead_refugees_beside_zeds_away() -> None:
    with Siege("brains") as town:
        town.put("folk1", "F-3", marks=["fled"]).put("folk2", "M-3", marks=["fled"])
        town.zeds("5/3", "F-4").zeds("4/2", "M-5").held("F-Y01").act().play("play:F-Y01")
        assert (town.place("folk1"), town.place("folk2")) == ("F-2", "M-3")


@rule("DOZ-FATE-07", "DOZ-INF-09")
def test_a_bonfire_may_prevent_an_unchecked_outbreak() -> None:
    with Siege("brains") as town:
        town.stock(infection=12).held("F-Y03").put("civ1", "F-2").zeds("2/1", "F-3").dice(6, 6)
        town.activate("F").asks("held-cards").play("play:F-Y03").asks("halt")
        assert town.state.infection == 11 and town.state.outbreaks == 0


@rule("DOZ-FATE-06")
@pytest.mark.parametrize(("roll", "camp"), [(1, False), (3, True), (6, True)])
def test_do_it_another_way_rolls_for_the_camp(roll: int, camp: bool) -> None:
    with Siege("brains") as town:
        town.put("folk1", "CAMP", marks=["fled"]).put("civ1", "F-2", damage=1).stock(infection=4)
        town.dice(roll).fate_text("F-Y04")
        at = town.state.unit_at[town.unit("folk1")]
        assert at == (town.spot("CAMP") if camp else OUT)
        if roll == 6:
            town.asks("heal-who").play("unit:civ1")
            assert (town.damage("civ1"), town.state.infection) == (0, 3)
        else:
            town.asks("halt")


@rule("DOZ-FATE-07")
def test_liquid_courage_costs_a_hit_afterwards() -> None:
    with Siege("brains") as town:
        town.held("F-Y05").put("civ1", "F-2").zeds("4/2", "F-3", as_="a").activate("F")
        town.asks("held-cards").dice(6, 6).play("play:F-Y05").asks("halt")
        town.told(FightRolled, column=5)
        assert town.damage("civ1") == 1 and town.place("a") == "F-3"


# -- orange ---------------------------------------------------------------------------------


@rule("DOZ-FATE-06")
@pytest.mark.parametrize(
    ("roll", "people", "zeds"),
    [(6, "H-3", "H-3"), (5, "S-4", "S-4"), (4, "M-4", "M-4"), (3, "F-3", "F-3")],
)
def test_a_collapse_drives_everybody_up(roll: int, people: str, zeds: str) -> None:
    with Siege(LAST) as town:
        town.put("civ1", f"T-{roll}").dice(roll).fate_text("F-O01").asks("halt")
        assert (town.place("civ1"), town.damage("civ1")) == (people, 1)
        assert town.spot(f"T-{roll}") in town.state.no_entry
    with Siege(LAST) as town:
        town.zeds("5/3", f"T-{roll}", as_="a").dice(roll).fate_text("F-O01").asks("halt")
        assert (town.place("a"), town.damage("a")) == (zeds, 1)


@rule("DOZ-FATE-06")
def test_from_numbers_one_and_two_they_retreat_one_space() -> None:
    with Siege(LAST) as town:
        town.put("civ1", "T-2").dice(2).fate_text("F-O01").asks("halt")
        assert (town.place("civ1"), town.damage("civ1")) == ("T-1", 1)
    with Siege(LAST) as town:
        town.zeds("5/3", "T-1", as_="a").dice(1).fate_text("F-O01").asks("halt")
        assert (town.place("a"), town.damage("a")) == ("T-2", 1)


@rule("DOZ-FATE-06", "DOZ-RUL-07")
def test_protests_cost_anything() -> None:
    with Siege(LAST) as town:
        town.stock(supplies=1, ammo=1).put("civ1", "F-2").dice(4).fate_text("F-O04").asks(
            "loss", "find:supplies", "find:ammo", "find:infection", "find:hits"
        )
        town.play("find:infection", "find:ammo", "find:supplies").asks("loss").play("find:hits")
        assert (town.state.supplies, town.state.ammo, town.state.infection) == (0, 0, 1)
        assert town.damage("civ1") == 1


@rule("DOZ-FATE-06")
@pytest.mark.parametrize("made", [True, False])
def test_a_rusty_padlock_costs_a_component_or_an_early_card(made: bool) -> None:
    with Siege(LAST) as town:
        town.state.components = component(town, "zed-bait") if made else 0
        for at, track in enumerate("MHST"):
            town.zeds(("5/3", "4/2", "6/3", "6/4")[at], f"{track}-3")
        before = town.state.research.cards.count(EARLY)
        town.draws("2/1").fate_text("F-O05").asks("halt")
        assert town.state.components == 0 and town.crowd("F-S") == ["2/1"]
        assert town.state.research.cards.count(EARLY) - before == (0 if made else 1)


@rule("DOZ-FATE-07")
@pytest.mark.parametrize("there", [True, False])
def test_the_project_file_needs_somebody_in_the_office(there: bool) -> None:
    with Siege(LAST) as town:
        town.put("civ1", "T-4" if there else "T-2").held("F-O07").act()
        assert ("play:F-O07" in town.options) is there
        if there:
            town.cards(card(town, "R-E08")).play("play:F-O07")
            assert town.state.supplies == 2


@rule("DOZ-FATE-07")
@pytest.mark.parametrize("ammo", [0, 1])
def test_desperate_measures_cost_an_ammo(ammo: int) -> None:
    with Siege(LAST) as town:
        town.put("civ1", "F-2").stock(ammo=ammo, infection=7).held("F-O08").act()
        assert ("play:F-O08" in town.options) is bool(ammo)
        if ammo:
            town.play("play:F-O08")
            assert (town.state.ammo, town.state.infection) == (0, 2)


@rule("DOZ-FATE-07", "DOZ-WIN-04")
def test_a_clean_sweep_saves_the_last_moment() -> None:
    with Siege(LAST) as town:
        town.chaos(*["H-0"] * 12).held("F-O09").run(PlaceChaos(town.spot("F-3")))
        town.asks("held-cards").play("play:F-O09")
        assert town.outcome is None and len(town.state.chaos) == 11
        assert town.game.chaos_at(town.spot("F-3")) == 1 and town.state.infection == 0


@rule("DOZ-FATE-07")
def test_something_is_thrown_before_the_combat() -> None:
    with Siege(LAST) as town:
        town.held("F-O10").put("civ1", "F-2").zeds("4/2", "F-3", damage=5, as_="a").activate("F")
        town.asks("held-cards").dice(6, 6).play("play:F-O10").asks("halt")
        assert town.place("a") == "POOL"
        town.not_told(FightRolled)


# -- red ------------------------------------------------------------------------------------


@rule("DOZ-FATE-06", "DOZ-INF-10")
def test_a_deadly_contagion_leaves_infection_and_fills_a_bed() -> None:
    with Siege(LAST) as town:
        town.stock(infection=6).put("civ1", "TC").put("hunt", "F-2").fates("F-B05").draws("doom")
        town.fate_text("F-R01").asks("halt")
        assert (town.state.infection, town.place("doom")) == (6, "S-3")
        assert (town.place("civ1"), town.damage("civ1"), town.marks("civ1")) == ("HB1", 3, set())


@rule("DOZ-FATE-07")
def test_the_helicopter_takes_a_hero_anywhere_above_ground() -> None:
    with Siege(LAST) as town:
        town.held("F-R02").put("hunt", "F-6").zeds("2/1", "M-3", as_="a").act(event=1)
        rides = keys(town, "ride:hunt")
        assert {"ride:hunt>S-6:F-R02", "ride:hunt>TC:F-R02", "ride:hunt>M-3:F-R02"} <= rides
        assert not keys(town, "ride:hunt>T-", "ride:hunt>M-S")
        town.dice(6, 6).play("ride:hunt>M-3:F-R02", "pass")
        assert town.told(FightRolled).attacking


@rule("DOZ-FATE-07")
def test_a_supply_drop_may_come_when_supplies_are_short() -> None:
    with Siege(LAST) as town:
        town.held("F-R03").put("civ1", "F-2").event("E-B17").phase("eat").asks("held-cards")
        town.play("play:F-R03")
        assert (town.state.supplies, town.state.ammo) == (0, 2) and town.damage("civ1") == 0


@rule("DOZ-FATE-07")
def test_hypnotized_zeds_stay_where_they_are() -> None:
    with Siege(LAST) as town:
        town.held("F-R04").zeds("5/3", "F-3", as_="a").zeds("4/2", "M-3", as_="b")
        town.activate("F", "M").asks("held-cards").play("play:F-R04").asks("halt")
        assert (town.place("a"), town.place("b")) == ("F-3", "M-2")


@rule("DOZ-FATE-07")
def test_necessity_breeds_ammo_as_often_as_wanted() -> None:
    with Siege(LAST) as town:
        town.held("F-R05").put("civ1", "F-2").stock(supplies=5).act().play("play:F-R05")
        town.play("convert", "convert")
        assert (town.state.supplies, town.state.ammo) == (1, 2) and "convert" not in town.options


@rule("DOZ-FATE-06", "DOZ-HIT-06")
def test_the_flowering_replaces_all_of_the_weakest() -> None:
    with Siege(LAST) as town:
        town.zeds("2/1", "F-3", damage=3, as_="a").zeds("ravagers", "M-3").zeds(
            "5/3", "H-3", 2, as_="c"
        )
        town.draws("6/3", "6/4").fate_text("F-R06").asks("halt")
        assert town.place("a") == "POOL" and town.state.zed_at[town.zed("ravagers")] == OUT
        assert len(town.crowd("F-3")) == len(town.crowd("M-3")) == 1 and town.damage("c") == 0


@rule("DOZ-FATE-07")
@pytest.mark.parametrize(("roll", "kept"), [(5, False), (6, True)])
def test_the_cannon_shoots_close_to_town(roll: int, kept: bool) -> None:
    with Siege(LAST) as town:
        town.held("F-R08").zeds("9/4", "F-1", as_="a").zeds("5/3", "M-2").zeds("4/2", "T-1")
        town.put("civ1", "TC").act().dice(3, 4).dice(roll).play("play:F-R08")
        town.told(StrikeRolled, hits=2)
        assert town.damage("a") == 2 and bool(town.state.held) is kept


# -- Research -------------------------------------------------------------------------------


@rule("DOZ-RES-03", "DOZ-RES-05")
def test_intoxicated_zeds_take_a_hit_at_the_start_of_the_action_phase() -> None:
    with current("R-E02") as town:
        town.put("civ1", "F-2").zeds("5/3", "F-3", as_="a").zeds("2/1", "F-1", as_="b")
        town.zeds("3/1", "M-3", as_="c").event("E-B12").phase("action")
        town.asks("hit-weakest", "zed:z21", "pass").play("zed:z21")
        assert (town.damage("a"), town.damage("b"), town.damage("c")) == (0, 1, 0)


@rule("DOZ-RES-03")
def test_reports_of_a_death_were_exaggerated() -> None:
    with Siege("brains") as town:
        town.buried("furies", "folk1").cards(card(town, "R-E03")).run(Reveal())
        town.asks("revive", "unit:furies", "pass").play("unit:furies")
        assert (town.place("furies"), town.damage("furies")) == ("TC", 3)


@rule("DOZ-RES-05", "DOZ-RUL-32")
def test_a_distraction_stops_a_group_for_a_hit() -> None:
    with current("R-E04") as town:
        town.put("civ1", "F-2").put("furies", "F-4").zeds("9/4", "F-3", as_="a").activate("F")
        town.asks("distraction", "unit:civ1", "pass").play("unit:civ1").asks("halt")
        assert (town.place("a"), town.place("civ1"), town.damage("civ1")) == ("F-3", "F-1", 1)


@rule("DOZ-RES-03", "DOZ-HEAL-02", "DOZ-HEAL-01", "DOZ-HEAL-03")
def test_leaflets_heal_two_civilians_wherever_they_are() -> None:
    with Siege("brains") as town:
        town.put("civ1", "F-2", 2).put("furies", "HB1", 1).put("hunt", "HB2", 1).stock(infection=5)
        town.cards(card(town, "R-E06")).run(Reveal()).asks(
            "heal-who", "unit:civ1", "unit:furies", "done"
        )
        town.play("unit:civ1", "unit:furies").asks("halt")
        assert (town.damage("civ1"), town.damage("furies"), town.state.infection) == (1, 0, 3)


@rule("DOZ-RES-03")
def test_music_chaos_and_jerky() -> None:
    with Siege("brains") as town:
        town.zeds("5/3", "F-3", as_="a").zeds("4/2", "M-S").cards(card(town, "R-E09")).run(Reveal())
        assert town.place("a") == "F-4"
    with Siege("brains") as town:
        town.chaos("F-3", "M-2").cards(card(town, "R-E10")).run(Reveal()).play("place:M-2")
        assert town.state.chaos == (town.spot("F-3"),) and town.state.infection == 0


@rule("DOZ-RES-05", "DOZ-RUL-73")
def test_scarce_materials_let_a_supply_pay() -> None:
    with current("R-E12") as town:
        town.put("wright", "LAB").stock(supplies=1).dice(1).act(players=0)
        town.play("research:wright:supplies")
        assert town.state.supplies == 0 and not keys(town, "research")


@rule("DOZ-RES-03", "DOZ-RUL-70")
def test_more_testing_loses_a_component_at_random() -> None:
    with Siege("brains") as town:
        town.state.components = 0b101
        town.cards(card(town, "R-E13"), 2).run(Reveal()).asks("halt")
        assert town.state.components == 0b001


@rule("DOZ-RES-03", "DOZ-SUPER-04")
def test_anti_growth_hormone_replaces_super_zeds() -> None:
    with current("R-A06") as town:
        town.state.research = town.state.research.without((EARLY, EARLY, EARLY))
        town.zeds("doom", "F-3", damage=4).cards(1, card(town, "R-A01")).draws("5/3").run(Reveal())
        town.asks("replace-super", "zed:doom", "pass").play("zed:doom").asks("halt")
        assert town.state.zed_at[town.zed("doom")] == OUT
        assert town.crowd("F-3") == ["5/3"] and town.damage("z53a") == 4


@rule("DOZ-RES-05", "DOZ-FORAGE-05")
def test_now_or_never_helps_foragers() -> None:
    with current("R-A02") as town:
        town.put("civ1", "M-4").dice(3).act().play("forage:civ1")
        assert town.state.ammo == 1


@rule("DOZ-INF-08", "DOZ-PICKLES-04", "DOZ-ZEDS-18")
def test_a_placed_unit_makes_a_hidden_dog_roll_again() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-3", marks=["stealthed"]).zeds("5/3", "F-3").draws("4/2").dice(2)
        town.run(NewZeds(town.spot("F-3"))).asks("halt")
        assert town.marks("pickles") == {"stealthed"}
