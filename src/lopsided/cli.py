"""The command line. Commands only: what they do lives elsewhere, and is imported when it is asked for."""

import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from itertools import cycle, islice
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.console import Console, RenderableType
from typer.core import TyperGroup

from lopsided.engine.box import BoxError
from lopsided.engine.fault import Fault
from lopsided.engine.game import UnknownGame, all_games, find_game
from lopsided.engine.replay import ReplayError
from lopsided.engine.words import Worded, asked_for
from lopsided.terminal.seating import list_agents, read_settings, seat_agents, seat_count, seated
from lopsided.terminal.speech import spoken, title_of

DEFAULT_GAME = "threat-level"
FAILED, BAD_INPUT, INTERRUPTED = 1, 2, 130
MOST = 2**63 - 1
UsageError: type[Exception] = typer.BadParameter.__mro__[1]  # every complaint about how a command was called


def complain(line: str) -> int:
    """One line on stderr, and the exit code for bad input."""
    print(f"lopsided: {' '.join(line.split())}", file=sys.stderr)
    return BAD_INPUT


def say_error(error: Exception) -> str:
    """What is wrong, in the language of the environment where it is ours to say."""
    if isinstance(error, Worded):
        return error.say(asked_for())
    return error.format_message() if isinstance(error, UsageError) else str(error)  # type: ignore[attr-defined]


class Lines(TyperGroup):
    """The commands, whose errors are one line each."""

    def main(self, *arguments: Any, **extra: Any) -> Any:
        """Run a command and leave with its exit code."""
        try:
            code = super().main(*arguments, **(extra | {"standalone_mode": False}))
        except (UsageError, BoxError, UnknownGame, ReplayError) as error:
            code = complain(say_error(error))
        except Fault as fault:
            complain(str(fault))
            code = FAILED
        sys.exit(code if isinstance(code, int) else 0)

    def invoke(self, context: Any) -> Any:
        """Run a command; Ctrl-C and the end of the input end it with a line."""
        try:
            return super().invoke(context)
        except EOFError:
            print("\n" + spoken().say("no-more-input"), file=sys.stderr)
        except KeyboardInterrupt:
            complain(spoken().say("interrupted"))
            raise typer.Exit(INTERRUPTED) from None


def whole(low: int, high: int = MOST) -> Callable[[Any], int]:
    """Reads a whole number within bounds; the complaint names what was given."""

    def read(text: Any) -> int:
        if not str(text).isdecimal() or len(str(text)) > len(str(MOST)) or not low <= int(text) <= high:
            raise typer.BadParameter(spoken().say("no-number", typed=str(text)[:40], low=low, high=high))
        return int(text)

    return read


def tip(name: str) -> str:
    """What a command or one of its options does, for --help."""
    return spoken().say(f"help-{name}")


app = typer.Typer(cls=Lines, add_completion=False, rich_markup_mode="rich", pretty_exceptions_enable=False)

GameName = Annotated[str, typer.Argument(help=tip("game"), metavar="GAME")]
AnyGame = Annotated[str, typer.Argument(help=tip("any_game"), metavar="[GAME]", show_default=False)]
Seats = Annotated[int | None, typer.Option(parser=whole(0, 99), help=tip("seats"), metavar="K", show_default=False)]
Settings = Annotated[list[str] | None, typer.Option("--set", help=tip("set"), metavar="OPTION=VALUE", show_default=False)]
Variant = Annotated[str, typer.Option(help=tip("variant"), show_default=False)]
GameCount = Annotated[int, typer.Option(parser=whole(1, 10**9), help=tip("games"), metavar="N")]
Agents = Annotated[str, typer.Option(help=tip("agents"), metavar="A,B,..")]
Seed = Annotated[int, typer.Option(parser=whole(0), help=tip("lab_seed"), metavar="S")]
Device = Annotated[Literal["cpu", "cuda"], typer.Option(help=tip("device"))]
AsJson = Annotated[bool, typer.Option("--json", help=tip("json"))]
ReplayFile = Annotated[Path, typer.Argument(help=tip("replay_file"), metavar="FILE")]


