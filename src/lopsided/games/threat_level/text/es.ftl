### Threat Level en español: Alerta roja.
### complete
###
### Glosario. Se tutea; a varias personas, ustedes. En pasado simple («pagaste», «pagó»): nada concuerda con el género de nadie.
###
### row: nivel · rung: peldaño · round: ronda · turn: turno · push: empujar · pull: bajar a alguien · steal: robar
### Points Die: dado de puntos · Wild Die: dado comodín · free hand: carta blanca · step back: paso atrás · health emergency: urgencias
### START: SALIDA · YOU LOSE: PIERDES · fall up: caer hacia arriba · sales tax: IVA · union: sindicato · bankrupt: en bancarrota
### safety net: protección social · health care: salud universal · worker ownership: cooperativa · house rule: regla de la casa
###
### { $row-to } es el nivel al que se llega y { $row-at } aquel en que se está, con su preposición: «al IVA (2)», «en el IVA (2)».

title = Alerta roja
tagline = Cada peldaño es un servicio público del que te dijeron que desconfiaras. Aquí, subir es caer.
pitch = Una escalera de doce niveles. Los servicios públicos te hacen la vida más fácil cuanto más cerca estás de perder. Aguanta bajo la cima más que nadie.

## Cómo juega cada bot.

bot-climber = Toma lo que puede, echa a quien tiene a mano y solo se ayuda a sí mismo.
bot-comrade = Se pone a salvo y gasta el resto en el sindicato y en rescates; nunca empuja ni roba.

## Nombres de los números.

row-0 = SALIDA
    .effect = Un dado, sin ingresos ni escudo
    .to = a la SALIDA
    .at = en la SALIDA
row-1 = 1 Servicio postal
    .effect = Niveles 1 a 9: lanzas dos dados
    .to = al Servicio postal (1)
    .at = en el Servicio postal (1)
row-2 = 2 IVA
    .effect = Empujar, bajar, robar: +1 punto
    .to = al IVA (2)
    .at = en el IVA (2)
row-3 = 3 Policía y bomberos
    .effect = Nadie puede robarte
    .to = a Policía y bomberos (3)
    .at = en Policía y bomberos (3)
row-4 = 4 Impuesto sobre la renta
    .effect = Comodín 3: pagas lo que sacaste
    .to = al Impuesto sobre la renta (4)
    .at = en el Impuesto sobre la renta (4)
row-5 = 5 Sindicatos
    .effect = Paga 1 y protege a quien quieras
    .to = a los Sindicatos (5)
    .at = en los Sindicatos (5)
row-6 = 6 Protección social
    .effect = Siempre ganas lo que sacas
    .to = a Protección social (6)
    .at = en Protección social (6)
row-7 = 7 Impuesto progresivo
    .effect = Comodín 3: solo pagas 0, 1 o 2
    .to = al Impuesto progresivo (7)
    .at = en el Impuesto progresivo (7)
row-8 = 8 Salud universal
    .effect = Se acabaron las facturas médicas
    .to = a la Salud universal (8)
    .at = en la Salud universal (8)
row-9 = 9 Reparto de la riqueza
    .effect = ¿Sacaste 1 o 2? Sin impuesto
    .to = al Reparto de la riqueza (9)
    .at = en el Reparto de la riqueza (9)
row-10 = 10 Cooperativa
    .effect = 4 puntos por turno, sin lanzar
    .to = a la Cooperativa (10)
    .at = en la Cooperativa (10)
row-11 = PIERDES
    .effect = Vuelves con un 2 o si te bajan
    .to = a PIERDES
    .at = en PIERDES

to-0 = { row-0 }
to-11 = { row-11 }
from-0 = { row-0 }
from-11 = { row-11 }
at-0 = { row-0 }
at-11 = { row-11 }
up-to =
    { $to ->
        [0] a la SALIDA
        [11] a PIERDES
       *[other] al nivel { $to }
    }
at-row =
    { $at ->
        [0] en la SALIDA
        [11] en PIERDES
       *[other] en el nivel { $at }
    }
from-row =
    { $from ->
        [0] de la SALIDA
        [11] de PIERDES
       *[other] del nivel { $from }
    }

## Cuántas cosas.

have-points =
    { $have ->
        [one] { $have } punto
       *[other] { $have } puntos
    }
rows =
    { $rows ->
        [one] { $rows } nivel
       *[other] { $rows } niveles
    }
price-points =
    { $price ->
        [one] { $price } punto
       *[other] { $price } puntos
    }

## Al lado del tablero.

die-points = Dado de puntos
die-wild = Dado comodín

board-row = Nivel
board-effect = Efecto
board-who = Quién, puntos
board-left = se fue

stream-points = Dado de puntos de { $seat }
stream-wild = Dado comodín de { $seat }

wild_title-1 = Carta blanca
wild_title-2 = Paso atrás
wild_title-3 = Impuestos
wild_title-4 = Urgencias
wild_title-5 = El peldaño cede
wild_title-6 = Dos peldaños

everywhere-equal = 2 dados, poco impuesto, a salvo
everywhere-bare = Dos dados, ningún servicio

## Qué se decide: para quien decide, y para el resto.

prompt-action =
    { $you ->
        [seat] Te toca. Actúa en el orden que quieras mientras puedas pagar. Luego termina tu turno.
       *[others] { $seat } está pensando.
    }
prompt-ignore_health =
    { $you ->
        [seat] Hay una urgencia. Tu sindicato puede evitarla por 1 punto.
       *[others] Hay una urgencia y se consulta al sindicato: decide { $seat }.
    }
prompt-stop_push =
    { $you ->
        [seat] Están empujando a alguien. Tu sindicato puede impedirlo por 1 punto.
       *[others] Hay un empujón y se consulta al sindicato: decide { $seat }.
    }
