### Threat Level en français : Alerte rouge.
### complete
###
### Lexique. On tutoie, au présent : aucun participe ne s’accorde avec les gens, et chacun s’y retrouve. Pas de « de » ni de « que » devant un
### prénom (ils s’élideraient) : on dit « à Ada », « contre Ada », « pousser Ada ».
###
### row : rangée · rung : barreau · round : manche · turn : tour · push : pousser · pull : tirer vers le bas, faire descendre · steal : voler
### Points Die : dé des points · Wild Die : dé joker · free hand : carte blanche · health emergency : urgences · union : syndicat
### START : DÉPART · YOU LOSE : PERDU · fall up : tomber plus haut · sales tax : TVA · safety net : aides sociales · health care : la Sécu
### worker ownership : autogestion · house rule : règle maison
###
### { $row-to } est la rangée où l’on arrive, avec sa préposition : « à la TVA (2) ».

title = Alerte rouge
tagline = Chaque barreau est un service public dont on t’a dit de te méfier. Ici, monter, c’est tomber.
pitch = Une échelle de douze rangées. Plus tu approches de la défaite, plus les services publics te facilitent la vie. Reste sous le sommet plus longtemps que les autres.

## Comment joue chaque bot.

bot-climber = Prend ce qu’il peut, pousse dehors qui est à sa portée et n’aide que lui-même.
bot-comrade = Se met à l’abri, donne le reste au syndicat et aux secours ; ne pousse jamais, ne vole jamais.

## Les noms des nombres.

row-0 = DÉPART
    .effect = Un dé, ni revenu ni bouclier
    .to = au DÉPART
row-1 = 1 La Poste
    .effect = Rangées 1 à 9 : deux dés
    .to = à La Poste (1)
row-2 = 2 TVA
    .effect = Pousser, tirer, voler : +1 point
    .to = à la TVA (2)
row-3 = 3 Police et pompiers
    .effect = Personne ne peut te voler
    .to = à Police et pompiers (3)
row-4 = 4 Impôt sur le revenu
    .effect = Joker 3 : tu paies ton lancer
    .to = à l’Impôt sur le revenu (4)
row-5 = 5 Syndicats
    .effect = Paie 1 pour protéger qui tu veux
    .to = aux Syndicats (5)
row-6 = 6 Aides sociales
    .effect = Tu gagnes toujours ton lancer
    .to = aux Aides sociales (6)
row-7 = 7 Impôt progressif
    .effect = Joker 3 : ne paie que 0, 1 ou 2
    .to = à l’Impôt progressif (7)
row-8 = 8 La Sécu
    .effect = Finies les factures de santé
    .to = à la Sécu (8)
row-9 = 9 Partage des richesses
    .effect = Un 1 ou un 2 ? Pas d’impôt
    .to = au Partage des richesses (9)
row-10 = 10 Autogestion
    .effect = 4 points par tour, sans lancer
    .to = à l’Autogestion (10)
row-11 = PERDU
    .effect = Un 2 au joker ou de l’aide te ramène
    .to = à PERDU

to-0 = { row-0 }
to-11 = { row-11 }
from-0 = { row-0 }
from-11 = { row-11 }
at-0 = { row-0 }
at-11 = { row-11 }
up-to =
    { $to ->
        [0] au DÉPART
        [11] à PERDU
       *[other] à la rangée { $to }
    }

## Combien de choses. En français, 0 et 1 sont au singulier.

have-points =
    { $have ->
        [one] { $have } point
       *[other] { $have } points
    }
rows =
    { $rows ->
        [one] d’une rangée
       *[other] de { $rows } rangées
    }
price-points =
    { $price ->
        [one] { $price } point
       *[other] { $price } points
    }

## À côté du plateau.

die-points = Dé des points
die-wild = Dé joker

board-row = Rangée
board-effect = Effet
board-who = Qui, points
board-left = a quitté

stream-points = Dé des points ({ $seat })
stream-wild = Dé joker ({ $seat })

wild_title-1 = Carte blanche
wild_title-2 = Marche arrière
wild_title-3 = Impôts
wild_title-4 = Urgences
wild_title-5 = Le barreau craque
wild_title-6 = Deux barreaux

# Quand une variante donne les mêmes services à toutes les rangées jusqu’à la 10.
everywhere-equal = 2 dés, petit impôt, abri, syndicat
everywhere-bare = Deux dés, aucun service

## Ce qui se décide : pour qui décide, et pour les autres.

prompt-action =
    { $you ->
        [seat] À toi de jouer. Agis tant que tu peux payer, dans l’ordre que tu veux, puis termine ton tour.
       *[others] { $seat } réfléchit.
    }
prompt-ignore_health =
    { $you ->
        [seat] Direction les urgences. Ton syndicat peut l’éviter pour 1 point.
       *[others] Direction les urgences, sauf si le syndicat s’en mêle : { $seat } décide.
    }
prompt-stop_push =
    { $you ->
        [seat] On pousse quelqu’un. Ton syndicat peut l’empêcher pour 1 point.
       *[others] On pousse quelqu’un, sauf si le syndicat s’en mêle : { $seat } décide.
    }
prompt-halve_pull =
    { $you ->
        [seat] On veut faire descendre quelqu’un. Pour 1 point, ton syndicat coupe le prix en deux.
       *[others] On demande au syndicat de couper un prix en deux : { $seat } décide.
    }
prompt-return =
    { $you ->
        [seat] Un 2 au dé joker. Tu peux quitter PERDU, descendre à la rangée 10 et continuer.
       *[others] { $seat } peut quitter PERDU.
    }

## Ce qu’on peut faire, pour qui peut le faire.

action-end_turn = Terminer le tour et garder { have-points }
action-step_down = Descendre { up-to }, gratuitement (joker 2)
action-come_back = Descendre à la rangée 10 et continuer
action-stay_out = Rester sur PERDU
action-push =
    { $tax ->
        [0]
            { $you ->
                [seat-target] Te pousser { up-to }, payer { $price }
               *[others] Pousser { $target } { up-to }, payer { $price }
            }
       *[other]
            { $you ->
                [seat-target] Te pousser { up-to }, payer { $price } (dont { $tax } de TVA)
               *[others] Pousser { $target } { up-to }, payer { $price } (dont { $tax } de TVA)
            }
    }