def print_version(wanted: bool) -> None:
    """The version, and nothing else."""
    if wanted:
        print(f"lopsided {version('lopsided')}")
        raise typer.Exit


@app.callback(invoke_without_command=True, help=tip("do-lopsided"))
def lopsided(
    context: typer.Context, wanted: Annotated[bool, typer.Option("--version", callback=print_version, is_eager=True, help=tip("version"))] = False
) -> None:
    """A digital table for games about inequality. Without a command it plays."""
    if context.invoked_subcommand is None:
        raise typer.Exit(context.invoke(play, context=context))


@app.command(help=tip("do-play"))
def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help=tip("game"), metavar="[GAME]", show_default=False)] = "",
    host: Annotated[str, typer.Option(help=tip("host"), metavar="H")] = "127.0.0.1",
    port: Annotated[int, typer.Option(parser=whole(0, 65535), help=tip("port"), metavar="P")] = 8471,
    lan: Annotated[bool, typer.Option("--lan", help=tip("lan"))] = False,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=tip("browser"))] = True,
    database: Annotated[str, typer.Option(help=tip("database"), metavar="URL", show_default=False)] = "",
    terminal: Annotated[bool, typer.Option("--terminal", help=tip("terminal"))] = False,
    seats: Seats = None,
    bots: Annotated[str, typer.Option(help=tip("bots"), metavar="A,B,..", show_default=False)] = "",
    seed: Annotated[int | None, typer.Option(parser=whole(0), help=tip("seed"), metavar="S", show_default=False)] = None,
    settings: Settings = None,
    variant: Variant = "",
    name: Annotated[str, typer.Option(help=tip("name"), show_default=False)] = "",
    new: Annotated[bool, typer.Option("--new", help=tip("new_game"))] = False,
    lang: Annotated[str, typer.Option(help=tip("lang"), metavar="L", show_default=False)] = "",
) -> int:
    """Sit down at a table in the browser, with friends and bots; or in the terminal."""
    if not terminal:
        alone = [k for k in ("seats", "bots", "seed", "settings", "variant", "name", "new", "lang") if given(context, k)]
        if alone:
            flag = "--set" if alone[0] == "settings" else f"--{alone[0]}"
            raise typer.BadParameter(spoken().say("terminal-only", flag=flag))
        return serve(game, host, port, lan, browser, database)
    from lopsided.terminal.open import open_table

    chosen = find_game(game or DEFAULT_GAME)
    others = list_agents(bots)
    size = seat_count(chosen, seats, len(others) + 1 if len(others) > 1 else None)
    usual = cycle(chosen.bots or ["random"])
    agents = ["", *seat_agents(chosen, size - 1, others or list(islice(usual, size - 1)))]
    console = Console(highlight=False)
    return open_table(console, chosen, agents, read_settings(settings), variant, seed, name, new, lang).play()


def given(context: typer.Context, option: str) -> bool:
    """Whether an option was named on the command line."""
    source = context.get_parameter_source(option)
    return source is not None and source.name == "COMMANDLINE"


def serve(game: str, host: str, port: int, lan: bool, browser: bool, database: str, page: str = "/") -> int:
    """Serve tables until interrupted."""
    if game:
        find_game(game)
    from lopsided.server.serve import CannotServe, run

    try:
        run(game or None, host, port, lan, browser, database, page=page)
    except CannotServe as error:
        return complain(say_error(error))
    return 0


@app.command(help=tip("do-room"))
def room(
    game: Annotated[str, typer.Argument(help=tip("game"), metavar="[GAME]", show_default=False)] = "",
    host: Annotated[str, typer.Option(help=tip("host"), metavar="H")] = "127.0.0.1",
    port: Annotated[int, typer.Option(parser=whole(0, 65535), help=tip("port"), metavar="P")] = 8471,
    lan: Annotated[bool, typer.Option("--lan", help=tip("lan"))] = False,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=tip("browser"))] = True,
    database: Annotated[str, typer.Option(help=tip("database"), metavar="URL", show_default=False)] = "",
) -> int:
    """Open a room for a class: one code, many tables, somebody who leads and does not sit."""
    return serve(game, host, port, lan, browser, database, "/room/new")


