"""Every snippet of the tutorial stands in the game's files."""

import re
from pathlib import Path

PIG = Path(__file__).parents[1]
TUTORIAL = PIG.parents[1] / "docs" / "writing-a-game.md"


def test_the_tutorial_s_snippets_are_the_game_s_own_lines():
    files = "\n".join(path.read_text() for path in sorted(PIG.rglob("*")) if path.suffix in {".py", ".toml"})
    snippets = re.findall(r"```(?:python|toml)\n(.*?)```", TUTORIAL.read_text(), re.DOTALL)
    assert len(snippets) >= 8
    assert [snippet for snippet in snippets if snippet.strip() not in files] == []
