"""What the players see: views, the forecast and the picture in the terminal."""

import json
import random

import pytest
from rich.text import Text

from shambler.games.zombicide.board_view import OpeningMap, board_view
from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.forecast import forecast
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.state import GONE
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.invader.view import InvaderView
from shambler.games.zombicide.systems.machines.machines import change_machines
from shambler.games.zombicide.systems.mold.mold_view import MoldPart
from shambler.games.zombicide.view import ActingView, CardView, DoorView
from shambler.kernel.chance import Sampled
from shambler.testing import rule, some
from shambler.testing.zombicide import Scene


def test_the_view_shows_the_whole_table() -> None:
    table = Scene(RULES, board="A+[B]").put("cole", "A").put("bot", "B").activated("bot")
    table.equip("cole", "smg", "ablative-armor").attach("cole", "plenty-of-bullets", "smg")
    table.pack("cole", "mre").noise("A", 2).mold("B").spawn("B").put("worker", "B", 2)
    table.put("tank", "B").door("A", "B").turn("cole").play("noise")
    shown = InvaderView.of(table.game)
    cole = next(entry for entry in shown.survivors if entry.id == "cole")
    assert cole.hands == [CardView("smg", ["plenty-of-bullets"]), None]
    assert [entry and entry.id for entry in cole.body] == ["ablative-armor", None]
    assert [entry.id for entry in cole.pack] == ["mre"]
    assert (cole.zone, cole.armor, cole.level) == ("0.0", 2, "blue")
    assert shown.acting == ActingView("cole", 2, [], [])
    assert shown.noise.tokens == {"0.0": 3}
    assert {zone.name: zone.enemies for zone in shown.zones} == {
        "0.0": {},
        "0.1": {"worker": 2, "tank": 1},
    }
    assert shown.mold == MoldPart(["0.1"], [])
    assert shown.camouflage.hidden == []
    assert shown.doors == [DoorView("0.0-0.1", "closed")]
    assert shown.door_reserve == 4
    machine = next(entry for entry in shown.machines.units if entry.type == "bot")
    assert (machine.zone, machine.active) == ("0.1", True)
    assert shown.pool == {"worker": 33, "hunter": 14, "tank": 13, "spoiler": 1}
    assert len(shown.decks.supply) == 6


def test_the_view_shows_where_each_remote_is() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("bot", "B").put("sentry-gun", "B")
    table.remote("cole", "bot")
    lying = tuple(
        table.zone("B") if number == table.machine_number("sentry-gun") else GONE
        for number in range(len(table.state.units.zones))
    )
    change_machines(table.state, remotes=lying)
    units = {entry.type: entry for entry in InvaderView.of(table.game).machines.units}
    assert (units["bot"].holder, units["bot"].remote) == ("cole", None)
    assert (units["sentry-gun"].holder, units["sentry-gun"].remote) == (None, "0.1")


def test_the_view_shows_who_is_hidden() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("jared", "A").put("mitsuki", "B")
    table.hide("cole").hide("mitsuki")
    assert sorted(InvaderView.of(table.game).camouflage.hidden) == ["cole", "mitsuki"]


def started(mission: str) -> ZombicideGame:
    game = RULES.new(mission, {}, Sampled(5)).start()
    assert isinstance(game, ZombicideGame)
    return game


def test_the_view_is_plain_data_and_stable() -> None:
    game = RULES.new("M1", {}, Sampled(5)).start()
    rng = random.Random(5)
    for _ in range(60):
        assert game.decision is not None
        shown = json.dumps(InvaderView.of(game).plain())
        assert shown == json.dumps(InvaderView.of(game.copy()).plain())
        game.submit(rng.choice(game.decision.options))


def test_face_down_tokens_show_no_colour_but_their_mix_is_known() -> None:
    shown = InvaderView.of(started("M1"))
    hidden = [token for token in shown.objectives if token.color is None]
    assert len(hidden) == sum(shown.face_down.values())
    pool = RULES.content.missions["M1"].pool
    assert pool is not None
    assert shown.face_down == dict(pool.mix)


def test_no_deck_shows_its_order() -> None:
    shown = InvaderView.of(started("M0"))
    assert isinstance(shown.decks.equipment, int)
    assert isinstance(shown.decks.enemies, int)
    assert len(shown.prototypes.cards) > 2
    assert shown.prototypes.cards == sorted(shown.prototypes.cards)


def test_the_phase_of_the_round_is_shown() -> None:
    game = RULES.new("M0", {}, Sampled(5)).start()
    assert InvaderView.of(game).phase == "set-up"
    table = Scene(RULES, board="A-B").put("jared", "A").put("cole", "A").put("worker", "A")
    table.start(Round())
    assert InvaderView.of(table.game).phase == "players"
    table.play("activate:jared", "end", "end").asks("assign-attack")
    assert InvaderView.of(table.game).phase == "enemies"


