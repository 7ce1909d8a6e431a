### Las palabras de la mesa en español.
### complete
###
### Se tutea; a varias personas, ustedes. host: quien abre la mesa · seat: puesto · bot: bot · table: mesa · game: partida, juego · log: registro
### replay: repetición · seal: sello · phrase: frase hecha · hand to a bot: prestar a un bot · spectator: público · chance: probabilidad (de ganar)
### luck ledger: libro de la suerte · own choices: decisiones propias · points: puntos (de cada 100 partidas) · beyond chance: se distingue del azar

## Cuántas cosas.

seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }

## Lo que pasa en una mesa, aparte de la partida.

table-opened = La mesa está abierta.
table-configured = Cambió lo que se va a jugar.
table-started = Empieza la partida.
table-moved = { "" }
table-locked = La mesa ya no admite a nadie más.
table-unlocked = La mesa vuelve a admitir gente.
table-paused = La partida está en pausa.
table-resumed = La partida sigue.
table-clock_stood = El reloj se paró mientras no había nadie.
table-clock_stopped = El reloj está parado: toma todo el tiempo que necesites.
table-talk_text = Ya se puede escribir libremente.
table-talk_phrases = Desde ahora hablamos con frases hechas.
table-hints_asked = Quien abrió la mesa permite consejos: todo el mundo se entera de quién pide uno.
table-hints_off = Quien abrió la mesa ya no permite consejos.
table-hinted =
    { $you ->
        [seat] Has pedido un consejo.
       *[others] { $seat } ha pedido un consejo.
    }
table-over = Fin de la partida. El secreto de los dados está abierto: cualquiera puede comprobarlos.
table-outdated = { refusal-outdated } Quien abrió la mesa puede terminarla.
table-frozen = Falló una regla de este juego y la partida está detenida. Se conserva todo. Quien abrió la mesa puede terminarla; entonces se abre su repetición.
table-ended = Quien abrió la mesa terminó la partida.
table-stopped = Todo el mundo quiso parar aquí.
table-stop_proposed =
    { $you ->
        [seat] Propones parar aquí.
       *[others] { $seat } propone parar aquí.
    }
table-stop_agreed =
    { $you ->
        [seat] Aceptas parar.
       *[others] { $seat } acepta parar.
    }
table-stop_declined =
    { $you ->
        [seat] Quieres seguir jugando.
       *[others] { $seat } quiere seguir jugando.
    }
table-reform_proposed =
    { $you ->
        [seat] Propones otra regla. { $rule } Ahora: { $was }. Propuesta: { $value }.
       *[others] { $seat } propone otra regla. { $rule } Ahora: { $was }. Propuesta: { $value }.
    }
table-reform_due = La ronda ha terminado. Antes de que siga la partida, la mesa mira la propuesta y vota.
table-reform_foretold =
    { $games ->
        [0] Nadie puede decir a tiempo qué haría el cambio. Se vota sin pronóstico.
       *[other] Unos bots han seguido desde aquí { $games } veces con cada regla. Ahora se vota en secreto.
    }
table-reform_voted = { "" }
table-reform_yes =
    { $you ->
        [seat] Votaste a favor.
       *[others] { $seat } votó a favor.
    }
table-reform_no =
    { $you ->
        [seat] Votaste en contra.
       *[others] { $seat } votó en contra.
    }
table-reform_none =
    { $you ->
        [seat] No votaste.
       *[others] { $seat } no votó.
    }
table-reform_bot_yes = { $seat }, un bot, votó a favor: según el pronóstico, este puesto gana más a menudo.
table-reform_bot_no = { $seat }, un bot, votó en contra: según el pronóstico, este puesto no gana más a menudo.
table-reform_passed = Una regla cambia. { $rule } Hasta ahora: { $was }. Desde aquí: { $value }.
table-reform_kept = La regla no cambia. { $rule } Como antes: { $was }.
table-emptied = Se fue todo el mundo. La mesa se cierra.
table-again = La misma gente juega otra.
table-sat =
    { $you ->
        [seat] Te sentaste.
       *[others] { $seat } se sentó.
    }
table-renamed =
    { $you ->
        [seat] Ahora te llamas { $seat }.
       *[others] { $old } se llama ahora { $seat }.
    }
table-undone =
    { $you ->
        [seat] Deshiciste tu último paso.
       *[others] { $seat } deshizo su último paso.
    }
table-said =
    { $you ->
        [seat] Tú: { $said }
       *[others] { $seat }: { $said }
    }
table-reacted =
    { $you ->
        [seat] Tú: { $said }
       *[others] { $seat }: { $said }
    }
table-left = { $name } dejó la mesa.
table-removed = Quien abrió la mesa sacó de ella a { $name }.
table-bot_plays_on = Sigue { $seat }, un bot.
table-stands_in =
    { $you ->
        [seat] Se cortó tu conexión: juega un bot hasta que vuelvas.
       *[others] { $seat } no está: juega un bot hasta que vuelva.
    }
table-lent =
    { $you ->
        [seat] Tu puesto lo lleva un bot por ahora.
       *[others] El puesto de { $seat } lo lleva un bot por ahora.
    }
table-returned =
    { $you ->
        [seat] Vuelves a jugar.
       *[others] { $seat } vuelve a jugar.
    }
table-reserved = { $seat }, un bot, toma un puesto.
table-freed = Hay un puesto libre para quien llegue.
table-clock_moved =
    { $you ->
        [seat] Se acabó tu tiempo: un bot decidió por ti.
       *[others] A { $seat } se le acabó el tiempo: decidió un bot.
    }
table-clock_idled =
    { $you ->
        [seat] Se acabó tu tiempo: la partida siguió sin tu palabra.
       *[others] A { $seat } se le acabó el tiempo: la partida siguió sin su palabra.
    }
table-host =
    { $you ->
        [seat] Ahora llevas tú la mesa.
       *[others] Ahora lleva la mesa { $seat }.
    }
table-clock =
    { $seconds ->
        [0] No hay límite de tiempo.
       *[other] Cada decisión tiene { seconds }.
    }

## Por qué se rechazó algo.

