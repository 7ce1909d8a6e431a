"""Lay any position of any game, feed chosen dice, act in the table's own words: for tests that read like examples.

    t = table(GAME, 3, {"push_refund": "yes"}, row=[1, 9, 5], points=[3, 0, 2])
    t.ask("action", "A")
    t.do("push", target="B")
    assert t.asked == ["C"]

Players are called A, B, C and so on; wherever an action takes a seat, the letter will do.
"""

from collections.abc import Callable, Iterable, Mapping
from string import ascii_uppercase
from typing import Any

from lopsided.engine.actions import Action
from lopsided.engine.decisions import ask, close_all
from lopsided.engine.events import DIE, FIRST_INT, KIND
from lopsided.engine.game import Game
from lopsided.engine.match import SPECTATOR, Match
from lopsided.engine.words import PEOPLE
from lopsided.testing.secrecy import differences, known

TELLING = 10  # from here on a number gives away what it stands for


class Cup:
    """Loaded dice by stream, from 0. What nobody has loaded gives the first there is: lots, shuffles, deals, and dice for which a test says luck()."""

    def __init__(self) -> None:
        self.streams: dict[int, list[int]] = {}
        self.unloaded: set[int] = set()  # streams of which more was drawn than was loaded
        self.lucky: set[int] = set()  # streams of dice that do not matter

    def load(self, stream: int, *faces: int) -> None:
        """The next faces of a stream, counted from 1; from now on it matters what is rolled of it."""
        self.lucky.discard(stream)
        self.streams.setdefault(stream, []).extend(face - 1 for face in faces)

    def left(self, stream: int) -> int:
        """How many loaded dice of a stream have not been rolled."""
        return len(self.streams.get(stream, []))

    def get(self, stream: int) -> bool:
        """How the engine asks whether a stream is loaded: all are."""
        return True

    def __getitem__(self, stream: int) -> list[int]:
        if not self.streams.get(stream):
            self.unloaded.add(stream)
            return [0]
        return self.streams[stream]


