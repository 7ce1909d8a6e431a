"""The lens: what the lab counts is what happened, and the ladder's expected incomes come out of it."""

from functools import cache

import numpy as np
import pytest
from recounting import assert_counted_alike, play
from threat_level_recount import Recount

from lopsided.engine.match import Match
from lopsided.games.threat_level import GAME
from lopsided.games.threat_level.lens import COUNTS, measure
from lopsided.games.threat_level.rules import turn
from lopsided.games.threat_level.state import LOSE, POINTS_DIE, WILD_DIE
from lopsided.lab.simulate import simulate
from lopsided.lab.study import study_games
from lopsided.testing.table import Table

INCOME = [0, 2, 2, 2, 17 / 12, 17 / 12, 31 / 12, 11 / 6, 11 / 4, 17 / 6, 23 / 6]  # by row, with dice that fall evenly and no union
LENS = GAME.lens
CASES = {
    "random": (["random"] * 5, {}, ""),
    "mixed": (["climber", "comrade", "random", "comrade"], {"start_rows": [9, 5, 2, 7], "start_points": 4}, ""),
    "comrades": (["comrade"] * 6, {"start_rows": [0, 2, 4, 6, 8, 10]}, ""),
    "all options": (
        ["random", "climber", "random"],
        {"end_check": "last_chance", "out_points": "forfeit", "push_refund": "yes", "progressive_tax_when": "every_turn", "forced_move_timing": "end_of_turn"},
        "",
    ),
    "equal": (["climber", "comrade", "random"], {"max_rounds": 20}, "equal"),
    "bare": (["random", "random", "climber", "comrade"], {"start_rows": [10, 10, 10, 10]}, "bare"),
}


GAMES = 40


@cache
def recounts(case):
    agents, options, variant = CASES[case]
    return [Recount(play(GAME, agents, 5, n, options, variant)) for n in range(GAMES)]


def test_the_games_counted_twice_have_everything_to_count():
    assert {count for case in CASES for recount in recounts(case) for (_, count), n in recount.counts.items() if n} == set(COUNTS)


@pytest.mark.parametrize("case", CASES)
def test_the_lens_counts_what_the_events_tell(case):
    agents, options, variant = CASES[case]
    study, again = study_games(GAME, GAMES, agents, 5, options, variant), recounts(case)

    assert_counted_alike(GAME, study, [recount.counts for recount in recounts(case)])

    for k, number in enumerate((3, 6, 9), 1):
        names = LENS.groupings[f"at round {number}"]
        for n, recount in enumerate(again):
            groups = [names[g] if g >= 0 else None for g in study.member[n, k].tolist()]
            assert groups == recount.members.get(number, [None] * len(agents))

    for number in range(1, LENS.rounds + 1):
        reached = [r.ginis[number] for r in again if number in r.ginis]
        points, rows, games_there = study.curve[:, number].sum(axis=0)
        assert games_there == len(reached)
        assert points == pytest.approx(sum(p for p, _ in reached))
        assert rows == pytest.approx(sum(r for _, r in reached))


def test_everybody_is_grouped_by_the_row_of_birth():
    study = study_games(GAME, 3, ["random"] * 4, options={"start_rows": [9, 0, 6]})
    assert study.member[:, 0].tolist() == [[9, 0, 6, 0]] * 3


# Expected incomes


EVERYWHERE = {"union_window": "auto_pass", "start_rows": [0, 1, 3, 5, 6, 8, 9, 10]}  # no union helps, and every row is reached often
AT_ONCE = 1.62  # an interval of 95% so much wider holds for 33 figures at once


def incomes(games, variant, seed):
    """Income per turn on each row from START to YOU LOSE."""
    found = simulate(GAME, games, ["random"] * 8, seed, EVERYWHERE, variant).to_json()["groups"]["figures"]["groups"]
    return [found[name]["income per turn"] for name in LENS.groups]


@pytest.fixture(scope="module")
def unhelped():
    return {variant: incomes(20_000, variant, 3) for variant in ("", "equal", "bare")}


