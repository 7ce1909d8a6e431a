### La terminal y la línea de comandos en español.
### complete
###
### Se tutea. round: ronda · move: jugada · log: registro · seal: sello (lo que prueba que nadie tocó los dados) · house rules: reglas de la casa
### game: partida (la que se juega), juego (el de la caja) · replay: repetición · seat: puesto · lens: lupa

## Qué se puede escribir; lo primero es lo que se muestra.

keys-quit = q salir quit exit
keys-rules = ? reglas ayuda h help rules
keys-log = r registro l log
keys-undo = d deshacer u undo
keys-back = v volver b
keys-new = n nueva no new
keys-yes = s sí si y yes

## La gente.

you = Tú
player = Alguien
bot = Bot { $n }
seated-bot = { $player } ({ $bot })
shared = { $player }, en empate

## Sentarse.

at-the-table = A la mesa: { $players }.
house-rules = Reglas de la casa: { $chosen }.
house-variant = variante { $variant }
sealed = Dados sellados { $seal }
not-spoken = { $title } aún no existe en «{ $language }»: se juega en inglés.
saved-game = { $title } con { $others }: ronda { $round }, guardada el { $day } de { $month }, { $time }
save-broken = No se puede abrir la partida guardada { $path }: { $why }
ask-saved = Intro para seguir con la 1, otro número, o n para una partida nueva
no-saved =
    { $most ->
        [1] «{ $typed }» no es una partida guardada: pulsa Intro, o n para una partida nueva.
       *[other] «{ $typed }» no es una partida guardada: pulsa Intro, un número de 1 a { $most }, o n para una partida nueva.
    }

month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre

## En la mesa.

heading = { $title }, ronda { $round }
round = Ronda { $round }
yes = sí
no = no
watch-on = Seguir mirando
watch-until = Mirar hasta que te toque o acabe la partida

ask =
    { $choices ->
        [0]
            { $undo ->
                [yes] Intro o 2, ? reglas, r registro, d deshacer, q salir
               *[no] Intro o 2, ? reglas, r registro, q salir
            }
        [1]
            { $undo ->
                [yes] Intro, ? reglas, r registro, d deshacer, q salir
               *[no] Intro, ? reglas, r registro, q salir
            }
       *[other]
            { $undo ->
                [yes] Número, ? reglas, r registro, d deshacer, q salir
               *[no] Número, ? reglas, r registro, q salir
            }
    }
ask-more = Intro para más, v vuelve a la partida >
no-choice = Aquí no vale «{ $typed }». { type-this }
type-this =
    { $choices ->
        [0] Escribe 1 o 2; ? para las reglas, r para el registro, d para deshacer, q para guardar y salir.
        [1] Escribe 1 o pulsa Intro; ? para las reglas, r para el registro, d para deshacer, q para guardar y salir.
       *[other] Escribe un número de 1 a { $choices }; ? para las reglas, r para el registro, d para deshacer, q para guardar y salir.
    }
no-votes = Aquí no se vota sobre las reglas; en una mesa en el navegador, sí.
taken-back = Deshecho.
unsaved = Esta partida no se puede guardar en { $path }: { $why }. Se sigue jugando.
saved = La partida está guardada. Para seguir: lopsided play { $game }
not-saved = No se pudo guardar la partida.
over = { game-over }
nobody-wins = No gana nadie.
seal = Sello
secret = Secreto
replay = Repetición
replay-unsaved = No se pudo guardar la repetición en { $path }: { $why }.
look-back = Comprueba los dados con [bold]lopsided verify[/], repasa la partida con [bold]lopsided replay[/].

## Repasar una partida.

step = Jugada { $move } de { $last }, ronda { $round }
# $rule: the sentence of an option. $was, $value: what it was, and what it is now.
voted = La mesa votó. { $rule } Antes: { $was }. Ahora: { $value }.
ask-step = Intro adelante, v atrás, un número de jugada, q salir
no-step = Pulsa Intro, v, un número de 0 a { $last } o q, no «{ $typed }».
checked =
    { $title }: { $moves } jugadas repetidas, cada una como se anotó.
    El sello, { $dice } dados, lo sucedido y la clasificación encajan.
verified = El sello encaja con el secreto, y los { $dice } dados son los que da el secreto.
stream = Serie { $n }
column-stream = Serie
column-dice = Dados
column-fell = Cómo cayeron

## Los juegos que hay.

random = Hace cualquier cosa.
fact-play = { play-it }
fact-players = Personas
fact-version = Versión
fact-variants = Variantes
fact-bots = Bots
none = ninguna
range = de { $low } a { $high }
range-list = de { $low } a { $high }, una lista
column-option = Opción (--set)
column-default = Normal
column-or = O bien
column-decides = Qué decide

## Los otros comandos.

playing = { $games } partidas de { $title }
comparing = { $times } veces { $games } partidas de { $title }
compiled = { $game }: compilado y listo, { $seconds } s.
not-compiled = No se pudo compilar { $title }: { $why }
new-name = Un juego se nombra con minúsculas, cifras y guiones, como fair-share, no { $name }.
new-there = { $path } ya existe.
new-written = { $path }: { $count } archivos de un juego que funciona. Ahora:
purged = Se borraron { $matches } partidas con { $entries } entradas, y { $codes } códigos.
purge-would = Se borrarían { $matches } partidas con { $entries } entradas, y { $codes } códigos.
no-bench = Aquí no hay benchmarks/run.py: ejecuta lopsided bench en una copia del repositorio.
lab-playing = { $cells ->
    [one] Un ajuste
   *[other] { $cells } ajustes
} de { $title }
lab-done = { $cells ->
    [one] Se jugó un ajuste.
   *[other] Se jugaron { $cells } ajustes.
} Ahora: lopsided lab report { $folder }
lab-failed = { $cells ->
    [one] Falló un ajuste
   *[other] Fallaron { $cells } ajustes
}: { $why }
lab-written = { $page }
lab-pictures = { $files ->
    [one] Hay una imagen en { $folder }.
   *[other] Hay { $files } imágenes en { $folder }.
}
lab-no_png = El PNG necesita resvg-py: pip install 'lopsided[lab]'
lab-ideas = lopsided lab run NOMBRE --out CARPETA juega uno de estos:

## Lo que no puede ser.

no-more-input = No hay nada más que leer.
interrupted = Interrumpido.
no-number = { $typed } no es un número entero de { $low } a { $high }.
terminal-only = { $flag } va con --terminal; en el navegador se elige en la mesa.
wrong-agents = Se nombran { $agents } bots para { $seats } puestos: nombra uno para todos, o uno por puesto.
no-setting = --set pide opción=valor, no { $typed }.

## Qué hacen los comandos, y sus opciones: lopsided --help.

help-do-lopsided = Una mesa digital para juegos sobre la desigualdad. Sin comando, se juega.
help-do-play = Siéntate a una mesa en el navegador, con amigos y bots; o en la terminal.
help-do-room = Abre una sala para una clase: un código, muchas mesas, una lección.
help-do-purge = Borra partidas viejas, con todo lo suyo, y códigos que no llevan a ninguna parte.
help-do-games = Lista los juegos: puestos, opciones con su valor normal y su rango, bots, variantes, versión.
help-do-simulate = Juega muchas partidas a la vez y muestra quién gana, con intervalos del 95 %.
help-do-compare = Juega las mismas partidas también con otras reglas y muestra qué cambia, con intervalos del 95 % de las diferencias.
help-do-league = Todos los bots juegan contra todos: puntuación, victorias y costumbres, con intervalos del 95 %.
help-do-new = Escribe un paquete con un pequeño juego que pasa sus pruebas, para que hagas el tuyo.
help-do-check = Busca errores en las reglas, los bots, las palabras y la lupa de un juego; dice dónde está el primero.
help-do-replay = Recorre una partida guardada tal como la vio un puesto.
help-do-verify = Comprueba los dados sellados de una partida guardada.
help-do-warm = Compila las reglas de antemano, varios juegos a la vez.
help-do-bench = Mide lo que promete el README; acepta las opciones de benchmarks/run.py.
help-game = Un juego; `lopsided games` los lista.
help-any_game = Un juego; todos si no se nombra ninguno.
help-seats = Cuántos puestos hay en la mesa.
help-set = Una regla de la casa; se puede repetir.
help-variant = Otras reglas, como equal.
help-games = Cuántas partidas.
help-agents = Quién juega: uno para todos los puestos, o uno por puesto.
help-sizes = Puestos en una mesa; se puede repetir.
help-league_agents = Quién juega: cada bot del juego, random y gentle si no se nombran.
help-lab_seed = La misma semilla da las mismas partidas.
help-device = Dónde se juegan las partidas, cpu o cuda.
help-json = Escribe JSON para programas.
help-replay_file = Un archivo de repetición.
help-version = Escribe la versión.
help-host = La dirección en la que escuchar.
help-port = El puerto en el que escuchar; 0 para cualquiera que esté libre.
help-lan = Deja entrar a cualquiera de la red de esta sala, y muestra cómo.
help-browser = Abre el navegador.
help-database = Dónde se guardan las mesas: postgresql://... o sqlite:///ARCHIVO.
help-terminal = Juega aquí en la terminal, tú y bots. Las opciones de abajo van con ella.
help-bots = Quién ocupa los otros puestos: uno para todos, o uno por puesto.
help-seed = La misma semilla da los mismos dados.
help-name = Cómo te llaman los demás.
help-new_game = No ofrece seguir con una partida guardada.
help-lang = El idioma en que se juega, como es; por regla, el de esta terminal.
help-older_than = Partidas que nadie ha tocado en tanto tiempo: 90d, 12w o 36h.
help-database_own = Dónde se guardan las mesas; tu propia carpeta de datos si no se nombra.
help-dry_run = Solo dice qué se borraría.
help-against = Otras reglas, como variant=equal; se puede repetir.
help-figure = Solo las cifras con esto en su nombre.
help-new_name = Cómo se llama el juego, por ejemplo fair-share.
help-folder = Dónde escribirlo; una carpeta con ese nombre si no se nombra.
help-interpreted = Partidas con reglas interpretadas.
help-compiled = Pasos de partidas con reglas compiladas; 0 no compila nada.
help-check_file = Comprueba el archivo jugada a jugada, y lo dice.
help-viewer = Verla como este puesto, desde 1; 0 es el público.
help-do-lab = Experimentos: qué hacen las reglas, y a quién.
help-do-lab_run = Juega un experimento, un archivo TOML o una idea ya hecha; lo acabado no se repite.
help-do-lab_report = Hace una página con los resultados de un experimento.
help-do-lab_ideas = Lista los experimentos ya hechos.
help-experiment = Un archivo TOML, o el nombre de una idea ya hecha.
help-out = La carpeta de los resultados.
help-results = Una carpeta que llenó `lab run`.
help-page = La página que se escribe; report.html en la carpeta si no se nombra.
help-no_games = No guarda la tabla de cada partida.
help-processes = Cuántos procesos juegan a la vez, para agentes que piensan en Python.
help-ray = Un clúster de Ray juega los ajustes: su dirección, o auto.
