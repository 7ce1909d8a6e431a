"""What people may be called and may say: short, visible, and one name each."""

import unicodedata
from collections.abc import Iterable

from lopsided.server.table.refusal import Refusal

LONGEST_NAME = 24
LONGEST_TEXT = 200
# Control, format (bidi marks, zero-width), surrogate, private, unassigned, and line and paragraph ends.
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
JOINERS = {"\u200c", "\u200d"}  # some scripts and signs are written with them


def check_name(name: str, others: Iterable[str]) -> str:
    """A name as it will be shown; Refusal says what is wrong with it."""
    name = tidy(name, "bad_name")
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refusal("short_name", most=LONGEST_NAME)
    if alike(name) in {alike(other) for other in others}:
        raise Refusal("taken_name")
    return name


def check_text(text: str) -> str:
    """A free message as it will be shown."""
    if len(text) > 2 * LONGEST_TEXT:
        raise Refusal("long_text", most=LONGEST_TEXT)
    text = tidy(text, "bad_text")
    if not 1 <= len(text) <= LONGEST_TEXT:
        raise Refusal("long_text", most=LONGEST_TEXT)
    return text


def tidy(text: str, otherwise: str) -> str:
    """Composed, with single spaces, without what cannot be seen."""
    text = unicodedata.normalize("NFC", text).strip()
    if any(unicodedata.category(c) in UNSEEN and c not in JOINERS for c in text) or piled_up(text) or not_seen(text):
        raise Refusal(otherwise)
    return " ".join(text.split())


def piled_up(text: str) -> bool:
    """Whether marks are heaped on one letter so that they run over other lines."""
    run = 0
    for c in text:
        run = run + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if run > 3:
            return True
    return False


def not_seen(text: str) -> bool:
    """Whether there is text but nothing of it shows."""
    return text != "" and all(c in JOINERS or unicodedata.category(c) in ("Mn", "Me", "Zs") or c in "\u115f\u1160\u3164\uffa0" for c in text)


def alike(name: str) -> str:
    """Names that read the same are the same."""
    return unicodedata.normalize("NFKC", name).casefold().replace("\u200c", "").replace("\u200d", "")
