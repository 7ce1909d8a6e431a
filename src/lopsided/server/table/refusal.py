"""Why a request changes nothing: a word, and what the sentence for it needs."""

from lopsided.engine.words import Worded

LONGEST_WHY = 300  # of a refusal that repeats what was asked


class Refusal(Exception):
    """A request that is refused; the sentence is in the language file under the same word, the game's own where one of its rules refused."""

    def __init__(self, reason: str, rules: bool = False, **known: str | int) -> None:
        super().__init__(reason)
        self.reason, self.rules, self.known = reason, rules, known


def refusal_of(error: ValueError) -> Refusal:
    """What the engine refuses, for whoever asked; what only the author of a box can mend, in the engine's own words."""
    if not isinstance(error, Worded):
        return Refusal("box", why=str(error)[:LONGEST_WHY])
    for cause in error.known.values():
        if isinstance(cause, Worded):
            return refusal_of(cause)  # whoever reads it forms its sentence; one within another could only be sent in English
    return Refusal(error.reason, False, **{name: fact[:LONGEST_WHY] if isinstance(fact, str) else fact for name, fact in error.facts.items()})
