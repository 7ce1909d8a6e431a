"""The box: what is printed, from a game's box.toml, and the options that a table may choose.

An entry that is malformed, an unknown option or a value out of range is refused with a sentence that names it.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from msgspec import field
from msgspec.structs import replace

from lopsided.engine.schema import BoxError as BoxError
from lopsided.engine.schema import Entry, Part, Unfit, meant, read
from lopsided.engine.schema import nearest as nearest

Value = int | str | tuple[int, ...]
Bounds = tuple[int, int]
MOST_CHOICES = 16  # of an option that can be voted on


class Option(Entry, kw_only=True):
    """One choice that the host of a table has: a whole number, one of some words, or a list of whole numbers."""

    default: Value
    range: Bounds | None = None
    values: tuple[str, ...] = ()
    list: Bounds | None = None
    reform: bool = False  # a table may vote to change it while the game is played
    name: str = "default"

    def __post_init__(self) -> None:
        if [self.range is None, self.values == (), self.list is None].count(False) != 1:
            raise ValueError("an option has one of range, values and list")
        if self.bounds and self.bounds[0] > self.bounds[1]:
            raise ValueError(f"it goes from {self.bounds[0]} to {self.bounds[1]}; the lower must come first")
        if self.read(self.default) != self.default:
            raise ValueError(f"default is {self.default!r}; it must be {self.allowed}")
        if self.reform and not 2 <= len(self.choices) <= MOST_CHOICES:
            raise ValueError(f"it can be voted on, so it must have 2 to {MOST_CHOICES} values, not {len(self.choices)}")

    @property
    def many(self) -> bool:
        """Whether it takes a list of numbers."""
        return self.list is not None

    @property
    def bounds(self) -> Bounds | None:
        """The least and the most that a number may be; None where it takes words."""
        return self.range or self.list

    @property
    def choices(self) -> tuple[int | str, ...]:
        """All its values one by one; none where it takes a list of numbers."""
        low, high = self.range or (0, -1)
        return self.values or tuple(range(low, high + 1))

    def read(self, value: Any) -> Value:
        """A value as this option takes it, from Python or from the command line's text."""
        if self.values:
            if str(value) not in self.values:
                raise Unfit("word", option=self.name, value=repr(value), **meant(str(value), self.values))
            return str(value)
        low, high = self.bounds or (0, 0)
        wrong: dict[str, Any] = {"option": self.name, "low": low, "high": high, "value": repr(value)}
        kind = "numbers" if self.many else "number"
        parts = value if isinstance(value, list | tuple) else str(value).split(",") if self.many else [value]
        try:
            numbers = tuple(int(str(p)) for p in parts if str(p) != "")
        except ValueError:
            raise Unfit(kind, **wrong) from None
        if not self.many and len(numbers) != 1:
            raise Unfit(kind, **wrong)
        inside = tuple(min(high, max(low, n)) for n in numbers)
        if numbers != inside:
            raise Unfit(f"{kind}_near", **wrong, near=",".join(map(str, inside)))
        return numbers if self.many else numbers[0]

    @property
    def allowed(self) -> str:
        """The values it takes, in words."""
        if self.values:
            return " or ".join(self.values)
        low, high = self.bounds or (0, 0)
        return f"whole numbers from {low} to {high} with commas" if self.many else f"a whole number from {low} to {high}"


class Contents(Part, kw_only=True):
    """What a box.toml holds; a game adds its sections."""

    options: dict[str, Option] = field(default_factory=dict)
    presets: dict[str, dict[str, int | str]] = field(default_factory=dict)  # what a value of the option `preset` stands for


def named(options: Mapping[str, Option]) -> dict[str, Option]:
    """Options that know their own names, for what they say to who sets them."""
    return {name: replace(option, name=name) for name, option in options.items()}


def load_printed(package: str) -> dict[str, Any]:
    """A game's box.toml as it is written."""
    try:
        return tomllib.loads((files(package) / "box.toml").read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BoxError(f"{package}: box.toml cannot be read: {error}") from None


def read_contents(printed: Mapping[str, Any], schema: type[Contents]) -> Contents:
    """What box.toml says, as the game's schema has it; BoxError names what is wrong."""
    contents = read(printed, schema)
    for preset, values in contents.presets.items():
        try:
            if values.get("source") not in ("book", "designed"):
                raise BoxError(f"source is {values.get('source')!r}; it must be book or designed")
            choose(named(contents.options), {"preset": preset, **{name: value for name, value in values.items() if name != "source"}})
        except BoxError as error:
            raise BoxError(f"[presets.{preset}]: {error}") from None
    return contents


def choose(options: Mapping[str, Option], chosen: Mapping[str, Any], presets: Mapping[str, Mapping[str, Any]] | None = None) -> dict[str, Value]:
    """All options with their values: those chosen, of the others those that the chosen preset names, and the defaults of the rest."""
    for name in chosen:
        if name not in options:
            raise Unfit("option", option=name, **meant(name, options))
    preset = str(chosen.get("preset", options["preset"].default)) if "preset" in options else ""
    values = {**(presets or {}).get(preset, {}), **chosen}
    return Chosen({name: option.read(values[name]) if name in values else option.default for name, option in options.items()})


class Chosen(dict[str, Value]):
    """The options of a table by name; a game that asks for one that its box has not hears so."""

    def __missing__(self, name: str) -> Value:
        raise BoxError(f"box.toml has no option {name}. {nearest(name, self)}")
