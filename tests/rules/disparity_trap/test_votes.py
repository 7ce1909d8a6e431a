"""Votes: stakes, sealed contributions, targets, reversals, tallies."""

import msgspec
import pytest

from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.state import VOTE_DIE, Thing

from .board import trap


def tables_of_three(modules="vote", **options):
    """Three players with tokens, and A's turn."""
    t = trap(modules, A="SD 0 pr9", B="SND 0 pr9", C="SND 0 pr9", **options)
    t.turn()
    return t


@pytest.mark.rule("DT-070", "DT-071", "DT-Q37", "DT-Q70", "DT-Q94")
@pytest.mark.parametrize(("modules", "subjects"), [("vote", {1, 2, 3, 4, 5, 6}), ("vote justice", {1, 2, 3, 4, 5, 6, 9})])
def test_a_vote_is_about_a_tile_or_token_with_a_disparity(modules, subjects):
    t = tables_of_three(modules)
    assert {c.ints["subject"] for c in t.choices() if c.name == "vote"} == subjects
    assert t.refusal("vote", subject=int(Thing.SKILL)) == "no_disparity"
    assert t.refusal("vote", subject=int(Thing.PRIVILEGE)) == "no_disparity"


@pytest.mark.rule("DT-072", "DT-Q41")
def test_calling_a_vote_takes_at_least_two_tokens():
    t = trap("vote", A="SD 0 pr1", B="SND 0 pr9")
    t.turn()
    assert t.refusal("vote", subject=4) == "poor"
    t = tables_of_three()
    t.do("vote", subject=4)
    assert t.refusal("put", amount=1) == "too_little"
    assert t.refusal("put", amount=10) == "too_much"
    t.do("put", amount=2)
    assert t.pr("A") == 7


@pytest.mark.rule("DT-073", "DT-Q39", "DT-Q94")
def test_all_who_have_tokens_seal_at_the_same_time_the_initiator_too():
    t = trap("vote", A="SD 0 pr5", B="SND 0 pr3", C="SND 0", D="SD 0 pr60")
    t.turn()
    t.do("vote", subject=4)
    t.do("put", amount=2)
    assert (t.phase, t.asked) == ("seal", ["A", "B", "D"]), "C has nothing to put in"
    assert [len(t.choices(p)) for p in "ABD"] == [4, 4, 44], "all one has, at most 43"
    t.do("put", "D", amount=43)
    assert t.asked == ["A", "B"]
    assert t.refusal("put", "D", amount=1) == "not_asked", "no change afterwards"
    assert t.seen["vote"]["seats"] == ["choosing", "choosing", "out", "sealed"]
    t.do("put", "B", amount=3)
    t.luck()
    t.do("put", "A", amount=1)
    assert [(r["seat"], r["amount"]) for r in t.told("revealed")] == [("A", 3), ("B", 3), ("D", 43)]
    assert t.told("voted")[0]["pool"] == 49


@pytest.mark.rule("DT-073")
def test_nothing_about_a_sealed_contribution_reaches_anybody_else():
    def known(amount, reader):
        t = tables_of_three("vote power points")
        t.do("vote", subject=4)
        t.do("put", amount=2)
        t.do("put", "B", amount=amount)
        seat = t.seat(reader) if reader else -1
        heard = [e for _, e in t.match.events_since(0, seat)]
        return bytes(t.match.seen(seat).memory), msgspec.json.encode(t.match.view(seat)), heard, t.match.legal(seat), t.match.prompt(seat)

    for reader in ("A", "C", ""):
        assert known(0, reader) == known(7, reader)
    assert known(0, "B") != known(7, "B"), "B may look into its own envelope"


@pytest.mark.rule("DT-074", "DT-075", "DT-Q40", "DT-Q42")
def test_each_disparity_gone_adds_a_die_and_a_failed_vote_none():
    t = tables_of_three()
    t.votes("A", 6)
    t.vote_on("home", 2, A=0, B=2, C=2)
    assert t.level == [], "six against six fails"
    t.turn()
    t.votes("A", 5)
    t.vote_on("home", 2, A=0, B=2, C=2)
    assert t.level == ["home"], "the same vote again, still one die"
    t.lay_player("A", "SD 0 pr9")
    t.turn()
    t.votes("A", 3, 4)
    t.vote_on("job", 8, A=0, B=0, C=0)
    assert t.told("voted")[-1]["against"] == 7
    assert t.level == ["job", "home"]
    assert t.seen["dice"] == {"remove": 3, "reverse": 2}


