### Disruptopia en français : Disruptopie.
### complete
###
### On tutoie, au présent, sans participe qui s’accorde avec les gens. Pas de « de » ni de « que » devant un prénom. Le lexique est dans docs/translating.md.

title = Disruptopie
tagline = Tout le monde part du même garage. Les règles paient selon la richesse.
pitch = De petites boîtes d’IA planifient en secret, puis courent de Startup à Milliardaire. Subventions, brevets et pub rapportent plus à qui a déjà plus, et ce qui reste finit dans ta poche.

## Comment joue chaque bot.

bot-blitz = Ouvre des bureaux et gagne de l’argent, puis achète des puces, entraîne à toute vitesse, et finit la partie dès qu’il mène.
bot-siphon = Grimpe jusqu’à Milliardaire, recrute, dépose des brevets et rapporte l’argent à la maison.
bot-saboteur = Joue pour lui comme siphon, et dépense des équipes pour nuire à qui mène.

## Le plateau dans le terminal.

board-company = Boîte
board-corp = $
board-pocket = Poche
board-class = Classe
board-power = Pouvoir
board-rep = Rép
board-compute = Calcul
board-model = Modèle
board-workers = Équipes
board-subsidies = Subventions
board-hand = Main
board-startup = Startup
board-millionaire = Million
board-billionaire = Milliard
board-first = { $company } [dim](premier)[/]
board-world = Monde
board-plan = [dim]Plan[/]      { $company } : { $steps }
board-step = { $worker } { $option }
board-effects = [dim]En jeu[/]    { $company } : { $cards }
board-used = { $card } (utilisée)
board-held = [dim]Carte { $cost }[/]   [bold]{ $card }[/] : { $card-does }

stream-research = Pioche Labo
stream-influence = Pioche Influence
stream-sabotage = Pioche Sabotage
stream-marketing = Dé de pub ({ $seat })
stream-card = { card-die }
stream-dropped = Cartes perdues ({ $seat })
stream-begin = { who-begins }
stream-head_start = Coup d’avance
stream-subsidy = Dé des subventions

## Les noms des nombres.

card-0 = Livre blanc
    .does = Réputation +2. Ton prochain entraînement coûte 2 $ de moins.
    .scene = Quarante pages, onze signatures, une courbe qui monte.
card-1 = Nouvelles puces
    .does = Ton prochain entraînement coûte 3 $ de moins.
    .scene = Deux fois plus vite, deux fois moins de garantie.
card-2 = Tests bidonnés
    .does = Ton prochain entraînement coûte 2 $ de moins. Réputation -1.
    .scene = L’examen était dans les révisions. L’examinateur aussi.
card-3 = Filière de recrutement
    .does = Paie l’équipe suivante 2 $ de moins. Ta classe doit le permettre.
    .scene = Six entretiens, une énigme sur les plaques d’égout, un sac en toile.
card-4 = Puces du marché gris
    .does = Calcul +1 sans payer, quelle que soit ta classe. Réputation -1.
    .scene = Sur les caisses : grille-pain. Ça ronronne en binaire.
card-5 = Serveurs d’occasion
    .does = Calcul +1 sans payer. Ta classe doit le permettre.
    .scene = L’an dernier des autres, c’est ton prochain trimestre.
card-6 = Entraînement de Noël
    .does = Entraîne la version suivante sans payer. Ta classe doit le permettre.
    .scene = Bureaux vides, lumières qui clignotent, et l’erreur qui baisse.
card-7 = Copier le rival
    .does = Seulement si un rival a un modèle plus récent : entraîne la version suivante pour 4 $ de moins. Réputation -1. Ta classe doit le permettre.
    .scene = Tu lui as posé dix millions de questions, très poliment.
card-8 = Code ouvert à tous
    .does = Réputation +3. Le prochain entraînement de chaque rival coûte 1 $ de moins.
    .scene = Libre comme l’air, gratuit comme un chiot.
card-9 = Bourse publique
    .does = Prends 4 $ si tu es Startup, 3 $ Millionnaire, 2 $ Milliardaire.
    .scene = Quatre-vingt-dix cases. Pour une fois, les petits passent d’abord.
card-10 = Puces en gros
    .does = Acheter des puces te coûte 1 $ de moins.
    .scene = Par palette, par bateau, par mer.
card-11 = Maquis de brevets
    .does = Chaque brevet te rapporte 1 $ de plus.
    .scene = Point un : une méthode. Point deux : toutes les méthodes.
card-12 = Usine à données
    .does = L’entraînement te coûte 1 $ de moins.
    .scene = Elle lit ce qu’elle a écrit sur ce qu’elle a lu.
card-13 = Labo de nuit
    .does = Aux manches paires, une fois : prends 3 $.
    .scene = Seul le distributeur rentre dormir.
card-14 = Talents imprévus
    .does = Chaque entraînement donne Pouvoir +1.
    .scene = Personne ne lui a appris les échecs. Ni à se vanter.
card-15 = Déluge d’articles
    .does = Pioche 3 cartes, où tu veux.
    .scene = Publié lundi, cité mardi, retiré vendredi.
card-16 = Recrutement à la fac
    .does = Prends l’équipe suivante sans payer. Ta classe doit le permettre.
    .scene = Venus pour la pizza, restés pour les actions.
card-17 = Fonds d’investissement
    .does = Demande Réputation 1. Une fois par manche : Pouvoir +1.
    .scene = Ils croient en toi, et en un siège au conseil.
card-18 = Stages bénévoles
    .does = Une fois par manche : Réputation +1.
    .scene = Pas de salaire, mais d’excellents poufs.
card-19 = Modération des contenus
    .does = Réputation +1.
    .scene = Quelqu’un, très loin, regarde pour que tu n’aies pas à le faire.
card-20 = Show en col roulé
    .does = Pouvoir +2 avec Réputation 3 ou plus, sinon Pouvoir +1.
    .scene = Une dernière chose. La même, en plus fin.
card-21 = Journée de lobbying
    .does = Prends 1 subvention dans n’importe quelle région.
    .scene = Tu as apporté des fruits et un projet de loi.
card-22 = Photo au chèque géant
    .does = Paie 2 $. Réputation +2.
    .scene = Le chèque fait trois mètres. Pas la somme.
card-23 = Résultats radieux
    .does = Prends 3 $.
    .scene = Les pertes baissent, si on tient le graphique comme ça.
card-24 = Marché public
    .does = Demande une subvention à toi. Prends 2 $ par subvention, 6 $ au plus.
    .scene = À qui l’on confie l’argent public, on en confie plus.
card-25 = Ruban coupé
    .does = Ouvre dans une autre région sans payer. Ta classe doit le permettre.
    .scene = Ciseaux dorés, un maire, personne encore à l’intérieur.
card-26 = Boîte aux lettres offshore
    .does = Ouvre dans une autre région sans payer, quelle que soit ta classe. Réputation -1.
    .scene = Quatrième sans ascenseur, neuf cents sièges sociaux.
