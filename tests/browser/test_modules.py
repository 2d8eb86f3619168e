"""Each game brings its own code to the page, and only when somebody opens it."""

from __future__ import annotations

import gzip

import pytest

from shambler.games import shipped
from shambler.server.hosting import STATIC
from shambler.testing import some
from tests.browser.conftest import Visit

pytestmark = pytest.mark.browser

KINDS = sorted({manifest.web for manifest in shipped()})
MOST_SCRIPT = 180_000  # bytes that a browser loads for the first game, gzipped


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_loads_the_code_of_its_own_game_alone_and_little_of_it(
    visit: Visit, kind: str
) -> None:
    loaded: list[str] = []
    visit.page.on("request", lambda request: loaded.append(request.url.rpartition("/")[2]))
    page = visit.home()
    assert not [name for name in loaded if name.startswith("game-")]
    game = next(manifest.key for manifest in shipped() if manifest.web == kind)
    visit.game(game).get_by_role("button", name="Play").click()
    page.wait_for_selector(".question")
    found = {other for other in KINDS for name in loaded if name.startswith(f"game-{other}-")}
    assert found == {kind}
    scripts = {name for name in loaded if name.endswith(".js")}
    assets = [STATIC / "assets" / name for name in scripts]
    gzipped = [len(gzip.compress(path.read_bytes())) for path in assets if path.exists()]
    assert sum(some(gzipped)) <= MOST_SCRIPT
    assert not [name for name in scripts if name.lower().startswith(("editor", "companion"))]
