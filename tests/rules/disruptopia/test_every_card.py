"""Every card of the box is played once and does what it says; what it says wrongly is refused when the box is opened."""

import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

import lopsided
from lopsided.engine.box import BoxError
from lopsided.games.disruptopia import GAME
from lopsided.games.disruptopia.rules.company import price
from lopsided.games.disruptopia.state import Option
from lopsided.testing.conformance import make_box_of, spoil

from .boardroom import CARDS, PLACES, Boardroom, boardroom

# card: my company, the rival's, what is chosen on the way, what it leads to ("A.rep": 2); effects are put down and then used.
PLAYED: dict[str, tuple[str, str, list[str], dict[str, Any]]] = {
    "R01": ("rep 0", "", [], {"A.rep": 2, "A.cut": 2}),
    "R02": ("", "", [], {"A.cut": 3}),
    "R03": ("rep 0", "", [], {"A.cut": 2, "A.rep": -1}),
    "R04": ("S $3 workers 3", "", [], {"A.workers": 4, "A.corp": 3}),
    "R05": ("S compute 2 rep 0", "", [], {"A.compute": 3, "A.rep": -1}),
    "R06": ("S compute 1", "", [], {"A.compute": 2}),
    "R07": ("S $0 compute 1", "", [], {"A.model": 1, "A.corp": 0, "A.rep": 1}),
    "R08": ("S $0 compute 1 rep 0", "model 1", [], {"A.model": 1, "A.corp": 0, "A.rep": 0}),
    "R09": ("rep 0", "", [], {"A.rep": 3, "B.cut": 1, "A.cut": 0}),
    "R10": ("S $0", "", [], {"A.corp": 4}),
    "R11": ("B $9 compute 2", "", ["chips"], {"A.corp": 7}),
    "R12": ("S $0", "", ["patent"], {"A.corp": 2}),
    "R13": ("S $9 compute 1", "", ["train"], {"A.corp": 9}),
    "R14": ("$0", "", ["even", "use"], {"A.corp": 3}),
    "R15": ("$9 power 3", "", ["train"], {"A.power": 4}),
    "R16": ("", "", ["deck 0", "deck 1", "deck 2"], {"A.cards": 3}),
    "R17": ("S $0 workers 3", "", [], {"A.workers": 4, "A.corp": 0}),
    "I01": ("rep 1 power 3", "", ["use"], {"A.power": 4}),
    "I02": ("rep 0", "", ["use"], {"A.rep": 1}),
    "I03": ("rep 0", "", [], {"A.rep": 1}),
    "I04": ("rep 3 power 3", "", [], {"A.power": 5}),
    "I05": ("at asia", "", ["region north"], {"A.tokens": 1}),
    "I06": ("$2 rep 0", "", [], {"A.corp": 0, "A.rep": 2}),
    "I07": ("$0", "", [], {"A.corp": 3}),
    "I08": ("$0 tokens 2", "", [], {"A.corp": 4}),
    "I09": ("S at asia", "", ["region europe"], {"A.at": ["europe", "asia"]}),
    "I10": ("S at asia,north rep 0", "", ["region europe"], {"A.at": ["north", "europe", "asia"], "A.rep": -1}),
    "I11": ("power 3 rep 0", "", [], {"A.power": 5, "A.rep": 0}),
    "I12": ("S rep 0", "", ["marketing", "reroll"], {"A.rep": 3}),
    "I13": ("S $3 rep -1", "", ["buyback"], {"A.rank": "M", "A.rep": -2}),
    "I14": ("S $3 at asia", "", ["scale", "region north"], {"A.corp": 3}),
    "I15": ("$1 at north", "", ["use", "region north"], {"A.corp": 0, "A.tokens": 1}),
    "I16": ("", "$9 rep 5", [], {"A.slots": ["I16"]}),
    "I17": ("rep 3", "hand S02", [], {"A.slots": ["I17"]}),
    "S01": ("", "M $9 compute 2", ["rival chips"], {"B.corp": 5}),
    "S02": ("", "rep 3", ["target"], {"B.rep": 1}),
    "S03": ("", "workers 5", ["target"], {"B.workers": 4}),
    "S04": ("", "at asia,africa", ["target", "region asia"], {"B.at": ["africa"]}),
    "S05": ("$0", "$5", ["target"], {"A.corp": 2, "B.corp": 3}),
    "S06": ("$0", "$5", ["target"], {"A.corp": 4, "B.corp": 1}),
    "S07": ("", "power 5", ["target"], {"B.power": 3}),
    "S08": ("$5", "$5", [], {"A.corp": 5, "B.corp": 3}),
    "S09": ("", "hand R01,I03,S01", ["target"], {"B.cards": 1}),
    "S10": ("", "", ["target"], {"B.surcharge": 2}),
    "S11": ("", "compute 3 model 2", ["target"], {"B.compute": 2}),
    "S12": ("", "hand R01", ["target", "snatch 0"], {"A.hand": ["R01"], "B.hand": []}),
    "S13": ("", "M tokens 2", ["target"], {"B.tokens": 1}),
    "S14": ("", "rep 0", ["use", "target"], {"B.rep": -1}),
    "S15": ("", "$9 at asia", ["rival scale"], {"B.corp": 7}),
    "S16": ("", "$9 workers 3", ["rival recruit"], {"B.corp": 6}),
    "S17": ("$0", "$5", ["use", "target"], {"A.corp": 2, "B.corp": 3}),
    "S18": ("$1 rep 0", "power 5", ["target"], {"A.corp": 0, "B.power": 4, "A.rep": -1}),
}  # fmt: skip
LEDGER = Path(__file__).parents[3] / "docs" / "ledger" / "disruptopia.md"
ROW = re.compile(r"^\| ([RIS]\d\d) \| (.+?) \| ([AE]) \| (\d) \| (.+) \| (\d) \| .+ \|$", re.MULTILINE)
NEEDS = {"rep 1": "req: Rep 1 or more", "subsidy 1": "req: at least 1 own Subsidy Token", "behind": "req: a competitor has a higher Model Version"}
TARGETS = {"leader": "target: highest Model Version among", "public_money": "target: Millionaire or Billionaire with a Subsidy Token"}
SMALL_WORDS = {"me", "my", "or", "more", "own", "token", "at", "a", "by", "class", "s", "m", "b", "roll", "on", "nwl"}
LATER = ("chips", "patent", "train", "marketing", "buyback", "scale", "recruit")


