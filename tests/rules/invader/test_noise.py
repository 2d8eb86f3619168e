"""Noise (chapter 6)."""

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.invader import RULES
from shambler.kernel.structs import replace
from shambler.testing import rule
from shambler.testing.zombicide import Scene


def tokens(table: Scene) -> dict[str, int]:
    """Noise tokens by zone label."""
    labels = table.game.world.board.plan.labels
    found = {label: table.state.noise[table.zone(label)] for label in labels}
    return {label: count for label, count in found.items() if count}


@rule("INV-NOISE-01")
def test_every_action_with_a_noisy_weapon_makes_noise() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("worker", "B").equip("cole", "smg")
    table.turn("cole").dice(1, 1).play("fire:smg>B").dice(1, 1).play("fire:smg>B")
    assert tokens(table) == {"A": 2}


@rule("INV-NOISE-01")
def test_a_noisy_melee_weapon_makes_noise_too() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("worker", "A").equip("cole", "chainsaw")
    table.turn("cole").dice(1, 1, 1, 1, 1).play("melee:chainsaw>A")
    assert tokens(table) == {"A": 1}


@rule("INV-NOISE-02")
def test_silent_weapons_make_no_noise() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("worker", "A").equip("cole", "sledge")
    table.turn("cole").dice(1, 1, 1).play("melee:sledge>A")
    assert tokens(table) == {}
    table = Scene(RULES, board="A-B").put("cole", "A").put("worker", "A")
    table.equip("cole", "cattle-prod", "cattle-prod").turn("cole")
    table.dice(1, 1).play("melee:cattle-prod>A").dice(1, 1, 1, 1).play("melee:cattle-prod*2>A")
    assert tokens(table) == {}


@rule("INV-NOISE-02")
def test_a_light_machine_gun_is_noisy_and_its_prototype_is_silent() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("worker", "B")
    table.equip("cole", "light-machine-gun", "prototype-light-machine-gun")
    table.attach("cole", "energy-cell", "prototype-light-machine-gun").turn("cole")
    table.dice(1, 1, 1, 1, 1, 1).play("fire:prototype-light-machine-gun>B", "say:keep")
    assert tokens(table) == {}
    table.dice(1, 1, 1, 1, 1).play("fire:light-machine-gun>B")
    assert tokens(table) == {"A": 1}


@rule("INV-NOISE-03")
def test_two_guns_and_many_dice_make_one_noise() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("worker", "B", 4)
    table.equip("cole", "smg", "smg").turn("cole").dice(4, 5, 6, 6).play("fire:smg*2>B")
    table.told(ev.AttackRolled, hits=4)
    assert tokens(table) == {"A": 1}


@rule("INV-NOISE-04")
def test_noise_stays_where_it_was_made() -> None:
    table = Scene(RULES, board="A-B-C").put("magnus", "A").put("worker", "A").put("tank", "B")
    table.skills("magnus", only=True).equip("magnus", "sledge", "assault-shotgun").turn("magnus")
    table.dice(2, 1, 1).play("melee:sledge>A")  # the worker falls, silently
    table.dice(1, 1, 1).play("fire:assault-shotgun>B").play("move:B")
    assert table.where("magnus") == "B"
    assert tokens(table) == {"A": 1}


@rule("INV-NOISE-05")
def test_every_survivor_counts_as_one_noise() -> None:
    # Two survivors in A outweigh one survivor in E; a worker in C sees neither group.
    table = Scene(RULES, board="A+B+C+D+E").put("cole", "A").put("vivian", "A").put("jared", "E")
    table.door("B", "C").door("C", "D").put("worker", "C").enemies_phase()
    table.told(ev.DoorBroken, opening=table.game.world.board.opening_at("0.1-0.2"))


@rule("INV-NOISE-05")
def test_a_survivor_and_a_token_add_up() -> None:
    table = Scene(RULES, board="A+B+C+D+E").put("cole", "A").put("vivian", "A").put("jared", "E")
    table.door("B", "C").door("C", "D").put("worker", "C").noise("E", 2).enemies_phase()
    table.told(ev.DoorBroken, opening=table.game.world.board.opening_at("0.2-0.3"))


@rule("INV-COMP-09", "INV-NOISE-01")
def test_noise_tokens_never_run_out() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").noise("B", 20).turn("cole").play("noise")
    assert tokens(table) == {"A": 1, "B": 20}


@rule("INV-NOISE-06")
def test_noise_of_a_machine_is_where_the_machine_stands() -> None:
    """No machine of the box is noisy: here the bot has the bullets of another one."""
    table = Scene(RULES, board="A-B-C").put("mitsuki", "A").put("bot", "C").remote("mitsuki", "bot")
    weapons = table.game.world.unit_weapons
    loud = tuple(replace(weapon, noisy=True) for weapon in weapons[0])
    table.game.world.unit_weapons = (loud, *weapons[1:])
    table.turn("mitsuki").dice(1, 1, 1).play("machine:bot.ranged>B")
    assert tokens(table) == {"C": 1}


@rule("INV-NOISE-06")
def test_a_machine_is_noise_only_while_it_is_active() -> None:
    def broken(active: bool) -> int:
        table = Scene(RULES, board="A+B+C+D+E").put("cole", "A").put("jared", "E").put("bot", "E")
        table.door("B", "C").door("C", "D").put("worker", "C")
        if active:
            table.activated("bot")
        else:
            table.noise("A", 1)
        return table.enemies_phase().told(ev.DoorBroken).opening

    opening_at = Scene(RULES, board="A+B+C+D+E").game.world.board.opening_at
    assert broken(active=True) == opening_at("0.2-0.3")
    assert broken(active=False) == opening_at("0.1-0.2")


@rule("INV-NOISE-06")
def test_a_machine_that_acts_counts_as_noise_where_it_is() -> None:
    table = Scene(RULES, board="A-B-C").put("mitsuki", "A").put("bot", "C").put("worker", "B")
    table.turn("mitsuki")
    assert table.game.loudness(table.game.bait()) == {table.zone("A"): 1}
    table.dice(1, 1, 1).play("machine:bot.ranged>B")
    assert table.game.loudness(table.game.bait()) == {table.zone("A"): 1, table.zone("C"): 1}
    assert tokens(table) == {}  # its guns are silent
