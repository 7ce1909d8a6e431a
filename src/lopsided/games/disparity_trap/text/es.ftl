### The Disparity Trap en español: La trampa de la desigualdad.
### complete
###
### Glosario. Se tutea; en pasado simple. tier: etapa · space: casilla · tile: loseta · token: ficha · Position: Posición (SD y SND no se traducen)
### Skill, Degree, Startup: Habilidad, Título, Startup · Wealth tiles Job, Home, Business, Legacy: losetas de Riqueza Empleo, Casa, Negocio, Legado
### Privilege, Power, Justice: Privilegio, Poder, Justicia · Opportunity: Oportunidad · Event: Imprevisto · Goal: Meta · Taxes: Impuestos
### level: igualar · gap, disparity: brecha · vote: votación · pool: fondo · sealed envelope: sobre cerrado · range: rango · a yes: un sí
### hit: golpear · go free: librarse · whisper: susurrar · trade: canjear · swap: cambiar · give up: sacrificar · skip: perder turno · roll-off: duelo
### START, FINISH: SALIDA, LLEGADA · Prosperity Points: Puntos de Prosperidad · the trap holds: la trampa aguanta

title = La trampa de la desigualdad
tagline = El mismo dado para todo el mundo. No la misma suerte.
pitch = Sube cuatro etapas, del primer empleo a algo que dejar en herencia. Todo el mundo lanza el mismo dado con las mismas cartas, pero un 3 para unos es un sí y para otros un no. Gana a solas arriba, o en común cuando cada cual tenga casa.

## Cómo juega cada bot.

bot-striver = Sube para sí: paga sus propios lanzamientos y susurra contra quien está a punto de llegar.
bot-ally = Quiere que cada cual tenga casa: paga Empleos y Casas ajenos y vota contra las brechas.
bot-gatekeeper = Sube y procura que nadie más suba: no regala nada, susurra contra cada Meta, vota por las brechas y no quiere ganar en común.

## El tablero en la terminal.

board-tier = Etapa { $tier }
board-at_justice = J
board-at_taxes = I
board-at_regular = ·
board-at_numbered = #
board-alone = gana a solas
board-together = con casa aquí ganan en común
board-player = Nombre
board-space = Casilla
board-tokens = Fichas
board-tiles = Losetas
board-skips = pierde turno
board-things =
    { $n ->
        [1] { $thing-counted }
       *[other] { $n } { $thing-counted }
    }
board-level = [dim]Igualado[/]  { $things }
board-waiting = [dim]Se espera[/] a { $asked }, por { $target }
board-card =
    { $die ->
        [0] [dim]La carta[/]  [bold]{ $card }[/] para { $target }:
       *[other] [dim]La carta[/]  [bold]{ $card }[/] para { $target }, salió { $die }:
    }
board-hand = { your-hand }
board-odds = (SD { $sd }, SND { $snd })

stream-move = Dado de avance de { $seat }
stream-card = { card-die }
stream-vote = Dado de votación de { $seat }
stream-begin = Dado inicial de { $seat }
stream-opportunity = Mazo de Oportunidades
stream-event = Mazo de Imprevistos
stream-justice = Mazo de Justicia
stream-dealt = Primeras cartas
stream-dealt_again = Segundas cartas
stream-positions = Posiciones

## Nombres de los números.

card-0 = Echa una mano
    .line = Unas horas que das, algo que aprendes.
card-1 = Aprende algo
    .line = Un curso nocturno, si aguantas el ritmo.
card-2 = Voluntariado
    .line = Hoy pierdes terreno y ganas gente.
card-3 = Noche de ideas
    .line = Tres minutos ante gente con dinero.
card-4 = Microcréditos
    .line = El banco mira el formulario, y luego te mira a ti.
card-5 = Solicitud de ingreso
    .line = Un sobre, gordo o delgado.
card-6 = Beca de estudios
    .line = Hay menos plazas que cartas.
card-7 = Qué suerte
    .line = Alguien te hace un favor.
card-8 = Clases nocturnas
    .line = Lento, cansado, y cuenta.
card-9 = Premio de ensayo
    .line = El mejor ensayo gana un semestre de matrícula.
card-10 = Viejos compañeros
    .line = Nombres que abren puertas.
card-11 = Ángel inversor
    .line = Apuesta por quien le recuerda a sí mismo.
card-12 = Puesto en la feria
    .line = Fines de semana en la feria en vez de avanzar.
card-13 = Grupo de estudio
    .line = Trae tus libros, trae a tu gente.
card-14 = Limpieza del barrio
    .line = Con una escoba, todo el mundo aprende algo.
card-15 = Clases al vecino
    .line = Enséñalo una vez y lo sabrás dos.
card-16 = Pide un aumento
    .line = Lo pides. Lo que sigue depende de quién lo pide.
card-17 = Refinanciar la casa
    .line = La misma casa, la misma calle, otra tasa.
card-18 = Segundo local
    .line = Un segundo letrero sobre una segunda puerta.
card-19 = Asociación laboral
    .line = A solas se pide, en común se negocia.
card-20 = Influencia
    .line = Una palabra al oído oportuno, o al inoportuno.
card-21 = Te llama una amiga
    .line = Ella tiene la idea, tú la formación.
card-22 = Prototipo y patente
    .line = Un modelo que funciona, abogados y una fecha de registro.
card-23 = Certificado de oficio
    .line = Por fin, la práctica en papel.
card-24 = Silla en el concejo
    .line = Una silla en la mesa larga.
card-25 = Dinero caído del cielo
    .line = Vuelve un depósito olvidado.
card-26 = Taller gratuito
    .line = Sillas gratis hasta que se acaben.
card-27 = Puertas abiertas
    .line = Entra, mira, presenta tu solicitud.
card-28 = Concurso de planes
    .line = Diez diapositivas y un jurado.
card-29 = Carné de biblioteca
    .line = Todo, a cambio de nada.
card-30 = Apoyo mutuo
    .line = La calle pasa el sombrero y lo devuelve lleno.
card-31 = Se fue el autobús
    .line = Lo ves irse.
card-32 = La matrícula
    .line = La carta con la línea roja.
card-33 = Sin efectivo
    .line = La cuenta se vacía un mes antes de tiempo.
card-34 = Buena evaluación
    .line = Alguien se fijó en tu trabajo. ¿Quién?
card-35 = Factura de la clínica
    .line = Está cubierto, dijeron, hasta cierto punto.
card-36 = Bajan las tasas
    .line = Bajan; ¿para quién?
card-37 = Tasación baja
    .line = El tasador vio las fotos de la pared.
card-38 = Contrato municipal
    .line = La ciudad compra en casa.
card-39 = Inspección de cuentas
    .line = Un día largo con los inspectores.
card-40 = Feria de empleo
    .line = Puestos, apretones de manos, tarjetas.
card-41 = Te paran en la calle
    .line = Coincides con una descripción.
card-42 = La empresa recorta
    .line = Quien llega último sale primero, con excepciones.
card-43 = Daños del temporal
    .line = El techo está en el jardín.
card-44 = Tubería rota
    .line = Cerrado hasta nuevo aviso.
card-45 = Larga recuperación
    .line = El cuerpo se toma su tiempo.
card-46 = Un ascenso
    .line = Un puesto, dos buenas personas.
card-47 = Dos ofertas, una casa
    .line = Las dos al precio pedido.
card-48 = La última plaza
    .line = Queda un pupitre.
card-49 = Licitación pública
    .line = Sobres cerrados, nombres conocidos.
card-50 = Tu carta, publicada
    .line = La gente la lee y te llama.
card-51 = Control de tráfico
    .line = Una luz en el retrovisor, y una larga espera.
card-52 = Queja por ruido
    .line = Alguien te oyó demasiado. Siempre hay alguien.
card-53 = Te confundieron
    .line = Buscaban a alguien como tú.
card-54 = Multa sin pagar
    .line = La carta fue a la dirección antigua, dos veces.
card-55 = Trato con la fiscalía
    .line = Firma aquí y acabará antes.
card-56 = Registro en la oficina
    .line = Se llevan los archivos, y mira todo el pasillo.
card-57 = Te contratan
    .line = Un primer contrato, con tu nombre bien escrito.
card-58 = Firmar la casa
    .line = Cuarenta páginas, y al final una llave.
card-59 = Abrir el negocio
    .line = Sube el letrero, y la calle levanta la vista.
card-60 = Dejarlo en herencia
    .line = Lo que construiste te sobrevive, y alguien tiene los papeles.
card-61 = Día de impuestos
    .line = El mismo formulario para todo el mundo, en cuatro colores.

position-0 = aún sin Posición
position-1 = SD
position-2 = SND

thing-0 = Habilidad
    .counted =
        { $n ->
            [one] Habilidad
           *[other] Habilidades
        }
    .amount =
        { $n ->
            [one] una Habilidad
           *[other] { $n } Habilidades
        }
