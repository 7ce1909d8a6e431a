"""The lens: what the lab counts is what happened, and the equal variant closes the gap between the signs."""

from collections import Counter

import pytest
from recounting import assert_counted_alike, play

from lopsided.engine.match import Match
from lopsided.games.unequalopolis import GAME
from lopsided.games.unequalopolis.box import EQUAL
from lopsided.games.unequalopolis.lens import COUNTS, FIRST_CARDS
from lopsided.lab.compare import Setting, compare
from lopsided.lab.simulate import simulate
from lopsided.lab.study import study_games

GROUPS = GAME.lens.groups
# Which counts follow from which events: kind -> (whose, what, how much)
PLAIN = {
    "turn": [("seat", "turns", 1)],
    "lost_turn": [("seat", "turns lost", 1), ("seat", "at night", "why")],
    "bank": [("seat", "from the Bank", "amount")],
    "barred": [("seat", "barred from a deed", 1)],
    "claimed": [("seat", "claims", 1)],
    "preempted": [("seat", "claims pre-empted", 1)],
    "bought": [("seat", "bought from the bank", 1), ("seat", "claims bought", "claim")],
    "declined": [("seat", "declined", 1), ("seat", "claims declined", "claim")],
    "rent": [("seat", "rent paid", "amount"), ("target", "rent received", "amount")],
    "rent_lost": [("target", "rent lost in prison", 1)],
    "guardian": [("seat", "rent handed to a man", "amount")],
    "tax": [("seat", "tax paid", "amount")],
    "gained": [("seat", "from cards", "amount")],
    "gave": [("target", "from cards", "amount")],
    "inherited": [("seat", "from cards", "amount"), ("seat", "inheritance received", "amount")],
    "renounced": [("seat", "inheritance renounced", "amount"), ("target", "inheritance received", "amount")],
    "will_skip": [("seat", "by a card", "turns")],
    "empowered": [("seat", "empowered", 1)],
    "sold": [("seat", "from sales", "amount")],
    "sold_group": [("seat", "from sales", "amount")],
    "settled": [("seat", "from sales", "amount")],
    "traded": [("seat", "trades", 1), ("target", "trades", 1)],
    "refused": [("seat", "offers refused", 1)],
    "bankrupt": [("seat", "bankruptcies", 1)],
    "bankrupt_bank": [("seat", "bankruptcies", 1)],
}
CLAIM_ENDS = {"bought", "declined", "preempted", "lapsed", "won_lot", "bankrupt", "bankrupt_bank"}


def recount(match):
    """The counts again, from nothing but what was told."""
    table, counts, waiting = match.view(-1)["table"], Counter(), {}
    group = ["women" if p["sign"] == "woman" else "men" for p in table["players"]]
    for row in match.events:
        kind, ints = GAME.told.read(row)
        for who, what, amount in PLAIN.get(kind, []):
            counts[group[ints[who]], what] += ints[amount] if isinstance(amount, str) else amount
        if kind == "built":
            counts[group[ints["seat"]], "warehouses built" if ints["level"] == 5 else "crops planted"] += 1
        elif kind == "preempted":
            counts[group[ints["seat"]], "pre-empted by a man"] += group[ints["target"]] == "men"
        elif kind == "claimed":
            waiting[ints["seat"]] = ints["deed"]
        elif kind == "turn":
            counts.update((group[seat], "turns waited") for seat in waiting if seat != ints["seat"])
        if kind in CLAIM_ENDS and waiting.get(ints["seat"], -1) == ints.get("deed", waiting.get(ints["seat"])):
            del waiting[ints["seat"]]
    recount_land(table, group, counts)
    return counts


def recount_land(table, group, counts):
    """What everybody has at the end, from what a spectator sees."""
    levels = [(deed["owner"], deed["level"]) for deed in table["deeds"]]
    for owner, level in levels:
        if owner is not None:
            counts[group[owner], "deeds at end"] += 1
            counts[group[owner], "development at end"] += level
    for deeds in GAME.board(Match(GAME, 2, seed=1).box)["groups"][:8]:
        owners = {levels[deed][0] for deed in deeds}
        if len(owners) == 1 and None not in owners:
            counts[group[owners.pop()], "whole groups at end"] += 1


