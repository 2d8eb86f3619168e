"""Who asks over HTTP, known by the secret in a cookie; and what several requests answer."""

from __future__ import annotations

from fastapi import Request, Response
from pydantic import BaseModel

from shambler.server import security


class TableMade(BaseModel):
    """Where the table is."""

    table: str


def visitor(request: Request) -> str:
    """Who asks; nobody in particular without a cookie."""
    token = security.token_of(request)
    return security.fingerprint(token) if token else ""


def named_guest(request: Request, response: Response) -> str:
    """Who asks; a browser without a secret is given one."""
    token = security.token_of(request)
    if token is None:
        token = security.new_token()
        response.headers["set-cookie"] = security.cookie_for(token, request)
    return security.fingerprint(token)
