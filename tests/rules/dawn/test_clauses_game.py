"""Rules of the game as a whole, clause by clause: set-up, Fate, Forage, camp, score, sequence."""

from __future__ import annotations

import pytest

from shambler.games.dawn import RULES
from shambler.games.dawn.epilogue import score
from shambler.games.dawn.events.combat import FightRolled, GunfireRolled
from shambler.games.dawn.events.fate import FateHeld
from shambler.games.dawn.events.refugees import RaidersMoved, RefugeesDevoured, RefugeesMoved
from shambler.games.dawn.events.turn import EventDrawn, GoodiesFound, StockChanged
from shambler.games.dawn.events.zeds import ZedsMoved
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.procedures.surprise import VirtualAttack
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import actions_left, keys

LEVEL = "walking-zeds"
FLED = ["fled"]

# -- levels and set-up -------------------------------------------------------------------------


@rule("DOZ-GAME-02")
def test_each_of_the_six_levels_can_be_played() -> None:
    played = [scenario.key for scenario in RULES.scenarios()]
    levels = ["basic", "outbreak", "apocalypse", "brains", "walking-zeds", "directors-cut"]
    assert played == levels
    for number, level in enumerate(levels):
        with Siege(level) as town:
            assert town.game.world.level == number


@rule("DOZ-GAME-10")
def test_below_level_three_there_is_neither_office_nor_research_nor_super_weapon() -> None:
    found = {}
    for level in ("outbreak", "apocalypse", "brains", "walking-zeds"):
        with Siege(level) as town:
            science = {"agee", "seaver", "wright"} & set(town.game.world.units.ids)
            found[level] = (town.game.world.features.research, len(science))
    assert found["outbreak"] == found["apocalypse"] == (False, 0)
    assert found["brains"] == found["walking-zeds"] == (True, 3)


@rule("DOZ-GAME-11")
def test_level_four_has_catacombs_to_get_lost_in() -> None:
    with Siege(LEVEL) as town:
        town.put("civ1", "T-3").act().dice(4).play("move:civ1>T-2")
        assert town.place("civ1") == "T-3"


@rule("DOZ-CIV-05", "DOZ-SETUP-05")
def test_heroic_civilians_may_come_by_an_event_too() -> None:
    with Siege(LEVEL) as town:
        town.put("furies", "F-3").draws("vfw").text("E-O14").asks("halt")
        assert town.place("vfw") == "TC" and town.damage("vfw") == 0


# -- Fate --------------------------------------------------------------------------------------


@rule("DOZ-FATE-08", "DOZ-FATE-07")
def test_all_hold_cards_of_the_deck_may_be_kept_at_once() -> None:
    with Siege("directors-cut") as town:
        cards = [town.game.world.fate[card] for card in town.state.fate.cards]
        hold = [card.id for card in cards if card.hold]
        assert len(hold) > 12
        for name in hold:
            town.fate_text(name).told(FateHeld, card=town.fate_number(name))
        assert [town.game.world.fate[card].id for card in town.state.held] == hold


# -- stock -------------------------------------------------------------------------------------


@rule("DOZ-FORAGE-07", "DOZ-RUL-07")
@pytest.mark.parametrize(("die", "before"), [(6, 19), (4, 20)])
def test_supplies_stop_at_twenty_too(die: int, before: int) -> None:
    with Siege("apocalypse") as town:  # the Farm
        town.put("civ1", "F-3").stock(supplies=before, ammo=7).act().dice(die).play("forage:civ1")
        assert (town.state.supplies, town.state.ammo) == (20, 7)


@rule("DOZ-GOODIES-02")
@pytest.mark.parametrize(("who", "ammo"), [("folk1", 2), ("pickles", 2), ("civ1", 2)])
def test_any_player_unit_collects_goodies_refugees_too(who: str, ammo: int) -> None:
    with Siege("apocalypse") as town:
        town.put("piazza", "TC").text("E-B02", "turn.start")
        town.put(who, "M-2", marks=FLED if who == "folk1" else ())
        town.phase("action").play("done").told(GoodiesFound)
        assert town.state.ammo == ammo


