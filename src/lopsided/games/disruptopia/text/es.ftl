### Disruptopia en español: Disruptopía.
### complete
###
### Glosario. Se tutea; en pasado simple. company: empresa · worker: talento · class: clase · Startup, Millionaire, Billionaire: Startup, Millonaria, Magnate
### pocket: bolsillo · power: poder · reputation: reputación · compute: cómputo · model, version: modelo, versión · train: entrenar · subsidy: subvención
### office, presence: sede · recruit: fichar · buyback: recompra · audit: auditoría · effect card, slot: carta de efecto, hueco · card point: punto de carta
### plan, seal: plan, sellar · quarter: trimestre · Player 1 token: ficha de inicio · Research, Influence, Sabotage: Ciencia, Influencia, Sabotaje

title = Disruptopía
tagline = Todo el mundo empieza en el mismo garaje. Las reglas pagan según lo rico que seas.
pitch = Pequeñas empresas de IA planean en secreto y luego corren de Startup a Magnate. Subvenciones, patentes y publicidad pagan más a quien ya tiene más, y lo que sobra va a tu propio bolsillo.

## Cómo juega cada bot.

bot-blitz = Abre sedes y gana dinero, luego compra chips y entrena a toda prisa, y acaba la partida en cuanto va por delante.
bot-siphon = Sube a Magnate, ficha, registra patentes y se lleva el dinero a casa.
bot-saboteur = Juega para sí como siphon, y gasta talentos en dañar a quien va por delante.

## El tablero en la terminal.

board-company = Empresa
board-corp = $
board-pocket = Bolsillo
board-class = Clase
board-power = Poder
board-rep = Rep.
board-compute = Cómputo
board-model = Modelo
board-workers = Talentos
board-subsidies = Subvenc.
board-hand = Mano
board-startup = Startup
board-millionaire = Millón
board-billionaire = Multi
board-first = { $company } [dim](empieza)[/]
board-world = Mundo
board-plan = [dim]Plan[/]      { $company }: { $steps }
board-step = { $worker } { $option }
board-effects = [dim]En vigor[/]  { $company }: { $cards }
board-used = { $card } (usada)
board-held = [dim]Carta { $cost }[/]   [bold]{ $card }[/]: { $card-does }

stream-research = Mazo de Ciencia
stream-influence = Mazo de Influencia
stream-sabotage = Mazo de Sabotaje
stream-marketing = Dado de marketing de { $seat }
stream-card = { card-die }
stream-dropped = Cartas perdidas de { $seat }
stream-begin = { who-begins }
stream-head_start = Ventaja inicial
stream-subsidy = Dado de subvenciones

## Nombres de los números.

card-0 = Artículo técnico
    .does = Reputación +2. Tu próximo entrenamiento cuesta $2 menos.
    .scene = Cuarenta páginas, once firmas, un gráfico que sube.
card-1 = Nueva GPU
    .does = Tu próximo entrenamiento cuesta $3 menos.
    .scene = El doble de rápida, con la mitad de garantía.
card-2 = Resultados maquillados
    .does = Tu próximo entrenamiento cuesta $2 menos. Reputación -1.
    .scene = El examen estaba en los apuntes. El examinador, también.
card-3 = Cantera propia
    .does = Paga el próximo talento, $2 menos. Tu clase debe permitirlo.
    .scene = Seis entrevistas, un acertijo sobre alcantarillas, una bolsa de tela.
card-4 = Chips de contrabando
    .does = Cómputo +1 sin pagar, sea cual sea tu clase. Reputación -1.
    .scene = En las cajas dice «tostadoras». Zumban en binario.
card-5 = Servidores heredados
    .does = Cómputo +1 sin pagar. Tu clase debe permitirlo.
    .scene = El año pasado de alguien es tu próximo trimestre.
card-6 = Entrenar en vacaciones
    .does = Entrena la próxima versión sin pagar. Tu clase debe permitirlo.
    .scene = La oficina está vacía, las luces parpadean, el error baja.
card-7 = Destilar al rival
    .does = Solo si un rival tiene un modelo más nuevo: entrena la próxima versión por $4 menos. Reputación -1. Tu clase debe permitirlo.
    .scene = Le hiciste diez millones de preguntas, con mucha educación.
card-8 = Pesos para todos
    .does = Reputación +3. El próximo entrenamiento de cada rival cuesta $1 menos.
    .scene = Gratis como el aire, y como un cachorro.
card-9 = Beca pública
    .does = Toma $4 como Startup, $3 como Millonaria, $2 como Magnate.
    .scene = El formulario tiene noventa casillas. Por una vez, primero las pequeñas.
card-10 = Chips al por mayor
    .does = Comprar chips te cuesta $1 menos.
    .scene = Por palé, por barco, por mar.
card-11 = Maraña de patentes
    .does = Cada patente te da $1 más.
    .scene = Primero: un método. Segundo: cualquier método.
card-12 = Molino de datos
    .does = Entrenar te cuesta $1 menos.
    .scene = Lee lo que escribió sobre lo que leyó.
card-13 = Turno de noche
    .does = En rondas pares, una vez: toma $3.
    .scene = La máquina de café es la única que se va a casa.
card-14 = Talentos ocultos
    .does = Cada entrenamiento da Poder +1.
    .scene = Nadie le enseñó ajedrez. Nadie le enseñó a presumir.
card-15 = Lluvia de artículos
    .does = Saca 3 cartas, de los mazos que quieras.
    .scene = Publicado el lunes, citado el martes, retirado el viernes.
card-16 = Redada en el campus
    .does = Toma el próximo talento sin pagar. Tu clase debe permitirlo.
    .scene = Vinieron por la pizza y se quedaron por las acciones.
card-17 = Capital riesgo
    .does = Pide Reputación 1. Una vez por ronda: Poder +1.
    .scene = Creen en ti, y en una silla en tu junta.
card-18 = Becarios voluntarios
    .does = Una vez por ronda: Reputación +1.
    .scene = Sin sueldo, pero los pufs son excelentes.
card-19 = Moderar contenidos
    .does = Reputación +1.
    .scene = Alguien, muy lejos, lo mira para que tú no tengas que verlo.
card-20 = Discurso de negro
    .does = Poder +2 con Reputación 3 o más; si no, Poder +1.
    .scene = Una cosa más. Es la misma cosa, más fina.
card-21 = Día de pasillos
    .does = Toma 1 subvención de cualquier región.
    .scene = Llevaste una cesta de fruta y un borrador de la ley.
card-22 = Foto con cheque
    .does = Paga $2. Reputación +2.
    .scene = El cheque mide tres metros. La cifra, no.
card-23 = Balance optimista
    .does = Toma $3.
    .scene = Las pérdidas bajan, si sujetas así el gráfico.
card-24 = Contrato del Estado
    .does = Pide una subvención propia. Toma $2 por cada una de las tuyas, $6 como máximo.
    .scene = A quien se le confía dinero público se le confía más.
