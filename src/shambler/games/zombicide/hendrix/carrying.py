"""From a sheet to a table, and from a finished match to the next sheet (FH-CAMP-12, 16, 17)."""

from __future__ import annotations

from typing import Any, Final

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import NOBODY
from shambler.games.zombicide.core.state import ELIMINATED, take_from_stocks
from shambler.games.zombicide.hendrix.sheet import (
    MISSIONS,
    CampaignSheet,
    HendrixSetup,
    SurvivorRecord,
    check_sheet,
    earlier,
)
from shambler.games.zombicide.systems.sheets.moments import SheetListener
from shambler.games.zombicide.systems.sheets.sheet_state import (
    SheetState,
    TeamState,
    change_team,
    sheet_of,
    team_of,
)
from shambler.games.zombicide.systems.sheets.sheets import renew_skills
from shambler.games.zombicide.systems.story.scene import story_of
from shambler.games.zombicide.systems.story.story_state import story_in
from shambler.games.zombicide.systems.story.succession import the_dead
from shambler.kernel.carry import Carry, plain
from shambler.kernel.structs import replace

POISON: Final = "contaminated"  # the achievement that outlasts a lost attempt (FH-CAMP-16)
DEFEATS: Final = ("all-down", "companion-died")  # of the campaign: FH-KO-12, FH-WIN-07
LAST: Final = "campaign-end"  # the effect with which a story may close
CAMPAIGN: Final = "star-spangled-banner"


def lay_sheet(world: Any, state: Any, setup: HendrixSetup) -> None:
    """Everybody gets what their sheet says; the rest of the table is fresh (FH-CAMP-12)."""
    sheet = setup.campaign
    if sheet is None:
        change_team(state, done=earlier(world.mission.id))
    else:
        check_sheet(sheet, world)
        state.sheets = _team_state(team_of(state), sheet)
        for who, place in enumerate(sheet.places):
            renew_skills(world, state, who)
            _give_kept(world, state, who, place)
    for laid in world.hooks.get(SheetListener.sheet_laid, NOBODY):
        laid(world, state)


def _team_state(team: TeamState, sheet: CampaignSheet) -> TeamState:
    people = tuple(
        SheetState(
            cxp=place.cxp,
            skills=place.skills,
            bonus=place.bonus,
            marks=place.marks,
            learned=blank.learned,
        )
        for place, blank in zip(sheet.places, team.people, strict=True)
    )
    return TeamState(people, sheet.marks, sheet.done, travels=True, dead=sheet.dead)


def _give_kept(world: Any, state: Any, who: int, place: SurvivorRecord) -> None:
    """Kept cards leave their decks; where they go is arranged during set-up (FH-KEEP-06)."""
    kept: list[int] = []
    for name in place.kept:
        for card in world.copies[name]:
            if card in state.prototypes.cards:
                state.prototypes = state.prototypes.remove(card)
            elif not take_from_stocks(state, card):
                continue
            kept.append(card)
            break
    state.aside = (*state.aside, *kept)
    change_team(state, kept=(*team_of(state).kept, *((who, card) for card in kept)))


# -- what a finished match hands on --------------------------------------------------------


def carry_of(game: ZombicideGame, sheet: CampaignSheet) -> Carry:
    """The next mission and its sheet; the campaign may be won or lost."""
    outcome = game.state.outcome
    assert outcome is not None
    if outcome.winners:
        done = (*sheet.done, game.world.mission.id)
        after = plain(_sheet(game, sheet, won=True, done=done))
        following = _following(game, done)
        return Carry(following, after, "" if following else "won")
    over = outcome.reason in DEFEATS
    after = _sheet(game, sheet, won=False, done=sheet.done)
    if over:
        return Carry("", plain(after), "lost")
    return Carry(game.world.mission.id, plain(after))


def _following(game: ZombicideGame, done: tuple[str, ...]) -> str:
    """What the cards said, else the next in order; nothing after the last (FH-CAMP-10)."""
    story = story_in(game.state)
    if story.over:
        return ""
    at = MISSIONS.index(game.world.mission.id)
    in_order = [mission for mission in MISSIONS[at + 1 :] if mission not in done]
    return next(iter((*story.next, *in_order)), "")


def died(game: ZombicideGame) -> tuple[int, ...]:
    """Those who died, and those who do not outlive the campaign."""
    return tuple(dict.fromkeys((*the_dead(game), *_too_sick(game))))


def _too_sick(game: ZombicideGame) -> list[int]:
    """The contaminated die when the campaign is over (FH-M10-10)."""
    team = range(game.world.team)
    return [who for who in team if _ends(game) and POISON in sheet_of(game.state, who).marks]


def _ends(game: ZombicideGame) -> bool:
    """Is the campaign over, won or lost, in the mission that can end it?"""
    outcome = game.state.outcome
    last = any(effect.name == LAST for _, effect in story_of(game).walk())
    lost = outcome is not None and outcome.reason in DEFEATS
    return story_in(game.state).over or (last and lost)


def _sheet(
    game: ZombicideGame, before: CampaignSheet, *, won: bool, done: tuple[str, ...]
) -> CampaignSheet:
    dead, heirs = died(game), dict(team_of(game.state).heirs)
    names = game.world.names
    places = []
    for who, place in enumerate(before.places):
        after = _won(game, who) if won else _lost(game, who, place)
        if who in heirs:
            places.append(_succeeds(after, heirs[who]))
        elif who not in dead:
            places.append(after)
    chosen = tuple(f"{game.world.mission.id}.{one}" for one in story_in(game.state).chosen)
    sick = [names[who] for who in _too_sick(game) if who not in the_dead(game)]
    return CampaignSheet(
        places=tuple(places),
        dead=(*before.dead, *(names[who] for who in dead)),
        sick=tuple(sick),
        marks=team_of(game.state).marks if won else before.marks,
        done=done,
        attempt=1 if won else before.attempt + 1,
        story=(*before.story, *chosen) if won else before.story,
    )


def _won(game: ZombicideGame, who: int) -> SurvivorRecord:
    """What was gained stays; those who fell have no cards left (FH-KEEP-01)."""
    sheet, state = sheet_of(game.state, who), game.state
    standing = state.survivors[who].status != ELIMINATED
    kept = [card for owner, card in team_of(state).kept if owner == who] if standing else []
    return SurvivorRecord(
        survivor=game.world.names[who],
        cxp=sheet.cxp,
        skills=sheet.skills,
        bonus=sheet.bonus,
        marks=sheet.marks,
        kept=tuple(game.gear(card).id for card in kept),
        after=_place(game, who).after,
    )


def _place(game: ZombicideGame, who: int) -> SurvivorRecord:
    """The sheet as it was when the mission began."""
    campaign: CampaignSheet = game.world.setup.campaign
    return campaign.places[who]


def _succeeds(place: SurvivorRecord, heir: str) -> SurvivorRecord:
    """A new sheet; only achievements pass on (FH-KO-06, FH-KO-07)."""
    return SurvivorRecord(survivor=heir, marks=place.marks, after=place.survivor)


def _lost(game: ZombicideGame, who: int, place: SurvivorRecord) -> SurvivorRecord:
    """Back to the start of the attempt; only contamination stays (FH-CAMP-16)."""
    clean = tuple(mark for mark in place.marks if mark != POISON)
    sick = sheet_of(game.state, who).marks.count(POISON)
    worse = max(sick, place.marks.count(POISON))
    return replace(place, marks=(*clean, *(POISON,) * worse))
