"""What box.toml may hold: a sentence for whatever does not fit, and numbers that find their place in the box."""

from copy import deepcopy
from enum import IntEnum
from typing import Annotated, Any, Literal, NamedTuple

import pytest
from msgspec import Meta, field

from lopsided.engine.box import Contents, read_contents
from lopsided.engine.records import Record, i8
from lopsided.engine.schema import BoxError, Entry, Part, Written, length, write

Count = Annotated[int, Meta(ge=0, le=9)]


class Colour(IntEnum):
    RED, GREEN = range(3, 5)


class Effect(NamedTuple):
    amount: int

    @classmethod
    def read(cls, text: str) -> "Effect":
        if not text.isdigit():
            raise ValueError("it must be a number in words")
        return cls(int(text))


class Step(Part):
    roll: Count


class Card(Entry):
    name: str
    colour: Written[Colour]
    effects: Annotated[list[Written[Effect]], length(1, 2)]
    second: Step | None = None
    paid: bool = False

    def __post_init__(self) -> None:
        if self.paid and self.second is None:
            raise ValueError("who is paid rolls a second time")


class Prices(Entry):
    push_price: Count = field(name="push")
    tokens: Annotated[int, Meta(ge=1, le=3, description="so many make a point")]
    row: Annotated[list[Count], length(3)]
    kind: Literal["a", "b"] = "a"


class Printed(Contents):
    prices: Prices
    cards: Annotated[list[Card], length(1, 2)]


PRINTED: dict[str, Any] = {
    "prices": {"push": 3, "tokens": 2, "row": [1, 2, 3], "source": "book"},
    "cards": [
        {"name": "Luck", "colour": "red", "effects": ["1"], "source": "book"},
        {"name": "Toil", "colour": "green", "effects": ["1", "2"], "second": {"roll": 4}, "paid": True, "source": "designed"},
    ],
}  # fmt: skip


@pytest.mark.parametrize(("path", "value", "message"), [
    (("prices", "push"), -1, "[prices]: push is -1; it must be a whole number from 0 to 9"),
    (("prices", "push"), 10, "[prices]: push is 10; it must be a whole number from 0 to 9"),
    (("prices", "push"), "3", "[prices]: push is '3'; it must be a whole number from 0 to 9"),
    (("prices", "push"), True, "[prices]: push is True; it must be a whole number from 0 to 9"),
    (("prices", "push"), 2.0, "[prices]: push is 2.0; it must be a whole number from 0 to 9"),
    (("prices", "push"), ..., "[prices]: push is missing; it must be a whole number from 0 to 9"),
    (("prices", "push_price"), 3, "[prices]: there is no 'push_price' here. Did you mean push?"),
    (("prices", "tokens"), 0, "[prices]: tokens is 0; it must be a whole number from 1 to 3 (so many make a point)"),
    (("prices", "row"), [1, 2], "[prices]: row is [1, 2]; it must be a list of 3, each a whole number from 0 to 9"),
    (("prices", "row", 2), "x", "[prices]: number 3 of row is 'x'; it must be a whole number from 0 to 9"),
    (("prices", "row"), [7] * 99, "[prices]: row is a list of 99; it must be a list of 3, each a whole number from 0 to 9"),
    (("prices", "kind"), "c", "[prices]: kind is 'c'; it must be a or b"),
    (("prices", "source"), ..., "[prices]: source is missing; it must be book or designed"),
    (("prices", "source"), "rumour", "[prices]: source is 'rumour'; it must be book or designed"),
    (("prices",), ..., "prices is missing; it must be a table"),
    (("prises",), {}, "there is no 'prises' here. Did you mean prices?"),
    (("cards",), {"name": "Luck"}, "cards is {'name': 'Luck'}; it must be a list of 1 to 2, each a table"),
    (("cards", 1), 3, "number 2 of cards is 3; it must be a table"),
    (("cards", 1, "name"), ..., "cards: number 2: name is missing; it must be a text"),
    (("cards", 1, "colour"), "grene", "cards: Toil: colour is 'grene'; there is no colour 'grene'. Did you mean green?"),
    (("cards", 1, "colour"), 4, "cards: Toil: colour is 4; it must be one of red, green"),
    (("cards", 1, "colour"), ..., "cards: Toil: colour is missing; it must be one of red, green"),
    (("cards", 1, "effects", 0), "x", "cards: Toil: number 1 of effects is 'x'; it must be a number in words"),
    (("cards", 1, "effects"), [], "cards: Toil: effects is []; it must be a list of 1 to 2, each a text"),
    (("cards", 1, "second", "roll"), 12, "cards: Toil, second: roll is 12; it must be a whole number from 0 to 9"),
    (("cards", 1, "second"), 12, "cards: Toil: second is 12; it must be a table"),
    (("cards", 1, "second"), ..., "cards: Toil: who is paid rolls a second time"),
    (("cards", 1, "paid"), "yes", "cards: Toil: paid is 'yes'; it must be true or false"),
])  # fmt: skip
def test_what_does_not_fit_is_refused_by_its_place_with_what_may_stand_there(path: tuple[str | int, ...], value: Any, message: str) -> None:
    printed: Any = deepcopy(PRINTED)
    entry = printed
    for key in path[:-1]:
        entry = entry[key]
    if value is ...:
        del entry[path[-1]]
    else:
        entry[path[-1]] = value
    with pytest.raises(BoxError) as error:
        read_contents(printed, Printed)
    assert str(error.value) == message


class Box(Record):
    push_price: i8
    tokens: i8
    row: i8[3]


class Rows(Record):
    tokens: i8[2]
    row: i8[2, 3]


def test_the_numbers_of_an_entry_go_where_the_box_has_their_names() -> None:
    printed = read_contents(PRINTED, Printed)
    assert isinstance(printed, Printed)
    assert (printed.cards[1].colour, printed.cards[1].effects) == (Colour.GREEN, [(1,), (2,)])
    box, rows = Box.blank(), Rows.blank()
    write(box, printed.prices)
    write(rows, printed.prices, 1)
    assert (box.push_price, box.tokens, list(box.row)) == (3, 2, [1, 2, 3])
    assert (list(rows.tokens), rows.row.tolist()) == ([0, 2], [[0, 0, 0], [1, 2, 3]])