card-25 = Corte de cinta
    .does = Abre en otra región sin pagar. Tu clase debe permitirlo.
    .scene = Tijeras de oro, una alcaldesa, y aún nadie dentro.
card-26 = Buzón en el paraíso
    .does = Abre en otra región sin pagar, sea cual sea tu clase. Reputación -1.
    .scene = Cuarto piso, sin ascensor, novecientas sedes.
card-27 = Demo con famoso
    .does = Lanza un dado. 1 o 2: Poder +2. 3 a 6: Reputación +2.
    .scene = Tampoco sabe usarlo, pero con tanto encanto.
card-28 = Máquina de encuestas
    .does = Puedes repetir una vez cada dado de marketing. Vale el segundo.
    .scene = Pregunta hasta que lo digan.
card-29 = Becas de opinión
    .does = Tus recompras cuestan 1 reputación menos.
    .scene = Expertos independientes descubren que tienes razón.
card-30 = Socios locales
    .does = Abrir sede te cuesta $1 menos.
    .scene = Conocen a uno que conoce al del puerto.
card-31 = Lobista en nómina
    .does = Una vez por ronda: paga $1 y toma 1 subvención de una región donde estés.
    .scene = Nunca pide nada. Recuerda.
card-32 = Regulador amigo
    .does = Ninguna auditoría hostil puede quitar tus cartas de efecto.
    .scene = Fueron juntos al colegio. Todavía van.
card-33 = Gabinete de crisis
    .does = Las cartas rivales no pueden bajar tu reputación.
    .scene = No pasó nada, y no volverá a pasar.
card-34 = GPU por las nubes
    .does = Comprar chips le cuesta $1 más a cada rival.
    .scene = Compraste toda la primavera de la fábrica.
card-35 = Filtración anónima
    .does = Un rival pierde 2 de reputación.
    .scene = El memorando era real. El subrayado era tuyo.
card-36 = Robar el equipo
    .does = Un rival pierde el talento con el número más alto.
    .scene = El mismo escritorio, otra credencial.
card-37 = Queja urbanística
    .does = Un rival pierde su sede en una región que elijas.
    .scene = Se ha visto un tritón raro junto a su torre de refrigeración.
card-38 = Facturas creativas
    .does = Toma hasta $2 de la empresa de un rival.
    .scene = Concepto uno: consejo. Concepto dos: no seguirlo.
card-39 = Demanda por contrato
    .does = Toma hasta $4 de la empresa de un rival.
    .scene = Cláusula cuarenta y uno, en letra de pulga.
card-40 = Informe bajista
    .does = Un rival pierde 2 de poder.
    .scene = Noventa páginas que acaban en una flecha hacia abajo.
card-41 = Demanda colectiva
    .does = La empresa de cada rival pierde hasta $2.
    .scene = Cuatro millones de demandantes, once centavos por cabeza.
card-42 = Servidor tumbado
    .does = Un rival descarta 2 cartas al azar.
    .scene = Llamaron cien mil neveras a la vez.
card-43 = Pánico moral
    .does = Un rival con el modelo más nuevo: su próximo entrenamiento cuesta $2 más.
    .scene = Tú solo haces preguntas, en todos los canales.
card-44 = Veto a exportar
    .does = Un rival pierde 1 de cómputo, pero nunca por debajo de su modelo.
    .scene = Sus chips son seguridad nacional. Los tuyos, un producto.
card-45 = Espía simpático
    .does = Mira la mano de un rival y toma 1 carta.
    .scene = Les arregló la impresora. La arregló muy bien.
card-46 = Cuentas públicas
    .does = Una Millonaria o Magnate devuelve 1 subvención.
    .scene = Los recibos eran de un yate. El yate era para investigar.
card-47 = Campaña de rumores
    .does = Una vez por ronda: un rival pierde 1 de reputación.
    .scene = Lo dice la gente. Tú conoces a la gente.
card-48 = Alquiler en exclusiva
    .does = Abrir sede le cuesta $1 más a cada rival.
    .scene = Toda azotea con vistas ya es tuya.
card-49 = Pacto de no competir
    .does = Fichar talento le cuesta $1 más a cada rival.
    .scene = Pueden trabajar en cualquier otra cosa, en la agricultura.
card-50 = Trol de patentes
    .does = En rondas impares, una vez: toma hasta $2 de la empresa de un rival.
    .scene = Inventaste la esquina redonda, y la esquina.
card-51 = Meme cruel
    .does = Paga $1. Un rival pierde 1 de poder; tú, 1 de reputación.
    .scene = A un becario le llevó cuatro minutos. Sobrevivirá a las dos empresas.

region-0 = América del Norte
    .short = América N.
region-1 = América del Sur
    .short = América S.
region-2 = África
    .short = África
region-3 = Europa
    .short = Europa
region-4 = Asia
    .short = Asia
region-5 = Oceanía
    .short = Oceanía

option-0 = nada
    .line = Un día en la hamaca
    .short = libre
    .do = Hacerlo
option-1 = Comprar chips
    .line = Paga el próximo nivel de cómputo
    .short = Chips
    .do = Comprar los chips
option-2 = Registrar patente
    .line = Cuanto más rica eres, más paga
    .short = Patente
    .do = Registrar la patente
option-3 = Fichar talento
    .line = Paga el próximo talento
    .short = Fichar
    .do = Fichar
option-4 = Entrenar modelo
    .line = Paga la próxima versión
    .short = Entrenar
    .do = Entrenar el modelo
option-5 = Ayuda pública
    .line = Toma una subvención donde estés
    .short = Ayuda
    .do = Tomar una subvención
option-6 = Recomprar acciones
    .line = Dinero y reputación por la próxima clase
    .short = Recompra
    .do = Recomprar
option-7 = Marketing
    .line = Lanza un dado por poder o reputación
    .short = Mercado
    .do = Lanzar la campaña
option-8 = Abrir sede
    .line = Paga para abrir en otra región
    .short = Sede
    .do = Abrir una sede
option-9 = Jugar carta
    .line = Un punto para una carta
    .short = Carta
    .do = Jugar una carta
option-10 = Reorganizar
    .line = Quita una carta de efecto tuya
    .short = Reorg.
    .do = Reorganizar
option-11 = Auditoría hostil
    .line = $5 y 2 de reputación por quitar un efecto rival
    .short = Auditar
    .do = Enviar la auditoría
option-12 = Despedir y contratar
    .line = Una mano nueva de cinco cartas
    .short = Rotar
    .do = Rotar la mano

deck-0 = Ciencia
    .line = Cómputo y modelos
deck-1 = Influencia
    .line = Poder, reputación y dinero
deck-2 = Sabotaje
    .line = Daño a los rivales

rank-0 = Startup
rank-1 = Millonaria
rank-2 = Magnate

odd-0 = par
odd-1 = impar

why-21 = no hay dinero suficiente
    .short = falta dinero
why-22 = la empresa no es bastante rica
    .short = no es bastante rica
