"""Passkeys (WebAuthn): asking a browser to make or use one, and checking what it says.

They belong to a name, and browsers make them only over TLS; `localhost` needs none. Whoever has one
has shown two things: the device, and that it knows them (a finger, a face, a PIN).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from shambler.kernel.errors import ShamblerError
from shambler.server.accounts.book import Passkey
from shambler.server.security import host_name

HERE = "Shambler"
SURE = UserVerificationRequirement.REQUIRED
Options = dict[str, Any]


class NotProved(ShamblerError):
    """This does not show who somebody is."""


class NoPasskeys(ShamblerError):
    """Browsers make none for this address."""

    def __init__(self) -> None:
        super().__init__("passkeys need a domain name and TLS; a recovery link works everywhere")


class Place(msgspec.Struct, frozen=True):
    """For which name passkeys are, and from which page they are used."""

    name: str
    origin: str


def offered(request: HTTPConnection) -> Place | None:
    """Where a browser would make one: for a domain name over TLS, or on the machine itself."""
    name, scheme = host_name(request.headers), request.url.scheme
    safe = scheme == "https" or name == "localhost" or name.endswith(".localhost")
    is_name = bool(name) and ":" not in name and not name.replace(".", "").isdigit()
    if not safe or not is_name:
        return None
    return Place(name, f"{scheme}://{request.headers.get('host', '')}")


def place(request: HTTPConnection) -> Place:
    """The same, where it is needed."""
    found = offered(request)
    if found is None:
        raise NoPasskeys
    return found


def to_make(
    here: Place, account: str, name: str, challenge: bytes, others: Sequence[Passkey]
) -> Options:
    """What a browser needs to make one, on a device that has none of these yet."""
    options = generate_registration_options(
        rp_id=here.name,
        rp_name=HERE,
        user_id=bytes.fromhex(account),
        user_name=name or HERE,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=SURE
        ),
        exclude_credentials=_described(others),
    )
    return _plain(options_to_json(options))


def to_use(here: Place, challenge: bytes, these: Sequence[Passkey]) -> Options:
    """What a browser needs to use one: one of these, or any that it has for this name."""
    options = generate_authentication_options(
        rp_id=here.name,
        challenge=challenge,
        allow_credentials=_described(these),
        user_verification=SURE,
    )
    return _plain(options_to_json(options))


def _described(these: Sequence[Passkey]) -> list[PublicKeyCredentialDescriptor]:
    return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(entry.id)) for entry in these]


def _plain(text: str) -> Options:
    found: Options = json.loads(text)
    return found


def made(
    here: Place, credential: Options, challenge: bytes, account: str, label: str, now: float
) -> Passkey:
    """The passkey that a browser says it made; raises :class:`NotProved`."""
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=here.name,
            expected_origin=here.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError) as problem:
        raise NotProved("this passkey cannot be taken") from problem
    key = bytes_to_base64url(found.credential_id)
    return Passkey(key, account, found.credential_public_key, found.sign_count, label, now, now)


def used(here: Place, credential: Options, challenge: bytes, kept: Passkey) -> int:
    """Checks that a passkey has signed the challenge; gives its new count."""
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=here.name,
            expected_origin=here.origin,
            credential_public_key=kept.public,
            credential_current_sign_count=kept.count,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError) as problem:
        raise NotProved("this passkey does not open anything here") from problem
    return int(found.new_sign_count)
