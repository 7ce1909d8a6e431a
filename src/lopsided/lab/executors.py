"""Who plays the cells of an experiment: this process with all its cores, several processes, or the machines of a Ray cluster.

An executor is given what is to be done with a cell and the cells; of each cell that comes back it gives what asks for the outcome, in any
order. Which one it is changes no number: a cell's games depend on its seed alone.
"""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from importlib.util import find_spec
from typing import Any

from lopsided.engine.schema import Unfit
from lopsided.lab.experiment import Cell

Work = Callable[[Cell], Any]
Outcomes = Iterator[tuple[Cell, Callable[[], Any]]]
Executor = Callable[[Work, Sequence[Cell]], Outcomes]
RETRIES = 3  # of a cell whose machine or process went away


def one_by_one(work: Work, cells: Sequence[Cell]) -> Outcomes:
    """Here, each when it is asked for."""
    for cell in cells:
        yield cell, partial(work, cell)


def processes(count: int) -> Executor:
    """In so many processes of this machine: for agents that think in Python."""

    def spread(work: Work, cells: Sequence[Cell]) -> Outcomes:
        with ProcessPoolExecutor(count, multiprocessing.get_context("spawn")) as pool:
            waiting = {pool.submit(work, cell): cell for cell in cells}
            for future in as_completed(waiting):
                yield waiting[future], future.result

    return spread


def on_ray(address: str) -> Executor:
    """On a Ray cluster, whose machines have this very version of Lopsided; a cell whose worker dies is played again by another."""
    if find_spec("ray") is None:
        raise Unfit("no_ray")

    def spread(work: Work, cells: Sequence[Cell]) -> Outcomes:
        import ray

        if not ray.is_initialized():
            try:
                ray.init(address=address, logging_level="ERROR", log_to_driver=False)
            except (ConnectionError, ValueError) as error:
                raise Unfit("ray", address=address, why=str(error).partition("\n")[0]) from None

        @ray.remote(max_retries=RETRIES)  # type: ignore[untyped-decorator]
        def play(cell: Cell) -> Any:
            return work(cell)

        waiting = {play.remote(cell): cell for cell in cells}
        while waiting:
            done, _ = ray.wait(list(waiting))
            for reference in done:
                yield waiting.pop(reference), partial(ray.get, reference)

    return spread