why-23 = las máquinas no dan para tanto
    .short = falta cómputo
why-24 = ya no queda nada que conseguir
    .short = nada que conseguir
why-25 = la reputación no alcanza
    .short = falta reputación
why-26 = no hay subvención al alcance
    .short = sin subvención al alcance
why-29 = no hay carta que quitar
    .short = sin carta que quitar

## Cuántas cosas.

cost-points =
    { $cost ->
        [one] { $cost } punto
       *[other] { $cost } puntos
    }
subsidies =
    { $tokens ->
        [one] { $tokens } subvención
       *[other] { $tokens } subvenciones
    }
workers =
    { $workers ->
        [one] { $workers } talento
       *[other] { $workers } talentos
    }

## Qué se decide.

prompt-home =
    { $you ->
        [seat] Elige la región donde nació tu empresa.
       *[others] { $seat } elige su región de origen.
    }
prompt-plan =
    { $you ->
        [seat] Planea el trimestre en secreto. Los talentos actúan por orden de número.
       *[others] Todo el mundo planea en secreto.
    }
prompt-window =
    { $you ->
        [seat] Un momento libre: juega una carta, usa un efecto o sigue.
       *[others] { $seat } tiene un momento libre.
    }
prompt-cards =
    { $you ->
        [seat] Un talento está en Jugar carta: juega lo que paguen tus puntos, o sigue.
       *[others] { $seat } repasa sus cartas.
    }
prompt-worker =
    { $you ->
        [seat] Tu talento está listo. Que lo haga, o que lo deje.
       *[others] { $seat } decide sobre su próximo talento.
    }
prompt-handout =
    { $you ->
        [seat] ¿Dónde recoge tu talento una subvención?
       *[others] { $seat } recoge una subvención.
    }
prompt-scale =
    { $you ->
        [seat] ¿Dónde abres una sede?
       *[others] { $seat } abre una sede.
    }
prompt-restructure =
    { $you ->
        [seat] ¿Cuál de tus cartas de efecto se va?
       *[others] { $seat } reorganiza.
    }
prompt-audit =
    { $you ->
        [seat] ¿A quién le quitas una carta de efecto?
       *[others] { $seat } envía la auditoría.
    }
prompt-target =
    { $you ->
        [seat] ¿A quién le toca?
       *[others] { $seat } elige a alguien.
    }
prompt-region =
    { $you ->
        [seat] ¿Qué región va a ser?
       *[others] { $seat } elige una región.
    }
prompt-deck =
    { $you ->
        [seat] ¿De qué mazo sacas la próxima carta?
       *[others] { $seat } saca cartas.
    }
prompt-reroll =
    { $you ->
        [seat] ¿Vale el dado, o preguntas a otro grupo?
       *[others] { $seat } mira el dado.
    }
prompt-snatch =
    { $you ->
        [seat] Ves toda la mano. ¿Qué carta te llevas?
       *[others] { $seat } mira una mano de cartas.
    }

## Qué se puede hacer.

action-confirm = Sellar el plan
action-toss = Descartar { $card }
action-keep = Dejar el { $die }
action-reroll = Repetir en vez del { $die }
action-deck = Sacar del mazo de { $deck }
action-use = Usar { $card }
action-remove = Quitar { $card }
action-audit = Pagar ${ $price } y { $loss } de reputación para quitar { $card } a { $target }
action-snatch = Llevarte { $card }
action-target = { $card } contra { $target }
action-skip = Que el talento { $worker } no haga nada ({ $option })
action-place =
    { $option ->
        [0] Talento { $worker }: libre
       *[other] Talento { $worker }: { $option }
    }
action-recall =
    { $placed ->
        [0] Conservar las cartas que se iban
       *[other] Retirar el talento { $placed }
    }
action-go_on =
    { $points ->
        [0] Seguir
        [one] Seguir con 1 punto de carta
       *[other] Seguir con { $points } puntos de carta
    }
action-carry_out =
    { $option ->
        [1] Comprar chips: pagar ${ $price } por cómputo { $next }
        [2] Registrar patente: tomar ${ $amount }
        [3] Fichar el talento { $next } por ${ $price }
        [4] Entrenar la versión { $next } por ${ $price }
        [6] Recomprar acciones: pagar ${ $price } y { $loss } de reputación
        [7] Marketing: lanzar el dado
        [12] Despedir y contratar: descartar la mano y sacar otra
       *[other] Hacer: { $option }
    }
action-decline =
    { $looking ->
        [0] Dejarlo
       *[1] No llevarte ninguna
    }
action-region =
    { $purpose ->
        [0] Fundar la empresa en { $region }
        [1] Recoger una subvención en { $region }
        [2] Abrir en { $region } por ${ $price }
        [3] Tomar una subvención en { $region }
        [4] Tomar una subvención en { $region }
        [5] Abrir en { $region }
        [6] Cerrar la sede de { $target } en { $region }
       *[other] { $region }
    }
action-play =
    { $cost ->
        [0] Jugar { $card }
       *[other] Jugar { $card } por { cost-points }
    }

## Qué pasó.

event-hidden = { "" }
event-die = { "" }
event-aimed = { "" }
event-limit = La ronda { $round } fue la última de la mesa.
event-revealed = Todos los planes están a la vista.
event-reshuffled = Se acabó el mazo de { $deck }. Se barajan sus { $cards } descartes y se vuelve a empezar.
event-round =
    { $you ->
        [seat] Ronda { $round }, { $odd }. Tienes la ficha de inicio.
       *[others] Ronda { $round }, { $odd }. { $seat } tiene la ficha de inicio.
    }
event-began =
    { $you ->
        [seat] La ficha de inicio es tuya.
       *[others] La ficha de inicio es de { $seat }.
    }
event-favoured =
    { $you ->
        [seat] Empiezas como Millonaria. A alguien le tenía que tocar.
       *[others] { $seat } empieza como Millonaria. A alguien le tenía que tocar.
    }
event-settled =
    { $you ->
        [seat] Tu empresa nació en { $region }.
       *[others] La empresa de { $seat } nació en { $region }.
    }
event-subsidised =
    { $misses ->
        [0] Hay una subvención nueva en { $region }.
        [one] El dado cayó primero en una región llena; luego dejó una subvención en { $region }.
       *[other] El dado cayó { $misses } veces en regiones llenas; luego dejó una subvención en { $region }.
    }
event-drew =
    { $you ->
        [seat] { "" }
       *[others] { $seat } sacó una carta de { $deck }.
    }
event-drew_card = { you-drew }
event-confirmed =
    { $you ->
        [seat] Sellaste tu plan.
       *[others] { $seat } selló su plan.
    }
event-planned =
    { $you ->
        [seat] Tu talento { $worker }: { $option }.
       *[others] Talento { $worker } de { $seat }: { $option }.
    }
event-tossed =
    { $you ->
        [seat] Descartaste «{ $card }».
       *[others] { $seat } descartó «{ $card }».
    }