card-27 = Démo avec une star
    .does = Lance un dé. 1 ou 2 : Pouvoir +2. 3 à 6 : Réputation +2.
    .scene = La star n’y arrive pas non plus, mais avec tant de charme.
card-28 = Machine à sondages
    .does = Tu peux relancer chaque dé de pub une fois. Le second compte.
    .scene = Demande jusqu’à ce qu’ils le disent.
card-29 = Experts maison
    .does = Tes rachats coûtent 1 réputation de moins.
    .scene = Des savants indépendants trouvent que tu as raison.
card-30 = Partenaires locaux
    .does = Ouvrir un bureau te coûte 1 $ de moins.
    .scene = Ils connaissent quelqu’un qui connaît la capitainerie.
card-31 = Lobbyiste attitré
    .does = Une fois par manche : paie 1 $ et prends 1 subvention là où tu es.
    .scene = Il ne demande jamais rien. Il rappelle.
card-32 = Autorité amie
    .does = Aucun audit hostile ne peut enlever tes cartes Effet.
    .scene = Vous étiez à l’école ensemble. Vous y êtes encore.
card-33 = Agence de crise
    .does = Les cartes des rivaux ne baissent pas ta réputation.
    .scene = Il ne s’est rien passé, et ça ne se reproduira pas.
card-34 = Flambée des puces
    .does = Acheter des puces coûte 1 $ de plus à chaque rival.
    .scene = Tu as acheté tout le printemps de l’usine.
card-35 = Fuite anonyme
    .does = Un rival perd 2 de réputation.
    .scene = La note était vraie. Le surligneur était à toi.
card-36 = Débauchage
    .does = Un rival perd son équipe au plus grand numéro.
    .scene = Même bureau, autre badge.
card-37 = Plainte au cadastre
    .does = Un rival perd son bureau dans une région de ton choix.
    .scene = Un triton rare a été vu près de leur tour de refroidissement.
card-38 = Factures créatives
    .does = Prends jusqu’à 2 $ à la boîte d’un rival.
    .scene = Ligne un : conseil. Ligne deux : ne pas l’avoir suivi.
card-39 = Procès pour contrat rompu
    .does = Prends jusqu’à 4 $ à la boîte d’un rival.
    .scene = Clause quarante et un, écrite pour les fourmis.
card-40 = Rapport assassin
    .does = Un rival perd 2 de pouvoir.
    .scene = Quatre-vingt-dix pages qui finissent par une flèche vers le bas.
card-41 = Recours collectif
    .does = Chaque rival perd jusqu’à 2 $ de sa boîte.
    .scene = Quatre millions de plaignants, onze centimes chacun.
card-42 = Serveurs saturés
    .does = Un rival défausse 2 cartes au hasard.
    .scene = Cent mille frigos ont appelé en même temps.
card-43 = Panique sécurité
    .does = Un rival au modèle le plus récent : son prochain entraînement coûte 2 $ de plus.
    .scene = Tu poses juste des questions, sur toutes les chaînes.
card-44 = Contrôle des exportations
    .does = Un rival perd 1 de calcul, jamais sous son modèle.
    .scene = Leurs puces menacent la nation. Les tiennes sont un produit.
card-45 = Espion sympa
    .does = Regarde la main d’un rival et prends 1 carte.
    .scene = Il a réparé leur imprimante. Bien réparé.
card-46 = Contrôle des aides
    .does = Un Millionnaire ou un Milliardaire rend 1 subvention.
    .scene = Les reçus étaient pour un bateau. Le bateau, pour la recherche.
card-47 = Rumeurs
    .does = Une fois par manche : un rival perd 1 de réputation.
    .scene = Les gens disent que. Tu connais les gens.
card-48 = Baux exclusifs
    .does = Ouvrir un bureau coûte 1 $ de plus à chaque rival.
    .scene = Tous les toits avec vue sont déjà à toi.
card-49 = Clauses de non-concurrence
    .does = Recruter coûte 1 $ de plus à chaque rival.
    .scene = On peut travailler ailleurs, dans l’agriculture.
card-50 = Chasseur de royalties
    .does = Aux manches impaires, une fois : prends jusqu’à 2 $ à la boîte d’un rival.
    .scene = Tu as inventé le coin arrondi, et le coin.
card-51 = Mème cruel
    .does = Paie 1 $. Un rival perd 1 de pouvoir, tu perds 1 de réputation.
    .scene = Quatre minutes de stagiaire. Il survivra aux deux boîtes.

region-0 = Amérique du Nord
    .short = Am. du Nord
region-1 = Amérique du Sud
    .short = Am. du Sud
region-2 = Afrique
    .short = Afrique
region-3 = Europe
    .short = Europe
region-4 = Asie
    .short = Asie
region-5 = Océanie
    .short = Océanie

option-0 = rien
    .line = Une journée dans le hamac
    .short = repos
    .do = C’est parti
option-1 = Acheter des puces
    .line = Payer le prochain niveau de calcul
    .short = Puces
    .do = Acheter les puces
option-2 = Déposer un brevet
    .line = Plus tu as, plus il rapporte
    .short = Brevet
    .do = Déposer le brevet
option-3 = Recruter une équipe
    .line = Payer la prochaine équipe
    .short = Recruter
    .do = Recruter
option-4 = Entraîner un modèle
    .line = Payer la prochaine version
    .short = Modèle
    .do = Entraîner le modèle
option-5 = Aide publique
    .line = Prendre une subvention là où tu es
    .short = Aide
    .do = Prendre la subvention
option-6 = Rachat d’actions
    .line = Argent et réputation contre la classe suivante
    .short = Rachat
    .do = Racheter les actions
option-7 = Campagne de pub
    .line = Un dé, pour du pouvoir ou de la réputation
    .short = Pub
    .do = Lancer la campagne
option-8 = Ouvrir un bureau
    .line = Payer pour une région de plus
    .short = Bureau
    .do = Ouvrir le bureau
option-9 = Jouer une carte
    .line = Un point pour une carte
    .short = Carte
    .do = Jouer la carte
option-10 = Restructurer
    .line = Enlever une de tes cartes Effet
    .short = Restruct.
    .do = Restructurer
option-11 = Audit hostile
    .line = 5 $ et 2 de réputation pour enlever une carte Effet d’un rival
    .short = Audit
    .do = Envoyer l’audit
option-12 = Virer et réembaucher
    .line = Cinq nouvelles cartes en main
    .short = Virer
    .do = Tout le monde dehors

deck-0 = Labo
    .line = Calcul et modèles
deck-1 = Influence
    .line = Pouvoir, réputation, argent
deck-2 = Sabotage
    .line = Nuire aux rivaux

rank-0 = Startup
rank-1 = Millionnaire
rank-2 = Milliardaire

odd-0 = paire
odd-1 = impaire

why-21 = il n’y a pas assez d’argent
    .short = pas assez d’argent
why-22 = la boîte n’est pas assez riche
    .short = pas assez riche
why-23 = le calcul est trop faible
    .short = calcul trop faible
