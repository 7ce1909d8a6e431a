"""What the log says is true in the situations where a short sentence would not be."""

import pytest

from .board import OUT, ladder


@pytest.mark.rule("TL-018", "TL-Q15")
@pytest.mark.parametrize("timing", ["immediate", "end_of_turn"])
def test_a_wild_6_on_level_10_climbs_the_one_row_that_is_left(timing):
    t = ladder(A=(10, 0), B=(3, 0), C=(3, 0), forced_move_timing=timing)
    t.rolls(W=6)
    if timing == "end_of_turn":
        t.do("end_turn")
    assert "A moved up 1 row to YOU LOSE." in t.story()
    t = ladder(A=(9, 0), B=(3, 0), C=(3, 0))
    t.rolls(P=1, W=6)
    assert "You moved up 2 rows to YOU LOSE." in t.story("A")


@pytest.mark.rule("TL-Q18", "TL-Q46")
def test_points_that_go_to_the_bank_are_not_called_frozen():
    t = ladder(A=(10, 5), B=(3, 0), C=(3, 0), out_points="forfeit")
    t.rolls(W=5)
    assert t.story("A")[2:5] == ["You moved up 1 row to YOU LOSE.", "You are on YOU LOSE.", "Your 9 points went to the bank."]
    t = ladder(A=(10, 5), B=(3, 0), C=(3, 0))
    t.rolls(W=5)
    assert "You are on YOU LOSE. Your 9 points are frozen." in t.story("A")


def at_the_limit(**players):
    """The log of a table whose last turn, C's, ends with these players."""
    t = ladder(**players)
    t.lay(round=60)
    t.acts("C")
    t.do("end_turn")
    return t


@pytest.mark.rule("TL-Q31")
def test_at_the_limit_it_is_said_what_won():
    lowest = at_the_limit(A=(4, 9), B=(2, 0), C=(3, 0))
    assert lowest.story()[-1] == "The round limit is reached. B stands lowest."
    assert lowest.story("B")[-1] == "The round limit is reached. You stand lowest."
    richest = at_the_limit(A=(2, 9), B=(2, 8), C=(2, 0))
    assert richest.story()[-1] == "The round limit is reached. Of those who stand lowest A has the most points."
    assert richest.story("A")[-1] == "The round limit is reached. Of those who stand lowest you have the most points."


@pytest.mark.rule("TL-Q31")
def test_a_win_that_is_shared_at_the_limit_names_all_who_share_it():
    t = at_the_limit(A=(2, 6), B=(2, 6), C=(2, 5))
    assert t.story("B")[-3:] == [
        "The round limit is reached, and nobody is in front alone.",
        "A shares the win, with the lowest row and the most points.",
        "You share the win, with the lowest row and the most points.",
    ]


@pytest.mark.rule("TL-Q45")
def test_every_roll_of_a_last_chance_has_its_sentence():
    t = ladder(A=(3, 3), B=(10, 0), C=(OUT, 0), D=(OUT, 0), end_check="last_chance")
    for player, face in zip("BCD", (4, 2, 2), strict=True):
        t.comes(player, W=face)
    t.acts("A")
    t.luck()
    t.do("push", target="B")
    told = t.story("B")
    rolls = told.index("You rolled a wild 4 for your last chance.")
    assert told[rolls - 1] == "A is the only one left. Everybody who is out rolls once more: a 2 brings one back."
    assert told[rolls + 1 : rolls + 3] == ["C rolled a wild 2 for a last chance.", "C is back, on row 10."]
    assert not any("D rolled a wild 2 for" in line for line in told)


@pytest.mark.rule("TL-011", "TL-Q09")
@pytest.mark.parametrize("variant", ["", "equal", "bare"])
def test_a_wild_2_on_start_promises_no_step_down(variant):
    t = ladder(variant, A=(0, 0), B=(3, 0))
    t.rolls(P=3 if variant else 0, W=2)
    assert t.story("A")[0] == f"You rolled {'3 and ' if variant else ''}a wild 2: a step down, but START is the bottom."
    assert t.story()[0].endswith("a wild 2: a step down, but START is the bottom.")
    t = ladder(variant, A=(1, 0), B=(3, 0))
    t.rolls(P=3, W=2)
    assert t.story("A")[0] == "You rolled 3 and a wild 2: you may step down."