event-turn =
    { $you ->
        [seat] Se cumple tu plan.
       *[others] Se cumple el plan de { $seat }.
    }
event-failed =
    { $you ->
        [seat] Tu talento { $worker } no consiguió nada con «{ $option }»: { $why }.
       *[others] El talento { $worker } de { $seat } no consiguió nada con «{ $option }»: { $why }.
    }
event-skipped =
    { $you ->
        [seat] Dejaste libre al talento { $worker } en vez de «{ $option }».
       *[others] { $seat } dejó libre al talento { $worker } en vez de «{ $option }».
    }
event-chips =
    { $you ->
        [seat] Compraste chips por ${ $price }: cómputo { $level }.
       *[others] { $seat } compró chips por ${ $price }: cómputo { $level }.
    }
    .why = Ninguna versión se entrena más allá del nivel de cómputo.
event-patent =
    { $you ->
        [seat] Registraste una patente y tomaste ${ $amount }, lo de una { $rank }.
       *[others] { $seat } registró una patente y tomó ${ $amount }, lo de una { $rank }.
    }
    .why = Una patente paga enseguida, y más en una clase más alta.
event-recruited =
    { $price ->
        [0]
            { $you ->
                [seat] El talento { $worker } se unió gratis a tu empresa, desde la próxima ronda.
               *[others] El talento { $worker } se unió gratis a { $seat }, desde la próxima ronda.
            }
       *[other]
            { $you ->
                [seat] Fichaste al talento { $worker } por ${ $price }, desde la próxima ronda.
               *[others] { $seat } fichó al talento { $worker } por ${ $price }, desde la próxima ronda.
            }
    }
    .why = Un talento más es una tarea más en cada ronda que viene.
event-trained =
    { $rep ->
        [0]
            { $power ->
                [0]
                    { $you ->
                        [seat] Entrenaste la versión { $version } por ${ $price }.
                       *[others] { $seat } entrenó la versión { $version } por ${ $price }.
                    }
               *[other]
                    { $you ->
                        [seat] Entrenaste la versión { $version } por ${ $price }: poder +{ $power }.
                       *[others] { $seat } entrenó la versión { $version } por ${ $price }: poder +{ $power }.
                    }
            }
       *[other]
            { $power ->
                [0]
                    { $you ->
                        [seat] Entrenaste la versión { $version } por ${ $price }: reputación +{ $rep }.
                       *[others] { $seat } entrenó la versión { $version } por ${ $price }: reputación +{ $rep }.
                    }
               *[other]
                    { $you ->
                        [seat] Entrenaste la versión { $version } por ${ $price }: poder +{ $power }, reputación +{ $rep }.
                       *[others] { $seat } entrenó la versión { $version } por ${ $price }: poder +{ $power }, reputación +{ $rep }.
                    }
            }
    }
    .why = Cada versión vale un punto, y la versión 7 trae la última ronda.
event-handout =
    { $you ->
        [seat] Recogiste una subvención en { $region }.
       *[others] { $seat } recogió una subvención en { $region }.
    }
    .why = Las subvenciones puntúan, y en una clase más alta pagan cada ronda.
event-buyback =
    { $you ->
        [seat] Pagaste ${ $price } y { $rep } de reputación por una recompra. Ahora tu empresa es { $rank }.
       *[others] { $seat } pagó ${ $price } y { $rep } de reputación por una recompra. Ahora su empresa es { $rank }.
    }
    .why = Una clase más alta cobra más por el mismo trabajo.
event-marketing =
    { $power ->
        [0]
            { $rep ->
                [0]
                    { $you ->
                        [seat] Te anunciaste y sacaste un { $face }. Nadie levantó la vista.
                       *[others] { $seat } se anunció y sacó un { $face }. Nadie levantó la vista.
                    }
               *[other]
                    { $you ->
                        [seat] Te anunciaste y sacaste un { $face }: reputación +{ $rep }.
                       *[others] { $seat } se anunció y sacó un { $face }: reputación +{ $rep }.
                    }
            }
       *[other]
            { $you ->
                [seat] Te anunciaste y sacaste un { $face }: poder +{ $power }.
               *[others] { $seat } se anunció y sacó un { $face }: poder +{ $power }.
            }
    }
    .why = El poder es ingreso cada ronda, y la reputación es el precio de una clase.
event-rerolls =
    { $you ->
        [seat] El { $face } no te gustó y preguntaste a otro grupo.
       *[others] A { $seat } no le gustó el { $face } y preguntó a otro grupo.
    }
event-scaled =
    { $you ->
        [seat] Abriste en { $region } por ${ $price }.
       *[others] { $seat } abrió en { $region } por ${ $price }.
    }
    .why = Solo se toman subvenciones donde hay una sede.
event-point =
    { $points ->
        [one]
            { $you ->
                [seat] Tienes 1 punto de carta.
               *[others] { $seat } tiene 1 punto de carta.
            }
       *[other]
            { $you ->
                [seat] Tienes { $points } puntos de carta.
               *[others] { $seat } tiene { $points } puntos de carta.
            }
    }
event-restructured =
    { $you ->
        [seat] Renunciaste a la carta «{ $card }».
       *[others] { $seat } renunció a la carta «{ $card }».
    }
event-audited =
    { $you ->
        [seat] Pagaste ${ $price } y { $rep } de reputación, y { $target } perdió «{ $card }».
        [target] { $seat } pagó ${ $price } y { $rep } de reputación, y perdiste «{ $card }».
       *[others] { $seat } pagó ${ $price } y { $rep } de reputación, y { $target } perdió «{ $card }».
    }
event-rehired =
    { $cards ->
        [0]
            { $you ->
                [seat] No tenías cartas que descartar.
               *[others] { $seat } no tenía cartas que descartar.
            }
       *[other]
            { $you ->
                [seat] Tiraste { cards }.
               *[others] { $seat } tiró { cards }.
            }
    }
event-played = { you-played }
event-installed =
    { $you ->
        [seat] Pusiste en vigor «{ $card }».
       *[others] { $seat } puso en vigor «{ $card }».
    }
event-used = { you-used }
event-card_die =
    { $you ->
        [seat] Te salió un { $face }.
       *[others] A { $seat } le salió un { $face }.
    }
event-power_up =
    { $you ->
        [seat] Tu poder subió { $amount }, a { $total }.
       *[others] El poder de { $seat } subió { $amount }, a { $total }.
    }
event-power_down =
    { $you ->
        [seat] Tu poder bajó { $amount }, a { $total }.
       *[others] El poder de { $seat } bajó { $amount }, a { $total }.
    }
event-rep_up =
    { $you ->
        [seat] Tu reputación subió { $amount }, a { $total }.
       *[others] La reputación de { $seat } subió { $amount }, a { $total }.
    }
event-rep_down =
    { $you ->
        [seat] Tu reputación bajó { $amount }, a { $total }.
       *[others] La reputación de { $seat } bajó { $amount }, a { $total }.
    }
