"""Chance: Threefry against its authors' known answers, both ways the same, fair, and one stream a die."""

from collections import Counter
from itertools import pairwise

import numba
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.high_card import GAME
from lopsided.engine import dice
from lopsided.engine.compiler import compiler
from lopsided.engine.events import DIE
from lopsided.engine.game import Game
from lopsided.engine.match import Match
from lopsided.engine.records import Header

word = st.integers(0, dice.MASK)
small = st.integers(0, 2**31 - 1)
ONES = dice.MASK
# key, counter, answer: threefry2x64 with 20 rounds in Random123's kat_vectors.
KNOWN = [
    ((0, 0), (0, 0), (0xC2B6E3A8C2C69865, 0x6F81ED42F350084D)),
    ((ONES, ONES), (ONES, ONES), (0xE02CB7C4D95D277A, 0xD06633D0893B8B68)),
    ((0xA4093822299F31D0, 0x082EFA98EC4E6C89), (0x243F6A8885A308D3, 0x13198A2E03707344), (0x263C7D30BB0F0AF1, 0x56BE8361D3311526)),
]


class Cup(Header, streams=40):
    """A state with dice and nothing else."""


def test_every_number_is_the_known_answer_of_threefry() -> None:
    for key, counter, answer in KNOWN:
        assert dice.threefry(*key, *counter) == answer
        assert compiler(GAME).twin(dice.threefry)(*(np.uint64(n) for n in (*key, *counter))) == answer


@settings(max_examples=2_000)
@given(st.tuples(word, word), st.tuples(word, word))
def test_threefry_is_the_same_interpreted_and_compiled(key: tuple[int, int], counter: tuple[int, int]) -> None:
    twin = compiler(GAME).twin(dice.threefry)
    assert twin(*(np.uint64(n) for n in (*key, *counter))) == dice.threefry(*key, *counter)


@settings(max_examples=1_000)
@given(st.tuples(word, word), small, st.integers(-(2**40), 2**63 - 1), st.integers(1, 5_000))
def test_luck_and_the_labs_secrets_are_the_same_interpreted_and_compiled(secret: tuple[int, int], ply: int, seed: int, n: int) -> None:
    twin = compiler(GAME).twin
    key = (np.uint64(secret[0]), np.uint64(secret[1]))
    chance = dice.luck(secret, ply)
    assert twin(dice.luck)(key, ply) == chance
    assert 0 <= chance < 2**31
    assert twin(dice.below)(chance, n) == dice.below(chance, n) < n
    assert twin(dice.lab_secret)(seed, ply) == dice.lab_secret(seed, ply)


@numba.njit
def drawn(draw, table, stream, sides, out):  # type: ignore[no-untyped-def]
    for i in range(len(out)):
        out[i] = draw(table[0], stream, sides)


@settings(max_examples=100)
@given(st.tuples(word, word), st.integers(0, 39), st.integers(1, 1_000))
def test_a_stream_is_drawn_the_same_interpreted_and_compiled(secret: tuple[int, int], stream: int, sides: int) -> None:
    g, table, out = Cup.blank(), Cup.new(), np.zeros(20, np.int64)
    dice.seal(g, secret)
    table["secret"][0] = secret
    drawn(compiler(GAME).twin(dice.draw), table, stream, sides, out)
    assert [dice.draw(g, stream, sides) for _ in range(20)] == out.tolist()
    assert bytes(g.memory) == table.tobytes()


def cup(secret: tuple[int, int] = (7, 11)) -> Cup:
    g: Cup = Cup.blank()
    dice.seal(g, secret)
    return g


@pytest.mark.parametrize("sides", [2, 6, 20])
def test_every_face_is_as_likely_as_every_other(sides: int) -> None:
    """Chi-square with a fixed secret; 1 in 10,000 fair dice would do worse than this bound."""
    throws, bound = 30_000, {2: 15.2, 6: 25.8, 20: 50.8}[sides]
    g = cup()
    counts = Counter(dice.draw(g, 3, sides) for _ in range(throws))
    assert sorted(counts) == list(range(sides))
    assert sum((n - throws / sides) ** 2 for n in counts.values()) * sides / throws < bound