action-pull =
    { $tax ->
        [0]
            { $you ->
                [seat-target] Descendre { up-to }, payer { $price }
               *[others] Faire descendre { $target } { up-to }, payer { $price }
            }
       *[other]
            { $you ->
                [seat-target] Descendre { up-to }, payer { $price } (dont { $tax } de TVA)
               *[others] Faire descendre { $target } { up-to }, payer { $price } (dont { $tax } de TVA)
            }
    }
action-appeal =
    { $you ->
        [seat-target] Demander au syndicat moitié prix pour descendre { up-to } : tu paierais { $price }
       *[others] Demander au syndicat moitié prix pour faire descendre { $target } { up-to } : tu paierais { $price }
    }
action-steal =
    { $tax ->
        [0]
            { $points ->
                [one] Voler à { $target } son seul point, payer { $price }
               *[other] Voler à { $target } ses { $points } points, payer { $price }
            }
       *[other]
            { $points ->
                [one] Voler à { $target } son seul point, payer { $price } (dont { $tax } de TVA)
               *[other] Voler à { $target } ses { $points } points, payer { $price } (dont { $tax } de TVA)
            }
    }
action-free_push =
    { $price ->
        [0]
            { $you ->
                [seat-target] Carte blanche : te pousser { up-to }
               *[others] Carte blanche : pousser { $target } { up-to }
            }
       *[other]
            { $you ->
                [seat-target] Carte blanche : te pousser { up-to }, payer { $price } de TVA
               *[others] Carte blanche : pousser { $target } { up-to }, payer { $price } de TVA
            }
    }
action-free_steal =
    { $price ->
        [0]
            { $points ->
                [one] Carte blanche : voler à { $target } son seul point
               *[other] Carte blanche : voler à { $target } ses { $points } points
            }
       *[other]
            { $points ->
                [one] Carte blanche : voler à { $target } son seul point, payer { $price } de TVA
               *[other] Carte blanche : voler à { $target } ses { $points } points, payer { $price } de TVA
            }
    }
# $phase est la question posée : 2 des urgences, 3 une poussée, 4 une descente.
action-union_help =
    { $phase ->
        [2]
            { $you ->
                [seat-target] Payer { $price } au syndicat : éviter les urgences
               *[others] Payer { $price } au syndicat : éviter les urgences à { $target }
            }
        [3]
            { $you ->
                [seat-target] Payer { $price } au syndicat : rester où tu es
               *[others] Payer { $price } au syndicat : empêcher qu’on pousse { $target }
            }
        [4]
            { $you ->
                [seat-target] Payer { $price } au syndicat : te faire descendre à moitié prix
               *[others] Payer { $price } au syndicat : faire descendre { $target } à moitié prix
            }
       *[other] Payer { $price } au syndicat
    }
action-union_pass =
    { $phase ->
        [2] Garder ton point : chacun sa facture
        [3] Garder ton point : laisser pousser
        [4] Garder ton point : pas de rabais
       *[other] Garder ton point
    }

## Ce qui se passe.

event-hidden = { "" }
event-die = { "" }
event-round = { "" }
event-turn = { "" }
event-won =
    { $you ->
        [seat] Tout le monde est sur PERDU, sauf toi. Tu gagnes.
       *[others] Tout le monde est sur PERDU, sauf { $seat }, qui gagne.
    }
event-began = { you-begin }
event-rolled =
    { $die ->
        [0]
            { $wild ->
                [1]
                    { $you ->
                        [seat] Tu fais 1 au dé joker : carte blanche.
                       *[others] { $seat } fait 1 au dé joker : carte blanche.
                    }
                [2]
                    { $row ->
                        [0]
                            { $you ->
                                [seat] Tu fais 2 au dé joker : marche arrière, mais rien n’est plus bas que DÉPART.
                               *[others] { $seat } fait 2 au dé joker : marche arrière, mais rien n’est plus bas que DÉPART.
                            }
                       *[other]
                            { $you ->
                                [seat] Tu fais 2 au dé joker : tu peux descendre d’une rangée.
                               *[others] { $seat } fait 2 au dé joker : marche arrière, si ça lui dit.
                            }
                    }
                [3]
                    { $you ->
                        [seat] Tu fais 3 au dé joker : impôts.
                       *[others] { $seat } fait 3 au dé joker : impôts.
                    }
                [4]
                    { $you ->
                        [seat] Tu fais 4 au dé joker : direction les urgences.
                       *[others] { $seat } fait 4 au dé joker : direction les urgences.
                    }
                [5]
                    { $you ->
                        [seat] Tu fais 5 au dé joker : une rangée vers le haut.
                       *[others] { $seat } fait 5 au dé joker : une rangée vers le haut.
                    }
               *[6]
                    { $you ->
                        [seat] Tu fais 6 au dé joker : deux rangées vers le haut.
                       *[others] { $seat } fait 6 au dé joker : deux rangées vers le haut.
                    }
            }
       *[other]
            { $wild ->
                [1]
                    { $you ->
                        [seat] Tu fais { $die }, et 1 au dé joker : carte blanche.
                       *[others] { $seat } fait { $die }, et 1 au dé joker : carte blanche.
                    }
                [2]
                    { $row ->
                        [0]
                            { $you ->
                                [seat] Tu fais { $die }, et 2 au dé joker : marche arrière, mais rien n’est plus bas que DÉPART.
                               *[others] { $seat } fait { $die }, et 2 au dé joker : marche arrière, mais rien n’est plus bas que DÉPART.
                            }
                       *[other]
                            { $you ->
                                [seat] Tu fais { $die }, et 2 au dé joker : tu peux descendre d’une rangée.
                               *[others] { $seat } fait { $die }, et 2 au dé joker : marche arrière, si ça lui dit.
                            }
                    }
                [3]
                    { $you ->
                        [seat] Tu fais { $die }, et 3 au dé joker : impôts.
                       *[others] { $seat } fait { $die }, et 3 au dé joker : impôts.
                    }
                [4]
                    { $you ->
                        [seat] Tu fais { $die }, et 4 au dé joker : direction les urgences.
                       *[others] { $seat } fait { $die }, et 4 au dé joker : direction les urgences.
                    }
                [5]
                    { $you ->
                        [seat] Tu fais { $die }, et 5 au dé joker : une rangée vers le haut.
                       *[others] { $seat } fait { $die }, et 5 au dé joker : une rangée vers le haut.
                    }
               *[6]
                    { $you ->
                        [seat] Tu fais { $die }, et 6 au dé joker : deux rangées vers le haut.
                       *[others] { $seat } fait { $die }, et 6 au dé joker : deux rangées vers le haut.
                    }
            }
    }
