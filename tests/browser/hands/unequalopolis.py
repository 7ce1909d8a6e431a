"""Unequalopolis: keys for most questions, sums in an auction, a tray for offers, deeds that are built on."""

from collections import defaultdict

from playing import Hands, Question, tab_to

SHORT = {"preset": "quick"}
KEYS = ".act > .keys .btn, .act .sale .keys .btn"


def key(question: Question) -> None:
    """One of the large keys: mostly the first, now and then another."""
    question.press(KEYS, 0 if question.count % 4 else question.count)


def pick(question: Question) -> None:
    """A token."""
    question.press(".token", question.count)


def bid(question: Question) -> None:
    """Bid now and then, else pass."""
    question.press(".raise .pass" if question.count % 3 else ".raise .bid")


def answer(question: Question) -> None:
    """Accept or refuse what lies on the tray."""
    question.press(".ask .acts .btn", question.count % 2)


def clear(question: Question) -> None:
    """Make no offer after all."""
    question.press(".tray .acts .quiet")


def offer(question: Question) -> None:
    """With the Tab key: somebody to trade with, one of my deeds for a little money, and send it; or no offer where that cannot be."""
    page = question.page
    tab_to(page, ".partner")
    page.keyboard.press("Enter")
    if question.has(".tray .give .put:not(:has(.off))"):
        tab_to(page, ".tray .give .put:not(:has(.off))")
        page.keyboard.press("Space")
        tab_to(page, ".tray .get input")
        page.keyboard.type(str(1 + question.count % 9))  # the same offer is not made twice
    tab_to(page, ".tray .send[aria-disabled=false]" if question.has(".tray .send[aria-disabled=false]") else ".tray .acts .quiet")
    page.keyboard.press("Enter")


def by_tab(question: Question) -> bool:
    """With the Tab key: now and then an offer, else the first of the keys."""
    if question.phase == "manage" and question.count % 6 == 1 and question.has(".partner"):
        offer(question)
        if question.has(".act > .keys"):  # it could not be sent
            tab_to(question.page, ".act > .keys .btn")
            question.page.keyboard.press("Enter")
        return True
    wanted = {"bid": ".raise .pass", "crop_bid": ".raise .pass", "tray": ".tray .acts .quiet", "manage": ".act > .keys .btn", "raise": ".act > .keys .btn"}
    if question.phase not in wanted:
        return False
    tab_to(question.page, wanted[question.phase])
    question.page.keyboard.press("Enter")
    return True


ANSWERS = defaultdict(lambda: key, token=pick, bid=bid, crop_bid=bid, answer=answer, tray=clear)
IN_PARTS = frozenset({"manage", "bid", "crop_bid", "tray", "raise"})
UNEQUALOPOLIS = Hands("unequalopolis", ANSWERS, short=SHORT, by_tab=by_tab, in_parts=IN_PARTS)
