"""Activations of random tracks without people, against a second way of working them out."""

from __future__ import annotations

from random import Random

import pytest

from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn import model
from tests.rules.dawn.test_printed_cards import SPACES

NAMED = {
    line.split()[0]
    for line in SPACES.strip().splitlines()
    if line.split()[1] in ("village", "named", "town")
}
REGULAR = ("2/1", "3/2", "6/3", "7/4", "8/4", "9/4")  # no two alike: there are no ties
OTHERS = ("vermin", "noelle", "were-zeds", "leapers", "zed-hemoths")
STRENGTH = {"vermin": 2, "noelle": 3, "were-zeds": 5, "leapers": 4, "zed-hemoths": 12}
SPREADERS = ("vermin", "noelle")

STEPPING = (
    *("DOZ-ZEDS-03", "DOZ-ZEDS-04", "DOZ-ZEDS-09", "DOZ-ZEDS-10", "DOZ-ZEDS-11", "DOZ-ZEDS-12"),
    *("DOZ-RUL-30", "DOZ-RUL-31", "DOZ-RUL-36", "DOZ-FAST-01", "DOZ-FAST-02", "DOZ-FAST-05"),
    *("DOZ-FAST-06", "DOZ-WERE-02", "DOZ-WERE-03", "DOZ-SUPER-05", "DOZ-SUPER-06"),
    *("DOZ-SPREAD-03", "DOZ-SPREAD-05", "DOZ-SPREAD-12", "DOZ-SPREAD-13", "DOZ-SPREAD-14"),
    *("DOZ-BARR-05", "DOZ-BARR-07", "DOZ-LEAPER-01", "DOZ-LEAPER-02", "DOZ-STRONG-02"),
    *("DOZ-CHAOS-01", "DOZ-CHAOS-02", "DOZ-NOENTRY-01", "DOZ-WIN-03", "DOZ-SUPER-03"),
    *("DOZ-TUN-02", "DOZ-RUL-27", "DOZ-BRIDGE-07"),
)


class Lane:
    """One track with its Zeds, worked out by hand."""

    def __init__(self, track: str) -> None:
        self.lane = [*model.track(track), f"{track}-S"]
        self.at: dict[str, str] = {}
        self.fast: set[str] = set()
        self.barricades: set[str] = set()
        self.chaos: set[str] = set()
        self.shut: set[str] = set()
        self.lost = False

    def strength(self, zed: str) -> int:
        """As printed on the side it shows."""
        return STRENGTH[zed] if zed in OTHERS else int(zed.split("/")[0])

    def room(self, place: str) -> int:
        """For how many more there is room."""
        if place in model.CATACOMBS:
            return 99
        limit = 1 if place.startswith("T-") and place not in ("T-S", "T-0") else 2
        return limit - sum(at == place and zed not in SPREADERS for zed, at in self.at.items())

    def activate(self) -> None:
        """Every group once, the closest to Town Center first."""
        moved: set[str] = set()
        for place in self.lane:
            group = [zed for zed, at in self.at.items() if at == place and zed not in moved]
            moved |= set(group)
            if group and not self.lost:
                self.step(group, place)

    def step(self, group: list[str], place: str, extra: bool = False) -> None:
        """One space forward for those who find room; a fast one goes on alone."""
        number = self.lane.index(place)
        if number == 0:
            self.lost = True
            return
        target = self.lane[number - 1]
        if target in self.shut:
            return
        room, going = self.room(target), [zed for zed in group if zed in SPREADERS]
        heavy = sorted((z for z in group if z not in SPREADERS), key=self.strength, reverse=True)
        going += heavy[: max(0, room)]
        if not going:
            return
        self.barricades.discard(place)
        for zed in going:
            self.at[zed] = target
        if "leapers" in going:
            self.barricades.discard(target)
        if target in NAMED:
            self.chaos.add(target)
        for zed in going:
            if zed in self.fast and not extra:
                self.step([zed], target, extra=True)


def laid_out(seed: int, track: str) -> tuple[Siege, Lane]:
    """The same random track twice: on the table and by hand."""
    random, town, lane = Random(seed), Siege("walking-zeds"), Lane(track)
    double = random.choice(["were-zeds", *REGULAR]) if track != "T" else "nobody"
    places = [place for place in lane.lane[:-1] if place not in model.CATACOMBS]
    for zed in random.sample((*REGULAR, *OTHERS), random.randint(2, 7)):
        place = random.choice(places if random.random() < 0.8 else lane.lane[-1:])
        if zed not in SPREADERS and lane.room(place) < 1:
            continue
        if zed == "were-zeds" and double != zed:
            continue
        marks = ["fast"] if zed == double and zed in REGULAR else []
        town.zeds(zed, place, 0, marks, as_=zed)
        lane.at[zed] = place
        if zed == double:
            lane.fast.add(zed)
    if random.random() < 0.7:
        place = random.choice(lane.lane[:-1])
        town.barricade(place)
        lane.barricades.add(place)
    elif random.random() < 0.7:
        town.barricade(random.choice(lane.lane[:-1]), strongpoint=True)
    chaos = [place for place in lane.lane if place in NAMED and random.random() < 0.3]
    town.chaos(*chaos)
    lane.chaos |= set(chaos)
    if random.random() < 0.3:
        place = random.choice(lane.lane[:-2])
        town.state.no_entry = (town.spot(place),)
        lane.shut.add(place)
    town.state.bridge = random.choice(["", "collapsed", "ferry"])
    return town, lane


@rule(*STEPPING)
@pytest.mark.parametrize("seed", range(160))
def test_where_zeds_go_when_their_track_is_activated(seed: int) -> None:
    track = "FMHS"[seed % 4]
    town, lane = laid_out(seed, track)
    with town:
        town.activate(track)
        lane.activate()
        assert (town.outcome is not None) is lane.lost
        if lane.lost:
            return
        assert {zed: town.place(zed) for zed in lane.at} == lane.at
        names = town.game.world.board.ids
        assert {names[at] for at in town.state.barricades} == lane.barricades
        assert {names[at] for at in town.state.chaos} == lane.chaos
        assert len(town.state.chaos) == len(lane.chaos)  # one marker each


@rule("DOZ-ZEDS-05", "DOZ-FAST-03", "DOZ-WERE-04", "DOZ-RUL-31", "DOZ-ZEDS-03")
@pytest.mark.parametrize("seed", range(700, 760))
def test_a_double_activation_is_two_of_them(seed: int) -> None:
    track = "FMHS"[seed % 4]
    town, lane = laid_out(seed, track)
    with town:
        town.activate(track, track)
        lane.activate()
        lane.activate()
        assert (town.outcome is not None) is lane.lost
        if not lane.lost:
            assert {zed: town.place(zed) for zed in lane.at} == lane.at


@rule("DOZ-TUN-02", "DOZ-ZEDS-11", "DOZ-ZEDS-12", "DOZ-RUL-27", "DOZ-SPREAD-05", "DOZ-CHAOS-02")
@pytest.mark.parametrize("seed", range(900, 960))
def test_in_the_tunnel_there_is_room_for_one(seed: int) -> None:
    town, lane = laid_out(seed, "T")  # nobody in Catacombs: there they roll
    with town:
        town.activate("T")
        lane.activate()
        assert (town.outcome is not None) is lane.lost
        if not lane.lost:
            assert {zed: town.place(zed) for zed in lane.at} == lane.at
