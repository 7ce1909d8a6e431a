"""Words: everything that a person can read is read here first, as each seat and as a spectator."""

import re
import string
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

from lopsided.engine.box import nearest
from lopsided.engine.events import AUDIENCE, EVERYONE
from lopsided.engine.game import Game
from lopsided.engine.laws import room_for_actions
from lopsided.engine.match import SPECTATOR
from lopsided.engine.words import words
from lopsided.testing.inspector import Traced, copied, fewer, traced

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Elif", "Finn", "Gita", "Hugo", "Ines", "Jon", "Kaya", "Lars")
GAMES = 1_000  # over all seat counts
RUN = 1_848
BLEMISHES = {
    "a brace": re.compile(r"[{}]"),
    "an id": re.compile(r"<[^>]*>|\w_\w|\b\w+\.[A-Z]{2,}\b"),
    "a value that is missing": re.compile(r"\b(None|undefined|null|nan|NaN|True|False)\b"),
    "a double space": re.compile(r"  "),
    "a space out of place": re.compile(r"^ | $| [.,;:?]"),
    "a verb that does not go with you": re.compile(r"\b[Yy]ou (?!always\b|sometimes\b|perhaps\b|this\b|plus\b|minus\b)\w*[^\Ws]s\b"),
}
YOU = re.compile(r"\b[Yy]our?s?(self)?\b")


def enum_names(game: Game) -> re.Pattern[str]:
    """The names that only the code knows, as they would look if one slipped through."""
    kinds = [kind for kind, _ in game.told.names.values()]
    names = {n.upper() for n in (*game.moves.families, *kinds, *game.phases.__members__, *game.refusals.__members__)}
    return re.compile(rf"\b(?:{'|'.join(sorted(n for n in names if len(n) > 2))})\b")


