"""Turns box.toml and the chosen options into the box record."""

from collections.abc import Mapping
from typing import Any

from lopsided.engine.box import BoxError, Value, entries, member, name_of, number, numbers
from lopsided.games.disparity_trap.state import (
    EFFECTS,
    HAND,
    KINDS,
    NEEDS,
    PILE,
    TIERS,
    TRADES,
    VOTABLE,
    WEALTH,
    Deck,
    Position,
    Score,
    Space,
    Thing,
    Verb,
    Who,
)  # fmt: skip

PLENTY = 9_999  # what a player can hold where nothing limits it
PRINTED_LENGTH = 12  # spaces of a tier on the printed board
MODULES = ("sacrifice", "vote", "justice", "taxes", "influence", "power", "skip", "rolloff", "points", "combo")
FLAGS = {"taxes": "taxed"}  # fields of the box with another name than their module
SUBJECTS = tuple(thing.name.lower() for thing in VOTABLE)
VARIANTS = ("equal", "equal_start", "equal_odds", "equal_goals", *(f"equal_{subject}" for subject in SUBJECTS))
FIGURES = {
    "sides": "sides", "extra_roll": "extra_price", "sacrifice": "sacrifice_gain", "smallest_stake": "smallest_stake",
    "auto_pay": "auto_pay", "auto_both": "auto_both",
}  # fmt: skip
KEYS = {
    "id", "name", "line", "deck", "code", "set", "needs", "tier", "who", "penalty", "sd", "snd", "cost_back", "effects", "tag", "count", "deal",
    "second", "goal", "mild", "tiers", "without_skip", "source",
}  # fmt: skip


def fill(box: Any, printed: Mapping[str, Any], seats: int, options: Mapping[str, Value], variant: str) -> None:
    """Write all that is printed into the box."""
    box.seats = seats
    modules = {name for name in MODULES if options["preset"] == "advanced" or options[name] == "yes"}
    fill_options(box, options, modules)
    fill_figures(box, printed["figures"])
    fill_limits(box, printed["limits"])
    fill_points(box, printed["points"], int(str(options["justice_points"])))
    fill_board(box, printed["board"], modules)
    fill_trades(box, entries(printed, "trades"))
    fill_cards(box, entries(printed, "cards"), options, modules)
    check_decks(box)
    if options["vote_scope"] == "awards_only":
        keep_awarding_tags(box)
    level_out(box, variant)
    find_disparities(box)


def fill_options(box: Any, options: Mapping[str, Value], modules: set[str]) -> None:
    """What the host of the table chose."""
    for module in set(MODULES) - {"rolloff", "combo"}:
        setattr(box, FLAGS.get(module, module), module in modules)
    box.tier_length = int(str(options["tier_length"]))
    box.influence_cost, box.max_rounds = options["influence_cost"], options["max_rounds"]
    box.positions_chosen = options["positions"] == "chosen"
    box.first_chosen, box.first_any = options["first_player"] == "sd_chosen", options["first_player"] == "any_roll"
    box.max_rerolls = options["max_rerolls"] == "1"
    box.privilege_on_justice = options["privilege_on_justice"] == "yes"
    box.standing_check = options["coop_check"] == "home_and_standing"
    box.failed_refund = options["failed_vote_refund"] == "yes"
    box.step_a_continues = options["power_step_a"] == "continue"
    box.auto_for_all = options["justice_auto"] == "all"
    box.initiator_tally = options["vote_tally"] == "initiator"


def fill_figures(box: Any, figures: Mapping[str, Any]) -> None:
    """What everybody starts with, and what things cost."""
    for key, field in FIGURES.items():
        setattr(box, field, number(figures, key, "[figures]"))
    if box.sides != 6:
        raise BoxError(f"[figures] sides is {box.sides}; the ranges are made for 6")
    if not (box.extra_price and box.smallest_stake):
        raise BoxError("[figures] extra_roll and smallest_stake must be at least 1")
    for position in (Position.SD, Position.SND):
        box.start_privilege[position] = number(figures, f"{position.name.lower()}_privilege", "[figures]")


def fill_limits(box: Any, limits: Mapping[str, Any]) -> None:
    """How much one can hold."""
    for thing in Thing:
        kind = "wealth" if thing in WEALTH else thing.name.lower()
        box.most[thing] = number(limits, kind, "[limits]") if kind in ("wealth", "power", "justice") else PLENTY
    if box.most[Thing.JOB] != 1:
        raise BoxError(f"[limits] wealth is {box.most[Thing.JOB]}; the rules know one of each")


