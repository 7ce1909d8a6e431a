"""What every test shares: nothing is left out quietly."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from lopsided.testing.heard import listen

settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
os.environ.setdefault("LOPSIDED_DEBRIEFS", "0")  # a server that a test starts compiles nothing beside it
settings.load_profile("busy")  # how long an example takes says only how busy the machine is

if "LOPSIDED_HEARD" in os.environ:
    listen(Path(os.environ["LOPSIDED_HEARD"]))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say out loud, once for each reason, what was not tried here."""
    reasons = [report.longrepr[2] for report in terminalreporter.stats.get("skipped", []) if isinstance(report.longrepr, tuple)]
    for reason in dict.fromkeys(reasons):
        terminalreporter.write_line(f"NOT TESTED ({reasons.count(reason)}): {reason.removeprefix('Skipped: ')}", red=True)
