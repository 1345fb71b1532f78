"""Tables and progress bars, the same for every command."""

from __future__ import annotations

from collections.abc import Iterable

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from mindtable.cli.screen import console, error_console


def print_table(headings: Iterable[str], rows: Iterable[Iterable[str]], left: str) -> None:
    """A table without lines; all but the column `left` are numbers."""
    table = plain_table()
    for heading in headings:
        table.add_column(heading, justify="left" if heading == left else "right")
    for row in rows:
        table.add_row(*row)
    console().print(table, soft_wrap=False)


def plain_table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))


def progress_bar(title: str) -> Progress:
    """A bar with the time left, on a terminal."""
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = error_console()
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
