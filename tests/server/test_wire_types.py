"""What the page knows of the server is what the server's classes say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from shambler.kernel.chance import Sampled
from shambler.kernel.view import Board, Part, View, says
from shambler.server import wire_schema, wire_types
from shambler.server.typescript import Untranslatable, module, type_of
from shambler.server.wire_version import VERSION
from tests.testgame import RULES


def test_a_stale_missing_or_unwanted_file_is_noticed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire_types, "VERSION_FILE", tmp_path / "py" / "wire_version.py")
    (tmp_path / "py").mkdir()
    folder = tmp_path / "ts"
    assert wire_types.main([str(folder)]) == 0
    assert wire_types.main([str(folder), "--check"]) == 0
    (folder / "protocol.ts").write_text("export {}", "utf-8")
    (folder / "zombicide.schema.json").unlink()
    (folder / "chess.ts").write_text("export {}", "utf-8")
    assert wire_types.main([str(folder), "--check"]) == 1
    said = capsys.readouterr().out
    assert "protocol.ts, zombicide.schema.json, chess.ts" in said
    assert (tmp_path / "py" / "wire_version.py").read_text("utf-8").count(VERSION) == 1


def test_a_game_from_elsewhere_gets_its_types(tmp_path: Path) -> None:
    assert wire_types.main(["--game", "tests.testgame:RULES", str(tmp_path)]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "barricade.schema.json",
        "barricade.ts",
    ]
    written = (tmp_path / "barricade.ts").read_text("utf-8")
    assert "export interface NightView {" in written
    assert "  /** how much of the wall stands */\n  wall: number;\n" in written
    assert "  survivors: WatcherView[];\n" in written
    assert "  night_top: (number | null)[];\n" in written


def test_views_fit_their_schema() -> None:
    schema = wire_schema.game_schema("barricade", [RULES])["$defs"]["NightView"]
    game = RULES.new("cabin", {}, Sampled(3)).start()
    shown = RULES.view(game, 0).plain()
    assert shown.keys() == set(schema["properties"]) == set(schema["required"])


# -- from structs to schema ----------------------------------------------------------------


class Inner(Part, frozen=True):
    """Inside."""

    at: int = 0


class Sparse(Part, frozen=True, omit_defaults=True):
    sure: str
    perhaps: str = ""


class Outer(View, frozen=True, kw_only=True):
    """Outside."""

    always: Inner
    sparse: Sparse
    also: int = 3
    seldom: Annotated[int | UnsetType, says("seldom there")] = UNSET


class Ours(Board, frozen=True, tag="ours"):
    rows: int


class Middle(Outer, frozen=True, kw_only=True):
    more: int


class Rules:
    view_type = Middle
    board_type = Ours


def schema_of(*games: Any) -> dict[str, Any]:
    found: dict[str, Any] = wire_schema.game_schema("toy", games)["$defs"]
    return found


def test_what_the_server_always_sends_is_required() -> None:
    defs = schema_of(Rules)
    assert defs["Outer"]["required"] == ["always", "sparse", "also"]
    assert defs["Inner"]["required"] == ["at"]
    assert defs["Sparse"]["required"] == ["sure"]


def test_what_views_have_in_common_is_there_too() -> None:
    defs = schema_of(Rules)
    assert set(defs) == {"Inner", "Middle", "Ours", "Outer", "Sparse"}
    assert set(defs["Middle"]["properties"]) - set(defs["Outer"]["properties"]) == {"more"}


def test_two_structs_with_one_name_are_refused() -> None:
    class Rival:
        view_type = msgspec.defstruct("Middle", [("always", int)], bases=(View,), frozen=True)
        board_type = Ours

    with pytest.raises(wire_schema.Clash, match="Middle"):
        schema_of(Rules, Rival)


def test_the_version_is_that_of_the_shape_and_not_of_the_words() -> None:
    first = wire_schema.game_schema("toy", [Rules])  # type: ignore[list-item]
    same = json.loads(json.dumps(first))
    same["$defs"]["Outer"]["properties"]["seldom"]["description"] = "in other words"
    assert wire_schema.version_of([same]) == wire_schema.version_of([first])
    other = json.loads(json.dumps(first))
    other["$defs"]["Outer"]["properties"]["also"]["type"] = "string"
    assert wire_schema.version_of([other]) != wire_schema.version_of([first])
    fewer = json.loads(json.dumps(first))
    fewer["$defs"]["Outer"]["required"].remove("also")
    assert wire_schema.version_of([fewer]) != wire_schema.version_of([first])


def test_a_field_called_description_or_title_is_a_field() -> None:
    named = msgspec.defstruct(
        "Named", [("title", str), ("description", str)], bases=(View,), frozen=True
    )

    class Naming:
        view_type = named
        board_type = Ours

    document = wire_schema.game_schema("toy", [Naming])  # type: ignore[list-item]
    assert list(document["$defs"]["Named"]["properties"]) == ["title", "description"]
    other = json.loads(json.dumps(document))
    del other["$defs"]["Named"]["properties"]["description"]
    assert wire_schema.version_of([other]) != wire_schema.version_of([document])


# -- from schema to TypeScript -------------------------------------------------------------


def typed(annotation: Any) -> str:
    return type_of(msgspec.json.schema(annotation))


@pytest.mark.parametrize(
    ("annotation", "wanted"),
    [
        (str, "string"),
        (int, "number"),
        (float, "number"),
        (bool, "boolean"),
        (None, "null"),
        (Any, "unknown"),
        (int | None, "number | null"),
        (list[int], "number[]"),
        (list[int | None], "(number | null)[]"),
        (tuple[int, ...], "number[]"),
        (tuple[int, str], "[number, string]"),
        (tuple[tuple[int, int], ...], "[number, number][]"),
        (dict[str, int], "Record<string, number>"),
        (dict[str, list[str]], "Record<string, string[]>"),
        (dict[str, Any], "object"),
        (Literal["a", "it's"], "'a' | 'it\\'s'"),
        (Literal[1, 2], "1 | 2"),
        (Literal["a"] | None, "'a' | null"),
        (list[Literal["a", "b"]], "('a' | 'b')[]"),
    ],
)
def test_types_have_their_counterparts(annotation: Any, wanted: str) -> None:
    assert typed(annotation) == wanted


def test_keys_that_are_known_are_said() -> None:
    words = {
        "type": "object",
        "propertyNames": {"enum": ["en", "fr"]},
        "additionalProperties": {"type": "string"},
    }
    assert type_of(words) == "Partial<Record<'en' | 'fr', string>>"


def test_members_have_marks_and_comments() -> None:
    written = module({"$defs": schema_of(Rules)}, "toy.schema.json")
    assert (
        "/** Outside. */\n"
        "export interface Outer {\n"
        "  always: Inner;\n"
        "  sparse: Sparse;\n"
        "  also: number;\n"
        "  /** seldom there */\n"
        "  seldom?: number;\n"
        "}\n"
    ) in written
    assert "export interface Ours {\n  kind: 'ours';\n  rows: number;\n}\n" in written
    assert "  perhaps?: string;\n" in written


def test_long_comments_are_folded_and_cannot_end_early() -> None:
    schema = {"description": "*/ alert(1) " + "word " * 40, "type": "string"}
    written = module({"$defs": {"Said": schema}}, "toy.schema.json")
    assert written.count("*/") == 1
    assert max(map(len, written.splitlines())) <= 100
    assert written.endswith(" */\nexport type Said = string;\n")


def test_odd_names_are_quoted() -> None:
    schema = {"type": "object", "properties": {"stand-in": {"type": "string"}}}
    assert type_of(schema) == "{\n  'stand-in'?: string;\n}"


@pytest.mark.parametrize(
    "schema", [{"not": {}}, {"type": "array", "prefixItems": [{}], "minItems": 1}]
)
def test_what_cannot_be_said_is_refused(schema: dict[str, Any]) -> None:
    with pytest.raises(Untranslatable):
        type_of(schema)
