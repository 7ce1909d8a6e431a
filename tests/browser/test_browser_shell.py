"""What holds on every page: nobody else is asked, nothing moves where that is not wanted, every text has a key."""

from browserside import Server, Windows
from hands.threat_level import UNION
from playing import asked
from playwright.sync_api import Page, Response, WebSocket, expect
from prepared import finished, reach
from tongue import game_says, say, spoken

# The texts that a reader sees and that no key has given; what the server said, and names, are left out.
UNTRANSLATED = """(said) => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const [text, at] = [walk.currentNode.data.trim(), walk.currentNode.parentElement];
    if (/[a-z]{2}/i.test(text) && !text.includes('⟦') && !at.closest('[translate=no], script, style') && !said.includes(text)) found.push(text);
  }
  for (const at of document.querySelectorAll('[aria-label], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'placeholder', 'alt']) {
      const text = at.getAttribute(name) ?? '';
      if (/[a-z]{2}/i.test(text) && !text.includes('⟦') && !said.includes(text)) found.push(`${name}: ${text}`);
    }
  }
  return found;
}"""

# Counts from now on whether anything could be skipped.
SKIPS = """window.skips = 0;
new MutationObserver(() => (skips += document.querySelectorAll('.skip-it').length)).observe(document, { childList: true, subtree: true });"""


def hear(page: Page) -> list[str]:
    """Everything that the server says to this window from now on."""
    said: list[str] = []

    def answer(response: Response) -> None:
        if "/api/" in response.url:
            said.append(response.text())

    def socket(opened: WebSocket) -> None:
        opened.on("framereceived", lambda frame: said.append(str(frame)))

    page.on("response", answer)
    page.on("websocket", socket)
    return said


def untranslated(page: Page, said: list[str]) -> list[str]:
    """The texts on this page that were written into the client without a key."""
    heard = "\n".join(said).replace('\\"', '"').replace("\\'", "'")
    return list(page.evaluate(UNTRANSLATED, heard))


def test_every_text_has_a_key(server: Server, windows: Windows) -> None:
    page = windows(locale="en-GB")  # of which the pseudo-language is made
    said = hear(page)
    with page.expect_response("**/api/games*") as shelf:
        page.goto("/?lang=xx")
    said.append(shelf.value.text())  # which an event may bring late
    page.locator(".shelf").first.wait_for()
    assert untranslated(page, said) == []
    page.get_by_role("button", name="Threat Level").click()
    page.locator("dialog li:nth-child(3) .btn").click()
    page.locator(".bench").wait_for()
    page.locator("summary").click()
    assert untranslated(page, said) == []
    page.locator(".go-col .btn.go").click()
    asked(page)
    assert untranslated(page, said) == []


def test_the_unions_question_and_the_end_have_keys_too(server: Server, windows: Windows) -> None:
    page = windows.at(reach(server, "stop_push", UNION))
    said = hear(page)
    page.goto(page.url + "?lang=xx")
    page.locator(".ask").wait_for()
    assert untranslated(page, said) == []
    over = windows.at(finished(server))
    said = hear(over)
    over.goto(over.url + "?lang=xx")
    over.locator("#story").wait_for()
    assert untranslated(over, said) == []


def test_an_address_with_a_game_opens_its_box(page: Page) -> None:
    page.goto("/?game=displacement")
    expect(page.get_by_role("dialog")).to_contain_text(game_says("title", "displacement"))


def test_the_page_may_load_nothing_from_anybody_else(windows: Windows) -> None:
    windows.forgiven.append("Content Security Policy")
    windows.hosts.add("example.invalid")
    page = windows()
    answer = page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe-eval" not in policy
    blocked = page.evaluate("fetch('http://example.invalid/').then(() => 'let through', () => 'blocked')")
    assert blocked == "blocked"


def test_motion_can_be_skipped_and_is_left_out_where_it_is_not_wanted(server: Server, windows: Windows) -> None:
    seated = reach(server, "action", UNION)
    still, moving = windows.at(seated), windows.at(seated, reduced_motion="no-preference")
    assert asked(still)
    assert asked(moving)
    still.evaluate(SKIPS)
    still.keyboard.press("e")
    moving.get_by_role("button", name=say("prompt-skip"), exact=True).click()
    expect(moving.get_by_role("button", name=say("prompt-skip"), exact=True)).to_have_count(0)
    asked(still)
    assert still.evaluate("skips") == 0
    assert still.evaluate("document.getAnimations().filter((moves) => moves.effect.getComputedTiming().duration > 10).length") == 0


def test_the_setting_for_no_motion_is_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=say("nav-look")).click()
    page.get_by_label(say("look-calm")).check()
    page.get_by_label(say("look-dark")).check()
    page.reload()
    page.get_by_role("button", name=say("nav-look")).wait_for()
    assert page.evaluate("document.documentElement.hasAttribute('data-calm')")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    expect(page.locator("html")).to_have_attribute("lang", spoken[-1])


def test_a_language_is_chosen_once_and_stays_and_the_address_outweighs_it(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=say("nav-look")).click()
    page.get_by_role("radio", name="français").check()
    expect(page.get_by_role("heading", name="Cinq jeux.")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.get_by_role("heading", name="Cinq jeux.")).to_be_visible()
    expect(page.get_by_role("button", name="Alerte rouge")).to_be_visible()
    page.goto("/?lang=en")
    expect(page.get_by_role("heading", name="Five games.")).to_be_visible()
    expect(page.get_by_role("button", name="Threat Level")).to_be_visible()


def test_a_browser_that_speaks_french_is_spoken_to_in_french(windows: Windows) -> None:
    page = windows(locale="fr-CA")
    page.goto("/nirgends")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    windows(locale="de-AT").goto("/")
    expect(windows.contexts[-1].pages[0].locator("html")).to_have_attribute("lang", "en")
