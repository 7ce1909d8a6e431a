"""The terminal table: one person and bots, in lines of text. It knows no game beyond what a game offers.

A game may bring a module `terminal` in its package, with either or both of

    draw(match, seat, pawns, width) -> a Rich renderable    the board as this seat sees it; pawns[s] is the mark of seat s
    stream(number, names, language) -> str                  what a stream of dice is called, for `lopsided verify`

Without them it gets a plain board made from its view.
"""
