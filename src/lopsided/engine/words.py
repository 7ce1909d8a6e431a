"""Words: a language file turns ints into sentences. No id or enum name reaches a player.

What a game says in a language stands in one file, text/en.ftl, in the grammar of Project Fluent: the message `event-pushed` for
the event `pushed`, `action-push`, `prompt-turn`, `refusal-poor`, `option-max_rounds` and so on. A message is given

- the ints of what it tells, as numbers: `{ $price }`, or to choose by, also by the plural forms of the language;
- a number that has names in the file by its name: for 3, `{ $row }` is the message `row-3`, and `{ $row-effect }` its `.effect`;
- ints that are seats (`seat`, `target`, `helper`, or what the game calls them) as names of people: `{ $seat }`;
- `$you`, which of these people the reader is: `seat`, `target`, `seat-target` where they are one person, or `others`;
- `$same`, which of these people are one person, whoever reads: `seat-target`, or `none`.

Names are never read as templates, and nothing is added to a sentence here, not even a capital: that is CAPITAL() in the file.

Of the two libraries for Python we take fluent_compiler. fluent.runtime needs 37 to 74 microseconds for a typical line of Threat Level
or Unequalopolis, fluent_compiler 1 to 7; but it needs a second to compile a large file, so each message is compiled when it is first
said, with those that it speaks through.
"""

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from babel.numbers import format_decimal
from fluent_compiler.bundle import FluentBundle
from fluent_compiler.resource import FtlResource
from fluent_compiler.types import FluentInt, FluentType

ENGINE = "lopsided.engine"  # whose language files any other may speak through
PEOPLE = ("seat", "target", "helper")  # what every game may call a seat
LANGUAGE = "en"
PLACES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that says something speaks for all
MOST_SAID = 4096  # sentences that are remembered of each game
ENTRY = re.compile(r"^([A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*)?(?=\n|\Z))*", re.MULTILINE)
PLAIN = re.compile(r"[\w-]+ *= *([^{}\s][^{}\n]*?)\s*")  # a line that needs no library
REFERENCE = re.compile(r"\{ *([A-Za-z][\w-]*)(?:\.[\w-]+)? *\}")


class Words:
    """What is said in one language by a game, or by the table itself."""

    def __init__(self, source: str, language: str = LANGUAGE, place: str = "") -> None:
        self.source, self.language, self.place = source, language, place
        self.entries = {found[1]: found[0] for found in ENTRY.finditer(source)}
        self._bundles: dict[str, FluentBundle] = {}
        self._values: dict[tuple[str, int], Number] = {}
        self._said: dict[Any, str] = {}

    def __contains__(self, message: str) -> bool:
        """Whether there is such a message, or such an attribute of one: `row-3`, `row-3.effect`."""
        entry, _, attribute = message.partition(".")
        return entry in self.entries and (not attribute or re.search(rf"^ +\.{attribute} *=", self.entries[entry], re.MULTILINE) is not None)

    def say(self, message: str, /, **known: str | int) -> str:
        """One message with what it is given."""
        entry = message.partition(".")[0]
        bundle = self._bundles.get(entry)
        if bundle is None:
            if plain := PLAIN.fullmatch(self.entries.get(message, "")):
                return plain[1]
            bundle = self._bundles[entry] = self._compiled(entry)
        said, errors = bundle.format(message, Given(self, known))
        if errors:
            raise KeyError(f"{self.place}, {message}: {'; '.join(map(str, errors))}")
        return str(said)

    def perhaps(self, message: str, otherwise: str = "", /, **known: str | int) -> str:
        """One message, or something else where there is none."""
        return self.say(message, **known) if message in self else otherwise

    def names(self, table: str, attribute: str = "") -> list[str]:
        """The names of numbers: what stands under `row-0`, `row-1` and so on, or their `.effect`."""
        return [self.say(entry + attribute) for entry in self.entries if re.fullmatch(rf"{table}-\d+", entry)]

    def family(self, name: str) -> list[str]:
        """What follows in the messages that begin with `event-`, in the order of the file; numbers are left out."""
        begins = f"{name}-"
        return [entry.removeprefix(begins) for entry in self.entries if entry.startswith(begins) and not entry.removeprefix(begins).isdecimal()]

    def line(self, message: str, ints: Mapping[str, Any], names: Sequence[str] = (), reader: int = -1, people: Iterable[str] = PEOPLE) -> str:
        """One message as this reader (a seat, or -1) should hear it; what was said lately is remembered."""
        asked = (message, tuple(ints.items()), tuple(names), reader)
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._said[asked] = self.say(message, **{**ints, **introduced(ints, names, reader, people)})
        return said

    def value(self, name: str, number: int) -> "Number":
        """A number as a message takes it: to choose by, and to say, by its name where it has one."""
        value = self._values.get((name, number))
        if value is None:
            if len(self._values) >= MOST_SAID:
                self._values.clear()
            value = Number(number)
            value.said = self.say(f"{name}-{number}") if f"{name}-{number}" in self.entries else written(number, self.language)
            self._values[name, number] = value  # only now: another thread may look for it
        return value

    def _compiled(self, entry: str) -> FluentBundle:
        """A message and those that it speaks through."""
        if entry not in self.entries:
            raise KeyError(f"{self.place} has no message {entry}")
        wanted = [entry]
        for name in wanted:
            wanted += dict.fromkeys(other for other in REFERENCE.findall(self.entries[name]) if other in self.entries and other not in wanted)
        source = FtlResource.from_string("\n".join(self.entries[name] for name in wanted))
        bundle = FluentBundle(self.language, [source], functions={"CAPITAL": capital}, use_isolating=False)
        for where, error in bundle.check_messages():
            raise ValueError(f"{self.place}, {where or entry}: {error}")
        return bundle


