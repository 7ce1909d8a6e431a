"""Rules go into their callers while the copies stay short."""

from lopsided.engine.inlining import call_graph, inlined
from lopsided.engine.rule import rule


@rule
def step(n):
    return n + 1


@rule
def stairs(n):
    n = step(n) + step(n) + step(n) + step(n) + step(n) + step(n) + step(n) + step(n) + step(n) + step(n)
    n = step(n) + step(n) + step(n) + step(n) + step(n) + step(n) + step(n) + step(n) + step(n) + step(n)
    return step(n) + step(n) + step(n) + step(n) + step(n) + step(n) + step(n) + step(n) + step(n) + step(n)


@rule
def climb(n):
    return stairs(n) + stairs(n) + stairs(n)


@rule
def climb_once(n):
    return stairs(n)


@rule
def fall(n):
    return land(n - 1) if n > 0 else 0


@rule
def land(n):
    return fall(n)


def test_a_short_rule_goes_into_all_its_callers():
    assert step in inlined([stairs])


def test_a_rule_called_from_one_place_goes_there_however_long():
    assert stairs in inlined([climb_once])


def test_a_long_rule_called_from_many_places_stays_by_itself():
    assert stairs not in inlined([climb])


def test_rules_that_come_back_to_themselves_stay_by_themselves():
    assert inlined([fall]) == set()


def test_every_place_of_a_call_counts():
    assert call_graph([climb])[climb] == [stairs] * 3
