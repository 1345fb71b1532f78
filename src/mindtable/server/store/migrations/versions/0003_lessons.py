"""Tables that are lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(length=80), server_default="", nullable=False))
