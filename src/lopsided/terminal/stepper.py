"""Stepping through a replay as a seat saw it."""

import sys
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from lopsided.engine.match import SPECTATOR, Match
from lopsided.engine.replay import Replay, ReplayError, check, steps, verify_dice
from lopsided.engine.words import words
from lopsided.terminal.board import draw
from lopsided.terminal.log import draw_log, paragraphs
from lopsided.terminal.speech import spoken, table_language, title_of


def report_check(replay: Replay) -> dict[str, Any]:
    """What was verified, move by move; ReplayError names the first thing that does not fit."""
    match = check(replay)
    return {
        "game": replay.game,
        "title": title_of(match.game),
        "version": replay.version,
        "moves": len(replay.moves),
        "events": len(replay.events),
        "dice": verify_dice(replay),
        "over": match.over,
        "placing": replay.placing,
    }


@dataclass(frozen=True)
class Moment:
    """The table after a move: the state's bytes, how many events had been told, and the rules that held, with how many of them were voted in."""

    state: bytes
    told: int
    round: int
    box: Any
    reforms: int


class Stepper:
    """A replay, checked as a whole first, and the seat through whose eyes it is seen (from 1, 0 is a spectator)."""

    def __init__(self, console: Console, replay: Replay, seat: int) -> None:
        if not 0 <= seat <= replay.seats:
            raise ReplayError("viewer", most=replay.seats, seat=seat)
        check(replay)
        self.console, self.seat = console, seat - 1 if seat else SPECTATOR
        self.moments = []
        for match in steps(replay):
            self.moments.append(Moment(bytes(match.g.memory), len(match.events), match.g.round, match.box, len(match.reforms)))
        self.match: Match = match
        self.match.language = table_language(match.game)
        self.text = spoken(self.match.language)
        self.events = match.events

    def run(self) -> None:
        """One move at a time where somebody is there to ask for it, else all of them."""
        if self.console.is_terminal and sys.stdin.isatty():
            self.walk()
        else:
            self.print_all()

    def walk(self) -> None:
        """Enter forward, b back, a number to go there, q to leave."""
        at, last = 0, len(self.moments) - 1
        while True:
            self.show(at, with_board=True)
            line = self.ask(last)
            if line in self.text.say("keys-quit").split():
                return
            if line in self.text.say("keys-back").split():
                at = max(0, at - 1)
            elif line:
                at = min(last, int(line))
            elif at == last:
                return
            else:
                at += 1

    def ask(self, last: int) -> str:
        """q, b, the number of a move, or nothing to go on."""
        while True:
            try:
                line = self.console.input(f"[dim]{self.text.say('ask-step')}[/] > ").strip().lower()
            except EOFError:
                self.console.print()
                return self.text.say("keys-quit").split()[0]
            if not line or line in f"{self.text.say('keys-back')} {self.text.say('keys-quit')}".split() or (line.isdecimal() and len(line) < 9):
                return line
            self.console.print(Text(self.text.say("no-step", last=last, typed=line[:40])))

    def print_all(self) -> None:
        """Every move, with the board where a round begins and at the end."""
        for at, moment in enumerate(self.moments):
            begins = at == 0 or moment.round != self.moments[at - 1].round
            self.show(at, with_board=begins or at == len(self.moments) - 1)

    def show(self, at: int, with_board: bool) -> None:
        """What a move brought about, and the board after it."""
        moment, before = self.moments[at], self.moments[at - 1].told if at else 0
        self.match.g.memory[:], self.match.box = moment.state, moment.box
        self.match.events = self.events[: moment.told]
        self.console.print(Rule(self.text.say("step", move=at, last=len(self.moments) - 1, round=moment.round), align="left", style="dim"))
        if at and moment.reforms > self.moments[at - 1].reforms:
            self.console.print(Text(self.reform(moment.reforms - 1)))
        self.console.print(draw_log(paragraphs(self.match, self.seat, before)))
        if with_board:
            self.console.print(draw(self.match, self.seat, self.console.width))

    def reform(self, number: int) -> str:
        """A change of a rule for which the table voted, in the words of its game."""
        game, (option, value) = self.match.game, self.match.reforms[number]
        was = game.choose(self.match.options | dict(self.match.reforms[:number]))[option]
        text, message = words(game.package, self.match.language), f"option-{option}"
        then, now = (text.perhaps(f"{message}.value", str(v).replace("_", " "), value=int(v) if str(v).isdecimal() else str(v)) for v in (was, value))
        return self.text.say("voted", rule=text.perhaps(message), was=then, value=now)
