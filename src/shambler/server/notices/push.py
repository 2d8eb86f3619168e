"""Web Push: a short message that only the person's own browser can read.

It goes to the service that the browser brought with it, and to nobody else; that service sees who
sends (the host's contact) and how long it is, not what it says. It is kept there for some hours.
"""

from __future__ import annotations

import base64
import logging
from hashlib import sha256
from typing import Any, Final

import msgspec
import requests
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush

from shambler.server.notices.book import Push
from shambler.server.notices.reach import Reach

log = logging.getLogger("shambler.server")

KEPT: Final = 6 * 3600  # seconds that the service keeps a message for a browser that is closed
PATIENCE: Final = 10  # seconds for the service to answer
GONE: Final = (404, 410)  # there is no such browser any more
TOPIC: Final = 32  # characters that a topic may have


class PushMessage(msgspec.Struct, frozen=True):
    """What a browser is told: which table, and in words what it shows. No more."""

    table: str
    title: str
    body: str


def new_key() -> str:
    """The key by which push services know this host; made once."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_key(private: str) -> str:
    """What browsers need of it."""
    point = Vapid02.from_pem(private.encode()).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def send(reach: Reach, private: str, push: Push, message: PushMessage) -> bool:
    """Send it, in a thread of its own; false if the browser is gone for good."""
    if not reach.serves(push.endpoint):
        return False
    keys = {"p256dh": push.p256dh, "auth": push.auth}
    topic = sha256(message.table.encode()).hexdigest()[:TOPIC]  # a newer one replaces an older
    headers: dict[str, Any] = {"Topic": topic, "Urgency": "normal"}
    with requests.Session() as session:
        session.max_redirects = 0  # it sends to no other place than this
        session.trust_env = False
        try:
            webpush(
                {"endpoint": push.endpoint, "keys": keys},
                msgspec.json.encode(message).decode(),
                Vapid02.from_pem(private.encode()),
                {"sub": reach.contact},
                ttl=KEPT,
                timeout=PATIENCE,
                headers=headers,
                requests_session=session,
            )
        except WebPushException as problem:
            log.warning("a push service refused", extra={"code": problem.status_code or 0})
            return problem.status_code not in GONE
        except (requests.RequestException, ValueError) as problem:
            log.warning("a push failed", extra={"because": type(problem).__name__})
    return True
