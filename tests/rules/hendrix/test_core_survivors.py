"""The twelve survivors of the core box: kids, and the skills that only they have."""

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.hendrix import RULES
from shambler.testing import rule, some
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import HOUSE, STREET, scene

KIDS = ("lili", "tiger-sam", "odin", "bunny-g", "lou", "ostara")
MIXED = ("doug", "amy", "wanda", "lili", "bunny-g", "ostara")
GROWN = ("josh", "elle", "ned", "doug", "amy", "wanda")
CROSS = "\n~X   |~A   |~Y\n----- ..... -----\n~B   :~C   :~D\n----- ..... -----\n~Z   |~E   |~W\n"


def skilled(who: str, *skills: str, zone: str = "A", board: str = STREET) -> Scene:
    """One of the core box with these skills and no others."""
    return scene(board, team=MIXED).put(who, zone).skills(who, *skills, only=True)


def with_team(*team: str) -> Scene:
    """A mission played by these six."""
    return Scene(RULES, "M1", survivors=team)


def use(table: Scene, skill: str) -> str:
    """The zones a skill can be used on now."""
    labels = table.game.world.board.plan.labels
    return "".join(sorted(zone for zone in labels if table.offers(f"skill:{skill}>{zone}")))


# -- kids --------------------------------------------------------------------------------------


@rule("Z2E-006", "Z2E-005")
def test_kids_have_two_health_and_slip_the_others_three_and_do_not() -> None:
    kids, grown = with_team(*KIDS), with_team(*GROWN)
    for name in some(KIDS):
        assert kids.survivor(name).armor == 2
        assert len(kids.skills_of(name)) == 2
        assert kids.skills_of(name)[1] == "slippery-once"
    for name in some(GROWN):
        assert grown.survivor(name).armor == 3
        assert len(grown.skills_of(name)) == 1


@rule("Z2E-006", "Z2E-058", "FH-KO-01")
def test_the_second_wound_fells_a_kid() -> None:
    table = with_team(*KIDS)
    zone = table.where("odin")
    table.put("walker", zone, 2).activation("walker")
    everybody = [name for name in KIDS if table.where(name) == zone]
    assert len(everybody) >= 2
    table.play("take:odin")
    assert (table.wounds("odin"), table.survivor("odin").status) == (1, 0)
    table.play("take:odin")
    assert table.survivor("odin").status == 2


@rule("Z2E-006", "Z2E-040")
def test_one_move_action_a_turn_costs_a_kid_one_action_whoever_is_left_behind() -> None:
    table = skilled("lili", "slippery-once", zone="C", board=CROSS)
    table.put("walker", "C", 3).put("fatty", "D").turn("lili")
    assert use(table, "slippery-once") == "ABDE"
    assert table.cost_of("skill:slippery-once>D") == 1
    assert table.blocked("move:D") == "Z-MOVE-02"  # the ordinary price is four
    table.play("skill:slippery-once>D")
    assert (table.where("lili"), table.actions_left) == ("D", 2)
    assert use(table, "slippery-once") == ""  # a fatty is here, but once is once
    assert table.blocked("skill:slippery-once>C") == "Z2E-006"
    assert table.cost_of("move:C") == 2
    table.put("walker", "D").turn("lili")
    assert use(table, "slippery-once") == "C"  # again in the next turn


@rule("Z2E-006")
def test_a_kid_slips_by_choice_with_a_free_move_too_and_not_past_nobody() -> None:
    alone = skilled("lili", "slippery-once", zone="B").turn("lili")
    assert use(alone, "slippery-once") == ""
    assert alone.blocked("skill:slippery-once>A") == "Z2E-006"
    assert (alone.offers("move:A"), alone.offers("move:C")) == (True, True)
    table = skilled("lili", "slippery-once", "plus-1-free-move-action", zone="B").put("walker", "B")
    table.turn("lili", left=0)
    assert use(table, "slippery-once") == "AC"  # the free move pays
    assert not table.offers("move:A")
    table.play("skill:slippery-once>A")
    assert table.where("lili") == "A"
    dear = skilled("lili", "slippery-once", zone="B").put("walker", "B").turn("lili")
    dear.play("move:C")  # two actions: slipping is kept for later
    dear.put("walker", "C", 2)
    assert (dear.actions_left, use(dear.changed(), "slippery-once")) == (1, "BD")


