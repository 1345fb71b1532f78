"""One file per schema, in order."""
