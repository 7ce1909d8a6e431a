"""Why an action is refused, and that nothing changes when it is."""

import re
from array import array
from pathlib import Path

import pytest

from lopsided.engine.match import Match, Refused
from lopsided.games.threat_level import GAME
from lopsided.games.threat_level.state import MOVES, Why

from .board import OUT, ladder

LEDGER = (Path(__file__).parents[3] / "docs" / "ledger" / "threat-level.md").read_text("utf-8")


def on_turn(wild=0, **laid):
    """A's action phase."""
    t = ladder(**laid)
    t.acts("A", wild=wild)
    return t


def somebody_quit():
    """B has left."""
    t = on_turn(A=(3, 9), B=(3, 0), C=(3, 0))
    t.leave("B")
    return t


def unheard():
    """An appeal for B has failed."""
    t = on_turn(A=(3, 3), B=(4, 0), C=(5, 1))
    t.do("appeal", target="B")
    t.do("union_pass")
    return t


# Each refusal: the position, the action, and the ledger ids that its sentence must give.
REFUSALS = {
    "not_asked": (lambda: on_turn(A=(3, 9), B=(3, 9)), ("end_turn", {"by": "B"}), ["TL-024", "TL-026"]),
    "other_question": (lambda: on_turn(A=(3, 9), B=(3, 9)), ("come_back", {}), ["TL-024"]),
    "no_such_seat": (lambda: on_turn(A=(3, 9), B=(3, 9)), ("push", {"target": 2}), ["TL-Q01"]),
    "poor": (lambda: on_turn(A=(3, 2), B=(3, 9)), ("push", {"target": "B"}), ["TL-023"]),
    "target_out": (lambda: on_turn(A=(3, 9), B=(OUT, 9), C=(3, 0)), ("push", {"target": "B"}), ["TL-Q15"]),
    "last_rung": (lambda: on_turn(A=(10, 9), B=(3, 9)), ("push", {"target": "A"}), ["TL-Q14"]),
    "target_on_start": (lambda: on_turn(A=(3, 9), B=(0, 9)), ("pull", {"target": "B"}), ["TL-Q15"]),
    "no_rescue": (lambda: on_turn(A=(3, 9), B=(OUT, 9), C=(3, 0), rescue_from_lose="no"), ("pull", {"target": "B"}), ["TL-Q16"]),
    "gone": (somebody_quit, ("pull", {"target": "B"}), ["TL-Q41"]),
    "yourself": (lambda: on_turn(A=(1, 9), B=(3, 9)), ("steal", {"target": "A"}), ["TL-021"]),
    "protected": (lambda: on_turn(A=(1, 9), B=(3, 9)), ("steal", {"target": "B"}), ["TL-031"]),
    "penniless": (lambda: on_turn(A=(1, 9), B=(1, 0)), ("steal", {"target": "B"}), ["TL-Q34"]),
    "no_free_hand": (lambda: on_turn(A=(1, 9), B=(1, 0)), ("free_push", {"target": "B"}), ["TL-010"]),
    "no_step_back": (lambda: on_turn(A=(1, 9), B=(1, 0)), ("step_down", {}), ["TL-011"]),
    "on_start": (lambda: on_turn(A=(0, 9), B=(1, 0), start_actions="no"), ("push", {"target": "B"}), ["TL-Q43"]),
    "rich_enough": (lambda: on_turn(A=(3, 6), B=(4, 0), C=(5, 1)), ("appeal", {"target": "B"}), ["TL-Q44"]),
    "no_union": (lambda: on_turn(A=(3, 3), B=(4, 0), C=(5, 0)), ("appeal", {"target": "B"}), ["TL-Q33"]),
    "appealed": (unheard, ("appeal", {"target": "B"}), ["TL-Q33"]),
}


def test_every_refusal_is_reached_here():
    assert set(REFUSALS) == {why.name.lower() for why in Why}


