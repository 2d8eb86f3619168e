"""How people can be reached who are away; the host says so, and nothing works without."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from shambler.kernel.errors import ShamblerError
from shambler.server.security import is_loopback

# The services that today's browsers bring with them: Chromium's, Firefox', Edge's, Safari's. The
# server sends to nobody else, whatever a browser says.
SERVICES: Final = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.notify.windows.com",
    "https://*.push.apple.com",
)
TLS_PORT: Final = 465


class Reach(msgspec.Struct, frozen=True):
    """What the host has set. ``contact``: whom push services write to if something is wrong.
    ``address``: where people find this server. ``smtp``: who takes mails, as HOST:PORT.
    """

    contact: str = ""
    address: str = ""
    smtp: str = ""
    sender: str = ""
    login: tuple[str, str] | None = None
    services: tuple[str, ...] = SERVICES
    wait: float = 30.0  # seconds that somebody has to come back by themselves

    @property
    def pushes(self) -> bool:
        """Can browsers be told?"""
        return bool(self.contact)

    @property
    def mails(self) -> bool:
        """Can mails be sent?"""
        return bool(self.smtp)

    @property
    def mail_host(self) -> tuple[str, int]:
        """Who takes mails."""
        host, _, port = self.smtp.rpartition(":")
        return host.strip("[]"), int(port)

    def serves(self, endpoint: str) -> bool:
        """Is this the address of a service that browsers bring with them?"""
        try:
            parts = urlsplit(endpoint)
        except ValueError:  # brackets that hold no address
            return False
        place = f"{parts.scheme}://{parts.netloc}"
        return any(_fits(place, service) for service in self.services)


def _fits(place: str, service: str) -> bool:
    """The star stands for names of hosts alone: what one reader of addresses takes for a part of
    the name (a backslash) may be its end to another.
    """
    name, star = re.escape(service), re.escape("*")
    return re.fullmatch(name.replace(star, "[a-z0-9-]+(\\.[a-z0-9-]+)*"), place) is not None


def reach(contact: str, address: str, smtp: str, sender: str, login: Path | None) -> Reach:
    """What a host wishes, if it can be."""
    if contact and not contact.startswith(("mailto:", "https://")):
        raise ShamblerError("--contact: an address such as mailto:you@example.org")
    if address and not address.startswith(("http://", "https://")):
        raise ShamblerError("--address: where people find this server: https://games.example.org")
    host, _, port = smtp.rpartition(":")
    if smtp and (not host or not port.isdecimal()):
        raise ShamblerError("--smtp: a server and its port, such as mail.example.org:587")
    if smtp and not (address and "@" in sender):
        raise ShamblerError(
            "--smtp needs --address and --mail-from: mails hold links, and a sender"
        )
    return Reach(contact, address.rstrip("/"), smtp, sender, _login(login))


def _login(file: Path | None) -> tuple[str, str] | None:
    if file is None:
        return None
    try:
        user, _, password = file.read_text("utf-8").strip().partition(":")
    except (OSError, UnicodeDecodeError) as problem:
        raise ShamblerError(f"{file}: no login can be read there") from problem
    if not user or not password:
        raise ShamblerError(f"{file}: one line, USER:PASSWORD")
    return user, password


def needs_tls(host: str) -> bool:
    """Mails leave this machine encrypted, or not at all."""
    return not is_loopback(host)
