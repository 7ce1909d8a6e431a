"""Match: one live game. The rules run interpreted, so it starts at once; it knows who asks and hides what they may not see."""

import os
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from lopsided.engine.box import Value
from lopsided.engine.broken import Broken, Overrun
from lopsided.engine.changes import changed
from lopsided.engine.decisions import PHASE
from lopsided.engine.dice import commitment, lab_secret, luck, secret_words
from lopsided.engine.events import Event, hears
from lopsided.engine.game import Game, Rule
from lopsided.engine.words import LANGUAGE, words

LEFT = -1  # stands in the log for a player who quit
REFORM = -2  # stands there, with nobody's seat, for a rule that the table changed: the next of `reforms`
SPECTATOR = -1
P = ParamSpec("P")
T = TypeVar("T")


class Refused(ValueError):
    """An action that is not legal now: nothing has changed. `reason` is the refusal's name, the text a sentence.

    Where a rule of the game refuses, `ints` is what the game's own sentence for it was given.
    """

    def __init__(self, reason: str, sentence: str, ints: Mapping[str, int] | None = None) -> None:
        super().__init__(sentence)
        self.reason, self.ints = reason, ints


def _names_the_place(method: Callable[Concatenate["Match", P], T]) -> Callable[Concatenate["Match", P], T]:
    """Whatever a rule raises in this method comes out as Broken."""

    @wraps(method)
    def call(match: "Match", /, *arguments: P.args, **named: P.kwargs) -> T:
        try:
            return method(match, *arguments, **named)
        except (Refused, Broken):
            raise
        except Exception as error:
            raise Broken(match.game, error) from error

    return call


@dataclass(frozen=True)
class _Step:
    """What it takes to step back."""

    seat: int
    state: bytes
    moves: int
    events: int


@dataclass(frozen=True)
class Saved:
    """A match so far, steps back included."""

    state: bytes
    log: list[tuple[int, int]]
    events: list[tuple[int, ...]]
    steps: list[_Step]
    reforms: list[tuple[str, Value]] = field(default_factory=list)


