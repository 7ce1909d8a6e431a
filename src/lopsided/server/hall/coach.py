"""Hints: somebody asks the coach. All are told that they asked; what it says goes to the device that asked, and nowhere else."""

from lopsided.agents.advice import Advice
from lopsided.engine.agents import Sight
from lopsided.server import messages as m
from lopsided.server.hall.faces import encode
from lopsided.server.hall.member import Member
from lopsided.server.hall.room import Room
from lopsided.server.table.entries import AnyEntry
from lopsided.server.table.refusal import Refusal
from lopsided.server.table.table import Table


async def hint(room: Room, member: Member, request: m.Hint) -> None:
    """Write down that a hint was asked for, and let the coach begin; one at a time for a seat."""

    async def ask() -> None:
        running = room.advising.get(request.seat)
        if running and not running.done():
            raise Refusal("hint_comes")
        if not room.thinkers.processes:
            raise Refusal("no_hints")
        asked: list[AnyEntry] = []

        def make(table: Table) -> list[AnyEntry]:
            asked[:] = room.entries(table, member, request)
            return asked

        await room.write(make)
        table = await room.open()
        if asked and table.match is not None:  # an id that counted before buys nothing
            room.advising[request.seat] = room.thinkers.begin_advice(Sight.of(table.match, request.seat), tell)
        else:
            tell(None, True)

    def tell(advice: Advice | None, over: bool) -> None:
        if member in room.members:
            member.send(encode(m.Advised(request.seat, advice, over)))

    await room.answer(member, request, ask)
