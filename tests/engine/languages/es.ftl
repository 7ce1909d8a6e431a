### Some of Threat Level's hardest sentences, in Spanish: the verb says who, people take an "a", and the order of words is another.

row-0 = la SALIDA
row-6 = el nivel 6, Red de protección social
row-11 = PIERDES

event-pulled =
    { $you ->
        [seat] Pagaste { $price } y bajaste a { $target } hasta { $row }.
        [target] { $seat } pagó { $price } y te bajó hasta { $row }.
        [seat-target] Pagaste { $price } y bajaste hasta { $row }.
       *[others]
            { $same ->
                [seat-target] { $seat } pagó { $price } y bajó hasta { $row }.
               *[none] { $seat } pagó { $price } y bajó a { $target } hasta { $row }.
            }
    }
event-stopped =
    { $you ->
        [seat]
            { $same ->
                [target-helper] { $helper } pagó 1 por el sindicato y detuvo tu empujón.
               *[none] { $helper } pagó 1 por el sindicato y detuvo tu empujón contra { $target }.
            }
        [target] { $helper } pagó 1 por el sindicato y detuvo el empujón contra ti.
        [helper]
            { $same ->
                [seat-target] Pagaste 1 por el sindicato e impediste que { $seat } subiera.
               *[none] Pagaste 1 por el sindicato y detuviste el empujón de { $seat } contra { $target }.
            }
        [seat-target] { $helper } pagó 1 por el sindicato e impidió que subieras.
        [target-helper] Pagaste 1 por el sindicato y detuviste el empujón de { $seat }.
       *[others]
            { $same ->
                [seat-target] { $helper } pagó 1 por el sindicato e impidió que { $seat } subiera.
                [target-helper] { $helper } pagó 1 por el sindicato y detuvo el empujón de { $seat }.
               *[none] { $helper } pagó 1 por el sindicato y detuvo el empujón de { $seat } contra { $target }.
            }
    }
event-forgone =
    { $you ->
        [seat]
            { $points ->
                [one] Se perdió { $points } punto que habrías ganado.
               *[other] Se perdieron { $points } puntos que habrías ganado.
            }
       *[others]
            { $points ->
                [one] Se perdió { $points } punto que { $seat } habría ganado.
               *[other] Se perdieron { $points } puntos que { $seat } habría ganado.
            }
    }
event-out =
    { $you ->
        [seat]
            { $points ->
                [0] Estás en { $row }.
                [one] Estás en { $row } y tu punto queda congelado.
               *[other] Estás en { $row } y tus { $points } puntos quedan congelados.
            }
       *[others]
            { $points ->
                [0] { $seat } está en { $row }.
                [one] { $seat } está en { $row } con { $points } punto congelado.
               *[other] { $seat } está en { $row } con { $points } puntos congelados.
            }
    }