event-gained =
    { $you ->
        [seat] Tu empresa tomó ${ $amount }.
       *[others] La empresa de { $seat } tomó ${ $amount }.
    }
event-lost =
    { $you ->
        [seat] Tu empresa perdió ${ $amount }.
       *[others] La empresa de { $seat } perdió ${ $amount }.
    }
event-paid =
    { $you ->
        [seat] Tu empresa pagó ${ $amount }.
       *[others] La empresa de { $seat } pagó ${ $amount }.
    }
event-stole =
    { $you ->
        [seat] Tu empresa se llevó ${ $amount } de { $target }.
        [target] { $seat } se llevó ${ $amount } de tu empresa.
       *[others] { $seat } se llevó ${ $amount } de la empresa de { $target }.
    }
event-compute_up =
    { $you ->
        [seat] Tu cómputo sube a { $level }.
       *[others] El cómputo de { $seat } sube a { $level }.
    }
event-compute_down =
    { $you ->
        [seat] Tu cómputo baja a { $level }.
       *[others] El cómputo de { $seat } baja a { $level }.
    }
event-cut =
    { $you ->
        [seat] Tu próximo entrenamiento cuesta ${ $amount } menos.
       *[others] El próximo entrenamiento de { $seat } cuesta ${ $amount } menos.
    }
event-surcharge =
    { $you ->
        [seat] Tu próximo entrenamiento cuesta ${ $amount } más.
       *[others] El próximo entrenamiento de { $seat } cuesta ${ $amount } más.
    }
event-fired =
    { $you ->
        [seat] Tu talento { $worker } se fue a otra empresa.
       *[others] El talento { $worker } de { $seat } se fue a otra empresa.
    }
event-opened =
    { $you ->
        [seat] Abriste gratis en { $region }.
       *[others] { $seat } abrió gratis en { $region }.
    }
event-closed =
    { $you ->
        [seat] Tu sede en { $region } está cerrada.
       *[others] La sede de { $seat } en { $region } está cerrada.
    }
event-subsidy =
    { $you ->
        [seat] Tomaste una subvención en { $region }.
       *[others] { $seat } tomó una subvención en { $region }.
    }
event-returned =
    { $you ->
        [seat] Tuviste que devolver una subvención.
       *[others] { $seat } tuvo que devolver una subvención.
    }
event-dropped =
    { $you ->
        [seat] Perdiste «{ $card }» de tu mano.
       *[others] { $seat } perdió «{ $card }» de su mano.
    }
event-snatched =
    { $you ->
        [seat] { "" }
        [target] { "" }
       *[others] { $seat } se llevó una carta de { $deck } de la mano de { $target }.
    }
event-snatched_card =
    { $you ->
        [seat] Te llevaste «{ $card }» de la mano de { $target }.
        [target] { $seat } se llevó «{ $card }» de tu mano.
       *[others] { $seat } se llevó «{ $card }» de la mano de { $target }.
    }
event-spared =
    { $you ->
        [seat] Miraste la mano de { $target } y no te llevaste nada.
        [target] { $seat } miró tu mano y no se llevó nada.
       *[others] { $seat } miró la mano de { $target } y no se llevó nada.
    }
event-siphoned =
    { $amount ->
        [0]
            { $you ->
                [seat] No quedó nada para tu bolsillo.
               *[others] No quedó nada para el bolsillo de { $seat }.
            }
       *[other]
            { $you ->
                [seat] Te metiste ${ $amount } en el bolsillo, donde ya hay ${ $total }.
               *[others] { $seat } se metió ${ $amount } en el bolsillo, donde ya hay ${ $total }.
            }
    }
event-income =
    { $you ->
        [seat] Tu empresa ganó ${ $amount }: poder { $power }, subvenciones { $subsidy }, reputación { $rep }.
       *[others] La empresa de { $seat } ganó ${ $amount }: poder { $power }, subvenciones { $subsidy }, reputación { $rep }.
    }
event-capped =
    { $you ->
        [seat] Los abogados se llevaron ${ $amount } más: una empresa gana ${ $most } por ronda como máximo.
       *[others] Los abogados se llevaron ${ $amount } más de { $seat }.
    }
event-last_round =
    { $you ->
        [seat] Tienes la versión { $version }. Esta es la última ronda.
       *[others] { $seat } tiene la versión { $version }. Esta es la última ronda.
    }
event-scored =
    { $you ->
        [seat] Sumas { points }: { $funds } del bolsillo, { $power } del poder, { $version } del modelo y el resto de subvenciones.
       *[others] { $seat } suma { points }: { $funds } del bolsillo, { $power } del poder, { $version } del modelo y el resto de subvenciones.
    }
event-won =
    { $you ->
        [seat] Ganas. Disrupción completada.
       *[others] Gana { $seat }. Disrupción completada.
    }

## Por qué no se puede ahora.

refusal-not_asked = No te toca (DR-033).
refusal-other_question = Ahora no se decide eso (DR-023).
refusal-occupied = Ahí ya nació otra empresa (DR-005).
refusal-all_placed = Todos tus talentos tienen tarea. Sella el plan, o retira uno (DR-028).
refusal-not_all_placed = Decide antes sobre cada talento; alguno puede quedar libre (DR-Q21).
refusal-no_cards = Esta mesa juega sin cartas, y su fila está cerrada (DR-029).
refusal-hand_full = Descarta antes: una mano tiene 5 cartas como máximo (DR-026).
refusal-hand_fits = Tu mano está dentro del límite; no sobra nada (DR-026).
refusal-nothing_to_recall = No hay nada que retirar (DR-Q89).
refusal-enough = Ya cambiaste de idea bastantes veces; ahora queda así (DR-Q89).
refusal-no_such_card = Esa carta no existe (DR-102).
refusal-tossed = Esa carta ya se va (DR-026).
refusal-costs_workers = { $card } cuesta { cost-points }; cada talento en Jugar carta da uno (DR-103).
refusal-no_slot = Los tres huecos de efecto están llenos. Reorganiza antes (DR-115).
refusal-requirement = No cumples lo que pide { $card } (DR-118).
refusal-no_use = { $card } no cambiaría nada ahora (DR-Q47).
refusal-used = Ya usaste { $card } en esta ronda (DR-116).
refusal-not_yet = { $card } funciona desde la próxima ronda (DR-Q01).
refusal-wrong_quarter = { $card } no funciona en una ronda como esta (DR-Q57).
refusal-standing = { $card } funciona sola todo el tiempo (DR-116).
refusal-poor = La empresa tiene ${ $have }, y no alcanza (DR-035).
refusal-rank = Tu empresa no es bastante rica para eso (DR-052).
refusal-compute = Tu cómputo no alcanza para la próxima versión (DR-072).
refusal-top = Ya no queda nada que conseguir (DR-Q37).
refusal-reputation = Tu reputación no cubre la pérdida (DR-089).
refusal-no_token = Ahí no hay subvención (DR-079).
refusal-no_presence = No tienes sede ahí (DR-139).
refusal-present = Ya tienes sede ahí (DR-101).
refusal-no_effect_card = No hay carta de efecto que quitar (DR-122).
refusal-shielded = Allí una carta de efecto aleja a los auditores (DR-Q11).
refusal-no_such_rival = En esta mesa no existe esa empresa (DR-001).
refusal-yourself = Contra ti no (DR-123).
refusal-not_a_target = { $card } no le haría nada a esa empresa, o no puede ir contra ella (DR-Q72).
refusal-empty_deck = Ese mazo y sus descartes están vacíos (DR-Q84).
refusal-not_there = Esa empresa no está ahí (DR-Q39).