@pytest.mark.parametrize(("agents", "variant"), [(["trader", "builder", "cautious", "random"], ""), (["trader"] * 3, "equal"), (["builder"] * 6, "")])
def test_the_lens_counts_what_the_events_tell(agents, variant):
    again = [recount(play(GAME, agents, 5, number, None, variant)) for number in range(4)]
    counts = {what for found in again for _, what in found}
    assert len(counts) > 10
    assert_counted_alike(GAME, study_games(GAME, 4, agents, 5, None, variant), again, counts)


def test_everybody_is_grouped_by_sign_cards_and_turn_order():
    agents = ["builder"] * 5
    study = study_games(GAME, 8, agents, 5)
    for number in range(8):
        match = play(GAME, agents, 5, number)
        players = match.view(-1)["table"]["players"]
        events = [GAME.told.read(row) for row in reversed(match.events)]
        empowered = {e.ints["seat"]: GAME.printed["cards"][e.ints["card"]]["id"] for e in events if e.kind == "empowered"}
        assert study.member[number, 0].tolist() == [int(p["sign"] == "woman") for p in players]
        assert study.member[number, 1].tolist() == [-1 if p["sign"] == "man" else int(s in empowered) for s, p in enumerate(players)]
        firsts = [-1 if p["sign"] == "man" else int(empowered.get(s, "E0")[1:]) for s, p in enumerate(players)]
        assert study.member[number, 2].tolist() == firsts
        assert study.member[number, 3].tolist() == [p["place"] for p in players]


@pytest.fixture(scope="module")
def signs():
    """Figures of men and women by the book and by equal rules."""
    return {variant: simulate(GAME, 600, ["trader"] * 4, seed=7, variant=variant).to_json()["groups"] for variant in ("", "equal")}


@pytest.mark.rule("UQ-014", "UQ-024", "UQ-031")
def test_equal_closes_the_gap_between_the_signs(signs):
    wins = {variant: {row["group"]: row for row in signs[variant]["wins"]["sign"]} for variant in signs}
    assert wins[""]["men"]["low"] > wins[""]["women"]["high"]
    assert wins["equal"]["men"]["low"] < wins["equal"]["women"]["high"]
    assert wins["equal"]["women"]["low"] < wins["equal"]["men"]["high"]


def test_what_is_missing_at_the_start_is_missing_for_women_only(signs):
    figures = signs[""]["figures"]["groups"]
    assert figures["women"]["missing at the start"]["mean"] == 500
    assert figures["men"]["missing at the start"]["mean"] == 0
    assert figures["women"]["missing at the Bank"]["low"] > 0
    assert signs["equal"]["figures"]["groups"]["women"]["missing at the Bank"]["mean"] == 0


def test_net_worth_by_the_first_card_adds_up_to_that_of_all_women():
    study = study_games(GAME, 40, ["trader"] * 4, 5)
    totals = dict(zip(COUNTS, study.tally.sum(axis=0)[GROUPS.index("women")].tolist(), strict=True))
    for total, part in (("worth at end", "worth"), ("players", "women")):
        assert totals[total] == sum(totals[f"first card {card}, {part}"] for card in FIRST_CARDS)


def test_each_repeal_is_played_with_the_same_dice_and_all_of_them_together_help_women_most():
    book = Setting({})
    settings = [setting for text in ("repeal=each", "variant=equal") for setting in book.but(GAME, text)]
    assert [setting.options.get("repeal", setting.variant) for setting in settings] == [*EQUAL, "equal"]
    found = compare(GAME, 120, ["trader"] * 4, [book, *settings], 2026).to_json(["sign: women"])["figures"]
    assert list(found) == ["wins, sign: women", "score, sign: women", "wealth at the end, sign: women"]
    for figure in found.values():
        rows = dict(zip([*EQUAL, "equal"], figure["differences"], strict=True))
        assert rows["dealing"] == {"mean": 0, "low": 0, "high": 0, "effect": None}, "nothing is dealt, so nothing changes"
        assert rows["equal"]["low"] > 0
