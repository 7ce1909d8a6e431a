"""Many games at once: the same whatever the cores, the same as the matches they stand for."""

import numpy as np
import pytest

from lopsided.engine import batch
from lopsided.engine.batch import ENDED, agent_number, block_size, random_playouts
from lopsided.engine.box import BoxError
from lopsided.engine.dice import lab_secret
from lopsided.engine.game import Game
from lopsided.engine.match import Match
from lopsided.lab.study import study_games


@pytest.mark.parametrize("cores", [1, 2, 5])
def test_the_number_of_cores_changes_nothing(threat_level: Game, cores: int) -> None:
    one = study_games(threat_level, 500, ["climber", "random", "comrade"], seed=4, cores=1)
    other = study_games(threat_level, 500, ["climber", "random", "comrade"], seed=4, cores=cores)
    for field in one.__dataclass_fields__:
        assert np.array_equal(getattr(one, field), getattr(other, field)), field
    assert np.array_equal(random_playouts(threat_level, 500, 3, seed=4, cores=1).moves, random_playouts(threat_level, 500, 3, seed=4, cores=cores).moves)


def test_the_same_seed_gives_the_same_games_and_another_seed_others(threat_level: Game) -> None:
    one, same, other = (random_playouts(threat_level, 300, 4, seed=seed).moves.tolist() for seed in (7, 7, 8))
    assert one == same != other


def test_a_run_is_the_beginning_of_a_longer_run(threat_level: Game) -> None:
    short, long = (random_playouts(threat_level, n, 4, seed=7).moves for n in (150, 1_000))
    assert short.tolist() == long[:150].tolist()


def test_a_run_can_begin_in_the_middle(threat_level: Game) -> None:
    agents = ["climber", "random"]
    whole, part = study_games(threat_level, 300, agents, seed=5), study_games(threat_level, 100, agents, seed=5, first=200)
    assert part.moves.tolist() == whole.moves[200:].tolist()
    assert part.placing.tolist() == whole.placing[200:].tolist()


@pytest.mark.parametrize("variant", ["", "equal"])
def test_any_game_of_a_run_can_be_opened_as_a_match(threat_level: Game, variant: str) -> None:
    options = {"end_check": "last_chance", "start_rows": [3, 4, 5, 6]}
    run = random_playouts(threat_level, 40, 4, seed=11, options=options, variant=variant)
    for index in (0, 17, 39):
        match = Match(threat_level, 4, options, variant, secret=lab_secret(11, index))
        while not match.over:
            match.submit(match.pending[0], match.bot_action(match.pending[0], "random", match.luck()))
        assert (match.g.ply, match.g.round) == (run.moves[index], run.rounds[index])


def test_random_seats_of_a_study_are_those_of_random_playouts(threat_level: Game) -> None:
    study, plain = study_games(threat_level, 100, ["random"] * 5, seed=2), random_playouts(threat_level, 100, 5, seed=2, check=True)
    assert plain.worst == ENDED
    assert study.moves.tolist() == plain.moves.tolist()
    assert study.rounds.tolist() == plain.rounds.tolist()


def test_games_of_one_seed_under_two_rules_are_pairs(threat_level: Game) -> None:
    """The same secrets: who begins is drawn alike."""
    first = [Match(threat_level, 6, variant=variant, secret=lab_secret(3, i)).g.first for variant in ("", "bare") for i in range(20)]
    assert first[:20] == first[20:]
    assert len(set(first)) > 3


def test_an_agent_that_the_game_does_not_have_is_refused_with_the_nearest(threat_level: Game) -> None:
    assert [agent_number(threat_level, a) for a in ("random", "climber", "comrade")] == [0, 1, 2]
    with pytest.raises(BoxError, match=r"Threat Level has no agent clmber\. Did you mean climber\?"):
        study_games(threat_level, 10, ["clmber", "random"])
    with pytest.raises(BoxError, match="Threat Level seats 2 to 8 players, not 1"):
        study_games(threat_level, 10, ["random"])


def test_progress_adds_up_to_the_games_played(threat_level: Game) -> None:
    done: list[int] = []
    study_games(threat_level, 450, ["random", "climber"], progress=done.append)
    assert sum(done) == 450
    assert len(done) == -(-450 // block_size(450))


@pytest.mark.parametrize(("games", "size"), [(1, 1), (batch.BLOCKS, 1), (batch.BLOCKS + 1, 2), (1_000_000, 5_000)])
def test_a_run_is_cut_into_few_blocks(games: int, size: int) -> None:
    assert block_size(games) == size


def test_no_games_are_no_trouble(threat_level: Game) -> None:
    assert random_playouts(threat_level, 0, 3).worst == ENDED
    assert study_games(threat_level, 0, ["random", "random"]).moves.tolist() == []


def test_what_a_bot_tries_on_its_copy_is_told_to_nobody(high_card: Game) -> None:
    """Braggart hears its boast before it makes it, compiled as at a table."""
    found = study_games(high_card, 5, ["braggart", "random"], seed=2, cores=1)
    for i in range(5):
        match = Match(high_card, 2, secret=lab_secret(2, i))
        while not match.over:
            seat = match.pending[0]
            told = len(match.events)
            action = match.bot_action(seat, "random" if seat else "braggart", match.luck())
            assert len(match.events) == told
            match.submit(seat, action)
        assert (len(match.log), match.score) == (found.moves[i], found.score[i].tolist())


@pytest.mark.parametrize("name", ["threat_level", "high_card"])
def test_games_that_nobody_listens_to_go_the_same_way(name: str, request: pytest.FixtureRequest) -> None:
    game: Game = request.getfixturevalue(name)
    quiet, told = (random_playouts(game, 300, 3, seed=9, quiet=quiet) for quiet in (True, False))
    assert quiet.moves.tolist() == told.moves.tolist()
    assert quiet.rounds.tolist() == told.rounds.tolist()
