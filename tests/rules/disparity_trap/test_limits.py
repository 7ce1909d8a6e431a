"""Nothing that has a fixed length can be too short: the worst step of each rule that loops is built on purpose and played."""

from typing import Any

import pytest

from lopsided.engine.game import Game
from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.state import DECKS, HAND, PILE, REROLLS, SEATS, STREAMS, THINGS, VOTABLE, Deck, State, Thing

from .board import CARDS, QUIET, Trap, lay_out, printed_with

RING = State.telling["event"].shape[0]
TIES = (REROLLS + 1) * SEATS  # dice of six who roll alike until the seat decides (DT-Q95)
DICE = len(VOTABLE)  # of the largest vote
AXES = {"seat": SEATS, "thing": THINGS, "deck": DECKS, "stream": STREAMS, "word": 2}
FIXED = {  # indexed by something that there is a fixed number of
    "secret": "word", "drawn": "stream", "position": "seat", "pawn": "seat", "have": "seat thing", "cards": "seat", "skips": "seat", "skip_card": "seat",
    "helps": "seat", "hinders": "seat", "turns": "seat", "head": "deck", "count": "deck", "sealed": "seat",
}  # fmt: skip
FILLED = {  # grows, and is filled by this test
    "event": "test_the_worst_vote_fits_the_ring", "frame": "test_no_decision_is_opened_on_another", "hand": "test_a_hand_is_never_fuller_than_full",
    "seen": "test_a_hand_is_never_fuller_than_full", "queue": "test_the_largest_deck_goes_round", "known": "test_the_largest_deck_goes_round",
    "mix": "test_the_largest_deck_goes_round",
}  # fmt: skip
NAMES = "ABCDEF"
MODULES = dict.fromkeys(("vote", "power", "skip", "points", "justice", "taxes"), "yes")
DEAR = "pay privilege 9 else back 1"  # told twice by who cannot pay


def test_every_list_of_the_state_is_of_a_fixed_number_or_filled_on_purpose() -> None:
    fields = {name: State.telling[name].shape for name in State.telling.names or () if State.telling[name].shape}
    assert set(fields) == set(FIXED) | set(FILLED)
    assert not set(FIXED) & set(FILLED)
    for name, axes in FIXED.items():
        assert fields[name] == tuple(AXES[axis] for axis in axes.split()), name
    assert all(callable(globals()[test]) for test in FILLED.values())


def six(game: Game, options: dict[str, Any] = MODULES, have: str = "pr2", space: int = 1) -> Trap:
    """Six players on one space, A and every second one SD; it is the last round but one, and the top of the Event deck is the changed card."""
    t = Trap(game, SEATS, options)
    for seat, name in enumerate(NAMES):
        t.lay_player(name, f"{'SND' if seat % 2 else 'SD'} {space} {have}")
    t.deal({})
    t.lay(round=59, first=0, turn=0, turns=[3] * SEATS, bared=0)
    t.stack(QUIET)
    return t


def told_by(t: Trap, action: str, by: str = "", **ints: Any) -> int:
    """How many events one step tells."""
    before = len(t.match.events)
    t.luck()
    t.do(action, by, **ints)
    return len(t.match.events) - before


def for_all(*effects: str) -> dict[str, Any]:
    """A card that everybody plays, each with a roll that cannot fail."""
    return {"who": "all", "sd": 6, "snd": 6, "effects": list(effects)}


@pytest.mark.rule("DT-073", "DT-081", "DT-Q95", "DT-Q54")
def test_the_worst_vote_fits_the_ring() -> None:
    """Six who give alike to level the last gap tie for the Power token; then an Event makes all of them skip until the rounds are used up."""
    t = six(printed_with(E14=for_all(DEAR, DEAR, "skip 2")))
    g = t.match.g
    *gone, last = VOTABLE
    g.level = sum(1 << thing for thing in gone)
    for seat in range(1, SEATS):
        g.have[seat, Thing.STARTUP] = 1  # as many points as A's Power token
    t.quiet = False
    t.turn()
    t.do("vote", subject=int(last))
    t.do("put", amount=2)
    for name in "BCDE":
        t.do("put", name, amount=2)
    told = told_by(t, "put", "F", amount=2)
    vote = 1 + SEATS + DICE + 1 + SEATS + TIES + 1  # sealed, opened, dice, counted, tallied, rolled for, won
    event = 2 + 1 + SEATS * (2 + 2 * 2 + 1)  # the move, the card, and for each a roll, two fines and a Skip card
    skips = 5 + 1 + 6 + 1 + 6  # to the end of the round, the last round, the trap, and six titles
    assert told == vote + event + skips == 212
    assert told <= RING == 256
    assert t.over