class Reader:
    """Collects what can be read in games, and reads each thing once."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats, self.names = game, seats, NAMES[:seats]
        self.box = game.box.on(game.make_box(seats))
        self.read: set[Any] = set()
        self.blemishes = BLEMISHES | {"an enum name": enum_names(game)}
        self.text = words(game.package).text
        printed = {str(name) for table in self.text.get("names", {}).values() for name in table}
        self.printed = re.compile(rf"\b(?:{'|'.join(re.escape(n) for n in sorted(printed, key=len, reverse=True)) or '(?!)'})\b")

    def new(self, *key: Any) -> bool:
        """Whether this has not been read before."""
        fresh = key not in self.read
        self.read.add(key)
        return fresh

    def judge(self, sentence: str, here: str, aloof: bool, whole: bool = True) -> None:
        """Fail where a sentence is flawed; who is aloof from it is not spoken to in it, and a whole one ends with a stop."""
        if not self.new("sentence", sentence, aloof):
            return
        flaws = [what for what, pattern in self.blemishes.items() if pattern.search(self.printed.sub("X", sentence))]
        assert not flaws, f"{here}: {', '.join(flaws)} in {sentence!r}"
        assert not (aloof and YOU.search(sentence)), f"{here}: it says you to somebody else: {sentence!r}"
        assert not whole or not sentence or sentence[-1] in ".?", f"{here}: no full stop: {sentence!r}"

    def events(self, trace: Traced, here: str) -> None:
        """Every event of a game, as everybody hears it."""
        told, ring = trace.states["told"].tolist(), trace.rings
        rows = [ring[ply, n % ring.shape[1]].tolist() for ply in range(len(told)) for n in range(told[ply - 1] if ply else 0, told[ply])]
        for row in rows:
            event = self.game.told.read(row)
            if self.text["events"][event.kind] == "" or not self.new("event", *row):
                continue
            about = {event.ints[p] for p in (*self.game.people, *self.text.get("places", {})) if p in event.ints}
            aloof = next((seat for seat in range(self.seats) if seat not in about), SPECTATOR)
            for reader in about | {aloof, SPECTATOR}:
                if row[AUDIENCE] == EVERYONE or (reader >= 0 and row[AUDIENCE] >> reader & 1):
                    self.judge(self.game.say(event, self.names, reader=reader), f"{here}, {event} for seat {reader}", reader not in about)

    def decision(self, g: Any, here: str) -> None:
        """The prompt of a decision and the legal actions of everybody who is asked."""
        phase = self.game.phases(g.frame[g.depth - 1, 0]).name.lower()
        out = room_for_actions(self.game)
        for seat in range(self.seats):
            if not g.pending >> seat & 1:
                continue
            for reader in range(SPECTATOR, self.seats):
                if self.new("prompt", phase, seat, reader):
                    line = words(self.game.package).line("prompts", phase, {"seat": seat}, self.names, reader)
                    assert line, f"{here}: no prompt for {phase}"
                    self.judge(line, f"{here}, prompt {phase} of seat {seat} for seat {reader}", reader != seat)
            for action in out[: self.game.legal(self.box, g, seat, out)]:
                described = self.game.describe(self.box, g, seat, action)
                if self.new("action", seat, action, *described.values()):
                    line = self.game.say_action(seat, action, described, self.names)
                    assert line, f"{here}: no words for {self.game.moves.decode(action)}"
                    self.judge(line, f"{here}, {self.game.moves.decode(action)}", False, whole=False)

    def refusals(self, g: Any, here: str) -> None:
        """Why everybody may not do everything else."""
        for seat in range(self.seats):
            for action in range(self.game.moves.size):
                reason = self.game.why_not(self.box, g, seat, action)
                if reason and self.new("refusal", seat, action, reason, *self.game.describe(self.box, g, seat, action).values()):
                    line = self.game.say_refusal(self.box, g, seat, action, reason, self.names)
                    assert line, f"{here}: no words for the refusal {self.game.refusals(reason).name}"
                    self.judge(line, f"{here}, {self.game.moves.decode(action)} refused", False)


def check_every_word_reads_well(game: Game, seats: int) -> None:
    """Every event, prompt, action and refusal of random games, read by everybody."""
    low, high = game.seats
    reader = Reader(game, seats)
    for index in range(fewer(game, seats, -(-GAMES // (high - low + 1)))):
        trace = traced(game, seats, RUN, index)
        here = f"{game.name} with {seats} seats, lab_secret({RUN}, {index})"
        reader.events(trace, here)
        states = trace.states
        raw = states.tobytes()
        size = states.dtype.itemsize
        for ply in range(len(states) - 1):
            g = copied(game, raw[ply * size : (ply + 1) * size])
            reader.decision(g, f"{here}, ply {ply}")
            if ply % 100 == index % 100:
                reader.refusals(g, f"{here}, ply {ply}")


def check_the_text_file_is_complete(game: Game, seats: int) -> None:
    """In every language there is an entry for all that can be told, done, asked, refused and chosen, and none for anything else."""
    kinds = {kind: set(ints) for kind, ints in game.told.names.values()}
    wanted = {
        "events": set(kinds),
        "actions": set(game.moves.families),
        "prompts": {name.lower() for name in game.phases.__members__},
        "refusals": {name.lower() for name in game.refusals.__members__},
        "options": set(game.options),
    }
    for path in (files(game.package) / "text").iterdir():
        if not path.name.endswith(".toml"):
            continue
        text = words(game.package, path.name.removesuffix(".toml")).text
        for key in ("title", "tagline", "pitch"):
            assert text.get(key), f"{game.name}, {path.name}: there is no {key}"
        for section, names in wanted.items():
            there = set(text.get(section, {}))
            assert there == names, f"{game.name}, {path.name}, [{section}]: missing {sorted(names - there)}, for nothing {sorted(there - names)}"
        for section in ("prompts", "actions", "events", "refusals"):
            for name, entry in text.get(section, {}).items():
                check_voices(game, f"{game.name}, {path.name}, {section}.{name}", entry)
        for kind, ints in kinds.items():
            for template in templates(text["events"][kind]):
                used = {field for _, field, _, _ in string.Formatter().parse(template) if field}
                assert used <= ints, f"{game.name}, {path.name}, events.{kind}: {sorted(used - ints)} are not told in {template!r}"


def check_voices(game: Game, here: str, entry: Any) -> None:
    """Each template of an entry is for somebody who can be the reader."""
    if not isinstance(entry, dict):
        return
    if "by" in entry:
        for part in entry.values():
            check_voices(game, here, part)
        return
    voices = [*game.people, "self", "yourself", "other"]
    for voice in entry:
        listed = f"The readers are {', '.join(voices)}; name other people at the top of the file: people = [...]"
        assert voice.removesuffix("_own") in voices, f"{here}: nobody reads {voice}. {nearest(voice, voices)} {listed}"
    assert "other" in entry, f"{here}: there is nothing for everybody else; add other"


def templates(entry: str | Mapping[str, Any]) -> Iterator[str]:
    """All templates of an entry."""
    if isinstance(entry, str):
        yield entry
        return
    for key, part in entry.items():
        if key != "by":
            yield from templates(part)