event-out_rolled =
    { $wild ->
        [2]
            { $you ->
                [seat] Tu fais 2 au dé joker sur PERDU : la voie est libre.
               *[others] { $seat } fait 2 au dé joker sur PERDU : la voie est libre.
            }
       *[other]
            { $you ->
                [seat] Tu fais { $wild } au dé joker sur PERDU. Il te fallait un 2.
               *[others] { $seat } fait { $wild } au dé joker sur PERDU. Il fallait un 2.
            }
    }
event-gained =
    { $you ->
        [seat] Tu gagnes { points }.
       *[others] { $seat } gagne { points }.
    }
event-forgone =
    { $points ->
        [one]
            { $you ->
                [seat] Tu aurais gagné { $points } point : envolé.
               *[others] { $seat } aurait gagné { $points } point : envolé.
            }
       *[other]
            { $you ->
                [seat] Tu aurais gagné { $points } points : envolés.
               *[others] { $seat } aurait gagné { $points } points : envolés.
            }
    }
event-taxed =
    { $you ->
        [seat] Tu paies { points } d’impôts.
       *[others] { $seat } paie { points } d’impôts.
    }
event-billed =
    { $you ->
        [seat] Les urgences te coûtent { points }.
       *[others] Les urgences coûtent { points } à { $seat }.
    }
event-bankrupt =
    { $you ->
        [seat] Tu dois { $due } et tu as { points }. Tu perds tout et tu tombes une rangée plus haut.
       *[others] { $seat } doit { $due }, a { points }, perd tout et tombe une rangée plus haut.
    }
event-rose =
    { $you ->
        [seat] Tu montes { rows }, jusqu’{ $row-to }.
       *[others] { $seat } monte { rows }, jusqu’{ $row-to }.
    }
event-stepped_down =
    { $you ->
        [seat] Tu descends { $row-to }.
       *[others] { $seat } descend { $row-to }.
    }
    .why = Plus la rangée est basse, plus PERDU est loin.
event-pushed =
    { $price ->
        [0]
            { $you ->
                [seat] Tu pousses { $target } gratuitement.
                [target] { $seat } te pousse gratuitement.
                [seat-target] Tu te pousses gratuitement.
               *[others]
                    { $same ->
                        [seat-target] { $seat } prend un coup de pouce gratuit vers le haut.
                       *[none] { $seat } pousse { $target } gratuitement.
                    }
            }
       *[other]
            { $you ->
                [seat] Tu paies { $price } pour pousser { $target }.
                [target] { $seat } paie { $price } pour te pousser.
                [seat-target] Tu paies { $price } pour te pousser vers le haut.
               *[others]
                    { $same ->
                        [seat-target] { $seat } paie { $price } pour un coup de pouce vers le haut.
                       *[none] { $seat } paie { $price } pour pousser { $target }.
                    }
            }
    }
    .why = Au-delà de la rangée 10 c’est PERDU, et qui reste à la fin gagne.
event-rises =
    { $you ->
        [seat] { $target } monte { $row-to }.
        [target] Tu montes { $row-to }.
        [seat-target] Tu montes { $row-to }.
       *[others]
            { $same ->
                [seat-target] { $seat } monte { $row-to }.
               *[none] { $target } monte { $row-to }.
            }
    }
event-pull_called =
    { $you ->
        [seat] Tu veux faire descendre { $target } pour { price-points }.
        [target] { $seat } veut te faire descendre pour { price-points }.
        [seat-target] Tu veux descendre pour { price-points }.
       *[others]
            { $same ->
                [seat-target] { $seat } veut descendre pour { price-points }.
               *[none] { $seat } veut faire descendre { $target } pour { price-points }.
            }
    }
event-appealed =
    { $you ->
        [seat] Tu demandes au syndicat un coup de main pour faire descendre { $target }.
        [target] { $seat } demande au syndicat un coup de main pour te faire descendre.
        [seat-target] Tu demandes au syndicat un coup de main pour descendre.
       *[others]
            { $same ->
                [seat-target] { $seat } demande au syndicat un coup de main pour descendre.
               *[none] { $seat } demande au syndicat un coup de main pour faire descendre { $target }.
            }
    }
event-pulled =
    { $you ->
        [seat] Tu paies { $price } et tu fais descendre { $target } { $row-to }.
        [target] { $seat } paie { $price } et te fait descendre { $row-to }.
        [seat-target] Tu paies { $price } et tu descends { $row-to }.
       *[others]
            { $same ->
                [seat-target] { $seat } paie { $price } et descend { $row-to }.
               *[none] { $seat } paie { $price } et fait descendre { $target } { $row-to }.
            }
    }
    .why = { event-stepped_down.why }
event-unheard =
    { $you ->
        [seat] Le syndicat ne répond pas. { $target } ne bouge pas, et tu ne paies rien.
        [target] Le syndicat ne répond pas. Tu restes où tu es.
        [seat-target] Le syndicat ne répond pas. Tu restes où tu es, et tu ne paies rien.
       *[others]
            { $same ->
                [seat-target] Le syndicat ne répond pas à { $seat }.
               *[none] Le syndicat ne répond pas à { $seat }. { $target } ne bouge pas.
            }
    }
