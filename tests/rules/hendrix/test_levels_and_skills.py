"""Adrenaline, danger levels, Ultrared and the skills of the six (Z-XP, Z-ULTRA, FH-SKILL)."""

import pytest

from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import HOUSE, TEAM, led_by, scene

SHEETS = {
    "javier": (
        "all-out-ranged-damage-2",
        {"plus-1-free-ranged-action", "double-all-out-dice"},
        {"plus-1-free-move-action", "hit-and-run", "ignore-1-break"},
    ),
    "karl": (
        "sniper",
        {"plus-1-free-ranged-action", "all-out-plus-1-die-combat"},
        {"plus-1-die-combat", "plus-1-free-combat-action", "reaper-combat"},
    ),
    "marian": (
        "field-medic",
        {"plus-1-free-melee-action", "all-out-plus-1-damage-melee"},
        {"plus-1-free-combat-action", "plus-1-to-dice-roll-melee", "lifesaver"},
    ),
    "michelle": (
        "spare-parts",
        {"charge", "double-all-out-dice"},
        {"plus-1-free-combat-action", "roll-6-plus-1-damage-combat", "taunt"},
    ),
    "riley": (
        "all-out-plus-1-die-melee",
        {"plus-1-free-move-action", "plus-1-free-all-out-ranged-action"},
        {"plus-1-free-melee-action", "plus-1-max-range", "all-out-plus-1-to-dice-roll-combat"},
    ),
    "wayne": (
        "shove",
        {"all-out-plus-1-die-combat", "charge"},
        {"plus-1-free-melee-action", "ambidextrous", "taunt"},
    ),
}


def skilled(*skills: str, who: str = "wayne", board: str = "") -> Scene:
    """Somebody in A with these skills and no others."""
    table = scene(board) if board else scene()
    return table.put(who, "A").skills(who, *skills, only=True)


def use(table: Scene, skill: str) -> str:
    """The zones a skill can be used on now."""
    labels = table.game.world.board.plan.labels
    return "".join(label for label in labels if table.offers(f"skill:{skill}>{label}"))


def learns(table: Scene) -> set[str]:
    """What can be learned now."""
    return {key.removeprefix("learn:") for key in table.options}


# -- levels ----------------------------------------------------------------------------------


@rule("Z-XP-02", "Z-XP-03", "Z2E-060")
@pytest.mark.parametrize(
    ("points", "level"),
    [
        (0, "blue"),
        (6, "blue"),
        (7, "yellow"),
        (18, "yellow"),
        (19, "orange"),
        (42, "orange"),
        (43, "red"),
    ],
)
def test_the_levels(points: int, level: str) -> None:
    table = scene().put("karl", "A").gains("karl", points)
    while table.options != ["done"]:
        table.play(table.options[0])
    assert table.level_of("karl") == level


@rule("Z-XP-04", "Z-XP-05", "Z2E-060", "Z2E-005")
@pytest.mark.parametrize("name", TEAM)
def test_a_skill_at_blue_an_action_at_yellow_one_of_two_and_one_of_three(name: str) -> None:
    blue, orange, red = SHEETS[name]
    table = scene().put(name, "A")
    assert table.skills_of(name) == [blue]
    table.gains(name, 7).asks("rest")
    assert table.skills_of(name) == [blue, "plus-1-action"]
    table.gains(name, 12).asks("learn")
    assert learns(table) == orange
    second = max(orange)
    table.play(f"learn:{second}").gains(name, 24).asks("learn")
    assert learns(table) == red
    third = max(red)
    table.play(f"learn:{third}")
    assert table.skills_of(name) == [blue, "plus-1-action", second, third]


@rule("Z-XP-11", "Z2E-060")
def test_a_skill_works_as_soon_as_it_is_gained() -> None:
    table = scene().put("wayne", "A").equip("wayne", "fire-axe").experience("wayne", 6)
    table.put("walker", "A").turn("wayne", spent=2).dice(4).play("melee:fire-axe>A")
    assert (table.level_of("wayne"), table.actions_left) == ("yellow", 1)
    free = scene().put("riley", "A").equip("riley", "fire-axe").experience("riley", 18)
    free.put("walker", "A").turn("riley", spent=3).dice(4).play("melee:fire-axe>A")
    free.asks("learn").play("learn:plus-1-free-move-action").asks("turn")
    assert free.cost_of("move:B") == 0


