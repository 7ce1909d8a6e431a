"""No words for people stand in the code: they are in the language files. docs/translating.md says where the line is drawn."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

CODE = Path(__file__).parents[1] / "src" / "lopsided"
TOLD_TO_AUTHORS = {  # who write games or clients, or keep a server
    "testing": "for who writes games",
    "skeleton": "a game to begin from",
    "server/store": "SQL, and what is wrong with a database",
    "server/typescript.py": "writes code",
    "server/logs.py": "lines of a log",
    "server/table/seating.py": "the bots' names, which are the same in every language",
    "terminal/open.py": "the bots' names, which are the same in every language",
    "lab/measures.py": "names of figures, by which --figure knows them",
    "lab/wealth.py": "names of figures, by which --figure knows them",
    "lab/drawing.py": "writes SVG",
    "lab/pictures.py": "writes SVG",
    "lab/readme.py": "writes tables into READMEs, which are for authors",
}
SPEAKING = {"match.py", "game.py", "batch.py", "replay.py", "compiler.py", "words.py"}  # of the engine; the rest of it knows authors only
NAMES = {  # files of a game that hold names by which programs know things
    "state.py": "ints of events and actions",
    "shown.py": "types of what is sent",
    "lens.py": "figures, by which --figure and --json know them",
    "box.py": "what is wrong in a box.toml",
    "cards.py": "what is wrong in a box.toml",
}
# Errors that stop a program which is wrong, or a server which is set up wrong.
FOR_AUTHORS = {"AttributeError", "BoxError", "KeyError", "RuntimeError", "TypeError", "ValueError", "Overrun", "Broken", "StoreError", "DecodeError"}
LOG = re.compile(r"^(?:LOG|log|logger)\.|\._aside$|\.trouble$")
WORDS = re.compile(r"[^\W\d]{2,}[,;:]? [^\W\d]+|[^\W\d]+ [^\W\d]{2,}|^[A-Z][a-z]{2,}[.:?]?$|^ [^\W\d]{2,}|[^\W\d]{2,} $")  # or a part of a sentence
TYPED = re.compile(r"lopsided|pip install|pytest|--[a-z]+|^<|max-age|class=.|stroke-|^Lopsided$")  # commands to be copied, and what browsers read
ALLOWED = {
    **dict.fromkeys(("dim italic", "bold underline"), "how something is printed"),
    "New Game": "what is replaced in the skeleton",
    "order of scores foretold by ": "a figure, by which --figure knows it",
    "it is not JSON": "for who writes a client",
    ", line ": "for who writes a game",
    " to ": "a figure of a table that programs read",
    "Seat ": "who has no name yet; nobody plays without one",
}


def sources() -> list[Path]:
    """The code that speaks to people."""
    files = [path for path in sorted(CODE.rglob("*.py")) if not any(path.relative_to(CODE).is_relative_to(folder) for folder in TOLD_TO_AUTHORS)]
    files = [path for path in files if not (path.is_relative_to(CODE / "games") and path.name in NAMES)]
    return [path for path in files if not path.is_relative_to(CODE / "engine") or path.name in SPEAKING]


def unheard(node: ast.AST) -> bool:
    """Whether what stands in this part of the code reaches no player: errors of programs, lines of a log, docstrings."""
    match node:
        case ast.Raise(exc=ast.Call(func=error)) if ast.unparse(error).rpartition(".")[2] in FOR_AUTHORS:
            return True
        case ast.Call(func=function) if LOG.search(ast.unparse(function)):
            return True
        case ast.Assign(targets=[target]) if LOG.search(ast.unparse(target)):
            return True
        case ast.keyword(arg="why"):  # what is wrong with a message, for who writes a client
            return True
        case ast.Expr(value=ast.Constant()):
            return True
    return False


def is_type(node: ast.AST, part: ast.AST) -> bool:
    """Whether a part of the code only names a type."""
    return part in (getattr(node, "annotation", None), getattr(node, "returns", None))


def texts(node: ast.AST) -> Iterator[str]:
    """The strings of a part of the code that read like words."""
    if unheard(node):
        return
    said = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
    if WORDS.search(said) and said not in ALLOWED and not TYPED.search(said):
        yield said
    for part in ast.iter_child_nodes(node):
        if not is_type(node, part):
            yield from texts(part)


def test_the_search_for_words_in_the_code_finds_them() -> None:
    code = '''
def greet(name):
    """Say hello to somebody."""
    LOG.info("somebody was greeted")
    if not name:
        raise ValueError("a name is missing")
    print(f"Good morning, {name}")
    print(f"{len(name)} letters", "and ".join(name))
    raise Refusal("Nobody is here")
'''
    assert sorted(texts(ast.parse(code))) == [" letters", "Good morning, ", "Nobody is here", "and "]


@pytest.mark.parametrize("folder", sorted({path.relative_to(CODE).parts[0] for path in sources()}))
def test_no_words_for_people_stand_in_the_code(folder: str) -> None:
    found = {str(path.relative_to(CODE)): list(texts(ast.parse(path.read_text("utf-8")))) for path in sources() if path.relative_to(CODE).parts[0] == folder}
    assert not {path: said for path, said in found.items() if said}
