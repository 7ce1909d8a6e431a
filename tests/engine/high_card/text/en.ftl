### High Card in English.

title = High Card
tagline = The highest card takes the round.
pitch = All choose a card in secret. All show it at once. The highest takes a point.

## Names by number.

card-0 = one
card-1 = two
card-2 = three
card-3 = four
card-4 = five
card-5 = six
card-6 = seven
card-7 = eight
card-8 = nine
card-9 = ten
card-10 = eleven
card-11 = twelve

## What is being decided: to who decides it, and to the others.

prompt-choose =
    { $you ->
        [seat] Choose a card.
       *[others] { $seat } is choosing.
    }

## What can be done: as the one who may do it reads it.

action-boast = Boast
action-play = Play the { $card }

## What happened.

event-hidden = { "" }
event-die = { "" }
event-round = Round { $round } begins.
event-dealt =
    { $you ->
        [seat] You are dealt the { $card }.
       *[others] { $seat } is dealt the { $card }.
    }
event-boasted =
    { $you ->
        [seat] You boast.
       *[others] { $seat } boasts.
    }
event-chose =
    { $you ->
        [seat] You choose the { $card }.
       *[others] { $seat } chooses the { $card }.
    }
event-played =
    { $you ->
        [seat] You show the { $card }.
       *[others] { $seat } shows the { $card }.
    }
event-took =
    { $you ->
        [seat] Your { $card } takes the round.
       *[others] The { $card } of { $seat } takes the round.
    }
event-ended = The last card is played.

## Why something cannot be done now.

refusal-not_asked = You have chosen already (HC-01).
refusal-boasted = One boast a round is enough (HC-02).
refusal-modest = At this table nobody boasts (HC-03).

## What the host of a table may choose, and the values it can have.

option-rounds = How many rounds are played.
option-boasting = Whether players may boast.
option-start = Points each seat begins with.
