"""Who sits with whom: even tables, nobody alone among bots, and seats by lot."""

import random
from collections.abc import Mapping, Sequence

from lopsided.server.lesson.entries import NOWHERE, Seat


def even(people: Sequence[int], placed: Mapping[int, int], size: int) -> dict[int, int]:
    """A table for everybody: whoever has one keeps it as far as it has room, the others fill up so that tables differ by one at most as far as that goes."""
    count = len(people)
    placed = {person: table for person, table in placed.items() if [p for p, t in placed.items() if t == table].index(person) < size}
    tables = max(-(-count // size), max(placed.values(), default=-1) + 1) if count else 0
    sizes = [sum(table == t for table in placed.values()) for t in range(tables)]
    found = dict(placed)
    for person in people:
        if person in found:
            continue
        table = min(range(tables), key=lambda t: (sizes[t], t))
        found[person] = table
        sizes[table] += 1
    return squeezed(found)


def squeezed(places: Mapping[int, int]) -> dict[int, int]:
    """The same tables, numbered without gaps."""
    number = {table: i for i, table in enumerate(sorted(set(places.values())))}
    return {person: number[table] for person, table in places.items()}


def lots(places: Mapping[int, int], size: int) -> dict[int, Seat]:
    """A seat for everybody at their table, by lot: nobody chooses who has which."""
    found: dict[int, Seat] = {}
    for table in sorted(set(places.values())):
        seats = random.SystemRandom().sample(range(size), size)
        for person in [p for p, t in places.items() if t == table]:
            found[person] = (table, seats.pop())
    return found


def late(places: Mapping[int, Seat], tables: int, size: int) -> Seat:
    """Where a bot makes way for somebody who comes late: at the table with the fewest people; nowhere where all are full."""
    taken = set(places.values())
    free = [(t, s) for t in range(tables) for s in range(size) if (t, s) not in taken]
    return min(free, key=lambda seat: (sum(t == seat[0] for t, _ in taken), seat), default=NOWHERE)
