"""Campaigns decided at random walk every hand-over; any mission starts from any lawful sheet."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.hendrix.sheet import MISSIONS, CampaignSheet
from shambler.games.zombicide.hendrix.telling import FATES, LINES, measure
from shambler.games.zombicide.systems.sheets.sheets import MILESTONES, MOST_CXP
from shambler.games.zombicide.systems.story.conditions import Achieved
from shambler.games.zombicide.systems.story.effects import Achieve
from shambler.games.zombicide.systems.story.ending_effects import NextMission
from shambler.games.zombicide.systems.story.nesting import If
from shambler.kernel.match import Match
from shambler.testing import some
from tests.rules.hendrix.campaign_walk import walk

ROADS = {
    *(f"M{one}>M{one + 1}" for one in (1, 2, 3, 4, 5, 6, 7, 8, 9)),
    *("M5>M7", "M7>M6", "M6>M8"),
}
ENDINGS = {"ending guardians", "ending scorched-earth", "ending lost"}
EVENTS = {"again", "succession", "succession after a loss", "empty place", "kept", "reward"}


def test_some_campaigns_are_walked_every_day() -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        seen += walk(seed)
    assert {"M1>M2", "again", "succession", "kept", "reward"} <= {*seen}
    assert not seen["endless"]


@pytest.mark.soak
def test_a_thousand_campaigns_walk_every_road() -> None:
    seen: Counter[str] = Counter()
    for seed in range(1_000):
        seen += walk(seed)
    assert {*seen} == ROADS | ENDINGS | EVENTS


# -- any lawful sheet ------------------------------------------------------------------------

SKILLS = sorted(key for key, skill in RULES.content.skills.items() if skill.reward)
KEEPABLE = sorted(
    key
    for key, card in RULES.content.cards.items()
    if any(ability.name == "keep" for ability in card.abilities)
)


@st.composite
def sheets(draw: st.DrawFn) -> dict[str, Any]:
    """Any sheet that a campaign could have written."""
    people = draw(st.permutations(list(RULES.content.survivors)))
    team = draw(st.integers(1, 6))
    dead = people[team : team + draw(st.integers(0, 3))]
    cards = draw(st.lists(st.sampled_from(KEEPABLE), unique=True, max_size=12))
    places = []
    for number, name in enumerate(people[:team]):
        cxp = draw(st.integers(0, MOST_CXP))
        rewards = sum(milestone <= cxp for milestone in MILESTONES)
        taken = draw(st.integers(0, rewards))
        skills = draw(st.permutations(SKILLS))[:taken]
        sick = draw(st.integers(0, 5))
        places.append(
            {
                "survivor": name,
                "cxp": cxp,
                "skills": skills,
                "bonus": rewards - taken,
                "marks": ["contaminated"] * sick,
                "kept": cards[number::team],
                "after": dead[0] if dead and number == 0 else "",
            }
        )
    marks = draw(st.lists(st.sampled_from((*LINES, *FATES)), unique=True))
    done = draw(st.lists(st.sampled_from(MISSIONS), unique=True))
    attempt = draw(st.integers(1, 9))
    return {"places": places, "dead": dead, "marks": marks, "done": done, "attempt": attempt}


@settings(max_examples=40, deadline=None)
@given(sheets(), st.sampled_from(MISSIONS), st.integers(1, 6), st.randoms(use_true_random=False))
def test_any_mission_starts_from_any_lawful_sheet(
    sheet: dict[str, Any], mission: str, seats: int, rng: Any
) -> None:
    match = Match.new(RULES, mission, seed=rng.getrandbits(60), seats=seats, campaign=sheet)
    for _ in range(400):
        decision = match.game.decision
        if decision is None or decision.kind in ("activate", "turn"):
            break
        match.play(rng.choice(decision.options).key)
    assert match.game.decision is None or match.game.decision.kind in ("activate", "turn")
    assert RULES.broken(match.game) == []
    tale = RULES.sheet_tale(sheet, "fr")
    assert [person.id for person in tale.people] == [one["survivor"] for one in sheet["places"]]


# -- what the story promises -----------------------------------------------------------------


def test_every_mission_leads_on_and_every_achievement_that_matters_can_be_gained() -> None:
    gained, asked = set(), set()
    leads: dict[str, set[str]] = {}
    for mission in some(RULES.content.missions.values()):
        assert mission.story is not None
        for _, effect in mission.story.walk():
            if isinstance(effect, Achieve):
                gained.add(effect.what)
            if isinstance(effect, If) and isinstance(effect.when, Achieved):
                asked.add(effect.when.what)
            if isinstance(effect, NextMission):
                leads[mission.id] = {*effect.missions} | leads.get(mission.id, set())
    assert {*LINES, *FATES, "contaminated"} == gained
    assert asked <= gained
    assert len(asked) > 3
    assert {*leads} == {*MISSIONS} - {"M10"}
    assert leads["M1"] == {"M2"}
    assert leads["M5"] == {"M6", "M7"}


@pytest.mark.parametrize(
    ("marks", "clean", "won", "worth"),
    [
        ((), 0, False, 0),
        ((), 6, True, 70),
        (LINES, 6, True, 100),
        (LINES[:2], 1, False, 9),
        (("truth-known", "names-of-the-dead"), 0, True, 44),
        (("truth-known", "names-of-the-dead", "flight-recorder"), 2, True, 60),
    ],
)
def test_the_measure_of_an_ending(
    marks: tuple[str, ...], clean: int, won: bool, worth: int
) -> None:
    people = list(RULES.content.survivors)[:6]
    sick = {"marks": ["contaminated"]}
    places = [{"survivor": n} | ({} if at < clean else sick) for at, n in enumerate(people)]
    sheet = msgspec.convert({"places": places, "marks": marks}, CampaignSheet)
    assert measure(sheet, won) == worth
