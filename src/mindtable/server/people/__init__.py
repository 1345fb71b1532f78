"""Guests and accounts, how they get on with each other, and their ratings."""
