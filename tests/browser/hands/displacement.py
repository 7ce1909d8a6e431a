"""Displacement: the deck, the two answers to a scenario, building, homes given by hand, and who goes where."""

from playing import Hands, Question, tab_to

SHORT = {"max_rounds": 10, "goals_from_round": 5}
BY_HAND = {**SHORT, "housing": "manual"}
FREE = {**SHORT, "sending": "free"}


def draw(question: Question) -> None:
    """Take a card from the deck."""
    question.press(".deck")


def two_ways(question: Question) -> None:
    """One of two answers that stand side by side, as far as they are to be had."""
    question.press(".out .btn:not([aria-disabled=true])", question.count)


def needs(question: Question) -> None:
    """Give somebody a home by hand where that is asked, else build or see to shelter."""
    if question.has(".house") and question.count % 2:
        question.press(".per", question.count)
        return question.press(".home", question.count)
    return two_ways(question)


def send(question: Question) -> None:
    """Change who goes where, at the gates or person by person, and send them."""
    if question.count % 2:
        gate = ".gate .fewer:not([aria-disabled=true]) >> visible=true"
        if question.find(gate).count():
            question.press(gate, question.count)
            question.press(".gate .more:not([aria-disabled=true]) >> visible=true", question.count + 1)
    question.press(".big:not([aria-disabled=true])")


def through_the_gates(question: Question) -> bool:
    """With the Tab key: away from one nation, to another, and go."""
    if question.phase != "send" or not question.has(".gate .fewer:not([aria-disabled=true])"):
        return False
    for wanted in (".fewer:not([aria-disabled=true])", ".more:not([aria-disabled=true])", ".btn.big:not([aria-disabled=true])"):
        tab_to(question.page, wanted)
        question.page.keyboard.press("Enter")
    return True


ANSWERS = {"draw": draw, "block": two_ways, "needs": needs, "send": send}
DISPLACEMENT = Hands("displacement", ANSWERS, seats=3, short=SHORT, by_tab=through_the_gates)