thing-1 = Título
    .counted =
        { $n ->
            [one] Título
           *[other] Títulos
        }
    .amount =
        { $n ->
            [one] un Título
           *[other] { $n } Títulos
        }
thing-2 = Startup
    .counted =
        { $n ->
            [one] Startup
           *[other] Startups
        }
    .amount =
        { $n ->
            [one] una Startup
           *[other] { $n } Startups
        }
thing-3 = Empleo
    .counted = Empleo
    .amount =
        { $n ->
            [one] un Empleo
           *[other] { $n } Empleos
        }
thing-4 = Casa
    .counted = Casa
    .amount =
        { $n ->
            [one] una Casa
           *[other] { $n } Casas
        }
thing-5 = Negocio
    .counted = Negocio
    .amount =
        { $n ->
            [one] un Negocio
           *[other] { $n } Negocios
        }
thing-6 = Legado
    .counted = Legado
    .amount =
        { $n ->
            [one] un Legado
           *[other] { $n } Legados
        }
thing-7 = Privilegio
    .counted =
        { $n ->
            [one] ficha de Privilegio
           *[other] fichas de Privilegio
        }
    .amount =
        { $n ->
            [one] 1 ficha
           *[other] { $n } fichas
        }
thing-8 = Poder
    .counted =
        { $n ->
            [one] ficha de Poder
           *[other] fichas de Poder
        }
    .amount =
        { $n ->
            [one] una ficha de Poder
           *[other] { $n } fichas de Poder
        }
thing-9 = Justicia
    .counted =
        { $n ->
            [one] ficha de Justicia
           *[other] fichas de Justicia
        }
    .amount =
        { $n ->
            [one] una ficha de Justicia
           *[other] { $n } fichas de Justicia
        }

subject-0 = { thing-0 }
subject-1 = { thing-1 }
subject-2 = { thing-2 }
subject-3 = { thing-3 }
subject-4 = { thing-4 }
subject-5 = { thing-5 }
subject-6 = { thing-6 }
subject-7 = { thing-7 }
subject-8 = { thing-8 }
subject-9 = { thing-9 }

reach-0 = ningún número
reach-1 = un 1
reach-2 = 1 o 2
reach-3 = 1 a 3
reach-4 = 1 a 4
reach-5 = 1 a 5
reach-6 = cualquier número

more-0 = { reach-0 }
more-1 = { reach-1 }
more-2 = { reach-2 }
more-3 = { reach-3 }
more-4 = { reach-4 }
more-5 = { reach-5 }
more-6 = { reach-6 }

less-0 = { reach-0 }
less-1 = { reach-1 }
less-2 = { reach-2 }
less-3 = { reach-3 }
less-4 = { reach-4 }
less-5 = { reach-5 }
less-6 = { reach-6 }

rolls-0 = { reach-0 }
rolls-1 = { reach-1 }
rolls-2 = { reach-2 }
rolls-3 = { reach-3 }
rolls-4 = { reach-4 }
rolls-5 = { reach-5 }
rolls-6 = { reach-6 }

## Cuántas cosas.

gain-skill-tiles =
    { $gain ->
        [one] { $gain } Habilidad
       *[other] { $gain } Habilidades
    }
dice =
    { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }
spaces =
    { $spaces ->
        [one] { $spaces } casilla
       *[other] { $spaces } casillas
    }
amount-skill-tiles =
    { $amount ->
        [one] { $amount } Habilidad
       *[other] { $amount } Habilidades
    }
amount-degree-tiles = { amount-degrees }
amount-startup-tiles = { amount-startups }
amount-privilege-tokens =
    { $amount ->
        [one] { $amount } ficha de Privilegio
       *[other] { $amount } fichas de Privilegio
    }
cards-new-cards =
    { $cards ->
        [one] { $cards } carta nueva
       *[other] { $cards } cartas nuevas
    }
amount-degrees =
    { $amount ->
        [one] { $amount } Título
       *[other] { $amount } Títulos
    }
amount-startups =
    { $amount ->
        [one] { $amount } Startup
       *[other] { $amount } Startups
    }
amount-justice-tokens =
    { $amount ->
        [one] { $amount } ficha de Justicia
       *[other] { $amount } fichas de Justicia
    }
turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
stake-tokens =
    { $stake ->
        [one] { $stake } ficha
       *[other] { $stake } fichas
    }
points-prosperity-points =
    { $points ->
        [one] { $points } Punto de Prosperidad
       *[other] { $points } Puntos de Prosperidad
    }
have-tokens =
    { $have ->
        [one] { $have } ficha
       *[other] { $have } fichas
    }
price-privilege-tokens =
    { $price ->
        [one] { $price } ficha de Privilegio
       *[other] { $price } fichas de Privilegio
    }
rounds =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }

## Qué hace una carta.

## Una página por cada marca de una votación, y una para las cartas sin marca (DT-133, DT-Q98).

learn-degree = Quién entra, quién recibe beca y a quién le dicen que lo intente el año que viene: las mismas notas abren más puertas a unas personas que a otras. Compara las admisiones con y sin nombre en la solicitud.
learn-startup = El dinero va a quien se parece a quien lo tiene. El mismo proyecto leído por dos voces: una recibe fondos más a menudo. Pregunta quién está en el jurado.
learn-job = Dos hojas de vida iguales con nombres distintos no reciben las mismas respuestas. Cuenta las llamadas, luego los aumentos, luego quién sale primero cuando la empresa se encoge.
learn-home = La misma casa vale menos si en la pared cuelgan las fotos de otra gente, y el mismo préstamo cuesta más. En la casa se guarda la riqueza, así que la brecha se hereda.
learn-business = Contratos, inspecciones, segundos locales: en el papel las reglas son las mismas. Mira a quién inspeccionan y a quién vuelve a llamar la ciudad.
learn-legacy = Con lo que guarda una generación empieza la siguiente. Una brecha pequeña cada año es grande tras cuarenta, y mayor tras ochenta.
learn-justice = A quién paran, a quién multan, quién no puede pagar la multa y qué le cuesta eso después. Cada paso cae sobre menos gente, y sobre la misma.
learn-none = Algunas cartas tratan igual a todo el mundo. Están aquí para que las distingas de las otras: fíjate en cuáles salen cuando importa.

## Qué se decide.

prompt-position =
    { $you ->
        [seat] Elige tu Posición. Es tuya toda la partida.
       *[others] { $seat } elige una Posición.
    }
prompt-first =
    { $you ->
        [seat] Di quién empieza, entre quienes son SD.
       *[others] { $seat } dice quién empieza.
    }
prompt-option =
    { $you ->
        [seat] Te toca. Haz una cosa; luego lanzas y avanzas.
       *[others] { $seat } decide qué hacer con su turno.
    }
prompt-trade =
    { $you ->
        [seat] Sigue canjeando, o para.
       *[others] { $seat } está canjeando losetas.
    }
prompt-stake =
    { $you ->
        [seat] ¿Cuánto pones a la vista para esta votación?
       *[others] { $seat } convoca una votación.
    }
prompt-seal =
    { $you ->
        [seat] Cierra en tu sobre lo que aportas. Todos se abren a la vez.
       *[others] Hay una votación. Aún faltan sobres por cerrar.
    }
prompt-influence =
    { $you ->
        [seat] El dado está por caer. ¿Quieres torcer la suerte?
       *[others] Se consulta a { $seat } antes de lanzar el dado.
    }
prompt-extra_roll =
    { $you ->
        [seat] Ese lanzamiento falló. ¿Pagas otro?
       *[others] Se consulta a { $seat } por otro lanzamiento.
    }
prompt-block =
    { $you ->
        [seat] Está por caer un castigo. ¿Gastas tu ficha de Poder para evitarlo?
       *[others] Se consulta a { $seat } por una ficha de Poder.
    }

## Qué se puede hacer.

action-discard = Cambiar «{ $card }» por una carta nueva
action-sacrifice = Sacrificar «{ $card }» por { gain-skill-tiles }
action-done = No canjear más, lanzar y avanzar
action-vote = Convocar una votación para igualar { $subject }; el fondo debe superar { dice }
action-reverse = Convocar una votación para traer de vuelta la brecha de { $subject }; el fondo debe superar { dice }
action-not_this_turn = Pasar, y que este turno no me consulten por nadie más
action-only_for_me = Pasar, y que desde ahora solo me consulten por lo mío
action-ask_me = Que me consulten otra vez por todo el mundo
action-first = Que empiece { $target }
action-play =
    { $spaces ->
        [0]
            { $rolls ->
                [0] Jugar «{ $card }», sin lanzar
               *[other] Jugar «{ $card }»: te vale { $rolls }
            }
       *[other]
            { $rolls ->
                [0] Jugar «{ $card }» y retroceder { spaces }
               *[other] Retroceder { spaces } para jugar «{ $card }»: te vale { $rolls }
            }
    }
