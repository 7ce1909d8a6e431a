"""What the equal variants lift, and what nobody may know."""

import pytest

from lopsided.engine.box import BoxError
from lopsided.engine.match import Match
from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.box import SUBJECTS, VARIANTS
from lopsided.games.disparity_trap.rules.laws import sound
from lopsided.games.disparity_trap.rules.pieces import leave_hand, put_under
from lopsided.games.disparity_trap.state import Deck, Phase, Thing

from .board import CARDS, trap

ADVANCED = {"preset": "advanced"}


def faces(variant):
    """The cards of a table of this variant, each step by itself."""
    cards = GAME.board(Match(GAME, 4, ADVANCED, variant, seed=1).box)["cards"]
    return [(card, face) for card in cards for face in (card, card["second"]) if face and face["sd"] is not None]


def gaps(variant):
    """The cards on which the Positions differ."""
    return {id(card): card for card, face in faces(variant) if face["sd"] != (3 if card["who"] == "rolloff" else face["snd"])}.values()


@pytest.mark.rule("DT-007", "DT-020", "DT-Q03")
@pytest.mark.parametrize(("variant", "level"), [("equal", True), ("equal_start", True), ("equal_odds", False), ("equal_goals", False), ("", False)])
def test_an_equal_start_gives_everybody_three_tokens_and_anybody_may_begin(variant, level):
    matches = [Match(GAME, 4, variant=variant, seed=seed) for seed in range(12)]
    assert ({m.g.have[s, Thing.PRIVILEGE] for m in matches for s in range(4)} == {3}) == level
    assert ({m.g.position[m.g.first] for m in matches} == {1, 2}) == level


@pytest.mark.rule("DT-030", "DT-055", "DT-095", "DT-096", "DT-076")
def test_equal_odds_are_the_sd_ranges_for_everybody():
    printed = {(c["id"], step): e["sd"] for c in GAME.printed["cards"] for step, e in ((1, c), (2, c.get("second"))) if e and "sd" in e}
    assert len(gaps("")) > 30
    assert len(gaps("equal_start")) == len(gaps(""))
    for variant in ("equal", "equal_odds"):
        assert len(gaps(variant)) == 0
        cards = GAME.board(Match(GAME, 4, ADVANCED, variant, seed=1).box)["cards"]
        assert all(cards[CARDS[i]]["sd"] == sd for (i, step), sd in printed.items() if step == 1 and cards[CARDS[i]]["who"] != "rolloff")


@pytest.mark.rule("DT-055")
def test_equal_goals_level_the_goals_alone():
    assert {card["deck"] for card in gaps("")} - {card["deck"] for card in gaps("equal_goals")} == {"goal"}
    assert len(gaps("")) - len(gaps("equal_goals")) == 4


@pytest.mark.rule("DT-076", "DT-071")
@pytest.mark.parametrize("subject", SUBJECTS)
def test_an_equal_subject_is_as_if_its_vote_had_passed_but_fills_no_slot(subject):
    assert {card["tag"] for card in gaps("")} - {card["tag"] for card in gaps(f"equal_{subject}")} == {subject}
    match = Match(GAME, 4, ADVANCED, f"equal_{subject}", seed=2)
    view = match.view(-1)["table"]
    assert view["level"] == []
    assert view["dice"]["remove"] == 1
    assert subject not in view["votes"]
    for action in ("vote", "reverse"):
        refusal = match.why_not(match.pending[0], GAME.moves.encode(action, subject=int(Thing[subject.upper()])))
        assert refusal is not None


@pytest.mark.rule("DT-070", "DT-079")
def test_where_no_disparity_is_left_nobody_votes():
    for variant in ("equal", "equal_odds"):
        match = Match(GAME, 4, ADVANCED, variant, seed=1)
        assert match.view(-1)["table"]["votes"] == []
        while not match.over:
            seat = match.pending[0]
            match.submit(seat, match.bot_action(seat, "random", match.luck()))
        assert {"vote", "reversal"} & {e.kind for _, e in match.events_since(0, -1)} == set()


@pytest.mark.rule("DT-118", "DT-119", "DT-Q60", "DT-Q87")
@pytest.mark.parametrize("variant", ["equal", "equal_odds"])
def test_an_equal_roll_off_is_against_the_next_of_any_position_half_and_half(variant):
    for position in ("SD", "SND"):
        for die, winner in ((3, "A"), (4, "B")):
            t = trap("rolloff", variant, A=f"{position} 13 job", B=f"{position} 13 job", C="SD 13 job")
            t.rolls("A", die)
            t.goes(event="E22")
            assert t.told("rolloff")[0]["target"] == "B"
            assert t.pr(winner) == 3


