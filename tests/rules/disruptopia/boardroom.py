"""A quarter laid for a test: `t = boardroom(A="M $5 compute 2 model 2", B=""); t.plans("A", "chips train"); t.turn("A")`."""

from copy import deepcopy
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from lopsided.engine.decks import CARDS as FIRST_CARD
from lopsided.engine.decks import PILED, UNDRAWN, first_piled
from lopsided.engine.game import Game
from lopsided.games.disruptopia import GAME
from lopsided.games.disruptopia.rules.hands import install, take_card
from lopsided.games.disruptopia.rules.setup import ask_home
from lopsided.games.disruptopia.rules.turn import begin_turn, go_on
from lopsided.games.disruptopia.state import CARD_DIE, MARKETING_DIE, REGIONS, SLOTS, SUBSIDY_DIE, WORKERS, Option
from lopsided.testing.table import Table

CARDS = {card["id"]: number for number, card in enumerate(GAME.printed["cards"])}
IDS = list(CARDS)
PLACES = ("north", "south", "africa", "europe", "asia", "oceania")
OPTIONS = {
    "idle": Option.IDLE, "chips": Option.BUY_CHIPS, "patent": Option.FILE_PATENT, "recruit": Option.RECRUIT, "train": Option.TRAIN,
    "handout": Option.HANDOUT, "buyback": Option.BUYBACK, "marketing": Option.MARKETING, "scale": Option.SCALE_PRESENCE, "card": Option.PLAY_CARD,
    "restructure": Option.RESTRUCTURE, "audit": Option.AUDIT, "rehire": Option.REHIRE,
}  # fmt: skip
RANKS = "SMB"
FIELDS = ("corp", "pers", "power", "rep", "income", "compute", "model", "workers", "tokens", "cut", "surcharge")
NEEDS_CHOICE = ("handout", "scale", "restructure", "audit")


class Boardroom(Table):
    """A table of Disruptopia in its own words."""

    def __getitem__(self, player: str) -> Any:
        """A company as it stands."""
        g, seat = self.match.g, self.seat(player)
        found = {field: getattr(g, field)[seat] for field in FIELDS}
        found["rank"] = RANKS[g.rank[seat]]
        found["hand"] = [IDS[g.hand[seat, i] - 1] for i in range(g.held[seat])]
        found["slots"] = [IDS[g.slot[seat, i] - 1] for i in range(SLOTS) if g.slot[seat, i]]
        found["at"] = [PLACES[r] for r in range(REGIONS) if g.presence[seat, r]]
        found["plan"] = [list(OPTIONS)[g.plan[seat, w]] for w in range(WORKERS)]
        return SimpleNamespace(**found)

    def lay_company(self, player: str, notation: str) -> None:
        """`M $5 compute 2 model 2 rep -1 workers 4 at asia,europe hand R01,I02 slots S01`: what is not said is as at the start."""
        g, seat = self.match.g, self.seat(player)
        words = notation.split()
        while words:
            word = words.pop(0)
            if word in RANKS:
                g.rank[seat] = RANKS.index(word)
            elif word.startswith("$"):
                g.corp[seat] = int(word[1:])
            elif word == "at":
                for place in words.pop(0).split(","):
                    g.presence[seat, PLACES.index(place)] = 1
            elif word in ("hand", "slots"):
                for card in words.pop(0).split(","):
                    self.give(player, card, word)
            else:
                getattr(g, word)[seat] = int(words.pop(0))

    def give(self, player: str, card: str, where: str = "hand") -> None:
        """A card out of its deck into a hand or a slot."""
        g, seat, kind = self.match.g, self.seat(player), CARDS[card]
        self.take_out(kind)
        if where == "hand":
            take_card(g, seat, kind + 1)
        else:
            install(self.match.box, g, seat, kind + 1)
            for i in range(SLOTS):
                g.fresh[seat, i] = 0

    def take_out(self, kind: int) -> None:
        """One card of a kind leaves its deck."""
        g, d = self.match.g, self.match.box.deck_of[kind]
        at = next(i for i in range(g.decks[d, UNDRAWN]) if g.decks[d, FIRST_CARD + i] == kind)
        g.decks[d, UNDRAWN] -= 1
        last = FIRST_CARD + g.decks[d, UNDRAWN]
        g.decks[d, FIRST_CARD + at] = g.decks[d, last]
        g.decks[d, last] = 0

    def on_top(self, *cards: str) -> None:
        """These cards lie on top of their decks, the first of each deck uppermost."""
        g = self.match.g
        for card in cards:
            self.take_out(CARDS[card])
        for card in reversed(cards):
            kind, d = CARDS[card], self.match.box.deck_of[CARDS[card]]
            g.decks[d, FIRST_CARD + g.decks[d, UNDRAWN]] = kind
            g.decks[d, UNDRAWN] += 1

    def subsidies(self, **tokens: int) -> None:
        """Tokens on regions; the rest of all that nobody holds is in the supply."""
        g = self.match.g
        for place, number in tokens.items():
            g.on_region[PLACES.index(place)] = number
        self.settle_supply()

    def settle_supply(self) -> None:
        """The supply has what lies nowhere else."""
        g = self.match.g
        g.supply = self.match.box.tokens - sum(g.on_region) - sum(g.tokens)

    def plans(self, player: str, plan: str) -> None:
        """The plan of a company, from worker 1 on, with as many workers as it takes."""
        g, seat = self.match.g, self.seat(player)
        g.workers[seat] = max(g.workers[seat], len(plan.split()))
        for worker, word in enumerate(plan.split()):
            g.plan[seat, worker] = OPTIONS[word]

    def turn(self, player: str, last: bool = False) -> None:
        """Step 2 begins with this player; the next one has a patent to file, so that the game waits there, unless this is the last turn."""
        g = self.match.g
        g.first, g.turn = self.seat(player), 0
        after = (g.first + 1) % self.match.seats
        if last:
            g.first, g.turn = after, self.match.seats - 1
        elif not any(g.plan[after, w] for w in range(WORKERS)):
            g.plan[after, 0] = Option.FILE_PATENT
        self.run(begin_turn)
        self.run(go_on)

    def carry(self, times: int = 1) -> None:
        """The next workers do what they were sent to do."""
        for _ in range(times):
            self.do("carry_out")

    def does(self, plan: str, player: str = "A") -> None:
        """A plan that asks for nothing but to be carried out, from the beginning of the turn."""
        self.plans(player, plan)
        self.turn(player)
        while self.phase == "worker" and self.asked == [player]:
            self.carry()

    def play(self, card: str) -> None:
        """Play a card of the hand of who is asked."""
        hand = self[self.asked[0]].hand
        self.do("play", slot=hand.index(card))

    def use(self, card: str) -> None:
        """Use an effect card of who is asked."""
        self.do("use", slot=self[self.asked[0]].slots.index(card))

    def region(self, place: str, **more: Any) -> None:
        """Choose a region."""
        self.do("region", region=PLACES.index(place), **more)

    def regions(self) -> list[str]:
        """The regions that may be chosen now."""
        return [PLACES[a.ints["region"]] for a in self.choices() if a.name == "region"]

    def can_play(self) -> list[str]:
        """The cards of the hand that may be played now."""
        hand = self[self.asked[0]].hand if self.asked else []
        return [hand[a.ints["slot"]] for a in self.choices() if a.name == "play"]

    def pile(self, deck: int) -> list[str]:
        """A discard pile, the latest last."""
        g = self.match.g
        return [IDS[g.decks[deck, first_piled(g.decks) + i]] for i in range(g.decks[deck, PILED])]

    def campaign_dice(self, player: str, *faces: int) -> None:
        """The next Marketing dice of a player."""
        self.cup.load(MARKETING_DIE + self.seat(player), *faces)

    def card_dice(self, player: str, *faces: int) -> None:
        """The next dice of a player's cards."""
        self.cup.load(CARD_DIE + self.seat(player), *faces)

    def subsidy_dice(self, *faces: int) -> None:
        """The next dice that name a region."""
        self.cup.load(SUBSIDY_DIE, *faces)

    def do(self, action: str, by: str = "", **ints: Any) -> None:
        """Take an action; every law of the game holds afterwards."""
        super().do(action, by, **ints)
        assert GAME.sound(self.match.box, self.match.g) == 0

    def whole_plan(self, player: str, plan: str = "", toss: str = "") -> None:
        """Make and seal a plan in step 1, as a client sends it: in one go."""
        g, seat = self.match.g, self.seat(player)
        hand, slots = self[player].hand, []
        for card in toss.split():
            slots.append(next(i for i, held in enumerate(hand) if held == card and i not in slots))
        words = (plan.split() + ["idle"] * WORKERS)[: g.workers[seat]]
        moves = [self.number("toss", slot=i) for i in slots] + [self.number("place", option=int(OPTIONS[w])) for w in words] + [self.number("confirm")]
        self.match.submit(seat, *moves)