@rule("Z-XP-10", "Z2E-061", "FH-KO-09")
def test_the_highest_level_of_those_in_play_is_read_on_zombie_cards() -> None:
    table = scene().put("karl", "A").put("wayne", "A").experience("wayne", 19).spawn("E")
    assert table.cards(43).spawning().enemies("E") == {"walker": 7}
    gone = scene().put("karl", "A").put("wayne", "B").experience("wayne", 19).spawn("E")
    gone.put("walker", "B", 3).activation("walker").clear()
    assert gone.cards(43).spawning().enemies("E") == {"walker": 3}  # he is knocked out


@rule("Z-ULTRA-01", "Z-ULTRA-02", "Z2E-062")
def test_ultrared_starts_over_at_red_and_gives_what_was_not_taken() -> None:
    table = scene(ultrared=True).put("wayne", "A")
    table.gains("wayne", 19).play("learn:charge").gains("wayne", 26).play("learn:taunt")
    survivor = table.survivor("wayne")
    assert (survivor.experience, table.level_of("wayne")) == (2, "red")
    assert table.skills_of("wayne") == ["shove", "plus-1-action", "charge", "taunt"]
    table.gains("wayne", 17).asks("rest")  # the other Orange skill is the only one left
    assert table.skills_of("wayne")[-1] == "all-out-plus-1-die-combat"
    table.gains("wayne", 24).asks("learn")
    assert learns(table) == {"plus-1-free-melee-action", "ambidextrous"}
    plain = scene().put("wayne", "A").gains("wayne", 45).play("learn:charge", "learn:taunt")
    assert plain.survivor("wayne").experience == 45


@rule("Z-ULTRA-03", "Z2E-062")
def test_with_all_own_skills_taken_ultrared_gives_any_at_orange_and_at_red() -> None:
    table = (
        scene(ultrared=True)
        .put("wayne", "A")
        .gains("wayne", 43)
        .play("learn:charge", "learn:taunt")
    )
    table.gains("wayne", 43).play("learn:ambidextrous")
    table.gains("wayne", 42).asks("rest")  # one Red skill is still open
    table.gains("wayne", 1).asks("rest")  # and comes by itself
    table.gains("wayne", 7).asks("rest")  # nothing at Yellow
    table.gains("wayne", 12).asks("learn")
    assert {"sniper", "lifesaver", "reaper-combat"} <= learns(table)
    assert not {*table.skills_of("wayne")} & learns(table)
    table.play("learn:sniper").gains("wayne", 24).asks("learn")


# -- skills that are numbers -----------------------------------------------------------------


@rule("Z-SKILL-08")
def test_one_more_on_every_die_of_the_named_kind() -> None:
    melee = skilled("plus-1-to-dice-roll-melee").equip("wayne", "kukri", "hk-mp7")
    melee.put("walker", "A", 9).put("walker", "B", 9).turn("wayne")
    melee.dice(3, 2).play("melee:kukri>A").dice(4, 4, 5).play("fire:hk-mp7>B")
    assert (melee.enemies("A"), melee.enemies("B")) == ({"walker": 8}, {"walker": 8})
    both = skilled("plus-1-to-dice-roll-combat").equip("wayne", "kukri", "hk-mp7")
    both.put("walker", "A", 9).put("walker", "B", 9).turn("wayne")
    both.dice(3, 2).play("melee:kukri>A").dice(4, 3, 5).play("fire:hk-mp7>B")
    assert (both.enemies("A"), both.enemies("B")) == ({"walker": 8}, {"walker": 7})


@rule("Z-SKILL-08", "FHR-25")
def test_a_five_raised_to_six_counts_as_a_six_and_a_six_once() -> None:
    table = skilled("plus-1-to-dice-roll-combat", "roll-6-plus-1-damage-combat")
    table.equip("wayne", "kukri").put("patient-0", "A").turn("wayne")
    table.dice(5, 1).play("melee:kukri>A")
    assert table.enemies("A") == {}
    six = skilled("plus-1-to-dice-roll-combat", "roll-6-plus-1-damage-combat")
    six.equip("wayne", "katana").put("patient-0", "A").put("fatty", "A").turn("wayne")
    six.dice(6, 1).play("melee:katana>A").asks("assign-hit").play("hit:fatty")
    assert six.enemies("A") == {"patient-0": 1}  # one six: damage 2


@rule("Z-SKILL-09")
def test_one_more_die_for_each_weapon() -> None:
    table = skilled("plus-1-die-combat").equip("wayne", "machete", "machete").put("walker", "A", 9)
    table.turn("wayne").dice(3, 3).play("melee:machete>A")
    table.dice(3, 3, 3, 3).play("melee:machete*2>A")
    assert table.enemies("A") == {"walker": 3}
    shot = skilled("plus-1-die-combat").equip("wayne", "pistol").put("walker", "B", 9)
    shot.turn("wayne").dice(3, 3).play("fire:pistol>B")
    assert shot.enemies("B") == {"walker": 7}


