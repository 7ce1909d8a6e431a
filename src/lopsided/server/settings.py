"""What can be set about a server; every one by an environment variable too: pace is LOPSIDED_PACE."""

import os
from dataclasses import dataclass, fields, replace
from typing import Any

from lopsided.server.codes import MOST_WORDS


@dataclass(frozen=True)
class Settings:
    """Times are in seconds."""

    pace: float = 0.2  # a bot lets this long pass; how long things are shown is each reader's own pace
    think: float = 1.0  # so long a sharp bot thinks, less where many do
    thinkers: int = 1  # processes in which they think, with the lowest priority; 0: they follow the strongest recipe
    grace: float = 30.0  # after this long without a connection a bot stands in
    host_grace: float = 300.0  # after this long the host's role passes on
    idle: float = 120.0  # a table that nobody looks at leaves memory
    silence: float = 40.0  # a connection that does not answer pings is ended
    hello_wait: float = 10.0  # a connection must say who it is
    snapshot_every: int = 100  # entries
    frame_bytes: int = 16 * 1024
    body_bytes: int = 16 * 1024
    replay_bytes: int = 4 * 1024 * 1024
    messages_a_second: int = 20  # of a connection
    message_seconds: int = 10  # over which that rate is counted
    actions_a_second: float = 20.0  # of a person, over all devices: a move is charged by its actions
    actions_at_once: int = 400
    requests_a_second: float = 2.0  # of a person, moves aside: what people do between moves
    requests_at_once: int = 40
    sockets_a_table: int = 40  # of its spectators, and as many of each person
    sockets: int = 4000
    sockets_an_address: int = 2000  # a school is one address, and so is somebody who wants all sockets
    outbox: int = 512  # frames that may wait for a slow connection
    outbox_bytes: int = 4 * 1024 * 1024  # and how large they may be together
    wrong_codes_a_minute: int = 60  # and address
    code_words: int = 0  # of a join code; 0: one, or two where public_url is https
    tables_a_minute: int = 120  # and address; as many looks at replays, and seats taken at a table
    replays_a_minute: int = 30  # and address
    debriefs: int = 1  # finished matches that are reckoned at a time, each in a process of its own; 0: none
    forecasts: int = 1  # changes of rules whose effect is reckoned at a time, in the same way; 0: tables vote without
    lab: int = 1  # 1: visitors may ask the lab, in a process of its own with the lowest priority; 0: none
    origins: str = ""  # besides its own, separated by spaces
    public_url: str = ""  # under which people reach this server, where it cannot see that itself
    proxies: str = ""  # addresses of proxies in front, with commas: their X-Forwarded-For and -Proto are believed

    @property
    def words_in_codes(self) -> int:
        """How many words a join code has: more where strangers can guess."""
        return min(self.code_words, MOST_WORDS) or (2 if self.public_url.startswith("https://") else 1)


def from_environment(**chosen: Any) -> Settings:
    """The settings: what was chosen, then LOPSIDED_..., then the defaults."""
    found: dict[str, Any] = {}
    for field in fields(Settings):
        text = os.environ.get(f"LOPSIDED_{field.name.upper()}")
        if text is not None:
            found[field.name] = read(field.name, type(field.default), text)
    return replace(Settings(), **(found | {name: value for name, value in chosen.items() if value is not None}))


def read(name: str, kind: type[Any], text: str) -> Any:
    """One setting from text; ValueError names it."""
    try:
        return kind(text)
    except ValueError:
        raise ValueError(f"LOPSIDED_{name.upper()} is {text!r}; it must be a number.") from None
