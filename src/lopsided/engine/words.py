"""Words: a game's text file turns ints into sentences. No id or enum name reaches a player.

A template names ints in braces: `{seat} pays {price:point} to push {target} to {row}`. Seats become names or "you", ints
that have a table under [names] become its words, `{price:point}` counts ("1 point", "3 points"). Ints that are seats are called
`seat`, `target` or `helper`, or as a list at the top of the file says: `people = ["giver", "taker"]`.
An entry may be a table of templates, chosen by who reads it: `seat`, `target`, ... where that person is the reader,
`self` / `yourself` where the first two people are one, `other` for everybody else; with `_own` added where the helper
helps themselves as the target (`other_own`). With `by = "wild"` it is chosen by that int's value first. A table of names may
stand in box.toml, one to an entry: `card = { box = "cards", key = "title" }`.
An int under [places] is where a seat lives: `color = ["your nation", "the nation of {name}"]`.
"""

import string
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from lopsided.engine.box import load_printed

PEOPLE = ("seat", "target", "helper")  # what every game may call a seat
LANGUAGE = "en"
MOST_SAID = 4096  # sentences that are remembered of each game


class Words:
    """The text of one game in one language."""

    def __init__(self, package: str, language: str = LANGUAGE) -> None:
        self.text: dict[str, Any] = tomllib.loads((files(package) / "text" / f"{language}.toml").read_text("utf-8"))
        for table, names in self.text.get("names", {}).items():
            if isinstance(names, dict):
                self.text["names"][table] = [entry[names["key"]] for entry in load_printed(package)[names["box"]]]
        self.people: tuple[str, ...] = (*PEOPLE, *self.text.get("people", ()))
        self._names: Mapping[str, Any] = self.text.get("names", {})
        self._plurals: Mapping[str, str] = self.text.get("plurals", {})
        self._said: dict[Any, str] = {}

    def line(self, section: str, key: str, ints: Mapping[str, Any], names: Sequence[str] = (), reader: int = -1) -> str:
        """One entry as a sentence, as this reader (a seat, or -1) should hear it; what was said lately is remembered."""
        asked = (section, key, tuple(ints.items()), tuple(names), reader)
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._said[asked] = self._line(section, key, ints, names, reader)
        return said

    def _line(self, section: str, key: str, ints: Mapping[str, Any], names: Sequence[str], reader: int) -> str:
        entry: Any = self.text[section][key]
        while isinstance(entry, dict) and "by" in entry:
            entry = entry.get(str(ints[entry["by"]]), entry.get("else", ""))
        if isinstance(entry, dict):
            entry = entry[self._voice(entry, ints, reader)]
        spoken: dict[str, Any] = dict(ints)
        for person in self.people:
            if person in ints:
                spoken[person] = "nobody" if not 0 <= ints[person] < len(names) else "you" if ints[person] == reader else names[ints[person]]
        for place, (mine, theirs) in self.text.get("places", {}).items():
            if place in ints:
                known = 0 <= ints[place] < len(names)
                spoken[place] = mine if ints[place] == reader else theirs.format(name=names[ints[place]] if known else "nobody")
        line = "".join([before + self._word(name, spoken[name], spec) if name else before for before, name, spec in pieces(entry)])
        return line[:1].upper() + line[1:]

    def _word(self, name: str, value: Any, counted: str) -> str:
        """A value by its table of names, or counted: "1 point", "3 points"."""
        table = self._names.get(name)
        if table is not None and isinstance(value, int):
            value = table[value]
        if not counted:
            return str(value)
        return f"{value} {counted if value == 1 else self._plurals.get(counted, counted + 's')}"

    def _voice(self, entry: Mapping[str, str], ints: Mapping[str, Any], reader: int) -> str:
        people = [p for p in self.people if p in ints]
        if len(people) > 1 and ints[people[0]] == ints[people[1]]:
            voices = ["yourself"] if ints[people[0]] == reader else ["self"]
        else:
            voices = [p for p in people if reader >= 0 and ints[p] == reader]
        voices.append("other")
        own = "helper" in ints and ints["helper"] == ints.get("target")
        return next((v for voice in voices for v in ([f"{voice}_own", voice] if own else [voice]) if v in entry), "other")


@cache
def pieces(template: str) -> tuple[tuple[str, str, str], ...]:
    """A template taken apart: what stands before each name in braces, the name, and what it counts."""
    return tuple((before, name or "", spec or "") for before, name, spec, _ in string.Formatter().parse(template))


@cache
def words(package: str, language: str = LANGUAGE) -> Words:
    """The text of a game's package, read once."""
    return Words(package, language)