@rule("Z-SKILL-12")
@pytest.mark.parametrize(
    ("skill", "melee", "ranged"),
    [
        ("plus-1-free-combat-action", 0, 0),
        ("plus-1-free-melee-action", 0, 1),
        ("plus-1-free-ranged-action", 1, 0),
    ],
)
def test_free_attacks_pay_for_attacks_of_their_kind_once(
    skill: str, melee: int, ranged: int
) -> None:
    table = skilled(skill, board=HOUSE).put("wayne", "C").equip("wayne", "kukri", "pistol")
    table.put("walker", "C").turn("wayne")
    assert (table.cost_of("melee:kukri>C"), table.cost_of("fire:pistol>C")) == (melee, ranged)
    assert table.cost_of("noise") == 1
    assert table.cost_of("move:D") == 2
    table.dice(1, 1) if melee == 0 else table.dice(1)
    table.play("melee:kukri>C" if melee == 0 else "fire:pistol>C")
    assert (table.cost_of("melee:kukri>C"), table.cost_of("fire:pistol>C")) == (1, 1)
    quiet = skilled(skill, board=HOUSE).put("wayne", "C").pack("wayne", "kukri").turn("wayne")
    assert quiet.cost_of("search:advanced") == 1
    quiet.finds("water").play("noise", "noise", "search:advanced", "say:discard")
    assert quiet.blocked("noise") == "Z-ROUND-03"


@rule("Z-SKILL-15")
def test_a_free_move_pays_for_a_move_and_the_price_of_leaving_comes_on_top() -> None:
    table = skilled("plus-1-free-move-action").equip("wayne", "kukri").put("walker", "A", 2)
    table.turn("wayne")
    assert (table.cost_of("move:B"), table.cost_of("melee:kukri>A")) == (2, 1)
    table.play("move:B")
    assert table.cost_of("move:C") == 1
    full = skilled("plus-1-free-move-action").put("walker", "A", 3).turn("wayne")
    assert full.cost_of("move:B") == 3  # four in all, one of them free
    assert skilled().put("walker", "A", 3).turn("wayne").blocked("move:B") == "Z-MOVE-02"


@rule("Z-SKILL-48")
def test_the_lucky_roll_all_dice_again_once_and_besides_cards() -> None:
    table = skilled("lucky").equip("wayne", "hk-mp7").pack("wayne", "plenty-of-bullets")
    table.put("walker", "B", 9).turn("wayne").dice(1, 1, 1).play("fire:hk-mp7>B")
    table.asks("re-roll", "say:re-roll-bullets", "say:re-roll-lucky", "say:keep")
    table.dice(1, 1, 5).play("say:re-roll-lucky").asks("re-roll", "say:re-roll-bullets", "say:keep")
    table.dice(5, 5, 1).play("say:re-roll-bullets").asks("turn")
    assert table.enemies("B") == {"walker": 7}
    blow = skilled("lucky").equip("wayne", "kukri").put("walker", "A", 9).turn("wayne")
    blow.dice(1, 1).play("melee:kukri>A").dice(4, 4).play("say:re-roll-lucky").asks("turn")
    assert blow.enemies("A") == {"walker": 7}


@rule("FH-SKILL-19")
def test_one_more_zone_for_ranged_weapons() -> None:
    table = skilled("plus-1-max-range").equip("wayne", "pistol", "rifle").turn("wayne")
    assert [z for z in "ABCDE" if table.offers(f"fire:pistol>{z}")] == ["A", "B", "C"]
    assert [z for z in "ABCDE" if table.offers(f"fire:rifle>{z}")] == ["B", "C", "D", "E"]
    blow = skilled("plus-1-max-range").equip("wayne", "kukri").put("walker", "B").turn("wayne")
    assert not blow.offers("melee:kukri>B")


@rule("FH-SKILL-18")
def test_the_ambidextrous_use_any_two_of_a_name_as_a_pair() -> None:
    table = skilled("ambidextrous").equip("wayne", "kukri", "kukri").put("walker", "A", 9)
    table.turn("wayne").dice(4, 4, 4, 4).play("melee:kukri*2>A")
    assert table.enemies("A") == {"walker": 5}
    shot = skilled("ambidextrous").equip("wayne", "mossberg-500", "mossberg-500").turn("wayne")
    assert shot.offers("fire:mossberg-500*2>B")
    pattons = skilled("ambidextrous").equip("wayne", "pattons-357-magnum", "pattons-45-long-colt")
    assert not [key for key in pattons.turn("wayne").options if "*2" in key]


