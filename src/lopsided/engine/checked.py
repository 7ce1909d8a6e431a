"""Checked play: one game by interpreted rules, with everything looked at that compiled rules take on trust.

Every index is checked, every move is held against the list, every state against the laws, every event, die and decision against
what the state has room for, and the lens against its tables. The first thing that is wrong ends it with a Fault that names the
seat, who decided, the action in words, the field and the line of the rule.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from lopsided.engine import laws
from lopsided.engine.compiler import compiler
from lopsided.engine.decisions import PHASE
from lopsided.engine.dice import below, lab_secret, luck, luck_block, threefry
from lopsided.engine.events import AUDIENCE, DIE, EVERYONE, FIRST_INT, HIDDEN, KIND
from lopsided.engine.fault import Fault, Place, changed_fields, definition, explain, last_writers, say_action
from lopsided.engine.game import Game, Rule
from lopsided.engine.records import Header

FIRST_GAMES, FIRST_STEPS = 3, 600  # what is looked at before a run of the lab
SWEEP = 50  # actions that are held against why_not at a step, on average
MOST_STEPS = 20_000  # of a game that is played interpreted
HEADER = tuple(Header.dtype.names or ())

CONCERNED = {
    laws.PLY: ("ply",),
    laws.UNTOLD: ("told",),
    laws.OVERRUN: ("told",),
    laws.OVER: ("over",),
    laws.ASKED_AFTER: ("pending", "over"),
    laws.NOBODY: ("pending", "depth"),
    laws.STRANGER: ("pending",),
    laws.TOO_DEEP: ("depth",),
    laws.FRAME: ("pending", "frame"),
}  # the fields that break each law of the header


class Checked:
    """One game, looked at from all sides; `agents` are the names of those who play, for what is said."""

    def __init__(
        self, game: Game, agents: Sequence[str], secret: tuple[int, int], options: Mapping[str, Any] | None = None, variant: str = "", table: str = ""
    ) -> None:
        self.game, self.agents, self.secret, self.seats = game, list(agents), secret, len(agents)
        setting = ", ".join([f"{k}={v}" for k, v in (options or {}).items()] + ([f"variant {variant}"] if variant else []))
        self.table = f"{self.seats} seats ({setting or 'defaults'}), secret {table or secret}"
        self.box, self.g = game.box.on(game.make_box(self.seats, options, variant)), game.state.blank()
        self.out, self._law = laws.room_for_actions(game), laws.interpreted_fault(game)
        self.tally, self.member, self.curve = (part[0] for part in game.lens.tables(1, 1, self.seats))
        self.sweeps = 1 + game.moves.size // SWEEP
        self.ply, self.seat, self.action = 0, -1, -1
        self._before = bytes(self.g.memory)
        self._change: Callable[[Any], Any] = lambda g: None

    def begin(self) -> None:
        """Lay the table."""
        self._step(lambda g: self.game.setup(self.box, g, self.secret))

    def take(self, seat: int, action: int) -> None:
        """One action; it must be on the seat's list."""
        self.seat, self.action = seat, action
        choices = self.choices(seat)
        if action not in choices:
            self._refuse_choice(seat, action, choices)
        self.ply += 1
        self.g.ply += 1
        self._step(lambda g: self.game.apply(self.box, g, seat, action))

    def choices(self, seat: int) -> list[int]:
        """The actions that this seat may take."""
        n = self._call(lambda: self.game.legal(self.box, self.g, seat, self.out))
        return list(self.out[:n])

    def decide(self, seat: int, chance: int) -> int:
        """What this seat's agent does: a bot of the game on what the seat may see, anybody else at random."""
        choices = self.choices(seat)
        bot: Rule | None = self.game.bots.get(self.agents[seat])
        if bot is None:
            return int(choices[below(chance, len(choices))])
        self.seat, self.action = seat, -1
        hidden, offered = self.game.state.on(bytearray(self.g.memory)), list(choices)
        self._call(lambda: self.game.hide(self.box, hidden, seat))
        action = self._call(lambda: bot(self.box, hidden, seat, offered, len(offered), chance))
        if offered != choices:
            raise self._fault(f"the bot {self.agents[seat]} changed its list of choices", "choices", definition(bot))
        return int(action)

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now."""
        return [seat for seat in range(self.seats) if self.g.pending >> seat & 1]

    def _refuse_choice(self, seat: int, action: int, choices: Sequence[int]) -> None:
        bot = self.game.bots.get(self.agents[seat])
        what = f"{'the bot ' if bot else ''}{self.agents[seat]} chose {say_action(self.game, action)}, which is not legal now"
        if 0 <= action < len(choices):
            what += f"; choices[{action}] is {say_action(self.game, choices[action])}, and a bot gives back the action, not its place in the list"
        reason = self._call(lambda: self.game.why_not(self.box, self.g, seat, action)) if 0 <= action < self.game.moves.size else 0
        if reason in list(self.game.refusals):
            what += f" ({self.game.refusals(reason).name.lower()})"
        raise self._fault(what, place=definition(bot) if bot else None)

    def _step(self, change: Callable[[Any], Any]) -> None:
        """Change the state, then look at it from all sides."""
        self._before, self._change, told, drawn = bytes(self.g.memory), change, self.g.told, list(self.g.drawn)
        self._call(lambda: change(self.g))
        after = bytes(self.g.memory)
        wrong = laws.header_fault(self.g, self.seats, self.ply, told)
        if wrong:
            raise self._broken_header(wrong, told)
        self._look_at_chance(drawn, told)
        self._look_at_the_decision()
        self._look_at_the_law(told)
        since = 0 if self.ply == 0 else told
        self._call(lambda: self.game.lens.measure(self.box, self.g, since, self.tally, self.member, self.curve))
        self._look_at_the_lens()
        if self.g.over:
            self._look_at_the_result()
        elif self.ply % 4 == 0:
            self._look_at_secrets(self.ply // 4 % (self.seats + 1) - 1)
        if bytes(self.g.memory) != after:
            raise self._fault(
                "legal, why_not, sound, result or the lens changed the state, which they may only read",
                ", ".join(changed_fields(self.game, after, bytes(self.g.memory))),
            )

    def _call(self, rule: Callable[[], Any]) -> Any:
        """Call a rule; what it raises becomes a Fault."""
        try:
            return rule()
        except Exception as error:
            what, field, place = explain(self.game, error)
            raise self._fault(what, field, place) from error

    def _broken_header(self, wrong: int, told: int) -> Fault:
        fields, what = CONCERNED[wrong], laws.FAULTS[wrong]
        writers = self._writers(fields)
        field = next((field for field in reversed(fields) if field in writers), fields[0])
        if wrong == laws.NOBODY:
            what += ": ask somebody, or set g.over = 1"
        if wrong == laws.OVERRUN:
            what += f": {self.g.told - told} events, and State has room for {self.g.event.shape[0]}; give it more events"
        if wrong == laws.TOO_DEEP and self.g.depth < 1:
            what = "somebody is asked without ask(), or close() was called once too often"
        return self._fault(what, field, writers.get(field))

    def _look_at_chance(self, drawn: list[int], told: int) -> None:
        g = self.g
        if (g.secret[0], g.secret[1]) != self.secret:
            what = "setup() did not seal the state: call seal(g, seed) first" if self.ply == 0 else "the secret of all chance was changed"
            raise self._fault(what, "secret", None if self.ply == 0 else self._writer("secret"))
        if any(now < before for now, before in zip(g.drawn, drawn, strict=True)):
            raise self._fault("a stream of chance was set back", "drawn", self._writer("drawn"))
        kinds, rows = self.game.told.names, g.event.shape[0]
        for number in range(told, g.told):
            row = [g.event[number % rows, column] for column in range(g.event.shape[1])]
            if row[KIND] not in kinds or row[KIND] == HIDDEN:
                raise self._fault(f"an event of kind {row[KIND]} was told, and there is none", "event", self._writer("told"))
            if row[AUDIENCE] != EVERYONE and row[AUDIENCE] >> self.seats:
                raise self._fault(f"{kinds[row[KIND]][0]} is told to seats that are not at the table", "event", self._writer("told"))
            if row[KIND] == DIE:
                self._look_at_a_die(*row[FIRST_INT : FIRST_INT + 4])

    def _look_at_a_die(self, stream: int, index: int, sides: int, face: int) -> None:
        rolled = 1 + ((threefry(*self.secret, stream, index)[0] >> 32) * sides >> 32)
        if rolled != face or index >= self.g.drawn[stream]:
            raise self._fault(f"a die told as {face} of {sides} is not the one that the secret gives ({rolled})", "event", self._writer("told"))

    def _look_at_the_decision(self) -> None:
        asked = self.g.frame[self.g.depth - 1, PHASE]
        if not self.g.over and asked not in list(self.game.phases):
            raise self._fault(f"phase {asked} is asked, and there is none", "frame", self._writer("frame"))

    def _look_at_the_law(self, told: int) -> None:
        """The game's own law, and the lists of actions of all seats."""
        law: int = self._call(lambda: self.game.sound(self.box, self.g))
        if law:
            changed = [field for field in changed_fields(self.game, self._before, bytes(self.g.memory)) if field not in HEADER]
            lines = "".join(f"; {field} by {place}" for field, place in self._writers(changed).items())
            raise self._fault(f"sound() sees its law {law} broken{lines}", ", ".join(changed))
        sweep = self.ply % self.sweeps == 0
        wrong = self._call(lambda: self._law(self.box, self.g, self.seats, self.ply, told, self.game.moves.size, self.out, sweep))
        if wrong:
            raise self._broken_list(wrong)

    def _broken_list(self, wrong: int) -> Fault:
        """What is wrong with which seat's list of actions."""
        game, size = self.game, self.game.moves.size
        for seat in range(self.seats):
            listed = self.choices(seat)
            asked = self.g.pending >> seat & 1 == 1
            found = laws.list_fault(listed, len(listed), size, asked)
            self.seat, self.action = (seat, -1) if found or wrong == laws.DISAGREE else (self.seat, self.action)
            if found == laws.UNORDERED:
                names = ", ".join(say_action(game, action) for action in listed[:12])
                return self._fault(f"legal() must list actions of the game in ascending order; it lists {names}", place=definition(game.legal))
            if found:
                return self._fault(f"{laws.FAULTS[found]}: legal() lists {len(listed)}", place=definition(game.legal))
            for action in range(size):
                reason = game.why_not(self.box, self.g, seat, action)
                if wrong == laws.DISAGREE and (action in listed) != (reason == 0):
                    said = "lists it" if action in listed else "does not list it"
                    why = "0, legal" if reason == 0 else f"{reason}, refused"
                    return self._fault(f"legal() {said} and why_not() gives {why}: {say_action(game, action)}", place=definition(game.why_not))
        return self._fault(laws.FAULTS[wrong])

    def _look_at_the_lens(self) -> None:
        for number, (name, groups) in enumerate(self.game.lens.groupings.items()):
            for seat in range(self.seats):
                if not -1 <= self.member[number, seat] < len(groups):
                    what = f"the lens puts a seat into group {self.member[number, seat]} of {name}, which has {len(groups)}"
                    self.seat, self.action = seat, -1
                    raise self._fault(what, "member", definition(self.game.lens.measure))

    def _look_at_secrets(self, reader: int) -> None:
        """What one reader may know, filled with a guess, breaks no law and hides to the same again."""
        game, g = self.game, self.game.state.on(bytearray(self.g.memory))
        self._call(lambda: game.hide(self.box, g, reader))
        known = bytes(g.memory)
        self._call(lambda: game.guess(self.box, g, reader, luck_block(self.secret, self.ply)))
        if law := self._call(lambda: game.sound(self.box, g)):
            filled = ", ".join(changed_fields(game, known, bytes(g.memory)))
            raise self._fault(f"what guess() makes of all that seat {reader} knows breaks law {law} of sound()", filled, definition(game.guess))
        self._call(lambda: game.hide(self.box, g, reader))
        if other := changed_fields(game, known, bytes(g.memory)):
            raise self._fault(f"guess() does not fit what seat {reader} knows: hidden again, it is another", ", ".join(other), definition(game.guess))

    def _look_at_the_result(self) -> None:
        score = memoryview(bytearray(8 * self.seats)).cast("i", (2, self.seats))
        self._call(lambda: self.game.result(self.box, self.g, score))
        if laws.placing_fault(score, self.seats):
            raise self._fault(f"{laws.FAULTS[laws.PLACING]}: {score.tolist()[0]}", "score", definition(self.game.result))

    def _writers(self, fields: Iterable[str]) -> dict[str, Place]:
        """The lines that changed these fields last, in the step just taken."""
        g = self.game.state.on(bytearray(self._before))
        return last_writers(self.game, g, fields, lambda: self._change(g))

    def _writer(self, field: str) -> Place | None:
        return self._writers([field]).get(field)

    def _fault(self, what: str, field: str = "", place: Place | None = None) -> Fault:
        """A fault at this table, at this step."""
        agent = self.agents[self.seat] if 0 <= self.seat < self.seats else ""
        action = say_action(self.game, self.action) if self.action >= 0 else ""
        return Fault(self.game.name, what, self.table, self.ply, self.seat, agent, action, field, place)


