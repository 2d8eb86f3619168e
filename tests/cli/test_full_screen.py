"""The game on the full screen, driven by its keys as a person would."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static
from textual.widgets._footer import FooterKey

import shambler
from shambler.cli.fullscreen.answers import Answer, arranged, begun, meant
from shambler.cli.fullscreen.box_pages import Picker
from shambler.cli.fullscreen.full_screen import FullScreen
from shambler.cli.fullscreen.pages import Curtain, Page
from shambler.cli.fullscreen.panes import Answers, Picture, Story, sections
from shambler.cli.terminal_table import TerminalTable
from shambler.games import find
from shambler.games.verbs import VerbGroup, verb_groups
from shambler.kernel.decision import DONE, PASS, Face, Option
from shambler.kernel.match import Match
from tests.lab.pocket import RULES as POCKET

SMALL, LARGE = (80, 24), (140, 45)


class Nowhere:
    """Counts how often the game was kept."""

    def __init__(self) -> None:
        self.kept = 0

    def keep(self, match: Match) -> None:
        self.kept += 1


def drive(
    match: Match,
    act: Callable[[FullScreen, Pilot[None]], Awaitable[None]],
    *,
    size: tuple[int, int] = SMALL,
    seat: int | None = None,
    language: str = "en",
) -> FullScreen:
    """Open a match on a screen of some size and do something there."""
    game = FullScreen(TerminalTable(match, seat, "random"), language, Nowhere())
    opened(game, act, size)
    return game


def opened(
    game: FullScreen,
    act: Callable[[FullScreen, Pilot[None]], Awaitable[None]],
    size: tuple[int, int] = SMALL,
) -> None:
    """Do something on a screen of some size."""

    async def run() -> None:
        async with game.run_test(size=size) as pilot:
            await settle(pilot)
            await act(game, pilot)

    with ThreadPoolExecutor(1) as thread:  # this one may have the loop of a browser
        thread.submit(asyncio.run, run()).result()


async def settle(pilot: Pilot[None]) -> None:
    """Until the engine has answered and the screen shows it."""
    for _ in range(2):  # what follows a choice of the box is work of its own
        working = [worker for worker in pilot.app.workers if worker.group != "box"]
        if working and not isinstance(pilot.app.screen, Curtain):
            await pilot.app.workers.wait_for_complete(working)
        await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await settle(pilot)


def shown(game: FullScreen) -> str:
    """Everything on the screen, as text."""
    lines = game.screen._compositor.render_strips()  # what the terminal would get
    return "\n".join(strip.text for strip in lines)


async def until(game: FullScreen, pilot: Pilot[None], text: str) -> None:
    """Until something is on the screen."""
    for _ in range(600):
        if text in shown(game):
            return
        await pilot.pause(0.1)
    raise AssertionError(f"{text!r} never came: {shown(game)}")


# -- answers -----------------------------------------------------------------------------------

GROUPS = (
    VerbGroup("attack", "a", "attack", ("hit",)),
    VerbGroup("rest", "x", "flag", ("wait",)),
)


class Hit(Option, frozen=True):
    verb = "hit"


class Odd(Option, frozen=True):
    verb = "odd"


class Enough(Option, frozen=True):
    verb = "enough"
    closes = True


def presses(*options: Option) -> list[str]:
    return [press for _, press in arranged(options, GROUPS)]


def test_a_verb_with_several_answers_counts_them() -> None:
    assert presses(Hit("hit:1"), Hit("hit:2")) == ["a1", "a2"]
    assert presses(Hit("hit:1")) == ["a"]


def test_the_last_group_takes_what_no_other_does_and_the_end_comes_last() -> None:
    found = arranged([DONE, Odd("odd"), Hit("hit:1"), PASS], GROUPS)
    assert [(answer.option.key, answer.press) for answer in found] == [
        ("hit:1", "a"),
        ("odd", "x"),
        ("done", "e"),
        ("pass", ""),
    ]


def test_an_answer_that_closes_is_known_by_that_and_not_by_its_name() -> None:
    found = arranged([Enough("enough"), Hit("hit:1")], GROUPS)
    assert [(answer.option.key, answer.press) for answer in found] == [
        ("hit:1", "a"),
        ("enough", "e"),
    ]


def test_where_no_verb_is_grouped_answers_are_numbered_up_to_nine() -> None:
    faces = [Face(f"face:{n}", n) for n in range(11)]
    assert presses(*faces) == [*"123456789", "", ""]


def test_a_letter_may_be_the_first_half_of_an_answer() -> None:
    answers = [Answer(Hit("hit:1"), "a1"), Answer(Hit("hit:2"), "a2"), Answer(DONE, "e")]
    assert begun(answers, "a") and not begun(answers, "e") and not begun(answers, "b")
    assert meant(answers, "a2") == Hit("hit:2")
    assert meant(answers, "a") is None


@pytest.mark.parametrize("game", ["invader", "living_dead", "dawn"])
def test_every_letter_belongs_to_one_group_and_to_no_command(game: str) -> None:
    groups = verb_groups(find(game))
    letters = [group.letter for group in groups]
    assert len(letters) > 4
    assert len(set(letters)) == len(letters)
    assert not set(letters) & {*"uyhwfbke", *"123456789"}


# -- the screen --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(
    ("game", "scenario"), [("living_dead", "S1"), ("invazions", "labo-2"), ("dawn", "basic")]
)
def test_board_sheets_log_and_question_stay_in_place(
    game: str, scenario: str, size: tuple[int, int]
) -> None:
    async def look(screen: FullScreen, pilot: Pilot[None]) -> None:
        whole = screen.screen.region
        for widget in (
            screen.query_one("#status", Static),
            screen.query_one("#board", Picture),
            screen.query_one(Story),
            screen.query_one("#question", Static),
            screen.query_one(Answers),
        ):
            assert widget.region.height >= 1, widget.id
            assert whole.contains_region(widget.region), widget.id
        decision = screen.match.decision
        assert decision is not None
        assert decision.prompt.split()[0] in shown(screen)

    drive(shambler.new(game, scenario, seed=3), look, size=size)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_last_line_has_room_for_all_its_keys_on_a_small_screen(language: str) -> None:
    async def look(screen: FullScreen, pilot: Pilot[None]) -> None:
        keys = list(screen.query(FooterKey))
        assert [key.key for key in keys] == ["question_mark", *"uhwfbki"]
        assert max(key.region.right for key in keys) <= SMALL[0]

    drive(shambler.new("invader", "M0", seed=3), look, language=language)


def test_the_log_is_broken_anew_when_its_pane_gets_narrower() -> None:
    async def look(screen: FullScreen, pilot: Pilot[None]) -> None:
        story = screen.query_one(Story)
        told = " ".join(line.text for line in story.lines).split()
        before = len(story.lines)
        await pilot.resize_terminal(40, 24)
        await pilot.pause()
        assert len(story.lines) > before
        assert max(line.cell_length for line in story.lines) <= story.size.width <= 40
        assert " ".join(line.text for line in story.lines).split() == told  # and told once

    drive(shambler.new("dawn", "basic", seed=3), look, size=SMALL)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("level", ["basic", "directors-cut"])
def test_the_tracks_of_dawn_are_rows_that_fit_a_small_screen(level: str, language: str) -> None:
    match = shambler.new("dawn", level, seed=3)
    board = sections(match.rules.sketch(match.game, None, language))[1]
    lines = [Text.from_markup(line).plain for line in board.splitlines()]
    assert max(map(len, lines)) <= SMALL[0] - 2  # a bar to scroll with
    tracks = match.game.world.board.tracks
    heads = [line for line in lines if line.split()[-1] == "0°"]
    assert len(heads) == len(tracks)
    start = lines[lines.index(heads[0]) + 1]
    assert start.startswith("Z")  # whoever is at Start stands below the name of the track


def test_keys_give_answers_and_every_answer_is_kept() -> None:
    async def act(screen: FullScreen, pilot: Pilot[None]) -> None:
        await press(pilot, "1")
        assert [answer.key for answer in screen.match.record.answers] == ["activate:ben"]
        await press(pilot, "m")
        assert len(screen.match.record.answers) == 1  # a digit is still to come
        await press(pilot, "2")
        assert [answer.key for answer in screen.match.record.answers] == [
            "activate:ben",
            "move:1.3",
        ]
        await press(pilot, "e")
        assert screen.match.record.answers[-1].key == "end"

    game = drive(shambler.new("living_dead", "S1", seed=3), act)
    assert isinstance(game.keeper, Nowhere)
    assert game.keeper.kept == 4  # the beginning, and three answers


def test_arrows_and_enter_give_the_answer_under_the_cursor() -> None:
    async def act(screen: FullScreen, pilot: Pilot[None]) -> None:
        await press(pilot, "down", "down", "enter")
        assert [answer.key for answer in screen.match.record.answers] == ["activate:harry"]

    drive(shambler.new("living_dead", "S1", seed=3), act)


def test_undo_and_redo() -> None:
    async def act(screen: FullScreen, pilot: Pilot[None]) -> None:
        await press(pilot, "1")
        await press(pilot, "m", "1")
        await press(pilot, "u")
        assert screen.match.number == 1
        assert "Choose an action for Ben (3 left)" in shown(screen)
        await press(pilot, "y")
        assert screen.match.number == 2
        assert "Choose an action for Ben (2 left)" in shown(screen)

    drive(shambler.new("living_dead", "S1", seed=3), act, size=LARGE)


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("w", "Only rooms can be searched."),
        ("f", "1 × Walker (0.5): go to 1.5"),
        ("b", "A survivor has 3 actions per turn."),
        ("k", "sleeping spawn zone"),
        ("i", "Walker: toughness 1 (a hit must do as much damage), 1 action each time"),
        ("question_mark", "what the enemies will do"),
    ],
)
def test_pages_open_and_close(key: str, says: str) -> None:
    async def act(screen: FullScreen, pilot: Pilot[None]) -> None:
        await press(pilot, "1")
        assert says not in shown(screen)
        await press(pilot, key)
        assert isinstance(screen.screen, Page)
        assert says in shown(screen)
        await press(pilot, "1")  # answers nothing while a page is open
        assert screen.match.number == 1
        await press(pilot, "escape")
        assert says not in shown(screen)

    drive(shambler.new("living_dead", "S1", seed=3), act, size=LARGE)


def test_a_shot_shows_its_odds() -> None:
    match = shambler.new("living_dead", "S1", seed=3)
    match.play("activate:barbra")

    async def act(screen: FullScreen, pilot: Pilot[None]) -> None:
        assert "75% for a hit" in shown(screen) or "% to bring one down" in shown(screen)

    drive(match, act, size=LARGE)


def test_between_hidden_hands_there_is_a_curtain() -> None:
    match = shambler.new("invazions", "labo-2", seed=3)
    table = TerminalTable(match, None, "random")
    while table.viewer == 0:
        match.play(table.options[-1], seat=table.asked)
    last = match.number
    match.undo(agreed=True)

    async def act(screen: FullScreen, pilot: Pilot[None]) -> None:
        assert "Arsonist" in shown(screen)  # the Humans' hand
        assert "Horde Member" not in shown(screen)
        await pilot.press("e")
        while not isinstance(screen.screen, Curtain):
            await pilot.pause(0.05)
        assert match.number == last
        assert "Horde 1: your turn" in shown(screen)
        photograph = screen.export_screenshot()  # also what shines through from below
        assert "Press" in photograph
        assert "Arsonist" not in photograph
        assert "Member" not in photograph
        await press(pilot, "enter")
        assert "Horde Member" in shown(screen)
        assert "Arsonist" not in shown(screen)

    drive(match, act, size=LARGE)


def test_bots_play_the_other_seats_and_the_end_is_told() -> None:
    match = shambler.new("living_dead", "S1", seed=5, seats=2)

    async def act(screen: FullScreen, pilot: Pilot[None]) -> None:
        for _ in range(600):
            if screen.match.outcome is not None:
                break
            await press(pilot, "enter")
        assert screen.match.outcome is not None
        assert "You did not make it." in shown(screen) or "You made it!" in shown(screen)
        await press(pilot, "enter")  # nothing is left to answer
        assert screen.match.outcome is not None

    drive(match, act, seat=0)


def test_french_is_spoken_throughout() -> None:
    async def act(screen: FullScreen, pilot: Pilot[None]) -> None:
        await until(screen, pilot, "annuler")  # the footer is made a little later
        await press(pilot, "question_mark")
        assert "ce que feront les ennemis" in shown(screen)

    drive(shambler.new("living_dead", "S1", seed=3), act, size=LARGE, language="fr")


# -- the box on the table ----------------------------------------------------------------------


def boxed() -> Match:
    """Ada has searched with two real dice and entered a 1 and a 6: one supply."""
    match = Match.new(POCKET, "short", seed=3, typed=True)
    for key in ("search:2", "face:1", "face:6"):
        match.play(key)
    return match


async def next_list(game: FullScreen, pilot: Pilot[None], *keys: str) -> list[str]:
    """Press something; what the list says that comes up then."""
    before = game.screen
    await press(pilot, *keys)
    for _ in range(600):
        if isinstance(game.screen, Picker) and game.screen is not before:
            return list(game.screen.lines)
        await pilot.pause(0.1)
    raise AssertionError("no list came up")


def test_a_wrong_entry_is_put_right_on_the_full_screen() -> None:
    match = boxed()

    async def mend(game: FullScreen, pilot: Pilot[None]) -> None:
        assert await next_list(game, pilot, "n") == ["6", "1"]  # the last one first
        faces = await next_list(game, pilot, "down", "enter")
        assert faces == ["1", "2", "3", "4", "5", "6"]
        await press(pilot, "down", "down", "down", "down", "enter")
        await until(game, pilot, "Put right; the answer after it was given again.")
        assert isinstance(game.screen, Page)
        assert "Ada rolled 5, 6 and found 2." in shown(game)
        await press(pilot, "escape")
        await next_list(game, pilot, "n")
        await press(pilot, "escape")  # nothing is picked, nothing changes

    game = drive(match, mend, size=LARGE)
    assert [answer.key for answer in game.match.record.answers] == ["search:2", "face:5", "face:6"]
    assert game.table.match is game.match
    assert match.record.answers[1].key == "face:1"  # the old one stays as it was


def test_dice_are_turned_over_to_us_and_back_on_the_full_screen() -> None:
    async def switch(game: FullScreen, pilot: Pilot[None]) -> None:
        dice, cards = await next_list(game, pilot, "o")
        assert "on your table" in dice and "on your table" in cards
        dice, cards = await next_list(game, pilot, "enter")
        assert "ours" in dice and "on your table" in cards
        assert game.match.box == ("cards",)
        await next_list(game, pilot, "enter")
        assert set(game.match.box) == {"dice", "cards"}
        await next_list(game, pilot, "enter")
        await press(pilot, "escape")
        await press(pilot, "enter")  # rolled here: no die is asked for

    game = drive(boxed(), switch, size=LARGE)
    assert game.match.number == 4
    assert game.match.chance_question is None
    assert game.match.record.answers[-1].chance


def test_nothing_typed_in_is_nothing_to_mend() -> None:
    async def look(game: FullScreen, pilot: Pilot[None]) -> None:
        await press(pilot, "n")
        assert not isinstance(game.screen, Picker)
        assert [note.message for note in game._notifications] == ["Nothing was typed in yet."]

    drive(Match.new(POCKET, "short", seed=3, typed=True), look)
