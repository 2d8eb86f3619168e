"""Writes down the types of the wire: JSON schema and TypeScript for the page, and their version.

``make types`` runs ``python -m shambler.server.wire_types web/src/generated``; with ``--check`` it
only says what is no longer true there. The page's module of a game that lives elsewhere gets its
types with ``--game module:RULESET``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from shambler.games.manifest import load_part, manifest_near
from shambler.kernel.ruleset import Ruleset
from shambler.server import typescript, wire_schema

VERSION_FILE = Path(__file__).parent / "wire_version.py"
PYTHON = '''"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "{version}"
'''
SCRIPT = """// The version of the wire that this page knows. Made by `make types`: do not edit.

export const VERSION = '{version}';
"""


def files(folder: Path) -> Mapping[Path, str]:
    """What should stand where, for the page and the games of the package."""
    documents = {"protocol": wire_schema.protocol_schema()}
    for kind, games in wire_schema.kinds().items():
        documents[kind] = wire_schema.game_schema(kind, games)
    version = wire_schema.version_of(documents.values())
    found = {
        VERSION_FILE: PYTHON.format(version=version),
        folder / "version.ts": SCRIPT.format(version=version),
    }
    for name, document in documents.items():
        found |= _written(folder, name, document)
    return found


def game_files(folder: Path, rules: Ruleset) -> Mapping[Path, str]:
    """The same for one game."""
    manifest = manifest_near(rules.package, rules.key)
    kind = manifest.web if manifest is not None and manifest.web else rules.key
    return _written(folder, kind, wire_schema.game_schema(kind, [rules]))


def _written(folder: Path, name: str, document: wire_schema.Schema) -> dict[Path, str]:
    file = f"{name}.schema.json"
    return {
        folder / file: json.dumps(document, indent=1, ensure_ascii=False) + "\n",
        folder / f"{name}.ts": typescript.module(document, file),
    }


def differences(wanted: Mapping[Path, str]) -> list[str]:
    """The files that do not say what they should; also those that nobody wants any more."""
    stale = [
        path.name
        for path, text in wanted.items()
        if not path.is_file() or path.read_text("utf-8") != text
    ]
    folders = {path.parent for path in wanted if path != VERSION_FILE}
    left = [path.name for folder in folders for path in folder.glob("*") if path not in wanted]
    return sorted(stale) + sorted(left)


def main(arguments: Sequence[str]) -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(prog="python -m shambler.server.wire_types")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if it is stale")
    parser.add_argument("--game", metavar="MODULE:RULESET", help="only this game")
    said = parser.parse_args(arguments)
    if said.game:
        rules: Ruleset = load_part(said.game, Ruleset)  # type: ignore[type-abstract]
        wanted = game_files(said.folder, rules)
    else:
        wanted = files(said.folder)
    if said.check:
        stale = differences(wanted)
        if stale:
            print(f"no longer what the classes say (run `make types`): {', '.join(stale)}")
        return int(bool(stale))
    said.folder.mkdir(parents=True, exist_ok=True)
    for path, text in wanted.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
