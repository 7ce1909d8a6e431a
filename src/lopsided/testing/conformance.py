"""What holds for every game at every seat count. A game gets all of it by registering:

    @pytest.mark.parametrize("seats", range(GAME.seats[0], GAME.seats[1] + 1))
    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_conformance(check, seats):
        check(GAME, seats)

Each check is a plain function of a game and a seat count; what it finds names the secret and the ply.
"""

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any

import msgspec
import numpy as np

from lopsided.engine.batch import ENDED, RANDOM, random_playouts
from lopsided.engine.box import BoxError, Option
from lopsided.engine.dice import below, lab_secret, luck
from lopsided.engine.fault import say_action
from lopsided.engine.game import Game
from lopsided.engine.laws import FAULTS, NONE, interpreted_fault, room_for_actions
from lopsided.engine.match import Match, Refused
from lopsided.lab.study import study_games
from lopsided.testing.inspector import (
    adversaries,
    copied,
    fewer,
    inspected,
    is_very_long,
    sparser,
    traced,
)
from lopsided.testing.reforming import check_reforms
from lopsided.testing.replaying import (
    check_an_unfinished_replay_steps_through,
    check_replays,
    check_replays_with_leavers,
    check_tampered_replays,
)
from lopsided.testing.secrecy import check_guesses_reach_the_truth, check_nothing_hidden_leaks, check_what_was_learned_stays, known
from lopsided.testing.walking import RUN, refusal, walk, where
from lopsided.testing.wording import check_every_word_reads_well, check_the_language_files_are_complete

Check = Callable[[Game, int], None]
BOTH_WAYS = 750  # short games compared between interpreted and compiled, over all seat counts
GUESSED = 7  # plies between two guesses compared there: a guess takes longer than twenty moves
FEW, SOME = 4, 100  # benchmarks/fuzz.py plays such games by the hundred million moves
MOST_STEPS = 100_000  # of a game in which people are late
GONE = object()


def settings(game: Game, seats: int) -> Iterator[tuple[dict[str, Any], str]]:
    """The variants, and every value of every option, one at a time."""
    yield from (({}, variant) for variant in game.variants)
    for name, option in game.options.items():
        for value in option_values(option, seats):
            try:
                game.make_box(seats, {name: value})
            except BoxError:
                assert option.many, f"{game.name} with {seats} seats refuses its own option {name}={value}"
                continue
            yield {name: value}, ""


