"""Stores, halls and a running server for the tests of the table's server."""

import asyncio
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from serverside import Running
from tableside import FAST, STILL, Played

from lopsided.server.hall.hall import Hall
from lopsided.server.store import Store, open_store
from lopsided.testing.postgres import own_postgres, programs


@pytest.fixture
def anyio_backend() -> str:
    """The server runs on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own on a free port."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed here (apt-get install postgresql), so its store was not tried")
    with own_postgres(found) as address:
        yield address


@pytest.fixture
def database(postgres: str) -> str:
    """An empty database of that PostgreSQL."""
    name = f"t{uuid.uuid4().hex[:12]}"

    async def create() -> None:
        import asyncpg

        connection = await asyncpg.connect(postgres + "postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return postgres + name


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    return f"sqlite:///{tmp_path}/tables.sqlite" if request.param == "sqlite" else request.getfixturevalue("database")


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """An open store, once of each kind."""
    found = open_store(address)
    await found.open()
    yield found
    await found.close()


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall with the embedded store, and bots that do not dawdle."""
    found = Hall(open_store(f"sqlite:///{tmp_path}/tables.sqlite"), FAST)
    await found.open()
    yield found
    await found.close()


@pytest.fixture
async def still(tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall in which nothing happens by itself."""
    found = Hall(open_store(f"sqlite:///{tmp_path}/still.sqlite"), STILL)
    await found.open()
    yield found
    await found.close()


@pytest.fixture
def played(hall: Hall) -> Played:
    """A way to open tables in that hall and sit at them."""
    return Played(hall)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """A function that starts servers with other settings; all are stopped in the end."""
    started: list[Running] = []

    def start(**changes: Any) -> Running:
        started.append(Running(f"sqlite:///{tmp_path}/tables{len(started)}.sqlite", **changes).start())
        return started[-1]

    yield start
    for server in started:
        server.stop()
