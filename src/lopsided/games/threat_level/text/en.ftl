### Threat Level in English.
###
### What the messages are given, beside their own numbers ($price, $row ...):
### $seat, $target and $helper are names of players. $you says which of them the reader is: seat, target, helper, seat-target
### where the reader is both, or others. $same says who of them is one person: seat-target, or none. A number that has names here
### is said by its name: for 3, { $row } is what stands under row-3; { $row-effect } would be its .effect. A word without a dollar,
### such as { points }, is another message of this file.

title = Threat Level
tagline = Every rung is a public service they warned you about. Up is bad.
pitch = A ladder of twelve rows. The services printed on the rungs make life easier the nearer you stand to losing. Be the last one below the top.

## How each bot plays.

bot-climber = Takes what it can, pushes out whom it can reach, and helps nobody but itself.
bot-comrade = Keeps itself safe, spends the rest on the union and on rescues; never pushes, never steals.

## Names by number.

# at most 28
row-0 = START
    .effect = One die, no income, no shield
# at most 28
row-1 = 1 Postal Service
    .effect = Rows 1 to 9: you roll both dice
# at most 28
row-2 = 2 Sales Tax
    .effect = Push, pull, steal: 1 point dearer
# at most 28
row-3 = 3 Police and Fire
    .effect = Nobody can steal from you
# at most 28
row-4 = 4 Income Tax
    .effect = Wild 3: pay what you rolled
# at most 28
row-5 = 5 Unions
    .effect = Pay 1 to shield anybody
# at most 28
row-6 = 6 Social Safety Net
    .effect = You always earn your roll
# at most 28
row-7 = 7 Progressive Income Tax
    .effect = Wild 3: pay only 0, 1 or 2
# at most 28
row-8 = 8 Universal Health Care
    .effect = No more health bills
# at most 28
row-9 = 9 Redistribution of Wealth
    .effect = Rolled 1 or 2? No tax
# at most 28
row-10 = 10 Worker Ownership
    .effect = 4 points every turn, no roll
# at most 28
row-11 = YOU LOSE
    .effect = A wild 2 or a pull brings you back

to-0 = { row-0 }
to-11 = { row-11 }
from-0 = { row-0 }
from-11 = { row-11 }
at-0 = { row-0 }
at-11 = { row-11 }

## Numbers of things.

have-points =
    { $have ->
        [one] { $have } point
       *[other] { $have } points
    }
rows =
    { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }
price-points =
    { $price ->
        [one] { $price } point
       *[other] { $price } points
    }

## What stands beside the board.

die-points = Points Die
die-wild = Wild Die

board-row = Row
board-effect = What it does
board-who = Who, points
board-left = left

stream-points = Points Die of { $seat }
stream-wild = Wild Die of { $seat }

wild_title-1 = A free hand
wild_title-2 = A step back
wild_title-3 = Taxes
wild_title-4 = Health emergency
wild_title-5 = The rung gives
wild_title-6 = Two rungs

# Where a variant gives every row up to 10 the same services.
everywhere-equal = Both dice, small tax, safe, union
everywhere-bare = Both dice, no services

## What is being decided: to who decides it, and to the others.

prompt-action =
    { $you ->
        [seat] Your turn. Act in any order while you can pay. Then end your turn.
       *[others] { $seat } is thinking.
    }
prompt-ignore_health =
    { $you ->
        [seat] A health emergency. Your union can cancel it for 1 point.
       *[others] The union is asked about a health emergency: { $seat } decides.
    }
prompt-stop_push =
    { $you ->
        [seat] Somebody is being pushed. Your union can stop it for 1 point.
       *[others] The union is asked about a push: { $seat } decides.
    }
prompt-halve_pull =
    { $you ->
        [seat] Somebody is to be pulled down. Your union can halve the price for 1 point.
       *[others] The union is asked about a pull: { $seat } decides.
    }
prompt-return =
    { $you ->
        [seat] A wild 2. You may step down to row 10 and play on.
       *[others] { $seat } may come back from YOU LOSE.
    }

## What can be done: as the one who may do it reads it.

action-end_turn = End the turn and keep { have-points }
action-step_down = Step down to { $to }, free (wild 2)
action-come_back = Step down to row 10 and play on
action-stay_out = Stay on YOU LOSE
action-push =
    { $tax ->
        [0]
            { $you ->
                [seat-target] Push yourself up to { $to }, pay { $price }
               *[others] Push { $target } up to { $to }, pay { $price }
            }
       *[other]
            { $you ->
                [seat-target] Push yourself up to { $to }, pay { $price } ({ $tax } of it sales tax)
               *[others] Push { $target } up to { $to }, pay { $price } ({ $tax } of it sales tax)
            }
    }
action-pull =
    { $tax ->
        [0]
            { $you ->
                [seat-target] Pull yourself down to { $to }, pay { $price }
               *[others] Pull { $target } down to { $to }, pay { $price }
            }
       *[other]
            { $you ->
                [seat-target] Pull yourself down to { $to }, pay { $price } ({ $tax } of it sales tax)
               *[others] Pull { $target } down to { $to }, pay { $price } ({ $tax } of it sales tax)
            }
    }
