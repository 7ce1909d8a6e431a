"""The forecast of a reform: what a change of one rule would do to every seat, from where a table stands.

It is made from what everybody can see of the position and no more: what anybody hides is guessed anew in every game. Game j has the same
guess, the same dice and the same whims under both rules, so what they share falls out of the difference.

`python -m lopsided.agents.forecast` reads questions from its input and answers each, with the lowest priority: a server calls it.
"""

import time

import msgspec
import numpy as np

from lopsided.agents.figures import Figure, Forecast, Prospect
from lopsided.agents.rollouts import Position, Rollouts, measuring_bot
from lopsided.engine.game import Game, find_game
from lopsided.engine.match import SPECTATOR, Match
from lopsided.lab.frames import answer_all
from lopsided.lab.statistics import Estimate, change_of, share_of

GAMES = 10_000
CHUNK = 32  # games before the first look at the clock
SEED = 16


class Question(msgspec.Struct, frozen=True):
    """What is asked: a position as a spectator sees it, the rules as they are and as they would be, and how long it may take. Without
    a position all is to be compiled that a forecast of the game needs."""

    game: str
    seats: int = 0
    state: bytes = b""
    now: bytes = b""
    then: bytes = b""
    seconds: float = 0.0
    games: int = GAMES

    @classmethod
    def of(cls, match: Match, option: str, value: int | str, seconds: float) -> "Question":
        """What a table asks before it votes on another value of an option."""
        then = match.game.make_box(match.seats, match.rules | {option: value}, match.variant)
        return cls(match.game.name, match.seats, bytes(match.seen(SPECTATOR).memory), bytes(match.box.memory), bytes(then), seconds)


def forecast(asked: Question, how: Rollouts | None = None) -> Forecast:
    """So many games under each rule, or as many as there is time for."""
    game, how = find_game(asked.game), how or Rollouts(seed=SEED)
    positions = [Position(game, asked.seats, box, asked.state, SPECTATOR) for box in (asked.now, asked.then)]
    began, size, done = time.perf_counter(), CHUNK, 0
    wins = np.zeros((2, asked.games, asked.seats))
    while done < asked.games and size > 0:
        size = min(size, asked.games - done)
        for rule, position in enumerate(positions):
            wins[rule, done : done + size] = how.run(position, done, size)[:, 0]
        done += size
        size = min(done, int(done * (asked.seconds / (time.perf_counter() - began) - 1)))  # what there is still time for
    now, then = wins[:, :done]
    return Forecast(how.bot or measuring_bot(game), done, [prospect(now[:, seat], then[:, seat], asked.seats) for seat in range(asked.seats)])


def prospect(now: np.ndarray, then: np.ndarray, seats: int = 1) -> Prospect:
    """What one of so many seats can expect under both rules; the figures shown add up, and the changes of all seats hold at once."""
    shares, change = [figure(share_of(wins)) for wins in (now, then)], change_of(then - now, seats)
    value, within = round(shares[1].value - shares[0].value, 1), figure(change).within
    if change.low <= 0 <= change.high:  # rounding makes nothing certain
        within = max(within, abs(value))
    return Prospect(shares[0], shares[1], Figure(value, within))


def figure(found: Estimate) -> Figure:
    """Wins in 100 games, and how far the interval reaches to the farther side."""
    within = 100 * max(found.high - found.value, found.value - found.low)
    return Figure(round(100 * found.value, 1), max(0.1, round(within, 1)) if within else 0.0)


def prepare(game: Game) -> None:
    """Have all compiled that a forecast of this game needs."""
    Rollouts().run(Position.public(Match(game, game.seats[0], seed=SEED)), 0, 1)


def answer(asked: Question) -> Forecast:
    """The forecast; one without games once all is compiled."""
    prepare(find_game(asked.game))
    return forecast(asked) if asked.state else Forecast()


if __name__ == "__main__":
    answer_all(lambda body: msgspec.json.encode(answer(msgspec.msgpack.decode(body, type=Question))))
