"""Taxes, Justice, Skip cards and Roll-Offs, each by itself and with the others."""

import random

import pytest

from lopsided.engine.match import Match
from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.box import VARIANTS
from lopsided.games.disparity_trap.rules.cards import players_of
from lopsided.games.disparity_trap.rules.laws import sound
from lopsided.games.disparity_trap.rules.pieces import take_skip
from lopsided.games.disparity_trap.state import Deck

from .board import CARDS, trap


def lands_on_justice(card, modules="justice", **laid):
    """A moves by one onto a Justice space and draws this card."""
    t = trap(modules, **laid)
    t.stack(card)
    return t


# Taxes


@pytest.mark.rule("DT-087", "DT-062")
def test_taxes_are_for_everybody_and_no_event_is_drawn():
    t = trap("taxes", A="SD 6", B="SND 13 job pr1", C="SND 26 job home pr3", D="SD 40 job home business pr9")
    t.goes(die=1)
    assert [t.pr(p) for p in "ABCD"] == [3, 0, 0, 4]
    assert t.told("event") == []
    assert t.told("rolled") == []
    assert t.asked == ["B"]


@pytest.mark.rule("DT-Q53", "DT-091")
@pytest.mark.parametrize(("modules", "tokens", "skip"), [("taxes", 4, 0), ("taxes skip", 9, 1)])
def test_tier_4_skips_a_turn_or_pays_five_where_nobody_skips(modules, tokens, skip):
    t = trap(modules, A="SD 6", B="SND 40 job home business pr9", C="SND 0")
    t.goes(die=1)
    assert t.pr("B") == tokens
    assert len(t.told("skip")) == skip


@pytest.mark.rule("DT-092", "DT-083")
def test_power_avoids_taxes_and_receiving_needs_no_blocking():
    t = trap("taxes power", A="SD 6 power", B="SND 13 job pr1 power")
    t.goes(die=1)
    assert (t.phase, t.asked) == ("block", ["B"]), "A receives"
    t.do("power")
    assert t.has("B") == {"job": 1, "privilege": 1}
    assert t.pr("A") == 3


@pytest.mark.rule("DT-Q52", "DT-Q91")
def test_who_has_less_than_the_taxes_pays_what_there_is():
    t = trap("taxes power", A="SD 6", B="SND 26 job home pr1 power", C="SND 13 job power")
    t.goes(die=1)
    assert t.asked == ["B"]
    t.do("let_be")
    assert t.asked == ["C"], "C may block for B"
    t.do("let_be")
    assert t.pr("B") == 0
    assert t.phase == "option", "C has nothing to pay, so nothing to block"


# Justice


@pytest.mark.rule("DT-093", "DT-Q48", "DT-Q81", "DT-Q49")
@pytest.mark.parametrize(("seats", "rollers"), [(2, "AB"), (3, "ABC"), (4, "ABD"), (6, "ABF")])
def test_justice_takes_the_lander_and_the_neighbours_on_both_sides(seats, rollers):
    players = {p: "SND 8" if p == "A" else "SD 0" for p in "ABCDEF"[:seats]}
    t = lands_on_justice("J1", **players)
    for p in players:
        t.rolls(p, 6)
    t.goes(die=1)
    assert [r["seat"] for r in t.told("rolled")] == list(rollers)
    assert t.deck(Deck.JUSTICE)[-1] == "J1"
    assert t.told("event") == []


@pytest.mark.rule("DT-Q48", "DT-094")
def test_who_does_not_qualify_is_passed_over_to_the_next():
    t = lands_on_justice("J6", "justice skip", A="SND 8", B="SD 0", C="SND 13 job", D="SD 13 job", E="SND 0")
    t.lay(skip_card=[0, 0, 1], skips=[0, 0, 1])
    t.rolls("D", 6)
    t.goes(die=1)
    assert [r["seat"] for r in t.told("rolled")] == ["D"], "A and B are on tier 1, C skips; D is found from both sides, once"


@pytest.mark.rule("DT-Q92", "DT-094")
def test_a_justice_card_that_fits_nobody_ends_the_turn():
    t = lands_on_justice("J6", A="SND 8", B="SD 0")
    t.goes(die=1)
    assert t.told("nobody_fits")[0]["card"] == CARDS["J6"]
    assert t.deck(Deck.JUSTICE)[-1] == "J6"
    assert t.asked == ["B"]