action-trade =
    { $trade ->
        [0] Canjear { amount-skill-tiles } por un Título
        [1] Canjear { amount-degree-tiles } por una Startup
       *[2] Canjear { amount-startup-tiles } por el Empleo, e ir a la etapa 2 sin lanzar
    }
# $window es lo que se pregunta: 5 la apuesta, 6 el sobre, 7 Influencia, 8 otro lanzamiento, 9 evitar un castigo.
action-put =
    { $window ->
        [5] Poner { amount-tokens } a la vista
       *[6]
            { $amount ->
                [0] Cerrar un sobre vacío
               *[other] Cerrar un sobre con { amount-tokens }
            }
    }
action-add =
    { $penalty ->
        [0]
            { $you ->
                [seat-target] Susurrar a tu favor ({ price-tokens }): en «{ $card }», tu sí pasa a ser { $more }
               *[others] Susurrar a favor de { $target } ({ price-tokens }): en «{ $card }», su sí pasa a ser { $more }
            }
       *[1]
            { $you ->
                [seat-target] Susurrar contra ti ({ price-tokens }): «{ $card }» pasa a golpearte con { $more }
               *[others] Susurrar contra { $target } ({ price-tokens }): «{ $card }» pasa a golpear con { $more }
            }
    }
action-take =
    { $penalty ->
        [0]
            { $you ->
                [seat-target] Susurrar contra ti ({ price-tokens }): en «{ $card }», tu sí se reduce a { $less }
               *[others] Susurrar contra { $target } ({ price-tokens }): en «{ $card }», su sí se reduce a { $less }
            }
       *[1]
            { $you ->
                [seat-target] Susurrar a tu favor ({ price-tokens }): en «{ $card }», el golpe se reduce a { $less }
               *[others] Susurrar a favor de { $target } ({ price-tokens }): en «{ $card }», el golpe se reduce a { $less }
            }
    }
action-pay =
    { $you ->
        [seat-target] Pagar { price-tokens } y lanzar otra vez
       *[others] Pagar { price-tokens } y dar a { $target } otro lanzamiento
    }
action-power =
    { $window ->
        [8]
            { $you ->
                [seat-target] Gastar tu ficha de Poder y lanzar otra vez
               *[others] Gastar tu ficha de Poder y dar a { $target } otro lanzamiento
            }
       *[9]
            { $you ->
                [seat-target] Gastar tu ficha de Poder y evitar «{ $card }»
               *[others] Gastar tu ficha de Poder y evitarle «{ $card }» a { $target }
            }
    }
action-let_be =
    { $window ->
        [7] Dejar la suerte como está
        [8] Dejar el { $die } como está
       *[9] Dejar que pase
    }
action-position =
    { $position ->
        [0] Tomar la carta con la flecha: SD
       *[1] Tomar la carta en blanco: SND
    }

## Qué pasó.

event-hidden = { "" }
event-die = { "" }
event-round = { "" }
event-helped = { "" }
event-hindered = { "" }
event-step = Quienes cayeron pasan al segundo paso de «{ $card }».
event-trap = Tras { $round } rondas no ha ganado nadie. La trampa aguanta.
event-position =
    { $position ->
        [1]
            { $you ->
                [seat] Tienes una flecha: SD.
               *[others] { $seat } tiene una flecha: SD.
            }
       *[2]
            { $you ->
                [seat] Tienes una carta en blanco: SND.
               *[others] { $seat } tiene una carta en blanco: SND.
            }
    }
event-began = { you-begin }
event-turn =
    { $you ->
        [seat] Te toca.
       *[others] Le toca a { $seat }.
    }
event-skipped =
    { $turns ->
        [0]
            { $you ->
                [seat] Perdiste este turno.
               *[others] { $seat } perdió este turno.
            }
       *[other]
            { $you ->
                [seat] Perdiste este turno, y perderás { $turns } más.
               *[others] { $seat } perdió este turno, y perderá { $turns } más.
            }
    }
event-back_in =
    { $you ->
        [seat] Devolviste la carta de turno perdido. Este turno la Justicia te deja pasar.
       *[others] { $seat } devolvió la carta de turno perdido. Este turno la Justicia le deja pasar.
    }
event-played = { you-played }
event-drew =
    { $you ->
        [seat] Sacaste «{ $card }».
       *[others] { "" }
    }
event-discarded =
    { $you ->
        [seat] Pusiste una carta bajo el mazo y sacaste otra.
       *[others] { $seat } puso una carta bajo el mazo y sacó otra.
    }
    .why = La carta vieja se va, y una nueva puede servir más.
event-sacrificed =
    { $you ->
        [seat] Sacrificaste una carta.
       *[others] { $seat } sacrificó una carta.
    }
    .why = Las Habilidades se canjean, paso a paso, por un Empleo.
event-put_away =
    { $you ->
        [seat] Era «{ $card }». Nadie más la vio.
       *[others] { "" }
    }
event-traded =
    { $trade ->
        [0]
            { $you ->
                [seat] Canjeaste Habilidades por un Título.
               *[others] { $seat } canjeó Habilidades por un Título.
            }
        [1]
            { $you ->
                [seat] Canjeaste Títulos por una Startup.
               *[others] { $seat } canjeó Títulos por una Startup.
            }
       *[2]
            { $you ->
                [seat] Canjeaste una Startup por el Empleo.
               *[others] { $seat } canjeó una Startup por el Empleo.
            }
    }
    .why = Un Empleo por canje abre la etapa 2 sin tirada de Meta.
event-moved =
    { $die ->
        [0]
            { $you ->
                [seat] Fuiste a la casilla { $space } sin lanzar.
               *[others] { $seat } fue a la casilla { $space } sin lanzar.
            }
       *[other]
            { $you ->
                [seat] Sacaste un { $die } y avanzaste a la casilla { $space }.
               *[others] { $seat } sacó un { $die } y avanzó a la casilla { $space }.
            }
    }
event-stopped =
    { $tier ->
        [5]
            { $you ->
                [seat] Estás ante el final del camino.
               *[others] { $seat } está ante el final del camino.
            }
       *[other]
            { $you ->
                [seat] Tienes la etapa { $tier } cerrada, así que paras ahí.
               *[others] { $seat } tiene la etapa { $tier } cerrada y para ahí.
            }
    }
event-collected =
    { $amount ->
        [0]
            { $you ->
                [seat] No tienes losetas, así que no cobras fichas.
               *[others] { $seat } no tiene losetas y no cobra fichas.
            }
        [one]
            { $you ->
                [seat] Un tipo de loseta te da { amount-privilege-tokens }.
               *[others] Un tipo de loseta le da a { $seat } { amount-privilege-tokens }.
            }
       *[other]
            { $you ->
                [seat] { $amount } tipos de loseta te dan { amount-privilege-tokens }.
               *[others] { $amount } tipos de loseta le dan a { $seat } { amount-privilege-tokens }.
            }
    }
event-refilled =
    { $you ->
        [seat] Tu mano está completa otra vez, con { cards-new-cards }.
       *[others] La mano de { $seat } está completa otra vez, con { cards-new-cards }.
    }
event-goal =
    { $you ->
        [seat] Intentaste la Meta: «{ $card }».
       *[others] { $seat } intentó la Meta: «{ $card }».
    }
event-event =
    { $you ->
        [seat] Sacaste el Imprevisto «{ $card }».
       *[others] { $seat } sacó el Imprevisto «{ $card }».
    }
event-unfit =
    { $you ->
        [seat] «{ $card }» no es para ti: no pasa nada.
       *[others] «{ $card }» no es para { $seat }: no pasa nada.
    }
event-no_event = No quedan Imprevistos.
event-justice =
    { $you ->
        [seat] Caíste en una casilla de Justicia y sacaste «{ $card }».
       *[others] { $seat } cayó en una casilla de Justicia y sacó «{ $card }».
    }
event-justice_pass =
    { $you ->
        [seat] Caíste en una casilla de Justicia. Tras un turno perdido, te deja pasar.
       *[others] { $seat } cayó en una casilla de Justicia. Tras un turno perdido, le deja pasar.
    }
event-nobody_fits = «{ $card }» no es para nadie aquí.
event-taxes =
    { $you ->
        [seat] Caíste en una casilla de Impuestos. «{ $card }» es para todo el mundo.
       *[others] { $seat } cayó en una casilla de Impuestos. «{ $card }» es para todo el mundo.
    }
event-automatic =
    { $you ->
        [seat] Con tus fichas de Justicia ya no hace falta lanzar: «{ $card }» te golpea.
       *[others] Con las fichas de Justicia de { $seat } ya no hace falta lanzar: «{ $card }» le golpea.
    }
