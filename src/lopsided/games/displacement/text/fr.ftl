### Displacement en français : Terres d’exil.
### complete
###
### On tutoie, au présent, sans participe qui s’accorde avec les gens. Pas de « de » ni de « que » devant un prénom : on dit « chez Ada ».
### Le lexique est dans docs/translating.md. { $region-in } : où l’on est ; { $region-from } : d’où l’on vient.

title = Terres d’exil
tagline = Tout le monde vit quelque part. Personne ne peut être refoulé.
pitch = Des nations plus ou moins chanceuses logent les leurs, entre incendies, inondations et baby-booms. Qui ne peut pas payer l’abri envoie des gens ailleurs, et les autres doivent les accueillir.

## Comment joue chaque bot.

bot-seeker = Joue pour l’objectif qu’il a reçu ; si le sien est en vue, il n’offre pas la victoire à l’Humanitaire.
bot-humanitarian = Loge tous les siens, et n’envoie personne là où il n’y a ni place ni argent.
bot-metropolitan = Aime grandir et bâtir ; paie pour protéger ses quartiers des catastrophes.
bot-entrepreneur = Cherche d’abord un revenu, puis ne bâtit que si cela rapproche des quinze jetons.
bot-generous = Loge qui il peut, quel que soit son objectif, et paie pour épargner une catastrophe aux autres.

## Le plateau dans le terminal.

board-nation = Nation
board-region = Région
board-tokens = Jetons
board-communities = Quartiers
board-displaced = Sans toit
board-kept = [dim]krach[/] [bold]{ $tokens }[/]
board-none = aucun
board-nobody = personne
board-more = { $people } et { $more } de plus
board-goal = [dim]Ton objectif[/]  { $goal-title } :
board-card = [dim]La carte[/]      [bold]{ $card }[/] :
board-safe = À l’abri : { $tags }.
stream-scenarios = Pioche des événements
stream-regions = Régions
stream-goals = Objectifs
stream-begin = { who-begins }
stream-deaths = Qui meurt

## Les noms des nombres.

card-0 = Feu de forêt
    .scene = C’est parti d’un coin sec, et à midi il n’y avait plus de collines.
card-1 = Tornade
    .scene = Le ciel est devenu vert, et une rue a disparu.
card-2 = Inondation
    .scene = Le fleuve est entré par la porte. Il est resté une semaine.
card-3 = Ouragan
    .scene = La tempête avait déjà un nom. Les bus, eux, n’avaient pas d’essence.
card-4 = Séisme
    .scene = Quarante secondes, et la carte est à redessiner.
card-5 = Sécheresse
    .scene = La troisième année sans pluie, on commence à compter.
card-6 = Blizzard
    .scene = La route a fermé lundi. On est vendredi.
card-7 = Glissement de terrain
    .scene = Après la pluie, la pente s’est souvenue qu’elle ne tenait à rien.
card-8 = Canicule
    .scene = Les plus vieux sont morts d’abord, derrière leurs rideaux fermés.
card-9 = Montée des eaux
    .scene = À chaque grande marée, un jardin de moins.
card-10 = Conflit régional : la frontière
    .scene = On a déplacé un trait sur la carte. Des gens vivaient des deux côtés.
card-11 = Conflit régional : la longue guerre
    .scene = Personne ne sait plus pourquoi. Tout le monde sait qui est parti.
card-12 = Baby-boom : un beau printemps
    .scene = La neige a fondu tôt. Les soirées libres des sages-femmes aussi.
card-13 = Baby-boom : le retour
    .scene = On est revenu de loin, et on a recommencé.
card-14 = Baby-boom : de l’eau propre
    .scene = Un bon puits, et tout un village d’enfants qui vivent.
card-15 = Baby-boom : des maternités
    .scene = Une maternité a ouvert. Il a fallu un deuxième registre.
card-16 = Baby-boom : la belle récolte
    .scene = Pour une fois, il y en avait assez. On a vu plus grand.
card-17 = Baby-boom : villes jeunes
    .scene = Les loyers étaient bas et les soirées longues.
card-18 = Baby-boom : la paix
    .scene = Toute une génération sans connaître le mot sirène.
card-19 = Baby-boom : les allocations
    .scene = L’État payait les berceaux. Les berceaux se sont remplis.
card-20 = Baby-boom : des jumeaux
    .scene = Deux par deux, dans tout le pays, cette année-là.
card-21 = Baby-boom : l’école ouverte
    .scene = Il restait de la place à l’école. Les familles y ont pourvu.
card-22 = Baby-boom : longue vie
    .scene = Les grands-parents ont pu les prendre dans leurs bras.
card-23 = Baby-boom : dix années d’or
    .scene = Dix ans où tout a marché, et tout le monde est né dedans.
card-24 = Krach boursier
    .scene = Les chiffres ont chuté dans une ville, les rideaux de fer dans toutes.
