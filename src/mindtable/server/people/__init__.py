"""People: guests, accounts and sessions, blocks between people, the host's moderation, ratings."""
