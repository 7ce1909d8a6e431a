"""Deeds: who owns what, rent, building, selling and mortgages."""

from lopsided.engine.events import tell
from lopsided.engine.rule import rule
from lopsided.games.unequalopolis.rules.people import bank_can, binds, may, pay_bank, pay_out, shut_out, steps
from lopsided.games.unequalopolis.state import DEEDS, PERCENT, STREET_GROUPS, WAREHOUSE, Law, Lot, Right, Told, Why

# Ownership


@rule
def holdings(g, seat):
    """The deeds of a seat, a mask."""
    mask = 0
    for deed in range(DEEDS):
        if g.owner[deed] == seat + 1:
            mask |= 1 << deed
    return mask


@rule
def may_own(box, g, seat, deed):
    """Railroads and works need a licence that men have and women do not (UQ-037, UQ-042, UQ-Q06)."""
    group = box.group[deed]
    return group < STREET_GROUPS or may(g, seat, Right.RAIL if group == STREET_GROUPS else Right.INDUSTRY)


@rule
def unlawful(box, g, deeds, rights):
    """Whether these deeds include what a seat may not have with these rights (UQ-037, UQ-055, UQ-126, UQ-Q91)."""
    if not rights >> Right.RAIL & 1 and deeds & box.group_mask[STREET_GROUPS]:
        return True
    if not rights >> Right.INDUSTRY & 1 and deeds & box.group_mask[STREET_GROUPS + 1]:
        return True
    if rights >> Right.HARVEST & 1:
        return False
    for deed in range(DEEDS):
        if deeds >> deed & 1 and g.level[deed] > box.few_crops:
            return True
    return False


@rule
def give_deed(box, g, deed, seat):
    """A deed changes hands; whoever waited for it waits in vain (UQ-033, UQ-125, UQ-Q19, UQ-Q118)."""
    g.owner[deed] = seat + 1
    for other in range(box.seats):
        if g.claim[other] == deed + 1:
            g.claim[other] = 0
            if other != seat:
                tell(g, Told.PREEMPTED, other, seat, deed)


@rule
def is_developed(box, g, group):
    """Whether anything stands on a colour group (UQ-061, UQ-062)."""
    for i in range(box.size[group]):
        if g.level[box.member[group, i]] > 0:
            return True
    return False


@rule
def owned_of(box, g, group, owner):
    """How many deeds of a group an owner (seat + 1) has, mortgaged ones included (UQ-Q59)."""
    count = 0
    for i in range(box.size[group]):
        if g.owner[box.member[group, i]] == owner:
            count += 1
    return count


@rule
def owns_group(box, g, seat, group):
    """Whether all deeds of a group are in one hand (UQ-045, UQ-050)."""
    return owned_of(box, g, group, seat + 1) == box.size[group]


@rule
def rent(box, g, deed, payer):
    """By development, by whole groups, by railroads, by dice (UQ-044..048, UQ-Q59, UQ-Q60)."""
    group = box.group[deed]
    owned = owned_of(box, g, group, g.owner[deed])
    if group < STREET_GROUPS:
        if g.level[deed] > 0:
            return box.rent[deed, g.level[deed]]
        return box.rent[deed, 0] * box.group_rent if owned == box.size[group] else box.rent[deed, 0]
    due = box.rent[deed, min(owned, 2) - 1]
    if group > STREET_GROUPS:
        return due * g.total
    return due * 2 if binds(box, g, payer, Law.ESCORT) else due


# Building


@rule
def next_level(box, level):
    """A crop more, or the warehouse (UQ-054, UQ-115, UQ-Q62)."""
    return level + 1 if level < box.warehouse_after else WAREHOUSE


@rule
def lot_on(box, g, deed):
    """Which piece would be placed next on a deed."""
    return Lot.WAREHOUSE if next_level(box, g.level[deed]) == WAREHOUSE else Lot.CROP


@rule
def stock(g, lot):
    """How many of a piece the bank has left (UQ-057)."""
    return g.warehouses if lot == Lot.WAREHOUSE else g.crops


