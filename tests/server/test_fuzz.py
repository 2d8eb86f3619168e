"""Requests made up from the server's own description of itself: refused or served, never a defect.

Schemathesis reads the OpenAPI document and sends what fits it and what does not. A stranger sends
all of it, much of it at the table of two others: afterwards their table is as it was.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import shambler.games.zombicide.workshop  # noqa: F401  (loaded in a thread while we parse, 3.11 trips)
from shambler.server import limits
from shambler.server.database import is_file
from shambler.server.storage import Store
from tests.server.client import Browser
from tests.server.conftest import serving
from tests.server.test_seats import invitation
from tests.server.test_storage import server, where

__all__ = ["server", "where"]

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
UNLIMITED = 10**9


class Stranger:
    """Sends made-up requests and counts them."""

    def __init__(self, document: dict[str, Any], origin: str, table: str) -> None:
        self.schema = schemathesis.openapi.from_dict(document)
        self.origin = origin
        self.table = table
        self.session = requests.Session()
        self.session.headers["Origin"] = origin
        self.sent: Counter[int] = Counter()

    def attack(self, each: int) -> None:
        """So many requests of each kind to everything the server offers."""
        for found in self.schema.get_all_operations():
            operation = found.ok()
            aims: list[dict[str, Any] | None] = [None]
            if "{key}" in operation.path:
                aims.append({"key": self.table})
            for aim in aims:
                for mode in GenerationMode:
                    self.send(operation.as_strategy(mode, path_parameters=aim), each)

    def send(self, cases: Any, count: int) -> None:
        @settings(
            max_examples=count,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=cases)
        def one(case: Any) -> None:
            response = case.call(base_url=self.origin, session=self.session, timeout=60)
            self.sent[response.status_code] += 1
            case.validate_response(response, checks=CHECKS)

        with suppress(Unsatisfiable):  # nothing that could be sent there would be wrong
            one()


def fuzz(where: str, each: int) -> Counter[int]:
    """Attack a server without limits; gives how often it answered with which status."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("MOMENTS", "PROOFS", "LETTERS"):
            patch.setattr(limits, name, UNLIMITED)
        return attacked(where, each)


def attacked(where: str, each: int) -> Counter[int]:
    with serving(where, new_tables=UNLIMITED, lease=60) as (port, app):
        ada = Browser(port)
        table = ada.make("labo-2", game="invazions", seats=["person", "open"])
        invitation(ada, table, 1)
        with ada.open(table) as socket:
            socket.play(socket.keys[0])
            before = socket.position
            stranger = Stranger(app.openapi(), ada.origin, table)
            kept = saved(app.state.hub.keeper.store, table)
            stranger.attack(each)
            assert saved(app.state.hub.keeper.store, table) == kept
        with ada.open(table) as socket:
            assert socket.position["view"] == before["view"]
            assert socket.position["asked"] == before["asked"]
            assert socket.play(socket.keys[0])["type"] == "ack"
    return stranger.sent


def saved(store: Store, table: str) -> object:
    """Everything the database holds about a table."""
    return store.look(table)


def test_made_up_requests(where: str) -> None:
    sent = fuzz(where, each=5 if is_file(where) else 3)  # PostgreSQL counts every request, too
    assert sum(sent.values()) > 200
    assert {200, 403, 404, 422} <= set(sent)


@pytest.mark.soak
def test_ten_thousand_made_up_requests(where: str) -> None:
    sent = fuzz(where, each=400)
    assert sum(sent.values()) >= 10_000, sent
