"""Matches between bots: who plays whom, the results, and what they mean."""
