"""An agent that thinks: it sees what its seat sees, leaves the bot's own way only for a better one, and plays any game."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lopsided.agents.rollouts import Position, Rollouts
from lopsided.agents.search import FIRST, GLANCE, Search, Tally, search, ways_on
from lopsided.engine.agents import Recipe, Sight, cast, find_agent
from lopsided.engine.box import BoxError
from lopsided.engine.dice import lab_secret
from lopsided.engine.game import Game, find_game
from lopsided.engine.match import Match
from lopsided.lab.matches import play_match

GAMES = 24


@pytest.fixture
def offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that brings agents is installed: ours, and one that always takes the last action."""
    about = tmp_path / "lopsided_last-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lopsided-last\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[lopsided.agents]\nsearch = lopsided.agents.search:search\nlast = last_of_all:Last\n")
    (tmp_path / "last_of_all.py").write_text(LAST)
    monkeypatch.syspath_prepend(tmp_path)


LAST = """
class Last:
    def __init__(self, how):
        self.name = "last"
        if how:
            raise ValueError("it takes nothing behind a colon")
    def is_ready(self, game):
        return True
    def prepare(self, game):
        pass
    def choose(self, sight):
        return [sight.choices[-1]]
"""


def test_whatever_is_hidden_the_same_ways_are_chosen_as_often(high_card: Game) -> None:
    """Everything that the seat may not know is swapped, and nothing that it does is another, chance by chance."""
    agent = Search(rollouts=60)
    for seed in range(4):
        match = Match(high_card, 3, seed=seed)
        seat = match.pending[-1]
        for other in match.pending[:-1]:
            match.submit(other, match.legal(other)[-1])
        swapped = match.seen(seat)
        high_card.guess(match.box, swapped, seat, lab_secret(seed, 99))
        choices = []
        for _ in range(2):
            choices.append(Counter(tuple(agent.choose(Sight.of(match, seat, chance << 20))) for chance in range(12)))
            assert bytes(match.g.memory) != bytes(swapped.memory) or len(choices) == 2
            match.g.memory[:] = swapped.memory
        assert choices[0] == choices[1]


def test_a_search_wins_more_than_the_bot_that_it_measures_itself_by(threat_level: Game) -> None:
    agents, won = [search("100"), *[Recipe("climber")] * 3], 0.0
    for i in range(GAMES):
        match = Match(threat_level, 4, secret=lab_secret(8, i))
        play_match(match, agents[-i % 4 :] + agents[: -i % 4])
        won += (match.placing[i % 4] == 1) / match.placing.count(1)
    assert won > GAMES / 4, f"{won} of {GAMES} games, of which every fourth would be fair"


