"""Which test killed which mutant, from one run to the next.

What is remembered of a mutant holds as long as the file of its rule is the same, letter by letter. It is written down at once, a line each
time, so that a run that is stopped half way is not lost.
"""

import json
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from lopsided.testing.mutants import Mutant


class Memory:
    """The last word on every mutant of one game."""

    def __init__(self, path: Path, mutants: Iterable[Mutant]) -> None:
        self.path = path
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        self.last: dict[str, list[str]] = {name: [state, test] for name, state, test in map(json.loads, lines)}
        self.states = {file: sha256(Path(file).read_bytes()).hexdigest()[:16] for file in {mutant.file for mutant in mutants}}

    def note(self, mutant: Mutant, test: str) -> None:
        """A test killed it, or "": none did."""
        if self.last.get(mutant.name, ["", ""]) != (entry := [self.states[mutant.file], test]):
            self.last[mutant.name] = entry
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([mutant.name, *entry]) + "\n")

    def hint(self, mutant: Mutant) -> str:
        """Who killed it last, be the rules what they may."""
        return self.last.get(mutant.name, ["", ""])[1]

    def killer(self, mutant: Mutant) -> str:
        """Who killed it in these very rules."""
        state, test = self.last.get(mutant.name, ["", ""])
        return test if state == self.states[mutant.file] else ""
