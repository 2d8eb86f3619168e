"""Skills that make others act: Born leader (INV-SKILL-26) and Taunt (INV-SKILL-70)."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.procedures.activation import Activation
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.state import IN_PLAY
from shambler.games.zombicide.table import Table
from shambler.games.zombicide.traits import Feat
from shambler.kernel.decision import Option


def list_leader(game: Table, standing: Standing, feat: Feat, options: list[Option]) -> None:
    """Any other survivor who takes turns."""
    for who in range(game.world.team):
        if who != standing.who and game.state.survivors[who].status == IN_PLAY:
            options.append(game.world.menu.use(feat.skill, who=who))


def lead(game: Table, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
    """One action for somebody else, at once; then this turn goes on."""
    turn.use(game, feat.skill)
    game.tell(ev.SkillUsed, turn.who, feat.skill, rule=feat.rule)
    game.call(Turn(option.who, granted=1))


def list_taunt(game: Table, standing: Standing, feat: Feat, options: list[Option]) -> None:
    """Zones with enemies that no wall or closed door cuts off; sight is not needed."""
    near = game.world.board.vicinity(standing.zone, feat.zones) & game.state.infested
    if near and (near := near & game.terrain.within(standing.zone, feat.zones)):
        options.extend(game.world.menu.use(feat.skill, zone) for zone in game.zones_of(near))
    else:
        game.forbid(f"skill:{feat.skill}", feat.rule, "nobody-to-run-at")


def taunt(game: Table, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
    """They all act at once, and want nobody else."""
    turn.use(game, feat.skill)
    game.tell(ev.SkillUsed, turn.who, feat.skill, rule=feat.rule)
    foes = tuple(range(len(game.world.foes)))
    game.call(Activation(foes, taunter=turn.who, zone=option.zone, rule=feat.rule))