prompt-halve_pull =
    { $you ->
        [seat] Quieren bajar a alguien. Por 1 punto, tu sindicato lo deja a mitad de precio.
       *[others] Se pide al sindicato bajar a alguien a mitad de precio: decide { $seat }.
    }
prompt-return =
    { $you ->
        [seat] Un 2 en el comodín. Puedes bajar al nivel 10 y seguir jugando.
       *[others] { $seat } puede volver de PIERDES.
    }

## Qué se puede hacer: para quien puede hacerlo.

action-end_turn = Terminar el turno y guardar { have-points }
action-step_down = Bajar { up-to }, gratis (comodín 2)
action-come_back = Bajar al nivel 10 y seguir jugando
action-stay_out = Quedarte en PIERDES
action-push =
    { $tax ->
        [0]
            { $you ->
                [seat-target] Empujarte { up-to }, pagar { $price }
               *[others] Empujar a { $target } { up-to }, pagar { $price }
            }
       *[other]
            { $you ->
                [seat-target] Empujarte { up-to }, pagar { $price } ({ $tax } de IVA)
               *[others] Empujar a { $target } { up-to }, pagar { $price } ({ $tax } de IVA)
            }
    }
action-pull =
    { $tax ->
        [0]
            { $you ->
                [seat-target] Bajar { up-to }, pagar { $price }
               *[others] Bajar a { $target } { up-to }, pagar { $price }
            }
       *[other]
            { $you ->
                [seat-target] Bajar { up-to }, pagar { $price } ({ $tax } de IVA)
               *[others] Bajar a { $target } { up-to }, pagar { $price } ({ $tax } de IVA)
            }
    }
action-appeal =
    { $you ->
        [seat-target] Pedir al sindicato mitad de precio para bajar { up-to }; pagarías { $price }
       *[others] Pedir al sindicato mitad de precio para bajar a { $target } { up-to }; pagarías { $price }
    }
action-steal =
    { $tax ->
        [0] Robarle todo a { $target }: { points }, pagar { $price }
       *[other] Robarle todo a { $target }: { points }, pagar { $price } ({ $tax } de IVA)
    }
action-free_push =
    { $price ->
        [0]
            { $you ->
                [seat-target] Carta blanca: empujarte { up-to }
               *[others] Carta blanca: empujar a { $target } { up-to }
            }
       *[other]
            { $you ->
                [seat-target] Carta blanca: empujarte { up-to }, pagar { $price } de IVA
               *[others] Carta blanca: empujar a { $target } { up-to }, pagar { $price } de IVA
            }
    }
action-free_steal =
    { $price ->
        [0] Carta blanca: robarle todo a { $target }, { points }
       *[other] Carta blanca: robarle todo a { $target }, { points }, pagar { $price } de IVA
    }
# $phase es lo que se pregunta: 2 una urgencia, 3 un empujón, 4 bajar a alguien.
action-union_help =
    { $phase ->
        [2]
            { $you ->
                [seat-target] Pagar { $price } al sindicato: evitar tu urgencia
               *[others] Pagar { $price } al sindicato: evitar la urgencia de { $target }
            }
        [3]
            { $you ->
                [seat-target] Pagar { $price } al sindicato: que no te empujen
               *[others] Pagar { $price } al sindicato: que no empujen a { $target }
            }
        [4]
            { $you ->
                [seat-target] Pagar { $price } al sindicato: bajarte a mitad de precio
               *[others] Pagar { $price } al sindicato: bajar a { $target } a mitad de precio
            }
       *[other] Pagar { $price } al sindicato
    }
action-union_pass =
    { $phase ->
        [2] Guardar el punto: que se pague la factura
        [3] Guardar el punto: que empujen
        [4] Guardar el punto: sin rebaja
       *[other] Guardar el punto
    }

## Qué pasó.

event-hidden = { "" }
event-die = { "" }
event-round = { "" }
event-turn = { "" }
event-won =
    { $you ->
        [seat] El resto está en PIERDES. Solo quedas tú: ganas.
       *[others] El resto está en PIERDES. Solo queda { $seat }, y gana.
    }
event-began = { you-begin }
event-rolled =
    { $die ->
        [0]
            { $wild ->
                [1]
                    { $you ->
                        [seat] Sacaste un 1 en el comodín: carta blanca.
                       *[others] { $seat } sacó un 1 en el comodín: carta blanca.
                    }
                [2]
                    { $row ->
                        [0]
                            { $you ->
                                [seat] Sacaste un 2 en el comodín: paso atrás, pero bajo la SALIDA no hay nada.
                               *[others] { $seat } sacó un 2 en el comodín: paso atrás, pero bajo la SALIDA no hay nada.
                            }
                       *[other]
                            { $you ->
                                [seat] Sacaste un 2 en el comodín: puedes dar un paso atrás.
                               *[others] { $seat } sacó un 2 en el comodín: paso atrás, si quiere.
                            }
                    }
                [3]
                    { $you ->
                        [seat] Sacaste un 3 en el comodín: impuestos.
                       *[others] { $seat } sacó un 3 en el comodín: impuestos.
                    }
                [4]
                    { $you ->
                        [seat] Sacaste un 4 en el comodín: a urgencias.
                       *[others] { $seat } sacó un 4 en el comodín: a urgencias.
                    }
                [5]
                    { $you ->
                        [seat] Sacaste un 5 en el comodín: un nivel más arriba.
                       *[others] { $seat } sacó un 5 en el comodín: un nivel más arriba.
                    }
               *[6]
                    { $you ->
                        [seat] Sacaste un 6 en el comodín: dos niveles más arriba.
                       *[others] { $seat } sacó un 6 en el comodín: dos niveles más arriba.
                    }
            }
       *[other]
            { $wild ->
                [1]
                    { $you ->
                        [seat] Sacaste { $die }, y un 1 en el comodín: carta blanca.
                       *[others] { $seat } sacó { $die }, y un 1 en el comodín: carta blanca.
                    }
                [2]
                    { $row ->
                        [0]
                            { $you ->
                                [seat] Sacaste { $die }, y un 2 en el comodín: paso atrás, pero bajo la SALIDA no hay nada.
                               *[others] { $seat } sacó { $die }, y un 2 en el comodín: paso atrás, pero bajo la SALIDA no hay nada.
                            }
                       *[other]
                            { $you ->
                                [seat] Sacaste { $die }, y un 2 en el comodín: puedes dar un paso atrás.
                               *[others] { $seat } sacó { $die }, y un 2 en el comodín: paso atrás, si quiere.
                            }
                    }
                [3]
                    { $you ->
                        [seat] Sacaste { $die }, y un 3 en el comodín: impuestos.
                       *[others] { $seat } sacó { $die }, y un 3 en el comodín: impuestos.
                    }
                [4]
                    { $you ->
                        [seat] Sacaste { $die }, y un 4 en el comodín: a urgencias.
                       *[others] { $seat } sacó { $die }, y un 4 en el comodín: a urgencias.
                    }
                [5]
                    { $you ->
                        [seat] Sacaste { $die }, y un 5 en el comodín: un nivel más arriba.
                       *[others] { $seat } sacó { $die }, y un 5 en el comodín: un nivel más arriba.
                    }
               *[6]
                    { $you ->
                        [seat] Sacaste { $die }, y un 6 en el comodín: dos niveles más arriba.
                       *[others] { $seat } sacó { $die }, y un 6 en el comodín: dos niveles más arriba.
                    }
            }
    }
