"""The lab for visitors: settings are played in one process beside the server, part by part and in turn, so that nobody has more than a share of it."""

import logging
from collections.abc import AsyncIterator, Mapping
from typing import Any

import msgspec

from lopsided.engine.batch import agent_number
from lopsided.engine.game import Game
from lopsided.lab.asked import Dials
from lopsided.lab.beside import Ask, dials_of
from lopsided.server.problems import Trouble
from lopsided.server.process import Process
from lopsided.server.settings import Settings

log = logging.getLogger("lopsided.server")
SEED = 1
FIRST, SECOND, PARTS = 0.02, 0.15, 10  # a first look, a better one, and so many until all is played
PATIENCE = 60.0  # seconds after which a part is given up
COMPILING = 900.0  # the same while rules are compiled
MOST_SEATS = 8
MOST_QUESTIONS = 40  # from one address, behind which there may be a class; whoever turns a dial gives up what they asked before by themselves
COMMON = ("variant", "agents", "alone", "lang")


class Labs:
    """All who ask."""

    def __init__(self, settings: Settings) -> None:
        self.open = settings.lab > 0
        self._process = Process("lopsided.lab.beside")
        self._asking: dict[str, list[object]] = {}  # the questions from each address

    def dials(self, game: Game) -> Dials:
        """What can be turned; Trouble where there is no lab for a game."""
        found = dials_of(game)
        if found is None or not self.open:
            raise Trouble(404, "no_lab")
        return found

    def read(self, game: Game, asked: Mapping[str, str]) -> Ask:
        """A setting from an address; BoxError says what cannot be had."""
        dials = self.dials(game)
        agents = [name for name in asked.get("agents", "").split(",") if name][: MOST_SEATS + 1] or dials.agents
        for agent in agents[:MOST_SEATS]:
            agent_number(game, agent)
        options: dict[str, Any] = {**dials.options, **{name: value for name, value in asked.items() if name not in COMMON}}
        variant = asked.get("variant", "")
        game.make_box(len(agents), options, variant)
        chosen = game.choose(options)
        plain = {name: list(value) if isinstance(value := chosen[name], tuple) else value for name in options}
        return Ask(game.name, agents, plain, variant, SEED, 0, 0, dials.games, asked.get("alone", "") == "1")

    async def lines(self, address: str, ask: Ask) -> AsyncIterator[bytes]:
        """What is known of a setting, better from line to line, until all is played or too many others are asked from the same address."""
        mine = object()
        asking = self._asking.setdefault(address, [])
        asking.append(mine)
        del asking[:-MOST_QUESTIONS]
        try:
            if await self._answer(ask, PATIENCE) == b"false":
                yield b'{"preparing":true}\n'
                await self._answer(msgspec.structs.replace(ask, count=1, of=1, alone=False), COMPILING)
            for first, count in parts(ask.of):
                if mine not in asking:
                    return
                yield await self._answer(msgspec.structs.replace(ask, first=first, count=count), PATIENCE) + b"\n"
        except (OSError, EOFError, TimeoutError) as error:
            log.warning("the lab was given up over %s: %s", ask.game, type(error).__name__)
        finally:
            if mine in asking:
                asking.remove(mine)
                if not asking:
                    del self._asking[address]

    async def _answer(self, ask: Ask, patience: float) -> bytes:
        """The answer of the process, when it is our turn."""
        return await self._process.ask(msgspec.msgpack.encode(ask), patience)

    async def close(self) -> None:
        """Stop playing."""
        await self._process.end()


def parts(games: int) -> list[tuple[int, int]]:
    """From which game on how many are played at a time: few first, so that something is there at once."""
    ends = [max(1, round(games * share)) for share in (FIRST, SECOND)]
    ends = sorted({*ends, *(round(games * (SECOND + (1 - SECOND) * k / PARTS)) for k in range(1, PARTS + 1))})
    return [(first, end - first) for first, end in zip([0, *ends], ends, strict=False)]
