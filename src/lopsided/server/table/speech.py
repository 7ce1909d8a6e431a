"""What people may be called and may say: short, visible, and one name each."""

import unicodedata
from collections.abc import Iterable

from lopsided.server.table.refusal import Refusal

LONGEST_NAME = 24
LONGEST_TEXT = 200
# Control, format (bidi marks, zero-width), surrogate, private, unassigned, and line and paragraph ends.
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Letters of other alphabets, and figures, that look like a Latin letter: Cyrillic, Greek, 0 and 1.
LATIN = "ABESIJKMHOPCTXY" + "aeosipcxyj" + "ABEZHIKMNOPTYX" + "ov" + "Ol"
OTHERS = (
    "\u0410\u0412\u0415\u0405\u0406\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0423\u0430\u0435\u043e\u0455\u0456\u0440\u0441\u0445\u0443\u0458"
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03bf\u03bd01"
)
LOOKALIKES = str.maketrans(OTHERS, LATIN)
JOINERS = {"\u200c", "\u200d"}  # some scripts and signs are written with them


def check_name(name: str, others: Iterable[str]) -> str:
    """A name as it will be shown; Refusal says what is wrong with it. A long one is not looked at: composing it can take hours."""
    if len(name) > 4 * LONGEST_NAME:
        raise Refusal("short_name", most=LONGEST_NAME)
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
    """Names that read the same are the same, in whatever letters they are written."""
    return unicodedata.normalize("NFKC", name).translate(LOOKALIKES).casefold().replace("\u200c", "").replace("\u200d", "")
