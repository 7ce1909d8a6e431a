"""The contract: what a game is to everything else. Read this first.

A game is a box, a state and rules. The *box* is what is printed and never changes during a match; the *state* is
what lies on the table, one record of fixed size; the *rules* are plain functions over both, and nothing else.
From that follow, for every game alike: copies are copies of bytes, (box, secret, moves) replays to the same bytes
for ever, and the same functions run interpreted at the table and compiled in the lab.

A game implements all of this or is not registered. It registers a `Game` under the entry-point group
`lopsided.games`; one that lives in another package is as good as ours. `lopsided.testing` holds the suite that
every game must pass. Seats count from 0, spectators are seat -1.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache, cached_property, lru_cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path
from traceback import walk_tb
from typing import Any

from lopsided.engine.actions import Families
from lopsided.engine.box import Contents, Option, Value, choose, load_printed, named, read_contents
from lopsided.engine.dice import seal, threefry, unseal
from lopsided.engine.events import Event, Events
from lopsided.engine.lens import Lens, no_wealth
from lopsided.engine.records import Header, Record
from lopsided.engine.rule import rule
from lopsided.engine.schema import BoxError, Unfit, meant
from lopsided.engine.words import LANGUAGE, PEOPLE, Worded, asked_for, words

Rule = Callable[..., Any]


@rule
def hide_dice(box, g, seat):
    """Nothing is secret but the dice to come."""
    unseal(g)


@rule
def guess_dice(box, g, seat, seed):
    """Any dice may come."""
    seal(g, threefry(seed[0], seed[1], 0, 0))


@rule
def reseal_dice(box, g, seed):
    """Other dice to come: all that nobody knows."""
    seal(g, threefry(seed[0], seed[1], 0, 0))


@rule
def no_idle(box, g, seat):
    """Stands where a bot decides for who is late: no action."""
    return -1


@rule
def always_sound(box, g):
    """A game without a law of its own."""
    return 0


def nothing_printed(box: Any) -> dict[str, Any]:
    """A board on which nothing is printed."""
    return {}


def nothing_own(box: Any, g: Any, seat: int) -> dict[str, Any]:
    """A seat that sees what everybody sees."""
    return {}


@rule
def no_bot(box, g, seat, choices, n, luck):
    """Stands where a game has no bot."""
    return choices[0]


class InContract:
    """A name that stands for whatever game a function is compiled for: `legal, apply = in_contract("legal", "apply")`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *arguments: Any) -> Any:
        raise TypeError(f"{self.name} stands for a game's rule; compile the function that calls it")


def in_contract(*names: str) -> tuple[InContract, ...]:
    """Names of the contract for a function that is compiled for any game."""
    return tuple(InContract(name) for name in names)


MOST_BOTS = 8
MOST_BOXES = 64  # that a game keeps filled