def step(t: Boardroom, card: str, word: str) -> None:
    """One thing that happens after a card was played."""
    name, *rest = word.split()
    if name == "use":
        t.use(card)
    elif name == "target":
        t.do("target", target="B")
    elif name == "region":
        t.region(rest[0])
    elif name in ("deck", "snatch"):
        t.do(name, **{"deck" if name == "deck" else "slot": int(rest[0])})
    elif name == "reroll":
        t.do("reroll")
    elif name == "rival":
        t.region("north") if rest[0] == "scale" else t.carry()
    elif name in LATER and t.phase == "worker":
        t.carry()


@pytest.mark.rule("DR-113", "DR-114", "DR-111")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_does_what_it_says(card: str) -> None:
    mine, rival, way, expected = PLAYED[card]
    t = boardroom(A=f"{mine} hand {card}", B=rival)
    t.subsidies(north=1)
    t.card_dice("A", 2)
    t.campaign_dice("A", 1, 6)
    points = t.match.box.cost[CARDS[card]]
    own = [word for word in way if word in LATER]
    t.match.g.round = 2 if "even" in way else 1
    t.plans("A", " ".join(["card"] * points + (own or ["patent"] * (points < 3))))
    others = [word.split()[1] for word in way if word.startswith("rival")]
    t.plans("B", " ".join([*others, "patent"]) if others else "patent")
    t.turn("A")
    t.play(card)
    for word in way:
        step(t, card, word) if not word.startswith("rival") else leave(t) or step(t, card, word)
    for what, value in expected.items():
        player, field = what.split(".")
        found = len(t[player].hand) if field == "cards" else getattr(t[player], field)
        assert found == value, what
    effect = t.match.game.board(t.match.box)["cards"][CARDS[card]]["kind"] == "effect"
    assert t["A"].slots == [card] if effect else card in t.pile(t.match.box.deck_of[CARDS[card]])


