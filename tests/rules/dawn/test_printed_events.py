"""What the text of each Event card does and when, transcribed by hand from the public lists.

A value that is as usual is left out: ``until`` a whole turn, ``dice`` none, ``kind`` Regular.
"""

from __future__ import annotations

import pytest

from shambler.games.dawn import content as box
from shambler.testing import rule
from tests.rules.dawn.printed_words import cases, lines, program

EVENTS = """
E-B01 zeds.start place-zeds where=(empty-start); may-retreat
E-B02 turn.start goodies space=M-2 reward=[(ammo change=2)]
E-B03 zeds.start mark-civilians marker=well-armed
E-B04 zeds.start infection per=(zeds-on-track track=M); place-zeds where=(space space=M-S); \
no-terrain until=phase
E-B05 zeds.start infection per=(zeds-on-track track=S); place-zeds where=(space space=S-S); \
no-terrain until=phase
E-B06 zeds.start infection per=(zeds-on-track track=F); place-zeds where=(space space=F-S); \
no-terrain until=phase
E-B07 zeds.start infection per=(zeds-on-track track=H); place-zeds where=(space space=H-S); \
no-terrain until=phase
E-B08 zeds.start fate-draw; virtual-attack
E-B09 zeds.start fate-draw; place-zeds where=(fated-start); fallen-civilians-rise
E-B10 zeds.start place-zeds where=(each-start); clear-hit-markers
E-B11 zeds.start replace-weak-zeds most=3
E-B12 zeds.start bring-character of=[hero] where=(town-or-start)
E-B13 zeds.start favour-hero shift=2
E-B14 zeds.start blast space=M-4 hits=1
E-B15 zeds.start infection per=(zeds-on-track track=H); place-zeds where=(space space=H-S); \
no-terrain until=phase
E-B16 zeds.start place-zeds where=(space space=M-S); mark-zeds marker=tough on=(strongest)
E-B17 zeds.end ambush
E-B18 turn.start infection change=1
E-B19 turn.start infection change=2
E-B20 zeds.start win
E-B21 zeds.start fate-draw names_tracks=True
E-B21 action.start win
E-G01 zeds.start fate-draw; virtual-attack
E-G02 turn.start goodies space=F-0 reward=[(supplies change=4)]
E-G03 eat.start loss kinds=[supplies, hits] dice=1
E-G04 turn.start infection change=3
E-G05 zeds.start bring-character of=[hero] where=(town-or-start)
E-G06 four-r.start fate-draw; place-unit unit=rangers where=(fated-start); ammo change=4
E-G07 turn.start double-chaos
E-G08 zeds.start place-zeds where=(space space=H-S); mark-zeds marker=toxic on=(strongest)
E-G09 zeds.start place-zeds where=(space space=F-S); mark-zeds marker=fast on=(strongest)
E-G10 zeds.start fate-draw; if condition=(infection-at-least level=8) then=[(place-zeds \
where=(fated-start) kind=super)] otherwise=[(place-unit unit=vip where=(fated-start))]
E-G11 four-r.start place-unit unit=raiders where=(most-chaos-surface-start)
E-G12 zeds.start strike dice=2 hits=[(most=5 hits=1), (most=9 hits=2), (most=12 hits=3)]
E-G13 zeds.start no-terrain until=phase; smash-barricades until=phase
E-G14 action.start choose branches=[(name=two-heals do=[(free-heals count=2)]), \
(name=lower-infection do=[(infection change=-2)]), (name=one-heal do=[(infection change=-1), \
(free-heals count=1)])]
E-G15 zeds.start fate-draw; place-zeds where=(fated-number number=1); clear-hit-markers
E-G16 zeds.start unchecked-outbreak infection=13; clear-hit-markers
E-G17 zeds.start place-zeds where=(controlled-villages); clear-hit-markers
E-G18 turn.start fate-draw; place-unit unit=national-guard where=(fated-surface-start)
E-G19 zeds.start win
E-Y01 zeds.start fate-draw; place-spreader unit=noelle where=(fated-start)
E-Y02 turn.start goodies space=F-3 reward=[(supplies dice=1)]
E-Y03 zeds.start place-zeds where=(each-start)
E-Y04 turn.start goodies space=S-4 reward=[(reveal-research)]
E-Y05 action.start repeat cost=[(infection change=1)] gain=[(choose branches=[(name=heal \
do=[(free-heals count=1 lowers_infection=True)]), (name=research do=[(free-research)])])] \
times=3
E-Y06 zeds.start blast space=H-3 hits=2; chaos space=H-3
E-Y07 zeds.start chaos-fire until=phase shift=-2 hits=1
E-Y08 zeds.end activate-super-zeds shift=-2
E-Y09 zeds.start loss kinds=[supplies, ammo, hits] per=(zeds-near-town most=2)
E-Y10 zeds.start place-unit unit=petra where=(town-center); supplies change=-1
E-Y11 zeds.end place-zeds where=(space space=S-S); mark-zeds marker=smart on=(strongest)
E-Y12 action.start repeat cost=[(patient-to-cemetery)] gain=[(reveal-research)] times=2
E-Y13 action.start free-gunfire until=phase shift=1
E-Y13 action.end loss kinds=[supplies, hits] dice=1
E-Y14 zeds.start restore-zeds; clear-hit-markers
E-Y15 turn.start infection change=2
E-Y16 zeds.start breakdown hits=[(most=1 hits=2), (most=5 hits=1)]
E-Y17 zeds.start heal-zeds-near-empty-town super_zeds=True
E-Y18 turn.start infection change=4
E-Y19 zeds.start win
E-O01 zeds.end activate-super-zeds shift=-2
E-O02 turn.start goodies space=H-3 reward=[(reveal-research)]
E-O03 zeds.start strike dice=1 hits=[(most=2 hits=1), (most=4 hits=2), (most=6 hits=3)]
E-O04 action.end remove-chaos villages=True infection=1
E-O05 zeds.start infection per=(hospital); remove-elwood
E-O06 zeds.start fate-draw; virtual-attack
E-O07 zeds.start roll outcomes=[(from=1 to=5 do=[(early-research count=1)])]
E-O08 zeds.start place-elwood
E-O09 action.start no-surface-moves until=phase
E-O10 zeds.start turn-unit-into-zeds
E-O11 zeds.start heal-zeds-near-empty-town super_zeds=False
E-O12 zeds.start discard-held count=1; infection dice=1; place-zeds where=(each-start)
E-O13 zeds.end surface exits=[(number=7 to=S-4), (number=6 to=H-3), (number=5 to=F-3), \
(number=4 to=M-4), (number=3 to=F-3)]
E-O14 zeds.start bring-character of=[heroic] where=(town-center)
E-O15 zeds.start bats
E-O16 zeds.start win
E-R01 turn.start fallen-civilians-rise still=True
E-R02 zeds.start roll outcomes=[(from=1 to=5 do=[(early-research count=1)])]; infection dice=1
E-R03 zeds.start fate-draw; place-zeds-by-die kind=super; reveal-research
E-R04 zeds.end catacombs-spawn outcomes=[(most=1 units=2), (most=5 units=1)]
E-R05 zeds.start mark-zeds-again
E-R06 zeds.start infection per=(hospital); remove-elwood
E-R07 zeds.end surface exits=[(number=7 to=S-4), (number=6 to=H-3), (number=5 to=F-3), \
(number=4 to=M-4), (number=3 to=F-3)]
E-R08 zeds.start no-terrain until=phase; smash-barricades until=phase
E-R09 zeds.start place-zeds where=(space space=T-4) kind=super-if-none
E-R10 zeds.start fate-draw; burst strength=4
E-R11 action.start repeat cost=[(hit-laboratory-hero hits=1)] gain=[(roll outcomes=[(from=2 \
to=6 do=[(reveal-research)])])]
E-R12 zeds.start first-attack-repeats until=phase
E-R13 zeds.start vents exits=[(most=2 to=H-3), (most=5 to=F-3)]
E-R14 turn.start double-chaos
E-R15 zeds.start win
"""