@rule("FH-SKILL-15", "Z-XP-01")
def test_a_reaper_takes_one_more_of_the_kind_once_per_action() -> None:
    table = skilled("reaper-combat").equip("wayne", "kukri").put("walker", "A", 5).put("fatty", "A")
    table.turn("wayne").dice(4, 4).play("melee:kukri>A")
    table.asks("assign-hit", "hit:walker", "hit:walker+1", "hit:fatty").play("hit:walker+1")
    table.asks("assign-hit", "hit:walker", "hit:fatty").play("hit:walker")
    assert (table.enemies("A"), table.survivor("wayne").experience) == (
        {"walker": 2, "fatty": 1},
        3,
    )
    shot = skilled("reaper-combat").equip("wayne", "pistol").put("runner", "B", 2).turn("wayne")
    shot.dice(6).play("fire:pistol>B", "hit:runner+1")
    assert shot.enemies("B") == {}


# -- feats -----------------------------------------------------------------------------------


@rule("FH-SKILL-12")
def test_shove_pushes_every_zombie_into_one_next_zone_free_once_per_turn() -> None:
    table = (
        skilled("shove").put("wayne", "C").put("walker", "C", 2).put("runner", "C").turn("wayne")
    )
    assert use(table, "shove") == "BD"
    assert table.cost_of("skill:shove>D") == 0
    table.play("skill:shove>D")
    assert (table.enemies("C"), table.enemies("D")) == ({}, {"walker": 2, "runner": 1})
    assert (table.where("wayne"), table.actions_left) == ("C", 3)
    table.put("walker", "C").changed()
    assert use(table, "shove") == ""
    assert use(skilled("shove").put("walker", "B").turn("wayne"), "shove") == ""
    door = skilled("shove", board=HOUSE).put("wayne", "B").put("walker", "B").turn("wayne")
    assert use(door, "shove") == "A"  # not through a closed door


@rule("FH-SKILL-13", "Z-MOVE-02")
def test_charge_runs_up_to_two_zones_at_a_zombie_free_but_for_those_left_behind() -> None:
    table = skilled("charge").put("walker", "C").put("walker", "D").turn("wayne")
    assert use(table, "charge") == "C"
    assert table.cost_of("skill:charge>C") == 0
    table.play("skill:charge>C")
    assert (table.where("wayne"), use(table, "charge")) == ("C", "")
    assert use(skilled("charge").put("walker", "D").turn("wayne"), "charge") == ""
    crowd = skilled("charge").put("walker", "A", 2).put("walker", "B").turn("wayne")
    assert crowd.cost_of("skill:charge>B") == 2
    full = skilled("charge").put("walker", "A", 4).put("walker", "B").turn("wayne")
    assert use(full, "charge") == ""


@rule("FH-SKILL-14")
def test_taunted_zombies_act_at_once_against_the_taunter_alone() -> None:
    table = skilled("taunt").put("riley", "C").put("walker", "C").put("runner", "C")
    table.put("walker", "D").put("walker", "B").turn("wayne")
    assert use(table, "taunt") == "BC"
    assert table.cost_of("skill:taunt>C") == 0
    table.play("skill:taunt>C").asks("turn")
    assert table.wounds("riley") == 0
    assert (table.enemies("B"), table.enemies("A")) == ({"walker": 2}, {"runner": 1})
    assert (table.enemies("D"), table.wounds("wayne")) == ({"walker": 1}, 0)
    assert use(table, "taunt") == ""
    here = skilled("taunt").put("riley", "A").put("walker", "A", 2).turn("wayne")
    here.play("skill:taunt>A").asks("turn")
    assert (here.wounds("wayne"), here.wounds("riley")) == (2, 0)


@rule("FH-SKILL-16")
def test_lifesaver_pulls_those_who_want_out_of_a_zone_with_zombies() -> None:
    table = skilled("lifesaver").put("riley", "B").put("karl", "B").put("walker", "B")
    table.put("marian", "C").put("walker", "C").turn("wayne")
    assert use(table, "lifesaver") == "B"
    assert table.cost_of("skill:lifesaver>B") == 0
    table.play("skill:lifesaver>B").asks("save", "take:karl", "take:riley", "done")
    table.play("take:riley").asks("save", "take:karl", "done").play("done")
    assert (table.where("riley"), table.where("karl")) == ("A", "B")
    assert use(table, "lifesaver") == ""
    safe = skilled("lifesaver").put("riley", "B").turn("wayne")
    assert use(safe, "lifesaver") == ""  # nobody there needs help
    empty = skilled("lifesaver").put("walker", "B").turn("wayne")
    assert use(empty, "lifesaver") == ""
    door = skilled("lifesaver", board=HOUSE).put("wayne", "B").put("riley", "C").put("walker", "C")
    assert use(door.turn("wayne"), "lifesaver") == ""


