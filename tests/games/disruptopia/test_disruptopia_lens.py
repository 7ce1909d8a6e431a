"""The lens: what the lab counts is what happened, and the equal variant closes the gap between the classes."""

from collections import Counter
from itertools import combinations

import pytest
from recounting import assert_counted_alike, play

from lopsided.engine.dice import lab_secret
from lopsided.engine.events import tell
from lopsided.engine.match import Match
from lopsided.games.disruptopia import GAME
from lopsided.games.disruptopia.lens import COUNTS
from lopsided.games.disruptopia.state import Told
from lopsided.lab.simulate import simulate
from lopsided.lab.study import study_games

LENS = GAME.lens
GAMES = 6
GROUPINGS = list(LENS.groupings)
CASES = {
    "bots": (["blitz", "siphon", "saboteur", "random"], {}, ""),
    "random": (["random"] * 3, {"max_rounds": 12}, ""),
    "favoured": (["siphon", "random"], {"head_start": "one_millionaire"}, ""),
    "equal": (["saboteur", "siphon", "saboteur"], {}, "equal"),
}


class Recount:
    """The lens counted again, from nothing but what was told."""

    def __init__(self, match):
        self.counts, rank, tokens, round_ = Counter(), [0] * match.seats, [0] * match.seats, 0
        self.member = {name: [-1] * match.seats for name in GROUPINGS}
        income, first = [3] * match.seats, 0
        for _, event in enumerate(GAME.told.read(row) for row in match.events):
            i = event.ints
            seat = i.get("seat", -1)
            add = self.add(rank)
            if event.kind == "began":
                first = seat
            elif event.kind == "favoured":
                rank[seat] = 1
                self.member["head start"] = [int(s == seat) for s in range(match.seats)]
                self.member["Millionaire since"][seat] = 0
            elif event.kind == "settled":
                self.member["turn order"][seat] = (seat - first) % match.seats
                self.member["home with room for"][seat] = match.box.room[i["region"]] - 1
            elif event.kind == "round":
                round_ = i["round"]
                for company in range(match.seats if round_ > 1 else 0):
                    add(company, **{"rounds begun": 1, "rounds begun apart": len(set(rank)) > 1})
                if round_ == 5:
                    self.member["class after round 4"] = list(rank)
                    self.member["income after round 4"] = [sum(other < n for other in income) for n in income]
            elif event.kind == "buyback":
                rank[seat] = i["rank"]
                name = ("", "first Millionaire", "first Billionaire")[i["rank"]]
                if self.member[name][0] < 0:
                    self.member[name] = [int(s == seat) for s in range(match.seats)]
                self.member[("", "Millionaire since", "Billionaire since")[i["rank"]]][seat] = min(round_ - 1, 8)
            elif event.kind == "income":
                income[seat] = i["amount"]
                add(seat, **{"incomes": 1, "income": i["amount"], "tokens held": tokens[seat]})
                add(seat, **{f"from {source}": i[key] for source, key in (("power", "power"), ("subsidies", "subsidy"), ("reputation", "rep"))})
            elif event.kind == "patent":
                add(seat, **{"patents": 1, "patent money": i["amount"]})
            elif event.kind == "marketing":
                add(seat, **{"campaigns": 1, "campaign power": i["power"]})
            elif event.kind in ("handout", "subsidy"):
                tokens[seat] += 1
            elif event.kind == "returned":
                tokens[seat] -= 1
            else:
                self.cards(event.kind, i, seat, add)
        for seat in range(match.seats):
            for since in ("Millionaire since", "Billionaire since"):
                if self.member[since][seat] < 0:
                    self.member[since][seat] = 9
            self.add(rank)(seat, companies=1, pocket=match.g.pers[seat])

    def cards(self, kind, i, seat, add):
        """What cards do, what goes home, and the score."""
        if kind == "siphoned":
            add(seat, siphoned=i["amount"])
        elif kind == "aimed":
            add(seat, aims=1)
            add(i["target"], **{"aimed at": 1})
        elif kind == "stole":
            add(seat, **{"money taken by": i["amount"]})
            add(i["target"], **{"money taken from": i["amount"]})
        elif kind == "lost":
            add(seat, **{"money taken from": i["amount"]})
        elif kind == "gained":
            add(seat, **{"card money": i["amount"]})
        elif kind == "power_down":
            add(seat, **{"power lost": i["amount"]})
        elif kind == "rep_down":
            add(seat, **{"reputation lost": i["amount"]})
        elif kind == "scored":
            parts = {"points from the pocket": i["funds"], "points from power": i["power"], "points from the model": i["version"]}
            add(seat, **parts, **{"points": i["points"], "points from subsidies": i["points"] - i["funds"] - i["power"] - i["version"]})

    def add(self, rank):
        def add(seat, **counts):
            for name, n in counts.items():
                self.counts[rank[seat], name] += n

        return add


@pytest.mark.parametrize("case", CASES)
def test_the_lens_counts_what_the_events_tell(case):
    agents, options, variant = CASES[case]
    study = study_games(GAME, GAMES, agents, 5, options, variant)
    recounts = [Recount(play(GAME, agents, 5, n, options, variant)) for n in range(GAMES)]
    assert_counted_alike(GAME, study, [recount.counts for recount in recounts])
    for number, recount in enumerate(recounts):
        for g, name in enumerate(GROUPINGS):
            assert study.member[number, g, : len(agents)].tolist() == recount.member[name], f"game {number}: {name}"