def fill_points(box: Any, points: Mapping[str, Any], justice: int) -> None:
    """What counts how much at the end (DT-122..128, DT-Q64)."""
    for score in Score:
        key = "tally" if score in (Score.HELPS, Score.HINDERS) else score.name.lower()
        box.worth[score] = justice if score == Score.JUSTICE else 1 if score == Score.TIER else number(points, key, "[points]")
    box.worth[Score.HINDERS] *= -1
    if not box.worth[Score.PRIVILEGE]:
        raise BoxError("[points] privilege must be at least 1: so many tokens make a point")


def fill_board(box: Any, board: Mapping[str, Any], modules: set[str]) -> None:
    """Where the special spaces lie; without their module they are like all others (DT-051, DT-Q06)."""
    length = box.tier_length
    for tier in range(TIERS):
        box.space[tier * length] = Space.NUMBERED
    box.space[TIERS * length] = Space.NUMBERED
    taken: set[int] = set()
    for name, space in (("justice", Space.JUSTICE), ("taxes", Space.TAXES)):
        tiers = board.get(name)
        if not isinstance(tiers, list) or len(tiers) != TIERS or not all(isinstance(offsets, list) for offsets in tiers):
            raise BoxError(f"[board] {name} is {tiers!r}; it must be a list of {TIERS} lists")
        for tier, offsets in enumerate(tiers):
            for offset in numbers({name: offsets}, name, "[board]", len(offsets), PRINTED_LENGTH - 1):
                place = tier * length + (2 * offset * length + PRINTED_LENGTH) // (2 * PRINTED_LENGTH)
                if place in taken or box.space[place] == Space.NUMBERED:
                    raise BoxError(f"[board] {name}: offset {offset} of tier {tier + 1} falls on space {place}, which is taken")
                taken.add(place)
                box.space[place] = space if name in modules else Space.REGULAR


def fill_trades(box: Any, trades: list[Mapping[str, Any]]) -> None:
    """What Preparation tiles can be traded for, up to the Job (DT-043..045)."""
    if len(trades) != TRADES:
        raise BoxError(f"[[trades]] has {len(trades)} entries; there must be {TRADES}")
    for at, trade in enumerate(trades):
        where = f"trades: {trade.get('name')}"
        box.trade_give[at], box.trade_price[at] = read_amount(trade.get("give"), f"{where}, give")
        box.trade_get[at] = member(Thing, trade.get("get"), f"{where}, get")
        wanted = (Thing(at), Thing(at + 1))
        if (box.trade_give[at], box.trade_get[at]) != wanted:
            raise BoxError(f"{where}: it must give {wanted[0].name.lower()} and get {wanted[1].name.lower()}")


def read_amount(text: Any, where: str) -> tuple[int, int]:
    """`skill 2` as a thing and how many."""
    parts = text.split() if isinstance(text, str) else []
    if len(parts) != 2 or not parts[1].isdigit() or not 1 <= int(parts[1]) <= 9:
        raise BoxError(f"{where}: {text!r} is no thing and a number from 1 to 9")
    return member(Thing, parts[0], where), int(parts[1])


def fill_cards(box: Any, cards: list[Mapping[str, Any]], options: Mapping[str, Value], modules: set[str]) -> None:
    """The cards, then the second steps of the Justice cards, then the taxes of each tier."""
    if not 1 <= len(cards) <= KINDS:
        raise BoxError(f"[[cards]] holds {len(cards)} kinds; 1 to {KINDS} are possible")
    box.kinds = rows = len(cards)
    box.taxes = -1
    for at, card in enumerate(cards):
        where = name_of("card", card)
        fill_card(box, at, card, where, options, modules)
        if box.deck[at] == Deck.JUSTICE:
            copy_row(box, at, rows)
            box.second_step[at] = rows
            second = card.get("second")
            if not isinstance(second, dict):
                raise BoxError(f"{where}: second is {second!r}; a Justice card has a second step with sd, snd and effects")
            fill_range(box, rows, second, where)
            fill_effects(box, rows, second.get("effects"), f"{where}, second")
            rows += 1
        elif box.deck[at] == Deck.TAXES:
            box.taxes = at
            rows = fill_taxes(box, at, rows, card, where)
    for tier in range(1, TIERS + 1):
        if not any(box.deck[at] == Deck.GOAL and box.goal[tier] == at for at in range(box.kinds)):
            raise BoxError(f"[[cards]] has no Goal card for tier {tier}")
    if box.taxes < 0:
        raise BoxError("[[cards]] has no Taxes card")


def copy_row(box: Any, at: int, row: int) -> None:
    """A further row of the same card, not in a deck by itself."""
    for table in (box.deck, box.low_tier, box.high_tier, box.who, box.penalty, box.tag):
        table[row] = table[at]
    for need in range(NEEDS):
        box.need[row, need], box.need_amount[row, need] = box.need[at, need], box.need_amount[at, need]