event-out_rolled =
    { $wild ->
        [2]
            { $you ->
                [seat] Sacaste un 2 en el comodín desde PIERDES: puedes volver.
               *[others] { $seat } sacó un 2 en el comodín desde PIERDES: puede volver.
            }
       *[other]
            { $you ->
                [seat] Sacaste un { $wild } en el comodín desde PIERDES. Solo vale un 2.
               *[others] { $seat } sacó un { $wild } en el comodín desde PIERDES. Solo vale un 2.
            }
    }
event-gained =
    { $you ->
        [seat] Ganaste { points }.
       *[others] { $seat } ganó { points }.
    }
event-forgone =
    { $you ->
        [seat] Ibas a ganar { points } y te quedaste sin nada.
       *[others] { $seat } iba a ganar { points } y se quedó sin nada.
    }
event-taxed =
    { $you ->
        [seat] Pagaste { points } de impuestos.
       *[others] { $seat } pagó { points } de impuestos.
    }
event-billed =
    { $you ->
        [seat] Urgencias te costó { points }.
       *[others] Urgencias le costó { points } a { $seat }.
    }
event-bankrupt =
    { $you ->
        [seat] Debías { $due } y tenías { $points }. Lo perdiste todo y caíste un nivel hacia arriba.
       *[others] { $seat } debía { $due } y tenía { $points }: lo perdió todo y cayó un nivel hacia arriba.
    }
event-rose =
    { $you ->
        [seat] Subiste { rows }, { $row-to }.
       *[others] { $seat } subió { rows }, { $row-to }.
    }
event-stepped_down =
    { $you ->
        [seat] Bajaste { $row-to }.
       *[others] { $seat } bajó { $row-to }.
    }
    .why = Cuanto más bajo el nivel, más lejos queda PIERDES.
event-pushed =
    { $price ->
        [0]
            { $you ->
                [seat] Empujaste gratis a { $target }.
                [target] { $seat } te empujó gratis.
                [seat-target] Te empujaste gratis.
               *[others]
                    { $same ->
                        [seat-target] { $seat } se empujó gratis hacia arriba.
                       *[none] { $seat } empujó gratis a { $target }.
                    }
            }
       *[other]
            { $you ->
                [seat] Pagaste { $price } y empujaste a { $target }.
                [target] { $seat } pagó { $price } y te empujó.
                [seat-target] Pagaste { $price } y te empujaste hacia arriba.
               *[others]
                    { $same ->
                        [seat-target] { $seat } pagó { $price } y se empujó hacia arriba.
                       *[none] { $seat } pagó { $price } y empujó a { $target }.
                    }
            }
    }
    .why = Más allá del nivel 10 está PIERDES, y gana quien queda al final.
event-rises =
    { $you ->
        [seat] { $target } subió { $row-to }.
        [target] Subiste { $row-to }.
        [seat-target] Subiste { $row-to }.
       *[others]
            { $same ->
                [seat-target] { $seat } subió { $row-to }.
               *[none] { $target } subió { $row-to }.
            }
    }
event-pull_called =
    { $you ->
        [seat] Quieres bajar a { $target } por { price-points }.
        [target] { $seat } quiere bajarte por { price-points }.
        [seat-target] Quieres bajar por { price-points }.
       *[others]
            { $same ->
                [seat-target] { $seat } quiere bajar por { price-points }.
               *[none] { $seat } quiere bajar a { $target } por { price-points }.
            }
    }
event-appealed =
    { $you ->
        [seat] Pediste ayuda al sindicato para bajar a { $target }.
        [target] { $seat } pidió ayuda al sindicato para bajarte.
        [seat-target] Pediste ayuda al sindicato para bajar.
       *[others]
            { $same ->
                [seat-target] { $seat } pidió ayuda al sindicato para bajar.
               *[none] { $seat } pidió ayuda al sindicato para bajar a { $target }.
            }
    }
event-pulled =
    { $you ->
        [seat] Pagaste { $price } y bajaste a { $target } { $row-to }.
        [target] { $seat } pagó { $price } y te bajó { $row-to }.
        [seat-target] Pagaste { $price } y bajaste { $row-to }.
       *[others]
            { $same ->
                [seat-target] { $seat } pagó { $price } y bajó { $row-to }.
               *[none] { $seat } pagó { $price } y bajó a { $target } { $row-to }.
            }
    }
    .why = { event-stepped_down.why }
