### Les tableaux du labo en français.
### game : partie · seat : place · seed : graine · agent : bot
###
### complete

played = [bold]{ $title }[/]{ $rules } : { $games } parties à { $seats }, graine { $seed }
lasted = { $mean } manches en moyenne, la moitié des parties en { $median }, neuf sur dix entre { $low } et { $high }, la plus longue { $most }
took = { $moves } coups en { $seconds } s : { $speed } par seconde
intervals = Entre crochets et après ± : intervalles à 95 %. docs/lab.md dit comment on les fait.
intervals-of-differences = Après ± : intervalles des différences, partie par partie, élargis selon Bonferroni pour que { $comparisons ->
    [one] la comparaison vaille
   *[other] les { $comparisons } comparaisons vaillent ensemble
} dans 95 répétitions sur 100. Taille d’effet : la différence rapportée à ce qu’elle varie d’une partie à l’autre. docs/lab.md dit comment on les fait.

wins-by-seat = Victoires par place
wins-by-group = Victoires d’une place : { $grouping }
explained = De la variance des scores, expliqué par
foretold = L’ordre des scores, prédit par (corrélation des rangs dans une partie)
lens-saw = Ce que la loupe a vu
changes = Ce qui change
by-round = Manche par manche, dans les parties en cours
column-seat = place
column-agent = bot
column-group = groupe
column-of-all = de toutes les places
column-wins = victoires
column-before = tel quel
column-difference = différence
nobody = personne
league-about = Version { $version }, { $games } parties de tous contre tous, graine { $seed }. Une cote est l’écart avec { $yardstick } : à 400 points, un bot gagne dix fois plus souvent. Les victoires sont pour 100 parties, partagées en parts égales ; entre crochets, les intervalles à 95 %.
league-rating = cote
league-alone = victoires, seul parmi { $seats }
league-against = victoires de l’étalon parmi { $seats }
league-deeds = Ce que fait chacun, tant de fois par partie :
same-rules = les mêmes règles

## Rapports d’expériences.

report-report = Rapport
report-untitled = Ce que font les règles : { $title }
report-said = { $name } : { $said }
report-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
report-printed = règles imprimées
report-nothing = Rien n’a été compté de ce que ce rapport regarde.
report-is = { CAPITAL($rules) }, { $figure } : { $value }, entre { $low } et { $high }.
report-same = { CAPITAL($rules) } : aucune différence que { $games } parties puissent montrer : { $value }, entre { $low } et { $high }.
report-more = { CAPITAL($rules) } : c’est { $value } de plus, entre { $low } et { $high }.
report-less = { CAPITAL($rules) } : c’est { $value } de moins, entre { $low } et { $high }.
report-rules = règles
report-figure = valeur
report-effect = taille d’effet
report-in_100 = victoires sur 100 parties
report-caption = { $seats } places, { $games } parties par ligne, les mêmes dés partout. Les crochets rouges sont des intervalles à 95 % ; la ligne pointillée est la première ligne. Une barre vide ne se distingue pas de la première ; { $comparisons ->
    [one] il y a une comparaison sur cette page.
   *[other] { $comparisons } comparaisons de cette page ont été corrigées.
}
report-lorenz = Qui possède combien à la fin
report-lorenz_caption = Ce que les plus pauvres possèdent ensemble, en centièmes du tout, en moyenne. Sur la droite, tout le monde aurait autant.
report-poorest = les plus pauvres
report-richest = les plus riches
report-table = Le même en chiffres
report-doubts = Ce que cela ne montre pas
report-doubt_bots = Personne n’est l’un de ces bots. Des bots qui jouent au hasard montrent ce que les règles font à qui ne choisit pas.
report-doubt_design = Certains chiffres de la boîte sont de nous, là où les livres se taisent. D’autres choix donneraient d’autres nombres.
report-doubt_twenty = Sans correction, un intervalle sur vingt se trompe. Ici les différences sont corrigées pour { $comparisons ->
    [one] une comparaison.
   *[other] { $comparisons } comparaisons.
}
report-missing = { $cells ->
    [one] Un réglage n’est
   *[other] { $cells } réglages ne sont
} pas encore joué.
report-method = Méthode
report-pairs = La partie numéro i a le même secret dans chaque réglage : chaque place lance les mêmes dés, quelles que soient les règles. Les différences sont donc celles des règles, partie par partie.
report-intervals = Les parts de victoires ont l’intervalle de Wilson, avec autant d’essais que vaut la dispersion d’une partie à l’autre ; le reste a celui du jackknife sur 200 blocs de parties.
report-many = Les intervalles des différences sont élargis par la correction de Bonferroni pour { $comparisons ->
    [one] une comparaison
   *[other] { $comparisons } comparaisons
}, pour que tous soient vrais ensemble 95 fois sur 100. La taille d’effet est la différence moyenne en écarts types des différences d’une partie à l’autre.
report-again = Refaire
report-version = jeu, version
report-cells = réglages
report-seed = graine
report-commit = commit
report-cite = Citer
report-citation = Labo de Lopsided ({ $year }). { $title } { $game }, version { $version }, graine { $seed }, { report-games }.