def fill_card(box: Any, at: int, card: Mapping[str, Any], where: str, options: Mapping[str, Value], modules: set[str]) -> None:
    """One card."""
    for key in card:
        if key not in KEYS:
            raise BoxError(f"{where}: there is no {key!r} on a card")
    for key in ("id", "name", "line"):
        if not isinstance(card.get(key), str) or not card[key]:
            raise BoxError(f"{where}: {key} is {card.get(key)!r}; it must be a text")
    if "set" in card and card["set"] not in MODULES:
        raise BoxError(f"{where}: there is no module {card['set']!r}; there is {', '.join(MODULES)}")
    box.deck[at] = member(Deck, card.get("deck"), where)
    if box.deck[at] < Deck.GOAL:
        count = number(card, "count", where, PILE)
        box.copies[at] = count if card.get("set", "") in {"", *modules} else 0
    box.deal[at] = number({"deal": 0, **card}, "deal", where, 3)
    box.low_tier[at], box.high_tier[at] = read_tiers(card.get("tier", "any"), where)
    box.who[at] = member(Who, card.get("who", "one"), where)
    if type(card.get("penalty", False)) is not bool:
        raise BoxError(f"{where}: penalty is {card['penalty']!r}; it must be true or false")
    box.penalty[at] = card.get("penalty", False)
    box.cost_back[at] = number({"cost_back": 0, **card}, "cost_back", where, 6)
    box.tag[at] = -1 if "tag" not in card else member(Thing, card["tag"], f"{where}, tag")
    if box.tag[at] >= 0 and box.tag[at] not in VOTABLE:
        raise BoxError(f"{where}: tag is {card['tag']!r}; nobody votes on that")
    fill_needs(box, at, card.get("needs", []), where)
    if box.deck[at] == Deck.GOAL:
        tier = number(card, "goal", where, TIERS)
        box.goal[tier] = at
        fill_range(box, at, card, where)
        sd, snd = numbers(card, "mild", where, 2, box.sides)
        if options["goal_ranges"] == "mild":
            box.reach[at, Position.SD], box.reach[at, Position.SND] = sd, snd
    elif "sd" in card or "snd" in card or box.who[at] == Who.ROLLOFF:
        fill_range(box, at, card, where)
    if box.deck[at] != Deck.TAXES:
        fill_effects(box, at, card.get("effects"), where)


def read_tiers(text: Any, where: str) -> tuple[int, int]:
    """`T2+` as the lowest and the highest tier."""
    tiers = {"any": (1, TIERS)} | {f"T{t}": (t, t) for t in range(1, TIERS + 1)} | {f"T{t}+": (t, TIERS) for t in range(1, TIERS + 1)}
    if not isinstance(text, str) or text not in tiers:
        raise BoxError(f"{where}: tier is {text!r}; there is {', '.join(tiers)}")
    return tiers[text]


def fill_needs(box: Any, at: int, needs: Any, where: str) -> None:
    """What must be held to play a card."""
    if not isinstance(needs, list) or len(needs) > NEEDS:
        raise BoxError(f"{where}: needs is {needs!r}; it must be a list of at most {NEEDS}")
    for place, need in enumerate(needs):
        box.need[at, place], box.need_amount[at, place] = read_amount(need, f"{where}, needs")


def fill_range(box: Any, row: int, entry: Mapping[str, Any], where: str) -> None:
    """Inside is 1 to this number, for each Position; a Roll-Off's SND has the other numbers (DT-Q13, DT-Q60)."""
    box.rolls[row] = 1
    box.reach[row, Position.SD] = number(entry, "sd", where, box.sides)
    box.reach[row, Position.SND] = box.reach[row, Position.SD] if box.who[row] == Who.ROLLOFF else number(entry, "snd", where, box.sides)
    if box.who[row] != Who.ROLLOFF and (box.reach[row, Position.SD] - box.reach[row, Position.SND]) * (-1 if box.penalty[row] else 1) < 0:
        raise BoxError(f"{where}: snd {box.reach[row, Position.SND]} is better than sd {box.reach[row, Position.SD]}")


def fill_effects(box: Any, row: int, effects: Any, where: str) -> None:
    """What a card does."""
    least = 0 if box.who[row] == Who.REACT else 1
    if not isinstance(effects, list) or not least <= len(effects) <= EFFECTS:
        raise BoxError(f"{where}: effects is {effects!r}; it must be a list of {least} to {EFFECTS}")
    for place, effect in enumerate(effects):
        fill_effect(box, row, place, effect, f"{where}, effects")


