"""What bots are shown while the lab plays: the table itself where that tells and changes nothing, else a copy."""

from dataclasses import replace

import numpy as np

from lopsided.engine.game import find_game
from lopsided.engine.rule import rule
from lopsided.lab import study
from lopsided.lab.study import bots_may_look, study_games

PIG = find_game("pig")


@rule
def peeper(box, g, seat, choices, n, luck):
    """Rolls while it sees no secret, and holds as soon as it does."""
    return choices[0] if g.secret[0] == 0 and g.secret[1] == 0 else choices[n - 1]


@rule
def scribe(box, g, seat, choices, n, luck):
    """Tries something on what it takes for its own copy."""
    scribble(g, seat)
    return choices[n - 1]


@rule
def scribble(g, seat):
    """A hundred points for itself."""
    g.score[seat] = 100


def test_bots_are_shown_the_table_where_dice_alone_are_hidden_and_they_write_nothing():
    looks = {name: bots_may_look(find_game(name)) for name in ("threat-level", "pig", "displacement", "disruptopia", "disparity-trap", "unequalopolis")}
    assert [name for name, may in looks.items() if may] == ["threat-level", "pig"]
    assert not bots_may_look(replace(PIG, bots={"scribe": scribe}))


def test_a_bot_that_is_shown_the_table_sees_no_dice_and_one_that_writes_writes_on_a_copy():
    peeping = replace(PIG, bots={"peeper": peeper})
    assert bots_may_look(peeping)
    game = study_games(peeping, 3, ["peeper"] * 2, options={"max_rounds": 10})
    assert (game.score == 0).all()  # it rolls until a 1 takes all
    scribbling = study_games(replace(PIG, bots={"scribe": scribe}), 3, ["scribe"] * 2, options={"max_rounds": 10})
    assert (scribbling.score < 100).all()


def test_games_are_the_same_whether_bots_are_shown_the_table_or_a_copy(monkeypatch):
    asked = find_game("threat-level"), 200, ["climber", "comrade", "random", "climber"], 5
    shown = study_games(*asked)
    monkeypatch.setattr(study, "bots_may_look", lambda game: False)
    copied = study_games(*asked)
    for name in ("moves", "rounds", "placing", "score", "member", "tally", "curve", "owned"):
        assert np.array_equal(getattr(shown, name), getattr(copied, name)), name
