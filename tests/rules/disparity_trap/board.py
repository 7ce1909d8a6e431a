"""The table laid for a test: `t = trap("vote skip", A="SD 13 job pr3 : O03 O01", B="SND 0 pr2")`.

Modules by name first; a player is a Position, a space, tiles and tokens with their number (pr is Privilege), and after a
colon the hand (three cards that are of no use where none is given). Dice that nobody loads show a 1; the Event deck's top
card is one that nobody qualifies for unless a test stacks another.
"""

import re
from copy import deepcopy
from dataclasses import replace
from typing import Any

from lopsided.engine.decisions import close_all
from lopsided.engine.game import Game
from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.rules.laws import sound
from lopsided.games.disparity_trap.rules.turn import play_on
from lopsided.games.disparity_trap.state import CARD_DIE, DECKS, FIRST_DIE, HAND, MOVE_DIE, PILE, VOTE_DIE, Deck, Position, Stage, Thing, is_window
from lopsided.testing.table import Table

CARDS = {card["id"]: number for number, card in enumerate(GAME.printed["cards"])}
IDS = {number: id_ for id_, number in CARDS.items()}
SHORT = {"pr": "privilege"}
IDLE = ("O19", "O18", "O20", "O17", "O12", "O11", "O09", "O16", "O14")  # cards for players who have got somewhere
QUIET = "E14"


class Trap(Table):
    """A table of The Disparity Trap in its own words."""

    quiet = True

    def lay_player(self, player: str, text: str) -> None:
        """Put a player on the table."""
        g, seat = self.match.g, self.seat(player)
        position, space, *rest = text.partition(":")[0].split()
        g.position[seat], g.pawn[seat] = Position[position], int(space)
        for thing in Thing:
            g.have[seat, thing] = 0
        for word in rest:
            found = re.fullmatch(r"([a-z]+)(\d*)", word)
            assert found, word
            g.have[seat, Thing[SHORT.get(found[1], found[1]).upper()]] = int(found[2] or 1)

    def deal(self, hands: dict[str, list[str]]) -> None:
        """Give everybody these cards and put all others into their decks, in the order of the box."""
        g, box = self.match.g, self.match.box
        left = {card: box.copies[card] for card in range(box.kinds)}
        given = {name: [CARDS[id_] for id_ in hands.get(name, [])] for name in self.match.names}
        for card in (card for cards in given.values() for card in cards):
            left[card] -= 1
            assert left[card] >= 0, f"there are not so many {IDS[card]}"
        for seat, cards in enumerate(given.values()):
            for idle in (CARDS[id_] for id_ in IDLE * HAND if not hands.get(self.match.names[seat])):
                if len(cards) < HAND and left[idle]:
                    cards.append(idle)
                    left[idle] -= 1
            for slot in range(HAND):
                g.hand[seat, slot] = cards[slot] + 1 if slot < len(cards) else 0
            g.cards[seat] = len(cards)
        for d in range(DECKS):
            rest = [card for card in left if box.deck[card] == d for _ in range(left[card])]
            g.head[d], g.count[d] = 0, len(rest)
            for place in range(PILE):
                g.queue[d, place] = rest[place] if place < len(rest) else 0

    def stack(self, *cards: str) -> None:
        """Put these cards on top of their decks, the first one uppermost."""
        g, box = self.match.g, self.match.box
        for id_ in reversed(cards):
            d, card = box.deck[CARDS[id_]], CARDS[id_]
            order = self.deck(d)
            order.remove(id_)
            for place, name in enumerate([id_, *order]):
                g.queue[d, (g.head[d] + place) % PILE] = CARDS[name]
            self.quiet = self.quiet and d != Deck.EVENT
            assert box.copies[card], f"{id_} is not in play"

    def deck(self, d: int) -> list[str]:
        """A deck from the top."""
        g = self.match.g
        return [IDS[g.queue[d, (g.head[d] + i) % PILE]] for i in range(g.count[d])]

    def turn(self, player: str = "A") -> None:
        """This player's turn begins."""
        g, seat = self.match.g, self.seat(player)
        close_all(g)
        if self.quiet:
            self.stack(QUIET)
            self.quiet = True
        self.lay(turn=(seat - g.first) % self.match.seats, stage=Stage.TURN)
        self.run(play_on)

    def moves(self, *faces: int, by: str = "A") -> None:
        """The next move dice of a player."""
        self.cup.load(MOVE_DIE + self.seat(by), *faces)

    def rolls(self, player: str, *faces: int) -> None:
        """The next rolls of a player against cards."""
        self.cup.load(CARD_DIE + self.seat(player), *faces)

    def votes(self, player: str, *faces: int) -> None:
        """The next dice of a player in votes."""
        self.cup.load(VOTE_DIE + self.seat(player), *faces)

    def firsts(self, player: str, *faces: int) -> None:
        """The next rolls of a player for the first turn."""
        self.cup.load(FIRST_DIE + self.seat(player), *faces)

    def play(self, id_: str, by: str = "") -> None:
        """Play a card from the hand."""
        seat = self._actor(by)
        self.do("play", self.match.names[seat], slot=self.slot(id_, seat))

    def slot(self, id_: str, seat: int = 0) -> int:
        """Where a card is in a hand."""
        return self.hand(self.match.names[seat]).index(id_)

    def why_not_play(self, id_: str) -> str:
        """Why the asked player may not play a card; empty where it may."""
        return self.refusal("play", slot=self.slot(id_, self._actor("")))

    def goes(self, player: str = "A", die: int = 1, event: str = "") -> None:
        """A turn in which the player discards a card and then moves by this die."""
        if event:
            self.stack(event)
        self.moves(die, by=player)
        self.turn(player)
        self.do("discard", slot=0)

    def hand(self, player: str) -> list[str]:
        """The cards of a player, the longest held first."""
        g, seat = self.match.g, self.seat(player)
        return [IDS[g.hand[seat, slot] - 1] for slot in range(g.cards[seat])]

    def has(self, player: str) -> dict[str, int]:
        """Tiles and tokens of a player, without those that it has none of."""
        g, seat = self.match.g, self.seat(player)
        return {thing.name.lower(): g.have[seat, thing] for thing in Thing if g.have[seat, thing]}

    def pr(self, player: str) -> int:
        """Privilege tokens of a player."""
        return int(self.match.g.have[self.seat(player), Thing.PRIVILEGE])

    def pawn(self, player: str) -> int:
        """Where a player stands."""
        return int(self.match.g.pawn[self.seat(player)])

    def pass_all(self) -> None:
        """Everybody who is asked in a window passes."""
        while not self.over and self.match.g.depth and is_window(self.match.g.frame[0, 0]):
            self.do("let_be")

    def may(self, action: str, by: str = "") -> bool:
        """Whether an action, or one of its kind, may be taken now."""
        return any(c.name == action for c in self.choices(by))

    def vote_on(self, subject: str, stake: int = 2, call: str = "vote", **sealed: int) -> None:
        """The asked player calls a vote, and these players seal their contributions."""
        by = self.asked[0]
        self.do(call, by, subject=int(Thing[subject.upper()]))
        self.do("put", by, amount=stake)
        for player, amount in sealed.items():
            self.do("put", player, amount=amount)

    @property
    def level(self) -> list[str]:
        """What has been voted away."""
        return [thing.name.lower() for thing in Thing if self.match.g.level >> thing & 1]

    @property
    def seen(self) -> dict[str, Any]:
        """The table as a spectator sees it."""
        return dict(self.match.view(-1)["table"])


