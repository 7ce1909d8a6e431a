### Displacement en español: Éxodo.
### complete
###
### Glosario. Se tutea; en pasado simple. nation: nación · region: región · community: comunidad · plot: parcela · token: ficha · people: personas, gente
### displaced, in the open: a la intemperie · shelter: refugio, refugiar · home: hogar, casa · send: enviar · block, keep away: evitar · face: afrontar
### scenario: suceso · crash: crac · goal: meta · Humanitarian, Metropolitan, Entrepreneurial: humanitaria, metropolitana, emprendedora (la nación)
### income: ingresos · hit: golpear · safe: a salvo · drawer: quien saca la carta · discard pile: descarte
###
### { $region-in } es «en la taiga»; { $region-of }, «de la taiga».

title = Éxodo
tagline = Todo el mundo vive en alguna parte. Nadie puede ser rechazado.
pitch = Naciones con suerte desigual alojan a su gente entre incendios, inundaciones y bonanzas. Quien no puede pagar el refugio envía gente fuera, y las demás tienen que acogerla.

## Cómo juega cada bot.

bot-seeker = Busca la meta que le tocó; con la suya a la vista, no será quien complete la humanitaria.
bot-humanitarian = Mantiene a toda su gente bajo techo y solo la envía adonde hay sitio o dinero para ella.
bot-metropolitan = Celebra crecer y construye; paga para librar a sus comunidades de los desastres.
bot-entrepreneur = Primero se hace con unos ingresos; luego solo construye si así llega antes a quince fichas.
bot-generous = Da techo a quien puede, sea cual sea su meta, y paga para ahorrarles desastres a las demás.

## El tablero en la terminal.

board-nation = Nación
board-region = Región
board-tokens = Fichas
board-communities = Comunidades
board-displaced = Sin hogar
board-kept = [dim]crac[/] [bold]{ $tokens }[/]
board-none = ninguna
board-nobody = nadie
board-more = { $people } y { $more } más
board-goal = [dim]Tu meta[/]  { $goal-title }:
board-card = [dim]La carta[/]   [bold]{ $card }[/]:
board-safe = A salvo: { $tags }.
stream-scenarios = Mazo de sucesos
stream-regions = Regiones
stream-goals = Metas
stream-begin = { who-begins }
stream-deaths = Quién muere

## Nombres de los números.

card-0 = Incendio forestal
    .scene = Empezó donde todo estaba seco, y a mediodía ya no había monte.
card-1 = Tornado
    .scene = El cielo se puso verde, y una calle dejó de estar.
card-2 = Inundación
    .scene = El río entró por la puerta y se quedó una semana.
card-3 = Huracán
    .scene = Le pusieron nombre antes de poner autobuses.
card-4 = Terremoto
    .scene = Cuarenta segundos, y hubo que dibujar el mapa otra vez.
card-5 = Sequía
    .scene = El tercer año sin lluvia es el que la gente cuenta.
card-6 = Ventisca
    .scene = La carretera cerró el lunes. Hoy es viernes.
card-7 = Alud de tierra
    .scene = Después de la lluvia, la ladera recordó que estaba suelta.
card-8 = Ola de calor
    .scene = La gente mayor murió primero, tras las cortinas cerradas.
card-9 = Sube el mar
    .scene = Cada marea viva se lleva otro jardín.
card-10 = Conflicto regional: la frontera
    .scene = Movieron una línea en el mapa, y vivía gente a ambos lados.
card-11 = Conflicto regional: la guerra larga
    .scene = Nadie recuerda por qué fue. Todo el mundo recuerda quién se marchó.
card-12 = Baby boom: buena primavera
    .scene = La nieve se fue pronto, y con ella las noches libres de las comadronas.
card-13 = Baby boom: el regreso
    .scene = Volvieron de muy lejos y empezaron de nuevo.
card-14 = Baby boom: agua limpia
    .scene = Un buen pozo, y un pueblo entero de niños que viven.
card-15 = Baby boom: más clínicas
    .scene = Abrió una clínica, y el registro civil necesitó un segundo tomo.
card-16 = Baby boom: gran cosecha
    .scene = Por una vez alcanzó para todo el mundo, y la gente hizo planes.
card-17 = Baby boom: ciudades jóvenes
    .scene = Los alquileres eran bajos y las noches largas.
card-18 = Baby boom: años de paz
    .scene = Una generación creció sin aprender la palabra sirena.
card-19 = Baby boom: subsidio familiar
    .scene = El Estado pagó las cunas, y las cunas se llenaron.
card-20 = Baby boom: gemelos
    .scene = De dos en dos, por todo el país, aquel año.
card-21 = Baby boom: escuelas abiertas
    .scene = En las escuelas había sitio, y las familias lo aprovecharon.