@rule("DOZ-GOODIES-02")
def test_un_zeds_find_no_goodies_and_whoever_left_does_not_either() -> None:
    with Siege(LEVEL, versus=True) as town:
        town.put("piazza", "TC").text("E-B02", "turn.start").put("berk", "M-2")
        town.phase("action").play("done").not_told(GoodiesFound)
    with Siege("apocalypse") as town:
        town.put("piazza", "TC").text("E-B02", "turn.start").put("hunt", "M-2")
        town.phase("action").play("move:hunt>M-1").asks("halt").not_told(GoodiesFound)
        assert town.state.ammo == 0


@rule("DOZ-BARR-02")
def test_the_crew_pays_one_supply_of_many_and_others_two() -> None:
    for who, left in (("bauer", 4), ("hunt", 3)):
        with Siege("apocalypse") as town:
            town.stock(supplies=5).put(who, "F-2").act().play(f"build:{who}>F-2")
            assert town.state.supplies == left


@rule("DOZ-COOP-03")
def test_supplies_belong_to_the_team() -> None:
    with Siege("apocalypse", seats=2) as town:
        town.put("hunt", "F-2", seat=0).put("piazza", "M-2", seat=1).stock(supplies=4)
        town.act(players=0, event=2)
        town.play("build:hunt>F-2", seat=1).play("build:piazza>M-2", seat=0)
        assert town.state.supplies == 0 and len(town.state.barricades) == 2


# -- combat ------------------------------------------------------------------------------------


@rule("DOZ-GUN-05", "DOZ-RAID-09", "DOZ-GUN-03", "DOZ-GUN-08")
@pytest.mark.parametrize("strong", [False, True])
def test_no_defence_helps_those_who_are_shot_at(strong: bool) -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-3", strongpoint=strong).put("civ1", "F-2").zeds("5/3", "F-3")
        town.stock(ammo=1).act().dice(6, 4).play("shoot:civ1>F-3/z53a")
        town.told(GunfireRolled, column=3)
    with Siege("apocalypse") as town:
        town.barricade("F-3", strongpoint=strong).put("civ1", "F-2").put("raiders", "F-3")
        town.stock(ammo=1).act().dice(6, 4).play("fire:civ1>F-3/raiders")
        assert town.damage("raiders") == 3


@rule("DOZ-VIP-02", "DOZ-ZEDS-18")
def test_nobody_on_a_start_space_shoots_or_is_shot_at_or_fights() -> None:
    with Siege("apocalypse") as town:
        town.put("hunt", "M-S").zeds("6/3", "M-S").zeds("5/3", "M-6").put("piazza", "F-4")
        town.zeds("4/2", "F-S").put("raiders", "F-S").stock(ammo=3).act()
        assert not keys(town, "shoot:", "fire:", "make:")
    with Siege("brains") as town:
        town.put("raiders", "H-S").put("vip", "H-S", marks=FLED).zeds("vermin", "H-S")
        town.zeds("5/3", "H-S").run(MoveRaiders((town.unit("raiders"),))).asks("halt")
        town.not_told(FightRolled).not_told(RefugeesDevoured)
        assert town.place("raiders") == "H-6"


@rule("DOZ-DEFY-04")
def test_the_text_of_an_attack_out_of_nowhere_ends_defiance() -> None:
    with Siege("apocalypse") as town:
        town.put("civ1", "F-4", marks=["defiant"]).dice(3, 4)
        town.run(VirtualAttack(town.track("F"))).asks("halt")
        assert town.damage("civ1") > 0 and town.marks("civ1") == set()
        assert town.place("civ1") == "F-4"


# -- the bridge --------------------------------------------------------------------------------


