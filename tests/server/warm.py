"""What a server needs, read beforehand: processes forked from here start in no time."""

from __future__ import annotations

import tempfile

from shambler.games import find
from shambler.kernel.chance import Sampled
from shambler.server import app

find("invader").new("M0", {}, Sampled(0))
with tempfile.TemporaryDirectory() as folder:  # and all that a server reads when it is made
    app.create_app(f"{folder}/tables.sqlite3").state.hub.close()
