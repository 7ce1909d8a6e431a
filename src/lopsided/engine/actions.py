"""Action families: every move of a game is one number; a family is a run of numbers with named ints."""

from enum import IntEnum
from math import prod
from typing import Any, NamedTuple

from lopsided.engine.rule import among, generated


class Action(NamedTuple):
    """One action by its family's name and its ints by name."""

    name: str
    ints: dict[str, int]


class Families:
    """The actions of a game: `Families(end_turn={}, push={"target": SEATS}, ...)`.

    `first` is an IntEnum with each family's first number, for the rules; `size` is the length of the action space. Rules never ask how two
    numbers compare, but what an action is: `is_push = MOVES.has("push")` is a rule, and `is_push(action)` holds wherever the family stands.
    """

    def __init__(self, **families: dict[str, int]) -> None:
        self.families = families
        starts: dict[str, int] = {}
        self.size = 0
        for name, ints in families.items():
            starts[name] = self.size
            self.size += prod(ints.values())
        self._starts = starts
        self._decoded = [self._decode(i) for i in range(self.size)]
        self.first = IntEnum("Move", {name.upper(): start for name, start in starts.items()})  # type: ignore[misc]

    def has(self, names: str) -> Any:
        """A rule that says whether an action is of one of these families: `is_pull = MOVES.has("pull appeal")`."""
        wanted = names.split()
        if unknown := [name for name in wanted if name not in self.families]:
            raise ValueError(f"no action is called {unknown[0]!r}; there are {', '.join(self.families)}")
        return among(f"is_{'_or_'.join(wanted)}", (number for number, action in enumerate(self._decoded) if action.name in wanted))

    def each(self, names: str) -> Any:
        """One such rule for each of these families: `is_push, is_pull = MOVES.each("push pull")`."""
        return tuple(self.has(name) for name in names.split())

    def reads(self, key: str, names: str = "") -> Any:
        """A rule that gives this int of an action: `target_of = MOVES.reads("target")`, of all families that have it or of these."""
        runs: list[tuple[int, int, int, int]] = []  # first number, the one after the last, numbers to a step of the int, its size
        for name in names.split() or [name for name, ints in self.families.items() if key in ints]:
            ints, first = self.families[name], self._starts[name]
            step = prod(list(ints.values())[list(ints).index(key) + 1 :])
            run = first, first + prod(ints.values()), step, ints[key]
            if runs and runs[-1][1:] == (first, *run[2:]) and run[1] - first == step * ints[key]:
                run = runs.pop()[0], *run[1:]
            runs.append(run)
        read = " else ".join(f"(number - {first}) // {step} % {size}" + f" if number < {end}" * (end < runs[-1][1]) for first, end, step, size in runs)
        return generated(f"{key}_of", f"return {read}".replace(" // 1 ", " "))

    def makes(self, name: str) -> Any:
        """A rule that gives an action's number: `give = MOVES.makes("give")`, then `give(target, amount)` with its ints as they were declared."""
        sizes = self.families[name]
        terms = [f"{prod(list(sizes.values())[i + 1 :])} * {key}" for i, key in enumerate(sizes)]
        return generated(name, f"return {' + '.join([str(self._starts[name]), *terms])}", ", ".join(sizes))

    def encode(self, name: str, /, **ints: int) -> int:
        """The number of an action; ValueError names what does not fit."""
        if name not in self.families:
            raise ValueError(f"no action is called {name!r}; there are {', '.join(self.families)}")
        sizes = self.families[name]
        if set(ints) != set(sizes):
            raise ValueError(f"{name} takes {', '.join(sizes) or 'nothing'}, not {', '.join(ints) or 'nothing'}")
        number = 0
        for key, n in sizes.items():
            value = ints[key]
            if type(value) is not int or not 0 <= value < n:
                raise ValueError(f"{key} of {name} is a whole number from 0 to {n - 1}, not {value!r}")
            number = number * n + value
        return self._starts[name] + number

    def _decode(self, number: int) -> Action:
        name = max((n for n in self._starts if self._starts[n] <= number), key=lambda n: self._starts[n])
        rest, ints = number - self._starts[name], {}
        for key, n in reversed(self.families[name].items()):
            ints[key] = rest % n
            rest //= n
        return Action(name, dict(reversed(ints.items())))

    def decode(self, number: int) -> Action:
        """The action with this number; ValueError where there is none."""
        if type(number) is not int or not 0 <= number < self.size:
            raise ValueError(f"actions are numbered from 0 to {self.size - 1}, not {number!r}")
        return self._decoded[number]

    def to_json(self, number: int) -> dict[str, Any]:
        """An action as JSON: `{"do": "push", "target": 3}`."""
        action = self.decode(number)
        return {"do": action.name, **action.ints}
