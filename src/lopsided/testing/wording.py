"""Words: everything that a person can read is read here first, as each seat and as a spectator."""

import re
from collections.abc import Callable, Collection, Mapping
from functools import cache, partial
from typing import Any

from fluent.syntax import ast

from lopsided.engine.box import nearest
from lopsided.engine.events import AUDIENCE, EVERYONE
from lopsided.engine.game import Game
from lopsided.engine.laws import room_for_actions
from lopsided.engine.match import SPECTATOR
from lopsided.engine.words import LANGUAGE, Words, words
from lopsided.testing.grammar import keys, nodes, read_messages, selects
from lopsided.testing.inspector import Traced, copied, fewer, traced
from lopsided.testing.translation import check_translations, shared, whole_languages

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Elif", "Finn", "Gita", "Hugo", "Ines", "Jon", "Kaya", "Lars")
GAMES = 1_000  # over all seat counts
READ = 4  # plies between two whose questions are read: another ply in every game
RUN = 1_848
BLEMISHES = {
    "a brace": re.compile(r"[{}]"),
    "an id": re.compile(r"<[^>]*>|\w_\w|\b\w+\.[A-Z]{2,}\b"),
    "a value that is missing": re.compile(r"\b(None|undefined|null|nan|NaN|True|False)\b"),
    "a double space": re.compile(r"  "),
    "a space out of place": re.compile(r"^ | $| [.,;:?]"),
}
BLEMISHES_OF = {
    "en": {"a verb that does not go with you": re.compile(r"\b[Yy]ou (?!always\b|sometimes\b|perhaps\b|this\b|plus\b|minus\b)\w*[^\Ws]s\b")},
    "fr": {
        "a word that should melt into the next": re.compile(r"\b(?:[Dd]e|[Qq]ue|[Ll]e|[Nn]e|[Ss]e|[Tt]e|[Jj]usque) [AEIOUÉÈÊaeiouéèê]"),
        "a verb that does not go with you": re.compile(r"(?<!-)\b[Tt]u (?!ne\b|te\b|en\b|y\b|[nlt]’)\w*[^\Wsx]\b"),
    },
    "es": {"a word that should melt into the next": re.compile(r"\b(?:[Aa]|[Dd]e) el\b|\by (?:[IiÍí]|[Hh][ií](?!e))")},
}
YOU = {
    "en": re.compile(r"\b[Yy]our?s?(self)?\b"),
    "fr": re.compile(r"\b(?:[Tt]u|[Tt]oi|[Tt]es?|[Tt]on|[Tt]a|[Tt]’\w+)\b"),
    "es": re.compile(r"\b(?:[Tt]ú|[Tt]us?|[Tt]i|[Tt]e|[Cc]ontigo|\w+[ai]ste)\b"),
}


def enum_names(game: Game) -> re.Pattern[str]:
    """The names that only the code knows, as they would look if one slipped through."""
    kinds = [kind for kind, _ in game.told.names.values()]
    names = {n.upper() for n in (*game.moves.families, *kinds, *game.phases.__members__, *game.refusals.__members__)}
    return re.compile(rf"\b(?:{'|'.join(sorted(n for n in names if len(n) > 2))})\b")


def names_of_numbers(text: Words) -> re.Pattern[str]:
    """The names that are printed on the board: they may look as they like."""
    printed = {text.say(entry) for entry in text.entries if re.search(r"-\d+$", entry)}
    return re.compile(rf"\b(?:{'|'.join(re.escape(n) for n in sorted(printed, key=len, reverse=True)) or '(?!)'})\b")


