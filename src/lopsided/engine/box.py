"""The box: what is printed, from a game's box.toml, and the options that a table may choose.

An entry that is malformed, an unknown option or a value out of range is refused with a sentence that names it.
"""

import difflib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from importlib.resources import files
from typing import Any

Value = int | str | tuple[int, ...]


class BoxError(ValueError):
    """What is wrong in a box.toml, or in the options asked for."""


def nearest(word: str, known: Any) -> str:
    """`Did you mean X?` where something known is close to the word, else the list of what is known."""
    known = [str(k) for k in known]
    close = difflib.get_close_matches(word, known, 1, 0.5)
    return f"Did you mean {close[0]}?" if close else f"There is {', '.join(known) or 'none'}."


@dataclass(frozen=True)
class Option:
    """One choice that the host of a table has: a whole number, one of some words, or a list of whole numbers."""

    name: str
    default: Value
    source: str
    range: tuple[int, int] | None = None
    values: tuple[str, ...] = ()
    many: bool = False

    def read(self, value: Any) -> Value:
        """A value as this option takes it, from Python or from the command line's text."""
        if self.values:
            if str(value) not in self.values:
                raise BoxError(f"{self.name} cannot be {value!r}. {nearest(str(value), self.values)}")
            return str(value)
        low, high = self.range or (0, 0)
        parts = value if isinstance(value, list | tuple) else str(value).split(",") if self.many else [value]
        try:
            numbers = tuple(int(str(p)) for p in parts if str(p) != "")
        except ValueError:
            raise BoxError(f"{self.name} takes {self.allowed}, not {value!r}.") from None
        if not self.many and len(numbers) != 1:
            raise BoxError(f"{self.name} takes {self.allowed}, not {value!r}.")
        inside = tuple(min(high, max(low, n)) for n in numbers)
        if numbers != inside:
            raise BoxError(f"{self.name} takes {self.allowed}, not {value!r}. The nearest is {','.join(map(str, inside))}.")
        return numbers if self.many else numbers[0]

    @property
    def allowed(self) -> str:
        """The values it takes, in words."""
        if self.values:
            return " or ".join(self.values)
        low, high = self.range or (0, 0)
        return f"whole numbers from {low} to {high} with commas" if self.many else f"a whole number from {low} to {high}"

    def index(self, value: Value) -> int:
        """The value as a number for the box: its place among the words, or itself."""
        return self.values.index(str(value)) if self.values else int(value)  # type: ignore[arg-type]


