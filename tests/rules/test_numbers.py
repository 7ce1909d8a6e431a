"""Rules have no numbers of their own: what is printed lies in the box, and what is a size or a code has a name in state.py."""

import ast
from importlib.resources import files

import pytest

from lopsided import games

RULES = sorted(file for game in files(games).iterdir() if (game / "rules").is_dir() for file in (game / "rules").iterdir() if file.name.endswith(".py"))


@pytest.mark.parametrize("file", RULES, ids=lambda file: "/".join(file.parts[-3:]))
def test_a_rule_has_no_number_but_0_1_and_2(file):
    numbers = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Constant) and type(node.value) in (int, float)]
    assert [f"line {node.lineno}: {node.value}" for node in numbers if node.value not in (0, 1, 2)] == []
