"""How often is too often."""

import time
from collections import OrderedDict

MOST_ADDRESSES = 10_000


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, most: float, a_second: float) -> None:
        self.most, self.a_second = most, a_second
        self.left, self.at = most, time.monotonic()

    def take(self) -> bool:
        """Whether one more is within the limit."""
        self._refill()
        self.left = max(self.left - 1, -self.most)
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