def load_printed(package: str) -> dict[str, Any]:
    """A game's box.toml, each entry with its source."""
    try:
        printed = tomllib.loads((files(package) / "box.toml").read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BoxError(f"{package}: box.toml cannot be read: {error}") from None
    check_sources(printed, package)
    return printed


def check_sources(printed: dict[str, Any], package: str) -> None:
    """Every entry of a table or list of tables says whether the book or we made it."""
    for section, entries in printed.items():
        parts = list(entries.values()) if isinstance(entries, dict) and "source" not in entries else entries if isinstance(entries, list) else [entries]
        for row in parts if all(isinstance(part, dict) for part in parts) else [entries]:
            if not isinstance(row, dict) or row.get("source") not in ("book", "designed"):
                raise BoxError(f'{package}: an entry of [{section}] has no source = "book" or "designed": {row}')


class Entry(dict[str, Any]):
    """A table of box.toml that remembers which of its parts was looked at last, so that an error can name it."""

    def __init__(self, table: Mapping[str, Any], path: str = "", trail: list[str] | None = None) -> None:
        self.path, self.trail = path, [] if trail is None else trail
        super().__init__({key: self._follow(value, f"{path}.{key}" if path else key) for key, value in table.items()})

    def _follow(self, value: Any, path: str) -> Any:
        if isinstance(value, list):
            return [self._follow(part, f"{path}.{i}") for i, part in enumerate(value)]
        return Entry(value, path, self.trail) if isinstance(value, dict) else value

    def __getitem__(self, key: str) -> Any:
        self.trail[:] = [self.path, key]
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        """The value of a key, or the default."""
        self.trail[:] = [self.path, key]
        return super().get(key, default)

    def looked_at(self) -> str:
        """The part that was looked at last, by its path: `prices` or `cards.3`."""
        return self.trail[0] or self.trail[1] if self.trail else "the whole"


def number(entry: Mapping[str, Any], key: str, where: str, most: int = 99) -> int:
    """A printed whole number from 0 to `most`; BoxError names the entry."""
    value = entry.get(key)
    if type(value) is not int or not 0 <= value <= most:
        raise BoxError(f"{where}: {key} is {value!r}; it must be a whole number from 0 to {most}")
    return value


def numbers(entry: Mapping[str, Any], key: str, where: str, count: int, most: int = 99) -> list[int]:
    """A printed row of so many whole numbers."""
    row = entry.get(key)
    if not isinstance(row, list) or len(row) != count:
        raise BoxError(f"{where}: {key} is {row!r}; it must be a list of {count} whole numbers")
    return [number({key: value}, key, where, most) for value in row]


def entries(printed: Mapping[str, Any], section: str) -> list[Mapping[str, Any]]:
    """The entries of a section, which is a list of tables."""
    found = printed[section]
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise BoxError(f"[[{section}]] must be a list of entries")
    return found


def name_of(what: str, entry: Mapping[str, Any]) -> str:
    """An entry as a complaint names it."""
    return f"{what}s: {entry.get('id', '')} {entry.get('name')}"


def member(kind: type[IntEnum], name: Any, where: str) -> int:
    """The number of an enum's member by its name in the box."""
    if not isinstance(name, str) or name.upper() not in kind.__members__:
        raise BoxError(f"{where}: there is no {kind.__name__.lower()} {name!r}; there is {', '.join(m.lower() for m in kind.__members__)}")
    return int(kind[name.upper()])


def read_options(printed: Mapping[str, Any]) -> dict[str, Option]:
    """The options that box.toml declares."""
    options = {}
    for name, entry in printed.get("options", {}).items():
        check_option(name, entry)
        bounds = entry.get("range") or entry.get("list")
        option = Option(name, 0, entry["source"], tuple(bounds) if bounds else None, tuple(entry.get("values", ())), "list" in entry)
        options[name] = Option(name, option.read(entry["default"]), option.source, option.range, option.values, option.many)
    return options


def check_option(name: str, entry: Mapping[str, Any]) -> None:
    """An option has a default and says which values it takes."""
    unknown = set(entry) - {"default", "range", "values", "list", "source"}
    if unknown or ("default" not in entry) or sum(k in entry for k in ("range", "values", "list")) != 1:
        raise BoxError(f"option {name} needs a default and one of range, values, list; it has {', '.join(entry)}")
    if "values" in entry:
        words = entry["values"]
        if not (isinstance(words, list) and words and all(isinstance(word, str) for word in words)):
            raise BoxError(f"option {name} has the values {words}; it needs a list of words")
        return
    bounds = entry.get("range", entry.get("list"))
    if not (isinstance(bounds, list) and [type(n) for n in bounds] == [int, int] and bounds[0] <= bounds[1]):
        raise BoxError(f"option {name} goes from {bounds}; it needs two whole numbers, the lower first")


def choose(options: Mapping[str, Option], chosen: Mapping[str, Any], presets: Mapping[str, Mapping[str, Any]] | None = None) -> dict[str, Value]:
    """All options with their values: those chosen, of the others those that the chosen preset names, and the defaults of the rest."""
    for name in chosen:
        if name not in options:
            raise BoxError(f"There is no option {name}. {nearest(name, options)}")
    preset = str(chosen.get("preset", options["preset"].default)) if "preset" in options else ""
    values = {**{k: v for k, v in (presets or {}).get(preset, {}).items() if k != "source"}, **chosen}
    for name in values:
        if name not in options:
            raise BoxError(f"presets: {preset}: there is no option {name}")
    return {name: option.read(values[name]) if name in values else option.default for name, option in options.items()}
