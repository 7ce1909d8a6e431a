"""Threat Level: verbs and their targets, pawns on the ladder, the union's questions."""

from playing import Hands, Question, tab_to
from playwright.sync_api import expect

SHORT = {"max_rounds": 20}
PLAIN = {**SHORT, "start_rows": [], "start_points": 0}
UNION = {**SHORT, "start_rows": [5, 5], "start_points": 9}  # two begin in the union, and can pay
HIGH = {**SHORT, "start_rows": [10, 10, 10], "start_points": 0}  # one step below YOU LOSE
TO_BE_HAD = ".verb[aria-expanded]:not(.shut)"


def action(question: Question) -> None:
    """A verb that is to be had and its first target, or the end of the turn. Every fourth step aims at a pawn."""
    if not question.has(TO_BE_HAD):
        return question.press(".verb.quietv")
    if not question.has(".verb[aria-expanded=true]:not(.shut)"):
        question.press(TO_BE_HAD, question.count)
    return question.press(".tap.aim" if question.count % 4 == 3 else ".target")


def comes_back(question: Question) -> None:
    """Who has lost comes back."""
    question.press(".verb.go")


def union(question: Question) -> None:
    """Answer the union's question, now this way and now that."""
    question.press(".ask .btn", question.count)


def through_the_verbs(question: Question) -> bool:
    """Open a verb with the Tab key, close it, open it again and go on to its first target."""
    if question.phase != "action" or not question.has(TO_BE_HAD):
        return False
    page = question.page
    tab_to(page, ".verb[aria-expanded=false]:not(.shut)")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator(".verb[aria-expanded=true]")).to_have_count(0)
    assert page.evaluate("document.activeElement.classList.contains('verb')"), "the focus stays where it was"
    page.keyboard.press("Enter")
    tab_to(page, ".target")
    page.keyboard.press("Enter")
    return True


ANSWERS = {"action": action, "return": comes_back} | dict.fromkeys(("ignore_health", "stop_push", "halve_pull"), union)
THREAT_LEVEL = Hands("threat-level", ANSWERS, short=SHORT, by_tab=through_the_verbs)