why-24 = il n’y a plus rien à avoir
    .short = plus rien à avoir
why-25 = la réputation est trop basse
    .short = réputation trop basse
why-26 = aucune subvention à portée
    .short = pas de subvention à portée
why-29 = il n’y a pas de carte à enlever
    .short = pas de carte Effet

## Combien de choses.

cost-points =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
subsidies =
    { $tokens ->
        [one] { $tokens } subvention
       *[other] { $tokens } subventions
    }
workers =
    { $workers ->
        [one] { $workers } équipe
       *[other] { $workers } équipes
    }

## Ce qui se décide : pour qui décide, et pour les autres.

prompt-home =
    { $you ->
        [seat] Choisis la région où naît ta boîte.
       *[others] { $seat } choisit sa région de naissance.
    }
prompt-plan =
    { $you ->
        [seat] Planifie en secret. Les équipes agissent dans l’ordre des numéros.
       *[others] Tout le monde planifie en secret.
    }
prompt-window =
    { $you ->
        [seat] Un moment libre : joue une carte, un effet, ou continue.
       *[others] { $seat } a un moment libre.
    }
prompt-cards =
    { $you ->
        [seat] Une équipe joue des cartes : dépense tes points, ou continue.
       *[others] { $seat } regarde ses cartes.
    }
prompt-worker =
    { $you ->
        [seat] Ton équipe est prête. Vas-y, ou laisse.
       *[others] { $seat } décide pour l’équipe suivante.
    }
prompt-handout =
    { $you ->
        [seat] Où ton équipe prend-elle une subvention ?
       *[others] { $seat } va prendre une subvention.
    }
prompt-scale =
    { $you ->
        [seat] Dans quelle région ouvrir ?
       *[others] { $seat } va ouvrir un bureau.
    }
prompt-restructure =
    { $you ->
        [seat] Laquelle de tes cartes Effet s’en va ?
       *[others] { $seat } restructure.
    }
prompt-audit =
    { $you ->
        [seat] Quelle carte Effet fais-tu tomber par l’audit ?
       *[others] { $seat } envoie l’audit.
    }
prompt-target =
    { $you ->
        [seat] Contre qui ?
       *[others] { $seat } choisit quelqu’un.
    }
prompt-region =
    { $you ->
        [seat] Quelle région ?
       *[others] { $seat } choisit une région.
    }
prompt-deck =
    { $you ->
        [seat] Dans quelle pioche prends-tu la prochaine carte ?
       *[others] { $seat } pioche.
    }
prompt-reroll =
    { $you ->
        [seat] Tu gardes ce dé, ou tu refais un sondage ?
       *[others] { $seat } regarde le dé.
    }
prompt-snatch =
    { $you ->
        [seat] Tu vois toute la main. Quelle carte prends-tu ?
       *[others] { $seat } regarde une main.
    }

## Ce qu’on peut faire, pour qui peut le faire.

action-confirm = Sceller le plan
action-toss = Défausser { $card }
action-keep = Garder le { $die }
action-reroll = Relancer au lieu du { $die }
action-deck = Piocher : { $deck }
action-use = Utiliser { $card }
action-remove = Enlever { $card }
action-audit = Payer { $price } $ et { $loss } de réputation pour enlever { $card } à { $target }
action-snatch = Prendre { $card }
action-target = { $card } contre { $target }
action-skip = Laisser l’équipe { $worker } sans rien faire ({ $option })
action-place =
    { $option ->
        [0] Équipe { $worker } : au repos
       *[other] Équipe { $worker } : { $option }
    }
action-recall =
    { $placed ->
        [0] Garder les cartes qui devaient partir
       *[other] Reprendre l’équipe { $placed }
    }
action-go_on =
    { $points ->
        [0] Continuer
        [one] Continuer avec 1 point de carte
       *[other] Continuer avec { $points } points de carte
    }
action-carry_out =
    { $option ->
        [1] Acheter des puces : payer { $price } $ pour le calcul { $next }
        [2] Déposer un brevet : prendre { $amount } $
        [3] Recruter l’équipe { $next } pour { $price } $
        [4] Entraîner la version { $next } pour { $price } $
        [6] Rachat d’actions : payer { $price } $ et { $loss } de réputation
        [7] Campagne de pub : lancer le dé
        [12] Virer et réembaucher : jeter la main et repiocher
       *[other] Faire ceci : { $option }
    }
action-decline =
    { $looking ->
        [0] Laisser
       *[1] Ne prendre aucune carte
    }
action-region =
    { $purpose ->
        [0] Fonder la boîte en { $region }
        [1] Prendre une subvention en { $region }
        [2] Ouvrir en { $region } pour { $price } $
        [3] Prendre une subvention en { $region }
        [4] Prendre une subvention en { $region }
        [5] Ouvrir en { $region }
        [6] Fermer à { $target } son bureau en { $region }
       *[other] { $region }
    }
action-play =
    { $cost ->
        [0] Jouer { $card }
       *[other] Jouer { $card } pour { cost-points }
    }

## Ce qui se passe.

event-hidden = { "" }
event-die = { "" }
event-aimed = { "" }
event-limit = La manche { $round } était la dernière.
event-revealed = Tous les plans sont ouverts.
event-reshuffled = La pioche { $deck } est vide. On mélange ses { $cards } cartes défaussées et on recommence.
event-round =
    { $you ->
        [seat] Manche { $round }, { $odd }. Tu as le jeton Numéro 1.
       *[others] Manche { $round }, { $odd }. { $seat } a le jeton Numéro 1.
    }
event-began =
    { $you ->
        [seat] Tu reçois le jeton Numéro 1.
       *[others] { $seat } reçoit le jeton Numéro 1.
    }
event-favoured =
    { $you ->
        [seat] Tu commences Millionnaire. Il en fallait bien un.
       *[others] { $seat } commence Millionnaire. Il en fallait bien un.
    }
event-settled =
    { $you ->
        [seat] Ta boîte naît en { $region }.
       *[others] { $seat } fonde sa boîte en { $region }.
    }
event-subsidised =
    { $misses ->
        [0] Une subvention arrive en { $region }.
        [one] Le dé tombe d’abord sur une région pleine, puis une subvention arrive en { $region }.
       *[other] Le dé tombe { $misses } fois sur une région pleine, puis une subvention arrive en { $region }.
    }
event-drew =
    { $you ->
        [seat] { "" }
       *[others] { $seat } pioche une carte { $deck }.
    }
event-drew_card = { you-drew }
event-confirmed =
    { $you ->
        [seat] Tu scelles ton plan.
       *[others] { $seat } scelle son plan.
    }
event-planned =
    { $you ->
        [seat] Ton équipe { $worker } : { $option }.
       *[others] { $seat }, équipe { $worker } : { $option }.
    }
event-tossed =
    { $you ->
        [seat] Tu défausses « { $card } ».
       *[others] { $seat } défausse « { $card } ».
    }
