"""What bots share: the choice that is worth most."""

from lopsided.engine.rule import rule

NEVER = -1_000_000  # what an action is worth that is taken only where there is no other


@rule
def best_choice(choices, n, first, worth, *about):
    """The action for which the rule worth(*about, action) gives most; of equals the one that comes first from place `first` on, which is taken by luck."""
    chosen, most = choices[0], NEVER
    for i in range(n):
        action = choices[(first + i) % n]
        found = worth(*about, action)
        if found > most:
            chosen, most = action, found
    return chosen