action-appeal =
    { $you ->
        [seat-target] Ask the union to halve a pull of yourself down to { $to }; you would pay { $price }
       *[others] Ask the union to halve a pull of { $target } down to { $to }; you would pay { $price }
    }
action-steal =
    { $tax ->
        [0] Steal all { $points } from { $target }, pay { $price }
       *[other] Steal all { $points } from { $target }, pay { $price } ({ $tax } of it sales tax)
    }
action-free_push =
    { $price ->
        [0]
            { $you ->
                [seat-target] Free hand: push yourself up to { $to }
               *[others] Free hand: push { $target } up to { $to }
            }
       *[other]
            { $you ->
                [seat-target] Free hand: push yourself up to { $to }, pay { $price } sales tax
               *[others] Free hand: push { $target } up to { $to }, pay { $price } sales tax
            }
    }
action-free_steal =
    { $price ->
        [0] Free hand: steal all { $points } from { $target }
       *[other] Free hand: steal all { $points } from { $target }, pay { $price } sales tax
    }
# $phase is what is being asked: 2 a health emergency, 3 a push, 4 a pull.
action-union_help =
    { $phase ->
        [2]
            { $you ->
                [seat-target] Pay { $price } for the union: cancel your own emergency
               *[others] Pay { $price } for the union: cancel the emergency of { $target }
            }
        [3]
            { $you ->
                [seat-target] Pay { $price } for the union: stop the push against you
               *[others] Pay { $price } for the union: stop the push against { $target }
            }
        [4]
            { $you ->
                [seat-target] Pay { $price } for the union: halve the price of pulling you down
               *[others] Pay { $price } for the union: halve the price of pulling { $target } down
            }
       *[other] Pay { $price } for the union
    }
action-union_pass =
    { $phase ->
        [2] Keep the point: the bill is paid as it stands
        [3] Keep the point: let the push happen
        [4] Keep the point: do not help with the pull
       *[other] Keep the point
    }

## What happened.

event-hidden = { "" }
event-die = { "" }
event-round = { "" }
event-turn = { "" }
event-won =
    { $you ->
        [seat] Everybody else is on YOU LOSE. You are the last one in the game.
       *[others] Everybody else is on YOU LOSE. { $seat } is the last one in the game.
    }
event-began = { you-begin }
event-rolled =
    { $die ->
        [0]
            { $wild ->
                [1]
                    { $you ->
                        [seat] You rolled a wild 1: a free hand.
                       *[others] { $seat } rolled a wild 1: a free hand.
                    }
                [2]
                    { $row ->
                        [0]
                            { $you ->
                                [seat] You rolled a wild 2: a step down, but START is the bottom.
                               *[others] { $seat } rolled a wild 2: a step down, but START is the bottom.
                            }
                       *[other]
                            { $you ->
                                [seat] You rolled a wild 2: you may step down.
                               *[others] { $seat } rolled a wild 2: a step down, if wanted.
                            }
                    }
                [3]
                    { $you ->
                        [seat] You rolled a wild 3: taxes.
                       *[others] { $seat } rolled a wild 3: taxes.
                    }
                [4]
                    { $you ->
                        [seat] You rolled a wild 4: a health emergency.
                       *[others] { $seat } rolled a wild 4: a health emergency.
                    }
                [5]
                    { $you ->
                        [seat] You rolled a wild 5: one row up.
                       *[others] { $seat } rolled a wild 5: one row up.
                    }
               *[6]
                    { $you ->
                        [seat] You rolled a wild 6: two rows up.
                       *[others] { $seat } rolled a wild 6: two rows up.
                    }
            }
       *[other]
            { $wild ->
                [1]
                    { $you ->
                        [seat] You rolled { $die } and a wild 1: a free hand.
                       *[others] { $seat } rolled { $die } and a wild 1: a free hand.
                    }
                [2]
                    { $row ->
                        [0]
                            { $you ->
                                [seat] You rolled { $die } and a wild 2: a step down, but START is the bottom.
                               *[others] { $seat } rolled { $die } and a wild 2: a step down, but START is the bottom.
                            }
                       *[other]
                            { $you ->
                                [seat] You rolled { $die } and a wild 2: you may step down.
                               *[others] { $seat } rolled { $die } and a wild 2: a step down, if wanted.
                            }
                    }
                [3]
                    { $you ->
                        [seat] You rolled { $die } and a wild 3: taxes.
                       *[others] { $seat } rolled { $die } and a wild 3: taxes.
                    }
                [4]
                    { $you ->
                        [seat] You rolled { $die } and a wild 4: a health emergency.
                       *[others] { $seat } rolled { $die } and a wild 4: a health emergency.
                    }
                [5]
                    { $you ->
                        [seat] You rolled { $die } and a wild 5: one row up.
                       *[others] { $seat } rolled { $die } and a wild 5: one row up.
                    }
               *[6]
                    { $you ->
                        [seat] You rolled { $die } and a wild 6: two rows up.
                       *[others] { $seat } rolled { $die } and a wild 6: two rows up.
                    }
            }
    }