@pytest.mark.rule("DT-095", "DT-096")
def test_all_roll_the_first_step_before_anybody_rolls_the_second():
    t = lands_on_justice("J1", A="SND 8 pr1", B="SD 0 pr1", C="SND 0 pr1")
    for p in "ABC":
        t.rolls(p, 1, 6)
    t.goes(die=1)
    t.pass_all()
    assert [r["seat"] for r in t.told("rolled")] == ["A", "B", "C"] * 2
    assert t.told("step") == [{"card": CARDS["J1"], "step": 2}]
    assert [t.pr(p) for p in "ABC"] == [0, 0, 0]
    assert [s["justice"] for s in t.seen["seats"]] == [0, 0, 0]


@pytest.mark.rule("DT-097", "DT-Q93", "DT-Q47")
def test_who_cannot_pay_all_of_the_fine_pays_nothing_and_goes_back_three():
    t = lands_on_justice("J3", A="SND 8 pr1", B="SD 0")
    t.rolls("A", 1, 6)
    t.rolls("B", 6)
    t.goes(die=1)
    assert (t.pawn("A"), t.pr("A")) == (6, 1)
    assert len([r for r in t.told("rolled") if r["seat"] == "A"]) == 2, "the second step follows"


@pytest.mark.rule("DT-Q92")
def test_a_player_sent_to_a_lower_tier_stays_in_the_card():
    t = lands_on_justice("J6", A="SND 14 job", B="SD 13 job pr1")
    t.rolls("B", 1, 1)
    t.rolls("A", 6)
    t.goes(die=1)
    t.pass_all()
    assert t.pawn("B") == 10
    assert t.has("B")["justice"] == 1


@pytest.mark.rule("DT-098", "DT-Q54")
def test_the_second_step_hands_out_a_token_for_good_and_a_skip_only_with_its_module():
    for modules, skip in (("justice", 0), ("justice skip", 1)):
        t = lands_on_justice("J3", modules, A="SND 8 pr9", B="SD 0", C="SND 0 pr9")
        t.rolls("A", 1, 1)
        t.rolls("B", 6)
        t.rolls("C", 6)
        t.goes(die=1)
        t.pass_all()
        assert t.has("A")["justice"] == 1
        assert len(t.told("skip")) == skip


@pytest.mark.rule("DT-099", "DT-Q45", "DT-Q46")
@pytest.mark.parametrize(("option", "second"), [("exit", 0), ("continue", 1)])
def test_power_blocks_the_first_step_even_where_the_fine_could_be_paid(option, second):
    t = lands_on_justice("J1", "justice power", A="SND 8 pr2 power", B="SD 0", power_step_a=option)
    t.rolls("A", 1, 6)
    t.rolls("B", 6)
    t.goes(die=1)
    t.do("let_be")
    assert t.phase == "block"
    t.do("power")
    assert t.pr("A") == 2
    assert len([r for r in t.told("rolled") if r["seat"] == "A"]) == 1 + second
    t = lands_on_justice("J1", "justice power", A="SD 8", B="SND 0 pr2 power", power_step_a=option)
    t.rolls("A", 6)
    t.rolls("B", 1, 6)
    t.goes(die=1)
    t.do("let_be")
    t.do("power")
    assert len([r for r in t.told("rolled") if r["seat"] == "B"]) == 1 + second, "the same for a neighbour"


@pytest.mark.rule("DT-100", "DT-Q46")
def test_a_lander_with_two_tokens_pays_without_a_roll_then_rolls_the_second_step():
    t = lands_on_justice("J1", "justice power", A="SND 8 pr2 justice2 power", B="SD 0")
    t.rolls("A", 6)
    t.rolls("B", 6)
    t.goes(die=1)
    assert (t.phase, t.told("rolled")) == ("block", [])
    assert t.told("automatic") == [{"seat": "A", "card": CARDS["J1"], "step": 1}]
    t.do("power")
    assert t.pr("A") == 2
    assert [r["seat"] for r in t.told("rolled")] == ["B", "A"], "blocked, but its two steps are separate outcomes"