card-22 = Baby boom: vidas largas
    .scene = Los abuelos vivieron para tenerlos en brazos.
card-23 = Baby boom: la década de oro
    .scene = Todo salió bien durante diez años, y todo el mundo nació en ellos.
card-24 = Crac bursátil
    .scene = En una ciudad cayeron los números; en todas, las persianas.
card-25 = Pandemia
    .scene = No le pidió el pasaporte a nadie. A los países secos iba poca gente.
card-26 = Bonanza
    .scene = Una fábrica, una calle alrededor, y dinero en la calle.
card-27 = Invento
    .scene = Alguien tuvo una idea en un cobertizo, y funcionó.
card-28 = Éxodo rural
    .scene = La gran ciudad encendió otro anillo de luces, y los pueblos fueron a verlo.
card-29 = Ayuda al desarrollo
    .scene = Un cheque, un apretón de manos, una foto. También, pan.
card-30 = Baby boom: pueblos del río
    .scene = Las barcas subieron grano por el río, y los pueblos crecieron hacia él.
card-31 = Baby boom: pan barato
    .scene = El pan costaba poco, y nadie tuvo que pensarlo dos veces.
card-32 = Baby boom: todos en casa
    .scene = Habían estado fuera. Ahora estaban en casa.
card-33 = Baby boom: años tranquilos
    .scene = No pasó nada durante años, y fue una maravilla.

region-0 = Taiga
    .line = Abetos, montañas, más abetos. Tu vecino más cercano es un oso.
    .in = en la taiga
    .of = de la taiga
region-1 = Desierto cálido
    .line = De día te escondes del sol; de noche lo echas de menos.
    .in = en el desierto cálido
    .of = del desierto cálido
region-2 = Desierto frío
    .line = Aire fino, piedra fría y años sin una nube.
    .in = en el desierto frío
    .of = del desierto frío
region-3 = Costa de tundra
    .line = Musgo hasta el horizonte, luego el mar, y todo helado.
    .in = en la costa de tundra
    .of = de la costa de tundra
region-4 = Sabana
    .line = Hierba, cuatro árboles, y lluvia cuando le da la gana.
    .in = en la sabana
    .of = de la sabana
region-5 = Selva
    .line = Aquí crece todo, hasta la ropa tendida.
    .in = en la selva
    .of = de la selva
region-6 = Bosque de fiordos
    .line = El bosque tiene los pies en el mar.
    .in = en el bosque de fiordos
    .of = del bosque de fiordos
region-7 = Sierra costera seca
    .line = Cabras, tomillo y una carretera tallada en la roca.
    .in = en la sierra costera seca
    .of = de la sierra costera seca
region-8 = Islas bajas
    .line = El punto más alto es el campanario.
    .in = en las islas bajas
    .of = de las islas bajas
region-9 = Delta del río
    .line = Mitad tierra, mitad agua, y en el campo saben cuál es cuál hoy.
    .in = en el delta del río
    .of = del delta del río
region-10 = Páramo
    .line = Viento, piedra y gente de pocas palabras.
    .in = en el páramo
    .of = del páramo
region-11 = Pradera
    .line = Tan llana que el martes ves quién llega el jueves.
    .in = en la pradera
    .of = de la pradera

goal-0 = una meta desconocida
goal-1 = Humanitaria
    .title = Nación humanitaria
    .sentence = Toda la gente de todos los tableros tiene un hogar.
goal-2 = Metropolitana
    .title = Nación metropolitana
    .sentence = Dieciséis comunidades propias, llenas.
goal-3 = Emprendedora
    .title = Nación emprendedora
    .sentence = Quince fichas en tus arcas.

square-0 = 1
square-1 = 2
square-2 = 3
square-3 = 4
square-4 = 5
square-5 = 6
square-6 = 7
square-7 = 8
square-8 = 9
square-9 = 10
square-10 = 11
square-11 = 12
square-12 = 13
square-13 = 14
square-14 = 15
square-15 = 16

## Cuántas cosas.

waiting-people =
    { $waiting ->
        [one] { $waiting } persona
       *[other] { $waiting } personas
    }
more-people =
    { $more ->
        [one] { $more } persona
       *[other] { $more } personas
    }
pins-people =
    { $pins ->
        [one] { $pins } persona
       *[other] { $pins } personas
    }
amount-communities =
    { $amount ->
        [one] { $amount } comunidad
       *[other] { $amount } comunidades
    }
amount-people =
    { $amount ->
        [one] { $amount } persona
       *[other] { $amount } personas
    }
full-communities =
    { $full ->
        [one] { $full } comunidad llena
       *[other] { $full } comunidades llenas
    }

## Al lado del tablero.

goal-built = Dieciséis comunidades propias, llenas o no.
goal-earned = Quince fichas ganadas desde el principio.
goal-now = Ahora, { $n } de { $of }.

