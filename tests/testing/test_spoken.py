"""What Python and the browser must say alike; web/tests/words.test.ts has the other half."""

from lopsided.testing.spoken import FILE, text


def test_the_sentences_that_the_browser_is_held_to_are_what_python_says() -> None:
    assert FILE.read_text("utf-8") == text(), "python -m lopsided.testing.spoken"