event-out_rolled =
    { $wild ->
        [2]
            { $you ->
                [seat] You rolled a wild 2 on YOU LOSE: the way back is open.
               *[others] { $seat } rolled a wild 2 on YOU LOSE: the way back is open.
            }
       *[other]
            { $you ->
                [seat] You rolled a wild { $wild } on YOU LOSE. Only a 2 would help.
               *[others] { $seat } rolled a wild { $wild } on YOU LOSE. Only a 2 would help.
            }
    }
event-gained =
    { $you ->
        [seat] You earned { points }.
       *[others] { $seat } earned { points }.
    }
event-forgone =
    { $you ->
        [seat] { points } you would have earned went nowhere.
       *[others] { points } that { $seat } would have earned went nowhere.
    }
event-taxed =
    { $you ->
        [seat] You paid { $points } in tax.
       *[others] { $seat } paid { $points } in tax.
    }
event-billed =
    { $you ->
        [seat] The doctor cost you { points }.
       *[others] The doctor cost { $seat } { points }.
    }
event-bankrupt =
    { $you ->
        [seat] You owed { $due } and had { $points }. You lost it all and fell up one row.
       *[others] { $seat } owed { $due } and had { $points }, lost it all and fell up one row.
    }
event-rose =
    { $you ->
        [seat] You moved up { rows } to { $row }.
       *[others] { $seat } moved up { rows } to { $row }.
    }
event-stepped_down =
    { $you ->
        [seat] You stepped down to { $row }.
       *[others] { $seat } stepped down to { $row }.
    }
    .why = The lower the row, the further away is YOU LOSE.
event-pushed =
    { $price ->
        [0]
            { $you ->
                [seat] You gave { $target } a free push.
                [target] { $seat } gave you a free push.
                [seat-target] You gave yourself a free push.
               *[others]
                    { $same ->
                        [seat-target] { $seat } took a free push upwards.
                       *[none] { $seat } gave { $target } a free push.
                    }
            }
       *[other]
            { $you ->
                [seat] You paid { $price } to push { $target }.
                [target] { $seat } paid { $price } to push you.
                [seat-target] You paid { $price } to push yourself up.
               *[others]
                    { $same ->
                        [seat-target] { $seat } paid { $price } for a push upwards.
                       *[none] { $seat } paid { $price } to push { $target }.
                    }
            }
    }
    .why = Past row 10 a player is out, and the last one left wins.
event-rises =
    { $you ->
        [seat] { $target } moved up to { $row }.
        [target] You moved up to { $row }.
        [seat-target] You moved up to { $row }.
       *[others]
            { $same ->
                [seat-target] { $seat } moved up to { $row }.
               *[none] { $target } moved up to { $row }.
            }
    }
event-pull_called =
    { $you ->
        [seat] You want to pull { $target } down for { $price }.
        [target] { $seat } wants to pull you down for { $price }.
        [seat-target] You want to pull yourself down for { $price }.
       *[others]
            { $same ->
                [seat-target] { $seat } wants to climb down for { $price }.
               *[none] { $seat } wants to pull { $target } down for { $price }.
            }
    }
event-appealed =
    { $you ->
        [seat] You asked the union to help pull { $target } down.
        [target] { $seat } asked the union to help pull you down.
        [seat-target] You asked the union to help you down.
       *[others]
            { $same ->
                [seat-target] { $seat } asked the union for help down.
               *[none] { $seat } asked the union to help pull { $target } down.
            }
    }
event-pulled =
    { $you ->
        [seat] You paid { $price } and pulled { $target } down to { $row }.
        [target] { $seat } paid { $price } and pulled you down to { $row }.
        [seat-target] You paid { $price } and came down to { $row }.
       *[others]
            { $same ->
                [seat-target] { $seat } paid { $price } and came down to { $row }.
               *[none] { $seat } paid { $price } and pulled { $target } down to { $row }.
            }
    }
    .why = { event-stepped_down.why }
event-unheard =
    { $you ->
        [seat] Nobody in the union answered. { $target } stays, and it cost nothing.
        [target] Nobody in the union answered. You stay where you are.
        [seat-target] Nobody in the union answered. You stay, and it cost nothing.
       *[others]
            { $same ->
                [seat-target] Nobody in the union answered { $seat }.
               *[none] Nobody in the union answered { $seat }. { $target } stays.
            }
    }
event-robbed =
    { $price ->
        [0]
            { $you ->
                [seat] You took all { points } from { $target }, free of charge.
                [target] { $seat } took all your { points }, free of charge.
               *[others] { $seat } took all { points } from { $target }, free of charge.
            }
       *[other]
            { $you ->
                [seat] You paid { $price } and took all { points } from { $target }.
                [target] { $seat } paid { $price } and took all your { points }.
               *[others] { $seat } paid { $price } and took all { points } from { $target }.
            }
    }
    .why = Below row 3 all points lie open to theft.
