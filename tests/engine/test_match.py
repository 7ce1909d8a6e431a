"""Match: one live game. Seats act through it, all or nothing, and see only what they may."""

from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum
from typing import Any

import pytest

from engine.high_card.state import HAND
from lopsided.engine.broken import Broken
from lopsided.engine.game import Game
from lopsided.engine.match import LEFT, Match, Refused
from lopsided.engine.words import words

BOAST, FIRST_CARD, SECOND_CARD = range(3)
END_TURN = 0


def everything(match: Match) -> tuple[Any, ...]:
    return bytes(match.g.memory), list(match.log), list(match.events), [match.can_undo(s) for s in range(match.seats)]


def test_the_same_seed_gives_the_same_match_and_another_seed_another(high_card: Game) -> None:
    one, same, other = (Match(high_card, 3, seed=seed) for seed in (5, 5, 6))
    assert everything(one) == everything(same)
    assert bytes(one.g.memory) != bytes(other.g.memory)
    assert one.commitment == same.commitment != other.commitment


def test_without_a_seed_the_secret_comes_from_the_system(high_card: Game) -> None:
    assert len({Match(high_card, 2).secret for _ in range(20)}) == 20


def test_players_have_names_or_are_called_by_their_seats(high_card: Game) -> None:
    assert Match(high_card, 3, seed=1).names == ["Seat 1", "Seat 2", "Seat 3"]
    assert Match(high_card, 2, seed=1, names=("Ada", "Bo")).prompt(-1) == "Ada is choosing."


def test_all_who_are_asked_at_once_may_answer_in_any_order(high_card: Game) -> None:
    match = Match(high_card, 3, seed=1)
    assert match.pending == [0, 1, 2]
    match.submit(2, FIRST_CARD)
    assert match.pending == [0, 1]
    match.submit(0, SECOND_CARD)
    match.submit(1, FIRST_CARD)
    assert match.pending == [0, 1, 2]
    assert match.g.round == 2


def test_several_actions_are_taken_together(high_card: Game) -> None:
    together, one_by_one = Match(high_card, 2, seed=1), Match(high_card, 2, seed=1)
    together.submit(1, BOAST, FIRST_CARD)
    one_by_one.submit(1, BOAST)
    one_by_one.submit(1, FIRST_CARD)
    assert everything(together)[:3] == everything(one_by_one)[:3]
    assert together.log == [(1, BOAST), (1, FIRST_CARD)]


@pytest.mark.parametrize(("seat", "actions", "reason"), [
    (0, (BOAST, BOAST), "boasted"),
    (0, (BOAST, FIRST_CARD, SECOND_CARD), "not_asked"),
    (0, (BOAST, 99), "no_action"),
    (0, (True,), "no_action"),
    (3, (BOAST,), "no_seat"),
    (-1, (BOAST,), "no_seat"),
])  # fmt: skip
def test_of_several_actions_all_are_taken_or_none(high_card: Game, seat: int, actions: tuple[int, ...], reason: str) -> None:
    match = Match(high_card, 3, seed=1)
    match.submit(1, BOAST)
    before = everything(match)
    with pytest.raises(Refused) as refused:
        match.submit(seat, *actions)
    assert refused.value.reason == reason
    assert str(refused.value)
    assert everything(match) == before


def test_a_refusal_says_which_rule_forbids_it(high_card: Game) -> None:
    match = Match(high_card, 2, {"boasting": "no"}, seed=1)
    with pytest.raises(Refused, match=r"At this table nobody boasts \(HC-03\)\."):
        match.submit(0, BOAST)


def fail(box: Any, g: Any, *arguments: int) -> None:
    """A rule that breaks after it has changed something."""
    g.points[0] = 1
    g.points[0] = 1 << 20


def in_place(error: Broken) -> tuple[str, int, str, str, str]:
    return error.game, error.version, error.rule, error.module, error.error


def test_a_rule_that_fails_halfway_changes_nothing_and_is_named(high_card: Game) -> None:
    match = Match(replace(high_card, apply=fail, version=3), 2, seed=1)
    before = everything(match)
    with pytest.raises(Broken) as broken:
        match.submit(0, BOAST)
    assert everything(match) == before
    assert in_place(broken.value) == ("high-card", 3, "fail", __name__, "ValueError")
    assert broken.value.line == fail.__code__.co_firstlineno + 3
    assert str(broken.value) == f"high-card version 3: ValueError in fail ({__name__}, line {broken.value.line})"


