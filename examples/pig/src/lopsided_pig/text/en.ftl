### Pig in English.

title = Pig
tagline = One more roll?
pitch = Roll as often as you dare. A 1 takes all that this turn has brought.

## Numbers of things.

total-points =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }

## What is being decided: to who decides it, and to the others.

prompt-turn =
    { $you ->
        [seat] Roll again, or keep what you have?
       *[others] { $seat } is thinking.
    }

## What can be done: as the one who may do it reads it.

action-roll = Roll ({ total-points } so far this turn)
action-hold = Keep { total-points }

## What happened.

event-hidden = { "" }
event-die =
    { $you ->
        [stream] You rolled { $face }.
       *[others] { $stream } rolled { $face }.
    }
event-nobody = After { $round } rounds nobody has won.
event-pigged =
    { $you ->
        [seat] You lost { total-points }.
       *[others] { $seat } lost { total-points }.
    }
event-held =
    { $you ->
        [seat] You kept { total-points } and have { $score }.
       *[others] { $seat } kept { total-points } and has { $score }.
    }
event-won =
    { $you ->
        [seat] You win.
       *[others] { $seat } wins.
    }

## Why something cannot be done now.

refusal-not_asked = It is not your turn.

## What the host of a table may choose, and the values it can have.

option-goal = The score that wins.
option-max_rounds = The game ends without a winner after so many rounds.
