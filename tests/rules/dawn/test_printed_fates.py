"""What the text of each Fate and Research card does, transcribed by hand from the public lists."""

from __future__ import annotations

import pytest

from shambler.games.dawn import content as box
from shambler.testing import rule
from tests.rules.dawn.printed_words import cases, lines, program

# Windows of the cards that are held, the roll that keeps one after use, the text.
FATES = """
F-B01 BEFORE_FIGHT 0 combat-shift shift=2 attacking=True
F-B02 - 0 place-zeds where=(space space=M-2) surprise=True
F-B03 PHASE_BEGINS,BEFORE_FIGHT 0 mark-civilians marker=leader
F-B04 - 0 place-spreader unit=vermin where=(most-zeds-start)
F-B05 ACTION_MENU 0 event-actions change=2
F-B06 ACTION_MENU 0 bring-character of=[civilians, heroic] where=(town-center) choose=True
F-B07 - 0 place-zeds where=(space space=F-4); place-zeds where=(space space=F-4)
F-B08 ZEDS_WON 0 turn-defeat hits=1
F-B09 - 0 supplies change=-2; ammo change=-1
F-G01 - 0 roll outcomes=[(from=1 to=2 do=[(supplies change=-2)]), (from=3 to=5 do=[(supplies \
change=-1)])]; roll outcomes=[(from=1 to=2 do=[(ammo change=-2)]), (from=3 to=5 do=[(ammo \
change=-1)])]
F-G02 BEFORE_FIGHT 0 combat-shift shift=3
F-G03 ACTION_MENU 0 bring-character of=[hero] where=(surface-start) choose=True
F-G04 - 0 chaos-roll-call
F-G05 - 0 collapse-bridge
F-G06 - 0 wash track=M; no-moves track=M
F-G07 - 0 refugees-back
F-G08 GROUP_ACTIVATES 4 cancel-group heals=1
F-G09 HERO_MOVES 0 ride points=3
F-Y01 PHASE_BEGINS,ACTION_MENU 0 refugees-forward
F-Y02 - 0 mark-zeds marker=stench on=(farthest)
F-Y03 PHASE_BEGINS,INFECTION_RISING,ACTION_MENU 0 infection change=-2
F-Y04 - 0 camp-roll
F-Y05 BEFORE_FIGHT 0 combat-shift shift=2 hits_after=1
F-Y06 - 0 place-unit unit=bubba where=(fewest-zeds-surface-start)
F-Y07 - 0 roll outcomes=[(from=1 to=2 do=[(early-research count=2)]), (from=3 to=5 \
do=[(early-research count=1)])]
F-O01 - 0 tunnel-collapse exits=[(number=6 to=H-3), (number=5 to=S-4), (number=4 to=M-4), \
(number=3 to=F-3)]
F-O02 ACTION_MENU 0 bring-character of=[hero] where=(town-or-start)
F-O03 - 0 fate-draw; chaos-roll most=3; place-zeds where=(each-start)
F-O04 - 0 loss kinds=[supplies, ammo, infection, hits] dice=1
F-O05 - 0 if condition=(has-component) then=[(lose-component)] otherwise=[(early-research \
count=1)]; place-zeds where=(fewest-zeds-start)
F-O06 ACTION_MENU 0 full-heal
F-O07 ACTION_MENU 0 require condition=(player-unit-at space=T-4); reveal-research
F-O08 PHASE_BEGINS,INFECTION_RISING,ACTION_MENU 0 require condition=(ammo-at-least ammo=1); \
ammo change=-1; infection change=-5
F-O09 PHASE_BEGINS,CHAOS_DUE,ACTION_MENU 0 remove-chaos count=2
F-O10 BEFORE_FIGHT 0 gunfire strength=2 at=attackers
F-R01 - 0 unchecked-outbreak lowers_infection=False; hospitalise
F-R02 HERO_MOVES 0 fly
F-R03 PHASE_BEGINS,SUPPLY_SHORT,ACTION_MENU 0 supplies change=2; ammo change=2
F-R04 TRACK_ACTIVATES 0 cancel-track
F-R05 ACTION_MENU 0 convert until=phase supplies=2 ammo=1
F-R06 - 0 replace-weakest-zeds; clear-hit-markers
F-R07 - 0 if condition=(has-component) then=[(lose-component)] otherwise=[(choose \
branches=[(name=early-research do=[(early-research count=1)]), (name=activate-fewest \
do=[(activate-track which=fewest-zeds)])])]
F-R08 ACTION_MENU 6 gunfire strength=5 at=near-town most=1
F-R09 - 0 mark-zeds marker=leader on=(strongest-closest) then_activate=True
"""