def test_the_games_counted_twice_have_everything_to_count():
    seen = set()
    for agents, options, variant in CASES.values():
        seen |= {name for n in range(GAMES) for (_, name), count in Recount(play(GAME, agents, 5, n, options, variant)).counts.items() if count}
    assert seen == set(COUNTS)


def test_the_curves_say_what_each_round_begins_with():
    study = study_games(GAME, 4, ["siphon"] * 3, 5)
    for number in range(4):
        match = Match(GAME, 3, secret=lab_secret(5, number))
        rounds = {}
        while not match.over:
            seat = match.pending[0]
            match.submit(seat, match.bot_action(seat, "siphon", match.luck()))
            if match.g.round not in rounds and not match.over and match.phase == "plan":
                rounds[match.g.round] = [[field[s] for s in range(3)] for field in (match.g.income, match.g.pers, match.g.rank)]
        for round_, (income, pockets, rank) in rounds.items():
            row = study.curve[number, round_]
            assert row[-1] == 1
            assert row[0] == pytest.approx(sum(income) / 3)
            assert row[3] == pytest.approx(max(pockets) / sum(pockets) if sum(pockets) else 1 / 3)
            apart = [one != other for one, other in combinations(rank, 2)]
            assert (row[7], row[8]) == (pytest.approx(sum(apart) / 3), not any(apart))


def test_in_the_equal_variant_every_class_is_paid_the_same():
    found = simulate(GAME, 200, ["siphon"] * 3, seed=3, variant="equal").to_json()["groups"]["figures"]["groups"]
    for figure, value in (("money per patent", 2.0), ("subsidy money per token and round", 1.0)):
        assert {round(found[group][figure]["mean"], 3) for group in LENS.groups if found[group][figure]["mean"]} == {value}


def test_by_the_books_rules_the_richer_class_is_paid_more():
    found = simulate(GAME, 200, ["random"] * 3, seed=3).to_json()["groups"]["figures"]["groups"]
    assert [round(found[group]["money per patent"]["mean"], 3) for group in LENS.groups] == [1.0, 2.0, 3.0]


@pytest.mark.parametrize("switch", ["equal_patent", "equal_subsidy", "equal_marketing", "equal_regions", "equal_grant"])
def test_each_part_of_the_equal_variant_is_a_switch_of_its_own(switch):
    plain, switched, equal = (GAME.box.on(GAME.make_box(3, options, variant)) for options, variant in (({}, ""), ({switch: "on"}, ""), ({}, "equal")))
    fields = {
        "equal_patent": ("patent",), "equal_subsidy": ("subsidy",), "equal_marketing": ("marketing_power", "marketing_rep"), "equal_regions": ("room",),
        "equal_grant": ("amount",),
    }  # fmt: skip
    for name, own in fields.items():
        for field in own:
            same = bytes(getattr(switched, field)) == bytes(getattr(plain, field))
            assert same == (name != switch), field
            assert bytes(getattr(switched, field)) == bytes(getattr(equal if name == switch else plain, field))


def test_an_early_lead_foretells_the_points_and_classes_are_apart_in_part_of_the_rounds():
    found = simulate(GAME, 60, ["siphon", "blitz", "saboteur"], seed=2026).to_json()["groups"]
    early = found["foretold"]["income after round 4"]
    assert -1 < early["low"] <= early["mean"] <= early["high"] < 1
    study = study_games(GAME, 60, ["siphon", "blitz", "saboteur"], 2026)
    *_, alike, games = study.curve[:, 2:].sum(axis=(0, 1))
    assert found["figures"]["bands"]["all"]["rounds after the first that begin with classes apart"]["mean"] == pytest.approx(1 - alike / games, abs=1e-6)


def test_in_the_equal_variant_the_first_of_a_class_has_hardly_an_advantage():
    book, equal = (simulate(GAME, 1_000, ["random"] * 4, seed=3, variant=variant).to_json()["groups"]["wins"] for variant in ("", "equal"))
    for grouping in ("first Millionaire", "first Billionaire"):
        (rest, first), (_, first_in_equal) = book[grouping], equal[grouping]
        assert rest["high"] < 0.25 < first["low"], "by the book's rules the first wins more than a fair share"
        assert first_in_equal["high"] < first["low"], "with 95% confidence the gap is smaller in equal"


def test_when_one_became_a_millionaire_says_more_about_the_points_by_the_books_rules_than_in_equal():
    book, equal = (simulate(GAME, 1_000, ["random"] * 4, seed=3, variant=variant).to_json()["groups"]["explained"] for variant in ("", "equal"))
    for since in ("Millionaire since", "Billionaire since"):
        assert 0 <= equal[since]["share"] <= equal[since]["high"] < book[since]["low"] < 1


def test_the_last_round_that_is_told_is_no_seat():
    """A game that the limit ends tells its round, which is more than any seat."""
    match = Match(GAME, 2, seed=1)
    since = match.g.told
    tell(match.g, Told.LIMIT, match.box.max_rounds)
    tally, member, curve = (part[0] for part in GAME.lens.tables(1, 1, 2))
    GAME.lens.measure(match.box, match.g, since, tally, member, curve)
    assert not tally.any()
