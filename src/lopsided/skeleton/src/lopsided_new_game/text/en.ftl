### New Game in English.

title = New Game
tagline = Roll, or take what is sure?
pitch = Take turns. Roll the die and take what it shows, or rest and take what is sure. One of you began ahead.

## Numbers of things.

sure-points =
    { $sure ->
        [one] { $sure } point
       *[other] { $sure } points
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What is being decided: to who decides it, and to the others.

prompt-turn =
    { $you ->
        [seat] Roll, or rest?
       *[others] { $seat } is thinking.
    }

## What can be done: as the one who may do it reads it.

action-roll = Roll the die with { $sides } sides
action-rest = Rest and take { sure-points }

## What happened.

event-hidden = { "" }
event-die =
    { $you ->
        [stream] You rolled { $face }.
       *[others] { $stream } rolled { $face }.
    }
event-gained =
    { $you ->
        [seat] You take { points } and have { $total }.
       *[others] { $seat } takes { points } and has { $total }.
    }
event-ended = After round { $round } the points are counted.

## Why something cannot be done now.

refusal-not_asked = It is not your turn.

## What the host of a table may choose, and the values it can have.

option-rounds = How many rounds are played.

## Other rule sets.

variant-equal = with nobody ahead
