"""Scripts and drawings of the page travel packed, are kept for good, and change with their file."""

from __future__ import annotations

import asyncio
import gzip
import os
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from shambler.server.assets import Assets, packed

SCRIPT = "const shambling = 'very slowly';\n" * 200


class Visitor:
    """Somebody who asks for files of a folder."""

    def __init__(self, folder: Path) -> None:
        self.app = Starlette(routes=[Mount("/assets", Assets(directory=folder))])

    def get(self, path: str, method: str = "GET", **headers: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            way = httpx.ASGITransport(self.app)
            async with httpx.AsyncClient(transport=way, base_url="http://here") as client:
                told = {name.replace("_", "-"): value for name, value in headers.items()}
                return await client.request(method, f"/assets/{path}", headers=told)

        return asyncio.run(ask())


@pytest.fixture
def visitor(tmp_path: Path) -> Visitor:
    """A folder with a script, a drawing and a photograph."""
    (tmp_path / "index-1.js").write_text(SCRIPT, "utf-8")
    (tmp_path / "box.svg").write_text("<svg/>", "utf-8")
    (tmp_path / "photo.png").write_bytes(b"\x89PNG")
    return Visitor(tmp_path)


def test_a_script_travels_packed_where_the_browser_takes_that(visitor: Visitor) -> None:
    plain = visitor.get("index-1.js", Accept_Encoding="identity")
    packed = visitor.get("index-1.js", Accept_Encoding="br, gzip")
    assert plain.text == packed.text == SCRIPT
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 10
    assert packed.headers["content-type"] == plain.headers["content-type"]
    for answer in (plain, packed):
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]


def test_what_is_packed_already_travels_as_it_is(visitor: Visitor) -> None:
    answer = visitor.get("photo.png", Accept_Encoding="gzip")
    assert (answer.content, "content-encoding" in answer.headers) == (b"\x89PNG", False)
    drawing = visitor.get("box.svg", Accept_Encoding="gzip")
    assert (drawing.text, drawing.headers["content-encoding"]) == ("<svg/>", "gzip")


def test_whoever_has_it_is_told_so_and_a_part_comes_unpacked(visitor: Visitor) -> None:
    first = visitor.get("index-1.js", Accept_Encoding="gzip")
    again = visitor.get("index-1.js", If_None_Match=first.headers["etag"], Accept_Encoding="gzip")
    assert again.status_code == 304
    part = visitor.get("index-1.js", Range="bytes=6-14")
    assert (part.status_code, part.text) == (206, SCRIPT[6:15])
    assert visitor.get("index-1.js", "HEAD").content == b""
    assert visitor.get("nothing.js").status_code == 404


def test_a_file_that_changed_is_packed_anew(visitor: Visitor, tmp_path: Path) -> None:
    before = visitor.get("box.svg").text
    (tmp_path / "box.svg").write_text("<svg><g/></svg>", "utf-8")
    os.utime(tmp_path / "box.svg", ns=(1, 1))
    assert (before, visitor.get("box.svg").text) == ("<svg/>", "<svg><g/></svg>")


def test_packing_is_the_same_on_every_server(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text(SCRIPT, "utf-8")
    once = packed(str(tmp_path / "a.js"), 1)
    assert once == packed.__wrapped__(str(tmp_path / "a.js"), 1)
    assert gzip.decompress(once).decode() == SCRIPT