event-robbed =
    { $price ->
        [0]
            { $you ->
                [seat] Tu prends tout à { $target } sans rien payer : { points }.
                [target] { $seat } te prend tout sans rien payer : { points }.
               *[others] { $seat } prend tout à { $target } sans rien payer : { points }.
            }
       *[other]
            { $you ->
                [seat] Tu paies { $price } et tu prends tout à { $target } : { points }.
                [target] { $seat } paie { $price } et te prend tout : { points }.
               *[others] { $seat } paie { $price } et prend tout à { $target } : { points }.
            }
    }
    .why = Sous la rangée 3, tous les points peuvent se faire voler.
event-ignored =
    { $you ->
        [seat] Tu paies 1 au syndicat : pas d’urgences pour { $target }.
        [target] { $seat } paie 1 au syndicat : pas d’urgences pour toi.
        [seat-target] Tu paies 1 au syndicat : pas d’urgences pour toi.
       *[others]
            { $same ->
                [seat-target] { $seat } paie 1 au syndicat et échappe aux urgences.
               *[none] { $seat } paie 1 au syndicat : pas d’urgences pour { $target }.
            }
    }
    .why = Au syndicat, un point annule toute une urgence.
event-stopped =
    { $you ->
        [seat]
            { $same ->
                [target-helper] { $helper } paie 1 au syndicat et te résiste.
               *[none] { $helper } paie 1 au syndicat et t’empêche de pousser { $target }.
            }
        [target] { $helper } paie 1 au syndicat : { $seat } ne peut pas te pousser.
        [helper]
            { $same ->
                [seat-target] Tu paies 1 au syndicat et tu empêches { $seat } de monter.
               *[none] Tu paies 1 au syndicat et tu empêches { $seat } de pousser { $target }.
            }
        [seat-target] { $helper } paie 1 au syndicat et t’empêche de monter.
        [target-helper] Tu paies 1 au syndicat : { $seat } ne peut pas te pousser.
       *[others]
            { $same ->
                [seat-target] { $helper } paie 1 au syndicat et empêche { $seat } de monter.
                [target-helper] { $helper } paie 1 au syndicat et résiste à { $seat }.
               *[none] { $helper } paie 1 au syndicat et empêche { $seat } de pousser { $target }.
            }
    }
    .why = Au syndicat, un point suffit contre une poussée.
event-refunded =
    { $you ->
        [seat] Tu récupères { points }.
       *[others] { $seat } récupère { points }.
    }
event-halved =
    { $you ->
        [seat] { $helper } paie 1 au syndicat : moitié prix pour toi.
        [target] { $helper } paie 1 au syndicat : te faire descendre coûte moitié prix.
        [helper] Tu paies 1 au syndicat : moitié prix pour { $seat }.
        [seat-helper] Tu paies 1 au syndicat : moitié prix pour toi.
        [seat-target] { $helper } paie 1 au syndicat : moitié prix pour toi.
        [seat-target-helper] Tu paies 1 au syndicat : moitié prix pour toi.
        [target-helper] Tu paies 1 au syndicat : te faire descendre coûte moitié prix.
       *[others]
            { $same ->
                [seat-helper] { $helper } paie 1 au syndicat et s’en tire à moitié prix.
                [seat-target-helper] { $helper } paie 1 au syndicat et descend à moitié prix.
               *[none] { $helper } paie 1 au syndicat : moitié prix pour { $seat }.
            }
    }
    .why = Au syndicat, avec un point, faire descendre coûte moitié prix.
event-out =
    { $points ->
        [0]
            { $you ->
                [seat] Te voilà sur PERDU.
               *[others] { $seat } arrive sur PERDU.
            }
        [one]
            { $you ->
                [seat] Te voilà sur PERDU. Ton seul point est gelé.
               *[others] { $seat } arrive sur PERDU, avec un seul point, gelé.
            }
       *[other]
            { $you ->
                [seat] Te voilà sur PERDU. Tes { points } sont gelés.
               *[others] { $seat } arrive sur PERDU, avec { points }, gelés.
            }
    }
event-forfeited =
    { $points ->
        [one]
            { $you ->
                [seat] Ton seul point part à la banque.
               *[others] La banque prend { points } à { $seat }.
            }
       *[other]
            { $you ->
                [seat] Tes { points } partent à la banque.
               *[others] La banque prend { points } à { $seat }.
            }
    }
event-came_back =
    { $you ->
        [seat] Te revoilà, à la rangée 10.
       *[others] Revoilà { $seat }, à la rangée 10.
    }
event-stayed_out =
    { $you ->
        [seat] Tu restes sur PERDU.
       *[others] { $seat } reste sur PERDU.
    }
event-last_chance =
    { $you ->
        [seat] Il ne reste que toi. Les autres lancent une dernière fois : un 2, et on revient.
       *[others] { $seat } n’a plus personne en face. Les autres lancent une dernière fois : un 2, et on revient.
    }
event-last_roll =
    { $you ->
        [seat] Dernière chance : tu fais { $wild } au dé joker.
       *[others] Dernière chance : { $seat } fait { $wild } au dé joker.
    }
event-left =
    { $you ->
        [seat] Tu quittes la partie.
       *[others] { $seat } quitte la partie.
    }
event-limit =
    { $lead ->
        [0]
            { $you ->
                [seat] C’était la dernière manche. Tu occupes la rangée la plus basse.
               *[others] C’était la dernière manche. { $seat } occupe la rangée la plus basse.
            }
        [1]
            { $you ->
                [seat] C’était la dernière manche. À égalité tout en bas, tu as le plus de points.
               *[others] C’était la dernière manche. À égalité tout en bas, { $seat } a le plus de points.
            }
       *[2] C’était la dernière manche, et personne ne se détache.
    }
event-shares =
    { $you ->
        [seat] Tu partages la victoire : la rangée la plus basse et le plus de points.
       *[others] { $seat } partage la victoire : la rangée la plus basse et le plus de points.
    }

## Pourquoi on ne peut pas, maintenant.