event-turn =
    { $you ->
        [seat] On exécute ton plan.
       *[others] { $seat } exécute son plan.
    }
event-failed =
    { $you ->
        [seat] Ton équipe { $worker } n’arrive à rien ({ $option }) : { $why }.
       *[others] { $seat } : l’équipe { $worker } n’arrive à rien ({ $option }) : { $why }.
    }
event-skipped =
    { $you ->
        [seat] Tu laisses l’équipe { $worker } sans rien faire ({ $option }).
       *[others] { $seat } laisse l’équipe { $worker } sans rien faire ({ $option }).
    }
event-chips =
    { $you ->
        [seat] Tu achètes des puces pour { $price } $ : calcul { $level }.
       *[others] { $seat } achète des puces pour { $price } $ : calcul { $level }.
    }
    .why = Aucune version ne s’entraîne au-delà du niveau de calcul.
event-patent =
    { $you ->
        [seat] Tu déposes un brevet et tu prends { $amount } $, tarif { $rank }.
       *[others] { $seat } dépose un brevet et prend { $amount } $, tarif { $rank }.
    }
    .why = Un brevet paie tout de suite, et plus dans une classe supérieure.
event-recruited =
    { $price ->
        [0]
            { $you ->
                [seat] L’équipe { $worker } te rejoint sans rien coûter, dès la prochaine manche.
               *[others] L’équipe { $worker } rejoint { $seat } sans rien coûter, dès la prochaine manche.
            }
       *[other]
            { $you ->
                [seat] Tu recrutes l’équipe { $worker } pour { $price } $, dès la prochaine manche.
               *[others] { $seat } recrute l’équipe { $worker } pour { $price } $, dès la prochaine manche.
            }
    }
    .why = Une équipe de plus, c’est une tâche de plus à chaque manche à venir.
event-trained =
    { $rep ->
        [0]
            { $power ->
                [0]
                    { $you ->
                        [seat] Tu entraînes la version { $version } pour { $price } $.
                       *[others] { $seat } entraîne la version { $version } pour { $price } $.
                    }
               *[other]
                    { $you ->
                        [seat] Tu entraînes la version { $version } pour { $price } $ : pouvoir +{ $power }.
                       *[others] { $seat } entraîne la version { $version } pour { $price } $ : pouvoir +{ $power }.
                    }
            }
       *[other]
            { $power ->
                [0]
                    { $you ->
                        [seat] Tu entraînes la version { $version } pour { $price } $ : réputation +{ $rep }.
                       *[others] { $seat } entraîne la version { $version } pour { $price } $ : réputation +{ $rep }.
                    }
               *[other]
                    { $you ->
                        [seat] Tu entraînes la version { $version } pour { $price } $ : pouvoir +{ $power }, réputation +{ $rep }.
                       *[others] { $seat } entraîne la version { $version } pour { $price } $ : pouvoir +{ $power }, réputation +{ $rep }.
                    }
            }
    }
    .why = Chaque version vaut un point, et la version 7 amène la dernière manche.
event-handout =
    { $you ->
        [seat] Tu touches une subvention en { $region }.
       *[others] { $seat } touche une subvention en { $region }.
    }
    .why = Les subventions comptent, et dans une classe supérieure elles paient à chaque manche.
event-buyback =
    { $you ->
        [seat] Rachat d’actions : tu paies { $price } $ et { $rep } de réputation. Te voilà { $rank }.
       *[others] Rachat d’actions : { $seat } paie { $price } $ et { $rep } de réputation. Nouvelle classe : { $rank }.
    }
    .why = Une classe supérieure est mieux payée pour le même travail.
event-marketing =
    { $power ->
        [0]
            { $rep ->
                [0]
                    { $you ->
                        [seat] Pub : tu fais { $face }. Personne ne lève les yeux.
                       *[others] Pub : { $seat } fait { $face }. Personne ne lève les yeux.
                    }
               *[other]
                    { $you ->
                        [seat] Pub : tu fais { $face }, réputation +{ $rep }.
                       *[others] Pub : { $seat } fait { $face }, réputation +{ $rep }.
                    }
            }
       *[other]
            { $you ->
                [seat] Pub : tu fais { $face }, pouvoir +{ $power }.
               *[others] Pub : { $seat } fait { $face }, pouvoir +{ $power }.
            }
    }
    .why = Le pouvoir est un revenu à chaque manche, et la réputation le prix d’une classe.
event-rerolls =
    { $you ->
        [seat] Le { $face } ne te plaît pas : nouveau sondage.
       *[others] Le { $face } ne plaît pas à { $seat } : nouveau sondage.
    }
event-scaled =
    { $you ->
        [seat] Tu ouvres en { $region } pour { $price } $.
       *[others] { $seat } ouvre en { $region } pour { $price } $.
    }
    .why = On ne prend de subventions que là où l’on a un bureau.
event-point =
    { $points ->
        [one]
            { $you ->
                [seat] Tu as 1 point de carte.
               *[others] { $seat } a 1 point de carte.
            }
       *[other]
            { $you ->
                [seat] Tu as { $points } points de carte.
               *[others] { $seat } a { $points } points de carte.
            }
    }
event-restructured =
    { $you ->
        [seat] Tu renonces à ceci : { $card }.
       *[others] { $seat } renonce à ceci : { $card }.
    }
event-audited =
    { $you ->
        [seat] Tu paies { $price } $ et { $rep } de réputation : { $target } perd « { $card } ».
        [target] { $seat } paie { $price } $ et { $rep } de réputation : tu perds « { $card } ».
       *[others] { $seat } paie { $price } $ et { $rep } de réputation : { $target } perd « { $card } ».
    }
event-rehired =
    { $cards ->
        [0]
            { $you ->
                [seat] Tu n’as aucune carte à jeter.
               *[others] { $seat } n’a aucune carte à jeter.
            }
       *[other]
            { $you ->
                [seat] Tu jettes { cards }.
               *[others] { $seat } jette { cards }.
            }
    }
event-played = { you-played }
event-installed =
    { $you ->
        [seat] Tu mets en jeu l’effet « { $card } ».
       *[others] { $seat } met en jeu l’effet « { $card } ».
    }
event-used = { you-used }
event-card_die =
    { $you ->
        [seat] Tu fais { $face }.
       *[others] { $seat } fait { $face }.
    }
event-power_up =
    { $you ->
        [seat] Ton pouvoir monte à { $total } (+{ $amount }).
       *[others] { $seat } : le pouvoir monte à { $total } (+{ $amount }).
    }
event-power_down =
    { $you ->
        [seat] Ton pouvoir tombe à { $total } (−{ $amount }).
       *[others] { $seat } : le pouvoir tombe à { $total } (−{ $amount }).
    }
event-rep_up =
    { $you ->
        [seat] Ta réputation monte à { $total } (+{ $amount }).
       *[others] { $seat } : la réputation monte à { $total } (+{ $amount }).
    }
event-rep_down =
    { $you ->
        [seat] Ta réputation tombe à { $total } (−{ $amount }).
       *[others] { $seat } : la réputation tombe à { $total } (−{ $amount }).
    }
