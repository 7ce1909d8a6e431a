"""What may stand in the server's log: places and kinds, never a value, a name or a code."""

import traceback


def where(error: BaseException) -> str:
    """An error for the log: its kind and the places it came through, no values."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    return f"{type(error).__name__} at " + " < ".join(f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}" for frame in reversed(frames))
