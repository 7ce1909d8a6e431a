"""Every kind of outcome in every game gets a first sentence, in every language, that the figures carry."""

import re
from itertools import product

import numpy as np
import pytest
from saying import says_what_the_figures_do

from lopsided.agents.figures import CAUSES, Account, Again, Debrief, Figure, Headline
from lopsided.agents.findings import compared, headline, note, questions
from lopsided.engine.game import all_games
from lopsided.engine.words import languages, words

GAMES = sorted(name for name, game in all_games().items() if game.package.startswith("lopsided."))
SERVER = "lopsided.server"
WHY = {  # words that claim a cause where the figures show a difference
    "en": r"because|thanks to|due to|caused|proves?|therefore",
    "fr": r"parce qu|grâce à|à cause|en raison|prouve|donc",
    "es": r"porque|gracias a|a causa|debido a|demuestra|por eso",
}
SPEAKS = ("debrief-", "shoes-", "reform-")


def some(dice: np.random.Generator, seats: int, winners: list[int], over: bool) -> list[Account]:
    """Ledgers that add up, with intervals from sharp to blurred."""
    found = []
    for seat in range(seats):
        equal, within = round(100 / seats, 1), float(dice.choice([0.5, 3.0, 12.0]))
        end = (100 / len(winners) if seat in winners else 0.0) if over else float(dice.uniform(0, 100))
        parts = dice.dirichlet([0.4] * 4) * (end - equal) if dice.random() < 0.5 else dice.normal(0, 30, 4)
        parts[dice.integers(4)] += end - equal - parts.sum()
        figures = [Figure(round(float(x), 1), within) for x in parts]
        by = [Figure(round(float(x), 1), within) for x in dice.normal(0, 15, seats)]
        unequal = Figure(round(float(parts[0] / 2), 1), within)
        found.append(Account(equal, *figures, Figure(round(end, 1), 0.0 if over else within), by, Figure(round(float(parts[0] / 2), 1), within), unequal))
    return found


def told(accounts: list[Account], placing: list[int], again: list[Again]) -> Debrief:
    """The debrief that says all that can be said of these figures."""
    first, notes = headline(accounts, placing), [note(account) for account in accounts]
    return Debrief(
        "", 1, "", 1, 1, True, not placing, 0, 0, placing, first, accounts, notes, questions(accounts), [], [], again=again, compared=compared(again)
    )  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_whatever_comes_out_of_a_game_every_sentence_is_carried_by_its_figures(name: str) -> None:
    low, high = all_games()[name].seats
    dice, findings, topics = np.random.default_rng(len(name)), set(), set()
    for seats, ends, _ in product(range(low, high + 1), ("alone", "shared", "nobody", "stopped"), range(120)):
        order = [int(seat) for seat in dice.permutation(seats)]
        winners = {"alone": order[:1], "shared": order[: 1 + seats // 2], "nobody": [], "stopped": []}[ends]
        placing = [] if ends == "stopped" else [1 if seat in winners else 2 for seat in range(seats)]
        wins = [[Figure(round(float(x), 1), 2.0) for x in 100 * dice.dirichlet([0.5] * seats)] for _ in range(2)]
        again = [Again(these, equally, Figure(round(equally.value - these.value, 1), 3.0)) for these, equally in zip(*wins, strict=True)]
        found = told(some(dice, seats, winners, ends != "stopped"), placing, again)
        says_what_the_figures_do(found)
        findings.add(found.headline.finding)
        topics |= {question.about for question in found.questions}
    assert findings == {"stopped", "nobody", "shared", "doing", *CAUSES, "several"}, "every template was chosen"
    assert {f"{topic}_{way}" for topic in ("rules", "luck", "others") for way in ("gave", "took")} <= topics


@pytest.mark.parametrize("language", languages(SERVER))
def test_every_first_sentence_names_who_it_is_about_and_no_figure_but_the_data_s(language: str) -> None:
    says = words(SERVER, language)
    for finding in Headline.__annotations__["finding"].__args__:
        for who in ("head", "you"):
            message = f"debrief-{who}_{finding}"
            if message not in says:
                assert who == "you"
                assert finding in ("nobody", "shared"), "these are never one reader's alone"
                continue
            said = says.say(message, names="Amina", n=1, points="16.4", within="±2.1", way="75.0")
            assert ("Amina" in said) == (who == "head" and finding != "nobody")
            assert re.findall(r"\d+\.\d", said) in ([], ["16.4", "2.1", "75.0"])


@pytest.mark.parametrize("language", languages(SERVER))
def test_no_sentence_about_figures_says_why(language: str) -> None:
    packages = [SERVER, *(all_games()[name].package for name in GAMES)]
    found = {message: text for package in packages for message, text in words(package, language).entries.items() if message.startswith(SPEAKS)}
    assert len(found) > 100
    assert not {message: text for message, text in found.items() if re.search(rf"\b({WHY[language]})", str(text), re.IGNORECASE)}
