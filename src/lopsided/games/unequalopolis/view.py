"""What a seat sees of Unequalopolis, as JSON.

    {
      "players": [{"sign": "man" | "woman", "score", "place" (in the turn order, from 0), "token", "cash" (null where it is hidden), "worth",
                   "space", "skips", "prison" (null, or failed attempts), "claim" (deed or null), "rights": ["permission", ...],
                   "kept": [cards], "fallen" (0, or the how-manyeth), "deeds": [deeds]}],
      "deeds": [{"owner" (seat or null), "level" (0 to 4 crops, 5 a warehouse), "mortgaged", "rent" (now, null for the works), "claims": [seats]}],
      "order": [seats], "active", "stage", "first_man", "banker", "crops", "warehouses", "decks": {"bounty": cards left, ...},
      "bank" (null unless it is finite), "country": null | {"card", "drawer", "law"},
      "dice": null | {"first", "second", "total", "streak", "extra"},
      "rules": null | {"bank", "percent", "doubles", "buys", "owns": [kinds], "most", "inherits", "park", "prison", "bound": [law]},  the reader's own, now
      "auction": null | {"deed" | null, "lot": "deed" | "crop" | "warehouse", "high", "bidder", "in": [seats], "asked": [seats], "least", "laid"},
      "debt": null | {"seat", "target" (null: the Bank), "amount", "can_raise", "offers", "rent_of", "card"},
      "tray": null | {"maker", "partner", "give": {"deeds", "cards", "cash"}, "get": {...}, "answering" (seat or null), "turned"},  parties only
      "trading": null | {"maker", "partner"},
      "receipt": null | {"seat", "deed", "fee", "lift", "left": [deeds], "gift"}, "lots": [deeds],
      "shortage": null | {"seat", "deed", "lot", "contesting": [seats]}, "offers_left", "ended": null | "last" | "first_fall" | "time" | "limit",
    }
"""

from typing import Any

from lopsided.engine.decisions import phase
from lopsided.engine.decks import UNDRAWN
from lopsided.games.unequalopolis.rules import auction, debt, land, people, trade
from lopsided.games.unequalopolis.state import (
    BANK,
    DEEDS,
    MOVES,
    SPACES,
    Deck,
    End,
    Law,
    Lot,
    Phase,
    Right,
    Sign,
    Space,
    Stage,
    Tray,
    Verb,
)  # fmt: skip
