"""Answers that are no model of Pydantic's: bytes that are there already, and how they are told."""

from __future__ import annotations

from typing import Any, Final

from fastapi import Response

Described = dict[int | str, dict[str, Any]]


def _of(media: str, kind: str) -> Described:
    return {200: {"content": {media: {"schema": {"type": kind}}}}}


AS_JSON: Final = _of("application/json", "object")
AS_LIST: Final = _of("application/json", "array")
AS_TEXT: Final = _of("text/plain", "string")
SVG: Final = "image/svg+xml"
AS_PICTURE: Final = _of(SVG, "string")


def as_json(body: bytes) -> Response:
    """JSON as it goes over the wire."""
    return Response(body, media_type="application/json")
