"""Figures of a report as SVG, in the house style: flat ink, a red bracket on every estimate, grey and dotted for what the others are held against."""

from collections.abc import Sequence
from html import escape
from math import floor, log10
from typing import NamedTuple

from lopsided.lab.statistics import Estimate

WIDE, LABEL, VALUE, ROW = 1080, 300, 190, 34


class Line(NamedTuple):
    """One row of a figure."""

    name: str
    found: Estimate
    said: str  # the figure and its interval in words
    hollow: bool = False  # its interval holds no difference
    heading: bool = False  # no estimate, but what the next are of
    book: bool = False  # what the next are held against


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from one to another, about five of them."""
    span = (high - low) or 1.0
    step = 10.0 ** floor(log10(span / 4))
    step *= next((n for n in (1, 2, 5, 10) if span / (n * step) <= 6), 10)
    first = floor(low / step)
    return [n * step for n in range(first, first + 12) if low - step / 1e6 <= n * step <= high + step / 1e6]


def text(x: float, y: float, said: str, anchor: str = "start", kind: str = "") -> str:
    """Some words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(said)}</text>'


def intervals(lines: Sequence[Line], said: str, unit: str = "") -> str:
    """Estimates under each other, each with its interval, beside the dotted value that they are held against."""
    known = [x for line in lines for x in line.found if x == x] + [0.0]
    low, high = min(0.0, *known), max(*known, 1e-9)
    left, right = LABEL, WIDE - VALUE
    ground = 20 + ROW * len(lines)

    def x(value: float) -> float:
        return left + (right - left) * (value - low) / (high - low)

    parts = [f'<path d="M{x(t):.1f} 8V{ground}" class="grid"/>' + text(x(t), ground + 20, f"{t:g}", "middle", "g") for t in ticks(low, high)]
    parts.append(f'<path d="M{x(0):.1f} 4V{ground}" class="axis"/>')
    for n, line in enumerate(lines):
        y = 24 + ROW * n
        parts.append(text(0 if line.heading else 14, y + 5, line.name, "start", "b" if line.heading else ""))
        value, least, most = line.found
        if line.book and value == value:
            below = next((k for k in range(n + 1, len(lines)) if lines[k].heading or lines[k].book), len(lines))
            parts.append(f'<path d="M{x(value):.1f} {y + 8}V{24 + ROW * below - 14}" class="book"/>' if below > n + 1 else "")
        if value != value:
            continue
        start, end = sorted((x(0), x(value)))
        parts.append(f'<rect x="{start:.1f}" y="{y - 8}" width="{max(0.5, end - start):.1f}" height="16" class="{"hollow" if line.hollow else "bar"}"/>')
        if least == least and most == most:
            parts.append(f'<path d="M{x(least):.1f} {y - 6}v12M{x(least):.1f} {y}H{x(most):.1f}M{x(most):.1f} {y - 6}v12" class="sure"/>')
        parts.append(f'<circle cx="{x(value):.1f}" cy="{y}" r="4.5" class="dot"/>' + text(WIDE, y + 5, line.said, "end", "num"))
    if unit:
        parts.append(text(right, ground + 38, unit, "end", "g"))
    return frame(WIDE, ground + 44, said, parts)


def lorenz(curves: Sequence[tuple[str, Sequence[float]]], said: str, poorest: str, richest: str) -> str:
    """Lorenz curves over each other, the first of them dotted; the straight line is where all have the same."""
    size, gap = 300, 40

    def path(shares: Sequence[float]) -> str:
        return "M" + "L".join(f"{gap + size * k / (len(shares) - 1):.1f} {20 + size * (1 - share):.1f}" for k, share in enumerate(shares))

    parts = [f'<path d="M{gap} {20 + size}H{gap + size}" class="axis"/>', f'<path d="M{gap} {20 + size}L{gap + size} 20" class="equal"/>']
    parts += [text(gap - 6, 25 + size * (1 - t / 100), str(t), "end", "g") for t in (0, 50, 100)]
    parts += [text(gap, 40 + size, poorest, "start", "g"), text(gap + size, 40 + size, richest, "end", "g")]
    for n, (name, shares) in enumerate(curves):
        parts.append(f'<path d="{path(shares)}" class="curve c{n}"/>')
        y = 34 + 30 * n
        parts.append(f'<path d="M{gap + size + 40} {y - 5}h34" class="curve c{n}"/>' + text(gap + size + 84, y, name, "start", "b"))
    return frame(WIDE, size + 50, said, parts)


def frame(width: int, height: int, said: str, parts: Sequence[str]) -> str:
    """A figure that says what it shows to who cannot see it."""
    return f'<svg class="chart" viewBox="0 0 {width} {height}" role="img" aria-label="{escape(said, quote=True)}">{"".join(parts)}</svg>'
