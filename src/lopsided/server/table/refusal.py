"""Why a request changes nothing: a word for the client, a sentence for the person."""

from lopsided.server.text import line


class Refusal(Exception):
    """A request that is refused; the sentence is in the language file under the same word."""

    def __init__(self, reason: str, words: str = "", **known: str | int) -> None:
        self.reason = reason
        self.words = words or line(f"refusal-{reason}", **known)
        super().__init__(self.words)
