"""What becomes of a rule that raises: an error that names the place and nothing of what lies on the table."""

from traceback import walk_tb

from lopsided.engine.game import Game


class Overrun(Exception):
    """One step told more events than the ring holds."""


class Broken(RuntimeError):
    """A rule raised. The match is as it was before the call, and the same call would raise again.

    Whoever keeps the match stops it there and says so. The text may go into a log: it says which rule of which game and
    version, in which module and line, and the kind of error. The error itself, with all its words, is the `__cause__`.
    """

    def __init__(self, game: Game, error: Exception) -> None:
        self.game, self.version, self.error = game.name, game.version, type(error).__name__
        self.rule, self.module, self.line = _place(game, error)
        super().__init__(f"{self.game} version {self.version}: {self.error} in {self.rule} ({self.module}, line {self.line})")


def _place(game: Game, error: Exception) -> tuple[str, str, int]:
    """The function, module and line of the game's own code that went wrong; of the engine's where the game has no part in it."""
    if isinstance(error, Overrun):  # found when the step was over
        return game.apply.__name__, game.apply.__module__, game.apply.__code__.co_firstlineno
    places = [(frame.f_code.co_name, str(frame.f_globals.get("__name__")), line) for frame, line in walk_tb(error.__traceback__)]
    own = [place for place in places if f"{place[1]}.".startswith(f"{game.package}.")]
    return (own or places)[-1]
