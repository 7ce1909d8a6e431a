"""Turns box.toml and the chosen options into the box record."""

from collections.abc import Mapping
from typing import Any

from lopsided.engine.box import BoxError, Value, entries, member, name_of, number
from lopsided.games.displacement.state import CARDS, EFFECTS, FULL, KINDS, REGIONS, SQUARES, Band, Goal, Kind, Scope, Tag, Verb

PROTECTED, EXPOSED = 10, 7
CROWDED = 5  # nations from which on there may be another number of a card
GOALS = ("random", "all_humanitarian", "all_metropolitan", "all_entrepreneurial")
FIGURES = {
    "tokens": "start_tokens", "communities": "start_communities", "housed": "start_housed", "displaced": "start_displaced",
    "community_price": "community_price", "shelter_price": "shelter_price", "goal_tokens": "goal_tokens",
}  # fmt: skip


def fill(box: Any, printed: Mapping[str, Any], seats: int, options: Mapping[str, Value], variant: str) -> None:
    """Write all that is printed into the box."""
    box.seats = seats
    fill_figures(box, printed["figures"])
    fill_goals(box, entries(printed, "goals"))
    fill_regions(box, entries(printed, "regions"))
    fill_cards(box, entries(printed, "cards"))
    fill_bands(box)
    fill_options(box, options)
    box.equal = variant == "equal"
    if box.equal:
        even_out(box)


def fill_figures(box: Any, figures: Mapping[str, Any]) -> None:
    """What everybody starts with, and what things cost."""
    for key, value in (("full", FULL), ("squares", SQUARES)):
        if number(figures, key, "[figures]") != value:
            raise BoxError(f"[figures] {key} is {figures[key]}; the boards are made for {value}")
    for key, field in FIGURES.items():
        setattr(box, field, number(figures, key, "[figures]"))
    if box.start_housed > FULL or box.start_communities > SQUARES or box.start_communities * box.start_housed + box.start_displaced > 30:
        raise BoxError("[figures] communities, housed and displaced: more people than the boards hold or than there are pins")
    if not (box.shelter_price and box.community_price):
        raise BoxError("[figures] community_price and shelter_price must be at least 1")


def fill_goals(box: Any, goals: list[Mapping[str, Any]]) -> None:
    """How many cards there are of each goal."""
    for goal in goals:
        where = name_of("goal", goal)
        box.goal_cards[member(Goal, goal.get("name"), where)] = copies(goal, box.seats, where, REGIONS)
    if not box.seats <= sum(box.goal_cards) <= REGIONS:
        raise BoxError(f"[[goals]] count {sum(box.goal_cards)} cards; {box.seats} to {REGIONS} are needed")


def copies(card: Mapping[str, Any], seats: int, where: str, most: int) -> int:
    """How many there are of a card at a table of so many nations."""
    counts = number(card, "count", where, most), number({"crowded": card["count"], **card}, "crowded", where, most)
    return counts[seats >= CROWDED]


def fill_regions(box: Any, regions: list[Mapping[str, Any]]) -> None:
    """The region cards with their tags."""
    if not box.seats <= len(regions) <= REGIONS:
        raise BoxError(f"[[regions]] has {len(regions)} entries; it needs {box.seats} to {REGIONS}")
    box.regions = len(regions)
    for at, region in enumerate(regions):
        box.tags[at] = tag_mask(region, "tags", name_of("region", region))


def tag_mask(entry: Mapping[str, Any], key: str, where: str) -> int:
    """Tags as a bit mask."""
    tags = entry.get(key)
    if not isinstance(tags, list):
        raise BoxError(f"{where}: {key} is {tags!r}; it must be a list of tags")
    return sum({1 << member(Tag, tag, f"{where}, {key}") for tag in tags})