def assert_is(income, expected):
    half = (income["high"] - income["low"]) / 2
    assert half < 0.05
    assert abs(income["mean"] - expected) <= AT_ONCE * half


@pytest.mark.rule("TL-009", "TL-012", "TL-013", "TL-016", "TL-032", "TL-038", "TL-039", "TL-040", "TL-041", "TL-042")
@pytest.mark.parametrize("row", range(LOSE))
def test_each_row_earns_what_the_dice_promise(unhelped, row):
    assert_is(unhelped[""][row], INCOME[row])


@pytest.mark.rule("TL-Q48")
@pytest.mark.parametrize("row", range(LOSE))
def test_equal_pays_the_same_on_every_row(unhelped, row):
    assert_is(unhelped["equal"][row], 10 / 3)


@pytest.mark.rule("TL-Q48")
@pytest.mark.parametrize("row", range(LOSE))
def test_bare_pays_two_on_every_row(unhelped, row):
    assert_is(unhelped["bare"][row], 2)


def test_the_intervals_hold_what_they_promise():
    inside = [i["low"] <= INCOME[row] <= i["high"] for seed in range(60) for row, i in enumerate(incomes(300, "", seed)[:LOSE]) if row]
    assert len(inside) == 600
    assert 0.925 <= sum(inside) / 600 <= 0.975


def test_who_is_out_earns_nothing(unhelped):
    assert [unhelped[v][LOSE]["mean"] for v in unhelped] == [0, 0, 0]


# By hand


class Watched(Table):
    """A table at which the lens looks on."""

    def watch(self) -> None:
        self.since = self.match.g.told
        self.tally = np.zeros((len(LENS.groups), len(COUNTS)), int)
        self.member = np.full((len(LENS.groupings), self.match.seats), -1)
        self.curve = np.zeros((LENS.rounds + 1, len(LENS.curves) + 1))

    def seen(self) -> dict[tuple[int, str], int]:
        """What has been counted by now, zeros left out."""
        measure(self.match.box, self.match.g, self.since, self.tally, self.member, self.curve)
        self.since = self.match.g.told
        return {(row, count): int(n) for row, counts in enumerate(self.tally) for count, n in zip(COUNTS, counts, strict=True) if n}


def watched(options=None, **position) -> Watched:
    t = Watched(GAME, len(position["row"]), options)
    t.lay(first=0, round=1, **position)
    t.watch()
    return t


def roll(t, player, P=0, W=0):
    """A player's turn begins with these dice."""
    seat = t.seat(player)
    for stream, face in ((POINTS_DIE, P), (WILD_DIE, W)):
        if face:
            t.cup.load(stream + seat, face)
    t.run(turn.begin_turn, seat)


def test_a_bankrupt_owes_more_than_he_pays():
    t = watched(row=[4, 0, 0], points=[3, 0, 0])
    roll(t, "A", P=5, W=3)
    assert t.seen() == {(4, "turns"): 1, (4, "income"): -5, (4, "paid"): 3, (4, "earnable"): 5, (4, "bankruptcies"): 1}


def test_a_cancelled_emergency_is_earned_by_the_roller_and_paid_by_the_union():
    t = watched(row=[3, 0, 5], points=[0, 0, 1])
    roll(t, "A", P=6, W=4)
    t.do("union_help")
    assert t.seen() == {(3, "turns"): 1, (3, "income"): 6, (3, "earnable"): 6, (5, "emergencies cancelled"): 1, (5, "union spend"): 1}


def test_a_theft_counts_for_the_victims_row_the_thiefs_row_and_the_thiefs_band():
    t = watched(row=[8, 1, 0], points=[4, 9, 0], active=0)
    t.ask("action", "A")
    t.do("steal", target="B")
    assert t.seen() == {(1, "robbed"): 9, (8, "stolen"): 9, (1, "robbed by 7-10"): 9}


