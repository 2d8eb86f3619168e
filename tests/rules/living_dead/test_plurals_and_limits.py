"""Two and more of everything, and the limits, where other tests have one."""

from shambler.games.zombicide.living_dead import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import ROAD
from tests.rules.living_dead.scenes import TEAM, aboard, scene
from tests.rules.living_dead.test_cars import driving


@rule("NLD-CAR-08", "NLD-CAR-05", "NLD-CAR-03")
def test_all_six_ride_along_and_any_of_them_is_attacked_where_the_car_stops() -> None:
    table = aboard(Scene(RULES, board=ROAD, changes=driving()), "pick-up", "B").put("walker", "D")
    table.turn("ben").dice(1, 1, 1).play("drive:pick-up>C", "drive:pick-up>D", "end")
    assert {table.where(name) for name in TEAM} == {"D"}
    table.activation().asks("assign-attack", *(f"take:{name}" for name in TEAM)).play("take:judy")
    assert table.wounds("judy") == 1


@rule("NLD-MODE-02")
def test_s1_the_winchester_may_be_given_away_behind_another_card() -> None:
    table = scene("S1").put("ben", "1.3").put("tom", "1.3").equip("ben", "axe", "winchester-94")
    table.turn("ben").play("trade:tom", "card:none", "card:none", "card:axe", "card:winchester-94")
    assert table.cards_of("tom") == ["axe", "winchester-94"]
    assert (table.side("ben"), table.side("tom")) == ("zombicide", "romero")


@rule("NLD-MODE-02")
def test_s5_a_door_is_no_barricade_and_closing_it_turns_nobody() -> None:
    table = scene("S5")
    door = table.game.world.board.opening_at("X01")
    table.game.change_ground(closed=table.state.ground.closed & ~(1 << door))
    inside = table.game.world.board.openings[door]
    room = inside.a if table.game.world.board.inside >> inside.a & 1 else inside.b
    table.put("ben", table.game.world.board.zones[room].name).turn("ben").play("close:X01")
    assert table.is_closed(*(table.game.world.board.zones[z].name for z in (inside.a, inside.b)))
    assert table.side("ben") == "romero"


@rule("NLD-SKILL-01", "Z-MOVE-02")
def test_slippery_is_for_whoever_has_it_and_ghouls_still_end_a_rush() -> None:
    table = Scene(RULES, board=ROAD).put("barbra", "A").put("tom", "A").put("walker", "A", 2)
    table.put("walker", "B").put("walker", "C").mode("barbra").mode("tom")
    table.skills("barbra", "bloodlust-melee").turn("barbra")
    assert table.offers("skill:bloodlust-melee>B")
    assert not table.offers("skill:bloodlust-melee>C")  # B holds her up
    assert table.cost_of("move:B") == 1
    assert table.turn("tom").cost_of("move:B") == 3


@rule("NLD-ENEMY-15")
def test_relatives_shot_down_one_after_the_other_keep_all_in_romero_mode_to_the_last() -> None:
    table = Scene(RULES, board=ROAD).put("ben", "A").put("tom", "A").put("karen", "B")
    table.put("johnny", "B").mode("ben").mode("tom").equip("ben", "winchester-94").turn("ben")
    for relative, side in (("karen", "romero"), ("johnny", "zombicide")):
        table.dice(6).play("fire:winchester-94>B")
        if relative == "karen":
            table.asks("assign-hit", "hit:karen", "hit:johnny").play("hit:karen")
        assert (table.side("ben"), table.side("tom")) == (side, side)
    assert table.enemies("B") == {}


@rule("NLD-SKILL-15")
def test_bloodlust_leads_to_ghouls_and_nowhere_else() -> None:
    table = Scene(RULES, board=ROAD).put("ben", "C").mode("ben").put("walker", "A")
    table.skills("ben", "bloodlust-melee", only=True).turn("ben")
    rushes = [key for key in table.options if key.startswith("skill:bloodlust")]
    assert rushes == [table.key("skill:bloodlust-melee>A")]
    for zone in ("B", "D", "E"):
        assert table.blocked(f"skill:bloodlust-melee>{zone}") == "NLD-SKILL-15"


@rule("NLD-ATTACK-03", "Z-ATTACK-05")
def test_every_ghoul_of_a_zone_makes_its_attack() -> None:
    table = Scene(RULES, board=ROAD).put("ben", "A").put("tom", "A").put("walker", "A", 4)
    table.activation().asks("assign-attack", "take:ben", "take:tom")
    table.play("take:ben", "take:tom", "take:ben", "take:tom").asks("rest")
    assert (table.wounds("ben"), table.wounds("tom")) == (2, 2)
