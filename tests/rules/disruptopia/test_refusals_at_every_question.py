"""Whatever is asked, only what answers it may be done, and everything else is refused for the right reason."""

from collections.abc import Callable

import pytest

from lopsided.games.disruptopia import GAME
from lopsided.games.disruptopia.state import HAND, MOVES, SEATS, SLOTS, Phase, Why

from .boardroom import Boardroom, boardroom, fresh


def at(plan: str, a: str, b: str = "", steps: str = "") -> Boardroom:
    """A's turn with a plan, so many steps later."""
    t = boardroom(A=f"{a} at europe", B=f"{b} at asia")
    t.subsidies(europe=2)
    t.plans("A", plan)
    t.turn("A")
    for step in steps.split():
        name, _, number = step.partition(":")
        key = {"play": "slot", "use": "slot", "target": "target"}.get(name, "")
        t.luck()
        t.do(name, **({key: int(number)} if key else {}))
    return t


QUESTIONS: dict[str, tuple[Callable[[], Boardroom], set[str]]] = {
    "home": (lambda: homeless(), {"region"}),
    "window": (lambda: at("patent", "hand I03 slots I02"), {"go_on", "play", "use"}),
    "cards": (lambda: at("card patent", "hand R02 slots R11"), {"go_on", "play", "use"}),
    "worker": (lambda: at("patent", ""), {"carry_out", "skip"}),
    "handout": (lambda: at("handout", ""), {"region", "skip"}),
    "scale": (lambda: at("scale", "$5"), {"region", "skip"}),
    "restructure": (lambda: at("restructure", "slots R11"), {"remove", "skip"}),
    "audit": (lambda: at("audit", "$9 rep 5", "slots R11"), {"audit", "skip"}),
    "target": (lambda: at("card", "hand S02", "rep 3", "play:0"), {"target", "decline"}),
    "region": (lambda: at("card card", "hand I09", "", "play:0"), {"region", "decline"}),
    "deck": (lambda: at("rehire", "hand R02", "", "carry_out"), {"deck"}),
    "reroll": (lambda: at("marketing", "slots I12", "", "carry_out"), {"keep", "reroll"}),
    "snatch": (lambda: at("card", "hand S12", "hand R02", "play:0 target:1"), {"snatch", "decline"}),
}


def homeless() -> Boardroom:
    """A new game in which nobody has a home."""
    t = fresh(2)
    t.match.g.presence[0, 0] = t.match.g.depth = 0
    t.ask("home", "A")
    return t


@pytest.mark.rule("DR-023")
@pytest.mark.parametrize("question", QUESTIONS)
def test_only_what_answers_the_question_may_be_done(question: str) -> None:
    make, families = QUESTIONS[question]
    t = make()
    assert t.phase == question
    box, g, legal = t.match.box, t.match.g, []
    for action in range(MOVES.size):
        family = MOVES.decode(action).name
        reason = GAME.why_not(box, g, 0, action)
        if family not in families:
            assert reason == Why.OTHER_QUESTION, f"{MOVES.decode(action)}: {Why(reason).name if reason else 'allowed'}"
        elif reason == 0:
            legal.append(action)
        else:
            assert reason != Why.OTHER_QUESTION, MOVES.decode(action)
        assert GAME.why_not(box, g, 1, action) == Why.NOT_ASKED
        assert GAME.why_not(box, g, SEATS - 1, action) == Why.NOT_ASKED, "there is nobody on that seat"
    assert legal
    assert t.match.legal(0) == legal
    assert t.match.legal(1) == [], "who is not asked may do nothing"


def test_every_question_of_the_game_is_tried() -> None:
    assert {phase.name.lower() for phase in Phase} == {*QUESTIONS, "plan"}


@pytest.mark.rule("DR-123", "DR-Q72")
def test_what_is_not_there_cannot_be_chosen() -> None:
    t = QUESTIONS["target"][0]()
    assert [t.refusal("target", target=n) for n in range(SEATS)] == ["yourself", "", "no_such_rival", "no_such_rival", "no_such_rival"]
    t = QUESTIONS["audit"][0]()
    assert [t.refusal("audit", target=n, slot=0) for n in range(SEATS)] == ["yourself", "", "no_such_rival", "no_such_rival", "no_such_rival"]
    assert t.refusal("audit", target=1, slot=1) == "no_such_card"
    t = QUESTIONS["window"][0]()
    assert [t.refusal("play", slot=n) for n in range(HAND)] == [""] + ["no_such_card"] * (HAND - 1)
    assert [t.refusal("use", slot=n) for n in range(SLOTS)] == ["", "no_such_card", "no_such_card"]
    t = QUESTIONS["cards"][0]()
    assert t.refusal("use", slot=0) == "standing"
    t = QUESTIONS["restructure"][0]()
    assert [t.refusal("remove", slot=n) for n in range(SLOTS)] == ["", "no_such_card", "no_such_card"]
    t = QUESTIONS["snatch"][0]()
    assert [t.refusal("snatch", slot=n) for n in range(HAND)] == [""] + ["no_such_card"] * (HAND - 1)