def test_the_bots_own_way_is_taken_where_nothing_differs(threat_level: Game) -> None:
    match = Match(threat_level, 2, seed=1)
    agent = Search(rollouts=400)
    while not match.over:
        seat = match.pending[0]
        sight = Sight.of(match, seat, match.luck())
        found = agent.find(sight)
        assert found.ways[0] == ways_on(sight, "climber")[0]
        assert found.rollouts.sum() <= agent.rollouts, "the first look counts among them"
        if not found.gain.any():
            assert found.best == 0
            assert max(found.rollouts) <= max(FIRST, agent.rollouts // GLANCE), "it is over soon where nothing differs"
        else:
            assert found.best == 0 or found.gain[found.best] > found.error[found.best]
            assert found.rollouts[0] == max(found.rollouts), "the measure is always in the running"
        match.submit(seat, *found.way)


def test_steps_that_bring_nothing_to_light_are_one_way() -> None:
    """A plan of Disruptopia is made worker by worker: the bot's own plan is one way, and each of the others leaves it at one worker."""
    game = find_game("disruptopia")
    match = planning()
    own, *others = ways_on(Sight.of(match, 0, 5), "siphon")
    assert [game.moves.decode(action).name for action in own] == ["place"] * match.g.workers[0] + ["confirm"]
    assert {len(way) for way in others} == set(range(1, len(own) + 1))
    assert all(way[:-1] == own[: len(way) - 1] and way[-1] != own[len(way) - 1] for way in others)
    for way in (own, *others):
        match.submit(0, *way[:-1])
        assert way[-1] in match.legal(0)
        match = planning()


def planning() -> Match:
    """Two companies have chosen their regions, and plan."""
    match = Match(find_game("disruptopia"), 2, seed=1)
    while match.phase != "plan":
        seat = match.pending[0]
        match.submit(seat, match.legal(seat)[0])
    return match


@pytest.mark.parametrize("rollouts", [1, 2, 100])
def test_few_rollouts_prove_nothing(rollouts: int) -> None:
    """One rollout that is won instead of lost is no reason yet to leave the bot's own way, however many came out alike."""

    def run(first: int, count: int, chains: list[tuple[int, ...]]) -> Any:
        wins = np.zeros((count, len(chains), 2))
        wins[0, 1, 0] = 1
        return wins

    tally = Tally([(0,), (1,)], run, 0)
    tally.add(rollouts)
    assert tally.found(doubt=1).best == 0
    for _ in range(3):
        tally.add(rollouts)
    assert tally.found(doubt=1).best == 1


def test_a_way_that_tells_in_one_game_of_fifty_is_not_given_up_at_the_first_look() -> None:
    def run(first: int, count: int, chains: list[tuple[int, ...]]) -> Any:
        wins = np.zeros((count, len(chains), 2))
        wins[np.arange(first, first + count) % 50 == 49, 1, 0] = 1
        return wins

    tally = Tally([(0,), (1,)], run, 0)
    Search(rollouts=800).halve(tally, 0)
    assert tally.found(doubt=1).best == 1


def test_a_search_that_has_no_time_takes_the_bots_own_way(threat_level: Game) -> None:
    found = Search(rollouts=1 << 40, seconds=1e-9).find(choosing(threat_level))
    assert (len(found.ways) > 1, found.rollouts.sum(), found.best) == (True, 0, 0)


def test_what_a_way_brings_does_not_depend_on_the_cores(threat_level: Game) -> None:
    sight = choosing(threat_level)
    position, ways = Position.seen(sight), ways_on(sight, "climber")
    one, many = (Rollouts(seed=3, cores=cores).run(position, 0, 12, sight.seat, ways) for cores in (1, 4))
    assert (one == many).all()


def choosing(game: Game) -> Sight:
    """What the first player sees who has a choice."""
    match = Match(game, 4, seed=2)
    while len(match.legal(match.pending[0])) == 1:
        match.submit(match.pending[0], match.legal(match.pending[0])[0])
    return Sight.of(match, match.pending[0], 3)


def test_an_agent_is_found_by_its_name_whoever_brings_it(threat_level: Game, offered: None) -> None:
    names = ["climber", "random", "search:50", "search:0.5s", "last"]
    agents = cast(threat_level, names)
    assert [agent.name for agent in agents] == names
    assert (agents[2].rollouts, agents[3].seconds) == (50, 0.5)
    match = Match(threat_level, 5, seed=4)
    play_match(match, [*agents[:2], replace(agents[3], seconds=0.001), *agents[:1], agents[4]])
    assert match.over


@pytest.mark.parametrize(
    ("name", "sentence"),
    {
        "serch": "Threat Level has no agent serch. Did you mean search",
        "search:many": r"There is no agent search:many: after the colon stands a number of rollouts, as in search:1000, or a time",
        "search:0": "There is no agent search:0",
        "last:7": "There is no agent last:7: it takes nothing behind a colon",
    }.items(),
)
def test_an_agent_that_is_not_there_is_named(name: str, sentence: str, threat_level: Game, offered: None) -> None:
    with pytest.raises(BoxError, match=sentence):
        find_agent(threat_level, name)