card-25 = Pandémie
    .scene = Elle n’a demandé son passeport à personne. Les pays arides recevaient peu.
card-26 = Boom économique
    .scene = Une usine, une rue autour, et de l’argent dans la rue.
card-27 = Innovation
    .scene = Quelqu’un, dans un garage, a eu une idée. Elle marche.
card-28 = Exode rural
    .scene = La grande ville s’est mis un collier de lumières, et les villages sont venus voir.
card-29 = Aide au développement
    .scene = Un chèque, une poignée de main, une photo. Et aussi du pain.
card-30 = Baby-boom : au bord du fleuve
    .scene = Les bateaux ont remonté le grain, et les villes ont grandi vers eux.
card-31 = Baby-boom : le pain pas cher
    .scene = Le pain ne coûtait rien, et on n’y pensait plus.
card-32 = Baby-boom : tous de retour
    .scene = Ils étaient loin. Les voilà tous à la maison.
card-33 = Baby-boom : les années calmes
    .scene = Pendant des années il ne s’est rien passé. C’était merveilleux.

region-0 = Taïga
    .line = Des sapins, des montagnes, des sapins. Le plus proche voisin est un ours.
    .in = dans la taïga
    .from = de la taïga
region-1 = Désert brûlant
    .line = Le jour on fuit le soleil, la nuit on le regrette.
    .in = dans le désert brûlant
    .from = du désert brûlant
region-2 = Désert froid d’altitude
    .line = Un air mince, des pierres froides, et pas un nuage depuis des années.
    .in = dans le désert froid
    .from = du désert froid
region-3 = Côte de toundra
    .line = De la mousse jusqu’à l’horizon, puis la mer, et les deux sont gelées.
    .in = sur la côte de toundra
    .from = de la toundra
region-4 = Savane
    .line = De l’herbe, quelques arbres, et la pluie quand elle veut.
    .in = dans la savane
    .from = de la savane
region-5 = Forêt tropicale
    .line = Ici tout pousse, même sur la corde à linge.
    .in = dans la forêt tropicale
    .from = de la forêt tropicale
region-6 = Forêt des fjords
    .line = La forêt a les pieds dans la mer.
    .in = dans la forêt des fjords
    .from = des fjords
region-7 = Côte rocheuse
    .line = Des chèvres, du thym, et une route taillée dans la roche.
    .in = sur la côte rocheuse
    .from = de la côte rocheuse
region-8 = Îles basses
    .line = Le point culminant, c’est le clocher.
    .in = sur les îles basses
    .from = des îles basses
region-9 = Delta
    .line = Moitié terre, moitié eau ; on demande chaque matin laquelle.
    .in = dans le delta
    .from = du delta
region-10 = Hauts plateaux nus
    .line = Du vent, des pierres, et des gens qui parlent peu.
    .in = sur les hauts plateaux
    .from = des hauts plateaux
region-11 = Prairie
    .line = Si plat qu’on voit dès mardi qui arrive jeudi.
    .in = dans la prairie
    .from = de la prairie

goal-0 = un objectif inconnu
goal-1 = Humanitaire
    .title = Nation humanitaire
    .sentence = Sur tous les plateaux, tout le monde a un toit.
goal-2 = Bâtisseuse
    .title = Nation bâtisseuse
    .sentence = Seize quartiers complets, rien qu’à toi.
goal-3 = Marchande
    .title = Nation marchande
    .sentence = Quinze jetons dans ta caisse.

square-0 = 1
square-1 = 2
square-2 = 3
square-3 = 4
square-4 = 5
square-5 = 6
square-6 = 7
square-7 = 8
square-8 = 9
square-9 = 10
square-10 = 11
square-11 = 12
square-12 = 13
square-13 = 14
square-14 = 15
square-15 = 16

## Combien de choses.

waiting-people =
    { $waiting ->
        [one] { $waiting } personne
       *[other] { $waiting } personnes
    }
more-people =
    { $more ->
        [one] { $more } personne
       *[other] { $more } personnes
    }
pins-people =
    { $pins ->
        [one] { $pins } personne
       *[other] { $pins } personnes
    }
amount-communities =
    { $amount ->
        [one] { $amount } quartier
       *[other] { $amount } quartiers
    }
amount-people =
    { $amount ->
        [one] { $amount } personne
       *[other] { $amount } personnes
    }
full-communities =
    { $full ->
        [one] { $full } quartier complet
       *[other] { $full } quartiers complets
    }

## À côté du plateau.

goal-built = Seize quartiers à toi, complets ou non.
goal-earned = Quinze jetons gagnés depuis le début.
goal-now = Pour l’instant { $n } sur { $of }.

## Comment est une région.

tag-arid = aride
tag-sparse = végétation rare
tag-forest = forêt
tag-mountain = montagne
tag-cold = froid
tag-warm = chaud
tag-inland = loin de la mer
tag-coastal = côte
tag-lowland = basses terres
tag-river = fleuve

