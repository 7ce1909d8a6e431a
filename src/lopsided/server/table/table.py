"""The table: the sheet and the game on it, folded from the log. The same entries always give the same table."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from lopsided.engine.box import BoxError
from lopsided.engine.broken import Broken
from lopsided.engine.decisions import PHASE
from lopsided.engine.dice import commitment, secret_words
from lopsided.engine.game import Game
from lopsided.engine.match import Match, Refused, Saved
from lopsided.server.shelf import take
from lopsided.server.table import entries as e
from lopsided.server.table.entries import NOBODY, AnyEntry
from lopsided.server.table.seating import options_of
from lopsided.server.table.sheet import Motion, Note, Question, Sheet
from lopsided.server.table.votes import voters
from lopsided.server.text import line

T = TypeVar("T")
# What means nothing any more where the game stands still.
OF_THE_GAME = (e.Started, e.Moved, e.Undone, e.Paused, e.Suggested, e.Foretold, e.Voted, e.Reformed, e.Upheld)


class Unplayable(ValueError):
    """A stored match that the installed version of its game cannot take up."""


class Kept(msgspec.Struct):
    """A snapshot: the table after its first `seq` entries."""

    seq: int
    sheet: Sheet
    saved: Saved | None
    layout: str = ""  # of the state in it


class Table:
    """One match: `apply` is the only way in which anything changes."""

    sheet: Sheet
    game: Game

    def __init__(self, match_id: str) -> None:
        self.match_id = match_id
        self.seq = 0  # the number that the next entry will have
        self.match: Match | None = None
        self.outdated: dict[str, str | int] = {}  # that the installed game cannot go on with it: its title and both versions
        self.broken: Broken | None = None  # the rule that stopped the folding of the log here
        self.silent = False  # the last move that could be seen told nothing, so that there is nothing to follow
        self.stirred: set[int] = set()  # seats that took a step which nobody else can see, since somebody last looked
        self._options: tuple[dict[str, Any], dict[str, Any]] | None = None  # as chosen, and in full
        self._commitment = ""

    def apply(self, entry: AnyEntry) -> None:
        """Take one entry in; engine.match.Refused where a move is not allowed, and then nothing has changed."""
        first = self.sheet.upto + 1 if self.seq else 0
        if not (self.seq and self.sheet.stage == "frozen" and isinstance(entry, OF_THE_GAME)):
            getattr(self, "_" + type(entry).__name__.lower())(entry)
        self.seq += 1
        if not self.sheet.called or self.sheet.called[-1][1] != self.names:
            self.sheet.called.append((first, self.names))
        if entry.id:
            self.sheet.ids[f"{entry.who}:{entry.id}"] = self.sheet.upto

    @property
    def commitment(self) -> str:
        """The hash of the secret, which everybody may see."""
        if not self._commitment:
            self._commitment = commitment(secret_words(bytes.fromhex(self.sheet.secret)))
        return self._commitment

    @property
    def names(self) -> list[str]:
        """The name on each seat."""
        return [chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(self.sheet.chairs)]

    @property
    def options(self) -> dict[str, Any]:
        """Every option of the game with its value at this table."""
        if self.outdated:
            return self.sheet.options
        chosen = self.match.rules if self.match and self.match.reforms else self.sheet.options
        if self._options is None or self._options[0] != chosen:
            self._options = (chosen, options_of(self.game, chosen))
        return self._options[1]

    @property
    def laid(self) -> int:
        """How often the board was laid: when the game began, and once more with each rule that was changed."""
        return 1 + len(self.match.reforms) if self.match else 0

    def deadline(self) -> float:
        """When the present decision runs out; 0 = never."""
        sheet = self.sheet
        waits = sheet.stage == "playing" and not sheet.in_vote and any(q and not sheet.plays(s) for s, q in enumerate(sheet.questions))
        return sheet.thinking_since + sheet.clock if sheet.clock and waits else 0

    # One method an entry.

    def _opened(self, entry: e.Opened) -> None:
        self.game = take(entry.game)
        self.sheet = Sheet(
            game=entry.game, version=entry.version, mode=entry.mode, chairs=list(entry.chairs), people=dict(enumerate(map(list, entry.people))),
            options=entry.options, variant=entry.variant, code=entry.code, secret=entry.secret, host=entry.host, newcomer=len(entry.people),
            talk=entry.talk, hints=entry.hints, level=entry.level, clock=entry.clock, before=entry.before, reforms=entry.reforms,
            signed={token: entry.at for tokens in entry.people for token in tokens},
        )  # fmt: skip
        self._tell("opened")
        self._clear_questions()
        if self.game.version != entry.version:
            self.outdated = {"title": self.game.title, "was": entry.version, "now": self.game.version}
            self._freeze()

    def _sat(self, entry: e.Sat) -> None:
        person = self.sheet.newcomer
        self.sheet.newcomer += 1
        self.sheet.people[person] = [entry.token]
        self.sheet.signed[entry.token] = entry.at
        self.sheet.sit(entry.seat, name=entry.name, person=person, bot="", lent="", reserved=False, left="")
        self._tell("sat", seat=entry.seat)
        self._rename()

    def _renamed(self, entry: e.Renamed) -> None:
        old = self.sheet.chairs[entry.seat].name
        self.sheet.sit(entry.seat, name=entry.name)
        self._tell("renamed", {"old": old}, seat=entry.seat)
        self._rename()

    def _configured(self, entry: e.Configured) -> None:
        self.sheet.chairs, self.sheet.options, self.sheet.variant = list(entry.chairs), entry.options, entry.variant
        self.sheet.level, self.sheet.reforms = entry.level, entry.reforms
        if entry.game:
            self.game, self.sheet.game, self.sheet.version = take(entry.game), entry.game, entry.version
            if self.game.version != entry.version:
                self.outdated = {"title": self.game.title, "was": entry.version, "now": self.game.version}
                self._freeze()
        self._tell("configured")
        self._clear_questions()

    def _started(self, entry: e.Started) -> None:
        sheet = self.sheet
        sheet.chairs, sheet.stage = list(entry.chairs), "playing"
        secret = secret_words(bytes.fromhex(sheet.secret))
        self.match = Match(self.game, len(sheet.chairs), sheet.options, sheet.variant, secret=secret, names=self.names)
        self._tell("started")
        self._play_on(0, entry.at)

    def _moved(self, entry: e.Moved) -> None:
        match = self._match()
        before, state, moves = len(match.events), bytes(match.g.memory), len(match.log)
        match.submit(entry.seat, *entry.actions)
        silent = len(match.events) == before
        self.sheet.thought_since[moves] = self.sheet.thinking_since
        if not match.can_undo(entry.seat):
            self.sheet.thought_since = {}
        if silent and match.is_unseen(state, bytes(match.g.memory), entry.seat):
            self.stirred.add(entry.seat)  # neither a number nor the clock tells the others of it, nor what they are asked
            self._note_questions([entry.seat])
            return
        self.silent = silent
        if entry.by == "clock":
            self._tell("clock_idled" if self.game.idle else "clock_moved", seat=entry.seat)
        elif silent:
            self._tell("moved", seat=entry.seat)  # a step that told nothing is still a step: the numbers must show it
        self._play_on(before, entry.at, entry.seat)

    def _undone(self, entry: e.Undone) -> None:
        match = self._match()
        match.undo(entry.seat)
        numbers = self.sheet.numbers
        first = numbers[len(match.events)] if len(numbers) > len(match.events) else self.sheet.upto + 1
        del numbers[len(match.events) :]
        self._tell("undone", ints={"from": first}, seat=entry.seat)
        self._note_questions()
        self.sheet.thinking_since = self.sheet.thought_since.pop(len(match.log), entry.at)  # taking back wins no time

    def _said(self, entry: e.Said) -> None:
        self._tell("said", {"phrase": entry.phrase, "text": entry.text}, seat=entry.seat)

    def _left(self, entry: e.Left) -> None:
        sheet, chair = self.sheet, self.sheet.chairs[entry.seat]
        self._tell("removed" if entry.removed else "left", {"name": chair.name}, seat=entry.seat)
        if self.match is None:
            sheet.sit(entry.seat, name="", person=NOBODY, bot="", lent="")
        elif sheet.stage in ("frozen", "over"):
            sheet.sit(entry.seat, person=NOBODY, bot="", lent="", gone=True)
        elif entry.bot:
            sheet.sit(entry.seat, name=entry.name, person=NOBODY, bot=entry.bot, lent="", left=chair.name)
            self._tell("bot_plays_on", seat=entry.seat)
        else:
            before = len(self.match.events)
            self.match.leave(entry.seat)
            sheet.sit(entry.seat, person=NOBODY, bot="", lent="", gone=True)
            self._play_on(before, entry.at)
        if (entry.removed or sheet.mode == "room") and not sheet.seats_of(chair.person):
            sheet.people.pop(chair.person, None)
        self._rename()

    def _lent(self, entry: e.Lent) -> None:
        self.sheet.sit(entry.seat, bot=entry.bot, lent="dropped" if entry.dropped else "host")
        self._tell("stands_in" if entry.dropped else "lent", seat=entry.seat)

    def _returned(self, entry: e.Returned) -> None:
        self.sheet.sit(entry.seat, bot="", lent="")
        self._think_anew(entry.at)
        self._tell("returned", seat=entry.seat)

    def _reserved(self, entry: e.Reserved) -> None:
        self.sheet.sit(entry.seat, name=entry.name, bot=entry.bot, reserved=True)
        self._tell("reserved", seat=entry.seat)
        self._rename()

    def _freed(self, entry: e.Freed) -> None:
        chair = self.sheet.chairs[entry.seat]
        self._tell("freed", seat=entry.seat)
        self.sheet.sit(entry.seat, reserved=False, name="" if self.match is None else chair.name)

    def _locked(self, entry: e.Locked) -> None:
        self.sheet.locked = entry.on
        self._tell("locked" if entry.on else "unlocked")

    def _paused(self, entry: e.Paused) -> None:
        self.sheet.stage = "paused" if entry.on else "playing"
        self._think_anew(entry.at)
        self._tell("paused" if entry.on else "resumed")

    def _clocked(self, entry: e.Clocked) -> None:
        self.sheet.clock = entry.seconds
        self._think_anew(entry.at)
        self._tell("clock_stopped" if entry.stopped else "clock", ints={"seconds": entry.seconds})

    def _stood(self, entry: e.Stood) -> None:
        sheet = self.sheet
        sheet.thinking_since += entry.seconds
        if sheet.in_vote and sheet.in_vote.stage == "vote":
            self._bring_on(since=sheet.in_vote.since + entry.seconds)
        sheet.thought_since = {moves: since + entry.seconds for moves, since in sheet.thought_since.items()}
        self._tell("clock_stood")

    def _talked(self, entry: e.Talked) -> None:
        self.sheet.talk = entry.talk
        self._tell("talk_text" if entry.talk == "text" else "talk_phrases")

    def _coached(self, entry: e.Coached) -> None:
        self.sheet.hints = entry.hints
        self._tell("hints_off" if entry.hints == "off" else "hints_asked")

    def _hinted(self, entry: e.Hinted) -> None:
        self._tell("hinted", seat=entry.seat)

    def _hosted(self, entry: e.Hosted) -> None:
        self.sheet.host = entry.person
        seats = self.sheet.seats_of(entry.person)
        self._tell("host", seat=seats[0] if seats else NOBODY)

    def _coded(self, entry: e.Coded) -> None:
        codes = self.sheet.codes
        for code in [c for c, (_, until) in codes.items() if until < entry.at]:
            del codes[code]
        codes[entry.code] = (entry.person, entry.until)

    def _rejoined(self, entry: e.Rejoined) -> None:
        self.sheet.codes.pop(entry.code, None)
        self.sheet.people[entry.person].append(entry.token)
        self.sheet.signed[entry.token] = entry.at

    def _signedout(self, entry: e.SignedOut) -> None:
        sheet = self.sheet
        sheet.people[entry.person] = [entry.token]
        sheet.codes = {code: given for code, given in sheet.codes.items() if given[0] != entry.person}

    def _proposed(self, entry: e.Proposed) -> None:
        sheet = self.sheet
        person = sheet.chairs[entry.seat].person
        if entry.on:
            self._tell("stop_agreed" if sheet.stopping else "stop_proposed", seat=entry.seat)
        else:
            self._tell("stop_declined", seat=entry.seat)
        sheet.stopping = [*sheet.stopping, person] if entry.on else []

    def _suggested(self, entry: e.Suggested) -> None:
        sheet, match = self.sheet, self._match()
        sheet.motion = Motion(entry.seat, entry.option, entry.value, self.options[entry.option], match.g.round)
        sheet.proposed[entry.seat] = match.g.round
        self._tell("reform_proposed", self._moved_for(), seat=entry.seat)

    def _foretold(self, entry: e.Foretold) -> None:
        self._bring_on(stage="vote", since=entry.at, forecast=entry.forecast)
        self._tell("reform_foretold", ints={"games": entry.forecast.games})

    def _voted(self, entry: e.Voted) -> None:
        motion = self._motion()
        self._bring_on(votes=motion.votes | {entry.seat: entry.yes}, bots=[*motion.bots, entry.seat] if entry.by == "bot" else motion.bots)
        self._tell("reform_voted", seat=entry.seat)

    def _reformed(self, entry: e.Reformed) -> None:
        was = self.options.get(entry.option, "")
        try:
            self._match().reform(entry.option, entry.value)
        except BoxError as error:
            raise Refused("no_reform", str(error)) from None
        if self.sheet.in_vote:
            self._open_votes()
            self._bring_on(stage="passed")
        self._tell("reform_passed", {"option": entry.option, "value": str(entry.value), "was": str(was)})
        self._think_anew(entry.at)
        self._note_questions()

    def _upheld(self, entry: e.Upheld) -> None:
        self._open_votes()
        self._bring_on(stage="kept")
        self._tell("reform_kept", self._moved_for())
        self._think_anew(entry.at)

    def _ended(self, entry: e.Ended) -> None:
        self.sheet.stage = "over"
        self._drop_motion()
        if entry.why == "agreed":
            self._tell("stopped")
        else:
            self._tell("ended" if entry.why == "host" else "emptied")
        self._clear_questions()

    def _frozen(self, entry: e.Frozen) -> None:
        self._freeze()

    def _again(self, entry: e.Again) -> None:
        self.sheet.again = entry.match
        self._tell("again")

    # What several of them need.

    def _motion(self) -> Motion:
        assert self.sheet.motion is not None
        return self.sheet.motion

    def _bring_on(self, **changes: Any) -> None:
        """Another stage of what was proposed."""
        self.sheet.motion = msgspec.structs.replace(self._motion(), **changes)

    def _drop_motion(self) -> None:
        """What was proposed and not decided is off."""
        if self.sheet.motion and self.sheet.motion.stage not in ("passed", "kept"):
            self.sheet.motion = None

    def _moved_for(self) -> dict[str, str]:
        """What was proposed, for the words of it."""
        motion = self._motion()
        return {"option": motion.option, "value": str(motion.value), "was": str(motion.was)}

    def _open_votes(self) -> None:
        """Say who voted how, and by what."""
        motion = self._motion()
        for seat in voters(self.sheet):
            if seat not in motion.votes:
                self._tell("reform_none", seat=seat)
            elif seat in motion.bots:
                self._tell("reform_bot_yes" if motion.votes[seat] else "reform_bot_no", seat=seat)
            else:
                self._tell("reform_yes" if motion.votes[seat] else "reform_no", seat=seat)

    def _match(self) -> Match:
        if self.match is None:
            raise Refused("not_begun", line("refusal-not_begun"))
        return self.match

    def stop_at(self, broken: Broken) -> None:
        """Stand still here, since the entry that comes next cannot be folded: the game's own entries are passed over from now on."""
        self.broken = broken
        self._freeze()

    def _freeze(self) -> None:
        if self.sheet.stage not in ("frozen", "over"):
            self.sheet.stage = "frozen"
            self._drop_motion()
            if self.outdated:
                self._tell("outdated", {"title": self.game.title}, {"was": self.sheet.version, "now": self.game.version})
            else:
                self._tell("frozen")
            self._clear_questions()

    def _tell(self, kind: str, names: dict[str, str] | None = None, ints: dict[str, int] | None = None, seat: int | None = None) -> None:
        told = dict(ints or {}) | ({} if seat is None else {"seat": seat})
        self.sheet.chronicle.append(Note("table:" + kind, told, names or {}))

    def _play_on(self, before: int, at: float, mover: int | None = None) -> None:
        """Take the game's new events into the chronicle, and see what is asked now."""
        match, sheet = self._match(), self.sheet
        match.log[-1:] = map(shared, match.log[-1:])
        match.events[before:] = map(shared, match.events[before:])
        for row in match.events[before:]:
            sheet.chronicle.append(row)
            sheet.numbers.append(shared(sheet.upto))
        if match.over and match.placing:  # Broken where it has none
            sheet.stage = "over"
            self._drop_motion()
            self._tell("over")
        elif sheet.motion and sheet.motion.stage == "waiting" and match.g.round > sheet.motion.round:
            self._bring_on(stage="forecast")
            self._tell("reform_due")
        self._ask(at, mover)

    def _ask(self, at: float, mover: int | None = None) -> None:
        """Note which seats' questions have changed; whoever thinks about the same as before goes on with the time that is left."""
        before = list(self.sheet.questions)
        self._note_questions()
        asked = [(seat, question) for seat, question in enumerate(self.sheet.questions) if question]
        if mover is None or not asked or any(seat == mover or question != before[seat] for seat, question in asked):
            self.sheet.thinking_since = at

    def _think_anew(self, at: float) -> None:
        """All the time again, also for steps that may still be taken back."""
        self.sheet.thinking_since, self.sheet.thought_since = at, {}

    def _note_questions(self, seats: Iterable[int] | None = None) -> None:
        """A move that answers an older question than the present one is stale."""
        sheet = self.sheet
        for seat in range(len(sheet.chairs)) if seats is None else seats:
            question = self._question(seat)
            if question != sheet.questions[seat]:
                sheet.questions[seat], sheet.asked_at[seat] = question, sheet.upto

    def _question(self, seat: int) -> Question:
        match = self._match()
        if match.over or self.sheet.stage == "over" or not match.g.pending >> seat & 1:
            return []
        return [int(match.g.frame[match.g.depth - 1, PHASE]), *match.legal(seat)]

    def _clear_questions(self) -> None:
        self.sheet.questions = [[] for _ in self.sheet.chairs]
        self.sheet.asked_at = [self.sheet.upto for _ in self.sheet.chairs]

    def _rename(self) -> None:
        if self.match is not None:
            self.match.names = self.names

    # Snapshots.

    def keep(self) -> bytes:
        """The whole table as bytes."""
        return msgspec.msgpack.encode(Kept(self.seq, self.sheet, self.match.save() if self.match else None, self.game.state.layout))

    @classmethod
    def take_up(cls, match_id: str, data: bytes) -> "Table":
        """The table from a snapshot."""
        kept = msgspec.msgpack.decode(data, type=Kept)
        table = cls(match_id)
        table.seq, table.sheet = kept.seq, kept.sheet
        table.game = take(kept.sheet.game)
        if table.game.version != kept.sheet.version:
            raise Unplayable(kept.sheet.game)
        if kept.saved is not None:
            sheet = kept.sheet
            secret = secret_words(bytes.fromhex(sheet.secret))
            table.match = Match(table.game, len(sheet.chairs), sheet.options, sheet.variant, secret=secret, names=table.names)
            if kept.layout != table.game.state.layout:
                raise Unplayable(kept.sheet.game)
            table.match.resume(kept.saved)
            table.match.events[:] = map(shared, table.match.events)
            sheet.chronicle = [told if isinstance(told, Note) else shared(told) for told in sheet.chronicle]
        return table


@lru_cache(maxsize=1 << 16)
def shared(told: T) -> T:
    """One and the same object for what is equal: hundreds of tables tell much the same, and keep it to the end."""
    return told


def fold(match_id: str, log: Iterable[AnyEntry], snapshot: bytes | None = None) -> Table:
    """The table from its log, or from a snapshot and the log after it; where a rule fails over an entry, the game stands still before it."""
    table, entries = Table.take_up(match_id, snapshot) if snapshot else Table(match_id), list(log)
    for number, entry in enumerate(entries):
        try:
            table.apply(entry)
        except (Broken, Refused) as error:  # a move that was taken and is refused now is a rule that changed under it
            broken = error if isinstance(error, Broken) else Broken(table.game, error)
            table = fold(match_id, entries[:number], snapshot)
            table.stop_at(broken)
            table.apply(entry)
    return table
