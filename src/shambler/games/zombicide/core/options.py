"""The options of a turn and of the choices around it: verbs of the rulebook.

Most options of a turn are made once per world and shared (see ``menu.py``), so listing them
costs next to nothing.
"""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.kernel.decision import Done, Option


class Activate(Option, frozen=True, gc=False):
    """Start a survivor's turn."""

    verb: ClassVar[str] = "activate"
    who: int


class EndTurn(Option, frozen=True, gc=False):
    """Do nothing more this turn."""

    verb: ClassVar[str] = "end"
    closes: ClassVar[bool] = True


class Move(Option, frozen=True, gc=False):
    """Walk to a neighbouring zone."""

    verb: ClassVar[str] = "move"
    zone: int


class Stop(Option, frozen=True, gc=False):
    """End a longer move here."""

    verb: ClassVar[str] = "stop"
    closes: ClassVar[bool] = True


class Search(Option, frozen=True, gc=False):
    """Search the zone and draw from a deck."""

    verb: ClassVar[str] = "search"
    deck: str


class CloseDoor(Option, frozen=True, gc=False):
    """Put a door token on a doorway."""

    verb: ClassVar[str] = "close"
    opening: int


class OpenDoor(Option, frozen=True, gc=False):
    """Take a closed door away."""

    verb: ClassVar[str] = "open"
    opening: int


class Reorganize(Option, frozen=True, gc=False):
    """Rearrange the inventory."""

    verb: ClassVar[str] = "reorganize"


class Trade(Option, frozen=True, gc=False):
    """Rearrange and trade with a survivor in the zone."""

    verb: ClassVar[str] = "trade"
    who: int


class Attack(Option, frozen=True, gc=False):
    """Attack a zone with one weapon or a pair of them.

    ``enemy`` is the kind the attack is concentrated on, -1 for an ordinary attack.
    """

    card: str  # the model of the weapon
    zone: int
    pair: bool = False
    enemy: int = -1


class Melee(Attack, frozen=True, gc=False):
    """A melee action."""

    verb: ClassVar[str] = "melee"


class Fire(Attack, frozen=True, gc=False):
    """A ranged action."""

    verb: ClassVar[str] = "fire"


class TakeObjective(Option, frozen=True, gc=False):
    """Take an objective in the zone."""

    verb: ClassVar[str] = "objective"
    token: int


class Discard(Option, frozen=True, gc=False):
    """Throw cards away, which anybody may do at any time."""

    verb: ClassVar[str] = "discard"


EMPTY_COPY: Final = ".empty"  # ends the name of an empty weapon where a loaded copy is, too


class OfCopy(Option, frozen=True, gc=False):
    """Something about one copy of a card; ``empty``: not the loaded one there (Z-RELOAD-02)."""

    card: int
    empty: bool = False


class Drop(OfCopy, frozen=True, gc=False, kw_only=True):
    """Throw one card away."""

    verb: ClassVar[str] = "drop"
    who: int


class UseItem(Option, frozen=True, gc=False):
    """Use an item, on oneself or on somebody in the zone."""

    verb: ClassVar[str] = "item"
    card: str
    who: int


class UseSkill(Option, frozen=True, gc=False):
    """Use a skill that acts by itself; ``zone`` or ``who`` is its target where it has one."""

    verb: ClassVar[str] = "skill"
    skill: str
    zone: int = -1
    who: int = -1


class MissionAction(Option, frozen=True, gc=False):
    """Something only this mission offers."""

    verb: ClassVar[str] = "mission"
    action: str


class Pick(Option, frozen=True, gc=False):
    """Pick a survivor or machine: to take an attack, to be first, ..."""

    verb: ClassVar[str] = "take"
    who: int


class PickZone(Option, frozen=True, gc=False):
    """Pick a zone."""

    verb: ClassVar[str] = "zone"
    zone: int


class PickSpawn(Option, frozen=True, gc=False):
    """Pick a spawn token."""

    verb: ClassVar[str] = "spawn"
    spawn: int


class Finish(Done, frozen=True, gc=False):
    """Finish a series of small picks; ``meaning`` says what that comes to."""

    meaning: str


LEAVE_REST: Final = Finish("done", "rest")  # everything else stays where it is
PACK_REST: Final = Finish("done", "pack")  # what is new goes into the backpack
TAKE_DAMAGE: Final = Finish("done", "suffer")
THROW_NOTHING: Final = Finish("done", "throw")
PULL_NOBODY: Final = Finish("done", "save")


class Hit(Option, frozen=True, gc=False):
    """Put a hit on an enemy; with ``reap`` a second one of the kind falls too.

    ``wasted``: the hit is too weak for the enemy (Z-ENEMY-01).
    """

    verb: ClassVar[str] = "hit"
    enemy: int
    reap: bool = False
    wasted: bool = False


class PickCard(OfCopy, frozen=True, gc=False):
    """Pick a card; -1 stands for none."""

    verb: ClassVar[str] = "card"


class PickSkill(Option, frozen=True, gc=False):
    """Pick a skill."""

    verb: ClassVar[str] = "learn"
    gain: int


class Say(Option, frozen=True, gc=False):
    """A plain answer: keep, discard, yes, no, leave, stay, re-roll with the help of a card ..."""

    verb: ClassVar[str] = "say"
    word: str
    card: int = -1


AGREE: Final = Say("say:agree", "agree")
REFUSE: Final = Say("say:refuse", "refuse")


class PickSeat(Option, frozen=True, gc=False):
    """Pick a seat."""

    verb: ClassVar[str] = "seat"
    seat: int


class AttachTo(Option, frozen=True, gc=False):
    """Attach an ammo card to a weapon."""

    verb: ClassVar[str] = "attach"
    who: int
    card: int


class PackTo(Option, frozen=True, gc=False):
    """Put a card into somebody's backpack."""

    verb: ClassVar[str] = "pack"
    who: int
