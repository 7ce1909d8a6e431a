"""How the table is laid."""

from collections import Counter

import pytest

from lopsided.engine.match import Match
from lopsided.games.disparity_trap import GAME
from lopsided.games.disparity_trap.state import Deck, Position

from .board import CARDS, IDS, lay_out, seated, trap

OPENING = {"O01", "O02", "O03"}
SECOND = {"O04", "O05", "O06", "O07"}


def hands(match):
    """Everybody's cards from the first player on."""
    g = match.g
    order = [(g.first + i) % match.seats for i in range(match.seats)]
    return [[IDS[g.hand[s, slot] - 1] for slot in range(g.cards[s])] for s in order]


@pytest.mark.rule("DT-001", "DT-004")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_players_begin_on_start(seats):
    seen = Match(GAME, seats, seed=seats).view(-1)["table"]["seats"]
    assert [p["pawn"] for p in seen] == [0] * seats
    assert all(not any(p["tiles"].values()) and p["power"] == p["justice"] == p["skip"] == 0 for p in seen)
    assert GAME.seats == (2, 6)


@pytest.mark.rule("DT-005", "DT-006", "DT-Q01", "DT-Q02")
@pytest.mark.parametrize("seats", range(2, 7))
def test_positions_are_drawn_half_and_half_with_one_more_snd_where_the_number_is_odd(seats):
    drawn = Counter()
    for seed in range(200):
        positions = tuple(Match(GAME, seats, seed=seed).g.position)[:seats]
        assert positions.count(Position.SD) == seats // 2
        assert positions.count(Position.SND) == seats - seats // 2
        drawn[positions] += 1
    assert len(drawn) == {2: 2, 3: 3, 4: 6, 5: 10, 6: 20}[seats], "every split can come"


@pytest.mark.rule("DT-005")
def test_a_position_never_changes():
    match = Match(GAME, 4, {"preset": "advanced"}, seed=3)
    before = list(match.g.position)
    while not match.over:
        seat = match.pending[0]
        match.submit(seat, match.bot_action(seat, "random", match.luck()))
        assert list(match.g.position) == before


@pytest.mark.rule("DT-Q02", "DT-006")
def test_positions_may_be_chosen_while_there_are_places():
    t = seated(seats=3, positions="chosen")
    lay_out(t)
    assert (t.phase, t.asked) == ("position", ["A"])
    t.do("position", position=1)
    t.do("position", position=1)
    assert [p["position"] for p in t.seen["seats"]] == ["snd", "snd", "sd"], "the last one takes what is left"
    assert t.match.g.first == 2
    assert t.phase == "option"


@pytest.mark.rule("DT-006", "DT-Q02")
def test_a_position_that_is_used_up_cannot_be_chosen():
    t = seated(seats=5, positions="chosen")
    lay_out(t)
    t.do("position", position=0)
    t.do("position", position=1)
    assert t.refusal("position", position=0) == ""
    t.luck()
    t.do("position", position=0)
    assert [p["position"] for p in t.seen["seats"]] == ["sd", "snd", "sd", "snd", "snd"]
    t = seated(seats=2, positions="chosen")
    lay_out(t)
    t.lay(position=[0, 1])
    assert t.refusal("position", position=0) == "none_left"
    assert t.choices() == [("position", {"position": 1})]


@pytest.mark.rule("DT-020", "DT-Q03")
def test_the_highest_roll_among_sd_players_begins_and_ties_roll_again():
    t = seated(seats=6, positions="chosen", first_player="sd_roll")
    lay_out(t)
    for player, faces in (("B", [4, 2]), ("D", [5, 3]), ("F", [5, 6])):
        t.firsts(player, *faces)
    t.firsts("A", 6)
    for position in (1, 0, 1, 0, 1):
        t.do("position", position=position)
    assert t.match.g.first == 5
    assert t.asked == ["F"]
    assert (t.cup.left(t.seat("B") + 18), t.cup.left(t.seat("A") + 18)) == (1, 1), "who is not tied does not roll again, SND not at all"


@pytest.mark.rule("DT-Q03", "DT-020")
def test_the_host_may_pick_an_sd_player():
    t = seated(seats=4, positions="chosen", first_player="sd_chosen")
    lay_out(t)
    for position in (1, 0, 1):
        t.do("position", position=position)
    assert (t.phase, t.asked) == ("first", ["A"])
    assert t.refusal("first", target="A") == "not_sd"
    assert [t.refusal("first", target=target) for target in (4, 5)] == ["no_such_seat", "no_such_seat"]
    t.do("first", target="D")
    assert t.match.g.first == 3
    match = Match(GAME, 3, {"first_player": "sd_chosen"}, seed=1)
    assert (match.phase, match.g.position[match.g.first]) == ("option", Position.SD), "nobody is asked about the only SD player"


