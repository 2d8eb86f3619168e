"""The tables of the database. What was committed here has happened; everything else has not."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("content", String(128), nullable=False),
    Column("seed", String(20), nullable=False),  # up to 2**64: too large for the whole numbers here
    Column("setup", Text, nullable=False),  # JSON
    Column("opening", Text, nullable=False),  # JSON: what chance said before the first decision
    Column("first_check", String(16), nullable=False),
    Column("pace", Float, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("undo", String(12), nullable=False, server_default="agreement"),
    Column("absent", Float, nullable=False, server_default="0"),  # minutes; 0: never
    Column("advice", Boolean, nullable=False, server_default=true()),
    Column("typed", Boolean, nullable=False, server_default=false()),  # real dice, typed in
    Column("position", Text, nullable=False, server_default=""),  # where it began, if elsewhere
    Column("proposal", Text, nullable=False, server_default=""),  # JSON: to take answers back
    Column("salt", String(32), nullable=False, server_default=""),  # of the pledge; empty: none
    Column("epoch", Integer, nullable=False, server_default="0"),  # how often it was taken over
    Column("version", Integer, nullable=False, server_default="0"),  # how often it was written
    Column("rules", Integer, nullable=False, server_default="1"),  # version of the game's rules
    Column("layout", Integer, nullable=False, server_default="1"),  # of the states in the checks
    Column("marks", Text, nullable=False, server_default="[]"),  # JSON: told of dice and hands
    Column("closed", Text, nullable=False, server_default=""),  # JSON: why nobody can go on
    Column("used_at", Float, nullable=False, server_default="0"),  # the last write; 0: not known
    Column("public", Boolean, nullable=False, server_default=false(), index=True),  # in the lobby
    Column("owner", String(32), nullable=False, server_default="", index=True),  # a server's id
)

servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", String(255), nullable=False),  # where other servers reach it
    Column("secret", String(64), nullable=False),  # what they must show there
    Column("until", DateTime(timezone=True), nullable=False),  # by the clock of the database
)

# What servers share while they run: who asked for what lately, who is here, whose bot thinks.

spent = Table(
    "spent",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(120), nullable=False, index=True),  # of a limit, and of who spends
    Column("at", DateTime(timezone=True), nullable=False),
)

crowd = Table(
    "crowd",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("server", String(32), nullable=False),
    Column("name", String(64), nullable=False, index=True),  # an address with an open socket
)

thinking = Table(
    "thinking",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("server", String(32), nullable=False),
    Column("machine", String(255), nullable=False),
    Column("person", String(64), nullable=False),  # for whom
    Column("begun", Boolean, nullable=False, server_default=false()),
)

served = Table(
    "served",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),  # when a bot last began to think
)

seats = Table(
    "seats",
    metadata,
    Column("table_key", ForeignKey("tables.key", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(60), nullable=False),
    Column("guest", String(64), nullable=False, index=True),  # fingerprint of a browser's secret
    Column("invite", String(64), nullable=False),  # fingerprint of the secret in an invitation
    Column("away", Boolean, nullable=False, server_default=false()),  # the bot is there meanwhile
)

answers = Table(
    "answers",
    metadata,
    Column("table_key", ForeignKey("tables.key", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("chance", Text, nullable=False),  # JSON
    Column("barrier", Boolean, nullable=False),
    Column("submission", String(64), nullable=False),  # the client's id; empty for bots
    Column("check", String(16), nullable=False),  # fingerprint of the state afterwards
    Column("at", Float, nullable=False, server_default="0"),  # when, in seconds since 1970
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_key", ForeignKey("tables.key", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # answers given so far
    Column("state", LargeBinary, nullable=False),  # JSON
    Column("log", LargeBinary, nullable=False),  # JSON: what happened since the one before
)

PASSING = (servers, spent, crowd, thinking, served)  # of running servers: in no backup

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_key", ForeignKey("tables.key", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
)
