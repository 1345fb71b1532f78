"""A table in play: its state is the fold of its log, and everything about it is sent by permission."""
