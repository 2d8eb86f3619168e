"""What the lab tells of a siege: how Town Center fell."""

from __future__ import annotations

import pytest

from shambler.lab.families.dawn import FAMILY
from shambler.testing.dawn import Siege


@pytest.mark.parametrize("brains", [True, False])
def test_the_lab_says_along_which_track_the_town_fell_and_whether_on_brains(brains: bool) -> None:
    with Siege() as town:
        town.put("hunt", "M-0").zeds("6/3", "F-0").zeds("4/2", "H-6")
        town.activate("H", "F", brains=brains)
        assert town.outcome is not None and town.outcome.reason == "overrun"
        counts = FAMILY.tell(town.game, town.events).counts
    entered = {name: number for name, number in counts.items() if name.startswith("town entered")}
    assert entered == {
        "town entered: Forest": 1.0,
        "town entered: on a Brains! card": float(brains),
    }
