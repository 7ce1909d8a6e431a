"""Debts: who owes what to whom, raising it, bankruptcy, and what the creditor receives."""

from lopsided.engine.decisions import ask
from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.ending import end_game
from lopsided.games.unequalopolis.rules.land import (
    cannot_mortgage,
    cannot_sell,
    cannot_sell_group,
    clear_deed,
    fee_on,
    give_deed,
    lift,
    lifting,
    lower_deed,
    may_own,
    mortgage,
    owns_group,
    resale,
    sell_group,
)  # fmt: skip
from lopsided.games.unequalopolis.rules.people import binds, count_rights, first_man, free, hand, living, next_in, pay_bank, pay_out, put_back, share, steps
from lopsided.games.unequalopolis.state import BANK, DEEDS, STREET_GROUPS, Cause, End, Law, Phase, Stage, Told, Why

# Owing


@rule
def owe(g, debtor, creditor, amount, nominal, cause, about):
    """A sum is due to a player or the Bank; who lacks the cash must raise it (UQ-106, S3)."""
    g.debtor, g.creditor, g.owed, g.nominal, g.cause, g.about = debtor + 1, creditor + 1, amount, nominal, cause, about
    g.gap = g.debt_offers = 0
    if g.cash[debtor] < amount:
        if creditor == BANK:
            tell(g, Told.OWES_BANK, debtor, amount)
        else:
            tell(g, Told.OWES, debtor, creditor, amount)


@rule
def run_debt(box, g):
    """Paid at once where there is cash, else raised (UQ-106, S3)."""
    if g.cash[g.debtor - 1] >= g.owed:
        pay_debt(box, g)
    else:
        ask(g, Phase.RAISE, 1 << g.debtor - 1)


@rule
def pay_debt(box, g):
    """The sum changes hands; the fine opens the prison (UQ-044, UQ-099, UQ-Q32)."""
    seat, target, amount, cause = g.debtor - 1, g.creditor - 1, g.owed, g.cause
    if target == BANK:
        pay_bank(g, seat, amount)
        if cause == Cause.TAX:
            tell(g, Told.TAX, seat, amount, g.nominal, amount > g.nominal)
        elif cause == Cause.FINE:
            tell(g, Told.FINED, seat, amount)
            free(g, seat, 1)
        else:
            tell(g, Told.PAID, seat, amount, g.about)
    else:
        amount -= g.gap
        hand(g, seat, target, amount)
        if cause == Cause.RENT:
            tell(g, Told.RENT, seat, target, amount, g.about)
            pay_guardian(box, g, target, amount)
        else:
            tell(g, Told.GAVE, seat, target, amount, g.nominal, amount < g.nominal)
            withhold(g, seat, target)
    forget_debt(g)


@rule
def withhold(g, seat, target):
    """Where the table wants it, the Bank gets what a card does not bring a woman (UQ-Q32)."""
    if g.gap > 0:
        pay_bank(g, seat, g.gap)
        tell(g, Told.WITHHELD, seat, target, g.gap)