@rule("Z2E-006", "FHR-27")
def test_a_kid_may_slip_through_a_whole_sprint() -> None:
    table = skilled("lili", "slippery-once", "sprint").put("walker", "B", 2).put("runner", "C")
    table.turn("lili")
    assert use(table, "slippery-once") == "B"
    table.play("skill:slippery-once>B").asks("move-on", "move:A", "move:C", "stop")
    table.play("move:C").asks("move-on", "move:B", "move:D", "stop").play("move:D")
    table.asks("turn")
    assert (table.where("lili"), table.actions_left) == ("D", 2)
    assert use(table, "sprint") == ""  # it was one
    short = skilled("lili", "slippery-once", "sprint").put("walker", "B", 2).turn("lili")
    short.play("skill:slippery-once>B", "stop").asks("turn")
    assert (short.where("lili"), short.actions_left) == ("B", 2)
    assert use(short, "sprint") == ""  # three actions to leave two walkers, two are left
    short.clear("B").turn("lili", left=1)
    assert use(short, "sprint") == "AC"


# -- Slippery ----------------------------------------------------------------------------------


@rule("Z2E-040", "Z-MOVE-03", "FHR-27")
def test_the_slippery_leave_for_one_action_and_are_not_stopped_the_others_are() -> None:
    table = skilled("wanda", "sprint", "slippery")
    table.put("walker", "A", 2).put("walker", "B").put("fatty", "C").turn("wanda")
    assert table.cost_of("move:B") == 1
    table.play("skill:sprint>B").asks("move-on", "move:A", "move:C")
    table.play("move:C").asks("move-on", "move:B", "move:D", "stop").play("move:D").asks("turn")
    assert (table.where("wanda"), table.actions_left) == ("D", 2)
    plain = skilled("wanda", "sprint").put("walker", "B").turn("wanda").play("skill:sprint>B")
    assert (plain.asks("turn").where("wanda"), plain.actions_left) == ("B", 2)


@rule("Z2E-040", "FH-SKILL-13", "FH-SKILL-20")
def test_the_slippery_charge_and_hurry_past_zombies_the_others_do_not() -> None:
    def charging(*skills: str) -> str:
        table = skilled("wanda", "charge", *skills)
        table.put("walker", "B").put("fatty", "C").put("runner", "D")
        return use(table.turn("wanda"), "charge")

    assert (charging("slippery"), charging()) == ("BC", "B")
    medic = skilled("wanda", "field-medic", "slippery").put("walker", "B").put("ostara", "C")
    medic.turn("wanda")
    assert use(medic, "field-medic") == "AC"
    medic.play("skill:field-medic>C")
    assert (medic.where("wanda"), medic.actions_left) == ("C", 2)
    slow = skilled("wanda", "field-medic").put("walker", "B").put("ostara", "C").turn("wanda")
    assert use(slow, "field-medic") == "A"


# -- running and jumping -----------------------------------------------------------------------


@rule("FHR-27")
def test_a_sprint_goes_two_or_three_zones_for_one_move_once_a_turn() -> None:
    table = skilled("wanda", "sprint", zone="B").turn("wanda")
    assert use(table, "sprint") == "AC"
    table.play("skill:sprint>C").asks("move-on", "move:B", "move:D")  # one zone is no sprint
    table.play("move:D").asks("move-on", "move:C", "move:E", "stop").play("move:E").asks("turn")
    assert (table.where("wanda"), table.actions_left) == ("E", 2)
    assert table.blocked("skill:sprint>D") == "FHR-27"
    crowd = skilled("wanda", "sprint", zone="B").put("walker", "B", 2).turn("wanda")
    assert crowd.cost_of("skill:sprint>C") == 3
    free = skilled("wanda", "sprint", "plus-1-free-move-action", zone="B").turn("wanda", left=0)
    assert use(free, "sprint") == "AC"


