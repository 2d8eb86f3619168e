"""The board and its people once more, in plain words: what tests work out for themselves.

Nothing here asks the game anything but where counters lie: the rules are written down a second
time, slowly, so that random positions can be compared with what the game offers and does.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from shambler.games.dawn.state import COMATOSE, DEFIANT, FLED
from shambler.testing.dawn import Siege

SURFACE = "FMHS"
CATACOMBS = ("T-5", "T-3")
BRIDGE = "S-1"
VILLAGES = ("F-4", "M-5", "H-5", "S-5", "S-3")
ROOMS = ("HB1", "HB2", "HB3", "HB4", "SO1", "SO2", "LAB")
SHORTCUTS = {"F": "MS", "M": "FH", "H": "MT", "T": "HS", "S": "FT"}

SCIENCE = ("agee", "jones", "seaver", "wright")
ANIMALS = ("pickles", "horatius")
ABOVE_GROUND = ("national-guard", "petra")
MOVES = {
    "alyssa": 5, "piazza": 5, "pickles": 6, "santana": 3, "furies": 4, "petra": 4,
    "national-guard": 1,
}  # fmt: skip
HEROES = (
    "agee", "alyssa", "hauser", "hernandez", "horatius", "hunt", "johnson", "jones", "kingman",
    "piazza", "pickles", "santana", "schmidt", "seaver", "staub", "wilson", "wright",
)  # fmt: skip
HEROIC = ("bauer", "clarion", "furies", "fd129", "riot-squad", "savior", "vfw", "wzed")
CIVILIANS = tuple(f"civ{number}" for number in range(1, 8))
SPECIAL = ("rangers", "petra", "security1", "security2")
FIGHTERS = (*HEROES, *HEROIC, *CIVILIANS, *SPECIAL, "national-guard")
REFUGEES = ("folk1", "folk2", "folk3", "folk4", "folk5", "vip")
RAIDERS = ("raiders", "bubba")
ZEDS = ("2/1", "3/1", "4/2", "5/3", "6/3", "7/4", "8/4", "9/4", "doom", "leapers", "vermin")


def track(name: str) -> list[str]:
    """The spaces of a track from 0 on, without its Start space."""
    return [f"{name}-{number}" for number in range(8 if name == "T" else 7)]


SPACES = [space for name in (*SURFACE, "T") for space in track(name)]
STARTS = [f"{name}-S" for name in (*SURFACE, "T")]


def neighbours(place: str) -> list[str]:
    """Next to a place: along the track; Town Center is next to every 0 and to the rooms."""
    if place == "TC":
        return [f"{name}-0" for name in (*SURFACE, "T")] + list(ROOMS)
    if place in ROOMS:
        return ["TC"]
    name, number = place.split("-")
    if number == "S":
        return [track(name)[-1]]
    at = int(number)
    outward = track(name)[at + 1] if at + 1 < len(track(name)) else f"{name}-S"
    return ["TC" if at == 0 else f"{name}-{at - 1}", outward]


def across(place: str) -> list[str]:
    """Where a shortcut leads: the same number on a track beside this one."""
    if "-" not in place or place.endswith("S"):
        return []
    name, number = place.split("-")
    return [f"{o}-{number}" for o in SHORTCUTS[name] if f"{o}-{number}" in SPACES]


def move_of(unit: str) -> int:
    """Spaces per Move Action: Heroes 4, Civilians 2, Special and Heroic ones 3."""
    if unit in MOVES:
        return MOVES[unit]
    return 4 if unit in HEROES else 2 if unit in CIVILIANS else 3


class Table:
    """Where everything lies, by the names of the content files."""

    def __init__(self, town: Siege) -> None:
        self.town, state, world = town, town.state, town.game.world
        names = world.board.ids
        self.units = {
            name: names[state.unit_at[at]]
            for at, name in enumerate(world.units.ids)
            if names[state.unit_at[at]] in {*SPACES, *STARTS, *ROOMS, "TC"}
        }
        self.marks = {name: state.unit_marks[town.unit(name)] for name in self.units}
        self.hurt = {name for name in self.units if state.unit_damage[town.unit(name)]}
        self.zeds = {names[at] for at in state.zed_at if names[at] in {*SPACES, *STARTS}}
        self.chaos = {names[at] for at in state.chaos}
        self.shut = {names[at] for at in state.no_entry}
        if state.bridge == "collapsed":
            self.shut.add(BRIDGE)
        self.ferry = state.bridge == "ferry"

    def at(self, place: str, among: Iterable[str]) -> list[str]:
        """Who of these is in a place."""
        return [unit for unit in among if self.units.get(unit) == place]

    def awake(self, unit: str) -> bool:
        """In play and not comatose (DOZ-ACT-08)."""
        return unit in self.units and not self.marks[unit] & COMATOSE

    def room(self, place: str) -> int:
        """How many more may stop there (DOZ-MOVE-04, DOZ-TUN-02)."""
        if place == "TC" or place in CATACOMBS:
            return 99
        limit = 1 if place.startswith("T-") and place != "T-0" else 2
        return limit - len(self.at(place, FIGHTERS))

    def apart(self, unit: str, place: str) -> bool:
        """Petra's Angels share no track space with Heroes or Civilians (DOZ-PETRA-01)."""
        people = [other for other in FIGHTERS if other != "national-guard"]
        if unit not in people:
            return False
        there = [other for other in self.at(place, people) if other != unit]
        return place != "TC" and bool(there if unit == "petra" else "petra" in there)


