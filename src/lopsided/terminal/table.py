"""One person's game against bots: show, ask, carry out, until the game is over or the person leaves."""

import re
from collections.abc import Sequence
from datetime import datetime
from itertools import groupby
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.segment import SegmentLines
from rich.table import Table as Grid
from rich.text import Text

from lopsided.engine.agents import Sight, find_agent
from lopsided.engine.dice import secret_bytes
from lopsided.engine.game import Game
from lopsided.engine.match import Match, Refused
from lopsided.engine.replay import dump
from lopsided.engine.words import LANGUAGE, Words, words
from lopsided.games.lists import beside
from lopsided.terminal import saves
from lopsided.terminal.board import draw, offered, pawns
from lopsided.terminal.log import draw_log, paragraphs
from lopsided.terminal.speech import labelled, say_text, spoken

WIDE = 130  # from this width on the news stands beside the board
INTERRUPTED = 130
NUMBERS = re.compile(r"\s*\[[A-Z]{2}-[A-Z]?\d[^\]]*\]")  # which rules of the ledger say so
NEVER = 1 << 30  # a round that no game reaches


class Quit(Exception):
    """The person wants to leave the table."""


class Table:
    """A match, the seat of the person, and the agents in the other seats."""

    def __init__(self, console: Console, match: Match, seat: int, agents: Sequence[str], path: Path | None = None) -> None:
        self.console, self.match, self.seat, self.agents = console, match, seat, list(agents)
        self.text = spoken(match.language)
        self.title = words(match.game.package, match.language).say("title")
        self.path = path or saves.folder("saves") / saves.file_name(match, datetime.now())
        self.heard = len(match.events) if path else 0  # events shown so far; who comes back to a game has heard them all
        self.stop = match.g.round  # the last round in which the table waited for the person
        self.typed_ahead = ""
        self.cannot_save = False

    def play(self) -> int:
        """Play to the end or until the person leaves; the exit code."""
        try:
            self.greet()
            self.run()
            self.finish()
        except Quit:
            self.leave()
        except EOFError:
            self.console.print()
            self.leave()
        except KeyboardInterrupt:
            self.console.print()
            self.leave()
            return INTERRUPTED
        return 0

    def run(self) -> None:
        """Ask whoever is asked, bots and the person, until the game is over."""
        while not self.match.over:
            if self.seat in self.match.pending:
                answer = self.answer_by_itself()
                if answer is None:
                    self.decide(self.match.legal(self.seat))
                else:
                    self.match.submit(self.seat, answer)
            elif self.match.g.round > self.stop + 1:
                self.decide([])
            else:
                seat = self.match.pending[0]
                agent = find_agent(self.match.game, self.agents[seat])
                self.match.submit(seat, *agent.choose(Sight.of(self.match, seat, self.match.luck())))

    def answer_by_itself(self) -> int | None:
        """What the game's own terminal answers for a person who has nothing to decide; None where there is something."""
        own = offered(self.match.game, "answer")
        answer: int | None = own(self.match, self.seat) if own else None
        return answer

    # What is shown

    def greet(self) -> None:
        """What is on the box, who sits here, and the seal of the dice."""
        text, on_box = self.text, words(self.match.game.package, self.match.language)
        self.console.print(Rule(Text(self.title, "bold"), align="left"))
        for line in (on_box.perhaps("tagline"), on_box.perhaps("pitch")):
            if line:
                self.console.print(Text(line))
        seated = zip(pawns(self.match, self.seat), self.agents, strict=True)
        players = [say_text(text, "seated-bot", player=mark, bot=agent) if agent else mark for mark, agent in seated]
        self.console.print(say_text(text, "at-the-table", players=Text(", ").join(players)))
        chosen = [f"{name} {value}" for name, value in self.match.options.items()]
        chosen += [text.say("house-variant", variant=self.match.variant)] * bool(self.match.variant)
        if chosen:
            self.console.print(Text(text.say("house-rules", chosen=beside(text, chosen))))
        self.console.print(Text(text.say("sealed", seal=self.match.commitment), "dim"))
        if self.match.game.reforms:
            self.console.print(Text(text.say("no-votes"), "dim"))

    def show(self) -> None:
        """What happened since the person last looked, the board, and the turn in progress."""
        news, latest = paragraphs(self.match, self.seat, self.heard)[:-1], paragraphs(self.match, self.seat)[-1:]
        self.heard = len(self.match.events)
        wide = self.console.width >= WIDE
        board = draw(self.match, self.seat, self.console.width * 2 // 3 if wide else self.console.width)
        self.console.print(Rule(Text(self.text.say("heading", title=self.title, round=self.match.g.round)), align="left", style="dim"))
        if wide:
            self.console.print(side_by_side(board, draw_log(news)))
        else:
            if news:
                self.console.print(draw_log(news))
                self.console.print()
            self.console.print(board)
        self.console.print()
        self.console.print(draw_log(latest))

    def list_actions(self, actions: Sequence[int]) -> RenderableType:
        """Numbered actions, each family on lines of its own."""
        numbered = [(str(i), self.match.say_action(self.seat, a), self.match.game.moves.decode(a).name) for i, a in enumerate(actions, 1)]
        return Group(*(in_columns([(i, told) for i, told, _ in family], self.console.width) for _, family in groupby(numbered, lambda item: item[2])))

    def list_watching(self) -> RenderableType:
        """What somebody can do who is not asked."""
        return in_columns([("1", self.text.say("watch-on")), ("2", self.text.say("watch-until"))], self.console.width)

    def rules(self) -> None:
        """The game's README, a screen at a time; whatever is typed instead of Enter is taken as the next command."""
        from rich.markdown import Markdown

        lines = self.console.render_lines(Markdown(rules_of(self.match.game, self.match.language)), pad=False)
        height = self.console.height - 2 if self.console.is_terminal else len(lines)
        for start in range(0, len(lines), height):
            self.console.print(SegmentLines(lines[start : start + height], new_lines=True), end="")
            if start + height < len(lines):
                self.typed_ahead = self.console.input(f"[dim]{self.text.say('ask-more')}[/] ").strip()
                if self.typed_ahead:
                    break
        self.typed_ahead = "" if self.typed_ahead.lower() in self.means("back", "quit") else self.typed_ahead

    # What is asked

    def decide(self, actions: Sequence[int]) -> None:
        """Show the table and take commands until one of them changes it; without actions the person only watches."""
        self.stop = self.match.g.round
        self.keep()
        self.show()
        if actions:
            self.console.print(Text(self.match.prompt(self.seat), "italic"))
        self.console.print(self.list_actions(actions) if actions else self.list_watching())
        while not self.obey(self.read(actions), actions):
            pass

    def read(self, actions: Sequence[int]) -> str:
        """One line from the person."""
        if self.typed_ahead:
            line, self.typed_ahead = self.typed_ahead, ""
            return line
        asked = self.text.say("ask", choices=len(actions), undo="yes" if self.match.can_undo(self.seat) else "no")
        return self.console.input(f"[dim]{asked}[/] > ").strip()

    def means(self, *commands: str) -> list[str]:
        """What may be typed for these commands."""
        return [typed for command in commands for typed in self.text.say(f"keys-{command}").split()]

    def obey(self, line: str, actions: Sequence[int]) -> bool:
        """Carry out one command; True where the table must be shown again."""
        command = line.lower()
        if command in self.means("quit"):
            raise Quit
        if command in self.means("rules"):
            self.rules()
        elif command in self.means("log"):
            self.console.print(draw_log(paragraphs(self.match, self.seat)))
        elif command in self.means("undo"):
            return self.undo()
        elif command == "2" and not actions:
            self.stop = NEVER
        elif command in ("", "1") and len(actions) < 2:
            self.match.submit(self.seat, *actions)
        elif command.isdecimal() and len(command) < 5 and 1 <= int(command) <= len(actions):
            self.match.submit(self.seat, actions[int(command) - 1])
        else:
            self.console.print(Text(misunderstood(self.text, line, len(actions))))
            return False
        return True

    def undo(self) -> bool:
        """Take back the person's last step, where that can be."""
        try:
            self.match.undo(self.seat)
        except Refused:
            self.console.print(Text(self.text.say("cannot-no_undo")))
            return False
        self.heard = len(self.match.events)
        self.console.print(Text(self.text.say("taken-back")))
        return True

    # What is kept

    def keep(self) -> bool:
        """Save the game to go on with; where it cannot be saved, say so once and play on."""
        try:
            saves.save(self.path, self.match, self.seat, self.agents)
        except OSError as error:
            if not self.cannot_save:
                self.cannot_save = True
                said = self.text.say("unsaved", path=str(self.path.parent), why=error.strerror or str(error))
                self.console.print(Text(said, "bold"), soft_wrap=True)
            return False
        return True

    def leave(self) -> None:
        """Save, and say how to come back."""
        self.console.print(Text(self.text.say("saved", game=self.match.game.name) if self.keep() else self.text.say("not-saved")))

    def finish(self) -> None:
        """The end: the board, the placing, the secret of the dice, and where the replay is."""
        self.show()
        self.console.print(Rule(Text(self.text.say("over"), "bold"), align="left"))
        self.console.print(self.draw_placing())
        self.console.print(Text(labelled(self.text, seal=self.match.commitment, secret=secret_bytes(self.match.secret).hex())))
        path = saves.folder("replays") / self.path.name
        try:
            saves.write(path, dump(self.match))
            self.path.unlink(missing_ok=True)
        except OSError as error:
            self.console.print(Text(self.text.say("replay-unsaved", path=str(path.parent), why=error.strerror or str(error))), soft_wrap=True)
        else:
            self.console.print(Text(labelled(self.text, replay=str(path))), soft_wrap=True)
            self.console.print(self.text.say("look-back"))

    def draw_placing(self) -> RenderableType:
        """Who came in where; ties share."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold")
        placing = self.match.placing
        if not any(placing):
            return Text(self.text.say("nobody-wins"))
        for place, seat in sorted((place, seat) for seat, place in enumerate(placing)):
            player = pawns(self.match, self.seat)[seat]
            grid.add_row(str(place), say_text(self.text, "shared", player=player) if placing.count(place) > 1 else player)
        return grid


def in_columns(items: Sequence[tuple[str, str]], width: int) -> RenderableType:
    """Numbers and words in as many columns as fit."""
    columns = max(1, min(3, width // (max(len(told) for _, told in items) + 6)))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        grid.add_column(width=max(2, len(items[-1][0])), justify="right", style="bold")
        grid.add_column()
    for start in range(0, len(items), columns):
        grid.add_row(*(part for number, told in items[start : start + columns] for part in (number, Text(told))))
    return grid


def side_by_side(board: RenderableType, news: RenderableType) -> RenderableType:
    """The board, and beside it what happened."""
    grid = Grid.grid(padding=(0, 3, 0, 0), expand=True)
    grid.add_column(ratio=2)
    grid.add_column(ratio=1)
    grid.add_row(board, news)
    return grid


def rules_of(game: Game, language: str = LANGUAGE) -> str:
    """The rules for a player; a game without any has what is on its box."""
    text, (rulebook, _) = words(game.package, language), game.rulebook(language)
    return NUMBERS.sub("", rulebook) or f"# {text.say('title')}\n\n{text.perhaps('tagline')}\n\n{text.perhaps('pitch')}\n"


def misunderstood(text: Words, line: str, choices: int) -> str:
    """What to type instead."""
    return text.say("no-choice", typed=line[:40], choices=choices) if line else text.say("type-this", choices=choices)
