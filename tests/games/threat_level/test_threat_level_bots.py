"""The bots: what they want, what they never do, and that it pays."""

import pytest
from recounting import play

from lopsided.games.threat_level import GAME
from lopsided.games.threat_level.state import LOSE
from lopsided.lab.simulate import simulate
from lopsided.lab.study import study_games
from lopsided.testing.table import table

SEATS = range(2, 9)
FACES = range(4)  # chances that pick the first, second ... of four equal wishes


def wish(t, bot, chance=0):
    """What a bot does when it is asked, in words."""
    seat = t.match.pending[0]
    action = GAME.moves.decode(t.match.bot_action(seat, bot, chance))
    return " ".join([action.name, *(t.match.names[target] for target in action.ints.values())])


def turn(row, points, wild=0, options=None, variant=""):
    """A's action phase; who is on YOU LOSE arrived there in the order of the seats."""
    out = [s for s, r in enumerate(row) if r == LOSE]
    fell = [out.index(s) + 1 if s in out else 0 for s in range(len(row))]
    t = table(GAME, len(row), options, variant, row=row, points=points, fell=fell, falls=len(out), first=0, active=0)
    t.lay(turn_row=row[0], wild=wild, unused=int(wild in (1, 2)))
    t.ask("action", "A")
    return t


# It pays: the lower end of the 95% interval of the win share lies well above a fair share


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("bot", "times"), [("climber", 1.7), ("comrade", 1.5)])
def test_a_bot_among_random_players_wins_clearly_more_than_its_share(bot, times, seats):
    share = simulate(GAME, 2_000, [bot] + ["random"] * (seats - 1), seed=1).seat_shares[0]
    assert share.low > times / seats


@pytest.mark.parametrize("seats", range(4, 9))
def test_comrades_together_win_more_than_random_players_and_keep_almost_everybody_in(seats):
    mixed = simulate(GAME, 2_000, (["comrade", "random"] * 4)[:seats], seed=2).to_json()
    comrade, random = mixed["groups"]["wins"]["agent"]
    assert comrade["low"] > 1.3 * random["high"]
    assert turns_out(["comrade"] * seats) < 0.01 < 0.1 < turns_out(["random"] * seats)


def turns_out(agents):
    """The share of all turns that are spent on YOU LOSE."""
    turns = simulate(GAME, 500, agents, seed=4).sums.tally.sum(axis=0)[:, 0]
    return turns[LOSE] / turns.sum()


def test_one_climber_beats_comrades_without_services_and_is_beaten_by_their_unions():
    agents = ["climber"] + ["comrade"] * 7
    bare, book = (simulate(GAME, 500, agents, seed=1, variant=v).seat_shares[0] for v in ("bare", ""))
    assert book.high < 1 / 8 < bare.low


# The same interpreted and compiled


@pytest.mark.parametrize("variant", ["", "equal", "bare"])
def test_bots_choose_alike_interpreted_and_compiled(variant):
    agents = ["climber", "comrade", "random", "comrade", "climber"]
    study = study_games(GAME, 30, agents, 9, {"start_rows": [0, 5, 5, 8, 3]}, variant)
    for n in range(30):
        match = play(GAME, agents, 9, n, {"start_rows": [0, 5, 5, 8, 3]}, variant)
        assert (len(match.log), match.g.round, match.placing, match.score) == (
            study.moves[n], study.rounds[n], study.placing[n].tolist(), study.score[n].tolist(),
        )  # fmt: skip


# What they never do, in whole games


@pytest.mark.parametrize("variant", ["", "equal", "bare"])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_no_bot_ever_does_something_pointless(seats, variant):
    for n in range(6):
        agents = ["climber", "comrade"] * 4
        match = play(GAME, agents[:seats], 21, n, {"max_rounds": 25}, variant)
        story = [match.game.told.read(row) for row in match.events]
        for kind, ints in story:
            agent = agents[ints.get("seat", 0)]
            if kind == "pushed":
                assert agent == "climber"
                assert ints["seat"] != ints["target"]
            if kind == "robbed":
                assert agent == "climber"
                assert ints["points"] > ints["price"]
            if kind == "pulled" and agent == "climber":
                assert ints["seat"] == ints["target"]
            if kind in ("stopped", "halved") and agents[ints["helper"]] == "climber":
                assert ints["helper"] in (ints["seat"], ints["target"])
            if kind == "ignored" and agent == "climber":
                assert ints["seat"] == ints["target"]
            assert kind != "stayed_out"


# The climber


def test_the_climber_steps_down_before_anything_else():
    assert wish(turn([6, 0, 0], [20, 9, 0], wild=2), "climber") == "step_down"


