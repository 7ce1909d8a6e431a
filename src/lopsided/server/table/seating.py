"""Who sits where: filling seats with bots, changing their number, taking a free one, passing the host's role on."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from lopsided.engine.game import Game
from lopsided.server.shelf import bots_of, take
from lopsided.server.table import entries as e
from lopsided.server.table.entries import NOBODY, Chair
from lopsided.server.table.refusal import Refusal
from lopsided.server.table.sheet import Sheet
from lopsided.server.table.speech import alike, check_name

MOST_DEVICES = 20  # that open one person's seat
# What bots are called, whatever language anybody at the table reads: animals that are called so nearly everywhere.
BOTS = ("Kiwi", "Panda", "Koala", "Puma", "Gecko", "Tapir", "Okapi", "Ibis", "Dingo", "Condor", "Impala", "Mamba")


def chairs_for(names: list[str], seats: int, bots: list[str]) -> list[Chair]:
    """Chairs with person 0 on the first ones, by these names, and the wished bots on the others."""
    wished: list[Any] = [*bots, *[""] * seats]
    people = [Chair(name=name, person=0) for name in names]
    return people + [Chair(bot=wished[i]) for i in range(seats - len(names))]


def bot_for(game: Game, chairs: Sequence[Chair], seat: int, level: str) -> tuple[str, str]:
    """A name that nobody at the table has, and the bot that this seat has: of the table's level, or the character that is next in line."""
    taken = {alike(chair.name) for chair in chairs}
    free = [name for name in BOTS if alike(name) not in taken]
    characters = list(game.bots) or ["random"]
    name = next(iter(free), f"Bot {seat + 1}")
    return name, chairs[seat].bot or level or characters[seat % len(characters)]


def fill(game: Game, chairs: Sequence[Chair], level: str) -> list[Chair]:
    """The chairs with a bot on every empty one."""
    full = list(chairs)
    for seat, chair in enumerate(full):
        if chair.person == NOBODY:
            name, bot = bot_for(game, full, seat, level)
            full[seat] = msgspec.structs.replace(chair, name=chair.name or name, bot=bot)
    return full


def resize(game: Game, chairs: Sequence[Chair], seats: int, bots: Sequence[str] | None) -> list[Chair]:
    """The chairs in another number, everybody still seated, and the wished bots on the empty ones."""
    people = sum(chair.person != NOBODY for chair in chairs)
    if seats < people:
        raise Refusal("few_seats", people=people)
    if seats > game.seats[1]:
        low, high = game.seats
        raise Refusal("seats", title=game.title, low=low, high=high, seats=seats)
    kept, late = list(chairs[:seats]), [chair for chair in chairs[seats:] if chair.person != NOBODY]
    for seat, chair in enumerate(kept):
        if chair.person == NOBODY and late:
            kept[seat] = late.pop(0)
    kept += [Chair() for _ in range(seats - len(kept))]
    for seat, bot in enumerate((bots or [])[:seats]):
        if bot and bot not in bots_of(game):
            raise Refusal("no_bot", bot=bot[:40])
        if kept[seat].person == NOBODY:
            kept[seat] = msgspec.structs.replace(kept[seat], bot=bot)
    return kept


def levelled(chairs: Sequence[Chair]) -> list[Chair]:
    """The chairs without the bots that were wished for them: they will be of the table's level."""
    return [msgspec.structs.replace(chair, bot="") if chair.person == NOBODY else chair for chair in chairs]


def options_of(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a game with their values where these were set, as JSON has them."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in game.choose(options).items()}


def set_by_hand(game: Game, before: Mapping[str, Any], wish: Mapping[str, Any]) -> dict[str, Any]:
    """The options that a host has set: those of before, and of a form full of values those that the table does not show already."""
    shown, wished = options_of(game, before), options_of(game, wish)
    return {**before, **{name: wished[name] for name in wish if wished[name] != shown[name]}}


def next_host(sheet: Sheet, leaving: int) -> int | None:
    """Who is the host after this person: the next one around the table."""
    return next((chair.person for chair in sheet.chairs if chair.person not in (NOBODY, leaving)), None)


def join(sheet: Sheet, name: str, token: str, now: float) -> e.Sat:
    """Take a free seat: the one that was left under this name, else an empty one before a bot's; Refusal says why there is none."""
    if sheet.mode != "open":
        raise Refusal("closed")
    if sheet.stage in ("frozen", "over"):
        raise Refusal(sheet.stage)
    if sheet.locked:
        raise Refusal("locked")
    free = sheet.free_seats()
    if not free:
        raise Refusal("full")
    seat = min(free, key=lambda s: (alike(sheet.chairs[s].left) != alike(name), bool(sheet.chairs[s].name), s))
    others = [chair.name for s, chair in enumerate(sheet.chairs) if s != seat and not chair.gone]
    return e.Sat(seat=seat, name=check_name(name, others), token=token, at=now)


def check_devices(sheet: Sheet, person: int) -> None:
    """Refuse one device more where a seat has many: all of them are told of each."""
    if len(sheet.people[person]) >= MOST_DEVICES:
        raise Refusal("many_devices", most=MOST_DEVICES)


def successor(sheet: Sheet, now: float) -> e.Opened:
    """The first entry of another match of the same people; whoever has learned by a prepared one plays an ordinary one."""
    people = sorted({chair.person for chair in sheet.chairs if chair.person != NOBODY} | {sheet.host} & set(sheet.people))
    number = {person: i for i, person in enumerate(people)}
    chairs = [kept_chair(chair, number) for chair in sheet.chairs]
    return e.Opened(
        at=now, game=sheet.game, version=take(sheet.game).version, mode="now" if sheet.mode == "guided" else sheet.mode, chairs=chairs,
        people=[sheet.people[p] for p in people], options=sheet.options, variant=sheet.variant, code="", secret=os.urandom(16).hex(),
        host=number.get(sheet.host, 0), talk=sheet.talk, hints=sheet.hints, level=sheet.level, clock=sheet.clock, reforms=sheet.reforms,
    )  # fmt: skip


def kept_chair(chair: Chair, number: dict[int, int]) -> Chair:
    """A chair as it stands at the next table: its person, or the bot that the host keeps it for, or nobody yet."""
    if chair.person != NOBODY:
        return Chair(name=chair.name, person=number[chair.person])
    return Chair(name=chair.name if chair.reserved else "", bot=chair.bot, reserved=chair.reserved)
