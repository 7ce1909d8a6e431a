"""`lopsided check`: a game looked at on purpose, before anybody believes its figures.

First what can be seen without playing, then games by interpreted rules at tables drawn at random (every seat count, bot and variant
has its turn), then many more by compiled rules with a check of every index. It ends at the first fault.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from lopsided.engine.batch import RANDOM
from lopsided.engine.checked import play
from lopsided.engine.compiler import compiler
from lopsided.engine.dice import lab_secret
from lopsided.engine.fault import Fault
from lopsided.engine.game import Game
from lopsided.engine.match import SPECTATOR, Match
from lopsided.testing.fuzzing import draw_setting, fuzz
from lopsided.testing.secrecy import expect_own_places
from lopsided.testing.wording import Reader, check_the_language_files_are_complete

FAR = 2_000  # steps of an interpreted game that are looked at
NEAR, RARELY = 200, 10  # steps of a game that is looked at over everybody's shoulder, and those between two looks at all that is refused


@dataclass
class Report:
    """How far a check came and what it found."""

    game: Game
    games: int = 0  # interpreted
    steps: int = 0
    compiled: int = 0  # steps of compiled games
    room: dict[str, tuple[int, int]] = field(default_factory=dict)  # events of a step and open decisions: the most there were, and the room for them
    never: list[str] = field(default_factory=list)  # kinds of action that nobody took
    fault: Fault | None = None

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        counted = {"games": self.games, "steps": self.steps, "compiled_steps": self.compiled, "room": self.room, "never_taken": self.never}
        return {"game": self.game.name, "fault": self.fault and self.fault.to_json(), **counted}

    def lines(self) -> list[str]:
        """For people."""
        if self.fault:
            return [str(self.fault)]
        seen = [
            f"{self.game.title}: {self.games} games of {self.steps:,} steps by interpreted rules, {self.compiled:,} steps by compiled ones; nothing is wrong."
        ]
        seen += [f"The most {what} were {most}; the state has room for {room}." for what, (most, room) in self.room.items()]
        return seen + ([f"Nobody ever took {', '.join(self.never)}."] if self.never else [])


def check_game(game: Game, games: int, actions: int, seed: int = 0, progress: Callable[[str], None] = lambda line: None) -> Report:
    """Look at a game from all sides; `actions` are the steps of compiled games."""
    report = Report(game)
    try:
        progress("words and rules")
        look_without_playing(game)
        for number in range(games):
            progress(f"interpreted game {number + 1} of {games}")
            report.steps += play_one(game, seed, number)
            report.games += 1
        progress("what people see")
        look_over_shoulders(game, seed)
        if actions:
            progress("compiled games")
            play_compiled(report, actions, seed)
    except Fault as fault:
        report.fault = fault
    return report


def look_without_playing(game: Game) -> None:
    """The language files and the rules, as they are written."""
    compiler(game)
    try:
        check_the_language_files_are_complete(game, game.seats[0])
    except AssertionError as error:
        raise Fault(game.name, str(error).removeprefix(f"{game.name}, ").rstrip(".")) from None
    long = [f"{kind} ({', '.join(ints)})" for kind, ints in game.told.names.values() if len(ints) > 5]
    if long:
        raise Fault(game.name, f"an event holds five ints; {long[0]} has more")
    for kind, name in ((game.phases, "phase"), (game.refusals, "refusal")):
        if any(member < 1 for member in kind):
            raise Fault(game.name, f"a {name} is numbered from 1; 0 stands for none")


def look_over_shoulders(game: Game, seed: int) -> None:
    """One random game as every seat and a spectator see, read and are refused it, and as the lens counts it."""
    match = Match(game, game.seats[1], secret=lab_secret(seed, 0))
    reader, (tally, member, curve) = Reader(game, match.seats), game.lens.tables(1, 1, match.seats)
    while not match.over and len(match.log) < NEAR:
        here = f"{game.name} with {match.seats} seats, ply {match.g.ply}"
        try:
            for seat in range(SPECTATOR, match.seats):
                if seat >= 0:
                    expect_own_places(match, seat, here)
                msgspec.json.encode(match.view(seat))
            reader.decision(match.g, here)
            if match.g.ply % RARELY == 0:
                reader.refusals(match.g, here)
        except AssertionError as error:
            raise Fault(game.name, str(error).removeprefix(f"{game.name} with ").rstrip(".")) from None
        except Exception as error:
            raise Fault(game.name, f"what seat {seat} sees at ply {match.g.ply} cannot be drawn: {error!r}") from error
        since, (mover, chance) = match.g.told, (match.pending[0], match.luck())
        match.submit(mover, match.bot_action(mover, RANDOM, chance))
        game.lens.measure(match.box, match.g, since, tally[0], member[0], curve[0])
    if curve[0, :, :-1].any() and not curve[0, :, -1].any():
        raise Fault(game.name, "the lens draws a curve and never counts the games that it is the mean of: curve[round, Curve.GAMES] += 1")


def play_one(game: Game, seed: int, number: int) -> int:
    """One interpreted game of seats, options and variant drawn at random; every agent comes to every seat in turn."""
    at = draw_setting(game, seed, number)
    agents = ["random", *game.bots]
    whole = number % (len(agents) + 1)  # everybody alike, and then all together
    company = [agents[whole]] * at.seats if whole < len(agents) else [agents[(seat + number) % len(agents)] for seat in range(at.seats)]
    return play(game, company, seed, number, at.options, at.variant, FAR)


def play_compiled(report: Report, actions: int, seed: int) -> None:
    """Many games of everybody against everybody."""
    found = fuzz(report.game, actions, seed, bounds=True)
    report.compiled = found.actions
    report.room = {"events in a step": (found.loudest, found.ring), "decisions open at once": (found.deepest, found.frames)}
    families = [report.game.moves.decode(action).name for action, often in enumerate(found.taken) if often]
    report.never = [family for family in report.game.moves.families if family not in families]
    if found.fault:
        raise found.fault.explained or Fault(report.game.name, str(found.fault).removeprefix(f"{report.game.name} with "))