## Ce que fait une carte : à qui la tire, aux autres, à tout le monde.

effect-drawer-com_lost = Perds { amount-communities }.
effect-drawer-com_won = Gagne { amount-communities }.
effect-drawer-die =
    { $amount ->
        [one] { amount-people } meurt.
       *[other] { amount-people } meurent.
    }
effect-drawer-grow = { amount-people } de plus, sans toit.
effect-drawer-tok_lost = Perds { amount-tokens }.
effect-drawer-tok_won = Gagne { amount-tokens }.
effect-drawer-hold = Pas de revenu ce tour-ci ni le prochain.
effect-drawer-urbanize = Chaque nation envoie { amount-people } là où il y a le plus de quartiers.
effect-drawer-aid = La nation la plus riche donne { amount-tokens } à la plus pauvre.
effect-others-tok_lost = Toutes les autres perdent { amount-tokens }.
effect-all-die =
    { $amount ->
        [one] { amount-people } meurt dans chaque nation.
       *[other] { amount-people } meurent dans chaque nation.
    }

## Ce qui se décide : pour qui décide, et pour les autres.

prompt-draw =
    { $you ->
        [seat] À toi. Que te réserve l’année ?
       *[others] { $seat } va tirer un événement.
    }
prompt-block =
    { $you ->
        [seat] Paie pour l’éviter, ou laisse venir.
       *[others] { $seat } hésite à payer.
    }
prompt-needs =
    { $you ->
        [seat] Il faut des toits. Bâtis tant que tu peux et veux.
       *[others] { $seat } s’occupe des siens.
    }
prompt-send =
    { $you ->
        [seat] Pas d’abri pour tout le monde. Choisis qui part, et où.
       *[others] { $seat } doit envoyer des gens ailleurs.
    }

## Ce qu’on peut faire, pour qui peut le faire.

action-draw = { draw }
action-block = Payer { price-tokens } pour éviter ceci : { $card }
action-face = Garder tes jetons et laisser venir ceci : { $card }
action-buy = Bâtir un quartier pour { price-tokens }
action-stop =
    { $waiting ->
        [0] Ne plus bâtir
        [one] Ne plus bâtir ; 1 personne a encore besoin d’un abri
       *[other] Ne plus bâtir ; { waiting-people } ont encore besoin d’un abri
    }
action-shelter =
    { $staying ->
        [one] N’envoyer personne d’autre et payer un abri pour qui reste
       *[other] N’envoyer personne d’autre et payer un abri pour les { $staying } qui restent
    }
action-settle =
    { $equal ->
        [0] Abriter qui attend depuis le plus longtemps et répartir { more-people } chez les autres, dans l’ordre du tour
       *[1] Abriter qui attend depuis le plus longtemps et envoyer { more-people } vers la nation la plus riche
    }
action-send_rest =
    { $more ->
        [one] Abriter qui attend depuis le plus longtemps et envoyer 1 personne chez { $target }
       *[other] Abriter qui attend depuis le plus longtemps et envoyer les { $more } autres chez { $target }
    }
action-send =
    { $native ->
        [0] Renvoyer chez { $target } une personne venue de chez { $color }
       *[1] Envoyer chez { $target } une personne de ta nation
    }
action-house =
    { $native ->
        [0] Loger une personne venue de chez { $color } sur la parcelle { $square }
       *[1] Loger une personne de ta nation sur la parcelle { $square }
    }

## Ce qui se passe.

event-hidden = { "" }
event-die = { "" }
event-round = { "" }
event-turn = { "" }
event-housed = { "" }
event-nobody = Après { $round } manches, aucun objectif n’est atteint. Personne ne gagne.
event-reshuffled = La pioche est vide. On mélange les { $cards } cartes de la défausse et on recommence.
event-began = { you-begin }
event-region =
    { $you ->
        [seat] Ta nation vit { $region-in }.
       *[others] Chez { $seat }, on vit { $region-in }.
    }
event-drew = { you-drew }
event-safe =
    { $you ->
        [seat] « { $card } » : ta région est épargnée.
       *[others] « { $card } » : la région est épargnée chez { $seat }.
    }
event-blocked =
    { $you ->
        [seat] « { $card } » : tu paies { price-tokens }, et personne n’est touché.
       *[others] « { $card } » : { $seat } paie { price-tokens }, et personne n’est touché.
    }
    .why = Un événement évité n’arrive à personne.
event-faced =
    { $able ->
        [0]
            { $you ->
                [seat] « { $card } » : l’éviter coûterait { price-tokens }. Tu n’as pas assez.
               *[others] « { $card } » : l’éviter coûterait { price-tokens }. { $seat } n’a pas assez.
            }
       *[1]
            { $you ->
                [seat] « { $card } » : tu ne paies pas { price-tokens }, tu laisses venir.
               *[others] « { $card } » : { $seat } ne paie pas { price-tokens } et laisse venir.
            }
    }
    .why =
        { $able ->
            [0] { "" }
           *[1] Les jetons gardés peuvent donner des toits ou un abri.
        }