event-unheard =
    { $you ->
        [seat] Nadie respondió en el sindicato. { $target } sigue donde estaba, y no pagas nada.
        [target] Nadie respondió en el sindicato. Sigues donde estabas.
        [seat-target] Nadie respondió en el sindicato. Sigues donde estabas, y no pagas nada.
       *[others]
            { $same ->
                [seat-target] En el sindicato nadie respondió a { $seat }.
               *[none] En el sindicato nadie respondió a { $seat }. { $target } sigue donde estaba.
            }
    }
event-robbed =
    { $price ->
        [0]
            { $you ->
                [seat] Le robaste todo a { $target }, gratis: { points }.
                [target] { $seat } te robó todo, gratis: { points }.
               *[others] { $seat } le robó todo a { $target }, gratis: { points }.
            }
       *[other]
            { $you ->
                [seat] Pagaste { $price } y le robaste todo a { $target }: { points }.
                [target] { $seat } pagó { $price } y te robó todo: { points }.
               *[others] { $seat } pagó { $price } y le robó todo a { $target }: { points }.
            }
    }
    .why = Por debajo del nivel 3 se pueden robar todos los puntos.
event-ignored =
    { $you ->
        [seat] Pagaste 1 al sindicato y le evitaste la urgencia a { $target }.
        [target] { $seat } pagó 1 al sindicato y te evitó la urgencia.
        [seat-target] Pagaste 1 al sindicato y evitaste tu urgencia.
       *[others]
            { $same ->
                [seat-target] { $seat } pagó 1 al sindicato y evitó su propia urgencia.
               *[none] { $seat } pagó 1 al sindicato y le evitó la urgencia a { $target }.
            }
    }
    .why = En el sindicato, un punto anula toda una urgencia.
event-stopped =
    { $you ->
        [seat]
            { $same ->
                [target-helper] { $helper } pagó 1 al sindicato y frenó tu empujón.
               *[none] { $helper } pagó 1 al sindicato y frenó tu empujón contra { $target }.
            }
        [target] { $helper } pagó 1 al sindicato y frenó el empujón contra ti.
        [helper]
            { $same ->
                [seat-target] Pagaste 1 al sindicato y no dejaste subir a { $seat }.
               *[none] Pagaste 1 al sindicato y frenaste el empujón de { $seat } contra { $target }.
            }
        [seat-target] { $helper } pagó 1 al sindicato y no te dejó subir.
        [target-helper] Pagaste 1 al sindicato y frenaste el empujón de { $seat }.
       *[others]
            { $same ->
                [seat-target] { $helper } pagó 1 al sindicato y no dejó subir a { $seat }.
                [target-helper] { $helper } pagó 1 al sindicato y frenó el empujón de { $seat }.
               *[none] { $helper } pagó 1 al sindicato y frenó el empujón de { $seat } contra { $target }.
            }
    }
    .why = En el sindicato, un punto detiene un empujón.
event-refunded =
    { $you ->
        [seat] Recuperaste { points }.
       *[others] { $seat } recuperó { points }.
    }
event-halved =
    { $you ->
        [seat] { $helper } pagó 1 al sindicato: te sale a mitad de precio.
        [target] { $helper } pagó 1 al sindicato: bajarte sale a mitad de precio.
        [helper] Pagaste 1 al sindicato: a { $seat } le sale a mitad de precio.
        [seat-helper] Pagaste 1 al sindicato: te sale a mitad de precio.
        [seat-target] { $helper } pagó 1 al sindicato: te sale a mitad de precio.
        [seat-target-helper] Pagaste 1 al sindicato: te sale a mitad de precio.
        [target-helper] Pagaste 1 al sindicato: bajarte sale a mitad de precio.
       *[others]
            { $same ->
                [seat-helper] { $helper } pagó 1 al sindicato y lo tiene a mitad de precio.
                [seat-target-helper] { $helper } pagó 1 al sindicato y baja a mitad de precio.
               *[none] { $helper } pagó 1 al sindicato: a { $seat } le sale a mitad de precio.
            }
    }
    .why = En el sindicato, un punto deja a mitad de precio bajar a alguien.
event-out =
    { $points ->
        [0]
            { $you ->
                [seat] Estás en PIERDES.
               *[others] { $seat } está en PIERDES.
            }
        [one]
            { $you ->
                [seat] Estás en PIERDES, con { points } congelado.
               *[others] { $seat } está en PIERDES, con { points } congelado.
            }
       *[other]
            { $you ->
                [seat] Estás en PIERDES, con { points } congelados.
               *[others] { $seat } está en PIERDES, con { points } congelados.
            }
    }
event-forfeited =
    { $you ->
        [seat] El banco se quedó con lo tuyo: { points }.
       *[others] El banco se quedó con lo de { $seat }: { points }.
    }
event-came_back =
    { $you ->
        [seat] Volviste, al nivel 10.
       *[others] { $seat } volvió, al nivel 10.
    }
event-stayed_out =
    { $you ->
        [seat] Te quedas en PIERDES.
       *[others] { $seat } se queda en PIERDES.
    }
event-last_chance =
    { $you ->
        [seat] Solo quedas tú. El resto lanza por última vez: con un 2 se vuelve.
       *[others] Solo queda { $seat }. El resto lanza por última vez: con un 2 se vuelve.
    }
event-last_roll =
    { $you ->
        [seat] Última oportunidad: sacaste un { $wild } en el comodín.
       *[others] Última oportunidad: { $seat } sacó un { $wild } en el comodín.
    }
event-left =
    { $you ->
        [seat] Dejaste la partida.
       *[others] { $seat } dejó la partida.
    }
