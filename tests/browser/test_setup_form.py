"""The options of a game on the home page: whatever its form says, nothing written by hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import Visit
from tests.browser.test_access import judge

pytestmark = pytest.mark.browser


def wanted_by(request: Request) -> dict[str, object]:
    sent = request.post_data_json
    assert isinstance(sent, dict)
    options = sent["options"]
    assert isinstance(options, dict)
    return options


def test_options_are_chosen_and_sent(visit: Visit) -> None:
    page = visit.home()
    card = visit.game("invader")
    card.get_by_label("Seats").select_option("2")
    card.get_by_text("Game options").click()
    card.get_by_label("Ultrared mode").check()
    card.get_by_label("extra activations").uncheck()
    card.get_by_label("Spokesman").select_option(label="Player 2")
    judge(page, "set-up form")
    with page.expect_request("**/api/tables") as made:
        card.get_by_role("button", name="Play").click()
    assert wanted_by(made.value) == {
        "ultrared": True,
        "enemy_cards": ["easy", "hard"],
        "spokesman": 1,
    }
    page.wait_for_selector(".question")


def test_without_choices_nothing_is_sent(visit: Visit) -> None:
    page = visit.home()
    with page.expect_request("**/api/tables") as made:
        visit.game("living_dead").get_by_role("button", name="Play").click()
    assert wanted_by(made.value) == {}


def test_a_wrong_choice_is_told_by_its_name(visit: Visit) -> None:
    visit.forgive("422")
    page = visit.home()
    card = visit.game("invader")
    card.get_by_text("Game options").click()
    card.get_by_label("Jared").check()
    expect(card.get_by_text("1 chosen, 6 to 12")).to_be_visible()
    card.get_by_role("button", name="Play").click()
    expect(page.get_by_role("alert")).to_contain_text("survivors: 6 to 12 can be chosen, not 1")


def test_the_form_follows_scenario_and_language(visit: Visit) -> None:
    page = visit.home()
    card = visit.game("invazions")
    card.get_by_text("Game options").click()
    expect(card.get_by_label("Your own scenario")).to_have_count(0)
    visit.game("invazions", "custom")
    expect(card.get_by_label("Your own scenario")).to_be_visible()
    page.get_by_role("button", name="Français").click()
    expect(card.get_by_label("Votre scénario")).to_be_visible()