class Match:
    """One live game of some seats; every seat acts through it and sees through it.

    The secret of all chance comes from a seed (the same seed gives the same game everywhere), from `secret`, or,
    where neither is given, from the system.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        variant: str = "",
        seed: int | None = None,
        secret: tuple[int, int] | None = None,
        names: Sequence[str] = (),
        language: str = LANGUAGE,
    ) -> None:
        self.game, self.seats, self.options, self.variant = game, seats, dict(options or {}), variant
        self.names, self.language = list(names) or [f"Seat {s + 1}" for s in range(seats)], language
        self.box = game.box.on(game.make_box(seats, options, variant))
        self.secret = secret or (secret_words(os.urandom(16)) if seed is None else lab_secret(seed, 0))
        self.g, self._eyes = game.state.blank(), game.state.blank()  # what lies on the table, and a sheet to blank things on
        self.log: list[tuple[int, int]] = []
        self.reforms: list[tuple[str, Value]] = []  # options with their new values, in the order of the log
        self.events: list[tuple[int, ...]] = []
        self._steps: list[_Step] = []
        self._asked: tuple[bytes, dict[int, list[int]]] = b"", {}  # the legal actions of the state that was last asked for them
        self._hidden: dict[tuple[bytes, int], bytes] = {}  # states of late as readers see them
        self._set_up()

    @_names_the_place
    def _set_up(self) -> None:
        self.game.setup(self.box, self.g, self.secret)
        self._collect(0)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.g.over)

    @property
    def pending(self) -> list[int]:
        """The seats that are asked now."""
        return [s for s in range(self.seats) if self.g.pending >> s & 1]

    @property
    def commitment(self) -> str:
        """What everybody may see before the first move: the hash of the secret."""
        return commitment(self.secret)

    @property
    def phase(self) -> str:
        """What is being decided, by its name in the language files; empty when nothing is."""
        return self._phase(self.g)

    @_names_the_place
    def legal(self, seat: int) -> list[int]:
        """The actions that this seat may take now."""
        if not 0 <= seat < self.seats:
            return []
        state = bytes(self.g.memory)
        if state != self._asked[0]:
            self._asked = state, {}
        listed = self._asked[1]
        if seat not in listed:
            out = array("h", bytes(2 * self.game.moves.size))
            listed[seat] = out[: self.game.legal(self.box, self.g, seat, out)].tolist()
        return list(listed[seat])

    @_names_the_place
    def submit(self, seat: int, *actions: int) -> None:
        """Take one or several actions of a seat: all of them or, where one is not legal, none (Refused says why).

        Only the last may bring something to light: otherwise one could try what would be rolled or drawn, be refused, and choose again.
        """
        before, bared = self._step(seat), self.g.bared
        try:
            self._take_all(seat, actions, before)
        except Exception:
            self._restore(before)
            raise
        if actions and (self.g.bared != bared or not self.can_undo(seat)):
            self._steps.clear()
        if actions and self.g.bared == bared:
            self._steps.append(before)

    def take(self, seat: int, action: int, reforms: Sequence[tuple[str, Any]] = ()) -> None:
        """One entry of a log again: a move, LEFT, or REFORM, which is the next of these."""
        if action == LEFT:
            self.leave(seat)
        elif action == REFORM and seat == SPECTATOR:
            self.reform(*(reforms[len(self.reforms)] if len(self.reforms) < len(reforms) else ("", "")))
        else:
            self.submit(seat, action)

    @_names_the_place
    def leave(self, *seats: int) -> None:
        """These players quit for good, by the game's own rule for it."""
        if self.game.leave is None:
            raise self._refused("bot_plays_on")
        before = self._step(seats[0] if seats else SPECTATOR)
        try:
            for seat in sorted(seats):
                if 0 <= seat < self.seats and not self.over:
                    self._apply(self.game.leave, seat)
                    self.log.append((seat, LEFT))
        except Exception:
            self._restore(before)
            raise
        self._steps.clear()

    @property
    def rules(self) -> dict[str, Any]:
        """The options that this table has set, as they are in force."""
        return self.options | dict(self.reforms)

    def reform(self, option: str, value: Any) -> None:
        """From here on the table plays by another value of an option that its game marks for it. What lies on the table stays as it is, and
        nobody steps back across it."""
        marked = self.game.reforms.get(option)
        if self.over or marked is None:
            raise self._refused("no_reform")
        self._enact([*self.reforms, (option, marked.read(value))])
        self.log.append((SPECTATOR, REFORM))
        self._steps.clear()

    def _enact(self, reforms: Sequence[tuple[str, Value]]) -> None:
        """Play by the rules after these reforms: the box is made anew, and what was read from the old one is forgotten."""
        self.reforms = list(reforms)
        self.box = self.game.box.on(self.game.make_box(self.seats, self.rules, self.variant))
        self._asked = b"", {}
        self._hidden.clear()

    @property
    def undoer(self) -> int | None:
        """The seat that took the last step, where nothing was rolled, revealed or decided by another since and the game goes on."""
        return self._steps[-1].seat if self._steps and not self.over else None

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take its last step back."""
        return self.undoer == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's last step."""
        if not self.can_undo(seat):
            raise self._refused("no_undo")
        self._restore(self._steps.pop())

    def events_since(self, number: int, seat: int) -> list[tuple[int, Event]]:
        """The numbered events that this seat may know, from this number on."""
        return [(i, self.game.told.read(row)) for i, row in enumerate(self.events[number:], number) if hears(row, (seat,))]

    @_names_the_place
    def seen(self, seat: int) -> Any:
        """A copy of the state with all blanked that this seat may not know."""
        g = self.game.state.on(bytearray(self.g.memory))
        self.game.hide(self.box, g, seat)
        return g

    @_names_the_place
    def view(self, seat: int) -> dict[str, Any]:
        """What this seat's client draws: the game's own view, what is asked of whom, and this seat's legal actions in words."""
        return {**self.asked(self.seen(seat), seat), "table": self.shown(seat)}

    @_names_the_place
    def shown(self, seat: int) -> dict[str, Any]:
        """What lies on the table, as this seat's client draws it: as everybody does, and what the seat sees otherwise."""
        public = self.game.view(self.box, self.seen(SPECTATOR))
        return dict(public) if seat == SPECTATOR else changed(public, self.game.own(self.box, self.seen(seat), seat))

    @_names_the_place
    def asked(self, g: Any, seat: int) -> dict[str, Any]:
        """A view without the game's own part, from the state that the seat sees. It has no words: whoever reads it forms them."""
        actions = self.legal(seat) if seat in self.pending else []
        return {
            "seat": seat,
            "round": g.round,
            "ply": g.ply,
            "told": g.told,
            "over": bool(g.over),
            "pending": self.pending,
            "phase": self._phase(g),
            "actions": [{"id": a, **self.game.moves.to_json(a), "ints": self.game.describe(self.box, g, seat, a)} for a in actions],
            "undo": self.can_undo(seat),
            "placing": self.placing if self.over else None,
        }

    @_names_the_place
    def say_action(self, seat: int, action: int) -> str:
        """An action in words, for the seat that may take it."""
        described = self.game.describe(self.box, self.seen(seat), seat, action)
        return self.game.say_action(seat, action, described, self.names, self.language)

    @_names_the_place
    def prompt(self, seat: int) -> str:
        """What is being asked, in words for this reader; empty once the game is over."""
        if self.over:
            return ""
        asked = seat if seat in self.pending else self.pending[0]
        return words(self.game.package, self.language).line(f"prompt-{self._phase(self.seen(seat))}", {"seat": asked}, self.names, seat)

    def _phase(self, g: Any) -> str:
        """What is being decided in a state, or, where that is hidden, seems to be."""
        return "" if g.over else self.game.phase_names[g.frame[g.depth - 1, PHASE]]

    def say(self, event: Event, reader: int) -> str:
        """One event in words, as this reader hears it; empty where it needs none."""
        return self.game.say(event, self.names, self.language, reader)

    @property
    def placing(self) -> list[int]:
        """Final placing of each seat, from 1; ties share."""
        return self._score()[0]

    @property
    def score(self) -> list[int]:
        """Final score of each seat, in the game's own measure."""
        return self._score()[1]

    @_names_the_place
    def _score(self) -> list[list[int]]:
        table = memoryview(bytearray(8 * self.seats)).cast("i", (2, self.seats))
        self.game.result(self.box, self.g, table)
        rows: Any = table.tolist()
        return list(rows)

    def bot_action(self, seat: int, bot: str, chance: int | None = None) -> int:
        """What a bot would do here, seeing only what the seat may see."""
        return self.bot_thought(seat, bot, chance)()

    @_names_the_place
    def bot_thought(self, seat: int, bot: str, chance: int | None = None) -> Callable[[], int]:
        """The same as a call that touches nothing of the match, so that it can be made elsewhere while the table lives on."""
        choices = self.legal(seat)
        luck = int.from_bytes(os.urandom(4), "little") >> 1 if chance is None else chance
        if bot == "random":
            return lambda: choices[luck * len(choices) >> 31]
        decide, box, seen = self.game.bots[bot], self.box, self.seen(seat)
        return partial(_decide, self, lambda: int(decide(box, seen, seat, choices, len(choices), luck)))

    @_names_the_place
    def overdue(self, seat: int) -> list[int]:
        """What the game does for a seat whose time has run out: its actions up to the first that anybody else can see."""
        assert self.game.idle is not None
        g, actions = self.game.state.on(bytearray(self.g.memory)), list[int]()
        before = bytes(g.memory)
        while not g.over and g.pending >> seat & 1 and self.is_unseen(before, bytes(g.memory), seat):
            actions.append(int(self.game.idle(self.box, g, seat)))
            g.ply += 1
            self.game.apply(self.box, g, seat, actions[-1])
        return actions

    @_names_the_place
    def is_unseen(self, before: bytes, after: bytes, seat: int) -> bool:
        """Whether nobody but this seat can tell one state from another."""
        readers = [reader for reader in range(SPECTATOR, self.seats) if reader != seat]
        return before == after or all(self._seen(before, reader) == self._seen(after, reader) for reader in readers)

    def _seen(self, state: bytes, reader: int) -> bytes:
        """A state with all blanked that this reader may not know."""
        if (state, reader) not in self._hidden:
            if len(self._hidden) > 2 * self.seats:
                self._hidden.clear()
            self._eyes.memory[:] = state
            self.game.hide(self.box, self._eyes, reader)
            self._hidden[state, reader] = bytes(self._eyes.memory)
        return self._hidden[state, reader]

    def luck(self) -> int:
        """The chance that an agent has at this decision in the lab's run of the same secret."""
        return int(luck(self.secret, self.g.ply))

    @_names_the_place
    def why_not(self, seat: int, action: int) -> Refused | None:
        """Why this seat may not take this action now; None where it may."""
        if not 0 <= seat < self.seats:
            return self._refused("no_seat")
        try:
            self.game.moves.decode(action)
        except ValueError:
            return self._refused("no_action")
        reason = self.game.why_not(self.box, self.g, seat, action)
        if not reason:
            return None
        ints = {"seat": seat, **self.game.moves.decode(action).ints, **self.game.describe(self.box, self.seen(seat), seat, action)}
        return Refused(self.game.refusals(reason).name.lower(), self.game.say_refusal(reason, ints, self.names, self.language), ints)

    def _refused(self, reason: str) -> Refused:
        """What no rule of the game refuses, but the match itself."""
        return Refused(reason, words(self.game.package, self.language).say(f"cannot-{reason}"))

    def save(self) -> Saved:
        """All that has happened, as plain values that can be stored."""
        return Saved(bytes(self.g.memory), list(self.log), list(self.events), list(self._steps), list(self.reforms))

    def resume(self, saved: Saved) -> None:
        """Go on where a match of the same game, options and secret was saved."""
        self.g.memory[:] = saved.state
        self.log, self.events, self._steps = list(saved.log), list(saved.events), list(saved.steps)
        if saved.reforms:
            self._enact(saved.reforms)

    def _take_all(self, seat: int, actions: Sequence[int], before: _Step) -> None:
        """One action after the other. Whether the steps before the last one brought something to light is asked once, at the end,
        or as soon as others heard of it: what is told or drawn stays so. It is the answer whatever follows, since a refusal could tell of it."""
        bared, state, lit, refusal = self.g.bared, before.state, False, None
        for action in actions:
            state, lit = bytes(self.g.memory), self.g.bared != bared
            refusal = self.why_not(seat, action)
            if refusal or (lit and self._is_heard(before.events, seat)):
                break
            self._apply(self.game.apply, seat, action)
            self.log.append((seat, action))
        if lit and not self.is_unseen(before.state, state, seat):
            raise self._refused("one_by_one")
        if refusal:
            raise refusal

    def _is_heard(self, since: int, seat: int) -> bool:
        """Whether anybody but this seat heard something from this event on."""
        others = [other for other in range(self.seats) if other != seat]
        return any(hears(row, others) for row in self.events[since:])

    def _apply(self, rule: Rule, *arguments: int) -> None:
        """One step by one of the game's rules, and what it tells."""
        since = self.g.told
        self.g.ply += 1
        rule(self.box, self.g, *arguments)
        self._collect(since)

    def _collect(self, since: int) -> None:
        ring = self.g.event
        rows, columns = ring.shape
        if self.g.told - since > rows:
            raise Overrun(f"one step told {self.g.told - since} events, the ring holds {rows}")
        self.events += [tuple(ring[n % rows, c] for c in range(columns)) for n in range(since, self.g.told)]

    def _step(self, seat: int) -> _Step:
        return _Step(seat, bytes(self.g.memory), len(self.log), len(self.events))

    def _restore(self, step: _Step) -> None:
        self.g.memory[:] = step.state
        del self.log[step.moves :], self.events[step.events :]


@_names_the_place
def _decide(match: Match, think: Callable[[], int]) -> int:
    """A bot's decision, away from the match."""
    return think()
