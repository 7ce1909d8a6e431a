"""Nothing that has a fixed length can be too short: the worst step of each rule that loops is built on purpose and played."""

from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from lopsided.engine.decks import CARDS as FIRST_CARD
from lopsided.engine.decks import PILED, UNDRAWN, deck, first_piled
from lopsided.games.disruptopia import GAME
from lopsided.games.disruptopia.rules.hands import draw_one, install, take_card
from lopsided.games.disruptopia.rules.planning import begin_round
from lopsided.games.disruptopia.state import CARDS, DECKS, HAND, REGIONS, SEATS, SLOTS, WORKERS, Option, Phase, Rank, State

from .boardroom import Boardroom, boardroom

RING = State.telling["event"].shape[0]
MISSES = 101  # of the subsidy die, before it is laid down (DR-Q86)
ROUND_END = (
    SEATS * 3 + MISSES + 1 + 1 + SEATS * DECKS * 2 + DECKS
)  # siphoned, income, capped; a subsidy; the round; draws, of which each deck's first reshuffles

AXES = {"seat": SEATS, "region": REGIONS, "worker": WORKERS, "stream": 6 + 3 * SEATS, "word": 2}
FIXED = {  # indexed by something that there is a fixed number of
    "secret": "word", "drawn": "stream", "corp": "seat", "pers": "seat", "power": "seat", "rep": "seat", "income": "seat", "rank": "seat", "compute": "seat",
    "model": "seat", "workers": "seat", "presence": "seat region", "home": "seat", "tokens": "seat", "on_region": "region", "cut": "seat",
    "surcharge": "seat", "held": "seat", "plan": "seat worker", "placed": "seat", "tossing": "seat", "recalls": "seat",
}  # fmt: skip
FILLED = {  # grows, and is filled by this test
    "event": "test_the_worst_reveal_fits_the_ring", "frame": "test_no_decision_is_opened_on_another", "hand": "test_a_full_hand_takes_no_more",
    "seen": "test_a_full_hand_takes_no_more", "decks": "test_the_largest_decks_go_round", "slot": "test_full_slots_take_no_more",
    "used": "test_full_slots_take_no_more", "fresh": "test_full_slots_take_no_more",
}  # fmt: skip


def test_every_list_of_the_state_is_of_a_fixed_number_or_filled_on_purpose() -> None:
    fields = {name: State.telling[name].shape for name in State.telling.names or () if State.telling[name].shape}
    assert set(fields) == set(FIXED) | set(FILLED)
    assert not set(FIXED) & set(FILLED)
    for name, axes in FIXED.items():
        assert fields[name] == tuple(AXES[axis] for axis in axes.split()), name
    assert all(callable(globals()[test]) for test in FILLED.values())


def largest(first: dict[str, Any] = {}, second: dict[str, Any] = {}) -> Boardroom:  # noqa: B006
    """Five companies, and the largest box that is accepted: decks of forty cards that cost three workers, a hand cut to one card, 99 subsidies."""
    printed = deepcopy(GAME.printed)
    blank = {"kind": "action", "cost": 3, "count": CARDS, "effects": ["gain 1"], "source": "designed"}
    printed["cards"] = [blank | {"id": d[0], "title": d, "deck": d} for d in ("research", "influence", "sabotage")]
    printed["cards"][0] |= first
    printed["cards"][1] |= second
    printed["limits"] |= {"hand": 1, "subsidies": 99, "power": 99}
    other = replace(GAME)
    other.__dict__["printed"] = printed
    t = Boardroom(other, SEATS)
    g = t.match.g
    g.round, g.first, g.active, g.turn = 1, 0, 0, 0
    for seat in range(SEATS):
        g.home[seat], g.presence[seat, seat] = seat + 1, 1
    return t