event-ignored =
    { $you ->
        [seat] You paid 1 for the union and cancelled the emergency of { $target }.
        [target] { $seat } paid 1 for the union and cancelled your emergency.
        [seat-target] You paid 1 for the union and cancelled your emergency.
       *[others]
            { $same ->
                [seat-target] { $seat } paid 1 for the union and cancelled an emergency of their own.
               *[none] { $seat } paid 1 for the union and cancelled the emergency of { $target }.
            }
    }
    .why = In the union one point cancels a whole emergency.
event-stopped =
    { $you ->
        [seat]
            { $same ->
                [target-helper] { $helper } paid 1 for the union and stopped your push.
               *[none] { $helper } paid 1 for the union and stopped your push against { $target }.
            }
        [target] { $helper } paid 1 for the union and stopped the push against you.
        [helper]
            { $same ->
                [seat-target] You paid 1 for the union and stopped { $seat } from climbing.
               *[none] You paid 1 for the union and stopped the push of { $seat } against { $target }.
            }
        [seat-target] { $helper } paid 1 for the union and stopped you from pushing yourself.
        [target-helper] You paid 1 for the union and stopped the push of { $seat }.
       *[others]
            { $same ->
                [seat-target] { $helper } paid 1 for the union and stopped { $seat } from climbing.
                [target-helper] { $helper } paid 1 for the union and stopped the push of { $seat }.
               *[none] { $helper } paid 1 for the union and stopped the push of { $seat } against { $target }.
            }
    }
    .why = In the union one point stops a push.
event-refunded =
    { $you ->
        [seat] You got { points } back.
       *[others] { $seat } got { points } back.
    }
event-halved =
    { $you ->
        [seat] { $helper } paid 1 for the union and halved the price for you.
        [target] { $helper } paid 1 for the union and halved the price of pulling you.
        [helper] You paid 1 for the union and halved the price for { $seat }.
        [seat-helper] You paid 1 for the union and halved the price for you.
        [seat-target] { $helper } paid 1 for the union and halved the price for you.
        [seat-target-helper] You paid 1 for the union and halved the price for you.
        [target-helper] You paid 1 for the union and halved the price of pulling you.
       *[others] { $helper } paid 1 for the union and halved the price for { $seat }.
    }
    .why = In the union one point halves the price of a pull.
event-out =
    { $points ->
        [0]
            { $you ->
                [seat] You are on YOU LOSE.
               *[others] { $seat } is on YOU LOSE.
            }
       *[other]
            { $you ->
                [seat] You are on YOU LOSE. Your { points } are frozen.
               *[others] { $seat } is on YOU LOSE with { points }, frozen.
            }
    }
event-forfeited =
    { $you ->
        [seat] Your { points } went to the bank.
       *[others] The { points } of { $seat } went to the bank.
    }
event-came_back =
    { $you ->
        [seat] You are back, on row 10.
       *[others] { $seat } is back, on row 10.
    }
event-stayed_out =
    { $you ->
        [seat] You stay on YOU LOSE.
       *[others] { $seat } stays on YOU LOSE.
    }
event-last_chance =
    { $you ->
        [seat] You are the only one left. Everybody who is out rolls once more: a 2 brings one back.
       *[others] { $seat } is the only one left. Everybody who is out rolls once more: a 2 brings one back.
    }
event-last_roll =
    { $you ->
        [seat] You rolled a wild { $wild } for your last chance.
       *[others] { $seat } rolled a wild { $wild } for a last chance.
    }
event-left =
    { $you ->
        [seat] You left the game.
       *[others] { $seat } left the game.
    }
event-limit =
    { $lead ->
        [0]
            { $you ->
                [seat] The round limit is reached. You stand lowest.
               *[others] The round limit is reached. { $seat } stands lowest.
            }
        [1]
            { $you ->
                [seat] The round limit is reached. Of those who stand lowest you have the most points.
               *[others] The round limit is reached. Of those who stand lowest { $seat } has the most points.
            }
       *[2] The round limit is reached, and nobody is in front alone.
    }
event-shares =
    { $you ->
        [seat] You share the win, with the lowest row and the most points.
       *[others] { $seat } shares the win, with the lowest row and the most points.
    }

## Why something cannot be done now.