## Cómo es una región.

tag-arid = aridez
tag-sparse = poca vegetación
tag-forest = bosque
tag-mountain = montaña
tag-cold = frío
tag-warm = calor
tag-inland = tierra adentro
tag-coastal = costa
tag-lowland = tierras bajas
tag-river = río

## Qué hace una carta: a quien la saca, a las demás, a todas.

effect-drawer-com_lost = Pierdes { amount-communities }.
effect-drawer-com_won = Ganas { amount-communities }.
effect-drawer-die =
    { $amount ->
        [one] Muere { amount-people }.
       *[other] Mueren { amount-people }.
    }
effect-drawer-grow = { amount-people } más, sin hogar.
effect-drawer-tok_lost = Pierdes { amount-tokens }.
effect-drawer-tok_won = Ganas { amount-tokens }.
effect-drawer-hold = Sin ingresos este turno y el próximo.
effect-drawer-urbanize = Cada nación envía { amount-people } a la que tiene más comunidades.
effect-drawer-aid = La nación más rica da { amount-tokens } a la más pobre.
effect-others-tok_lost = Las demás pierden { amount-tokens }.
effect-all-die =
    { $amount ->
        [one] Muere { amount-people } en cada nación.
       *[other] Mueren { amount-people } en cada nación.
    }

## Qué se decide.

prompt-draw =
    { $you ->
        [seat] Te toca. Mira qué trae el año.
       *[others] { $seat } va a sacar una carta de suceso.
    }
prompt-block =
    { $you ->
        [seat] Paga para evitarlo, o deja que venga.
       *[others] { $seat } piensa si pagar.
    }
prompt-needs =
    { $you ->
        [seat] Tu gente necesita casas. Construye cuanto puedas y quieras.
       *[others] { $seat } atiende a su gente.
    }
prompt-send =
    { $you ->
        [seat] No hay refugio para todo el mundo. Elige quién se va, y adónde.
       *[others] { $seat } tiene que enviar gente fuera.
    }

## Qué se puede hacer.

action-draw = Sacar una carta de suceso
action-block = Pagar { price-tokens } y evitar «{ $card }»
action-face = Guardar las fichas y dejar venir «{ $card }»
action-buy = Construir una comunidad por { price-tokens }
action-stop =
    { $waiting ->
        [0] No construir más
        [one] No construir más; { waiting-people } aún necesita refugio
       *[other] No construir más; { waiting-people } aún necesitan refugio
    }
action-shelter =
    { $staying ->
        [one] No enviar a nadie más y pagar refugio para { $staying } persona
       *[other] No enviar a nadie más y pagar refugio para { $staying } personas
    }
action-settle =
    { $equal ->
        [0] Refugiar a quien lleva más tiempo esperando y repartir { more-people } entre las demás naciones
       *[1] Refugiar a quien lleva más tiempo esperando y enviar { more-people } a la nación más rica
    }
action-send_rest =
    { $more ->
        [one] Refugiar a quien lleva más tiempo esperando y enviar { more-people } a { $target }
       *[other] Refugiar a quien lleva más tiempo esperando y enviar { more-people } a { $target }
    }
action-send =
    { $native ->
        [0] Enviar a una persona de la nación de { $color } a { $target }
       *[1] Enviar a una persona de tu nación a { $target }
    }
action-house =
    { $native ->
        [0] Dar casa en la parcela { $square } a una persona de la nación de { $color }
       *[1] Dar casa en la parcela { $square } a una persona de tu nación
    }

## Qué pasó.

event-hidden = { "" }
event-die = { "" }
event-round = { "" }
event-turn = { "" }
event-housed = { "" }
event-nobody = Tras { $round } rondas nadie alcanzó su meta. No gana nadie.
event-reshuffled = Se acabó el mazo de sucesos. Se barajan las { $cards } cartas del descarte y se vuelve a empezar.
event-began = { you-begin }
event-region =
    { $you ->
        [seat] Tu nación está { $region-in }.
       *[others] La nación de { $seat } está { $region-in }.
    }
event-drew = { you-drew }
event-safe =
    { $you ->
        [seat] Tu región se libra: «{ $card }».
       *[others] La región de { $seat } se libra: «{ $card }».
    }
event-blocked =
    { $you ->
        [seat] Pagaste { price-tokens } y «{ $card }» no tocó a nadie.
       *[others] { $seat } pagó { price-tokens } y «{ $card }» no tocó a nadie.
    }
    .why = Un suceso evitado no le ocurre a nadie.