event-gained =
    { $you ->
        [seat] Tu gagnes { amount-tokens }.
       *[others] { $seat } gagne { amount-tokens }.
    }
event-lost =
    { $amount ->
        [0]
            { $you ->
                [seat] Tu n’as aucun jeton à perdre.
               *[others] { $seat } n’a aucun jeton à perdre.
            }
       *[other]
            { $you ->
                [seat] Tu perds { amount-tokens }.
               *[others] { $seat } perd { amount-tokens }.
            }
    }
event-community_lost =
    { $pins ->
        [0]
            { $you ->
                [seat] Tu perds le quartier de la parcelle { $square }. Il était vide.
               *[others] { $seat } perd le quartier de la parcelle { $square }. Il était vide.
            }
        [one]
            { $you ->
                [seat] Tu perds le quartier de la parcelle { $square } : 1 personne sans toit.
               *[others] { $seat } perd le quartier de la parcelle { $square } : 1 personne sans toit.
            }
       *[other]
            { $you ->
                [seat] Tu perds le quartier de la parcelle { $square } : { pins-people } sans toit.
               *[others] { $seat } perd le quartier de la parcelle { $square } : { pins-people } sans toit.
            }
    }
event-community_won =
    { $you ->
        [seat] Un nouveau quartier sort de terre sur ta parcelle { $square }.
       *[others] Un nouveau quartier sort de terre chez { $seat }, parcelle { $square }.
    }
event-died =
    { $native ->
        [0]
            { $housed ->
                [0]
                    { $you ->
                        [seat] Une personne venue de chez { $color } meurt chez toi, sans toit.
                        [color] Une personne de ta nation meurt chez { $seat }, sans toit.
                       *[others] Une personne venue de chez { $color } meurt chez { $seat }, sans toit.
                    }
               *[1]
                    { $you ->
                        [seat] Une personne venue de chez { $color } meurt chez toi, dans son lit.
                        [color] Une personne de ta nation meurt chez { $seat }, dans son lit.
                       *[others] Une personne venue de chez { $color } meurt chez { $seat }, dans son lit.
                    }
            }
       *[1]
            { $housed ->
                [0]
                    { $you ->
                        [seat-color] Une personne de ta nation meurt sans toit.
                       *[others] Chez { $seat }, une personne du pays meurt sans toit.
                    }
               *[1]
                    { $you ->
                        [seat-color] Une personne de ta nation meurt dans son lit.
                       *[others] Chez { $seat }, une personne du pays meurt dans son lit.
                    }
            }
    }
event-born =
    { $pins ->
        [0]
            { $you ->
                [seat] Plus aucun pion de ta couleur dans la boîte : personne ne naît chez toi.
               *[others] Plus aucun pion de cette couleur dans la boîte : personne ne naît chez { $seat }.
            }
        [one]
            { $you ->
                [seat] 1 enfant naît chez toi, encore sans toit.
               *[others] 1 enfant naît chez { $seat }, encore sans toit.
            }
       *[other]
            { $you ->
                [seat] { $pins } enfants naissent chez toi, encore sans toit.
               *[others] { $pins } enfants naissent chez { $seat }, encore sans toit.
            }
    }
event-kept =
    { $you ->
        [seat] « { $card } » : pas de revenu pour toi à la fin de ce tour ni du prochain.
       *[others] « { $card } » : pas de revenu pour { $seat } à la fin de ce tour ni du prochain.
    }
event-moved =
    { $native ->
        [0]
            { $you ->
                [seat] Une personne venue de chez { $color } te quitte pour les villes, chez { $target }.
                [target] Une personne venue de chez { $color } quitte { $seat } pour tes villes.
                [color] Une personne de ta nation quitte { $seat } pour les villes, chez { $target }.
                [target-color] Une personne de ta nation quitte { $seat } pour tes villes.
               *[others] Une personne venue de chez { $color } quitte { $seat } pour les villes, chez { $target }.
            }
       *[1]
            { $you ->
                [seat-color] Une personne de ta nation part pour les villes, chez { $target }.
                [target] Une personne quitte { $seat } pour tes villes.
               *[others] Une personne quitte { $seat } pour les villes, chez { $target }.
            }
    }
event-aid =
    { $you ->
        [seat] Nation la plus riche, tu donnes { amount-tokens } d’aide à { $target }.
        [target] { $seat }, nation la plus riche, te donne { amount-tokens } d’aide.
       *[others] { $seat }, nation la plus riche, donne { amount-tokens } d’aide à { $target }.
    }