@rule("FH-SKILL-17")
def test_hit_and_run_moves_free_after_a_kill_whatever_is_left_behind() -> None:
    table = skilled("hit-and-run").equip("wayne", "fire-axe").put("walker", "A", 4).turn("wayne")
    table.dice(4).play("melee:fire-axe>A").asks("free-move", "move:B", "stop").play("move:B")
    assert (table.where("wayne"), table.actions_left) == ("B", 2)
    miss = skilled("hit-and-run").equip("wayne", "fire-axe").put("walker", "A").turn("wayne")
    miss.dice(1).play("melee:fire-axe>A").asks("turn")
    shot = skilled("hit-and-run").equip("wayne", "pistol").put("walker", "B").turn("wayne")
    shot.dice(6).play("fire:pistol>B").asks("free-move", "move:B", "stop").play("stop").asks("turn")


@rule("FH-SKILL-17")
def test_hit_and_run_goes_on_after_an_all_out_attack_too() -> None:
    table = skilled("hit-and-run").equip("wayne", "fire-axe").put("walker", "A", 4).turn("wayne")
    table.dice(4, 2).play("all-out:melee:fire-axe>A").asks("free-move").play("move:B")
    assert table.where("wayne") == "B"


@rule("FH-SKILL-20")
def test_a_field_medic_pays_for_zombies_left_is_stopped_by_others_and_may_heal_nobody() -> None:
    table = scene().put("marian", "A").put("karl", "B").put("wayne", "C").put("walker", "B")
    table.hurt("marian", 2).turn("marian")
    assert use(table, "field-medic") == "AB"  # the walker in B ends the walk
    assert table.cost_of("skill:field-medic>A") == 1
    table.play("skill:field-medic>A").asks("heal", "take:marian", "pass").play("take:marian")
    assert (table.wounds("marian"), use(table, "field-medic")) == (1, "")
    crowd = scene().put("marian", "A").put("karl", "B").put("walker", "A", 2).turn("marian")
    assert crowd.cost_of("skill:field-medic>B") == 3
    crowd.play("skill:field-medic>B").asks("rest")  # nobody is hurt, all actions are spent
    assert crowd.where("marian") == "B"


@rule("FH-PENNY-05", "Z2E-088")
def test_tricky_16_penny_is_pulled_and_runs_with_her_leader() -> None:
    pulled = led_by(scene(), "riley", "B").put("wayne", "A").skills("wayne", "lifesaver")
    pulled.put("walker", "B").put("karl", "B").turn("wayne").play("skill:lifesaver>B")
    pulled.asks("save", "take:karl", "take:riley", "done")  # nobody takes her from her leader
    pulled.play("take:riley", "done")
    assert (pulled.where("riley"), pulled.where("penny")) == ("A", "A")
    alone = (
        scene().put("penny", "B").put("walker", "B").put("wayne", "A").skills("wayne", "lifesaver")
    )
    alone.turn("wayne").play("skill:lifesaver>B", "take:penny")
    assert alone.where("penny") == "A"
    runs = led_by(scene(), "wayne", "A").skills("wayne", "hit-and-run").equip("wayne", "fire-axe")
    runs.put("walker", "A").turn("wayne").dice(4).play("melee:fire-axe>A", "move:B")
    assert (runs.where("wayne"), runs.where("penny")) == ("B", "B")
    medic = led_by(scene(), "marian", "A").put("karl", "C").turn("marian")
    medic.play("skill:field-medic>C")
    assert (medic.where("marian"), medic.where("penny")) == ("C", "C")


@pytest.mark.parametrize("best", ["karl", "marian", "wayne"])
@pytest.mark.parametrize(
    ("points", "walkers"), [(6, 3), (7, 5), (18, 5), (19, 7), (42, 7), (43, 9)]
)
@rule("Z2E-061", "Z-XP-10")
def test_whoever_is_highest_says_which_line_of_a_card_is_read(
    best: str, points: int, walkers: int
) -> None:
    table = scene().put("karl", "A").put("marian", "A").put("wayne", "B").spawn("E")
    table.experience(best, points)
    assert table.cards(43).spawning().enemies("E") == {"walker": walkers}