@app.command(help=tip("do-purge"))
def purge(
    older_than: Annotated[str, typer.Option("--older-than", help=tip("older_than"), metavar="TIME")],
    database: Annotated[str, typer.Option(help=tip("database_own"), metavar="URL", show_default=False)] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help=tip("dry_run"))] = False,
) -> int:
    """Remove old matches, with all that belongs to them, and codes that lead nowhere."""
    from lopsided.server.purge import purge as remove
    from lopsided.server.store import StoreError

    try:
        removed = remove(database, older_than, dry_run)
    except (StoreError, ValueError) as error:
        return complain(say_error(error))
    found = {"matches": removed.matches, "entries": removed.entries, "codes": removed.keys}
    print(spoken().say("purge-would" if dry_run else "purged", **found))
    return 0


@app.command(help=tip("do-games"))
def games(as_json: AsJson = False) -> None:
    """List the games: seats, options with default and range, bots, variants, version."""
    from lopsided.terminal.catalogue import catalogue, draw_catalogue

    entries = [catalogue(game) for game in all_games().values()]
    show(as_json, lambda: entries, lambda: draw_catalogue(entries))


@app.command(help=tip("do-simulate"))
def simulate(
    game: GameName,
    games: GameCount = 10_000,
    seats: Seats = None,
    agents: Agents = "random",
    seed: Seed = 0,
    settings: Settings = None,
    variant: Variant = "",
    device: Device = "cpu",
    as_json: AsJson = False,
) -> None:
    """Play many games at once, and show who wins with 95% intervals."""
    chosen, players = seated(game, seats, agents)
    options = read_settings(settings)
    chosen.make_box(len(players), options, variant)

    from lopsided.lab.simulate import simulate as run
    from lopsided.terminal.progress import progress_bar

    with progress_bar(spoken().say("playing", games=f"{games:,}", title=title_of(chosen)), games) as advance:
        simulation = run(chosen, games, players, seed, options, variant, advance, device=device)
    show(as_json, lambda: simulation.to_json(), lambda: simulation.table(asked_for()))


@app.command(help=tip("do-compare"))
def compare(
    game: GameName,
    against: Annotated[list[str], typer.Option(help=tip("against"), metavar="'OPTION=VALUE ..'")],
    games: GameCount = 10_000,
    seats: Seats = None,
    agents: Agents = "random",
    seed: Seed = 0,
    settings: Settings = None,
    variant: Variant = "",
    figures: Annotated[list[str] | None, typer.Option("--figure", help=tip("figure"), metavar="TEXT", show_default=False)] = None,
    as_json: AsJson = False,
) -> None:
    """Play the same games under other rules too, and show what changes, with 95% intervals of the differences."""
    from lopsided.lab.compare import Setting
    from lopsided.lab.compare import compare as run
    from lopsided.terminal.progress import progress_bar

    chosen, players = seated(game, seats, agents)
    base = Setting(read_settings(settings), variant)
    played = [base, *(setting for text in against for setting in base.but(chosen, text))]
    for setting in played:
        chosen.make_box(len(players), setting.options, setting.variant)
    with progress_bar(spoken().say("comparing", times=len(played), games=f"{games:,}", title=title_of(chosen)), games * len(played)) as advance:
        comparison = run(chosen, games, players, played, seed, advance)
    show(as_json, lambda: comparison.to_json(figures or ()), lambda: comparison.table(figures or (), asked_for()))


