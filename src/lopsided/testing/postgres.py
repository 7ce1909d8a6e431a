"""A PostgreSQL of one's own for as long as it is needed, where its programs are installed."""

import contextlib
import glob
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path


def programs() -> Path | None:
    """Where PostgreSQL's programs are, the newest first."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"), reverse=True) or [shutil.which("initdb") or ""]
    return Path(found[0]).parent if found[0] else None


@contextlib.contextmanager
def own_postgres(programs: Path) -> Iterator[str]:
    """The address of an empty PostgreSQL on a free port, less the name of a database; as an unprivileged user."""
    folder = Path(tempfile.mkdtemp(prefix="lopsided-pg-", dir="/tmp"))
    user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []
    if user:
        shutil.chown(folder, "postgres", "postgres")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c max_connections=80"
    data = str(folder / "data")

    def run(*command: str | Path) -> None:
        subprocess.run([*user, *command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/tmp")

    run(programs / "initdb", "--no-sync", "-A", "trust", "-U", "lopsided", "-D", data)
    run(programs / "pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql://lopsided@127.0.0.1:{port}/"
    finally:
        run(programs / "pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
