### Some of Threat Level's hardest sentences, in English.

row-0 = START
row-6 = 6 Social Safety Net
row-11 = YOU LOSE

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Who did it, to whom, and who reads it.
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

# A third person, who may be the target.
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

# A number at the beginning, a verb after it.
event-forgone =
    { $you ->
        [seat] { points } you would have earned went nowhere.
       *[others] { points } that { $seat } would have earned went nowhere.
    }

# A choice by a number, then by the reader.
event-out =
    { $points ->
        [0]
            { $you ->
                [seat] You are on { $row }.
               *[others] { $seat } is on { $row }.
            }
       *[other]
            { $you ->
                [seat] You are on { $row }. Your { points } are frozen.
               *[others] { $seat } is on { $row } with { points }, frozen.
            }
    }
