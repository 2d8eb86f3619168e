"""The tables of the database. What was committed here has happened; everything else has not."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
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
    Column("box", Text, nullable=False, server_default=""),  # JSON: which of them, since when
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

campaigns = Table(
    "campaigns",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("campaign", String(64), nullable=False),
    Column("seed", String(20), nullable=False),  # chosen by somebody; empty: drawn every time
    Column("options", Text, nullable=False),  # JSON
    Column("made_at", Float, nullable=False),
)

chapters = Table(
    "chapters",
    metadata,
    Column("campaign_key", ForeignKey("campaigns.key", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("after", Integer, nullable=False),  # the chapter that it follows; 0: none
    Column(
        "table_key",
        ForeignKey("tables.key", ondelete="CASCADE"),
        nullable=False,
        index=True,
        unique=True,
    ),
    Column("carry", Text, nullable=False, server_default=""),  # JSON, if it is over
)

# People who want to be known at several browsers. Guests need none of this.

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),  # random: what seats are held by
    Column("name", String(40), nullable=False),
    Column("made_at", Float, nullable=False),
    Column("recovery", String(64), nullable=False, index=True),  # fingerprint of a link's secret
)

sessions = Table(
    "sessions",
    metadata,
    Column("browser", String(64), primary_key=True),  # fingerprint of the secret in its cookie
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", String(16), nullable=False),  # by which its owner names it
    Column("label", String(60), nullable=False),  # which browser that is, in a few words
    Column("begun_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
    Column("proved_at", Float, nullable=False),  # when a passkey or a link last said who it is
    Column("linked_at", Float, nullable=False, server_default="0"),  # when a link did; 0: none
)

former = Table(
    "former",
    metadata,
    Column("name", String(64), primary_key=True),  # of a guest whose seats are an account's now
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # base64url
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),  # of signatures, where the device counts them
    Column("label", String(60), nullable=False),
    Column("made_at", Float, nullable=False),
    Column("used_at", Float, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("browser", String(64), primary_key=True),  # who has to sign it
    Column("purpose", String(10), primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("until", Float, nullable=False),
)

# Telling people that it is their turn, for those who asked for it.

pushes = Table(
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),  # fingerprint of the endpoint
    Column("person", String(64), nullable=False, index=True),  # by which seats are held
    Column("browser", String(64), nullable=False, index=True),  # ends with its session
    Column("endpoint", Text, nullable=False),  # where the browser's own service takes messages
    Column("p256dh", String(120), nullable=False),  # the keys with which they are encrypted
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("made_at", Float, nullable=False),
)

mails = Table(
    "mails",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(2), nullable=False),
    Column("confirm", String(64), nullable=False),  # fingerprint of the secret; empty: confirmed
    Column("stop", String(64), nullable=False, index=True),  # in the link that ends it
    Column("asked_at", Float, nullable=False),
)

noticed = Table(
    "noticed",
    metadata,
    Column("table_key", ForeignKey("tables.key", ondelete="CASCADE"), primary_key=True),
    Column("person", String(64), primary_key=True),  # who was told, and has not come since
    Column("at", Float, nullable=False),
)

host_secrets = Table(
    "host_secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),  # made once, the same for all servers of the database
)

# One game a day for everybody.

days = Table(
    "days",
    metadata,
    Column("day", String(10), primary_key=True),  # ISO
    Column("game", String(64), nullable=False),
    Column("scenario", String(64), nullable=False),
)

tries = Table(
    "tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", String(64), primary_key=True),  # one each
    Column("table_key", String(64), nullable=False),  # empty: it is being made
    Column("begun_at", Float, nullable=False),
    Column("over", Boolean, nullable=False),
)

plays = Table(  # missions of people's own
    "plays",
    metadata,
    Column("table_key", String(64), primary_key=True),
    Column("mission", String(64), nullable=False, index=True),  # the print of its text
    Column("begun_at", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
)

PASSING = (servers, spent, crowd, thinking, served, challenges)  # of running servers: in no backup

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_key", ForeignKey("tables.key", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
)