event-no_aid = Toutes les nations ont autant de jetons : pas d’aide.
event-bought =
    { $you ->
        [seat] Tu bâtis un quartier sur la parcelle { $square } pour { price-tokens }.
       *[others] { $seat } bâtit un quartier sur la parcelle { $square } pour { price-tokens }.
    }
    .why = Un quartier plein rapporte un jeton à sa nation à chaque tour.
event-moved_in =
    { $pins ->
        [one]
            { $you ->
                [seat] 1 personne trouve un toit chez toi.
               *[others] 1 personne trouve un toit chez { $seat }.
            }
       *[other]
            { $you ->
                [seat] { pins-people } trouvent un toit chez toi.
               *[others] { pins-people } trouvent un toit chez { $seat }.
            }
    }
event-sheltered =
    { $you ->
        [seat] Tu paies { price-tokens } pour abriter { pins-people } un tour de plus.
       *[others] { $seat } paie { price-tokens } pour abriter { pins-people } un tour de plus.
    }
    .why = Sans abri, il faudrait quitter le pays.
event-sent =
    { $native ->
        [0]
            { $you ->
                [seat]
                    { $same ->
                        [target-color] Tu renvoies { pins-people } au pays, chez { $target }.
                       *[none] Tu renvoies { pins-people } de chez { $color } vers { $target }.
                    }
                [target] { $seat } renvoie chez toi { pins-people } de chez { $color }.
                [color] { $seat } renvoie { pins-people } de ta nation vers { $target }.
                [target-color] { $seat } renvoie au pays, chez toi, { pins-people }.
               *[others]
                    { $same ->
                        [target-color] { $seat } renvoie { pins-people } au pays, chez { $target }.
                       *[none] { $seat } renvoie { pins-people } de chez { $color } vers { $target }.
                    }
            }
       *[1]
            { $you ->
                [seat-color] Tu envoies { pins-people } de ta nation chez { $target }.
                [target] { $seat } envoie chez toi { pins-people } de sa nation.
               *[others] { $seat } envoie { pins-people } de sa nation chez { $target }.
            }
    }
    .why = Sans abri il faut partir, et aucune nation ne peut refuser.
event-income =
    { $you ->
        [seat] Tes quartiers complets rapportent { amount-tokens }.
       *[others] Chez { $seat }, les quartiers complets rapportent { amount-tokens }.
    }
event-no_income =
    { $you ->
        [seat] Pas de revenu pour toi tant que dure le krach.
       *[others] Pas de revenu pour { $seat } tant que dure le krach.
    }
event-discarded =
    { $you ->
        [seat] « { $card } » : c’est fini pour toi.
       *[others] « { $card } » : c’est fini pour { $seat }.
    }
event-announced =
    { $goal ->
        [1]
            { $you ->
                [seat] Partout, tout le monde a un toit. C’était ton objectif : tu gagnes.
               *[others] Partout, tout le monde a un toit. C’était l’objectif pour { $seat }, qui gagne.
            }
        [2]
            { $you ->
                [seat] Seize quartiers sont debout. C’était ton objectif : tu gagnes.
               *[others] Seize quartiers sont debout. C’était l’objectif pour { $seat }, qui gagne.
            }
       *[3]
            { $you ->
                [seat] Quinze jetons sont réunis. C’était ton objectif : tu gagnes.
               *[others] Quinze jetons sont réunis. C’était l’objectif pour { $seat }, qui gagne.
            }
    }

## Pourquoi on ne peut pas, maintenant.

refusal-not_asked = Ce n’est pas à toi de jouer (DP-010).
refusal-other_question = Ce n’est pas la question du moment (DP-025).
refusal-poor = Il te faut { price-tokens } ; tu en as { $have } (DP-009).
refusal-no_square = Les seize parcelles sont bâties (DP-Q19).
refusal-nobody_waits = Personne de cette origine n’attend un toit (DP-027).
refusal-no_room = Il n’y a pas de place sur cette parcelle (DP-007).
refusal-automatic = À cette table, chacun trouve tout seul un toit libre (DP-Q17).
refusal-no_such_nation = Cette nation n’est pas à cette table (DP-Q01).
refusal-yourself = On envoie les gens chez les autres, pas chez soi (DP-030).
refusal-not_there = Personne de cette origine ne reste à envoyer (DP-031).
refusal-richest_only = Dans cette variante, on va chez l’autre nation qui a le plus de jetons (DP-Q55).
refusal-must_send = Tu ne peux pas payer un abri à tout le monde : encore { $more } à envoyer (DP-030).
refusal-enough_sent = Tu peux payer un abri à qui reste : personne d’autre ne doit partir (DP-Q20).

## Ce que peut choisir qui ouvre la table.

option-goals = Des objectifs au hasard, face cachée, ou le même pour tout le monde.
    .value =
        { $value ->
            [random] au hasard
            [all_humanitarian] toutes humanitaires
            [all_metropolitan] toutes bâtisseuses
           *[all_entrepreneurial] toutes marchandes
        }
option-first_player = Qui commence : une nation tirée au sort, ou la première place.
    .value = { by-lot }
