"""Fate draws, the blue Fate cards, and held cards with their windows."""

from __future__ import annotations

import pytest

from shambler.games.dawn import RULES
from shambler.games.dawn.events.combat import FightBegan, FightRolled, ResultTurned
from shambler.games.dawn.events.fate import (
    FateDrawn,
    FateHeld,
    FatePlayed,
    FateReshuffled,
    TrackFated,
)
from shambler.games.dawn.events.zeds import ZedsPlaced
from shambler.games.dawn.procedures.fate import FateDraw, fated_tracks
from shambler.games.dawn.state import NOBODY
from shambler.kernel.chance import Sampled
from shambler.kernel.deck import Deck
from shambler.testing import rule
from shambler.testing.dawn import Siege


def tracks(town: Siege, card: str) -> list[str]:
    """The tracks a card may name."""
    ids = town.game.world.board.track_ids
    return [ids[track] for track in fated_tracks(town.game, town.fate_number(card))]


@rule("DOZ-FATE-01")
@pytest.mark.parametrize(("card", "track"), [("F-B05", "S"), ("F-B07", "M"), ("F-B09", "F")])
def test_a_fate_draw_names_the_fated_track(card: str, track: str) -> None:
    with Siege() as town:
        town.fates(card).run(FateDraw()).asks("halt")
        assert town.told(TrackFated).track == town.track(track)
        assert town.fate_number(card) not in town.state.fate.cards


@rule("DOZ-FATE-02")
def test_the_where_lines_of_the_blue_cards() -> None:
    with Siege() as town:
        town.zeds("5/3", "M-3").zeds("5/3", "M-4").zeds("5/3", "H-3").zeds("5/3", "F-3")
        assert tracks(town, "F-B01") == ["F", "M", "H", "S"]  # the Hero side's choice
        assert tracks(town, "F-B02") == ["M"]  # most Zeds
        assert tracks(town, "F-B03") == ["S"]  # fewest
        named = {"F-B05": "S", "F-B06": "M", "F-B07": "M", "F-B08": "H", "F-B09": "F"}
        assert {card: tracks(town, card) for card in named} == {c: [t] for c, t in named.items()}


@rule("DOZ-FATE-03")
def test_units_are_counted_not_strengths_start_spaces_included() -> None:
    with Siege() as town:
        town.zeds("9/4", "M-3").zeds("2/1", "S-S").zeds("3/1", "S-S").zeds("8/4", "H-2")
        assert tracks(town, "F-B02") == ["S"]
        assert tracks(town, "F-B03") == ["F"]


@rule("DOZ-FATE-04")
def test_the_hero_side_chooses_among_tracks_that_tie() -> None:
    with Siege() as town:
        town.zeds("9/4", "M-3").zeds("2/1", "S-S").fates("F-B02").run(FateDraw())
        town.asks("fated-track", "track:M", "track:S").play("track:S").asks("halt")


@rule("DOZ-FATE-05", "DOZ-RUL-09")
def test_the_event_is_finished_before_the_cards_own_text() -> None:
    with Siege() as town:  # E-B09 places on the Fated Start; F-B02 then on the Campground
        town.zeds("2/1", "S-3").fates("F-B02").draws("9/4", "8/4").text("E-B09").asks("halt")
        placed = [event.place for event in town.events if isinstance(event, ZedsPlaced)]
        assert placed == [town.spot("S-S"), town.spot("M-2")]
        told = [type(event) for event in town.events]
        assert told.index(FateDrawn) < told.index(ZedsPlaced) < told.index(FatePlayed)


@rule("DOZ-FATE-06")
def test_a_play_now_card_is_discarded_after_it_took_effect() -> None:
    with Siege() as town:
        town.stock(ammo=3).fate_text("F-B09").asks("halt")
        assert town.state.ammo == 2
        assert town.state.fate_discards == (town.fate_number("F-B09"),)
        assert town.state.held == ()


@rule("DOZ-FATE-07", "DOZ-FATE-08")
def test_hold_cards_are_kept_any_number_of_them() -> None:
    with Siege() as town:
        for card in ("F-B01", "F-B03", "F-B05", "F-B06", "F-B08"):
            town.fate_text(card)
            town.told(FateHeld, card=town.fate_number(card))
        assert len(town.state.held) == 5
        assert town.state.fate_discards == ()
        view = town.game.rules.view(town.game, None).plain()
        assert view["fate"]["held"] == ["F-B01", "F-B03", "F-B05", "F-B06", "F-B08"]