@rule
def cannot_develop(box, g, seat):
    """Not in prison without counsel, and not while the fields are in his name (UQ-102, UQ-103, C05)."""
    if shut_out(g, seat):
        return Why.IN_PRISON
    return Why.NO_BUILDING if binds(box, g, seat, Law.NO_BUILDING) else 0


@rule
def cannot_place(box, g, seat, deed):
    """A whole group, none of it mortgaged, evenly, as far as the sign allows (UQ-049, UQ-050, UQ-053..057, UQ-115)."""
    group = box.group[deed]
    if g.owner[deed] != seat + 1:
        return Why.NOT_YOURS
    if group >= STREET_GROUPS:
        return Why.NOT_STREET
    if not owns_group(box, g, seat, group):
        return Why.NOT_WHOLE_GROUP
    if g.mortgaged & box.group_mask[group]:
        return Why.GROUP_MORTGAGED
    level = g.level[deed]
    if level == WAREHOUSE:
        return Why.FULL
    if level >= box.few_crops and not may(g, seat, Right.HARVEST):
        return Why.THREE_CROPS
    for i in range(box.size[group]):
        if steps(box, g.level[box.member[group, i]]) < level:
            return Why.UNEVEN
    return Why.NO_STOCK if stock(g, lot_on(box, g, deed)) == 0 else 0


@rule
def cannot_build(box, g, seat, deed):
    """Whether a seat may now build on a deed and pay for it (UQ-051, UQ-052)."""
    why = cannot_develop(box, g, seat)
    if why == 0:
        why = cannot_place(box, g, seat, deed)
    return Why.POOR if why == 0 and g.cash[seat] < box.crop[deed] else why


@rule
def can_develop(box, g, seat):
    """Whether a seat could build something now (UQ-124)."""
    return cheapest_place(box, g, seat, Lot.CROP) > 0 or cheapest_place(box, g, seat, Lot.WAREHOUSE) > 0


@rule
def cheapest_place(box, g, seat, lot):
    """The least that one piece costs where this seat may place it; 0 where it may not or cannot pay (UQ-Q64)."""
    least = 0
    if cannot_develop(box, g, seat) == 0:
        for deed in range(DEEDS):
            price = box.crop[deed]
            if price <= g.cash[seat] and lot_on(box, g, deed) == lot and cannot_place(box, g, seat, deed) == 0:
                least = min(least, price) if least > 0 else price
    return least


@rule
def build(box, g, seat, deed, price):
    """A crop, or a warehouse for which the crops go back to the bank (UQ-052, UQ-054, UQ-057, UQ-Q124)."""
    level = next_level(box, g.level[deed])
    if level == WAREHOUSE:
        g.warehouses -= 1
        g.crops += box.warehouse_after
    else:
        g.crops -= 1
    g.level[deed] = level
    g.grown |= 1 << deed
    pay_bank(g, seat, price)
    tell(g, Told.BUILT, seat, deed, level, price)


# Selling


@rule
def cannot_sell(box, g, seat, deed):
    """Evenly downwards, and a warehouse turns back into crops if the bank has them (UQ-059, UQ-060, UQ-Q61, UQ-Q120)."""
    if g.owner[deed] != seat + 1:
        return Why.NOT_YOURS
    level, group = g.level[deed], box.group[deed]
    if level == 0:
        return Why.NOTHING_BUILT
    for i in range(box.size[group]):
        if g.level[box.member[group, i]] > level:
            return Why.UNEVEN_SALE
    if level == WAREHOUSE and g.crops < box.warehouse_after:
        return Why.NO_CROPS_BACK
    return 0 if bank_can(box, g, resale(box, deed)) else Why.BANK_EMPTY


@rule
def resale(box, deed):
    """What the bank pays for one level: half of what it cost (UQ-059)."""
    return box.crop[deed] * box.resale // PERCENT


@rule
def sell(box, g, seat, deed):
    """The bank buys a level back at half of what it cost (UQ-059, UQ-060)."""
    lower_deed(box, g, deed)
    amount = pay_out(box, g, seat, resale(box, deed))
    tell(g, Told.SOLD, seat, deed, g.level[deed], amount)


