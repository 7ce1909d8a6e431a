"""Records: one block of bytes, seen by compiled and by interpreted rules alike."""

import numpy as np
import pytest

from lopsided.engine.records import Header, Record, i8, i16, i32, i64, u8, u16, u32


class Purse(Record):
    coins: i16
    owner: i8
    seals: i64[2]
    rows: i8[2, 3]
    odd: u8


class Table(Header, streams=3, frames=2, events=4):
    points: i16[5]


class Wide(Record):
    a: i8
    b: u8
    c: i16
    d: u16
    e: u32
    f: i64
    g: i32


def test_fields_lie_in_the_order_in_which_they_are_declared_little_endian_and_aligned() -> None:
    assert Purse.dtype.names == ("coins", "owner", "seals", "rows", "odd")
    assert {name: Purse.dtype.fields[name][1] for name in Purse.dtype.names} == {"coins": 0, "owner": 2, "seals": 8, "rows": 24, "odd": 30}
    assert Purse.dtype.itemsize == 32
    assert Purse.dtype["coins"].str == "<i2"


def test_a_state_begins_with_the_header_in_the_lengths_that_it_gives() -> None:
    assert Table.dtype.names[:10] == Header.dtype.names
    assert (Table.dtype["drawn"].shape, Table.dtype["frame"].shape, Table.telling["event"].shape) == ((3,), (2, 2), (4, 7))


def test_a_length_that_the_header_does_not_have_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Misspelt has no length stream; there is events, frames, streams"):
        type("Misspelt", (Header,), {}, stream=3)


def test_a_field_that_every_state_has_is_not_declared_again() -> None:
    with pytest.raises(TypeError, match="Doubled inherits a field drawn; call yours otherwise"):

        class Doubled(Header, streams=2):
            drawn: i16


def test_an_interpreted_view_shares_its_bytes_with_the_compiled_record() -> None:
    records = Purse.new(2)
    view = Purse.on(memoryview(records.view(np.uint8))[32:])
    view.coins, view.owner, view.seals[1], view.rows[1, 2] = -300, -5, 1 << 62, 7
    assert (records[1]["coins"], records[1]["owner"], records[1]["seals"][1], records[1]["rows"][1, 2]) == (-300, -5, 1 << 62, 7)
    assert not records[0].tobytes().strip(b"\0")
    records[1]["coins"] = 12
    assert view.coins == 12


def test_interpreted_values_are_plain_ints() -> None:
    view = Purse.blank()
    assert type(view.coins) is int
    assert type(view.rows[0, 0]) is int
    assert view.rows.shape == (2, 3)


@pytest.mark.parametrize(
    ("field", "value"), [("a", 128), ("a", -129), ("b", 256), ("b", -1), ("c", 1 << 15), ("d", 1 << 16), ("e", -1), ("f", 1 << 63), ("g", 1 << 31)]
)
def test_a_value_that_does_not_fit_its_field_raises_and_leaves_it_as_it_was(field: str, value: int) -> None:
    view = Wide.blank()
    setattr(view, field, 1)
    with pytest.raises(ValueError, match="invalid value"):
        setattr(view, field, value)
    assert getattr(view, field) == 1


def test_a_value_that_does_not_fit_into_a_table_raises() -> None:
    view = Purse.blank()
    with pytest.raises(ValueError, match="invalid value"):
        view.rows[0, 1] = 128
    with pytest.raises(IndexError):
        view.rows[2, 0] = 1


def test_a_field_that_was_not_declared_cannot_be_written() -> None:
    with pytest.raises(AttributeError):
        Purse.blank().coin = 3