def test_the_board_is_told_once() -> None:
    table = Scene(RULES, board="A+[B]")
    told = board_view(table.game)
    assert [(zone.name, zone.kind) for zone in told.zones] == [
        ("0.0", "corridor"), ("0.1", "room"),
    ]  # fmt: skip
    assert told.openings == [OpeningMap(name="0.0-0.1", kind="door", cells=((0, 0), (0, 1)))]
    assert told.plain()["openings"][0].keys() == {"name", "kind", "cells"}


@rule("Z-ACTIV-01", "Z-ATTACK-01")
def test_the_forecast_names_whom_they_would_attack() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("bot", "A").activated("bot")
    table.put("worker", "A", 2)
    assert [plan.plain() for plan in forecast(table.game)] == [
        {"zone": "0.0", "enemy": "worker", "count": 2, "actions": 1, "stay": False,
         "attack": ["cole", "bot"], "damage": 2, "move": [], "break": []}
    ]  # fmt: skip


@rule("INV-EMOVE-02", "INV-EMOVE-03", "INV-EMOVE-08")
def test_the_forecast_names_where_they_would_go_and_what_they_would_break() -> None:
    table = Scene(RULES, board="A-B+C").put("cole", "A").put("hunter", "B").put("worker", "C")
    table.door("B", "C")
    plans = {(plan.zone, plan.enemy): plan for plan in forecast(table.game)}
    assert plans["0.1", "hunter"].move == ["0.0"]
    assert plans["0.1", "hunter"].actions == 2
    assert plans["0.2", "worker"].breaks == ["0.1-0.2"]
    assert plans["0.2", "worker"].move == []
    table.hide("cole")
    assert [plan.stay for plan in forecast(table.game)] == [True, True]


@rule("Z-EMOVE-01", "Z-EMOVE-11")
@pytest.mark.parametrize("seed", [1, 2, 4, 5, 6])
def test_the_enemies_do_what_the_forecast_said(seed: int) -> None:
    table = Scene(RULES, "M0")
    rng = random.Random(seed)
    zones = [zone.name for zone in table.game.world.board.zones]
    inside = [zone.name for zone in table.game.world.board.zones if zone.inside]
    for name in ("jared", "cole"):
        table.put(name, rng.choice(inside))
    for kind in ("worker", "tank", "worker", "tank"):
        table.put(kind, rng.choice(zones), rng.randint(1, 3))
    table.state.spawns = ()
    expected = {(plan.zone, plan.enemy): plan for plan in forecast(table.game) if plan.actions == 1}
    table.enemies_phase()
    while table.game.decision is not None and table.game.decision.kind != "rest":
        table.play(table.options[0])
    world = table.game.world
    moved = [event for event in table.events if isinstance(event, ev.EnemiesMoved)]
    for event in some(event for event in moved if world.foes[event.foe].actions == 1):
        start, end = (world.board.zones[zone].name for zone in (event.start, event.zone))
        assert end in expected[start, world.foes[event.foe].id].move


@pytest.mark.parametrize("mission", ["M0", "M1", "M3", "M7"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_picture_fits_a_terminal_and_its_markup_is_sound(mission: str, language: str) -> None:
    game = RULES.new(mission, {}, Sampled(3)).start()
    rng = random.Random(3)
    for _ in range(120):
        if game.decision is None:
            break
        game.submit(rng.choice(game.decision.options))
    picture = RULES.sketch(game, None, language)
    plain = Text.from_markup(picture).plain
    board = plain.split("\n\n")[1]
    assert max(map(len, board.splitlines())) <= 100
    for sheet in some(game.world.sheets):
        assert sheet.name.into(language) in plain


def test_the_picture_shows_doors_mold_noise_and_figures() -> None:
    table = Scene(RULES, board="A+[B]+[C]-D").put("cole", "A").put("magnus", "A").put("bot", "C")
    table.put("mitsuki", "A").put("worker", "B", 3).put("hunter", "B").noise("A", 2).mold("C")
    table.door("A", "B").door("B", "C", "destroyed").spawn("D").turn("cole")
    lines = Text.from_markup(RULES.sketch(table.game, None, "en")).plain.splitlines()
    above, below = lines[4], lines[5]
    assert "♪2" in above
    assert "▓" in above
    assert "▲" in above
    assert "MCI" in below  # two names begin with M: Mitsuki is I
    assert "w3h1" in below
    assert "▮" in below
    assert "╳" in below
    text = "\n".join(lines)
    assert "closed door" in text
    assert "3 actions left" in text
