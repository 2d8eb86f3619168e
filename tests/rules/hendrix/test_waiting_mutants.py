"""The mutants of a game that is not on the shelf yet still find their text.

They lie beside the tests until the game has an entry in a manifest; then they move to
``tests/mutants/<game>.toml``, where ``shambler rules coverage --mutants`` runs them.
"""

from __future__ import annotations

from pathlib import Path

from shambler.games import shipped
from shambler.kernel.rules import Ledger
from shambler.testing.mutants.patches import read
from shambler.testing.mutants.plan import GAMES, sources

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
GAME = HERE.name


def test_every_waiting_mutant_names_a_rule_and_finds_its_text() -> None:
    assert GAME not in {manifest.key for manifest in shipped()}, "move them to tests/mutants"
    ledger = Ledger.load(*sorted((ROOT / GAMES / "zombicide").rglob("rules.toml")))
    files = sources(ROOT, GAME, {GAME: Path("zombicide", GAME)})
    mutants = read((HERE / "mutants.toml").read_text("utf-8"))
    assert len(mutants) > 90
    for mutant in mutants:
        assert mutant.rules
        assert all(rule in ledger for rule in mutant.rules)
        assert files.change(mutant)  # complains if the text stands nowhere or twice
