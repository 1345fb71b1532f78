"""What notices arrive at: a web server that takes webhooks and push messages, and a mail server. Both are real."""

from __future__ import annotations

import asyncio
import datetime
import json
import queue
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import Message
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

PATIENCE = 60


class Arrived(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """A web server that notes what it is sent, and answers what the test tells it to (200, if it says nothing)."""

    def __init__(self) -> None:
        self.arrived: list[Arrived] = []
        self._new: queue.Queue[Arrived] = queue.Queue()
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.hold = threading.Event()  # while it is cleared, nobody gets an answer
        self.hold.set()
        receiver = self

        class Taker(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", "0")))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.note(Arrived(self.path, headers, body))
                receiver.hold.wait(PATIENCE)
                status, more = receiver.answers.pop(0) if receiver.answers else (200, {})
                try:
                    self.send_response(status)
                    for name, value in more.items():
                        self.send_header(name, value)
                    self.send_header("content-length", "0")
                    self.end_headers()
                except OSError:
                    return  # whoever asked did not wait

            def log_message(self, format: str, *args: object) -> None:
                """Nothing: the tests look at what arrived."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Taker)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def note(self, arrived: Arrived) -> None:
        self.arrived.append(arrived)
        self._new.put(arrived)

    def next(self) -> Arrived:
        """The next thing to arrive, waited for."""
        return self._new.get(timeout=PATIENCE)

    def close(self) -> None:
        self.hold.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(PATIENCE)


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    try:
        yield receiver
    finally:
        receiver.close()


class Mailbox:
    """Takes letters; those to addresses of `refused` it takes not."""

    def __init__(self) -> None:
        self.letters: queue.Queue[Message] = queue.Queue()
        self.refused: dict[str, str] = {}

    async def handle_RCPT(  # noqa: N802 (the library's name)
        self, server: SMTP, _session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        self.letters.put(BytesParser(policy=default).parsebytes(content))
        return "250 OK"

    def next(self) -> Message:
        return self.letters.get(timeout=PATIENCE)


@contextmanager
def mail_server(tls: ssl.SSLContext | None = None, user: str = "", password: str = "") -> Iterator[tuple[Mailbox, int]]:
    """A mail server at a port of its own; with `tls` it insists on a safe connection and on its user."""
    box = Mailbox()

    def known(server: SMTP, _session: Session, envelope: Envelope, _mechanism: str, data: object) -> AuthResult:
        assert isinstance(data, LoginPassword)
        right = (data.login, data.password) == (user.encode(), password.encode())
        return AuthResult(success=right, handled=False)  # the library is to say no

    def talk() -> SMTP:
        return SMTP(
            box,
            hostname="mail.test",
            tls_context=tls,
            require_starttls=tls is not None,
            auth_required=tls is not None,
            authenticator=known,
            loop=loop,
        )

    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    listening = socket.create_server(("127.0.0.1", 0))
    server = asyncio.run_coroutine_threadsafe(_serve(talk, listening), loop).result(PATIENCE)
    try:
        yield box, listening.getsockname()[1]
    finally:
        asyncio.run_coroutine_threadsafe(_close(server), loop).result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()


def certificate(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """A certificate for this machine that nobody else vouches for: its file, and a server's side of it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    today = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    public, private = folder / "certificate.pem", folder / "key.pem"
    public.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(public, private)
    return public, context


async def _serve(talk: Callable[[], SMTP], listening: socket.socket) -> asyncio.Server:
    return await asyncio.get_running_loop().create_server(talk, sock=listening)


async def _close(server: asyncio.Server) -> None:
    server.close()
    await server.wait_closed()
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
