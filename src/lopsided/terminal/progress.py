"""Progress for whoever waits, on stderr, and only where somebody is there to see it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


def bars() -> Progress:
    """Progress bars that leave no trace."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(compact=True))
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar for so many steps of one thing; gives the function that advances it."""
    with bars() as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.advance(task, done)
