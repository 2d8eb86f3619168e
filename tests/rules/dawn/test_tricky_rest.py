"""Three of the reference's tricky interactions that cross several systems, with their numbers."""

from __future__ import annotations

from shambler.games.dawn.events.combat import FightRolled
from shambler.testing import rule
from shambler.testing.dawn import Siege

BURNT = ["F-4", "F-3", "F-0", "M-5", "M-4", "M-2", "M-0", "H-5", "H-0", "S-5", "S-4", "S-3"]


@rule("DOZ-ALYSSA-09", "DOZ-RUL-40")
def test_case_11_alyssa_who_rolls_a_one_may_still_retreat_under_rule_number_seven() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "S-2").zeds("5/3", "S-3", as_="mob").stock(infection=3)
        town.event("E-B01").phase("zeds").draws("4/2").play("place:F-S").asks("assassin")
        town.dice(1).play("dare").asks("flee", "flee:alyssa", "pass").play("flee:alyssa")
        town.asks("assassin")  # the track is activated twice: they are after her again
        assert (town.place("alyssa"), town.place("mob")) == ("S-1", "S-1")
        assert (town.damage("alyssa"), town.damage("mob"), town.state.infection) == (0, 0, 3)
        town.not_told(FightRolled)


@rule("DOZ-RET-08", "DOZ-RET-07")
def test_case_15_zeds_pushed_onto_civilians_attack_and_these_retreat_past_the_first_winner() -> (
    None
):
    with Siege("walking-zeds") as town:
        town.put("hunt", "T-1").zeds("5/3", "T-2", as_="mob").put("civ4", "T-3").act()
        # 5 against 5, a nine: 2 Hits on the Zeds, who lose, 1 on Hunt, who shakes it off
        town.dice(6, 3).play("move:hunt>T-2").asks("re-roll")
        # then 5 against 2 is Zeds x2, an eight: 1 Hit on the Zeds, 2 on the Civilians, who lose
        town.dice(4).dice(4, 4).play("pass")
        fights = [event for event in town.events if type(event) is FightRolled]
        assert [(f.attacking, f.column, f.zeds_hits, f.unit_hits) for f in fights] == [
            (True, 3, 2, 1),
            (False, 1, 1, 2),
        ]
        places = [town.place(name) for name in ("hunt", "mob", "civ4")]
        assert places == ["T-2", "T-3", "T-1"]  # the Guard Post holds one unit only
        damage = [town.damage(name) for name in ("hunt", "mob", "civ4")]
        assert damage == [0, 3, 2]


@rule("DOZ-WIN-04")
def test_case_19_with_no_chaos_marker_left_a_grenade_is_refused() -> None:
    with Siege("walking-zeds") as town:
        parts = [part.id for part in town.game.world.research.components]
        town.state.components = 1 << parts.index("gas-grenade")
        town.put("civ1", "F-1").zeds("5/3", "F-2").chaos(*BURNT[:-1]).act()
        assert "grenade:civ1>F-2" in town.options
        town.chaos(BURNT[-1]).act()
        assert "grenade:civ1>F-2" not in town.options


@rule("DOZ-WIN-04")
def test_case_19_with_no_chaos_marker_left_a_meltdown_loses_the_game() -> None:
    with Siege("walking-zeds") as town:
        town.chaos(*BURNT[:-1]).text("E-Y06").asks("halt")
        assert town.state.chaos.count(town.spot("H-3")) == 1
    with Siege("walking-zeds") as town:
        town.chaos(*BURNT).text("E-Y06")
        assert town.outcome is not None
        assert (town.outcome.reason, town.outcome.winners) == ("chaos", ())