refusal-not_asked = It is not your move: actions are taken on your own turn, and only the union may act on another's (TL-024, TL-026).
refusal-other_question = That is not what is being decided now (TL-024).
refusal-no_such_seat = Nobody sits there (TL-Q01).
refusal-poor = You need { price-points }; you have { $have } (TL-023).
refusal-target_out = Who is on YOU LOSE cannot be pushed further (TL-Q15).
refusal-last_rung = You cannot push yourself off the last rung (TL-Q14).
refusal-target_on_start = START is the bottom: nobody goes below it (TL-Q15).
refusal-no_rescue = At this table nobody is pulled back from YOU LOSE (TL-Q16).
refusal-gone = { $target } has left the game and cannot be pulled back (TL-Q41).
refusal-yourself = You can only steal from somebody else (TL-021).
refusal-protected = Police and fire protect { $target }: nobody steals on { $row } (TL-031).
refusal-penniless = { $target } has nothing to steal (TL-Q34).
refusal-no_free_hand = A free action takes an unused wild 1 (TL-010).
refusal-no_step_back = A step down takes an unused wild 2 (TL-011).
refusal-on_start = At this table nobody acts from START (TL-Q43).
refusal-rich_enough = You can pay the full price, so there is nothing to ask the union for (TL-Q44).
refusal-no_union = Nobody in a union has a point to spare for it (TL-Q33).
refusal-appealed = You have asked for this already this turn (TL-Q33).

## What the host of a table may choose, and the values it can have.

option-start_rows = The row each seat begins on, from the first seat; the rest begin on START.
option-start_points = Points everybody begins with.
option-first_player = Who begins: a seat drawn by lot, or the first.
    .value = { by-lot }
option-forced_move_timing = When a wild 5 or 6 moves you: at once, or at the end of your turn.
    .value =
        { $value ->
            [immediate] at once
           *[end_of_turn] at the end of the turn
        }
option-free_action_taxed = Whether the free push or steal of a wild 1 pays sales tax.
    .value =
        { $value ->
            [no] no tax
           *[yes] taxed
        }
option-sales_tax_stack = Sales tax when both sides stand on row 2: once, or twice.
    .value =
        { $value ->
            [single] once
           *[double] twice
        }
option-rescue_from_lose = Whether others may pull a player back from YOU LOSE.
    .value =
        { $value ->
            [no] no rescue
           *[yes] they may
        }
option-out_roll = Whether players on YOU LOSE roll on, hoping for a 2.
    .value =
        { $value ->
            [no] they sit still
           *[yes] they roll on
        }
option-out_points = What happens to the points of a player on YOU LOSE: frozen, or lost to the bank.
    .value =
        { $value ->
            [keep] frozen
           *[forfeit] lost to the bank
        }
option-end_check = When one player is left: the game ends at once, or everybody who is out rolls once more.
    .value =
        { $value ->
            [immediate] at once
           *[last_chance] one last roll
        }
option-level10_tax = A wild 3 on row 10: taxed as if 4 had been rolled, or not at all.
    .value =
        { $value ->
            [none] no tax
           *[as_four] as if 4 had been rolled
        }
option-progressive_tax_when = The tax of rows 7 to 10: on a wild 3 only, or every turn.
    .value =
        { $value ->
            [wild3] on a wild 3
           *[every_turn] every turn
        }
option-union_health_scope = Whose health emergency a union player may cancel: anybody's, or only their own.
    .value =
        { $value ->
            [own] only their own
           *[any] anybody's
        }
option-push_refund = Whether a push that the union stops is paid back.
    .value =
        { $value ->
            [no] the points are gone
           *[yes] paid back
        }
option-max_rounds = The game ends after so many rounds.
option-union_window = Whether union players are asked, or always pass.
    .value =
        { $value ->
            [auto_pass] they always pass
           *[ask] they are asked
        }
option-start_actions = Whether a player on START may push, pull and steal.
    .value =
        { $value ->
            [no] not on START
           *[yes] they may
        }

## One sentence about each kind of decision, in a first game.

guide-action = The dice are rolled already. Now spend points on others, or end the turn.
guide-ignore_health = A bill is due that you cannot like. On 5 Unions one point lets you ignore it.
guide-stop_push = Somebody is pushed up, towards YOU LOSE. A union may stop that for one point.
guide-halve_pull = Somebody is pulled down, which helps. A union may halve the price for one point.
guide-return = You are out, but not for good: say whether you come back.

## The board in the browser.

variant-equal = with the same rights on every row
variant-bare = with no services on any row

yourself = yourself
where = { round-most }
points-unit =
    { $points ->
        [one] point
       *[other] points
    }

# What a row adds to the row below it, by the prices of the table.
effect-sales =
    { $price ->
        [one] Push, pull, steal: { $price } point dearer
       *[other] Push, pull, steal: { $price } points dearer
    }
effect-union = Pay { $price } to shield anybody
effect-every_turn = Every turn: pay 0, 1 or 2
effect-spared = Rolled 1 or { $die }? No tax
effect-gain = { $points } points every turn, no roll
effect-final = At this table there is no way back
effect-all = Every service, on every rung
effect-none = No service, on any rung

# What neighbouring rows have in common, in a bracket beside them.
bracket-bill = a health bill takes half your roll
bracket-no_bills = no health bills
bracket-robbed = Can be robbed
    .more = everything can be taken
bracket-robbed_cared = { bracket-robbed }
    .more = { bracket-no_bills }
bracket-theft = Safe from theft
    .more = { bracket-bill }
