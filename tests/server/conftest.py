"""Stores, halls and a running server for the tests of the table's server."""

import asyncio
import glob
import os
import shutil
import subprocess
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from serverside import Running
from tableside import FAST, STILL, Played

from lopsided.server.hall.hall import Hall
from lopsided.server.serve import listen
from lopsided.server.store import Store, open_store


@pytest.fixture
def anyio_backend() -> str:
    """The server runs on asyncio."""
    return "asyncio"


def postgres_binaries() -> Path | None:
    """Where PostgreSQL's programs are, the newest first."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"), reverse=True) or [shutil.which("initdb") or ""]
    return Path(found[0]).parent if found[0] else None


BINARIES = postgres_binaries()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of our own on a free port, as an unprivileged user."""
    if BINARIES is None:
        pytest.skip("PostgreSQL is not installed here (apt-get install postgresql), so its store was not tried")
    folder = Path("/tmp") / f"lopsided-pg-{uuid.uuid4().hex[:8]}"
    folder.mkdir()
    user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []
    if user:
        shutil.chown(folder, "postgres", "postgres")
    with listen("127.0.0.1", 0) as probe:
        port = probe.getsockname()[1]
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c max_connections=80"
    data = str(folder / "data")
    quiet = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "cwd": "/tmp"}
    subprocess.run([*user, BINARIES / "initdb", "--no-sync", "-A", "trust", "-U", "lopsided", "-D", data], **quiet)
    subprocess.run([*user, BINARIES / "pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start"], **quiet)
    try:
        yield f"postgresql://lopsided@127.0.0.1:{port}/"
    finally:
        subprocess.run([*user, BINARIES / "pg_ctl", "-D", data, "-m", "immediate", "stop"], **quiet)
        shutil.rmtree(folder, ignore_errors=True)


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