class Table:
    """One match, interpreted, with a position laid on it."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any] | None = None, variant: str = "") -> None:
        self.match = Match(game, seats, options, variant, seed=0, names=ascii_uppercase[:seats])
        self.cup = self.match.g.loaded = Cup()
        self._clear()

    def luck(self, *streams: int) -> None:
        """What is rolled from these streams, or from any, does not matter to this test."""
        self.cup.lucky |= set(streams or range(len(self.match.g.drawn)))

    def _look_at_the_dice(self, since: int) -> None:
        """A die that was rolled in the open, and that nobody has loaded, is more than the test expected."""
        rolled = ({row[FIRST_INT] for row in self.match.events[since:] if row[KIND] == DIE} & self.cup.unloaded) - self.cup.lucky
        self.cup.unloaded.clear()
        assert not rolled, f"a die was rolled that nobody loaded, of stream {min(rolled)}: load it with cup.load, or say luck()"

    def _clear(self) -> None:
        """Forget the game's own beginning: nobody is asked and nothing has been told."""
        close_all(self.match.g)
        self.match.g.told = self.match.g.ply = 0
        self.match.events.clear()
        self.cup.unloaded.clear()

    def lay(self, **fields: Any) -> None:
        """Write fields of the state: a number, numbers from the first seat on, or rows of them."""
        for name, value in fields.items():
            expect(name, self.match.game.state.dtype.names or (), "field")
            if isinstance(value, int):
                setattr(self.match.g, name, value)
                continue
            for at, row in enumerate(value):
                for place, number in [((at,), row)] if isinstance(row, int) else [((at, i), n) for i, n in enumerate(row)]:
                    self._write(name, place, number)

    def ask(self, phase: str, *players: str) -> None:
        """Open a decision, by its name in the language files, for these players: `"A", "C"` or `"AC"`."""
        phases = self.match.game.phases
        expect(phase.upper(), phases.__members__, "phase")
        ask(self.match.g, phases[phase.upper()], sum(1 << self.seat(p) for p in "".join(players)))

    def run(self, rule: Callable[..., Any], *arguments: Any) -> Any:
        """Call one of the game's rules on the box and the state, and hear what it tells."""
        since, heard = self.match.g.told, len(self.match.events)
        value = rule(self.match.box, self.match.g, *arguments)
        self.match._collect(since)
        self._look_at_the_dice(heard)
        return value

    def seat(self, player: str) -> int:
        """The seat of a player."""
        expect(player, self.match.names, "player")
        return self.match.names.index(player)

    def number(self, action: str, **ints: Any) -> int:
        """The number of an action, with players by letter."""
        return self.match.game.moves.encode(action, **{k: self.seat(v) if isinstance(v, str) else v for k, v in ints.items()})

    def do(self, action: str, by: str = "", **ints: Any) -> None:
        """Take an action; `by` may be left out where one player is asked. Refused says why not."""
        heard = len(self.match.events)
        self.match.submit(self._actor(by), self.number(action, **ints))
        self._look_at_the_dice(heard)

    def refusal(self, action: str, by: str = "", **ints: Any) -> str:
        """Why an action is refused, by its name in the language files; empty where it is legal."""
        refused = self.match.why_not(self._actor(by), self.number(action, **ints))
        return refused.reason if refused else ""

    def choices(self, by: str = "") -> list[Action]:
        """All that a player may do now."""
        return [self.match.game.moves.decode(a) for a in self.match.legal(self._actor(by))]

    def leave(self, *players: str) -> None:
        """These players quit."""
        self.match.leave(*(self.seat(p) for p in players))

    @property
    def asked(self) -> list[str]:
        """The players who must decide now."""
        return [self.match.names[s] for s in self.match.pending]

    @property
    def phase(self) -> str:
        """What is being decided."""
        return self.match.phase

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def placing(self) -> dict[str, int]:
        """The place of each player, from 1."""
        return dict(zip(self.match.names, self.match.placing, strict=True))

    def secret(self, field: str, *, to: str = "", at: str | int | tuple[str | int, ...] = ()) -> None:
        """What lies in this field now is known to these players (`to="A"`, `to="AC"`, nobody) and to no one else.

        `at` is a place in a table: a player or a number, or several. The others' state, view, choices and refusals stay the same whatever
        lies there; and of a number of 10 and more, which stands for nothing else, none of them heard since the position was laid.
        """
        places = tuple(self.seat(i) if isinstance(i, str) else i for i in (at if isinstance(at, tuple) else (at,)))
        truth, named = self._read(self.match.g, field, places), f"{field}{''.join(f'[{i}]' for i in places)}"
        for reader in (SPECTATOR, *range(self.match.seats)):
            who = "a spectator" if reader == SPECTATOR else self.match.names[reader]
            if reader >= 0 and self.match.names[reader] in to:
                seen = self._read(self.match.seen(reader), field, places)
                assert seen == truth, f"{who} should know {named}, which is {truth}, and sees {seen}"
                continue
            before = known(self.match, reader)
            for other in {0, truth - 1, truth + 1} - {truth}:
                self._write(field, places, other)
                after = known(self.match, reader)
                self._write(field, places, truth)
                assert after == before, f"{named} shows to {who}, in {differences(self.match.game, before, after)}"
            heard = [event for _, event in self.match.events_since(0, reader) if abs(truth) >= TELLING and truth in event.ints.values()]
            assert not heard, f"{who} heard {named}, which is {truth}, in {heard[0].kind} {heard[0].ints}"

    def _read(self, g: Any, field: str, places: tuple[int, ...]) -> int:
        kinds: Any = self.match.game.state.dtype.fields
        expect(field, kinds, "field")
        shape = kinds[field][0].shape
        assert len(places) == len(shape), f"{field} is a table of {' by '.join(map(str, shape)) or 'nothing'}: say with at= where in it to look"
        value = getattr(g, field)
        return int(value[places[0] if len(places) == 1 else places] if places else value)

    def _write(self, field: str, places: tuple[int, ...], value: int) -> None:
        if places:
            getattr(self.match.g, field)[places[0] if len(places) == 1 else places] = value
        else:
            setattr(self.match.g, field, value)

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What was told of one kind since the position was laid, to whomever, with players by letter."""
        expect(kind, [name for name, _ in self.match.game.told.names.values()], "event")
        events = [self.match.game.told.read(row) for row in self.match.events]
        return [{k: self.match.names[v] if k in PEOPLE else v for k, v in e.ints.items()} for e in events if e.kind == kind]

    def story(self, reader: str = "") -> list[str]:
        """The log in sentences, as a player or a spectator reads it."""
        seat = self.seat(reader) if reader else SPECTATOR
        return [line for _, e in self.match.events_since(0, seat) if (line := self.match.say(e, seat))]

    def _actor(self, player: str) -> int:
        """The seat that acts."""
        if player:
            return self.seat(player)
        if len(self.match.pending) != 1:
            raise ValueError(f"say who acts with by=...; asked now: {', '.join(self.asked) or 'nobody'}")
        return self.match.pending[0]


def expect(name: str, known: Iterable[str], what: str) -> None:
    """A test that misspells a name should hear so, and not be green for it."""
    known = list(known)
    assert name in known, f"there is no {what} {name}; there are {', '.join(known)}"


def table(game: Game, seats: int, options: Mapping[str, Any] | None = None, variant: str = "", **position: Any) -> Table:
    """A table of a game with this position laid and nobody asked yet."""
    laid = Table(game, seats, options, variant)
    laid.lay(**position)
    return laid
