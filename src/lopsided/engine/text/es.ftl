### Lo que dicen varios archivos, en español: cualquier mensaje puede hablar a través de estos, como { points }.
### complete
### Luego, por qué algo no se puede, se lea donde se lea.
### Se tutea. seal: sello · replay: repetición · die: dado · seat: puesto · seed: semilla · agent: bot

## Gente y cosas.

you-begin =
    { $you ->
        [seat] Empiezas tú.
       *[others] Empieza { $seat }.
    }
you-drew =
    { $you ->
        [seat] Sacaste «{ $card }».
       *[others] { $seat } sacó «{ $card }».
    }
you-played =
    { $you ->
        [seat] Jugaste «{ $card }».
       *[others] { $seat } jugó «{ $card }».
    }
you-used =
    { $you ->
        [seat] Usaste «{ $card }».
       *[others] { $seat } usó «{ $card }».
    }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
amount-tokens =
    { $amount ->
        [one] { $amount } ficha
       *[other] { $amount } fichas
    }
price-tokens =
    { $price ->
        [one] { $price } ficha
       *[other] { $price } fichas
    }
cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
tokens-kept = Te quedas con { amount-tokens }.
round-most = Ronda { $round } de { $most } como máximo
game-over = Fin de la partida
who-begins = Quién empieza
by-lot =
    { $value ->
        [random] por sorteo
       *[seat1] el primer puesto
    }
card-die = Dado de la carta de { $seat }
your-hand = Tu mano
kept-away = evitado
no-income = sin ingresos
pay-nothing = no pagar nada
play-it = Jugar

## Por qué algo no se puede.

meant =
    { $near ->
        [none] Hay { $known }.
       *[other] ¿Querías decir { $near }?
    }
cannot-game = No hay ningún juego { $game }. { meant }
cannot-load = El juego { $game } del paquete { $package } queda fuera: { $why }
cannot-seats = A { $title } juegan de { $low } a { $high } personas, no { $seats }.
cannot-variant = { $title } no tiene la variante { $variant }. { meant }
cannot-agent = { $title } no tiene el bot { $agent }. { meant }
cannot-thinker = No hay ningún bot { $agent }: { $why }.
cannot-option = No hay ninguna opción { $option }. { meant }
cannot-word = { $option } no puede ser { $value }. { meant }
cannot-number = { $option } pide un número entero de { $low } a { $high }, no { $value }.
cannot-number_near = { cannot-number } El más cercano es { $near }.
cannot-numbers = { $option } pide números enteros de { $low } a { $high } separados por comas, no { $value }.
cannot-numbers_near = { cannot-numbers } El más cercano es { $near }.
cannot-count = { $option } da { $count } para { $seats } puestos.
cannot-against = --against pide opción=valor o variant=nombre, no { $typed }.
cannot-each = { $option } admite demasiados números para jugarlos todos.
cannot-agents_of = Hay { $agents } bots para { $seats } puestos; nombra uno para todos o uno por puesto.
cannot-cells = Con { $option } hay { $cells } ajustes por jugar; puede haber de 1 a { $most }.
cannot-experiment = { $file } no es un experimento: { $why }.
cannot-no_experiment = No se puede abrir { $file }: { $why }. `lopsided lab ideas` lista los que ya hay.
cannot-no_results = { $folder } no tiene resultados del laboratorio. `lopsided lab run FILE --out { $folder }` los hace.
cannot-no_cells = { $folder } no tiene ningún ajuste acabado de la versión { $version } del juego. Repite el experimento.
cannot-results_of = { $folder } tiene resultados del formato { $found }; esta versión usa el formato { $wanted }. Toma otra carpeta.
cannot-other_folder = { $folder } contiene otra cosa. Toma otra carpeta.
cannot-keep_results = No se pueden escribir resultados en { $folder }: { $why }. Lo acabado se conserva.
cannot-no_ray = Ray no está instalado aquí: pip install 'lopsided[ray]'
cannot-ray = Ningún clúster de Ray responde en { $address }: { $why }
cannot-figure = Ninguna cifra lleva { $figure } en su nombre; sin --figure se muestran todas.
cannot-no_games = Juega al menos una partida, no { $games }.
cannot-card_agent = { $agent } no puede jugar en una tarjeta gráfica, solo random y los bots del juego.
cannot-no_card = Hace falta una tarjeta NVIDIA y el extra cuda.
cannot-seed = La semilla es un número entero de 0 a { $most }, no { $seed }.

## Por qué no vale una jugada, sea cual sea el juego.

cannot-no_seat = Ese puesto no existe.
cannot-no_action = Esa jugada no existe.
cannot-no_undo = Ya no se puede deshacer: después se lanzó, se mostró o se decidió algo.
cannot-bot_plays_on = En este juego no se puede sacar a nadie: sigue un bot.
cannot-no_reform = Esta regla no puede cambiar durante la partida.
cannot-one_by_one = Los pasos anteriores revelan algo. Da esos primero.

## Qué le pasa a un archivo de repetición.

cannot-replay = Esto no es un archivo de repetición: { $why }.
cannot-format = Esta repetición tiene el formato { $format }; esta versión lee el formato { $now }.
cannot-read = No se puede leer { $path }: { $why }.
cannot-file = { $path }: { $why }
cannot-die = El secreto no puede dar el dado { $die }.
cannot-face = El dado { $die } mostró { $face }; el secreto da { $rolled }.
cannot-move = La jugada { $move } va contra las reglas.
cannot-broken = La jugada { $move } rompe el código de una regla: { $why }
cannot-leave = La jugada { $move } no vale: el puesto { $seat } no puede irse ahora.
cannot-mark = La jugada { $move } hace otra cosa que la que se anotó.
cannot-events = Lo anotado no es lo que resulta de las jugadas.
cannot-placing = La clasificación anotada no es la que resulta de las jugadas.
cannot-reforms = El archivo nombra otros cambios de reglas que los de la partida.
cannot-secret = El secreto no son 16 bytes en hexadecimal.
cannot-seal = El secreto no encaja con el sello que se mostró antes de la primera jugada.
cannot-version = Se jugó con la versión { $was } de { $title }; aquí está instalada la { $now }.
cannot-names = Esta repetición nombra a { $names } personas para { $seats } puestos.
cannot-bots = Esta repetición dice quién jugó en { $bots } puestos; hay { $seats }.
cannot-play = Esta repetición no se puede jugar aquí: { $why }
cannot-long = Tiene { $moves } jugadas; se admiten { $most } como máximo.
cannot-viewer = Esta partida tiene los puestos 1 a { $most }, y 0 para el público, no { $seat }.
cannot-misfit = sus nombres no encajan con sus puestos.
cannot-save = { $why }.

## Por qué no se pueden abrir mesas.

cannot-port = El puerto { $port } está ocupado. Elige otro con --port, o --port 0 para cualquiera que esté libre.
cannot-no_port = No existe el puerto { $port }; llegan hasta 65535.
cannot-address = No se puede usar { $address }: { $why }.
cannot-network = Este equipo no está en ninguna red, así que nadie más puede entrar. Conéctalo o quita --lan.
cannot-serve =
    { $why ->
        [none] El servidor no pudo arrancar.
       *[other] { $why }
    }
cannot-time = { $typed } no es una duración: escribe 36h, 90d o 12w.

## Qué se espera.

# $part es el nombre de una regla.
compiling =
    { $seconds ->
        [0] Se compilan una sola vez las reglas de { $title } ({ $part }), unos segundos.
       *[other] Se compilan una sola vez las reglas de { $title } ({ $part }), normalmente { $seconds } s.
    }

beside = { $first }, { $next }
