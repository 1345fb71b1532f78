"""What is left of each quota, where several processes count together."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "quotas",
        sa.Column("key", sa.String(length=200), nullable=False),
        sa.Column("left", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_quotas")),
    )
    op.create_index(op.f("ix_quotas_at"), "quotas", ["at"])