def reprinted(**cards: dict[str, Any]) -> Game:
    """The game with some cards that say something else."""
    other = replace(GAME)
    printed = deepcopy(GAME.printed)
    for id_, changed in cards.items():
        card = printed["cards"][CARDS[id_]]
        for key in ("need", "target", "locks", "when"):
            card.pop(key, None)
        card |= {"kind": "effect" if "when" in changed else "action", **changed}
    other.__dict__["printed"] = printed
    return other


def boardroom(options: dict[str, Any] | None = None, variant: str = "", game: Game = GAME, **companies: str) -> Boardroom:
    """A table with these companies, at step 2 of round 1, nobody asked yet."""
    t = Boardroom(game, max(2, len(companies)), options, variant)
    g = t.match.g
    g.round, g.first, g.active, g.turn = 1, 0, 0, 0
    for player, notation in companies.items():
        t.lay_company(player, notation)
    t.settle_supply()
    return t


def fresh(seats: int = 2, options: dict[str, Any] | None = None, homes: tuple[str, ...] = PLACES, variant: str = "", dice: tuple[int, ...] = ()) -> Boardroom:
    """A new game of which the homes are chosen, clockwise from the Player 1 token: step 1 of round 1."""
    t = Boardroom(GAME, seats, options, variant)
    t.luck(SUBSIDY_DIE)  # where the subsidies lie does not matter unless dice are named
    if dice:
        t.subsidy_dice(*dice)
    t.run(ask_home)
    for seat in range(seats):
        t.region(homes[seat], by=t.asked[0])
    return t


def with_points(points: int, cards: str, rival: str = "", mine: str = "", **rest: str) -> Boardroom:
    """A turn of A in which so many workers stand on Play Card, then one on a patent; the points have come."""
    t = boardroom(A=f"{mine} hand {cards}", B=rival, **rest)
    t.plans("A", " ".join(["card"] * points + ["patent"]))
    t.turn("A")
    while t.asked == ["A"] and t.phase in ("window", "cards") and t.match.g.points < points:
        t.do("go_on")
    return t
