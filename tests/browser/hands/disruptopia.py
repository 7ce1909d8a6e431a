"""Disruptopia: a plan on the strategy board, then a choice or a key for whatever its workers meet."""

from collections import defaultdict

from playing import A_WHILE, Hands, Question, tab_to
from tongue import game_says

SHORT = {"max_rounds": 8}
TOO_MANY = ".acts .btn.go[aria-disabled=true]"
ALL_BUSY = f".acts small:has-text('{game_says('plan-all', 'disruptopia')}')"


def plan(question: Question) -> None:
    """Cards that are too many go, each worker is sent somewhere by a tap on the board, and the plan is sealed."""
    question.find(".plank button, .going button").first.wait_for(timeout=A_WHILE)
    cards = ".going button" if question.has(".going") else ".hand button"
    while question.has(TOO_MANY):
        question.press(f"{cards}[aria-pressed=false]", question.count)
    question.find(".plank button").first.wait_for(timeout=A_WHILE)
    for worker in range(question.find(".plank button").count()):
        if not question.has(ALL_BUSY):
            question.press("button.op", (question.count + 3 * worker) % 12)
    question.find(ALL_BUSY).wait_for(timeout=A_WHILE)
    question.press(".acts .btn.go")


def carry_on(question: Question) -> None:
    """Now something on the table, now one of the keys."""
    if question.has(".act .target") and (question.count % 4 or not question.has(".act .acts .btn")):
        return question.press(".target", question.count)
    return question.press(".act .acts .btn")


def plan_by_keys(question: Question) -> bool:
    """The plan with Tab, arrows and Enter."""
    if question.phase != "plan":
        return False
    page = question.page
    question.find(".plank button").first.wait_for(timeout=A_WHILE)
    while question.has(TOO_MANY):
        tab_to(page, ".hand button[aria-pressed=false]")
        page.keyboard.press("Enter")
    tab_to(page, "[data-option='1']")
    for _ in range(question.find(".plank button").count()):
        if not question.has(ALL_BUSY):
            page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft")[question.count % 3])
            page.keyboard.press("Enter")
    tab_to(page, ".act .acts .btn.go")
    page.keyboard.press("Enter")
    return True


ANSWERS = defaultdict(lambda: carry_on, plan=plan)
DISRUPTOPIA = Hands("disruptopia", ANSWERS, short=SHORT, by_tab=plan_by_keys, in_parts=frozenset({"plan"}))
