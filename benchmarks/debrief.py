"""What a debrief costs: processor seconds of the reckoning for a typical match of each game, once all is compiled.

`.venv/bin/python benchmarks/debrief.py [GAME ...]`. In a typical match four seats are played by the measuring bot, which now and then does
anything, as people do; the mean is over several matches. Two cores take half of it, where nobody else wants them. The last column: of the
95% intervals of all causes from 100 rollouts each, how many of 100 hold what a run of many says.
"""

import random
import sys
import time

from lopsided.agents.debrief import FIRST_LOOK, debrief, prepare, rollouts_for
from lopsided.agents.ledger import Track, part, reckon
from lopsided.agents.rollouts import measuring_bot
from lopsided.engine.game import all_games, find_game
from lopsided.engine.match import Match

SEATS, MATCHES, ONE_IN = 4, 3, 4
BLOCK, BLOCKS = 100, 20


def typical(name: str, seed: int) -> Match:
    """A match to its end in which one of so many moves is anything."""
    game, chance = find_game(name), random.Random(seed)
    match, bot = Match(game, SEATS, seed=seed), measuring_bot(game)
    while not match.over:
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, "random" if chance.randrange(ONE_IN) == 0 else bot, chance.getrandbits(31)))
    return match


def covered(track: Track) -> float:
    """Of 100 intervals, how many hold what all blocks together say."""
    ledger = reckon(track, BLOCK * BLOCKS, seed=3)
    parts = [ledger.v[:, 0], ledger.chance.sum(axis=1), *(ledger.chosen(seat) for seat in range(SEATS))]
    held = []
    for samples in parts:
        for seat in range(SEATS):
            found = [part(samples[at : at + BLOCK, seat]) for at in range(0, BLOCK * BLOCKS, BLOCK)]
            held += [abs(one.value - samples[:, seat].mean()) <= one.within for one in found]
    return 100 * sum(held) / len(held)


def main(names: list[str]) -> None:
    """A row a game."""
    print("| game | steps | rollouts | made | processor seconds: first look | all of it | intervals that hold |\n|---|---|---|---|---|---|---|")
    for name in names or [name for name, game in all_games().items() if game.package.startswith("lopsided.")]:
        prepare(find_game(name))
        rows = []
        for seed in range(MATCHES):
            match = typical(name, seed)
            track = Track.of(match)
            debrief(match, 2, track=track)
            spent = [time.process_time()]
            for rollouts in (FIRST_LOOK, rollouts_for(track)):
                found = debrief(match, rollouts, track=track)
                spent.append(time.process_time())
            rows.append((len(track.steps), found.rollouts, found.made, spent[1] - spent[0], spent[2] - spent[0]))
        steps, rollouts, made, first, whole = (sum(column) / len(rows) for column in zip(*rows, strict=True))
        print(f"| {name} | {steps:.0f} | {rollouts:.0f} | {made:,.0f} | {first:.1f} | {whole:.1f} | {covered(track):.1f} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
