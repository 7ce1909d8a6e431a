"""What is hidden and guessed at every kind of question, and every law that a state must keep."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from lopsided.engine.decks import PILED, UNDRAWN
from lopsided.engine.match import Match
from lopsided.games.disruptopia import GAME
from lopsided.games.disruptopia.rules.ending import end_game, points_of
from lopsided.games.disruptopia.rules.hands import draw_one
from lopsided.games.disruptopia.rules.planning import forget_plan
from lopsided.games.disruptopia.rules.rounds import end_round
from lopsided.games.disruptopia.rules.subsidies import roll_subsidy
from lopsided.games.disruptopia.state import HAND, MOVES, WORKERS, Move, Option, Why, is_planning, is_toss
from lopsided.testing.secrecy import expect_secrecy

from .boardroom import Boardroom, boardroom, fresh
from .test_refusals_at_every_question import QUESTIONS


def planning() -> Boardroom:
    """A and C have sealed their plans, B has placed a worker and cards to go, D has not begun; A has more workers, D more cards."""
    t = fresh(4)
    for player, card in zip("BBDDD", ("I03", "I04", "R02", "S05", "R11"), strict=True):
        t.give(player, card)
    t.match.g.workers[0] = WORKERS
    t.whole_plan("A", "patent train card idle rehire audit buyback chips")
    t.whole_plan("C", "patent")
    t.do("place", "B", option=int(Option.MARKETING))
    return t


@pytest.mark.rule("DR-024", "DR-Q18", "DR-Q73", "DR-Q89", "DR-Q90")
@pytest.mark.parametrize("question", [*QUESTIONS, "plan"])
def test_nothing_that_a_seat_may_not_know_reaches_it(question: str) -> None:
    t = planning() if question == "plan" else QUESTIONS[question][0]()
    for reader in range(-1, t.match.seats):
        expect_secrecy(t.match, reader, len(t.match.events), f"{question}, as seen by seat {reader}")


@pytest.mark.rule("DR-Q73", "DR-Q89")
def test_what_was_dropped_is_nobodys_business() -> None:
    t = QUESTIONS["target"][0]()
    t.do("decline")
    assert t.match.g.declined == 1
    assert t.match.seen(0).declined == 1
    assert t.match.seen(1).declined == 0
    assert t.match.seen(1).unseen == 0


@pytest.mark.rule("DR-024", "DR-Q18")
def test_a_guess_of_a_sealed_plan_is_mostly_a_good_one_may_be_any_and_of_an_open_one_is_none() -> None:
    t = planning()
    for card in ("S02", "S02", "S06"):
        t.give("A", card)
    options, tossed, seen = Counter[int](), Counter[int](), t.match.seen(1)
    assert seen.held[0] == 6
    for seed in range(300):
        g = GAME.state.on(bytearray(seen.memory))
        GAME.guess(t.match.box, g, 1, (seed, 3))
        options.update(g.plan[0, w] for w in range(WORKERS))
        assert g.placed[0] == WORKERS
        assert (g.placed[2], [g.plan[2, w] for w in range(3, WORKERS)]) == (3, [0] * 5)
        assert (g.placed[3], g.tossing[3], [g.plan[3, w] for w in range(WORKERS)]) == (0, 0, [0] * WORKERS), "D has not begun"
        assert g.plan[1, 0] == Option.MARKETING, "one's own plan is as it is"
        assert bin(g.tossing[0]).count("1") == 1, "one card too many goes"
        tossed.update(place for place in range(HAND) if g.tossing[0] >> place & 1)
        assert tuple(g.secret) != (0, 0)
    assert set(options) == set(range(Option.REHIRE + 1))
    rare = [n for option, n in options.items() if option not in (Option.MARKETING, Option.BUYBACK, Option.HANDOUT, Option.PLAY_CARD)]
    assert all(10 < n < 50 for n in rare), "one plan in eight is any plan"
    assert set(tossed) == set(range(6))


@pytest.mark.rule("DR-024", "DR-Q18")
def test_a_sealed_plan_is_guessed_as_a_bot_would_make_it_with_the_hand_that_was_guessed() -> None:
    """Seven in eight plans of a rival are those of one of the bots, each of them as often; who guesses rivals' plans at random underrates them."""
    t = fresh(2)
    t.whole_plan("A", "patent")
    found = Counter[str]()
    for seed in range(400):
        g = t.match.seen(1)
        GAME.guess(t.match.box, g, 1, (seed, 3))
        plan = [g.plan[0, w] for w in range(g.workers[0])]
        made = {name: planned(t.match.box, g, name) for name in GAME.bots}
        found["a bot's"] += plan in made.values()
        found.update(name for name, by in made.items() if by == plan and list(made.values()).count(plan) == 1)
    assert 320 < found["a bot's"] < 375
    assert max(found[name] for name in GAME.bots) < 2.5 * (1 + min(found[name] for name in GAME.bots)), found


