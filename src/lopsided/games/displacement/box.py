"""Turns box.toml and the chosen options into the box record."""

from collections.abc import Mapping
from typing import Any

from lopsided.engine.box import BoxError, Value
from lopsided.games.displacement.state import CARDS, EFFECTS, FULL, KINDS, REGIONS, SQUARES, Goal, Scope, Tag, Verb

GOALS = ("random", "all_humanitarian", "all_metropolitan", "all_entrepreneurial")


def fill(box: Any, printed: Mapping[str, Any], seats: int, options: Mapping[str, Value], variant: str) -> None:
    """Write all that is printed into the box."""
    figures = printed["figures"]
    if figures["full"] != FULL or figures["squares"] != SQUARES:
        raise BoxError(f"[figures] full and squares must be {FULL} and {SQUARES}: the boards are made for them")
    box.seats, box.start_tokens, box.start_communities = seats, figures["tokens"], figures["communities"]
    box.start_housed, box.start_displaced, box.full = figures["housed"], figures["displaced"], figures["full"]
    box.community_price, box.shelter_price, box.squares = figures["community_price"], figures["shelter_price"], figures["squares"]
    box.goal_tokens = figures["goal_tokens"]
    for goal in printed["goals"]:
        box.goal_cards[member(Goal, goal["name"], f"goal {goal['name']}")] = goal["count"]
    fill_regions(box, printed["regions"])
    fill_cards(box, printed["cards"])
    fill_options(box, options)
    box.equal = variant == "equal"


def member(kind: Any, name: str, where: str) -> int:
    """The number of an enum's member by its name in the box."""
    if name.upper() not in kind.__members__:
        raise BoxError(f"{where}: there is no {kind.__name__.lower()} {name!r}; there is {', '.join(m.lower() for m in kind.__members__)}")
    return int(kind[name.upper()])


def fill_regions(box: Any, regions: Any) -> None:
    """The region cards with their tags."""
    if not box.seats <= len(regions) <= REGIONS:
        raise BoxError(f"[[regions]] has {len(regions)} entries; it needs {box.seats} to {REGIONS}")
    box.regions = len(regions)
    for number, region in enumerate(regions):
        box.tags[number] = tag_mask(region["tags"], f"region {region['id']}")


def tag_mask(tags: Any, where: str) -> int:
    """Tags as a bit mask."""
    return sum({1 << member(Tag, tag, where) for tag in tags})


def fill_cards(box: Any, cards: Any) -> None:
    """The scenario cards with their effects."""
    if len(cards) > KINDS or sum(card["count"] for card in cards) > CARDS:
        raise BoxError(f"[[cards]] holds more than {KINDS} kinds or {CARDS} cards")
    box.kinds, box.cards = len(cards), sum(card["count"] for card in cards)
    for number, card in enumerate(cards):
        where = f"card {card.get('id')} ({card.get('name')})"
        if not card.get("name") or not 1 <= len(card["effects"]) <= EFFECTS:
            raise BoxError(f"{where} needs a name and 1 to {EFFECTS} effects")
        box.copies[number], box.block[number] = card["count"], card["block"]
        box.safe[number] = tag_mask(card["safe"], where)
        for place, effect in enumerate(card["effects"]):
            box.scope[number, place], box.verb[number, place], box.amount[number, place] = read_effect(effect, where)


def read_effect(effect: str, where: str) -> tuple[int, int, int]:
    """`all die 3` as scope, verb and amount."""
    parts = effect.split()
    scope = member(Scope, parts.pop(0), where) if parts and parts[0] in ("others", "all") else Scope.DRAWER
    if not parts:
        raise BoxError(f"{where}: the effect {effect!r} has no verb")
    verb = member(Verb, parts[0], where)
    try:
        amount = int(parts[1]) if len(parts) > 1 else 0
    except ValueError:
        raise BoxError(f"{where}: {parts[1]!r} in the effect {effect!r} is no number") from None
    if len(parts) > 2 or (verb != Verb.HOLD) != (amount != 0) or (amount < 0 and verb not in (Verb.COM, Verb.TOK)):
        raise BoxError(f"{where}: the effect {effect!r} does not make sense")
    return scope, verb, amount


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
