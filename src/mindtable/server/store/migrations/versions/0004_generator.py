"""Which generator deals a table's game. Seeds may be longer too; SQLite holds no text to its length."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    # Every table so far was dealt by the one generator that there was.
    op.add_column("tables", sa.Column("generator", sa.String(length=40), server_default="splitmix64", nullable=False))
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("tables", "seed", type_=sa.String(length=64), existing_nullable=False)