event-influenced =
    { $by ->
        [1]
            { $you ->
                [seat] Susurraste. Para { $target }, en «{ $card }», un número más: { $reach }.
                [target] { $seat } susurró. Para ti, en «{ $card }», un número más: { $reach }.
                [seat-target] Susurraste para ti. En «{ $card }», un número más: { $reach }.
               *[others]
                    { $same ->
                        [seat-target] { $seat } susurró. En «{ $card }», un número más: { $reach }.
                       *[none] { $seat } susurró. Para { $target }, en «{ $card }», un número más: { $reach }.
                    }
            }
       *[-1]
            { $you ->
                [seat] Susurraste. Para { $target }, en «{ $card }», un número menos: { $reach }.
                [target] { $seat } susurró. Para ti, en «{ $card }», un número menos: { $reach }.
                [seat-target] Susurraste para ti. En «{ $card }», un número menos: { $reach }.
               *[others]
                    { $same ->
                        [seat-target] { $seat } susurró. En «{ $card }», un número menos: { $reach }.
                       *[none] { $seat } susurró. Para { $target }, en «{ $card }», un número menos: { $reach }.
                    }
            }
    }
    .why = Un número más o menos cambia quién obtiene un sí.
event-rolled =
    { $fits ->
        [0]
            { $you ->
                [seat] Sacaste un { $die } en «{ $card }». Tu rango: { $reach }. Fuera.
               *[others] { $seat } sacó un { $die } en «{ $card }». Su rango: { $reach }. Fuera.
            }
       *[1]
            { $you ->
                [seat] Sacaste un { $die } en «{ $card }». Tu rango: { $reach }. Dentro.
               *[others] { $seat } sacó un { $die } en «{ $card }». Su rango: { $reach }. Dentro.
            }
    }
event-paid_roll =
    { $you ->
        [seat] Pagaste { price-tokens } y diste a { $target } otro lanzamiento.
        [target] { $seat } pagó { price-tokens } y te dio otro lanzamiento.
        [seat-target] Pagaste { price-tokens } por lanzar otra vez.
       *[others]
            { $same ->
                [seat-target] { $seat } pagó { price-tokens } por lanzar otra vez.
               *[none] { $seat } pagó { price-tokens } y dio a { $target } otro lanzamiento.
            }
    }
    .why = Otra tirada es una segunda oportunidad con la misma carta.
event-power_roll =
    { $you ->
        [seat] Gastaste tu ficha de Poder y diste a { $target } otro lanzamiento.
        [target] { $seat } gastó una ficha de Poder y te dio otro lanzamiento.
        [seat-target] Gastaste tu ficha de Poder por lanzar otra vez.
       *[others]
            { $same ->
                [seat-target] { $seat } gastó una ficha de Poder por lanzar otra vez.
               *[none] { $seat } gastó una ficha de Poder y dio a { $target } otro lanzamiento.
            }
    }
event-blocked =
    { $you ->
        [seat] Gastaste tu ficha de Poder y le evitaste «{ $card }» a { $target }.
        [target] { $seat } gastó una ficha de Poder y te evitó «{ $card }».
        [seat-target] Gastaste tu ficha de Poder y evitaste «{ $card }».
       *[others]
            { $same ->
                [seat-target] { $seat } gastó una ficha de Poder y evitó «{ $card }».
               *[none] { $seat } gastó una ficha de Poder y le evitó «{ $card }» a { $target }.
            }
    }
    .why = Una ficha de Poder quita toda la pena.
event-passed =
    { $window ->
        [7] { "" }
        [8]
            { $you ->
                [target] { $seat } dejó tu lanzamiento como está.
               *[others] { "" }
            }
       *[9]
            { $you ->
                [target] { $seat } dejó que te pasara.
               *[others] { "" }
            }
    }
event-wished =
    { $wish ->
        [0]
            { $you ->
                [seat] Quieres que te consulten otra vez por todo el mundo.
               *[others] { $seat } quiere que se le consulte otra vez por todo el mundo.
            }
        [1]
            { $you ->
                [seat] Este turno ya no se te pregunta por el resto.
               *[others] Este turno { $seat } no quiere preguntas sobre el resto.
            }
       *[2]
            { $you ->
                [seat] Desde ahora ya no se te pregunta por el resto.
               *[others] Desde ahora { $seat } no quiere preguntas sobre el resto.
            }
    }
event-gained =
    { $thing ->
        [0]
            { $you ->
                [seat] Ganaste { amount-skill-tiles }.
               *[others] { $seat } ganó { amount-skill-tiles }.
            }
        [1]
            { $you ->
                [seat] Ganaste { amount-degrees }.
               *[others] { $seat } ganó { amount-degrees }.
            }
        [2]
            { $you ->
                [seat] Ganaste { amount-startups }.
               *[others] { $seat } ganó { amount-startups }.
            }
        [3]
            { $you ->
                [seat] El Empleo es tuyo. Se te abre la etapa 2.
               *[others] { $seat } tiene el Empleo. Se le abre la etapa 2.
            }
        [4]
            { $you ->
                [seat] La Casa es tuya. Se te abre la etapa 3.
               *[others] { $seat } tiene la Casa. Se le abre la etapa 3.
            }
        [5]
            { $you ->
                [seat] El Negocio es tuyo. Se te abre la etapa 4.
               *[others] { $seat } tiene el Negocio. Se le abre la etapa 4.
            }
        [6]
            { $you ->
                [seat] El Legado es tuyo.
               *[others] { $seat } tiene el Legado.
            }
        [7]
            { $you ->
                [seat] Ganaste { amount-privilege-tokens }.
               *[others] { $seat } ganó { amount-privilege-tokens }.
            }
        [8]
            { $you ->
                [seat] Ganaste una ficha de Poder.
               *[others] { $seat } ganó una ficha de Poder.
            }
       *[9]
            { $you ->
                [seat] Tomaste una ficha de Justicia. Se queda contigo.
               *[others] { $seat } tomó una ficha de Justicia, y se la queda.
            }
    }
event-lost =
    { $thing ->
        [0]
            { $you ->
                [seat] Perdiste { amount-skill-tiles }.
               *[others] { $seat } perdió { amount-skill-tiles }.
            }
        [1]
            { $you ->
                [seat] Perdiste { amount-degrees }.
               *[others] { $seat } perdió { amount-degrees }.
            }
        [2]
            { $you ->
                [seat] Perdiste { amount-startups }.
               *[others] { $seat } perdió { amount-startups }.
            }
        [7]
            { $you ->
                [seat] Perdiste { amount-privilege-tokens }.
               *[others] { $seat } perdió { amount-privilege-tokens }.
            }
        [8]
            { $you ->
                [seat] Perdiste tu ficha de Poder.
               *[others] { $seat } perdió su ficha de Poder.
            }
       *[9]
            { $you ->
                [seat] Devolviste { amount-justice-tokens }.
               *[others] { $seat } devolvió { amount-justice-tokens }.
            }
    }
event-missed =
    { $you ->
        [seat] No conseguiste nada con «{ $card }».
       *[others] { $seat } no consiguió nada con «{ $card }».
    }
event-spared =
    { $you ->
        [seat] Te libraste de «{ $card }».
       *[others] { $seat } se libró de «{ $card }».
    }
event-nothing =
    { $you ->
        [seat] «{ $card }» no te cambió nada.
       *[others] «{ $card }» no le cambió nada a { $seat }.
    }
event-paid =
    { $you ->
        [seat] Pagaste { amount-privilege-tokens } por «{ $card }».
       *[others] { $seat } pagó { amount-privilege-tokens } por «{ $card }».
    }
event-unpaid =
    { $you ->
        [seat] «{ $card }» pedía { amount-tokens }. No te alcanzó.
       *[others] «{ $card }» pedía { amount-tokens }. A { $seat } no le alcanzó.
    }
event-back =
    { $space ->
        [0]
            { $you ->
                [seat] Volviste a la SALIDA.
               *[others] { $seat } volvió a la SALIDA.
            }
       *[other]
            { $you ->
                [seat] Retrocediste a la casilla { $space }.
               *[others] { $seat } retrocedió a la casilla { $space }.
            }
    }
event-failed =
    { $tier ->
        [1]
            { $you ->
                [seat] Esta vez no hay Empleo. Vuelves a la SALIDA.
               *[others] Esta vez no hay Empleo. { $seat } vuelve a la SALIDA.
            }
        [2]
            { $you ->
                [seat] Esta vez no hay Casa. Vuelves a la casilla { $space }.
               *[others] Esta vez no hay Casa. { $seat } vuelve a la casilla { $space }.
            }
        [3]
            { $you ->
                [seat] Esta vez no hay Negocio. Vuelves a la casilla { $space }.
               *[others] Esta vez no hay Negocio. { $seat } vuelve a la casilla { $space }.
            }
       *[4]
            { $you ->
                [seat] Aún no hay nada que dejar. Vuelves a la casilla { $space }.
               *[others] Aún no hay nada que dejar. { $seat } vuelve a la casilla { $space }.
            }
    }
