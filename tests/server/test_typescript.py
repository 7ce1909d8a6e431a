"""The client's types are made from the server's messages, and the file in the repository is the one that is made."""

import msgspec
import pytest

from lopsided.server import messages
from lopsided.server.typescript import TARGET, interface, spell, structs, typescript


def test_the_clients_types_are_up_to_date() -> None:
    assert TARGET.read_text("utf-8") == typescript(), "run python -m lopsided.server.typescript"


def test_every_message_is_there_with_its_tag() -> None:
    made = typescript()
    for struct in structs():
        assert f"export interface {struct.__name__} {{" in made
    assert '  t: "stopclock";' in made
    assert "export type FromServer = Welcome | News" in made


def test_only_what_a_client_may_leave_out_is_optional() -> None:
    assert "last?: number;" in interface(messages.Hello)
    assert "names?: string[];" in interface(messages.NewTable)
    assert "?" not in "".join(line for line in interface(messages.Table).splitlines() if ":" in line and "*" not in line)
    assert "board: Record<string, unknown> | null;" in interface(messages.News)


def test_a_type_without_a_spelling_is_an_error_that_says_what_to_do() -> None:
    with pytest.raises(TypeError, match="add it to spell"):
        spell(msgspec.inspect.type_info(set[bytes]))
