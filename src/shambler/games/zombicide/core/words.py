"""Words of content: what a file can call is one class, schema and behaviour at once.

In a file a word is a table such as ``{ ability = "extra-die", combat = "melee", amount = 1 }``: the
tag names the class, the other keys are its fields, and its methods do what it says. The aliases
below say what a text refers to, so that a check can tell whether that exists.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

from shambler.kernel.content import Provenance

Combat: TypeAlias = Literal["any", "melee", "ranged"]
Color: TypeAlias = Literal["red", "green", "purple", "blue", "white", "yellow", "violet"]
Ammo: TypeAlias = Literal["bullets", "shells", "energy", "canister"]
Deck: TypeAlias = Literal["house", "melee", "ranged"]
Level: TypeAlias = Literal["blue", "yellow", "orange", "red"]
LEVELS: Final[tuple[Level, ...]] = ("blue", "yellow", "orange", "red")
DangerLevel: TypeAlias = Literal["yellow", "orange", "red"]

Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]  # of something that there is
RuleId: TypeAlias = Annotated[str, msgspec.Meta(description="rule")]
CardId: TypeAlias = Annotated[str, msgspec.Meta(description="card")]
EnemyId: TypeAlias = Annotated[str, msgspec.Meta(description="enemy")]
EnemyType: TypeAlias = Annotated[str, msgspec.Meta(description="enemy type")]
MachineType: TypeAlias = Annotated[str, msgspec.Meta(description="machine type")]
SkillId: TypeAlias = Annotated[str, msgspec.Meta(description="skill")]
ZoneName: TypeAlias = Annotated[str, msgspec.Meta(description="zone")]
TileId: TypeAlias = Annotated[str, msgspec.Meta(description="tile")]
ObjectiveId: TypeAlias = Annotated[str, msgspec.Meta(description="objective")]
DoorId: TypeAlias = Annotated[str, msgspec.Meta(description="door")]
SpawnId: TypeAlias = Annotated[str, msgspec.Meta(description="spawn zone")]
OpeningId: TypeAlias = Annotated[str, msgspec.Meta(description="opening")]
SurvivorId: TypeAlias = Annotated[str, msgspec.Meta(description="survivor")]
PoolId: TypeAlias = Annotated[str, msgspec.Meta(description="spawn pool")]

W = TypeVar("W", bound="Word")
T = TypeVar("T")


class Word(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of everything that content calls by name. ``rule`` is the rule that says so."""

    rule: RuleId = ""
    provenance: Provenance | None = None

    @property
    def name(self) -> str:
        """How content calls it."""
        return str(type(self).__struct_config__.tag)


class OncePerWorld(Generic[W, T]):
    """A table that a word works out of the world it is used in, once.

    Words are shared by all tables of an edition and hold nothing; the world keeps what they found.
    """

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[W, Any], T]) -> None:
        self._make = make

    def __get__(self, word: W, owner: type[W]) -> Callable[[Any], T]:
        return partial(self._found, word)

    def _found(self, word: W, world: Any) -> T:
        key = (id(word), self)  # a word lives as long as the mission that the world holds
        kept: dict[Any, T] = world.memo.words
        try:
            return kept[key]
        except KeyError:
            value = kept[key] = self._make(word, world)
            return value
