"""A device that makes and uses passkeys, in software: what a browser sends after a ceremony."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
ES256, P256 = -7, 1


class Authenticator:
    """One passkey. ``verified``: does it make sure who holds it?"""

    def __init__(self, origin: str, name: str = "localhost", *, verified: bool = True) -> None:
        self.origin = origin
        self.name = name
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.count = 0
        self.flags = PRESENT | (VERIFIED if verified else 0)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _data(self, more: int = 0) -> bytes:
        self.count += 1
        name = hashlib.sha256(self.name.encode()).digest()
        return name + bytes([self.flags | more]) + self.count.to_bytes(4, "big")

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What ``navigator.credentials.create`` would give."""
        point = self.key.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: ES256, -1: P256, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(ATTESTED) + attested
        told = {"fmt": "none", "attStmt": {}, "authData": data}
        client = self._client_data("webauthn.create", options["challenge"])
        return self._credential(
            {"clientDataJSON": text(client), "attestationObject": text(cbor2.dumps(told))}
        )

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """What ``navigator.credentials.get`` would give."""
        client = self._client_data("webauthn.get", options["challenge"])
        data = self._data()
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": text(client),
                "authenticatorData": text(data),
                "signature": text(signed),
            }
        )

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        key = text(self.id)
        return {"id": key, "rawId": key, "type": "public-key", "response": response}
