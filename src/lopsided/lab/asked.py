"""What the lab's page in the browser is told: a setting beside the book's rules, as both are played."""

import msgspec


class Dials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lab page of a game, lab.toml in its package: what can be turned there, who sits where, and whose gap is told."""

    dials: list[str]  # options, or "variant"
    grouping: str  # of the lens
    sides: tuple[str, str]  # two of its groups, the better off by the book first
    agents: list[str]
    options: dict[str, int | str | list[int]] = {}
    steps: dict[str, list[int]] = {}  # the values at which a dial with many of them stops
    alone: str = ""  # an option whose values are shown one at a time beside each other
    games: int = 10_000


class Figure(msgspec.Struct, frozen=True):
    """A figure with its 95% interval; null where there is too little to tell."""

    value: float | None
    low: float | None
    high: float | None


class Wealth(msgspec.Struct, frozen=True):
    """What a seat of a group owns as a round begins: the mean, and between what 80 of 100 lie."""

    round: int
    mean: float
    least: float
    most: float


class Group(msgspec.Struct, frozen=True):
    """Seats of one kind: how often one wins in 100 games, what it owns by round, both here and by the book."""

    name: str
    wins: Figure
    book: Figure
    path: list[Wealth]
    book_path: list[Wealth]


class Length(msgspec.Struct, frozen=True):
    """Of 100 games so many end from this round on and before the next of these."""

    round: int
    share: float
    book: float


class Bar(msgspec.Struct, frozen=True):
    """What one value of a dial alone changes in the wins of the side that is worse off."""

    value: str
    change: Figure


class Found(msgspec.Struct, frozen=True):
    """One line: all that is known after so many games."""

    games: int
    of: int
    same: bool  # the setting is the book's
    sides: tuple[str, str]  # the two groups whose gap is told
    gap: Figure  # between them, in wins of 100
    book_gap: Figure
    change: Figure  # of the gap, paired by dice
    groups: list[Group]
    gini: Figure
    book_gini: Figure
    gini_change: Figure
    lorenz: list[float]
    book_lorenz: list[float]
    rounds: Figure
    book_rounds: Figure
    rounds_change: Figure
    lengths: list[Length]
    bars: list[Bar] = []
    preparing: bool = False  # the rules are being compiled; nothing is known yet