option-housing = Les gens s’installent tout seuls, ou là où tu les mets.
    .value =
        { $value ->
            [auto] tout seuls
           *[manual] là où tu les mets
        }
option-sending = N’envoyer des gens que si l’on ne peut pas payer l’abri, ou quand on veut.
    .value =
        { $value ->
            [unable_only] si l’on ne peut pas payer
           *[free] quand on veut
        }
option-pins_per_color = Combien de gens de chaque nation, au plus, en même temps.
option-tie_from = À égalité, qui compte d’abord : la nation qui tire, ou la suivante.
    .value =
        { $value ->
            [drawer] celle qui tire
           *[next] la suivante
        }
option-entrepreneur_mode = Une nation marchande doit avoir 15 jetons d’un coup, ou en gagner 15 en tout.
    .value =
        { $value ->
            [hold] 15 d’un coup
           *[earned] 15 en tout
        }
option-metropolis_mode = Une nation bâtisseuse a besoin de seize quartiers complets, ou juste de seize quartiers.
    .value =
        { $value ->
            [full] tous complets
           *[built] tous bâtis
        }
option-goals_from_round = La manche à partir de laquelle les objectifs comptent.
option-humanitarian_check = Si l’objectif commun compte à tout moment, ou seulement en fin de manche.
    .value =
        { $value ->
            [any_time] à tout moment
           *[end_of_round] en fin de manche
        }
option-max_rounds = Après tant de manches, la partie s’arrête et personne ne gagne.

## Une phrase sur chaque sorte de choix, dans une première partie.

guide-draw = Chaque tour commence par une carte. Ta région décide quelles crises t’épargnent.
guide-block = Tu peux payer pour éviter cette carte, ou subir ce qu’elle fait.
guide-needs = Bâtis des quartiers ou abrite qui est dehors, selon tes jetons.
guide-send = Qui n’a pas de toit doit aller quelque part : choisis quelle nation accueille.

## Le plateau dans le navigateur.

variant-equal = avec la même règle pour toutes les nations
where =
    { $cards ->
        [one] Manche { $round } sur { $most } au plus, reste { $cards } événement
       *[other] Manche { $round } sur { $most } au plus, restent { $cards } événements
    }
badge =
    { $full ->
        [one] { $region }, { $full } complet
       *[other] { $region }, { $full } complets
    }
tokens-unit =
    { $amount ->
        [one] jeton
       *[other] jetons
    }

# Les nations. $people : une liste de gens par origine, comme « 2 de la taïga et 1 de la savane ».
nations = Les nations
nations-others = Les autres nations
nation =
    { $you ->
        [seat] Ta nation
       *[others] La nation : { $seat }
    }
nation-title =
    { $you ->
        [seat] { $region }
       *[others] { $seat } : { $region }
    }
nation-exposed =
    { $hit ->
        [one]
            { $you ->
                [seat] { $hit } crise sur { $crises } peut te toucher
               *[others] { $hit } crise sur { $crises } peut la toucher
            }
       *[other]
            { $you ->
                [seat] { $hit } crises sur { $crises } peuvent te toucher
               *[others] { $hit } crises sur { $crises } peuvent la toucher
            }
    }
nation-bot = (bot)
nation-open = { $waiting } dehors
nation-out = { $waiting } dehors
nation-sheltered = { $waiting } à l’abri
nation-kept = Krach : pas de revenu
nation-tags = { $region } : { $tags }.
nation-has = { amount-tokens }, { full-communities }.
nation-in_open = Dehors : { $people }.
nation-nobody_open = Personne dehors.
plot = Parcelle { $square } : { $people }.
plot-empty = Parcelle { $square } : un quartier, personne n’y vit.
plot-house = Loger sur la parcelle { $square }
plots-free =
    { $plots ->
        [one] { $plots } parcelle libre.
       *[other] { $plots } parcelles libres.
    }
people-born = { $pins } { $region-from }
gate = Combien vont chez { $target }
gate-more = En envoyer un de plus chez { $target }
gate-fewer = En envoyer un de moins chez { $target }
gate-go =
    { $pins ->
        [one] { $pins } va chez { $target }
       *[other] { $pins } vont chez { $target }
    }
goal-hidden = objectif caché
goal-secret = Rien que pour tes yeux
goal-announced = Annoncé
goal-count = Pour l’instant { waiting-people } dehors.
goal-from = Compte à partir de la manche { $round }.

# Une carte, et ce qu’elle est pour une nation.
faced =
    { $you ->
        [seat] Événement, pour toi
       *[others] Événement, pour { $seat }
    }
