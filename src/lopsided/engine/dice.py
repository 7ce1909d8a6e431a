"""Chance: a keyed hash of (secret, stream, index), not one sequence.

Each die of each seat and each deck reads a stream of its own, so the same secret under other rules gives every
player the same dice, and no roll can be foreseen from the rolls seen. The hash is Threefry-2x64 with 20 rounds
(Salmon et al., 2011), tested against the known answers that its authors published.
"""

import hashlib

import numpy as np

from lopsided.engine.events import DIE, tell
from lopsided.engine.rule import rule

MASK = 0xFFFFFFFFFFFFFFFF
PARITY = 0x1BD11BDAA9FC1A22
LAB = 0x4C4F50534944  # the key word that sets the lab's secrets apart from everything else
LUCK = 0x4C55434B  # the stream from which agents take their own chance; no game has so many streams
_ROTATIONS = (16, 42, 12, 31, 16, 32, 24, 21)


def _threefry_compiled(key0, key1, count0, count1):
    """The same in arithmetic that wraps by itself."""
    k0, k1 = np.uint64(key0), np.uint64(key1)
    k2 = k0 ^ k1 ^ np.uint64(PARITY)
    x, y = np.uint64(count0) + k0, np.uint64(count1) + k1
    for turn in range(1, 6):
        for step in range(4):
            by = np.uint64(_ROTATIONS[step + (0 if turn & 1 else 4)])
            x += y
            y = ((y << by) | (y >> (np.uint64(64) - by))) ^ x
        k0, k1, k2 = k1, k2, k0
        x += k0
        y += k1 + np.uint64(turn)
    return x, y


@rule(compiled=_threefry_compiled)
def threefry(key0, key1, count0, count1):
    """Threefry-2x64-20: two words from a key of two words and a counter of two words."""
    keys = (key0, key1, key0 ^ key1 ^ PARITY)
    x, y = (count0 + key0) & MASK, (count1 + key1) & MASK
    for turn in range(1, 6):
        for step in range(4):
            by = _ROTATIONS[step + (0 if turn & 1 else 4)]
            x = (x + y) & MASK
            y = ((y << by | y >> (64 - by)) & MASK) ^ x
        x = (x + keys[turn % 3]) & MASK
        y = (y + keys[(turn + 1) % 3] + turn) & MASK
    return x, y


def _draw_compiled(g, stream, sides):
    """The same without loaded dice."""
    index = g.drawn[stream]
    g.drawn[stream] = index + 1
    g.bared += 1
    word, _ = threefry(g.secret[0], g.secret[1], stream, index)
    return (np.int64(word >> np.uint64(32)) * sides) >> 32


@rule(compiled=_draw_compiled)
def draw(g, stream, sides):
    """The next number of a stream, from 0 to sides - 1. A test may load an interpreted state's streams."""
    index = g.drawn[stream]
    g.drawn[stream] = index + 1
    g.bared += 1
    if g.loaded and g.loaded.get(stream):
        return g.loaded[stream].pop(0)
    return (threefry(g.secret[0], g.secret[1], stream, index)[0] >> 32) * sides >> 32


@rule
def roll(g, stream, sides):
    """Roll one die in the open, so that anybody can check it against the secret afterwards."""
    index = g.drawn[stream]
    face = 1 + draw(g, stream, sides)
    tell(g, DIE, stream, index, sides, face)
    return face


@rule
def shuffle(g, stream, cards, n):
    """Shuffle the first n cards; nobody sees anything."""
    for last in range(n - 1, 0, -1):
        other = draw(g, stream, last + 1)
        held = cards[last]
        cards[last] = cards[other]
        cards[other] = held


@rule
def seal(g, seed):
    """Give the state its secret, a pair of 64-bit words."""
    g.secret[0] = seed[0]
    g.secret[1] = seed[1]


@rule
def unseal(g):
    """Take the secret away: what hide() does to chance."""
    g.secret[0] = 0
    g.secret[1] = 0


@rule
def luck_block(seed, ply):
    """The two words from which agents take their chance at four decisions in a row."""
    return threefry(seed[0], seed[1], LUCK, ply >> 2)


def _luck_in_compiled(block, ply):
    """The same in arithmetic that wraps by itself."""
    word = block[0] if ply & 2 == 0 else block[1]
    return np.int64(word >> np.uint64(33)) if ply & 1 == 0 else np.int64((word >> np.uint64(2)) & np.uint64(0x7FFFFFFF))


@rule(compiled=_luck_in_compiled)
def luck_in(block, ply):
    """An agent's chance at one decision, 31 bits of its block."""
    word = block[0] if ply & 2 == 0 else block[1]
    return word >> 33 if ply & 1 == 0 else word >> 2 & 0x7FFFFFFF


@rule
def luck(seed, ply):
    """An agent's chance at one decision, 31 bits; no part of the game's own."""
    return luck_in(luck_block(seed, ply), ply)


@rule
def below(chance, n):
    """A number under n from an agent's 31 bits of chance."""
    return (chance * n) >> 31


@rule
def lab_secret(seed, index):
    """The secret of game `index` of the lab's run `seed`."""
    return threefry(seed, LAB, index, 0)


def commitment(secret: tuple[int, int]) -> str:
    """What the table shows before the first move: SHA-256 of the secret's 16 bytes, hexadecimal."""
    return hashlib.sha256(secret_bytes(secret)).hexdigest()


def secret_bytes(secret: tuple[int, int]) -> bytes:
    """The secret as 16 bytes, low word first."""
    return secret[0].to_bytes(8, "little") + secret[1].to_bytes(8, "little")


def secret_words(raw: bytes) -> tuple[int, int]:
    """The secret from 16 bytes."""
    return int.from_bytes(raw[:8], "little"), int.from_bytes(raw[8:16], "little")