refusal-stale = La mesa siguió mientras decidías. Mira otra vez.
refusal-not_yours = Ese puesto no es tuyo.
refusal-not_seated = Eso solo puede hacerlo la gente de la mesa.
refusal-signed_out = Este dispositivo ya no abre ese puesto.
refusal-many_devices = Este puesto está abierto en { $most } dispositivos. Cierra antes los otros.
refusal-not_host = Eso solo puede hacerlo quien abrió la mesa.
refusal-is_here = Ese dispositivo está conectado: no se perdió nada.
refusal-not_begun = La partida no ha empezado.
refusal-begun = La partida ya empezó: eso solo se cambia antes.
refusal-in_vote = La mesa vota sobre una regla. Después sigue la partida.
refusal-no_reforms = En esta mesa no se puede cambiar ninguna regla. Quien abrió la mesa puede permitirlo antes de la partida.
refusal-one_reform = Alguien ya ha propuesto un cambio. La mesa lo vota al final de la ronda.
refusal-reform_again = Cada persona puede proponer un cambio una vez cada { $rounds } rondas.
refusal-same_rule = Esa ya es la regla.
refusal-no_vote = Ahora no hay nada que votar.
refusal-has_voted = Tu voto ya está. Sigue en secreto hasta el recuento.
refusal-over = Esta partida acabó.
refusal-gone = Esta mesa se borró, porque nadie la tocaba desde hacía mucho. Abre otra.
refusal-old = Esta partida se jugó con otra versión del juego. Solo puedes mirarla. Abre otra mesa para jugar.
refusal-not_over = Eso se puede cuando acabe la partida.
refusal-paused = La partida está en pausa. Sigue cuando lo diga quien abrió la mesa.
refusal-frozen = Falló una regla de este juego y la partida está detenida. No se pierde nada. Quien abrió la mesa puede terminarla.
refusal-failed = Algo falló en el servidor, así que no cambió nada.
refusal-not_paused = La partida no está en pausa.
refusal-no_person = Ahí no hay ninguna persona.
refusal-lent = Este puesto lo lleva un bot por ahora. Quien abrió la mesa puede devolverlo.
refusal-many_actions = Una jugada tiene de 1 a { $most } acciones.
refusal-bad_id = Una petición necesita un id de 1 a 64 caracteres.
refusal-no_phrase = Esa frase no existe.
refusal-no_text = En esta mesa hablamos con frases hechas. Quien abrió la mesa puede permitir texto libre.
refusal-no_hints = En esta mesa no hay consejos.
refusal-hint_comes = El consejo que pediste aún no está listo.
refusal-not_asked = Ahora no tienes nada que decidir.
refusal-long_text = Un mensaje tiene de 1 a { $most } caracteres.
refusal-bad_text = Ese mensaje tiene caracteres que no se pueden mostrar.
refusal-short_name = Un nombre tiene de 1 a { $most } caracteres.
refusal-bad_name = Ese nombre tiene caracteres que no se pueden mostrar. Letras y espacios valen.
refusal-taken_name = En esta mesa alguien ya se llama así. Toma otro nombre.
refusal-bad_value = Eso no se puede elegir aquí: { $why }
refusal-bad_clock = El tiempo para pensar es 0 (sin límite) o de { $least } a { $most } segundos.
refusal-no_guide = { $title } no tiene una primera partida preparada.
refusal-no_bot = En este juego no hay ningún bot { $bot }.
refusal-few_seats = En esta mesa hay { $people } personas; hace falta un puesto para cada una.
refusal-closed = Nadie puede entrar en esta mesa.
refusal-locked = Esta mesa no admite a nadie más. Pide que la abran.
refusal-full = Todos los puestos están ocupados. Puedes mirar.
refusal-nobody = Para empezar tiene que haber alguien en la mesa.
refusal-storage = Esto no se pudo guardar, así que no cambió nada. Prueba otra vez en un momento.
refusal-disk_full = El disco del servidor está lleno. Esto no se pudo guardar, así que no cambió nada.
refusal-too_fast = Demasiado deprisa. Espera un momento.
refusal-bad_frame = El servidor no entendió eso: { $why }
refusal-hello_first = Saluda primero.

## Por qué acaba una conexión.

bye-no_table = No hay ninguna mesa con ese código. Míralo y prueba otra vez.
bye-no_token = Ese puesto ya no es tuyo. Puedes entrar otra vez con el código.
bye-signed_out = Este dispositivo se cerró desde otro del mismo puesto. ¿No fuiste tú? Pide que quiten el puesto y entra otra vez.
bye-removed = Quien abrió la mesa te sacó de ella. Puedes pedir entrar otra vez.
bye-full = Demasiada gente está mirando esta mesa.
bye-busy = Ahora mismo el servidor no tiene sitio para más gente.
bye-too_fast = Demasiados mensajes.
bye-bad_frames = Demasiados mensajes sin sentido.
bye-no_hello = No llegó ningún saludo.
bye-slow = Tu conexión no pudo seguir el ritmo.
bye-shutdown = El servidor para un momento. Volverá.
bye-storage = Ahora mismo no se puede leer la mesa.
bye-version = Esta partida se jugó con otra versión del juego. Esa versión no está instalada aquí.
bye-protocol = Esta página y el servidor son de versiones distintas. Carga la página otra vez.
bye-failed = Algo falló en el servidor. No se pierde nada de lo que se vio.

## Problemas de HTTP.

refusal-outdated = Esta partida empezó con la versión { $was } de { $title }. Aquí está instalada la { $now }, así que no puede seguir.
refusal-not_found = Aquí no hay nada.
refusal-method = Esta dirección no se usa así.
refusal-no_table = { bye-no_table }
refusal-no_match = Esa partida no existe.
refusal-no_game = Ese juego no existe.
refusal-no_language = Aquí no hay palabras en ese idioma.
refusal-not_finished = Esa partida no ha acabado.
refusal-not_started = Esa partida nunca empezó: no hay nada que repetir.
refusal-bad_body = { refusal-bad_frame }
refusal-bad_seat = Los puestos se numeran desde 0; -1 es el público.
refusal-too_large = Es demasiado grande: { $most } bytes como máximo.
refusal-not_json = Envía JSON.
refusal-slow = Tardó demasiado en llegar.
refusal-origin = Esta petición vino de otro sitio.
refusal-wrong_codes = Demasiados códigos equivocados. Espera un minuto.
refusal-too_many = Demasiadas peticiones. Espera un minuto.
refusal-rejoin = Ese código no vale. Ya se usó, es muy viejo o nunca existió.
refusal-box = { $why }
refusal-unplayable = Esta repetición no se puede jugar aquí.


## Si los dados fueron limpios.

check-honest = El secreto encaja con el sello de antes de la primera jugada. Los { $dice } dados salen de él.
check-broken = La comprobación falló: { $why }

## Páginas.

page-coming = Lopsided está en camino. Si no aparece nada más, carga la página otra vez.
page-not_built = La página aún no está hecha. Ejecuta `make web` en la carpeta del proyecto y carga esto otra vez.
way_in = Para esta red: { $link }

## Lo que se puede decir en cualquier mesa.

phrase-hello = Hola a toda la mesa.
phrase-good_luck = Suerte a todo el mundo.
phrase-your_turn = Creo que te toca a ti.
phrase-one_moment = Un momento, estoy pensando.
phrase-back_soon = Vuelvo en un minuto.
phrase-explain = ¿Alguien me explica eso?
phrase-help_me = ¿Alguien me ayuda aquí?
phrase-thanks = Gracias.
phrase-sorry = Perdón, no es nada personal.
phrase-unfair = Eso no me parece justo.
phrase-deal = ¿Nos ayudamos?
phrase-well_played = Bien jugado.
phrase-good_game = Buena partida. Me gustó.
phrase-wow = Guau
phrase-ouch = Ay
phrase-phew = Uf
phrase-ha = Ja
phrase-hm = Mmm
phrase-yes = Sí
phrase-no = No

## Las páginas: la mesa en el navegador.

skip = Saltar a lo principal
front_page = Lopsided, página de inicio
close = Cerrar
page_title = { $title } (Lopsided)
page_asked = Tu turno: { $title } (Lopsided)

names-you = tú
aloud = { $first }. { $next }

nav-main = Principal
nav-table = Mesa
nav-games = Juegos
nav-rules = Reglas
nav-look = Aspecto y teclas
nav-talk = Hablar
nav-menu = Menú

home-title = Lopsided: cinco juegos, ninguno justo
home-head_1 = Cinco juegos.
home-head_2 = Ninguno justo.
home-lead = Juegos de mesa sobre la desigualdad, para jugar en compañía en el navegador. Al final, la mesa ve qué hicieron las reglas, y a quién.
home-art = Una mesa torcida, calzada por un lado con tres libros. Las piezas de los cinco juegos resbalaron al lado bajo. Dos siguen a salvo en el alto.
home-play_now = Jugar ya con bots
home-play_now_what = Tomas un puesto, los bots toman los demás, y empieza.
home-guided = Aprender jugando
home-guided_what = Una primera partida con dados preparados. Se explica cada decisión.
home-open = Abrir una mesa
home-open_what = Recibes un código y un enlace para el resto. Los bots llenan lo que quede vacío.
home-hotseat = Pasar un solo dispositivo
home-hotseat_what = Varias personas, una pantalla, por turnos.
home-hotseat_who = ¿Quién juega? Los bots toman los puestos que queden.
home-hotseat_name = Nombre de la persona { $n }
home-hotseat_more = Una persona más
home-hotseat_start =
    { $n ->
        [one] Empezar con una persona
       *[other] Empezar con { $n } personas
    }