event-skip =
    { $you ->
        [seat] Tomaste una carta de turno perdido: { turns } fuera.
       *[others] { $seat } tomó una carta de turno perdido: { turns } fuera.
    }
event-rolloff =
    { $you ->
        [seat] Solo hay para uno: tú contra { $target }, a un lanzamiento.
        [target] Solo hay para uno: { $seat } contra ti, a un lanzamiento.
       *[others] Solo hay para uno: { $seat } contra { $target }, a un lanzamiento.
    }
event-rolloff_won =
    { $die ->
        [0]
            { $you ->
                [seat] Nadie te lo disputó: te lo quedas.
               *[others] Nadie se lo disputó a { $seat }: se lo queda.
            }
       *[other]
            { $reach ->
                [3]
                    { $you ->
                        [seat] Salió un { $die }, y cada parte tenía medio dado. Te lo quedas.
                       *[others] Salió un { $die }, y cada parte tenía medio dado. Se lo queda { $seat }.
                    }
               *[other]
                    { $you ->
                        [seat] Salió un { $die }; para SD era { $reach }. Te lo quedas.
                       *[others] Salió un { $die }; para SD era { $reach }. Se lo queda { $seat }.
                    }
            }
    }
event-vote =
    { $you ->
        [seat] Pusiste { stake-tokens } y convocaste una votación para igualar { $subject }. El fondo debe superar { dice }.
       *[others] { $seat } puso { stake-tokens } y convocó una votación para igualar { $subject }. El fondo debe superar { dice }.
    }
    .why = Si se aprueba, todo el mundo juega esas cartas con el mismo rango.
event-reversal =
    { $you ->
        [seat] Pusiste { stake-tokens } y convocaste una votación para traer de vuelta la brecha de { $subject }. El fondo debe superar { dice }.
       *[others] { $seat } puso { stake-tokens } y convocó una votación para traer de vuelta la brecha de { $subject }. El fondo debe superar { dice }.
    }
event-sealed =
    { $you ->
        [seat] Cerraste tu sobre.
       *[others] { $seat } cerró su sobre.
    }
event-revealed =
    { $amount ->
        [0]
            { $you ->
                [seat] Tu sobre estaba vacío.
               *[others] El sobre de { $seat } estaba vacío.
            }
       *[other]
            { $you ->
                [seat] Pusiste { amount-tokens } en el fondo.
               *[others] { $seat } puso { amount-tokens } en el fondo.
            }
    }
event-voted =
    { $reverse ->
        [0]
            { $passed ->
                [0] Un fondo de { $pool } contra { $against }: la votación fracasa, y { $subject } sigue como está.
               *[1] Un fondo de { $pool } contra { $against }: la votación sale. Desde ahora, en las cartas de { $subject } todo el mundo lanza como SD.
            }
       *[1]
            { $passed ->
                [0] Un fondo de { $pool } contra { $against }: la vuelta atrás fracasa, y en { $subject } sigue la igualdad.
               *[1] Un fondo de { $pool } contra { $against }: la vuelta atrás sale. Regresa la brecha de { $subject }.
            }
    }
event-refunded =
    { $you ->
        [seat] Recuperaste { amount-tokens }.
       *[others] { $seat } recuperó { amount-tokens }.
    }
event-top_voter =
    { $you ->
        [seat] Pusiste más que nadie, { amount-tokens }, y recibes una ficha de Poder.
       *[others] { $seat } puso más que nadie, { amount-tokens }, y recibe una ficha de Poder.
    }
event-won =
    { $you ->
        [seat] Dejas tu legado, con Empleo, Casa y Negocio a la espalda. Ganas, a solas.
       *[others] { $seat } deja su legado, con Empleo, Casa y Negocio a la espalda. Gana, a solas.
    }
event-together = Cada cual tiene su Casa. Se gana en común.
event-title =
    { $you ->
        [seat] Con { points-prosperity-points }, el título de la victoria suprema es tuyo.
       *[others] Con { points-prosperity-points }, el título de la victoria suprema es para { $seat }.
    }

## Por qué no se puede ahora.

refusal-not_asked = No te toca (DT-021).
refusal-other_question = Ahora no se decide eso (DT-022).
refusal-no_card = En ese lugar de tu mano no hay carta (DT-008).
refusal-only_reacts = «{ $card }» se juega antes de un lanzamiento, no como acción de turno (DT-Q33).
refusal-lacks = «{ $card }» necesita que tengas { $amount } de { $thing } (DT-024).
refusal-wrong_tier = «{ $card }» no se puede jugar en la etapa donde estás (DT-028).
refusal-no_way_back = No tienes { spaces } detrás para retroceder (DT-038).
refusal-module_off = Ese módulo no está en juego en esta mesa (DT-065).
refusal-last_card = Al menos una carta se queda en tu mano (DT-069).
refusal-has_job = Ya tienes un Empleo, y no hay más que uno (DT-015).
refusal-first_trade = No hay turno sin acción (DT-Q09).
refusal-no_disparity = Aquí ninguna carta distingue las Posiciones en { $subject } (DT-071).
refusal-voted_away = La brecha de { $subject } ya se eliminó por votación (DT-Q94).
refusal-not_voted = La brecha de { $subject } no se ha eliminado por votación (DT-079).
refusal-too_much = Tienes { have-tokens } para poner, y 43 superan cualquier dado (DT-Q94).
refusal-too_little = Una votación se convoca con { price-tokens } como mínimo (DT-072).
refusal-no_influence = No tienes carta de Influencia (DT-104).
refusal-range_full = Ya valen todos los números (DT-Q34).
refusal-range_empty = Ya no vale ningún número (DT-Q34).
refusal-no_power = No tienes ficha de Poder (DT-083).
refusal-not_on_justice = En esta mesa el Privilegio no compra lanzamientos en cartas de Justicia (DT-Q18).
refusal-your_own = Esta jugada es tuya (DT-Q100).
refusal-no_wish = Ya te consultan por todo el mundo (DT-Q100).
refusal-none_left = Ya no quedan cartas de esa Posición (DT-006).
refusal-not_sd = Solo puede empezar alguien SD (DT-020).
refusal-no_such_seat = Ahí no hay nadie (DT-001).
refusal-too_few_tiles =
    { $trade ->
        [0] Ese canje pide { $amount } de { $thing } (DT-043).
        [1] Ese canje pide { $amount } de { $thing } (DT-044).
       *[2] Ese canje pide { $amount } de { $thing } (DT-045).
    }
refusal-poor =
    { $window ->
        [8] Otro lanzamiento cuesta { price-privilege-tokens }; tienes { $have } (DT-034).
       *[other] Una votación se convoca con { price-privilege-tokens } como mínimo; tienes { $have } (DT-072).
    }

## Qué puede elegir quien abre la mesa.

yes-no =
    { $value ->
        [no] no
       *[yes] sí
    }
option-preset = El juego básico, o los diez módulos a la vez.
    .value =
        { $value ->
            [basic] básico
           *[advanced] avanzado
        }
option-sacrifice = Se pueden sacrificar cartas por Habilidades.
    .value = { yes-no }
option-vote = Se puede votar para quitar brechas, y para traerlas de vuelta.
    .value = { yes-no }
option-justice = Casillas de Justicia con sus cartas y fichas.
    .value = { yes-no }
option-taxes = Casillas de Impuestos.
    .value = { yes-no }
option-influence = Cartas de Influencia, que tuercen la suerte antes de un lanzamiento.
    .value = { yes-no }
option-power = Fichas de Poder, que evitan un castigo o compran un lanzamiento.
    .value = { yes-no }
option-skip = Cartas de turno perdido y los Imprevistos que las reparten.
    .value = { yes-no }
option-rolloff = Imprevistos de duelo, en los que alguien gana a otra persona.
    .value = { yes-no }
option-points = Puntos de Prosperidad, y un título para quien tenga más.
    .value = { yes-no }
option-combo = Cartas de Oportunidad que piden dos tipos de loseta.
    .value = { yes-no }
option-positions = Las Posiciones se sortean, o se eligen por orden de puesto.
    .value =
        { $value ->
            [random] se sortean
           *[chosen] se eligen
        }
option-first_player = Quién empieza: quien saque más entre los SD, quien elija el primer puesto entre ellos, o quien saque más de todos.
    .value =
        { $value ->
            [sd_roll] el SD que saque más
            [sd_chosen] se elige entre los SD
           *[any_roll] quien saque más
        }
option-tier_length = Casillas por etapa.
    .value =
        { $value ->
            [8] 8 casillas
            [10] 10 casillas
            [12] 12 casillas
           *[14] 14 casillas
        }
option-goal_ranges = Cuánto distan las Posiciones en las cartas de Meta.
    .value =
        { $value ->
            [steep] mucho
           *[mild] menos
        }
option-max_rerolls = Cuántos lanzamientos extra se pueden tener en una carta.
    .value =
        { $value ->
            [none] todos los que se paguen
           *[1] uno
        }
