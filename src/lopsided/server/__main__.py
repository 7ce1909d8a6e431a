"""`python -m lopsided.server`: the server alone, with every setting as a flag. Its address is the first line it prints."""

import argparse
import sys
from dataclasses import fields

from lopsided.server.serve import CannotServe, run
from lopsided.server.settings import Settings, from_environment


def main() -> int:
    """Read the flags and serve."""
    parser = argparse.ArgumentParser(prog="python -m lopsided.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--lan", action="store_true")
    parser.add_argument("--browser", action="store_true")
    parser.add_argument("--database", default="")
    for field in fields(Settings):
        parser.add_argument("--" + field.name.replace("_", "-"), type=type(field.default), default=None)
    chosen = vars(parser.parse_args())
    try:
        settings = from_environment(**{field.name: chosen[field.name] for field in fields(Settings)})
        run(None, chosen["host"], chosen["port"], chosen["lan"], chosen["browser"], chosen["database"], settings)
    except (CannotServe, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