refusal-not_asked = Ce n’est pas à toi : on agit pendant son tour, et seul le syndicat agit pendant celui des autres (TL-024, TL-026).
refusal-other_question = Ce n’est pas la question du moment (TL-024).
refusal-no_such_seat = Cette place est vide (TL-Q01).
refusal-poor = Il te faut { price-points } ; tu en as { $have } (TL-023).
refusal-target_out = Depuis PERDU, on ne tombe pas plus haut (TL-Q15).
refusal-last_rung = On ne se pousse pas du dernier barreau (TL-Q14).
refusal-target_on_start = DÉPART, c’est tout en bas : personne ne descend en dessous (TL-Q15).
refusal-no_rescue = À cette table, on ne tire personne de PERDU (TL-Q16).
refusal-gone = { $target } a quitté la partie et ne peut plus revenir (TL-Q41).
refusal-yourself = On ne vole que les autres (TL-021).
refusal-protected = Police et pompiers veillent sur { $target } : pas de vol { $row-to } (TL-031).
refusal-penniless = { $target } n’a rien à voler (TL-Q34).
refusal-no_free_hand = Pour agir gratuitement, il faut un 1 au dé joker, pas encore joué (TL-010).
refusal-no_step_back = Pour la marche arrière, il faut un 2 au dé joker, pas encore joué (TL-011).
refusal-on_start = À cette table, on n’agit pas depuis DÉPART (TL-Q43).
refusal-rich_enough = Tu peux payer plein tarif : rien à demander au syndicat (TL-Q44).
refusal-no_union = Au syndicat, personne n’a un point à y mettre (TL-Q33).
refusal-appealed = Tu l’as déjà demandé pendant ce tour (TL-Q33).

## Ce que peut choisir qui ouvre la table.

option-start_rows = La rangée où commence chaque place, à partir de la première ; les autres commencent sur DÉPART.
option-start_points = Les points que tout le monde a au début.
option-first_player = Qui commence : une place tirée au sort, ou la première.
    .value =
        { $value ->
            [random] tirage au sort
           *[seat1] la première place
        }
option-forced_move_timing = Quand un 5 ou un 6 au dé joker te fait monter : tout de suite, ou à la fin de ton tour.
    .value =
        { $value ->
            [immediate] tout de suite
           *[end_of_turn] à la fin du tour
        }
option-free_action_taxed = Si l’action gratuite d’un 1 au dé joker paie la TVA.
    .value =
        { $value ->
            [no] sans TVA
           *[yes] avec TVA
        }
option-sales_tax_stack = La TVA quand les deux sont sur la rangée 2 : une fois, ou deux.
    .value =
        { $value ->
            [single] une fois
           *[double] deux fois
        }
option-rescue_from_lose = Si l’on peut tirer quelqu’un de PERDU.
    .value =
        { $value ->
            [no] pas de sauvetage
           *[yes] oui, on peut
        }
option-out_roll = Si l’on continue à lancer sur PERDU, en espérant un 2.
    .value =
        { $value ->
            [no] on attend
           *[yes] on lance
        }
option-out_points = Ce que deviennent les points sur PERDU : gelés, ou rendus à la banque.
    .value =
        { $value ->
            [keep] gelés
           *[forfeit] à la banque
        }
option-end_check = Quand il ne reste qu’une personne : fin immédiate, ou un dernier lancer pour toutes les autres.
    .value =
        { $value ->
            [immediate] fin immédiate
           *[last_chance] un dernier lancer
        }
option-level10_tax = Un 3 au dé joker sur la rangée 10 : l’impôt d’un lancer de 4, ou rien.
    .value =
        { $value ->
            [none] pas d’impôt
           *[as_four] comme pour un 4
        }
option-progressive_tax_when = L’impôt des rangées 7 à 10 : seulement sur un 3 au dé joker, ou à chaque tour.
    .value =
        { $value ->
            [wild3] sur un 3 au joker
           *[every_turn] à chaque tour
        }
option-union_health_scope = À qui le syndicat peut éviter les urgences : à tout le monde, ou seulement à soi.
    .value =
        { $value ->
            [own] seulement à soi
           *[any] à tout le monde
        }
option-push_refund = Si l’on récupère le prix d’une poussée que le syndicat arrête.
    .value =
        { $value ->
            [no] les points sont perdus
           *[yes] remboursée
        }
option-max_rounds = La partie s’arrête après tant de manches.
option-union_window = Si l’on consulte les membres du syndicat, ou si le syndicat passe toujours.
    .value =
        { $value ->
            [auto_pass] toujours passer
           *[ask] on consulte
        }
option-start_actions = Si l’on peut pousser, tirer et voler depuis DÉPART.
    .value =
        { $value ->
            [no] pas depuis DÉPART
           *[yes] oui, on peut
        }

## Une phrase sur chaque sorte de choix, dans une première partie.

guide-action = Les dés sont déjà lancés. Dépense tes points sur les autres, ou finis ton tour.
guide-ignore_health = Une facture tombe. Sur 5 Syndicats, un point permet de l’ignorer.
guide-stop_push = Quelqu’un est poussé vers PERDU. Le syndicat peut l’empêcher pour un point.
guide-halve_pull = Quelqu’un est tiré vers le bas, ce qui aide. Le syndicat peut réduire le prix pour un point.
guide-return = Te voilà hors jeu, mais pas pour toujours : dis si tu reviens.

## Le plateau dans le navigateur.

variant-equal = avec les mêmes droits à chaque rangée
variant-bare = sans aucun service, nulle part

yourself = toi
where = { round-most }
points-unit =
    { $points ->
        [one] point
       *[other] points
    }

# Ce qu’une rangée ajoute à celle du dessous, aux prix de la table.
effect-sales =
    { $price ->
        [one] Pousser, tirer, voler : +{ $price } point
       *[other] Pousser, tirer, voler : +{ $price } points
    }
effect-union = Paie { $price } pour protéger qui tu veux
effect-every_turn = À chaque tour : paie 0, 1 ou 2
effect-spared = Un 1 ou un { $die } ? Pas d’impôt
effect-gain = { $points } points par tour, sans lancer
effect-final = À cette table, on n’en revient pas
effect-all = Tous les services, à chaque barreau
effect-none = Aucun service, à aucun barreau

# Ce que des rangées voisines ont en commun, dans une accolade à côté.
bracket-bill = les urgences prennent la moitié du lancer
bracket-no_bills = aucune facture de santé
bracket-robbed = À la merci des voleurs
    .more = tout peut être pris
bracket-robbed_cared = { bracket-robbed }
    .more = { bracket-no_bills }
bracket-theft = À l’abri du vol
    .more = { bracket-bill }
bracket-ill = À l’abri des factures
    .more = { bracket-no_bills }
bracket-all = À l’abri sur tous les barreaux
    .more = ni vol, ni facture de santé
bracket-none = Aucun abri, nulle part
    .more = { bracket-bill }

# Une rangée pour qui ne voit pas le plateau.
ladder = L’échelle. Monter, c’est pire ; descendre, c’est mieux.
ladder-nobody = Personne ici
ladder-stands = { $seat } avec { points }
ladder-here = Ici : { $names }.
ladder-robbed = Ici : { $names }. On peut tout y voler.

# Sous le nom de quelqu’un.
badge-on = { $row-to }
badge-out = hors jeu, points gelés
badge-out_bare = hors jeu
badge-left = a quitté la partie
badge-unit =
    { $points ->
        [one] pt
       *[other] pts
    }

# Au-dessus des dés et à côté.
rolls =
    { $you ->
        [seat] Tu lances les dés.
       *[others] { $seat } lance les dés.
    }
rolled-both =
    { $you ->
        [seat] Tu fais { $die }, et { $wild } au dé joker.
       *[others] { $seat } fait { $die }, et { $wild } au dé joker.
    }
rolled-one =
    { $you ->
        [seat] Tu fais { $wild } au dé joker.
       *[others] { $seat } fait { $wild } au dé joker.
    }
rolled-out =
    { $you ->
        [seat] Tu fais { $wild } au dé joker sur PERDU.
       *[others] { $seat } fait { $wild } au dé joker sur PERDU.
    }
at-row =
    { $at ->
        [0] au DÉPART
        [11] sur PERDU
       *[other] à la rangée { $at }
    }
from-row =
    { $from ->
        [0] du DÉPART
        [11] de PERDU
       *[other] de la rangée { $from }
    }
dice-none = Pas de lancer { at-row } : aucun revenu ici.
dice-none_out = Pas de lancer sur PERDU.
dice-open = Rien encore : on demande au syndicat.
wild-shows = { $wild_title }.
wild-free = Carte blanche : pousser ou voler, une seule fois.
wild-step =
    { $you ->
        [seat] Tu peux descendre d’une rangée, une seule fois.
       *[others] Marche arrière, si ça lui dit.
    }
wild-bottom = Marche arrière, mais rien n’est plus bas que DÉPART.
wild-used = C’est fait.
wild-untaxed = Impôts, mais ici on ne doit rien.
wild-emergency = Direction les urgences.
wild-unbilled = Les urgences, mais ici rien à payer.
wild-rise =
    { $rows ->
        [one] Une rangée vers le haut à la fin du tour.
       *[other] { $rows } rangées vers le haut à la fin du tour.
    }
wild-back = La voie est libre vers la rangée 10.
wild-still_out = Il fallait un 2.
elsewhere-earns = Ailleurs, { $row-to }, le même lancer rapporte { points }.
elsewhere-costs = Ailleurs, { $row-to }, le même lancer coûte { points }.
elsewhere-nothing = Ailleurs, { $row-to }, le même lancer ne coûte rien.

# Les touches : ce qu’on y lit, ce qu’on demande ensuite, et ce qu’on dit quand elles ne mènent à personne.
verbs = Ce que tu peux faire
verbs-hint = Choisis quoi faire, puis avec qui, ou touche un pion.
verbs-free = gratuit
verbs-from = dès { $price }
verbs-tax = taxe { $price }
verb-free_push = Pousser
    .ask = Qui pousser, carte blanche en main ? Ou touche un pion sur l’échelle.
    .shut = Personne à pousser gratuitement.
verb-free_steal = Voler
    .ask = Qui voler, carte blanche en main ? Ou touche un pion sur l’échelle.
    .shut = Personne à voler gratuitement.
verb-step_down = Descendre
    .shut = Impossible de descendre.
verb-push = Pousser
    .ask = Qui pousser ? Ou touche un pion sur l’échelle.
    .shut = Personne à pousser.
verb-pull = Tirer
    .ask = Qui faire descendre ? Ou touche un pion sur l’échelle.
    .shut = Personne à faire descendre.
verb-steal = Voler
    .ask = Qui voler ? Ou touche un pion sur l’échelle.
    .shut = Personne à voler.
verb-end_turn = Finir
    .small = garder { $have }
verb-come_back = Revenir
    .small = à la rangée 10
verb-stay_out = Rester
    .small = sur PERDU
about =
    { $you ->
        [seat] Et toi ?
       *[others] Et { $seat } ?
    }
target-move = { $from } à { $to }
target-loot = a { points }
target-appeal = si le syndicat aide
return-come = Te revoilà à la rangée 10. Tu peux agir tout de suite, avec { points }.
return-come_bare = Te revoilà à la rangée 10.
return-stay = Tu restes sur PERDU et tu relances au prochain tour.

# Pourquoi on ne peut pas le faire à ces gens. Qui lit en fait peut-être partie : « toi ».
closed-poor = { $names } : il te faut { price-points } et tu as { $have } (TL-023).
closed-target_out = { $names } : sur PERDU, on ne monte pas plus haut (TL-Q15).
closed-last_rung = Toi : pas depuis le dernier barreau (TL-Q14).
closed-target_on_start = { $names } : rien n’est plus bas que DÉPART (TL-Q15).
closed-no_rescue = { $names } : à cette table, on ne tire personne de PERDU (TL-Q16).
closed-gone = { $names } : hors de la partie pour de bon (TL-Q41).
closed-protected = { $names } : police et pompiers protègent dès la rangée 3 (TL-031).
closed-penniless = { $names } : rien à voler (TL-Q34).
closed-on_start = { refusal-on_start }
closed-no_union = { $names } : au syndicat, personne n’a un point de trop pour couper le prix en deux (TL-Q33).
closed-appealed = { $names } : ce tour-ci, le syndicat a déjà répondu (TL-Q33).
closed-bottom = Rien n’est plus bas que DÉPART (TL-Q09).