@pytest.mark.rule("DT-Q03")
def test_with_any_roll_snd_players_roll_too():
    firsts = {Match(GAME, 2, {"first_player": "any_roll"}, seed=seed) for seed in range(20)}
    assert {m.g.position[m.g.first] for m in firsts} == {1, 2}


@pytest.mark.rule("DT-Q86")
def test_a_single_sd_player_is_first_without_a_roll():
    match = Match(GAME, 3, seed=1)
    assert match.g.position[match.g.first] == 1
    assert [e.kind for _, e in match.events_since(0, -1) if e.kind == "die"] == []


@pytest.mark.rule("DT-Q95")
def test_a_tie_that_never_ends_goes_to_the_first_in_turn_order():
    t = seated(seats=6, positions="chosen")
    lay_out(t)
    for player in "ACE":
        t.firsts(player, *[4] * 30)
    for position in (0, 1, 0, 1, 0):
        t.do("position", position=position)
    assert t.match.g.first == 0
    assert t.cup.left(t.seat("A") + 18) == 9, "twenty rolls again and no more"


@pytest.mark.rule("DT-007")
def test_sd_begins_with_three_tokens_and_snd_with_two():
    for p in Match(GAME, 6, seed=1).view(-1)["table"]["seats"]:
        assert p["privilege"] == (3 if p["position"] == "sd" else 2)


@pytest.mark.rule("DT-008", "DT-009", "DT-010", "DT-011", "DT-012", "DT-Q04", "DT-Q86")
@pytest.mark.parametrize(("seats", "favours"), [(2, 0), (3, 0), (4, 0), (5, 2), (6, 4)])
def test_everybody_gets_three_cards_of_the_opening_groups_and_the_rest_goes_back(seats, favours):
    match = Match(GAME, seats, seed=seats)
    dealt = hands(match)
    assert all(len(hand) == 3 and hand[0] in OPENING for hand in dealt)
    rest = [card for hand in dealt for card in hand[1:]]
    assert rest.count("O08") == favours
    assert all(card in SECOND | {"O08"} for card in rest)
    short = [i for i, hand in enumerate(dealt) if "O08" in hand]
    assert short == list(range(seats - favours, seats)), "clockwise from the first player"
    assert match.g.count[Deck.OPPORTUNITY] == 42 - 3 * seats


@pytest.mark.rule("DT-008")
def test_where_a_box_has_fewer_cards_to_deal_hands_are_filled_from_the_deck():
    for left_out in (SECOND, SECOND | {"O08"}):
        t = seated(seats=3)
        for id_ in left_out:
            t.match.box.deal[CARDS[id_]] = 0
        lay_out(t)
        assert [len(hand) for hand in hands(t.match)] == [3, 3, 3]
    order = [t.match.names[(t.match.g.first + i) % 3] for i in range(3)]
    assert [event["seat"] for event in t.told("drew")] == [*order, *(name for name in order for _ in range(2))], "clockwise from the first player"


@pytest.mark.rule("DT-008", "DT-009", "DT-010")
def test_where_no_card_is_dealt_first_the_next_group_is_dealt_to_a_full_hand():
    t = seated(seats=2)
    for id_ in OPENING:
        t.match.box.deal[CARDS[id_]] = 2
    lay_out(t)
    assert all(len(hand) == 3 and set(hand) <= OPENING | SECOND for hand in hands(t.match))


@pytest.mark.rule("DT-008", "DT-012", "DT-Q86")
def test_after_the_deal_nothing_is_left_where_cards_were_mixed_and_nobody_knows_another_s_hand():
    t = seated(seats=2)
    for card in range(t.match.box.kinds):
        if IDS[card] not in SECOND | {"E14"}:
            t.match.box.copies[card] = 0
    lay_out(t)
    g = t.match.g
    assert [len(hand) for hand in hands(t.match)] == [3, 3]
    assert g.count[Deck.OPPORTUNITY] < 6, "fewer than were mixed before"
    assert not any(g.mix[place] for place in range(64))
    assert not any(g.seen[seat, slot] for seat in range(2) for slot in range(3))
    assert t.told("round") == [{"round": 1}]


@pytest.mark.rule("DT-005", "DT-Q03")
def test_while_the_host_picks_the_first_player_nothing_lies_where_positions_were_mixed():
    t = seated(seats=4, first_player="sd_chosen")
    lay_out(t)
    assert t.phase == "first"
    assert not any(t.match.g.mix[place] for place in range(64))


@pytest.mark.rule("DT-003", "DT-012")
def test_the_decks_are_shuffled_and_hold_what_was_set_aside():
    orders = set()
    for seed in range(5):
        g = Match(GAME, 2, seed=seed).g
        deck = [IDS[g.queue[Deck.OPPORTUNITY, i]] for i in range(g.count[Deck.OPPORTUNITY])]
        assert OPENING & set(deck)
        assert len([c for c in deck if c in SECOND]) == 4
        orders.add((tuple(deck), tuple(g.queue[Deck.EVENT, i] for i in range(32))))
    assert len({o[0] for o in orders}) == 5
    assert len({o[1] for o in orders}) == 5


