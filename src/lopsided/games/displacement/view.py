"""What a seat sees of Displacement, as JSON."""

from typing import Any

from lopsided.engine.decisions import phase
from lopsided.engine.decks import PILED, UNDRAWN, first_piled
from lopsided.engine.drawing import kept_drawn
from lopsided.engine.vocabulary import word, words_in
from lopsided.games.displacement import shown
from lopsided.games.displacement.rules import people
from lopsided.games.displacement.rules.scenarios import is_meant, is_safe
from lopsided.games.displacement.rules.sending import to_send
from lopsided.games.displacement.state import DECK, EFFECTS, FULL, KEPT, MOVES, SEATS, SQUARES, Goal, Kind, Phase, Scope, State, Tag, Verb


def view(box: Any, g: Any) -> shown.Table:
    """The nations with their people, the card being faced, and the sending being planned."""
    asked_to_send = phase(g) == Phase.SEND
    return {
        "nations": [nation(box, g, s) for s in range(box.seats)],
        "first": g.first,
        "active": g.active,
        "card": g.card - 1 if g.card else None,
        "touches": [s for s in range(box.seats) if is_meant(box, g.card - 1, g.active, s) and not is_safe(box, g, s, g.card - 1)] if g.card else [],
        "deck": g.decks[DECK, UNDRAWN],
        "pile": [g.decks[DECK, first_piled(g.decks) + i] for i in range(g.decks[DECK, PILED])],
        "plan": [[g.plan[target, color] for color in range(SEATS)] for target in range(box.seats)] if asked_to_send else None,
        "must_send": max(0, to_send(box, g, g.active)) if asked_to_send else 0,
    }


def own(box: Any, g: Any, seat: int) -> dict[str, Any]:
    """What a seat sees otherwise: its goal."""
    return {f"nations.{seat}.goal": word(Goal(g.goal[seat]))} if g.goal[seat] else {}


def nation(box: Any, g: Any, s: int) -> shown.Nation:
    """One nation, with its goal where that is known."""
    return {**open_side(box, g, s), "goal": word(Goal(g.goal[s])) if g.goal[s] else None}


@kept_drawn(State, "goal", "decks", "plan", "stays", "planned", "active", "turn", "turns", "round", "card", "supply")
def open_side(box: Any, g: Any, s: int) -> shown.Nation:
    """What everybody sees of a nation: colours are the seats of birth, the displaced in the order in which they lost their homes."""
    return {
        "region": g.region[s],
        "goal": None,
        "announced": bool(g.winners >> s & 1),
        "ruled_out": words_in(g.ruled_out[s], Goal),
        "tokens": g.tokens[s],
        "earned": g.earned[s],
        "homes": [[g.home[s, q, i] - 1 for i in range(FULL) if g.home[s, q, i]] if g.built[s, q] else None for q in range(SQUARES)],
        "displaced": [color - 1 for color in g.line[people.line_of(g, s) :][: g.waiting[s]]],
        "full": people.full_communities(g, s),
        "kept": [{"card": g.kept[s, i] - 1, "turns": g.kept_turns[s, i]} for i in range(KEPT) if g.kept[s, i]],
    }


def board(box: Any) -> shown.Board:
    """What is printed: regions with their tags, cards with their price and the tags that are safe from them."""
    return {
        "regions": [{"tags": words_in(box.tags[r], Tag)} for r in range(box.regions)],
        "cards": [card(box, k) for k in range(box.kinds)],
        "max_rounds": box.max_rounds,
        "community_price": box.community_price,
        "shelter_price": box.shelter_price,
        "goal_tokens": box.goal_tokens,
        "goal_earned": bool(box.goal_earned),
        "metropolis_built": bool(box.metropolis_built),
        "goals_from_round": box.goals_from_round,
        "manual_housing": bool(box.manual_housing),
    }


def card(box: Any, k: int) -> shown.Card:
    """A scenario card: what sort it is, the price of keeping it away (0: it cannot be), who is safe, what it does, how many there are."""
    return {
        "kind": word(Kind(box.kind[k])),
        "block": box.block[k],
        "safe": words_in(box.safe[k], Tag),
        "effects": [effect(box, k, i) for i in range(EFFECTS) if box.verb[k, i]],
        "copies": box.copies[k],
    }


def effect(box: Any, k: int, i: int) -> shown.Effect:
    """One effect of a card."""
    return {"who": word(Scope(box.scope[k, i])), "what": word(Verb(box.verb[k, i])), "amount": box.amount[k, i]}


def describe(box: Any, g: Any, seat: int, action: int) -> dict[str, int]:
    """What the words for an action need: prices, what is held, who waits and how many must still go."""
    name, ints = MOVES.decode(action)
    price = {"buy": box.community_price, "block": box.block[g.card - 1] if g.card else 0}.get(name, box.shelter_price)
    return {
        "have": g.tokens[seat],
        "price": price,
        "card": g.card - 1,
        "waiting": g.waiting[seat],
        "staying": g.waiting[seat] - g.planned,
        "more": max(0, to_send(box, g, seat)),
        "native": int(ints.get("color") == seat),
        "equal": box.equal,
    }