def printed_with(**cards: dict[str, Any]) -> Game:
    """The game with some cards that say something else."""
    other = replace(GAME)
    printed = deepcopy(GAME.printed)
    for id_, changed in cards.items():
        card = printed["cards"][CARDS[id_]]
        for key in ("needs", "tier", "tag", "set", "penalty", "sd", "snd"):
            card.pop(key, None)
        card |= changed
    other.__dict__["printed"] = printed
    return other


def trap(modules: str = "", variant: str = "", game: Game = GAME, **laid: Any) -> Trap:
    """Players by capital letter, options by name; nobody is asked yet, A is first and the round is the third."""
    players = {name: text for name, text in laid.items() if name.isupper()}
    options = {name: value for name, value in laid.items() if name not in players} | dict.fromkeys(modules.split(), "yes")
    t = Trap(game, len(players), options, variant)
    assert list(players) == t.match.names, "name the players A, B, C ... in order"
    for name, text in players.items():
        t.lay_player(name, text)
    t.deal({name: text.partition(":")[2].split() for name, text in players.items()})
    t.lay(round=3, first=0, turn=0, turns=[3] * len(players), bared=0)
    t.luck(*range(MOVE_DIE, MOVE_DIE + len(players)))  # how far a turn goes does not matter unless its die is named
    assert sound(t.match.box, t.match.g) == 0
    return t


def failed_goal(modules: str = "", a: str = "SND 11 pr3", b: str = "SD 0 pr3", c: str = "SND 0 pr3", **options: Any) -> Trap:
    """A fails the first Goal, and somebody may give another roll."""
    t = trap(modules, A=a, B=b, C=c, **options)
    t.rolls("A", 6, 6, 6, 6)
    t.goes(die=1)
    return t


def seated(modules: str = "", seats: int = 4, **options: Any) -> Trap:
    """A table as setup lays it, with dice that can be loaded; call `lay_out` to lay it."""
    return Trap(GAME, seats, options | dict.fromkeys(modules.split(), "yes"))


def lay_out(t: Trap) -> None:
    """Lay the table anew, with the loaded dice."""
    t.match.g.memory[:] = bytes(len(t.match.g.memory))
    t.match.events.clear()
    t.run(GAME.setup, t.match.secret)
