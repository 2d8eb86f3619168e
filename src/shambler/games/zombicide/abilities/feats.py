"""The skills that are used by themselves, as a family of actions: once per turn each."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from shambler.games.zombicide import options as opt
from shambler.games.zombicide.abilities import leading, pushing, running
from shambler.games.zombicide.edition import Actions
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.table import Table
from shambler.games.zombicide.traits import Feat
from shambler.kernel.decision import Option

Lists = Callable[[Table, Standing, Feat, list[Option]], None]
Does = Callable[[Table, Turn, Feat, opt.UseSkill], None]

CODE: Mapping[str, tuple[Lists, Does]] = {
    "bloodlust": (running.list_rush, running.rush),
    "born-leader": (leading.list_leader, leading.lead),
    "charge": (running.list_rush, running.rush),
    "lifesaver": (pushing.list_lifesaver, pushing.lifesaver),
    "shove": (pushing.list_shove, pushing.shove),
    "sprint": (running.list_sprint, running.sprint),
    "taunt": (leading.list_taunt, leading.taunt),
    "zero-g-run": (running.list_zero_g, running.zero_g),
}


def list_feats(game: Table, standing: Standing, options: list[Option]) -> None:
    """What the survivor's skills offer; they are for one's own turn, not for a given action."""
    if not standing.traits.feats:
        return
    turn = standing.turn
    for feat in standing.traits.feats:
        if turn.granted or feat.skill in turn.used:
            reason = "not-own-turn" if turn.granted else "skill-used"
            game.forbid(f"skill:{feat.skill}", feat.rule, reason)
        else:
            CODE[feat.ability][0](game, standing, feat, options)


def use_feat(game: Table, turn: Turn, option: opt.UseSkill) -> None:
    """Do it."""
    feats = game.traits(turn.who).feats
    feat = next(feat for feat in feats if feat.skill == option.skill)
    CODE[feat.ability][1](game, turn, feat, option)


SKILLS = Actions(list_feats, {opt.UseSkill: use_feat}, free=True)