def test_variants_that_do_not_exist_are_refused():
    assert len(VARIANTS) == 11
    with pytest.raises(BoxError, match="no variant equal_skill"):
        GAME.make_box(4, variant="equal_skill")


# What nobody may know


def test_a_hand_is_seen_by_its_owner_alone_and_its_size_by_all():
    t = trap(A="SD 0 : O01 O02", B="SND 0 : O06 O08 O12")
    t.turn()
    assert t.match.view(0)["table"]["seats"][0]["hand"] == [CARDS["O01"], CARDS["O02"]]
    for reader in (1, -1):
        assert t.match.view(reader)["table"]["seats"][0]["hand"] is None
    assert [p["cards"] for p in t.seen["seats"]] == [2, 3]


def test_an_empty_hand_is_no_secret_and_looks_the_same_to_all():
    match = Match(GAME, 4, {"positions": "chosen"}, seed=1)
    assert match.pending == [0], "the others have no cards yet and see the same"
    for reader in (1, 2, 3):
        assert bytes(match.seen(reader).memory) == bytes(match.seen(-1).memory)
        assert match.view(reader)["table"] == match.view(-1)["table"]


@pytest.mark.rule("DT-040", "DT-066")
@pytest.mark.parametrize("option", ["discard", "sacrifice"])
def test_only_its_owner_knows_which_card_goes_under_the_deck(option):
    t = trap("sacrifice", A="SD 0 : O01 O12 O08", B="SND 0")
    t.turn()
    t.do(option, slot=1)
    mine = [e.kind for _, e in t.match.events_since(0, 0)]
    theirs = [e.kind for _, e in t.match.events_since(0, 1)]
    assert "put_away" in mine
    assert "put_away" not in theirs
    assert option.rstrip("e") + "ed" in theirs
    assert "Angel investor" not in " ".join(t.story("B"))
    assert "Angel investor" in " ".join(t.story("A"))


def test_a_drawn_card_is_told_to_its_owner_alone():
    t = trap(A="SD 0 : O01 O12 O08", B="SND 0")
    t.stack("O06")
    t.turn()
    t.play("O01")
    assert "Campus application" in " ".join(t.story("A"))
    assert "Campus application" not in " ".join(t.story("B"))
    assert "Help out!" in " ".join(t.story("B")), "a played card is seen by all"


def test_what_another_draws_is_nowhere_in_what_one_sees():
    def seen(card, reader):
        t = trap(A="SD 0 : O01 O12 O08", B="SND 0")
        t.stack(card)
        t.turn()
        t.do("discard", slot=0)
        return bytes(t.match.seen(reader).memory)

    for reader in (1, -1):
        assert seen("O06", reader) == seen("O13", reader)
    assert seen("O06", 0) != seen("O13", 0)


def test_no_place_of_a_pile_is_seen_wherever_its_head_has_come_to():
    t = trap("justice", A="SD 0", B="SND 0")
    for d in Deck.OPPORTUNITY, Deck.EVENT, Deck.JUSTICE:
        t.match.g.head[d], t.match.g.count[d] = 40, 64
        for place in range(64):
            t.match.g.queue[d, place] = 1
    assert not any(t.match.seen(0).queue[d, place] for d in range(3) for place in range(64))


def test_the_dice_of_a_guess_hang_on_both_words_of_its_seed():
    match = Match(GAME, 2, seed=1)
    dice = {(match.g.secret[0], match.g.secret[1])}
    for seed in ((1, 1), (2, 1), (1, 2)):
        g = match.seen(-1)
        GAME.guess(match.box, g, -1, seed)
        dice.add((g.secret[0], g.secret[1]))
    assert len(dice) == 4


@pytest.mark.rule("DT-073")
def test_every_sealed_contribution_but_the_own_is_guessed():
    t = trap("vote", A="SD 0 pr4", B="SND 0 pr3", C="SND 0 pr3", D="SD 0")
    t.turn()
    t.do("vote", subject=4)
    t.do("put", amount=2)
    for player in "AC":
        t.do("put", player, amount=1)
    g = t.match.seen(1)
    GAME.guess(t.match.box, g, 1, (3, 1))
    assert [g.sealed[seat] > 0 for seat in range(4)] == [True, False, True, False], "B is still choosing, D had nothing to put in"
    t = trap("vote", A="SD 0 pr4", B="SND 0 pr3")
    t.turn()
    t.do("vote", subject=4)
    t.do("put", amount=2)
    t.do("put", "B", amount=1)
    g = t.match.seen(0)
    GAME.guess(t.match.box, g, 0, (3, 1))
    assert (g.sealed[0], g.sealed[1] > 0) == (0, True), "also that of the last seat"


