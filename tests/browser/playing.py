"""Playing through a page: wait for a question, act within just this question, wait until the move was answered."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from browserside import PATIENCE
from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TookTooLong
from tongue import game_says, say

Act = Callable[..., None]  # Locator.click, Locator.tap
OVER = f'#story, h1:has-text("{say("end-stopped")}")'
NEXT = ".next"  # what is being shown waits for its reader
A_WHILE = 3_000  # milliseconds until we look whether the question is still the same


@dataclass
class Question:
    """What a page asks its reader now. Things are found within it only: what is done never meets the next question."""

    page: Page
    at: str
    phase: str
    count: int = 0
    act: Act = Locator.click

    @property
    def main(self) -> Locator:
        """The table, as long as it asks this."""
        return self.page.locator(f"main[data-at='{self.at}'][data-asks='{self.phase}']")

    def find(self, what: str, **more: Any) -> Locator:
        """Something on the table, as long as it asks this."""
        return self.main.locator(what, **more)

    def press(self, what: str, nth: int = 0) -> None:
        """Press the n-th of such things, counted in a circle."""
        found = self.find(what)
        found.first.wait_for(timeout=A_WHILE)
        self.act(found.nth(nth % max(1, found.count())), timeout=A_WHILE)

    def has(self, what: str) -> bool:
        """Whether there is such a thing to be seen."""
        return self.find(f"{what} >> visible=true").count() > 0

    def stands(self) -> bool:
        """Whether it is still being asked."""
        return self.main.count() > 0

    def answered(self) -> None:
        """Wait until the table is beyond this question; a step that nobody else sees has no number, only another question."""
        self.page.locator(f"main:not([data-at='{self.at}'][data-asks='{self.phase}'])").wait_for()


@dataclass
class Hands:
    """How a game is played through its page: what to press in each of its phases."""

    game: str
    answers: dict[str, Callable[[Question], None]]
    seats: int = 2  # the fewest
    short: dict[str, Any] = field(default_factory=dict)  # options for a game that ends soon
    by_tab: Callable[[Question], bool] = lambda question: False  # a step with the Tab key, where there is one to be tried
    in_parts: frozenset[str] = frozenset()  # phases in which one move of the list is not yet an answer: always with the Tab key

    @property
    def title(self) -> str:
        """What is written on its box."""
        return game_says("title", self.game)


def asked(page: Page, count: int = 0, act: Act = Locator.click) -> Question | None:
    """Wait until this page asks something; None once the game is over. What is shown before is read; a device that is passed around is taken first."""
    while True:
        page.locator(f"main[data-asks], {OVER}, {NEXT}").first.wait_for()
        if page.locator(OVER).count():
            return None
        if page.locator(NEXT).count():
            read_on(page, act)
            continue
        curtain = page.locator("dialog[open] .btn.go")
        if curtain.count():
            act(curtain)
        told = page.locator("main").evaluate("(main) => [main.dataset.at, main.dataset.asks]")
        if all(told):
            return Question(page, *told, count, act)


def read_on(page: Page, act: Act = Locator.click) -> None:
    """On from what is being shown to the next, unless it has gone by itself."""
    try:
        act(page.locator(NEXT).first, timeout=A_WHILE)
    except TookTooLong:
        return


def step(page: Page, hands: Hands, count: int = 0, act: Act = Locator.click, do: Callable[[Question], None] | None = None) -> bool:
    """Answer one question and wait until the answer has come; false once the game is over."""
    for _ in range(PATIENCE // A_WHILE):
        question = asked(page, count, act)
        if question is None:
            return False
        try:
            (do or hands.answers[question.phase])(question)
        except TookTooLong:
            continue  # another question came, or the machine is slow: look again
        question.answered()
        return True
    raise AssertionError(f"{page.locator('main').get_attribute('data-asks')} cannot be answered")


def play_out(page: Page, hands: Hands, act: Act = Locator.click, do: Callable[[Question], None] | None = None) -> int:
    """Play until the end page; how many steps it took."""
    for count in range(600):
        if not step(page, hands, count, act, do):
            return count
    raise AssertionError("the game does not end")


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until the focus is on such a thing."""
    for _ in range(120):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with the Tab key")


def by_key(question: Question) -> None:
    """One of the moves by the key that the list names."""
    keys = question.find(".aslist [aria-keyshortcuts]")
    keys.first.wait_for(state="attached", timeout=A_WHILE)
    key = keys.nth(question.count % max(1, keys.count())).get_attribute("aria-keyshortcuts", timeout=A_WHILE)
    question.page.keyboard.press(str(key).lower())


def open_table(page: Page, hands: Hands, act: Act = Locator.click) -> None:
    """From the front page to a lobby with the fewest seats and few rounds, with the lobby's own fields."""
    act(page.get_by_role("button", name=hands.title))
    act(page.get_by_role("dialog").get_by_role("button", name=say("home-open")))
    page.get_by_label(say("options-seats")).select_option(str(hands.seats))
    act(page.locator("summary", has_text=say("options-house")))
    for name, value in hands.short.items():
        field = page.locator(f"#option-{name}")
        field.select_option(value) if isinstance(value, str) else field.fill(str(value))
        field.blur()
    counts = [re.escape(say("options-house_changed", n=n)) for n in range(len(hands.short), 60)]  # a preset speaks for other options too
    page.get_by_text(re.compile("|".join(counts))).wait_for()
