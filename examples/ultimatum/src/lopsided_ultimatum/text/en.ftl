### The Ultimatum in English.

title = The Ultimatum
tagline = Take it, or nobody gets anything.
pitch = A pot that only you have seen, an offer that only one other hears, and a vote of all the others. One of you was born with more.

## Names by number.

answer-0 = no
answer-1 = yes

## Numbers of things.

amount-coins =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## What is being decided: to who decides it, and to the others.

prompt-offer =
    { $you ->
        [seat] Whisper an offer: to whom, and how much?
       *[others] { $seat } looks into the pot.
    }
prompt-vote =
    { $you ->
        [seat] Shall the deal stand?
       *[others] The others vote.
    }

## What can be done: as the one who may do it reads it.

action-offer = Offer { $target } { amount-coins } and keep { $kept }
action-vote = Vote { $answer }

## What happened.

event-hidden = { "" }
event-die = { "" }
event-turn =
    { $you ->
        [seat] It is your turn to give.
       *[others] It is { $seat }'s turn to give.
    }
event-pot =
    { $you ->
        [seat] Your pot holds { coins }.
       *[others] The pot of { $seat } holds { coins }.
    }
event-whispered =
    { $you ->
        [seat] You whisper to { $target }.
        [target] { $seat } whispers to you.
       *[others] { $seat } whispers to { $target }.
    }
event-offered =
    { $you ->
        [seat] You offer { $target } { amount-coins }.
        [target] { $seat } offers you { amount-coins }.
       *[others] { $seat } offers { $target } { amount-coins }.
    }
event-voted =
    { $you ->
        [seat] You voted { $answer }.
       *[others] { $seat } voted { $answer }.
    }
event-falls =
    { $you ->
        [seat] Your deal with { $target } falls.
        [target] Your deal with { $seat } falls.
       *[others] The deal of { $seat } and { $target } falls.
    }
event-fee =
    { $you ->
        [seat] You take { amount-coins } for looking away.
       *[others] { $seat } takes { amount-coins } for looking away.
    }
event-ended = After round { $round } the coins are counted.
event-stands =
    { $you ->
        [seat] The deal stands: { $target } gets { amount-coins }, you keep { $kept }.
        [target] The deal stands: you get { amount-coins }, { $seat } keeps { $kept }.
       *[others] The deal stands: { $target } gets { amount-coins }, { $seat } keeps { $kept }.
    }

## Why something cannot be done now.

refusal-not_asked = You are not asked now.
refusal-not_now = That has its time, but not now.
refusal-nobody_there = An offer goes to somebody else at the table.
refusal-too_much = There is not so much in your pot.

## What the host of a table may choose, and the values it can have.

option-rounds = How many rounds are played; everybody gives once a round.
option-fee = What each witness gets when a deal stands.

## Other rule sets.

variant-equal = with nobody born to more
