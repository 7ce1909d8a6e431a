"""From a request to the entries that carry it out, or a Refusal. Nothing changes here: the table takes the entries in."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from lopsided.engine.box import BoxError
from lopsided.engine.game import Game, UnknownGame
from lopsided.server import messages as m
from lopsided.server.shelf import bots_of, take
from lopsided.server.table import entries as e
from lopsided.server.table.entries import NOBODY, AnyEntry, Chair
from lopsided.server.table.refusal import Refusal, refusal_of
from lopsided.server.table.seating import bot_for, fill, levelled, next_host, resize, set_by_hand
from lopsided.server.table.sheet import Sheet
from lopsided.server.table.speech import check_name, check_text
from lopsided.server.table.table import Table
from lopsided.server.text import phrases

LONGEST_ID = 64
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 3600
PROPOSE_EVERY = 3  # rounds: so often one seat may propose another rule


@dataclass(frozen=True)
class Asker:
    """Who asks, about which table, and when."""

    table: Table
    person: int  # NOBODY = a spectator
    now: float
    key: str = ""  # the hash of the token of the device that asks

    @property
    def sheet(self) -> Sheet:
        """The table's sheet."""
        return self.table.sheet

    @property
    def game(self) -> Game:
        """The game that is or will be played."""
        return self.table.game

    def stamp(self, id: str) -> dict[str, Any]:
        """What every entry of a request carries."""
        return {"at": self.now, "who": self.person, "id": id}

    def own(self, seat: int) -> Chair:
        """The chair of one's own seat."""
        if self.person == NOBODY or seat not in self.sheet.seats_of(self.person):
            raise Refusal("not_yours" if self.sheet.seats_of(self.person) else "not_seated")
        return self.sheet.chairs[seat]

    def chair(self, seat: int) -> Chair:
        """Any chair."""
        if not 0 <= seat < len(self.sheet.chairs):
            raise Refusal("no_seat")
        return self.sheet.chairs[seat]


def check_id(id: str) -> None:
    """A request's id is the client's own, within reason."""
    if not 1 <= len(id) <= LONGEST_ID or not id.isprintable():
        raise Refusal("bad_id")


def in_play(asker: Asker) -> None:
    """Refuse where nothing can be moved now."""
    stage = asker.sheet.stage
    if stage != "playing":
        raise Refusal({"lobby": "not_begun", "paused": "paused", "frozen": "frozen", "over": "over"}[stage])
    if asker.sheet.in_vote:
        raise Refusal("in_vote")


def move(asker: Asker, request: m.Move) -> list[AnyEntry]:
    """One seat's actions; stale where the seat's question has changed since it was answered."""
    chair = asker.own(request.seat)
    in_play(asker)
    most = min(m.MOST_ACTIONS, asker.game.together)
    if not 1 <= len(request.actions) <= most:
        raise Refusal("many_actions", most=most)
    if chair.lent:
        raise Refusal("lent")
    if not asker.sheet.asked_at[request.seat] <= request.answers <= asker.sheet.upto:
        raise Refusal("stale")
    return [e.Moved(seat=request.seat, actions=request.actions, **asker.stamp(request.id))]


def undo(asker: Asker, request: m.Undo) -> list[AnyEntry]:
    """Take back one's own last step; the game says whether it can be."""
    asker.own(request.seat)
    in_play(asker)
    return [e.Undone(seat=request.seat, **asker.stamp(request.id))]


def say(asker: Asker, request: m.Say) -> list[AnyEntry]:
    """A phrase, or free text where the host allows it."""
    asker.own(request.seat)
    if request.phrase or not request.text:
        if request.phrase not in phrases():
            raise Refusal("no_phrase")
        return [e.Said(seat=request.seat, phrase=request.phrase, **asker.stamp(request.id))]
    if asker.sheet.talk != "text":
        raise Refusal("no_text")
    return [e.Said(seat=request.seat, text=check_text(request.text), **asker.stamp(request.id))]


def hint(asker: Asker, request: m.Hint) -> list[AnyEntry]:
    """Ask the coach about what one's seat is asked, where the host allows it."""
    chair = asker.own(request.seat)
    in_play(asker)
    if asker.sheet.hints == "off":
        raise Refusal("no_hints")
    if chair.lent:
        raise Refusal("lent")
    match = asker.table.match
    if match is None or not asker.sheet.questions[request.seat]:
        raise Refusal("not_asked")
    return [e.Hinted(seat=request.seat, step=len(match.log), **asker.stamp(request.id))]