event-limit =
    { $lead ->
        [0]
            { $you ->
                [seat] Fue la última ronda. Tienes el nivel más bajo.
               *[others] Fue la última ronda. { $seat } tiene el nivel más bajo.
            }
        [1]
            { $you ->
                [seat] Fue la última ronda. Entre quienes están más abajo, tienes más puntos que nadie.
               *[others] Fue la última ronda. Entre quienes están más abajo, { $seat } tiene más puntos.
            }
       *[2] Fue la última ronda, y nadie va por delante.
    }
event-shares =
    { $you ->
        [seat] Compartes la victoria: el nivel más bajo y más puntos que nadie.
       *[others] { $seat } comparte la victoria: el nivel más bajo y más puntos que nadie.
    }

## Por qué no se puede ahora.

refusal-not_asked = No te toca: se actúa en el turno propio, y solo el sindicato actúa en el ajeno (TL-024, TL-026).
refusal-other_question = Ahora no se decide eso (TL-024).
refusal-no_such_seat = Ahí no hay nadie (TL-Q01).
refusal-poor = Necesitas { price-points }; tienes { $have } (TL-023).
refusal-target_out = En PIERDES ya no se puede empujar más (TL-Q15).
refusal-last_rung = No puedes empujarte del último peldaño (TL-Q14).
refusal-target_on_start = La SALIDA es lo más bajo: nadie baja de ahí (TL-Q15).
refusal-no_rescue = En esta mesa no se rescata a nadie de PIERDES (TL-Q16).
refusal-gone = { $target } dejó la partida y ya no puede volver (TL-Q41).
refusal-yourself = Solo puedes robar a otra persona (TL-021).
refusal-protected = Policía y bomberos protegen a { $target }: nadie roba { $row-at } (TL-031).
refusal-penniless = A { $target } no hay nada que robarle (TL-Q34).
refusal-no_free_hand = Para actuar gratis hace falta un 1 en el comodín sin usar (TL-010).
refusal-no_step_back = Para el paso atrás hace falta un 2 en el comodín sin usar (TL-011).
refusal-on_start = En esta mesa nadie actúa desde la SALIDA (TL-Q43).
refusal-rich_enough = Puedes pagar el precio completo: no hay nada que pedir al sindicato (TL-Q44).
refusal-no_union = Nadie del sindicato tiene un punto de sobra (TL-Q33).
refusal-appealed = Ya lo pediste en este turno (TL-Q33).

## Qué puede elegir quien abre la mesa.

option-start_rows = El nivel en que empieza cada puesto, desde el primero; los demás empiezan en la SALIDA.
option-start_points = Puntos con los que se empieza.
option-first_player = Quién empieza: un puesto por sorteo, o el primero.
    .value = { by-lot }
option-forced_move_timing = Cuándo te sube un 5 o un 6 en el comodín: en el acto, o al final de tu turno.
    .value =
        { $value ->
            [immediate] en el acto
           *[end_of_turn] al final del turno
        }
option-free_action_taxed = Si el empujón o robo gratis de un 1 en el comodín paga IVA.
    .value =
        { $value ->
            [no] sin IVA
           *[yes] con IVA
        }
option-sales_tax_stack = El IVA cuando ambas partes están en el nivel 2: una vez, o dos.
    .value =
        { $value ->
            [single] una vez
           *[double] dos veces
        }
option-rescue_from_lose = Si se puede sacar a alguien de PIERDES.
    .value =
        { $value ->
            [no] sin rescate
           *[yes] se puede
        }
option-out_roll = Si en PIERDES se sigue lanzando, en busca de un 2.
    .value =
        { $value ->
            [no] se espera
           *[yes] se lanza
        }
option-out_points = Qué pasa con los puntos en PIERDES: se congelan, o van al banco.
    .value =
        { $value ->
            [keep] se congelan
           *[forfeit] van al banco
        }
option-end_check = Cuando solo queda una persona: fin inmediato, o el resto lanza una vez más.
    .value =
        { $value ->
            [immediate] fin inmediato
           *[last_chance] un último intento
        }
option-level10_tax = Un 3 en el comodín en el nivel 10: el impuesto de un 4, o nada.
    .value =
        { $value ->
            [none] sin impuesto
           *[as_four] como con un 4
        }
option-progressive_tax_when = El impuesto de los niveles 7 a 10: solo con un 3 en el comodín, o cada turno.
    .value =
        { $value ->
            [wild3] con un 3
           *[every_turn] cada turno
        }
option-union_health_scope = De quién puede el sindicato evitar una urgencia: de cualquiera, o solo la propia.
    .value =
        { $value ->
            [own] solo la propia
           *[any] de cualquiera
        }
option-push_refund = Si se devuelve lo pagado por un empujón que frena el sindicato.
    .value =
        { $value ->
            [no] se pierde
           *[yes] se devuelve
        }
option-max_rounds = La partida acaba tras tantas rondas.
option-union_window = Si se consulta al sindicato, o siempre pasa.
    .value =
        { $value ->
            [auto_pass] siempre pasa
           *[ask] se consulta
        }
option-start_actions = Si desde la SALIDA se puede empujar, bajar y robar.
    .value =
        { $value ->
            [no] desde la SALIDA no
           *[yes] sí se puede
        }

## Una frase sobre cada decisión, en una primera partida.

guide-action = Los dados ya se lanzaron. Gasta puntos en otra gente o termina el turno.
guide-ignore_health = Llega una factura. En 5 Sindicatos, un punto permite ignorarla.
guide-stop_push = Empujan a alguien hacia arriba, hacia PIERDES. Un sindicato puede frenarlo por un punto.
guide-halve_pull = Bajan a alguien, y eso ayuda. Un sindicato puede dejarlo a mitad de precio por un punto.
guide-return = Estás fuera, pero no para siempre: di si vuelves.

## El tablero en el navegador.

variant-equal = con los mismos derechos en cada nivel
variant-bare = sin servicios en ningún nivel