def scattered(seed: int, level: str = "walking-zeds", zeds: int = 6, units: int = 12) -> Siege:
    """A random table that could be one: counters, markers, Chaos, closed spaces."""
    random, town = Random(seed), Siege(level)
    known = town.game.world.units.number
    spaces = [space for space in SPACES if space in town.game.world.board.place]
    starts = [space for space in STARTS if space in town.game.world.board.place]
    for zed in random.sample(ZEDS, zeds):
        try_to(town, "zeds", zed, random.choice([*spaces, *starts]), random.randrange(4))
    people = [name for name in FIGHTERS if name in known]
    for name in random.sample(people, units):
        place = random.choice([*spaces, *spaces, *starts, "TC", "TC", "F-0", "H-0", "T-0"])
        try_to(town, "put", name, place, random.randrange(2))
    for bed, name in zip(("HB1", "HB2"), random.sample(people, 2), strict=True):
        if town.place(name) == "POOL":
            asleep = random.random() < 0.5
            hits = town.game.world.units.hits[town.unit(name)] if asleep else 1
            try_to(town, "put", name, bed, hits, ["comatose"] if asleep else [])
    for name in random.sample(SCIENCE, 1):
        if name in known and town.place(name) == "POOL":
            try_to(town, "put", name, random.choice(["SO1", "LAB", "TC"]))
    for name in random.sample(REFUGEES, 3):
        try_to(town, "put", name, random.choice(spaces), 0, ["fled"])
    for name in CIVILIANS:
        if town.place(name) in VILLAGES and random.random() < 0.6:
            town.state.unit_marks[town.unit(name)] |= DEFIANT
    if random.random() < 0.5:
        free = [s for s in spaces if not town.game.units_at(town.spot(s)) and not zeds_in(town, s)]
        town.put("raiders", random.choice(free))
    town.chaos(*random.sample([s for s in spaces if town.game.world.board.named[town.spot(s)]], 3))
    town.state.no_entry = (town.spot(random.choice(spaces)),) if random.random() < 0.4 else ()
    town.state.bridge = random.choice(["", "", "collapsed", "ferry"])
    return town


def zeds_in(town: Siege, place: str) -> bool:
    """Are Zeds in a place?"""
    return town.spot(place) in town.state.zed_at


def try_to(town: Siege, how: str, *what: object) -> None:
    """Put a counter down, unless it cannot lie there."""
    try:
        getattr(town, how)(*what)
    except ValueError:
        return


def is_refugees(table: Table, unit: str) -> bool:
    """On the map and fled."""
    return bool(table.marks[unit] & FLED) and not table.marks[unit] & COMATOSE
