"""`python -m lopsided.testing.words [FOLDER...]`: what is amiss in each language file under these folders, or under lopsided itself.

Beside each text/en.ftl the other languages lie: text/fr.ftl and so on. Of each it is told what is missing, unused, longer than its
place allows, or given something else than the English. The exit status is 1 where a language that is called complete has any of this.
"""

import sys
from pathlib import Path

from lopsided.engine.words import LANGUAGE, Words
from lopsided.testing.translation import faults, is_whole

OURS = Path(__file__).parents[1]


def main(folders: list[Path]) -> int:
    """Tell of every language file."""
    broken = False
    for folder in folders:
        for first in sorted(folder.glob(f"**/text/{LANGUAGE}.ftl")):
            english = Words(first.read_text("utf-8"))
            for path in sorted(first.parent.glob("*.ftl")):
                text = Words(path.read_text("utf-8"), path.stem)
                amiss = list(faults(english, text))
                there = sum(name in text.entries for name in english.entries)
                state = "complete" if is_whole(text) else "begun"
                print(f"{path.relative_to(folder)}: {state}, {there} of {len(english.entries)} messages, {len(amiss) or 'nothing'} amiss")
                for fault in amiss:
                    print(f"    {fault}")
                broken |= is_whole(text) and bool(amiss)
    return int(broken)


if __name__ == "__main__":
    sys.exit(main([Path(name) for name in sys.argv[1:]] or [OURS]))