yourself = tú
where = { round-most }
points-unit =
    { $points ->
        [one] punto
       *[other] puntos
    }

effect-sales =
    { $price ->
        [one] Empujar, bajar, robar: +{ $price } punto
       *[other] Empujar, bajar, robar: +{ $price } puntos
    }
effect-union = Paga { $price } y protege a quien quieras
effect-every_turn = Cada turno: paga 0, 1 o 2
effect-spared = ¿Sacaste 1 o { $die }? Sin impuesto
effect-gain = { $points } puntos por turno, sin lanzar
effect-final = En esta mesa de aquí no se vuelve
effect-all = Todos los servicios, en cada peldaño
effect-none = Ningún servicio, en ningún peldaño

bracket-bill = urgencias te quita la mitad de lo que sacas
bracket-no_bills = urgencias no cuesta nada
bracket-robbed = Te pueden robar
    .more = pueden quitarte todo
bracket-robbed_cared = { bracket-robbed }
    .more = { bracket-no_bills }
bracket-theft = A salvo de robos
    .more = { bracket-bill }
bracket-ill = A salvo de facturas
    .more = { bracket-no_bills }
bracket-all = A salvo en cada peldaño
    .more = ni robos ni facturas médicas
bracket-none = Te pueden robar en cada peldaño
    .more = { bracket-bill }

ladder = La escalera. Subir es peor, bajar es mejor.
ladder-nobody = Aquí no hay nadie
ladder-stands = { $seat } con { points }
ladder-here = Aquí: { $names }.
ladder-robbed = Aquí: { $names }. Se puede robar.

badge-on = { $row-at }
badge-out = fuera, puntos congelados
badge-out_bare = fuera
badge-left = dejó la partida
badge-unit =
    { $points ->
        [one] pto.
       *[other] ptos.
    }

rolls =
    { $you ->
        [seat] Lanzas tú.
       *[others] Lanza { $seat }.
    }
rolled-both =
    { $you ->
        [seat] Sacaste { $die }, y un { $wild } en el comodín.
       *[others] { $seat } sacó { $die }, y un { $wild } en el comodín.
    }
rolled-one =
    { $you ->
        [seat] Sacaste un { $wild } en el comodín.
       *[others] { $seat } sacó un { $wild } en el comodín.
    }
rolled-out =
    { $you ->
        [seat] Sacaste un { $wild } en el comodín desde PIERDES.
       *[others] { $seat } sacó un { $wild } en el comodín desde PIERDES.
    }
dice-none = No se lanza { at-row }: aquí no hay ingresos.
dice-none_out = No se lanza en PIERDES.
dice-open = Nada aún: se consulta al sindicato.
wild-shows = { $wild_title }.
wild-free = Carta blanca: un empujón o un robo, una vez.
wild-step =
    { $you ->
        [seat] Puedes bajar un nivel, una vez.
       *[others] Paso atrás, si quiere.
    }
wild-bottom = Paso atrás, pero bajo la SALIDA no hay nada.
wild-used = Ya se usó.
wild-untaxed = Impuestos, pero aquí no se debe nada.
wild-emergency = A urgencias.
wild-unbilled = A urgencias, pero aquí no hay factura.
wild-rise =
    { $rows ->
        [one] Un nivel más arriba al acabar el turno.
       *[other] { $rows } niveles más arriba al acabar el turno.
    }
wild-back = Se puede volver al nivel 10.
wild-still_out = Hacía falta un 2.
elsewhere-earns = Lo mismo { $row-at } da { points }.
elsewhere-costs = Lo mismo { $row-at } cuesta { points }.
elsewhere-nothing = Lo mismo { $row-at } no cuesta nada.

verbs = Qué puedes hacer
verbs-hint = Elige qué hacer y luego con quién, o toca una ficha.
verbs-free = gratis
verbs-from = desde { $price }
verbs-tax = IVA { $price }
verb-free_push = Empujar
    .ask = ¿A quién empujas con la carta blanca? O toca una ficha de la escalera.
    .shut = No hay a quién empujar gratis.
verb-free_steal = Robar
    .ask = ¿A quién robas con la carta blanca? O toca una ficha de la escalera.
    .shut = No hay a quién robar gratis.
verb-step_down = { wild_title-2 }
    .shut = No hay paso atrás.
verb-push = Empujar
    .ask = ¿A quién empujas? O toca una ficha de la escalera.
    .shut = No hay a quién empujar.
verb-pull = Bajar
    .ask = ¿A quién bajas? O toca una ficha de la escalera.
    .shut = No hay a quién bajar.
verb-steal = Robar
    .ask = ¿A quién robas? O toca una ficha de la escalera.
    .shut = No hay a quién robar.
verb-end_turn = Terminar
    .small = guardar { $have }
verb-come_back = Volver
    .small = al nivel 10
verb-stay_out = Quedarse
    .small = fuera del juego
about =
    { $you ->
        [seat] ¿Y tú?
       *[others] ¿Y { $seat }?
    }
target-move = { $from } a { $to }
target-loot = tiene { points }
target-appeal = si ayuda el sindicato
return-come = Vuelves al nivel 10 y puedes actuar ya, con { points }.
return-come_bare = Vuelves al nivel 10.
return-stay = Te quedas en PIERDES y lanzas de nuevo en tu próximo turno.

closed-poor = { $names }: necesitas { price-points }; tienes { $have } (TL-023).
closed-target_out = { $names }: en PIERDES ya no se sube más (TL-Q15).
closed-last_rung = Tú: no desde el último peldaño (TL-Q14).
closed-target_on_start = { $names }: la SALIDA es lo más bajo (TL-Q15).
closed-no_rescue = { $names }: en esta mesa no se rescata a nadie de PIERDES (TL-Q16).
closed-gone = { $names }: fuera de la partida (TL-Q41).
closed-protected = { $names }: policía y bomberos protegen desde el nivel 3 (TL-031).
closed-penniless = { $names }: nada que robar (TL-Q34).
closed-on_start = { refusal-on_start }
closed-no_union = { $names }: nadie del sindicato tiene un punto de sobra para rebajar el precio (TL-Q33).
closed-appealed = { $names }: este turno ya se consultó al sindicato (TL-Q33).
closed-bottom = La SALIDA es lo más bajo: nadie baja de ahí (TL-Q09).