def leave(t: Boardroom) -> None:
    """A has nothing more to do."""
    while t.asked == ["A"]:
        t.do("skip" if t.phase == "worker" else "go_on")


def test_no_card_is_left_out() -> None:
    assert list(PLAYED) == list(CARDS)


def gist(effects: str) -> list[str]:
    """What an effect says, without the grammar of the ledger or of the box."""
    effects = effects.replace("presence(+1)", "presence").replace("bonus(", "after ").replace("else", "if rep below 3").replace("_", " ")
    return [word for word in re.findall(r"\d-\d|-?\d+|[a-z]+", effects.lower()) if word not in SMALL_WORDS]


@pytest.mark.rule("DR-111", "DR-112", "DR-137")
@pytest.mark.parametrize(("row", "card"), list(zip(ROW.findall(LEDGER.read_text("utf-8")), GAME.printed["cards"], strict=True)), ids=list(CARDS))
def test_every_card_is_the_ledgers(row: tuple[str, ...], card: dict[str, Any]) -> None:
    id_, title, kind, cost, effect, count = row
    said = "; ".join(re.findall(r"`(.+?)`", effect))
    when, _, rest = said.partition(": ")
    timed = when if when in ("round", "odd", "even") else "standing" if kind == "E" else "played"
    assert (card["id"], card["title"], card["kind"][0].upper(), card["cost"], card["count"]) == (id_, title, kind, int(cost), int(count))
    assert card.get("when", "played") == timed
    assert gist(rest if timed in ("round", "odd", "even") else said) == gist("; ".join(card["effects"]))
    assert card.get("locks", False) == ("`NWL`" in effect)
    for key, known in (("need", NEEDS), ("target", TARGETS)):
        assert [name for name, words in known.items() if words in effect] == ([card[key]] if key in card else [])


def test_shields_hold() -> None:
    t = boardroom(A="$9 rep 5 hand S02,I03", B="slots I16,I17")
    t.plans("A", "audit card patent")
    t.turn("A")
    t.do("go_on")
    assert len(t.told("failed")) == 1
    t.do("go_on")
    assert "S02" not in t.can_play()


def spoiled(card: str, key: str, value: Any) -> str:
    """What is said about a box in which one card says something else."""
    printed = spoil(GAME.printed, ("cards", CARDS[card], key), value)
    with pytest.raises(BoxError) as error:
        make_box_of(GAME, printed, 2)
    return str(error.value)


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("effects", ["levitate me 2"], "there is no verb 'levitate'"),
        ("effects", ["rep you 2"], "there is no who 'you'"),
        ("effects", ["rep me 99"], "'99' is no whole number from -30 to 30"),
        ("effects", ["rep me two"], "'two' is no whole number"),
        ("effects", ["rep me 0"], "it changes nothing"),
        ("effects", ["rep me 1 2"], "does not make sense"),
        ("effects", [], "must be a list of 1 to 4"),
        ("effects", ["after train: gain 1"], "does not go with when = 'played'"),
        ("effects", ["price train -1 me"], "does not go with when = 'played'"),
        ("effects", ["presence", "subsidy any"], "one region"),
        ("effects", ["draw 1", "gain 1"], "one region, and one draw or snatch at the end"),
        ("effects", ["when hungry: gain 1"], "'when hungry' is no condition"),
        ("effects", ["on 1-9: gain 1"], "'9' is no whole number from 1 to 6"),
        ("effects", ["on 5-2: gain 1"], "'2' is no whole number from 5 to 6"),
        ("effects", ["on 1-2:"], "there is no verb ''"),
        ("effects", [": gain 1"], "'' is no condition"),
        ("effects", ["on 1-3: draw 1"], "cannot be conditional"),
        ("effects", ["pay 1", "train free"], "not beside another price"),
        ("effects", ["pay 1", "rep me -1"], "nothing to play a card for"),
        ("effect", ["gain 1"], "there is no 'effect'"),
        ("count", 0, "count is 0"),
        ("cost", 9, "cost is 9"),
        ("cost", -1, "cost is -1"),
        ("count", 41, "count is 41"),
        ("count", "many", "count is 'many'"),
        ("deck", "tarot", "there is no deck 'tarot'"),
        ("kind", "spell", "it must be action or effect"),
        ("kind", "effect", "effect cards, and only they, say when"),
        ("when", "sometimes", "there is no when 'sometimes'"),
        ("need", "luck 3", "there is no need 'luck'"),
        ("need", "rep", "rep takes a number"),
        ("target", "leader", "no effect is about one"),
        ("locks", "yes", "it must be true or false"),
        ("title", "", "it must be a text that is not empty"),
        ("id", "R02", "used twice"),
    ],
)
def test_a_card_that_says_something_wrong_is_refused_by_name(key: str, value: Any, complaint: str) -> None:
    found = spoiled("R01", key, value)
    assert complaint in found
    assert ("R01" in found and "Submit a Whitepaper" in found) or key in ("id", "title")


