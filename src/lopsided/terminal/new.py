"""`lopsided new`: a package with a small game that passes its own tests, to change step by step into one's own."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from lopsided.engine.box import BoxError
from lopsided.terminal.speech import spoken

SKELETON = "new-game"


def write_game(name: str, folder: Path) -> list[Path]:
    """Write the package of a new game into a folder that is not there yet; what was written."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise BoxError(spoken().say("new-name", name=name))
    if folder.exists():
        raise BoxError(spoken().say("new-there", path=str(folder)))
    return sorted(_copy(files("lopsided") / "skeleton", name, folder))


def _copy(source: Traversable, name: str, target: Path) -> list[Path]:
    """Copy a file or a folder, with the new name for the skeleton's in paths and lines."""
    if source.is_dir():
        parts = [part for part in source.iterdir() if part.name != "__pycache__"]
        return [path for part in parts for path in _copy(part, name, target / _named(part.name, name))]
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(_named(source.read_text("utf-8"), name), "utf-8")
    return [target]


def _named(text: str, name: str) -> str:
    """A text of the skeleton as the new game's: its name in addresses, in Python and for people."""
    module, title = name.replace("-", "_"), name.replace("-", " ").title()
    return text.replace(SKELETON, name).replace("new_game", module).replace("New Game", title)
