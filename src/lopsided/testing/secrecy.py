"""Secrecy: whatever a seat may not know can be changed, and nothing that reaches the seat changes with it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from lopsided.engine.changes import is_within, value_at
from lopsided.engine.dice import below, lab_secret, luck, secret_bytes
from lopsided.engine.events import AUDIENCE, COLUMNS, EVERYONE, hears
from lopsided.engine.fault import changed_fields, say_action
from lopsided.engine.game import Game
from lopsided.engine.laws import FAULTS, NONE, interpreted_fault, room_for_actions
from lopsided.engine.match import SPECTATOR, Match
from lopsided.testing.inspector import copied, is_far
from lopsided.testing.walking import walk

GAMES, GUESSES, PLIES = 4, 2, 10_000
READERS = 3  # who look at a decision; others at the next
TRIES = 20  # guesses, for each value that a hidden field can have, of which one must be right
LOOKS = 400  # plies of random games at which a guess is held against the truth
SMALL = 80  # actions of a game whose guesses are held against the truth
UNGUESSED = ("secret",)  # chance to come


def known(match: Match, reader: int) -> tuple[Any, ...]:
    """All that reaches a seat or a spectator: the hidden state, the view, the legal actions and the refusals."""
    hidden = match.seen(reader)
    reasons = [match.game.why_not(match.box, match.g, reader, a) for a in range(match.game.moves.size)] if reader >= 0 else []
    return bytes(hidden.memory), msgspec.json.encode(match.view(reader)), match.legal(reader), reasons


def differences(game: Game, one: tuple[Any, ...], other: tuple[Any, ...]) -> str:
    """Where what reaches a seat differs: fields of the hidden state, else parts of the view, else actions."""
    if fields := changed_fields(game, one[0], other[0]):
        return f"the field {', '.join(fields)}"
    views = [msgspec.json.decode(view) for view in (one[1], other[1])]
    if parts := sorted(changed_parts(*views)):
        return f"the view's {', '.join(parts)}"
    actions = {a for a in range(game.moves.size) if (a in one[2]) != (a in other[2]) or one[3][a : a + 1] != other[3][a : a + 1]}
    return f"whether one may {', '.join(say_action(game, a) for a in sorted(actions)[:3])}" if actions else ""


def changed_parts(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """The paths at which two views differ."""
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from changed_parts(one[key], other[key], f"{path}.{key}" if path else key)
    else:
        yield path


def check_nothing_hidden_leaks(game: Game, seats: int) -> None:
    """For each seat and the spectator in turn: other secrets, other dice, the same bytes."""
    looked = 0
    for seed in range(GAMES):
        match, since = Match(game, seats, seed=seed), 0
        while not match.over and not is_far(game, seats, len(match.log)):
            chance = luck(match.secret, match.g.ply)
            if chance % 8 == 0:
                for reader in {SPECTATOR + (looked + n) % (seats + 1) for n in range(READERS)}:
                    expect_secrecy(match, reader, since, f"{game.name} with {seats} seats, seed {seed}, ply {match.g.ply}, as seen by seat {reader}")
                looked += READERS
                expect_resealing(match, f"{game.name} with {seats} seats, seed {seed}, ply {match.g.ply}")
            since, seat = len(match.events), match.pending[chance % len(match.pending)]
            match.submit(seat, match.bot_action(seat, "random", chance))
        for reader in range(SPECTATOR, seats):
            expect_blanked(match, reader, f"{game.name} with {seats} seats, seed {seed}, at the end, as seen by seat {reader}")


def expect_secrecy(match: Match, reader: int, since: int, here: str) -> None:
    """Everything that must hold for one reader at one decision."""
    expect_blanked(match, reader, here)
    expect_hearing(match, reader, since, here)
    if reader >= 0:
        expect_own_places(match, reader, here)
    before, truth = known(match, reader), bytes(match.g.memory)
    hidden = match.seen(reader)
    if reader >= 0:
        out = room_for_actions(match.game)
        n = match.game.legal(match.box, hidden, reader, out)
        assert out[:n].tolist() == before[2], f"{here}: the legal actions need what is hidden"
    match.g.secret[0] ^= 1
    after = known(match, reader)
    assert after == before, f"{here}: the secret of the dice shows in {differences(match.game, before, after)}"
    guesses = set()
    for number in range(GUESSES):
        guessed = match.seen(reader)
        match.game.guess(match.box, guessed, reader, lab_secret(number, match.g.ply))
        match.g.memory[:] = guessed.memory
        after = known(match, reader)
        shown = differences(match.game, before, after)
        assert after == before, f"{here}: what is hidden shows, or guess {number} does not fit what the seat knows: {shown} is another"
        expect_playable(match, here)
        guesses.add(bytes(guessed.memory))
        match.g.memory[:] = truth
    assert len(guesses) == GUESSES, f"{here}: guess gives the same for other seeds"


def expect_resealing(match: Match, here: str) -> None:
    """What nobody knows is another by another seed, and whoever looks sees no difference."""
    game, resealed = match.game, set()
    for number in range(GUESSES):
        g = copied(game, match.g.memory)
        game.reseal(match.box, g, lab_secret(number, match.g.ply))
        resealed.add(bytes(g.memory))
        assert game.sound(match.box, g) == 0, f"{here}: what reseal() makes of the state breaks law {game.sound(match.box, g)} of sound()"
        for reader in range(SPECTATOR, match.seats):
            seen = copied(game, g.memory)
            game.hide(match.box, seen, reader)
            shown = changed_fields(game, bytes(match.seen(reader).memory), bytes(seen.memory))
            assert not shown, f"{here}: reseal() changes what seat {reader} knows: {', '.join(shown)}"
    assert len(resealed) == GUESSES, f"{here}: reseal gives the same for other seeds"


def expect_blanked(match: Match, reader: int, here: str) -> None:
    """The secret is gone, hiding twice is hiding once, and what is public stays."""
    hidden, public = match.seen(reader), bytes(match.seen(SPECTATOR).memory)
    once = bytes(hidden.memory)
    secret = secret_bytes(match.secret)
    assert secret[:8] not in once, f"{here}: the first half of the secret is in the hidden state"
    assert secret[8:] not in once, f"{here}: the second half of the secret is in the hidden state"
    match.game.hide(match.box, hidden, reader)
    twice = bytes(hidden.memory)
    assert twice == once, f"{here}: hiding twice is not hiding once: {', '.join(changed_fields(match.game, once, twice))}"
    match.game.hide(match.box, hidden, SPECTATOR)
    less = changed_fields(match.game, public, bytes(hidden.memory))
    assert not less, f"{here}: hide() takes away or adds what is public: {', '.join(less)}"


def expect_own_places(match: Match, reader: int, here: str) -> None:
    """What a seat sees otherwise has its place in what everybody sees, and no part of it lies within another."""
    public, own = match.shown(SPECTATOR), match.game.own(match.box, match.seen(reader), reader)
    for path in own:
        assert has_place(public, path), f"{here}: own() gives {path}, which view() has not"
        assert not any(is_within(path, other) for other in own), f"{here}: own() gives {path} and something that it lies in"


def has_place(view: Any, path: str) -> bool:
    """Whether something stands at a path."""
    try:
        value_at(view, path)
    except (KeyError, IndexError, TypeError, ValueError):
        return False
    return True


def expect_hearing(match: Match, reader: int, since: int, here: str) -> None:
    """A seat hears what everybody hears and what was whispered to it, and nothing else."""
    masks = [row[AUDIENCE] for row in match.events[since:]]
    meant = [since + n for n, mask in enumerate(masks) if mask == EVERYONE or (reader >= 0 and mask >> reader & 1)]
    heard = [n for n, _ in match.events_since(since, reader)]
    assert heard == meant, f"{here}: it hears the events {heard}, of which {meant} are for it"


def expect_playable(match: Match, here: str) -> None:
    """The state, a guess, is in order; now and then it is played to its end, or on for a while, on a copy."""
    game, out = match.game, room_for_actions(match.game)
    law = interpreted_fault(game)
    fault = law(match.box, match.g, match.seats, match.g.ply, match.g.told, game.moves.size, out, False)
    assert fault == NONE, f"{here}: a guess is out of order: {FAULTS[fault]}"
    if match.g.ply % 16:
        return
    g = copied(game, match.g.memory)
    while not g.over and not is_far(game, match.seats, g.ply - match.g.ply):
        seat = g.pending.bit_length() - 1
        n = game.legal(match.box, g, seat, out)
        assert n > 0, f"{here}: a guess leads to a seat without a legal action"
        assert g.ply < PLIES, f"{here}: a guess does not come to an end"
        action = out[below(luck(match.secret, g.ply), n)]
        g.ply += 1
        game.apply(match.box, g, seat, action)


def check_guesses_reach_the_truth(game: Game, seats: int) -> None:
    """In a small game each value that a hidden field has is among the guesses: no guess rules out what may be so."""
    if game.moves.size > SMALL:
        return
    names = [name for name in game.state.dtype.names or () if name not in UNGUESSED]
    tries, right, plies, seed = Counter[tuple[str, int]](), Counter[tuple[str, int]](), 0, 0
    while plies < LOOKS:
        match, seed = Match(game, seats, seed=seed), seed + 1
        for seat, action, _ in walk(match):
            plies += 1
            reader = below(match.luck(), seats + 1) - 1
            states = (match.g, match.seen(reader), guessed_by(match, reader, lab_secret(seed, plies)))
            truth, hidden, guess = (np.frombuffer(g.memory, game.state.dtype)[0] for g in states)
            for name in names:
                blanked = truth[name] != hidden[name]
                tries.update((name, value) for value in np.extract(blanked, truth[name]).tolist())
                right.update((name, value) for value in np.extract(blanked & (truth[name] == guess[name]), truth[name]).tolist())
            match.submit(seat, action)
    for (name, value), count in tries.items():
        enough = TRIES * sum(field == name for field, _ in tries)
        here = f"{game.name} with {seats} seats: the hidden field {name} was {value} {count} times"
        assert count < enough or right[name, value], f"{here}, and guess() never says so"


def check_what_was_learned_stays(game: Game, seats: int) -> None:
    """A step that shows its own seat what was hidden from it cannot be taken back: else one could look, and choose again."""
    match = Match(game, seats, seed=1)
    for seat, action, here in walk(match):
        bared, told, thought = match.g.bared, match.g.told, guessed_by(match, seat, lab_secret(1, match.g.ply))
        match.submit(seat, action)
        if match.g.bared != bared or match.over:
            continue
        thought.ply += 1
        game.apply(match.box, thought, seat, action)
        rows = [thought.event[n % thought.event.shape[0], column] for n in range(told, thought.told) for column in range(thought.event.shape[1])]
        other = [tuple(rows[at : at + COLUMNS]) for at in range(0, len(rows), COLUMNS)]
        heard, instead = ([game.told.read(row) for row in events if hears(row, (seat,))] for events in (match.events[told:], other))
        game.hide(match.box, thought, seat)
        learned = [*changed_fields(game, bytes(match.seen(seat).memory), bytes(thought.memory)), *(event.kind for event in heard if event not in instead)]
        said = f"{say_action(game, action)} shows seat {seat} what was hidden from it ({', '.join(learned)}) and can be taken back"
        assert not learned, f"{here}: {said}: count g.bared up where it is shown"


def guessed_by(match: Match, seat: int, seed: tuple[int, int]) -> Any:
    """A state that could be the true one, for all that this seat knows."""
    g = match.seen(seat)
    match.game.guess(match.box, g, seat, seed)
    return g
