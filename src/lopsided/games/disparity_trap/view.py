"""What a seat sees of The Disparity Trap, as JSON.

    {
      "seats": [{
        "position": "sd" | "snd" | null,        null while Positions are being chosen
        "pawn": 26, "tier": 3,
        "tiles": {"skill": 2, "degree": 0, "startup": 0, "job": 1, "home": 1, "business": 0, "legacy": 0},
        "privilege": 5, "power": 0, "justice": 0,
        "cards": 3,                               how many are in hand
        "hand": [4, 9, 7] | null,                 card numbers, the longest held first; only the reader's own
        "skip": 0 | 1 | 2, "skips": 0,            the face of the Skip card held, and turns still to be skipped
        "wish": "everything" | "not_this_turn" | "only_for_me",
        "helps": 1, "hinders": 0,                 null unless points are counted
        "points": 12,                             as things lie now
        "turns": 7
      }],
      "first": 0, "active": 1, "turn_of_round": 1,
      "move_die": 0..6,                           of this turn, 0 before the move
      "level": ["startup"],                       disparities voted away
      "dice": {"remove": 2, "reverse": 1},        for the next vote of each kind
      "votes": ["degree", "job"],                 subjects on which a vote to remove would be possible at this table
      "decks": {"opportunity": 27, "event": 31, "justice": 5},
      "play": null | {                            the card being played
        "card": 4, "step": 1 | 2,
        "target": 1, "line": [2, 3],              whose play it is, who plays it after that
        "onward": [1],                            go on to Justice's second step
        "sd": 3, "snd": 1,                        as in force: 1 to n; null where it is not rolled for
        "level": false,                           a vote has levelled it
        "reach": 1,                               of the target, Influence included; null before the target is known
        "die": 3 | 0, "extra": 0                  last roll, extra rolls so far
      },
      "window": null | {                          a question out of turn
        "kind": "influence" | "extra_roll" | "block",
        "target": 1, "asked": 0,                  whose play it is about, who is being waited for
        "price": 3,                               Privilege tokens that acting costs (0: a Power token only)
        "seats": [{"state": "asked" | "passed" | "next" | "poor" | "not_this_turn" | "only_for_me", "privilege": 5, "power": 0}]
      },
      "vote": null | {
        "subject": "startup" | null, "reverse": false, "stake": 2, "by": 1, "dice": 1,
        "seats": ["open" | "sealed" | "choosing" | "out"],   open: has put its stake and has nothing more; out: skipped or no tokens
        "mine": 3 | null                          what the reader has sealed
      },
      "trades": 0,                                made in this turn
      "ending": null | "competitive" | "cooperative" | "cap", "winner": 2 | null,
      "titles": [0]                               ultimate winners, when the game is over and points are counted
    }

What is printed comes once, in `board`: see there.
"""