@pytest.mark.rule("TL-023", "TL-024", "TL-026", "TL-Q14", "TL-Q15", "TL-Q34")
@pytest.mark.parametrize("reason", REFUSALS)
def test_a_refusal_changes_nothing_and_says_which_rule_forbids_it(reason):
    lay, (action, how), ids = REFUSALS[reason]
    t = lay()
    before, told = bytes(t.match.g.memory), len(t.match.events)
    with pytest.raises(Refused) as refused:
        t.do(action, **how)
    assert refused.value.reason == reason
    assert re.findall(r"TL-Q?\d+", str(refused.value)) == ids
    assert all(f"| {id_} |" in LEDGER for id_ in ids)
    assert (bytes(t.match.g.memory), len(t.match.events)) == (before, told)


@pytest.mark.parametrize(
    ("laid", "action", "sentence"),
    [
        ({"A": (2, 3), "B": (4, 0)}, "push", "You need 4 points; you have 3 (TL-023)."),
        ({"A": (0, 0), "B": (1, 3)}, "steal", "You need 1 point; you have 0 (TL-023)."),
        ({"A": (0, 6), "B": (2, 0)}, "pull", "You need 7 points; you have 6 (TL-023)."),
        ({"A": (0, 6), "B": (8, 3)}, "steal", "Police and fire protect B: nobody steals on 8 Universal Health Care (TL-031)."),
    ],
)
def test_a_refusal_speaks_of_the_price_and_the_people(laid, action, sentence):
    t = on_turn(**laid)
    with pytest.raises(Refused, match=re.escape(sentence)):
        t.do(action, target="B")


@pytest.mark.rule("TL-Q05")
@pytest.mark.parametrize("phase", ["action", "ignore_health", "stop_push", "halve_pull", "return"])
def test_each_question_takes_its_own_answers_only(phase):
    t = ladder(A=(OUT if phase == "return" else 3, 9), B=(5, 9), C=(3, 0), D=(3, 0))
    if phase in ("ignore_health", "return"):
        t.rolls(P=6 if phase == "ignore_health" else 0, W=4 if phase == "ignore_health" else 2)
    else:
        t.acts("A", wild=1)
    if phase in ("stop_push", "halve_pull"):
        t.do("push" if phase == "stop_push" else "pull", target="C")
    assert t.phase == phase
    own = {"action": set(MOVES.families) - {"union_help", "union_pass", "come_back", "stay_out"}, "return": {"come_back", "stay_out"}}
    answers = own.get(phase, {"union_help", "union_pass"})
    for name, ints in MOVES.families.items():
        refusal = t.refusal(name, **dict.fromkeys(ints, "C"))
        assert (refusal == "other_question") == (name not in answers)


OPTIONS = [
    {},
    {"sales_tax_stack": "double", "push_refund": "yes", "forced_move_timing": "end_of_turn"},
    {"free_action_taxed": "no", "start_actions": "no", "rescue_from_lose": "no", "out_points": "forfeit"},
    {"start_points": 10, "end_check": "last_chance", "union_health_scope": "own"},
]


@pytest.mark.rule("TL-023", "TL-024", "TL-026", "TL-Q39")
@pytest.mark.parametrize("variant", ["", "equal", "bare"])
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_what_is_offered_is_exactly_what_is_not_refused(variant, options, seats):
    match = Match(GAME, seats, {**options, "start_rows": [8, 5, 2][:seats], "max_rounds": 20}, variant, seed=seats)
    while not match.over:
        for seat in range(seats):
            allowed = [a for a in range(MOVES.size) if GAME.why_not(match.box, match.g, seat, a) == 0]
            out = array("h", [-1] * MOVES.size)  # as a batch reuses it: with old numbers in it
            assert out[: GAME.legal(match.box, match.g, seat, out)].tolist() == allowed
            assert bool(allowed) == (seat in match.pending)
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, "random", match.luck()))