@pytest.mark.rule("DT-131", "DT-132", "DT-065")
@pytest.mark.parametrize(
    ("module", "opportunity", "event", "justice"),
    [("sacrifice", 0, 0, 0), ("vote", 0, 0, 0), ("justice", 0, 2, 6), ("taxes", 0, 0, 0), ("influence", 6, 0, 0), ("power", 2, 1, 0),
     ("skip", 0, 7, 0), ("rolloff", 0, 5, 0), ("points", 0, 0, 0), ("combo", 4, 0, 0)],
)  # fmt: skip
def test_each_module_puts_its_own_cards_into_the_decks(module, opportunity, event, justice):
    g = Match(GAME, 4, {module: "yes"}, seed=1).g
    assert [g.count[d] for d in range(3)] == [30 + opportunity, 32 + event, justice]
    assert GAME.board(Match(GAME, 4, {module: "yes"}, seed=1).box)["modules"] == [module]


@pytest.mark.rule("DT-065", "DT-131")
def test_all_modules_together_make_54_and_47_cards():
    board = GAME.board(Match(GAME, 2, {"preset": "advanced"}, seed=1).box)
    assert sum(c["count"] for c in board["cards"] if c["deck"] == "opportunity") == 54
    assert sum(c["count"] for c in board["cards"] if c["deck"] == "event") == 47
    assert len(board["modules"]) == 10
    basic = GAME.board(Match(GAME, 2, seed=1).box)
    assert basic["modules"] == []
    assert [sum(c["count"] for c in basic["cards"] if c["deck"] == d) for d in ("opportunity", "event", "justice")] == [42, 32, 0]


@pytest.mark.rule("DT-051", "DT-Q06")
def test_special_spaces_are_regular_without_their_module():
    board = GAME.board(Match(GAME, 2, {"preset": "advanced"}, seed=1).box)["spaces"]
    assert len(board) == 49
    assert [i for i, s in enumerate(board) if s == "justice"] == [4, 9, 15, 21, 29, 42]
    assert [i for i, s in enumerate(board) if s == "taxes"] == [7, 18, 27, 33, 39, 45]
    assert [i for i, s in enumerate(board) if s == "numbered"] == [0, 12, 24, 36, 48]
    assert set(GAME.board(Match(GAME, 2, seed=1).box)["spaces"]) == {"regular", "numbered"}
    t = trap(A="SD 3", B="SND 0")
    t.goes(die=1)
    assert t.pawn("A") == 4
    assert len(t.told("event")) == 1


@pytest.mark.rule("DT-Q06")
@pytest.mark.parametrize(
    ("length", "justice", "taxes"),
    [
        (8, [3, 6, 10, 14, 19, 28], [5, 12, 18, 22, 26, 30]),
        (10, [3, 8, 13, 18, 24, 35], [6, 15, 23, 28, 33, 38]),
        (14, [5, 11, 18, 25, 34, 49], [8, 21, 32, 39, 46, 53]),
    ],
)
def test_a_board_of_another_length_keeps_its_special_spaces_in_proportion(length, justice, taxes):
    board = GAME.board(Match(GAME, 2, {"preset": "advanced", "tier_length": length}, seed=1).box)["spaces"]
    assert len(board) == 4 * length + 1
    assert [i for i, s in enumerate(board) if s == "justice"] == justice
    assert [i for i, s in enumerate(board) if s == "taxes"] == taxes
    assert [i for i, s in enumerate(board) if s == "numbered"] == [t * length for t in range(5)]


@pytest.mark.rule("DT-Q06", "DT-053")
def test_on_a_shorter_board_the_tiers_begin_sooner():
    t = trap(A="SND 7", B="SD 0", tier_length=8)
    t.rolls("A", 2)
    t.goes(die=4)
    assert (t.pawn("A"), t.has("A")["job"]) == (8, 1)


@pytest.mark.rule("DT-002", "DT-Q31")
def test_the_supply_never_runs_out():
    t = trap("justice power", A="SD 0 pr200 skill90 : O08 O01 O02", B="SND 0 justice3 power", C="SND 0 justice3 power")
    t.turn()
    t.play("O08")
    assert t.pr("A") == 202


@pytest.mark.rule("DT-Q74", "DT-133", "DT-Q98")
def test_every_vote_tag_has_a_page_of_our_own_and_so_have_cards_without_one():
    from lopsided.engine.words import words

    text = words(GAME.package)
    pages = {tag: text.say(f"learn-{tag}") for tag in text.family("learn")}
    assert set(pages) == {"degree", "startup", "job", "home", "business", "legacy", "justice", "none"}
    assert all(len(page) > 80 and page.endswith(".") for page in pages.values())
    assert len(set(pages.values())) == 8
    assert CARDS["X1"] == len(CARDS) - 1, "garbled figures of the book name no further cards"
