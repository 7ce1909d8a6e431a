"""What the documents show works, and what they point at is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "src/lopsided/games").glob("*/README.md"))]


def test_the_researchers_page_runs_from_top_to_bottom(capsys: pytest.CaptureFixture[str]) -> None:
    snippets = re.findall(r"```python\n(.*?)```", (ROOT / "docs/researchers.md").read_text(), re.DOTALL)
    names: dict[str, object] = {}
    for snippet in snippets:
        exec(snippet, names)
    assert len(snippets) == 5
    assert len(capsys.readouterr().out.splitlines()) == 3


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_within_the_project_leads_somewhere(page: Path) -> None:
    links = [link.split("#")[0] for link in re.findall(r"\]\(([^)]+)\)", page.read_text()) if not link.startswith(("http", "#"))]
    assert [link for link in links if not (page.parent / link).exists()] == []
