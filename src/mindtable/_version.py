"""The version of Mindtable, written down once: the build, the command line and saved games read it here."""

__version__ = "0.1.0"
