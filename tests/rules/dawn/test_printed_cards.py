"""Every card and space as printed, against a transcription made by hand from the public lists."""

from __future__ import annotations

import pytest

from shambler.games.dawn import content as box
from shambler.games.dawn.printed.board import SpaceText
from shambler.testing import rule
from shambler.testing.dawn import Siege

# Act, Special or not, Refugees, Outbreak, Eat, Event Actions, Pressure, tracks.
EVENTS = """
E-B01 1     normal  1 roll 1   1 move  S S
E-B02 1     normal  0 none die 3 move  M S
E-B03 1     normal  0 none 1   2 move  F M
E-B04 2     normal  0 roll die 1 move  M
E-B05 2     normal  0 roll 1   2 move  S
E-B06 2     normal  2 roll die 2 move  F
E-B07 2     normal  1 roll 1   1 move  H H
E-B08 2     normal  0 roll 0   2 place H S M
E-B09 2     normal  1 roll die 3 place H F F
E-B10 2     special 2 none die 1 -     ALL
E-B11 4     normal  0 roll die 3 place H S S
E-B12 3     normal  1 roll 0   2 place H S F
E-B13 4     normal  1 roll 0   2 move  M H
E-B14 3     normal  1 none 0   2 place M S H
E-B15 4     normal  1 roll die 4 move  H F
E-B16 3     normal  1 roll 1   3 move  M M
E-B17 3     normal  0 roll 2   2 place H M F
E-B18 3     special 0 none 0   0 -     ALL
E-B19 4     special 0 none 0   0 -     ALL
E-B20 end   -       1 roll die 0 -     S M H H
E-B21 end   -       2 roll 1   0 -     FATED FATED
E-G01 1     normal  1 roll 0   1 place H S F
E-G02 1     normal  0 none die 2 move  H M
E-G03 1     normal  1 roll die 2 move  M F
E-G04 2     special 0 none 0   0 -     ALL
E-G05 2     normal  2 roll die 2 place F S H
E-G06 2     normal  1 roll 1   2 move  M H
E-G07 2     normal  1 roll 1   3 place F S M
E-G08 2     normal  1 roll 1   2 move  H H
E-G09 3     normal  1 roll die 2 move  F F
E-G10 3     normal  2 roll 0   3 move  M H
E-G11 3     normal  1 roll die 1 move  S F
E-G12 3     normal  1 roll 0   3 move  S H
E-G13 4     normal  1 roll die 1 move  M S
E-G14 4     normal  2 roll die 2 place S M H
E-G15 4     special 0 none die 3 -     ALL
E-G16 4     special 1 none die 2 -     ALL
E-G17 3     special 1 none die 1 -     ALL
E-G18 guard -       0 none 0   0 -     -
E-G19 end   -       1 roll die 0 -     M M F S
E-Y01 1     normal  2 roll die 1 move  H F
E-Y02 1     normal  1 roll die 3 move  M F
E-Y03 2     normal  1 roll 1   3 -     ALL
E-Y04 2     normal  1 roll 1   2 move  H
E-Y05 2     normal  1 roll 1   3 move  M H
E-Y06 2     normal  1 roll die 3 place H F S
E-Y07 2     normal  1 none 0   2 move  M S
E-Y08 3     normal  0 roll 2   4 -     ALL
E-Y09 3     normal  2 roll 2   2 place H S F
E-Y10 3     normal  2 roll die 3 move  H H
E-Y11 3     normal  1 roll die 3 move  S S
E-Y12 3     normal  0 roll die 0 move  S H
E-Y13 3     normal  1 roll 0   4 move  M F
E-Y14 3     special 2 none die 2 -     ALL
E-Y15 3     special 0 none 0   0 -     ALL
E-Y16 4     normal  1 roll die 1 move  M H
E-Y17 4     normal  2 roll 0   2 move  M F
E-Y18 2     special 0 none 0   0 -     ALL
E-Y19 end   -       1 roll 1   0 -     ALL
E-O01 4     normal  2 roll die 2 -     ALL
E-O02 3     normal  1 roll 0   2 place F T M
E-O03 4     normal  2 roll 1   1 place F T T
E-O04 3     normal  2 roll 2   3 place T T M
E-O05 4     normal  1 roll die 3 place S S T T
E-O06 3     normal  2 roll 0   2 place F H H T
E-O07 2     normal  1 roll die 2 place H T T
E-O08 3     normal  2 roll 0   2 move  F T
E-O09 2     special 1 none 2   1 -     ALL
E-O10 2     normal  2 roll 1   2 move  T M
E-O11 3     normal  1 roll die 2 place T T H
E-O12 3     normal  0 none 0   4 place T H S
E-O13 2     normal  0 roll 1   1 move  T T
E-O14 1     normal  1 roll die 2 move  T H
E-O15 1     normal  0 roll die 3 place F T T
E-O16 end   -       0 roll 2   0 -     ALL
E-R01 1     normal  1 roll 1   2 place S M T
E-R02 2     normal  2 roll die 2 place F F S S
E-R03 2     normal  2 roll die 3 place H H T
E-R04 2     normal  0 roll die 3 -     ALL
E-R05 3     normal  1 roll die 2 place S H F
E-R06 3     normal  1 roll die 3 place F S T
E-R07 3     normal  1 roll die 3 move  T T
E-R08 3     normal  2 roll die 2 place M M T T
E-R09 3     normal  1 roll die 2 place S F T
E-R10 3     normal  1 roll die 2 place S H M
E-R11 3     normal  1 roll 1   3 place M H T
E-R12 3     normal  0 roll die 2 place H S T T
E-R13 3     normal  1 roll 0   3 place H H F F
E-R14 3     normal  1 none 0   2 place M T H
E-R15 end   -       0 roll 2   0 -     ALL ALL
"""