event-gained =
    { $you ->
        [seat] Ta boîte prend { $amount } $.
       *[others] { $seat } : la boîte prend { $amount } $.
    }
event-lost =
    { $you ->
        [seat] Ta boîte perd { $amount } $.
       *[others] { $seat } : la boîte perd { $amount } $.
    }
event-paid =
    { $you ->
        [seat] Ta boîte paie { $amount } $.
       *[others] { $seat } : la boîte paie { $amount } $.
    }
event-stole =
    { $you ->
        [seat] Ta boîte prend { $amount } $ à { $target }.
        [target] { $seat } prend { $amount } $ à ta boîte.
       *[others] { $seat } prend { $amount } $ à { $target }.
    }
event-compute_up =
    { $you ->
        [seat] Ton calcul passe à { $level }.
       *[others] { $seat } : le calcul passe à { $level }.
    }
event-compute_down =
    { $you ->
        [seat] Ton calcul tombe à { $level }.
       *[others] { $seat } : le calcul tombe à { $level }.
    }
event-cut =
    { $you ->
        [seat] Ton prochain entraînement coûte { $amount } $ de moins.
       *[others] { $seat } : le prochain entraînement coûte { $amount } $ de moins.
    }
event-surcharge =
    { $you ->
        [seat] Ton prochain entraînement coûte { $amount } $ de plus.
       *[others] { $seat } : le prochain entraînement coûte { $amount } $ de plus.
    }
event-fired =
    { $you ->
        [seat] Ton équipe { $worker } passe à la concurrence.
       *[others] { $seat } : l’équipe { $worker } passe à la concurrence.
    }
event-opened =
    { $you ->
        [seat] Tu ouvres en { $region } sans payer.
       *[others] { $seat } ouvre en { $region } sans payer.
    }
event-closed =
    { $you ->
        [seat] Ton bureau en { $region } ferme.
       *[others] { $seat } : le bureau en { $region } ferme.
    }
event-subsidy =
    { $you ->
        [seat] Tu prends une subvention en { $region }.
       *[others] { $seat } prend une subvention en { $region }.
    }
event-returned =
    { $you ->
        [seat] Tu dois rendre une subvention.
       *[others] { $seat } doit rendre une subvention.
    }
event-dropped =
    { $you ->
        [seat] Tu perds une carte de ta main : { $card }.
       *[others] { $seat } perd une carte de sa main : { $card }.
    }
event-snatched =
    { $you ->
        [seat] { "" }
        [target] { "" }
       *[others] { $seat } prend une carte { $deck } dans la main : { $target }.
    }
event-snatched_card =
    { $you ->
        [seat] Tu prends une carte à { $target } : { $card }.
        [target] { $seat } te prend une carte : { $card }.
       *[others] { $seat } prend une carte à { $target } : { $card }.
    }
event-spared =
    { $you ->
        [seat] Tu regardes les cartes chez { $target } et tu ne prends rien.
        [target] { $seat } regarde ta main et ne prend rien.
       *[others] { $seat } regarde les cartes chez { $target } et ne prend rien.
    }
event-siphoned =
    { $amount ->
        [0]
            { $you ->
                [seat] Il ne reste rien pour ta poche.
               *[others] Il ne reste rien pour la poche chez { $seat }.
            }
       *[other]
            { $you ->
                [seat] { $amount } $ vont dans ta poche, qui en contient { $total }.
               *[others] { $seat } met { $amount } $ dans sa poche, qui en contient { $total }.
            }
    }
event-income =
    { $you ->
        [seat] Ta boîte gagne { $amount } $ : pouvoir { $power }, subventions { $subsidy }, réputation { $rep }.
       *[others] { $seat } : la boîte gagne { $amount } $ : pouvoir { $power }, subventions { $subsidy }, réputation { $rep }.
    }
event-capped =
    { $you ->
        [seat] Les avocats prennent encore { $amount } $ : une boîte gagne au plus { $most } $ par manche.
       *[others] { $seat } : les avocats prennent encore { $amount } $.
    }
event-last_round =
    { $you ->
        [seat] Tu as la version { $version }. C’est la dernière manche.
       *[others] { $seat } a la version { $version }. C’est la dernière manche.
    }
event-scored =
    { $you ->
        [seat] Tu as { points } : { $funds } par ta poche, { $power } par le pouvoir, { $version } par le modèle, le reste par les subventions.
       *[others] { $seat } a { points } : { $funds } par sa poche, { $power } par le pouvoir, { $version } par le modèle, le reste par les subventions.
    }
event-won =
    { $you ->
        [seat] Tu gagnes. Disruption terminée.
       *[others] { $seat } gagne. Disruption terminée.
    }

## Pourquoi on ne peut pas, maintenant.

refusal-not_asked = Ce n’est pas à toi de jouer (DR-033).
refusal-other_question = Ce n’est pas la question du moment (DR-023).
refusal-occupied = Une boîte est déjà née là (DR-005).
refusal-all_placed = Toutes tes équipes sont placées. Scelle le plan, ou reprends-en une (DR-028).
refusal-not_all_placed = Décide d’abord pour chaque équipe ; l’une peut rester au repos (DR-Q21).
refusal-no_cards = À cette table, on joue sans cartes : leur rangée est fermée (DR-029).
refusal-hand_full = Défausse d’abord : une main a 5 cartes au plus (DR-026).
refusal-hand_fits = Ta main ne dépasse pas : rien ne doit partir (DR-026).
refusal-nothing_to_recall = Il n’y a rien à reprendre (DR-Q89).
refusal-enough = Tu as assez changé d’avis ; maintenant, c’est fixé (DR-Q89).
refusal-no_such_card = Cette carte n’existe pas (DR-102).
refusal-tossed = Cette carte part déjà (DR-026).
refusal-costs_workers = { $card } coûte { cost-points } ; chaque équipe sur Jouer une carte en donne un (DR-103).
refusal-no_slot = Les trois emplacements sont pleins. Restructure d’abord (DR-115).
refusal-requirement = Tu n’as pas ce que demande { $card } (DR-118).
refusal-no_use = { $card } ne changerait rien maintenant (DR-Q47).
refusal-used = { $card } a déjà servi cette manche (DR-116).
refusal-not_yet = { $card } marche dès la prochaine manche (DR-Q01).
refusal-wrong_quarter = { $card } ne marche pas dans une manche comme celle-ci (DR-Q57).
refusal-standing = { $card } marche tout le temps, sans rien faire (DR-116).
refusal-poor = La boîte a { $have } $, et ça ne suffit pas (DR-035).
refusal-rank = Ta boîte n’est pas assez riche pour ça (DR-052).
refusal-compute = Ton calcul est trop faible pour la version suivante (DR-072).
refusal-top = Il n’y a plus rien à avoir (DR-Q37).
refusal-reputation = Ta réputation ne suffit pas pour cette perte (DR-089).
refusal-no_token = Aucune subvention là (DR-079).
refusal-no_presence = Tu n’as pas de bureau là (DR-139).
refusal-present = Tu y es déjà (DR-101).
refusal-no_effect_card = Il n’y a pas de carte Effet à enlever (DR-122).
refusal-shielded = Là, une carte Effet éloigne les audits (DR-Q11).
refusal-no_such_rival = Cette boîte n’est pas à la table (DR-001).
refusal-yourself = Pas contre toi (DR-123).
refusal-not_a_target = { $card } ne ferait rien à cette boîte, ou ne peut pas la viser (DR-Q72).
refusal-empty_deck = Cette pioche et sa défausse sont vides (DR-Q84).
refusal-not_there = Cette boîte n’est pas là (DR-Q39).