event-faced =
    { $able ->
        [0]
            { $you ->
                [seat] Evitar «{ $card }» costaba { price-tokens }. No te alcanza.
               *[others] Evitar «{ $card }» costaba { price-tokens }. A { $seat } no le alcanza.
            }
       *[1]
            { $you ->
                [seat] Guardaste { price-tokens } y dejaste venir «{ $card }».
               *[others] { $seat } guardó { price-tokens } y dejó venir «{ $card }».
            }
    }
    .why =
        { $able ->
            [0] { "" }
           *[1] Las fichas guardadas pueden construir hogares o dar refugio.
        }
event-gained =
    { $you ->
        [seat] Ganaste { amount-tokens }.
       *[others] { $seat } ganó { amount-tokens }.
    }
event-lost =
    { $amount ->
        [0]
            { $you ->
                [seat] No tenías fichas que perder.
               *[others] { $seat } no tenía fichas que perder.
            }
       *[other]
            { $you ->
                [seat] Perdiste { amount-tokens }.
               *[others] { $seat } perdió { amount-tokens }.
            }
    }
event-community_lost =
    { $pins ->
        [0]
            { $you ->
                [seat] Perdiste la comunidad de la parcela { $square }. No vivía nadie.
               *[others] { $seat } perdió la comunidad de la parcela { $square }. No vivía nadie.
            }
        [one]
            { $you ->
                [seat] Perdiste la comunidad de la parcela { $square }, y { pins-people } se queda sin casa.
               *[others] { $seat } perdió la comunidad de la parcela { $square }, y { pins-people } se queda sin casa.
            }
       *[other]
            { $you ->
                [seat] Perdiste la comunidad de la parcela { $square }, y { pins-people } se quedan sin casa.
               *[others] { $seat } perdió la comunidad de la parcela { $square }, y { pins-people } se quedan sin casa.
            }
    }
event-community_won =
    { $you ->
        [seat] Tienes una comunidad nueva en la parcela { $square }.
       *[others] { $seat } tiene una comunidad nueva en la parcela { $square }.
    }
event-died =
    { $native ->
        [0]
            { $housed ->
                [0]
                    { $you ->
                        [seat] Alguien de la nación de { $color } murió en tu nación, sin hogar.
                        [color] Alguien de tu nación murió en la nación de { $seat }, sin hogar.
                       *[others] Alguien de la nación de { $color } murió en la nación de { $seat }, sin hogar.
                    }
               *[1]
                    { $you ->
                        [seat] Alguien de la nación de { $color } murió en tu nación, en su casa.
                        [color] Alguien de tu nación murió en la nación de { $seat }, en su casa.
                       *[others] Alguien de la nación de { $color } murió en la nación de { $seat }, en su casa.
                    }
            }
       *[1]
            { $housed ->
                [0]
                    { $you ->
                        [seat-color] En tu nación murió una persona sin hogar.
                       *[others] En la nación de { $seat } murió una persona sin hogar.
                    }
               *[1]
                    { $you ->
                        [seat-color] En tu nación murió una persona en su casa.
                       *[others] En la nación de { $seat } murió una persona en su casa.
                    }
            }
    }
event-born =
    { $pins ->
        [0]
            { $you ->
                [seat] En la caja no quedan piezas de tu color: no nació nadie en tu nación.
               *[others] En la caja no quedan piezas de ese color: no nació nadie en la nación de { $seat }.
            }
        [one]
            { $you ->
                [seat] En tu nación nació { pins-people }, aún sin casa.
               *[others] En la nación de { $seat } nació { pins-people }, aún sin casa.
            }
       *[other]
            { $you ->
                [seat] En tu nación nacieron { pins-people }, aún sin casa.
               *[others] En la nación de { $seat } nacieron { pins-people }, aún sin casa.
            }
    }
event-kept =
    { $you ->
        [seat] «{ $card }» se queda contigo: sin ingresos al final de este turno y del próximo.
       *[others] «{ $card }» se queda con { $seat }: sin ingresos al final de este turno y del próximo.
    }
event-moved =
    { $native ->
        [0]
            { $you ->
                [seat] Alguien de la nación de { $color } dejó la tuya por las ciudades de { $target }.
                [target] Alguien de la nación de { $color } dejó la de { $seat } por tus ciudades.
                [color] Alguien de tu nación dejó la de { $seat } por las ciudades de { $target }.
                [target-color] Alguien de tu nación dejó la de { $seat } por tus ciudades.
               *[others] Alguien de la nación de { $color } dejó la de { $seat } por las ciudades de { $target }.
            }
       *[1]
            { $you ->
                [seat-color] Una persona de tu nación se fue a las ciudades de { $target }.
                [target] Una persona de la nación de { $seat } se vino a tus ciudades.
               *[others] Una persona de la nación de { $seat } se fue a las ciudades de { $target }.
            }
    }
