"""Rules of High Card as they should not be: each breaks one promise of the contract."""

from engine.high_card import rules
from engine.high_card.state import HAND, TOLD
from lopsided.engine.decks import CARDS, UNDRAWN
from lopsided.engine.dice import draw
from lopsided.engine.events import tell, whisper
from lopsided.engine.rule import rule

Told = TOLD.kinds
hide, guess, apply, legal, why_not, result = rules.hide, rules.guess, rules.apply, rules.legal, rules.why_not, rules.result


@rule
def hide_that_shows_hands(box, g, seat):
    """The first seat's hand stays open."""
    one, two = g.hand[0, 0], g.hand[0, 1]
    hide(box, g, seat)
    g.hand[0, 0], g.hand[0, 1] = one, two


@rule
def hide_that_shows_the_next_card(box, g, seat):
    """The top card of the deck stays open."""
    top = CARDS + g.decks[0, UNDRAWN] - 1
    card = g.decks[0, top]
    hide(box, g, seat)
    if g.decks[0, UNDRAWN] > 0:
        g.decks[0, top] = card


@rule
def hide_that_shows_the_secret(box, g, seat):
    """Half of the secret stays."""
    word = g.secret[1]
    hide(box, g, seat)
    g.secret[1] = word


@rule
def hide_that_blanks_points(box, g, seat):
    """What is public goes too, but not for the spectator."""
    hide(box, g, seat)
    if seat >= 0:
        g.points[1 - seat % 2] = 0


@rule
def hide_that_counts(box, g, seat):
    """Hiding twice is not hiding once."""
    hide(box, g, seat)
    g.bared += 1


@rule
def guess_that_deals_twice(box, g, seat, seed):
    """A card is in two places."""
    guess(box, g, seat, seed)
    g.decks[0, CARDS] = g.hand[0, 0] - 1


@rule
def guess_that_forgets_its_seed(box, g, seat, seed):
    """Always the same guess."""
    guess(box, g, seat, (1, 2))


@rule
def guess_that_swaps_the_own_hand(box, g, seat, seed):
    """A guess that does not fit what the seat knows."""
    guess(box, g, seat, seed)
    g.hand[0, 0], g.hand[0, 1] = g.hand[0, 1], g.hand[0, 0]


@rule
def reseal_that_deals_anew(box, g, seed):
    """Hands change that somebody knows."""
    guess(box, g, -1, seed)


@rule
def reseal_that_loses_a_card(box, g, seed):
    """A card is in two places."""
    g.secret[0] = seed[0]
    g.decks[0, CARDS] = g.hand[0, 0] - 1


@rule
def reseal_that_does_nothing(box, g, seed):
    """The dice to come stay as they are."""


@rule
def legal_that_peeks(box, g, seat, out):
    """Only those may play their second card who hold more than the neighbour."""
    n = legal(box, g, seat, out)
    return n - 1 if n > 1 and g.hand[seat, 0] < g.hand[1 - seat % 2, 0] else n


@rule
def why_not_that_peeks(box, g, seat, action):
    """The reason depends on another hand."""
    why = why_not(box, g, seat, action)
    return 1 + g.hand[1 - seat % 2, 0] % 3 if why else 0


@rule
def apply_that_rolls_in_secret(box, g, seat, action):
    """A die is drawn and not bared."""
    bared = g.bared
    apply(box, g, seat, action)
    draw(g, 0, 6)
    g.bared = bared


@rule
def apply_that_counts_moves_elsewhere(box, g, seat, action):
    """The ply is moved by the game itself."""
    apply(box, g, seat, action)
    g.ply += 1


@rule
def apply_that_loses_a_card(box, g, seat, action):
    """A card gets lost in the third round."""
    apply(box, g, seat, action)
    if g.round == 3:
        g.hand[0, 0] = g.hand[0, 1]


@rule
def apply_that_rambles(box, g, seat, action):
    """More is told than the ring holds."""
    apply(box, g, seat, action)
    for _ in range(20):
        tell(g, Told.BOASTED, seat)


@rule
def apply_that_gossips(box, g, seat, action):
    """Each boast reminds of all boasts so far: too much where everybody boasts nearly always."""
    boasts = g.boasts
    apply(box, g, seat, action)
    for _ in range(boasts if g.boasts > boasts else 0):
        tell(g, Told.BOASTED, seat)


@rule
def result_that_counts_from_2(box, g, score):
    """Nobody is first."""
    result(box, g, score)
    for seat in range(box.seats):
        score[0, seat] += 1


@rule
def legal_without_boasts(box, g, seat, out):
    """The list leaves out what why_not allows."""
    n = legal(box, g, seat, out)
    return n - 1 if n > HAND else n


@rule
def guess_that_is_sure(box, g, seat, seed):
    """The others have always chosen their first card."""
    guess(box, g, seat, seed)
    for other in range(box.seats):
        if other != seat and g.chosen[other] > 0:
            g.chosen[other] = 1


@rule
def apply_that_shows_a_hand(box, g, seat, action):
    """Who boasts may look at the next player's card, and then think again."""
    apply(box, g, seat, action)
    if action == 0:
        other = (seat + 1) % box.seats
        whisper(g, 1 << seat, Told.PLAYED, other, g.hand[other, 0] - 1)


@rule
def apply_that_tells_everybody(box, g, seat, action):
    """The card that was chosen is told to all."""
    apply(box, g, seat, action)
    tell(g, Told.CHOSE, seat, g.hand[seat, 0])