def option_values(option: Option, seats: int) -> list[Any]:
    """The values of an option: all words, all numbers of a short range or the ends of a long one, lists of each number."""
    if option.values:
        return list(option.values)
    low, high = option.bounds or (0, 0)
    numbers = list(range(low, high + 1)) if high - low < 20 else [low, low + 1, (low + high) // 2, high]
    return [[n] * k for n in numbers for k in (1, seats)] + [[numbers[s % len(numbers)] for s in range(seats)]] if option.many else numbers


def rosters(game: Game, seats: int) -> Iterator[list[int]]:
    """Who sits where in adversarial play: each kind alone, then mixtures."""
    kinds = [*range(len(game.bots) + 1), *adversaries(game)]
    yield from ([kind] * seats for kind in kinds)
    yield from ([kinds[(shift + step * seat) % len(kinds)] for seat in range(seats)] for shift, step in ((0, 1), (3, 1), (1, 3)))


def check_random_games_end(game: Game, seats: int) -> None:
    """Random games by the ten thousand all end, are never stuck and are sound at every ply."""
    games = fewer(game, seats, 10_000)
    found = random_playouts(game, games, seats, seed=RUN, check=True)
    assert found.worst == ENDED, str(inspected(game, games, [0] * seats, RUN, scatter=False, every=1 << 30))
    assert min(found.moves) > 0, f"{game.name} with {seats} seats: a game ended before anybody moved"


def check_every_state_is_in_order(game: Game, seats: int) -> None:
    """The header, the legal actions and why_not agree at every decision, whoever plays."""
    sparse, games = sparser(game, seats, 1 + game.moves.size // 200), fewer(game, seats, SOME)
    for agents in rosters(game, seats):
        found = inspected(game, games, agents, RUN, every=sparse)
        assert found.fault == NONE, f"{found} (agents {agents})"


def check_every_option_and_variant(game: Game, seats: int) -> None:
    """The same under every variant and every value of every option; where games are very long, by one roster in turn."""
    sparse, whole = sparser(game, seats, 1 + game.moves.size // 50), not is_very_long(game, seats)
    everybody = list(rosters(game, seats))
    for number, (options, variant) in enumerate(settings(game, seats)):
        for agents in everybody if whole else [everybody[number % len(everybody)]]:
            found = inspected(game, FEW if whole else 1, agents, RUN, options, variant, every=sparse)
            assert found.fault == NONE, f"{found} (agents {agents})"


def check_interpreted_equals_compiled(game: Game, seats: int) -> None:
    """After every move the two ways hold the same bytes, and now and then, for each reader in turn, guess the same of what is hidden."""
    low, high = game.seats
    box = game.box.on(game.make_box(seats))
    for index in range(fewer(game, seats, -(-BOTH_WAYS // (high - low + 1)))):
        secret, trace = lab_secret(RUN, index), traced(game, seats, RUN, index)
        g = game.state.blank()
        game.setup(box, g, secret)
        for ply, state in enumerate(trace.states):
            here = f"{game.name} with {seats} seats, lab_secret({RUN}, {index}), ply {ply}"
            assert bytes(g.memory) == state.tobytes(), f"{here}: {difference(game, g, state)}"
            assert bytes(g.event) == trace.rings[ply].tobytes(), f"{here}: other events are told compiled"
            if (ply + index) % GUESSED == 0:
                reader, other, guessed = ply % (seats + 1) - 1, copied(game, g.memory), trace.guesses[ply]
                game.hide(box, other, reader)
                game.guess(box, other, reader, secret)
                game.reseal(box, other, secret)
                assert bytes(other.memory) == guessed.tobytes(), f"{here}: hide, guess and reseal for seat {reader}: {difference(game, other, guessed)}"
            if ply == len(trace.moves):
                break
            seat, action = trace.moves[ply]
            choices = room_for_actions(game)
            n = game.legal(box, g, seat, choices)
            assert action in choices[:n], f"{here}: {say_action(game, action)} of seat {seat} is legal compiled, not interpreted"
            assert action == choices[below(luck(secret, ply), n)], f"{here}: seat {seat} has other legal actions compiled"
            g.ply += 1
            game.apply(box, g, seat, action)


def difference(game: Game, interpreted: Any, compiled: Any) -> str:
    """The fields in which two states differ."""
    one = np.frombuffer(interpreted.memory, game.state.dtype)[0]
    names = [n for n in game.state.dtype.names or () if one[n].tobytes() != compiled[n].tobytes()]
    return "; ".join(f"{n} is {one[n].tolist()} interpreted, {compiled[n].tolist()} compiled" for n in names) or "padding differs"


def check_the_lab_plays_the_same_games(game: Game, seats: int) -> None:
    """A game of the lab's, opened as a match with the same agents, has the same moves, result and counts."""
    cast = [RANDOM, *game.bots]
    agents = [cast[seat % len(cast)] for seat in range(seats)]
    study = study_games(game, FEW, agents, seed=RUN)
    for index in range(FEW):
        match = Match(game, seats, secret=lab_secret(RUN, index))
        tally, member, curve = np.zeros_like(study.tally[index]), np.full_like(study.member[index], -1), np.zeros_like(study.curve[index])
        game.lens.measure(match.box, match.g, 0, tally, member, curve)
        while not match.over:
            seat, since = match.pending[0], match.g.told
            match.submit(seat, match.bot_action(seat, agents[seat], match.luck()))
            game.lens.measure(match.box, match.g, since, tally, member, curve)
        lab = [study.moves[index], study.rounds[index], study.placing[index].tolist(), study.score[index].tolist()]
        assert lab == [match.g.ply, match.g.round, match.placing, match.score], f"{where(match)}: another game in the lab ({agents})"
        assert (tally == study.tally[index]).all(), f"{where(match)}: the lens counts otherwise in the lab"
        assert (member == study.member[index]).all(), f"{where(match)}: the lens groups otherwise in the lab"
        assert np.allclose(curve, study.curve[index]), f"{where(match)}: the lens draws another curve in the lab"


def check_refused_actions_change_nothing(game: Game, seats: int) -> None:
    """What is not legal is refused in words and changes no byte; of several actions all are taken or none."""
    for seed in range(3):
        match = Match(game, seats, seed=seed)
        for seat, action, here in walk(match):
            if match.g.ply % 5 == seed % 5:
                expect_refusals(match, here)
            expect_refusal(match, here, seat, action, game.moves.size)
            expect_refusal(match, here, -1, action)
            expect_refusal(match, here, seats, action)
            match.submit(seat, action)
        if match.over:
            expect_refusal(match, where(match), 0, 0)
        twin = Match(game, seats, seed=seed)
        while len(twin.log) < len(match.log):
            take_together(twin, *together(match, len(twin.log)))
        assert bytes(twin.g.memory) == bytes(match.g.memory), f"{where(match)}: several actions together lead elsewhere than one by one"
        assert (twin.log, twin.events) == (match.log, match.events), f"{where(match)}: several actions together are told otherwise"


def expect_refusals(match: Match, here: str) -> None:
    """Every action that a seat may not take now is refused."""
    for seat in range(match.seats):
        legal = set(match.legal(seat))
        for action in islice((a for a in range(match.game.moves.size) if a not in legal), match.g.ply % 7, None, 1 + match.game.moves.size // 50):
            expect_refusal(match, here, seat, action)


def expect_refusal(match: Match, here: str, seat: int, *actions: int) -> None:
    """These actions are refused, and nothing has changed."""
    before = bytes(match.g.memory), len(match.log), len(match.events), [match.can_undo(s) for s in range(match.seats)]
    sentence = refusal(lambda: match.submit(seat, *actions))
    said = " then ".join(say_action(match.game, action) for action in actions)
    assert sentence is not None, f"{here}: seat {seat} is not refused {said}"
    assert sentence, f"{here}: seat {seat} is refused without a word: {said}"
    after = bytes(match.g.memory), len(match.log), len(match.events), [match.can_undo(s) for s in range(match.seats)]
    assert after == before, f"{here}: {said} of seat {seat} was refused and left a trace"


def take_together(match: Match, seat: int, *actions: int) -> None:
    """As many of these legal actions as can be taken together: up to the first that brings something to light."""
    while True:
        try:
            match.submit(seat, *actions)
            return
        except Refused as refused:
            if refused.reason != "one_by_one":
                raise
        actions = actions[:-1]


def together(match: Match, first: int) -> list[int]:
    """The seat of a move in the log, and all its actions from there on that no other seat interrupts."""
    seat, actions = match.log[first][0], []
    for mover, action in match.log[first:]:
        if mover != seat:
            break
        actions.append(action)
    return [seat, *actions]


def check_reading_changes_nothing(game: Game, seats: int) -> None:
    """Copies, views, legal actions, words and bots leave the state as it is."""
    match = Match(game, seats, seed=5)
    for seat, action, here in walk(match):
        before = bytes(match.g.memory)
        for reader in range(-1, seats):
            known(match, reader)
        for bot in game.bots:
            match.bot_action(seat, bot, match.luck())
        _ = match.placing, match.score, match.phase, match.prompt(seat), match.events_since(0, seat), match.can_undo(seat)
        assert bytes(match.g.memory) == before, f"{here}: reading changed the state"
        other = copied(game, match.g.memory)
        other.ply += 1
        game.apply(match.box, other, seat, action)
        assert bytes(match.g.memory) == before, f"{here}: a copy changed its original"
        match.submit(seat, action)
        assert bytes(match.g.memory) == bytes(other.memory), f"{here}: a copy goes another way than its original"


def check_undo(game: Game, seats: int) -> None:
    """A step that bared nothing can be taken back, by its seat alone; one that did, or that ended the game, by nobody."""
    for seed in range(3):
        match = Match(game, seats, seed=seed)
        for seat, action, here in walk(match):
            before = bytes(match.g.memory), list(match.log), list(match.events)
            drawn, bared = list(match.g.drawn), match.g.bared
            match.submit(seat, action)
            after = bytes(match.g.memory)
            hidden = match.g.bared == bared and not match.over
            assert not hidden or drawn == list(match.g.drawn), f"{here}: {say_action(game, action)} of seat {seat} rolled and could be taken back"
            assert [match.can_undo(s) for s in range(seats)] == [hidden and s == seat for s in range(seats)], f"{here}: the wrong seat may undo"
            if hidden:
                match.undo(seat)
                assert (bytes(match.g.memory), match.log, match.events) == before, f"{here}: undo did not restore {say_action(game, action)}"
                match.submit(seat, action)
                assert bytes(match.g.memory) == after, f"{here}: the same action again leads elsewhere"
            else:
                expect_no_undo(match, seat, here)


def expect_no_undo(match: Match, seat: int, here: str) -> None:
    """This seat's step cannot be taken back, and trying changes nothing."""
    before = bytes(match.g.memory)
    assert refusal(lambda: match.undo(seat)), f"{here}: a step that bared something was taken back"
    assert bytes(match.g.memory) == before, f"{here}: a refused undo changed the state"


def check_leaving(game: Game, seats: int) -> None:
    """Players may quit at any moment, one or several: the game goes on without them, or ends."""
    if game.leave is None:
        return
    law, out = interpreted_fault(game), room_for_actions(game)
    for seed in range(30):
        match, gone = Match(game, seats, seed=seed), set[int]()
        for seat, action, here in walk(match):
            chance = luck(match.secret, 1 << 30 | match.g.ply)
            told, leaver = match.g.told, chance % seats
            if chance >> 8 & 15 == 0 and leaver not in gone:
                gone.add(leaver)
                match.leave(leaver)
            else:
                match.submit(seat, action)
            fault = law(match.box, match.g, seats, len(match.log), told, game.moves.size, out, True)
            assert fault == NONE, f"{here}: {FAULTS[fault]}, {sorted(gone)} having left"
            assert not gone & set(match.pending), f"{here}: one of {sorted(gone)} left and is asked"
        assert_placings(match)
    everybody = Match(game, seats, seed=0)
    everybody.leave(*range(seats))
    assert everybody.over, f"{where(everybody)}: everybody left and the game goes on"
    assert_placings(everybody)


def assert_placings(match: Match) -> None:
    """Placings count from 1, and ties share."""
    placing = match.placing
    assert placing == [1 + sum(p < mine for p in placing) for mine in placing], f"{where(match)}: placings {placing}"


def check_time_running_out(game: Game, seats: int) -> None:
    """Whoever lets the time run out does something legal, now and then or always, and the game comes to its end."""
    if game.idle is None:
        return
    for seed in range(4):
        match = Match(game, seats, seed=seed)
        for seat, action, here in walk(match):
            for late in match.pending:
                found = match.game.idle(match.box, match.seen(late), late)  # type: ignore[misc]
                assert found in match.legal(late), f"{here}: seat {late} is late, and {say_action(game, found)} is not legal"
            chance = luck(match.secret, 1 << 30 | match.g.ply)
            match.submit(seat, *(match.overdue(seat) if seed == 0 or chance % 8 == 0 else [action]))
            assert len(match.log) < MOST_STEPS, f"{here}: the game does not end"


def check_the_box(game: Game, seats: int) -> None:
    """The box refuses what it does not hold, and a seat count that the game does not have."""
    low, high = game.seats
    for wrong in ({"seats": low - 1}, {"seats": high + 1}, {"options": {"no_such_option": 1}}, {"variant": "no_such_variant"}):
        arguments: dict[str, Any] = {"seats": seats, **wrong}
        assert refusal(partial(game.make_box, **arguments)), f"{game.name} takes {wrong}"
    board = game.board(game.box.on(game.make_box(seats)))
    assert msgspec.json.decode(msgspec.json.encode(board)) == board, f"{game.name}: the board is not plain JSON"
    assert game.make_box(seats) == game.make_box(seats, {name: option.default for name, option in game.options.items()})


def check_a_malformed_box_is_refused(game: Game, seats: int) -> None:
    """Whatever is taken out of box.toml or put in wrong, the box is made or refused by the name of the entry; each entry at one of the seat counts."""
    low, high = game.seats
    for number, path in enumerate(list(entries(game.printed))[seats - low :: high - low + 1]):
        for value in (GONE, "nonsense", 10**6, 2.5, -(10**6), [])[number % 2 :: 2]:
            here = f"{game.name} with {seats} seats, box.toml: {'.'.join(map(str, path))} {'is gone' if value is GONE else f'is {value!r}'}"
            try:
                sentence = refusal(partial(make_box_of, game, spoil(game.printed, path, value), seats))
            except Exception as error:
                raise AssertionError(f"{here} ends in {error!r}") from error
            assert sentence is None or any(str(part).removesuffix("s") in sentence for part in path), f"{here} is refused without its name: {sentence}"


def make_box_of(game: Game, printed: dict[str, Any], seats: int) -> bytearray:
    """The box of a game whose box.toml says this."""
    other = replace(game)
    other.__dict__["printed"] = printed  # as if it had been read
    return other.make_box(seats)


def entries(printed: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The paths of all sections and values of a box.toml, but for its options and sources."""
    inner = printed.items() if isinstance(printed, dict) else enumerate(printed) if isinstance(printed, list) else ()
    for key, value in inner:
        if key not in ("options", "source"):
            yield (*path, key)
            yield from entries(value, (*path, key))


def spoil(printed: Any, path: tuple[str | int, ...], value: Any) -> Any:
    """The same with one value changed or gone; what lies on the way to it is copied."""
    spoilt, (key, *rest) = copy(printed), path
    if rest:
        spoilt[key] = spoil(printed[key], tuple(rest), value)
    elif value is GONE:
        del spoilt[key]
    else:
        spoilt[key] = value
    return spoilt


CHECKS: tuple[Check, ...] = (  # what costs least and says most comes first
    check_the_language_files_are_complete,
    check_the_box,
    check_a_malformed_box_is_refused,
    check_random_games_end,
    check_every_state_is_in_order,
    check_every_option_and_variant,
    check_interpreted_equals_compiled,
    check_the_lab_plays_the_same_games,
    check_refused_actions_change_nothing,
    check_reading_changes_nothing,
    check_undo,
    check_leaving,
    check_time_running_out,
    check_replays,
    check_replays_with_leavers,
    check_tampered_replays,
    check_an_unfinished_replay_steps_through,
    check_reforms,
    check_nothing_hidden_leaks,
    check_guesses_reach_the_truth,
    check_what_was_learned_stays,
    check_every_word_reads_well,
)
