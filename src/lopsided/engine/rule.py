"""`@rule`: a plain Python function over box and state that can also be compiled.

A rule stays what it is: called, it runs interpreted. `engine.compiler` makes the compiled twin of it and of all
rules that it calls, when a caller asks for speed. Ints in, ints out: no strings, lists, dicts, exceptions, clocks.
"""

from collections.abc import Callable
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
