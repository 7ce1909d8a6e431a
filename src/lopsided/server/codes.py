"""Codes that people type and tokens that browsers keep. At rest there are only hashes of what opens a seat."""

import hashlib
import re
import secrets
from functools import cache
from importlib.resources import files

PLAIN = "abcdefghjkmnpqrstuvwxyz23456789"  # no letter or figure that looks like another
LETTERS = "".join(c for c in PLAIN.upper() if c.isalpha())
MOST_WORDS = 4  # of a join code
REJOIN_SECONDS = 600
ROOM_LETTERS = 20


@cache
def join_words() -> tuple[str, ...]:
    """The nouns of which join codes are made."""
    return tuple((files("lopsided.server") / "text" / "words.txt").read_text("utf-8").upper().split())


def new_join_code(words: int = 1) -> str:
    """A code for the whole table: PLUM 472, or with more words where strangers guess. It can be read without its spaces too."""
    while True:
        code = " ".join([*(secrets.choice(join_words()) for _ in range(words)), str(secrets.randbelow(900) + 100)])
        if read_join_code(code) == code:
            return code


def read_join_code(text: str) -> str | None:
    """A join code as it was typed, in any case, with or without the spaces; None where it is none."""
    found = re.fullmatch(r"([A-Z]{4,20})([0-9]{3})", re.sub(r"[\s\-_.]+", "", text[:48]).upper())
    words = spelled(found[1]) if found else []
    return f"{' '.join(words)} {found[2]}" if found and words else None


def spelled(letters: str) -> list[str]:
    """The join words of which these letters are made; empty where they are not."""
    if letters in join_words():
        return [letters]
    for end in (4, 5):
        rest = spelled(letters[end:]) if letters[:end] in join_words() else []
        if rest:
            return [letters[:end], *rest]
    return []


def new_match_id() -> str:
    """The name of a match: nobody guesses it, and it fits in an address."""
    return "".join(secrets.choice(PLAIN) for _ in range(16))


def is_match_id(text: str) -> bool:
    """Whether this can be the name of a match."""
    return len(text) == 16 and all(c in PLAIN for c in text)


def new_room_id() -> str:
    """The name of a room, in which many tables stand: longer than that of a match, so that nobody takes one for the other."""
    return "".join(secrets.choice(PLAIN) for _ in range(ROOM_LETTERS))


def is_room_id(text: str) -> bool:
    """Whether this can be the name of a room."""
    return len(text) == ROOM_LETTERS and all(c in PLAIN for c in text)


def new_token() -> str:
    """What a browser keeps to come back to its seat: 128 random bits."""
    return secrets.token_urlsafe(16)


def new_rejoin_code() -> str:
    """A code that takes a seat to another device: K7PM 3XQD. It ends with a letter, so that nobody takes it for a join code."""
    letters = [secrets.choice(PLAIN.upper()) for _ in range(7)] + [secrets.choice(LETTERS)]
    return "".join(letters[:4]) + " " + "".join(letters[4:])


def read_rejoin_code(text: str) -> str:
    """A rejoin code as it was typed, in one spelling."""
    return re.sub(r"[\s\-_.]+", "", text[:32]).upper()


def hashed(text: str) -> str:
    """What is stored of a token or a rejoin code."""
    return hashlib.sha256(text.encode()).hexdigest()


def nick(match_id: str) -> str:
    """A match in the server's log: tells two apart and opens nothing."""
    return hashed(match_id)[:8]
