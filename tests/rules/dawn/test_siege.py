"""The builder of positions refuses what cannot be on a real table, and says what was meant."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from shambler.kernel.state import dump
from shambler.testing.dawn import Siege
from shambler.testing.strict import BadPosition

NONSENSE: list[tuple[Callable[[Siege], object], str]] = [
    (lambda town: town.put("hunter", "F-2"), "did you mean hunt"),
    (lambda town: town.put("hunt", "F-7"), "there is no place 'F-7' (did you mean F-"),
    (lambda town: town.put("hunt", "HB1"), "there is no place 'HB1'"),
    (lambda town: town.put("agee", "TC"), "there is no unit 'agee'"),
    (lambda town: town.put("hunt", "F-2", damage=2), "hunt cannot have taken 2 Hits"),
    (lambda town: town.put("hunt", "F-2", damage=-1), "hunt cannot have taken -1 Hits"),
    (lambda town: town.put("hunt", "F-2", seat=1), "hunt cannot belong to seat 1"),
    (lambda town: town.put("civ1", "F-2", seat=0), "civ1 cannot belong to seat 0"),
    (lambda town: town.put("hunt", "F-2", marks=["leader"]), "only Regular Civilians"),
    (lambda town: town.put("furies", "F-4", marks=["defiant"]), "only Regular Civilians"),
    (lambda town: town.put("civ1", "F-3", marks=["defiant"]), "outside a Village"),
    (lambda town: town.put("hunt", "TC", marks=["comatose"]), "outside a bed"),
    (lambda town: town.put("civ1", "TC", marks=["leadr"]), "did you mean leader"),
    (
        lambda town: town.put("civ1", "F-2").put("civ2", "F-2").put("civ3", "F-2"),
        "there is no room for civ3 in F-2",
    ),
    (lambda town: town.zeds("5/3", "F-2").put("civ1", "F-2"), "cannot stand among the Zeds"),
    (lambda town: town.put("civ1", "F-2").zeds("5/3", "F-2"), "cannot stand among the units"),
    (
        lambda town: town.zeds("5/3", "F-2").zeds("5/3", "F-2").zeds("5/3", "F-2"),
        "no room for more Zeds in F-2",
    ),
    (lambda town: town.zeds("5/3", "TC"), "Zeds cannot be in TC"),
    (lambda town: town.zeds("5/3", "F-2", damage=6), "cannot have taken 6 Hits"),
    (lambda town: town.zeds("5/5", "F-2"), "there is no Zeds unit '5/5' (did you mean"),
    (lambda town: town.zeds("9/4", "F-2").zeds("9/4", "F-3"), "no Zeds unit 9/4 is left"),
    (lambda town: town.zeds("9/4", "F-2").zeds("z94", "F-3"), "z94 is in play already"),
    (lambda town: town.zeds("5/3", "F-2", marks=["tuff"]), "there is no marker 'tuff'"),
    (lambda town: town.stock(ammo=21), "ammo = 21: from 0 to 20"),
    (lambda town: town.stock(amo=2), "did you mean ammo"),
    (lambda town: town.stock(supplies=1), "supplies: this level does not play with it"),
    (lambda town: town.stock(infection=1), "infection: this level does not play with it"),
    (lambda town: town.held("F-B09"), "F-B09 is not a Hold for Later card"),
    (lambda town: town.held("F-B05", "F-B05"), "F-B05 is not in the Fate deck"),
    (lambda town: town.held("F-G02"), "F-G02 is not in the Fate deck"),
    (lambda town: town.held("F-B05").fates("F-B05"), "F-B05 is not in the Fate deck"),
    (lambda town: town.fate_text("F-B04"), "F-B04 is not in the Fate deck"),
    (lambda town: town.event("E-B99"), "there is no Event card 'E-B99' (did you mean E-B"),
    (lambda town: town.event("E-G01"), "E-G01 is not played at this level"),
    (lambda town: town.top_event("E-G18"), "E-G18 is not played at this level"),
    (lambda town: town.act(players=2), "0 or 1 Player Actions each, 0 to 4 Event Actions"),
    (lambda town: town.act(event=5), "0 or 1 Player Actions each, 0 to 4 Event Actions"),
    (lambda town: town.activate(), "name the tracks to activate"),
    (lambda town: town.activate("T"), "there is no track 'T': F, M, H, S"),
    (lambda town: town.phase("eat"), "there is no Phase 'eat'"),
    (lambda town: town.put("hunt", "F-2", seat=9), "hunt cannot belong to seat 9"),
    (lambda town: town.buried("hunt", "hunt"), "hunt lies in the Cemetery already"),
    (lambda town: town.barricade("TC"), "nothing is built in TC"),
    (lambda town: town.barricade("F-2").barricade("F-2"), "F-2 is barricaded already"),
    (lambda town: town.draws("hunt", "hunt"), "hunt is drawn once"),
    (lambda town: town.put("civ1", "F-2").draws("civ1"), "civ1 is in play already"),
    (lambda town: town.draws("9/4", "9/4"), "no Zeds unit 9/4 is left"),
    (lambda town: town.fates("F-B5"), "no Fate card 'F-B5' (did you mean F-B"),
    (
        lambda town: town.text("E-B03", "zeds.end"),
        "there is no moment 'zeds.end'",
    ),
]


@pytest.mark.parametrize(("nonsense", "why"), NONSENSE, ids=[why for _, why in NONSENSE])
def test_nonsense_is_refused_with_a_reason(nonsense: Callable[[Siege], object], why: str) -> None:
    town = Siege()
    with pytest.raises(BadPosition, match=re.escape(why)):
        nonsense(town)


def test_nonsense_changes_nothing() -> None:
    town = Siege("outbreak")
    before = dump(town.state)
    for nonsense in (
        lambda: town.put("hunt", "F-2", damage=9),
        lambda: town.zeds("5/3", "F-2", marks=["tuff"]),
        lambda: town.stock(ammo=2, supplies=99),
        lambda: town.held("F-B05", "F-B05"),
        lambda: town.buried("hunt", "hunter"),
        lambda: town.draws("5/3", "5/5"),
        lambda: town.fates("F-B05", "F-B5"),
    ):
        with pytest.raises(BadPosition):
            nonsense()
        assert dump(town.state) == before
    assert (town.script.outcomes, town.promised) == ([], set())
