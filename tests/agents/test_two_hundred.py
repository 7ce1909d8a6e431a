"""Two hundred matches over all games, seat counts, rule sets, quits and reforms: in each the figures of every seat add up to what it got.

Threat Level is reckoned compiled. The other games are reckoned by their interpreted rules from few rollouts that are cut off early: what is
asked here is whether the sums are exact, not how sharp they are.
"""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from saying import says_what_the_figures_do
from test_ledger_games import interpreted

from lopsided.agents import ledger
from lopsided.agents.debrief import SEED, debrief
from lopsided.agents.figures import CAUSES, Debrief
from lopsided.agents.ledger import Track, reckon
from lopsided.agents.rollouts import measuring_bot
from lopsided.engine.game import Game, all_games
from lopsided.engine.match import REFORM, Match

OURS = {name: game for name, game in all_games().items() if game.package.startswith("lopsided.")}
COMPILED, EACH, OTHERS = "threat-level", 140, 15
ROLLOUTS, FEW, ENOUGH = 7, 2, 20  # of a match: rollouts, those by hand, and the steps of one that is reckoned by hand
AHEAD = 3  # steps of a rollout by hand
CLOSE = 0.21  # points between a figure and what is shown of it: rounded, and a tenth or so given away to the sum


def drawn(game: Game, seed: int, longest: int) -> Match:
    """A match of people who do all kinds of things; seats, rules, quits, reforms and whether it is stopped are drawn."""
    chance = random.Random(f"{game.name} {seed}")
    low, high = game.seats
    match = Match(game, low + seed % (high - low + 1), seed=seed, variant=chance.choice(["", "", *game.variants]))
    bots, last = ["random", measuring_bot(game)], chance.randrange(longest) if seed % 5 == 0 else longest
    while not match.over and len(match.log) < last:
        seat = match.pending[-1]
        match.submit(seat, match.bot_action(seat, chance.choice(bots), chance.getrandbits(31)))
        if match.over:
            break
        if game.leave is not None and seed % 3 == 0 and chance.random() < 0.05 and match.seats - gone(match) > 1:
            match.leave(chance.choice([seat for seat in range(match.seats) if (seat, -1) not in match.log]))
        elif seed % 2 == 0 and chance.random() < 0.05 and not match.variant:
            option = chance.choice(list(game.reforms.values()))
            match.reform(option.name, chance.choice(option.choices))
    return match


def gone(match: Match) -> int:
    """How many have left."""
    return sum(action == -1 for _, action in match.log)


class ByHand:
    """Stands where a compiler is asked for: entry points run by the interpreter, and rollouts end soon."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def entry(self, function: Any, quiet: bool) -> Any:
        """An entry point that takes what the compiled one takes."""
        run = interpreted(self.game, function)
        assert quiet

        def call(boxes: Any, *given: Any) -> None:
            run([self.game.box.on(bytearray(box.tobytes())) for box in boxes], *(self.plain(part) for part in self.paired(given)))

        return call

    def paired(self, given: Sequence[Any]) -> list[Any]:
        """States as the interpreter takes them, each with its own bytes."""
        found = list(given)
        for at, part in enumerate(given):
            if isinstance(part, np.ndarray) and part.dtype == self.game.state.dtype:
                g = self.game.state.on(bytearray(part.tobytes()))
                found[at], found[at + 1] = [g], g.memory
        return found

    @staticmethod
    def plain(part: Any) -> Any:
        """Numbers as Python's own; what is written into stays."""
        if isinstance(part, np.ndarray) and part.dtype == np.uint8 and part.ndim == 2:
            return [row.tobytes() for row in part]
        return memoryview(part) if isinstance(part, np.ndarray) and part.dtype.kind in "iu" else part


def adds_up(match: Match, rollouts: int) -> Debrief:
    """Every seat's parts are its sum, exactly; what is shown of them is they, rounded, and adds up to the last digit; the end is what the rules say."""
    track = Track.of(match)
    whole, found = reckon(track, rollouts, seed=SEED, cores=1), debrief(match, rollouts, track=track, cores=1)
    chosen = [whole.chosen(mover).mean(axis=0) for mover in range(match.seats)]
    voted = whole.choice[:, [action == REFORM for _, action in match.log]].sum(axis=1).mean(axis=0)
    for seat, account in enumerate(found.accounts):
        rules = whole.v[:, 0, seat].mean() - 1 / match.seats + voted[seat]
        luck, own = whole.chance[:, :, seat].sum(axis=1).mean(), chosen[seat][seat]
        others = sum(does[seat] for mover, does in enumerate(chosen) if mover != seat)
        exact = dict(zip(CAUSES, (rules, luck, own, others), strict=True))
        assert abs(1 / match.seats + sum(exact.values()) - whole.v[:, -1, seat].mean()) < 1e-9
        assert all(abs(getattr(account, cause).value - 100 * value) < CLOSE for cause, value in exact.items())
        assert round(account.equal + sum(getattr(account, cause).value for cause in CAUSES), 6) == account.end.value
        by = {mover: figure.value for mover, figure in enumerate(account.by)}
        assert all(abs(by[mover] - 100 * does[seat]) < CLOSE for mover, does in enumerate(chosen))
        assert round(sum(by.values()) - by[seat], 6) == account.others.value
        pieces = [piece.value for piece in (account.level, account.unequal, account.reform) if piece is not None]
        assert account.level is None or round(sum(pieces), 6) == account.rules.value
        assert (account.reform is not None) == bool(match.reforms)
        assert account.reform is None or abs(account.reform.value - 100 * voted[seat]) < CLOSE
    assert found.stopped is not match.over
    if match.over:
        winners = [seat for seat, place in enumerate(match.placing) if place == 1]
        shares = [round(100 / len(winners), 1) if seat in winners else 0.0 for seat in range(match.seats)]
        assert [account.end.value for account in found.accounts] == shares
    assert sum(turn.cause == "reform" for turn in found.turns) == min(2, len(match.reforms))
    assert len(found.turns) <= 5
    return found


def test_the_ledger_is_exact_in_matches_of_threat_level_of_every_kind(threat_level: Game) -> None:
    kinds = set()
    for seed in range(EACH):
        match = drawn(threat_level, seed, 10_000)
        says_what_the_figures_do(adds_up(match, ROLLOUTS))
        kinds.add((match.seats, match.variant, bool(match.reforms), gone(match) > 0, match.over))
    assert len(kinds) > EACH / 4
    for at, values in enumerate(zip(*kinds, strict=True)):
        assert len(set(values)) == [7, 3, 2, 2, 2][at]


@pytest.mark.parametrize("name", sorted(OURS.keys() - {COMPILED}))
def test_the_ledger_is_exact_in_matches_of_every_other_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = OURS[name]
    monkeypatch.setattr(ledger, "compiler", ByHand)
    monkeypatch.setattr(ledger, "PLIES", ENOUGH + AHEAD)
    monkeypatch.setattr("lopsided.agents.debrief.play_again", lambda match, games, *how: np.full((games, match.seats), 1 / match.seats))  # no part of the sum
    for seed in range(OTHERS):
        match = drawn(game, seed, ENOUGH)
        says_what_the_figures_do(adds_up(match, FEW))