## Ce que peut choisir qui ouvre la table.

option-effect_activation = Les cartes Effet marchent tout de suite, ou dès la prochaine manche.
    .value =
        { $value ->
            [immediate] tout de suite
           *[next_round] prochaine manche
        }
option-reputation_track = Ce que rapporte une bonne réputation : par tranches, ou cran par cran.
    .value =
        { $value ->
            [bands] par tranches
           *[ladder] cran par cran
        }
option-setup_order = Qui choisit d’abord sa région : la première place, ou la dernière.
    .value =
        { $value ->
            [clockwise] la première place
           *[reverse] la dernière place
        }
option-max_rounds = Après tant de manches, la partie s’arrête même sans le dernier modèle.
option-head_start = Tout le monde commence pareil, ou une boîte tirée au sort commence Millionnaire.
    .value =
        { $value ->
            [none] pareil
           *[one_millionaire] un Millionnaire
        }
option-cards = Avec ou sans cartes.
    .value =
        { $value ->
            [on] avec cartes
           *[off] sans cartes
        }
by-class =
    { $value ->
        [off] selon la classe
       *[on] pareil pour tous
    }
option-equal_patent = Un brevet paie pareil à chaque classe.
    .value = { by-class }
option-equal_subsidy = Une subvention paie pareil à chaque classe.
    .value = { by-class }
option-equal_marketing = La pub fait pareil pour chaque classe.
    .value = { by-class }
option-equal_regions = Chaque région a la place pour deux subventions.
    .value =
        { $value ->
            [off] comme imprimé
           *[on] deux chacune
        }
option-equal_grant = Les bourses de recherche paient pareil à chaque classe.
    .value = { by-class }
option-open_locks = Tout est ouvert à chaque classe.
    .value =
        { $value ->
            [off] selon la classe
           *[on] ouvert
        }

variant-equal = avec la même paie pour chaque classe

## Une phrase sur chaque sorte de choix, dans une première partie.

guide-home = Choisis où naît ta boîte : sa région apporte des subventions.
guide-plan = Donne une tâche à chaque équipe. Personne ne voit ton plan avant la fin.
guide-window = Tu peux jouer une carte gratuite, ou continuer.
guide-cards = Tes équipes ont payé des cartes : joue-les maintenant.
guide-worker = Une équipe est à l’œuvre : fais la tâche, ou laisse-la.
guide-handout = Choisis la région d’où vient cette subvention.
guide-scale = Choisis où s’ouvre un autre bureau.
guide-restructure = Dis à quoi tu renonces.
guide-audit = Choisis qui subit l’audit ; il te coûte aussi.
guide-target = Choisis la boîte que vise cette carte.
guide-region = Choisis la région que vise cette carte.
guide-deck = Choisis la pioche où tu prends.
guide-reroll = Tu peux relancer ce dé, ou le garder.
guide-snatch = Choisis la carte que tu prends dans l’autre main.

## Le plateau dans le navigateur.

unit = $
money = { $amount } $
money-more = +{ $amount } $
money-less = −{ $amount } $
free = gratuit
worker = équipe { $worker }
worker-of =
    { $you ->
        [seat] toi, équipe { $worker }
       *[others] { $seat }, équipe { $worker }
    }

# Où l’on en est, au-dessus de la table.
where = Manche { $round }, { $odd }. { where-step }
where-last = Manche { $round }, { $odd }, la dernière. { where-step }
where-step =
    { $moment ->
        [setup] Les premiers bureaux ouvrent
        [plan] Étape 1 sur 5 : on planifie en secret
        [reveal] Étape 1 sur 5 : les plans sont ouverts
        [resolve] Étape 2 sur 5 : on exécute les plans
        [close] Étapes 3 et 4 sur 5 : fin du trimestre
       *[over] { game-over }
    }

# Sous le nom d’une boîte.
badge-pocket = poche { $amount } $
badge-end = { points }, { $amount } $ en poche, modèle { $model }
state-sealed = scellé
state-plans = planifie
state-done = fini
state-first = premier

# Le monde.
world-table = Le monde, la stratégie du trimestre et ta main
world = Carte du monde en six régions
world-offices = { $region } : { $tokens } subventions sur { $room }. Bureaux : { $names }.
world-no_office = { $region } : { $tokens } subventions sur { $room }. Aucun bureau.
world-in_store = en réserve
deck-left = { $deck }, reste { $cards }

# Une boîte, pour qui ne voit pas le plateau.
told =
    { $you ->
        [seat] Toi
       *[others] { $seat }
    } : { $rank }, { $corp } $ dans la boîte, { $pocket } $ en poche, pouvoir { $power }, réputation { $rep }, revenu { $income }, { subsidies }, calcul { $compute }, modèle { $model }, { workers }, { cards }.
told-offices = Bureaux : { $regions }.
told-no_office = Pas encore de bureau.
told-effects = Effets : { $effects }.

# La fortune, avec ce que touche chaque classe.
worth = Fortune
worth-subsidy = subv. { $amount } $
worth-patent = brevet { $amount } $
worth-nobody = personne
worth-compute = calcul
worth-model = modèle
worth-end = Le modèle { $model } finit la partie.
worth-last = C’est la dernière manche.

# Le plateau d’une boîte.
company =
    { $you ->
        [seat] Ta boîte a { $amount } $
       *[others] { $seat } a { $amount } $
    }
company-pocket =
    { $you ->
        [seat] { $amount } $ dans ta poche, { subsidies }
       *[others] { $amount } $ en poche, { subsidies }
    }
company-waiting = Prochain entraînement : { $change }.
track-power = Pouvoir
track-income = Revenu
track-rep = Réputation
track-to_income = au revenu
track-to_training = au modèle
slots = Dans les trois emplacements
slot-empty = emplacement vide
slot-unused = pas utilisé
slot-used = servi cette manche
slot-fresh = prochaine manche
slot-always = toujours
slot-use = appuie pour l’utiliser
slot-remove = appuie pour l’enlever

# Toutes les boîtes dans un tableau.
rivals = Toutes les boîtes
column-power = pouvoir
column-rep = rép.
column-income = revenu
column-tokens = subv.
column-workers = équipes
column-cards = cartes
column-vp = PV
rivals-before = devant { $seat }.
close-out = en poche
close-subsidy = subventions
close-rep = réputation
close-income = rentre

