"""Whatever the server says has words, and the pages about it are true."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from lopsided.engine.words import words
from lopsided.server.http.app import make_app
from lopsided.server.settings import Settings
from lopsided.server.store.sqlite import SqliteStore
from lopsided.server.table.entries import AnyEntry
from lopsided.server.table.table import Table
from lopsided.server.text import PACKAGE, phrases

ROOT = Path(__file__).parents[2]
SOURCE = "\n".join(p.read_text("utf-8") for p in sorted((ROOT / "src/lopsided/server").rglob("*.py")))
TEXT = words(PACKAGE)


@pytest.mark.parametrize(
    ("family", "pattern"),
    [("refusal", r'Refusal\(\s*"(\w+)"'), ("refusal", r'Trouble\(\s*\d+, "(\w+)"'), ("bye", r'Left\(\s*"(\w+)"'), ("bye", r'\.end\(\s*"(\w+)"')],
)
def test_every_reason_has_a_sentence(family: str, pattern: str) -> None:
    reasons = set(re.findall(pattern, SOURCE))
    assert len(reasons) >= 2
    assert reasons <= {*TEXT.family(family), *(TEXT.family("cannot") if family == "refusal" else ())}


def test_no_sentence_stands_there_that_nothing_says() -> None:
    for family in ("refusal", "bye", "page", "phrase"):
        assert [key for key in TEXT.family(family) if f'"{key}"' not in SOURCE and f'"{family}-{key}"' not in SOURCE] == []


def test_every_sentence_is_one() -> None:
    for family in ("refusal", "bye"):
        for key in TEXT.family(family):
            sentence = TEXT.entries[f"{family}-{key}"].partition("= ")[2].strip()
            assert sentence[0].isupper() or sentence[0] == "{", key
            assert sentence.endswith((".", "{ $why }")) or re.fullmatch(r"\{ [\w-]+ \}", sentence), key
            assert "!" not in sentence


def test_everything_that_happens_at_a_table_has_words() -> None:
    told = set(re.findall(r'_tell\("(\w+)"', SOURCE)) | {w for pair in re.findall(r'_tell\("(\w+)" if .*? else "(\w+)"', SOURCE) for w in pair} | {"reacted"}
    assert told == set(TEXT.family("table"))


def test_every_entry_of_the_log_can_be_folded() -> None:
    for entry in AnyEntry.__args__:
        assert hasattr(Table, "_" + entry.__name__.lower())


def test_there_are_about_a_dozen_kind_phrases_and_some_reactions() -> None:
    said = [p for p in phrases().values() if not p.reaction]
    assert 10 <= len(said) <= 16
    assert all(TEXT.say(f"phrase-{p.key}").endswith((".", "?")) for p in said)
    assert 4 <= len(phrases()) - len(said) <= 10


def test_the_hosting_page_names_every_setting_with_its_default() -> None:
    page = (ROOT / "docs/hosting.md").read_text("utf-8")
    for field in fields(Settings):
        row = next(line for line in page.splitlines() if line.startswith("|") and f"`{field.name}`" in line.split("|")[1])
        names = re.findall(r"`(\w+)`", row.split("|")[1])
        defaults = [d.strip() for d in row.split("|")[2].split(",")]
        assert defaults[names.index(field.name)] == (
            "none" if field.default == "" else f"{field.default:g}" if isinstance(field.default, float) else str(field.default)
        )


def test_the_protocol_page_names_every_address() -> None:
    page = (ROOT / "docs/protocol.md").read_text("utf-8")
    app = make_app(SqliteStore("unused"), Settings())
    addresses = {route.path for route in app.routes if route.path not in ("/{path:path}", "/ws")}  # type: ignore[attr-defined]
    assert len(addresses) >= 10
    for address in addresses:
        assert re.search(re.escape(address) + r"[`?]", page), address
    assert "`/ws`" in page