@rule("FHR-28", "Z2E-040")
def test_a_jump_is_exactly_two_zones_over_anybody_but_not_over_walls_and_doors() -> None:
    table = skilled("bunny-g", "jump", zone="B").put("fatty", "C", 2).put("walker", "D", 2)
    table.turn("bunny-g")
    assert use(table, "jump") == "D"  # not the next zone, not three, not back to the own one
    assert table.cost_of("skill:jump>D") == 1
    table.play("skill:jump>D")
    assert (table.where("bunny-g"), table.actions_left) == ("D", 2)
    assert table.blocked("skill:jump>B") == "FHR-28"
    house = skilled("bunny-g", "jump", zone="B", board=HOUSE).turn("bunny-g")
    assert use(house, "jump") == ""  # a closed door on the one side, one zone on the other
    opened = skilled("bunny-g", "jump", zone="B", board=HOUSE).door("B", "C", "destroyed")
    opened.turn("bunny-g")
    assert use(opened, "jump") == "D"


@rule("FHR-28")
def test_a_jump_pays_for_every_zombie_left_even_by_the_slippery() -> None:
    table = skilled("bunny-g", "jump", "slippery").put("walker", "A", 2).turn("bunny-g")
    assert table.cost_of("skill:jump>C") == 3
    table.put("walker", "A").turn("bunny-g")
    assert table.blocked("skill:jump>C") == "Z-MOVE-02"
    spare = skilled("bunny-g", "jump", "plus-1-free-move-action").turn("bunny-g", left=0)
    assert use(spare, "jump") == ""  # no move action: the free one does not pay


# -- finding -----------------------------------------------------------------------------------


def searching(who: str, *skills: str, zone: str = "C") -> Scene:
    """One of them with these skills in a lit room."""
    return skilled(who, *skills, zone=zone, board=HOUSE).turn(who)


def found(table: Scene) -> list[str]:
    """What the last search brought."""
    return [table.game.gear(card).id for card in table.told(ev.Searched).cards]


def in_deck(table: Scene, card: str) -> int:
    """How many of a card lie in the first deck."""
    return sum(table.game.gear(each).id == card for each in table.state.stocks[0].cards)


@rule("FHR-29")
def test_a_search_that_draws_one_of_a_pair_takes_the_other_out_of_the_deck() -> None:
    table = searching("doug", "matching-set")
    before = in_deck(table, "katana")
    assert before >= 2
    table.finds("katana").play("search:advanced")
    assert found(table) == ["katana", "katana"]
    assert (in_deck(table, "katana"), table.state.stocks[0].top) == (before - 2, ())
    assert table.told(ev.DeckShuffled).deck == "advanced"
    table.asks("receive", "say:keep", "say:discard").play("say:discard")
    table.asks("receive", "say:keep", "say:discard").play("say:discard").asks("turn")


@rule("FHR-29")
def test_nothing_else_comes_in_pairs() -> None:
    water = searching("doug", "matching-set").finds("water").play("search:advanced")
    assert found(water) == ["water"]  # no dual weapon
    knife = searching("doug", "matching-set").finds("kukri").play("search:advanced")
    assert found(knife) == ["kukri"]  # a weapon, but not for two hands
    other = searching("doug").finds("katana").play("search:advanced")
    assert found(other) == ["katana"]  # no such skill
    last = searching("doug", "matching-set")
    for card in [c for c in last.state.stocks[0].cards if last.game.gear(c).id == "katana"][1:]:
        stock = last.state.stocks[0].remove(card)
        last.state.stocks = (stock, *last.state.stocks[1:])
        last.state.discards = (*last.state.discards, card)
    last.finds("katana").play("search:advanced")
    assert found(last) == ["katana"]  # what lies on the discards stays there
    nose = skilled("doug", "matching-set", "hold-your-nose", zone="C", board=HOUSE)
    nose.equip("doug", "kukri").put("walker", "C").turn("doug")
    nose.dice(6, 6).finds("katana").play("melee:kukri>C")
    assert found(nose) == ["katana"]  # no search


@rule("FHR-31", "Z-SEARCH-03", "Z2E-041")
def test_whoever_can_search_more_than_once_does_so_while_there_are_actions() -> None:
    table = searching("ostara", "search-again", "plus-1-free-search-action")
    cards = ("water", "kukri", "molotov")
    for left, card in some(zip((3, 2, 1), cards, strict=True)):  # the free one first
        table.finds(card).play("search:advanced", "say:discard")
        assert table.actions_left == left
    once = searching("ostara", "plus-1-free-search-action").finds("water")
    once.play("search:advanced", "say:discard")
    assert once.blocked("search:advanced") == "Z-SEARCH-03"