def planned(box: Any, g: Any, bot: str) -> list[int]:
    """What a bot plans in the place of A, who has sealed a plan."""
    other = GAME.state.on(bytearray(g.memory))
    forget_plan(other, 0)
    other.frame[other.depth - 1, 1] |= 1
    other.pending |= 1
    out = [0] * MOVES.size
    while other.placed[0] < other.workers[0]:
        n, desk = GAME.legal(box, other, 0, out), GAME.state.on(bytearray(other.memory))
        other.ply += 1
        GAME.apply(box, other, 0, GAME.bots[bot](box, desk, 0, out, n, 0))
    return [other.plan[0, w] for w in range(other.workers[0])]


@pytest.mark.rule("DR-026")
def test_a_guess_gives_up_as_many_cards_as_are_too_many() -> None:
    t = planning()
    for card in ("S02", "S02", "S06", "S08", "S07"):
        t.give("A", card)
    for seed in range(60):
        g = t.match.seen(1)
        GAME.guess(t.match.box, g, 1, (seed, 3))
        assert bin(g.tossing[0]).count("1") == 3
        assert g.tossing[0] < 1 << 8
        assert bin(g.tossing[2]).count("1") == 0


@pytest.mark.rule("DR-026", "DR-Q31")
def test_a_guess_cuts_down_the_fullest_hand_to_its_limit() -> None:
    t = fresh(2)
    t.whole_plan("A", "patent")
    while t.match.g.held[0] < HAND:
        t.run(draw_one, 0, t.match.g.held[0] % 3)
    for seed in range(8):
        g = t.match.seen(1)
        GAME.guess(t.match.box, g, 1, (seed, 3))
        assert bin(g.tossing[0]).count("1") == HAND - t.match.box.hand_limit


def test_a_guess_of_a_plan_without_cards_has_none_of_the_cards_row() -> None:
    t = fresh(2, {"cards": "off"})
    t.whole_plan("A", "patent")
    options = Counter[int]()
    for seed in range(100):
        g = t.match.seen(1)
        GAME.guess(t.match.box, g, 1, (seed, 3))
        options.update(g.plan[0, w] for w in range(3))
    assert set(options) == set(range(Option.PLAY_CARD))


@pytest.mark.rule("DR-020", "DR-025")
def test_a_guess_deals_every_card_that_is_not_in_sight() -> None:
    t = boardroom(A="hand R01", B="hand R17,I01,S18 slots R11", C="hand I17,S01")
    t.plans("A", "patent")
    t.turn("A")
    hands, orders, box = Counter[int](), set(), t.match.box
    for seed in range(200):
        g = t.match.seen(0)
        GAME.guess(box, g, 0, (seed, 3))
        assert GAME.sound(box, g) == 0
        assert [box.deck_of[g.hand[1, i] - 1] for i in range(3)] == [0, 1, 2]
        assert [g.decks[d, UNDRAWN] for d in range(3)] == [t.match.g.decks[d, UNDRAWN] for d in range(3)]
        hands.update(g.hand[other, i] - 1 for other in (1, 2) for i in range(g.held[other]))
        orders.add(tuple(g.decks[d, 2 + i] for d in range(3) for i in range(20)))
        after = [g.decks[d, 2 + g.decks[d, UNDRAWN]] for d in range(3)]
        assert after == [0, 0, 0], "nothing lies where no card is left"
    assert len(orders) == 200
    assert set(hands) == set(range(box.kinds)), "the first and the last card of the box as well"


