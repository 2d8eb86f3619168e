"""What the tests of the rules of Night of the Living Dead share."""

from collections.abc import Iterator

import pytest

from shambler.testing.zombicide import Scene


@pytest.fixture
def scripts_used(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Dice and cards that a test scripts must be asked for: what is left over fails it."""
    scenes: list[Scene] = []
    prepare = Scene.prepare

    def remembered(scene: Scene) -> None:
        scenes.append(scene)
        prepare(scene)

    monkeypatch.setattr(Scene, "prepare", remembered)
    yield
    for scene in scenes:
        scene.done()