home-watch = Ver jugar a los bots
home-watch_what = Nadie tiene que decidir nada.
home-name = Tu nombre en la mesa
home-guest = Visita
home-join_label = Entrar con un código
home-join = Entrar
home-code_example = PLUM 472
home-no_code = Escribe el código que ve quien abrió la mesa, como PLUM 472.
home-back = Tus mesas
home-forget = olvidar
home-forget_of = olvidar: { $title } { $code }
home-turn_mine = te toca
home-turn_waits = espera a { $names }
home-turn_over = esta ya acabó
home-not_me = No soy yo
home-not_me_what =
    { $n ->
        [one] Este equipo olvida el puesto y el nombre. Quien lo tenía vuelve con un código de otro dispositivo. Está allí en «Seguir en otro dispositivo». O entra de nuevo.
       *[other] Este equipo olvida estos { $n } puestos y el nombre. Quienes los tenían vuelven con un código de otro dispositivo. Está allí en «Seguir en otro dispositivo». O entran de nuevo.
    }
home-not_me_sure = Olvidar en este equipo
home-not_me_not = No, me quedo
home-which = ¿Con qué reglas jugamos?
home-no_signup = Sin registro. Los bots toman los puestos vacíos: ninguna mesa es pequeña.
home-players = de { $from } a { $to } personas
home-told = en una tabla sencilla
home-elsewhere = De otros paquetes
home-rules = Leer las reglas
home-after = Luego se encienden las luces.
home-after_lead = Cada partida acaba con una página que escribieron tus jugadas.
home-after_1 = Quién acabó dónde, en un suelo que no es llano.
home-after_2 = La historia de la partida en cinco frases.
home-after_3 = Los dados sellados, abiertos: cualquiera puede comprobar que nadie los tocó.
home-after_4 = La partida entera otra vez, con los ojos de cualquier puesto.
home-replay = Ver una partida guardada
home-replay_what = Una partida guardada en un archivo se juega aquí otra vez. Antes se comprueba cada jugada y cada dado.
home-replay_choose = Elegir un archivo
home-not_a_replay = Ese archivo no es una partida guardada. Elige uno que se guardó desde una página final de aquí.

join-title = Entrar en una mesa
join-head = Siéntate a jugar { $title }
join-people =
    { $n ->
        [one] { $names } está en la mesa.
       *[other] { $names } están en la mesa.
    }
join-nobody = Aún no hay nadie en la mesa.
join-name = { home-name }
join-sit = Sentarse
join-watch = Solo mirar
join-no_room = Ahora no hay puesto libre en esta mesa.
join-missing = No existe esa mesa.

lobby-title = Entra en la mesa { $code }
lobby-open = Abre { $host } y escribe:
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-qr = Código QR que abre la página de entrada
lobby-camera = Apunta aquí con una cámara
lobby-bench = Quién está en la mesa
lobby-your_name = Tu nombre
lobby-empty = Puesto libre
lobby-free = un bot, si no llega nadie
lobby-is_bot = guardado para un bot
lobby-away = fuera
lobby-ready = aquí
lobby-host = aquí, abrió la mesa
lobby-keep_for_bot = guardar para un bot
lobby-keep_for_bot_of = guardar para un bot: puesto { $n }
lobby-free_it = dejar que se siente gente
lobby-free_it_of = dejar que se siente gente: { $name }
lobby-options = A qué jugamos
lobby-bots_fill = Los bots toman los puestos vacíos. No ven más que tú.
lobby-people =
    { $people ->
        [one] 1 persona
       *[other] { $people } personas
    }
