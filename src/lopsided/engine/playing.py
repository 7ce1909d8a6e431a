"""Playing on: a bot's move on a copy that shows what its seat sees, a game carried on by bots, and who has won it.

Rules for entry points that are compiled for any game; what lies on the table comes as a state and as its bytes, `memory`.
"""

from lopsided.engine.batch import choose_as, first_asked
from lopsided.engine.dice import below, luck
from lopsided.engine.game import in_contract
from lopsided.engine.rule import rule

legal, apply, hide, result = in_contract("legal", "apply", "hide", "result")


@rule
def bot_move(b, memory, seen, seen_memory, seat, agent, out, n, chance):
    """What an agent does of out[:n]: where there is one way, that; by chance where it is random; else what it chooses on a hidden copy."""
    if n == 1:
        return 0 + out[0]
    if agent == 0:
        return 0 + out[below(chance, n)]
    for k in range(len(memory)):  # compiled to wide moves, as a slice is not
        seen_memory[k] = memory[k]
    hide(b, seen, seat)
    return choose_as(b, seen, seat, agent, out, n, chance)


@rule
def play_on(b, g, memory, seen, seen_memory, agents, out, whims, until):
    """Agents play to the end, or until so many steps were taken; what chance each of them has at a step is told by two words, the whims."""
    while g.over == 0 and g.ply < until:
        seat = first_asked(g)
        n = legal(b, g, seat, out)
        action = bot_move(b, memory, seen, seen_memory, seat, agents[seat], out, n, luck(whims, g.ply))
        g.ply += 1
        apply(b, g, seat, action)


@rule
def win_parts(b, g, score, wins):
    """Each seat's part of the win: winners share it, it is nobody's where nobody wins, and everybody's alike while the game goes on."""
    seats = len(wins)
    winners = 0
    if g.over:
        result(b, g, score)
        for seat in range(seats):
            winners += 1 if score[0, seat] == 1 else 0
    for seat in range(seats):
        if g.over == 0:
            wins[seat] = 1 / seats
        elif score[0, seat] == 1:
            wins[seat] = 1 / winners
        else:
            wins[seat] = 0
