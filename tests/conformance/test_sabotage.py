"""The kit notices: each of these spoils one thing in Barricade Night and must be reported."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from shambler.kernel.chance import Draw
from shambler.kernel.decision import Decision, Option
from shambler.kernel.errors import IllegalOption, ShamblerError, UnknownKey
from shambler.kernel.match import Match
from shambler.kernel.odds import Odds
from shambler.kernel.procedure import Procedure
from shambler.kernel.record import parse
from shambler.kernel.rules import Ledger
from shambler.kernel.ruleset import Scenario
from shambler.kernel.setup_form import SetupOption
from shambler.kernel.sides import Role, Side, one_team
from shambler.kernel.state import load
from shambler.kernel.texts import Catalogue
from shambler.kernel.view import Board
from shambler.testing import KitFailure, check_game, checks, run_kit
from tests.testgame import HOME, BarricadeNight, night, pieces
from tests.testgame.views import NightView, WatcherView

Patch = pytest.MonkeyPatch


class Spoilt(BarricadeNight):
    """A copy of the game to be spoilt by one test."""


def after(patch: Patch, cls: type, method: str, harm: Callable[..., None]) -> None:
    """Do some harm after a method of a procedure has run."""
    honest = getattr(cls, method)

    def spoilt(self: Any, table: Any, *args: Any) -> Any:
        result = honest(self, table, *args)
        harm(table)
        return result

    patch.setattr(cls, method, spoilt)


def asking(patch: Patch, cls: type, harm: Callable[[Decision], Decision]) -> None:
    """Change the question that a procedure asks."""
    honest = cls.step  # type: ignore[attr-defined]
    patch.setattr(cls, "step", lambda self, table: harm(honest(self, table)))


def with_options(change: Callable[[list[Option]], list[Option]]) -> Callable[[Decision], Decision]:
    return lambda asked: msgspec.structs.replace(asked, options=change(list(asked.options)))


class TellingView(NightView, frozen=True, kw_only=True):
    it: Any


def showing(patch: Patch, secret: Callable[[Any], Any]) -> None:
    """Add something to every view."""
    honest = BarricadeNight.view

    def telling(self: Spoilt, game: Any, seat: int | None) -> TellingView:
        shown = msgspec.structs.asdict(honest(self, game, seat))
        return TellingView(**shown, it=secret(game))

    patch.setattr(Spoilt, "view_type", TellingView)
    patch.setattr(Spoilt, "view", telling)


def in_view(patch: Patch, **changes: Any) -> None:
    """Change some fields of every view."""
    honest = BarricadeNight.view
    patch.setattr(
        Spoilt,
        "view",
        lambda self, game, seat: msgspec.structs.replace(honest(self, game, seat), **changes),
    )


def a_view_shows_all_hands(patch: Patch) -> None:
    showing(patch, lambda game: [list(survivor.hand) for survivor in game.state.survivors])


def a_view_shows_the_placed_cards(patch: Patch) -> None:
    showing(patch, lambda game: [placed.card for placed in game.state.night_deck.top])


def a_view_shows_sealed_answers(patch: Patch) -> None:
    showing(patch, lambda game: list(game.state.sealed.values()))


def a_view_is_not_json(patch: Patch) -> None:
    in_view(patch, hand=object())


def a_view_has_a_field_of_another_type(patch: Patch) -> None:
    in_view(patch, survivors=[WatcherView(3, "much")])  # type: ignore[arg-type]


def a_view_changes_on_the_wire(patch: Patch) -> None:
    in_view(patch, discard=(3, 1))  # a tuple that comes back as the list it should have been


def a_view_is_not_the_declared_one(patch: Patch) -> None:
    patch.setattr(Spoilt, "view_type", WatcherView)


def a_board_is_not_the_declared_one(patch: Patch) -> None:
    patch.setattr(Spoilt, "board_type", PlankBoard)


class PlankBoard(Board, frozen=True, tag="night"):
    planks: int


def a_board_has_a_field_of_another_type(patch: Patch) -> None:
    patch.setattr(Spoilt, "board_type", PlankBoard)
    patch.setattr(Spoilt, "board_view", lambda self, game: PlankBoard("seven"))  # type: ignore[arg-type]


def a_silent_seat_gives_away_its_hand(patch: Patch) -> None:
    patch.setattr(Spoilt, "listeners", lambda self, game: [])


def a_prompt_gives_away_a_hand(patch: Patch) -> None:
    honest = night.Assault.step

    def step(self: Any, table: Any) -> Decision:
        return msgspec.structs.replace(
            honest(self, table), about={"zombies": 1, "hand": str(table.state.survivors[0].hand)}
        )

    patch.setattr(night.Assault, "step", step)


def a_refusal_tells_a_hand(patch: Patch) -> None:
    def harm(table: Any) -> None:
        table.forbid("scout:9", "BN-SCOUT-02", "weak-wall", wall=sum(table.state.survivors[0].hand))

    after(patch, night.NameScout, "step", harm)


def a_refusal_cites_a_rule_by_a_hand(patch: Patch) -> None:
    def harm(table: Any) -> None:
        odd = sum(table.state.survivors[0].hand) % 2
        table.forbid("scout:9", "BN-SCOUT-01" if odd else "BN-SCOUT-02")

    after(patch, night.NameScout, "step", harm)


def a_refusal_in_secret_shows_other_hands(patch: Patch) -> None:
    """Everybody is asked at once, and everybody gets to read all refusals."""

    def harm(table: Any) -> None:
        for survivor in table.state.survivors:
            table.forbid(f"board:{100 + min(survivor.hand, default=0)}", "BN-BOARD-01")

    after(patch, night.Boarding, "step", harm)


def a_label_tells_a_hand(patch: Patch) -> None:
    def name(table: Any, seat: int, language: str) -> str:
        return f"{seat}{table.state.survivors[0].hand if table else ''}"

    patch.setattr(Spoilt, "namers", {**BarricadeNight.namers, "who": name}, raising=False)


def odds_tell_a_hand(patch: Patch) -> None:
    def odds(self: Any, game: Any, option: Option) -> Odds:
        return Odds("hits", {sum(game.state.survivors[0].hand): Fraction(1)}, 1)

    patch.setattr(Spoilt, "odds", odds)


def an_error_tells_a_hand(patch: Patch) -> None:
    honest = Match._refusal

    def refusal(self: Any, text: str, offered: list[str], seat: Any) -> ShamblerError:
        problem = honest(self, text, offered, seat)
        return type(problem)(f"{problem}, {self.game.state.survivors[0].hand}")

    patch.setattr(Match, "_refusal", refusal)


def a_hint_comes_from_another_hand(patch: Patch) -> None:
    """Everybody answers in secret; "did you mean" must not look at what others could answer."""
    honest = Match._refusal

    def refusal(self: Any, text: str, offered: list[str], seat: Any) -> ShamblerError:
        return honest(self, text, [option.key for option in self.game.decision.options], seat)

    patch.setattr(Match, "_refusal", refusal)


def the_kind_of_an_error_tells_a_hand(patch: Patch) -> None:
    def refusal(self: Any, text: str, offered: list[str], seat: Any) -> ShamblerError:
        odd = sum(self.game.state.survivors[0].hand) % 2
        return UnknownKey("no") if odd else IllegalOption("no")

    patch.setattr(Match, "_refusal", refusal)


def nothing_is_ever_imagined(patch: Patch) -> None:
    patch.setattr(Spoilt, "imagine", lambda self, game, seat, chance: game.copy(chance))


def secrets_are_denied(patch: Patch) -> None:
    patch.setattr(Spoilt, "has_secrets", False, raising=False)


def nobody_says_whether_there_are_secrets(patch: Patch) -> None:
    patch.setattr(Spoilt, "has_secrets", None, raising=False)


def copying(patch: Patch, harm: Callable[[Match, Match], None]) -> None:
    """Spoil what a copied match is made of."""
    honest = Match.copy

    def copy(self: Match, seed: int | None = None) -> Match:
        twin = honest(self, seed)
        harm(self, twin)
        return twin

    patch.setattr(Match, "copy", copy)


def a_copied_match_shares_its_answers(patch: Patch) -> None:
    copying(patch, lambda match, twin: setattr(twin.record, "answers", match.record.answers))


def a_copied_match_shares_its_marks(patch: Patch) -> None:
    copying(patch, lambda match, twin: setattr(twin.record, "marks", match.record.marks))


def a_copied_match_shares_its_log(patch: Patch) -> None:
    copying(patch, lambda match, twin: setattr(twin, "log", match.log))


def a_copied_match_shares_its_snapshots(patch: Patch) -> None:
    copying(patch, lambda match, twin: setattr(twin, "_snapshots", match._snapshots))


def a_copied_match_shares_its_position(patch: Patch) -> None:
    copying(patch, lambda match, twin: setattr(twin.game, "state", match.game.state))


def a_copied_match_forgets_its_log(patch: Patch) -> None:
    copying(patch, lambda match, twin: twin.log.clear())


def a_copied_match_forgets_what_can_be_played_again(patch: Patch) -> None:
    copying(patch, lambda match, twin: twin._undone.clear())


def a_copied_match_shares_what_can_be_played_again(patch: Patch) -> None:
    copying(patch, lambda match, twin: setattr(twin, "_undone", match._undone))


def a_copied_match_forgets_barriers(patch: Patch) -> None:
    def harm(match: Match, twin: Match) -> None:
        for answer in twin.record.answers:
            answer.barrier = False

    copying(patch, harm)


def rewinding_plays_on_in_the_snapshot(patch: Patch) -> None:
    """The twin goes back to the snapshot itself, which the original still has."""

    def rewind(self: Match, number: int) -> None:
        base = max((n for n in self._snapshots if n <= number), default=None)
        if base is None:
            return
        again = self.record.answers[base:number]
        self._forget(base)
        self.game.state = self._snapshots[base]
        self.game.derive()
        for answer in again:
            self.repeat(answer)

    patch.setattr(Match, "rewind", rewind)


def rewinding_leads_elsewhere(patch: Patch) -> None:
    honest = Match.rewind

    def rewind(self: Match, number: int) -> None:
        honest(self, max(0, number - 1) if self.number - number > 1 else number)

    patch.setattr(Match, "rewind", rewind)


def an_event_gives_away_a_card(patch: Patch) -> None:
    patch.setattr(pieces.Drew, "seen_by", lambda self, seat: self)


def an_imagined_world_loses_cards(patch: Patch) -> None:
    honest = BarricadeNight.imagine

    def imagine(self: Any, game: Any, seat: Any, chance: Any) -> Any:
        twin = honest(self, game, seat, chance)
        twin.state.discard.append(99)
        return twin

    patch.setattr(Spoilt, "imagine", imagine)


def imagining_changes_the_real_world(patch: Patch) -> None:
    honest = BarricadeNight.imagine

    def imagine(self: Any, game: Any, seat: Any, chance: Any) -> Any:
        game.state.wall += 1
        return honest(self, game, seat, chance)

    patch.setattr(Spoilt, "imagine", imagine)


def a_copy_shares_a_survivor(patch: Patch) -> None:
    patch.setattr(pieces.Survivor, "copy", lambda self: self)


def a_shared_value_is_changed(patch: Patch) -> None:
    def harm(table: Any) -> None:
        deck = table.state.supply
        msgspec.structs.force_setattr(deck, "bag", tuple(reversed(deck.bag)))

    after(patch, night.Boarding, "unsealed", harm)


def a_copy_is_not_equal(patch: Patch) -> None:
    patch.setattr(pieces.Survivor, "copy", lambda self: pieces.Survivor(self.hand, 7))


def a_saved_state_is_not_complete(patch: Patch) -> None:
    def spoilt(*args: Any) -> Any:
        state: Any = load(*args)
        state.captain = 2
        return state

    patch.setattr(checks, "load", spoilt)


def looking_changes_the_position(patch: Patch) -> None:
    def odds(self: Any, game: Any, option: Option) -> None:
        game.state.counters.append(0)

    patch.setattr(Spoilt, "odds", odds)


def the_board_changes(patch: Patch) -> None:
    patch.setattr(Spoilt, "board_type", PlankBoard)
    patch.setattr(Spoilt, "board_view", lambda self, game: PlankBoard(game.state.wall))


def a_scenario_has_no_french_name(patch: Patch) -> None:
    patch.setattr(Spoilt, "scenarios", lambda self: [Scenario("cabin", {"en": "Cabin"}, (2, 4))])


def an_option_has_nothing_to_choose_from(patch: Patch) -> None:
    def refine(self: Any, scenario: str, option: SetupOption) -> SetupOption:
        return replace(option, choices=()) if option.name == "weather" else option

    patch.setattr(Spoilt, "refine", refine)


def a_winner_does_not_sit_at_the_table(patch: Patch) -> None:
    honest = night.Morning.next_night

    def next_night(self: Any, table: Any) -> None:
        table.finish((5,), "dawn", "BN-END-02")
        honest(self, table)

    patch.setattr(night.Morning, "next_night", next_night)


def a_seat_is_on_no_side(patch: Patch) -> None:
    patch.setattr(Spoilt, "sides", lambda self, game: one_team((0, 1), "household", "survivor"))


def two_seats_have_one_name(patch: Patch) -> None:
    def sides(self: Any, game: Any) -> list[Side]:
        return [Side("household", {0: Role("survivor"), 1: Role("survivor"), 2: Role("survivor")})]

    patch.setattr(Spoilt, "sides", sides)


def half_a_side_wins(patch: Patch) -> None:
    honest = night.Morning.next_night

    def next_night(self: Any, table: Any) -> None:
        table.finish((0, 1), "dawn", "BN-END-02")
        honest(self, table)

    patch.setattr(night.Morning, "next_night", next_night)


def a_stranger_speaks(patch: Patch) -> None:
    asking(patch, night.Assault, lambda asked: msgspec.structs.replace(asked, spokesman=7))


def a_refusal_changes_the_state(patch: Patch) -> None:
    def harm(table: Any) -> None:
        if table.blocked is not None:
            table.state.night += 1

    after(patch, night.NameScout, "step", harm)


def a_card_is_lost(patch: Patch) -> None:
    after(patch, night.Boarding, "unsealed", lambda table: table.state.discard.clear())


def a_question_changes_the_state(patch: Patch) -> None:
    def harm(table: Any) -> None:
        table.state.zombies += 1

    after(patch, night.Assault, "step", harm)


def a_request_for_cards_shuffles_first(patch: Patch) -> None:
    """Asked again it changes nothing: only the first time, and only now and then, it does."""

    honest = night.Morning.step

    def step(self: Any, table: Any) -> Any:
        empty = not table.state.supply
        asked = honest(self, table)
        return Draw(pieces.SUPPLY, table.state.supply) if empty and table.state.supply else asked

    patch.setattr(night.Morning, "step", step)


def a_request_for_dice_changes_the_state_once(patch: Patch) -> None:
    def harm(table: Any) -> None:
        table.state.silenced = False

    after(patch, night.Onslaught, "step", harm)
    after(patch, night.Assault, "chosen", lambda table: setattr(table.state, "silenced", True))


def a_question_tells_something(patch: Patch) -> None:
    after(patch, night.NameScout, "step", lambda table: table.tell(pieces.FellBack))


def a_question_reveals_something(patch: Patch) -> None:
    after(patch, night.NameScout, "step", lambda table: table.reveal())


def a_question_ends_the_game(patch: Patch) -> None:
    def harm(table: Any) -> None:
        if table.state.night == 2:
            table.finish((0,), "dawn", "BN-END-02")

    after(patch, night.Assault, "step", harm)


def something_is_told_after_the_end(patch: Patch) -> None:
    def rolled(self: Any, table: Any, faces: tuple[int, ...]) -> None:
        night.hit_wall(table, 99)
        table.tell(pieces.WallHit, faces=faces, hits=0)

    patch.setattr(night.Onslaught, "rolled", rolled)


def what_was_begun_is_dropped_by_the_end(patch: Patch) -> None:
    """Who acts and wins by it must not lose what the act earned."""

    def rolled(self: Any, table: Any, faces: tuple[int, ...]) -> None:
        table.goto(night.Morning())
        table.call(night.Storm())
        table.finish((0,), "dawn", "BN-END-02")

    patch.setattr(night.Onslaught, "rolled", rolled)


def a_question_depends_on_more_than_the_state(patch: Patch) -> None:
    count = itertools.count()
    asking(patch, night.NameScout, with_options(lambda options: options[: 2 + next(count) % 2]))


def a_key_is_there_twice(patch: Patch) -> None:
    asking(patch, night.NameScout, with_options(lambda options: [*options, options[0]]))


def a_key_has_a_space(patch: Patch) -> None:
    asking(patch, night.NameScout, with_options(lambda o: [*o, pieces.Scout("scout:0 or 1", 0)]))


def a_key_has_another_verb(patch: Patch) -> None:
    asking(patch, night.NameScout, with_options(lambda o: [*o, pieces.Scout("send:0", 0)]))


def nobody_is_asked(patch: Patch) -> None:
    asking(patch, night.NameScout, lambda asked: msgspec.structs.replace(asked, seats=()))


def nothing_can_be_chosen(patch: Patch) -> None:
    asking(patch, night.NameScout, with_options(lambda options: []))


def an_offered_option_is_blocked(patch: Patch) -> None:
    after(patch, night.NameScout, "step", lambda table: table.forbid("scout:0", "BN-SCOUT-02"))


def a_refusal_cites_no_rule(patch: Patch) -> None:
    after(patch, night.NameScout, "step", lambda table: table.forbid("scout:9", "BN-SCOUT-99"))


def a_decision_cites_no_rule(patch: Patch) -> None:
    asking(patch, night.NameScout, lambda asked: msgspec.structs.replace(asked, rule=""))


def an_event_cites_no_rule(patch: Patch) -> None:
    patch.setattr(pieces.NightFell, "cites", "BN-NIGHT-99")


def an_outcome_cites_no_rule(patch: Patch) -> None:
    rules = [rule for rule in Ledger.load(HOME / "rules.toml") if not rule.id.startswith("BN-END")]
    patch.setattr(Spoilt, "ledger", Ledger(rules))


def a_text_is_missing(patch: Patch, folder: Path, language: str, message: str) -> None:
    texts = folder / "texts"
    texts.mkdir()
    for path in (HOME / "texts").iterdir():
        text = path.read_text("utf-8")
        if path.stem == language:
            text = re.sub(rf"^{message} = .*$", "", text, flags=re.MULTILINE)
        (texts / path.name).write_text(text, "utf-8")
    patch.setattr(Spoilt, "texts", Catalogue(folder))


def dice_are_rolled_behind_the_back(patch: Patch) -> None:
    def harm(table: Any) -> None:
        table.state.wall += random.randrange(1_000)

    after(patch, night.Boarding, "unsealed", harm)


def the_game_never_ends(patch: Patch) -> None:
    def harm(table: Any) -> None:
        table.state.wall, table.state.night = 9, 1

    after(patch, night.Boarding, "unsealed", harm)


def a_procedure_never_asks(patch: Patch) -> None:
    patch.setattr(night.Boarding, "step", lambda self, table: None)


def the_rules_crash(patch: Patch) -> None:
    patch.setattr(Spoilt, "broken", lambda self, game: [][game.state.night])


SABOTAGE: list[tuple[Callable[[Patch], None], str]] = [
    (a_view_shows_all_hands, r'can see what it may not know: .*"it"'),
    (a_view_shows_the_placed_cards, r'can see what it may not know: .*"it"'),
    (a_view_shows_sealed_answers, r'can see what it may not know: .*"it"'),
    (a_view_is_not_json, r"Encoding objects of type object is unsupported"),
    (a_view_has_a_field_of_another_type, r"the view of seat 0 is not a NightView: Expected `int`"),
    (a_view_changes_on_the_wire, r"the view of seat 0 changes on its way: .*discard"),
    (a_view_is_not_the_declared_one, r"the view of seat 0 is a NightView, not a WatcherView"),
    (a_board_is_not_the_declared_one, r"the board is a NightBoard, not a PlankBoard"),
    (a_board_has_a_field_of_another_type, r"the board is not a PlankBoard: Expected `int`"),
    (a_silent_seat_gives_away_its_hand, r"can see what it may not know"),
    (a_prompt_gives_away_a_hand, r"can see what it may not know: .*hand"),
    (a_refusal_tells_a_hand, r'can see what it may not know: .*"wall"'),
    (a_refusal_cites_a_rule_by_a_hand, r"can see what it may not know: .*BN-SCOUT-0"),
    (a_refusal_in_secret_shows_other_hands, r"can see what it may not know: .*board:1"),
    (a_label_tells_a_hand, r"can see what it may not know: .*scouts"),
    (odds_tell_a_hand, r"can see what it may not know: .*chances"),
    (an_error_tells_a_hand, r"an error tells seat \d a secret about '.*': .*\("),
    (a_hint_comes_from_another_hand, r"an error tells seat \d a secret about '.*': .*did you mean"),
    (the_kind_of_an_error_tells_a_hand, r"an error tells seat \d a secret .*: .*(Unk|Ill)"),
    (nothing_is_ever_imagined, r"says that it has secrets, but imagine never dealt one anew"),
    (secrets_are_denied, r"says that it has no secrets, but seats have different views"),
    (nobody_says_whether_there_are_secrets, r"barricade does not say whether it has_secrets"),
    (a_copied_match_shares_its_answers, r"copied match changed the original: record"),
    (a_copied_match_shares_its_marks, r"copied match changed the original: record"),
    (a_copied_match_shares_its_log, r"copied match changed the original: log"),
    (a_copied_match_shares_its_snapshots, r"copied match changed the original: snapshots"),
    (a_copied_match_shares_its_position, r"copied match changed the original: .*position"),
    (a_copied_match_forgets_its_log, r"a copied match differs: log"),
    (a_copied_match_forgets_what_can_be_played_again, r"a copied match differs: undone"),
    (a_copied_match_shares_what_can_be_played_again, r"changed the original: undone"),
    (a_copied_match_forgets_barriers, r"a copied match differs: barriers"),
    (rewinding_plays_on_in_the_snapshot, r"copied match changed the original: snapshots"),
    (rewinding_leads_elsewhere, r"rewinding a copied match to \d+ led to another position"),
    (an_event_gives_away_a_card, r"the log tells reader \S+ a secret: .*Drew"),
    (an_imagined_world_loses_cards, r"imagined for seat 0: supply cards: .*99"),
    (imagining_changes_the_real_world, r"imagining for seat 0 changed the real position"),
    (a_copy_shares_a_survivor, r"changed the (original|real position)"),
    (a_shared_value_is_changed, r"playing a copy changed the original"),
    (a_copy_is_not_equal, r"a copy is not equal: .*survivors\[0\].fame"),
    (a_saved_state_is_not_complete, r"a loaded state differs: .*captain"),
    (looking_changes_the_position, r"looking at the position for seat 0 changed it"),
    (the_board_changes, r"the board, which never changes, has changed"),
    (a_scenario_has_no_french_name, r"scenario cabin has no name in 'fr'"),
    (an_option_has_nothing_to_choose_from, r"option weather of cabin has nothing to choose"),
    (a_winner_does_not_sit_at_the_table, r"winners \(5,\) do not sit at the table"),
    (a_seat_is_on_no_side, r"the sides have seats \[0, 1\], the table has \[0, 1, 2\]"),
    (two_seats_have_one_name, r"names that are not told apart in 'en': \['Survivor 0', 'Surv"),
    (half_a_side_wins, r"side household has won and lost: winners \(0, 1\) of \(0, 1, 2\)"),
    (a_stranger_speaks, r"hold has a spokesman who is not among its seats: 7"),
    (a_refusal_changes_the_state, r"NameScout.step asks, and changed the state: night"),
    (a_card_is_lost, r"supply cards: \["),
    (a_question_changes_the_state, r"Assault.step asks, and changed the state: zombies"),
    (a_request_for_cards_shuffles_first, r"Morning.step asks, and changed the state: .*supply"),
    (a_request_for_dice_changes_the_state_once, r"Onslaught.step asks, and changed .*: silenced"),
    (a_question_tells_something, r"NameScout.step asks, and told FellBack"),
    (a_question_reveals_something, r"NameScout.step asks, and revealed something"),
    (a_question_ends_the_game, r"Assault.step asks, and changed the state: outcome"),
    (something_is_told_after_the_end, r"Onslaught.rolled told WallHit after the end of the game"),
    (what_was_begun_is_dropped_by_the_end, r"Onslaught.rolled began Storm, and ended the game"),
    (a_question_depends_on_more_than_the_state, r"the question (found again is|does not belong)"),
    (a_key_is_there_twice, r"the key 'scout:0' is there twice"),
    (a_key_has_a_space, r"the key 'scout:0 or 1' does not fit into a record"),
    (a_key_has_another_verb, r"the key 'send:0' does not begin with a verb of barricade"),
    (nobody_is_asked, r"name-scout asks seats \(\)"),
    (nothing_can_be_chosen, r"name-scout offers \[\] to seat 0"),
    (an_offered_option_is_blocked, r"scout:0 is offered and blocked at once"),
    (a_refusal_cites_no_rule, r"blocked scout:9 cites 'BN-SCOUT-99', which is no rule"),
    (a_decision_cites_no_rule, r"decision name-scout cites '', which is no rule"),
    (an_event_cites_no_rule, r"event NightFell cites 'BN-NIGHT-99', which is no rule"),
    (an_outcome_cites_no_rule, r"outcome \S+ cites 'BN-END-0\d', which is no rule"),
    (dice_are_rolled_behind_the_back, r"the same position|diverges at answer"),
    (a_procedure_never_asks, r"EndlessProcedure: .*Boarding"),
    (the_rules_crash, r"IndexError"),
]


@pytest.mark.parametrize(("spoil", "report"), SABOTAGE, ids=[s.__name__ for s, _ in SABOTAGE])
def test_the_kit_reports(spoil: Callable[[Patch], None], report: str, monkeypatch: Patch) -> None:
    spoil(monkeypatch)
    with pytest.raises(KitFailure, match=report):
        run_kit(Spoilt(), "cabin", 10, options={"seats": 3})


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "ask-board"),
        ("fr", "ask-hold"),
        ("fr", "do-use-howl"),
        ("en", "event-drew"),
        ("fr", "event-drew-unseen"),
        ("fr", "why-scouted-last-night"),
        ("fr", "odds-hits"),
        ("en", "outcome-dawn"),
        ("fr", "grade-unbroken"),
        ("en", "side-household"),
        ("fr", "role-survivor"),
        ("en", "option-weather-help"),
        ("fr", "option-weather-calm"),
    ],
)
def test_the_kit_misses_no_missing_text(
    language: str, message: str, tmp_path: Path, monkeypatch: Patch
) -> None:
    a_text_is_missing(monkeypatch, tmp_path, language, message)
    with pytest.raises(KitFailure, match=f"no text '{message}' in '{language}'"):
        run_kit(Spoilt(), "cabin", 10, options={"seats": 3})


def test_an_endless_game_is_stopped(monkeypatch: Patch) -> None:
    the_game_never_ends(monkeypatch)
    with pytest.raises(KitFailure, match="no end after 150 decisions"):
        check_game(Spoilt(), "cabin", seed=4, most=150)


def test_a_failure_can_be_opened(monkeypatch: Patch) -> None:
    a_card_is_lost(monkeypatch)
    where = re.escape("barricade cabin {'seats': 3}, seed 4, decision")
    with pytest.raises(KitFailure, match=where) as caught:
        check_game(Spoilt(), "cabin", {"seats": 3}, seed=4)
    again = Match.replay(Spoilt(), parse(caught.value.record))
    assert again.number == caught.value.step
    assert again.rules.broken(again.game)


def test_a_copy_that_changes_later_is_found_at_the_end(monkeypatch: Patch) -> None:
    """Looking at few positions, only the copies kept from then can tell."""
    a_shared_value_is_changed(monkeypatch)
    with pytest.raises(KitFailure, match="the copy kept at decision 0 has changed since"):
        check_game(Spoilt(), "cabin", seed=0, every=1_000)


def test_a_procedure_that_could_change_is_reported(monkeypatch: Patch) -> None:
    class Loose(Procedure, frozen=True):
        heap: list[int]

    monkeypatch.setattr(Spoilt, "procedures", {"Loose": Loose}, raising=False)
    (problem,) = checks.check_rules(Spoilt())
    assert problem == "procedure Loose: heap can change, a copy would share it"


def test_the_honest_game_passes() -> None:
    assert check_game(Spoilt(), "manor", {"seats": 4}, seed=3).outcome is not None