def test_what_breaks_is_named_by_the_rule_of_the_game_that_called_it(high_card: Game) -> None:
    """The engine's own functions are never the place while the game called them."""
    match = Match(high_card, 2, seed=1)
    match.submit(0, FIRST_CARD)
    match.g.chosen[0] = 99
    before = everything(match)
    with pytest.raises(Broken) as broken:
        match.submit(1, FIRST_CARD)
    assert in_place(broken.value)[2:] == ("show", "engine.high_card.rules", "IndexError")
    assert everything(match) == before


def test_a_step_that_tells_more_than_the_ring_holds_is_no_step(high_card: Game) -> None:
    def ramble(box: Any, g: Any, seat: int, action: int) -> None:
        g.told += 17

    match = Match(replace(high_card, apply=ramble), 2, seed=1)
    before = everything(match)
    with pytest.raises(Broken, match=r"high-card version 1: Overrun in ramble ") as broken:
        match.submit(0, BOAST)
    assert str(broken.value.__cause__) == "one step told 17 events, the ring holds 16"
    assert everything(match) == before


def leave_unless_last(box: Any, g: Any, seat: int) -> None:
    """The first who leaves may, the second breaks it."""
    g.points[seat] += 1
    if seat:
        fail(box, g)


BREAKING: dict[str, tuple[dict[str, Any], Callable[[Match], Any]]] = {
    "leaving": ({"leave": leave_unless_last}, lambda match: match.leave(0, 1)),
    "being late": ({"idle": fail}, lambda match: match.overdue(0)),
    "a bot": ({"bots": {"bad": fail}}, lambda match: match.bot_thought(0, "bad")()),
    "looking": ({"view": fail}, lambda match: match.view(0)),
    "hiding": ({"hide": fail}, lambda match: match.seen(0)),
    "describing": ({"describe": fail}, lambda match: match.view(0)),
    "asking": ({"legal": fail}, lambda match: match.legal(0)),
    "refusing": ({"why_not": fail}, lambda match: match.submit(0, BOAST)),
    "the result": ({"result": fail}, lambda match: match.placing),
}


@pytest.mark.parametrize(("rules", "call"), BREAKING.values(), ids=BREAKING)
def test_whatever_rule_breaks_the_match_is_as_it_was(rules: dict[str, Any], call: Callable[[Match], Any], high_card: Game) -> None:
    match = Match(replace(high_card, **rules), 2, seed=1)
    if "why_not" not in rules:
        match.submit(0, BOAST)
    kept = list(match.log), list(match.events), [match.can_undo(s) for s in range(2)]
    with pytest.raises(Broken, match="ValueError in fail "):
        call(match)
    assert (match.log, match.events, [match.can_undo(s) for s in range(2)]) == kept


def test_a_table_that_cannot_be_laid_is_broken(high_card: Game) -> None:
    with pytest.raises(Broken, match="ValueError in fail "):
        Match(replace(high_card, setup=fail), 2, seed=1)


def test_no_action_at_all_changes_nothing(high_card: Game) -> None:
    match = Match(high_card, 2, seed=1)
    match.submit(0, BOAST)
    before = everything(match)
    match.submit(1)
    assert everything(match) == before
    assert match.can_undo(0)


def test_ones_own_steps_can_be_taken_back_one_after_the_other(high_card: Game) -> None:
    match = Match(high_card, 2, seed=1)
    start = everything(match)
    match.submit(0, BOAST)
    match.submit(0, SECOND_CARD)
    match.undo(0)
    assert match.log == [(0, BOAST)]
    match.undo(0)
    assert everything(match) == start
    with pytest.raises(Refused):
        match.undo(0)


def test_actions_sent_together_are_taken_back_together(high_card: Game) -> None:
    match = Match(high_card, 2, seed=1)
    start = everything(match)
    match.submit(0, BOAST, SECOND_CARD)
    match.undo(0)
    assert everything(match) == start


