"""E-mails through the host's own server: to confirm an address, and that it is somebody's turn."""

from __future__ import annotations

import logging
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

import aiosmtplib

from shambler.server.notices.reach import TLS_PORT, Reach, needs_tls
from shambler.server.protocol import Language
from shambler.server.words import TEXTS

log = logging.getLogger("shambler.server")

PATIENCE = 20.0  # seconds for the mail server


def confirmation(
    reach: Reach, to: str, language: Language, confirm: str, stop: str
) -> EmailMessage:
    """Is this address yours?"""
    return _mail(
        reach, to, language, "mail-confirm", stop, f"{reach.address}/confirm#{confirm}", ""
    )


def turn(
    reach: Reach, to: str, language: Language, stop: str, table: str, game: str
) -> EmailMessage:
    """It is your turn at a table."""
    return _mail(reach, to, language, "mail-turn", stop, f"{reach.address}/table/{table}", game)


def _mail(
    reach: Reach, to: str, language: Language, what: str, stop: str, link: str, game: str
) -> EmailMessage:
    mail, end = EmailMessage(), f"{reach.address}/stop#{stop}"
    about = {"link": link, "game": game, "stop": end, "host": reach.address}
    mail["From"], mail["To"] = reach.sender, to
    mail["Subject"] = TEXTS.text(language, f"{what}-subject", about)
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=reach.sender.rpartition("@")[2].strip("> ") or None)
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{end}>"
    words = [TEXTS.text(language, f"{what}-body", about), link]
    foot = TEXTS.text(language, "mail-stop", about)
    mail.set_content("\n\n".join([*words, f"-- \n{foot}\n{end}"]) + "\n")
    return mail


async def send(reach: Reach, mail: EmailMessage) -> bool:
    """Hand it over; false if nobody took it."""
    host, port = reach.mail_host
    user, password = reach.login or (None, None)
    tls = needs_tls(host)
    try:
        await aiosmtplib.send(
            mail,
            hostname=host,
            port=port,
            username=user,
            password=password,
            use_tls=tls and port == TLS_PORT,
            start_tls=True if tls and port != TLS_PORT else None,
            timeout=PATIENCE,
        )
    except (aiosmtplib.SMTPException, OSError) as problem:
        log.warning("a mail could not be sent", extra={"because": type(problem).__name__})
        return False
    return True