# Les cartes.
card-cost =
    { $cost ->
        [one] coûte { $cost } équipe sur Jouer une carte
       *[other] coûte { $cost } équipes sur Jouer une carte
    }
kind-played = Action, une fois
    .brief = Action
kind-round = Effet, une fois par manche
    .brief = Par manche
kind-odd = Effet, manches impaires
    .brief = Impaires
kind-even = Effet, manches paires
    .brief = Paires
kind-standing = Effet permanent
    .brief = Permanent
hand = { your-hand }
hand-price = Le chiffre est le prix, en équipes sur Jouer une carte.
hand-toss =
    { $cards ->
        [one] Une carte de trop : choisis celle qui part.
       *[other] { cards } de trop : choisis celles qui partent.
    }
hand-tossed =
    { $cards ->
        [one] La carte barrée part quand les plans s’ouvrent.
       *[other] Les { $cards } cartes barrées partent quand les plans s’ouvrent.
    }
hand-play =
    { $cards ->
        [one] Une carte est jouable maintenant.
       *[other] { cards } sont jouables maintenant.
    }
hand-goes = part
hand-hidden = face cachée
hand-none = Aucune carte.

# La stratégie du trimestre. _top : il n’y a plus rien à avoir.
strategy = Stratégie du trimestre : douze choix en trois rangées
strategy-cards = Cartes
strategy-cell = { $option } : { offered }.
strategy-open = { $option }.
strategy-there = Ici : { $names }.
strategy-place = Appuie pour placer l’équipe { $worker }.
offer-top = maximum
offer-rank =
    { $rank ->
        [1] n° { $next } : pas pour les Startup
       *[2] n° { $next } : Milliardaires seulement
    }
offer-buy_chips = { $price } $ pour le niveau { $next }
offer-buy_chips_top = rien de plus rapide
offer-file_patent = tu reçois { $amount } $
offer-recruit = { $price } $ pour l’équipe { $next }
offer-recruit_top = plus personne à recruter
offer-train = { $price } $ pour la version { $next }
offer-train_top = rien de plus récent
offer-handout = gratuit, 1 subvention
offer-buyback = { $price } $, réputation { $change }
offer-buyback_top = personne n’est plus riche
offer-marketing = gratuit, un dé
offer-scale_presence = { $price } $ pour la région { $next }
offer-scale_presence_top = tu es partout
offer-play_card = 1 point de carte
offer-restructure = gratuit, 1 effet en moins
offer-audit = { $price } $, réputation { $change }
offer-rehire = gratuit, une main neuve
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

# Le plan en cours.
plank-rests = repos
plank-die = dé
plank-stuck = bloqué
plank-hire = recrue
plank-locked =
    { $rank ->
        [1] L’équipe { $worker } n’est pas pour les Startup.
       *[2] L’équipe { $worker } est réservée aux Milliardaires.
    }
plank-worker = Équipe { $worker } :
plan-secret = Personne ne le voit avant que tout soit scellé.
plan-leaves = La boîte a { $amount } $. Ce plan en laisse { $left }, et ce qui reste va dans ta poche.
plan-back = En reprendre une
plan-which = Les cartes qui partent
plan-go = Vont partir : { $titles }.
plan-others = En choisir d’autres
plan-sure = aucune tâche donnée : encore une fois pour sceller
plan-all = chaque équipe a une tâche
plan-one_idle = l’équipe { $worker } se repose
plan-idle = { workers } au repos
plan-cards_first =
    { $cards ->
        [one] choisis d’abord une carte qui part
       *[other] choisis d’abord { cards } qui partent
    }
risk-money = L’équipe { $worker } n’aura pas les { $price } $ qu’il faut ({ $option }).
risk-rank =
    { $rank ->
        [1] Équipe { $worker } : { $option }, fermé aux Startup.
       *[2] Équipe { $worker } : { $option }, Milliardaires seulement.
    }
risk-compute = Pour entraîner, l’équipe { $worker } a besoin de plus de calcul.
risk-top = Équipe { $worker } : { $option }, plus rien à avoir.
risk-rep = Équipe { $worker } : { $option }, réputation trop basse.
risk-token = L’équipe { $worker } ne trouve pas de subvention là où tu es.
risk-opened = L’équipe { $worker } ne trouve une subvention que si un bureau s’ouvre.
risk-effect = L’équipe { $worker } ne trouve aucune carte Effet à toi.
risk-rival = L’équipe { $worker } ne trouve aucune carte Effet d’un rival.
list-goes = { $card } part
list-stays = { $card } reste, finalement
list-place = Équipe { $worker } : { $option }, { offered }
list-take_up =
    { $option ->
        [0] Reprendre l’équipe { $worker }, au repos
       *[other] Reprendre l’équipe { $worker }, { $option }
    }
list-seal =
    { $workers ->
        [0] { action-confirm }
        [one] { action-confirm }, { workers } au repos
       *[other] { action-confirm }, { workers } au repos
    }

# On ouvre les plans.
reveal-sealed = Tous les plans sont scellés. On ouvre.
order =
    { $place ->
        [0] commence, avec le jeton Numéro 1
        [1] deuxième
        [2] troisième
       *[3] quatrième
    }
order-last = en dernier
order-rest = Tout le monde se repose.
next = Suite
next-first =
    { $you ->
        [seat] Toi d’abord
       *[others] { $seat } d’abord
    }

# Ce qu’on choisit pendant un plan, et l’addition de l’équipe : des mots à gauche d’un chiffre.
choice-rival = { $rank }, { $amount } $, pouvoir { $power }, réputation { $rep }
choice-cards_left =
    { $cards ->
        [one] reste { cards }
       *[other] restent { cards }
    }
choice-price = pour { $price } $
choice-keep = Garder le dé
choice-reroll = Relancer une fois
choice-skip = Laisser tomber
choice-cards = Quelle carte ? Ou touche-la sur la table.
choice-region = Où ? Ou touche une région de la carte.
choice-playing = { $card } : { $card-does }
bill-buy_chips = Puces, niveau { $next }
bill-recruit = Recruter l’équipe { $next }
bill-train = Entraîner la version { $next }
bill-scale_presence = Ouvrir le bureau n° { $next }
bill-then = La boîte a { $amount } $, puis
bill-power =
    { $offices ->
        [one] Pouvoir, pour { $offices } bureau
       *[other] Pouvoir, pour { $offices } bureaux
    }
bill-low = Petit lancer
bill-high = Grand lancer
bill-class = Ta classe
bill-handout = Tu as { subsidies }. Chacune paie par manche

# Ce que donne la tâche d’une équipe.
deed-compute = calcul { $level }
deed-model = version { $version }
deed-power = pouvoir { $change }
deed-rep = réputation { $change }
deed-token = 1 subvention, { $region }
deed-office = bureau en { $region }
deed-die = dé : { $face }
deed-nothing = rien
deed-dropped = sans { $card }
deed-audited = { $target } perd { $card }
deed-rehired =
    { $cards ->
        [one] { cards } jetée
       *[other] { cards } jetées
    }
