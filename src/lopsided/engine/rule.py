"""`@rule`: a plain Python function over box and state that can also be compiled.

A rule stays what it is: called, it runs interpreted. `engine.compiler` makes the compiled twin of it and of all
rules that it calls, when a caller asks for speed. Ints in, ints out: no strings, lists, dicts, exceptions, clocks.
"""

import linecache
from collections.abc import Callable, Iterable
from typing import Any, TypeVar, overload

F = TypeVar("F", bound=Callable[..., Any])


@overload
def rule(function: F) -> F: ...
@overload
def rule(*, compiled: Callable[..., Any] | None = None, quiet: Callable[..., Any] | None = None) -> Callable[[F], F]: ...
def rule(function: Any = None, *, compiled: Any = None, quiet: Any = None) -> Any:
    """Mark a function as a rule; `compiled` names a twin to compile instead, for 64-bit arithmetic that wraps, and `quiet`
    one for entry points that want no events."""

    def mark(f: F) -> F:
        f.__rule__ = compiled or f  # type: ignore[attr-defined]
        f.__rule__.__quiet__ = quiet  # type: ignore[attr-defined]
        return f

    return mark if function is None else mark(function)


def among(name: str, numbers: Iterable[int]) -> Any:
    """A rule that says whether a number is one of these, in two comparisons for each run of them, as one would write it by hand."""
    runs: list[list[int]] = []
    for number in sorted(set(map(int, numbers))):
        if runs and runs[-1][1] == number:
            runs[-1][1] += 1
        else:
            runs.append([number, number + 1])
    tests = [f"{first} <= number < {end}" if end > first + 1 else f"number == {first}" for first, end in runs]
    return generated(name, f"return {' or '.join(tests)}")


def nth(name: str, numbers: Iterable[int]) -> Any:
    """A rule that gives the first of these numbers for 0, the second for 1, and so on; in one addition where they follow each other."""
    first, *others = listed = [int(number) for number in numbers]
    if listed == list(range(first, first + len(listed))):
        return generated(name, f"return number + {first}")
    return generated(name, "return " + "".join(f"{found} if number == {i} else " for i, found in enumerate(others, 1)) + str(first))


def generated(name: str, body: str, takes: str = "number") -> Any:
    """A rule, of one number as a rule, that is written by a declaration, not by hand."""
    made: dict[str, Any] = {"__name__": __name__}
    text = f"def {name}({takes}): {body}\n"
    file = f"<{text.strip()}>"
    linecache.cache[file] = len(text), None, [text], file  # so that it can be read like any other
    exec(compile(text, file, "exec"), made)
    return rule(made[name])
