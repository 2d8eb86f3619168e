"""The JSON schema of all that goes between server and browser, made from the classes themselves.

One document for the protocol (socket and HTTP), one for each kind of game: its views and its board.
``wire_types`` writes them down, with the TypeScript types for the page.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import inspect
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from shambler.games import find, shipped
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.view import Board, View
from shambler.server import (
    api,
    campaigns,
    invitations,
    listings,
    positions,
    rulebook,
    setup_card,
    shelf,
    visitors,
)
from shambler.server.accounts import models as accounts
from shambler.server.campaign_page import CampaignPage
from shambler.server.daily import doors as daily
from shambler.server.history import Moment
from shambler.server.lessons import LessonStep
from shambler.server.notices import doors as notices
from shambler.server.positions import Laid
from shambler.server.protocol import AnyCommand, AnyMessage, EntryInfo, PieceInfo
from shambler.server.story import Story
from shambler.server.workshop import doors as workshop
from shambler.server.workshop import shelf_doors
from shambler.server.workshop.result import Contrast, Rated

Schema = dict[str, Any]
Struct = type[msgspec.Struct]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/{name}"

# What stands in the protocol for the views and boards of all games.
OPEN: Mapping[str, Schema] = {
    View.__name__: {"description": View.__doc__, "type": "object"},
    Board.__name__: {
        "description": Board.__doc__,
        "type": "object",
        "properties": {"kind": {"type": "string"}},
        "required": ["kind"],
    },
}
DESIGNING = (
    workshop.Looked,
    workshop.Judged,
    workshop.Opened,
    workshop.Squads,
    Rated,
    Contrast,
    shelf_doors.MissionList,
)
REQUESTS: tuple[type[BaseModel], ...] = (
    api.NewTable,
    api.Upload,
    api.Join,
    campaigns.NewCampaign,
    campaigns.Again,
    accounts.NewPasskey,
    accounts.Proof,
    accounts.Rescue,
    accounts.Called,
    accounts.Which,
    notices.Subscription,
    notices.Unsubscription,
    notices.MailWish,
    notices.Letter,
    daily.Beginner,
    workshop.Changed,
    workshop.ToPlay,
    workshop.ToRate,
    workshop.ToStudy,
    shelf_doors.ToPublish,
    shelf_doors.ToReport,
)
ANSWERS: tuple[type[BaseModel], ...] = (
    visitors.TableMade,
    campaigns.CampaignMade,
    positions.Written,
    listings.TableList,
    invitations.AtTheDoor,
    api.Invitation,
    invitations.Joined,
    api.Claimed,
    api.Problem,
    api.Health,
    shelf.Shelf,
    setup_card.SetupCard,
    rulebook.RuleText,
    accounts.Me,
    accounts.Ceremony,
    accounts.RecoveryLink,
    notices.NoticeState,
    daily.DailyCard,
    workshop.GameKit,
    workshop.Study,
    workshop.ChangeShown,
)


class Clash(Exception):
    """Two things that go over the wire have the same name."""


def protocol_schema() -> Schema:
    """The messages of the socket, and what goes over HTTP."""
    (commands, *_), asked = msgspec.json.schema_components([AnyCommand], ref_template=REF)
    said = [AnyMessage, Moment, LessonStep, Laid, Story, CampaignPage, EntryInfo, PieceInfo]
    said += DESIGNING
    (messages, *_), told = msgspec.json.schema_components(said, ref_template=REF)
    _as_sent(told, _structs(said))
    models = [(model, "validation") for model in REQUESTS]
    models += [(model, "serialization") for model in ANSWERS]
    _, http = models_json_schema(models, ref_template="#/$defs/{model}")  # type: ignore[arg-type]
    unions = {"AnyCommand": commands, "AnyMessage": messages}
    return _document("protocol", _joined(asked, {**told, **OPEN}, http["$defs"], unions))


def kinds() -> Mapping[str, list[Ruleset]]:
    """The games of the package by the module of the page that draws them."""
    found: dict[str, list[Ruleset]] = {}
    for manifest in shipped():
        if manifest.web:
            found.setdefault(manifest.web, []).append(find(manifest.key))
    return dict(sorted(found.items()))


def game_schema(kind: str, games: Iterable[Ruleset]) -> Schema:
    """The views and the board of the games of one kind, and what their views have in common."""
    types: list[Struct] = []
    for rules in games:
        bases = [cls for cls in rules.view_type.__mro__ if issubclass(cls, View)][:-1]
        types += [cls for cls in (*reversed(bases), rules.board_type) if cls not in types]
    structs = _structs(types)
    _, defs = msgspec.json.schema_components(types, ref_template=REF)
    _as_sent(defs, structs)
    return _document(kind, defs)


def version_of(documents: Iterable[Schema]) -> str:
    """A short fingerprint of some schemas; what is only said in words does not count."""
    bare = [_wordless(document["$defs"]) for document in documents]
    text = json.dumps(bare, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _document(title: str, defs: Schema) -> Schema:
    tidied = {name: _tidied(defs[name]) for name in sorted(defs)}
    return {"$schema": DIALECT, "title": title, "$defs": tidied}


def _joined(*parts: Schema) -> Schema:
    found: Schema = {}
    for part in parts:
        for name, schema in part.items():
            if found.setdefault(name, schema) != schema:
                raise Clash(f"two different things are called {name}")
    return found


def _structs(types: Iterable[Any]) -> dict[str, Struct]:
    """Every struct that these types lead to, by its name."""
    found: dict[str, Struct] = {}

    def walk(node: Any) -> None:
        if isinstance(node, inspect.StructType):
            name = node.cls.__name__
            if found.setdefault(name, node.cls) is not node.cls:
                raise Clash(f"two structs are called {name}: {node.cls.__module__} has one")
            if name in walked:
                return
            walked.add(name)
        if isinstance(node, msgspec.Struct):
            for field in node.__struct_fields__:
                walk(getattr(node, field))
        elif isinstance(node, tuple | list):
            for part in node:
                walk(part)

    walked: set[str] = set()
    for info in inspect.multi_type_info(types):
        walk(info)
    return found


def _as_sent(defs: Schema, structs: Mapping[str, Struct]) -> None:
    """A schema says what may be read. The server also writes most fields that have a default."""
    for name, cls in structs.items():
        schema = defs[name]
        required = schema.get("required", [])
        for field in msgspec.structs.fields(cls):
            left_out = cls.__struct_config__.omit_defaults or field.default is msgspec.UNSET
            if field.encode_name not in required and not left_out:
                required = [*required, field.encode_name]
        schema["required"] = [part for part in schema["properties"] if part in required]


def _tidied(schema: Any) -> Any:
    """Without titles that only repeat names."""
    if isinstance(schema, list):
        return [_tidied(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: _tidied(part) for key, part in schema.items() if key != "title"}
    if "properties" in schema:
        found["properties"] = {key: _tidied(part) for key, part in schema["properties"].items()}
    return found


def _wordless(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_wordless(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: _wordless(part)
        for key, part in schema.items()
        if key != "description" or not isinstance(part, str)
    }