event-aid =
    { $you ->
        [seat] Como tienes más que nadie, diste { amount-tokens } de ayuda a { $target }.
        [target] { $seat } tiene más que nadie y te dio { amount-tokens } de ayuda.
       *[others] { $seat } tiene más que nadie y dio { amount-tokens } de ayuda a { $target }.
    }
event-no_aid = Todas las naciones tienen las mismas fichas: no hay ayuda.
event-bought =
    { $you ->
        [seat] Construiste una comunidad en la parcela { $square } por { price-tokens }.
       *[others] { $seat } construyó una comunidad en la parcela { $square } por { price-tokens }.
    }
    .why = Una comunidad llena le da una ficha a su nación cada turno.
event-moved_in =
    { $pins ->
        [one]
            { $you ->
                [seat] { pins-people } encontró casa en tu nación.
               *[others] { pins-people } encontró casa en la nación de { $seat }.
            }
       *[other]
            { $you ->
                [seat] { pins-people } encontraron casa en tu nación.
               *[others] { pins-people } encontraron casa en la nación de { $seat }.
            }
    }
event-sheltered =
    { $you ->
        [seat] Pagaste { price-tokens } por refugiar un turno más a { pins-people }.
       *[others] { $seat } pagó { price-tokens } por refugiar un turno más a { pins-people }.
    }
    .why = Sin refugio tendrían que dejar el país.
event-sent =
    { $native ->
        [0]
            { $you ->
                [seat]
                    { $same ->
                        [target-color] Devolviste { pins-people } a su nación, la de { $target }.
                       *[none] Enviaste { pins-people } de la nación de { $color } a la de { $target }.
                    }
                [target] { $seat } te envió { pins-people } de la nación de { $color }.
                [color] { $seat } envió { pins-people } de tu nación a la de { $target }.
                [target-color] { $seat } te devolvió { pins-people } de tu nación.
               *[others]
                    { $same ->
                        [target-color] { $seat } devolvió { pins-people } a su nación, la de { $target }.
                       *[none] { $seat } envió { pins-people } de la nación de { $color } a la de { $target }.
                    }
            }
       *[1]
            { $you ->
                [seat-color] Enviaste { pins-people } de tu nación a la de { $target }.
                [target] { $seat } te envió { pins-people } de su nación.
               *[others] { $seat } envió { pins-people } de su nación a la de { $target }.
            }
    }
    .why = Quien no puede tener refugio debe irse, y ninguna nación puede negarse.
event-income =
    { $you ->
        [seat] Tus comunidades llenas ganaron { amount-tokens }.
       *[others] Las comunidades llenas de { $seat } ganaron { amount-tokens }.
    }
event-no_income =
    { $you ->
        [seat] No tienes ingresos mientras dura el crac.
       *[others] { $seat } no tiene ingresos mientras dura el crac.
    }
event-discarded =
    { $you ->
        [seat] «{ $card }» se acabó para ti.
       *[others] «{ $card }» se acabó para { $seat }.
    }
event-announced =
    { $goal ->
        [1]
            { $you ->
                [seat] En todas partes todo el mundo tiene un hogar. Era tu meta: ganas.
               *[others] En todas partes todo el mundo tiene un hogar. Era la meta de { $seat }, que gana.
            }
        [2]
            { $you ->
                [seat] Hay dieciséis comunidades en pie. Era tu meta: ganas.
               *[others] Hay dieciséis comunidades en pie. Era la meta de { $seat }, que gana.
            }
       *[3]
            { $you ->
                [seat] Se juntaron quince fichas. Era tu meta: ganas.
               *[others] Se juntaron quince fichas. Era la meta de { $seat }, que gana.
            }
    }

## Por qué no se puede ahora.

refusal-not_asked = No te toca (DP-010).
refusal-other_question = Ahora no se decide eso (DP-025).
refusal-poor = Necesitas { price-tokens }; tienes { $have } (DP-009).
refusal-no_square = Las dieciséis parcelas están construidas (DP-Q19).
refusal-nobody_waits = Nadie de ese origen espera una casa (DP-027).
refusal-no_room = En esa parcela no hay sitio (DP-007).
refusal-automatic = En esta mesa la gente ocupa sola las casas vacías (DP-Q17).
refusal-no_such_nation = En esta mesa no existe esa nación (DP-Q01).
refusal-yourself = La gente se envía a otras naciones, no a la tuya (DP-030).
refusal-not_there = No queda nadie de ese origen a quien enviar (DP-031).
refusal-richest_only = En esta variante la gente va a la otra nación con más fichas (DP-Q55).
refusal-must_send = No puedes pagar refugio para todo el mundo: faltan { $more } por irse (DP-030).
refusal-enough_sent = Puedes pagar refugio para quienes quedan: nadie más tiene que irse (DP-Q20).

## Qué puede elegir quien abre la mesa.

