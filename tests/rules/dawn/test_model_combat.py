"""Hand-to-Hand combat on random tables, against a second way of working it out."""

from __future__ import annotations

from random import Random

import pytest

from shambler.games.dawn.events.combat import FightRolled, HitsCancelled
from shambler.games.dawn.events.turn import StockChanged
from shambler.kernel.chance import Sampled
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn import model
from tests.rules.dawn.test_printed_cards import SPACES
from tests.rules.dawn.test_printed_counters import CIVILIANS, HEROES, HEROIC, SPECIAL

LEVEL = "walking-zeds"
STRENGTH = {
    **{line.split()[0]: line.split()[3] for line in (*HEROES.split("\n")[1:-1],)},
    **{line.split()[0]: line.split()[3] for line in (*HEROIC.split("\n")[1:-1],)},
    **CIVILIANS,
    **{name: row[0] for name, row in SPECIAL.items()},
}
TERRAIN = {line.split()[0]: int(line.split()[2]) for line in SPACES.strip().splitlines()}
BETTER = {"schmidt": (1, 1), "wright": (1, 1), "fd129": (1, 1), "rangers": (1, 1)}  # attack, defend
BETTER |= {"kingman": (0, 1)}
TOUGH_FROM = dict.fromkeys(("hauser", "horatius", "hunt", "schmidt", "furies"), 4)
TOUGH_FROM |= dict.fromkeys(("alyssa", "staub", "wright"), 5)
NEVER_INFECT = ("riot-squad", "horatius")
INFECTION = {"oozers": 3}

# Hits on Zeds and on the Player unit by dice total, columns Zeds x3 to Player x3; from which column
# on the Zeds lose.
HITS = {
    2: ("0/5 0/5 0/4 0/4 0/3 1/3 2/2", 6),
    3: ("0/5 0/4 0/3 0/3 1/3 2/2 2/1", 5),
    5: ("0/4 0/3 1/3 1/2 2/2 2/1 3/1", 4),
    7: ("0/3 0/3 1/2 2/2 2/1 3/1 3/0", 3),
    8: ("0/2 1/2 2/2 2/1 3/1 3/0 3/0", 2),
    10: ("1/2 2/2 2/1 3/1 3/0 3/0 4/0", 1),
    12: ("2/2 2/1 2/0 3/0 4/0 4/0 5/0", 0),
}
REGULAR = ("2/1", "3/2", "4/3", "5/3", "6/4", "7/5", "8/4", "9/4")
SUPER = {"doom": "7/5", "iron": "10/5", "leapers": "4/2", "oozers": "5/3", "ravagers": "1/8"}
SUPER |= {"zed-hemoths": "12/6"}
MARKS = ("smart", "toxic", "leader")
GOOD_MARKS = ("leader", "well-armed", "trained")

FIGHTING = (
    *("DOZ-HTH-01", "DOZ-HTH-03", "DOZ-HTH-04", "DOZ-HTH-05", "DOZ-HTH-06", "DOZ-HTH-07"),
    *("DOZ-HTH-08", "DOZ-HTH-09", "DOZ-HTH-11", "DOZ-HTH-13", "DOZ-HTH-14", "DOZ-RUL-41"),
    *("DOZ-HIT-01", "DOZ-HIT-02", "DOZ-HIT-03", "DOZ-HIT-05", "DOZ-ZEDS-08", "DOZ-ZEDS-09"),
    *("DOZ-LEADER-02", "DOZ-ARMED-01", "DOZ-TRAIN-01", "DOZ-HAUSER-01", "DOZ-SMART-01"),
    *("DOZ-SMART-02", "DOZ-ZLEADER-01", "DOZ-ZLEADER-02", "DOZ-TOXIC-01", "DOZ-OOZER-01"),
    *("DOZ-DOOM-01", "DOZ-DOOM-02", "DOZ-DOOM-03", "DOZ-DOOM-04", "DOZ-VFW-02", "DOZ-VFW-03"),
    *("DOZ-LEAPER-03", "DOZ-RAVAGER-01", "DOZ-ZEDHEMOTH-01", "DOZ-BARR-03", "DOZ-BARR-06"),
    *("DOZ-STRONG-04", "DOZ-KINGMAN-02", "DOZ-SCHMIDT-02", "DOZ-WRIGHT-03", "DOZ-FD129-01"),
    *("DOZ-RANGER-04", "DOZ-RIOT-01", "DOZ-HORATIUS-05", "DOZ-TOUGH-01", "DOZ-RUGGED-01"),
    *("DOZ-MARK-03", "DOZ-RET-01", "DOZ-GAME-13", "DOZ-FURIES-02", "DOZ-HUNT-05"),
    *("DOZ-HAUSER-08", "DOZ-SCHMIDT-03", "DOZ-HORATIUS-02", "DOZ-ALYSSA-10", "DOZ-STAUB-03"),
    *(
        "DOZ-WZED-04",
        "DOZ-STAUB-05",
        "DOZ-WRIGHT-04",
        "DOZ-SANTANA-04",
        "DOZ-MARK-02",
        "DOZ-MARK-05",
    ),
)


