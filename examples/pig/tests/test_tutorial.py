"""Every snippet of the tutorial stands in the files of an example."""

import re
from pathlib import Path

EXAMPLES = Path(__file__).parents[2]
TUTORIAL = EXAMPLES.parent / "docs" / "writing-a-game.md"


def test_the_tutorial_s_snippets_are_the_games_own_lines():
    files = "\n".join(path.read_text() for path in sorted(EXAMPLES.rglob("*")) if path.suffix in {".py", ".toml", ".ftl", ".js"})
    snippets = re.findall(r"```(?:python|toml|ftl|js)\n(.*?)```", TUTORIAL.read_text(), re.DOTALL)
    assert len(snippets) >= 20
    assert [snippet for snippet in snippets if snippet.strip() not in files] == []