@pytest.mark.rule("DT-101", "DT-102", "DT-Q51")
def test_a_lander_with_three_tokens_suffers_both_steps_and_takes_no_fourth():
    t = lands_on_justice("J3", "justice skip", A="SND 8 pr2 justice3", B="SD 0")
    t.rolls("B", 6)
    t.goes(die=1)
    assert t.has("A") == {"justice": 3}
    assert t.told("skip") == [{"seat": "A", "turns": 1}], "what else is printed still applies"
    assert t.told("nothing") == t.told("gained") == [], "so nobody says that the card changed nothing, nor that it brought a token"
    assert [a["step"] for a in t.told("automatic")] == [1, 2]
    assert [r["seat"] for r in t.told("rolled")] == ["B"]


@pytest.mark.rule("DT-100", "DT-101", "DT-055")
def test_justice_tokens_make_nothing_but_justice_automatic():
    t = trap("justice", A="SND 11 justice3", B="SD 0")
    t.luck()
    t.goes(die=1)
    assert [r["seat"] for r in t.told("rolled")] == ["A"], "the Goal is rolled for"
    assert t.told("automatic") == []


@pytest.mark.rule("DT-Q50")
@pytest.mark.parametrize(("who", "rolls"), [("lander", 2), ("all", 0)])
def test_whether_neighbours_with_many_tokens_are_caught_without_a_roll(who, rolls):
    t = lands_on_justice("J1", A="SD 8", B="SND 0 pr2 justice3", justice_auto=who)
    t.rolls("A", 6)
    t.rolls("B", 1, 1)
    t.goes(die=1)
    assert len([r for r in t.told("rolled") if r["seat"] == "B"]) == rolls


@pytest.mark.rule("DT-Q70", "DT-076", "DT-095")
def test_a_vote_on_justice_levels_both_steps():
    t = lands_on_justice("J1", "justice vote", A="SND 8 pr2", B="SD 0")
    t.lay(level=1 << 9)
    t.rolls("A", 2, 2)
    t.rolls("B", 6)
    t.goes(die=1)
    assert [r["reach"] for r in t.told("rolled")] == [2, 2, 1]
    assert "justice" not in t.has("A")


# Skip cards


@pytest.mark.rule("DT-109", "DT-Q55", "DT-116")
def test_a_skip_card_costs_a_turn_and_goes_back_when_the_next_one_is_played():
    t = trap("skip", A="SD 40 job home business", B="SND 0")
    t.goes(event="E20")
    assert t.seen["seats"][0]["skip"] == 1
    t.goes("B")
    assert t.asked == ["B"], "A sat out"
    assert t.told("skipped") == [{"seat": "A", "turns": 0}]
    assert t.seen["seats"][0]["skip"] == 1, "held until the next turn that is played"
    t.goes("B")
    assert t.asked == ["A"]
    assert t.seen["seats"][0]["skip"] == 0


@pytest.mark.rule("DT-109")
def test_skip_two_costs_two_turns():
    t = trap("skip", A="SD 13 job", B="SND 0")
    t.rolls("A", 1)
    t.goes(event="E21")
    for _ in range(3):
        assert t.asked == ["B"]
        t.goes("B")
    assert t.asked == ["A"]
    assert [s["turns"] for s in t.told("skipped")] == [1, 0]


@pytest.mark.rule("DT-115", "DT-116", "DT-117")
def test_the_three_skip_events_hit_whom_the_book_names():
    t = trap("skip", A="SD 26 job home", B="SND 0", C="SND 25 job home", D="SD 25 job")
    t.goes(event="E19")
    assert [s["seat"] for s in t.told("skip")] == ["A", "C"]
    t = trap("skip", A="SD 40 job home business", B="SND 40 job home business")
    t.goes(event="E20")
    assert [s["seat"] for s in t.told("skip")] == ["A"]
    t = trap("skip", A="SD 13 job", B="SND 13 job", C="SND 0", D="SD 13 job")
    for player, die in (("A", 3), ("B", 3), ("D", 2)):
        t.rolls(player, die)
    t.goes(event="E18")
    assert [s["seat"] for s in t.told("skip")] == ["B", "D"], "those who roll inside their range"


def skipping(modules, player="B", **laid):
    """A table at which this player holds a Skip card."""
    t = trap(f"skip {modules}", **laid)
    at = t.seat(player)
    t.match.g.skip_card[at] = t.match.g.skips[at] = 1
    return t