def test_the_order_of_the_decks_is_known_to_nobody():
    match = Match(GAME, 3, ADVANCED, seed=1)
    for reader in (-1, 0, 1, 2):
        seen = match.seen(reader)
        assert not any(seen.queue[d, i] for d in range(3) for i in range(64))
        assert [seen.count[d] for d in range(3)] == [match.g.count[d] for d in range(3)]


def test_a_guess_leaves_the_own_hand_and_finds_all_cards_and_sealed_tokens_a_place():
    t = trap("vote", A="SD 0 pr4 : O01 O12 O08", B="SND 0 pr3", C="SND 0 pr3")
    t.turn()
    t.do("vote", subject=4)
    t.do("put", amount=2)
    t.do("put", "B", amount=1)
    sealed = set()
    for seed in range(40):
        g = t.match.seen(0)
        GAME.guess(t.match.box, g, 0, (seed, 1))
        assert sound(t.match.box, g) == 0
        assert [g.hand[0, i] - 1 for i in range(3)] == [CARDS[c] for c in ("O01", "O12", "O08")]
        sealed.add(g.sealed[1])
        assert g.sealed[2] == 0, "C is still choosing"
    assert sealed == {1, 2, 3, 4}, "anything from nothing to all three"


# What must hold


def lose_first_card(g):
    """Put the first card of the box under its deck and take it away."""
    n, head = g.count[Deck.OPPORTUNITY], g.head[Deck.OPPORTUNITY]
    place = next(head + i for i in range(n) if g.queue[Deck.OPPORTUNITY, head + i] == CARDS["O01"])
    g.queue[Deck.OPPORTUNITY, place] = g.queue[Deck.OPPORTUNITY, head + n - 1]
    g.count[Deck.OPPORTUNITY] -= 1


def empty(g, seat):
    """Put a whole hand under the deck: no card is lost, but nobody may be without any."""
    while g.cards[seat]:
        put_under(g, Deck.OPPORTUNITY, leave_hand(g, seat, 0), 0)


@pytest.mark.parametrize(
    ("law", "spoil"),
    [
        (1, lambda g: g.have.__setitem__((0, int(Thing.PRIVILEGE)), -1)),
        (1, lambda g: g.have.__setitem__((1, int(Thing.POWER)), 2)),
        (1, lambda g: g.have.__setitem__((1, int(Thing.JUSTICE)), 4)),
        (2, lambda g: g.hand.__setitem__((0, 0), 0)),
        (3, lambda g: g.count.__setitem__(int(Deck.EVENT), 31)),
        (3, lambda g: g.hand.__setitem__((0, 0), 1 if g.hand[0, 0] != 1 else 2)),
        (4, lambda g: g.pawn.__setitem__(0, 49)),
        (5, lambda g: g.skips.__setitem__(0, 1)),
        (6, lambda g: g.sealed.__setitem__(0, 1)),
        (7, lambda g: setattr(g, "line", 1)),
        (7, lambda g: setattr(g, "card", 1)),
        (7, lambda g: setattr(g, "stake", 1)),
        (7, lambda g: setattr(g, "onward", 1)),
        (1, lambda g: g.have.__setitem__((2, int(Thing.SKILL)), -1)),
        (2, lambda g: g.hand.__setitem__((2, 2), 0)),
        (2, lambda g: empty(g, 1)),
        (2, lambda g: empty(g, g.active)),
        (3, lambda g: lose_first_card(g)),
        (4, lambda g: g.pawn.__setitem__(2, -1)),
        (5, lambda g: g.skips.__setitem__(2, -1)),
        (6, lambda g: g.sealed.__setitem__(2, 1)),
    ],
)
def test_a_state_that_breaks_a_law_is_found_out(law, spoil):
    match = Match(GAME, 3, ADVANCED, seed=4)
    assert match.g.active != 1
    assert match.g.frame[0, 0] == Phase.OPTION
    assert sound(match.box, match.g) == 0
    spoil(match.g)
    assert sound(match.box, match.g) == law


def test_while_a_card_is_played_only_its_player_may_have_none_left():
    t = trap("sacrifice", A="SND 3 pr3 : O06", B="SD 0")
    t.rolls("A", 6)
    t.turn()
    t.play("O06")
    assert (t.phase, t.hand("A"), sound(t.match.box, t.match.g)) == ("extra_roll", [], 0)
    empty(t.match.g, 1)
    assert sound(t.match.box, t.match.g) == 2