@rule("DOZ-FATE-07")
def test_a_held_card_is_discarded_when_it_is_used() -> None:
    with Siege() as town:
        town.put("civ1", "TC").held("F-B05").act().play("play:F-B05")
        assert town.state.held == ()
        assert town.state.fate_discards == (town.fate_number("F-B05"),)


@rule("DOZ-FATE-09")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    with Siege() as town:
        town.held("F-B05")
        deck = town.state.fate.cards
        town.state.fate, town.state.fate_discards = Deck(), deck
        town.fates("F-B07").run(FateDraw()).asks("halt")
        town.told(FateReshuffled)
        assert town.state.fate_discards == ()
        assert town.state.held == (town.fate_number("F-B05"),)
        assert len(deck) == 7
        assert set(town.state.fate.cards) == set(deck) - {town.fate_number("F-B07")}


@rule("DOZ-RUL-06")
def test_with_every_card_held_the_hero_side_names_the_track() -> None:
    with Siege() as town:
        town.state.fate = Deck()
        town.draws("9/4").text("E-B09").asks("fated-track", *(f"track:{t}" for t in "FMHS"))
        town.play("track:H").asks("halt")
        assert town.crowd("H-S") == ["9/4"]


@rule("DOZ-RUL-05")
def test_the_make_up_of_the_deck_is_public_its_order_is_not() -> None:
    game = RULES.new("basic", {}, Sampled(4)).start()
    view = RULES.view(game, 0).plain()["deck"]  # type: ignore[arg-type]
    assert (view["act"], view["left"], view["special_left"], view["normal_left"]) == (1, 15, 0, 1)
    assert len(view["drawn"]) == 1
    assert game.state.next_event == NOBODY


# -- the cards ------------------------------------------------------------------------------


@rule("DOZ-ZEDS-18", "DOZ-JOHNSON-11")
def test_lake_effect_zeds_attack_at_the_campground() -> None:
    with Siege() as town:
        town.put("civ1", "M-2").draws("4/2").dice(6, 6).fate_text("F-B02").asks("halt")
        assert town.told(FightBegan).attacking is False
        assert town.crowd("M-3") == ["4/2"]


@rule("DOZ-SETUP-13", "DOZ-RUL-14")
def test_community_organizer_brings_the_seventh_civilians_or_nobody() -> None:
    with Siege() as town:
        for number in range(1, 7):
            town.put(f"civ{number}", "TC")
        town.put("furies", "TC").held("F-B06").act().play("play:F-B06").asks("action")
        assert town.place("civ7") == "TC"
    with Siege() as town:
        for number in range(1, 8):
            town.put(f"civ{number}", "TC")
        town.put("furies", "TC").held("F-B06").act()
        assert town.blocked("play:F-B06") == "DOZ-FATE-07"


@rule("DOZ-ZEDS-17", "DOZ-RUL-26")
def test_the_dead_walk_as_a_mob_at_saint_thomas() -> None:
    with Siege() as town:  # the first attacks the Civilians there and wins, the second joins it
        town.put("civ4", "F-4", marks=["defiant"]).draws("9/4").dice(1, 2).dice(6).draws("8/4")
        town.fate_text("F-B07").asks("halt")
        assert town.crowd("F-4") == ["9/4", "8/4"]
        assert town.place("civ4") == "TC"


@rule("DOZ-ZEDS-17")
def test_if_the_first_is_beaten_back_the_second_fights_alone() -> None:
    with Siege() as town:
        town.put("furies", "F-4").draws("4/2").dice(5, 5).draws("5/3").dice(5, 5)
        town.fate_text("F-B07").asks("halt")
        assert town.crowd("F-5") == ["5/3", "4/2"]


@rule("DOZ-RUL-07")
def test_bad_ammo_takes_what_there_is() -> None:
    with Siege() as town:
        town.fate_text("F-B09").asks("halt")
        assert town.state.ammo == 0


# -- windows --------------------------------------------------------------------------------


@rule("DOZ-RUL-40", "DOZ-FATE-07")
def test_the_excavator_helps_a_unit_that_attacks() -> None:
    with Siege() as town:
        town.put("civ1", "F-1").zeds("4/2", "F-2").held("F-B01").act().play("move:civ1>F-2")
        town.asks("held-cards", "play:F-B01", "pass").dice(3, 4).play("play:F-B01")
        assert town.told(FightRolled).column == 5