def test_a_rescue_and_a_return_are_told_apart():
    t = watched(row=[1, 1, LOSE, LOSE], points=[6, 0, 0, 0], fell=[0, 0, 1, 2], falls=2, active=0)
    t.ask("action", "A")
    t.do("pull", target="C")
    assert t.seen() == {(LOSE, "rescues"): 1}
    roll(t, "D", W=2)
    t.do("come_back")
    assert t.seen() == {(LOSE, "rescues"): 1, (LOSE, "turns"): 1, (LOSE, "returns"): 1}


def test_a_stopped_push_and_a_halved_pull_count_where_the_helper_stands():
    t = watched(row=[3, 9, 5], points=[9, 0, 2], active=0)
    t.ask("action", "A")
    t.do("push", target="B")
    t.do("union_help")
    t.do("pull", target="B")
    t.do("union_help")
    assert t.seen() == {(5, "pushes stopped"): 1, (5, "pulls halved"): 1, (5, "union spend"): 2}


@pytest.mark.parametrize(
    ("points", "index"),
    [([2, 2, 2, 2], 0), ([0, 0, 0, 8], 3 / 4), ([1, 3, 0, 0], 5 / 8), ([1, 2, 3, 4], 1 / 4), ([0, 0, 0, 0], 0)],
)
def test_gini_has_its_known_answers_as_a_round_begins(points, index):
    t = watched(row=[1, 2, 3, 4], points=points, active=3)
    t.cup.load(WILD_DIE, 6)
    t.cup.load(POINTS_DIE, 6)
    t.ask("action", "D")
    t.do("end_turn")
    t.seen()
    assert t.match.g.row[0] == 3, "the first roll of the new round comes before the lens looks"
    assert t.curve[2].tolist() == [pytest.approx(index), pytest.approx(1 / 4), 1]


def test_the_band_at_round_3_is_the_one_before_the_round_is_rolled():
    t = watched(row=[3, 10, LOSE], points=[0, 0, 0], fell=[0, 0, 1], falls=1, active=2)
    t.match.g.round = 2
    t.cup.load(WILD_DIE, 5)
    t.match.g.active = 2
    t.ask("return", "C")
    t.luck()
    t.do("stay_out")
    t.seen()
    assert t.match.g.row[0] == 4
    assert [LENS.groupings["at round 3"][g] for g in t.member[1]] == ["1-3", "7-10", "OUT"]


def test_who_comes_back_by_a_last_chance_was_out_as_the_round_began():
    t = watched({"end_check": "last_chance"}, row=[10, 1, LOSE], points=[0, 0, 0], fell=[0, 0, 1], falls=1, active=2)
    t.match.g.round = 2
    t.cup.load(WILD_DIE, 5)
    t.cup.load(WILD_DIE + 2, 2)
    t.ask("return", "C")
    t.luck()
    t.do("stay_out")
    t.seen()
    assert t.match.g.row.tolist()[:3] == [LOSE, 1, 10]
    assert [LENS.groupings["at round 3"][g] for g in t.member[1]] == ["7-10", "1-3", "OUT"]


@pytest.mark.parametrize("out_roll", ["yes", "no"])
def test_every_seat_has_a_turn_in_every_round_also_where_who_is_out_does_not_roll(out_roll):
    spent_out = 0
    for seed in range(6):
        match = Match(GAME, 5, {"out_roll": out_roll, "start_rows": [9, 9, 8, 0, 0], "forced_move_timing": ["immediate", "end_of_turn"][seed % 2]}, seed=seed)
        tally, member, curve = np.zeros((LOSE + 1, len(COUNTS)), np.int64), np.zeros((4, 5), np.int8), np.zeros((100, 3))
        measure(match.box, match.g, 0, tally, member, curve)
        for _ in range(300):
            if match.over:
                break
            since, seat = match.g.told, match.pending[0]
            choices = match.legal(seat)
            match.submit(seat, choices[match.g.ply * 7 % len(choices)])
            measure(match.box, match.g, since, tally, member, curve)
            if not match.over:
                done = 5 * (match.g.round - 1) + (match.g.active - match.g.first) % 5 + 1
                assert tally[:, COUNTS.index("turns")].sum() == done
        spent_out += tally[LOSE, COUNTS.index("turns")]
    assert spent_out > 20
