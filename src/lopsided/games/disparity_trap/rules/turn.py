"""A turn: one option, a roll and a move, the space reached; and the turns and rounds around it."""

from lopsided.engine.decisions import ask
from lopsided.engine.dice import roll
from lopsided.engine.events import tell, whisper
from lopsided.engine.rule import rule
from lopsided.games.disparity_trap.rules.cards import (
    accused,
    begin_play,
    next_play,
    offer_block,
    offer_extra_roll,
    offer_influence,
    players_of,
    roll_card,
    roll_off,
    settle_roll,
    take_effect,
    tax_payers,
)  # fmt: skip
from lopsided.games.disparity_trap.rules.ending import check_together, end_game
from lopsided.games.disparity_trap.rules.pieces import (
    NO_CARD,
    collect,
    draw_to_hand,
    draw_top,
    go_back,
    lacks,
    on_tier,
    put_under,
    qualifies,
    refill,
    show_card,
    slip_card,
)  # fmt: skip
from lopsided.games.disparity_trap.state import MOVE_DIE, PUBLIC, TRADES, Deck, Ending, Phase, Space, Stage, Thing, Told, Who, Why, wealth_of


@rule
def play_on(box, g):
    """Go on until somebody must decide or the game is over."""
    while g.pending == 0 and g.over == 0:
        stage = g.stage
        if stage == Stage.NEXT:
            next_play(box, g)
        elif stage == Stage.INFLUENCE:
            offer_influence(box, g)
        elif stage == Stage.ROLL:
            roll_card(box, g)
        elif stage == Stage.EXTRA:
            offer_extra_roll(box, g)
        elif stage == Stage.OUTCOME:
            settle_roll(box, g)
        elif stage == Stage.BLOCK:
            offer_block(box, g)
        elif stage == Stage.EFFECT:
            take_effect(box, g)
        elif stage == Stage.MOVE:
            move(box, g)
        elif stage == Stage.TURN_END:
            end_turn(box, g)
        else:
            begin_turn(box, g)


@rule
def begin_turn(box, g):
    """Turns go to the left; a pending skip is used up, the turn after it has the Justice pass (DT-021, DT-022, DT-109, DT-Q55, DT-Q58)."""
    seat = (g.first + g.turn) % box.seats
    g.active = seat
    g.move_die = 0
    g.traded = 0
    if g.skips[seat] > 0:
        g.skips[seat] -= 1
        tell(g, Told.SKIPPED, seat, g.skips[seat])
        g.stage = Stage.TURN_END
        return
    g.turns[seat] += 1
    tell(g, Told.TURN, seat)
    if g.skip_card[seat] > 0:
        g.skip_card[seat] = 0
        g.free_pass = 1
        tell(g, Told.BACK_IN, seat)
    ask(g, Phase.OPTION, 1 << seat)


@rule
def end_turn(box, g):
    """The next player; after the last a new round, unless the rounds are used up and the trap holds (DT-062, DT-Q68)."""
    g.quiet = 0
    g.free_pass = 0
    g.turn += 1
    g.stage = Stage.TURN
    if g.turn < box.seats:
        return
    if g.round == box.max_rounds:
        tell(g, Told.TRAP, g.round)
        end_game(box, g, Ending.CAP)
        return
    g.turn = 0
    g.round += 1
    tell(g, Told.ROUND, g.round)


# Turn options


@rule
def cannot_play(box, g, seat, slot):
    """Only a card that one qualifies for, with enough spaces behind for its way back (DT-023, DT-024, DT-028, DT-029, DT-038, DT-Q23, DT-Q33, DT-Q35)."""
    if slot >= g.cards[seat]:
        return Why.NO_CARD
    card = g.hand[seat, slot] - 1
    if box.who[card] == Who.REACT:
        return Why.ONLY_REACTS
    if lacks(box, g, seat, card) >= 0:
        return Why.LACKS
    if not on_tier(box, g, seat, card):
        return Why.WRONG_TIER
    return Why.NO_WAY_BACK if g.pawn[seat] < box.cost_back[card] else 0


@rule
def play_card(box, g, seat, slot):
    """A card leaves the hand; the way back is walked first and never refunded (DT-023, DT-037, DT-039, DT-Q21)."""
    card = show_card(g, seat, slot)
    tell(g, Told.PLAYED, seat, card)
    if box.cost_back[card] > 0:
        go_back(g, seat, box.cost_back[card])
    begin_play(g, card, players_of(box, g, card))


@rule
def put_away(g, seat, slot):
    """A card goes face down under its deck; only its owner knows which (DT-040, DT-066, DT-Q101)."""
    card = slip_card(g, seat, slot)
    put_under(g, Deck.OPPORTUNITY, card, 1 << seat)
    whisper(g, 1 << seat, Told.PUT_AWAY, seat, card)
    g.stage = Stage.MOVE


@rule
def discard(g, seat, slot):
    """Discard for a new card: always possible (DT-040, DT-Q09, DT-Q83)."""
    tell(g, Told.DISCARDED, seat)
    put_away(g, seat, slot)
    draw_to_hand(g, seat)


@rule
def cannot_sacrifice(box, g, seat, slot):
    """Any card but the last (DT-066, DT-069)."""
    if not box.sacrifice:
        return Why.MODULE_OFF
    if slot >= g.cards[seat]:
        return Why.NO_CARD
    return Why.LAST_CARD if g.cards[seat] < 2 else 0