lobby-bots =
    { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
lobby-start =
    { $bots ->
        [0] Empezar con { lobby-people }
       *[other] Empezar con { lobby-people } y { lobby-bots }
    }
lobby-wait_host = La partida empieza cuando esté todo el mundo.
lobby-leave = Irse
lobby-wall_on = Mostrar en la pared
lobby-wall_off = Mostrar las opciones
lobby-watching =
    { $n ->
        [one] Mira una persona.
       *[other] Miran { $n } personas.
    }
lobby-watching_what = Quien llegue después de empezar, mira.

options-game = A qué juego
options-sentence = Jugamos a { $title } con { $seats } puestos, { $variant }. Los bots son { $level } y los consejos están { $hints }. Cada cual tiene { $time } para responder.
options-sentence_plain = Jugamos a { $title } con { $seats } puestos. Los bots son { $level } y los consejos están { $hints }. Cada cual tiene { $time } para responder.
options-seats = Número de puestos
options-variant = Con qué reglas
options-level = Lo fuertes que son los bots
options-mixed = de todo tipo
options-gentle = amables
options-fair = buenos
options-sharp = duros
options-hints = Si se pueden pedir consejos
options-hints_off = desactivados
options-hints_asked = ahí para quien los pida
options-book = según el libro
options-variant_named = con la variante { $variant }
options-house = Reglas de la casa
options-house_changed =
    { $n ->
        [one] Reglas de la casa, una cambiada
       *[other] Reglas de la casa, { $n } cambiadas
    }
options-instead = en vez de { $value }
options-none = ninguna
options-length = Unos { $median } minutos; casi siempre, menos de { $nine }.
options-length_loose = Lo que cambies puede alterarlo.

desk-left = Puestos y registro
desk-connecting = Buscando la mesa.
desk-laying = Poniendo el tablero.
desk-where = { $where }.
desk-code = Mesa { $code }.
desk-watchers =
    { $n ->
        [one] Mira 1 persona.
       *[other] Miran { $n } personas en total.
    }
desk-title_turn = Te toca: { $title }

plain-board = La mesa
plain-label = Lo que tiene cada cual
plain-player = Nombre
plain-place = Lugar
plain-yes = sí
plain-no = no
plain-nobody = nadie
plain-twin = Lo mismo en una tabla
plain-what = ¿Qué?
plain-how = Cuál
plain-do = Hacerlo

seats-label = Puestos
seats-you = tú
seats-bot = BOT
seats-away = fuera
seats-standing_in = juega un bot
seats-to_move = le toca

prompt-label = El turno
prompt-your_turn = Te toca, { $name }
prompt-yours_waits = Tu turno sigue
prompt-other_turn = Le toca a { $name }
prompt-over = { game-over }
prompt-skip = Saltar
prompt-undo = Deshacer el último paso
prompt-undo_short = Deshacer

moves-head =
    { $n ->
        [one] La única jugada, en una lista
       *[other] Las { $n } jugadas, en una lista
    }
moves-short =
    { $n ->
        [one] La única jugada
       *[other] Las { $n } jugadas
    }
moves-both = Las dos jugadas, en una lista
moves-both_short = Las dos jugadas
moves-label = Todas las jugadas

pieces-label = Lo que hacen las piezas
guide-title = Primera partida, dados preparados
opening-go = Empezar
moment-ruin = Fuera de la partida
moment-back = De vuelta en la partida
moment-rise = Una clase más arriba
moment-reform = Cambian las reglas
moment-goal = Meta alcanzada
moment-win = Partida ganada
moment-left = { $left } de { $all } siguen en la partida.
moment-go = { host-resume }

out-who = Quedaste fuera. ¿Quién va a ganar?
out-story = Tu historia hasta aquí
out-said =
    { $right ->
        [yes] Dijiste que ganaría { $name }, y acertaste.
       *[no] Dijiste que ganaría { $name }.
    }

recap-title = Desde tu último turno
recap-more =
    { $n ->
        [one] Una línea más en el registro.
       *[other] { $n } líneas más en el registro.
    }
log-label = Lo que pasó
log-drawer = { log-label }
log-drawer_new = { log-label } ({ $n })
log-round = Ronda { $round }
log-you = Tú
log-nothing = Aún no pasó nada.
# Unfolds what a deed in the log is good for.
log-why = ¿Para qué sirve?
log-times = ({ $n } veces)

clock-left =
    { $n ->
        [one] queda 1 segundo
       *[other] quedan { $n } segundos
    }
clock-stop = parar el reloj
clock-seconds =
    { $n ->
        [one] 1 segundo
       *[other] { $n } segundos
    }
clock-none = sin límite

banner-offline = Se cortó la conexión. Vuelve sola; no se pierde nada.
banner-paused = { refusal-paused }
banner-frozen = Falló una regla de este juego y la partida está detenida. Se conserva todo.
banner-frozen_wait = { table-frozen }
banner-stopping = Quiere parar aquí: { $names }.
banner-stop_agree = De acuerdo
banner-stop_decline = { host-end_not }
banner-missing =
    { $n ->
        [one] { $names } no está. La mesa espera un momento; luego juega un bot.
       *[other] { $names } no están. La mesa espera un momento; luego juegan bots.
    }
banner-device = Tu puesto se abrió en otro dispositivo.
banner-device_out = Cerrarlo
banner-device_mine = Fui yo
banner-watching = Estás mirando.
banner-sit = Tomar un puesto libre
banner-watchers =
    { $n ->
        [one] Ves lo que puede ver cualquiera.
       *[other] Ves lo que puede ver cualquiera. Miran { $n } personas.
    }

talk-title = Di algo
talk-own = Con tus palabras
talk-say = Decirlo
talk-phrases_only = Quien abrió la mesa puede permitir texto libre.

menu-title = { plain-board }
menu-code = Código de entrada
menu-rules = Las reglas
menu-rejoin = Seguir en otro dispositivo
menu-rejoin_code = Escribe este código en la página de inicio del otro dispositivo:
menu-rejoin_how = Vale una vez, durante diez minutos.
menu-devices = Abierto en { $n } dispositivos
menu-device_this = Este dispositivo, desde { $when }
menu-device_other = Otro dispositivo, desde { $when }
menu-sign_out = Cerrar los otros
menu-not_me = { home-not_me }
menu-not_me_what = Este equipo olvida el puesto, y juega un bot. Quien lo tenía vuelve con un código de otro dispositivo. Está allí en «Seguir en otro dispositivo». Sin él, quien abrió la mesa quita el puesto, y se entra otra vez.
menu-not_me_sure = Olvidarlo en este equipo
menu-not_me_not = No, es mío
menu-leave = Dejar la mesa
menu-leave_sure = Sí, dejarla
menu-leave_bot = Sigue un bot. Entra otra vez con tu nombre: el puesto es tuyo.
menu-leave_out = Quedas fuera de esta partida para siempre. No puedes volver.
menu-stop = Proponer parar aquí
menu-stop_what = La partida acaba cuando todo el mundo acepte.
menu-leave_not = { home-not_me_not }

host-title = Llevas la mesa
host-sentence = Una decisión tiene { $time }, y hablamos con { $talk }. Los consejos están { $hints }.
host-clock = Tiempo para pensar
host-talk = Cómo se habla
host-talk_phrases = frases hechas
host-talk_text = nuestras palabras
host-lock = Cerrar la mesa
host-unlock = Abrir la mesa
host-pause = Pausa
host-resume = Seguir
host-end = Terminar la partida
host-end_frozen = Terminarla y ver la repetición
host-end_sure = Sí, terminarla para todo el mundo
host-end_not = No, seguir jugando
host-to_bot = prestar a un bot
host-to_bot_of = prestar a un bot: { $name }
host-to_person = devolver
host-to_person_of = devolver: { $name }
host-key = dispositivo perdido: otro código
host-key_of = otro código para { $name }
host-remove = sacar
host-remove_of = sacar: { $name }

look-title = { nav-look }
look-language = Idioma
look-theme = Luz
look-system = como el dispositivo
look-light = de día
look-dark = bajo la lámpara
look-pace = A qué ritmo se cuenta
look-pace_slow = despacio
look-pace_normal = normal
look-pace_fast = deprisa
look-pace_at_once = de golpe
look-calm = Sin movimiento: las piezas aparecen y ya
look-keys = Las teclas 1 a 9, 0 y las letras eligen una jugada
habit-title = Lo que pasa solo
habit-does = Por sí solo: { $action }.
coach-ask = Pedir un consejo
coach-told = En esta mesa se permiten consejos. Todos saben que lo pediste; nadie, qué decía.
coach-label = Un consejo, solo para ti
coach-thinking = Pensando
coach-wait = Se están probando los turnos. Puedes seguir jugando.
coach-nothing = No llegó ningún consejo. Puedes volver a pedirlo.
coach-first_look =
    { $n ->
        [one] Un primer vistazo a un turno.
       *[other] Un primer vistazo a { $n } turnos.
    }
coach-title =
    { $n ->
        [1] Un turno que merece un vistazo.
        [2] Dos turnos que merecen un vistazo.
       *[other] Tres turnos que merecen un vistazo.
    }
coach-away = guardar
coach-put_away = Guardar el consejo
coach-steps =
    { $n ->
        [one] Un paso
       *[other] { $n } pasos
    }
# Wins in 100 games, from $low to $high.
coach-chance = { $share } victorias en 100 partidas, entre { $low } y { $high }
# Why a turn is worth a look. $was and $now are wins in 100 games.
coach-why_wins = Con esto ganas la partida.
coach-why_usual = Lo que haría aquí un bot bueno.
coach-why_as_usual = Estas partidas no muestran diferencia con el turno de un bot bueno.
coach-why_holds = Victorias de { $name } en 100 partidas: { $was } tras el turno de un bot bueno, { $now } tras este.
coach-why_gains = Tus victorias en 100 partidas: { $was } tras el turno de un bot bueno, { $now } tras este.
coach-why_alike = Estas partidas no muestran diferencia con el primero.
coach-why_alike_but = Ninguna diferencia clara para ti. Victorias de { $name } en 100 partidas: { $was } tras el primero, { $now } tras este.
coach-why_less = Menos victorias en 100 partidas que el primero: de { $was } a { $now }.
coach-why_more = Más victorias en 100 partidas que el primero: de { $was } a { $now }.
coach-foot = Tus victorias en 100 partidas. Punteado: tras el turno de un bot bueno ({ $bot }), { $usual }. Turnos probados: { $tried }. Bots buenos siguieron desde estos: { $games } partidas nuevas cada uno. El registro dice que preguntaste.
habit-alone = Si solo hay una cosa que hacer
habit-alone_do = hazla por mí
habit-alone_ask = pregúntame

seal-title = Los dados sellados
seal-what = Todos los dados salen de un secreto, sacado antes de la primera jugada. Este es su sello. El secreto se muestra tras la última jugada.
seal-closed = El secreto sigue sellado.
seal-fits = Esta página lo comprobó: el secreto encaja con el sello de antes de la primera jugada.
seal-broken = El secreto no encaja con el sello. No te fíes de estos dados.
seal-seal = Sello
seal-secret = Secreto
seal-check = Comprobar cada dado
seal-checking = Comprobando

curtain-give = Pásale el dispositivo a { $name }.
curtain-take = Soy { $name }

end-eyebrow = El final
end-rounds =
    { $n ->
        [one] 1 ronda
       *[other] { $n } rondas
    }
end-stopped = La partida se detuvo antes de acabar.
end-nobody = No ganó nadie.
end-you_first = Quedaste en primer lugar.
end-first =
    { $n ->
        [one] { $names } quedó en primer lugar.
       *[other] { $names } comparten el primer lugar.
    }
end-placing = Quién acabó dónde
end-place = { $place }.
end-story =
    { $n ->
        [one] La partida en una frase
       *[other] La partida en { $n } frases
    }
end-and_now = ¿Y ahora?
end-again = Jugar otra con la misma gente
end-again_alone = Jugar otra
end-again_watch = Mirar otra partida
end-join_again = Ir a la próxima partida
end-replay = Repetición
end-replay_long = Verla otra vez, desde cualquier puesto
end-save = Guardar en un archivo
end-log = Todo lo que pasó

debrief-waiting = Calculando qué hizo esta partida.
debrief-first = La primera vez en un servidor, tarda unos minutos.
debrief-rough = Primeras cifras, de { $n } partidas cada una. Se van afinando.
debrief-how = Cada tabla es una causa. Sube si se gana y baja si se pierde. Subidas y bajadas se suman: una parte puede pasar de 100.
debrief-head_stopped = Cuando se detuvo, iba mejor: { $names }.
debrief-head_nobody = { end-nobody }
debrief-head_shared = { $names } comparten la victoria.
debrief-head_doing = Ganó { $names }. Sus decisiones hicieron { $points } ({ $within }) de { $way } victorias.
debrief-head_rules = Ganó { $names }. Casi todo vino de las reglas y el puesto.
debrief-head_luck = Ganó { $names }. Casi todo vino de dados y cartas.
debrief-head_own = Ganó { $names }. Casi todo vino de sus decisiones.
debrief-head_others = Ganó { $names }. Casi todo vino de lo que decidió el resto.
debrief-head_several = Ganó { $names }. Ninguna causa hizo claramente la mayor parte.
debrief-you_stopped = Cuando se detuvo, ibas mejor que nadie.
debrief-you_doing = Ganaste. Tus decisiones hicieron { $points } ({ $within }) de { $way } victorias.
debrief-you_rules = Ganaste. Casi todo vino de las reglas y de tu puesto.
debrief-you_luck = Ganaste. Casi todo vino de dados y cartas.
debrief-you_own = Ganaste. Casi todo vino de tus decisiones.
debrief-you_others = Ganaste. Casi todo vino de lo que decidió el resto.
debrief-you_several = Ganaste. Ninguna causa hizo claramente la mayor parte.
debrief-helped_yours = Lo que te ayudó con claridad: { debrief-cause }.
debrief-helped_theirs = Lo que ayudó con claridad a { $name }: { debrief-cause }.
debrief-cost_yours = Lo que te costó con claridad: { debrief-cause }.
debrief-cost_theirs = Lo que le costó con claridad a { $name }: { debrief-cause }.
debrief-none_yours = Para ti, nada destaca con claridad.
debrief-none_theirs = Para { $name }, nada destaca con claridad.
debrief-cause_rules = las reglas y el puesto
debrief-cause_luck = dados y cartas
debrief-cause_own = las decisiones propias
debrief-cause_others = lo que decidió el resto
debrief-cause =
    { $cause ->
        [rules] { debrief-cause_rules }
        [luck] { debrief-cause_luck }
        [own] { debrief-cause_own }
       *[others] { debrief-cause_others }
    }
debrief-short_rules = el puesto
debrief-short_luck = azar
debrief-short_own = decisiones
debrief-short_others = el resto
debrief-picture = { $name }: una probabilidad igual de { $equal } en 100. Las reglas y el puesto { $rules }. Dados y cartas { $luck }. Decisiones propias { $own }. El resto { $others }. El final { $end }.
debrief-ledger_of = El libro de la suerte de { $name }
debrief-yours = De qué se hizo tu probabilidad
debrief-points = victorias de 100
debrief-interval = 95 %
debrief-equal = Una probabilidad igual
debrief-equal_what =
    { $n ->
        [one] Un puesto.
       *[other] { $n } puestos, una victoria.
    }
debrief-before = Antes de la primera jugada.
debrief-split = Con reglas iguales { $level }; las reglas desiguales { $unequal }.
debrief-all_dice = Todo lo que salió, lo sacara quien lo sacara.
debrief-against = Frente al bot { $bot } en el mismo lugar.
debrief-by = { $names }.
debrief-nothing = No se distingue del azar.
debrief-none_at_all = No cambió nada en ninguna de estas partidas.
debrief-end = { end-eyebrow }
debrief-end_won = Una victoria segura.
debrief-end_shared = Una parte de la victoria.
debrief-end_lost = Sin victoria.
debrief-end_stopped = Lo que cabía esperar cuando se detuvo.
debrief-all = Todos los libros en una tabla
debrief-line = Las probabilidades durante la partida
debrief-line_what = Lo que cabía esperar en cada puesto si hubieran seguido bots. Dentro de { $within }, 95 de cada 100 veces.
debrief-line_table = Las probabilidades por ronda, en una tabla
debrief-round = ronda
debrief-from_to = { $name }, de { $from } a { $to }.
debrief-span = de { $from } a { $to }
debrief-turn_reform = Ronda { $round }, la mesa cambió una regla
debrief-turn_luck = Ronda { $round }, dados y cartas
debrief-turn_yours = Ronda { $round }, tu decisión
debrief-turn_choice = Ronda { $round }, decidió { $name }
debrief-step = Paso { $n }
debrief-for_you = para ti.
debrief-for = para { $name }.
debrief-each_within = Cada parte, dentro de { $within } victorias de 100.
debrief-under_more = Mismos dados, reglas iguales: { $name } gana { $points } ({ $within }) más de cada 100.
debrief-under_less = Mismos dados, reglas iguales: { $name } gana { $points } ({ $within }) menos de cada 100.
debrief-under_nothing = Mismos dados, reglas iguales: ninguna diferencia clara.
debrief-under_what = Los dados de esta partida, tal como cayeron. { $games } partidas con cada regla. Decidieron bots, que una de cada { $slip } veces hacían cualquier cosa.
debrief-under_same = { $name } es quien más gana con las dos reglas.
debrief-under_other = Con estas reglas gana más { $now }. Con reglas iguales, { $then }.
debrief-these = con estas reglas
debrief-equally = con reglas iguales
debrief-apart = la diferencia
debrief-shares = La mitad más pobre acabó con { $share } de 100.
debrief-shares_what = Aquí se reparte: { $what }. La línea roja suma lo que tiene cada cual. La de puntos es a partes iguales.
debrief-guessed = Línea discontinua: lo que tú pensabas, { $share } de 100.
debrief-hidden = Lo que nadie podía ver
debrief-eyes = Mira otra vez con los ojos de
debrief-of_100 = { $share } de 100
debrief-poor_to_rich = de quien menos tiene a quien más
debrief-all_alike = si todo el mundo tuviera lo mismo
debrief-by_round = Lo que tenía cada cual, por ronda
debrief-by_round_table = Lo que tenía cada cual, en una tabla
debrief-done_you =
    Ayudaste { $gave ->
        [one] una vez
       *[other] { $gave } veces
    }, y te ayudaron { $had ->
        [one] una vez
       *[other] { $had } veces
    }.
debrief-done = Lo que se hizo la gente
debrief-done_all =
    Ayuda: { $helps ->
        [one] una vez
       *[other] { $helps } veces
    }. Lo contrario: { $harms ->
        [one] una vez
       *[other] { $harms } veces
    }.
debrief-done_cells = Cada casilla: lo que hizo / lo que le hicieron.
debrief-done_for = a favor
debrief-done_to = en contra
debrief-by_you = tú
debrief-to_you = a ti
debrief-done_table = Quién hizo qué, y a quién
debrief-who = quién
debrief-whom = a quién
debrief-how_often = veces
debrief-how_much = cuánto
debrief-talk = Tres preguntas para hablar
debrief-talk_what = No hay una respuesta correcta. La primera, en parejas.
debrief-ask_rules_gave = Las reglas y el puesto dieron a { $name } { $points } ({ $within }) victorias más de 100. ¿Se notó?
debrief-ask_rules_took = Las reglas y el puesto costaron a { $name } { $points } ({ $within }) victorias de 100. ¿Se notó?
debrief-ask_luck_gave = Dados y cartas dieron a { $name } { $points } ({ $within }) victorias de 100. ¿Qué llamarías merecido?
debrief-ask_luck_took = Dados y cartas costaron a { $name } { $points } ({ $within }) victorias de 100. ¿Quién pudo ayudar?
debrief-ask_others_gave = Decidió { $by }, y { $name } tuvo { $points } ({ $within }) victorias más de 100. ¿A propósito?
debrief-ask_others_took = Decidió { $by }, y { $name } tuvo { $points } ({ $within }) victorias menos de 100. ¿Había otra manera?
debrief-ask_felt = ¿Cuándo sentiste que no podías perder?
debrief-ask_change = ¿Qué regla cambiarías primero, y para quién?
debrief-ask_again = ¿Desde qué puesto jugarías la próxima vez?
piece-circle = Círculo
piece-square = Cuadrado
piece-triangle = Triángulo
piece-diamond = Rombo
piece-hexagon = Hexágono
piece-star = Estrella
piece-cross = Cruz
piece-drop = Gota
debrief-print = Imprimir
debrief-pieces = Figuras en vez de nombres
debrief-json = Cifras en JSON
debrief-csv = Cifras en CSV
debrief-method = Cómo se calculó
debrief-method_1 = Una probabilidad es una parte de victorias. Desde cada posición se siguieron muchas partidas. Los bots tomaron todos los puestos, con dados nuevos y mazos barajados. Una victoria compartida cuenta a partes iguales.
debrief-method_2 = El bot es { $bot }, de { $title }, versión { $version }. Desde cada posición, { $rollouts } partidas; hubo que jugar { $made }.
debrief-method_3 = Una decisión cuenta por lo que cambió. La medida es el bot en ese lugar. No es un juicio sobre una persona. Dados y cartas son todo lo demás, lo sacara quien lo sacara.
debrief-method_4 = Las reglas y el puesto: lo que había antes de la primera jugada. Las partes suman sin resto: las vecinas comparten cifras. No van en orden de tiempo.
debrief-method_5 = Tras ± va la mitad de un intervalo. Un intervalo así contiene el valor real 95 de cada 100 veces. Trata de partidas de bots, no de personas. Donde incluye el cero, la cifra no se distingue del azar.
debrief-method_6 = La línea y los momentos decisivos salen de { $whole } partidas. La mitad eligió los momentos. La otra mitad dio sus cifras. Con otro bot como medida, pasarían puntos entre decisiones y azar.
debrief-method_7 = Los mismos dados: el secreto de esta partida, jugado otra vez por bots. Partida a partida tienen los mismos caprichos, con las dos reglas. Lo que cambian las reglas iguales es la media de las parejas.

shoes-title = Ponte en su lugar
shoes-how = Juega los mismos dados desde otro puesto. Los bots ocupan los demás.
shoes-on = Seguir yo desde aquí
shoes-own = tu propio puesto, antes
shoes-now = este puesto, tú
shoes-then = este puesto, antes
shoes-more = Aquí acabas con { $mine }. La primera vez fueron { $theirs }.
shoes-less = Aquí acabas con solo { $mine }. La primera vez fueron { $theirs }.
shoes-same = Aquí acabas con { $mine }, igual que la primera vez.
shoes-what = Los mismos dados, dos veces, ronda a ronda.

replay-title = Repetición
replay-where = Repetición. { $where }.
replay-label = Repetición
replay-loading = Recorriéndola.
replay-missing = Esa repetición no existe.
replay-back = Volver al final
replay-dice = Los dados
replay-laid = La mesa está puesta.
replay-step = Paso { $at } de { $last }
replay-slide = Ir a un paso
replay-first = Inicio
replay-back_one = Atrás
replay-play = Ver
replay-pause = Pausa
replay-on_one = Siguiente
replay-jump = Saltar a
replay-rounds = Rondas
replay-moments = Momentos
replay-speed = Velocidad
replay-times = { $speed }×
replay-end = Final
replay-eyes = Visto por
replay-eyes_label = Con los ojos de quién
replay-spectator = el público

rules-title = { menu-rules }
rules-loading = Buscando las reglas.
rules-ledger = Regla a regla
rules-ledger_what = Cada regla del libro con su número, y los huecos llenos. Una jugada rechazada nombra el número que la prohíbe.
rules-missing = Aquí no hay reglas.
rules-back = Volver a tu mesa
rules-play = { play-it }
rules-search = Busca una palabra
rules-found =
    { $n ->
        [0] Nada dice eso.
        [one] Un tema.
       *[other] { $n } temas.
    }
rules-numbers = Mostrar los números de las reglas
rules-others = Las reglas de otros juegos

gone-title = La mesa te dejó ir.
gone-home = A la página de inicio

load-wait = Un momento.
load-title = Esta página no está completa.
load-words = Una parte no llegó. Cargarla de nuevo no ayudó. Quizá se actualizó el servidor, o la conexión es débil.
load-again = Cargarla otra vez

lost-title = Aquí no hay nada que ver.
lost-words = Esta dirección no lleva a ninguna página. Un código se escribe en la página de inicio.

errors-offline = El servidor no responde. Mira la conexión y prueba otra vez.
errors-server = El servidor respondió con { $status }. Prueba otra vez en un momento.

## La sala: una clase, un código, una lección. Quien la dirige ve la consola; el resto, sus teléfonos y la pared.

home-room = Abrir una sala para una clase
room-title = La sala
room-gone = Esta sala está cerrada para ti
room-come = Entra
room-nick = Tu apodo
room-enter = Pasar
room-privacy = Sin cuenta, y vale cualquier nombre. Todo se borra a los 30 días.
room-shut = La puerta está cerrada. Pide a quien dirige la sala que la abra.
room-you = Tú
room-in = Ya estás dentro, { $name }.
room-go_to = Ve a la mesa { $n }.
room-soon = Pronto tendrás puesto.
room-at_table = Mesa { $n }
room-you_watch = Miras.
room-about = De qué trata este juego
room-about_seats = Los dados reparten los puestos, y a algunos les va peor. Eso no dice nada de ti.
room-read = Lo leí
room-watch_instead = Prefiero mirar
room-watch_what = Nadie pregunta por qué. Sigues respondiendo a las preguntas.
room-play_again = { end-again_alone }
room-begins = Empieza cuando la sala esté lista.
room-hand_up = Levantar la mano
room-hand_down = Bajar la mano
room-guess_head = ¿Cómo quedará repartido al final?
room-guess_lead = Reparte { $discs } discos; cada uno es { $part } de cada 100.
room-guess_more = Uno más para el puesto { $n }
room-guess_less = Uno menos para el puesto { $n }
room-guess_half = La mitad más pobre, en total: { $part } de 100.
room-guess_send = Eso creo
room-guess_level = Partes iguales
room-guess_kept = Lo que crees se guarda para el final.
room-all_still = Todo está parado.
room-look_up = Levanta la vista: las respuestas están en la pared.
room-one_sentence = En una frase
room-send = Enviar
room-answer_kept = Tu respuesta está guardada. Aún puedes cambiarla.
room-answers_closed = Ya no hay más respuestas.
room-nobody_knows = Nadie ve quién respondió qué.
room-ask_fair = ¿Tienen ustedes la misma probabilidad de ganar?
room-answer_fair_1 = Sí, la misma
room-answer_fair_2 = No, decide la suerte
room-answer_fair_3 = No, deciden las reglas
room-ask_help = ¿Pudiste ayudar a alguien?
room-answer_help_1 = Sí, y lo hice
room-answer_help_2 = Sí, pero no lo hice
room-answer_help_3 = No, no podía
room-ask_rules = ¿Quién podría cambiar las reglas en tu mesa?
room-answer_rules_1 = Quien va por delante
room-answer_rules_2 = Toda la mesa, de acuerdo
room-answer_rules_3 = Nadie puede
room-ask_free = ¿Qué recibiste sin hacer nada por ello?
room-where = { $people ->
        [one] Hay una persona.
       *[other] Hay { $people } personas.
    } Esta página solo la ves tú.
room-wall_shows = La pared muestra
room-show_code = el código
room-show_boards = las mesas
room-show_question = la pregunta
room-show_debrief = cómo acabó
room-show_black = nada
room-help = Ayudar a alguien
room-open_wall = Abrir la pared en otra ventana
room-call = Cómo se llama la sala
room-save = Guardar
room-to_all = Un mensaje a todos los teléfonos
room-names_on_wall = La pared muestra nombres
room-invite = Un enlace para otra persona que enseñe
room-invite_what = Quien lo abra también dirige la sala.
room-delete_head = Borrar esta sala
room-delete_what = Se borra sola a los 30 días: nombres, mesas y respuestas.
room-delete = Borrarla ya
room-delete_sure = Sí, borrarlo todo
room-ruler = Minuto { $minutes } de { $all }: { $part ->
        [join] la gente entra
        [guess] la gente adivina
        [play] la gente juega
        [stop] las mesas paran
       *[debrief] la gente habla
    }.
room-part_join = Entrar
room-part_guess = Adivinar
room-part_play = Jugar
room-part_stop = Parar
room-part_debrief = Hablar
room-kept = Se reservan { $minutes } minutos
room-type_here = Abre { $address } y escribe
room-qr = La entrada como código QR
room-one_code = Un código para toda la clase. También se puede escanear.
room-door_close = Cerrar la puerta
room-door_open = Abrir la puerta
room-length = Duración de la clase en minutos
room-minutes = { $minutes } min
room-minutes_talk = { $minutes } para hablar
room-plan = Jugamos a { $game } en mesas de { $size }, { $rules }. Primero { $guess }, y { $stop }. Todo en { $minutes } minutos.
room-plan_game = { options-game }
room-plan_size = Puestos por mesa
room-plan_rules = { options-variant }
room-plan_stop = Cuándo para todo para una pregunta
room-fits = Hay { $left } minutos de juego: casi todas las mesas terminan.
room-fits_half = Hay { $left } minutos de juego: termina más o menos la mitad.
room-fits_not = Hay { $left } minutos de juego: la mayoría para antes del final.
room-book = { options-book }
room-guess_yes = adivinamos
room-guess_no = jugamos
room-stop_after = { $round ->
        [0] nada nos interrumpe
        [one] tras la ronda { $round } hay una pregunta
       *[other] tras la ronda { $round } hay una pregunta
    }
room-here = { $n ->
        [0] Aún no hay nadie.
        [one] Ya hay una persona.
       *[other] Ya hay { $n } personas.
    }
room-here_what = { $seated } en { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    }, { $door } en la puerta, { $watching } mirando. Los bots guardan los puestos libres y los ceden.
room-seat_all = Sentar a todo el mundo
room-undo = Deshacer
room-seat_what = por igual; los bots completan
room-begin = Empezar la clase
room-begin_guess = los teléfonos piden adivinar
room-begin_play = las mesas empiezan
room-start = Empezar en las mesas
room-guessed = Adivinaron { $n } de { $of }
room-table = { room-at_table }
room-count = { $people ->
        [one] una persona
       *[other] { $people } personas
    }{ $bots ->
        [0] { "" }
        [one] , un bot
       *[other] , { $bots } bots
    }
room-door = En la puerta
room-door_count = { $n ->
        [0] nadie espera
        [one] espera una persona
       *[other] esperan { $n }
    }
room-put_here = Poner aquí a { $name }
room-new_table = En una mesa nueva
room-watching = Mirando
room-only_you = solo tú ves esto
room-hold = Tienes a { $name }. Toca una mesa, o a alguien para cambiarlos.
room-put_back = Devolver
room-fair = Tú eliges quién se sienta con quién. Los dados reparten las posiciones, y nadie puede fijarlas.
room-by_gap = las peores primero
room-by_number = en orden
room-side_low = tienen menos
room-side_high = tienen más
room-last = Lo último que pasó
room-round = Ronda
room-part_high = La parte de arriba
room-freeze = Congelar
room-thaw = { host-resume }
room-look_at = Ver la mesa { $n } en otra ventana
room-over = Esta mesa terminó.
room-frozen = Congelada por ti
room-stands = Parada
room-waits = espera a { $names }, { $time }
room-bots_move = Juegan los bots.
room-coming = Ya voy
room-new_code = Un código nuevo
room-nudge = Avisar
room-let_bot = Que juegue un bot
room-call_hand = { $name } tiene la mano levantada desde hace { $time }.
room-call_gone = El teléfono de { $name } no está desde hace { $time }.
room-call_slow = { $name } lleva { $time } pensando.
room-brief_hand = mano levantada, { $time }
room-brief_gone = sin teléfono, { $time }
room-brief_slow = piensa, { $time }
room-all_well = Ahora nadie te necesita.
room-all_well_what = Date una vuelta. Pregunta a quién pudieron ayudar.
room-stopping = Las mesas paran tras esta ronda.
room-debrief_head = Las mesas terminaron.
room-debrief_what = Cada teléfono muestra lo que recibió su puesto, y por qué. La pared muestra todas las mesas.
room-talk_parts = Hasta dónde llegó la pared
room-talk_1 = Nuestras mesas
room-talk_2 = Muchísimas partidas
room-talk_3 = Con reglas iguales
room-talk_4 = Lo que adivinamos
room-talk_5 = Una pregunta para terminar
room-all_tables = { $n ->
        [one] La única mesa
       *[other] Las { $n } mesas
    }
room-pause = Pausa general
room-resume = Siguen todas
room-stop = Parar tras la ronda
room-stop_now = Parar ya
room-freeze_ask = Congelar y preguntar
room-own = Tu propia pregunta
room-ask = Preguntar
room-late = Si algo se retrasa, se acorta el juego y no la charla.
room-answered = Respondieron { $n } de { $of }. Todo está parado.
room-not_who = No se guarda quién eligió qué.
room-answers_wait = Las respuestas salen cuando la cierres.
room-names_hushed = Se omiten los nombres de la gente de la sala.
room-on_wall = En la pared
room-show_it = Mostrarlo
room-thinking = { $n ->
        [0] Respondió todo el mundo.
        [one] Aún piensa una persona.
       *[other] Aún piensan { $n }.
    }
room-show_answers = Cerrarla y mostrar las respuestas
room-go_on = Seguir con el juego
room-whom = A quién
room-lost_phone = Teléfono perdido o sin batería
room-code_what = Escríbelo en la página de inicio, con cualquier teléfono. Vale una vez, durante diez minutos.
room-move_to = Pasar a
room-swap_with = Cambiar con
room-swap_what = Se mueven las personas. Lo que hay en la mesa se queda.
room-pair_with = Compartir el puesto con
room-pair_what = Juegan como una sola persona, con los dos nombres. Cada teléfono abre el puesto.
room-only_watch = { join-watch }
room-lets_play = Que juegue
room-remove = Sacar a { $name } de la sala
room-are_here = { $n ->
        [one] está aquí.
       *[other] están aquí.
    }
room-any_name = Sin cuenta. Vale cualquier nombre.
room-camera = { lobby-camera }
room-wall_play = { $tables ->
        [one] Una mesa, un libro de reglas.
       *[other] { $tables } mesas, un libro de reglas.
    }
room-wall_level = Una viga nivelada dice: los dos lados tienen lo mismo.
room-of_answered = de { $of } respondieron.
room-found = En la mesa del medio, el lado de arriba tiene { $part } de 100.
room-found_games = En { $games } partidas de bots, el medio es { $part }.
room-crowd_these = Arriba: partidas de bots con las mismas reglas, ronda { $round }.
room-crowd_bot = Sus bots se llaman { $bot }.
room-crowd_equal = Abajo: reglas iguales. El medio es { $part }.
room-crowd_soon = Las muchas partidas aún no están aquí.
room-found_axis = Cada punto es una mesa: la parte del lado que tiene más.
room-guess_fact = Lo que creímos, y lo que salió
room-fact = Lo que tiene en total la gente más pobre
room-line_fact = lo que salió
room-line_guess = lo que creímos
room-line_even = partes iguales
room-after = Dijiste { $guess } de 100 para la mitad más pobre. En tu mesa fueron { $fact }.
room-talk = ¿Qué recibiste sin haber hecho nada por ello?

refusal-room = Ese código lleva a una sala con muchas mesas.
refusal-not_lead = Eso solo puede hacerlo quien dirige la sala.
refusal-no_table_here = En esta sala no existe esa mesa.
refusal-nobody_here = Aún no hay nadie para jugar.
refusal-last_part = La clase no tiene más partes.
refusal-asking = Ya hay una pregunta en curso.
refusal-no_question = Esa pregunta no está abierta.
refusal-bad_answer = Esa respuesta no encaja con la pregunta.
refusal-bad_guess = Al adivinar se reparten los { $discs } discos.
refusal-nothing_to_undo = No hay nada que deshacer.
refusal-bad_plan = Una clase dura de { $least } a { $most } minutos.

## El laboratorio en el navegador: girar una regla y ver qué hace, y a quién.

refusal-no_lab = Aquí no hay laboratorio para este juego.
lab-title = El laboratorio
lab-grey = En gris y a puntos, el libro.
lab-turn = Gira una regla
lab-games = { $games } de { $of } partidas
lab-all = { $games } partidas jugadas
lab-book = Volver al libro
lab-printed = impreso
lab-variant = Reglas
lab-who = Quién juega
lab-seat = Puesto { $seat }
lab-play = Jugar en esta mesa
lab-copied = Enlace copiado.
lab-preparing = Preparando las reglas. Pasa una sola vez.
lab-stopped = El laboratorio paró. Gira algo para preguntar otra vez.
lab-waiting = Jugando las primeras partidas.
lab-by_book = Según el libro, { $one } gana { $a } de cada 100; { $other }, { $b }.
lab-narrows = Esto reduce la brecha de { $before } a { $after } de cada 100.
lab-widens = Esto aumenta la brecha de { $before } a { $after } de cada 100.
lab-turned = Esto da la vuelta a la brecha, de { $before } a { $after }.
lab-unchanged = { $games } partidas no muestran cambios en quién gana.
lab-so_far = Hasta ahora solo se jugaron las primeras partidas.
lab-gap = De cada 100 partidas, { $one } gana { $value } más que { $other }.
lab-between = El intervalo va de { $low } a { $high }. Un intervalo así acierta 95 de cada 100 veces.
lab-changes = La brecha cambia en { $value } de cada 100. { lab-between }
lab-dice = Las dos se jugaron con los mismos dados.
lab-wins = Victorias de un puesto en 100 partidas
lab-equal = una parte igual
lab-wealth = Lo que tiene un puesto, por ronda
lab-wealth_what = Las bandas abarcan 80 de cada 100 puestos, en partidas aún en juego.
lab-sharing = Reparto al final: Gini { $gini }
lab-sharing_book = Reparto al final: Gini { $gini }; según el libro, { $book }
lab-lasts = Una partida dura { $rounds } rondas.
lab-lasts_book = Una partida dura { $rounds } rondas; según el libro, { $book }.
lab-here = este ajuste
lab-interval = intervalo del 95 %
lab-group = grupo
lab-round = ronda
lab-poorest = quien menos tiene
lab-twin = En una tabla
lab-one = Una regla cada vez
lab-mine = Mi ajuste
lab-bars = Lo que una sola regla cambia para { $other }
lab-hollow = Una barra hueca no se distingue de cero. Todos los intervalos valen a la vez, 95 de cada 100 veces.
lab-picture = { $what }. { $figures }

## Un voto sobre una regla.

reform-open = Cambiar una regla
reform-allow = La mesa puede votar sobre las reglas durante la partida.
reform-allow_what = Cualquiera puede proponer un cambio. Entre dos rondas se ve lo que haría a cada puesto, y luego se vota.
reform-how = Cualquiera puede proponer. Cuando acaba la ronda se ve lo que haría a cada puesto, y luego se vota en secreto.
reform-now = ahora
reform-then = con el cambio, en victorias de 100 partidas
reform-propose = Proponerlo
reform-waits = { $name } propuso cambiar una regla. La mesa vota cuando acabe la ronda.
reform-proposed =
    { $you ->
        [seat] Propones
       *[others] { $name } propone
    }
reform-you_there = ti
reform-reckoning = Unos bots siguen desde aquí, con la regla de ahora y con la otra. Tarda unos segundos.
reform-none = No hubo tiempo para probarlo. Vota según lo que pienses.
reform-more = Más victorias para { $names }.
reform-less = Menos victorias para { $names }.
reform-same = Para { $names } estas partidas no muestran diferencia.
reform-same_all = Estas partidas no muestran diferencia para nadie.
reform-no_difference = sin diferencia
reform-equal = Línea verde: { $share }, una parte igual
reform-picture = { $name }: ahora { $now }, después { $then }, diferencia { $change }.
reform-method = { $games } partidas desde aquí con cada regla, los mismos dados en ambas, el bot { $bot } en todos los puestos. Lo oculto se adivinó de nuevo en cada partida. Los corchetes rojos son los intervalos de la diferencia. Valen todos a la vez, 95 de cada 100 veces.
reform-col_then = después
reform-col_change = diferencia
reform-ask = ¿Qué votas?
reform-yes = A favor
reform-no = En contra
reform-sealed = Tu voto es secreto. Todos se abren a la vez.
reform-slips = Votos
reform-vote_open = piensa
reform-vote_sealed = ha votado
reform-vote_yes = votó a favor
reform-vote_no = votó en contra
reform-vote_none = no votó
reform-passed = La regla cambia
reform-kept = La regla se queda
reform-count = { $yes } de { $seats } puestos votaron a favor. Hace falta más de la mitad.
debrief-reform = Las reglas que la mesa cambió { $reform }.
