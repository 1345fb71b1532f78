"""Clocks, notices, ratings that count once, browsers that can be told."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("confirmed", sa.String(length=200), server_default="", nullable=False))
    op.add_column("tables", sa.Column("hands", sa.Text(), server_default="{}", nullable=False))
    op.add_column("tables", sa.Column("awaits", sa.Float(), nullable=True))
    op.create_index(op.f("ix_tables_awaits"), "tables", ["awaits"])
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("before", sa.Float(), nullable=False),
        sa.Column("after", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_rated_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rated_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_rated")),
    )
    op.create_index(op.f("ix_rated_person"), "rated", ["person"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("way", sa.String(length=20), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notices_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notices_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", "turn", "way", name=op.f("pk_notices")),
    )
    op.create_index("ix_notices_due", "notices", ["done", "due"])
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_pushes_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["token"], ["tokens.hash"], name=op.f("fk_pushes_token"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pushes")),
    )
    op.create_index(op.f("ix_pushes_person"), "pushes", ["person"])
    op.create_index(op.f("ix_pushes_token"), "pushes", ["token"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )
    op.create_table(
        "present",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("process", sa.String(length=40), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_present_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_present_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", "process", name=op.f("pk_present")),
    )