# The rules that a card carries out, besides that its text takes effect at its moment.
STATED = {
    "E-B02 E-G02 E-Y02 E-Y04 E-O02": "GOODIES-01 GOODIES-02 RUL-03",
    "E-B03": "ARMED-01 MARK-01",
    "E-B04 E-B05 E-B06 E-B07 E-B15": "GAME-04 RUL-03 HTH-08 ZEDS-13",
    "E-B08 E-G01 E-O06": "RUL-48 JOHNSON-11 PICKLES-10 FATE-05",
    "E-B09 E-R01": "ZEDS-13 RUL-03",
    "E-B10 E-G15 E-G16 E-G17 E-Y14": "HIT-06",
    "E-B10 E-G15 E-G17 E-Y03 E-O12": "ZEDS-16 RUL-26",
    "E-B12 E-G05 E-O14": "SETUP-13",
    "E-B13": "GAME-04 RUL-03",
    "E-B14 E-Y06": "NOENTRY-01 SPREAD-07",
    "E-B16": "ZTOUGH-01 MARK-04 RUL-13",
    "E-B18 E-B19 E-G04 E-Y15 E-Y18": "ZEDS-21 SEQ-07 RUL-04",
    "E-B20 E-B21 E-G19 E-Y19 E-O16 E-R15": "WIN-01 WIN-02",
    "E-B21": "FATE-01",
    "E-G06": "RANGER-01",
    "E-G07 E-R14": "CHAOS-01 HK-03 RUL-03",
    "E-G08": "TOXIC-01 MARK-04 RUL-13",
    "E-G09": "FAST-01 MARK-04 RUL-13",
    "E-G10": "VIP-01 SUPER-02",
    "E-G11": "RAID-01",
    "E-G12 E-O03": "SPREAD-06 ZEDS-22",
    "E-G13 E-R08": "GAME-04 HTH-08 BARR-05",
    "E-G14": "HEAL-01 RUL-66",
    "E-G16": "INF-09 INF-10 INF-11",
    "E-G18": "GUARD-01 SEQ-08 FATE-10",
    "E-Y01": "SPREAD-01 FATE-05",
    "E-Y05": "HEAL-01 RES-01",
    "E-Y06": "CHAOS-01 WIN-04",
    "E-Y08 E-O01": "REANIM-05",
    "E-Y09": "RUL-57 RUL-07",
    "E-Y10": "RUL-07 CIV-07",
    "E-Y11": "SMART-01 MARK-04 RUL-13",
    "E-Y12 E-Y04 E-O02 E-R03 E-R11": "RUL-73",
    "E-O05 E-R06": "ELWOOD-01",
    "E-O07 E-R02": "RES-10",
    "E-O08": "ELWOOD-01",
    "E-O12": "FATE-08",
    "E-O13 E-R07 E-R13": "RUL-79",
    "E-R03 E-R09": "SUPER-02",
    "E-R05": "MARK-06 RUL-13",
    "E-R12": "GAME-04",
}


@pytest.mark.parametrize("line", cases(EVENTS, "SEQ-04 RUL-02", STATED))
def test_the_text_of_an_event(line: str) -> None:
    name, moment, text = line.split(maxsplit=2)
    card = next(card for card in box.load().events if card.id == name)
    assert {when: program(own) for when, own in card.programs.items()}[moment] == text


@rule("DOZ-SEQ-04")
def test_no_event_has_another_text() -> None:
    found = [f"{card.id} {when}" for card in box.load().events for when in card.programs]
    assert found == [" ".join(line.split()[:2]) for line in lines(EVENTS)]


@rule("DOZ-SEQ-07", "DOZ-SEQ-08", "DOZ-RUL-04", "DOZ-ZEDS-19", "DOZ-GUARD-01")
def test_which_events_replace_the_turn() -> None:
    found = {card.id: card.replaces_turn for card in box.load().events if card.replaces_turn}
    brains = dict.fromkeys(("E-B18", "E-B19", "E-G04", "E-Y15", "E-Y18"), "brains")
    assert found == brains | {"E-G18": "guard"}
