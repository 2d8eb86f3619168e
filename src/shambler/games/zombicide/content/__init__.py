"""Content of the Zombicide family: typed values read from TOML files, and their checks.

content = load_content("invader")
content.missions["M0"].grid()
content.skill("starts-with:smg").name.fr
"""

from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.content.load import (
    check_content,
    check_path,
    load_content,
    load_ledger,
    load_mission,
    read_content,
)
from shambler.games.zombicide.content.missions import (
    Barrier,
    Door,
    Exit,
    Mission,
    Objective,
    PlacedEnemies,
    PlacedMachine,
    Pool,
    Spawn,
    Start,
)
from shambler.games.zombicide.content.parts import (
    LEVELS,
    Ability,
    Attack,
    Card,
    Component,
    Effect,
    Enemy,
    EnemyCard,
    Goal,
    Level,
    Machine,
    Skill,
    SkillTrack,
    Survivor,
    Tile,
    Trigger,
)
from shambler.games.zombicide.content.paths import EDITIONS, Paths

__all__ = [
    "EDITIONS",
    "LEVELS",
    "Ability",
    "Attack",
    "Barrier",
    "Card",
    "Component",
    "Content",
    "Door",
    "Effect",
    "Enemy",
    "EnemyCard",
    "Exit",
    "Goal",
    "Level",
    "Machine",
    "Mission",
    "Objective",
    "Paths",
    "PlacedEnemies",
    "PlacedMachine",
    "Pool",
    "Skill",
    "SkillTrack",
    "Spawn",
    "Start",
    "Survivor",
    "Tile",
    "Trigger",
    "check_content",
    "check_path",
    "load_content",
    "load_ledger",
    "load_mission",
    "read_content",
]