@pytest.mark.rule("DT-110", "DT-112", "DT-Q88")
def test_who_skips_does_not_roll_pays_nothing_and_still_receives():
    t = skipping("", A="SD 3 skill : O14 O01 O02", B="SND 3 skill")
    t.turn()
    t.luck()
    t.play("O14")
    assert [r["seat"] for r in t.told("rolled")] == ["A"], "a card with a range leaves B out"
    t = skipping("", A="SD 3", B="SND 3")
    t.goes(event="E06")
    assert t.pr("B") == 1, "an award without a range is received"
    t = skipping("", A="SD 26 job home", B="SND 26 job home")
    t.lay(skips=[0, 1])
    assert players_of(t.match.box, t.match.g, CARDS["E19"]) == 1, "A alone plays it"
    t.goes(event="E19")
    assert [s["seat"] for s in t.told("skip")] == ["A"], "a penalty without a range does not hit B"
    t = skipping("taxes", A="SD 6", B="SND 13 job pr4", C="SND 3")
    t.goes(die=1)
    assert (t.pr("B"), t.pr("C")) == (4, 3)
    t = trap("skip taxes", A="SD 13 job pr4", B="SND 6")
    t.lay(skip_card=[1], skips=[1])
    t.goes("B", 1)
    assert (t.pr("A"), t.pr("B")) == (4, 3), "the first player skips like any other"


@pytest.mark.rule("DT-112", "DT-088")
def test_who_skips_on_tier_1_still_receives_from_taxes():
    t = skipping("taxes", A="SD 6", B="SND 3")
    t.goes(die=1)
    assert t.pr("B") == 3


@pytest.mark.rule("DT-Q56")
def test_a_second_skip_card_is_not_taken():
    t = trap("skip justice", A="SND 8 pr9 justice3", B="SD 0")
    t.lay(skip_card=[1], skips=[0])
    t.match.g.skip_card[0] = 2
    t.run(take_skip, 0, 1)
    assert (t.match.g.skip_card[0], t.match.g.skips[0]) == (2, 0)
    assert t.told("skip") == []


@pytest.mark.rule("DT-Q57")
def test_who_skips_may_still_help():
    t = skipping("", A="SND 11", B="SD 0 pr3")
    t.rolls("A", 6, 1)
    t.goes(die=1)
    assert (t.phase, t.asked) == ("extra_roll", ["B"])
    t.do("pay")
    assert t.has("A")["job"] == 1


@pytest.mark.rule("DT-111", "DT-Q55")
def test_the_turn_after_a_skip_has_a_pass_on_justice():
    t = trap("skip justice", A="SND 8", B="SD 0")
    t.lay(skip_card=[1], skips=[0])
    t.stack("J1")
    t.goes(die=1)
    assert t.told("justice_pass") == [{"seat": "A"}]
    assert t.told("justice") == []
    assert t.deck(Deck.JUSTICE)[0] == "J1"
    t.lay(pawn=[3])
    t.rolls("A", 6)
    t.rolls("B", 6)
    t.goes(die=1)
    assert len(t.told("justice")) == 1, "only on that turn"


@pytest.mark.rule("DT-Q58")
def test_when_everybody_skips_turns_and_rounds_pass():
    t = trap("skip", A="SD 26 job home", B="SND 26 job home", C="SND 0")
    t.lay(skip_card=[0, 0, 2], skips=[0, 0, 2], round=5)
    t.goes(event="E19")
    assert [s["seat"] for s in t.told("skipped")] == ["B", "C", "A"]
    assert t.asked == ["B"]
    assert t.match.g.round == 6


# Roll-Offs


@pytest.mark.rule("DT-118", "DT-Q60", "DT-Q59", "DT-134")
@pytest.mark.parametrize(("drawer", "die", "winner"), [("SD", 4, "A"), ("SD", 5, "B"), ("SND", 5, "A"), ("SND", 4, "B")])
def test_a_roll_off_is_one_roll_by_the_drawer_and_sd_has_the_low_numbers(drawer, die, winner):
    other = {"SD": "SND", "SND": "SD"}[drawer]
    t = trap("rolloff", A=f"{drawer} 13 job", B=f"{other} 13 job")
    t.rolls("A", die)
    t.goes(event="E22")
    assert {p: t.pr(p) for p in "AB"} == {winner: 3, ({"A", "B"} - {winner}).pop(): 0}
    assert GAME.printed["cards"][CARDS["E22"]]["deck"] == "event"