# Colour, kind, the "Where?" line.
FATE = """
F-B01 blue   hold choice
F-B02 blue   now  most-zeds
F-B03 blue   hold fewest-zeds
F-B04 blue   now  H
F-B05 blue   hold S
F-B06 blue   hold M
F-B07 blue   now  M
F-B08 blue   hold H
F-B09 blue   now  F
F-G01 green  now  choice
F-G02 green  hold most-chaos
F-G03 green  hold H
F-G04 green  now  S
F-G05 green  now  S
F-G06 green  now  least-chaos
F-G07 green  now  M
F-G08 green  hold F
F-G09 green  hold H
F-Y01 yellow hold least-chaos
F-Y02 yellow now  F
F-Y03 yellow hold fewest-zeds
F-Y04 yellow now  most-zeds
F-Y05 yellow hold S
F-Y06 yellow now  choice
F-Y07 yellow now  H
F-O01 orange now  T
F-O02 orange hold most-zeds
F-O03 orange now  T
F-O04 orange now  choice
F-O05 orange now  M
F-O06 orange hold T
F-O07 orange hold T
F-O08 orange hold fewest-zeds
F-O09 orange hold fewest-zeds
F-O10 orange hold H
F-R01 red    now  choice
F-R02 red    hold most-chaos
F-R03 red    hold F
F-R04 red    hold T
F-R05 red    hold S
F-R06 red    now  least-chaos
F-R07 red    now  F
F-R08 red    hold T
F-R09 red    now  S
"""

# Kind, Terrain, Forage class, room for Zeds and Player units, name.
SPACES = """
F-S start     0 none     2/- -
F-6 plain     0 none     2/2 -
F-5 plain     0 none     2/2 -
F-4 village   1 standard 2/2 St. Thomas
F-3 named     1 farm     2/2 Farm
F-2 plain     0 none     2/2 -
F-1 plain     0 none     2/2 -
F-0 town      2 town     2/2 Mall District
M-S start     0 none     2/- -
M-6 plain     0 none     2/2 -
M-5 village   1 standard 2/2 Lefty's Pass
M-4 named     1 armory   2/2 Lucky Strike Mine
M-3 plain     0 none     2/2 -
M-2 named     1 standard 2/2 Campground
M-1 plain     0 none     2/2 -
M-0 town      2 town     2/2 East Side
H-S start     0 none     2/- -
H-6 plain     0 none     2/2 -
H-5 village   1 standard 2/2 Ingeburg
H-4 plain     0 none     2/2 -
H-3 named     1 standard 2/2 Nuclear Plant
H-2 plain     0 none     2/2 -
H-1 plain     0 none     2/2 -
H-0 town      2 town     2/2 Downtown
S-S start     0 none     2/- -
S-6 plain     0 none     2/2 -
S-5 village   1 standard 2/2 East Irek
S-4 named     1 standard 2/2 Farmingdale University
S-3 village   1 standard 2/2 Beauxville
S-2 plain     0 none     2/2 -
S-1 named     1 standard 2/2 Farmingdale Suspension Bridge
S-0 town      2 town     2/2 Suburbia
T-S start     0 none     2/- -
T-7 named     1 standard 1/1 Chromotechnics Lab
T-6 plain     0 none     1/1 -
T-5 catacombs 0 none     -/- -
T-4 named     1 standard 1/1 Dr. Marteuse's Office
T-3 catacombs 0 none     -/- -
T-2 named     1 armory   1/1 Security Guard Post
T-1 plain     0 none     1/1 -
T-0 town      2 town     2/2 Town Center Basement
"""

