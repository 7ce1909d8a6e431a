"""What a debrief says, held against its figures: every claim that a sentence makes must be in them."""

from lopsided.agents.figures import CAUSES, Account, Debrief, Figure
from lopsided.agents.findings import strict

ALWAYS = {"felt", "change", "again"}  # what can be asked after any game


def beyond(figure: Figure) -> bool:
    """Whether the interval does not hold zero."""
    return abs(figure.value) > figure.within


def makes_most(account: Account, cause: str) -> bool:
    """Whether a cause made more than half of the way to a win, at the lower end of its interval."""
    figure = getattr(account, cause)
    return bool(figure.value - figure.within > (100 - account.equal) / 2)


def is_ahead(account: Account, cause: str) -> bool:
    """Whether a cause gave more than any other, intervals included."""
    most = getattr(account, cause)
    return all(most.value - most.within > other.value + other.within for name in CAUSES if name != cause for other in [getattr(account, name)])


def says_what_the_figures_do(found: Debrief) -> None:
    """The first sentence, the note of each seat, the questions, the comparison and the turning points."""
    first_sentence(found)
    for said, account in zip(found.notes, found.accounts, strict=True):
        causes = {cause: getattr(account, cause) for cause in CAUSES}
        if said.cause:
            most = causes[said.cause]
            assert beyond(most)
            assert (most.value > 0) == said.gave
            assert abs(most.value) == max(abs(figure.value) for figure in strict(list(causes.values())) if beyond(figure))
        else:
            assert not any(beyond(figure) for figure in strict(list(causes.values())))
    assert len(found.questions) == 3
    for question in found.questions:
        if question.about in ALWAYS:
            assert (question.seat, question.by, question.points) == (-1, -1, None)
            continue
        topic, way = question.about.split("_")
        account = found.accounts[question.seat]
        figure = {"rules": account.unequal or account.rules, "luck": account.luck, "others": account.by[question.by]}[topic]
        assert question.points is not None
        assert question.points.value == figure.value
        assert question.points.within >= figure.within
        assert beyond(question.points)
        assert (figure.value > 0) == (way == "gave")
        assert question.by != question.seat
    if found.compared:
        assert found.compared.seat < 0 or abs(found.again[found.compared.seat].change.value) > found.compared.within
        for seat, wins in ((found.compared.first, [one.these for one in found.again]), (found.compared.then, [one.equally for one in found.again])):
            assert seat < 0 or all(wins[seat].value - wins[seat].within > other.value + other.within for n, other in enumerate(wins) if n != seat)


def first_sentence(found: Debrief) -> None:
    """Who won, and what made most of it."""
    said, winners = found.headline, [seat for seat, place in enumerate(found.placing) if place == 1]
    if found.stopped:
        best = max(account.end.value for account in found.accounts)
        assert said.finding == "stopped"
        assert any(found.accounts[seat].end.value == best for seat in said.seats)
        assert all(account.end.value + 2 * account.end.within < best for seat, account in enumerate(found.accounts) if seat not in said.seats)
        return
    assert said.seats == winners
    if len(winners) != 1:
        assert said.finding == ("shared" if winners else "nobody")
        return
    account = found.accounts[winners[0]]
    mosts = [cause for cause in CAUSES if makes_most(account, cause)]
    ahead = [cause for cause in mosts if is_ahead(account, cause)]
    if said.finding == "doing":
        assert all(getattr(account, cause).value > getattr(account, cause).within for cause in CAUSES)
        assert (said.part, said.within) == (account.own.value, account.own.within)
    else:
        assert [said.finding] == (ahead or ["several"])
