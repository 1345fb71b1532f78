"""The schema: the database's tables in SQLAlchemy Core. `migrations/` creates them; a test compares the two.

What may grow with the games played is append-only: `log` is the truth about a table, one row after another, and its
primary key decides who was first. `tables` and `seats` say where the log has led to, so that lists need not read it.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("login", String(80), nullable=False),  # as it was typed; empty for a guest
    Column("login_key", String(80), unique=True),  # in small letters; none for a guest
    Column("password", String(200), nullable=False),  # an argon2 hash; empty for a guest
    Column("admin", Boolean, nullable=False),
    Column("settings", Text, nullable=False),
    Column("notices", Text, nullable=False),
    Column("confirmed", String(200), nullable=False, server_default=""),  # the e-mail address that is surely theirs
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),  # only its owner knows the token itself
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(80), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column(
        "seed", String(64).with_variant(String(48), "sqlite"), nullable=False
    ),  # SQLite limits no text to its length
    Column("generator", String(40), nullable=False, server_default="splitmix64"),  # that deals the game
    Column("scenario", Text, nullable=False),
    Column("owner", String(40), ForeignKey("people.id"), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("open_book", Boolean, nullable=False),  # someone may know what is hidden
    Column("shared", Boolean, nullable=False),  # all agreed to save it while it runs
    Column("clock", Text, nullable=False),
    Column("state", String(20), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("deciders", Text, nullable=False),
    Column("bot_decides", Boolean, nullable=False),
    Column("results", Text, nullable=False),
    Column("rematch", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("hands", Text, nullable=False, server_default="{}"),  # of the clocks
    Column("lesson", String(80), nullable=False, server_default=""),  # that the table is
    Column("awaits", Float, index=True),  # since when someone has to decide who may need a notice
    Index("ix_tables_lists", "listed", "state", "touched"),
    Index("ix_tables_bots", "bot_decides", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("person", String(40), ForeignKey("people.id"), index=True),
    Column("name", String(80), nullable=False),
    Column("level", String(80), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),
    Column("person", String(40)),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

visitors = Table(
    "visitors",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), index=True),  # none for a bot
    Column("game", String(80), nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
)

# What a rated table did to a rating. A table counts once: its rows are never replaced.
rated = Table(
    "rated",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(80), nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("at", Float, nullable=False),
)

# The outbox: one row for each notice of a turn and each way by which it goes. The process that inserts a row claims
# the notice; the row whose way is "" is that claim.
notices = Table(
    "notices",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("way", String(20), primary_key=True),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
    Index("ix_notices_due", "done", "due"),
)

# Browsers that get push messages. A browser that logs out goes with its token.
pushes = Table(
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of the endpoint
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("token", String(64), ForeignKey("tokens.hash", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(60), nullable=False),
    Column("created", Float, nullable=False),
)

# Secrets of the server itself, which all its processes share; and a trial row, by which we see whether we can write.
keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Who is connected to which process, for the other processes.
present = Table(
    "present",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(40), primary_key=True),
    Column("until", Float, nullable=False),
)

# What is left of each quota, where several processes count together.
quotas = Table(
    "quotas",
    metadata,
    Column("key", String(200), primary_key=True),  # the quota, and the person or network it is counted for
    Column("left", Float, nullable=False),
    Column("at", Float, nullable=False, index=True),
)

# The heartbeats of the processes, and their leases: for which tables' bots each of them is responsible.
processes = Table(
    "processes",
    metadata,
    Column("process", String(40), primary_key=True),
    Column("until", Float, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("process", String(40), nullable=False, index=True),
)

# Who has blocked whom. The name is the one that the blocked person had then.
blocks = Table(
    "blocks",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("blocked", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("person", "blocked"),
)

# Reports to the host about others, with the table's log and talk as text.
reports = Table(
    "reports",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("by", String(40), ForeignKey("people.id"), nullable=False),
    Column("about", String(40), ForeignKey("people.id"), nullable=False),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("words", Text, nullable=False),
    Column("log", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("settled", Float),
)

# The host's sanctions, one row after another. A person's last row that isn't a warning says whether they may come.
measures = Table(
    "measures",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("kind", String(20), nullable=False),  # warn, suspend, ban, lift; close, for a table
    Column("person", String(40), ForeignKey("people.id"), index=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("until", Float),  # when a suspension ends
    Column("words", Text, nullable=False),  # to the person
    Column("at", Float, nullable=False),
    Column("read", Float),  # when the person acknowledged a warning
)