def test_nobody_takes_back_anothers_step_nor_their_own_once_another_has_decided(high_card: Game) -> None:
    match = Match(high_card, 3, seed=1)
    match.submit(0, BOAST)
    with pytest.raises(Refused, match="cannot be taken back"):
        match.undo(1)
    match.submit(1, BOAST)
    with pytest.raises(Refused):
        match.undo(0)
    match.undo(1)
    with pytest.raises(Refused):
        match.undo(0)


def test_what_has_been_shown_cannot_be_taken_back(high_card: Game) -> None:
    match = Match(high_card, 2, seed=1)
    match.submit(0, FIRST_CARD)
    match.submit(1, FIRST_CARD)
    assert [match.can_undo(s) for s in range(2)] == [False, False]
    with pytest.raises(Refused) as refused:
        match.undo(1)
    assert refused.value.reason == "no_undo"


def test_a_step_before_a_roll_stays_once_the_dice_have_fallen(threat_level: Game) -> None:
    match = Match(threat_level, 2, {"start_points": 10, "start_rows": [1, 1]}, seed=1)
    seat = match.pending[0]
    match.submit(seat, match.game.moves.encode("push", target=1 - seat))
    assert match.can_undo(seat)
    match.submit(seat, END_TURN)
    assert [match.can_undo(s) for s in range(2)] == [False, False]


def test_the_step_that_ended_the_game_is_not_taken_back(threat_level: Game) -> None:
    match = Match(threat_level, 2, {"start_points": 10, "start_rows": [10, 10]}, seed=1)
    seat = match.pending[0]
    match.submit(seat, match.game.moves.encode("push", target=1 - seat))
    assert match.over
    assert not match.view(seat)["undo"]
    with pytest.raises(Refused):
        match.undo(seat)


def test_each_hears_what_is_for_them_by_number(high_card: Game) -> None:
    match = Match(high_card, 2, seed=1)
    everyone = [i for i, _ in match.events_since(0, -1)]
    mine, yours = ([i for i, _ in match.events_since(0, seat)] for seat in range(2))
    assert len(match.events) == 2 * HAND + 1
    assert everyone == [4]
    assert sorted({*mine, *yours}) == list(range(5))
    assert set(mine) & set(yours) == {4}
    heard = len(match.events)
    match.submit(0, BOAST)
    assert [(i, e.kind) for i, e in match.events_since(heard, 1)] == [(heard, "boasted")]
    match.submit(0, FIRST_CARD)
    assert [e.kind for _, e in match.events_since(heard, 0)] == ["boasted", "chose"]
    assert [e.kind for _, e in match.events_since(heard, 1)] == ["boasted"]
    assert match.events_since(len(match.events), 0) == []


def test_events_are_said_to_their_reader(high_card: Game) -> None:
    match = Match(high_card, 2, seed=1, names=("Ada", "Bo"))
    match.submit(0, BOAST)
    event = match.events_since(0, -1)[-1][1]
    assert [match.say(event, reader) for reader in (-1, 0, 1)] == ["Ada boasts.", "You boast.", "Ada boasts."]


def test_a_view_shows_ones_own_hand_and_nobody_elses(high_card: Game) -> None:
    match = Match(high_card, 2, seed=1)
    match.submit(0, SECOND_CARD)
    own, theirs, open_view = (match.view(seat) for seat in (0, 1, -1))
    assert None not in own["table"]["hands"][0]
    assert own["table"]["hands"][1] == open_view["table"]["hands"][1] == theirs["table"]["hands"][0] == [None, None]
    assert (own["table"]["chosen"], theirs["table"]["chosen"], open_view["table"]["chosen"]) == (1, None, None)
    assert [v["pending"] for v in (own, theirs, open_view)] == [[1]] * 3
    assert (own["undo"], theirs["undo"]) == (True, False)


def test_a_view_lists_ones_legal_actions(high_card: Game) -> None:
    match = Match(high_card, 2, seed=1)
    hand = match.view(0)["table"]["hands"][0]
    names = words(high_card.package).names("card")
    actions = match.view(0)["actions"]
    assert [match.say_action(0, a["id"]) for a in actions] == ["Boast", *(f"Play the {names[card]}" for card in hand)]
    assert actions[1]["id"] == FIRST_CARD
    assert (actions[1]["do"], actions[1]["place"], actions[1]["ints"]) == ("play", 0, {"card": hand[0]})
    assert match.view(-1)["actions"] == []
    match.submit(0, FIRST_CARD)
    assert match.view(0)["actions"] == []


