"""Progress for whoever waits, on stderr, and only where somebody is there to see it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text


class Speed(ProgressColumn):
    """How many steps are done a second."""

    def render(self, task: Task) -> Text:
        """The figure; nothing before it is known."""
        return Text(f"{task.speed:,.0f}/s" if task.speed else "", style="progress.data.speed")


def bars(*more: ProgressColumn) -> Progress:
    """Progress bars that leave no trace."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(compact=True), *more)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def progress_bar(what: str, total: int, speed: bool = False) -> Iterator[Callable[[int], None]]:
    """A bar for so many steps of one thing, with how many are done a second where that is asked; gives the function that advances it."""
    with bars(*(Speed() for _ in range(speed))) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.advance(task, done)
