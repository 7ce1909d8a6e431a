"""What the log tells of whole turns, event by event, to a reader who sees everything."""

import pytest

from lopsided.engine.words import PEOPLE
from lopsided.games.disparity_trap.state import Thing

from .board import IDS, trap

DISCARDS = ["discarded A", "put_away A O19", "drew A O01"]
NO_EVENT_FOR_A = ["event A E14", "unfit A E14", "turn B"]


def log(t):
    """Every event but the dice: its kind, then players by letter, cards by id and numbers, in the order of the event."""
    names = {**dict.fromkeys(PEOPLE, t.match.names), "card": IDS, "thing": list(Thing), "subject": list(Thing)}
    events = [e for e in (t.match.game.told.read(row) for row in t.match.events) if e.kind != "die"]
    return [" ".join([e.kind, *(word(names[k][v]) if k in names and v >= 0 else str(v) for k, v in e.ints.items())]) for e in events]


def word(value):
    """A thing by its name."""
    return value.name.lower() if isinstance(value, Thing) else value


@pytest.mark.rule("DT-022", "DT-037", "DT-039", "DT-041", "DT-061")
def test_a_card_with_a_way_back_and_an_event_that_does_not_fit():
    t = trap(A="SD 13 job : O03 O01 O02", B="SND 0")
    t.moves(4)
    t.turn()
    t.play("O03")
    gains = ["gained A skill 2 O03", "gained A privilege 1 O03"]
    assert log(t) == ["turn A", "played A O03", "back A 2 11", *gains, "drew A O01", "moved A 11 15 4", *NO_EVENT_FOR_A]


@pytest.mark.rule("DT-048", "DT-049", "DT-050")
def test_a_trade_for_the_job():
    t = trap("sacrifice", A="SND 5 skill2 degree3 startup pr1 : O01 O02", B="SD 0")
    t.moves(1)
    t.turn()
    t.do("trade", trade=2)
    t.do("done")
    enters = ["moved A 5 12 0", "drew A O01", "refilled A 1", "collected A 3"]
    assert log(t) == ["turn A", "traded A 2", *enters, "moved A 12 13 1", *NO_EVENT_FOR_A]


@pytest.mark.rule("DT-053", "DT-054", "DT-055", "DT-056", "DT-066", "DT-067")
def test_a_sacrifice_and_a_goal():
    t = trap("sacrifice", A="SD 22 skill3 degree job : O01 O02", B="SND 0")
    t.rolls("A", 3)
    t.moves(5)
    t.turn()
    t.do("sacrifice", slot=0)
    option = ["sacrificed A", "put_away A O01", "gained A skill 2 -1"]
    arrival = ["moved A 22 24 5", "stopped A 3 24", "drew A O01", "drew A O02", "refilled A 2", "collected A 3"]
    assert log(t) == ["turn A", *option, *arrival, "goal A G2", "rolled A G2 3 3 1", "gained A home 1 G2", "turn B"]


@pytest.mark.rule("DT-040", "DT-057")
def test_a_discard_and_a_failed_goal():
    t = trap(A="SND 22 job", B="SD 0")
    t.rolls("A", 6)
    t.goes(die=5)
    arrival = ["moved A 22 24 5", "stopped A 3 24", "collected A 1", "goal A G2"]
    assert log(t) == ["turn A", *DISCARDS, *arrival, "rolled A G2 6 1 0", "failed A 2 12", "turn B"]


@pytest.mark.rule("DT-095", "DT-096", "DT-097", "DT-098", "DT-109")
def test_justice_in_two_steps():
    t = trap("justice skip", A="SND 8 pr1", B="SD 5 pr2", C="SND 0")
    t.stack("J3")
    for player, faces in (("A", (1, 6)), ("B", (1, 1)), ("C", (6,))):
        t.rolls(player, *faces)
    t.goes(die=1)
    first = ["rolled A J3 1 4 1", "unpaid A 2 J3 1", "back A 3 6", "rolled B J3 1 1 1", "paid B 2 J3", "rolled C J3 6 4 0", "spared C J3"]
    second = ["step J3 2", "rolled A J3 6 3 0", "spared A J3", "rolled B J3 1 1 1", "gained B justice 1 J3", "skip B 1"]
    assert log(t) == ["turn A", *DISCARDS, "moved A 8 9 1", "justice A J3", *first, *second, "skipped B 0", "turn C"]


@pytest.mark.rule("DT-094", "DT-111")
def test_a_pass_after_a_skip_and_a_justice_card_that_fits_nobody():
    t = trap("justice skip", A="SD 8", B="SND 0")
    t.lay(skip_card=[1], skips=[0])
    t.goes(die=1)
    assert log(t) == ["turn A", "back_in A", *DISCARDS, "moved A 8 9 1", "justice_pass A", "turn B"]
    t = trap("justice", A="SD 8", B="SND 0")
    t.stack("J6")
    t.goes(die=1)
    assert log(t) == ["turn A", *DISCARDS, "moved A 8 9 1", "justice A J6", "nobody_fits A J6", "turn B"]


