"""The figures of a report as files of their own: SVG that brings its colours along, and PNG of the same where resvg-py is installed."""

import re
from html import unescape
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from lopsided.lab.running import write

FIGURE = re.compile(r'<figure><h2>(.*?)</h2>.*?(<svg class="chart".*?</svg>)', re.DOTALL)
EDGE = 24  # of paper round a chart
SHARP = 2  # pixels of a PNG for one of the page


def write_pictures(page: str, folder: Path) -> list[Path]:
    """Every figure of a report's page as NAME.svg and, where it can be, NAME.png."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for n, (title, chart) in enumerate(FIGURE.findall(page), 1):
        name = f"{n}-{re.sub(r'[^a-z0-9]+', '-', unescape(title).lower()).strip('-')}"
        alone = on_its_own(chart)
        made = {"svg": alone.encode()} | ({"png": drawn(alone)} if find_spec("resvg_py") else {})
        for kind, data in made.items():
            written.append(folder / f"{name}.{kind}")
            write(written[-1], data)
    return written


def on_its_own(chart: str) -> str:
    """A chart of the page with what the page gives it: its size, its paper, and its styles in the colours of the light theme."""
    found = re.search(r'viewBox="0 0 (\d+) (\d+)"', chart)
    assert found is not None
    wide, high = (int(size) + 2 * EDGE for size in found.groups())
    opened, rest = chart.replace(found[0], f'viewBox="{-EDGE} {-EDGE} {wide} {high}"').split(">", 1)
    paper = f'<rect x="{-EDGE}" y="{-EDGE}" width="{wide}" height="{high}" fill="{colours()["paper"]}"/>'
    return f'{opened} xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}"><style>{styles(chart)}</style>{paper}{rest}\n'


def colours() -> dict[str, str]:
    """What the page's names for colours and letters stand for by day."""
    css = (files(__package__) / "report.css").read_text("utf-8")
    named = re.findall(r"--([\w-]+): ([^;]+);", css.partition("}")[0])
    return {name: re.sub(r"light-dark\(([^,]+),.*", r"\1", value) for name, value in named}


def styles(chart: str) -> str:
    """The rules of the page's styles that are about something in this chart, each name replaced by what it stands for."""
    css = (files(__package__) / "report.css").read_text("utf-8").partition("@media")[0]
    there = {name for names in re.findall(r'class="([^"]*)"', chart) for name in names.split()}
    rules = [(where.strip(), what.strip()) for where, what in re.findall(r"([^{}]+){([^{}]*)}", css)]
    kept = [f"{where} {{ {what} }}" for where, what in rules if where != ".chart" and any(set(re.findall(r"\.(\w+)", one)) & there for one in where.split(","))]
    plain = re.sub(r"var\(--([\w-]+)\)", lambda name: colours()[name[1]], " ".join(kept))
    return re.sub(r"font: (\d+) (\d+px) ([^;]+);", r"font-weight: \1; font-size: \2; font-family: \3;", plain).replace('"', "'")


def drawn(svg: str) -> bytes:
    """An SVG as a PNG."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=SHARP))
