"""A short run of benchmarks/fuzz_server.py: right, nearly right and nonsensical messages at tables of all five games."""

from collections.abc import Callable
from typing import Any

import fuzz_server
import pytest

pytestmark = pytest.mark.anyio


async def test_whatever_people_send_is_answered_and_every_table_comes_to_its_end(running: Callable[..., Any], caplog: pytest.LogCaptureFixture) -> None:
    wide = {"messages_a_second": 10**6, "actions_a_second": 10**6, "actions_at_once": 10**6, "requests_a_second": 10**6, "grace": 600.0, "host_grace": 600.0}
    server = running(**wide)
    report = await fuzz_server.Fuzz(server.url, messages=300, seconds=600, seed=5).run(tables=5)
    assert report.wrong == []
    assert report.sent >= 300
    assert sum(report.ended.values()) == sum(report.opened.values()) >= 5
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []
