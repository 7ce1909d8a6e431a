### Ce que plusieurs fichiers disent, en français : tout message peut les reprendre, comme { points }.
### Puis pourquoi quelque chose n’est pas possible, où qu’on le lise.
### On tutoie. seal : sceau · replay : replay · die : dé
###
### complete

## Gens et choses.

you-begin =
    { $you ->
        [seat] Tu commences.
       *[others] { $seat } commence.
    }
you-drew =
    { $you ->
        [seat] Tu tires « { $card } ».
       *[others] { $seat } tire « { $card } ».
    }
you-played =
    { $you ->
        [seat] Tu joues « { $card } ».
       *[others] { $seat } joue « { $card } ».
    }
you-used =
    { $you ->
        [seat] Tu utilises « { $card } ».
       *[others] { $seat } utilise « { $card } ».
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
amount-tokens =
    { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    }
price-tokens =
    { $price ->
        [one] { $price } jeton
       *[other] { $price } jetons
    }
cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
tokens-kept = Tu gardes { amount-tokens }.
round-most = Manche { $round } sur { $most } au plus
game-over = La partie est finie
who-begins = Qui commence
by-lot =
    { $value ->
        [random] au hasard
       *[seat1] la première place
    }
card-die = Dé de la carte : { $seat }
your-hand = Ta main
kept-away = tenu à l’écart
no-income = pas de revenu
pay-nothing = ne rien payer

play-it = Jouer
## Pourquoi quelque chose n’est pas possible.

meant =
    { $near ->
        [none] Il y a { $known }.
       *[other] Peut-être { $near } ?
    }
cannot-game = Il n’y a pas de jeu { $game }. { meant }
cannot-load = Le jeu { $game } du paquet { $package } est laissé de côté : { $why }
cannot-seats = { $title } se joue de { $low } à { $high }, pas à { $seats }.
cannot-variant = { $title } n’a pas de variante { $variant }. { meant }
cannot-agent = { $title } n’a pas de bot { $agent }. { meant }
cannot-thinker = Il n’y a pas de bot { $agent } : { $why }.
cannot-option = Il n’y a pas d’option { $option }. { meant }
cannot-word = { $option } ne peut pas être { $value }. { meant }
cannot-number = { $option } prend un nombre entier de { $low } à { $high }, pas { $value }.
cannot-number_near = { cannot-number } Le plus proche est { $near }.
cannot-numbers = { $option } prend des nombres entiers de { $low } à { $high }, séparés par des virgules, pas { $value }.
cannot-numbers_near = { cannot-numbers } Le plus proche est { $near }.
cannot-count = { $option } en nomme { $count } pour { $seats } places.
cannot-against = --against prend option=valeur ou variant=nom, pas { $typed }.
cannot-each = { $option } a trop de valeurs pour les jouer toutes.
cannot-figure = Aucun chiffre n’a { $figure } dans son nom ; sans --figure, tous sont montrés.
cannot-no_games = Joue au moins une partie, pas { $games }.
cannot-card_agent = { $agent } ne peut pas jouer sur une carte graphique, seuls random et les bots du jeu le peuvent.
cannot-no_card = Il faut pour cela une carte NVIDIA et l’extra cuda.
cannot-agents_of = Il y a { $agents } bots pour { $seats } places ; nommes-en un pour toutes ou un par place.
cannot-cells = Avec { $option } il y a { $cells } réglages à jouer ; il en faut de 1 à { $most }.
cannot-experiment = { $file } n’est pas une expérience : { $why }.
cannot-no_experiment = Impossible d’ouvrir { $file } : { $why }. `lopsided lab ideas` en propose de toutes prêtes.
cannot-no_results = { $folder } ne contient aucun résultat du labo. `lopsided lab run FICHIER --out { $folder }` en produit.
cannot-no_cells = { $folder } n’a aucun réglage terminé avec la version { $version } du jeu. Relance l’expérience.
cannot-results_of = { $folder } contient des résultats au format { $found } ; cette version a le format { $wanted }. Prends un autre dossier.
cannot-other_folder = { $folder } contient autre chose. Prends un autre dossier.
cannot-keep_results = Impossible d’écrire les résultats dans { $folder } : { $why }. Ce qui est terminé reste.
cannot-no_ray = Ray n’est pas installé ici : pip install 'lopsided[ray]'
cannot-ray = Aucune grappe Ray ne répond à { $address } : { $why }
cannot-seed = La graine est un nombre entier de 0 à { $most }, pas { $seed }.

## Pourquoi un coup n’est pas pris, quel que soit le jeu.

cannot-no_seat = Cette place n’existe pas.
cannot-no_action = Ce coup n’existe pas.
cannot-no_undo = Trop tard pour annuler : depuis, on a lancé, montré ou décidé quelque chose.
cannot-bot_plays_on = Dans ce jeu, personne ne peut sortir : un bot continue.
cannot-no_reform = Cette règle ne peut pas changer en cours de partie.
cannot-one_by_one = Les pas d’avant montrent quelque chose. Fais-les d’abord.

## Ce qui ne va pas dans un fichier de replay.

cannot-replay = Ce n’est pas un fichier de replay : { $why }.
cannot-format = Ce replay a le format { $format } ; cette version lit le format { $now }.
cannot-read = { $path } est illisible : { $why }.
cannot-file = { $path } : { $why }
cannot-die = Le secret ne peut pas donner le dé { $die }.
cannot-face = Le dé { $die } a montré { $face } ; le secret donne { $rolled }.
cannot-move = Le coup { $move } est contraire aux règles.
cannot-broken = Le coup { $move } casse le code d’une règle : { $why }
cannot-leave = Le coup { $move } n’est pas permis : la place { $seat } ne peut pas partir maintenant.
cannot-mark = Le coup { $move } fait autre chose que ce qui a été noté.
cannot-events = Les événements notés ne sont pas ceux où mènent les coups.
cannot-placing = Le classement noté n’est pas celui où mènent les coups.
cannot-reforms = Le fichier cite d’autres changements de règles que ceux de la partie.
cannot-secret = Le secret n’a pas 16 octets en hexadécimal.
cannot-seal = Le secret ne va pas avec le sceau montré avant le premier coup.
cannot-version = { $title } : c’était joué avec la version { $was } ; la version { $now } est installée.
cannot-names = Ce replay nomme { $names } personnes pour { $seats } places.
cannot-bots = Ce replay dit pour { $bots } places qui y jouait ; il y en a { $seats }.
cannot-play = Ce replay ne peut pas être joué ici : { $why }
cannot-long = Il a { $moves } coups ; on en prend { $most } au plus.
cannot-viewer = Cette partie a les places 1 à { $most }, et 0 pour le public, pas { $seat }.
cannot-misfit = ses places et ses noms ne vont pas ensemble.
cannot-save = { $why }.

## Pourquoi on ne peut pas ouvrir de tables.

cannot-port = Le port { $port } est pris. Choisis-en un autre avec --port, ou --port 0 pour un port libre.
cannot-no_port = Il n’y a pas de port { $port } ; ils vont jusqu’à 65535.
cannot-address = { $address } ne peut pas servir : { $why }.
cannot-network = Cette machine n’est dans aucun réseau, personne d’autre ne peut venir. Branche-la, ou enlève --lan.
cannot-serve =
    { $why ->
        [none] Le serveur n’a pas pu démarrer.
       *[other] { $why }
    }
cannot-time = { $typed } n’est pas une durée : écris 36h, 90d ou 12w.

## Ce qu’on attend.

# $part est le nom d’une règle.
compiling =
    { $seconds ->
        [0] { $title } : les règles sont compilées une fois ({ $part }), quelques secondes.
       *[other] { $title } : les règles sont compilées une fois ({ $part }), d’habitude { $seconds } s.
    }

beside = { $first }, { $next }