def rename(asker: Asker, request: m.Rename) -> list[AnyEntry]:
    """Another name, before the game."""
    asker.own(request.seat)
    in_lobby(asker)
    others = [chair.name for seat, chair in enumerate(asker.sheet.chairs) if seat != request.seat]
    return [e.Renamed(seat=request.seat, name=check_name(request.name, others), **asker.stamp(request.id))]


def leave(asker: Asker, request: m.Leave) -> list[AnyEntry]:
    """Stand up for good; the host's role passes on, and where nobody is left the lobby closes."""
    asker.own(request.seat)
    return stand_up(asker, request.seat, request.id, removed=False)


def stand_up(asker: Asker, seat: int, id: str, removed: bool) -> list[AnyEntry]:
    """The entries with which a person's seat is given up."""
    sheet = asker.sheet
    person = sheet.chairs[seat].person
    in_game = asker.table.match is not None and sheet.stage not in ("frozen", "over")
    by_bot = in_game and (removed or asker.game.leave is None)
    name, bot = bot_for(asker.game, sheet.chairs, seat, sheet.level) if by_bot else ("", "")
    out: list[AnyEntry] = [e.Left(seat=seat, removed=removed, name=name, bot=bot, **asker.stamp(id))]
    last_seat = sheet.seats_of(person) == [seat]
    if last_seat and person == sheet.host:
        heir = next_host(sheet, person)
        if heir is not None:
            out.append(e.Hosted(person=heir, at=asker.now))
        elif sheet.stage == "lobby":
            out.append(e.Ended(why="empty", at=asker.now))
    return out


def stop(asker: Asker, request: m.Stop) -> list[AnyEntry]:
    """A proposal to stop here, or an answer to it; once all people at the table want it, the game ends."""
    person, sheet = asker.own(request.seat).person, asker.sheet
    if sheet.stage not in ("playing", "paused"):
        in_play(asker)
    if person in sheet.stopping if request.on else not sheet.stopping:
        return []
    out: list[AnyEntry] = [e.Proposed(seat=request.seat, on=request.on, **asker.stamp(request.id))]
    if request.on and all(chair.person in (NOBODY, person, *sheet.stopping) or chair.lent for chair in sheet.chairs):
        out.append(e.Ended(why="agreed", at=asker.now))
    return out


def propose(asker: Asker, request: m.Propose) -> list[AnyEntry]:
    """Another value of one of the options that the game marks, where the host allows it: one at a time, and nobody again and again."""
    asker.own(request.seat)
    in_play(asker)
    sheet, match = asker.sheet, asker.table.match
    option = asker.game.reforms.get(request.option)
    if not sheet.reforms or match is None or option is None:
        raise Refusal("no_reforms" if not sheet.reforms else "no_reform")
    if sheet.motion and sheet.motion.stage == "waiting":
        raise Refusal("one_reform")
    if match.g.round < sheet.proposed.get(request.seat, match.g.round - PROPOSE_EVERY) + PROPOSE_EVERY:
        raise Refusal("reform_again", rounds=PROPOSE_EVERY)
    try:
        value = option.read(request.value)
        then = asker.game.make_box(match.seats, match.rules | {option.name: value}, match.variant)
    except BoxError as error:
        raise refusal_of(error) from None
    assert not isinstance(value, tuple)
    if value == asker.table.options[option.name] or bytes(then) == bytes(match.box.memory):  # a variant may have it so already
        raise Refusal("same_rule")
    return [e.Suggested(seat=request.seat, option=option.name, value=value, **asker.stamp(request.id))]


def vote(asker: Asker, request: m.Vote) -> list[AnyEntry]:
    """A sealed vote; the first one counts."""
    chair, motion = asker.own(request.seat), asker.sheet.in_vote
    if motion is None or motion.stage != "vote" or request.round != motion.round:
        raise Refusal("no_vote")
    if chair.lent:
        raise Refusal("lent")
    if request.seat in motion.votes:
        raise Refusal("has_voted")
    return [e.Voted(seat=request.seat, yes=request.yes, **asker.stamp(request.id))]


def whose_key(asker: Asker, seat: int, here: set[int]) -> int:
    """For whom a rejoin code is: for oneself; from the host, for somebody whose device is lost, which is to say not connected."""
    chair = asker.chair(seat)
    if asker.person not in (NOBODY, chair.person) and asker.person == asker.sheet.host and chair.person != NOBODY:
        if chair.person in here:
            raise Refusal("is_here")
        return chair.person
    return asker.own(seat).person


