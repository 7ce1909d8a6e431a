"""Words: ints become sentences, as each reader should hear them."""

import pytest

from lopsided.engine.words import PEOPLE, Words

TEXT = Words("""
### A language file
title = Test

card-0 = fog
    .of = of the fog
card-1 = hail
    .of = of the hail
row-0 = START
row-2 = two

price-points =
    { $price ->
        [one] { $price } point
       *[other] { $price } points
    }

# A comment about the next message
plain = It rains.
silent = { "" }
drew = { $seat } drew { CAPITAL($card) }, afraid { $card-of }.
came = { CAPITAL($card) } came.
paid =
    { $you ->
        [seat] You paid { price-points }.
       *[others] { $seat } paid { price-points }.
    }
moved = { $seat } moved to { $row }.
owned = f{ $amount }
given =
    { $you ->
        [giver] You gave { $target } a coin.
        [target] { $giver } gave you a coin.
       *[others] { $giver } gave { $target } a coin.
    }
hit =
    { $you ->
        [seat]
            { $same ->
                [target-helper] You hit { $target }, as asked.
               *[none] You hit { $target }.
            }
        [target] { $seat } hit you.
        [seat-target] You hit yourself.
       *[others]
            { $same ->
                [seat-target] { $seat } hit nobody else.
               *[none] { $seat } hit { $target }.
            }
    }
rolled =
    { $row ->
        [0] At the bottom.
       *[other] On { $row }.
    }
option-pace = How fast.
    .value =
        { $value ->
            [1] slow
           *[fast] fast
        }
""")
NAMES = ("Ada", "Bo", "Cleo")


@pytest.mark.parametrize(("message", "ints", "reader", "sentence"), [
    ("plain", {}, 0, "It rains."),
    ("silent", {}, 0, ""),
    ("paid", {"seat": 1, "price": 1}, 1, "You paid 1 point."),
    ("paid", {"seat": 1, "price": 3}, 0, "Bo paid 3 points."),
    ("paid", {"seat": 1, "price": 0}, -1, "Bo paid 0 points."),
    ("moved", {"seat": 0, "row": 2}, -1, "Ada moved to two."),
    ("moved", {"seat": 0, "row": 7}, -1, "Ada moved to 7."),
    ("rolled", {"row": 0}, -1, "At the bottom."),
    ("rolled", {"row": 2}, -1, "On two."),
    ("owned", {"amount": 1500}, -1, "f1,500"),
    ("drew", {"seat": 0, "card": 1}, -1, "Ada drew Hail, afraid of the hail."),
    ("came", {"card": 0}, -1, "Fog came."),
    ("hit", {"seat": 0, "target": 1, "helper": 2}, 0, "You hit Bo."),
    ("hit", {"seat": 0, "target": 1, "helper": 2}, 1, "Ada hit you."),
    ("hit", {"seat": 0, "target": 1, "helper": 2}, 2, "Ada hit Bo."),
    ("hit", {"seat": 0, "target": 1, "helper": 2}, -1, "Ada hit Bo."),
    ("hit", {"seat": 0, "target": 0, "helper": 2}, 0, "You hit yourself."),
    ("hit", {"seat": 0, "target": 0, "helper": 2}, 1, "Ada hit nobody else."),
    ("hit", {"seat": 0, "target": 1, "helper": 1}, 0, "You hit Bo, as asked."),
    ("given", {"giver": 0, "target": 1}, 0, "You gave Bo a coin."),
    ("given", {"giver": 0, "target": 1}, 1, "Ada gave you a coin."),
    ("given", {"giver": 0, "target": 1}, 2, "Ada gave Bo a coin."),
])  # fmt: skip
def test_a_reader_hears(message: str, ints: dict[str, int], reader: int, sentence: str) -> None:
    assert TEXT.line(message, ints, NAMES, reader, (*PEOPLE, "giver")) == sentence


def test_a_players_name_is_never_read_as_a_template() -> None:
    assert TEXT.line("moved", {"seat": 0, "row": 2}, ("{ $row } {0} %s",)) == "{ $row } {0} %s moved to two."


def test_a_word_that_is_missing_is_an_error_and_no_sentence() -> None:
    with pytest.raises(KeyError, match="no message sang"):
        TEXT.line("sang", {"seat": 0}, NAMES)
    with pytest.raises(KeyError, match="row"):
        TEXT.line("moved", {"seat": 0}, NAMES)
    with pytest.raises(ValueError, match="Unknown message: nothing"):
        Words("broken = { nothing }\n").say("broken")


def test_what_a_value_is_called_is_an_attribute_of_its_option() -> None:
    assert [TEXT.perhaps("option-pace.value", "?", value=value) for value in (1, "fast")] == ["slow", "fast"]
    assert TEXT.perhaps("option-size.value", "as written", value="big") == "as written"
    assert TEXT.perhaps("plain.value", "as written") == "as written"


def test_names_and_families_are_listed_in_the_order_of_the_file() -> None:
    assert TEXT.names("card") == ["fog", "hail"]
    assert TEXT.names("card", ".of") == ["of the fog", "of the hail"]
    assert TEXT.family("option") == ["pace"]
    assert TEXT.family("row") == []


def test_thousands_stand_apart_as_the_language_has_it() -> None:
    said = {language: Words("paid = f{ $amount }", language).say("paid", amount=1500) for language in ("en", "fr")}
    assert said == {"en": "f1,500", "fr": "f1\u202f500"}
    assert Words("paid = f{ $amount }").say("paid", amount=-999) == "f-999"