option-goals = Metas al azar y boca abajo, o la misma para todas.
    .value =
        { $value ->
            [random] al azar
            [all_humanitarian] todas humanitarias
            [all_metropolitan] todas metropolitanas
           *[all_entrepreneurial] todas emprendedoras
        }
option-first_player = Quién empieza: una nación por sorteo, o el primer puesto.
    .value = { by-lot }
option-housing = La gente ocupa sola las casas vacías, o donde tú digas.
    .value =
        { $value ->
            [auto] sola
           *[manual] donde tú digas
        }
option-sending = Solo envía gente quien no puede pagar refugio, o cualquiera.
    .value =
        { $value ->
            [unable_only] solo quien no puede pagar
           *[free] cualquiera
        }
option-pins_per_color = Cuántas personas de cada nación puede haber a la vez.
option-tie_from = En un empate, quién está más cerca de quien saca la carta: quien la saca, o la nación siguiente.
    .value =
        { $value ->
            [drawer] quien la saca
           *[next] la nación siguiente
        }
option-entrepreneur_mode = Una nación emprendedora debe tener 15 fichas a la vez, o ganar 15 en total.
    .value =
        { $value ->
            [hold] 15 a la vez
           *[earned] 15 en total
        }
option-metropolis_mode = Una nación metropolitana necesita dieciséis comunidades llenas, o solo dieciséis comunidades.
    .value =
        { $value ->
            [full] todas llenas
           *[built] todas en pie
        }
option-goals_from_round = La ronda a partir de la cual cuentan las metas.
option-humanitarian_check = Si la meta común cuenta en cualquier momento, o solo al final de una ronda.
    .value =
        { $value ->
            [any_time] en cualquier momento
           *[end_of_round] al final de una ronda
        }
option-max_rounds = Tras tantas rondas la partida acaba sin que gane nadie.

## Una frase sobre cada decisión, en una primera partida.

guide-draw = Cada turno empieza con una carta. Tu región decide qué crisis pasan de largo.
guide-block = Puedes pagar para evitar esta carta, o afrontar lo que hace.
guide-needs = Construye casas o da refugio a quien está a la intemperie, hasta donde lleguen tus fichas.
guide-send = Quien no tiene casa debe ir a alguna parte: elige qué nación acoge.

## El tablero en el navegador.

variant-equal = con una misma regla para cada nación
where =
    { $cards ->
        [one] Ronda { $round } de { $most } como máximo, queda { $cards } suceso
       *[other] Ronda { $round } de { $most } como máximo, quedan { $cards } sucesos
    }
badge = { $region }, { $full } llenas
tokens-unit =
    { $amount ->
        [one] ficha
       *[other] fichas
    }

nations = Las naciones
nations-others = Las otras naciones
nation =
    { $you ->
        [seat] Tu nación
       *[others] La nación de { $seat }
    }
nation-title =
    { $you ->
        [seat] { $region }
       *[others] { $seat }: { $region }
    }
nation-exposed =
    { $you ->
        [seat] { $hit } de { $crises } crisis pueden golpearte
       *[others] { $hit } de { $crises } crisis pueden golpearla
    }
nation-bot = (bot)
nation-open = { $waiting } a la intemperie
nation-out = { $waiting } fuera
nation-sheltered = { $waiting } en refugio
nation-kept = Crac: sin ingresos
nation-tags = { $region }: { $tags }.
nation-has = { amount-tokens }, { full-communities }.
nation-in_open = A la intemperie: { $people }.
nation-nobody_open = Nadie a la intemperie.
plot = Parcela { $square }: { $people }.
plot-empty = Parcela { $square }: una comunidad donde no vive nadie.
plot-house = Dar casa en la parcela { $square }
plots-free =
    { $plots ->
        [one] Queda { $plots } parcela libre.
       *[other] Quedan { $plots } parcelas libres.
    }
people-born = { $pins } { $region-of }
gate = Cuántas personas van con { $target }
gate-more = Una más con { $target }
gate-fewer = Una menos con { $target }
gate-go =
    { $pins ->
        [one] { $pins } va con { $target }
       *[other] { $pins } van con { $target }
    }
goal-hidden = meta oculta
goal-secret = Solo tú ves esto
goal-announced = Anunciada
goal-count = Ahora { waiting-people } a la intemperie.
goal-from = Cuenta desde la ronda { $round }.

faced =
    { $you ->
        [seat] Suceso que afrontas
       *[others] Suceso que afronta { $seat }
    }