@pytest.mark.rule("DT-087", "DT-088")
def test_taxes():
    t = trap("taxes skip", A="SD 26 job home pr2", B="SND 0", C="SND 13 job pr4", D="SD 40 job home business")
    t.goes(die=1)
    taxed = ["lost A privilege 2 X1", "gained B privilege 3 X1", "lost C privilege 1 X1", "skip D 1"]
    assert log(t) == ["turn A", *DISCARDS, "moved A 26 27 1", "taxes A X1", *taxed, "turn B"]


@pytest.mark.rule("DT-072", "DT-073", "DT-081", "DT-107")
def test_a_vote_that_passes():
    t = trap("vote power points", A="SD 0 pr5", B="SND 0 pr3", C="SND 0 pr3")
    t.votes("A", 1)
    t.votes("C", 3)
    t.turn()
    t.luck()
    t.vote_on("home", 3, A=0, B=1, C=3)
    sealed = ["sealed A", "sealed B", "sealed C", "revealed A 3", "revealed B 1", "revealed C 3"]
    tally = ["voted home 7 1 1 0", "helped A 1", "helped B 1", "helped C 1", "top_voter C 3"]
    assert log(t) == ["turn A", "vote A home 3 1", *sealed, *tally, "moved A 0 1 1", *NO_EVENT_FOR_A]


@pytest.mark.rule("DT-079", "DT-080", "DT-Q38")
def test_a_reversal_that_fails_where_tokens_are_given_back():
    t = trap("vote power points", A="SD 0 pr5", B="SND 0 pr3", failed_vote_refund="yes")
    t.lay(level=1 << Thing.HOME)
    t.votes("A", 6)
    t.turn()
    t.vote_on("home", 3, "reverse", A=0, B=1)
    counted = ["sealed A", "sealed B", "revealed A 3", "revealed B 1", "voted home 4 6 0 1", "refunded A 3", "refunded B 1", "top_voter A 3"]
    assert log(t) == ["turn A", "reversal A home 3 1", *counted, "moved A 0 1 1", *NO_EVENT_FOR_A]


@pytest.mark.rule("DT-118", "DT-120")
def test_a_roll_off_with_a_rival_and_without():
    t = trap("rolloff", A="SD 13 job", B="SND 13 job")
    t.rolls("A", 5)
    t.goes(event="E22")
    assert log(t)[5:] == ["event A E22", "rolloff A B E22", "rolloff_won B E22 5 4", "gained B privilege 3 E22", "turn B"]
    t = trap("rolloff", A="SND 0", B="SD 13 job", C="SND 0")
    t.goes("B", event="E22")
    assert log(t)[5:] == ["event B E22", "rolloff_won B E22 0 4", "gained B privilege 3 E22", "turn C"]


@pytest.mark.rule("DT-016", "DT-129", "DT-Q96")
def test_a_win_alone():
    t = trap("points", A="SD 46 job home business", B="SND 0", C="SND 0")
    t.rolls("A", 1)
    t.goes(die=6)
    arrival = ["moved A 46 48 6", "stopped A 5 48", "collected A 3", "goal A G4", "rolled A G4 1 3 1", "gained A legacy 1 G4"]
    assert log(t) == ["turn A", *DISCARDS, *arrival, "won A", "title A 11"]


@pytest.mark.rule("DT-017", "DT-129", "DT-Q67", "DT-Q68")
def test_a_win_together_and_the_trap():
    t = trap("points", A="SD 22 job", B="SND 24 job home", C="SND 20 job home skill3")
    t.rolls("A", 1)
    t.goes(die=2)
    assert log(t)[-3:] == ["gained A home 1 G2", "together 3", "title C 5"]
    t = trap(A="SD 0", B="SND 0", max_rounds=20)
    t.lay(round=20)
    t.goes("B")
    assert log(t)[-3:] == ["event B E14", "unfit B E14", "trap 20"]


@pytest.mark.rule("DT-104", "DT-107", "DT-Q63")
def test_influence_for_and_against():
    t = trap("influence points", A="SD 3 : O06 O01 O02", B="SND 0 pr1 : O21 O01 O02", C="SND 0 pr1 : O21 O12 O08")
    t.stack("O12", "O11")
    t.rolls("A", 1)
    t.turn()
    t.play("O06")
    t.do("take", "B")
    t.do("add", "C")
    against, for_ = ["influenced B A O06 -1 2", "drew B O12", "hindered B 1"], ["influenced C A O06 1 3", "drew C O11", "helped C 1"]
    assert log(t)[:8] == ["turn A", "played A O06", *against, *for_]