def lay_worst_end_of_round(t: Boardroom) -> None:
    """All workers were sent to train and cannot pay; incomes are beyond the track; one region alone has room, and the die will not name it."""
    g, box = t.match.g, t.match.box
    for seat in range(SEATS):
        g.rank[seat], g.corp[seat], g.power[seat], g.tokens[seat] = Rank.BILLIONAIRE, 0, 20, 16
        g.compute[seat], g.model[seat], g.workers[seat] = 7, 1, WORKERS
        for worker in range(WORKERS):
            g.plan[seat, worker] = Option.TRAIN
    for region in range(REGIONS):
        g.on_region[region] = box.room[region]
    g.on_region[5] -= 1
    t.settle_supply()
    t.subsidy_dice(*[1] * MISSES)
    for d in range(DECKS):  # all that is in no hand has been used
        for i in range(g.decks[d, UNDRAWN]):
            g.decks[d, first_piled(g.decks) + i] = g.decks[d, FIRST_CARD + i]
            g.decks[d, FIRST_CARD + i] = 0
        g.decks[d, PILED], g.decks[d, UNDRAWN] = g.decks[d, UNDRAWN], 0


def told_by(t: Boardroom, action: str, **ints: Any) -> int:
    """How many events one step tells."""
    before = len(t.match.events)
    t.do(action, **ints)
    return len(t.match.events) - before


def fill_hand(t: Boardroom, seat: int, cards: int = HAND) -> None:
    """So many cards, deck by deck."""
    for place in range(cards):
        d = (seat + place) % DECKS
        t.take_out(d)
        take_card(t.match.g, seat, d + 1)


@pytest.mark.rule("DR-027", "DR-Q18", "DR-Q86")
def test_the_worst_reveal_fits_the_ring() -> None:
    t = largest()
    g = t.match.g
    for seat in range(SEATS):
        fill_hand(t, seat)
        g.tossing[seat], g.placed[seat] = (1 << HAND) - 2, WORKERS
    lay_worst_end_of_round(t)
    t.ask("plan", "E")
    told = told_by(t, "confirm")
    assert told == 2 + SEATS * (HAND - 1) + SEATS * WORKERS + SEATS + SEATS * WORKERS + ROUND_END == 313, "sealed, opened, cards, plans, turns, failures"
    assert told <= RING == 320
    assert g.round == 2


@pytest.mark.rule("DR-027", "DR-Q18", "DR-Q86")
def test_the_worst_reveal_of_the_printed_box_fits_the_ring() -> None:
    t = boardroom(A="", B="", C="", D="", E="")
    g = t.match.g
    for seat in range(SEATS):
        g.home[seat], g.presence[seat, seat] = seat + 1, 1
    lay_worst_end_of_round(t)
    for seat in range(SEATS):
        g.tokens[seat] = 0
    t.settle_supply()
    for seat in range(SEATS):  # all 72 cards are in hands; what is over the limit is given up
        for d in range(DECKS):
            while g.held[seat] < (HAND if seat < 4 else 8) and g.decks[d, PILED]:
                g.decks[d, PILED] -= 1
                at = first_piled(g.decks) + g.decks[d, PILED]
                take_card(g, seat, g.decks[d, at] + 1)
                g.decks[d, at] = 0
        g.tossing[seat], g.placed[seat] = ((1 << g.held[seat]) - 1) & ~31, WORKERS
    t.ask("plan", "E")
    assert told_by(t, "confirm") > 256, "as much as the ring once held"


@pytest.mark.rule("DR-Q69", "DR-Q81")
@pytest.mark.parametrize(
    ("effects", "told_by_card"),
    [
        (["power all -1"] * 4, 4 * SEATS),
        (["lose each 1", "rep all 1", "power all 1", "surcharge each 1"], SEATS - 1 + SEATS + SEATS + SEATS - 1),
        (["train free"] * 4, 4 * (1 + SLOTS * 4)),
    ],
)
def test_the_worst_card_fits_the_ring(effects: list[str], told_by_card: int) -> None:
    """A card about everybody, or four trainings, each with twelve bonuses; it is the last that anybody can do in this round."""
    t = largest({"cost": 0, "effects": effects}, {"kind": "effect", "when": "standing", "effects": ["after train: power me 1"] * 4})
    g = t.match.g
    lay_worst_end_of_round(t)
    for kind, place in ((0, g.hand), *((1, g.slot) for _ in range(SLOTS))):
        g.decks[kind, PILED] -= 1
        if place is g.hand:
            take_card(g, 0, kind + 1)
        else:
            install(t.match.box, g, 0, kind + 1)
    for seat in range(1, SEATS):
        g.corp[seat] = 1 if "lose each 1" in effects else 0
    t.turn("A")
    told = told_by(t, "play", slot=0) - SEATS * WORKERS - (SEATS - 1) - ROUND_END
    assert told == 1 + told_by_card
    assert 1 + told_by_card < 2 + SEATS * (HAND - 1) + SEATS * WORKERS, "less than a reveal tells before the first turn"