## Qué puede elegir quien abre la mesa.

option-effect_activation = Las cartas de efecto funcionan en el acto, o desde la próxima ronda.
    .value =
        { $value ->
            [immediate] en el acto
           *[next_round] desde la próxima ronda
        }
option-reputation_track = Lo que da una buena reputación: por tramos, o paso a paso.
    .value =
        { $value ->
            [bands] por tramos
           *[ladder] paso a paso
        }
option-setup_order = Quién elige región primero: quien empieza, o quien va al final.
    .value =
        { $value ->
            [clockwise] primero quien empieza
           *[reverse] primero quien va al final
        }
option-max_rounds = Tras tantas rondas la partida acaba aunque nadie tenga el último modelo.
option-head_start = Se empieza en igualdad, o una empresa por sorteo empieza como Millonaria.
    .value =
        { $value ->
            [none] en igualdad
           *[one_millionaire] una Millonaria
        }
option-cards = Con cartas o sin ellas.
    .value =
        { $value ->
            [on] con cartas
           *[off] sin cartas
        }
by-class =
    { $value ->
        [off] según la clase
       *[on] igual para todas
    }
option-equal_patent = Una patente paga igual a cada clase.
    .value = { by-class }
option-equal_subsidy = Una subvención paga igual a cada clase.
    .value = { by-class }
option-equal_marketing = El marketing hace lo mismo para cada clase.
    .value = { by-class }
option-equal_regions = Cada región tiene sitio para dos subvenciones.
    .value =
        { $value ->
            [off] como está impreso
           *[on] dos por región
        }
option-equal_grant = Las becas pagan igual a cada clase.
    .value = { by-class }
option-open_locks = Todo está abierto a cada clase.
    .value =
        { $value ->
            [off] según la clase
           *[on] abierto
        }

variant-equal = con la misma paga para cada clase

## Una frase sobre cada decisión, en una primera partida.

guide-home = Elige dónde está tu primera sede: su región trae subvenciones.
guide-plan = Da a cada talento una tarea. Nadie ve tu plan hasta que todos estén sellados.
guide-window = Ahora puedes jugar una carta gratis, o seguir.
guide-cards = Tus talentos pagaron cartas: juégalas ahora.
guide-worker = Un talento está en ello: que haga la tarea, o que la deje.
guide-handout = Elige la región de la que viene esta subvención.
guide-scale = Elige dónde se abre otra sede.
guide-restructure = Di a qué renuncias por lo que consigues.
guide-audit = Elige a quién mira la auditoría; a ti también te cuesta.
guide-target = Elige la empresa a la que va esta carta.
guide-region = Elige la región de la que trata esta carta.
guide-deck = Elige el mazo del que sacas.
guide-reroll = Puedes repetir este dado, o dejarlo.
guide-snatch = Elige la carta que te llevas de otra mano.

## El tablero en el navegador.

unit = $
money = ${ $amount }
money-more = +${ $amount }
money-less = −${ $amount }
free = gratis
worker = talento { $worker }
worker-of =
    { $you ->
        [seat] tú, talento { $worker }
       *[others] { $seat }, talento { $worker }
    }

where = Ronda { $round }, { $odd }. { where-step }
where-last = Ronda { $round }, { $odd }, la última. { where-step }
where-step =
    { $moment ->
        [setup] Se abren las primeras sedes
        [plan] Paso 1 de 5: se planea en secreto
        [reveal] Paso 1 de 5: los planes, a la vista
        [resolve] Paso 2 de 5: se cumplen los planes
        [close] Pasos 3 y 4 de 5: se cierra el trimestre
       *[over] { game-over }
    }
badge-pocket = bolsillo ${ $amount }
badge-end = { points }, ${ $amount } en el bolsillo, modelo { $model }
state-sealed = sellado
state-plans = planea
state-done = listo
state-first = empieza

world-table = El mundo, la estrategia trimestral y tu mano
world = Mapa del mundo con seis regiones
world-offices = { $region }: { $tokens } de { $room } subvenciones. Sedes: { $names }.
world-no_office = { $region }: { $tokens } de { $room } subvenciones. Sin sedes.
world-in_store = en reserva
deck-left = { $deck }, quedan { $cards }

told =
    { $you ->
        [seat] Tú
       *[others] { $seat }
    }: { $rank }, ${ $corp } en la empresa, ${ $pocket } en el bolsillo, poder { $power }, reputación { $rep }, ingresos { $income }, { subsidies }, cómputo { $compute }, modelo { $model }, { workers }, { cards }.
told-offices = Sedes en { $regions }.
told-no_office = Aún sin sede.
told-effects = Efectos: { $effects }.

worth = Patrimonio
worth-subsidy = subvención ${ $amount }
worth-patent = patente ${ $amount }
worth-nobody = nadie
worth-compute = cómputo
worth-model = modelo
worth-end = El modelo { $model } acaba la partida.
worth-last = Esta es la última ronda.

company =
    { $you ->
        [seat] Tu empresa tiene ${ $amount }
       *[others] { $seat } tiene ${ $amount }
    }
company-pocket =
    { $you ->
        [seat] ${ $amount } en tu bolsillo, { subsidies }
       *[others] ${ $amount } en el bolsillo, { subsidies }
    }
company-waiting = Para el próximo entrenamiento: { $change }.
track-power = Poder
track-income = Ingresos
track-rep = Reputación
track-to_income = a ingresos
track-to_training = a entrenar
slots = En los tres huecos de efecto
slot-empty = hueco vacío
slot-unused = sin usar
slot-used = usada esta ronda
slot-fresh = desde la próxima
slot-always = siempre
slot-use = pulsa para usarla
slot-remove = pulsa para quitarla

rivals = Todas las empresas
column-power = poder
column-rep = rep.
column-income = ingreso
column-tokens = subv.
column-workers = equipo
column-cards = cartas
column-vp = PV
rivals-before = está ante { $seat }.
close-out = al bolsillo
close-subsidy = subvenciones
close-rep = reputación
close-income = entra

card-cost =
    { $cost ->
        [one] cuesta { $cost } talento en Jugar carta
       *[other] cuesta { $cost } talentos en Jugar carta
    }
kind-played = Acción, una vez
    .brief = Acción
kind-round = Efecto, una vez por ronda
    .brief = Una por ronda