# The rules that a card carries out, besides those on cards that are played or held.
FATE_STATED = {
    "F-B01 F-G02 F-Y05": "HTH-05 RUL-40",
    "F-B02": "JOHNSON-11 PICKLES-10 ZEDS-18",
    "F-B03": "LEADER-01 LEADER-03",
    "F-B04": "SPREAD-01 SPREAD-09",
    "F-B05": "ACT-02",
    "F-B06 F-G03 F-O02": "SETUP-13",
    "F-B07": "ZEDS-09 RUL-26",
    "F-B08": "RUL-40 RUL-47",
    "F-B09 F-G01": "RUL-07",
    "F-G05": "BRIDGE-01",
    "F-G06": "GAME-04 RUL-37",
    "F-G07": "REF-08 MOVE-03",
    "F-G08": "RUL-32 HIT-06",
    "F-G09": "MOVE-01 PICKLES-17 HORATIUS-07",
    "F-Y01": "REF-08",
    "F-Y02": "STENCH-01 MARK-04",
    "F-Y03 F-O08": "INF-02 INF-09",
    "F-Y04": "RUL-63",
    "F-Y06": "BUBBA-01",
    "F-Y07 F-O05 F-R07": "RES-10 RES-11",
    "F-O01": "NOENTRY-01 TUN-09",
    "F-O03": "FATE-11",
    "F-O04": "RUL-07 RUL-57",
    "F-O05 F-R07": "RUL-70",
    "F-O06": "HEAL-01 CHAOS-03",
    "F-O07": "RUL-73",
    "F-O09": "WIN-04",
    "F-O10": "GUN-01 RUL-40",
    "F-R01": "INF-10 SUPER-01",
    "F-R02": "MOVE-02",
    "F-R04": "ZEDS-01 RUL-32",
    "F-R05": "RUL-03",
    "F-R06": "RUL-13 HIT-06",
    "F-R08": "GUN-08",
    "F-R09": "ZLEADER-01 MARK-04",
}

# Kind, copies, the roll for the next card, its price, what happens once, what lasts.
RESEARCH = """
R-00 start 1 3 0 | - | -
R-E01 early 1 5 0 | infection change=-2 | -
R-E02 early 1 4 0 | - | hit-weakest hits=1
R-E03 early 1 5 0 | revive | -
R-E04 early 1 4 0 | - | distraction hits=1
R-E05 early 1 3 0 | - | -
R-E06 early 1 5 0 | heal-civilians count=2 | -
R-E07 early 1 4 0 | - | save-bonus bonus=1
R-E08 early 1 5 0 | supplies change=2 | -
R-E09 early 1 5 0 | retreat-zeds | -
R-E10 early 1 5 0 | remove-chaos count=1 | -
R-E11 early 1 4 0 | - | outbreak-sets-infection level=2
R-E12 early 1 5 0 | - | research-for-supplies supplies=1
R-E13 early 1 4 0 | if condition=(has-component) then=[(lose-component random=True)] \
otherwise=[(early-research count=1)] | -
R-A01 advanced 1 5 1 | replace-super-zeds | -
R-A02 advanced 1 5 1 | - | forage-bonus bonus=1
R-A03 advanced 1 5 1 | - | draw-two
R-A04 advanced 1 5 1 | - | outbreak-at-start
R-A05 advanced 1 5 1 | bring-character of=[science-hero] where=(town-center) | -
R-A06 advanced 1 4 1 | - | -
R-S01 special 1 6 1 | antidote | -
R-S02 special 4 5 1 | choose-component | -
"""

RESEARCH_STATED = {
    "R-E03": "LOC-01",
    "R-E04": "RUL-32",
    "R-E06": "HEAL-02",
    "R-E07": "SAVE-01 RUL-84",
    "R-E09": "RET-02",
    "R-E11 R-A04": "INF-05 INF-06",
    "R-E13": "RES-10 RUL-70",
    "R-A02": "FORAGE-08",
    "R-A05": "SETUP-13 SCIENCE-01",
    "R-S01": "ANTI-01 ANTI-03",
    "R-S02": "RES-08 RUL-70",
}

COMPONENTS = {
    "zed-knuckles": "attack-shift shift=1",
    "hypno-rifle": "gunfire-shift shift=1",
    "phosphorus": "gunfire-repels hits=2",
    "gas-grenade": "gas-grenade hits=4",
    "zed-bait": "bait hits=1",
}


@pytest.mark.parametrize("line", cases(FATES, "FATE-05 FATE-06 FATE-07", FATE_STATED))
def test_the_text_of_a_fate_card(line: str) -> None:
    name, windows, keep_on, text = line.split(maxsplit=3)
    card = next(card for card in box.load().fate if card.id == name)
    assert (",".join(card.windows) or "-") == windows
    assert (card.kind == "hold") is (windows != "-")
    assert (card.keep_on, program(card.program)) == (int(keep_on), text)


@pytest.mark.parametrize(
    "line", cases(RESEARCH, "RES-01 RES-02 RES-03 RES-05 RES-07", RESEARCH_STATED)
)
def test_a_research_card_as_printed(line: str) -> None:
    printed, once, lasting = (part.strip() for part in line.split("|"))
    name, kind, copies, reveals, supply = printed.split()
    card = next(card for card in box.load().research if card.id == name)
    assert (card.kind, card.copies) == (kind, int(copies))
    assert (card.next, card.supply) == (int(reveals), int(supply))
    assert (program(card.program), program(card.ongoing)) == (once, lasting)


@rule("DOZ-RES-07", "DOZ-RES-08")
def test_there_are_twenty_five_research_cards() -> None:
    assert [card.id for card in box.load().research] == [ln.split()[0] for ln in lines(RESEARCH)]
    assert sum(card.copies for card in box.load().research) == 25


@rule("DOZ-RES-08", "DOZ-RES-09", "DOZ-MINE-08", "DOZ-RUL-70")
def test_the_components_of_the_super_weapon() -> None:
    found = {part.id: program(part.passive) for part in box.load().components}
    assert found == COMPONENTS