# Planning


@pytest.mark.rule("DR-023", "DR-026", "DR-028")
@pytest.mark.parametrize("cards", [3, 8])
@pytest.mark.parametrize("placed", [0, 3])
def test_while_plans_are_made_nothing_else_can_be_done(cards, placed):
    t = fresh(2)
    for card in ("R02", "I03", "S05", "R11", "I04")[: cards - 3]:
        t.give("A", card)
    t.match.g.placed[0] = placed
    for action in range(MOVES.size):
        reason = GAME.why_not(t.match.box, t.match.g, 0, action)
        assert (reason == Why.OTHER_QUESTION) == (not is_planning(action) and not is_toss(action))
        if is_toss(action):
            assert reason == (Why.HAND_FITS if cards == 3 else 0 if action - Move.TOSS < cards else Why.NO_SUCH_CARD)


@pytest.mark.rule("DR-Q89")
def test_a_worker_that_is_taken_back_stands_nowhere_and_a_seal_is_for_good():
    t = fresh(2)
    t.do("place", "A", option=int(Option.TRAIN))
    assert t["A"].plan[0] == "train"
    t.do("recall", "A")
    assert t["A"].plan[0] == "idle"
    t.whole_plan("A", "patent")
    assert not t.match.can_undo(0)


@pytest.mark.rule("DR-028", "DR-031")
def test_the_eighth_worker_comes_back_with_the_others():
    t = boardroom(A="$0", B="")
    t.plans("A", "idle idle idle idle idle idle idle train")
    t.luck()
    t.turn("A", last=True)
    assert t.match.g.round == 2
    assert t["A"].plan == ["idle"] * WORKERS


@pytest.mark.rule("DR-Q86")
@pytest.mark.parametrize("region", [0, 5])
def test_after_a_hundred_misses_the_first_region_with_room_gets_the_subsidy(region):
    t = boardroom(A="", B="")
    g, box = t.match.g, t.match.box
    for place in range(6):
        g.on_region[place] = box.room[place] - (place == region)
    t.settle_supply()
    t.subsidy_dice(*[3] * 101)
    t.run(roll_subsidy)
    assert g.on_region[region] == box.room[region]
    assert t.told("subsidised") == [{"region": region, "misses": 101}]


@pytest.mark.rule("DR-015", "DR-016", "DR-017", "DR-018")
def test_everybody_begins_with_the_same_power_income_and_money():
    g = Match(GAME, 5, seed=3).g
    for seat in range(5):
        assert (g.power[seat], g.income[seat], g.rep[seat], g.corp[seat], g.pers[seat]) == (3, 3, 0, 3, 0)


# The end


@pytest.mark.rule("DR-127", "DR-Q36")
@pytest.mark.parametrize("last", [0, 1])
def test_the_limit_of_rounds_is_told_where_it_ends_the_game(last):
    t = boardroom(A="", B="")
    t.match.g.round, t.match.g.last = t.match.box.max_rounds, last
    t.run(end_round)
    assert t.over
    assert len(t.told("limit")) == 1 - last


@pytest.mark.rule("DR-131")
def test_a_version_is_worth_what_is_printed():
    t = boardroom(A="compute 3 model 3", B="")
    t.match.box.version_points = 2
    assert t.run(points_of, 0) == 6
    t.run(end_game)
    assert t.told("scored")[0]["version"] == 6


# Laws


def put(field: str, *at: int, value: int) -> Callable[[Any], None]:
    """Spoil one value of the state."""
    return lambda g: getattr(g, field).__setitem__(at if len(at) > 1 else at[0], value)