# Un mot à côté d’un pion à qui il arrive quelque chose.
chip-forgone = aucun revenu
chip-bankrupt = faillite
chip-rose =
    { $rows ->
        [one] un cran plus haut
       *[other] +{ $rows } rangées
    }
chip-step = un cran plus bas
chip-appeal = au syndicat
chip-unheard = pas de réponse
chip-robbed = tout est volé
chip-ignored = le syndicat aide
chip-stopped = le syndicat refuse
chip-halved = moitié prix
chip-out = { badge-out_bare }
chip-back = de retour
chip-left = quitte la partie
chip-won = gagne
chip-wild = joker { $wild }

# Les questions au syndicat : ce qui se passe, pourquoi on te demande, les deux réponses, et ce qui s’ensuit.
asked = On demande au syndicat
asked-up =
    { $you ->
        [target] { $seat } te pousse { from-row } { up-to }.
       *[others]
            { $same ->
                [seat-target] { $seat } veut monter { from-row } { up-to }.
               *[none] { $seat } pousse { $target } { from-row } { up-to }.
            }
    }
asked-off =
    { $you ->
        [target] { $seat } te pousse hors de l’échelle.
       *[others]
            { $same ->
                [seat-target] { $seat } veut quitter l’échelle.
               *[none] { $seat } pousse { $target } hors de l’échelle.
            }
    }
asked-down =
    { $you ->
        [seat] Tu veux faire descendre { $target } { from-row } { up-to }.
        [target] { $seat } veut te faire descendre { from-row } { up-to }.
        [seat-target] Tu veux descendre { from-row } { up-to }.
       *[others]
            { $same ->
                [seat-target] { $seat } veut descendre { from-row } { up-to }.
               *[none] { $seat } veut faire descendre { $target } { from-row } { up-to }.
            }
    }
asked-ill =
    { $you ->
        [seat] Direction les urgences. Elles te coûtent la moitié du lancer.
       *[others] Direction les urgences pour { $seat }. Elles coûtent la moitié du lancer.
    }
why-stop_push =
    { $all ->
        [yes] À cette table, tout le monde est au syndicat. Pour { points }, tu peux l’empêcher.
       *[no] Te voilà { $row-to }. Pour { points }, tu peux l’empêcher.
    }
why-halve_pull =
    { $all ->
        [yes] À cette table, tout le monde est au syndicat. Pour { points }, tu peux couper le prix en deux.
       *[no] Te voilà { $row-to }. Pour { points }, tu peux couper le prix en deux.
    }
why-ignore_health =
    { $all ->
        [yes] À cette table, tout le monde est au syndicat. Pour { points }, tu peux l’éviter.
       *[no] Te voilà { $row-to }. Pour { points }, tu peux l’éviter.
    }
union_help-stop_push = L’empêcher
union_help-halve_pull = Moitié prix
union_help-ignore_health = Éviter la facture
union_help-pay = payer { points }
union_pass-stop_push = Laisser pousser
union_pass-halve_pull = Garder ton point
union_pass-ignore_health = Chacun sa facture
union_pass-pay = { pay-nothing }
then-next = On demande ensuite à { $helper }, au syndicat. Si personne ne paie :
then-you_pay = Tu passes de { $have } à { points }.
then-stays =
    { $you ->
        [seat] Tu restes { at-row }.
       *[others] { $seat } reste { at-row }.
    }
then-gone =
    { $points ->
        [one] { $seat } perd le point de la poussée.
       *[other] { $seat } perd les { points } de la poussée.
    }
then-free = { $seat } perd sa carte blanche.
then-refund = { $seat } récupère { points }.
then-rises =
    { $you ->
        [seat] Tu montes { $row-to }.
       *[others] { $seat } monte { $row-to }.
    }
then-frozen =
    { $points ->
        [one]
            { $you ->
                [seat] Te voilà hors jeu, avec { points } gelé.
               *[others] Voilà { $seat } hors jeu, avec { points } gelé.
            }
       *[other]
            { $you ->
                [seat] Te voilà hors jeu, avec { points } gelés.
               *[others] Voilà { $seat } hors jeu, avec { points } gelés.
            }
    }
then-lost =
    { $you ->
        [seat] Te voilà hors jeu, et tu perds { points }.
       *[others] Voilà { $seat } hors jeu, avec { points } de moins.
    }
then-out =
    { $you ->
        [seat] Te voilà hors jeu.
       *[others] Voilà { $seat } hors jeu.
    }
then-left =
    { $players ->
        [one] La partie est finie : il ne reste personne d’autre.
       *[other] Vous n’êtes plus que { $players }.
    }
then-lands = { event-stepped_down }
then-pays =
    { $you ->
        [seat] Tu paies { points } pour ça.
       *[others] { $seat } paie { points } pour ça.
    }
then-too_dear =
    { $you ->
        [seat] Tu restes { at-row } : plein tarif, c’est trop cher.
       *[others] { $seat } reste { at-row } : plein tarif, c’est trop cher.
    }
then-unpaid = Personne ne paie rien.
then-earns =
    { $you ->
        [seat] Tu gagnes { points } ce tour-ci.
       *[others] { $seat } gagne { points } ce tour-ci.
    }
then-no_income =
    { $you ->
        [seat] Tu ne gagnes rien ce tour-ci.
       *[others] { $seat } ne gagne rien ce tour-ci.
    }
then-billed = { event-billed }
then-broke =
    { $you ->
        [seat] Tu dois { $due } et tu as { $have } : tu perds tout et tu montes { up-to }.
       *[others] { $seat } doit { $due }, a { $have }, perd tout et monte { up-to }.
    }