@rule
def sacrifice(box, g, seat, slot):
    """A card for two Skill tiles; none is drawn for it (DT-066, DT-067)."""
    tell(g, Told.SACRIFICED, seat)
    put_away(g, seat, slot)
    g.have[seat, Thing.SKILL] += box.sacrifice_gain
    tell(g, Told.GAINED, seat, Thing.SKILL, box.sacrifice_gain, NO_CARD)


@rule
def cannot_trade(box, g, seat, trade):
    """Enough tiles, and no second Job (DT-015, DT-043..047, DT-Q25, DT-Q78)."""
    if g.have[seat, box.trade_get[trade]] >= box.most[box.trade_get[trade]]:
        return Why.HAS_JOB
    return Why.TOO_FEW_TILES if g.have[seat, box.trade_give[trade]] < box.trade_price[trade] else 0


@rule
def trade_tiles(box, g, seat, trade):
    """Two Skill for a Degree, two Degrees for a Startup, a Startup for the Job; then more, as long as one can and will (DT-043..048, DT-Q10)."""
    g.have[seat, box.trade_give[trade]] -= box.trade_price[trade]
    g.have[seat, box.trade_get[trade]] += 1
    g.traded += 1
    tell(g, Told.TRADED, seat, trade)
    if box.trade_get[trade] == Thing.JOB:
        enter_by_trade(box, g, seat)
    g.stage = Stage.MOVE
    for more in range(TRADES):
        if cannot_trade(box, g, seat, more) == 0:
            ask(g, Phase.TRADE, 1 << seat)
            return


@rule
def enter_by_trade(box, g, seat):
    """A traded Job opens Tier 2 without a roll: the pawn goes there, the hand is refilled, tokens are collected (DT-048, DT-049, DT-Q26)."""
    tell(g, Told.MOVED, seat, g.pawn[seat], box.tier_length, 0)
    g.pawn[seat] = box.tier_length
    refill(g, seat)
    collect(box, g, seat)


@rule
def ask_again(g, seat):
    """Take back the wish to be asked about one's own plays only (DT-Q100)."""
    g.for_me &= ~(1 << seat)
    tell(g, Told.WISHED, seat, 0)


# The move


@rule
def move(box, g):
    """Roll and move; a locked tier stops the pawn on its numbered space (DT-019, DT-022, DT-050, DT-052, DT-053, DT-Q99)."""
    seat, start = g.active, g.pawn[g.active]
    g.move_die = roll(g, MOVE_DIE + seat, box.sides)
    tier = start // box.tier_length + 1
    gate = tier * box.tier_length
    locked = start + g.move_die >= gate and g.have[seat, wealth_of(tier - 1)] == 0
    g.pawn[seat] = gate if locked else start + g.move_die
    tell(g, Told.MOVED, seat, start, g.pawn[seat], g.move_die)
    if locked:
        try_goal(box, g, seat, tier)
        return
    if box.standing_check:
        check_together(box, g)
    if g.over == 0:
        play_space(box, g, seat)


@rule
def try_goal(box, g, seat, tier):
    """At a locked tier: refill the hand, collect tokens, play the Goal of the tier left behind (DT-053..056, DT-067, DT-068, DT-Q28, DT-Q84)."""
    tell(g, Told.STOPPED, seat, tier + 1, g.pawn[seat])
    refill(g, seat)
    collect(box, g, seat)
    tell(g, Told.GOAL, seat, box.goal[tier])
    begin_play(g, box.goal[tier], 1 << seat)


@rule
def play_space(box, g, seat):
    """Justice, Taxes, or an Event; a numbered space of an open tier is like any other (DT-051, DT-058, DT-059, DT-087, DT-093)."""
    space = box.space[g.pawn[seat]]
    if space == Space.JUSTICE:
        face_justice(box, g, seat)
    elif space == Space.TAXES:
        tell(g, Told.TAXES, seat, box.taxes)
        begin_play(g, box.taxes, tax_payers(box, g))
    else:
        draw_event(box, g, seat)


@rule
def face_justice(box, g, seat):
    """The top Justice card for the lander and both neighbours; who comes back from a skip gets a pass (DT-093, DT-094, DT-111, DT-Q92)."""
    g.stage = Stage.TURN_END
    if g.free_pass:
        tell(g, Told.JUSTICE_PASS, seat)
        return
    card = draw_top(g, Deck.JUSTICE)
    if card == NO_CARD:
        return
    tell(g, Told.JUSTICE, seat, card)
    line = accused(box, g, card)
    if line == 0:
        tell(g, Told.NOBODY_FITS, seat, card)
        put_under(g, Deck.JUSTICE, card, PUBLIC)
        return
    begin_play(g, card, line)


@rule
def draw_event(box, g, seat):
    """The top Event; who does not qualify ends the turn, whoever else would (DT-059..062, DT-Q24)."""
    g.stage = Stage.TURN_END
    card = draw_top(g, Deck.EVENT)
    if card == NO_CARD:
        tell(g, Told.NO_EVENT, seat)
        return
    tell(g, Told.EVENT, seat, card)
    if not qualifies(box, g, seat, card):
        tell(g, Told.UNFIT, seat, card)
        put_under(g, Deck.EVENT, card, PUBLIC)
    elif box.who[card] == Who.ROLLOFF:
        roll_off(box, g, card)
    else:
        begin_play(g, card, players_of(box, g, card))
