"""What players see of this game: both sides of cards, tokens on openings, cars, places."""

from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.living_dead.view import LivingDeadView
from shambler.games.zombicide.systems.reloading.reload_state import set_unloaded
from shambler.games.zombicide.systems.reloading.reloading_view import UnloadedWeapon
from shambler.kernel.content import Words
from shambler.kernel.match import Match
from shambler.testing import some
from shambler.testing.zombicide import Scene


def test_the_view_shows_modes_decks_and_tokens_on_openings() -> None:
    table = Scene(RULES, "S2").mode("ben")
    view = LivingDeadView.of(table.game)
    assert (view.sides.up["ben"], view.sides.up["tom"]) == ("zombicide", "romero")
    assert view.stocks.decks == {"house": 24, "melee": 11, "ranged": 11}
    doors = {door.at: door.state for door in view.doors}
    assert (doors["W01"], doors["W09"], doors["S01"]) == ("closed", "open", "open")
    assert len(doors) == 17
    assert [place.what for place in view.places] == ["key"] * 6


def test_the_view_shows_who_drives_and_what_is_unloaded() -> None:
    table = Scene(RULES, "S3").ride("ben", "pick-up", driver=True).ride("tom", "pick-up")
    table.equip("ben", "axe", "sawed-off").pack("tom", "katana", "sawed-off")
    ben, tom = table.survivor("ben"), table.survivor("tom")
    set_unloaded(table.state, (ben.hands[1], tom.pack[1]))
    view = LivingDeadView.of(table.game)
    car = view.cars.cars[0]
    assert (car.type, car.driver, car.riders) == ("pick-up", "ben", ["ben", "tom"])
    assert car.zone == view.survivors[0].zone
    assert [card and card.id for card in view.survivors[0].hands] == ["axe", "sawed-off"]
    assert view.reloading.unloaded == [
        UnloadedWeapon("ben", "hands", 1),
        UnloadedWeapon("tom", "pack", 1),
    ]
    assert view.exit == "0.8"


def test_the_board_tells_both_sides_of_a_card_and_the_names_of_openings() -> None:
    board = RULES.board_view(Scene(RULES, "S1").game)
    barbra = board.survivors["barbra"]
    assert barbra.skills.blue == ("slippery",)
    assert barbra.sides["romero"].red == ("slippery",)
    titles = {entry.name: entry.title for entry in board.openings}
    assert titles["X01"] == Words("front door", "porte d'entrée")


def test_nobody_learns_where_the_key_is() -> None:
    """The spot is drawn only when somebody looks: views of two seeds are the same before that."""
    views = [RULES.view(Match.new(RULES, "S2", seed=seed).game, 0).plain() for seed in (1, 2)]
    for view in views:
        for survivor in view["survivors"]:
            survivor["hands"] = []
        view["first_player"] = 0
    assert views[0] == views[1]


def test_the_picture_of_every_scene_can_be_drawn_in_both_languages() -> None:
    for scene in some(RULES.scenarios()):
        game = Match.new(RULES, scene.key, seed=1).game
        english, french = (RULES.sketch(game, 0, language) for language in ("en", "fr"))
        assert scene.name["en"] in english
        assert scene.name["fr"] in french
        assert "Romero mode" in english
        assert "mode Romero" in french
