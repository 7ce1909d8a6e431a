"""What the figures of a debrief allow one to say. A sentence is chosen here, by the data alone, and worded elsewhere."""

from collections.abc import Sequence
from statistics import NormalDist

from lopsided.agents.figures import CAUSES, Account, Again, Compared, Figure, Headline, Note, Question

HALF = 0.5
DOUBT = 0.05  # the intervals are of 95%
SURE = 100.0


def strict(figures: Sequence[Figure]) -> list[Figure]:
    """The same with intervals that hold for all of them at once.

    Of twenty figures that are nothing one lies beyond its own interval: whoever picks one of them must ask for more (Bonferroni's way)."""
    if not figures:
        return []
    stricter = NormalDist().inv_cdf(1 - DOUBT / 2 / len(figures)) / NormalDist().inv_cdf(1 - DOUBT / 2)
    return [Figure(figure.value, round(stricter * figure.within, 1)) for figure in figures]


def largest(figures: Sequence[Figure]) -> int | None:
    """Which is the largest either way of those that lie beyond chance, the choice among so many counted in; None where none does."""
    beyond = [n for n, figure in enumerate(strict(figures)) if abs(figure.value) > figure.within]
    return max(beyond, key=lambda n: abs(figures[n].value), default=None)


def causes(account: Account) -> dict[str, Figure]:
    """The four causes by name."""
    return {cause: getattr(account, cause) for cause in CAUSES}


def headline(accounts: Sequence[Account], placing: Sequence[int]) -> Headline:
    """The first of these that holds: stopped, nobody won, shared; the winner's own part where all four causes helped it beyond chance;
    a cause that made more than half of the way, interval included, and more than any other; several causes."""
    if not placing:
        best = max(account.end.value for account in accounts)
        sure = [s for s, account in enumerate(accounts) if account.end.value + account.end.within >= best - accounts[s].end.within]
        return Headline("stopped", sure, best, max(accounts[s].end.within for s in sure))
    winners = [seat for seat, place in enumerate(placing) if place == 1]
    if len(winners) != 1:
        return Headline("shared" if winners else "nobody", winners)
    account = accounts[winners[0]]
    found, way = causes(account), SURE - account.equal
    if all(figure.value > figure.within for figure in found.values()):
        return Headline("doing", winners, account.own.value, account.own.within)
    clear = ahead(list(found.values()))
    if clear >= 0 and found[CAUSES[clear]].value - found[CAUSES[clear]].within > HALF * way:
        return Headline(CAUSES[clear], winners, found[CAUSES[clear]].value, found[CAUSES[clear]].within)  # type: ignore[arg-type]
    return Headline("several", winners)


def note(account: Account) -> Note:
    """A cause that clearly gave to a seat or took from it: of several the one with the largest figure."""
    found = causes(account)
    most = largest(list(found.values()))
    if most is None:
        return Note("", False)
    return Note(CAUSES[most], found[CAUSES[most]].value > 0)  # type: ignore[arg-type]


QUESTIONS = 3


def questions(accounts: Sequence[Account]) -> list[Question]:
    """Three of them: the largest of each kind that is beyond chance, then what can always be asked."""
    seats = range(len(accounts))
    rules = [(account.unequal or account.rules, seat, -1) for seat, account in enumerate(accounts)]
    luck = [(account.luck, seat, -1) for seat, account in enumerate(accounts)]
    chosen = [(accounts[seat].by[other], seat, other) for seat in seats for other in seats if other != seat and accounts[seat].by]
    found = []
    for name, figures in (("rules", rules), ("others", chosen), ("luck", luck)):
        most = largest([figure for figure, _, _ in figures])
        if most is not None:
            (_, seat, by), figure = figures[most], strict([figure for figure, _, _ in figures])[most]
            found.append(Question(f"{name}_{'gave' if figure.value > 0 else 'took'}", seat, by, figure))  # type: ignore[arg-type]
    return [*found, Question("felt"), Question("change"), Question("again")][:QUESTIONS]


def compared(again: Sequence[Again]) -> Compared:
    """For whom equal rules clearly change something, and who wins most often under each."""
    changes = [one.change for one in again]
    most = largest(changes)
    within = 0.0 if most is None else strict(changes)[most].within
    return Compared(-1 if most is None else most, within, ahead([one.these for one in again]), ahead([one.equally for one in again]))


def ahead(shares: Sequence[Figure]) -> int:
    """Whose share is above all others', intervals included; -1 where nobody's is."""
    for seat, share in enumerate(shares):
        if all(share.value - share.within > other.value + other.within for place, other in enumerate(shares) if place != seat):
            return seat
    return -1
