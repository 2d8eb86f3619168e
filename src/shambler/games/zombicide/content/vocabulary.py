"""The words content may use: every ability, trigger, effect and goal with its parameters.

A parameter is given by its type; `X | None` may be left out. Zones, cards, enemies and the like are
marked by an alias of `str` so that checks know what a word refers to. To add something new, add a
line here, use it in a TOML file and write its code under the same name.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from shambler.games.zombicide.content.parts import Color, Combat

CardId = Annotated[str, msgspec.Meta(description="card")]
EnemyId = Annotated[str, msgspec.Meta(description="enemy")]
EnemyType = Annotated[str, msgspec.Meta(description="enemy type")]
MachineType = Annotated[str, msgspec.Meta(description="machine type")]
SkillId = Annotated[str, msgspec.Meta(description="skill")]
ZoneName = Annotated[str, msgspec.Meta(description="zone")]
TileId = Annotated[str, msgspec.Meta(description="tile")]
ObjectiveId = Annotated[str, msgspec.Meta(description="objective")]
DoorId = Annotated[str, msgspec.Meta(description="door")]
SpawnId = Annotated[str, msgspec.Meta(description="spawn zone")]
OpeningId = Annotated[str, msgspec.Meta(description="opening")]
SurvivorId = Annotated[str, msgspec.Meta(description="survivor")]
PoolId = Annotated[str, msgspec.Meta(description="spawn pool")]
Free = Literal["combat", "machine", "melee", "move", "ranged", "search"]
Ammo = Literal["bullets", "shells", "energy", "canister"]
Deck = Literal["house", "melee", "ranged"]
Side = Literal["romero", "zombicide"]
TurnsWhen = Literal[
    "alone", "barricades", "counts", "enters", "fells-in", "gets-card", "gets-in", "gives-card",
    "goes-outside", "opens", "reaches",
]  # fmt: skip
Params = dict[str, Any]

SKILL_ABILITIES: dict[str, Params] = {
    "bloodlust": {"combat": Combat, "zones": int},
    "born-leader": {},
    "camouflage": {},
    "charge": {"zones": int},
    "choose-targets": {"combat": Combat},
    "combat-reflexes": {},
    "concentrated-expert": {"damage": int, "min_dice": int},
    "counts-as-dual": {"combat": Combat},
    "dice-by-enemies": {"combat": Combat},
    "dice-bonus": {"combat": Combat, "amount": int},
    "discard-to-avoid-damage": {},
    "dual-expert": {},
    "escalation": {"combat": Combat},
    "extra-action": {"amount": int},
    "extra-damage": {"combat": Combat, "amount": int, "card": CardId | None},
    "extra-die": {"combat": Combat, "amount": int},
    "extra-range": {"amount": int},
    "extra-turn-on-extra-activation": {},
    "free-action": {"action": Free},
    "hit-and-run": {},
    "ignore-damage-from": {"enemy": EnemyType},
    "ignore-first-damage": {"amount": int},
    "leave-freely": {},
    "lifesaver": {"range": int},
    "low-profile": {},
    "no-friendly-fire": {"combat": Combat},
    "point-blank": {},
    "re-roll": {"ammo": Ammo | None},
    "reaper": {"combat": Combat},
    "remote-control": {"machine": MachineType | Literal["all"]},
    "repair-in-end-phase": {"who": Literal["self", "zone"], "armor": int | Literal["all"]},
    "roll-again-on-six": {"combat": Combat},
    "search-cards": {"cards": int},
    "search-everywhere": {},
    "see-dark": {},
    "see-into-rooms": {"zones": int},
    "see-near": {"range": int},
    "share-in-zone": {"skill": SkillId},
    "shove": {"range": int},
    "sprint": {"min": int, "max": int},
    "starts-with-armor": {"armor": int},
    "starts-with-card": {"card": CardId},
    "tactician": {},
    "taunt": {"range": int},
    "weapon-damage": {"combat": Combat, "damage": int},
    "zero-g-run": {"zones": int},
    "zones-per-move": {"zones": int},
}

CARD_ABILITIES: dict[str, Params] = {
    "attach": {"ammo": Ammo},
    "builds-barricades": {},
    "colour-side-only": {},
    "combine": {"parts": tuple[CardId, ...], "keeps": tuple[CardId, ...] | None},
    "gain-experience": {"amount": int, "actions": int, "discard": bool},
    "hellfire": {},
    "ignore-attack": {"discard": bool},
    "in-backpack": {},
    "molotov": {},
    "needs-ammo": {"ammo": Ammo, "spent": bool},
    "not-outside": {},
    "opens-barricades": {},
    "oxygen": {},
    "re-roll": {"ammo": Ammo | None},
    "reload": {},
    "restore-armor": {"range": int, "actions": int, "discard": bool},
    "search-cards": {"cards": int},
    "see-dark": {},
    "spawn-here": {"enemy": EnemyId, "count": int},
    "spawn-on-mold": {"enemy": EnemyId, "count": int},
}

MACHINE_ABILITIES: dict[str, Params] = {
    "car": {},
    "controlled-in-zone": {},
    "follows-controller": {},
    "fires-outside": {},
}

ENEMY_ABILITIES: dict[str, Params] = {
    "breaks-barriers": {},
    "spreads-mold": {},
    "turns-cards": {},
}

DECK_ABILITIES: dict[str, Params] = {}

SPECIALS: dict[str, Params] = {
    "build-barricades": {"experience": int},
    "burn-spawns": {"color": Color, "card": CardId, "what": str, "experience": int},
    "bystanders": {"objectives": tuple[ObjectiveId, ...]},
    "coloured-doors-open": {"doors": tuple[DoorId, ...]},
    "companions": {
        "objectives": tuple[ObjectiveId, ...],
        "armor": int,
        "moves": int,
        "toward": ZoneName,
    },
    "count-fallen": {
        "enemy": EnemyId | None,
        "by": SurvivorId | None,
        "not_by": SurvivorId | None,
        "until": str | None,
        "what": str,
        "experience": int | None,
        "key": MachineType | None,
    },
    "count-shuffles": {"what": str},
    "crew-leaves": {"per_end_phase": int, "zone": ZoneName},
    "discard-on-entering": {"card": CardId, "place": Literal["airlock"], "which": Literal["first"]},
    "driving": {"machine": MachineType, "key": bool | None},
    "events-at": {"zone": ZoneName},
    "fire-at": {"zone": ZoneName, "cards": tuple[CardId, ...], "what": str},
    "hiding-spots": {"zones": tuple[ZoneName, ...], "machine": MachineType, "what": str},
    "hellfire-destroys-spawn": {
        "tiles": tuple[TileId, ...] | None,
        "removes_mold": bool,
        "optional": bool,
    },
    "locked-until": {"door": DoorId, "machine": MachineType, "zone": ZoneName, "actions": int},
    "lose-if-enemy-activates-in": {"zone": ZoneName, "until_taken": ObjectiveId},
    "lose-if-enemy-enters": {"zone": ZoneName, "while": Literal["crew"]},
    "lose-if-machine-lost": {"machine": MachineType, "while_locked": DoorId},
    "lose-when": {"what": str, "count": int},
    "optional-objectives": {"colors": tuple[Color, ...]},
    "place-action": {
        "action": str,
        "zones": tuple[ZoneName, ...],
        "gives": tuple[CardId, ...] | None,
        "times": int | None,
        "each": bool | None,
        "tool": bool | None,
        "machine": MachineType | None,
        "who": SurvivorId | None,
        "order": int | None,
        "what": str,
    },
    "put-down": {"cards": tuple[CardId, ...], "zone": ZoneName, "what": str, "experience": int},
    "sample": {
        "id": str,
        "enemy": EnemyType | None,
        "combat": Combat | None,
        "place": Literal["spawn-zone"] | None,
        "actions": int | None,
        "experience": int,
        "marker": Literal["miniature", "blue-objective", "white-objective"],
    },
    "search-also": {
        "zones": tuple[ZoneName, ...] | None,
        "kind": str | None,
        "decks": tuple[Deck, ...],
        "side": Side,
        "each": bool | None,
    },
    "turn-card": {
        "to": Side,
        "when": TurnsWhen,
        "who": Literal["self", "all"] | None,
        "zone": ZoneName | None,
        "kind": str | None,
        "cards": tuple[CardId, ...] | None,
        "level": Literal["yellow", "orange", "red"] | None,
        "opening": OpeningId | None,
        "what": str | None,
        "unless": str | None,
    },
    "wake-sets-mold": {"spawns": tuple[SpawnId, ...]},
}

SETUP_EFFECTS: dict[str, Params] = {
    "equip": {"card": CardId, "slot": Literal["hand", "body"], "who": Literal["all"]},
    "hide-spawn-token": {"pool": PoolId, "color": Color, "tiles": tuple[TileId, ...]},
    "place-crew": {"zone": ZoneName, "tokens": int},
    "set-aside-cards": {"cards": tuple[CardId, ...]},
    "set-aside-objectives": {"colors": tuple[Color, ...]},
    "split-survivors": {"groups": int},
}

REWARDS: dict[str, Params] = {
    "experience": {"amount": int, "color": Color | None},
    "cards": {"cards": tuple[CardId, ...], "color": Color},
    "random-card": {"deck": Literal["prototype"], "color": Color},
    "remote": {"machine": MachineType, "color": Color},
}

GOALS: dict[str, Params] = {
    "take-objectives": {"order": int, "color": Color, "count": int},
    "take-all-objectives": {"order": int},
    "leave": {"order": int, "zone": ZoneName, "companions": tuple[ObjectiveId, ...] | None},
    "gather": {
        "order": int,
        "zone": ZoneName,
        "at": Literal["end-phase"],
        "no_enemies": bool,
        "closed": OpeningId | None,
    },
    "all-closed": {"order": int, "openings": tuple[OpeningId, ...], "no_enemies_inside": bool},
    "board-car": {"order": int, "machine": MachineType},
    "count": {"order": int, "what": str, "count": int},
    "drive-away": {"order": int, "machine": MachineType, "zone": ZoneName},
    "hold-out": {"order": int, "rounds": int, "inside": bool},
    "evacuate-crew": {"order": int, "zone": ZoneName},
    "destroy-spawn-token": {"order": int, "color": Color},
    "reach-level": {"order": int, "level": Literal["yellow", "orange", "red"]},
    "all-equipped": {"order": int, "card": CardId, "new": bool},
    "samples": {"order": int, "samples": tuple[str, ...]},
}

TRIGGERS: dict[str, Params] = {
    "mold-appears": {"range": int},
    "objective-taken": {"color": Color},
    "door-gone": {"door": DoorId},
    "after-round": {"round": int},
    "counted": {"what": str, "count": int},
    "survivor-left": {},
}
