"""Secrecy: whatever a seat may not know can be changed, and nothing that reaches the seat changes with it."""

from typing import Any

import msgspec

from lopsided.engine.dice import below, lab_secret, luck, secret_bytes
from lopsided.engine.events import AUDIENCE, EVERYONE
from lopsided.engine.game import Game
from lopsided.engine.laws import FAULTS, NONE, interpreted_fault, room_for_actions
from lopsided.engine.match import SPECTATOR, Match
from lopsided.testing.inspector import copied, is_far

GAMES, GUESSES, PLIES = 4, 2, 10_000


def known(match: Match, reader: int) -> tuple[Any, ...]:
    """All that reaches a seat or a spectator: the hidden state, the view, the legal actions and the refusals."""
    hidden = match.seen(reader)
    reasons = [match.game.why_not(match.box, match.g, reader, a) for a in range(match.game.moves.size)] if reader >= 0 else []
    return bytes(hidden.memory), msgspec.json.encode(match.view(reader)), match.legal(reader), reasons


def check_nothing_hidden_leaks(game: Game, seats: int) -> None:
    """For each seat and the spectator: other secrets, other dice, the same bytes."""
    for seed in range(GAMES):
        match, since = Match(game, seats, seed=seed), 0
        while not match.over and not is_far(game, seats, len(match.log)):
            chance = luck(match.secret, match.g.ply)
            if chance % 8 == 0:
                for reader in range(SPECTATOR, seats):
                    expect_secrecy(match, reader, since, f"{game.name} with {seats} seats, seed {seed}, ply {match.g.ply}, as seen by seat {reader}")
            since, seat = len(match.events), match.pending[chance % len(match.pending)]
            match.submit(seat, match.bot_action(seat, "random", chance))
        for reader in range(SPECTATOR, seats):
            expect_blanked(match, reader, f"{game.name} with {seats} seats, seed {seed}, at the end, as seen by seat {reader}")


def expect_secrecy(match: Match, reader: int, since: int, here: str) -> None:
    """Everything that must hold for one reader at one decision."""
    expect_blanked(match, reader, here)
    expect_hearing(match, reader, since, here)
    before, truth = known(match, reader), bytes(match.g.memory)
    hidden = match.seen(reader)
    if reader >= 0:
        out = room_for_actions(match.game)
        n = match.game.legal(match.box, hidden, reader, out)
        assert out[:n].tolist() == before[2], f"{here}: the legal actions need what is hidden"
    match.g.secret[0] ^= 1
    assert known(match, reader) == before, f"{here}: the secret of the dice shows"
    guesses = set()
    for number in range(GUESSES):
        guessed = match.seen(reader)
        match.game.guess(match.box, guessed, reader, lab_secret(number, match.g.ply))
        match.g.memory[:] = guessed.memory
        assert known(match, reader) == before, f"{here}: what is hidden shows, or guess {number} does not fit what the seat knows"
        expect_playable(match, here)
        guesses.add(bytes(guessed.memory))
        match.g.memory[:] = truth
    assert len(guesses) == GUESSES, f"{here}: guess gives the same for other seeds"


def expect_blanked(match: Match, reader: int, here: str) -> None:
    """The secret is gone, hiding twice is hiding once, and what is public stays."""
    hidden, public = match.seen(reader), bytes(match.seen(SPECTATOR).memory)
    once = bytes(hidden.memory)
    secret = secret_bytes(match.secret)
    assert secret[:8] not in once, f"{here}: the first half of the secret is in the hidden state"
    assert secret[8:] not in once, f"{here}: the second half of the secret is in the hidden state"
    match.game.hide(match.box, hidden, reader)
    assert bytes(hidden.memory) == once, f"{here}: hiding twice is not hiding once"
    match.game.hide(match.box, hidden, SPECTATOR)
    assert bytes(hidden.memory) == public, f"{here}: hide() takes away or adds what is public"


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