@rule
def pay_guardian(box, g, seat, amount):
    """Under the head of household half of a woman's rent goes to the first man (C08, UQ-Q95, UQ-Q104)."""
    man = first_man(box, g)
    if man != BANK and binds(box, g, seat, Law.GUARDIAN):
        hand(g, seat, man, amount // 2)
        tell(g, Told.GUARDIAN, seat, man, amount // 2)


@rule
def forget_debt(g):
    """No debt is open."""
    g.debtor = g.creditor = g.owed = g.gap = g.nominal = g.cause = g.about = g.debt_offers = 0


@rule
def next_due(box, g):
    """Of the payments of one card the next, in turn order after the drawer (UQ-Q71, UQ-Q72, UQ-Q105)."""
    other = next_in(box, g, g.active, g.due)
    g.due &= ~(1 << other)
    payer = other if g.due_to_drawer else g.active
    payee = g.active if g.due_to_drawer else other
    received = share(box, g, payee, g.due_amount)
    amount = g.due_amount if box.gap_to_bank else received
    if amount > 0:
        owe(g, payer, payee, amount, g.due_amount, Cause.CARD, g.due_card)
        g.gap = amount - received


# Raising


@rule
def raisable(box, g, seat):
    """Cash, half price of all buildings, and the mortgage values of all unmortgaged deeds (UQ-107, UQ-Q73)."""
    total = g.cash[seat]
    for deed in range(DEEDS):
        if g.owner[deed] == seat + 1:
            total += steps(box, g.level[deed]) * resale(box, deed)
            if not g.mortgaged >> deed & 1:
                total += box.mortgage[deed]
    return total


@rule
def can_raise(box, g, seat):
    """Whether the bank buys or takes in pledge anything more."""
    for deed in range(DEEDS):
        if cannot_sell(box, g, seat, deed) == 0 or cannot_mortgage(box, g, seat, deed) == 0 or highest_sale(box, g, seat, box.group[deed]) >= 0:
            return True
    return False


@rule
def cannot_concede(box, g, seat):
    """Bankruptcy is never a choice while the debt can be met (UQ-107, UQ-108, UQ-Q73)."""
    return Why.CAN_PAY if raisable(box, g, seat) >= g.owed and can_raise(box, g, seat) else 0


@rule
def settle(box, g, seat):
    """What happens by itself: deeds outside whole groups, then development from the lowest group, then the other deeds (UQ-Q74)."""
    if raisable(box, g, seat) >= g.owed:
        pledge(box, g, seat, False)
        for group in range(STREET_GROUPS):
            sell_down(box, g, seat, group)
        pledge(box, g, seat, True)
    if g.cash[seat] < g.owed:
        go_bankrupt(box, g, seat)


@rule
def pledge(box, g, seat, whole_groups):
    """Mortgage deeds, the lowest value first, until the debt can be paid (UQ-Q74)."""
    while g.cash[seat] < g.owed:
        lowest = -1
        for deed in range(DEEDS):
            if cannot_mortgage(box, g, seat, deed) != 0 or (owns_group(box, g, seat, box.group[deed]) and not whole_groups):
                continue
            if lowest < 0 or box.mortgage[deed] < box.mortgage[lowest]:
                lowest = deed
        if lowest < 0:
            return
        mortgage(box, g, seat, lowest)


@rule
def sell_down(box, g, seat, group):
    """Sell a group's development level by level, on the highest deed, later on the board first, until the debt can be paid (UQ-Q74)."""
    levels, amount = 0, 0
    while g.cash[seat] < g.owed:
        deed = highest_deed(box, g, group)
        if cannot_sell(box, g, seat, deed) == 0:
            lower_deed(box, g, deed)
            levels += 1
            amount += pay_out(box, g, seat, resale(box, deed))
        else:
            level = highest_sale(box, g, seat, group)
            if level < 0:
                break
            sell_group(box, g, seat, group, level)
    if levels > 0:
        tell(g, Told.SETTLED, seat, group, levels, amount)


@rule
def highest_deed(box, g, group):
    """The most developed deed of a group, the later on the board among equals (UQ-Q74)."""
    highest = box.member[group, 0]
    for i in range(box.size[group]):
        if g.level[box.member[group, i]] >= g.level[highest]:
            highest = box.member[group, i]
    return highest


@rule
def highest_sale(box, g, seat, group):
    """The highest level to which a whole group may be sold, -1 where it may not (UQ-Q61, UQ-Q74)."""
    for down in range(box.warehouse_after + 1):
        if cannot_sell_group(box, g, seat, group, box.warehouse_after - down) == 0:
            return box.warehouse_after - down
    return -1


# Bankruptcy


@rule
def go_bankrupt(box, g, seat):
    """Buildings to the stock, cash and cards, then deeds to the creditor or the Bank; the last one living wins (UQ-108..112, UQ-Q68, UQ-Q85, UQ-Q92, S3)."""
    creditor = g.creditor - 1
    if creditor == BANK:
        tell(g, Told.BANKRUPT_BANK, seat, g.owed)
    else:
        tell(g, Told.BANKRUPT, seat, creditor, g.owed)
    forget_debt(g)
    g.falls += 1
    g.fallen[seat] = g.falls
    hand_over_cash(g, seat, creditor)
    hand_over_cards(box, g, seat, creditor)
    hand_over_deeds(box, g, seat, creditor)
    g.claim[seat] = g.prison[seat] = g.skips[seat] = 0
    if seat == g.active:
        g.due = 0
        g.stage = Stage.END
    if living(box, g) == 1:
        end_game(box, g, End.LAST)
    elif box.first_fall_ends:
        g.first_fall = seat + 1


@rule
def hand_over_cash(g, seat, creditor):
    """What is left goes to the creditor (UQ-109, UQ-110)."""
    amount = g.cash[seat]
    if amount == 0:
        return
    if creditor == BANK:
        pay_bank(g, seat, amount)
        tell(g, Told.BANK_TAKES, seat, amount)
    else:
        hand(g, seat, creditor, amount)
        tell(g, Told.TAKES_CASH, seat, creditor, amount)


@rule
def hand_over_cards(box, g, seat, creditor):
    """Kept cards go to the creditor, before the deeds, or under their decks (UQ-110, UQ-Q15, UQ-Q70, UQ-Q108)."""
    for kept in range(box.kept):
        if g.holder[kept] == seat + 1:
            card = box.kept_card[kept]
            g.holder[kept] = creditor + 1
            if creditor == BANK:
                put_back(box, g, card)
                tell(g, Told.CARD_BACK, seat, card)
            else:
                tell(g, Told.TAKES_CARD, seat, creditor, card)
    count_rights(box, g, seat)
    if creditor != BANK:
        count_rights(box, g, creditor)


@rule
def hand_over_deeds(box, g, seat, creditor):
    """To the creditor if she may own them; the others are auctioned free of mortgage (UQ-109, UQ-110, UQ-111, UQ-Q66, UQ-Q67, UQ-Q69)."""
    g.fees = g.lots = g.lots_for = 0
    g.gift, g.lots_after, g.lots_to = 1, seat, creditor + 1
    for deed in range(DEEDS):
        if g.owner[deed] == seat + 1:
            clear_deed(box, g, deed)
            if creditor != BANK and may_own(box, g, creditor, deed):
                tell(g, Told.TAKES_DEED, seat, creditor, deed)
                give_deed(box, g, deed, creditor)
                g.fees |= g.mortgaged & 1 << deed
            else:
                to_the_lots(g, deed)
                g.lots_for |= 1 << deed


@rule
def to_the_lots(g, deed):
    """A deed goes to the bank, unmortgaged, to be auctioned (UQ-109, UQ-Q65, UQ-Q66)."""
    g.owner[deed] = 0
    g.mortgaged &= ~(1 << deed)
    g.lots |= 1 << deed


# What the receiver of a mortgaged deed does


@rule
def received(g):
    """The next mortgaged deed that was received, in board order (UQ-111, UQ-Q77)."""
    deed = 0
    while not g.fees >> deed & 1:
        deed += 1
    return deed


@rule
def fees_to_come(box, g, seat):
    """The ten percent on the deeds that this receiver has still to see to, after the next (UQ-066)."""
    total = 0
    for deed in range(received(g) + 1, DEEDS):
        if g.fees >> deed & 1 and g.owner[deed] == seat + 1:
            total += fee_on(box, deed)
    return total


@rule
def cannot_lift_now(box, g, seat, deed):
    """Value and ten percent, with the fees to come still covered; not without credit (UQ-066, UQ-Q94, UQ-Q127)."""
    if binds(box, g, seat, Law.NO_CREDIT):
        return Why.NO_CREDIT
    return Why.POOR if g.cash[seat] < lifting(box, deed) + fees_to_come(box, g, seat) else 0


@rule
def is_short(box, g, seat, deed):
    """Whether the receiver of a bankrupt's deed lacks its fee: then it may be abandoned or the money raised (UQ-Q65)."""
    return g.cash[seat] < fee_on(box, deed)


@rule
def see_to(box, g, seat, deed, lifted):
    """Clear the mortgage now, or pay ten percent and keep it (UQ-066, UQ-111)."""
    g.fees &= ~(1 << deed)
    if lifted:
        lift(box, g, seat, deed)
        return
    pay_bank(g, seat, fee_on(box, deed))
    tell(g, Told.FEE, seat, deed, fee_on(box, deed))


@rule
def abandon(g, seat, deed):
    """Who lacks the fee lets the deed go; it is auctioned for the bank (UQ-Q65)."""
    g.fees &= ~(1 << deed)
    to_the_lots(g, deed)
    tell(g, Told.ABANDONED, seat, deed)