@pytest.mark.rule("DT-076", "DT-Q36", "DT-Q72", "DT-Q80")
def test_a_passed_vote_gives_everybody_the_sd_range_at_once():
    t = trap("vote", A="SND 11 pr9", B="SD 0")
    t.votes("A", 1)
    t.rolls("A", 3)
    t.moves(1)
    t.turn()
    t.vote_on("job", 2, A=0)
    assert t.level == ["job"]
    assert t.has("A")["job"] == 1, "a 3 counts in the same turn"
    assert t.told("rolled")[0]["reach"] == 3


@pytest.mark.rule("DT-Q36", "DT-Q75", "DT-076")
@pytest.mark.parametrize(("scope", "hit"), [("tagged", False), ("awards_only", True)])
def test_whether_a_vote_reaches_cards_that_only_require_the_tile(scope, hit):
    t = trap("vote", A="SND 13 job pr2", B="SD 0", vote_scope=scope)
    t.lay(level=1 << Thing.JOB)
    t.rolls("A", 2)
    t.goes(event="E11")
    assert t.pr("A") == (0 if hit else 2), "a 2 is inside for SND, outside for SD"


@pytest.mark.rule("DT-Q36", "DT-Q75")
@pytest.mark.parametrize("scope", ["tagged", "awards_only"])
def test_a_vote_levels_the_cards_that_the_ledger_lists(scope):
    lists = {
        "tagged": {
            "degree": "O06 O07 O10 O11 O14 O24 O25 E03 E08 E24", "startup": "O04 O05 O12 O13 O22 O23 E04 E09 E16", "job": "O17 E10 E11 E18 E21 E22 G1",
            "home": "O18 E12 E13 E23 G2", "business": "O19 E14 E15 E25 G3", "legacy": "G4", "justice": "E17 J1 J2 J3 J4 J5 J6",
        },
        "awards_only": {
            "degree": "O06 O07 O10 O14 O24 E03 E24", "startup": "O04 O05 O12 O13 O22 O23 E04 E16", "job": "G1", "home": "G2", "business": "G3",
            "legacy": "G4", "justice": "J1 J2 J3 J4 J5 J6",
        },
    }  # fmt: skip
    t = trap(A="SD 0", B="SND 0", preset="advanced", vote_scope=scope)
    cards = GAME.board(t.match.box)["cards"]
    from .board import IDS

    for subject, ids in lists[scope].items():
        assert {IDS[n] for n, card in enumerate(cards) if card["tag"] == subject} == set(ids.split())


@pytest.mark.rule("DT-Q36", "DT-Q37", "DT-Q75")
def test_a_tag_is_the_awarded_tile_where_one_can_vote_on_it_else_the_required_one():
    for card in GAME.printed["cards"]:
        if card["deck"] in ("goal", "justice", "taxes") or card["id"] == "E17":
            continue
        awarded = [e.split()[1] for e in card["effects"] if e.startswith("gain")]
        required = [n.split()[0] for n in card.get("needs", [])]
        votable = [thing for thing in (*awarded, *required) if thing in ("degree", "startup", "job", "home", "business")]
        expected = votable[0] if "sd" in card and votable else None
        assert card.get("tag") == expected, card["id"]
        assert expected or card.get("sd") == card.get("snd"), "without a tag there is no gap"


@pytest.mark.rule("DT-077")
def test_a_levelled_roll_off_is_half_and_half():
    for level, die, winner in ((0, 4, "A"), (1 << Thing.JOB, 4, "B"), (1 << Thing.JOB, 3, "A")):
        t = trap("vote rolloff", A="SD 13 job", B="SND 13 job")
        t.lay(level=level)
        t.rolls("A", die)
        t.goes(event="E22")
        assert t.pr(winner) == 3


@pytest.mark.rule("DT-078")
def test_a_passed_vote_lies_open_on_the_board_and_costs_nobody_a_tile():
    t = trap("vote", A="SD 25 job home pr9", B="SND 0")
    t.votes("A", 1)
    t.turn()
    t.vote_on("home", 2, A=0)
    assert t.seen["level"] == ["home"]
    assert t.has("A")["home"] == 1
    assert t.match.view(1)["table"]["level"] == ["home"]