effect-com_lost = Pierdes { amount-communities }, desde arriba a la izquierda.
card-block = Evitarla
card-no_block = no se puede evitar
card-safe = A salvo
card-safe_regions = regiones con { $tags }
card-safe_nobody = nadie
card-hits = Golpea
card-hits_drawer = solo a quien la saca
card-hits_all = a todo el mundo
card-hits_others = a las demás
card-hits_both = a quien la saca y a las demás
card-only_drawer = Solo golpea a la nación que la saca.
card-for_all = Golpea a cada nación que no esté a salvo.
card-nations =
    { $nations ->
        [2] La misma carta, dos naciones
        [3] La misma carta, tres naciones
        [4] La misma carta, cuatro naciones
        [5] La misma carta, cinco naciones
       *[6] La misma carta, seis naciones
    }
note-hit = le golpea
note-would = le golpearía
note-safe = a salvo: { $tag }

head-draw = ¿Qué traerá el año?
head-block = { $card }. Viene a por ti.
head-block_others = { $card }. Pasa de largo, pero no para las demás.
head-needs =
    { $waiting ->
        [0] Toda tu gente tiene casa. Tienes { amount-tokens }.
        [one] { waiting-people } a la intemperie. Tienes { amount-tokens }.
       *[other] { waiting-people } a la intemperie. Tienes { amount-tokens }.
    }
head-empty = En tu nación no vive nadie. Tienes { amount-tokens }.
head-send =
    { $more ->
        [0] ¿Quién se queda en refugio y quién se va?
        [one] Debe irse { more-people }. ¿Quién, y adónde?
       *[other] Deben irse { more-people }. ¿Quiénes, y adónde?
    }
head-won_you = Alcanzaste tu meta: ganas.
head-won_also = Ganas, junto con { $names }.
head-won = Gana: { $names }.
head-nobody = Nadie alcanzó su meta. No gana nadie.

draw = Sacar un suceso
draw-left =
    { $cards ->
        [one] { $cards } carta en el mazo
       *[other] { $cards } cartas en el mazo
    }
draw-hint = Vives { $region-in }: { $hit } de { $crises } crisis pueden golpearte.
pay = pagar { price-tokens }
key-block = Evitarlo
key-face = Dejar que venga
key-buy = Construir
key-shelter = Refugiar a { $stay }
key-shelter_all = { key-shelter }
key-shelter_send = Refugiar a { $stay }, enviar a { $go }
key-send = Enviar a { $go }
key-send_away =
    { $go ->
        [one] Enviar a { $go } fuera
       *[other] Enviar a { $go } fuera
    }
key-end = Terminar el turno
key-choose =
    { $more ->
        [one] Elige una más
       *[other] Elige { $more } más
    }
then-nobody = No le pasa nada a nadie.
then-left =
    { $amount ->
        [0] No te queda ninguna ficha.
        [one] Te queda { amount-tokens }.
       *[other] Te quedan { amount-tokens }.
    }
then-keep = { tokens-kept }
then-squares =
    { $communities ->
        [one] Pierdes la parcela { $squares }.
       *[other] Pierdes las parcelas { $squares }.
    }
then-homes =
    { $pins ->
        [one] { pins-people } pierde su casa.
       *[other] { pins-people } pierden su casa.
    }
then-die =
    { $pins ->
        [one] Muere { pins-people }.
       *[other] Mueren { pins-people }.
    }
then-go =
    { $more ->
        [0] Nadie tiene que irse.
        [one] { more-people } tendrá que irse.
       *[other] { more-people } tendrán que irse.
    }
then-first_turn = El primer turno no da ingresos.
then-no_income = Sin ingresos mientras dura el crac.
then-income = { full-communities }: { amount-tokens } al final de tu turno.
then-move_in =
    { $pins ->
        [0] Nadie la espera: la parcela { $square } queda vacía por ahora.
        [one] { $pins } se muda a la parcela { $square }.
       *[other] { $pins } se mudan a la parcela { $square }.
    }
then-by_hand = Queda en la parcela { $square }; tú eliges quién entra.
then-leave =
    { $more ->
        [one] { $more } debe irse. Nadie puede negarse.
       *[other] { $more } deben irse. Nadie puede negarse.
    }
then-still =
    { $waiting ->
        [0] Ya no queda nadie a la intemperie.
        [one] Aun construyendo, { $waiting } sigue esperando.
       *[other] Aun construyendo, { $waiting } siguen esperando.
    }
then-pays = Renta: { amount-tokens } al final de tu turno.
then-not_full = Si no se llena, aún no da nada.
then-same = Sin construir: { amount-tokens } al final de tu turno.
then-stay =
    { $waiting ->
        [one] { $waiting } se queda un turno, en tiendas: { price-tokens }.
       *[other] { $waiting } se quedan un turno, en tiendas: { price-tokens }.
    }
then-poor = Una comunidad cuesta { price-tokens }; tienes { $have }.
then-no_square = Las dieciséis parcelas están construidas.
house = ¿Quién entra? Elige a una persona y luego una casa de tu tablero.
house-person =
    { $pins ->
        [one] { $pins } espera, { $region-of }
       *[other] { $pins } esperan, { $region-of }
    }
