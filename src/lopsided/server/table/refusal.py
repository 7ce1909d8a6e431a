"""Why a request changes nothing: a word, and what the sentence for it needs."""


class Refusal(Exception):
    """A request that is refused; the sentence is in the language file under the same word, the game's own where one of its rules refused."""

    def __init__(self, reason: str, rules: bool = False, **known: str | int) -> None:
        super().__init__(reason)
        self.reason, self.rules, self.known = reason, rules, known
