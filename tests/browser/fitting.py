"""Whether a page has room in every window, and for a language with longer words than English."""

from collections.abc import Callable
from pathlib import Path

from browserside import DESK, PATIENCE, PHONE, axe, fits
from playwright.sync_api import Page
from tongue import spoken

SIZES = [{"width": 320, "height": 640}, PHONE, DESK, {"width": 1920, "height": 1080}]
LONGER = "xx"  # the pseudo-language: every word a third longer, in brackets
MISFITS = (Path(__file__).parent / "misfits.js").read_text("utf-8").strip().rstrip(";")
SETTLED = f"""async (patience) => {{
  const until = performance.now() + patience;
  for (;;) {{
    const found = await ({MISFITS})();
    if (!found.length || performance.now() > until) return found;
  }}
}}"""
SPEAK = "(code) => { history.pushState(null, '', `?lang=${code}`); dispatchEvent(new PopStateEvent('popstate')); }"
SPOKEN = "(code) => document.documentElement.lang === code && [...document.querySelectorAll('h1')].some((said) => said.textContent.includes('⟦'))"


def fits_every_window(page: Page, keys: str, where: str, at_a_desk: Callable[[], None] = lambda: None) -> None:
    """What is asked is seen at every size, axe finds nothing by day and under the lamp, and at a desk this holds too."""
    for size in SIZES:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.locator(keys).first.wait_for()
        fits(page)
        if size == DESK:
            at_a_desk()
        if size in (PHONE, DESK):
            for scheme in ("dark", "light"):
                page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                axe(page, f"{where}, {scheme}, {size}", colours=scheme == "dark")


def misfits(page: Page, patience: int = 0) -> list[str]:
    """The texts that are cut off, stick out of what they stand in, or lie on one another; of those that are placed by measure, once they have been."""
    return list(page.evaluate(SETTLED, patience))


def has_room_for_its_words(page: Page, where: str) -> None:
    """All texts of the page can be read on a phone and on a laptop."""
    for size in (PHONE, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        fits(page)
        found = misfits(page, PATIENCE)
        assert not found, f"{where} at {size}:\n" + "\n".join(found)


def has_room_for_longer_words(page: Page, where: str) -> None:
    """The page goes on in the pseudo-language, and has room for its words too."""
    page.evaluate(SPEAK, LONGER)
    page.wait_for_function(SPOKEN, arg=LONGER)
    has_room_for_its_words(page, where)


def sheet_has_room_for_longer_words(page: Page, where: str) -> None:
    """The same of what was opened by hand; then the page goes on in its reader's language, with what is open."""
    has_room_for_longer_words(page, where)
    page.evaluate(SPEAK, spoken[-1])
    page.wait_for_function("(code) => document.documentElement.lang === code", arg=spoken[-1])
