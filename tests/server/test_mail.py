"""Letters: an address is asked before it is written to, and can end it with one click."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import EmailMessage, Message
from pathlib import Path
from typing import Any

import pytest
import structlog
from tests.server.receiving import Mailbox, certificate, mail_server
from tests.server.serving import Friend, Served, refusal, serving, wait_until
from tests.server.test_notices import HASTE, all_done, at_the_table, until_asked

BOB = "bob@example.org"


def settings(port: int, **more: Any) -> dict[str, Any]:
    mail = {"smtp_host": "localhost", "smtp_port": port, "smtp_security": "none"}
    return {**HASTE, **mail, "mail_from": "Mindtable <table@example.org>", "letters_per_hour": 5, **more}


@pytest.fixture
def box() -> Iterator[tuple[Mailbox, int]]:
    with mail_server() as found:
        yield found


@pytest.fixture
def post(box: tuple[Mailbox, int], tmp_path: Path) -> Iterator[tuple[Served, Mailbox]]:
    with serving(tmp_path, **settings(box[1])) as served:
        yield served, box[0]


def text_of(letter: Message) -> str:
    assert isinstance(letter, EmailMessage)
    return str(letter.get_content())


def link_in(letter: Message, kind: str) -> str:
    found = re.search(rf"http://table\.example(/mail/{kind}/\S+)", text_of(letter))
    assert found, text_of(letter)
    return found.group(1)


def confirmed(served: Served, mailbox: Mailbox, email: str = BOB, language: str = "en") -> Friend:
    """Bob, whose address has agreed."""
    bob = Friend(served, "Bob")
    bob.put("/api/me/settings", {"language": language})
    bob.put("/api/me/notices", {"email": email})
    Friend(served).post(link_in(mailbox.next(), "confirm"))
    assert bob.get("/api/me")["email_confirmed"] is True
    return bob


def test_address_is_asked_first(post: tuple[Served, Mailbox]) -> None:
    served, mailbox = post
    bob = Friend(served, "Bob")
    assert bob.put("/api/me/notices", {"email": BOB})["email_confirmed"] is False
    letter = mailbox.next()
    assert letter["to"] == BOB
    assert letter["from"] == "Mindtable <table@example.org>"
    assert "Bob entered this address" in text_of(letter)
    until_asked(at_the_table(served, bob), bob)
    wait_until(all_done(served, 1))
    assert mailbox.letters.empty()
    # Opening the link does nothing yet: programs that look at mail do that too.
    link = link_in(letter, "confirm")
    assert BOB in Friend(served).get(link)
    assert bob.get("/api/me")["email_confirmed"] is False
    assert BOB in Friend(served).post(link)
    assert bob.get("/api/me")["email_confirmed"] is True


def test_letter_tells_of_the_turn(post: tuple[Served, Mailbox]) -> None:
    served, mailbox = post
    bob = confirmed(served, mailbox, language="pl")
    place = at_the_table(served, bob)
    until_asked(place, bob)
    letter = mailbox.next()
    assert letter["subject"].startswith("Twoja kolej: ")
    assert f"http://table.example/table/{place.table_id}" in text_of(letter)
    assert letter["auto-submitted"] == "auto-generated"
    wait_until(all_done(served, 2))
    assert mailbox.letters.empty()


def test_one_click_ends_the_letters(post: tuple[Served, Mailbox]) -> None:
    served, mailbox = post
    bob = confirmed(served, mailbox)
    assert bob.post("/api/me/notices/trial") == [{"way": "email", "sent": True}]
    letter = mailbox.next()
    link = link_in(letter, "stop")
    assert letter["list-unsubscribe"] == f"<http://table.example{link}>"
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert BOB in Friend(served).get(link)
    assert Friend(served).http.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    me = bob.get("/api/me")
    assert (me["notices"]["email"], me["email_confirmed"]) == ("", False)
    assert bob.post("/api/me/notices/trial") == []
    assert "no longer valid" in Friend(served).post(link, status=404)


def test_new_address_is_asked_anew(post: tuple[Served, Mailbox]) -> None:
    served, mailbox = post
    bob = confirmed(served, mailbox)
    assert bob.put("/api/me/notices", {"email": "other@example.org"})["email_confirmed"] is False
    assert mailbox.next()["to"] == "other@example.org"
    # The one that agreed before need not be asked again.
    assert bob.put("/api/me/notices", {"email": BOB})["email_confirmed"] is True
    assert mailbox.letters.empty()


def test_links_hold_for_their_purpose_only(post: tuple[Served, Mailbox]) -> None:
    served, mailbox = post
    bob = Friend(served, "Bob")
    bob.put("/api/me/notices", {"email": BOB})
    link = link_in(mailbox.next(), "confirm")
    for wrong in (link.replace("confirm", "stop"), link[:-3] + "abc", "/mail/confirm/x", "/mail/confirm/ü%00"):
        page = Friend(served).http.post(wrong, headers={"Accept-Language": "de-DE,en;q=0.5"})
        assert page.status_code == 404
        assert "gilt nicht mehr" in page.text
    assert bob.get("/api/me")["email_confirmed"] is False


def test_nobody_is_flooded_with_questions(post: tuple[Served, Mailbox]) -> None:
    served, mailbox = post
    bob = Friend(served, "Bob")
    bob.put("/api/me/notices", {"email": BOB})
    statuses = [bob.http.post("/api/me/email").status_code for _ in range(6)]
    assert statuses == [200, 200, 200, 200, 429, 429]
    eve = Friend(served, "Eve")
    assert refusal(eve.put("/api/me/notices", {"email": BOB.upper()}, 429)) == "too-many"
    assert mailbox.letters.qsize() == 5


def test_asking_needs_an_address(post: tuple[Served, Mailbox]) -> None:
    served, _ = post
    assert refusal(Friend(served, "Bob").post("/api/me/email", status=400)) == "no-mail-address"


def test_refused_letter_is_not_tried_again(post: tuple[Served, Mailbox]) -> None:
    served, mailbox = post
    bob = confirmed(served, mailbox)
    mailbox.refused[BOB] = "550 no such box"
    with structlog.testing.capture_logs() as logs:
        until_asked(at_the_table(served, bob), bob)
        wait_until(all_done(served, 2))
    given_up = [entry for entry in logs if entry["event"] == "notice-given-up"]
    assert [entry["problem"] for entry in given_up] == ["smtp 550"]
    assert BOB not in repr(logs)


def test_letter_waits_for_a_busy_mail_server(post: tuple[Served, Mailbox]) -> None:
    served, mailbox = post
    bob = confirmed(served, mailbox)
    mailbox.refused[BOB] = "451 later"
    until_asked(at_the_table(served, bob), bob)
    wait_until(lambda: served.services.outbox.outcomes.get(("email", "put-off")))


def test_without_a_mail_server_the_address_waits(tmp_path: Path) -> None:
    with serving(tmp_path, **settings(9, mail_from="")) as served:
        bob = Friend(served, "Bob")
        assert bob.put("/api/me/notices", {"email": BOB})["email_confirmed"] is False
        assert bob.get("/api/notices")["email"] is False


def test_unreachable_mail_server_is_told(tmp_path: Path) -> None:
    with mail_server() as (_, port):
        pass  # gone
    with serving(tmp_path, **settings(port)) as served:
        bob = Friend(served, "Bob")
        assert refusal(bob.put("/api/me/notices", {"email": BOB}, 503)) == "not-mailed"


def test_safe_connection_with_a_login(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    public, tls = certificate(tmp_path)
    safe = {"smtp_security": "starttls", "smtp_user": "table", "smtp_password": "sesame and lilies"}
    with mail_server(tls, "table", "sesame and lilies") as (mailbox, port):
        with serving(tmp_path / "stranger", **settings(port, **safe)) as served:
            # Nobody vouches for the server's certificate: nothing is sent, least of all the password.
            assert refusal(Friend(served, "Bob").put("/api/me/notices", {"email": BOB}, 503)) == "not-mailed"
        monkeypatch.setenv("SSL_CERT_FILE", str(public))
        with serving(tmp_path / "known", **settings(port, **safe)) as served, structlog.testing.capture_logs() as logs:
            confirmed(served, mailbox)
        assert "sesame" not in repr(logs)
        wrong = {**safe, "smtp_password": "wrong"}
        with serving(tmp_path / "wrong", **settings(port, **wrong)) as served:
            assert refusal(Friend(served, "Bob").put("/api/me/notices", {"email": BOB}, 503)) == "not-mailed"