@dataclass(frozen=True, eq=False)
class Game:
    """One game. The functions are rules (`@rule`) except `fill`, `view`, `own`, `board` and `describe`."""

    name: str  # as on the command line and in addresses: threat-level
    version: int  # raised when the same secret and moves would give another game; stored matches name it
    package: str  # where box.toml, text/ and README.md lie, and web/ with a board and a picture for the browser
    seats: tuple[int, int]  # fewest and most players
    box: type[Record]
    state: type[Header]
    moves: Families
    told: Events
    phases: type[IntEnum]  # what can be asked; each has a prompt in the language files
    refusals: type[IntEnum]  # why an action may be refused; each has a sentence in the language files

    # setup(box, g, seed): lay the table on a blank state. `seed` is the secret, two 64-bit words. The seat count
    # and the options are in the box.
    setup: Rule
    # legal(box, g, seat, out): write the numbers of the actions this seat may take now into out, ascending, and
    # return how many: 0 if it is not asked, never 0 if it is. A list and no mask, since a mask costs more to scan
    # than a move costs to make.
    legal: Rule
    # apply(box, g, seat, action): carry out one legal action and all that follows, until somebody must decide or
    # the game is over. Illegal actions are refused before it sees them.
    apply: Rule
    # why_not(box, g, seat, action): 0 where the action is legal now, else a member of `refusals`.
    why_not: Rule
    # result(box, g, score): placing (from 1, ties share; 0 for all where nobody wins) into score[0, seat], points of the
    # game's own into score[1, seat].
    result: Rule
    # fill(box, contents, seats, options, variant): write what box.toml holds and the chosen options into the box record.
    fill: Callable[[Any, Any, int, Mapping[str, Value], str], None]
    # view(box, g): the JSON that every client draws, spectators' too; g has been through hide() for a spectator, so that no secret can be in it.
    view: Callable[[Any, Any], Mapping[str, Any]]
    # describe(box, g, seat, action): ints that the words for an action need beyond its own, such as its price.
    describe: Callable[[Any, Any, int, int], dict[str, int]]

    # What follows has the meaning that a game without secrets, laws of its own or bots would give it.

    # What box.toml may hold: its sections as structs, with the least and the most that a number may be. As it is, options alone.
    schema: type[Contents] = Contents
    # The most actions that a person's one gesture is made of, such as a whole plan or an offer with all that lies in it; a server takes no more at once.
    together: int = 8
    # own(box, g, seat): what a seat sees otherwise than everybody, by its path in the view, and none within another: {"players.2.cash": 40}. g has been
    # through hide() for that seat.
    own: Callable[[Any, Any, int], Mapping[str, Any]] = nothing_own
    # board(box): what is printed and in force at this table, as JSON that a client gets once.
    board: Callable[[Any], Mapping[str, Any]] = nothing_printed
    # hide(box, g, seat): blank in place all that this seat may not know. The only door to views, bots and search.
    hide: Rule = hide_dice
    # guess(box, g, seat, seed): fill what hide() blanked, future dice included, with a possibility that fits what
    # the seat knows.
    guess: Rule = guess_dice
    # reseal(box, g, seed): draw anew, in the true state, what nobody knows: the dice to come and the order of undrawn cards.
    # What only some know, hands and sealed choices, stays: whoever looks, hide() gives the same as before.
    reseal: Rule = reseal_dice
    # sound(box, g): 0, or the number of a law of conservation that this state breaks. Tests ask it at every ply.
    sound: Rule = always_sound
    # leave(box, g, seat): a player quits for good. None where the ledger says that a bot plays on.
    leave: Rule | None = None
    # idle(box, g, seat): the action for a seat whose time to think has run out. None where a bot decides for it.
    idle: Rule | None = None
    # bots: bot(box, g, seat, choices, n, luck) picks one of choices[:n] on a hidden state; luck is 31 random bits.
    bots: Mapping[str, Rule] = field(default_factory=dict)
    # The strongest of them, by whose play an outlook is measured; the first where none is named.
    strongest: str = ""
    lens: Lens = field(default_factory=Lens)
    # Other rule sets to compare with: "equal" lifts the inequality.
    variants: tuple[str, ...] = ()
    # What the ints of events and actions that are seats are called.
    people: tuple[str, ...] = PEOPLE

    def __post_init__(self) -> None:
        if len(self.bots) > MOST_BOTS:
            raise ValueError(f"{self.name} has {len(self.bots)} bots; a game has at most {MOST_BOTS}")
        if self.strongest and self.strongest not in self.bots:
            raise ValueError(f"{self.name} has no bot {self.strongest} that could be its strongest")

    @cached_property
    def printed(self) -> dict[str, Any]:
        """What box.toml says, as it is written."""
        return load_printed(self.package)

    @cached_property
    def contents(self) -> Contents:
        """What box.toml says, as the game's schema has it; BoxError names the place that is wrong."""
        printed = self.printed
        try:
            return read_contents(printed, self.schema)
        except BoxError as error:
            raise BoxError(f"{self.package}: box.toml, {error}") from None

    @cached_property
    def options(self) -> dict[str, Option]:
        """What the host of a table may choose."""
        return named(self.contents.options)

    @cached_property
    def reforms(self) -> dict[str, Option]:
        """Those of them that a table may vote to change while it plays."""
        return {name: option for name, option in self.options.items() if option.reform}

    @cached_property
    def contract(self) -> dict[str, Rule]:
        """The rules by the names under which a function compiled for any game knows them."""
        names = ("setup", "legal", "apply", "why_not", "hide", "guess", "reseal", "result", "sound")
        bots = [*self.bots.values(), *[no_bot] * (MOST_BOTS - len(self.bots))]
        rules = {name: getattr(self, name) for name in names} | {
            "idle": self.idle or no_idle,
            "measure": self.lens.measure,
            "wealth": self.lens.wealth or no_wealth,
        }
        return rules | {f"bot{i}": bot for i, bot in enumerate(bots, 1)}

    @cached_property
    def phase_names(self) -> dict[int, str]:
        """What can be asked, as language files and clients call it."""
        return {int(phase): phase.name.lower() for phase in self.phases}

    @property
    def title(self) -> str:
        """The name on the box."""
        return words(self.package).say("title")

    def rulebook(self, language: str = LANGUAGE) -> tuple[str, str]:
        """The rules for players, and their language: text/fr.md in French, text/en.md where there is no French, else the README; or empty."""
        for spoken in dict.fromkeys((language, LANGUAGE)):
            if (page := files(self.package) / "text" / f"{spoken}.md").is_file():
                return page.read_text("utf-8"), spoken
        return self.readme, LANGUAGE

    @property
    def readme(self) -> str:
        """README.md of the package or, where there is none, of the project that it was installed from; else empty."""
        inside, entry = files(self.package) / "README.md", installed().get(self.name)
        if inside.is_file():
            return inside.read_text("utf-8")
        return str(entry.dist.metadata.json.get("description", "")).strip() if entry and entry.dist else ""

    def make_box(self, seats: int, options: Mapping[str, Any] | None = None, variant: str = "") -> bytearray:
        """The box for a table; BoxError names what cannot be had."""
        low, high = self.seats
        if not low <= seats <= high:
            raise Unfit("seats", title=self.title, low=low, high=high, seats=seats)
        if variant and variant not in self.variants:
            raise Unfit("variant", title=self.title, variant=variant, **meant(variant, self.variants))
        return bytearray(self._filled(seats, tuple(self.choose(options or {}).items()), variant))

    def choose(self, chosen: Mapping[str, Any]) -> dict[str, Value]:
        """All options with their values where a table has set these; a preset speaks for those that were left alone."""
        return choose(self.options, chosen, self.contents.presets)

    @cached_property
    def _filled(self) -> Callable[[int, tuple[tuple[str, Value], ...], str], bytes]:
        """Boxes that were filled lately: many tables play by the same options."""
        return lru_cache(maxsize=MOST_BOXES)(self._fill)

    def _fill(self, seats: int, options: tuple[tuple[str, Value], ...], variant: str) -> bytes:
        """A box filled from what is printed."""
        raw = bytearray(self.box.dtype.itemsize)
        self.fill(self.box.on(raw), self.contents, seats, dict(options), variant)
        return bytes(raw)

    def say(self, event: Event, names: Sequence[str], language: str = LANGUAGE, reader: int = -1) -> str:
        """One event in words, as this reader hears it; empty where it needs none."""
        return words(self.package, language).line(f"event-{event.kind}", event.ints, names, reader, self.people)

    def say_action(self, seat: int, action: int, described: Mapping[str, int], names: Sequence[str], language: str = LANGUAGE) -> str:
        """One action, with what describe() says of it, in words, as the seat that may take it reads it."""
        name, ints = self.moves.decode(action)
        return words(self.package, language).line(f"action-{name}", {"seat": seat, **ints, **described}, names, seat, self.people)

    def say_refusal(self, reason: int, ints: Mapping[str, int], names: Sequence[str], language: str = LANGUAGE) -> str:
        """Why `seat` may not take an action, in words, with the rule that forbids it."""
        return words(self.package, language).line(f"refusal-{self.refusals(reason).name.lower()}", ints, names, ints["seat"], self.people)


