"""No English is left on the pages of a reader of another language, and there is room for that reader's words."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browserside import Server, Windows
from fitting import has_room_for_its_words
from fluent.syntax import ast
from playwright.sync_api import Page
from prepared import finished

import lopsided
from lopsided.engine.words import LANGUAGE, languages
from lopsided.testing.grammar import nodes, read_messages

CODE = Path(lopsided.__file__).parent
FEWEST = 2  # words; a single one may be the same in two languages
# What is read and heard on a page; names, and what says that it is English, are left out.
READ = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said = [];
  while (walk.nextNode()) {
    if (!walk.currentNode.parentElement.closest('script, style, [translate=no], body [lang=en]')) said.push(walk.currentNode.data);
  }
  for (const at of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
    if (!at.closest('body [lang=en]')) said.push(...['aria-label', 'placeholder', 'title'].map((name) => at.getAttribute(name) ?? ''));
  }
  return said.map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean);
}"""


def phrases(language: str) -> set[str]:
    """The parts of all messages between what is put into them."""
    found = [
        " ".join(line.split())
        for path in CODE.rglob(f"text/{language}.ftl")
        for message in read_messages(path.read_text("utf-8"), str(path)).values()
        for part in nodes(message) if isinstance(part, ast.TextElement)
        for line in part.value.splitlines()
    ]  # fmt: skip
    return {phrase for phrase in found if len(re.findall(r"[A-Za-z]{2,}", phrase)) >= FEWEST}


def english_on(page: Page, language: str) -> list[str]:
    """What this page says in English that its reader's language says otherwise."""
    own, said = "\n".join(phrases(language)), "\n".join(page.evaluate(READ))
    return [phrase for phrase in phrases(LANGUAGE) if phrase not in own and re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", said)]


def pages(server: Server, windows: Windows, language: str) -> Iterator[tuple[str, Page]]:
    """Where a reader comes by: what is on the shelf, a box, rules, the lab, a lobby, the end."""
    for path, drawn in (("/", ".shelf"), ("/?game=disruptopia", "dialog"), ("/rules/unequalopolis", "main h2"), ("/lab/disparity-trap", ".dial")):
        page = windows(locale=language)
        page.goto(path)
        page.locator(drawn).first.wait_for()
        yield path, page
    lobby = windows.at(server.table("open", 4, {}, "disparity-trap", name="Ada"), locale=language)
    lobby.locator(".bench").first.wait_for()
    yield "a lobby", lobby
    over = windows.at(finished(server), locale=language)
    over.locator("#story").wait_for()
    yield "the end", over


def test_a_page_in_english_is_found(windows: Windows) -> None:
    page = windows(locale="en-GB")
    page.goto("/")
    page.locator(".shelf").first.wait_for()
    assert len(english_on(page, "fr")) > 5


@pytest.mark.parametrize("language", [code for code in languages("lopsided.server") if code != LANGUAGE])
def test_no_english_is_left_for_who_reads_another_language(server: Server, windows: Windows, language: str) -> None:
    for where, page in pages(server, windows, language):
        assert not english_on(page, language), where
        has_room_for_its_words(page, where)