def stopclock(asker: Asker, request: m.Stopclock) -> list[AnyEntry]:
    """Anybody at the table may stop the clock."""
    if not asker.sheet.seats_of(asker.person):
        raise Refusal("not_seated")
    return [e.Clocked(seconds=0, stopped=True, **asker.stamp(request.id))] if asker.sheet.clock else []


def signout(asker: Asker, request: m.Signout) -> list[AnyEntry]:
    """Sign out a person's other devices, and with them whatever rejoin codes they were given."""
    if asker.person == NOBODY:
        raise Refusal("not_seated")
    return [e.SignedOut(person=asker.person, token=asker.key, **asker.stamp(request.id))]


def in_lobby(asker: Asker) -> None:
    """Refuse once the game has begun."""
    if asker.sheet.stage != "lobby":
        raise Refusal({"over": "over", "frozen": "frozen"}.get(asker.sheet.stage, "begun"))


def not_over(asker: Asker) -> None:
    """Refuse once the game is over."""
    if asker.sheet.stage == "over":
        raise Refusal("over")


def host(asker: Asker, request: m.Host) -> list[AnyEntry]:
    """An order of the host; another game may be asked for by whoever sits there."""
    anybody = request.order == "again" and asker.sheet.mode != "room" and asker.person in {chair.person for chair in asker.sheet.chairs}
    if asker.person == NOBODY or (asker.person != asker.sheet.host and not anybody):
        raise Refusal("not_host")
    return ORDERS[request.order](asker, request)


def start(asker: Asker, request: m.Host) -> list[AnyEntry]:
    """Begin, with bots on the empty seats."""
    in_lobby(asker)
    return [e.Started(chairs=fill(asker.game, asker.sheet.chairs, asker.sheet.level), **asker.stamp(request.id))]


def configure(asker: Asker, request: m.Host) -> list[AnyEntry]:
    """Change the options, the variant, the number of seats, or which bots fill them."""
    in_lobby(asker)
    try:
        wish = msgspec.convert(request.value, m.Configure)
    except msgspec.ValidationError as error:
        raise Refusal("bad_value", why=str(error)) from None
    if wish.game is not None and wish.game != asker.sheet.game:
        return another_game(asker, request, wish.game)
    sheet = asker.sheet
    standing = sheet.chairs if wish.level is None else levelled(sheet.chairs)
    chairs = resize(asker.game, standing, len(sheet.chairs) if wish.seats is None else wish.seats, wish.bots)
    variant = sheet.variant if wish.variant is None else wish.variant
    level, reforms = sheet.level if wish.level is None else wish.level, sheet.reforms if wish.reforms is None else wish.reforms
    try:
        options = set_by_hand(asker.game, sheet.options, wish.options or {})
        asker.game.make_box(len(chairs), options, variant)
    except BoxError as error:
        raise refusal_of(error) from None
    return [e.Configured(chairs=chairs, options=options, variant=variant, level=level, reforms=reforms, **asker.stamp(request.id))]


def another_game(asker: Asker, request: m.Host, name: str) -> list[AnyEntry]:
    """The same people at another game, by the book, with as many seats as before where it has them."""
    try:
        game = take(name)
    except UnknownGame as error:
        raise refusal_of(error) from None
    low, high = game.seats
    chairs = [msgspec.structs.replace(chair, bot="") for chair in asker.sheet.chairs]
    chairs = resize(game, chairs, min(max(len(chairs), low), high), None)
    kept: dict[str, Any] = {"level": asker.sheet.level, "reforms": asker.sheet.reforms}
    return [e.Configured(chairs=chairs, options={}, variant="", game=name, version=game.version, **kept, **asker.stamp(request.id))]


def lock(asker: Asker, request: m.Host) -> list[AnyEntry]:
    """Close the table to newcomers, or open it."""
    not_over(asker)
    on = request.order == "lock"
    return [] if asker.sheet.locked == on else [e.Locked(on=on, **asker.stamp(request.id))]


def remove(asker: Asker, request: m.Host) -> list[AnyEntry]:
    """Take a person off the table; they may come back if the table is open."""
    not_over(asker)
    if asker.chair(request.seat).person == NOBODY:
        raise Refusal("no_person")
    return stand_up(asker, request.seat, request.id, removed=True)


