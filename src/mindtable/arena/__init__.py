"""Matches between bots: who plays whom, what came of it, and what that says."""
