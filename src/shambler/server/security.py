"""What keeps strangers' pages and strangers' machines out."""

from __future__ import annotations

import hashlib
import ipaddress
import logging
import re
import secrets
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shambler.server import wire_version

log = logging.getLogger("shambler.server")

WIRE = "Shambler-Wire"  # the version of the wire: pages send theirs, answers carry ours
COOKIE = "shambler_guest"
# Over TLS: browsers take a cookie of such a name from this very host alone, and only over TLS, so
# that no other host of the same domain can plant one.
HOST_COOKIE = f"__Host-{COOKIE}"
COOKIE_BYTES = 24
OURS = re.compile(r"[A-Za-z0-9_-]{32}")  # what our secrets look like: 24 bytes in base64
MOST_BODY = 16_384  # bytes of a request,
MOST_UPLOAD = 400_000  # of a saved game that is brought along
UPLOAD = "/api/tables/upload"
MOST_DRAFT = 200_000  # of a draft of a scenario: its text and what it should say
WORKSHOP = "/api/workshop/"
LOGGED = (403, 413)  # an origin or a name of another page, or too much of something
COOKIE_AGE = 60 * 60 * 24 * 400  # as long as browsers allow: games may last

POLICY = "; ".join(
    (
        "default-src 'none'",
        "object-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def fingerprint(token: str) -> str:
    """What we keep of a secret: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def new_token() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(COOKIE_BYTES)


def token_of(request: HTTPConnection) -> str | None:
    """The secret a browser carries, if it has one; nothing that we cannot have made."""
    return _secret(request, _cookie_name(request))


def browser_of(request: HTTPConnection) -> str:
    """The browser that asks, whoever sits before it; empty without a secret."""
    token = token_of(request)
    return fingerprint(token) if token else ""


def old_token_of(request: HTTPConnection) -> str | None:
    """Over TLS: the secret from before there was TLS, under a name that others could plant.

    Nobody is let in by it. It shows which seats were a browser's: they can be given to the secret
    that nobody else knows.
    """
    return _secret(request, COOKIE) if _cookie_name(request) == HOST_COOKIE else None


def _secret(request: HTTPConnection, name: str) -> str | None:
    try:
        jar = SimpleCookie(request.headers.get("cookie", ""))
    except CookieError:
        return None
    morsel = jar.get(name)
    return morsel.value if morsel is not None and OURS.fullmatch(morsel.value) else None


def cookie_for(token: str, request: HTTPConnection) -> str:
    """The header that gives a browser its secret; scripts cannot read it."""
    name = _cookie_name(request)
    flags = "; Secure" if name == HOST_COOKIE else ""
    return f"{name}={token}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Strict{flags}"


def forgetting(request: HTTPConnection) -> str:
    """The header that takes a browser its secret away."""
    name = _cookie_name(request)
    flags = "; Secure" if name == HOST_COOKIE else ""
    return f"{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict{flags}"


def _cookie_name(request: HTTPConnection) -> str:
    return HOST_COOKIE if request.url.scheme in ("https", "wss") else COOKIE


def same_origin(headers: Headers) -> bool:
    """Did a page of our own send this? Browsers always name the origin of such requests."""
    origin, host = headers.get("origin"), headers.get("host")
    if not origin or not host:
        return False
    return origin in (f"http://{host}", f"https://{host}")


def is_loopback(host: str) -> bool:
    """Does this name or address mean the machine itself?"""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


class Guard:
    """Refuses foreign origins and foreign names of this machine, and adds the headers.

    A server that listens on loopback answers to loopback names only: otherwise any web page could
    reach it under a name of its own (DNS rebinding) and pass for the same origin.
    """

    def __init__(self, app: ASGIApp, *, loopback_only: bool) -> None:
        self.app = app
        self.loopback_only = loopback_only

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal is not None and refusal[0] in LOGGED:
            log.info("a request was turned away", extra={"because": refusal[1]})
        if refusal is None:
            await self.app(scope, receive, _with_headers(scope, send))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": refusal[1]})
        else:
            response = JSONResponse({"message": refusal[1]}, refusal[0])
            await response(scope, receive, _with_headers(scope, send))

    def _refusal(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """The status and the reason, if this request is not for us."""
        if self.loopback_only and not is_loopback(host_name(headers)):
            return 403, "this server answers to local names only"
        if headers.get(WIRE, wire_version.VERSION) != wire_version.VERSION:
            return 409, "this page is from another version of the server: reload it"
        if "\x00" in scope["path"] or b"%00" in scope["query_string"]:
            return 400, "an address holds no NUL"  # PostgreSQL cannot even be asked for it
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            return None
        if not same_origin(headers):
            return 403, "requests from other pages are refused"
        most = _most_bytes(scope["path"])
        if scope["type"] == "http" and not _is_small(headers, most):
            return 413, f"a request has a known length of at most {most} bytes"
        return None


def host_name(headers: Headers) -> str:
    """The name under which a request reaches us, without its port."""
    try:
        return urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


def _most_bytes(path: str) -> int:
    """How long a request to this address may be."""
    if path == UPLOAD:
        return MOST_UPLOAD
    return MOST_DRAFT if path.startswith(WORKSHOP) else MOST_BODY


def _is_small(headers: Headers, most: int) -> bool:
    length = headers.get("content-length", "")
    return length.isdecimal() and len(length) < 10 and int(length) <= most


def _with_headers(scope: Scope, send: Send) -> Send:
    """What every answer says.

    Nothing of the API is kept by a browser or a cache; over TLS, nothing else is used again.
    """
    more = {}
    if scope["path"].startswith("/api/"):
        more = {"Cache-Control": "no-store", WIRE: wire_version.VERSION}
    if scope.get("scheme") == "https":
        more["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains"

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in {**HEADERS, **more}.items():
                headers[name] = value
        await send(message)

    return sending
