### Some of Threat Level's hardest sentences, in French: names that melt into what stands before them, verbs that go with the number.

row-0 = le DÉPART
    .to = au DÉPART
row-6 = la rangée 6, Filet social
    .to = à la rangée 6, Filet social
row-11 = PERDU
    .to = à PERDU

event-pulled =
    { $you ->
        [seat] Vous avez payé { $price } et tiré { $target } vers le bas, jusqu’{ $row-to }.
        [target] { $seat } a payé { $price } et vous a fait descendre { $row-to }.
        [seat-target] Vous avez payé { $price } pour descendre { $row-to }.
       *[others]
            { $same ->
                [seat-target] { $seat } a payé { $price } pour descendre { $row-to }.
               *[none] { $seat } a payé { $price } et tiré { $target } vers le bas, jusqu’{ $row-to }.
            }
    }
event-stopped =
    { $you ->
        [seat]
            { $same ->
                [target-helper] { $helper } a payé 1 au nom du syndicat et arrêté votre poussée.
               *[none] { $helper } a payé 1 au nom du syndicat et arrêté votre poussée contre { $target }.
            }
        [target] { $helper } a payé 1 au nom du syndicat et arrêté la poussée contre vous.
        [helper]
            { $same ->
                [seat-target] Vous avez payé 1 au nom du syndicat et empêché { $seat } de monter.
               *[none] Vous avez payé 1 au nom du syndicat et arrêté la poussée lancée par { $seat } contre { $target }.
            }
        [seat-target] { $helper } a payé 1 au nom du syndicat et vous a empêché de monter.
        [target-helper] Vous avez payé 1 au nom du syndicat et arrêté la poussée lancée par { $seat }.
       *[others]
            { $same ->
                [seat-target] { $helper } a payé 1 au nom du syndicat et empêché { $seat } de monter.
                [target-helper] { $helper } a payé 1 au nom du syndicat et arrêté la poussée lancée par { $seat }.
               *[none] { $helper } a payé 1 au nom du syndicat et arrêté la poussée lancée par { $seat } contre { $target }.
            }
    }
event-forgone =
    { $you ->
        [seat]
            { $points ->
                [one] { $points } point que vous auriez gagné est perdu.
               *[other] { $points } points que vous auriez gagnés sont perdus.
            }
       *[others]
            { $points ->
                [one] { $points } point que { $seat } aurait gagné est perdu.
               *[other] { $points } points que { $seat } aurait gagnés sont perdus.
            }
    }
event-out =
    { $points ->
        [0]
            { $you ->
                [seat] Vous voilà sur { $row }.
               *[others] Voilà { $seat } sur { $row }.
            }
        [one]
            { $you ->
                [seat] Vous voilà sur { $row }. Votre point est gelé.
               *[others] Voilà { $seat } sur { $row }, avec { $points } point gelé.
            }
       *[other]
            { $you ->
                [seat] Vous voilà sur { $row }. Vos { $points } points sont gelés.
               *[others] Voilà { $seat } sur { $row }, avec { $points } points gelés.
            }
    }