kind-odd = Efecto, rondas impares
    .brief = Impares
kind-even = Efecto, rondas pares
    .brief = Pares
kind-standing = Efecto, se queda
    .brief = Se queda
hand = { your-hand }
hand-price = La cifra es el precio: talentos en Jugar carta.
hand-toss =
    { $cards ->
        [one] Sobra una carta: elige cuál se va.
       *[other] Sobran { cards }: elige cuáles se van.
    }
hand-tossed =
    { $cards ->
        [one] La carta tachada se va cuando se abran los planes.
       *[other] Las { $cards } cartas tachadas se van cuando se abran los planes.
    }
hand-play =
    { $cards ->
        [one] Ahora se puede jugar una carta.
       *[other] Ahora se pueden jugar { cards }.
    }
hand-goes = fuera
hand-hidden = boca abajo
hand-none = Sin cartas.

strategy = Estrategia trimestral: doce opciones en tres filas
strategy-cards = Cartas
strategy-cell = { $option }: { offered }.
strategy-open = { $option }.
strategy-there = Aquí: { $names }.
strategy-place = Pulsa para poner el talento { $worker }.
offer-top = tope
offer-rank =
    { $rank ->
        [1] n.º { $next }: no para Startups
       *[2] n.º { $next }: solo Magnates
    }
offer-buy_chips = ${ $price } por el nivel { $next }
offer-buy_chips_top = no hay nada más rápido
offer-file_patent = recibes ${ $amount }
offer-recruit = ${ $price } por el talento { $next }
offer-recruit_top = ya trabajan todos para ti
offer-train = ${ $price } por la versión { $next }
offer-train_top = no hay nada más nuevo
offer-handout = gratis, toma 1 subvención
offer-buyback = ${ $price }, reputación { $change }
offer-buyback_top = no hay nadie más rico
offer-marketing = gratis, lanza un dado
offer-scale_presence = ${ $price } por la región { $next }
offer-scale_presence_top = ya estás en todas partes
offer-play_card = 1 punto de carta
offer-restructure = gratis, quita 1 efecto
offer-audit = ${ $price }, reputación { $change } por auditar
offer-rehire = gratis, una mano nueva
offered =
    { $offer ->
        [rank] { offer-rank }
        [buy_chips] { offer-buy_chips }
        [file_patent] { offer-file_patent }
        [recruit] { offer-recruit }
        [train] { offer-train }
        [handout] { offer-handout }
        [buyback] { offer-buyback }
        [marketing] { offer-marketing }
        [scale_presence] { offer-scale_presence }
        [play_card] { offer-play_card }
        [restructure] { offer-restructure }
        [audit] { offer-audit }
        [buy_chips_top] { offer-buy_chips_top }
        [recruit_top] { offer-recruit_top }
        [train_top] { offer-train_top }
        [buyback_top] { offer-buyback_top }
        [scale_presence_top] { offer-scale_presence_top }
       *[rehire] { offer-rehire }
    }

plank-rests = descansa
plank-die = dado
plank-stuck = nada
plank-hire = fichar
plank-locked =
    { $rank ->
        [1] El talento { $worker } no es para Startups.
       *[2] El talento { $worker } es solo para Magnates.
    }
plank-worker = Talento { $worker }:
plan-secret = Nadie lo ve hasta que todo el mundo haya sellado.
plan-leaves = La empresa tiene ${ $amount }. Este plan deja { $left }, y lo que sobre va a tu bolsillo.
plan-back = Retirar uno
plan-which = Cartas que se van
plan-go = Se van: { $titles }.
plan-others = Elegir otras
plan-sure = nadie tiene tarea: pulsa otra vez para sellar
plan-all = cada talento tiene tarea
plan-one_idle = el talento { $worker } queda libre
plan-idle = quedan libres { workers }
plan-cards_first =
    { $cards ->
        [one] elige antes una carta que se vaya
       *[other] elige antes { cards } que se vayan
    }
risk-money = El talento { $worker } necesita ${ $price } para «{ $option }» y no los encontrará.
risk-rank =
    { $rank ->
        [1] El talento { $worker } encuentra «{ $option }» cerrado a las Startups.
       *[2] El talento { $worker } encuentra «{ $option }» cerrado: solo Magnates.
    }
risk-compute = El talento { $worker } necesita más cómputo para entrenar.
risk-top = El talento { $worker } no encuentra nada que conseguir con «{ $option }».
risk-rep = El talento { $worker } necesita mejor reputación para «{ $option }».
risk-token = El talento { $worker } no encuentra subvención donde estás.
risk-opened = El talento { $worker } solo encuentra subvención donde se abra una sede nueva.
risk-effect = El talento { $worker } no encuentra carta de efecto tuya que quitar.
risk-rival = El talento { $worker } no encuentra carta de efecto de un rival.
list-goes = Se va { $card }
list-stays = Al final se queda { $card }
list-place = Talento { $worker }: { $option }, { offered }
list-take_up =
    { $option ->
        [0] Retirar el talento { $worker }, que queda libre
       *[other] Retirar el talento { $worker }, { $option }
    }
list-seal =
    { $workers ->
        [0] { action-confirm }
        [one] { action-confirm }, queda libre { workers }
       *[other] { action-confirm }, quedan libres { workers }
    }

reveal-sealed = Todos los planes están sellados. Ábrelos.
order =
    { $place ->
        [0] empieza, con la ficha de inicio
        [1] segundo turno
        [2] tercer turno
       *[3] cuarto turno
    }
order-last = último turno
order-rest = Todo el mundo descansa.
next = Siguiente
next-first =
    { $you ->
        [seat] Primero tú
       *[others] Primero { $seat }
    }

choice-rival = { $rank }, ${ $amount }, poder { $power }, reputación { $rep }
choice-cards_left =
    { $cards ->
        [one] queda { cards }
       *[other] quedan { cards }
    }
choice-price = por ${ $price }
choice-keep = Dejar el dado
choice-reroll = Repetir una vez
choice-skip = Dejarlo
choice-cards = ¿Qué carta? O tócala en la mesa.
choice-region = ¿Dónde? O toca una región del mapa.
choice-playing = { $card }: { $card-does }
bill-buy_chips = Comprar chips, nivel { $next }
bill-recruit = Fichar el talento { $next }
bill-train = Entrenar la versión { $next }
bill-scale_presence = Abrir la sede n.º { $next }
bill-then = La empresa tiene ${ $amount }, luego
bill-power =
    { $offices ->
        [one] Poder, por { $offices } sede
       *[other] Poder, por { $offices } sedes
    }
bill-low = Un número bajo
bill-high = Un número alto
bill-class = Tu clase
bill-handout = Tienes { subsidies }. Cada una paga por ronda

deed-compute = cómputo { $level }
deed-model = versión { $version }
deed-power = poder { $change }
deed-rep = reputación { $change }
deed-token = 1 subvención, { $region }
deed-office = sede en { $region }
deed-die = sacó un { $face }
deed-nothing = nada
deed-dropped = fuera { $card }
deed-audited = fuera { $card } de { $target }
deed-rehired = tiró { cards }
deed-skipped = lo dejó
deed-all_idle = No se envió a nadie.

