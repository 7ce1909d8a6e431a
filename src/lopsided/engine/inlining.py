"""Which rules are compiled into their callers.

LLVM puts small functions into their callers by itself, but it cannot know that a game's rules are called from nowhere
else, so it is shy with the larger ones. Rules are many short functions, and the calls between them cost a third of the
speed. So here a rule goes into its callers wherever the copies that this takes stay short.
"""

import dis
from collections import Counter
from collections.abc import Iterable
from typing import Any

MOST_COPIED = 600  # bytecodes that the further copies of one rule may add up to

Graph = dict[Any, list[Any]]


def inlined(rules: Iterable[Any]) -> set[Any]:
    """Of these rules and all that they call, those that go into their callers."""
    graph = call_graph(rules)
    places = Counter(called for calls in graph.values() for called in calls)
    lengths: dict[Any, int] = {}

    def length(source: Any) -> int:
        """A rule's bytecodes together with those that go into it."""
        if source not in lengths:
            own = sum(1 for _ in dis.get_instructions(source))
            lengths[source] = own + sum(length(called) for called in graph[source] if fits(called))
        return lengths[source]

    def fits(source: Any) -> bool:
        return not comes_back(graph, source) and length(source) * (places[source] - 1) <= MOST_COPIED

    return {source for source in places if fits(source)}


def comes_back(graph: Graph, source: Any) -> bool:
    """Whether a rule calls itself, directly or through others."""
    seen: set[Any] = set()
    waiting = list(graph[source])
    while waiting:
        called = waiting.pop()
        if called not in seen:
            seen.add(called)
            waiting += graph[called]
    return source in seen


def call_graph(rules: Iterable[Any]) -> Graph:
    """Each rule's source, and the sources that it calls, once for each place."""
    graph: Graph = {}
    waiting = [getattr(rule, "__rule__", rule) for rule in rules]
    while waiting:
        source = waiting.pop()
        if source not in graph:
            names = (step.argval for step in dis.get_instructions(source) if step.opname == "LOAD_GLOBAL")
            found = (source.__globals__.get(name) for name in names)
            graph[source] = [value.__rule__ for value in found if hasattr(value, "__rule__")]
            waiting += graph[source]
    return graph