def fill_effect(box: Any, row: int, place: int, effect: Any, where: str) -> None:
    """`gain skill 2`, `back 3`, `pay privilege 1 else back 3`."""
    parts = effect.split() if isinstance(effect, str) else []
    verb = member(Verb, parts[0] if parts else effect, where)
    if verb in (Verb.BACK, Verb.SKIP):
        if len(parts) != 2 or parts[1] not in "123456" or (verb == Verb.SKIP and parts[1] not in "12"):
            raise BoxError(f"{where}: {effect!r} does not make sense")
        box.verb[row, place], box.amount[row, place] = verb, int(parts[1])
        return
    thing, amount = read_amount(" ".join(parts[1:3]), where)
    tail = parts[3:]
    if verb == Verb.PAY and (len(tail) != 3 or tail[:2] != ["else", "back"] or tail[2] not in "123456"):
        raise BoxError(f"{where}: {effect!r} does not say how far back one goes who cannot pay")
    if (verb != Verb.PAY and tail) or (thing in WEALTH and (box.deck[row] != Deck.GOAL or verb != Verb.GAIN)):
        raise BoxError(f"{where}: {effect!r} does not make sense")
    box.verb[row, place], box.thing[row, place], box.amount[row, place] = verb, thing, amount
    box.otherwise[row, place] = int(tail[2]) if tail else 0


def fill_taxes(box: Any, at: int, row: int, card: Mapping[str, Any], where: str) -> int:
    """A row for each tier's taxes; returns the next free row (DT-088..091, DT-Q53)."""
    tiers = card.get("tiers")
    if not isinstance(tiers, list) or len(tiers) != TIERS:
        raise BoxError(f"{where}: tiers is {tiers!r}; it must be a list of {TIERS} effects")
    for tier, effect in enumerate(tiers, 1):
        copy_row(box, at, row)
        fill_effects(box, row, [effect], f"{where}, tiers")
        if box.verb[row, 0] == Verb.SKIP and not box.skip:
            fill_effects(box, row, [card.get("without_skip")], f"{where}, without_skip")
        box.penalty[row] = box.verb[row, 0] != Verb.GAIN
        box.tax[tier] = row
        row += 1
    return row


def check_decks(box: Any) -> None:
    """Enough cards for every hand, and no more than a deck can hold."""
    for deck in (Deck.OPPORTUNITY, Deck.EVENT, Deck.JUSTICE):
        cards = sum(box.copies[at] for at in range(box.kinds) if box.deck[at] == deck)
        if cards > PILE:
            raise BoxError(f"[[cards]] count {cards} cards for the {deck.name.lower()} deck; it holds {PILE}")
        if deck == Deck.OPPORTUNITY and cards <= HAND * box.seats:
            raise BoxError(f"[[cards]] count {cards} Opportunity cards; more than {HAND * box.seats} are needed for {box.seats} players")


def keep_awarding_tags(box: Any) -> None:
    """A vote levels only the cards that award its subject, and the Justice cards (DT-Q36, DT-Q75)."""
    for row in range(len(box.tag)):
        awards = any(box.verb[row, i] == Verb.GAIN and box.thing[row, i] == box.tag[row] for i in range(EFFECTS))
        if not awards and box.deck[row] != Deck.JUSTICE:
            box.tag[row] = -1


def level_out(box: Any, variant: str) -> None:
    """The variants: which differences between the Positions are lifted (The lens)."""
    if variant in ("equal", "equal_start"):
        box.start_privilege[Position.SND] = box.start_privilege[Position.SD]
        box.first_any, box.first_chosen = 1, 0
    odds = variant in ("equal", "equal_odds")
    box.any_rival = odds
    subject = Thing[variant.removeprefix("equal_").upper()] if variant.removeprefix("equal_") in SUBJECTS else None
    for row in range(len(box.tag)):
        if odds or (variant == "equal_goals" and box.deck[row] == Deck.GOAL) or (subject is not None and box.rolls[row] and box.tag[row] == subject):
            level_row(box, row)


def level_row(box: Any, row: int) -> None:
    """Everybody has SD's range; a Roll-Off is half and half (DT-076, DT-077)."""
    if box.who[row] == Who.ROLLOFF:
        box.reach[row, Position.SD] = box.sides // 2
    box.reach[row, Position.SND] = box.reach[row, Position.SD]


def find_disparities(box: Any) -> None:
    """The subjects of which some card in this game has a gap (DT-071, DT-Q70, DT-Q94)."""
    box.votable = 0
    for at in range(box.kinds):
        if box.copies[at] == 0 and box.deck[at] != Deck.GOAL:
            continue
        for row in (at, box.second_step[at] or at):
            gap = box.reach[row, Position.SD] != (box.sides // 2 if box.who[row] == Who.ROLLOFF else box.reach[row, Position.SND])
            if box.rolls[row] and box.tag[row] >= 0 and gap:
                box.votable |= 1 << box.tag[row]
