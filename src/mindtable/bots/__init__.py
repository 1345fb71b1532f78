"""Bots: they see views and samples, never the truth."""
