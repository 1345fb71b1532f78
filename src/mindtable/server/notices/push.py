"""Browser push: messages encrypted for one browser (RFC 8291) and signed as ours (VAPID, RFC 8292).

Push needs the package `cryptography`, the extra `push`; without it there is none.
"""

from __future__ import annotations

import base64
import hmac
import json
import os
from typing import Final
from urllib.parse import urlsplit

from mindtable.server.ops.clock import now

try:
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    AVAILABLE = True
except ImportError:  # pragma: no cover (the tests have it)
    AVAILABLE = False

RECORD: Final = 4096  # bytes: a message is one record
LARGEST: Final = RECORD - 16 - 1  # what fits beside the authentication tag and the mark of the last record
TTL: Final = 86_400  # seconds that a push service keeps a message for a browser that is off
_TOKEN_SECONDS: Final = 12 * 3600


class BadPushKey(ValueError):
    """Not a key that a browser can have."""


def to_bytes(text: str) -> bytes:
    """base64url with or without its padding."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def to_text(data: bytes) -> str:
    """base64url without its padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


# ---------------------------------------------------------------- keys


def new_key() -> str:
    """A new private key for signing, as the database keeps it."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return to_text(number.to_bytes(32, "big"))


def private_key(stored: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(to_bytes(stored), "big"), ec.SECP256R1())


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def public_key(stored: str) -> str:
    """The key that browsers subscribe with."""
    return to_text(public_bytes(private_key(stored)))


def check_keys(p256dh: str, auth: str) -> bool:
    """Whether we can encrypt with a browser's keys."""
    try:
        _browser_key(to_bytes(p256dh))
        return len(to_bytes(auth)) == 16
    except (BadPushKey, ValueError):
        return False


def _browser_key(point: bytes) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, UnsupportedAlgorithm) as error:
        raise BadPushKey from error


# ---------------------------------------------------------------- encryption


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The message, so that only the browser can read it. `own` and `salt` are new for each message."""
    if len(message) > LARGEST:
        raise ValueError("too long for one record")
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    theirs, ours = to_bytes(p256dh), public_bytes(own)
    shared = own.exchange(ec.ECDH(), _browser_key(theirs))
    secret = _derive(to_bytes(auth), shared, b"WebPush: info\x00" + theirs + ours, 32)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\x00", 12)
    encrypted = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + encrypted


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for at most 32 bytes."""
    extracted = hmac.digest(salt, secret, "sha256")
    return hmac.digest(extracted, info + b"\x01", "sha256")[:length]


# ---------------------------------------------------------------- signing


def headers(endpoint: str, stored: str, contact: str) -> dict[str, str]:
    """The HTTP headers of a message: they prove that it is from us, for this push service, and for today."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now()) + _TOKEN_SECONDS, "sub": contact}
    signed = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
    key = private_key(stored)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{signed}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return {
        "Authorization": f"vapid t={token}, k={to_text(public_bytes(key))}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL),
        "Urgency": "high",
    }


def _part(data: dict[str, object]) -> str:
    return to_text(json.dumps(data, separators=(",", ":")).encode())
