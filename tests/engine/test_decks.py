"""Decks: drawn from the top, discarded, made anew of their pile; interpreted and compiled alike."""

from collections import Counter

import numba
import pytest

from engine.high_card import GAME
from lopsided.engine import decks as d
from lopsided.engine.compiler import compiler
from lopsided.engine.dice import seal
from lopsided.engine.records import Header, i8

RESEARCH, SABOTAGE = 0, 1


class Shelf(Header, streams=2):
    """Two decks of ten cards at most."""

    decks: i8[2, d.deck(10)]


def shelf(cards: int = 10) -> Shelf:
    g: Shelf = Shelf.blank()
    seal(g, (5, 6))
    for which in (RESEARCH, SABOTAGE):
        for card in range(cards):
            d.add_card(g.decks, which, card)
        d.shuffle_deck(g, which, g.decks, which)
    return g


def draw(g: Shelf, which: int, n: int) -> list[int]:
    return [d.draw_card(g, which, g.decks, which) for _ in range(n)]


def test_a_deck_gives_each_card_once_and_then_none() -> None:
    g = shelf()
    cards = draw(g, RESEARCH, 10)
    assert sorted(cards) == list(range(10))
    assert cards != list(range(9, -1, -1))
    assert draw(g, RESEARCH, 2) == [d.NO_CARD, d.NO_CARD]


def test_an_empty_deck_is_made_of_its_pile_without_the_cards_that_are_held() -> None:
    g = shelf()
    cards = draw(g, RESEARCH, 10)
    for card in cards[:7]:
        d.discard(g.decks, RESEARCH, card)
    assert (g.decks[RESEARCH, d.UNDRAWN], g.decks[RESEARCH, d.PILED]) == (0, 7)
    again = draw(g, RESEARCH, 7)
    assert sorted(again) == sorted(cards[:7])
    assert again != cards[6::-1]
    assert draw(g, RESEARCH, 1) == [d.NO_CARD]


def test_a_card_put_under_the_deck_comes_last() -> None:
    g = shelf()
    first = draw(g, RESEARCH, 1)[0]
    second = draw(g, RESEARCH, 1)[0]
    d.put_under(g.decks, RESEARCH, first)
    d.put_under(g.decks, RESEARCH, second)
    assert g.decks[RESEARCH, d.UNDRAWN] == 10
    assert draw(g, RESEARCH, 10)[-2:] == [first, second]
    d.put_under(g.decks, RESEARCH, 7)
    assert draw(g, RESEARCH, 1) == [7]


def test_the_pile_is_left_alone_while_cards_are_undrawn() -> None:
    g = shelf()
    top = draw(g, RESEARCH, 1)[0]
    d.discard(g.decks, RESEARCH, top)
    assert top not in draw(g, RESEARCH, 9)
    assert draw(g, RESEARCH, 1) == [top]


def test_one_deck_leaves_the_other_as_it_is() -> None:
    alone, among = shelf(), shelf()
    for card in draw(among, SABOTAGE, 10):
        d.discard(among.decks, SABOTAGE, card)
    draw(among, SABOTAGE, 3)
    assert draw(alone, RESEARCH, 10) == draw(among, RESEARCH, 10)


def test_a_drawn_card_leaves_no_trace_in_the_deck_and_bares_something() -> None:
    g = shelf()
    bared = g.bared
    draw(g, RESEARCH, 10)
    assert g.bared == bared + 10
    assert [g.decks[RESEARCH, c] for c in range(d.deck(10))] == [0] * d.deck(10)


def test_a_hidden_deck_shows_its_size_and_its_pile_and_nothing_else() -> None:
    g = shelf()
    cards = draw(g, RESEARCH, 4)
    d.discard(g.decks, RESEARCH, cards[0])
    d.hide_deck(g.decks, RESEARCH)
    row = [g.decks[RESEARCH, c] for c in range(d.deck(10))]
    assert row[:2] == [6, 1]
    assert row[2:12] == [0] * 10
    assert row[12] == cards[0]


def test_a_guessed_order_is_any_order_of_the_same_cards_and_touches_no_dice() -> None:
    tops, before = Counter[int](), None
    for seed in range(400):
        g = shelf()
        before = (list(g.drawn), g.bared)
        d.guess_order(g.decks, RESEARCH, (seed, 1), RESEARCH)
        assert (list(g.drawn), g.bared) == before
        cards = draw(g, RESEARCH, 10)
        assert sorted(cards) == list(range(10))
        tops[cards[0]] += 1
    assert sum((tops[card] - 40) ** 2 for card in range(10)) / 40 < 34


def test_a_deck_that_gets_more_cards_than_it_holds_raises() -> None:
    g: Shelf = Shelf.blank()
    for card in range(10):
        d.discard(g.decks, RESEARCH, card)
    with pytest.raises(IndexError):
        d.discard(g.decks, RESEARCH, 10)


@numba.njit
def play_compiled(table, add, shuffle, draw_card, put, guess):  # type: ignore[no-untyped-def]
    g = table[0]
    for card in range(10):
        add(g.decks, 1, card)
    shuffle(g, 1, g.decks, 1)
    for _ in range(25):
        card = draw_card(g, 1, g.decks, 1)
        if card % 3 != 0:
            put(g.decks, 1, card)
    guess(g.decks, 1, (g.secret[0], g.secret[1]), 1)


def test_a_deck_is_the_same_interpreted_and_compiled() -> None:
    rules = (d.add_card, d.shuffle_deck, d.draw_card, d.discard, d.guess_order)
    table, g = Shelf.new(), Shelf.blank()
    table["secret"][0] = 5, 6
    seal(g, (5, 6))
    play_compiled(table, *(compiler(GAME).twin(rule) for rule in rules))
    play_compiled.py_func([g], *rules)
    assert bytes(g.memory) == table.tobytes()
    assert g.decks[1, d.PILED] > 0