def test_two_streams_have_nothing_to_do_with_each_other() -> None:
    """Pairs of faces of neighbouring streams, and of one stream's neighbours, are all as likely: chi-square, 35 degrees."""
    g = cup()
    left, right = ([dice.draw(g, stream, 6) for _ in range(30_000)] for stream in (0, 1))
    for pairs in (zip(left, right, strict=True), pairwise(left)):
        counts = Counter(pairs)
        expected = counts.total() / 36
        assert sum((counts[a, b] - expected) ** 2 for a in range(6) for b in range(6)) / expected < 79


def test_a_stream_goes_on_where_it_was_whatever_others_do() -> None:
    alone, among = cup(), cup()
    want = [dice.draw(alone, 5, 6) for _ in range(50)]
    got = []
    for i in range(50):
        dice.draw(among, i % 5, 6)
        got.append(dice.draw(among, 5, 6))
    assert got == want


def faces(match: Match) -> dict[int, list[int]]:
    """The dice that were told, by stream."""
    told: dict[int, list[int]] = {}
    for kind, _, stream, index, _, face, _ in match.events:
        if kind == DIE:
            assert index == len(told.setdefault(stream, []))
            told[stream].append(face)
    return told


def test_the_same_secret_under_other_rules_gives_every_player_the_same_dice(threat_level: Game) -> None:
    def played(variant: str) -> dict[int, list[int]]:
        match = Match(threat_level, 4, {"start_rows": [1, 1, 1, 1]}, variant, secret=(3, 4))
        for _ in range(60):
            seat = match.pending[0]
            match.submit(seat, match.legal(seat)[0])
        return faces(match)

    one, other = played("bare"), played("equal")
    assert one.keys() == other.keys() == {*range(4), *range(8, 12)}
    for stream in one:
        shared = min(len(one[stream]), len(other[stream]))
        assert shared > 5
        assert one[stream][:shared] == other[stream][:shared]


def test_a_roll_is_told_with_all_that_is_needed_to_check_it() -> None:
    g = cup((1, 2))
    first, second = dice.roll(g, 4, 6), dice.roll(g, 4, 6)
    assert [g.event[0, c] for c in range(7)] == [DIE, -1, 4, 1, 6, second, 0]  # a ring of one
    assert first == 1 + ((dice.threefry(1, 2, 4, 0)[0] >> 32) * 6 >> 32)
    assert g.bared == 2


def test_a_shuffle_keeps_every_card_and_reads_one_number_a_card() -> None:
    g, cards = cup(), list(range(30))
    dice.shuffle(g, 9, cards, 20)
    assert sorted(cards[:20]) == list(range(20))
    assert cards[:20] != list(range(20))
    assert cards[20:] == list(range(20, 30))
    assert g.drawn[9] == 19


def test_every_order_of_a_shuffle_is_as_likely_as_every_other() -> None:
    """Chi-square over the 24 orders of four cards, 23 degrees; 1 in 10,000 fair shuffles would do worse."""
    g, counts = cup(), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        dice.shuffle(g, 0, cards, 4)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert sum((n - 500) ** 2 for n in counts.values()) / 500 < 56


def test_the_seal_on_the_secret_is_its_hash_and_the_secret_survives_as_bytes() -> None:
    secret = (0x0123456789ABCDEF, 0xFEDCBA9876543210)
    assert dice.secret_bytes(secret).hex() == "efcdab89674523011032547698badcfe"
    assert dice.secret_words(dice.secret_bytes(secret)) == secret
    assert dice.commitment((0, 0)) == "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"


def test_the_secrets_of_a_run_are_all_different() -> None:
    secrets = {dice.lab_secret(seed, index) for seed in range(30) for index in range(300)}
    assert len(secrets) == 9_000


def test_unsealing_takes_the_whole_secret_away() -> None:
    g = cup()
    dice.unseal(g)
    assert list(g.secret) == [0, 0]