@pytest.mark.parametrize("effect", ["if rep 3: price train -1 me", "on 1-2: shield rep", "if rep below 0: reroll marketing"])
def test_what_stands_all_the_time_cannot_be_conditional(effect: str) -> None:
    assert "R11 Bulk Chip Contract: effects" in spoiled("R11", "effects", [effect])


def test_a_free_card_that_draws_is_refused() -> None:
    printed = spoil(GAME.printed, ("cards", CARDS["R16"], "cost"), 0)
    with pytest.raises(BoxError, match="R16 Preprint Flood: cost is 0"):
        make_box_of(GAME, printed, 2)


def with_card(t: Boardroom, card: str, *effects: str) -> None:
    """A table at which a card says something else."""
    t.match.box = GAME.box.on(make_box_of(GAME, spoil(GAME.printed, ("cards", CARDS[card], "effects"), list(effects)), 2))


@pytest.mark.rule("DR-Q47", "DR-Q73")
@pytest.mark.parametrize(("effects", "mine"), [(("presence", "rep me 2"), 2), (("subsidy any", "rep me 2"), 2), (("unplace one", "rep one -1"), 0)])
def test_no_region_is_asked_for_where_that_part_fizzles(effects: tuple[str, ...], mine: int) -> None:
    t = boardroom(A="B rep 0 at north,south,africa,europe,asia,oceania hand I03", B="rep 3 at asia")
    with_card(t, "I03", *effects)
    t.plans("A", "patent")
    t.turn("A")
    t.play("I03")
    if t.phase == "target":
        t.do("target", target="B")
    assert (t.phase, t["A"].rep, t["B"].rep, t["B"].at) == ("worker", mine, 3 if mine else 2, ["asia"])


@pytest.mark.rule("DR-Q43", "DR-Q27")
def test_a_price_that_a_rivals_card_raises_is_summed_up_before_it_is_cut_at_nothing() -> None:
    t = boardroom(A="compute 2 model 0 rep 0", B="slots S01")
    with_card(t, "S01", "price train 3 each")
    t.lay(cut=[3])
    assert t.run(price, 0, Option.TRAIN) == 1 + 3 - 3


@pytest.mark.rule("DR-Q47", "DR-Q72")
@pytest.mark.parametrize(
    ("effects", "mine", "legal"),
    [
        (("gain 1", "rep one -1"), "", False),  # the gain does not make a target of who has nothing to lose
        (("pay 1", "rep me 1"), "$5 rep 10", False),  # a price alone is no use
        (("pay 1", "rep me 1"), "$5 rep 9", True),
        (("power me -1",), "power 1", True),
        (("rep all -1",), "rep 0", True),
    ],
)
def test_a_price_and_a_part_about_somebody_else_make_no_card_useful(effects: tuple[str, ...], mine: str, legal: bool) -> None:
    t = boardroom(A=f"{mine} hand I03,R14", B="rep -2")
    with_card(t, "I03", *effects)
    t.plans("A", "card patent")
    t.turn("A")
    assert ("I03" in t.can_play()) == legal


