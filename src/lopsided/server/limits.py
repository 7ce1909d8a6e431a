"""How often is too often."""

import time
from collections import OrderedDict
from typing import Any

from lopsided.server.messages import Move
from lopsided.server.settings import Settings

MOST_ADDRESSES = 10_000
FLOOD_SECONDS = 60.0


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, most: float, a_second: float) -> None:
        self.most, self.a_second = most, a_second
        self.left, self.at = most, time.monotonic()

    def take(self, price: float = 1) -> bool:
        """Whether one more, or so many, is within the limit."""
        self._refill()
        self.left = max(self.left - price, -self.most)
        return self.left >= 0

    def empty(self) -> bool:
        """Whether the limit is reached."""
        self._refill()
        return self.left < 1

    def drained(self) -> bool:
        """Whether it went on and on although it was refused."""
        return self.left <= -self.most / 2

    def _refill(self) -> None:
        now = time.monotonic()
        self.left, self.at = min(self.most, self.left + (now - self.at) * self.a_second), now


class Measures:
    """What each person at a table may do: so many actions, and so much between moves. Spectators have a measure each."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._playing: dict[object, Bucket] = {}
        self._between: dict[object, Bucket] = {}
        self._told: dict[object, float] = {}  # when the log last heard of somebody's flood

    def take(self, who: object, price: float, playing: bool) -> bool:
        """Charge somebody; whether that was within the measure."""
        s = self.settings
        buckets = self._playing if playing else self._between
        if who not in buckets:
            buckets[who] = Bucket(s.actions_at_once, s.actions_a_second) if playing else Bucket(s.requests_at_once, s.requests_a_second)
        return buckets[who].take(price)

    def begins_to_flood(self, who: object) -> bool:
        """Whether the log has not heard of it for a while: a few that are within the measure do not make another flood."""
        now = time.monotonic()
        begins = now - self._told.get(who, -float("inf")) >= FLOOD_SECONDS
        if begins:
            self._told[who] = now
        return begins

    def forget(self, who: object) -> None:
        """Somebody is gone."""
        for buckets in (self._playing, self._between):
            buckets.pop(who, None)
        self._told.pop(who, None)


class Gate:
    """One bucket an address, of so many a minute; the longest unused addresses are forgotten."""

    def __init__(self, a_minute: int) -> None:
        self.a_minute = a_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def closed(self, address: str) -> bool:
        """Whether this address has used up its minute."""
        bucket = self._buckets.get(address)
        return bucket is not None and bucket.empty()

    def count(self, address: str) -> bool:
        """Count one; whether it is within the limit."""
        bucket = self._buckets.pop(address, None) or Bucket(self.a_minute, self.a_minute / 60)
        self._buckets[address] = bucket
        while len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()


def cost(request: Any) -> int:
    """What a request is charged: a move by its actions."""
    return max(1, len(request.actions)) if isinstance(request, Move) else 1
