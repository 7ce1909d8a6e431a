"""The debrief of a match that is over or was stopped: its luck ledger as figures that add up on paper, the outlooks on the way,
and the steps that turned it. All figures are wins in 100 games, with what their 95% intervals reach to either side.

`python -m lopsided.agents.debrief` reads a replay from its input and writes the debrief three times, as a line each: what needs no
reckoning, then all from few rollouts, then from as many as are wanted. A server calls it, so that nobody at a table waits for it.
With `prepare GAME` it compiles what that takes.
"""

import sys
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import numpy as np

from lopsided.agents.again import play_again
from lopsided.agents.figures import Account, Again, Debrief, Figure, Headline, Sight, Told, Turn
from lopsided.agents.findings import compared, headline, note, questions
from lopsided.agents.ledger import Ledger, Part, Track, part, reckon
from lopsided.agents.recap import deeds, holds, telling_of
from lopsided.engine.events import DIE, KIND, hears
from lopsided.engine.game import Game, find_game
from lopsided.engine.match import REFORM, SPECTATOR, Match
from lopsided.engine.replay import check, parse
from lopsided.lab.frames import stand_back
from lopsided.lab.statistics import share_of

EQUAL = "equal"
FIRST_LOOK = 100  # rollouts after which something is shown
SHORT, LONG = 1_600, 400  # rollouts of a match, and of one that is long
LONG_MATCH = 400  # steps
SEED = 1
POINTS = 5  # turning points
OF_REFORMS = 2  # of them at most
SLIP, LONG_SLIP = 10, 50  # with the same dice again, in one of so many moves bots do anything; in a long match
LEAST = 0.05  # of a win in 100: a step that changes less is not drawn


def rollouts_for(track: Track) -> int:
    """How many rollouts a match is worth: what its game says, else fewer where it has many steps."""
    return telling_of(track.game).rollouts or (LONG if len(track.steps) > LONG_MATCH else SHORT)


def whole_of(track: Track) -> int:
    """How many of the rollouts tell the way of the outlooks too: all where its game says nothing."""
    return telling_of(track.game).whole


def slips_for(track: Track) -> int:
    """How seldom bots slip where the same dice are played again: seldom where there are many moves."""
    return LONG_SLIP if len(track.steps) > LONG_MATCH else SLIP


def debrief(match: Match, rollouts: int = 0, final: bool = True, track: Track | None = None, cores: int = 0) -> Debrief:
    """What a match was made of, by so many rollouts; without a number, by as many as it is worth."""
    track = track or Track.of(match)
    rollouts = rollouts or rollouts_for(track)
    ledger = reckon(track, rollouts, seed=SEED, cores=cores, whole=whole_of(track))
    level, again, slip = None, list[Again](), slips_for(track)
    if EQUAL in match.game.variants and match.variant != EQUAL:
        first, start = (Match(match.game, match.seats, match.options, variant, secret=match.secret) for variant in (match.variant, EQUAL))
        level = reckon(Track.of(start), rollouts, seed=SEED, cores=cores).v[:, 0]
        these, equally = (play_again(table, rollouts, slip, SEED, cores) for table in (first, start))
        again = [alike(these[:, seat], equally[:, seat]) for seat in range(match.seats)]
    accounts = [account(ledger, seat, level) for seat in range(match.seats)]
    return msgspec.structs.replace(
        told_at_once(match, track),
        bot=ledger.bot,
        rollouts=rollouts,
        made=ledger.made + 2 * rollouts * (level is not None),
        final=final,
        headline=headline(accounts, placing_of(match)),
        accounts=accounts,
        notes=[note(found) for found in accounts],
        questions=questions(accounts),
        line=list(line(ledger, match)),
        turns=turns(ledger, match),
        again=again,
        compared=compared(again) if again else None,
        slip=slip,
        whole=ledger.whole,
    )


def told_at_once(match: Match, track: Track) -> Debrief:
    """What needs no reckoning: who won, what everybody had by round, what the seats did to each other."""
    return Debrief(
        game=match.game.name,
        version=match.game.version,
        bot="",
        rollouts=0,
        made=0,
        final=False,
        stopped=not match.over,
        steps=len(track.steps),
        rounds=match.g.round,
        placing=placing_of(match),
        headline=Headline("several", []),
        accounts=[],
        notes=[],
        questions=[],
        line=[],
        turns=[],
        holds=holds(match, track),
        deeds=deeds(match),
    )


def placing_of(match: Match) -> list[int]:
    """Who ended where; nobody where it was stopped."""
    return match.placing if match.over else []


def alike(these: Any, equally: Any) -> Again:
    """What equal rules change for a seat with the same dice."""
    found = [hundred(Part(share.value, max(share.high - share.value, share.value - share.low))) for share in map(share_of, (these, equally))]
    change = hundred(part(equally - these))
    return Again(found[0], found[1], Figure(round(found[1].value - found[0].value, 1), change.within))