@rule
def lower_deed(box, g, deed):
    """A deed loses one level, and its pieces go back to the bank (UQ-060)."""
    if g.level[deed] == WAREHOUSE:
        g.warehouses += 1
        g.crops -= box.warehouse_after
        g.level[deed] = box.warehouse_after
    else:
        g.crops += 1
        g.level[deed] -= 1


@rule
def clear_deed(box, g, deed):
    """All that stands on a deed goes back to the bank (UQ-109, UQ-110)."""
    if g.level[deed] == WAREHOUSE:
        g.warehouses += 1
    else:
        g.crops += g.level[deed]
    g.level[deed] = 0


@rule
def group_sale(box, g, group, level):
    """What the bank pays where a group goes down to one level (UQ-Q61)."""
    total = 0
    for i in range(box.size[group]):
        deed = box.member[group, i]
        total += (steps(box, g.level[deed]) - level) * resale(box, deed)
    return total


@rule
def cannot_sell_group(box, g, seat, group, level):
    """Only where a warehouse cannot be broken for want of crops; the crops left over must suffice (UQ-Q61, UQ-Q120)."""
    standing, short = g.crops, False
    if not owns_group(box, g, seat, group):
        return Why.NOT_WHOLE_GROUP
    for i in range(box.size[group]):
        now = g.level[box.member[group, i]]
        short = short or (now == WAREHOUSE and g.crops < box.warehouse_after)
        standing += 0 if now == WAREHOUSE else now
    if not short:
        return Why.NOT_SHORT
    if level * box.size[group] > standing:
        return Why.NO_CROPS_BACK
    return 0 if bank_can(box, g, group_sale(box, g, group, level)) else Why.BANK_EMPTY


@rule
def sell_group(box, g, seat, group, level):
    """A whole group goes down to one level at half price (UQ-Q61)."""
    amount = pay_out(box, g, seat, group_sale(box, g, group, level))
    for i in range(box.size[group]):
        clear_deed(box, g, box.member[group, i])
    for i in range(box.size[group]):
        g.level[box.member[group, i]] = level
        g.crops -= level
    tell(g, Told.SOLD_GROUP, seat, group, level, amount)


# Mortgages


@rule
def fee_on(box, deed):
    """A part of the mortgage value, rounded up: ten percent (UQ-064, UQ-066, UQ-123)."""
    return (box.mortgage[deed] * box.interest + PERCENT - 1) // PERCENT


@rule
def lifting(box, deed):
    """What it costs to clear a mortgage (UQ-064, UQ-067)."""
    return box.mortgage[deed] + fee_on(box, deed)


@rule
def cannot_mortgage(box, g, seat, deed):
    """An own deed of a group on which nothing stands (UQ-061, UQ-062)."""
    if g.owner[deed] != seat + 1:
        return Why.NOT_YOURS
    if g.mortgaged >> deed & 1:
        return Why.MORTGAGED
    if is_developed(box, g, box.group[deed]):
        return Why.DEVELOPED
    return 0 if bank_can(box, g, box.mortgage[deed]) else Why.BANK_EMPTY


@rule
def mortgage(box, g, seat, deed):
    """The printed mortgage value for a deed that earns nothing from now on (UQ-061, UQ-063, UQ-072)."""
    g.mortgaged |= 1 << deed
    tell(g, Told.MORTGAGED, seat, deed, pay_out(box, g, seat, box.mortgage[deed]))


@rule
def cannot_lift(box, g, seat, deed):
    """An own mortgaged deed, for its value and ten percent (UQ-064)."""
    if g.owner[deed] != seat + 1:
        return Why.NOT_YOURS
    if not g.mortgaged >> deed & 1:
        return Why.NOT_MORTGAGED
    return Why.POOR if g.cash[seat] < lifting(box, deed) else 0


@rule
def lift(box, g, seat, deed):
    """The mortgage is gone (UQ-064, UQ-066, UQ-067)."""
    g.mortgaged &= ~(1 << deed)
    pay_bank(g, seat, lifting(box, deed))
    tell(g, Told.LIFTED, seat, deed, lifting(box, deed))