def test_a_prompt_speaks_to_who_is_asked_and_of_who_is_asked(high_card: Game) -> None:
    match = Match(high_card, 3, seed=1, names=("Ada", "Bo", "Cleo"))
    assert [match.prompt(reader) for reader in (-1, 0, 2)] == ["Ada is choosing.", "Choose a card.", "Choose a card."]
    match.submit(0, FIRST_CARD)
    assert [match.prompt(reader) for reader in (-1, 0, 1)] == ["Bo is choosing.", "Bo is choosing.", "Choose a card."]


def play_out(match: Match) -> Match:
    while not match.over:
        match.submit(match.pending[0], match.bot_action(match.pending[0], "random", match.luck()))
    return match


def test_a_finished_match_asks_nobody_and_places_everybody(high_card: Game) -> None:
    match = play_out(Match(high_card, 2, {"rounds": 2, "start": [0, 0]}, seed=3))
    assert (match.pending, match.phase, match.prompt(0), match.legal(0)) == ([], "", "", [])
    assert match.view(0)["placing"] == match.placing
    points = match.score
    assert sum(points) == 2
    assert match.placing == [1 + sum(p > mine for p in points) for mine in points]


def test_a_tie_is_shared(high_card: Game) -> None:
    ties = [match for match in (play_out(Match(high_card, 2, {"rounds": 2}, seed=seed)) for seed in range(20)) if match.score == [1, 1]]
    assert ties
    assert all(match.placing == [1, 1] for match in ties)


def test_where_nobody_can_leave_a_bot_plays_on(high_card: Game) -> None:
    match = Match(high_card, 2, seed=1)
    with pytest.raises(Refused, match="In this game nobody can be taken out: a bot plays on") as refused:
        match.leave(0)
    assert refused.value.reason == "bot_plays_on"


def test_who_leaves_is_in_the_log_and_takes_the_undo_with_them(threat_level: Game) -> None:
    match = Match(threat_level, 3, {"start_points": 10, "start_rows": [1, 1, 1]}, seed=1)
    seat = match.pending[0]
    match.submit(seat, match.game.moves.encode("push", target=(seat + 1) % 3))
    match.leave((seat + 2) % 3)
    assert match.log[-1] == ((seat + 2) % 3, LEFT)
    assert not match.can_undo(seat)
    match.leave(7)
    assert len(match.log) == 2
    match.leave(0, 1, 2)
    assert match.over
    before = everything(match)
    match.leave(seat)
    assert everything(match) == before


def test_a_bot_sees_only_what_its_seat_sees(high_card: Game) -> None:
    def spy(box: Any, g: Any, seat: int, choices: Any, n: int, luck: int) -> int:
        assert [g.hand[1 - seat, place] for place in range(HAND)] == [0] * HAND
        assert list(g.secret) == [0, 0]
        assert 0 <= luck < 2**31
        return int(choices[n - 1])

    match = Match(replace(high_card, bots={"spy": spy}), 2, seed=1)
    assert match.bot_action(0, "spy") == SECOND_CARD
    assert {match.bot_action(0, "random") for _ in range(200)} == {BOAST, FIRST_CARD, SECOND_CARD}


def test_a_match_can_be_put_away_and_taken_up_with_its_steps_back(high_card: Game) -> None:
    match, again = Match(high_card, 2, seed=1), Match(high_card, 2, seed=1)
    match.submit(1, BOAST)
    saved = match.save()
    match.submit(0, BOAST)
    again.resume(saved)
    assert again.log == [(1, BOAST)]
    again.undo(1)
    assert bytes(again.g.memory) == bytes(Match(high_card, 2, seed=1).g.memory)
    again.resume(saved)
    again.submit(0, BOAST)
    assert everything(again) == everything(match)


def idle_first_card(box: Any, g: Any, seat: int) -> int:
    """Who is late plays the first card."""
    return FIRST_CARD