def test_the_climber_wins_when_it_can():
    assert wish(turn([9, 9, LOSE], [6, 0, 0]), "climber") == "push B"
    assert wish(turn([9, 10, LOSE, 1], [0, 0, 0, 0], wild=1), "climber") == "free_push B"
    assert wish(turn([9, 10, LOSE], [0, 0, 0], wild=1), "climber") == "free_push B"


def test_the_climber_wins_by_pushing_out_all_that_are_left():
    assert wish(turn([8, LOSE, 10, 10], [6, 0, 2, 5]), "climber") in ("push C", "push D")
    assert wish(turn([8, LOSE, 10, 10], [3, 0, 2, 5], wild=1), "climber") in ("free_push C", "free_push D")
    assert wish(turn([8, LOSE, 10, 10], [6, 0, 2, 5], variant="equal"), "climber") == "pull A"
    assert wish(turn([3, LOSE, LOSE, 9], [7, 1, 0, 5], wild=2), "climber") == "push D", "a step down to level 2 would make it dearer"


def test_the_climber_sees_to_itself_first_when_it_stands_high():
    assert wish(turn([9, 9, 0], [6, 0, 0]), "climber") == "pull A"
    assert wish(turn([3, 9, 0], [6, 0, 0]), "climber") == "push B"


def test_the_climber_steals_only_at_a_profit():
    assert wish(turn([1, 0, 3], [2, 1, 0]), "climber") == "end_turn"
    assert wish(turn([1, 0, 3], [2, 2, 0]), "climber") == "steal B"
    assert wish(turn([2, 0, 3], [2, 1, 0], wild=1), "climber") == "free_push C"


def test_the_climber_does_not_push_who_can_stop_it():
    assert wish(turn([0, 9, 0], [6, 1, 0], variant="equal"), "climber") == "end_turn"
    assert wish(turn([0, 9, 0], [6, 0, 0], variant="equal"), "climber") == "push B"


def test_the_climber_ends_its_turn_when_nothing_is_worth_the_price():
    assert wish(turn([2, 5, 5], [9, 0, 0]), "climber") == "end_turn"


def test_the_climber_singles_nobody_out_among_equals():
    t = turn([0, 9, 9, 3], [6, 0, 0, 0])
    assert {wish(t, "climber", chance << 29) for chance in FACES} == {"push B", "push C"}


# The comrade


def test_the_comrade_climbs_down_before_it_helps():
    assert wish(turn([6, 10, LOSE], [6, 0, 0]), "comrade") == "pull A"
    assert wish(turn([3, 10, LOSE], [6, 0, 0]), "comrade") == "pull C"
    assert wish(turn([3, 10, 8], [6, 0, 0]), "comrade") == "pull B"


def test_the_comrade_appeals_to_the_union_where_it_cannot_pay():
    assert wish(turn([3, 5, LOSE], [3, 1, 0]), "comrade") == "appeal C"


def test_the_comrade_has_no_use_for_a_free_hand():
    assert wish(turn([3, 10, 0], [0, 0, 9], wild=1), "comrade") == "end_turn"


def window(asked, row, points, what, target, variant="", full=0):
    """A union window over A's turn."""
    t = table(GAME, len(row), variant=variant, row=row, points=points, first=0, active=0)
    t.ask("action", "A")
    t.lay(target=t.seat(target), price=full, halved=3)
    t.ask(what, asked)
    return t


@pytest.mark.parametrize(
    ("asked", "what", "target", "full", "climber", "comrade"),
    [
        ("C", "stop_push", "C", 0, "help", "help"),
        ("C", "stop_push", "B", 0, "pass", "help"),
        ("C", "stop_push", "A", 0, "pass", "pass"),
        ("C", "ignore_health", "A", 0, "pass", "help"),
        ("A", "ignore_health", "A", 0, "help", "help"),
        ("A", "halve_pull", "A", 6, "help", "help"),
        ("C", "halve_pull", "C", 6, "pass", "help"),
        ("C", "halve_pull", "C", -1, "help", "help"),
        ("C", "halve_pull", "B", -1, "pass", "help"),
    ],
)
def test_the_climbers_union_is_for_itself_and_the_comrades_for_all(asked, what, target, full, climber, comrade):
    t = window(asked, [5, 9, 5], [9, 0, 2], what, target, full=full)
    assert wish(t, "climber") == f"union_{climber}"
    assert wish(t, "comrade") == f"union_{comrade}"


def test_the_comrade_keeps_the_point_that_its_own_rescue_needs():
    for points, answer in ((6, "union_pass"), (7, "union_help")):
        t = window("C", [0, 4, 10], [9, 0, points], "stop_push", "B", "equal")
        assert wish(t, "comrade") == answer


@pytest.mark.parametrize("bot", ["climber", "comrade"])
def test_every_bot_comes_back_when_it_may(bot):
    t = table(GAME, 3, row=[LOSE, 1, 1], fell=[1], falls=1, active=0)
    t.ask("return", "A")
    assert wish(t, bot) == "come_back"
