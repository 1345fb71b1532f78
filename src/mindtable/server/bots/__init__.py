"""Bots at tables: in worker processes of the server, or as clients from other machines."""
