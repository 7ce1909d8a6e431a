"""Language files: nothing is said in two places, and what everybody reads is short."""

import re
from collections import defaultdict
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from lopsided.engine.game import Game, all_games
from lopsided.engine.words import words
from lopsided.testing.grammar import nodes, read_messages

CODE = Path(__file__).parents[1] / "src" / "lopsided"
CLIENT = Path(__file__).parents[1] / "web" / "src"
HELD_TO_THE_CODE = ("event", "action", "prompt", "refusal", "option", "variant", "table")  # by the conformance suite and tests/server/test_words_and_docs.py
MOST_WORDS = 11  # in a row without a stop, for those who read little
FEWEST = 2  # words; a single one is a label, and what it is in another language depends on where it stands: "free", "Play", "Round { $round }"


def said_in(path: Path) -> dict[str, str]:
    """All texts of a file by the name of their message or attribute, but those that only speak through others."""
    found = {}
    for name, message in read_messages(path.read_text("utf-8"), str(path)).items():
        for place, pattern in [(name, message.value), *((f"{name}.{attribute.id.name}", attribute.value) for attribute in message.attributes)]:
            if pattern and max(len(words_of(part.value)) for part in [*texts(pattern), ast.TextElement("")]) >= FEWEST:
                found[place] = " ".join(serialize_pattern(pattern).split())
    return found


def texts(pattern: ast.Pattern) -> list[ast.TextElement]:
    """What a pattern says between its placeables."""
    return [part for part in nodes(pattern) if isinstance(part, ast.TextElement)]


def words_of(text: str) -> list[str]:
    """The words of a text."""
    return re.findall(r"[^\W\d_]+", text)


@pytest.mark.parametrize("language", sorted({path.stem for path in CODE.rglob("text/*.ftl")}))
def test_no_text_stands_in_two_places(language: str) -> None:
    places: dict[str, list[str]] = defaultdict(list)
    files = [path for path in CODE.rglob(f"text/{language}.ftl") if "skeleton" not in path.parts]
    assert files
    for path in files:
        for name, text in said_in(path).items():
            places[text].append(f"{path.parts[-3]}: {name}")
    assert not {text: where for text, where in places.items() if len(where) > 1}


def renderings(pattern: ast.Pattern) -> list[str]:
    """A message in each of its variants; what is put in counts as a word."""
    said = [""]
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            said = [text + part.value for text in said]
        elif isinstance(part.expression, ast.SelectExpression):
            said = [text + rest for text in said for variant in part.expression.variants for rest in renderings(variant.value)]
        else:
            said = [f"{text}X" for text in said]
    return said


def test_no_sentence_of_the_shell_and_no_prompt_of_a_game_is_long() -> None:
    files = {CODE / "server" / "text" / "en.ftl": "", **dict.fromkeys(CODE.glob("games/*/text/en.ftl"), "prompt-")}
    messages = [
        message for path, begin in files.items() for name, message in read_messages(path.read_text("utf-8"), str(path)).items() if name.startswith(begin)
    ]
    assert len(messages) > 400
    said = [" ".join(text.split()) for message in messages if message.value for text in renderings(message.value)]
    sentences = [sentence for text in said for sentence in re.split(r"(?<=[.?:;]) ", text)]
    assert not [sentence for sentence in sentences if len(re.findall(r"[\w’'-]+", sentence)) > MOST_WORDS]


class Said:
    """What code and messages say: messages by their names, by how their names begin, through other messages, or as names of numbers."""

    def __init__(self, code: str, messages: list[ast.Message]) -> None:
        parts = [part for message in messages for part in nodes(message)]
        self.names = set(re.findall(r"[\"'`]([\w-]+)(?:\.\w+)?[\"'`]", code)) | {part.id.name for part in parts if isinstance(part, ast.MessageReference)}
        self.stems = tuple(set(re.findall(r"[\"'`]([\w-]+[-_])\$?\{", code)))
        self.numbers = {part.id.name.partition("-")[0] for part in parts if isinstance(part, ast.VariableReference)} | self.names

    def __contains__(self, name: str) -> bool:
        numbered = re.fullmatch(r"(.+)-\d+", name)
        known = name in self.names or name.startswith(self.stems) or name.partition("-")[0] in HELD_TO_THE_CODE
        return known or bool(numbered and numbered[1] in self.numbers)


@pytest.mark.parametrize("path", [path for path in sorted(CODE.rglob("text/en.ftl")) if "skeleton" not in path.parts], ids=lambda path: path.parts[-3])
def test_nothing_stands_in_a_language_file_that_nobody_says(path: Path) -> None:
    folder = path.parents[1]
    sources = [found for root in (CODE, CLIENT) for found in root.rglob("*") if found.suffix in (".py", ".ts", ".svelte")]
    heard = [found for found in sources if "games" not in found.parts or {folder.name, folder.name.replace("_", "-")} & set(found.parts)]
    files = list(CODE.rglob("text/en.ftl")) if folder.name == "engine" else [path]
    messages = [message for file in files for message in read_messages(file.read_text("utf-8"), str(file)).values()]
    said = Said("\n".join(found.read_text("utf-8") for found in heard), messages)
    assert [name for name in read_messages(path.read_text("utf-8"), str(path)) if name not in said] == []


@pytest.mark.parametrize("game", [game for game in all_games().values() if game.package.startswith("lopsided.games.")], ids=lambda game: game.name)
def test_how_each_bot_of_a_game_plays_is_said_in_its_language_file(game: Game) -> None:
    assert words(game.package).family("bot") == list(game.bots)


@pytest.mark.parametrize("path", sorted(CODE.rglob("text/fr.*")), ids=lambda path: f"{path.parts[-3]}-{path.suffix[1:]}")
def test_in_french_no_line_breaks_before_a_colon_or_within_quotes(path: Path) -> None:
    assert not re.findall(r"^.*(?:\S [:;?!»](?!\w)|« ).*$", path.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("path", sorted(CODE.rglob("text/fr.ftl")), ids=lambda path: path.parts[-3])
def test_in_french_no_word_that_melts_into_a_vowel_stands_before_a_name(path: Path) -> None:
    names = "seat|target|helper|names?|title|game|who|whom|host|winner|loser|player|people|person|owner|debtor|creditor|one|other"
    assert not re.findall(rf"^.*\b(?:[Dd]e|[Qq]ue|[Nn]e|[Ll]e|[Ss]e|[Jj]usque) \{{ \$(?:{names}) \}}.*$", path.read_text("utf-8"), re.MULTILINE)
