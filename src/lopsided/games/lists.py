"""Things in a row, as the language writes them."""

from collections.abc import Iterable
from functools import reduce

from lopsided.engine.words import Words


def beside(text: Words, things: Iterable[str]) -> str:
    """What is told of somebody or something, one beside the other."""
    listed = list(things)
    return reduce(lambda first, following: text.say("beside", first=first, next=following), listed) if listed else ""
