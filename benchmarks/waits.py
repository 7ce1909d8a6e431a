"""How long somebody at a table of four waits between two decisions of their own, at the usual pace, with three bots.

python benchmarks/waits.py                     all games to their end, some minutes each
python benchmarks/waits.py threat-level        one of them

A real page shows a real game; its clock is turned by hand, so that what is counted is the time for which things are shown, whatever
this machine does meanwhile. The seat is answered for at random by another device. A wait is over when the page asks; time in which
what is shown speaks of the reader, or everybody is to see it, is counted beside it.
"""

import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from browserside import Hand, Server, Windows, kept
from playwright.sync_api import Page, sync_playwright

from conftest import CHROMIUM, FLAGS
from lopsided.server.shelf import ORDER

TICK = 200  # milliseconds
MOST_DECISIONS = 150
LOOK = """() => {
  const main = document.querySelector('main');
  const has = (what) => document.querySelector(what) !== null;
  const said = [...document.querySelectorAll('.turn .said, .turn h1')].map((node) => node.textContent).join(' ');
  const mine = /\\byou/i.test(said) || has('.next.go');
  return { at: main?.dataset.at, asks: main?.dataset.asks, plays: has('.skip-it, .next'), mine, over: has('#story') };
}"""


def waits(page: Page, hand: Hand, luck: random.Random) -> list[tuple[float, float]]:
    """Each wait in seconds of shown time: in all, and of that what speaks of the reader."""
    found: list[tuple[float, float]] = []
    wait = mine = 0.0
    while len(found) < MOST_DECISIONS:
        now = page.evaluate(LOOK)
        if now["over"]:
            break
        if now["asks"]:
            found.append((wait, mine))
            wait = mine = 0.0
            while not any(view["actions"] for view in hand.views.values()):
                hand.hear()
            seat, view = hand.asked()
            hand.move(seat, luck.choice(view["actions"])["id"])
            page.locator(f"main:not([data-at='{now['at']}'][data-asks='{now['asks']}'])").wait_for()
        elif now["plays"]:
            page.clock.run_for(TICK)
            wait += TICK / 1000
            mine += TICK / 1000 if now["mine"] else 0
        else:
            time.sleep(0.02)  # the server thinks
    return found[1:]


def main(games: list[str]) -> None:
    """The table, as Markdown."""
    print("| game | decisions | median s | nine in ten s | longest s | longest less what is about the reader s | over 8 s of others' business |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, "--disable-dev-shm-usage"])
        for game in games:
            seated = server.table("now", 4, {}, game, name="Ada")
            page = Windows(browser, server.url)(paced=True, reduced_motion="no-preference")
            page.clock.install()
            page.add_init_script(kept({**seated, "game": game}))
            page.goto(f"/t/{seated['match']}")
            found = waits(page, Hand(server, seated), random.Random(game))
            page.context.close()
            alls, others = [wait for wait, _ in found], [wait - mine for wait, mine in found]
            nine = statistics.quantiles(alls, n=10)[-1]
            late = sum(wait > 8 for wait in others)
            print(f"| {game} | {len(found)} | {statistics.median(alls):.1f} | {nine:.1f} | {max(alls):.1f} | {max(others):.1f} | {late} |", flush=True)
        browser.close()
        server.kill()


if __name__ == "__main__":
    main(sys.argv[1:] or list(ORDER))