option-privilege_on_justice = Si las fichas de Privilegio compran lanzamientos en cartas de Justicia.
    .value = { yes-no }
option-coop_check = Se gana en común cuando cada cual tiene Casa, o cuando además está en la etapa 3 o más arriba.
    .value =
        { $value ->
            [home_owned] cada cual con Casa
           *[home_and_standing] con Casa y en la etapa 3
        }
option-influence_cost = Fichas de Privilegio que cuesta una carta de Influencia.
option-vote_scope = Una votación iguala todas las cartas con su marca, o solo las que dan la loseta.
    .value =
        { $value ->
            [tagged] todas con su marca
           *[awards_only] solo las que la dan
        }
option-failed_vote_refund = Si se devuelven las fichas de una votación fracasada.
    .value = { yes-no }
option-power_step_a = Una ficha de Poder en el primer paso de una carta de Justicia libra también del segundo, o no.
    .value =
        { $value ->
            [exit] libra de los dos pasos
           *[continue] libra solo del primero
        }
option-justice_auto = A quién se golpea sin lanzar por tener muchas fichas de Justicia: solo a quien cayó ahí, o también al vecindario.
    .value =
        { $value ->
            [lander] solo a quien cayó
           *[all] también al vecindario
        }
option-vote_tally = Qué voto cuenta como ayuda o estorbo: el de quien puso algo, o solo el de quien convocó.
    .value =
        { $value ->
            [contributors] el de quien puso algo
           *[initiator] el de quien convocó
        }
option-justice_points = Lo que vale al final una ficha de Justicia.
    .value =
        { $value ->
            [2] 2 puntos
            [0] nada
           *[-2] menos 2 puntos
        }
option-max_rounds = Tras tantas rondas la trampa aguanta y no gana nadie.

variant-equal = con la misma salida y las mismas probabilidades
variant-equal_start = con la misma salida
variant-equal_odds = con las mismas probabilidades en cada carta
variant-equal_goals = con las mismas probabilidades en cada Meta
variant-equal_degree = con las mismas probabilidades para un Título
variant-equal_startup = con las mismas probabilidades para una Startup
variant-equal_job = con las mismas probabilidades para un Empleo
variant-equal_home = con las mismas probabilidades para una Casa
variant-equal_business = con las mismas probabilidades para un Negocio
variant-equal_legacy = con las mismas probabilidades para un Legado
variant-equal_justice = con las mismas probabilidades en las cartas de Justicia

## Una frase sobre cada decisión, en una primera partida.

guide-position = Toma una Posición: la flecha amplía lo que te vale.
guide-first = Di quién empieza.
guide-option = Juega una carta, canjea losetas o convoca una votación: una cosa por turno.
guide-trade = Canjea losetas por otras mejores, o déjalo así.
guide-stake = Di cuántas fichas pones para empezar la votación.
guide-seal = Mete fichas en un sobre para la votación; nadie ve cuántas.
guide-influence = Puedes cambiar lo que vale en este lanzamiento, para otra persona o para ti.
guide-extra_roll = Un lanzamiento falló. Las fichas compran otro, también para otra persona.
guide-block = Está por caer un castigo. Una ficha de Poder puede evitarlo.

## El tablero en el navegador.

where = { round-most }
waiting = Se espera a { $names }.
owned = Lo que tienes
tile = { $thing }: { $n }
sign = Posición { $position }
faces =
    { $faces ->
        [0] ninguna cara
        [one] un { $from }
        [2] { $from } o { $to }
       *[other] { $from } a { $to }
    }

does-gain = Gana { $thing-amount }.
    .happens =
        { $you ->
            [seat] Ganas { $thing-amount }.
           *[others] { $seat } gana { $thing-amount }.
        }
    .on =
        { $you ->
            [seat] Con { faces } ganas { $thing-amount }.
           *[others] Con { faces }, { $seat } gana { $thing-amount }.
        }
does-lose = Pierde { $thing-amount }.
    .happens =
        { $you ->
            [seat] Pierdes { $thing-amount }.
           *[others] { $seat } pierde { $thing-amount }.
        }
does-back = Retrocede { spaces }.
    .happens =
        { $you ->
            [seat] Retrocedes { spaces }.
           *[others] { $seat } retrocede { spaces }.
        }
does-skip =
    { $turns ->
        [one] Pierde un turno.
       *[other] Pierde { $turns } turnos.
    }
    .happens =
        { $you ->
            [seat]
                { $turns ->
                    [one] Pierdes un turno.
                   *[other] Pierdes { $turns } turnos.
                }
           *[others]
                { $turns ->
                    [one] { $seat } pierde un turno.
                   *[other] { $seat } pierde { $turns } turnos.
                }
        }
does-pay = Paga { $thing-amount } o retrocede { $back }.
    .happens =
        { $you ->
            [seat] Pagas { $thing-amount } o retrocedes { $back }.
           *[others] { $seat } paga { $thing-amount } o retrocede { $back }.
        }

seat-line = en { $space }
seat-unit =
    { $tokens ->
        [one] ficha
       *[other] fichas
    }
seat-skips =
    { $turns ->
        [one] pierde 1 turno
       *[other] pierde { $turns } turnos
    }
seat-back_next = vuelve en el próximo

range-award = { $position }: sí con { faces }.
    .filled = Las caras llenas son un sí
range-penalty = { $position }: golpe con { faces }.
    .filled = Las caras llenas golpean
range-rolloff = { $position }: gana con { faces }.
    .filled = Las caras llenas ganan
verdict-award =
    { $inside ->
        [yes] un { $die } es un sí
       *[no] un { $die } es un no
    }
verdict-penalty =
    { $inside ->
        [yes] un { $die } golpea
       *[no] un { $die } libra
    }
verdict-rolloff =
    { $inside ->
        [yes] un { $die } gana
       *[no] un { $die } pierde
    }

board-label = El camino
board-start = SALIDA
board-finish = { $space } LLEGADA
board-finish_short = LLEGADA
board-leave = Para dejar la etapa { $tier }
board-competitive = Competir: quien llega primero gana a solas
board-cooperative = Cooperar: Casa para todo el mundo
board-cooperative_short = Casa para cada cual: se gana
board-homes = { $homes } de { $players }
board-slots = Brechas eliminadas por votación
board-next_vote =
    { $dice ->
        [one] próxima: un dado
       *[other] próxima: { $dice } dados
    }
board-trades = Canjes, solo en este sentido
board-by_trade = Empleo por canje: directo a { $space }.
board-decks = Mazos: Oportunidad { $opportunity }, Imprevisto { $event }
board-list-tier = Etapa { $tier }, casillas { $from } a { $to }.
board-list-justice = Justicia en { $places }.
board-list-taxes = Impuestos en { $places }.
board-list-stands =
    { $you ->
        [seat] tú en { $space }
       *[others] { $seat } en { $space }
    }
board-list-standing = Aquí: { $names }.
board-list-nobody = Aquí no hay nadie.
board-list-goal = Para salir: { $card }.
board-list-finish = La casilla { $space } es el final del camino. Quien llega con las cuatro losetas de Riqueza gana a solas; se gana en común en cuanto cada cual tiene Casa.

card-mine = Tu Oportunidad.
card-head-opportunity =
    { $you ->
        [seat] Oportunidad que juegas.
       *[others] Oportunidad que juega { $seat }.
    }
card-head-event =
    { $you ->
        [seat] Imprevisto que sacaste.
       *[others] Imprevisto que sacó { $seat }.
    }
card-head-goal =
    { $you ->
        [seat] Meta de la etapa { $tier }: estás ante ella.
       *[others] Meta de la etapa { $tier }: ante ella, { $seat }.
    }
card-head-justice =
    { $you ->
        [seat] Justicia: caíste aquí.
       *[others] Justicia: cayó { $seat }.
    }
card-head-taxes =
    { $you ->
        [seat] Impuestos: caíste aquí. Nadie lanza.
       *[others] Impuestos: cayó { $seat }. Nadie lanza.
    }
card-who-one = Para una persona.
card-who-all = Para quienes cumplan.
card-who-rolloff = Un lanzamiento entre dos.
card-who-react = Fuera de turno.
card-step = Paso { $step }.
card-plays = ahora
card-then = luego
card-why = ¿Por qué?
card-needs = Pide
card-gain = Da
card-burden = Te deja
card-lose = Quita
card-cost_back = Cuesta { spaces } atrás
card-no_roll = sin lanzar
card-levelled = igualada por votación

chips-plus = + { $thing-amount }
chips-minus = − { $thing-amount }
chips-power = Poder gastado
chips-blocked = { kept-away }
chips-wider = un número más
chips-narrower = un número menos
chips-missed = nada
chips-spared = se libra
chips-back = { $spaces } atrás
chips-failed = al inicio de la etapa
chips-skip =
    { $turns ->
        [one] perderá un turno
       *[other] perderá { $turns } turnos
    }
