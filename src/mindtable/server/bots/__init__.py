"""Bots in seats, thinking in worker processes or coming from elsewhere as clients."""