chip-forgone = { no-income }
chip-bankrupt = bancarrota
chip-rose =
    { $rows ->
        [one] sube un nivel
       *[other] sube { $rows } niveles
    }
chip-step = baja un nivel
chip-appeal = pide ayuda
chip-unheard = sin respuesta
chip-robbed = le roban todo
chip-ignored = el sindicato ayuda
chip-stopped = el sindicato frena
chip-halved = mitad de precio
chip-out = fuera
chip-back = vuelve
chip-left = se va
chip-won = gana
chip-wild = comodín { $wild }

asked = Se consulta al sindicato
asked-up =
    { $you ->
        [target] { $seat } te empuja { from-row } { up-to }.
       *[others]
            { $same ->
                [seat-target] { $seat } quiere subir { from-row } { up-to }.
               *[none] { $seat } empuja a { $target } { from-row } { up-to }.
            }
    }
asked-off =
    { $you ->
        [target] { $seat } te empuja fuera de la escalera.
       *[others]
            { $same ->
                [seat-target] { $seat } quiere salir de la escalera.
               *[none] { $seat } empuja a { $target } fuera de la escalera.
            }
    }
asked-down =
    { $you ->
        [seat] Quieres bajar a { $target } { from-row } { up-to }.
        [target] { $seat } quiere bajarte { from-row } { up-to }.
        [seat-target] Quieres bajar { from-row } { up-to }.
       *[others]
            { $same ->
                [seat-target] { $seat } quiere bajar { from-row } { up-to }.
               *[none] { $seat } quiere bajar a { $target } { from-row } { up-to }.
            }
    }
asked-ill =
    { $you ->
        [seat] Vas a urgencias. Te cuesta la mitad de lo que sacaste.
       *[others] { $seat } va a urgencias. Le cuesta la mitad de lo que sacó.
    }
why-stop_push =
    { $all ->
        [yes] En esta mesa todo el mundo está en el sindicato. Por { points } puedes frenarlo.
       *[no] Estás { $row-at }. Por { points } puedes frenarlo.
    }
why-halve_pull =
    { $all ->
        [yes] En esta mesa todo el mundo está en el sindicato. Por { points } sale a mitad de precio.
       *[no] Estás { $row-at }. Por { points } sale a mitad de precio.
    }
why-ignore_health =
    { $all ->
        [yes] En esta mesa todo el mundo está en el sindicato. Por { points } puedes evitarlo.
       *[no] Estás { $row-at }. Por { points } puedes evitarlo.
    }
union_help-stop_push = Frenar el empujón
union_help-halve_pull = A mitad de precio
union_help-ignore_health = Evitar la factura
union_help-pay = pagar { points }
union_pass-stop_push = Dejar que empujen
union_pass-halve_pull = Guardar tu punto
union_pass-ignore_health = Dejar la factura
union_pass-pay = { pay-nothing }
then-next = Luego se consulta a { $helper }, del sindicato. Si nadie paga:
then-you_pay = Pasas de { $have } a { points }.
then-stays =
    { $you ->
        [seat] Te quedas { at-row }.
       *[others] { $seat } se queda { at-row }.
    }
then-gone = { $seat } pierde lo que pagó: { points }.
then-free = { $seat } gasta su carta blanca.
then-refund = { $seat } recupera { points }.
then-rises =
    { $you ->
        [seat] Subes { $row-to }.
       *[others] { $seat } sube { $row-to }.
    }
then-frozen =
    { $points ->
        [one]
            { $you ->
                [seat] Quedas fuera, con { points } congelado.
               *[others] { $seat } queda fuera, con { points } congelado.
            }
       *[other]
            { $you ->
                [seat] Quedas fuera, con { points } congelados.
               *[others] { $seat } queda fuera, con { points } congelados.
            }
    }
then-lost =
    { $you ->
        [seat] Quedas fuera y pierdes { points }.
       *[others] { $seat } queda fuera y pierde { points }.
    }
then-out =
    { $you ->
        [seat] Quedas fuera.
       *[others] { $seat } queda fuera.
    }
then-left =
    { $players ->
        [one] Con eso acaba la partida: no queda nadie más.
       *[other] Quedan { $players } en juego.
    }
then-lands =
    { $you ->
        [seat] Bajas { $row-to }.
       *[others] { $seat } baja { $row-to }.
    }
then-pays =
    { $you ->
        [seat] Pagas { points } por ello.
       *[others] { $seat } paga { points } por ello.
    }
then-too_dear =
    { $you ->
        [seat] Te quedas { at-row }: el precio completo es demasiado.
       *[others] { $seat } se queda { at-row }: el precio completo es demasiado.
    }
then-unpaid = Nadie paga nada.
then-earns =
    { $you ->
        [seat] Ganas { points } este turno.
       *[others] { $seat } gana { points } este turno.
    }
then-no_income =
    { $you ->
        [seat] Este turno no ganas nada.
       *[others] { $seat } no gana nada este turno.
    }
then-billed =
    { $you ->
        [seat] Urgencias te cuesta { points }.
       *[others] Urgencias le cuesta { points } a { $seat }.
    }
then-broke =
    { $you ->
        [seat] Debes { $due } y tienes { $have }: lo pierdes todo y subes { up-to }.
       *[others] { $seat } debe { $due } y tiene { $have }: lo pierde todo y sube { up-to }.
    }
then-no_bill = No hay factura que pagar.