effect-com_lost = Perds { amount-communities }, d’en haut à gauche.
card-block = L’éviter
card-no_block = inévitable
card-safe = À l’abri
card-safe_regions = { $tags }
card-safe_nobody = personne
card-hits = Touche
card-hits_drawer = qui la tire
card-hits_all = tout le monde
card-hits_others = les autres nations
card-hits_both = qui la tire, et les autres
card-only_drawer = Elle ne touche que la nation qui la tire.
card-for_all = Elle touche toute nation qui n’est pas à l’abri.
card-nations =
    { $nations ->
        [2] La même carte, deux nations
        [3] La même carte, trois nations
        [4] La même carte, quatre nations
        [5] La même carte, cinq nations
       *[6] La même carte, six nations
    }
note-hit = touché
note-would = à découvert
note-safe = à l’abri : { $tag }

# La phrase au-dessus du tour.
head-draw = Que te réserve l’année ?
head-block = { $card }. C’est pour toi.
head-block_others = { $card }. Tu y échappes, mais pas les autres.
head-needs =
    { $waiting ->
        [0] Tout le monde a un toit. Tu as { amount-tokens }.
        [one] { waiting-people } est dehors. Tu as { amount-tokens }.
       *[other] { waiting-people } sont dehors. Tu as { amount-tokens }.
    }
head-empty = Personne ne vit chez toi. Tu as { amount-tokens }.
head-send =
    { $more ->
        [0] Qui reste à l’abri, et qui part ?
        [one] { more-people } doit partir. Qui, et où ?
       *[other] { more-people } doivent partir. Qui, et où ?
    }
head-won_you = Objectif atteint : tu gagnes.
head-won_also = Tu gagnes, avec { $names }.
head-won = Victoire : { $names }.
head-nobody = Aucun objectif atteint. Personne ne gagne.