COLOURS = {"B": "blue", "G": "green", "Y": "yellow", "O": "orange", "R": "red"}


def lines(table: str) -> list[str]:
    """The lines of a transcription."""
    return table.strip().splitlines()


@rule("DOZ-GAME-05", "DOZ-SETUP-10", "DOZ-ZEDS-01", "DOZ-ACT-01", "DOZ-PRESS-09")
@pytest.mark.parametrize("line", lines(EVENTS))
def test_the_tabs_of_an_event_card(line: str) -> None:
    name, act, special, refugees, outbreak, eat, actions, pressure, *tracks = line.split()
    card = next(card for card in box.load().events if card.id == name)
    assert card.colour == COLOURS[name[2]]
    assert (str(card.act) if card.act else card.place) == act
    assert card.special is (special == "special")
    assert card.refugees == int(refugees)
    assert (card.outbreak or "none") == outbreak
    assert card.eat == (-1 if eat == "die" else int(eat))
    assert card.actions == int(actions)
    assert (card.pressure or "-") == pressure
    assert (" ".join(card.tracks) or "-") == " ".join(tracks)


@rule("DOZ-GAME-05", "DOZ-FATE-02", "DOZ-FATE-06", "DOZ-FATE-07")
@pytest.mark.parametrize("line", lines(FATE))
def test_the_where_line_and_the_kind_of_a_fate_card(line: str) -> None:
    name, colour, kind, where = line.split()
    card = next(card for card in box.load().fate if card.id == name)
    assert (card.colour, card.kind, card.where) == (colour, kind, where)
    assert card.colour == COLOURS[name[2]]


@rule("DOZ-GAME-05", "DOZ-SETUP-10", "DOZ-SETUP-12")
def test_there_are_ninety_events_and_forty_four_fates() -> None:
    assert [card.id for card in box.load().events] == [line.split()[0] for line in lines(EVENTS)]
    assert [card.id for card in box.load().fate] == [line.split()[0] for line in lines(FATE)]
    assert (len(lines(EVENTS)), len(lines(FATE))) == (90, 44)


@rule("DOZ-HTH-08", "DOZ-ZEDS-10", "DOZ-MOVE-04", "DOZ-FORAGE-05", "DOZ-DEFY-01")
@pytest.mark.parametrize("line", lines(SPACES))
def test_a_space_as_printed(line: str) -> None:
    name, kind, terrain, forage, room, *words = line.split()
    space = printed()[name]
    assert space.kind == kind
    assert space.terrain == int(terrain)
    assert (space.forage or "none") == forage
    assert tuple(str(limit or "-") for limit in space.room) == tuple(room.split("/"))
    assert (space.name.en if space.name else "-") == " ".join(words)


@rule("DOZ-MOVE-02", "DOZ-RUL-21")
def test_the_basic_board_has_four_tracks_of_seven_spaces_and_a_start() -> None:
    with Siege() as town:
        board = town.game.world.board
        names = [line.split()[0] for line in lines(SPACES) if not line.startswith("T-")]
        assert {board.ids[at] for at in board.spaces} == set(names)
        assert len(names) == 32
        assert [board.ids[at] for at in board.starts] == ["F-S", "M-S", "H-S", "S-S"]
        pairs = zip(names[1:], names, strict=False)
        steps = [(ahead, behind) for ahead, behind in pairs if not ahead.endswith("S")]
        assert len(steps) == 28
        for ahead, behind in steps:
            assert board.ids[board.toward[town.spot(behind)]] == ahead
            assert board.ids[board.away[town.spot(ahead)]] == behind
        for track in "FMHS":
            assert board.ids[board.toward[town.spot(f"{track}-0")]] == "TC"


def printed() -> dict[str, SpaceText]:
    """Every space of the box."""
    return {space.id: space for track in box.load().board.track for space in track.space}
