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

## Names by number.

# at most 28
row-0 = START
    .effect = One die, no income, no shield
# at most 28
row-1 = 1 Postal Service
    .effect = From here up you roll both dice
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
    .effect = Only a wild 2 brings you back

to-0 = { row-0 }
to-11 = { row-11 }

## Numbers of things.

have-points =
    { $have ->
        [one] { $have } point
       *[other] { $have } points
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
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
        [seat] Your turn. Act as often as you can pay, in any order, then end your turn.
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
        [seat] A wild 2. You may step down from YOU LOSE to level 10 and play on.
       *[others] { $seat } may come back from YOU LOSE.
    }

## What can be done: as the one who may do it reads it.

action-end_turn = End the turn and keep { have-points }
action-step_down = Step down to { $to }, free (wild 2)
action-come_back = Step down to level 10 and play on
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
event-began =
    { $you ->
        [seat] You begin.
       *[others] { $seat } begins.
    }
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
        [seat] You are back, on level 10.
       *[others] { $seat } is back, on level 10.
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
    .value =
        { $value ->
            [random] drawn by lot
           *[seat1] the first seat
        }
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
option-sales_tax_stack = Sales tax when both sides stand on level 2: once, or twice.
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
option-level10_tax = A wild 3 on level 10: taxed as if 4 had been rolled, or not at all.
    .value =
        { $value ->
            [none] no tax
           *[as_four] as if 4 had been rolled
        }
option-progressive_tax_when = The tax of levels 7 to 10: on a wild 3 only, or every turn.
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