class Number(FluentInt):  # type: ignore[misc]
    """A number that may have a name."""

    said: str

    def format(self, locale: Any) -> str:
        """What is said of it."""
        return self.said


class Given(dict[str, Any]):
    """What a message is given. `row-effect` is looked up where it is asked for: the attribute `effect` of the name of `row`."""

    def __init__(self, words: Words, known: Mapping[str, str | int]) -> None:
        super().__init__({name: value if isinstance(value, str) else words.value(name, int(value)) for name, value in known.items()})
        self.words = words

    def __missing__(self, key: str) -> str:
        name, _, attribute = key.rpartition("-")
        message = f"{name}-{int(self[name])}.{attribute}" if isinstance(self.get(name), Number) else ""
        if message not in self.words:
            raise KeyError(key)
        return self.words.say(message, **{known: value for known, value in self.items() if known != name})


def written(number: int, language: str) -> str:
    """A number with its thousands apart, as the language has it: 1,500."""
    return str(number) if -1000 < number < 1000 else str(format_decimal(number, locale=language))


def introduced(ints: Mapping[str, int], names: Sequence[str], reader: int, people: Iterable[str]) -> dict[str, str]:
    """The people of a sentence by name, who of them the reader is, and who of them are one."""
    roles = {role: ints[role] for role in people if role in ints}
    known = {role: names[seat] for role, seat in roles.items() if 0 <= seat < len(names)}
    you = [role for role in known if ints[role] == reader]
    one: dict[int, list[str]] = {}
    for role in known:
        one.setdefault(ints[role], []).append(role)
    same = next((several for several in one.values() if len(several) > 1), ["none"])
    return {**known, "you": "-".join(you) or "others", "same": "-".join(same)}


def capital(said: Any) -> str:
    """CAPITAL($deed) in a language file: with a capital letter, as at the beginning of a sentence."""
    text = said.format(None) if isinstance(said, FluentType) else str(said)
    return text[:1].upper() + text[1:]


class Worded(ValueError):
    """Why something cannot be, for people: the message `cannot-<reason>` of the engine's file and what it is given. Its text is English."""

    def __init__(self, reason: str, /, **known: "str | int | Worded") -> None:
        self.reason, self.known = reason, known
        super().__init__(self.say())

    def __reduce__(self) -> Any:
        return again, (type(self), self.reason, self.known)

    def say(self, language: str = LANGUAGE) -> str:
        """The sentence, in English where the engine does not speak a language."""
        given = {name: value.say(language) if isinstance(value, Worded) else value for name, value in self.known.items()}
        return words(ENGINE, language if language in languages(ENGINE) else LANGUAGE).say(f"cannot-{self.reason}", **given)

    @property
    def facts(self) -> dict[str, str | int]:
        """What the sentence is given, as it can be sent."""
        return {name: str(value) if isinstance(value, Worded) else value for name, value in self.known.items()}


def again(kind: type[Worded], reason: str, known: dict[str, Any]) -> Worded:
    """An error that went from one process to another."""
    return kind(reason, **known)


@cache
def words(package: str, language: str = LANGUAGE) -> Words:
    """The words of a package, read once, over those that every file may speak through. What a language has no words for yet is said in English."""
    text = file_of(package, language)
    beneath = [file_of(where, tongue) for where in (ENGINE, package) for tongue in dict.fromkeys((LANGUAGE, language)) if tongue in languages(where)]
    text.entries = {name: entry for file in beneath for name, entry in file.entries.items()}
    return text


def file_of(package: str, language: str) -> Words:
    """What one language file says."""
    return Words((files(package) / "text" / f"{language}.ftl").read_text("utf-8"), language, f"{package}, text/{language}.ftl")


def asked_for(tag: str = "") -> str:
    """The language of a tag such as fr_CA.UTF-8, or, where there is none, of the environment: of whoever sits at this machine."""
    said = tag or next(filter(None, map(os.environ.get, PLACES)), LANGUAGE)
    return re.split(r"[-_.@]", said)[0].lower()


def spoken_here(package: str, tag: str = "") -> Words:
    """The words of a package in the language that is asked for, in English where it has none."""
    wanted = asked_for(tag)
    return words(package, wanted if wanted in languages(package) else LANGUAGE)


@cache
def languages(package: str) -> tuple[str, ...]:
    """The languages that a package has a file for."""
    return tuple(sorted(path.name.removesuffix(".ftl") for path in (files(package) / "text").iterdir() if path.name.endswith(".ftl")))