# -- healing -----------------------------------------------------------------------------------


@rule("FHR-30")
def test_a_medic_heals_everybody_around_in_the_end_phase_for_a_point_each() -> None:
    table = skilled("amy", "medic", zone="B").put("doug", "C").put("wanda", "B").put("lili", "B")
    table.hurt("amy", 1).hurt("wanda", 2).hurt("doug", 1).end_phase()
    table.asks("heal", "take:amy", "pass").play("take:amy")
    table.asks("heal", "take:wanda", "pass").play("take:wanda").asks("activate")
    assert [table.wounds(name) for name in ("amy", "wanda", "lili", "doug")] == [0, 1, 0, 1]
    assert [table.survivor(name).experience for name in ("amy", "wanda")] == [2, 0]
    assert table.state.round == 2


@rule("FHR-30")
def test_healing_may_be_declined_for_the_point_it_gives() -> None:
    table = skilled("amy", "medic", zone="B").put("wanda", "B").hurt("amy", 1).hurt("wanda", 1)
    table.experience("amy", 6).end_phase().play("pass").asks("heal", "take:wanda", "pass")
    assert (table.survivor("amy").level, table.play("take:wanda").survivor("amy").level) == (0, 1)
    assert [table.wounds(name) for name in ("amy", "wanda")] == [1, 0]
    apart = skilled("amy", "medic", zone="A").put("wanda", "B").hurt("wanda", 1).end_phase()
    assert (apart.asks("activate").wounds("wanda"), apart.survivor("amy").experience) == (1, 0)
    other = skilled("amy", zone="B").put("wanda", "B").hurt("amy", 1).end_phase()
    assert other.asks("activate").wounds("amy") == 1


@rule("FHR-30")
def test_two_medics_heal_twice_and_each_patient_answers_for_themselves() -> None:
    table = scene(seats=2, team=MIXED).put("amy", "B").put("ostara", "B").put("wanda", "B")
    table.skills("amy", "medic").skills("ostara", "medic").hurt("wanda", 2).end_phase()
    owner = table.game.world.owners[table.who("wanda")]
    assert owner != table.game.world.owners[table.who("amy")]
    for wounds in some((1, 0)):
        assert table.game.decision.seats == (owner,)
        table.play("take:wanda")
        assert table.wounds("wanda") == wounds
    assert [table.survivor(name).experience for name in ("amy", "ostara")] == [1, 1]


# -- fighting ----------------------------------------------------------------------------------


@rule("FHR-05")
def test_every_six_brings_another_die_and_that_one_too() -> None:
    table = skilled("bunny-g", "roll-6-plus-1-die-combat").equip("bunny-g", "kukri")
    table.put("walker", "A", 9).turn("bunny-g").dice(6, 1).play("melee:kukri>A")
    table.asks("roll-more", "say:roll-more", "say:enough").dice(6).play("say:roll-more")
    table.asks("roll-more", "say:roll-more", "say:enough").dice(4).play("say:roll-more")
    assert table.enemies("A") == {"walker": 6}
    shot = skilled("bunny-g", "roll-6-plus-1-die-combat").equip("bunny-g", "hk-mp5")
    shot.put("walker", "B", 9).turn("bunny-g").dice(6, 6).play("fire:hk-mp5>B")
    shot.dice(1, 1).play("say:roll-more").asks("turn")  # one for each
    assert shot.enemies("B") == {"walker": 7}


@rule("FH-SKILL-04")
def test_one_more_damage_counts_for_shots_alone() -> None:
    def left(*skills: str, key: str, zone: str) -> dict[str, int]:
        table = skilled("bunny-g", *skills).equip("bunny-g", "sig-sauer-p320", "ka-bar-military")
        return table.put("fatty", zone).turn("bunny-g").dice(6).play(key).enemies(zone)

    fire, stab = "fire:sig-sauer-p320>B", "melee:ka-bar>A"
    assert left("plus-1-damage-ranged", key=fire, zone="B") == {}
    assert left(key=fire, zone="B") == {"fatty": 1}
    assert left("plus-1-damage-ranged", key=stab, zone="A") == {"fatty": 1}
    assert left("plus-1-damage-melee", key=stab, zone="A") == {}