bracket-ill = Safe when ill
    .more = { bracket-no_bills }
bracket-all = Safe on every rung
    .more = no theft, no health bills
bracket-none = Can be robbed on every rung
    .more = { bracket-bill }

# A row as one hears it who does not see the board.
ladder = The ladder. Up is worse, down is better.
ladder-nobody = Nobody here
ladder-stands = { $seat } with { points }
ladder-here = Here: { $names }.
ladder-robbed = Here: { $names }. Can be robbed.

# Under a player's name.
badge-on = on { $row }
badge-out = out, points frozen
badge-out_bare = out
badge-left = has left the game
badge-unit =
    { $points ->
        [one] pt
       *[other] pts
    }

# Over the dice and beside them.
rolls =
    { $you ->
        [seat] You roll.
       *[others] { $seat } rolls.
    }
rolled-both =
    { $you ->
        [seat] You rolled { $die } and a wild { $wild }.
       *[others] { $seat } rolled { $die } and a wild { $wild }.
    }
rolled-one =
    { $you ->
        [seat] You rolled a wild { $wild }.
       *[others] { $seat } rolled a wild { $wild }.
    }
rolled-out =
    { $you ->
        [seat] You rolled a wild { $wild } on YOU LOSE.
       *[others] { $seat } rolled a wild { $wild } on YOU LOSE.
    }
dice-none = Not rolled on { $at }: no income here.
dice-none_out = Not rolled on YOU LOSE.
dice-open = Nothing yet: the union is asked.
wild-shows = { $wild_title }.
wild-free = A free hand: one push or theft, once.
wild-step =
    { $you ->
        [seat] You may step down one row, once.
       *[others] A step down, if wanted.
    }
wild-bottom = A step down, but START is the bottom.
wild-used = Used.
wild-untaxed = Taxes, and none are due here.
wild-emergency = A health emergency.
wild-unbilled = A health emergency, and no bill here.
wild-rise =
    { $rows ->
        [one] One row up when the turn ends.
       *[other] { $rows } rows up when the turn ends.
    }
wild-back = The way back to row 10 is open.
wild-still_out = A 2 would have helped.
elsewhere-earns = On { $row } the same roll earns { points }.
elsewhere-costs = On { $row } the same roll costs { points }.
elsewhere-nothing = On { $row } the same roll costs nothing.

# The keys: what stands on one, what is asked when it is pressed, and what is said where it leads to nobody.
verbs = What you can do
verbs-hint = Choose what to do, then with whom, or tap a pawn.
verbs-free = free
verbs-from = from { $price }
verbs-tax = tax { $price }
# at most 10
verb-free_push = Free push
    .ask = Push whom with the free hand? Or tap a pawn on the ladder.
    .shut = No free push is to be had.
# at most 10
verb-free_steal = Free steal
    .ask = Steal from whom with the free hand? Or tap a pawn on the ladder.
    .shut = No free theft is to be had.
# at most 10
verb-step_down = Step down
    .shut = No step down is to be had.
# at most 10
verb-push = Push
    .ask = Push whom? Or tap a pawn on the ladder.
    .shut = No push is to be had.
# at most 10
verb-pull = Pull
    .ask = Pull whom down? Or tap a pawn on the ladder.
    .shut = No pull is to be had.
# at most 10
verb-steal = Steal
    .ask = Steal from whom? Or tap a pawn on the ladder.
    .shut = No theft is to be had.
# at most 10
verb-end_turn = End turn
    .small = keep { $have }
# at most 10
verb-come_back = Come back
    .small = down to row 10
# at most 10
verb-stay_out = Stay out
    .small = on YOU LOSE
about =
    { $you ->
        [seat] What about yourself?
       *[others] What about { $seat }?
    }
# at most 6
target-move = { $from } to { $to }
target-loot = has { points }
target-appeal = if the union helps
return-come = You are in again, on row 10, and may act at once with { points }.
return-come_bare = You are in again, on row 10.
return-stay = You stay on YOU LOSE and roll again next turn.

# Why it cannot be done to these people. The reader among them is "you".
closed-poor = { $names }: you need { price-points }; you have { $have } (TL-023).
closed-target_out = { $names }: on YOU LOSE, nowhere further up to go (TL-Q15).
closed-last_rung = Yourself: not off the last rung (TL-Q14).
closed-target_on_start = { $names }: START is the bottom (TL-Q15).
closed-no_rescue = { $names }: at this table nobody is pulled back from YOU LOSE (TL-Q16).
closed-gone = { $names }: no longer in the game (TL-Q41).
closed-protected = { $names }: police and fire protect from row 3 up (TL-031).
closed-penniless = { $names }: nothing to steal (TL-Q34).
closed-on_start = { refusal-on_start }
closed-no_union = { $names }: nobody in a union has a point to spare to halve the price (TL-Q33).
closed-appealed = { $names }: the union was asked already this turn (TL-Q33).
closed-bottom = START is the bottom: nobody goes below it (TL-Q09).

