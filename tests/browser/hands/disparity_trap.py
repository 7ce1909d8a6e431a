"""The Disparity Trap: verbs and what they are done with, trades, sealed envelopes, and the questions out of turn."""

from playing import Hands, Question, tab_to

SHORT = {"max_rounds": 20, "tier_length": "8"}
ADVANCED = {**SHORT, "preset": "advanced"}
TARGETS = ".targets .card:not(.shut), .targets .trade:not(.shut), .targets .subject"


def option(question: Question) -> None:
    """A verb that offers something, and one of the things it can be done with."""
    question.press(".verb:not(.shut)", question.count)
    question.press(TARGETS, question.count)


def trade(question: Question) -> None:
    """Trade on, or be done."""
    question.press(".trade:not(.shut), .done", question.count)


def put(question: Question) -> None:
    """So many tokens, and seal them or put them down."""
    question.press(".nbt, .rail input", question.count)
    question.press(".seal")


def react(question: Question) -> None:
    """One of the answers, now and then a wish."""
    question.press(".wishes .btn" if question.count % 9 == 8 and question.has(".wishes .btn") else ".out .btn", question.count)


def begin(question: Question) -> None:
    """A Position, or who goes first."""
    question.press(".act li > .btn", question.count)


def by_the_verbs(question: Question) -> bool:
    """With the Tab key: a verb, then what it is done with."""
    verb = ".verb[aria-expanded=false]:not(.shut)"
    if question.phase != "option" or not question.has(verb):
        return False
    for wanted in (verb, ".targets button:not(.shut)"):
        tab_to(question.page, wanted)
        question.page.keyboard.press("Enter")
    return True


REACTIONS = dict.fromkeys(("influence", "extra_roll", "block"), react)
ANSWERS = {"position": begin, "first": begin, "option": option, "trade": trade, "stake": put, "seal": put} | REACTIONS
DISPARITY_TRAP = Hands("disparity-trap", ANSWERS, seats=2, short=SHORT, by_tab=by_the_verbs)