@pytest.mark.rule("DR-Q81")
def test_a_bonus_can_follow_every_action_that_a_card_may_name() -> None:
    actions = {"buy_chips": "chips", "file_patent": "patent", "recruit": "recruit", "train": "train", "handout": "handout", "buyback": "buyback",
               "marketing": "marketing", "scale_presence": "scale", "audit": "audit"}  # fmt: skip
    assert spoiled("R12", "effects", ["after nap: gain 1"]).endswith(f"There is {', '.join(actions)}.")
    for action, word in actions.items():
        t = boardroom(A="S $20 rep 0 at asia slots R12", B="slots R13")
        with_card(t, "R12", f"after {action}: gain 9")
        t.subsidies(asia=1)
        t.plans("A", word)
        t.turn("A")
        if t.phase == "worker":
            t.luck()
            t.carry()
        else:
            t.do(t.choices()[-1].name, **t.choices()[-1].ints)
        assert [e["amount"] for e in t.told("gained")] == [9], action


@pytest.mark.rule("DR-Q81")
@pytest.mark.parametrize(("rank", "tokens", "paid"), [("S", 0, 1), ("S", 2, 1 + 4), ("B", 4, 3 + 6)])
def test_a_bonus_may_be_paid_for_each_subsidy(rank: str, tokens: int, paid: int) -> None:
    t = boardroom(A=f"{rank} $0 tokens {tokens} slots R12", B="")
    with_card(t, "R12", "after file_patent: gain 2 per subsidy most 6")
    t.does("patent")
    assert t["A"].corp == paid


NEW_CARD = """
[[cards]]
id = "R99"
title = "Quantum Blockchain"
deck = "research"
kind = "action"
cost = 0
count = 5
need = "rep 0"
effects = ["if rep 0: power me 2", "gain 1 2 3", "rep one -1"]
source = "designed"
"""
PLAY_IT = """
from lopsided.engine.game import find_game
from lopsided.engine.match import Match
GAME = find_game("disruptopia")
match = Match(GAME, 2, seed=1, names=("Ada", "Bo"))
kind = len(GAME.printed["cards"]) - 1
assert GAME.board(match.box)["cards"][kind]["id"] == "R99"
for seat in range(2):
    match.submit(match.pending[0], *match.overdue(match.pending[0]))
for seat in range(2):
    match.g.hand[seat, 0] = kind + 1
    match.submit(seat, *match.overdue(seat))
seat = match.g.active
play = next(a for a in match.legal(seat) if GAME.moves.decode(a).name == "play" and GAME.moves.decode(a).ints["slot"] == 0)
print(match.say_action(seat, play))
match.submit(seat, play, GAME.moves.encode("target", target=1 - seat))
told = [e for _, e in match.events_since(0, -1) if e.kind in ("played", "power_up", "gained", "rep_down")]
print(" ".join(match.say(e, -1).replace(match.names[seat], "X").replace(match.names[1 - seat], "Y") for e in told))
"""


@pytest.mark.rule("DR-112", "DR-137")
def test_a_card_added_to_the_box_and_named_in_the_words_is_played_and_spoken_of(tmp_path: Path) -> None:
    source = Path(lopsided.__path__[0])
    copytree(source, tmp_path / "lopsided", ignore=lambda folder, names: [n for n in names if n in ("web_dist", "__pycache__")])
    box = tmp_path / "lopsided" / "games" / "disruptopia" / "box.toml"
    box.write_text(box.read_text("utf-8") + NEW_CARD, "utf-8")
    words, cards = box.parent / "text" / "en.ftl", box.read_text("utf-8").count("[[cards]]")
    words.write_text(words.read_text("utf-8") + f"\ncard-{cards - 1} = Quantum Blockchain\n", "utf-8")
    done = subprocess.run([sys.executable, "-c", PLAY_IT], env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False, cwd=tmp_path)
    told = "X played Quantum Blockchain. The power of X rose by 2 to 5. The company of X took $1. The reputation of Y fell by 1 to -1."
    assert done.stdout.splitlines() == ["Play Quantum Blockchain", told], done.stderr


def test_the_boards_regions_are_the_boxs() -> None:
    assert len(PLACES) == len(GAME.printed["regions"])
