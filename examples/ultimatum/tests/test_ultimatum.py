"""The Ultimatum holds the contract of every game, and its own rules."""

import pytest
from lopsided_ultimatum import GAME

from lopsided.lab.simulate import simulate
from lopsided.testing.conformance import CHECKS
from lopsided.testing.table import Table, table


def giving(pot: int, **position: object) -> Table:
    """A is the giver, and has not said anything yet."""
    t = table(GAME, 4, giver=0, pot=pot, target=-1, round=1, **position)
    t.ask("offer", "A")
    return t


def vote(t: Table, **answers: str) -> None:
    """Everybody votes."""
    for player, answer in answers.items():
        t.do("vote", by=player, answer=["no", "yes"].index(answer))


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_holds_the_contract(check, seats):
    check(GAME, seats)


def test_nobody_but_the_giver_knows_what_is_in_the_pot():
    t = giving(pot=10)
    t.secret("pot", to="A")


def test_the_offer_is_known_to_the_two_whom_it_concerns():
    t = giving(pot=12)
    t.do("offer", target="C", amount=11)
    t.secret("amount", to="AC")
    assert t.story("B") == ["A whispers to C."]
    assert t.story("C") == ["A whispers to you.", "A offers you 11 coins."]


def test_a_vote_is_sealed_until_all_have_voted():
    t = giving(pot=6)
    t.do("offer", target="C", amount=2)
    vote(t, B="no")
    t.secret("vote", at="B", to="B")
    assert t.asked == ["C", "D"]
    assert t.told("voted") == []


def test_a_deal_stands_unless_more_vote_no_than_yes():
    t = giving(pot=6)
    t.cup.load(1, 4)
    t.do("offer", target="C", amount=2)
    vote(t, B="no", C="yes", D="yes")
    assert t.told("stands") == [{"seat": "A", "target": "C", "amount": 2, "kept": 4}]
    assert list(t.match.g.coins[:4]) == [4, 1, 2, 1]
    assert (t.asked, t.match.g.pot) == (["B"], 4)


def test_where_a_deal_falls_nobody_gets_anything_and_nobody_learns_how_much_it_was():
    t = giving(pot=6, coins=[5, 5, 5, 5])
    t.cup.load(1, 4)
    t.do("offer", target="C", amount=2)
    vote(t, B="no", C="no", D="yes")
    assert list(t.match.g.coins[:4]) == [5, 5, 5, 5]
    assert t.story("B")[:5] == ["A whispers to C.", "You voted no.", "C voted no.", "D voted yes.", "The deal of A and C falls."]


def test_an_offer_goes_to_somebody_else_and_is_no_more_than_the_pot():
    t = giving(pot=3)
    assert t.refusal("offer", target="B", amount=4) == "too_much"
    assert t.refusal("offer", target="A", amount=1) == "nobody_there"
    assert t.refusal("offer", target=5, amount=1) == "nobody_there"
    assert t.refusal("vote", answer=1) == "not_now"
    assert t.refusal("vote", by="B", answer=1) == "not_asked"


def test_what_was_whispered_cannot_be_taken_back():
    t = giving(pot=3)
    t.do("offer", target="B", amount=1)
    assert not t.match.can_undo(0)


def test_a_vote_can_be_taken_back_until_they_are_opened():
    t = giving(pot=3)
    t.do("offer", target="B", amount=1)
    vote(t, C="no")
    assert t.match.can_undo(2)
    t.cup.load(1, 4)
    vote(t, B="yes", D="yes")
    assert not any(t.match.can_undo(seat) for seat in range(4))


@pytest.mark.parametrize(("variant", "pots"), [("", [8, 4]), ("equal", [4, 4])])
def test_the_heir_s_pips_are_worth_twice_as_much_but_not_in_the_variant_equal(variant, pots):
    box = GAME.box.on(GAME.make_box(3, variant=variant))
    assert [4 * box.heir_worth, 4 * box.worth] == pots


def test_the_last_deal_of_the_last_round_ends_the_game():
    t = table(GAME, 3, {"rounds": 2}, giver=2, pot=4, target=-1, round=2, coins=[3, 1, 0])
    t.ask("offer", "C")
    t.do("offer", target="B", amount=2)
    vote(t, A="no", B="yes")
    assert t.over
    assert t.placing == {"A": 1, "B": 2, "C": 3}


def test_to_be_born_rich_pays_and_in_the_variant_equal_it_does_not():
    heir = {variant: simulate(GAME, 2_000, ["fair"] * 4, variant=variant, seed=1).to_json()["wins"][0] for variant in ("", "equal")}
    assert heir[""]["low"] > heir["equal"]["high"]