def prepare(game: Game) -> None:
    """Have all compiled that a debrief of this game needs."""
    match = Match(game, game.seats[0], seed=SEED)
    reckon(Track.of(match), 1)
    play_again(match, 1, SLIP)


def hundred(found: Part) -> Figure:
    """A figure to one digit behind the point; what is uncertain is never shown as certain."""
    return Figure(round(100 * float(found.value), 1), max(0.1, round(100 * float(found.within), 1)) if found.within else 0.0)


def adding_up(figures: Sequence[Figure], exact: Sequence[float], total: float) -> list[Figure]:
    """The figures, some of them rounded to the other side, so that they add up to the total: those first that lose least by it."""
    tenths = [round(10 * figure.value) for figure in figures]
    lost = round(10 * total) - sum(tenths)
    step = 1 if lost > 0 else -1
    certain = [figure.value == 0 and figure.within == 0 for figure in figures]
    order = sorted(range(len(tenths)), key=lambda i: (certain[i], step * (tenths[i] / 10 - exact[i])))
    for i in range(abs(lost)):
        tenths[order[i % len(order)]] += step
    return [Figure(tenth / 10, figure.within) for tenth, figure in zip(tenths, figures, strict=True)]


def account(ledger: Ledger, seat: int, level: Any = None) -> Account:
    """The ledger of one seat."""
    seats = ledger.track.seats
    start, luck = ledger.v[:, 0, seat], ledger.chance[:, :, seat].sum(axis=1)
    chosen = [ledger.chosen(mover)[:, seat] for mover in range(seats)]
    others = sum((samples for mover, samples in enumerate(chosen) if mover != seat), np.zeros(len(start)))
    share = share_of(start)
    rules = Part(float(start.mean()) - 1 / seats, max(share.high - share.value, share.value - share.low))
    first, reformed = rules, None if ledger.reformed is None else part(ledger.reformed[:, seat])
    if reformed:
        rules = Part(first.value + reformed.value, first.within + reformed.within)
    found = [rules, part(luck), part(chosen[seat]), part(others)]
    end = hundred(Part(float(ledger.v[:, -1, seat].mean()), stop_within(ledger, seat)))
    equal = round(100 / seats, 1)
    shown = as_shown(found, end.value - equal)
    rest = [mover for mover in range(seats) if mover != seat]
    parts = dict(zip(rest, as_shown([part(chosen[mover]) for mover in rest], shown[3].value), strict=True))
    split = [first] if level is None else [part(level[:, seat] - 1 / seats), part(start - level[:, seat])]
    pieces = as_shown([*split, *([reformed] if reformed else [])], shown[0].value)
    alike, apart = (None, None) if level is None else pieces[:2]
    given, luck_given, own, others_given = shown
    by = [parts.get(mover, own) for mover in range(seats)]
    return Account(equal, given, luck_given, own, others_given, end, by, alike, apart, pieces[-1] if reformed else None)


def as_shown(parts: Sequence[Part], total: float) -> list[Figure]:
    """These parts as figures that add up to the total."""
    return adding_up([hundred(p) for p in parts], [100 * p.value for p in parts], total)


def stop_within(ledger: Ledger, seat: int) -> float:
    """How uncertain the end is: not at all where the match came to one."""
    last = ledger.v[:, -1, seat]
    if (last == last[0]).all() and ledger.is_over:
        return 0.0
    share = share_of(last)
    return max(share.high - share.value, share.value - share.low)


def line(ledger: Ledger, match: Match) -> Iterator[Sight]:
    """The outlooks after each step that changed them, and at the end of each round."""
    rounds, last, v = ledger.track.rounds, None, ledger.v[: ledger.whole]
    for step in range(len(rounds)):
        now = 100 * v[:, step].mean(axis=0)
        ends = step == len(rounds) - 1 or rounds[step + 1] != rounds[step]
        if last is None or ends or np.abs(now - last).max() > LEAST:
            shares = [share_of(v[:, step, seat]) for seat in range(match.seats)]
            within = max(max(s.high - s.value, s.value - s.low) for s in shares)
            settled = ledger.is_over and step == len(rounds) - 1
            yield Sight(step, rounds[step], [round(float(x), 1) for x in now], 0.0 if settled else round(100 * within, 1))
            last = now


