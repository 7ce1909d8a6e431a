"""What an experiment showed, as one page that reads like an article: every number in it comes from the folder, none is typed."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from math import isnan, lcm, nan
from pathlib import Path
from typing import Any

from lopsided.engine.game import Game, find_game
from lopsided.engine.words import LANGUAGE, Words, languages, spoken_here, words
from lopsided.games.lists import beside
from lopsided.lab.drawing import Line, intervals, lorenz
from lopsided.lab.experiment import Cell, Experiment
from lopsided.lab.running import Result, load
from lopsided.lab.statistics import NOTHING, Estimate, difference, effect_size, ratio, win_share_of
from lopsided.lab.wealth import GINI

HEAD = '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
MOST_FIGURES, MOST_CURVES, MOST_FINDINGS = 12, 6, 4
USUAL = ("wins,", GINI, "rounds")


def report(folder: Path, language: str = LANGUAGE) -> str:
    """The page of a results folder."""
    experiment, known, results, missing = load(folder)
    return Page(experiment, known, results, missing, folder, language).html()


class Page:
    """A report while it is put together."""

    def __init__(self, experiment: Experiment, known: dict[str, Any], results: Sequence[Result], missing: int, folder: Path, language: str) -> None:
        self.experiment, self.known, self.results, self.missing, self.folder = experiment, known, results, missing, folder
        self.game: Game = find_game(experiment.game)
        self.text: Words = spoken_here(__package__, language)
        spoken = self.text.language
        self.words = words(self.game.package, spoken if spoken in languages(self.game.package) else LANGUAGE)
        self.first = results[0]
        self.names = [self.name(result.cell) for result in results]
        self.figures = self._chosen()
        self.comparisons = max(1, len(self.figures) * (len(results) - 1))

    def html(self) -> str:
        """All of it."""
        t, title = self.text, self.title
        games = sum(result.cell.games for result in self.results)
        over = f"<b>{escape(t.say('report-report'))}</b><span>{escape(self.words.say('title'))}</span>"
        over += f"<span>{escape(t.say('report-games', games=games))}</span><span>{escape(str(self.known.get('at', '')))}</span>"
        css = (files(__package__) / "report.css").read_text("utf-8")
        body = [
            f'<p class="over">{over}</p><h1>{escape(title)}</h1>',
            f'<div class="lead"><ul>{"".join(f"<li>{escape(line)}</li>" for line in self.findings())}</ul></div>',
            *(self.figure(family, names) for family, names in self.families().items()),
            self.lorenz(),
            self.doubts(),
            self.method(),
            self.again(),
        ]
        return (
            f'<!doctype html><html lang="{t.language}">{HEAD}'
            f"<title>{escape(title)}</title><style>{css}</style></head><body><header>Lopsided</header>"
            '<svg class="tilt" viewBox="0 0 1000 26" preserveAspectRatio="none" aria-hidden="true"><path d="M0 21.5 1000 2.5" stroke="currentColor" '
            f'stroke-width="2.5" vector-effect="non-scaling-stroke"/></svg><main>{"".join(body)}</main></body></html>\n'
        )

    @property
    def title(self) -> str:
        """The question: of the file, or of the game's own."""
        asked = self.experiment.title
        return self.words.perhaps(f"idea-{asked}", asked) if asked else self.text.say("report-untitled", title=self.words.say("title"))

    def name(self, cell: Cell) -> str:
        """What a cell has otherwise than others, in the game's words."""
        varied = {name: value for result in self.results for name, value in result.cell.but(self.first.cell).items()}
        if not varied:
            return self.text.say("report-printed")
        mine: dict[str, Any] = {**self.game.choose(cell.options), "variant": cell.variant, "seats": len(cell.agents), "agents": cell.agents}
        return beside(self.text, (self._said(name, mine[name]) for name in varied))

    def _said(self, name: str, value: Any) -> str:
        """A rule and its value."""
        if name == "variant":
            return self.words.perhaps(f"variant-{value}", value) if value else self.text.say("report-printed")
        if name == "agents":
            return " + ".join(f"{value.count(agent)} {agent}" for agent in dict.fromkeys(value))
        plain = ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        shown = self.words.perhaps(f"option-{name}.value", plain.replace("_", " "), value=int(plain) if plain.isdecimal() else plain)
        return self.text.say("report-said", name=name.replace("_", " "), said=shown)

    def _chosen(self) -> list[str]:
        """The figures that are looked at: what the experiment names, else wins, inequality and length."""
        wanted = self.experiment.figures or USUAL
        named = [name for part in wanted for name in self.first.ratios if part in name]
        counted = [name for name in dict.fromkeys(named) if any(result.ratios[name][1].any() for result in self.results if name in result.ratios)]
        return counted[:MOST_FIGURES]

    def estimate(self, result: Result, name: str) -> Estimate:
        """A figure of one cell, win shares in hundredths."""
        pair = result.ratios.get(name)
        if pair is None:
            return NOTHING
        return scaled(win_share_of(*pair, lcm(*range(1, len(result.cell.agents) + 1))) if is_share(name) else ratio(*pair), unit(name))

    def change(self, result: Result, name: str) -> Estimate:
        """What it has more than the first cell, game by game, with an interval that holds for all comparisons of the page at once."""
        if name not in result.ratios or name not in self.first.ratios:
            return NOTHING
        return scaled(difference(self.first.ratios[name], result.ratios[name], self.comparisons), unit(name))

    def findings(self) -> list[str]:
        """What may be said first: of the first figure, what each cell changes; never more than the interval allows."""
        t = self.text
        if not self.figures:
            return [t.say("report-nothing")]
        name = self.figures[0]
        base = self.estimate(self.first, name)
        lines = [t.say("report-is", rules=self.names[0], figure=name, **interval(base))]
        changes = sorted(((self.change(r, name), n) for n, r in enumerate(self.results) if n), key=lambda found: -abs(found[0].value))
        for change, n in changes[:MOST_FINDINGS]:
            if isnan(change.low):
                continue
            told = interval(change, "+")
            if change.low <= 0 <= change.high:
                lines.append(t.say("report-same", rules=self.names[n], games=self.first.cell.games, **told))
            else:
                lines.append(t.say("report-more" if change.value > 0 else "report-less", rules=self.names[n], **interval(absolute(change))))
        return lines

    def families(self) -> dict[str, list[str]]:
        """The figures by what they are of: wins of several groups are one picture."""
        found: dict[str, list[str]] = {}
        for name in self.figures:
            found.setdefault(name.rpartition(": ")[0] or name, []).append(name)
        return found

    def figure(self, family: str, names: Sequence[str]) -> str:
        """One figure, group by group and cell by cell, with its table."""
        t = self.text
        lines, rows = [], []
        for name in names:
            group = name.removeprefix(family).removeprefix(": ")
            lines += [Line(group, NOTHING, "", heading=True)] if group else []
            for n, result in enumerate(self.results):
                found, change = self.estimate(result, name), self.change(result, name)
                hollow = n > 0 and change.low <= 0 <= change.high
                lines.append(Line(self.names[n], found, spelled(found), hollow, book=n == 0))
                both = n and name in result.ratios and name in self.first.ratios
                effect = effect_size(self.first.ratios[name], result.ratios[name], self.first.cell.games) if both else nan
                told = [group, self.names[n], spelled(found), "" if not n else spelled(change, "+"), "" if isnan(effect) else f"{effect:+.2f}"]
                rows.append(told if group else told[1:])
        said = beside(t, (t.say("report-said", name=line.name, said=line.said) for line in lines if not line.heading))
        head = [t.say("report-rules"), t.say("report-figure"), t.say("column-difference"), t.say("report-effect")]
        head = [t.say("column-group"), *head] if len(rows[0]) > len(head) else head
        name = family
        caption = t.say("report-caption", games=self.first.cell.games, seats=len(self.first.cell.agents), comparisons=self.comparisons)
        unit_said = t.say("report-in_100") if is_share(name) else ""
        picture = f'<div class="scroll">{intervals(lines, said, unit_said)}</div>'
        return f"<figure><h2>{escape(name)}</h2>{picture}<figcaption>{escape(caption)}</figcaption>{self.twin(head, rows)}</figure>"

    def lorenz(self) -> str:
        """How all is shared out at the end, of the first cells."""
        t = self.text
        curves = [(name, [point["share"] or 0.0 for point in r.figures["groups"].get("wealth", {}).get("lorenz", [])]) for name, r in self.named()]
        curves = [(name, shares) for name, shares in curves if shares][:MOST_CURVES]
        if not curves:
            return ""
        rows = [[name, *(f"{100 * share:.1f}" for share in shares)] for name, shares in curves]
        head = [t.say("report-rules"), *(str(k) for k in range(len(curves[0][1])))]
        said = beside(t, (t.say("report-said", name=row[0], said=" ".join(row[1:])) for row in rows))
        drawn = lorenz(curves, said, t.say("report-poorest"), t.say("report-richest"))
        caption = f"<figcaption>{escape(t.say('report-lorenz_caption'))}</figcaption>"
        return f'<figure><h2>{escape(t.say("report-lorenz"))}</h2><div class="scroll">{drawn}</div>{caption}{self.twin(head, rows)}</figure>'

    def named(self) -> list[tuple[str, Result]]:
        """The cells by name."""
        return list(zip(self.names, self.results, strict=True))

    def twin(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        """The same as a table."""
        body = "".join(f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>' for row in rows)
        top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
        table = f'<div class="scroll" tabindex="0"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
        return f"<details><summary>{escape(self.text.say('report-table'))}</summary>{table}</details>"

    def doubts(self) -> str:
        """What the page does not show."""
        t = self.text
        keys = ["report-doubt_bots", "report-doubt_design", "report-doubt_twenty"]
        lines = [t.say(key, comparisons=self.comparisons) for key in keys]
        if self.missing:
            lines.append(t.say("report-missing", cells=self.missing))
        return f'<section><h2>{escape(t.say("report-doubts"))}</h2><ul class="no">{"".join(f"<li>{escape(line)}</li>" for line in lines)}</ul></section>'

    def method(self) -> str:
        """How the figures are made."""
        lines = "".join(f"<p>{escape(self.text.say(key, comparisons=self.comparisons))}</p>" for key in ("report-pairs", "report-intervals", "report-many"))
        return f"<section><h2>{escape(self.text.say('report-method'))}</h2>{lines}</section>"

    def again(self) -> str:
        """How to make the same, with what, and how to cite it."""
        t, cell = self.text, self.first.cell
        commands = [command(result.cell) for result in self.results[:MOST_CURVES]]
        facts = {
            t.say("report-version"): f"{cell.game} {cell.version}", t.say("report-cells"): str(len(self.results)), t.say("report-seed"): str(cell.seed),
            t.say("report-commit"): str(self.known.get("commit", "")) or "-", "Lopsided": str(self.known.get("lopsided", "")),
        }  # fmt: skip
        listed = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts.items())
        known = {"title": self.title, "game": self.words.say("title"), "version": str(cell.version), "seed": str(cell.seed)}
        cited = t.say("report-citation", year=str(self.known.get("at", ""))[:4], games=sum(r.cell.games for r in self.results), **known)
        folder = self.folder.name
        typed = "\n".join((f"lopsided lab run {folder}.toml --out {folder}", f"lopsided lab report {folder}", "", *commands))
        return (
            f"<section><h2>{escape(t.say('report-again'))}</h2><pre>{escape(typed)}</pre><dl>{listed}</dl></section>"
            f"<section><h2>{escape(t.say('report-cite'))}</h2><p>{escape(cited)}</p></section>"
        )


def command(cell: Cell) -> str:
    """The same cell on the command line."""
    agents = cell.agents[:1] if len(set(cell.agents)) == 1 else cell.agents
    options = "".join(f" --set {name}={','.join(map(str, v)) if isinstance(v, list) else v}" for name, v in cell.options.items())
    variant = f" --variant {cell.variant}" if cell.variant else ""
    seats = f"--seats {len(cell.agents)} --agents {','.join(agents)}"
    return f"lopsided simulate {cell.game} --games {cell.games} {seats} --seed {cell.seed}{options}{variant}"


def is_share(name: str) -> bool:
    """Whether a figure is a share of wins."""
    return name.startswith("wins,")


def unit(name: str) -> int:
    """Shares of wins are told in 100 games."""
    return 100 if is_share(name) else 1


def scaled(found: Estimate, by: int) -> Estimate:
    """An estimate in another unit."""
    return Estimate(*(by * x for x in found))


def absolute(found: Estimate) -> Estimate:
    """How large a change is that has a direction."""
    return found if found.value >= 0 else Estimate(-found.value, -found.high, -found.low)


def number(value: float, sign: str = "") -> str:
    """A number with as many digits as it needs."""
    return f"{value:{sign}.1f}" if abs(value) >= 10 else f"{value:{sign}.2f}" if abs(value) >= 1 else f"{value:{sign}.3f}"


def interval(found: Estimate, sign: str = "") -> dict[str, str]:
    """An estimate for a sentence."""
    digits = 1 if max(map(abs, found)) >= 10 else 2 if max(map(abs, found)) >= 1 else 3
    return {key: f"{value:{sign}.{digits}f}".replace("-", "−") for key, value in zip(("value", "low", "high"), found, strict=True)}


def spelled(found: Estimate, sign: str = "") -> str:
    """An estimate for a table: 12.5 [12.4, 12.6]."""
    if isnan(found.value):
        return "–"
    told = interval(found, sign) if not isnan(found.low) else {"value": number(found.value, sign)}
    return f"{told['value']} [{told['low']}, {told['high']}]" if "low" in told else told["value"]
