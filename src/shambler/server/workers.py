"""Several server processes behind one port of one machine, started again when they die."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
import threading
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import TypeAlias

from shambler.kernel.errors import ShamblerError
from shambler.server.database import is_file
from shambler.server.end_with_parent import end_with_parent
from shambler.server.hosting import Hosting

log = logging.getLogger("shambler.server")

PAUSE = 1.0  # seconds between looks at the processes
PATIENCE = 10.0  # seconds they have to hand their tables over

Task: TypeAlias = tuple[str, int, str, Hosting]  # host, port, database, and how


def run(workers: int, host: str, port: int, where: str, hosting: Hosting) -> None:
    """Serve with several processes until stopped."""
    if is_file(where):
        raise ShamblerError("several processes need PostgreSQL: --db postgresql://...")
    if not hosting.inside_address.endswith(":0"):
        raise ShamblerError("several processes cannot share one inside port: let it end with :0")
    try:
        listener = socket.create_server((host, port), backlog=2048, reuse_port=False)
    except OSError as problem:
        raise ShamblerError(f"{host}:{port}: cannot listen: {problem.strerror}") from problem
    with listener:
        shown = listener.getsockname()[1]
        print(f"Shambler is at http://{host}:{shown}/  (Ctrl+C stops it)", flush=True)
        Crew(workers, listener, (host, shown, where, hosting)).run()


class Crew:
    """The processes, and what they are told."""

    def __init__(self, size: int, listener: socket.socket, task: Task) -> None:
        self.listener = listener
        self.task = task
        self.stopping = threading.Event()
        self.context = multiprocessing.get_context("spawn")
        self.processes: list[BaseProcess] = [self._start() for _ in range(size)]

    def _start(self) -> BaseProcess:
        process = self.context.Process(target=_work, args=(self.listener, self.task))
        process.start()
        return process

    def run(self) -> None:
        """Until a signal comes; then everybody hands over."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        while not self.stopping.wait(PAUSE):
            for place, process in enumerate(self.processes):
                if not process.is_alive():
                    log.error("a server process died", extra={"code": process.exitcode})
                    self.processes[place] = self._start()
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.stopping.set()


def _work(listener: socket.socket, task: Task) -> None:
    """One process: a whole server on the shared port."""
    from shambler.server import app  # here, in the new process

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent says when
    end_with_parent()
    app.run(*task, listener=listener)