@rule("DOZ-BRIDGE-03")
@pytest.mark.parametrize(("die", "place"), [(3, "CEM"), (4, "HB1")])
def test_a_hero_beyond_the_bridge_is_saved_or_not_by_the_same_die(die: int, place: str) -> None:
    with Siege("apocalypse") as town:
        town.put("piazza", "S-3", damage=1).state.bridge = "collapsed"
        town.run(HitUnit(town.unit("piazza"), 1)).asks("save").dice(die).play("dare:save")
        assert town.place("piazza") == place


@rule("DOZ-BRIDGE-09")
def test_all_refugees_wait_and_leave_the_ferry_by_another_move() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "S-2", marks=FLED).put("folk2", "S-2", marks=FLED).event("E-G17")
        town.state.bridge = "collapsed"
        town.phase("four-r").asks("halt")
        assert town.place("folk1") == town.place("folk2") == "S-2"
    with Siege("apocalypse") as town:
        town.put("folk1", "S-2", marks=FLED).act(event=1).state.bridge = "ferry"
        town.act(event=1).play("move:folk1>S-1")
        assert town.place("folk1") == "S-1" and actions_left(town) == 1
        town.play("move:folk1>S-0")
        assert town.place("folk1") == "S-0"


# -- Refugees and Camp -------------------------------------------------------------------------


@rule("DOZ-VIP-01", "DOZ-VIP-03")
def test_the_vips_come_to_whichever_track_is_fated() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=3, ammo=3).fates("F-B09").text("E-G10").asks("halt")
        assert town.place("vip") == "F-S"


@rule("DOZ-VIP-06")
def test_the_technician_restores_every_kind_of_unit_in_every_place() -> None:
    with Siege(LEVEL) as town:
        town.put("vip", "F-0", marks=FLED)
        hurt = {"hunt": "F-2", "civ1": "M-2", "furies": "TC", "rangers": "S-3", "security1": "T-1"}
        for name, place in hurt.items():
            town.put(name, place, damage=1)
        town.put("agee", "LAB", damage=1).put("national-guard", "H-3", damage=4)
        town.put("raiders", "H-5", damage=2).act()
        town.play("move:vip>TC", "choose:medical-technician")
        assert [town.damage(name) for name in (*hurt, "agee", "national-guard")] == [0] * 7
        assert town.damage("raiders") == 2  # not one of yours


@rule("DOZ-LOC-02")
def test_the_camp_takes_one_more_than_all_villages_have() -> None:
    with Siege("apocalypse") as town:
        for at in range(1, 5):
            town.put(f"folk{at}", "CAMP", marks=FLED)
        town.put("vip", "CAMP", marks=FLED).put("folk5", "F-0", marks=FLED).act()
        town.play("move:folk5>TC")
        assert town.place("folk5") == "CAMP"


@rule("DOZ-EPI-02")
def test_the_vips_count_three_as_well() -> None:
    with Siege("apocalypse") as town:
        before = score(town.game).points["refugees"]
        town.put("vip", "CAMP", marks=FLED)
        assert score(town.game).points["refugees"] - before == 3


# -- a Brains! turn ----------------------------------------------------------------------------


@rule("DOZ-RUL-04", "DOZ-SEQ-07")
def test_on_a_brains_turn_neither_spreaders_nor_raiders_do_their_work() -> None:
    with Siege("apocalypse") as town:
        for track in "FMHS":
            town.zeds("5/3", f"{track}-6")
        town.zeds("vermin", "F-5").put("raiders", "M-3").put("folk1", "H-3", marks=FLED)
        town.put("hunt", "TC").put("rangers", "TC").stock(infection=2, supplies=9)
        town.state.spent, town.state.special_left = 3, 1
        town.top_event("E-B18").turns().asks("next-track")
        town.play("track:F", "track:M").top_event("E-B03").play("track:H")
        second = [at for at, event in enumerate(town.events) if type(event) is EventDrawn][1]
        turn = [type(event) for event in town.events[:second]]
        assert turn.count(ZedsMoved) >= 4
        assert not {RaidersMoved, RefugeesMoved} & set(turn)
        assert turn.count(StockChanged) == 1  # what the card itself says: Infection by one
        town.told(StockChanged, stock="infection", before=2, after=3)