@pytest.mark.rule("DT-079", "DT-Q94")
def test_a_passed_vote_can_be_reversed_and_the_gap_is_back():
    t = tables_of_three()
    t.lay(level=1 << Thing.HOME)
    assert t.refusal("vote", subject=4) == "voted_away"
    assert [t.refusal("reverse", subject=int(thing)) for thing in (Thing.SKILL, Thing.JOB)] == ["not_voted", "not_voted"]
    t.votes("A", 2)
    t.vote_on("home", 2, "reverse", A=1, B=0, C=0)
    assert t.level == []
    assert t.told("voted") == [{"subject": 4, "pool": 3, "against": 2, "passed": 1, "reverse": 1}]
    t.lay(pawn=[0, 23], round=5)
    t.lay_player("B", "SND 23 job")
    t.rolls("B", 2)
    t.goes("B", 1)
    t.pass_all()
    assert "home" not in t.has("B")


@pytest.mark.rule("DT-079", "DT-Q94")
def test_a_reversal_takes_the_same_smallest_stake():
    t = tables_of_three()
    t.lay(level=1 << Thing.HOME)
    t.do("reverse", subject=4)
    assert t.refusal("put", amount=1) == "too_little"
    assert t.refusal("put", amount=2) == ""


@pytest.mark.rule("DT-Q38")
@pytest.mark.parametrize(("refund", "left"), [("no", [7, 6, 9]), ("yes", [9, 9, 9])])
def test_whether_a_failed_vote_gives_its_tokens_back(refund, left):
    t = tables_of_three("vote power", failed_vote_refund=refund)
    t.votes("A", 6)
    t.vote_on("home", 2, A=0, B=3, C=0)
    assert [t.pr(p) for p in "ABC"] == left
    assert t.has("B")["power"] == 1, "the top voter is rewarded all the same"
    t = tables_of_three(failed_vote_refund=refund)
    t.votes("A", 1)
    t.vote_on("home", 2, A=0, B=3, C=0)
    assert [t.pr(p) for p in "ABC"] == [7, 6, 9], "what a passed vote took is gone"


@pytest.mark.rule("DT-080", "DT-Q69")
def test_a_lone_contributor_gets_no_power_token_nor_does_anybody_without_the_module():
    t = tables_of_three("vote power")
    t.luck()
    t.vote_on("home", 9, B=0, C=0)
    assert "power" not in t.has("A")
    t = tables_of_three("vote")
    t.luck()
    t.vote_on("home", 2, A=0, B=5, C=0)
    assert "power" not in t.has("B")


@pytest.mark.rule("DT-081", "DT-Q43", "DT-082")
def test_tied_voters_roll_and_holders_drop_out():
    t = trap("vote power", A="SD 0 pr3", B="SND 0 pr3 power", C="SND 0 pr3")
    t.votes("A", 1, 2, 5)
    t.votes("C", 2, 3)
    t.turn()
    t.vote_on("home", 3, B=3, C=3)
    assert [t.has(p).get("power", 0) for p in "ABC"] == [1, 1, 0], "A and C roll 2 and 2, then 5 and 3"
    t = trap("vote power", A="SD 0 pr3", B="SND 0 pr3 power", C="SND 0 pr1")
    t.turn()
    t.luck()
    t.vote_on("home", 3, B=3, C=1)
    assert [t.has(p).get("power", 0) for p in "ABC"] == [1, 1, 0], "one left: no roll"
    assert len(t.told("die")) == 2, "one for the vote, one for the move"
    t = trap("vote power", A="SD 0 pr3", B="SND 0 pr5 power", C="SND 0 pr1")
    t.turn()
    t.luck()
    t.vote_on("home", 3, B=5, C=1)
    assert [t.has(p).get("power", 0) for p in "ABC"] == [0, 1, 0], "nobody inherits it"


@pytest.mark.rule("DT-081")
def test_all_who_are_tied_roll_whoever_called_the_vote():
    t = trap("vote power", A="SD 0 pr3", B="SND 0", C="SND 0 pr3")
    t.votes("C", 1, 2)
    t.votes("A", 5)
    t.turn("C")
    t.vote_on("home", 3, A=3)
    assert [t.has(p).get("power", 0) for p in "ABC"] == [1, 0, 0]