def to_bot(asker: Asker, request: m.Host) -> list[AnyEntry]:
    """A bot for a seat: for a person until it is handed back, for an empty seat so that nobody joins there."""
    not_over(asker)
    chair = asker.chair(request.seat)
    if chair.gone:
        raise Refusal("no_person")
    if request.value is not None and request.value not in bots_of(asker.game):
        raise Refusal("no_bot", bot=str(request.value)[:40])
    name, bot = bot_for(asker.game, asker.sheet.chairs, request.seat, asker.sheet.level)
    bot = request.value or bot
    if chair.person == NOBODY:
        return [e.Reserved(seat=request.seat, name=chair.name or name, bot=bot, **asker.stamp(request.id))]
    if asker.table.match is None:
        raise Refusal("not_begun")
    return [e.Lent(seat=request.seat, bot=bot, **asker.stamp(request.id))]


def to_person(asker: Asker, request: m.Host) -> list[AnyEntry]:
    """Hand a seat back to its person, or let people join on a bot's."""
    not_over(asker)
    chair = asker.chair(request.seat)
    if chair.person == NOBODY:
        return [e.Freed(seat=request.seat, **asker.stamp(request.id))] if chair.reserved else []
    return [e.Returned(seat=request.seat, **asker.stamp(request.id))] if chair.lent else []


def pause(asker: Asker, request: m.Host) -> list[AnyEntry]:
    """Let the game stand still."""
    in_play(asker)
    return [e.Paused(on=True, **asker.stamp(request.id))]


def resume(asker: Asker, request: m.Host) -> list[AnyEntry]:
    """Let it go on."""
    if asker.sheet.stage != "paused":
        raise Refusal("not_paused")
    return [e.Paused(on=False, **asker.stamp(request.id))]


def clock(asker: Asker, request: m.Host) -> list[AnyEntry]:
    """Set the thinking time."""
    not_over(asker)
    seconds = request.value
    if type(seconds) is not int or (seconds != 0 and not SHORTEST_CLOCK <= seconds <= LONGEST_CLOCK):
        raise Refusal("bad_clock", least=SHORTEST_CLOCK, most=LONGEST_CLOCK)
    return [] if seconds == asker.sheet.clock else [e.Clocked(seconds=seconds, **asker.stamp(request.id))]


def talk(asker: Asker, request: m.Host) -> list[AnyEntry]:
    """Allow free text, or only set phrases."""
    try:
        wish: m.Talk = msgspec.convert(request.value, m.Talk)
    except msgspec.ValidationError:
        raise Refusal("bad_value", why="talk is phrases or text") from None
    return [] if wish == asker.sheet.talk else [e.Talked(talk=wish, **asker.stamp(request.id))]


def hints(asker: Asker, request: m.Host) -> list[AnyEntry]:
    """Let people ask the coach, or not."""
    not_over(asker)
    try:
        wish: m.Hints = msgspec.convert(request.value, m.Hints)
    except msgspec.ValidationError:
        raise Refusal("bad_value", why="hints is off or asked") from None
    return [] if wish == asker.sheet.hints else [e.Coached(hints=wish, **asker.stamp(request.id))]


def end(asker: Asker, request: m.Host) -> list[AnyEntry]:
    """End it here."""
    not_over(asker)
    return [e.Ended(**asker.stamp(request.id))]


def again(asker: Asker, request: m.Host) -> list[AnyEntry]:
    """Another one with the same people: the hall opens the table, here it is only allowed or not."""
    if asker.sheet.stage != "over":
        raise Refusal("not_over")
    return []


ORDERS: dict[m.Order, Callable[[Asker, m.Host], list[AnyEntry]]] = {
    "start": start, "configure": configure, "lock": lock, "unlock": lock, "remove": remove, "to_bot": to_bot, "to_person": to_person,
    "pause": pause, "resume": resume, "clock": clock, "talk": talk, "hints": hints, "end": end, "again": again,
}  # fmt: skip

REQUESTS: dict[type[m.Request], Callable[[Asker, Any], list[AnyEntry]]] = {
    m.Move: move, m.Undo: undo, m.Say: say, m.Hint: hint, m.Rename: rename, m.Leave: leave, m.Signout: signout,
    m.Stopclock: stopclock, m.Stop: stop, m.Propose: propose, m.Vote: vote, m.Host: host,
}  # fmt: skip


def entries_for(asker: Asker, request: Any) -> list[AnyEntry]:
    """What the log will say if this request is carried out; Refusal says why it is not."""
    if type(request) not in REQUESTS:  # an order for a room, sent to one of its tables
        raise Refusal("not_lead")
    return REQUESTS[type(request)](asker, request)