chips-skipped = pierde este turno
chips-sacrificed = sacrificó una carta
chips-won_off = gana el duelo

hand-label = Tu mano, solo tú la ves
hand-react = Antes de lanzar: un número más o menos
verbs-label = Una cosa antes del dado
verb-play = Jugar
    .ask = Juega una de tus cartas:
verb-discard = Cambiar
    .ask = Guarda una carta y saca otra:
    .does = va bajo el mazo; sacas otra
verb-sacrifice = Sacrificar
    .ask = Sacrifica una carta por { gain-skill-tiles }; tu mano queda más corta:
    .does = por { gain-skill-tiles }; sin carta nueva
verb-trade = Canjear
    .ask = Canjea losetas, solo en este sentido:
verb-vote = Votar
    .ask = Convoca una votación:
votes-remove =
    { $dice ->
        [one] Iguala una brecha. El fondo debe superar un dado.
       *[other] Iguala una brecha. El fondo debe superar { $dice } dados.
    }
votes-reverse =
    { $dice ->
        [one] Trae una de vuelta. El fondo debe superar un dado.
       *[other] Trae una de vuelta. El fondo debe superar { $dice } dados.
    }
votes-cards = { cards }
trade-have = tienes { $have }
trade-job = sin lanzar: directo a { $space }

why-react = solo fuera de turno, antes de un lanzamiento
why-lacks = pide { $thing-amount }; tienes { $have }
why-low = solo desde la etapa { $tier }
why-high = solo hasta la etapa { $tier }
why-way_back = pide { spaces } detrás de ti
why-last_card = debe quedarte una carta en la mano
why-has_job = ya tienes el Empleo
why-poor = Una votación pide { price-tokens } para empezar; tienes { $have }.
why-none-play = Ahora no cumples para ninguna de tus cartas.
why-none-discard = No tienes ninguna carta.
why-none-sacrifice = Una carta debe quedarse en tu mano.
why-none-trade = Tienes pocas losetas para un canje.

begin-sd = SD: rangos más amplios, { amount-tokens }, puede empezar
begin-snd = SND: rangos más estrechos, { amount-tokens }

head-together = Cada cual tiene Casa. Se gana en común.
head-won =
    { $you ->
        [seat] Llegaste, a solas.
       *[others] { $seat } llegó, a solas.
    }
head-trap = La trampa aguanta. No gana nadie.
head-turn =
    { $you ->
        [seat] Te toca.
       *[others] Juega { $seat }.
    }
head-vote = Una votación para igualar { $thing }
head-reversal = Una votación para traer de vuelta la brecha de { $thing }
head-voted =
    { $passed ->
        [0] { $pool } fichas contra { $against }. La votación fracasa.
       *[1] { $pool } fichas contra { $against }. La votación sale.
    }
head-option_first = Haz una cosa. Luego lanzas y avanzas.
head-option =
    { $you ->
        [seat] Primero una cosa. Luego el dado.
       *[others] { $seat } hace una cosa y luego lanza.
    }
head-trade =
    { $you ->
        [seat] Sigue canjeando, o lanza.
       *[others] { $seat } canjea losetas.
    }
head-stake = { $seat } convoca una votación.
    .remove = ¿Cuánto pones por igualar { $thing }?
    .reverse = ¿Cuánto pones contra la igualdad en { $thing }?
head-sealing = Se están cerrando los sobres.
head-position =
    { $you ->
        [seat] ¿Qué Posición tomas, para toda la partida?
       *[others] { $seat } elige Posición.
    }
head-first =
    { $you ->
        [seat] Entre quienes son SD, ¿quién empieza?
       *[others] { $seat } dice quién empieza.
    }
head-window-influence =
    { $you ->
        [seat] ¿Alguien tuerce tu suerte?
       *[others] ¿Alguien tuerce la suerte de { $seat }?
    }
head-window-extra_roll =
    { $you ->
        [seat] ¿Alguien te da otro lanzamiento?
       *[others] ¿Alguien da a { $seat } otro lanzamiento?
    }
head-window-block =
    { $you ->
        [seat] ¿Alguien te libra de esto?
       *[others] ¿Alguien libra de esto a { $seat }?
    }
over-competitive = Las cuatro losetas de Riqueza al final del camino. El resto está donde lo dejaron los dados, y los rangos.
over-cooperative = Nadie tuvo que llegar primero. Hizo falta todo el mundo.
over-cap = Se acabaron las rondas, y no todo el mundo tiene Casa.

ask-eyebrow = Se te consulta, { $seat }
    .own = Lanzas tú: se te consulta, { $seat }
ask-rolled-award =
    { $you ->
        [seat] Sacaste un { $die }.
       *[others] { $seat } sacó un { $die }.
    }
ask-rolled-penalty =
    { $you ->
        [seat] Sacaste un { $die }, y eso golpea.
       *[others] { $seat } sacó un { $die }, y eso golpea.
    }
ask-across-award =
    { $across ->
        [me] Para ti sería un sí.
        [sd] Para SD sería un sí.
        [snd] Para SND sería un sí.
       *[nobody] Es un no para cualquiera.
    }
ask-across-penalty =
    { $across ->
        [me] Tú te librarías.
        [sd] SD se libraría.
        [snd] SND se libraría.
       *[nobody] Golpearía a cualquiera.
    }
ask-needs =
    { $you ->
        [seat] Juegas como { $position } y necesitas { faces }.
       *[others] { $seat } juega como { $position } y necesita { faces }.
    }
ask-hit_on =
    { $you ->
        [seat] Juegas como { $position }: golpe con { faces }.
       *[others] { $seat } juega como { $position }: golpe con { faces }.
    }
ask-can-pay =
    { $you ->
        [seat] Por { price-privilege-tokens } lanzas otra vez.
       *[others] Por { price-privilege-tokens } puedes dar a { $seat } otro lanzamiento.
    }
ask-can-power =
    { $you ->
        [seat] Tu ficha de Poder te da otro lanzamiento.
       *[others] Tu ficha de Poder puede dar a { $seat } otro lanzamiento.
    }
ask-can-influence = Una carta de Influencia lo cambia en un número.
ask-can-no_influence = No tienes carta de Influencia.
ask-can-block =
    { $you ->
        [seat] Tu ficha de Poder lo evita.
       *[others] Tu ficha de Poder puede evitárselo a { $seat }.
    }
ask-pay =
    { $you ->
        [seat] Lanzar otra vez
       *[others] Dar otro a { $seat }
    }
ask-power_roll =
    { $you ->
        [seat] Gastar Poder y lanzar
       *[others] Gastar Poder en { $seat }
    }
ask-price = pagar { $price } de tus { $have } fichas
ask-power_price = tu ficha de Poder
ask-influence_price = tu carta y { price-tokens }
ask-nothing = { pay-nothing }
ask-let_stand = Dejarlo así
ask-let_roll = Dejar la suerte
ask-let_happen = Dejar que pase
ask-add = Añadir el { $face }
ask-take = Quitar el { $face }
ask-block =
    { $you ->
        [seat] Evitarlo
       *[others] Librar a { $seat }
    }
ask-free =
    { $you ->
        [seat] Con { faces } te libras.
       *[others] Con { faces }, { $seat } se libra.
    }
ask-all_win = Y entonces gana todo el mundo.
ask-vain =
    { $vain ->
        [one] Con otra cara no compró nada.
       *[other] Con otras { $vain } caras no compró nada.
    }
ask-helped = Ayudaste una vez, salga lo que salga.
ask-hindered = Cuenta como estorbo.
ask-keep = { tokens-kept }
ask-keep_card = Te quedas con tu carta.
ask-keep_power = Te quedas con tu ficha de Poder.
ask-next = Luego se consulta a { $seat }.
ask-blocked =
    { $you ->
        [seat] No te pasa nada.
       *[others] A { $seat } no le pasa nada.
    }
ask-then-needs =
    { $you ->
        [seat] Necesitas { faces }.
       *[others] { $seat } necesita { faces }.
    }
ask-then-hits =
    { $you ->
        [seat] Te golpea con { faces }.
       *[others] Golpea a { $seat } con { faces }.
    }
ask-before =
    { $you ->
        [seat] Vas a lanzar por «{ $card }».
       *[others] { $seat } va a lanzar por «{ $card }».
    }
ask-threat =
    { $you ->
        [seat] «{ $card }» está por golpearte.
       *[others] «{ $card }» está por golpear a { $seat }.
    }
ask-stands-goal =
    { $you ->
        [seat] Vuelves a { $space }.
       *[others] { $seat } vuelve a { $space }.
    }
ask-stands-award =
    { $you ->
        [seat] No recibes nada.
       *[others] { $seat } no recibe nada.
    }
ask-empty = Se te consulta como a cualquiera, pero no tienes carta de Influencia. La página pasa por ti.
ask-wish-group = Cada cuánto se te consulta
ask-wish-not_this_turn = Este turno no
    .small = pasar, y que no me consulten por nadie más hasta el próximo turno