# A word beside a pawn while something happens to it.
# at most 20
chip-forgone = { no-income }
# at most 20
chip-bankrupt = bankrupt
# at most 20
chip-rose =
    { $rows ->
        [one] up one
       *[other] up { $rows }
    }
# at most 20
chip-step = down one
# at most 20
chip-appeal = asks the union
# at most 20
chip-unheard = no answer
# at most 20
chip-robbed = robbed
# at most 20
chip-ignored = the union helps
# at most 20
chip-stopped = the union says no
# at most 20
chip-halved = half price
# at most 20
chip-out = out
# at most 20
chip-back = back in
# at most 20
chip-left = left
# at most 20
chip-won = last one in
# at most 20
chip-wild = wild { $wild }

# The union's questions: what is going on, why the reader is asked, the two answers, and what follows from each.
asked = The union is asked
asked-up =
    { $you ->
        [target] { $seat } is pushing you up from { $from } to { $to }.
       *[others]
            { $same ->
                [seat-target] { $seat } wants to climb from { $from } to { $to }.
               *[none] { $seat } is pushing { $target } up from { $from } to { $to }.
            }
    }
asked-off =
    { $you ->
        [target] { $seat } is pushing you off the ladder.
       *[others]
            { $same ->
                [seat-target] { $seat } wants to leave the ladder.
               *[none] { $seat } is pushing { $target } off the ladder.
            }
    }
asked-down =
    { $you ->
        [seat] You want to pull { $target } down from { $from } to { $to }.
        [target] { $seat } wants to pull you down from { $from } to { $to }.
        [seat-target] You want to come down from { $from } to { $to }.
       *[others]
            { $same ->
                [seat-target] { $seat } wants to come down from { $from } to { $to }.
               *[none] { $seat } wants to pull { $target } down from { $from } to { $to }.
            }
    }
asked-ill =
    { $you ->
        [seat] You are ill. The doctor wants half your roll.
       *[others] { $seat } is ill. The doctor wants half the roll.
    }
why-stop_push =
    { $all ->
        [yes] At this table everybody is in the union. For { points } you can stop it.
       *[no] You stand on { $row }. For { points } you can stop it.
    }
why-halve_pull =
    { $all ->
        [yes] At this table everybody is in the union. For { points } you can halve the price.
       *[no] You stand on { $row }. For { points } you can halve the price.
    }
why-ignore_health =
    { $all ->
        [yes] At this table everybody is in the union. For { points } you can cancel it.
       *[no] You stand on { $row }. For { points } you can cancel it.
    }
union_help-stop_push = Stop the push
union_help-halve_pull = Halve the price
union_help-ignore_health = Cancel the bill
union_help-pay = pay { points }
union_pass-stop_push = Let the push happen
union_pass-halve_pull = Keep your point
union_pass-ignore_health = Let the bill stand
union_pass-pay = { pay-nothing }
then-next = { $helper } in the union is asked next. If nobody pays:
then-you_pay = You go from { $have } to { points }.
then-stays =
    { $you ->
        [seat] You stay on { $at }.
       *[others] { $seat } stays on { $at }.
    }
then-gone = The { points } that { $seat } paid are gone.
then-free = The free hand of { $seat } is used up.
then-refund = { $seat } gets { points } back.
then-rises =
    { $you ->
        [seat] You move up to { $row }.
       *[others] { $seat } moves up to { $row }.
    }
then-frozen =
    { $you ->
        [seat] You are out, with { points } frozen.
       *[others] { $seat } is out, with { points } frozen.
    }
then-lost =
    { $you ->
        [seat] You are out, and your { points } are lost.
       *[others] { $seat } is out, and { points } are lost.
    }
then-out =
    { $you ->
        [seat] You are out.
       *[others] { $seat } is out.
    }
then-left =
    { $players ->
        [one] That ends the game: one is left.
       *[other] { $players } of you are left.
    }
then-lands =
    { $you ->
        [seat] You come down to { $row }.
       *[others] { $seat } comes down to { $row }.
    }
then-pays =
    { $you ->
        [seat] You pay { points } for it.
       *[others] { $seat } pays { points } for it.
    }
then-too_dear =
    { $you ->
        [seat] You stay on { $at }: the full price is too high.
       *[others] { $seat } stays on { $at }: the full price is too high.
    }
then-unpaid = Nobody pays anything.
then-earns =
    { $you ->
        [seat] You earn { points } this turn.
       *[others] { $seat } earns { points } this turn.
    }
then-no_income =
    { $you ->
        [seat] You earn nothing this turn.
       *[others] { $seat } earns nothing this turn.
    }
then-billed =
    { $you ->
        [seat] You pay { points } to the doctor.
       *[others] { $seat } pays { points } to the doctor.
    }
then-broke =
    { $you ->
        [seat] You owe { $due } and have { $have }: you lose it all and move up to { $to }.
       *[others] { $seat } owes { $due } and has { $have }: all is lost, and up to { $to }.
    }