@rule("DOZ-RUL-40")
def test_the_excavator_is_not_offered_to_a_defender_nor_in_the_menu() -> None:
    with Siege() as town:
        town.put("civ1", "F-1").zeds("4/2", "F-2").held("F-B01").dice(6, 6).activate("F")
        town.asks("halt").act()
        assert town.blocked("play:F-B01") == "DOZ-FATE-07"


@rule("DOZ-RUL-40")
def test_the_excavators_shift_is_for_one_combat() -> None:
    with Siege() as town:
        town.put("civ1", "F-1").zeds("4/2", "F-2").held("F-B01").act(event=1)
        town.dice(1, 2).play("move:civ1>F-2", "play:F-B01").dice(6, 6).play("move:civ1>F-3")
        columns = [event.column for event in town.events if isinstance(event, FightRolled)]
        assert columns == [5, 1]  # 4 against 4 and two columns; 2 against 4


@rule("DOZ-RUL-40")
def test_last_stand_resolve_turns_a_lost_defence() -> None:
    with Siege() as town:
        town.put("civ1", "F-1").zeds("6/3", "F-2", as_="mob").held("F-B08").dice(1, 1)
        town.activate("F").asks("held-cards", "play:F-B08", "pass").play("play:F-B08").asks("halt")
        town.told(ResultTurned)
        assert (town.damage("civ1"), town.damage("mob")) == (0, 1)
        assert (town.place("civ1"), town.place("mob")) == ("F-1", "F-2")


@rule("DOZ-RUL-40", "DOZ-RUL-47")
def test_last_stand_resolve_comes_after_the_re_roll() -> None:
    with Siege() as town:
        town.put("hunt", "F-1").zeds("6/3", "F-2").held("F-B08").dice(1, 1).activate("F")
        town.asks("re-roll").dice(1, 2).play("reroll:hunt").asks("held-cards").play("play:F-B08")
        assert town.damage("hunt") == 0


@rule("DOZ-RUL-40")
def test_last_stand_resolve_is_not_offered_for_an_attack_nor_a_victory() -> None:
    with Siege() as town:
        town.put("civ1", "F-1").zeds("9/4", "F-2").held("F-B08").act().dice(1, 1).dice(6)
        town.play("move:civ1>F-2").asks("halt")
    with Siege() as town:
        town.put("civ1", "F-1").zeds("2/1", "F-2").held("F-B08").dice(6, 6).activate("F")
        town.asks("halt")


@rule("DOZ-RUL-40")
def test_turned_round_the_zeds_do_not_go_on_in_a_brains_turn() -> None:
    with Siege() as town:
        town.put("civ1", "F-1").put("civ2", "F-0").zeds("6/3", "F-2", as_="mob").held("F-B08")
        town.dice(1, 1).activate("F", brains=True).play("play:F-B08").asks("halt")
        assert town.place("mob") == "F-2"


@rule("DOZ-FATE-07", "DOZ-RUL-02")
def test_civilians_organize_is_offered_when_a_phase_begins_after_the_text() -> None:
    with Siege() as town:  # E-B03 marks Civilians first
        town.put("civ1", "TC").put("civ2", "TC").zeds("5/3", "F-6").zeds("5/3", "M-6")
        town.held("F-B03").event("E-B03").phase("zeds").asks("mark-civilians").play("unit:civ1")
        town.asks("held-cards", "play:F-B03", "pass").play("play:F-B03", "unit:civ2").asks("halt")
        assert (town.marks("civ1"), town.marks("civ2")) == ({"well-armed"}, {"leader"})


@rule("DOZ-FATE-07")
def test_a_window_without_a_card_for_it_is_not_opened() -> None:
    with Siege() as town:
        town.put("civ1", "TC").zeds("5/3", "M-6").zeds("5/3", "S-6").held("F-B05", "F-B08")
        town.event("E-B02").phase("zeds").asks("halt")


@rule("DOZ-FATE-07")
def test_adrenaline_is_for_the_action_phase_only() -> None:
    with Siege() as town:
        town.put("civ1", "TC").held("F-B05").act()
        assert "play:F-B05" in town.options
        town.play("play:F-B05")
        assert (town.state.event_actions, town.state.hold_played) == (2, True)