@pytest.mark.rule("DT-Q62", "DT-107")
@pytest.mark.parametrize(("tally", "helps"), [("contributors", [1, 1, 0]), ("initiator", [1, 0, 0])])
def test_a_passed_vote_is_help_by_whoever_put_something_in(tally, helps):
    t = tables_of_three("vote points", vote_tally=tally)
    t.votes("A", 1)
    t.vote_on("home", 2, A=0, B=2, C=0)
    assert [s["helps"] for s in t.seen["seats"]] == helps
    t.turn()
    t.votes("A", 1)
    t.vote_on("home", 2, "reverse", A=0, B=2, C=0)
    assert [s["hinders"] for s in t.seen["seats"]] == helps


@pytest.mark.rule("DT-Q62")
def test_a_failed_vote_and_a_vote_for_oneself_alone_are_no_help():
    t = tables_of_three("vote points")
    t.votes("A", 6)
    t.vote_on("home", 2, A=0, B=1, C=0)
    assert [s["helps"] for s in t.seen["seats"]] == [0, 0, 0]
    t = trap("vote points", A="SND 0 pr9", B="SD 0 pr9")
    t.votes("A", 1)
    t.turn()
    t.vote_on("home", 2, A=0, B=2)
    assert [s["helps"] for s in t.seen["seats"]] == [0, 1], "A is the only SND player"


@pytest.mark.rule("DT-113")
def test_who_holds_a_skip_card_does_not_vote():
    t = trap("vote skip", A="SD 0 pr5", B="SND 0 pr5", C="SND 0 pr5")
    t.lay(skip_card=[0, 1], skips=[0, 1])
    t.turn()
    t.do("vote", subject=4)
    t.do("put", amount=2)
    assert t.asked == ["A", "C"]


@pytest.mark.rule("DT-065", "DT-070", "DT-066")
def test_without_the_module_nobody_votes_or_sacrifices():
    t = tables_of_three("")
    assert t.refusal("vote", subject=4) == "module_off"
    assert t.refusal("reverse", subject=4) == "module_off"
    assert t.refusal("sacrifice", slot=0) == "module_off"


@pytest.mark.rule("DT-Q94")
def test_when_nobody_has_a_token_left_the_vote_is_counted_at_once():
    t = trap("vote", A="SD 0 pr2", B="SND 0")
    t.votes("A", 1)
    t.turn()
    t.do("vote", subject=4)
    t.do("put", amount=2)
    assert t.level == ["home"]
    assert t.asked == ["B"]


@pytest.mark.rule("DT-073", "DT-074", "DT-Q40")
def test_the_caller_rolls_as_many_dice_as_gaps_are_gone_and_one_and_a_stake_of_one_is_revealed():
    t = trap("vote justice", A="SD 0", B="SND 0", C="SND 0 pr1")
    t.match.box.smallest_stake = 1
    t.lay(level=1 << Thing.JUSTICE)
    t.votes("C", 4, 5)
    t.turn("C")
    assert t.seen["dice"] == {"remove": 2, "reverse": 1}
    t.vote_on("home", 1)
    assert t.told("voted")[0]["against"] == 9
    assert t.told("revealed") == [{"seat": "C", "amount": 1}]


@pytest.mark.rule("DT-081", "DT-Q95")
def test_the_tied_roll_clockwise_from_the_caller():
    t = trap("vote power", A="SD 0 pr2", B="SND 0 pr2", C="SND 0 pr2")
    t.votes("C", 6)
    t.turn("B")
    t.luck()
    t.vote_on("home", 2, A=2, C=2)
    assert [die["stream"] - VOTE_DIE for die in t.told("die") if VOTE_DIE <= die["stream"] < VOTE_DIE + 6] == [1, 1, 2, 0]
    assert t.has("C")["power"] == 1


@pytest.mark.rule("DT-081", "DT-Q43", "DT-Q95")
def test_a_tie_that_never_ends_goes_to_the_first_clockwise_from_the_caller():
    t = trap("vote power", A="SD 0 pr3", B="SND 0 pr3 power", C="SND 0 pr3")
    t.turn("B")
    t.luck()
    t.vote_on("home", 3, A=3, C=3)
    assert [t.has(player).get("power", 0) for player in "ABC"] == [0, 1, 1]
