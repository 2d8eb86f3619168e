"""What goes over HTTP about accounts."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field

from shambler.server.visitors import Strict

Name = Annotated[str, Field(max_length=40, pattern=r"^[^\x00]*$")]


class Ceremony(BaseModel):
    """What the browser is asked to do with a passkey, as WebAuthn writes it."""

    options: dict[str, Any]


class NewPasskey(Strict):
    """A passkey that was just made, as the browser writes it; ``name``: of a new account."""

    credential: dict[str, Any] = Field(max_length=12)
    name: Name = ""


class Proof(Strict):
    """What a passkey has signed, as the browser writes it."""

    credential: dict[str, Any] = Field(max_length=12)


class Rescue(Strict):
    """The secret of a recovery link."""

    token: str = Field(min_length=10, max_length=100)


class Called(Strict):
    """How somebody wants to be called."""

    name: Name


class Which(Strict):
    """Passkeys or sessions; ``None``: all of them."""

    keys: list[Annotated[str, Field(max_length=1400)]] | None = Field(default=None, max_length=50)


class RecoveryLink(BaseModel):
    """The secret that opens the account, once."""

    token: str


class PasskeyCard(BaseModel):
    """A passkey as its owner sees it."""

    key: str
    label: str
    made_at: float
    used_at: float


class SessionCard(BaseModel):
    """A browser that is signed in."""

    key: str
    label: str
    begun_at: float
    seen_at: float
    here: bool
    linked: bool  # let in by a recovery link


class Me(BaseModel):
    """Who this browser belongs to. ``offered``: can passkeys be made here?"""

    signed_in: bool
    offered: bool
    fresh: bool  # may what needs a proof be done without another one?
    waits_until: float  # a link let this browser in: when it may change the account; 0: now
    name: str
    recovery: bool
    passkeys: list[PasskeyCard]
    sessions: list[SessionCard]
