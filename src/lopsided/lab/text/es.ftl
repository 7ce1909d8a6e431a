### Las tablas del laboratorio en español.
### complete
### game: partida · seat: puesto · seed: semilla · agent: bot

played = [bold]{ $title }[/]{ $rules }: { $games } partidas de { $seats }, semilla { $seed }
lasted = { $mean } rondas de media, la mitad de las partidas en { $median }, nueve de cada diez entre { $low } y { $high }, la más larga { $most }
took = { $moves } jugadas en { $seconds } s: { $speed } por segundo
intervals = Entre corchetes y tras ±: intervalos del 95 %. docs/lab.md dice cómo se calculan.
intervals-of-differences = Tras ±: intervalos de las diferencias, partida a partida, ensanchados según Bonferroni para que { $comparisons ->
    [one] la comparación valga
   *[other] las { $comparisons } comparaciones valgan a la vez
} en 95 de 100 repeticiones. Tamaño del efecto: la diferencia frente a lo que varía de una partida a otra. docs/lab.md dice cómo se calculan.

wins-by-seat = Victorias por puesto
wins-by-group = Victorias de un puesto: { $grouping }
explained = De la varianza de los resultados, explicado por
foretold = El orden de los resultados, anticipado por (correlación de rangos en una partida)
lens-saw = Lo que vio la lupa
changes = Qué cambia
by-round = Ronda a ronda, en las partidas aún en juego
column-seat = puesto
column-agent = bot
column-group = grupo
column-of-all = de todos los puestos
column-wins = victorias
column-before = tal cual
column-difference = diferencia
nobody = nadie
league-about = Versión { $version }, { $games } partidas de todos contra todos, semilla { $seed }. Una puntuación es la distancia a { $yardstick }: con 400 puntos, un bot gana diez veces más a menudo. Las victorias son por cada 100 partidas, y las compartidas se reparten; entre corchetes, intervalos del 95 %.
league-rating = puntuación
league-alone = victorias, uno entre { $seats }
league-against = victorias de la referencia entre { $seats }
league-deeds = Lo que hace cada bot, tantas veces por partida:
same-rules = las mismas reglas

## Informes de experimentos.

report-report = Informe
report-untitled = Lo que hacen las reglas de { $title }
report-said = { $name }: { $said }
report-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
report-printed = tal como está impreso
report-nothing = No se contó nada de lo que mira este informe.
report-is = { CAPITAL($rules) }, { $figure }: { $value }, entre { $low } y { $high }.
report-same = { CAPITAL($rules) }: ninguna diferencia que { $games } partidas puedan mostrar: { $value }, entre { $low } y { $high }.
report-more = { CAPITAL($rules) }: { $value } más, entre { $low } y { $high }.
report-less = { CAPITAL($rules) }: { $value } menos, entre { $low } y { $high }.
report-rules = reglas
report-figure = cifra
report-effect = tamaño del efecto
report-in_100 = victorias en 100 partidas
report-caption = { $seats } puestos, { $games } partidas por fila, con los mismos dados en todas. Los corchetes rojos son intervalos del 95 %; la línea de puntos es la primera fila. Una barra hueca no se distingue de la primera fila; { $comparisons ->
    [one] en esta página hay una comparación.
   *[other] se corrigió por las { $comparisons } comparaciones de esta página.
}
report-lorenz = Quién tiene cuánto al final
report-lorenz_caption = Lo que tiene en total la gente más pobre, en centésimas de todo, de media entre partidas. En la línea recta, todo el mundo tendría lo mismo.
report-poorest = quien tiene menos
report-richest = quien tiene más
report-table = Lo mismo en cifras
report-doubts = Lo que esto no muestra
report-doubt_bots = Las personas no son estos bots. Los bots al azar muestran lo que hacen las reglas a quienes no eligen.
report-doubt_design = Algunas cifras de la caja son diseño nuestro, donde los libros callan. Otro diseño daría otros números.
report-doubt_twenty = Sin corrección, falla uno de cada veinte intervalos. Aquí las diferencias están corregidas por { $comparisons ->
    [one] una comparación.
   *[other] { $comparisons } comparaciones.
}
report-missing = { $cells ->
    [one] Falta por jugar un ajuste.
   *[other] Faltan por jugar { $cells } ajustes.
}
report-method = Método
report-pairs = La partida número i tiene el mismo secreto en cada ajuste: cada puesto saca los mismos dados, sean cuales sean las reglas. Así, las diferencias son diferencias de las reglas, tomadas partida a partida.
report-intervals = Las proporciones de victorias llevan el intervalo de Wilson, con tantos intentos como vale la dispersión de partida a partida; todo lo demás, el del jackknife sobre 200 bloques de partidas.
report-many = Los intervalos de las diferencias se ensanchan con la corrección de Bonferroni por { $comparisons ->
    [one] una comparación
   *[other] { $comparisons } comparaciones
}, de modo que todos aciertan a la vez en 95 de cada 100 repeticiones. El tamaño del efecto es la diferencia media en desviaciones típicas de las diferencias de partida a partida.
report-again = Para repetirlo
report-version = juego, versión
report-cells = ajustes
report-seed = semilla
report-commit = commit
report-cite = Para citar
report-citation = Laboratorio Lopsided ({ $year }). { $title } { $game }, versión { $version }, semilla { $seed }, { report-games }.
