"""Each game brings its own code to the page, and only when somebody opens it."""

from __future__ import annotations

import pytest

from shambler.games import shipped
from tests.browser.conftest import Visit

pytestmark = pytest.mark.browser

KINDS = sorted({manifest.web for manifest in shipped()})


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_loads_the_code_of_its_own_game_alone(visit: Visit, kind: str) -> None:
    loaded: list[str] = []
    visit.page.on("request", lambda request: loaded.append(request.url.rpartition("/")[2]))
    page = visit.home()
    assert not [name for name in loaded if name.startswith("game-")]
    game = next(manifest.key for manifest in shipped() if manifest.web == kind)
    visit.game(game).get_by_role("button", name="Play").click()
    page.wait_for_selector(".question")
    found = {other for other in KINDS for name in loaded if name.startswith(f"game-{other}-")}
    assert found == {kind}
