"""Notices: tell people that it is their turn, by e-mail, browser push or a webhook."""
