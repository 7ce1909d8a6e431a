"""The server of the browser tests: `python -m lopsided.server`, but what is dealt at a table follows from the test that opens it.

So a rare card or a long name is met in each run of a test, or in none. What bots choose stays their own affair.
"""

import hashlib
import os
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from lopsided.server.__main__ import main
from lopsided.server.hall import hall
from lopsided.server.lesson import steward
from lopsided.server.table import seating


class Dealer:
    """Stands where these modules ask the system for a secret; the test that runs is named in a file."""

    def __init__(self, test: Path) -> None:
        self.test, self.opened = test, Counter[str]()

    def urandom(self, size: int) -> bytes:
        """The secret of the next table that this test opens."""
        test = self.test.read_text("utf-8") if self.test.exists() else ""
        self.opened[test] += 1
        return hashlib.md5(f"{test} {self.opened[test]}".encode()).digest()[:size]

    def __getattr__(self, name: str) -> Any:
        return getattr(os, name)


if __name__ == "__main__":
    dealer = Dealer(Path(sys.argv.pop(1)))
    for module in (hall, steward, seating):
        assert module.os is os
        module.os = dealer  # type: ignore[assignment, attr-defined]
    sys.exit(main())
