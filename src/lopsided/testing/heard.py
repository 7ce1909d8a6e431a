"""Which messages nobody ever says, by what the tests said.

    LOPSIDED_HEARD=/tmp/heard make test
    python -m lopsided.testing.heard /tmp/heard

Python's tests (tests/conftest.py) and the client's (web/tests/setup.ts) leave a file each of what was said: a folder under src/lopsided
and a message a line. What a message speaks through counts as said; pages that a real browser draws are not overheard.
"""

import atexit
import os
import re
import sys
import uuid
from pathlib import Path

from lopsided.engine.words import LANGUAGE, REFERENCE, Words

OURS = Path(__file__).parents[1]
ENGINE = "engine"
THROUGH = re.compile(rf"{REFERENCE.pattern}|\{{ *([A-Za-z][\w-]*)\.\w+ *\}}")


def listen(folder: Path) -> None:
    """Note from now on what this process says, and write it down when it ends."""
    say, said = Words.say, set[str]()

    def heard(self: Words, message: str, /, **known: str | int) -> str:
        said.add(f"{self.place.partition(',')[0].removeprefix('lopsided.').replace('.', '/')} {message.partition('.')[0]}")
        return say(self, message, **known)

    def write() -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{os.getpid()}-{uuid.uuid4().hex}.txt").write_text("\n".join(sorted(said)), "utf-8")

    Words.say = heard  # type: ignore[method-assign]
    atexit.register(write)


def unheard(lines: set[str], root: Path = OURS) -> list[str]:
    """The messages of all English files that were not said, nor spoken through."""
    files = {path.parents[1].relative_to(root).as_posix(): Words(path.read_text("utf-8")).entries for path in root.glob(f"**/text/{LANGUAGE}.ftl")}
    files = {folder: entries for folder, entries in files.items() if not folder.startswith("skeleton")}
    reached, waiting = set[tuple[str, str]](), [(folder, message) for folder, _, message in (line.partition(" ") for line in lines) if folder]
    while waiting:
        folder, message = waiting.pop()
        home = folder if message in files.get(folder, {}) else ENGINE
        if message in files.get(home, {}) and (home, message) not in reached:
            reached.add((home, message))
            waiting += [(folder, name) for found in THROUGH.findall(files[home][message]) for name in found if name]
    return sorted(f"{folder} {message}" for folder, entries in files.items() for message in entries if (folder, message) not in reached)


def main(folder: Path) -> int:
    """Tell what nobody said."""
    lines = {line for path in folder.glob("*.txt") for line in path.read_text("utf-8").splitlines()}
    left = unheard(lines)
    print("\n".join(left) or "everything was said")
    return int(bool(left))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