over-last =
    { $you ->
        [seat] Solo quedas tú: ganas.
       *[others] Solo queda { $seat }, y gana.
    }
over-row = Se acabó la última ronda. El nivel más bajo: { $names }.
over-points = Se acabó la última ronda. Entre quienes están más abajo, { $names } tiene más puntos.
over-shared = Se acabó la última ronda. { $names } comparten la victoria.
story-last =
    { $round ->
        [one] Tras { $round } ronda solo quedaba { $names } en la escalera.
       *[other] Tras { $round } rondas solo quedaba { $names } en la escalera.
    }
story-row = El tiempo se acabó en la ronda { $round }, con { $names } en el nivel más bajo.
story-points = El tiempo se acabó en la ronda { $round }; entre quienes estaban más abajo, { $names } tenía más puntos.
story-shared = El tiempo se acabó en la ronda { $round }, con { $names } en el nivel más bajo y con los mismos puntos.
story-nobody_fell = Nadie cayó de la escalera.
story-fell =
    { $back ->
        [0] La primera caída fue la de { $seat }, en la ronda { $round }, y nadie volvió de PIERDES.
        [one] La primera caída fue la de { $seat }, en la ronda { $round }, y una vez alguien volvió de PIERDES.
       *[other] La primera caída fue la de { $seat }, en la ronda { $round }, y { $back } veces alguien volvió de PIERDES.
    }
story-no_pushes = Nadie empujó a nadie.
story-one_push =
    { $stopped ->
        [0] Hubo un solo empujón, contra { $target }, y nadie lo frenó.
       *[other] Hubo un solo empujón, contra { $target }, y el sindicato lo frenó.
    }
story-pushes =
    { $stopped ->
        [0] Hubo { $pushes } empujones, sobre todo contra { $target }; el sindicato no frenó ninguno.
       *[other] Hubo { $pushes } empujones, sobre todo contra { $target }; el sindicato frenó { $stopped }.
    }
story-no_theft = Nadie robó nada.
story-theft = El mayor robo fue en la ronda { $round }: { $seat } le quitó { points } a { $target }.
story-union =
    { $helped ->
        [0]
            { $broke ->
                [0] Nadie pagó ayuda del sindicato, y nadie acabó en bancarrota.
                [one] Nadie pagó ayuda del sindicato, y una factura pudo con quien debía pagarla.
               *[other] Nadie pagó ayuda del sindicato, y { $broke } facturas pudieron con quienes debían pagarlas.
            }
        [one]
            { $broke ->
                [0] Una vez alguien pagó ayuda del sindicato, y nadie acabó en bancarrota.
                [one] Una vez alguien pagó ayuda del sindicato, y una factura pudo con quien debía pagarla.
               *[other] Una vez alguien pagó ayuda del sindicato, y { $broke } facturas pudieron con quienes debían pagarlas.
            }
       *[other]
            { $broke ->
                [0] { $helped } veces alguien pagó ayuda del sindicato, y nadie acabó en bancarrota.
                [one] { $helped } veces alguien pagó ayuda del sindicato, y una factura pudo con quien debía pagarla.
               *[other] { $helped } veces alguien pagó ayuda del sindicato, y { $broke } facturas pudieron con quienes debían pagarlas.
            }
    }

## Cómo se empieza, antes del primer turno.

dealt-level =
    { $you ->
        [seat] Se empieza en igualdad. Lanzas tú primero.
       *[others] Se empieza en igualdad. Primero lanza { $seat }.
    }
dealt-uneven =
    { $you ->
        [seat] Hay quien empieza más arriba. Lanzas tú primero.
       *[others] Hay quien empieza más arriba. Primero lanza { $seat }.
    }
dealt-turn = Turno
dealt-row = Empieza en
dealt-brings = El turno da
dealt-rolled = 1 a { $most }
dealt-ladder = Lo que da un turno en { row-0 }: { $start } puntos. En { row-10 }: { $top }. La igualdad dura poco.
dealt-same = En cada nivel un turno da lo mismo: { $brings } puntos.

# Lo que cuenta la última página.
debrief-equal = Igual significa aquí los mismos derechos en cada nivel.
holds-earned = puntos ganados
holds-points = puntos en mano
holds-row = nivel
did-pulled = bajadas
did-ignored = urgencias evitadas
did-stopped = empujones frenados
did-halved = bajadas abaratadas
did-rises = empujones
did-robbed = puntos robados

## Preguntas listas del laboratorio.

idea-birth = ¿Importa dónde naces?
idea-helpers = ¿Gana quien ayuda?
idea-unions = ¿Salen a cuenta los sindicatos?

## What a class may be asked about this game.

room-ask_own_1 = ¿Quién puede bajar todavía sin ayuda?
room-answer_own_1_1 = Todo el mundo
room-answer_own_1_2 = Solo quien ya está abajo
room-answer_own_1_3 = Nadie
room-ask_own_2 = ¿Por qué se rechaza un sindicato?
room-answer_own_2_1 = Ahora cuesta demasiado
room-answer_own_2_2 = La otra parte gana más
room-answer_own_2_3 = No hay una buena razón

# La página del laboratorio: lo que dan las reglas impresas, la brecha y los grupos con sus cifras.
lab-by_book = Según el libro, quien nace en la SALIDA gana { $a } de cada 100; en el nivel 6, { $b }.
lab-gap = De cada 100 partidas, en la SALIDA se ganan { $value } más que en el nivel 6.
lab-group_start = SALIDA
lab-group_level_1 = nivel 1
lab-group_level_2 = nivel 2
lab-group_level_3 = nivel 3
lab-group_level_4 = nivel 4
lab-group_level_5 = nivel 5
lab-group_level_6 = nivel 6
lab-group_level_7 = nivel 7
lab-group_level_8 = nivel 8
lab-group_level_9 = nivel 9
lab-group_level_10 = nivel 10
