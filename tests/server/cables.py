"""A cable between a server and its database: it can be pulled without anybody being told.

Whatever is sent meanwhile waits in the cable, and arrives when it is plugged in again.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading

from tests.server.databases import free_port

CHUNK = 65_536


class Cable:
    """A way to a port of this machine, in a thread of its own."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = free_port()
        self._loop = asyncio.new_event_loop()
        self._through = asyncio.Event()
        self._through.set()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(10)

    def pull(self) -> None:
        """From now on nothing arrives, and nobody notices."""
        self._loop.call_soon_threadsafe(self._through.clear)

    def plug(self) -> None:
        """Everything that waited arrives."""
        self._loop.call_soon_threadsafe(self._through.set)

    def close(self) -> None:
        """No more."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    async def _end(self) -> None:
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(asyncio.start_server(self._accept, "127.0.0.1", self.port))
        self._ready.set()
        self._loop.run_forever()

    async def _accept(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        await self._through.wait()
        try:
            far, there = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            back.close()
            return
        await asyncio.gather(self._carry(near, there), self._carry(far, back))

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(CHUNK):
                await self._through.wait()
                sink.write(data)
                await sink.drain()
        with contextlib.suppress(OSError):
            sink.close()