@pytest.mark.rule("DT-093", "DT-096", "DT-Q38")
def test_the_worst_failed_vote_before_justice_fits_the_ring() -> None:
    """A vote that fails and is refunded, and a Justice card of two steps for the lander and both neighbours."""
    second = {"sd": 6, "snd": 6, "effects": [DEAR] * 3}
    t = six(printed_with(J1={"penalty": True, "sd": 6, "snd": 6, "effects": [DEAR] * 3, "second": second}), MODULES | {"failed_vote_refund": "yes"}, space=3)
    g = t.match.g
    assert g.queue[Deck.JUSTICE, g.head[Deck.JUSTICE]] == CARDS["J1"]
    g.level = sum(1 << thing for thing in VOTABLE[:-1])
    g.for_me = 0b111111
    t.votes("A", *[6] * DICE)
    t.votes("D", *[6] * 99)  # wins the token, and sits where Justice does not look
    t.turn()
    t.do("vote", subject=int(VOTABLE[-1]))
    t.do("put", amount=2)
    for name in "BCDE":
        t.do("put", name, amount=2)
    told = told_by(t, "put", "F", amount=2)
    vote = 1 + SEATS + DICE + 1 + SEATS + SEATS + 1  # here one roll decides
    justice = 2 + 1 + 3 * 8 + 1 + 3 * 8
    assert told == vote + justice + 1
    assert told + TIES - SEATS < 212


@pytest.mark.rule("DT-027", "DT-037", "DT-041")
def test_the_worst_card_and_event_fit_the_ring() -> None:
    """A card that everybody plays, and then an Event that everybody plays."""
    t = six(printed_with(E14=for_all(DEAR, DEAR, "skip 2"), O01=for_all(DEAR, DEAR, DEAR) | {"cost_back": 1}), have="")
    t.deal({"A": ["O01", "O08"]})
    t.stack(QUIET)
    t.quiet = False
    t.turn()
    assert told_by(t, "play", slot=0) == 2 + SEATS * 8 + 1 + (2 + 1 + SEATS * 7) + 19


@pytest.mark.rule("DT-005", "DT-020", "DT-Q95")
def test_the_worst_setup_fits_the_ring() -> None:
    """All six may begin and roll alike until the seat decides."""
    t = Trap(GAME, SEATS, {"first_player": "any_roll"})
    t.luck()
    lay_out(t)
    assert len(t.match.events) == SEATS + TIES + 1 + SEATS * HAND + 1 + 1, "Positions, dice, the first, hands, the round, the turn"


@pytest.mark.rule("DT-067")
def test_a_hand_is_never_fuller_than_full() -> None:
    t = six(GAME)
    g = t.match.g
    for slot in range(HAND):
        g.seen[0, slot] = 127
    t.turn()
    assert all(g.hand[0, slot] for slot in range(HAND))
    t.luck()
    t.do("discard", slot=0)
    assert g.cards[0] == HAND
    g.pawn[1], g.cards[1], g.hand[1, 2] = 11, 2, 0
    t.do("discard", "B", slot=0)
    assert g.cards[1] == HAND, "refilled at the locked tier"


@pytest.mark.rule("DT-003", "DT-060")
def test_the_largest_deck_goes_round() -> None:
    events = sum(card.get("count", 0) for card in GAME.printed["cards"] if card.get("deck") == "event" and "set" not in card)
    t = Trap(printed_with(E14={"needs": ["business 1"], "tier": "T4", "count": PILE - events + 1}), 2)
    g = t.match.g
    assert g.count[Deck.EVENT] == PILE
    assert not any(g.mix[i] for i in range(PILE)), "mixed there, all of them"
    top = [g.queue[Deck.EVENT, (g.head[Deck.EVENT] + i) % PILE] for i in range(PILE)]
    t.quiet = False
    for n in range(3):
        t.turn("AB"[n % 2])
        t.luck()
        t.do("discard", slot=0)
        t.pass_all()
    assert g.count[Deck.EVENT] == PILE
    assert [g.queue[Deck.EVENT, (g.head[Deck.EVENT] + i) % PILE] for i in range(PILE)] == top[3:] + top[:3]


def test_no_decision_is_opened_on_another() -> None:
    t = six(GAME)
    asked = []
    t.turn()
    for action, ints in (("vote", {"subject": int(Thing.DEGREE)}), ("put", {"amount": 2})):
        asked.append(t.phase)
        assert t.match.g.depth == len(t.match.g.frame) == 1
        t.do(action, **ints)
    assert [*asked, t.phase] == ["option", "stake", "seal"]
    assert t.match.g.depth == 1