def play(game: Game, agents: Sequence[str], seed: int, index: int, options: Mapping[str, Any] | None = None, variant: str = "", most: int = MOST_STEPS) -> int:
    """Game `index` of the lab's run `seed`, checked, up to so many steps; how many it took. The lowest seat asked moves first, as in the lab."""
    at = Checked(game, agents, lab_secret(seed, index), options, variant, f"lab_secret({seed}, {index})")
    at.begin()
    while not at.g.over and at.ply < most:
        seat = at.asked[0]
        at.take(seat, at.decide(seat, luck(at.secret, at.g.ply)))
    return at.ply


def retrace(game: Game, agents: Sequence[str], secret: tuple[int, int], moves: Iterable[tuple[int, int]], **table: Any) -> Fault | None:
    """Take these moves again, checked: the fault that they lead to."""
    at = Checked(game, agents, secret, **table)
    try:
        at.begin()
        for seat, action in moves:
            at.take(seat, action)
    except Fault as fault:
        return fault
    return None


def broken_game(game: Game, agents: Sequence[str], seed: int, index: int, options: Mapping[str, Any] | None = None, variant: str = "") -> Fault:
    """Why game `index` of a run came to a stop in the lab: what is found when it is played again, checked."""
    try:
        steps = play(game, agents, seed, index, options, variant)
    except Fault as fault:
        return fault
    endless = f"{laws.FAULTS[laws.ENDLESS]}, whatever its rules for an end say: nobody should be able to play on for ever"
    what = endless if steps == MOST_STEPS else "it goes on interpreted and stops compiled; `lopsided check` looks closer"
    return Fault(game.name, what, f"{len(agents)} seats, secret lab_secret({seed}, {index})", steps)


def check_first(game: Game, agents: Sequence[str], seed: int = 0, options: Mapping[str, Any] | None = None, variant: str = "") -> None:
    """Look at the first games of a run of the lab, once for each text of the rules, each box.toml, variant and company of agents."""
    printed = (files(game.package) / "box.toml").read_bytes()
    key = hashlib.sha256(repr((printed, sorted(set(agents)), variant)).encode()).hexdigest()[:12]
    made = compiler(game)
    if made.remembers(f"checked-{key}"):
        return
    left = FIRST_STEPS
    for index in range(FIRST_GAMES):
        left -= play(game, agents, seed, index, options, variant, left)
    made.remember(f"checked-{key}")