@app.command(help=tip("do-league"))
def league(
    game: GameName,
    games: GameCount = 2_000,
    sizes: Annotated[list[int] | None, typer.Option("--seats", parser=whole(0, 99), help=tip("sizes"), metavar="K", show_default=False)] = None,
    agents: Annotated[str, typer.Option(help=tip("league_agents"), metavar="A,B,..", show_default=False)] = "",
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """All agents against all: ratings, wins and habits, with 95% intervals."""
    from lopsided.engine.agents import find_agent
    from lopsided.lab.league import length, play_league
    from lopsided.terminal.progress import progress_bar

    chosen = find_game(game)
    named = list_agents(agents) or ["random", *chosen.bots, "gentle"]
    for agent in named:
        find_agent(chosen, agent)
    tables = [seat_count(chosen, size, None) for size in sizes or [seat_count(chosen, None, None)]]
    with progress_bar(spoken().say("playing", games=f"{games:,}", title=title_of(chosen)), length(named, tables)) as advance:
        found = play_league(chosen, named, tables, games, seed, advance)
    if as_json:
        print_json(found.to_json())
    else:
        print(found.markdown(asked_for()), end="")


lab = typer.Typer(cls=TyperGroup, add_completion=False, help=tip("do-lab"), no_args_is_help=True)
app.add_typer(lab, name="lab")


@lab.command("run", help=tip("do-lab_run"))
def lab_run(
    experiment: Annotated[str, typer.Argument(help=tip("experiment"), metavar="FILE")],
    out: Annotated[Path, typer.Option(help=tip("out"), metavar="DIR")],
    keep_games: Annotated[bool, typer.Option("--keep-games/--no-games", help=tip("no_games"))] = True,
    in_processes: Annotated[int, typer.Option("--processes", parser=whole(0), help=tip("processes"), metavar="N", show_default=False)] = 0,
    ray: Annotated[str, typer.Option(help=tip("ray"), metavar="ADDRESS", show_default=False)] = "",
) -> int:
    """Play an experiment into a folder, cell by cell."""
    from lopsided.lab.executors import on_ray, processes
    from lopsided.lab.experiment import find_experiment
    from lopsided.lab.running import run
    from lopsided.terminal.progress import progress_bar

    asked = find_experiment(experiment)
    cells = asked.cells()
    told = spoken().say("lab-playing", cells=len(cells), title=title_of(find_game(asked.game)))
    with progress_bar(told, sum(cell.games for cell in cells), speed=True) as advance:
        failed = run(asked, out, advance, keep_games, on_ray(ray) if ray else processes(in_processes) if in_processes else None)
    if failed:
        complain(spoken().say("lab-failed", cells=len(failed), why=failed[0]))
        return FAILED
    print(spoken().say("lab-done", cells=len(cells), folder=str(out)))
    return 0


@lab.command("report", help=tip("do-lab_report"))
def lab_report(
    results: Annotated[Path, typer.Argument(help=tip("results"), metavar="DIR")],
    page: Annotated[Path | None, typer.Option(help=tip("page"), metavar="FILE", show_default=False)] = None,
) -> None:
    """Write what an experiment showed as one page."""
    from lopsided.lab.pictures import write_pictures
    from lopsided.lab.report import report
    from lopsided.lab.running import write

    wanted = page or results / "report.html"
    text = report(results, asked_for())
    write(wanted, text.encode())
    print(spoken().say("lab-written", page=str(wanted)))
    pictures = write_pictures(text, wanted.parent / "figures")
    print(spoken().say("lab-pictures", files=len(pictures), folder=str(wanted.parent / "figures")))
    if not any(path.suffix == ".png" for path in pictures):
        print(spoken().say("lab-no_png"))


@lab.command("ideas", help=tip("do-lab_ideas"))
def lab_ideas(as_json: AsJson = False) -> None:
    """List the ready experiments with their questions."""
    from lopsided.lab.experiment import ideas, question

    found = ideas()
    if as_json:
        print_json({name: {"game": game.name, "question": question(game, experiment)} for name, (game, experiment) in found.items()})
        return
    print(spoken().say("lab-ideas"))
    for name, (game, experiment) in found.items():
        print(f"  {name:24} {title_of(game)}: {question(game, experiment, asked_for())}")


@app.command(help=tip("do-new"))
def new(
    name: Annotated[str, typer.Argument(help=tip("new_name"), metavar="NAME")],
    folder: Annotated[Path | None, typer.Option(help=tip("folder"), metavar="DIR", show_default=False)] = None,
) -> None:
    """Write a package with a small game that passes its tests, to make your own of."""
    from lopsided.terminal.new import write_game

    target = folder or Path(name)
    written = write_game(name, target)
    print(spoken().say("new-written", path=str(target), count=len(written)))
    print(f"  pip install -e '{target}[test]'\n  lopsided play {name} --terminal\n  lopsided check {name}\n  pytest {target}/tests")


@app.command(help=tip("do-check"))
def check(
    game: GameName,
    games: Annotated[int, typer.Option(parser=whole(0, 10**6), help=tip("interpreted"), metavar="N")] = 40,
    actions: Annotated[int, typer.Option(parser=whole(0, 10**9), help=tip("compiled"), metavar="N")] = 200_000,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> int:
    """Look for mistakes in a game's rules, bots, words and lens; says where the first one is."""
    from lopsided.terminal.progress import bars
    from lopsided.testing.checking import check_game

    chosen = find_game(game)
    with bars() as shown:
        task = shown.add_task(title_of(chosen), total=None)
        report = check_game(chosen, games, actions, seed, lambda line: shown.update(task, description=f"{title_of(chosen)}: {line}"))
    if as_json:
        print_json(report.to_json())
    else:
        print("\n".join(report.lines()))
    return FAILED if report.fault else 0


@app.command(help=tip("do-replay"))
def replay(
    file: ReplayFile,
    check: Annotated[bool, typer.Option("--check", help=tip("check_file"))] = False,
    seat: Annotated[int, typer.Option(parser=whole(0, 99), help=tip("viewer"), metavar="K")] = 0,
    as_json: AsJson = False,
) -> None:
    """Step through a saved game as a seat saw it."""
    from lopsided.engine.replay import read
    from lopsided.terminal.stepper import Stepper, report_check

    saved = read(file)
    if check or as_json:
        report = report_check(saved)
        if as_json:
            print_json(report)
        else:
            print(spoken().say("checked", title=report["title"], moves=report["moves"], dice=report["dice"]))
        return
    Stepper(Console(highlight=False), saved, seat).run()


@app.command(help=tip("do-verify"))
def verify(file: ReplayFile, as_json: AsJson = False) -> None:
    """Check the sealed dice of a saved game."""
    from lopsided.engine.replay import read
    from lopsided.terminal.sealed import draw_dice, report_dice

    report = report_dice(read(file))
    show(as_json, lambda: report, lambda: draw_dice(report))


@app.command(help=tip("do-warm"))
def warm(game: AnyGame = "", as_json: AsJson = False) -> int:
    """Compile the rules ahead of time, games in parallel."""
    from lopsided.terminal.warm import warm_games

    try:
        seconds = warm_games([find_game(game)] if game else list(all_games().values()))
    except RuntimeError as error:
        complain(str(error))
        return FAILED
    if as_json:
        print_json(seconds)
    else:
        for name, taken in seconds.items():
            print(spoken().say("compiled", game=name, seconds=f"{taken:.1f}"))
    return 0


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True}, help=tip("do-bench"))
def bench(context: typer.Context) -> int:
    """Measure what the README claims; takes the options of benchmarks/run.py."""
    roots = (Path(__file__).parents[2], Path.cwd())
    script = next((path for root in roots if (path := root / "benchmarks" / "run.py").is_file()), None)
    if script is None:
        return complain(spoken().say("no-bench"))
    return subprocess.run([sys.executable, str(script), *context.args], cwd=script.parents[1], check=False).returncode


def show(as_json: bool, data: Callable[[], Any], drawn: Callable[[], RenderableType]) -> None:
    """What a command found: as JSON for programs, or drawn for people."""
    if as_json:
        print_json(data())
    else:
        Console(highlight=False).print(drawn())


def print_json(data: Any) -> None:
    """JSON for programs."""
    import json

    print(json.dumps(data, indent=1))


def main() -> None:
    """The entry point of `lopsided`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    app()