class Reader:
    """Collects what can be read in games, and reads each thing once."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats, self.names = game, seats, NAMES[:seats]
        self.box = game.box.on(game.make_box(seats))
        self.read: set[Any] = set()
        self.texts = {language: words(game.package, language) for language in whole_languages(game.package)}
        self.blemishes = {language: BLEMISHES | {"an enum name": enum_names(game)} | BLEMISHES_OF.get(language, {}) for language in self.texts}
        self.printed = {language: names_of_numbers(text) for language, text in self.texts.items()}
        english = self.texts[LANGUAGE]
        self.wants = cache(self.given)
        self.silent = {kind for kind in english.family("event") if english.entries[f"event-{kind}"].partition("=")[2].strip() == '{ "" }'}

    def new(self, *key: Any) -> bool:
        """Whether this has not been read before."""
        fresh = key not in self.read
        self.read.add(key)
        return fresh

    def given(self, message: str) -> tuple[str, ...] | None:
        """What a message asks for in any of the languages; None where that hangs on a number's name, which may ask for anything."""
        files = {language: shared(language) | read_messages(text.source, f"{self.game.name}, {language}.ftl") for language, text in self.texts.items()}
        asked = set[str]().union(*(given(messages[message], messages) for messages in files.values()))
        return None if any("-" in name for name in asked) else tuple(asked)

    def hear(self, message: str, ints: Mapping[str, int], reader: int, aloof: bool, where: Callable[[], str], say: Callable[[str], str], **how: bool) -> None:
        """Judge a message in every language, but not again where all that it asks for is as it was."""
        wanted = self.wants(message)
        about = tuple(ints.items()) if wanted is None else tuple(ints.get(name) for name in wanted)
        whom = () if wanted is not None and not {"you", "same"}.intersection(wanted) else (reader, *(ints.get(role) for role in self.game.people))
        if self.new(message, about, whom, aloof):
            for language in self.texts:
                self.judge(say(language), where(), aloof, language=language, **how)

    def judge(self, sentence: str, here: str, aloof: bool, whole: bool = True, silent: bool = False, language: str = LANGUAGE) -> None:
        """Fail where a sentence is flawed; who is aloof from it is not spoken to in it, and a whole one ends with a stop."""
        if not self.new("sentence", sentence, aloof, language):
            return
        assert sentence or silent, f"{here}: there are no words for it in {language}"
        said = self.printed[language].sub("X", sentence)
        flaws = [what for what, pattern in self.blemishes[language].items() if pattern.search(said)]
        assert not flaws, f"{here}: {', '.join(flaws)} in {sentence!r}"
        assert not (aloof and language in YOU and YOU[language].search(said)), f"{here}: it says you to somebody else: {sentence!r}"
        assert not whole or not sentence or sentence[-1] in ".?", f"{here}: no full stop: {sentence!r}"

    def events(self, trace: Traced, here: str) -> None:
        """Every event of a game, as everybody hears it."""
        told, ring = trace.states["told"].tolist(), trace.rings
        rows = [ring[ply, n % ring.shape[1]].tolist() for ply in range(len(told)) for n in range(told[ply - 1] if ply else 0, told[ply])]
        for row in rows:
            if not self.new("event", *row):
                continue
            event = self.game.told.read(row)
            if event.kind in self.silent:
                continue
            about = {event.ints[p] for p in self.game.people if p in event.ints}
            aloof = next((seat for seat in range(self.seats) if seat not in about), SPECTATOR)
            for reader in about | {aloof, SPECTATOR}:
                if row[AUDIENCE] == EVERYONE or (reader >= 0 and row[AUDIENCE] >> reader & 1):
                    where = partial("{}, {} for seat {}".format, here, event, reader)
                    say = partial(self.game.say, event, self.names, reader=reader)
                    self.hear(f"event-{event.kind}", event.ints, reader, reader not in about, where, say, silent=True)

    def decision(self, g: Any, here: str) -> None:
        """The prompt of a decision and the legal actions of everybody who is asked."""
        phase = self.game.phases(g.frame[g.depth - 1, 0]).name.lower()
        out = room_for_actions(self.game)
        for seat in range(self.seats):
            if not g.pending >> seat & 1:
                continue
            for reader in range(SPECTATOR, self.seats):
                where = partial("{}, prompt {} of seat {} for seat {}".format, here, phase, seat, reader)
                say = partial(self.prompt, f"prompt-{phase}", seat, reader)
                self.hear(f"prompt-{phase}", {"seat": seat}, reader, reader != seat, where, say)
            for action in out[: self.game.legal(self.box, g, seat, out)].tolist():
                move, described = self.game.moves.decode(action), self.game.describe(self.box, g, seat, action)
                say = partial(self.game.say_action, seat, action, described, self.names)
                ints = {"seat": seat, **move.ints, **described}
                self.hear(f"action-{move.name}", ints, seat, False, partial("{}, {}".format, here, move), say, whole=False)

    def prompt(self, message: str, seat: int, reader: int, language: str) -> str:
        """What a seat is asked, as a reader hears it."""
        return self.texts[language].line(message, {"seat": seat}, self.names, reader)

    def refusals(self, g: Any, here: str) -> None:
        """Why everybody may not do everything else."""
        for seat in range(self.seats):
            for action in range(self.game.moves.size):
                reason = self.game.why_not(self.box, g, seat, action)
                if not reason:
                    continue
                move, described = self.game.moves.decode(action), self.game.describe(self.box, g, seat, action)
                ints = {"seat": seat, **move.ints, **described}
                message = f"refusal-{self.game.refusals(reason).name.lower()}"
                say = partial(self.game.say_refusal, reason, ints, self.names)
                self.hear(message, ints, seat, False, partial("{}, {} refused".format, here, move), say)


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
        for ply in range(index % READ, len(states) - 1, READ):
            g = copied(game, raw[ply * size : (ply + 1) * size])
            reader.decision(g, f"{here}, ply {ply}")
            if ply // READ % 25 == index % 25:
                reader.refusals(g, f"{here}, ply {ply}")


