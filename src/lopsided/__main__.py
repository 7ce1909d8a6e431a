"""`python -m lopsided`, where the command itself is not on the path."""

from lopsided.cli import main

main()
