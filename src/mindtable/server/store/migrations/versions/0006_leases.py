"""Which processes live, and which tables' bots each of them lets think."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("process", sa.String(length=40), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("process", name=op.f("pk_processes")),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("process", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_leases")),
    )
    op.create_index(op.f("ix_leases_process"), "leases", ["process"])
    if op.get_bind().dialect.name == "postgresql":
        # Nobody needs these rows after a crash, and so none of them has to wait for the disk.
        op.execute("ALTER TABLE processes SET UNLOGGED")
        op.execute("ALTER TABLE leases SET UNLOGGED")