@pytest.mark.rule("DT-Q61")
def test_who_loses_a_roll_off_loses_nothing():
    t = trap("rolloff", A="SD 13 job pr2", B="SND 13 job pr2")
    t.rolls("A", 6)
    t.goes(event="E22")
    assert (t.pr("A"), t.pr("B")) == (2, 5)


@pytest.mark.rule("DT-119", "DT-Q87")
def test_a_rival_must_qualify_and_not_skip_and_is_sought_round_the_whole_table():
    t = skipping("rolloff", A="SND 0", B="SD 13 job", C="SND 13 job", D="SD 13 job")
    t.rolls("C", 1)
    t.goes("C", event="E22")
    assert t.told("rolloff")[0] == {"seat": "C", "target": "D", "card": CARDS["E22"]}
    t = skipping("rolloff", player="D", A="SD 13 job", B="SD 13", C="SND 13 job", D="SD 13 job")
    t.rolls("C", 1)
    t.goes("C", event="E22")
    assert t.told("rolloff")[0]["target"] == "A", "D skips, so on round the table"


@pytest.mark.rule("DT-121", "DT-036", "DT-108")
def test_nothing_can_be_paid_on_a_roll_off():
    t = trap("rolloff power", A="SD 13 job pr9 power", B="SND 13 job pr9 power")
    t.rolls("A", 6)
    t.goes(event="E22")
    assert t.phase == "option"
    assert (t.pr("A"), t.pr("B")) == (9, 12)


# Together


@pytest.mark.rule("DT-065")
@pytest.mark.parametrize("module", ["sacrifice", "vote", "justice", "taxes", "influence", "power", "skip", "rolloff", "points", "combo"])
def test_each_module_can_be_played_by_itself(module):
    for seed in range(3):
        match = Match(GAME, 3, {module: "yes"}, seed=seed)
        while not match.over:
            seat = match.pending[0]
            match.submit(seat, match.bot_action(seat, "random", match.luck()))
        assert match.g.ending


@pytest.mark.rule("DT-065", "DT-Q69")
def test_each_module_alone_brings_only_its_own_questions_and_events():
    own = {
        "sacrifice": {"sacrificed"}, "vote": {"vote", "voted", "sealed", "revealed", "reversal"}, "justice": {"justice", "paid", "unpaid", "automatic", "step"},
        "taxes": {"taxes"}, "influence": {"influenced"}, "power": {"power_roll", "blocked"}, "skip": {"skip", "skipped", "back_in"},
        "rolloff": {"rolloff", "rolloff_won"}, "points": {"title"},
    }  # fmt: skip
    for module, kinds in own.items():
        seen = set()
        for seed in range(8):
            match = Match(GAME, 4, {module: "yes"}, seed=seed)
            while not match.over:
                seat = match.pending[0]
                match.submit(seat, match.bot_action(seat, "random", match.luck()))
            seen |= {event.kind for _, event in match.events_since(0, -1)}
        assert seen & kinds, module
        assert not seen & set().union(*(k for m, k in own.items() if m != module)), module


@pytest.mark.rule("DT-065")
@pytest.mark.parametrize("module", ["sacrifice", "vote", "justice", "influence", "power", "skip", "points"])
def test_a_module_that_is_left_out_by_hand_stays_out_whatever_the_preset_says(module):
    box = Match(GAME, 4, {"preset": "advanced", module: "no"}, seed=1).box
    assert [name for name in ("sacrifice", "vote", "justice", "influence", "power", "skip", "points") if not getattr(box, name)] == [module]


@pytest.mark.rule("DT-065", "DT-Q53", "DT-Q54", "DT-Q69", "DT-Q70")
@pytest.mark.parametrize("number", range(30))
def test_any_mixture_of_modules_and_options_can_be_played_to_its_end(number):
    chance = random.Random(number)
    options = {name: chance.choice(option.values or range(option.bounds[0], option.bounds[1] + 1)) for name, option in GAME.options.items() if name != "preset"}
    match = Match(GAME, chance.randint(2, 6), {**options, "max_rounds": 20}, chance.choice(["", *VARIANTS]), seed=number)
    while not match.over:
        assert sound(match.box, match.g) == 0
        seat = chance.choice(match.pending)
        match.submit(seat, chance.choice(match.legal(seat)))
    assert sound(match.box, match.g) == 0
