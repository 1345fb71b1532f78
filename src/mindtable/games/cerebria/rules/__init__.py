"""The rules, a file for each action or phase under its rulebook name."""