def turns(ledger: Ledger, match: Match) -> list[Turn]:
    """The turns that changed most, in order of time: changes of rules by vote, whatever they did, and of the rest rather more by choices than
    by luck. What one seat did step by step is one turn, and what came to it on the way is another.

    They are chosen by one half of the rollouts alone and shown by the other, since what was chosen for its size looks larger than it is."""
    half, begins, whole = ledger.whole // 2, turn_begins(ledger.track), ledger.whole
    voted = ledger.track.steps[:, 0] == SPECTATOR
    found = []
    for cause, samples in (("reform", ledger.choice * voted[:, None]), ("choice", ledger.choice * ~voted[:, None]), ("luck", ledger.chance)):
        samples = samples[:whole]
        sums = np.add.reduceat(samples, begins, axis=1) if begins else samples  # of a match without a step there is none
        size = np.abs(sums[:half].mean(axis=0)).sum(axis=1) / 2
        ranked = [int(turn) for turn in np.argsort(-size, kind="stable") if cause != "reform" or voted[begins[turn]]]
        sure = [k for k in ranked[: 2 * POINTS] if cause == "reform" or any(not part(sums[:half, k, seat]).is_nothing for seat in range(match.seats))]
        found.append([(most_of(samples[:half], begins, k), cause, [part(sums[half:, k, seat]) for seat in range(match.seats)]) for k in sure])
    reforms, chosen, lucky = found
    taken = reforms[:OF_REFORMS]
    left = POINTS - len(taken)
    taken = taken + chosen[: max((left + 1) // 2, left - len(lucky))]
    taken = taken + lucky[: POINTS - len(taken)]
    return [turn(ledger, match, step, cause, parts) for step, cause, parts in sorted(taken, key=lambda entry: entry[:2])]


def turn_begins(track: Track) -> list[int]:
    """The steps with which turns begin: another seat than before, or another round, or a change of a rule."""
    whose = [(int(seat), track.rounds[step]) for step, seat in enumerate(track.steps[:, 0])]
    return [step for step in range(len(whose)) if step == 0 or whose[step] != whose[step - 1] or whose[step][0] == SPECTATOR]


def most_of(samples: Any, begins: Sequence[int], turn: int) -> int:
    """Of the steps of a turn the one that changed most: where a replay shows it."""
    end = begins[turn + 1] if turn + 1 < len(begins) else samples.shape[1]
    return begins[turn] + int(np.abs(samples[:, begins[turn] : end].mean(axis=0)).sum(axis=1).argmax())


def turn(ledger: Ledger, match: Match, step: int, cause: str, parts: list[Part]) -> Turn:
    """One of them."""
    track, seat = ledger.track, int(ledger.track.steps[step, 0])
    said = [reform_at(match, step)] if cause == "reform" else told(match, track.heard[step], track.heard[step + 1], seat, cause == "luck")
    return Turn(step + 1, track.rounds[step], seat, cause, [hundred(p) for p in parts], chosen_at(match, track, step), said)  # type: ignore[arg-type]


def reform_at(match: Match, step: int) -> Told:
    """The rule that a step changed, as a chronicle tells it."""
    before = match.reforms[: sum(action == REFORM for _, action in match.log[:step])]
    option, value = match.reforms[len(before)]
    was = match.game.choose(match.options | dict(before))[option]
    return Told("table:reform_passed", {}, {"option": option, "value": str(value), "was": str(was)})


def chosen_at(match: Match, track: Track, step: int) -> Told | None:
    """The action of a step, for the words of it."""
    seat, action = (int(x) for x in track.steps[step])
    if action < 0:
        return None
    box, g = track.box_at(step), match.game.state.on(bytearray(track.states[step].tobytes()))
    match.game.hide(box, g, seat)
    family = match.game.moves.decode(action)
    return Told(family.name, {**family.ints, **match.game.describe(box, g, seat, action)})


def told(match: Match, first: int, end: int, seat: int, luck: bool) -> list[Told]:
    """What was told of a step to everybody, or at least to who took it; of luck, what was told from the first die on."""
    rows = match.events[first:end]
    dice = [i for i, row in enumerate(rows) if row[KIND] == DIE]
    if dice:
        rows = rows[dice[0] :] if luck else rows[: dice[0]] or rows
    for readers in ((), (seat,)):
        known = [match.game.told.read(row) for row in rows if row[KIND] != DIE and hears(row, readers)]
        if known:
            return [Told(event.kind, dict(event.ints)) for event in known]
    return []


def main(asked: Sequence[str]) -> None:
    """Read a replay and write its debrief: what needs no reckoning, then quickly, then well. Or prepare for those of a game."""
    stand_back()
    if asked:
        prepare(find_game(asked[-1]))
        return
    match = check(parse(sys.stdin.buffer.read()))
    track = Track.of(match)
    say(told_at_once(match, track))
    wanted = rollouts_for(track)
    for rollouts in sorted({min(FIRST_LOOK, wanted), wanted}):
        say(debrief(match, rollouts, rollouts == wanted, track))


def say(found: Debrief) -> None:
    """Another line."""
    sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
