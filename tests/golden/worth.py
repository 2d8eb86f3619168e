"""How a position promises to be won: how far the plan has come, and how safe everybody is."""

from __future__ import annotations

from shambler.agents.zombicide.evaluation import standing
from shambler.agents.zombicide.fight import armed, marks_of, nearness
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import IN_PLAY, LEFT, Survivor
from shambler.games.zombicide.missions.marks import CREW
from shambler.games.zombicide.system_parts import mold_shown
from tests.golden.plans import ENOUGH, Plan, plan_for
from tests.golden.stops import burns, remaining


def promise(game: ZombicideGame) -> float:
    """A number to compare positions by."""
    plan, state = plan_for(game.world.mission.id), game.state
    worth = _progress(game) if plan.stops else standing(game)
    worth += plan.objective * len(state.taken) - 0.06 * _threat(game) - 0.4 * game.danger()
    worth -= 0.15 * mold_shown(state).active.bit_count() + 4.0 * bool(state.ground.locked)
    worth -= 0.3 * state.tally.get(CREW, 0)
    worth += 5.0 * sum(name.startswith("sample-") for name in state.tally)
    for who, survivor in enumerate(state.survivors):
        worth += _prospects(game, plan, who, survivor)
    return worth


def _progress(game: ZombicideGame) -> float:
    """The ways that are left; the longest of them takes the longest."""
    left = [remaining(game, who) for who in range(game.world.team)]
    return -0.15 * sum(left) - 0.25 * max(left)


def _threat(game: ZombicideGame) -> float:
    """Enemies, the nearer the worse."""
    worth = marks_of(game.world).worth
    return sum(
        nearness(game, zone) * sum(n * worth[kind] for kind, n in enumerate(counts))
        for zone, counts in enumerate(game.state.enemies)
        if any(counts)
    )


def _prospects(game: ZombicideGame, plan: Plan, who: int, survivor: Survivor) -> float:
    """Out of danger, and equipped for what the mission asks."""
    if survivor.status == LEFT:
        return 3.0
    if survivor.status != IN_PLAY:
        return -20.0
    coming = _blows(game, survivor.zone)
    worth = 0.15 * armed(game, survivor) + 6.0 * burns(game, survivor)
    worth += plan.experience * min(survivor.experience, ENOUGH)
    worth -= 0.5 * (game.world.armor[who] - survivor.armor) + 0.1 * coming
    worth -= 0.4 * (survivor.armor == 1)
    if survivor.done and coming >= survivor.armor:
        worth -= 3.0
    if who >= game.world.team:  # a companion on the way to the exit
        worth -= 0.3 * game.terrain.routes.distance[survivor.zone][game.world.exit]
    return worth


def _blows(game: ZombicideGame, zone: int) -> float:
    """Damage to be expected when the enemies act next: those here, and quick ones next door."""
    enemies, foes = game.state.enemies, game.world.foes
    total = sum(n * foe.damage * foe.actions for n, foe in zip(enemies[zone], foes, strict=True))
    for there, _ in game.terrain.steps[zone]:
        for count, foe in zip(enemies[there], foes, strict=True):
            total += count * foe.damage * (foe.actions - 1)
    return float(total)