then-no_bill = Aucune facture à payer.

# Comment ça finit, et toute la partie en cinq phrases.
over-last =
    { $you ->
        [seat] Il ne reste que toi : tu gagnes.
       *[others] { $seat } reste en jeu après tout le monde.
    }
over-row = La dernière manche est finie. Tout en bas : { $names }.
over-points = La dernière manche est finie. Tout en bas, { $names } a le plus de points.
over-shared = La dernière manche est finie. { $names } se partagent la victoire.
story-last =
    { $round ->
        [one] Après { $round } manche, tout le monde est sur PERDU, sauf { $names }.
       *[other] Après { $round } manches, tout le monde est sur PERDU, sauf { $names }.
    }
story-row = La manche { $round } est la dernière, et tout en bas se tient { $names }.
story-points = La manche { $round } est la dernière, et tout en bas, { $names } a le plus de points.
story-shared = La manche { $round } est la dernière, et { $names } se tiennent tout en bas, à égalité de points.
story-nobody_fell = Personne ne tombe de l’échelle.
story-fell =
    { $back ->
        [0] La première chute est pour { $seat }, à la manche { $round }, et personne ne revient de PERDU.
        [one] La première chute est pour { $seat }, à la manche { $round }, et une fois, quelqu’un revient de PERDU.
       *[other] La première chute est pour { $seat }, à la manche { $round }, et { $back } fois, quelqu’un revient de PERDU.
    }
story-no_pushes = Personne ne pousse personne.
story-one_push =
    { $stopped ->
        [0] Une seule poussée, contre { $target }, et personne ne l’empêche.
       *[other] Une seule poussée, contre { $target }, et le syndicat l’empêche.
    }
story-pushes =
    { $stopped ->
        [0] On pousse { $pushes } fois, surtout { $target } ; le syndicat n’empêche rien.
       *[other] On pousse { $pushes } fois, surtout { $target } ; le syndicat l’empêche { $stopped } fois.
    }
story-no_theft = Personne ne vole rien.
story-theft = Le plus gros vol a lieu à la manche { $round } : { $seat } prend { points } à { $target }.
story-union =
    { $helped ->
        [0]
            { $broke ->
                [0] Personne ne paie pour le syndicat, et personne ne fait faillite.
                [one] Personne ne paie pour le syndicat, et une facture vide une bourse trop maigre.
               *[other] Personne ne paie pour le syndicat, et { $broke } factures vident des bourses trop maigres.
            }
        [one]
            { $broke ->
                [0] Une fois, quelqu’un paie pour le syndicat, et personne ne fait faillite.
                [one] Une fois, quelqu’un paie pour le syndicat, et une facture vide une bourse trop maigre.
               *[other] Une fois, quelqu’un paie pour le syndicat, et { $broke } factures vident des bourses trop maigres.
            }
       *[other]
            { $broke ->
                [0] Quelqu’un paie { $helped } fois pour le syndicat, et personne ne fait faillite.
                [one] Quelqu’un paie { $helped } fois pour le syndicat, et une facture vide une bourse trop maigre.
               *[other] Quelqu’un paie { $helped } fois pour le syndicat, et { $broke } factures vident des bourses trop maigres.
            }
    }

## Comment on commence, avant le premier tour.

dealt-level =
    { $you ->
        [seat] Tout le monde commence pareil. Tu lances en premier.
       *[others] Tout le monde commence pareil. { $seat } lance en premier.
    }
dealt-uneven =
    { $you ->
        [seat] Certains commencent plus haut. Tu lances en premier.
       *[others] Certains commencent plus haut. { $seat } lance en premier.
    }
# at most 12
dealt-turn = Tour
# at most 12
dealt-row = Départ
# at most 12
dealt-brings = Un tour vaut
dealt-rolled = 1 à { $most }
dealt-ladder = Ce qu’un tour donne sur { row-0 } : { $start } point. Sur { row-10 } : { $top }. L’égalité ne dure pas.
dealt-same = À chaque niveau, un tour donne autant : { $brings } points.

# Ce que la dernière page compte : ce que chacun avait, et ce que l’un a fait à l’autre.
debrief-equal = Égal veut dire ici : les mêmes droits à chaque rangée.
holds-earned = points gagnés
holds-points = points en main
holds-row = niveau
did-pulled = descentes offertes
did-ignored = urgences annulées
did-stopped = poussées arrêtées
did-halved = descentes moins chères
did-rises = poussées vers le haut
did-robbed = points volés

## Questions toutes prêtes du labo.

idea-birth = L’endroit où l’on naît compte-t-il ?
idea-helpers = Celles et ceux qui aident gagnent-ils ?
idea-unions = Le syndicat se paie-t-il lui-même ?

## What a class may be asked about this game.

room-ask_own_1 = Qui peut encore redescendre sans aide ?
room-answer_own_1_1 = Tout le monde
room-answer_own_1_2 = Seulement qui est déjà en bas
room-answer_own_1_3 = Personne
room-ask_own_2 = Pourquoi refuser un syndicat ?
room-answer_own_2_1 = Il coûte trop cher maintenant
room-answer_own_2_2 = L’autre y gagne davantage
room-answer_own_2_3 = Il n’y a pas de bonne raison

# La page du labo : ce que donnent les règles imprimées, l’écart, et les groupes sous leurs chiffres.
lab-by_book = Règles imprimées : en naissant au DÉPART, on gagne { $a } fois sur 100, à la rangée 6 { $b }.
lab-gap = Au DÉPART, on gagne { $value } fois sur 100 de plus qu’à la rangée 6.
lab-group_start = DÉPART
lab-group_level_1 = rangée 1
lab-group_level_2 = rangée 2
lab-group_level_3 = rangée 3
lab-group_level_4 = rangée 4
lab-group_level_5 = rangée 5
lab-group_level_6 = rangée 6
lab-group_level_7 = rangée 7
lab-group_level_8 = rangée 8
lab-group_level_9 = rangée 9
lab-group_level_10 = rangée 10