def fill_cards(box: Any, cards: list[Mapping[str, Any]]) -> None:
    """The scenario cards with their effects."""
    if not 1 <= len(cards) <= KINDS:
        raise BoxError(f"[[cards]] holds {len(cards)} kinds; 1 to {KINDS} are possible")
    box.kinds, box.cards = len(cards), 0
    for at, card in enumerate(cards):
        where = name_of("card", card)
        fill_card(box, at, card, where)
        if box.cards + box.copies[at] > CARDS:
            raise BoxError(f"{where}: count {box.copies[at]} makes more than {CARDS} cards")
        box.cards += box.copies[at]
    if not any(box.copies[at] and not any(box.verb[at, i] == Verb.HOLD for i in range(EFFECTS)) for at in range(box.kinds)):
        raise BoxError("[[cards]] count no card that is not kept: the deck would run out")


def fill_card(box: Any, at: int, card: Mapping[str, Any], where: str) -> None:
    """One scenario card."""
    effects = card.get("effects")
    if not isinstance(effects, list) or not 1 <= len(effects) <= EFFECTS:
        raise BoxError(f"{where}: effects is {effects!r}; it must be a list of 1 to {EFFECTS}")
    box.kind[at] = member(Kind, card.get("kind"), f"{where}, kind")
    box.copies[at], box.block[at] = copies(card, box.seats, where, CARDS), number(card, "block", where)
    box.safe[at] = tag_mask(card, "safe", where)
    for place, effect in enumerate(effects):
        box.scope[at, place], box.verb[at, place], box.amount[at, place] = read_effect(effect, f"{where}, effects")


def read_effect(effect: Any, where: str) -> tuple[int, int, int]:
    """`all die 3` as scope, verb and amount."""
    parts = effect.split() if isinstance(effect, str) else []
    scope = member(Scope, parts.pop(0), where) if parts and parts[0] in ("others", "all") else int(Scope.DRAWER)
    if not parts:
        raise BoxError(f"{where}: {effect!r} has no verb")
    verb = member(Verb, parts[0], where)
    try:
        amount = int(parts[1]) if len(parts) > 1 else 0
    except ValueError:
        raise BoxError(f"{where}: {parts[1]!r} in {effect!r} is no number") from None
    if len(parts) > 2 or (verb != Verb.HOLD) != (amount != 0) or abs(amount) > 99 or (amount < 0 and verb not in (Verb.COM, Verb.TOK)):
        raise BoxError(f"{where}: {effect!r} does not make sense")
    return scope, verb, amount


def fill_bands(box: Any) -> None:
    """How many crisis cards cannot touch each region: from PROTECTED on it is protected, up to EXPOSED it is exposed."""
    for region in range(box.regions):
        harmless = sum(box.copies[at] for at in range(box.kinds) if box.kind[at] == Kind.CRISIS and box.tags[region] & box.safe[at])
        box.band[region] = Band.PROTECTED if harmless >= PROTECTED else Band.EXPOSED if harmless <= EXPOSED else Band.MIDDLE


def even_out(box: Any) -> None:
    """The cards of the equal variant: no region is safe; what a card takes from others it takes from its drawer too, and it is not kept (DP-Q55)."""
    for at in range(box.kinds):
        box.safe[at] = 0
        taken = {box.verb[at, i]: box.amount[at, i] for i in range(EFFECTS) if box.scope[at, i] == Scope.OTHERS}
        for i in range(EFFECTS):
            box.amount[at, i] = taken.get(box.verb[at, i], box.amount[at, i])
            if box.verb[at, i] == Verb.HOLD:
                box.verb[at, i] = 0


def fill_options(box: Any, options: Mapping[str, Value]) -> None:
    """What the host of the table chose."""
    box.everyones_goal = GOALS.index(str(options["goals"]))
    box.first_is_seat1 = options["first_player"] == "seat1"
    box.manual_housing = options["housing"] == "manual"
    box.free_sending = options["sending"] == "free"
    box.pins_per_color = options["pins_per_color"]
    box.ties_from_next = options["tie_from"] == "next"
    box.goal_earned = options["entrepreneur_mode"] == "earned"
    box.metropolis_built = options["metropolis_mode"] == "built"
    box.goals_from_round = options["goals_from_round"]
    box.humanitarian_at_round_end = options["humanitarian_check"] == "end_of_round"
    box.max_rounds = options["max_rounds"]
