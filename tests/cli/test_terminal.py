"""The game in a real terminal: keys, screens, interruptions."""

import json
import os
import re
import signal
import subprocess
import sys

NEW = ("play", "--terminal", "--new", "--seed", "3", "--set", "first_player=seat1")
PROMPT = "q quit"


def plain(shown: str) -> str:
    """What a screen shows, without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown).replace("\r", "")


def test_the_first_prompt_comes_without_a_compiler():
    code = "import sys, lopsided.cli\ntry: lopsided.cli.main()\nexcept SystemExit: print('loaded:', *{'numba', 'llvmlite'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code, *NEW], input="q\n", capture_output=True, text=True, check=True)
    assert "Your turn." in done.stdout
    assert done.stdout.endswith("loaded:\n")


def test_no_line_is_wider_than_the_terminal(terminal):
    table = terminal(*NEW, "--seats", "8", "--name", "Bartholomew the Great")
    shown = table.read_until(PROMPT)
    for _ in range(3):
        table.type("1\n")
        shown += table.read_until(PROMPT)
    assert max(len(line) for line in plain(shown).split("\n")) <= 80


def test_colours_are_only_for_terminals(terminal, lopsided):
    assert "\x1b[" in terminal(*NEW).read_until(PROMPT)
    assert "\x1b[" not in lopsided(*NEW, typed=["q"]).stdout


def test_control_c_saves_and_leaves(terminal, home):
    table = terminal(*NEW)
    table.read_until(PROMPT)
    assert "The game is saved." in table.interrupt("lopsided play threat-level")
    assert table.ends() == 130
    assert len(list((home / "saves").iterdir())) == 1


def test_control_c_at_the_offer_of_a_saved_game_leaves_with_a_line(terminal, lopsided):
    lopsided(*NEW, typed=["q"])
    table = terminal("play", "--terminal")
    table.read_until("new game")
    assert "Traceback" not in table.interrupt("Interrupted.")
    assert table.ends() == 130


def test_control_d_saves_and_leaves(terminal, home):
    table = terminal(*NEW)
    table.read_until(PROMPT)
    table.type("\x04")
    assert "The game is saved." in table.read_until("lopsided play threat-level")
    assert table.ends() == 0
    assert len(list((home / "saves").iterdir())) == 1


def test_a_terminal_that_is_closed_loses_nothing(terminal, home):
    table = terminal(*NEW)
    table.read_until(PROMPT)
    table.type("1\n")
    table.read_until("round 2")
    table.read_until(PROMPT)
    os.kill(table.process.pid, signal.SIGKILL)
    table.process.wait()
    [save] = (home / "saves").iterdir()
    assert 0 in {seat for seat, _, _ in json.loads(save.read_text())["replay"]["moves"]}


def test_bytes_that_are_no_text_are_no_choice(terminal):
    table = terminal(*NEW)
    table.read_until(PROMPT)
    os.write(table.keys, b"\xff\xfe\n")
    assert "is no choice here" in table.read_until(PROMPT)