deed-skipped = laissé
deed-all_idle = Aucune équipe n’est partie.

# La phrase au-dessus du tour.
head-won =
    { $winners ->
        [one] { $names } domine le marché.
       *[other] { $names } dominent le marché.
    }
head-won_also = Le marché est à toi et à { $names }.
head-won_you = Tu domines le marché.
head-toss =
    { $cards ->
        [one] Quelle carte part ?
       *[other] Quelles { $cards } cartes partent ?
    }
head-place = Où va l’équipe { $worker } ?
head-seal = Le plan est prêt. On scelle ?
head-sealed = Scellé. On attend { $names }.
head-all_sealed = Tous les plans sont scellés.
head-all_move =
    { $moves ->
        [one] Tout le monde agit une fois.
       *[other] Tout le monde agit { $moves } fois.
    }
head-moves =
    { $you ->
        [seat]
            { $most ->
                [one] Tu agis une fois, { $target } { $fewest }.
               *[other] Tu agis { $most } fois, { $target } { $fewest }.
            }
        [target]
            { $most ->
                [one] { $seat } agit une fois, toi { $fewest }.
               *[other] { $seat } agit { $most } fois, toi { $fewest }.
            }
       *[others]
            { $most ->
                [one] { $seat } agit une fois, { $target } { $fewest }.
               *[other] { $seat } agit { $most } fois, { $target } { $fewest }.
            }
    }
head-close = Ce qui reste va dans la poche.
head-settles =
    { $you ->
        [seat] Tu cherches un premier bureau.
       *[others] { $seat } cherche un premier bureau.
    }
head-quarter =
    { $you ->
        [seat] Ton plan s’exécute.
       *[others] Le plan s’exécute : { $seat }.
    }
head-home = Où naît ta boîte ?
head-worker = Équipe { $worker } : { $option } ?
head-window = Un moment libre. Quelque chose à jouer ?
head-cards = L’équipe { $worker } joue des cartes.
head-handout = Où l’équipe { $worker } prend-elle une subvention ?
head-scale = Où ouvres-tu un bureau ?
head-restructure = Lequel de tes effets s’en va ?
head-audit = Quel effet fais-tu tomber ?
head-target = { $card } : contre qui ?
head-region_home = { head-home }
head-region_handout = Où prends-tu une subvention ?
head-region_subsidy = { $card } : une subvention d’où ?
head-region_subsidy_any = { head-region_subsidy }
head-region_scale = { head-scale }
head-region_presence = { $card } : un bureau dans quelle région ?
head-region_unplace = Quel bureau perd { $target } ?
head-deck =
    { $draws ->
        [one] La dernière carte : de quelle pioche ?
       *[other] { $draws } cartes à piocher. Où ?
    }
head-reroll = Garder ce dé, ou relancer une fois ?
head-snatch = Quelle carte prends-tu à { $target } ?

# Toute la partie en cinq phrases.
story-won =
    { $round ->
        [one] Victoire dès la première manche, avec { points } : { $names }.
       *[other] Victoire après { $round } manches, avec { points } : { $names }.
    }
story-shared =
    { $round ->
        [one] Victoire partagée après une seule manche, avec { points } : { $names }.
       *[other] Victoire partagée après { $round } manches, avec { points } : { $names }.
    }
story-first_all = Après la manche { $round }, plus aucune Startup : la course portait sur la suite.
story-first = { $seat } quitte d’abord les Startup, à la manche { $round }, et touche dès lors plus pour le même travail.
story-no_class = Personne ne devient Millionnaire.
story-public = L’argent public verse { $all } $ en tout, dont { $amount } $ à { $seat }.
story-no_public = Pas un dollar d’argent public n’est versé.
story-pocket = { $seat } sort le plus de sa boîte : { $amount } $, qui n’y reviennent jamais.
story-harm =
    { $times ->
        [one] Un seul coup contre un rival, par { $seat }.
       *[other] { $times } coups contre des rivaux, surtout par { $seat }.
    }
story-no_harm = Aucun coup contre un rival.

## Comment commencent les boîtes.

dealt-level =
    { $you ->
        [seat] Toutes les boîtes commencent pareil. Tu choisis une région d’abord.
       *[others] Toutes les boîtes commencent pareil. { $seat } choisit une région d’abord.
    }
dealt-uneven =
    { $you ->
        [seat] Une boîte part avec de l’avance. Tu choisis une région d’abord.
       *[others] Une boîte part avec de l’avance. { $seat } choisit une région d’abord.
    }
dealt-turn = Choisit
dealt-class = Classe
dealt-cash = En caisse
dealt-classes = Ça ne va pas durer. Un brevet rapporte { $low } $ à une { rank-0 } et { $high } $ à un { rank-2 }.
dealt-same = Un brevet rapporte { $amount } $ à chaque classe.

# Ce que fait une région, quand on la touche.
world-does = Une boîte ne touche de subventions que là où elle a un bureau.

# Ce que compte la dernière page.
holds-pers = argent en poche
holds-points = points
holds-income = revenu
did-spared = mains épargnées
did-stole = argent pris
did-audited = audits
did-snatched = cartes prises
worth-points = Un point pour { $funds } $ en poche, { $power } de pouvoir ou { $tokens } subventions, et { $version } par modèle.
score-caption = De quoi sont faits les points
score-pocket = poche
score-model = { worth-model }
score-tokens = { close-subsidy }
score-points = points
habit-plan = Quand vient le tour d’une équipe
habit-plan-carry = suis mon plan
habit-plan-ask = demande-moi avant
habit-cards = Me proposer les cartes gratuites
habit-cards-once = une fois, puis les nouvelles
habit-cards-always = avant chaque équipe

## Questions toutes prêtes du labo.

idea-head_start = Un ouvrier d’avance décide-t-il de la partie ?
idea-subsidies = Et si l’argent public était le même pour tout le monde ?

## What a class may be asked about this game.

room-ask_own_1 = Qui paie pour ce que fait ton entreprise ?
room-answer_own_1_1 = Nous
room-answer_own_1_2 = Les autres entreprises
room-answer_own_1_3 = Des gens qui ne jouent pas
room-ask_own_2 = Ralentirais-tu si tous les autres ralentissaient ?
room-answer_own_2_1 = Oui
room-answer_own_2_2 = Seulement si je suis en tête
room-answer_own_2_3 = Non

# La page du labo : ce que donnent les règles imprimées, l’écart, et les groupes sous leurs chiffres.
lab-by_book = Une boîte commence Millionnaire. Elle gagne { $a } fois sur 100, chaque autre { $b }.
lab-gap = La boîte favorisée gagne { $value } fois sur 100 de plus que chaque autre.
lab-group_the_favoured = la favorisée
lab-group_the_rest = autres boîtes

debrief-equal = Égal veut dire ici : chaque classe touche autant.
debrief-hidden = Les mains et les plans étaient cachés.