then-no_bill = No bill is paid.

# How it ended, and the whole game in five sentences.
over-last =
    { $you ->
        [seat] You are the last one in the game.
       *[others] { $seat } is the last one in the game.
    }
over-row = The last round is over. { $names } stands lowest.
over-points = The last round is over. Of those who stand lowest { $names } has the most points.
over-shared = The last round is over. { $names } share the win.
story-last =
    { $round ->
        [one] { $names } was the last one on the ladder, after { $round } round.
       *[other] { $names } was the last one on the ladder, after { $round } rounds.
    }
story-row = Time was up after round { $round }, and { $names } stood lowest.
story-points = Time was up after round { $round }, and of those who stood lowest { $names } had the most points.
story-shared = Time was up after round { $round }, and { $names } stood lowest with equal points.
story-nobody_fell = Nobody fell off the ladder.
story-fell =
    { $back ->
        [0] { $seat } was the first to fall off, in round { $round }, and nobody who fell came back.
        [one] { $seat } was the first to fall off, in round { $round }, and once somebody came back from YOU LOSE.
       *[other] { $seat } was the first to fall off, in round { $round }, and { $back } times somebody came back from YOU LOSE.
    }
story-no_pushes = Nobody pushed anybody.
story-one_push =
    { $stopped ->
        [0] One push was made, against { $target }, and nobody stopped it.
       *[other] One push was made, against { $target }, and the union stopped it.
    }
story-pushes =
    { $stopped ->
        [0] { $pushes } pushes were made, most of them against { $target }; the union stopped none.
       *[other] { $pushes } pushes were made, most of them against { $target }; the union stopped { $stopped }.
    }
story-no_theft = Nobody stole anything.
story-theft = The biggest theft was in round { $round }: { $seat } took { points } from { $target }.
story-union =
    { $helped ->
        [0]
            { $broke ->
                [0] Nobody paid for a union's help, and nobody went bankrupt.
                [one] Nobody paid for a union's help, and one bill was too much for the purse it met.
               *[other] Nobody paid for a union's help, and { $broke } bills were too much for the purse they met.
            }
        [one]
            { $broke ->
                [0] Once somebody paid for the union's help, and nobody went bankrupt.
                [one] Once somebody paid for the union's help, and one bill was too much for the purse it met.
               *[other] Once somebody paid for the union's help, and { $broke } bills were too much for the purse they met.
            }
       *[other]
            { $broke ->
                [0] { $helped } times somebody paid for the union's help, and nobody went bankrupt.
                [one] { $helped } times somebody paid for the union's help, and one bill was too much for the purse it met.
               *[other] { $helped } times somebody paid for the union's help, and { $broke } bills were too much for the purse they met.
            }
    }

## How it begins, before the first turn.

dealt-level =
    { $you ->
        [seat] All begin alike. You roll first.
       *[others] All begin alike. { $seat } rolls first.
    }
dealt-uneven =
    { $you ->
        [seat] Some begin higher up. You roll first.
       *[others] Some begin higher up. { $seat } rolls first.
    }
# at most 12
dealt-turn = Turn
# at most 12
dealt-row = Begins on
# at most 12
dealt-brings = Turn brings
dealt-rolled = 1 to { $most }
dealt-ladder = What a turn brings on { row-0 }: { $start } points. On { row-10 }: { $top }. Nobody stays alike for long.
dealt-same = On every level a turn brings the same: { $brings } points.

# What the last page counts: what each seat had, and what one did to another.
debrief-equal = Equal here means the same rights on every row.
holds-earned = points earned
holds-points = points held
holds-row = level
did-pulled = pulls down
did-ignored = emergencies cancelled
did-stopped = pushes stopped
did-halved = pulls made cheaper
did-rises = pushes up
did-robbed = points stolen

## Ready questions of the lab.

idea-birth = Does it matter where you are born?
idea-helpers = Do helpers win?
idea-unions = Do unions pay for themselves?

## What a class may be asked about this game.

room-ask_own_1 = Who can still come down without help?
room-answer_own_1_1 = Everybody
room-answer_own_1_2 = Only who is low already
room-answer_own_1_3 = Nobody
room-ask_own_2 = Why would somebody refuse a union?
room-answer_own_2_1 = It costs too much now
room-answer_own_2_2 = The other gains more
room-answer_own_2_3 = There is no good reason

# The lab's page: its finding by the book, the gap, and the groups under their figures.
lab-by_book = By the book, born on START one wins { $a } in 100 games, on level 6 { $b }.
lab-gap = Born on START one wins { $value } in 100 more often than on level 6.
lab-group_start = START
lab-group_level_1 = level 1
lab-group_level_2 = level 2
lab-group_level_3 = level 3
lab-group_level_4 = level 4
lab-group_level_5 = level 5
lab-group_level_6 = level 6
lab-group_level_7 = level 7
lab-group_level_8 = level 8
lab-group_level_9 = level 9
lab-group_level_10 = level 10
