"""The client's types are made from the server's messages and from what the games show, and the files in the repository are the ones that are made."""

import json
from typing import Any

import msgspec
import pytest

from lopsided.engine.game import all_games
from lopsided.engine.match import SPECTATOR, Match
from lopsided.server import http_messages, messages
from lopsided.server.typescript import CLIENT, aliases, interface, made, shown, spell, structs, typescript
from lopsided.testing.walking import walk

DRAWN = sorted(folder.name for folder in (CLIENT / "games").iterdir())
PLIES = 120  # of a game of each


def test_the_clients_types_are_up_to_date() -> None:
    assert [str(path) for path, text in made().items() if not path.exists() or path.read_text("utf-8") != text] == [], (
        "run python -m lopsided.server.typescript"
    )


def test_every_message_is_there_with_its_tag() -> None:
    text = typescript(messages, http_messages)
    for struct in (*structs(messages), *structs(http_messages)):
        assert f"export interface {struct.__name__} {{" in text
    assert 't: "stopclock";' in text
    assert "export type FromServer = Welcome | News" in text


def test_only_what_may_be_left_out_is_optional() -> None:
    assert "last?: number;" in interface(messages.Hello, {})
    assert "names?: string[];" in interface(http_messages.NewTable, {})
    assert "?" not in "".join(line for line in interface(messages.Table, {}).splitlines() if ":" in line and "*" not in line)
    assert "board?: Record<string, unknown> | null;" in interface(messages.News, {})


def test_words_and_numbers_of_enums_keep_their_names() -> None:
    text = typescript(shown("disruptopia"))
    assert 'export const RANKS = ["startup","millionaire","billionaire"] as const;' in text
    assert "export type Rank = (typeof RANKS)[number];" in text
    assert "  rank: Rank;" in text
    assert "export const Option = { IDLE: 0, BUY_CHIPS: 1," in text


def test_a_type_without_a_spelling_is_an_error_that_says_what_to_do() -> None:
    with pytest.raises(TypeError, match="add it to spell"):
        spell(msgspec.inspect.type_info(set[bytes]), aliases(messages))


def check(value: Any, kind: Any) -> None:
    """That a part of a view is what was declared: no key less, none more, every word a known one."""
    assert msgspec.convert(value, kind) == value


@pytest.mark.parametrize("game", DRAWN)
def test_every_seat_is_shown_what_the_game_declares(game: str) -> None:
    match = Match(all_games()[game], 3, seed=7)
    check(match.game.board(match.box), shown(game).Board)
    for ply, (seat, action, _) in enumerate(walk(match)):
        for reader in range(SPECTATOR, match.seats):
            view = match.view(reader)
            check(view, messages.View)
            check(view["table"], shown(game).Table)
        if ply == PLIES:
            break
        match.submit(seat, action)


@pytest.mark.parametrize("game", DRAWN)
def test_recorded_scenes_are_what_the_game_declares(game: str) -> None:
    folder = CLIENT / "games" / game / "fixtures"
    recorded = json.loads((folder / "scenes.json").read_text("utf-8"))
    for scene in recorded.get("scenes", recorded).values():
        check(scene["view"]["table"], shown(game).Table)
