"""No sentence is put together from fragments, neither in Python nor in the language files; web/tests/fragments.test.ts reads the client."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lopsided.testing.grammar import read_messages
from test_language_files import CODE, renderings
from test_sources import FOR_AUTHORS, LOG, SPEAKING, TOLD_TO_AUTHORS

SAYS = {"say", "line", "perhaps", "say_text", "say_refusal", "say_action"}
LISTING = re.compile(r"[,;:&/+]\s|\s[,;:&/+]|[^\W\d_]")  # between the things of a list stands what the language puts there
# What another message may be told: it stands there for itself.
NAMES = {
    "title": "the name of a game",
    "lot": "the name of what is sold, after a colon",
    "said": "a value, after what it is",
    "why": "a sentence of its own",
    "rule": "what a rule says",
}
MARKUP = re.compile(r"<[^>]*>|\[/?\w*\]|^lopsided: | > $|Lopsided")
FOR_PROGRAMS = {  # names by which programs know things, as they are typed
    "', '.join(only)": "figures",
    "' + '.join((f'{value.count(agent)} {agent}' for agent in dict.fromkeys(value)))": "bots",
    "', '.join(game['variants'])": "variants",
    "', '.join((value for value in option['values'] if value != option['default']))": "values of an option",
}
# A message begins with none of the first and ends with none of either: it would be a part of a sentence.
JOINING = {
    "en": ("and|or|but|nor|then", "the|a|an|and|or|but|nor|than|of the|to the"),
    "fr": ("et|ou|mais|ni|puis", "le|la|les|du|des|au|aux|et|ou|mais|ni|que"),
    "es": ("y|e|o|u|pero|ni", "el|la|los|las|del|al|y|o|pero|ni|que"),
}
ALLOWED = {
    "reform-vote_yes": "a vote",
    "bracket-all.more": "French and Spanish say neither … nor",
    "keys-rules": "keys, and a sign is one of them",
}


def name_of(call: ast.Call) -> str:
    """What is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def speaks(node: ast.AST | None, made: dict[str, ast.AST], depth: int = 8) -> bool:
    """Whether a part of the code says a message; what it is made of in the same function is followed."""
    parts: list[ast.AST | None] = []
    match node:
        case ast.Call():
            return name_of(node) in SAYS
        case ast.IfExp():
            parts = [node.body, node.orelse]
        case ast.JoinedStr():
            parts = [part.value for part in node.values if isinstance(part, ast.FormattedValue) and part.format_spec is None]
        case ast.BinOp(op=ast.Add()):
            parts = [node.left, node.right]
        case ast.BoolOp():
            parts = [*node.values]
        case ast.GeneratorExp() | ast.ListComp():
            parts = [node.elt]
        case ast.List() | ast.Tuple():
            parts = [*node.elts]
        case ast.Name():
            parts = [made.get(node.id)]
    return depth > 0 and any(speaks(part, made, depth - 1) for part in parts)


def is_put_together(node: ast.AST, made: dict[str, ast.AST]) -> bool:
    """Whether this makes a sentence from messages, or a list by itself."""
    match node:
        case ast.Call() if name_of(node) in SAYS:
            return any(keyword.arg and keyword.arg not in NAMES and speaks(keyword.value, made) for keyword in node.keywords)
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(between)), attr="join"), args=[things]):
            glued = between == "" and speaks(things, made) and "<" not in ast.unparse(things)
            return glued or (LISTING.search(between) is not None and not between.isalpha())
        case ast.JoinedStr():
            words = "".join(part.value for part in node.values if isinstance(part, ast.Constant) and isinstance(part.value, str))
            return speaks(node, made) and LISTING.search(MARKUP.sub("", words)) is not None
    return False


def fragments(tree: ast.AST) -> Iterator[str]:
    """What functions put together, as it is written there; what only authors read is left out."""
    unheard = {
        part
        for node in ast.walk(tree)
        if (isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and name_of(node.exc) in FOR_AUTHORS)
        or (isinstance(node, ast.Call) and LOG.search(ast.unparse(node.func)))
        for part in ast.walk(node)
    }
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            made = {at.id: node.value for node in ast.walk(function) if isinstance(node, ast.Assign) for at in node.targets if isinstance(at, ast.Name)}
            found = [ast.unparse(node) for node in ast.walk(function) if node not in unheard and is_put_together(node, made)]
            yield from (piece for piece in found if piece not in FOR_PROGRAMS)


def speaking() -> list[Path]:
    """The code that says messages."""
    files = [path for path in sorted(CODE.rglob("*.py")) if not any(path.relative_to(CODE).is_relative_to(folder) for folder in TOLD_TO_AUTHORS)]
    return [path for path in files if (not path.is_relative_to(CODE / "engine") or path.name in SPEAKING) and ".say(" in path.read_text("utf-8")]


def test_what_is_put_together_from_fragments_is_found() -> None:
    code = """
def tell(text, names):
    who = text.say("who")
    whole = " ".join([text.say("one"), text.say("two")])
    LOG.info(", ".join(names))
    fine = text.say("playing", title=text.say("title"))
    return text.say("paid", who=who), ", ".join(names), f"{who}, {names}", f"  {who}"
"""
    assert sorted(fragments(ast.parse(code))) == ["', '.join(names)", "f'{who}, {names}'", "text.say('paid', who=who)"]


def test_no_sentence_is_put_together_from_fragments_in_python() -> None:
    files = speaking()
    assert len(files) > 20
    found = {str(path.relative_to(CODE)): list(fragments(ast.parse(path.read_text("utf-8")))) for path in files}
    assert not {path: pieces for path, pieces in found.items() if pieces}


def is_part(text: str, language: str) -> bool:
    """Whether a text begins or ends as no text does that stands for itself."""
    begins, ends = JOINING[language]
    return re.search(rf"^[\s,;:.)]|[\s,;(]$|^(?:{begins})\s|(?:^|\s)(?:{ends})$", text) is not None


@pytest.mark.parametrize("text", [" points", "and wins", "You become a", "wins,", "paid by the"])
def test_a_part_of_a_sentence_is_found(text: str) -> None:
    assert is_part(text, "en")


@pytest.mark.parametrize("path", [path for path in sorted(CODE.rglob("text/*.ftl")) if path.stem in JOINING], ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_no_message_is_a_part_of_a_sentence(path: Path) -> None:
    said = [
        (place, " ".join(text.split(" ")))
        for name, message in read_messages(path.read_text("utf-8"), str(path)).items()
        for place, pattern in [(name, message.value), *((f"{name}.{attribute.id.name}", attribute.value) for attribute in message.attributes)]
        for text in (renderings(pattern) if pattern else [])
    ]
    assert len(said) > 10
    assert not [(place, text) for place, text in said if text.strip() and place not in ALLOWED and is_part(text.rstrip("\n"), path.stem)]
