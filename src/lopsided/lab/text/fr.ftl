### Les tableaux du labo en français.
### game : partie · seat : place · seed : graine · agent : bot
###
### complete

played = [bold]{ $title }[/]{ $rules } : { $games } parties à { $seats }, graine { $seed }
lasted = { $mean } manches en moyenne, la moitié des parties en { $median }, neuf sur dix entre { $low } et { $high }, la plus longue { $most }
took = { $moves } coups en { $seconds } s : { $speed } par seconde
intervals = Entre crochets et après ± : intervalles à 95 %. docs/lab.md dit comment on les fait.
intervals-of-differences = Après ± : intervalles à 95 % des différences, partie par partie. docs/lab.md dit comment on les fait.

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
same-rules = les mêmes règles
