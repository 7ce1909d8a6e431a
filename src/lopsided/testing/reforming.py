"""Reforms: the options that a game marks can be switched at any moment, and all that holds of its states goes on to hold."""

from lopsided.engine.batch import RANDOM
from lopsided.engine.dice import luck
from lopsided.engine.game import Game
from lopsided.engine.laws import FAULTS, NONE, interpreted_fault, room_for_actions
from lopsided.engine.match import SPECTATOR, Match
from lopsided.testing.replaying import expect_same_again
from lopsided.testing.walking import walk

SELDOM = 24  # plies from one reform to the next, about
SWITCHES = 1 << 40  # where the luck for them lies: no die of a game is there


def check_reforms(game: Game, seats: int) -> None:
    """The marked options, switched to and fro at random plies of one match, and with the fewest seats each in a match of its own: every state is
    in order and sound, also as a spectator would guess it, and the match replays."""
    names = list(game.reforms)
    alone = [[name] for name in names] if seats == game.seats[0] else []
    for number, chosen in enumerate([*([names] if names else []), *alone]):
        match = Match(game, seats, seed=number)
        play_with_reforms(match, chosen)
        assert match.reforms, f"{game.name} with {seats} seats: a game was over before {chosen} could be switched"
        expect_same_again(match)


def play_with_reforms(match: Match, names: list[str]) -> None:
    """Random play in which one of these options is switched to another of its values now and then, and soon after the beginning."""
    game, law, out = match.game, interpreted_fault(match.game), room_for_actions(match.game)
    for seat, action, here in walk(match):
        chance = luck(match.secret, SWITCHES + match.g.ply)
        if chance % SELDOM == 0 or match.g.ply == 1:
            name = names[(chance >> 8) % len(names)]
            before, now = bytes(match.g.memory), game.choose(match.rules)[name]
            others = [value for value in game.reforms[name].choices if value != now]
            match.reform(name, others[(chance >> 16) % len(others)])
            assert bytes(match.g.memory) == before, f"{here}: a reform of {name} changed what lies on the table"
            guessed = match.seen(SPECTATOR)
            game.guess(match.box, guessed, SPECTATOR, match.secret)
            for g in (match.g, guessed):
                fault = law(match.box, g, match.seats, g.ply, g.told, game.moves.size, out, True)
                assert fault == NONE, f"{here}: {FAULTS[fault]}, after {match.reforms}"
            action = match.bot_action(seat, RANDOM, chance)
        told = match.g.told
        match.submit(seat, action)
        fault = law(match.box, match.g, match.seats, match.g.ply, told, game.moves.size, out, match.g.ply % SELDOM == 0)
        assert fault == NONE, f"{here}: {FAULTS[fault]}, after {match.reforms}"
