"""Telling people that it is their turn: by mail, by browser push, by a request to an address of theirs."""