@pytest.mark.rule("DR-006", "DR-007", "DR-Q86")
def test_the_worst_setup_fits_the_ring() -> None:
    t = largest()
    g = t.match.g
    lay_worst_end_of_round(t)
    g.turn, g.presence[4, 4], g.on_region[5] = SEATS - 1, 0, 0
    for region in range(SEATS):
        g.on_region[region] -= 1
    t.settle_supply()
    t.ask("home", "E")
    assert told_by(t, "region", region=4) == 1 + SEATS + MISSES + 1 + 1 + SEATS * DECKS * 2 + DECKS


def test_no_decision_is_opened_on_another() -> None:
    t = boardroom(A="hand S12", B="hand I03")
    t.plans("A", "card")
    t.turn("A")
    asked = [t.phase]
    for action, ints in (("play", {"slot": 0}), ("target", {"target": "B"})):
        assert t.match.g.depth == len(t.match.g.frame) == 1
        t.do(action, **ints)
        asked.append(t.phase)
    assert asked == ["cards", "target", "snatch"]
    assert t.match.g.depth == 1


@pytest.mark.rule("DR-Q31")
def test_a_full_hand_takes_no_more() -> None:
    t = largest({"kind": "effect", "when": "round", "effects": ["snatch one"]})
    g = t.match.g
    t.take_out(0)
    install(t.match.box, g, 0, 1)
    t.settle_supply()
    fill_hand(t, 0)
    fill_hand(t, 1)
    assert all(g.hand[0, place] for place in range(HAND))
    told, left = g.told, g.decks[0, UNDRAWN]
    draw_one(t.match.box, g, 0, 0)
    assert (g.held[0], g.told, g.decks[0, UNDRAWN]) == (HAND, told, left)
    t.turn("A")
    t.do("use", slot=0)
    t.do("target", target="B")
    assert all(g.seen[1, place] == 1 for place in range(HAND)), "the whole hand is seen"
    assert [c.name for c in t.choices()] == ["decline"], "and nothing of it can be taken"
    assert t.refusal("snatch", slot=0) == "no_such_card"


@pytest.mark.rule("DR-020", "DR-Q29")
def test_the_largest_decks_go_round() -> None:
    t = largest()
    g = t.match.g
    assert [g.decks[d, UNDRAWN] for d in range(DECKS)] == [CARDS] * DECKS
    assert g.decks.shape == (DECKS, deck(CARDS))
    lay_worst_end_of_round(t)
    assert [g.decks[d, PILED] for d in range(DECKS)] == [CARDS] * DECKS
    t.run(begin_round)
    assert [(g.decks[d, UNDRAWN], g.decks[d, PILED]) for d in range(DECKS)] == [(CARDS - SEATS, 0)] * DECKS
    assert t.match.game.sound(t.match.box, g) == 0


@pytest.mark.rule("DR-115")
def test_full_slots_take_no_more() -> None:
    t = boardroom(A="hand R11 slots R12,R13,R14", B="")
    g = t.match.g
    assert all(g.slot[0, i] for i in range(SLOTS))
    for i in range(SLOTS):
        g.used[0, i] = g.fresh[0, i] = 1
    t.plans("A", "card card patent")
    t.turn("A")
    assert t.phase == "worker", "nothing to play"
    g.frame[0, 0], g.moment, g.points = Phase.CARDS, 2, 2
    assert t.refusal("play", slot=0) == "no_slot"