class UnknownGame(Worded):
    """No game of that name is installed, or it cannot be loaded."""


def say_on_stderr(line: str) -> None:
    """Where a person sees what is being waited for, or left out."""
    print(line, file=sys.stderr, flush=True)


@cache
def say_once(line: str) -> None:
    """The same, but not again and again."""
    say_on_stderr(line)


def all_games(tell: Callable[[str], None] = say_once) -> dict[str, Game]:
    """Every installed game by name, ours and others'; of one that cannot be loaded a line is told."""
    games = {}
    for name, entry in sorted(installed().items()):
        try:
            games[name] = load(entry)
        except UnknownGame as broken:
            tell(f"lopsided: {broken.say(asked_for())}")
    return games


def find_game(name: str) -> Game:
    """The installed game of this name; UnknownGame suggests the nearest, or says why it cannot be loaded."""
    found = installed()
    if name not in found:
        raise UnknownGame("game", game=name, **meant(name, found))
    return load(found[name])


def installed() -> dict[str, EntryPoint]:
    """Where the games are that packages offer."""
    return {entry.name: entry for entry in entry_points(group="lopsided.games")}


def load(entry: EntryPoint) -> Game:
    """The game of a package, with its words and its box; UnknownGame names the package and the cause."""
    try:
        game = entry.load()
        if not isinstance(game, Game):
            raise TypeError(f"{entry.value} is no Game")
        if game.name != entry.name:
            raise ValueError(f"{entry.value} calls itself {game.name}")
        _ = game.make_box(game.seats[0]), game.title
    except (Exception, SystemExit) as error:
        cause = " ".join(f"{type(error).__name__}: {error}".split())
        package = entry.dist.name if entry.dist else entry.module
        raise UnknownGame("load", game=entry.name, package=package, why=cause + _last_line(entry, error)) from error
    return game


def _last_line(entry: EntryPoint, error: BaseException) -> str:
    """The line of the package's own files on which it went wrong, where it was there."""
    root = entry.module.partition(".")[0]
    frames = [(frame, line) for frame, line in walk_tb(error.__traceback__) if str(frame.f_globals.get("__name__")).partition(".")[0] == root]
    places = [(Path(frame.f_code.co_filename), line) for frame, line in frames]
    return f" ({places[-1][0].parent.name}/{places[-1][0].name}, line {places[-1][1]})" if places and root != "lopsided" else ""
