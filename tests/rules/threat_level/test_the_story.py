"""The log tells everything: rows and points of a whole game can be told again from its events alone."""

import pytest

from lopsided.engine.match import SPECTATOR, Match
from lopsided.games.threat_level import GAME

from .board import OUT


class Retold:
    """Rows and points as the events tell them."""

    def __init__(self, match):
        self.row = [match.box.start_row[s] for s in range(match.seats)]
        self.points = [match.box.start_points] * match.seats

    def hear(self, kind, seat=0, target=0, points=0, price=0, row=0, helper=0, **_):
        """One event."""
        if kind in ("gained", "refunded"):
            self.points[seat] += points
        elif kind in ("taxed", "billed", "bankrupt", "forfeited"):
            self.points[seat] -= points
        elif kind in ("pushed", "pulled"):
            self.points[seat] -= price
        elif kind == "robbed":
            self.points[target] -= points
            self.points[seat] += points - price
        elif kind == "ignored":
            self.points[seat] -= 1
        elif kind in ("stopped", "halved"):
            self.points[helper] -= 1
        if kind in ("rose", "stepped_down"):
            self.row[seat] = row
        elif kind in ("rises", "pulled"):
            self.row[target] = row
        elif kind == "bankrupt":
            self.row[seat] = row + 1
        elif kind == "out":
            self.row[seat] = OUT
        elif kind == "came_back":
            self.row[seat] = 10


def step(match):
    """The random bot of the seat that is asked takes one action; its name."""
    seat = match.pending[0]
    action = match.bot_action(seat, "random", match.luck())
    match.submit(seat, action)
    return GAME.moves.decode(action).name


OPTIONS = [
    {},
    {"push_refund": "yes", "out_points": "forfeit", "progressive_tax_when": "every_turn", "start_points": 5},
    {"end_check": "last_chance", "forced_move_timing": "end_of_turn", "sales_tax_stack": "double", "start_rows": [5, 5, 9]},
]


@pytest.mark.rule("TL-004", "TL-009", "TL-Q13", "TL-Q38", "TL-Q39", "TL-021", "TL-024")
@pytest.mark.parametrize("variant", ["", "equal", "bare"])
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [3, 6])
def test_every_point_and_every_row_is_accounted_for_at_every_step(variant, options, seats):
    for seed in range(4):
        match = Match(GAME, seats, {**options, "max_rounds": 25}, variant, seed=seed)
        retold, heard = Retold(match), 0
        while True:
            held, gained = sum(retold.points), False
            for _, event in match.events_since(heard, SPECTATOR):
                retold.hear(event.kind, **event.ints)
                gained |= event.kind in ("gained", "refunded")
            heard = len(match.events)
            assert (match.g.row[: match.seats].tolist(), match.g.points[: match.seats].tolist()) == (retold.row, retold.points)
            assert min(retold.points) >= 0
            assert gained or sum(retold.points) <= held
            if match.over:
                break
            step(match)


@pytest.mark.rule("TL-Q39", "TL-022")
@pytest.mark.parametrize("variant", ["", "equal", "bare"])
def test_a_paid_action_leaves_fewer_points_in_play(variant):
    match = Match(GAME, 4, {"start_points": 10, "start_rows": [1, 5, 2, 8], "max_rounds": 20}, variant, seed=5)
    paid = 0
    while not match.over:
        before, heard = sum(match.g.points), len(match.events)
        action = step(match)
        while match.phase in ("ignore_health", "stop_push", "halve_pull"):
            step(match)
        told = {event.kind for _, event in match.events_since(heard, SPECTATOR)}
        if action in ("push", "pull", "appeal", "steal") and not told & {"turn", "unheard"}:
            assert sum(match.g.points) < before
            paid += 1
    assert paid > 20


@pytest.mark.rule("TL-Q38", "TL-004")
def test_nothing_is_secret_but_the_dice_to_come():
    match = Match(GAME, 4, {"start_points": 4}, seed=8)
    for _ in range(40):
        tables = [{k: v for k, v in match.view(seat)["table"].items() if k != "offers"} for seat in (*range(4), SPECTATOR)]
        assert all(table == tables[0] for table in tables)
        assert all(match.seen(seat).secret.tolist() == [0, 0] for seat in (*range(4), SPECTATOR))
        step(match)