ask-wish-only_for_me = Solo por lo mío
    .small = pasar, y que desde ahora solo me consulten por mis lanzamientos
ask-wish-ask_me = Que me consulten otra vez por el resto
ask-who-influence = Quién podría torcer la suerte
ask-who-extra_roll = Quién podría dar un lanzamiento
ask-who-block = Quién podría evitarlo
ask-name =
    { $role ->
        [rolls]
            { $you ->
                [seat] Tú, que lanzas
               *[others] { $seat }, que lanza
            }
        [hit]
            { $you ->
                [seat] Tú, que recibes
               *[others] { $seat }, que recibe
            }
       *[none]
            { $you ->
                [seat] Tú
               *[others] { $seat }
            }
    }
ask-has =
    { $has ->
        [power] una ficha de Poder
        [both] { amount-tokens } y Poder
       *[tokens] { amount-tokens }
    }
ask-has-no_power = sin ficha de Poder
ask-state-asked = { ask-has }: se le consulta ahora
ask-state-passed = { ask-has }: pasó
ask-state-next = { ask-has }: se le consulta luego
ask-state-poor = { ask-has }: no alcanza
ask-state-not_this_turn = { ask-has }: este turno no
ask-state-only_for_me = { ask-has }: solo por lo suyo

call-eyebrow = Se consulta a toda la mesa
call-why = Una carta de Influencia lo cambia en un número. Quien quiera mirar sus cartas toma el dispositivo.
call-nobody = Nadie. A lanzar.
call-look = Mira { $seat }
call-group = Quién quiere mirar sus cartas

vote-eyebrow = Votación cerrada: se te consulta, { $seat }
vote-card = La votación
vote-label = Los sobres
vote-you = Tú
vote-worth = ¿Cuánto vale para ti igualar { $thing }?
vote-worth_reverse = ¿Cuánto vale para ti la brecha de { $thing }?
vote-rule =
    { $dice ->
        [one] Se abren a la vez. El fondo debe superar un dado; las fichas se pierden en todo caso.
       *[other] Se abren a la vez. El fondo debe superar { $dice } dados; las fichas se pierden en todo caso.
    }
vote-from_to = Tus fichas, de { $least } a { $most }
vote-pool = Con { $amount }: { $pool } en el fondo.
vote-pool_more = Con { $amount }: { $pool } o más.
vote-beats = Supera { faces }.
vote-beats_many = Supera { $dice } dados { $percent } de cada 100 veces.
vote-put_down = Poner { amount-tokens } por { $thing }
vote-left =
    { $left ->
        [one] te queda { $left }
       *[other] te quedan { $left }
    }
vote-open = { $amount }, a la vista
vote-open_more = { $amount } a la vista
vote-sealed = cerrado
vote-sealed_mine = tu sobre: { $amount }
vote-thinking = aún piensa
vote-choose = elige
vote-out = no participa
vote-nothing = nada
vote-most = { $amount }, más que nadie
vote-called =
    { $you ->
        [seat] Votación que convocas. Obliga a todo el mundo.
       *[others] Votación que convoca { $seat }. Obliga a todo el mundo.
    }
vote-title = Igualar { $thing }
vote-title_reverse = Traer de vuelta la brecha de { $thing }
vote-cards =
    { $cards ->
        [one] De { $thing } depende { $cards } carta.
       *[other] De { $thing } dependen { $cards } cartas.
    }
vote-if = Si sale, todo el mundo las juega con el rango SD.
vote-if_reverse = Si sale, vuelven a valer los rangos impresos.
vote-example = { $card }, para { $position }
vote-now = ahora
vote-then = luego
vote-apart = impreso: { faces }
vote-alike = igualado: { faces }
vote-result =
    { $passed ->
        [0] Fracasa.
       *[1] Sale.
    }
    .count = { $pool } contra { $against }.

story-alone = { $seat } llegó a solas al final del camino, tras { rounds }.
story-together = Tras { rounds } cada cual tenía Casa, y se ganó en común.
story-trap =
    { $rounds ->
        [one] Una ronda no bastó. La trampa aguantó.
       *[other] { $rounds } rondas no bastaron. La trampa aguantó.
    }
story-goals = Con SD se lograron { $sd } de { $sd_tries } Metas intentadas; con SND, { $snd } de { $snd_tries }.
story-help =
    { $given ->
        [0] Nadie pagó un lanzamiento ajeno.
        [one] Hubo un lanzamiento pagado a otra persona, por { $names }.
       *[other] Hubo { $given } lanzamientos pagados a otra persona, por { $names }.
    }
story-votes =
    { $votes ->
        [one] Hubo una votación, y se igualó: { $things }.
       *[other] Hubo { $votes } votaciones, y se igualó: { $things }.
    }
story-votes_failed =
    { $votes ->
        [one] Hubo una votación, y no se cerró ninguna brecha.
       *[other] Hubo { $votes } votaciones, y no se cerró ninguna brecha.
    }
story-title = Más Puntos de Prosperidad: { $names }, con { $points }.

closing-points = Quien es SD acaba con { $sd } puntos; quien es SND, con { $snd }.
closing-tiers = Quien es SD acaba en la etapa { $sd }; quien es SND, en la { $snd }.
closing-average = De media. Lo que tiene cada cual, y lo que cuenta:
closing-average_tiers = De media. Lo que tiene cada cual:
closing-table = Quién tiene qué
closing-goals = Metas logradas
    .of = { $reached } de { $tries }
closing-total = Puntos de Prosperidad
closing-row-tier = Etapa
    .worth = su número
closing-row-winner = Ganó a solas
worth-each = { $n } por vez si se gana en común
closing-row-helps = Ayudó
    .worth = { worth-each }
closing-row-hinders = Estorbó
    .worth = { worth-each }
closing-each = { $n } cada una
closing-privilege = { $n } son un punto
closing-dice = Los mismos dados, leídos dos veces.
closing-rolls =
    { $times ->
        [0] Con { $position } nunca se lanzó por una carta.
        [one] Con { $position } se lanzó una vez por una carta.
       *[other] Con { $position } se lanzó { $times } veces por una carta.
    }
closing-went = { $times } salieron bien
closing-would = { $times } habrían salido con los rangos { $position }

## Qué significan las Posiciones, antes del primer turno.

dealt-title = Se reparten las Posiciones.
    .sd = Tienes la carta con la flecha: SD.
    .snd = Tienes la carta en blanco: SND.
dealt-sd = Flecha: { $position }
dealt-snd = En blanco: { $position }
dealt-tokens = Fichas al empezar
dealt-chances = Oportunidades que salen
dealt-harms = Males que golpean
dealt-percent = { $percent } %
dealt-meaning = Con la misma carta, el mismo número puede valer para SD y no para SND.
dealt-stays = Una Posición dura toda la partida.

turning-homes = { $homes } de { $all } ya tienen Casa. Cuando cada cual la tenga, gana todo el mundo.

space-named = Casilla { $space }
space-does-regular = Aquí solo pasa lo que hagan las cartas.
space-does-numbered = Aquí empieza la etapa { $tier }. Quien llega desde abajo se enfrenta a la Meta que lleva a ella.
space-does-justice = Quien cae aquí juega una carta de Justicia, con quienes tiene más cerca a izquierda y derecha.
space-does-taxes = Quien cae aquí trae un impuesto para todo el mundo, según la etapa.

# Lo que cuenta la última página.
holds-points = { closing-total }
holds-pawn = casillas del camino
did-paid_roll = lanzamientos pagados
did-power_roll = lanzamientos con Poder
did-blocked = castigos evitados

## Preguntas ya preparadas del laboratorio.

idea-ranges = ¿Cuánta distancia hacen los rangos de las Metas?
idea-allies = ¿Llegan quienes ayudan?

## What a class may be asked about this game.

room-ask_own_1 = ¿Sabes qué tiene que sacar el otro lado?
room-answer_own_1_1 = Sí, exactamente
room-answer_own_1_2 = Más o menos
room-answer_own_1_3 = No
room-ask_own_2 = ¿Pagarías por el lanzamiento de otra persona?
room-answer_own_2_1 = Sí, ya lo hice
room-answer_own_2_2 = Solo si yo también gano
room-answer_own_2_3 = No

# La página del laboratorio: lo que dan las reglas impresas, la brecha y los grupos con sus cifras.
lab-by_book = Según el libro, quien es SD gana { $a } de cada 100; quien es SND, { $b }.
lab-gap = De cada 100 partidas, quien es SD gana { $value } más que quien es SND.
lab-group_sd = { position-1 }
lab-group_snd = { position-2 }

debrief-equal = Igual significa aquí la misma salida y las mismas probabilidades para todo el mundo.
debrief-hidden = Las manos y los aportes sellados estaban ocultos.
