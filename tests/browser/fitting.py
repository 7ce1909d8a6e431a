"""Whether a page has room for a language with longer words than English."""

from pathlib import Path

from browserside import DESK, PHONE, fits
from playwright.sync_api import Page

LONGER = "xx"  # the pseudo-language: every word a third longer, in brackets
MISFITS = (Path(__file__).parent / "misfits.js").read_text("utf-8").strip().rstrip(";")
SPEAK = "(code) => { history.pushState(null, '', `?lang=${code}`); dispatchEvent(new PopStateEvent('popstate')); }"
SPOKEN = "(code) => document.documentElement.lang === code && [...document.querySelectorAll('h1')].some((said) => said.textContent.includes('⟦'))"


def misfits(page: Page) -> list[str]:
    """The texts that are cut off, stick out of what they stand in, or lie on one another."""
    return list(page.evaluate(MISFITS))


def has_room_for_its_words(page: Page, where: str) -> None:
    """All texts of the page can be read on a phone and on a laptop."""
    for size in (PHONE, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        fits(page)
        found = misfits(page)
        assert not found, f"{where} at {size}:\n" + "\n".join(found)


def has_room_for_longer_words(page: Page, where: str) -> None:
    """The page goes on in the pseudo-language, and has room for its words too."""
    page.evaluate(SPEAK, LONGER)
    page.wait_for_function(SPOKEN, arg=LONGER)
    has_room_for_its_words(page, where)
