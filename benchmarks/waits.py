"""How long somebody at a table of four waits between two decisions of their own, at the usual pace, with three bots.

python benchmarks/waits.py                     all games to their end, some minutes each
python benchmarks/waits.py threat-level        one of them

A real page shows a real game; its clock is turned by hand, so that what is counted is the time for which things are shown, whatever
this machine does meanwhile. The seat is answered for at random by another device. A wait is over when the page asks; time in which
what is shown speaks of the reader, or everybody is to see it, is counted beside it.

The last two columns are for the games' length.toml: seconds for which a decision of anybody is shown, and in which somebody reads what is
new in a question, as fast as the page thinks people read (`reading` in web/src/lib/table.svelte.ts).
"""

import random
import sqlite3
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
from lopsided.server.table.entries import Moved, decode

TICK = 200  # milliseconds
SEATS = 4
FIND, LETTER = 0.6, 0.04  # seconds to find a sentence, and to read a letter
MOST_DECISIONS = 150
LOOK = """() => {
  const main = document.querySelector('main');
  const has = (what) => document.querySelector(what) !== null;
  const said = [...document.querySelectorAll('.turn .said, .turn h1')].map((node) => node.textContent).join(' ');
  const mine = /\\byou/i.test(said) || has('.next.go');
  const text = (what) => [...document.querySelectorAll(what)].flatMap((node) => node.innerText.split('\\n'));
  const twice = text('.turn .aslist, .turn .vh'); // the same once more, as a list or for ears
  const lines = text('.turn').filter((line) => !twice.includes(line));
  return { at: main?.dataset.at, asks: main?.dataset.asks, plays: has('.skip-it, .next'), mine, over: has('#story'), lines };
}"""


def waits(page: Page, hand: Hand, luck: random.Random) -> list[tuple[float, float, float]]:
    """Each wait in seconds of shown time: in all, and of that what speaks of the reader; and how long it then takes to read what is new."""
    found: list[tuple[float, float, float]] = []
    wait = mine = 0.0
    known: list[str] = []
    while len(found) < MOST_DECISIONS:
        now = page.evaluate(LOOK)
        if now["over"]:
            break
        if now["asks"]:
            found.append((wait, mine, FIND + LETTER * sum(len(line) for line in now["lines"] if line not in known)))
            known = now["lines"]
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


def decided(server: Server, match: str) -> int:
    """How many decisions everybody has taken at a table."""
    with sqlite3.connect(server.folder / "tables.sqlite", timeout=30) as db:
        entries = [decode(row) for (row,) in db.execute("SELECT entry FROM log WHERE match = ?", (match,))]
    return sum(len(entry.actions) for entry in entries if isinstance(entry, Moved))


def main(games: list[str]) -> None:
    """The table, as Markdown."""
    print("| game | decisions | median s | nine in ten s | longest s | longest without what is about the reader | over 8 s of that | shown | reads |")
    print("|---|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, "--disable-dev-shm-usage"])
        for game in games:
            seated = server.table("now", SEATS, {}, game, name="Ada")
            page = Windows(browser, server.url)(paced=True, reduced_motion="no-preference")
            page.clock.install()
            page.add_init_script(kept({**seated, "game": game}))
            page.add_init_script(f"localStorage['lopsided.dealt'] = '[\"{seated['match']}\"]'")  # how it was dealt stays until its reader goes on
            page.goto(f"/t/{seated['match']}")
            found = waits(page, Hand(server, seated), random.Random(game))
            page.context.close()
            alls, others = [wait for wait, _, _ in found], [wait - mine for wait, mine, _ in found]
            shown, reads = sum(alls) / decided(server, seated["match"]), statistics.mean(reading for _, _, reading in found)
            nine = statistics.quantiles(alls, n=10)[-1]
            late = sum(wait > 8 for wait in others)
            figures = f"{statistics.median(alls):.1f} | {nine:.1f} | {max(alls):.1f} | {max(others):.1f} | {late} | {shown:.2f} | {reads:.2f}"
            print(f"| {game} | {len(found)} | {figures} |", flush=True)
        browser.close()
        server.kill()


if __name__ == "__main__":
    main(sys.argv[1:] or list(ORDER))