class Mob:
    """One or two Zeds units with their markers."""

    def __init__(self, random: Random, limit: int) -> None:
        self.units: list[tuple[str, int, list[str]]] = []
        for which in random.sample((*REGULAR, *SUPER), random.randint(1, limit)):
            own = random.sample(MARKS, random.randrange(3)) if which in REGULAR else []
            own = [mark for mark in own if all(mark not in marks for _, _, marks in self.units)]
            self.units.append((which, random.randrange(6), own))

    def put(self, town: Siege, place: str) -> None:
        """On the table."""
        for number, (which, damage, marks) in enumerate(self.units):
            town.zeds(which, place, damage, marks, as_=f"mob{number}")

    def has(self, *names: str) -> bool:
        """Is any of these among them?"""
        return any(which in names for which, _, _ in self.units)

    def marked(self, mark: str) -> bool:
        """Does any of them carry a marker?"""
        return any(mark in marks for _, _, marks in self.units)

    @property
    def strength(self) -> int:
        """All together, each on the side it shows."""
        return sum(
            int(SUPER.get(which, which).split("/")[damage >= 3]) for which, damage, _ in self.units
        )

    @property
    def infection(self) -> int:
        """The most that any of them causes."""
        return max(
            3 if "toxic" in marks else INFECTION.get(which, 1) for which, _, marks in self.units
        )


def ratio(zeds: int, unit: int) -> int:
    """The starting column: 3 is Equal."""
    if zeds >= unit:
        return 3 if zeds == unit else max(0, 3 - zeds // unit)
    return min(6, 3 + unit // zeds)


def row_of(table: dict[int, object], total: int) -> int:
    """The row of a dice total."""
    return max(first for first in table if first <= total)


def hits_per_side(who: str) -> int:
    """Heroes take one Hit a side, Civilians two, the National Guard three."""
    if who == "national-guard":
        return 3
    return 1 if who in model.HEROES and who not in ("santana", "horatius") else 2


def play_on(town: Siege) -> None:
    """Answer everything in the plainest way until the combat is over."""
    while town.game.decision is not None and town.game.decision.kind not in ("halt", "action"):
        plain = "pass" if "pass" in town.options else town.options[0]
        town.play(plain)


def fighter(random: Random) -> tuple[str, int, list[str]]:
    """Somebody who fights, with Hits and markers."""
    who = random.choice([name for name in model.FIGHTERS if name != "pickles"])
    marks = random.sample(GOOD_MARKS, random.randrange(3)) if who in CIVILIANS else []
    return who, random.randrange(2 * hits_per_side(who)), marks


def check(town: Siege, mob: Mob, who: str, hits: int, marks: list[str], shift: int) -> None:
    """The first roll of the combat is what the rules say."""
    rolled = next(event for event in town.events if isinstance(event, FightRolled))
    strength = int(STRENGTH[who].split("/")[hits >= hits_per_side(who)])
    strength += 2 * ("trained" in marks)
    shift += ("leader" in marks) + ("well-armed" in marks) - mob.marked("leader")
    column = max(0, min(6, ratio(mob.strength, strength) + shift))
    assert rolled.column == column
    in_town = not rolled.attacking and town.game.world.board.is_town[rolled.place]
    assert len(rolled.faces) == (3 if who == "wzed" and in_town else 2)  # its own warning
    total = sum(sorted(rolled.faces)[-2:])
    cells, first = HITS[row_of(HITS, total)]
    on_zeds, on_unit = map(int, cells.split()[column].split("/"))
    assert (rolled.zeds_hits, rolled.unit_hits) == (on_zeds, on_unit)
    firm, doom = who == "vfw", mob.has("doom")
    assert rolled.zeds_lose is (column >= first if firm is doom else firm)
    risen = [e for e in town.events if isinstance(e, StockChanged) and e.rule == "DOZ-HTH-11"]
    infected = 0 if who in NEVER_INFECT else mob.infection
    assert sum(event.after - event.before for event in risen[:1]) == infected
    cancelled = [e for e in town.events if isinstance(e, HitsCancelled) and e.unit == rolled.unit]
    if on_unit and who in TOUGH_FROM:
        faces = cancelled[0].faces
        assert len(faces) == on_unit
        assert cancelled[0].count == sum(face >= TOUGH_FROM[who] for face in faces)
    else:
        assert not cancelled or not on_unit


@rule(*FIGHTING)
@pytest.mark.parametrize("seed", range(120))
def test_zeds_attack(seed: int) -> None:
    random = Random(seed)
    track = random.choice("FMHST")
    number = random.choice([0, 1, 3] if track == "T" else range(6))
    place, behind = f"{track}-{number}", f"{track}-{number + 1}"
    mob, (who, hits, marks) = Mob(random, 1 if track == "T" else 2), fighter(random)
    if who in model.ABOVE_GROUND and track == "T":
        return
    built = random.choice([0, 0, 2, 3])
    with Siege(LEVEL) as town:
        town.put(who, place, hits, marks)
        mob.put(town, behind)
        if built:
            town.barricade(place, strongpoint=built == 3)
        town.game.chance = Sampled(seed)
        town.activate(track)
        play_on(town)
        terrain = 0 if mob.has("leapers") else max(TERRAIN[place], built)
        shift = terrain + BETTER.get(who, (0, 0))[1] - mob.marked("smart")
        check(town, mob, who, hits, marks, shift)


@rule(*FIGHTING)
@pytest.mark.parametrize("seed", range(500, 580))
def test_a_unit_attacks(seed: int) -> None:
    random = Random(seed)
    track = random.choice("FMHS")
    number = random.randrange(6)
    place, behind = f"{track}-{number}", f"{track}-{number + 1}"
    mob, (who, hits, marks) = Mob(random, 2), fighter(random)
    with Siege(LEVEL) as town:
        town.put(who, place, hits, marks)
        mob.put(town, behind)
        town.game.chance = Sampled(seed)
        town.act().play(f"move:{who}>{behind}")
        play_on(town)
        check(town, mob, who, hits, marks, BETTER.get(who, (0, 0))[0])
