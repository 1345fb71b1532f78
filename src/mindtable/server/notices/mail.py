"""Mail delivery by SMTP, in a thread: the standard library blocks, and the event loop must not."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from contextlib import closing
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from mindtable.server.notices.outgoing_http import Undelivered
from mindtable.server.ops.settings import Settings

PATIENCE: Final = 15.0  # seconds for each step of the conversation
_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


def is_address(text: str) -> bool:
    return _ADDRESS.fullmatch(text) is not None


class Mail:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    @property
    def available(self) -> bool:
        return bool(self.settings.smtp_host and self.settings.mail_from)

    async def send(self, to: str, subject: str, text: str, stop: str = "") -> None:
        """Send an e-mail; by the link `stop` its reader can end them."""
        if not self.available:
            raise Undelivered("no mail server is set", final=True)
        letter = EmailMessage()
        letter["From"] = self.settings.mail_from
        letter["To"] = to
        letter["Subject"] = " ".join(subject.split())
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self.settings.mail_from.rpartition("@")[2].strip("<> ") or "localhost")
        letter["Auto-Submitted"] = "auto-generated"
        if stop:
            letter["List-Unsubscribe"] = f"<{stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        await asyncio.to_thread(self._hand_over, letter)

    def _hand_over(self, letter: EmailMessage) -> None:
        s = self.settings
        try:
            with closing(self._connect()) as server:  # after an error, we don't say QUIT
                if s.smtp_security == "starttls":
                    server.starttls(context=ssl.create_default_context())
                if s.smtp_user:
                    server.login(s.smtp_user, s.smtp_password)
                server.send_message(letter)
                server.quit()
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise Undelivered(f"smtp {codes[0]}", final=all(code >= 500 for code in codes)) from error
        except smtplib.SMTPResponseException as error:
            raise Undelivered(f"smtp {error.smtp_code}", final=error.smtp_code >= 500) from error
        except (smtplib.SMTPException, OSError) as error:
            raise Undelivered(type(error).__name__) from error

    def _connect(self) -> smtplib.SMTP:
        s = self.settings
        if s.smtp_security == "tls":
            return smtplib.SMTP_SSL(s.smtp_host, s.smtp_port, timeout=PATIENCE, context=ssl.create_default_context())
        return smtplib.SMTP(s.smtp_host, s.smtp_port, timeout=PATIENCE)