@pytest.mark.parametrize(
    ("law", "spoil"),
    [
        (1, put("on_region", 0, value=-1)), (1, put("on_region", 0, value=4)), (1, put("on_region", 5, value=2)), (1, put("tokens", 1, value=1)),
        (1, lambda g: setattr(g, "supply", g.supply - 1)), (1, lambda g: (setattr(g, "supply", -1), put("tokens", 0, value=15)(g))),
        (2, lambda g: put("hand", 0, 0, value=g.hand[0, 0] % 50 + 1)(g)), (2, put("decks", 0, UNDRAWN, value=3)), (2, put("decks", 0, PILED, value=1)),
        (3, put("corp", 0, value=-1)), (3, put("pers", 1, value=-1)), (3, put("tokens", 0, value=-1)), (3, put("model", 0, value=2)),
        (3, put("cut", 0, value=-1)), (3, put("surcharge", 0, value=-1)), (3, put("power", 0, value=-1)), (3, put("power", 0, value=30)),
        (3, put("rep", 0, value=-3)), (3, put("rep", 1, value=11)), (3, put("income", 0, value=-1)), (3, put("income", 0, value=40)),
        (3, put("rank", 0, value=-1)), (3, put("rank", 0, value=3)), (3, put("workers", 0, value=2)), (3, put("workers", 0, value=9)),
        (3, put("compute", 0, value=0)), (3, put("compute", 0, value=8)),
        (4, put("hand", 0, 0, value=0)), (4, put("hand", 0, 15, value=1)), (4, put("hand", 0, 3, value=1)), (4, put("slot", 0, 1, value=1)),
        (4, put("slot", 1, 2, value=1)), (5, put("plan", 0, 3, value=1)), (5, put("plan", 1, 7, value=2)),
        (6, lambda g: setattr(g, "over", 1)), (6, lambda g: setattr(g, "pending", 0)),
        (7, lambda g: setattr(g, "playing", 1)), (7, lambda g: setattr(g, "target", 1)), (7, lambda g: setattr(g, "region", 1)),
        (7, lambda g: setattr(g, "die", 1)), (7, lambda g: setattr(g, "draws", 1)),
    ],
)  # fmt: skip
def test_a_state_that_breaks_a_law_is_found_out(law, spoil):
    t = fresh(2)
    g = t.match.g
    assert GAME.sound(t.match.box, g) == 0
    spoil(g)
    assert GAME.sound(t.match.box, g) == law


@pytest.mark.parametrize(
    "fine",
    [
        put("power", 0, value=0), put("power", 0, value=29), put("rep", 0, value=-2), put("rep", 0, value=10), put("income", 0, value=0),
        put("income", 0, value=39),
        put("rank", 0, value=2), put("workers", 0, value=8), put("compute", 0, value=7), put("corp", 0, value=0), put("cut", 0, value=0),
        lambda g: (put("compute", 0, value=7)(g), put("model", 0, value=7)(g)), lambda g: setattr(g, "source", 3),
    ],
)  # fmt: skip
def test_the_ends_of_every_track_are_in_order(fine):
    t = fresh(2)
    fine(t.match.g)
    assert GAME.sound(t.match.box, t.match.g) == 0


@pytest.mark.rule("DR-048", "DR-Q16")
@pytest.mark.parametrize(("region", "tokens"), [(0, -1), (5, -1), (0, 4), (5, 4)])
def test_tokens_that_lie_where_none_can_lie_are_found_though_none_is_lost(region, tokens):
    t = fresh(2)
    g = t.match.g
    g.supply += g.on_region[region] - tokens
    g.on_region[region] = tokens
    assert GAME.sound(t.match.box, g) == 1


@pytest.mark.rule("DR-048")
def test_a_supply_cannot_owe_tokens():
    t = fresh(2)
    g = t.match.g
    g.tokens[0] += g.supply + 1
    g.supply = -1
    assert GAME.sound(t.match.box, g) == 1


@pytest.mark.rule("DR-020")
@pytest.mark.parametrize("kind", [0, -1])
def test_the_first_and_the_last_card_of_the_box_are_missed_like_any_other(kind):
    t = fresh(2)
    g, box = t.match.g, t.match.box
    kind %= box.kinds
    box.copies[kind] += 1
    assert GAME.sound(box, g) == 2


@pytest.mark.rule("DR-Q78")
@pytest.mark.parametrize("question", ["worker", "audit"])
def test_nothing_is_left_over_from_a_card_when_a_worker_is_asked_about(question):
    t = QUESTIONS[question][0]()
    assert GAME.sound(t.match.box, t.match.g) == 0
    t.match.g.die = 1
    assert GAME.sound(t.match.box, t.match.g) == 7