def test_who_is_late_does_what_the_game_says_up_to_the_first_step_that_shows(high_card: Game) -> None:
    match = Match(replace(high_card, idle=idle_first_card), 2, seed=1)
    before = everything(match)
    assert match.overdue(0) == [FIRST_CARD]
    assert everything(match) == before, "nothing has happened yet"
    match.submit(0, *match.overdue(0))
    assert match.pending == [1]


def test_two_states_that_nobody_else_can_tell_apart_are_unseen(high_card: Game) -> None:
    match = Match(high_card, 3, seed=1)
    before = bytes(match.g.memory)
    match.g.hand[1, 0], match.g.hand[1, 1] = match.g.hand[1, 1], match.g.hand[1, 0]
    assert match.is_unseen(before, bytes(match.g.memory), 1)
    assert not match.is_unseen(before, bytes(match.g.memory), 0), "who holds the cards can tell"
    match.g.points[2] += 1
    assert not match.is_unseen(before, bytes(match.g.memory), 1)


def test_what_is_being_decided_is_told_as_far_as_it_is_not_hidden(high_card: Game) -> None:
    def hide(box: Any, g: Any, seat: int) -> None:
        high_card.hide(box, g, seat)
        g.frame[0, 0] = 1

    match = Match(replace(high_card, phases=IntEnum("Phase", "CHOOSE PONDER"), hide=hide), 2, seed=1, names=("Ada", "Bo"))
    match.g.frame[0, 0] = 2
    assert match.phase == "ponder"
    assert (match.view(-1)["phase"], match.prompt(-1)) == ("choose", "Ada is choosing.")


def counted(rule: Any) -> tuple[Any, list[Any]]:
    """A rule, and a list that grows by one whenever it is called."""
    calls: list[Any] = []

    def call(*arguments: Any) -> Any:
        calls.append(arguments)
        return rule(*arguments)

    return call, calls


def test_what_a_seat_may_do_is_computed_once_for_each_state(high_card: Game) -> None:
    legal, calls = counted(high_card.legal)
    match = Match(replace(high_card, legal=legal), 2, seed=1)
    choices = match.legal(0)
    match.view(0)
    match.bot_action(0, "braggart")
    assert len(calls) == 1
    choices.clear()
    assert match.legal(0) == [BOAST, FIRST_CARD, SECOND_CARD], "a list of one's own"
    match.submit(0, BOAST)
    assert match.legal(0) == [FIRST_CARD, SECOND_CARD]
    match.undo(0)
    assert match.legal(0) == [BOAST, FIRST_CARD, SECOND_CARD]


def test_an_action_is_described_once(high_card: Game) -> None:
    describe, calls = counted(high_card.describe)
    match = Match(replace(high_card, describe=describe), 2, seed=1)
    assert len(match.view(0)["actions"]) == len(calls) == 3


def ponder(box: Any, g: Any, seat: int, action: int) -> None:
    """A step that nobody else can see."""
    g.chosen[seat] = action
    g.bared += 1


def test_many_secret_steps_are_looked_at_once(high_card: Game) -> None:
    def hide(box: Any, g: Any, seat: int) -> None:
        high_card.hide(box, g, seat)
        g.bared = g.ply = 0

    hiding, calls = counted(hide)
    match = Match(replace(high_card, apply=ponder, hide=hiding), 4, seed=1)
    match.submit(0, *[FIRST_CARD, SECOND_CARD] * 32)
    assert len(match.log) == 64
    assert len(calls) <= 2 * match.seats, "before and after, for the spectator and everybody but the mover"


def test_nothing_more_is_tried_once_others_have_heard_something(high_card: Game) -> None:
    apply, calls = counted(high_card.apply)
    match = Match(replace(high_card, apply=apply), 2, seed=1)
    match.submit(0, FIRST_CARD)
    for rest in ((FIRST_CARD,) * 63, (BOAST, 99), (99,)):
        calls.clear()
        with pytest.raises(Refused) as refused:
            match.submit(1, FIRST_CARD, *rest)
        assert refused.value.reason == "one_by_one"
        assert len(calls) == 1
    assert match.log == [(0, FIRST_CARD)]