send = ¿Quién se queda, quién se va?
send-hint = Toca a una persona, o + en una nación.
send-hint_many = Elige de dónde son y luego + en una nación.
send-part = { $pins } con { $target }
send-stays = { $region-of }, se queda en refugio
send-goes = { $region-of }, va con { $target }
send-fixed = { $region-of }, irá con { $target }
send-many = { $pins } { $region-of }: { $stay } se quedan, { $go } se van
send-reset = Como harían las reglas
send-sure = No se les puede rechazar, y no pueden volver por su cuenta.

chip-plus = +{ amount-tokens }
chip-minus = −{ amount-tokens }
chip-safe = pasa de largo
chip-blocked = { kept-away }
chip-born =
    { $pins ->
        [one] nace { $pins }
       *[other] nacen { $pins }
    }
chip-died = una muerte
chip-crash = { no-income }
chip-built = construye
chip-lost = sin parcela { $square }
chip-goal = meta lograda
chip-arrive =
    { $pins ->
        [one] llega { $pins }
       *[other] llegan { $pins }
    }
chip-leave =
    { $pins ->
        [one] se va { $pins }
       *[other] se van { $pins }
    }

origins = Quién vive con quién
origins-lives = Vive con
origins-born = gente { $region-of }
origins-open = a la intemperie

story-won =
    { $goal ->
        [1] Ganó en la ronda { $round }: { $names }. En todas partes había un hogar para cada cual.
        [2] Ganó en la ronda { $round }: { $names }. Había dieciséis comunidades en pie.
       *[3] Ganó en la ronda { $round }: { $names }. Se juntaron quince fichas.
    }
story-shared = { $names } ganaron a la vez en la ronda { $round }.
story-nobody =
    { $round ->
        [one] Tras { $round } ronda nadie había alcanzado su meta.
       *[other] Tras { $round } rondas nadie había alcanzado su meta.
    }
story-sent =
    { $pins ->
        [one] { pins-people } cruzó una frontera a la fuerza; quien más envió fue { $seat }.
       *[other] { pins-people } cruzaron una frontera a la fuerza; quien más envió fue { $seat }.
    }
story-sent_none = Nunca se envió a nadie fuera.
story-received = Quien más gente acogió fue { $seat }: { $pins }.
story-lost =
    { $amount ->
        [one] Las crisis se llevaron { amount-communities }, en la nación de { $seat }.
       *[other] Las crisis se llevaron { amount-communities }, la mayoría en la nación de { $seat }.
    }
story-lost_none = Nunca se perdió una comunidad.
story-died =
    { $amount ->
        [0] No murió nadie.
        [one] Murió { amount-people }; a la intemperie, { $open }.
       *[other] Murieron { amount-people }; a la intemperie, { $open }.
    }

## El reparto de las regiones, antes del primer turno.

dealt-title = Se reparten las regiones.
    .own = Naces { $region-in }.
dealt-crises = Crisis que golpean
dealt-communities = Comunidades que arrasan
dealt-dead = Muertes que causan
dealt-of = { $hit } de { $crises }
dealt-tags = { $tags }: nadie lo eligió.
dealt-first =
    { $you ->
        [seat] Tú sacas la primera carta.
       *[others] { $seat } saca la primera carta.
    }

# Lo que cuenta la última página.
debrief-equal = Igual significa aquí una misma regla para cada nación.
debrief-hidden = Cada nación tenía una meta secreta.
holds-housed = personas con casa
holds-waiting = personas sin casa
holds-tokens = fichas
did-housed = personas alojadas
did-aid = fichas de ayuda
did-sent = personas enviadas fuera

## Preguntas ya preparadas del laboratorio.

idea-regions = ¿Importa en qué región está una nación?
idea-generous = ¿Dónde se vive mejor: entre ambiciosos o entre generosos?

## What a class may be asked about this game.

room-ask_own_1 = ¿Quién debería alojar a quienes perdieron su hogar?
room-answer_own_1_1 = Quien tiene más sitio
room-answer_own_1_2 = Quien está más cerca
room-answer_own_1_3 = Quien causó la pérdida
room-ask_own_2 = ¿Tu meta le cuesta la suya a alguien?
room-answer_own_2_1 = Sí
room-answer_own_2_2 = Quizá, no lo veo
room-answer_own_2_3 = No

# La página del laboratorio: lo que dan las reglas impresas, la brecha y los grupos con sus cifras.
lab-by_book = Según el libro, una nación protegida gana { $a } de cada 100; una expuesta, { $b }.
lab-gap = De cada 100 partidas, una nación protegida gana { $value } más que una expuesta.
lab-group_protected = protegida
lab-group_middle = media
lab-group_exposed = expuesta
