"""Browser push: sealed for one browser, signed as ours, and forgotten with the login."""

from __future__ import annotations

import hmac
import json
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from tests.server.receiving import Arrived, Receiver, receiving
from tests.server.serving import Friend, Served, refusal, serving, wait_until
from tests.server.test_notices import HASTE, all_done, at_the_table, until_asked

from mindtable.server.notices import push
from mindtable.server.notices.push import to_bytes, to_text


class Browser:
    """A browser's side of a subscription: it made the keys, and it alone can open what comes."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen letters!"

    @property
    def address(self) -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "p256dh": to_text(push.public_bytes(self.key)),
            "auth": to_text(self.auth),
        }

    def open(self, sealed: bytes) -> bytes:
        """As RFC 8188 and RFC 8291 say, written for the reader's side and with another library's derivation."""
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
        sender, text = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(text) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\x00" + push.public_bytes(self.key) + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        opened = AESGCM(key).decrypt(nonce, text, None)
        assert opened.endswith(b"\x02")
        return opened[:-1]


def check_signature(arrived: Arrived, audience: str, public: str) -> dict[str, Any]:
    """That the sender is who the browser subscribed to; what it claims."""
    scheme, _, rest = arrived.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == public
    head, claims, signature = parts["t"].split(".")
    raw = to_bytes(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(public))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(to_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
    told: dict[str, Any] = json.loads(to_bytes(claims))
    assert told["aud"] == audience
    return told


# --- the letter of the standard


def test_example_of_the_standard() -> None:
    """RFC 8291, appendix A: with its keys and its salt the same bytes come out."""
    own = push.private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    encrypted = push.encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own,
        to_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_text(encrypted) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_that_browser_can_read_a_message() -> None:
    ada, bob = Browser("https://push.example/a"), Browser("https://push.example/b")
    encrypted = push.encrypt(b"your turn", ada.address["p256dh"], ada.address["auth"])
    assert ada.open(encrypted) == b"your turn"
    with pytest.raises(InvalidTag):
        bob.open(encrypted)
    assert encrypted != push.encrypt(b"your turn", ada.address["p256dh"], ada.address["auth"])


def test_derivation_is_that_of_the_library() -> None:
    ours = push._derive(b"salt", b"secret", b"info", 32)
    assert hmac.compare_digest(ours, HKDF(hashes.SHA256(), 32, b"salt", b"info").derive(b"secret"))


def test_longest_message_fits() -> None:
    ada = Browser("https://push.example/a")
    longest = b"x" * push.LARGEST
    assert ada.open(push.encrypt(longest, ada.address["p256dh"], ada.address["auth"])) == longest
    with pytest.raises(ValueError, match="too long"):
        push.encrypt(longest + b"x", ada.address["p256dh"], ada.address["auth"])


# --- with the server


def test_absent_person_is_told_by_their_browsers(tmp_path: Path) -> None:
    with receiving() as service, serving(tmp_path, **HASTE) as served:
        bob = Friend(served, "Bob")
        phone, desk = Browser(f"{service.url}/phone"), Browser(f"{service.url}/desk")
        for browser in (phone, desk):
            bob.post("/api/me/push", browser.address)
        bob.put("/api/me/notices", {"push": True})
        place = at_the_table(served, bob)
        until_asked(place, bob)
        arrived = {told.path: told for told in (service.next(), service.next())}
        for browser, path in ((phone, "/phone"), (desk, "/desk")):
            told = arrived[path]
            assert told.headers["content-encoding"] == "aes128gcm"
            assert int(told.headers["ttl"]) > 0
            check_signature(told, service.url, bob.get("/api/notices")["push"])
            notice = json.loads(browser.open(told.body))
            assert notice["table"] == place.table_id
            assert notice["title"].startswith("Your turn: ")
        wait_until(all_done(served, 2))
        assert len(service.arrived) == 2


def test_key_stays_the_same_over_restarts(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with serving(tmp_path) as served:
            keys.append(Friend(served).get("/api/notices")["push"])
    assert keys[0] == keys[1] != ""


def trial(friend: Friend) -> Any:
    return friend.post("/api/me/notices/trial")


def test_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    with receiving() as service, serving(tmp_path, **HASTE) as served:
        bob = subscribed(served, service, "Bob")
        service.answers.append((410, {}))
        assert trial(bob) == [{"way": "push", "sent": False}]
        assert trial(bob) == [{"way": "push", "sent": True}]  # to nobody
        assert len(service.arrived) == 1


def subscribed(served: Served, service: Receiver, name: str) -> Friend:
    friend = Friend(served, name)
    friend.post("/api/me/push", Browser(f"{service.url}/{name}").address)
    friend.put("/api/me/notices", {"push": True})
    return friend


def test_logged_out_browser_hears_nothing(tmp_path: Path) -> None:
    with receiving() as service, serving(tmp_path, **HASTE) as served:
        bob = subscribed(served, service, "Bob")
        bob.post("/api/account", {"login": "bob", "password": "12345678"})
        bob.post("/api/login", {"login": "bob", "password": "12345678"})
        elsewhere = Friend(served)
        elsewhere.post("/api/login", {"login": "bob", "password": "12345678"})
        trial(elsewhere)
        assert len(service.arrived) == 1
        elsewhere.post("/api/me/password", {"old": "12345678", "new": "123456789"})
        trial(elsewhere)
        assert len(service.arrived) == 1


def test_browser_can_be_dropped(tmp_path: Path) -> None:
    with receiving() as service, serving(tmp_path, **HASTE) as served:
        bob = subscribed(served, service, "Bob")
        Friend(served, "Eve").post("/api/me/push/forget", {"endpoint": f"{service.url}/Bob"})
        trial(bob)
        assert len(service.arrived) == 1
        bob.post("/api/me/push/forget", {"endpoint": f"{service.url}/Bob"})
        trial(bob)
        assert len(service.arrived) == 1


def test_many_browsers_are_not_kept(tmp_path: Path) -> None:
    with receiving() as service, serving(tmp_path, **HASTE) as served:
        bob = Friend(served, "Bob")
        bob.put("/api/me/notices", {"push": True})
        for number in range(13):
            bob.post("/api/me/push", Browser(f"{service.url}/{number}").address)
        trial(bob)
        assert {told.path for told in service.arrived} == {f"/{number}" for number in range(3, 13)}


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "ftp://x.org/"},
        {"p256dh": to_text(b"\x04" + b"\x01" * 64)},
        {"p256dh": to_text(b"\x02" + b"\x01" * 63)},
        {"auth": to_text(b"x" * 17)},
    ],
)
def test_unusable_address_is_refused(served: Served, wrong: dict[str, str]) -> None:
    bob = Friend(served, "Bob")
    address = Browser("https://push.example/x").address | wrong
    assert refusal(bob.post("/api/me/push", address, 400)) == "no-web-address"


def test_push_cannot_reach_into_our_network(tmp_path: Path) -> None:
    with receiving() as service, serving(tmp_path, **{**HASTE, "private_webhooks": False}) as served:
        bob = subscribed(served, service, "Bob")
        assert trial(bob) == [{"way": "push", "sent": False}]
        assert service.arrived == []