# Les touches, et ce qui suit.
draw = Tirer un événement
draw-left =
    { $cards ->
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
draw-hint =
    { $hit ->
        [one] Tu vis { $region-in } : { $hit } crise sur { $crises } peut te toucher.
       *[other] Tu vis { $region-in } : { $hit } crises sur { $crises } peuvent te toucher.
    }
pay = payer { price-tokens }
key-block = { card-block }
key-face = Laisser venir
key-buy = Bâtir un quartier
key-shelter = En abriter { $stay }
key-shelter_all = Abriter les { $stay }
key-shelter_send = En abriter { $stay }, en envoyer { $go }
key-send = En envoyer { $go }
key-send_away =
    { $go ->
        [one] En envoyer { $go } ailleurs
       *[other] Envoyer les { $go } ailleurs
    }
key-end = Finir le tour
key-choose =
    { $more ->
        [one] Encore une personne à choisir
       *[other] Encore { $more } à choisir
    }
then-nobody = Rien n’arrive à personne.
then-left =
    { $amount ->
        [0] Il ne te reste aucun jeton.
       *[other] Il te reste { amount-tokens }.
    }
then-keep = { tokens-kept }
then-squares =
    { $communities ->
        [one] La parcelle { $squares } est rasée.
       *[other] Les parcelles { $squares } sont rasées.
    }
then-homes =
    { $pins ->
        [one] { pins-people } perd son toit.
       *[other] { pins-people } perdent leur toit.
    }
then-die =
    { $pins ->
        [one] { pins-people } meurt.
       *[other] { pins-people } meurent.
    }
then-go =
    { $more ->
        [0] Personne ne doit partir.
        [one] { more-people } devra partir.
       *[other] { more-people } devront partir.
    }
then-first_turn = Pas de revenu au premier tour.
then-no_income = Pas de revenu tant que dure le krach.
then-income = { full-communities } : { amount-tokens } à la fin de ton tour.
then-move_in =
    { $pins ->
        [0] Personne ne l’attend : la parcelle { $square } reste vide pour l’instant.
        [one] 1 personne s’installe sur la parcelle { $square }.
       *[other] { $pins } personnes s’installent sur la parcelle { $square }.
    }
then-by_hand = Il sort de terre sur la parcelle { $square } ; à toi de dire qui s’y installe.
then-leave =
    { $more ->
        [one] 1 personne doit partir. Nul ne peut refuser.
       *[other] { $more } personnes doivent partir. Nul ne peut refuser.
    }
then-still =
    { $waiting ->
        [0] Après, plus personne n’est dehors.
        [one] Après le chantier, { $waiting } attend encore.
       *[other] Après le chantier, { $waiting } attendent encore.
    }
then-pays = Il rapporte : { amount-tokens } à la fin de ton tour.
then-not_full = Incomplet, il ne rapporte rien encore.
then-same = Rien de bâti : { amount-tokens } à la fin de ton tour.
then-stay =
    { $waiting ->
        [one] 1 personne reste un tour, sous la tente : { price-tokens }.
       *[other] { $waiting } personnes restent un tour, sous la tente : { price-tokens }.
    }
then-poor = Un quartier coûte { price-tokens } ; tu as { $have }.
then-no_square = Les seize parcelles sont bâties.
house = Qui s’installe ? Choisis une personne, puis un toit sur ton plateau.
house-person =
    { $pins ->
        [one] { $pins } attend, venant { $region-from }
       *[other] { $pins } attendent, venant { $region-from }
    }
send = Qui reste, qui part ?
send-hint = Touche une personne, ou + à une nation.
send-hint_many = Choisis l’origine, puis + à une nation.
send-part = { $pins } chez { $target }
send-stays = venant { $region-from }, reste à l’abri
send-goes = venant { $region-from }, va chez { $target }
send-fixed = venant { $region-from }, ira chez { $target }
send-many = { $pins } { $region-from } : { $stay } à l’abri, { $go } à envoyer
send-reset = Comme les règles
send-sure = On ne peut ni les refuser ni revenir tout seul.

# Un mot sur une nation à qui il arrive quelque chose.
chip-plus = +{ amount-tokens }
chip-minus = −{ amount-tokens }
chip-safe = épargnée
chip-blocked = évité
chip-born =
    { $pins ->
        [one] +{ $pins } naissance
       *[other] +{ $pins } naissances
    }
chip-died = 1 mort
chip-crash = { no-income }
chip-built = bâti
chip-lost = parcelle { $square } rasée
chip-goal = objectif atteint
chip-arrive =
    { $pins ->
        [one] { $pins } arrive
       *[other] { $pins } arrivent
    }
chip-leave =
    { $pins ->
        [one] { $pins } part
       *[other] { $pins } partent
    }

origins = Qui vit chez qui
origins-lives = Vit chez
origins-born = { $region-from }
origins-open = dehors

# Toute la partie en cinq phrases.
story-won =
    { $goal ->
        [1] Victoire à la manche { $round } : { $names }. Partout, tout le monde a un toit.
        [2] Victoire à la manche { $round } : { $names }. Seize quartiers sont debout.
       *[3] Victoire à la manche { $round } : { $names }. Quinze jetons sont réunis.
    }
story-shared = Victoire partagée à la manche { $round } : { $names }.
story-nobody =
    { $round ->
        [one] Après { $round } manche, aucun objectif n’est atteint.
       *[other] Après { $round } manches, aucun objectif n’est atteint.
    }
story-sent =
    { $pins ->
        [one] { pins-people } a dû passer une frontière, envoyée par { $seat }.
       *[other] { pins-people } ont dû passer une frontière ; c’est { $seat } qui en envoie le plus.
    }
story-sent_none = Personne n’a dû partir.
story-received = { $seat } accueille le plus : { $pins }.
story-lost =
    { $amount ->
        [one] Les crises prennent { amount-communities }, chez { $seat }.
       *[other] Les crises prennent { amount-communities }, surtout chez { $seat }.
    }
story-lost_none = Aucun quartier n’est perdu.
story-died =
    { $amount ->
        [0] Personne ne meurt.
        [one] { amount-people } meurt ; morts sans toit : { $open }.
       *[other] { amount-people } meurent, dont { $open } sans toit.
    }

## La distribution des régions, avant le premier tour.

dealt-title = Les régions sont tirées.
    .own = Tu nais { $region-in }.
dealt-crises = Crises possibles
dealt-communities = Quartiers qu’elles prennent
dealt-dead = Gens qu’elles tuent
dealt-of = { $hit } sur { $crises }
dealt-tags = { $tags } : personne n’a choisi.
dealt-first =
    { $you ->
        [seat] Tu tires la première carte.
       *[others] { $seat } tire la première carte.
    }

# Ce que compte la dernière page.
debrief-equal = Égal veut dire ici : la même règle pour toutes les nations.
debrief-hidden = Chaque nation avait un but secret.
holds-housed = personnes logées
holds-waiting = personnes sans toit
holds-tokens = jetons
did-housed = logements offerts
did-aid = jetons d’aide
did-sent = personnes envoyées

## Questions toutes prêtes du labo.

idea-regions = La région d’une nation compte-t-elle ?
idea-generous = Où vit-on mieux : chez les ambitieux ou chez les généreux ?

## What a class may be asked about this game.

room-ask_own_1 = Qui devrait loger ceux qui ont perdu leur toit ?
room-answer_own_1_1 = Qui a le plus de place
room-answer_own_1_2 = Qui est le plus près
room-answer_own_1_3 = Qui a causé la perte
room-ask_own_2 = Ton but coûte-t-il le sien à quelqu’un ?
room-answer_own_2_1 = Oui
room-answer_own_2_2 = Peut-être, je ne le vois pas
room-answer_own_2_3 = Non

# La page du labo : ce que donnent les règles imprimées, l’écart, et les groupes sous leurs chiffres.
lab-by_book = Règles imprimées : une nation protégée gagne { $a } fois sur 100, une nation exposée { $b }.
lab-gap = Une nation protégée gagne { $value } fois sur 100 de plus qu’une nation exposée.
lab-group_protected = protégée
lab-group_middle = moyenne
lab-group_exposed = exposée