def check_the_language_files_are_complete(game: Game, seats: int) -> None:
    """In every language that is called complete there is a message for all that can be told, done, asked, refused and chosen, and none for anything else."""
    for language in whole_languages(game.package):
        check_language(game, words(game.package, language), f"{game.name}, {language}.ftl")
    check_translations(game.package)


def check_language(game: Game, text: Words, here: str) -> None:
    """One language file: its grammar, its messages, and what each of them is given."""
    messages = read_messages(text.source, here)
    heard = shared(text.language) | messages
    for name in ("title", "tagline", "pitch"):
        assert name in messages, f"{here}: there is no {name}"
    kinds = {kind: set(ints) for kind, ints in game.told.names.values()}
    wanted: dict[str, Collection[str]] = {
        "event": kinds,
        "action": game.moves.families,
        "prompt": [name.lower() for name in game.phases.__members__],
        "refusal": [name.lower() for name in game.refusals.__members__],
        "option": game.options,
    }
    for family, names in wanted.items():
        there, all_names = set(text.family(family)), set(names)
        assert there == all_names, f"{here}, {family}-: missing {sorted(all_names - there)}, for nothing {sorted(there - all_names)}"
    for name, message in messages.items():
        check_references(f"{here}, {name}", message, heard)
        check_readers(f"{here}, {name}", message, game)
    told = {f"event-{kind}": ints for kind, ints in kinds.items()} | {f"prompt-{name}": {"seat"} for name in wanted["prompt"]}
    for name, ints in told.items():
        used = given(messages[name], heard) - {"you", "same"} - ints
        unknown = sorted(form for form in used if not has_form(form, ints, text))
        assert not unknown, f"{here}, {name}: {unknown} are not told"
    for option in game.options.values():
        said = [a for a in messages[f"option-{option.name}"].attributes if a.id.name == "value"]
        values = {key for a in said for part in spoken_through(a, heard) for select in selects(part) for key in keys(select)}
        assert not said or values == set(option.values), f"{here}, option-{option.name}.value: its values are {', '.join(option.values)}"


def check_references(here: str, message: ast.Message, messages: Collection[str]) -> None:
    """Each message that is spoken through is there."""
    for part in nodes(message):
        if isinstance(part, ast.MessageReference):
            assert part.id.name in messages, f"{here}: there is no message {part.id.name}. {nearest(part.id.name, messages)}"


def check_readers(here: str, message: ast.Message, game: Game) -> None:
    """Each variant by $you or $same is for people there are."""
    for select in selects(message):
        by = select.selector.id.name if isinstance(select.selector, ast.VariableReference) else ""
        rest = {"you": "others", "same": "none"}.get(by)
        if rest is None:
            continue
        for key in keys(select):
            for role in key.split("-") if key != rest else ():
                listed = f"There are {', '.join(game.people)} and {rest}; a game names other people by Game(people=...)"
                assert role in game.people, f"{here}: ${by} is never {role}. {nearest(role, [*game.people, rest])} {listed}"
        default = next(key for key, variant in zip(keys(select), select.variants, strict=True) if variant.default)
        assert default == rest, f"{here}: there is nothing for everybody else; add *[{rest}]"


def spoken_through(node: Any, messages: dict[str, ast.Message]) -> list[Any]:
    """A part of a language file and the messages that it speaks through."""
    return [node, *(messages[part.id.name] for part in nodes(node) if isinstance(part, ast.MessageReference))]


def has_form(form: str, ints: Collection[str], text: Words) -> bool:
    """Whether every name of a number has this form: `row-effect` is the attribute `effect` of each `row-3`."""
    name, _, attribute = form.rpartition("-")
    return name in ints and all(f"{entry}.{attribute}" in text for entry in text.entries if re.fullmatch(rf"{name}-\d+", entry))


def given(message: ast.Message, messages: dict[str, ast.Message]) -> set[str]:
    """What a message needs to be given, with those that it speaks through."""
    parts = list(nodes(message))
    used = {part.id.name for part in parts if isinstance(part, ast.VariableReference)}
    return used.union(*(given(messages[part.id.name], messages) for part in parts if isinstance(part, ast.MessageReference)))