head-won =
    { $winners ->
        [one] { $names } domina el mercado.
       *[other] { $names } dominan el mercado.
    }
head-won_also = Dominas el mercado con { $names }.
head-won_you = Dominas el mercado.
head-toss =
    { $cards ->
        [one] ¿Qué carta se va?
       *[other] ¿Qué { $cards } cartas se van?
    }
head-place = ¿Adónde va el talento { $worker }?
head-seal = El plan está hecho. ¿Lo sellas?
head-sealed = Sellado. Se espera a { $names }.
head-all_sealed = Todos los planes están sellados.
head-all_move =
    { $moves ->
        [one] Cada cual actúa una vez.
       *[other] Cada cual actúa { $moves } veces.
    }
head-moves =
    { $you ->
        [seat]
            { $most ->
                [one] Actúas una vez; { $target }, { $fewest }.
               *[other] Actúas { $most } veces; { $target }, { $fewest }.
            }
        [target]
            { $most ->
                [one] { $seat } actúa una vez; tú, { $fewest }.
               *[other] { $seat } actúa { $most } veces; tú, { $fewest }.
            }
       *[others]
            { $most ->
                [one] { $seat } actúa una vez; { $target }, { $fewest }.
               *[other] { $seat } actúa { $most } veces; { $target }, { $fewest }.
            }
    }
head-close = Lo que sobra va al bolsillo.
head-settles =
    { $you ->
        [seat] Buscas tu primera sede.
       *[others] { $seat } busca su primera sede.
    }
head-quarter =
    { $you ->
        [seat] Cumples tu plan.
       *[others] { $seat } cumple su plan.
    }
head-home = ¿Dónde empieza tu empresa?
head-worker = Talento { $worker }: ¿{ $option }?
head-window = Un momento libre. ¿Algo que jugar?
head-cards = El talento { $worker } juega cartas.
head-handout = ¿Dónde toma el talento { $worker } una subvención?
head-scale = ¿Dónde se abre la sede?
head-restructure = ¿Cuál de tus efectos se va?
head-audit = ¿A quién le quitas un efecto?
head-target = { $card }: ¿contra quién?
head-region_home = { head-home }
head-region_handout = ¿Dónde tomas una subvención?
head-region_subsidy = { $card }: ¿de dónde, la subvención?
head-region_subsidy_any = { head-region_subsidy }
head-region_scale = { head-scale }
head-region_presence = { $card }: ¿sede en qué región?
head-region_unplace = ¿Qué sede pierde { $target }?
head-deck =
    { $draws ->
        [one] La última carta: ¿de qué mazo?
       *[other] { $draws } cartas por sacar. ¿De qué mazo?
    }
head-reroll = ¿Dejas este dado, o lo repites?
head-snatch = ¿Qué carta le quitas a { $target }?

story-won =
    { $round ->
        [one] Ganó { $names } en la primera ronda, con { points }.
       *[other] Ganó { $names } tras { $round } rondas, con { points }.
    }
story-shared =
    { $round ->
        [one] { $names } comparten la victoria tras una sola ronda, con { points } cada cual.
       *[other] { $names } comparten la victoria tras { $round } rondas, con { points } cada cual.
    }
story-first_all = Tras la ronda { $round } ya no quedaban Startups: la carrera era por lo siguiente.
story-first = { $seat } dejó atrás a las Startups primero, en la ronda { $round }, y desde entonces cobró más por el mismo trabajo.
story-no_class = Nadie llegó a Millonaria.
story-public = El dinero público pagó ${ $all } en total, y ${ $amount } de ahí a { $seat }.
story-no_public = No se pagó ni un dólar de dinero público.
story-pocket = Quien más sacó de la empresa fue { $seat }: ${ $amount }, que nunca volvieron.
story-harm =
    { $times ->
        [one] Una vez alguien golpeó a un rival: { $seat }.
       *[other] { $times } veces alguien golpeó a un rival, sobre todo { $seat }.
    }
story-no_harm = Nadie golpeó a un rival.

## Cómo empiezan las empresas.

dealt-level =
    { $you ->
        [seat] Todas las empresas empiezan igual. Tú eliges región primero.
       *[others] Todas las empresas empiezan igual. { $seat } elige región primero.
    }
dealt-uneven =
    { $you ->
        [seat] Una empresa empieza con ventaja. Tú eliges región primero.
       *[others] Una empresa empieza con ventaja. { $seat } elige región primero.
    }
dealt-turn = Elige
dealt-class = Clase
dealt-cash = En la empresa
dealt-classes = La igualdad durará poco. Una patente da ${ $low } a una { rank-0 } y ${ $high } a una { rank-2 }.
dealt-same = Una patente da ${ $amount } a cada clase.

world-does = Una empresa solo recoge subvenciones donde tiene sede.

# Lo que cuenta la última página.
holds-pers = dinero propio
holds-points = puntos
holds-income = ingresos
did-spared = manos respetadas
did-stole = dinero quitado
did-audited = auditorías
did-snatched = cartas quitadas
worth-points = Un punto por cada ${ $funds } en el bolsillo, { $power } de poder o { $tokens } subvenciones, y { $version } por modelo.
score-caption = De qué están hechos los puntos
score-pocket = bolsillo
score-model = { worth-model }
score-tokens = { close-subsidy }
score-points = puntos
habit-plan = Cuando le toca a un talento
habit-plan-carry = sigue mi plan
habit-plan-ask = pregúntame antes
habit-cards = Pregúntame por las cartas gratis
habit-cards-once = una vez; después, solo las nuevas
habit-cards-always = antes de cada talento

## Preguntas ya preparadas del laboratorio.

idea-head_start = ¿Decide la partida un trabajador de ventaja?
idea-subsidies = ¿Y si el dinero público fuera igual para todas?

## What a class may be asked about this game.

room-ask_own_1 = ¿Quién paga por lo que hace tu empresa?
room-answer_own_1_1 = La propia empresa
room-answer_own_1_2 = Las otras empresas
room-answer_own_1_3 = Gente que no está en la mesa
room-ask_own_2 = ¿Frenarías si frenaran todas las demás?
room-answer_own_2_1 = Sí
room-answer_own_2_2 = Solo si voy por delante
room-answer_own_2_3 = No

# La página del laboratorio: lo que dan las reglas impresas, la brecha y los grupos con sus cifras.
lab-by_book = Una empresa empieza como Millonaria. Gana { $a } de cada 100; cualquier otra, { $b }.
lab-gap = De cada 100 partidas, la empresa favorecida gana { $value } más que cualquier otra.
lab-group_the_favoured = la favorecida
lab-group_the_rest = las demás

debrief-equal = Igual significa aquí que cada clase cobra lo mismo.
debrief-hidden = Las manos y los planes estaban ocultos.
