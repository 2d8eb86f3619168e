"""One open browser at a table, and what it still has to be told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable

from shambler.server.adviser import Patience
from shambler.server.protocol import Language, Message

TOO_SLOW = 4408  # the code for a browser that leaves too many messages unread
MOST_WAITING = 64  # messages for a browser that does not read; then it has to come back


class Guest:
    """One open browser at a table. It is told the position when it is ready to read it.

    Positions are not queued: one that was never read is replaced by the next, so a slow reader
    costs nothing. Other messages wait in a queue with a limit.
    """

    def __init__(self, person: str, language: Language, browser: str = "") -> None:
        self.person = person
        self.browser = browser  # the fingerprint of its secret; one person may have several
        self.language = language
        self.looking: int | None = None
        self.log_known = 0  # entries of the log this browser has been told
        self.waiting: deque[Message] = deque()
        self.patience = Patience()
        self.greet = True
        self.stale = True
        self.goodbye: int | None = None  # the code with which the socket is to be closed
        self.news = asyncio.Event()
        self.news.set()
        self.caught_up = asyncio.Event()
        self.caught_up.set()

    def tell(self, message: Message) -> None:
        """Queue a message; a browser that lets too many pile up is sent away."""
        if len(self.waiting) >= MOST_WAITING:
            self.goodbye = TOO_SLOW
        else:
            self.waiting.append(message)
        self.news.set()
        self.caught_up.clear()

    def remind(self, messages: Iterable[Message]) -> None:
        """What was said before this browser came, as far as there is room."""
        self.waiting.extend(list(messages)[-MOST_WAITING // 2 :])

    def send_away(self, code: int) -> None:
        """Close the socket when everything has been said."""
        self.goodbye = code
        self.news.set()

    def refresh(self, log_known: int) -> None:
        """The position changed; of the log at most so many entries are still right."""
        self.stale = True
        self.log_known = min(self.log_known, log_known)
        self.news.set()

    def begin_again(self) -> None:
        """Everything has to be told anew: another language, or another seat at the screen."""
        self.greet = True
        self.refresh(0)
