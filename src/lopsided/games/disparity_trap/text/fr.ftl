### The Disparity Trap en français : Le piège des inégalités.
### complete
###
### On tutoie, au présent, sans participe qui s’accorde avec les gens. Pas de « de » ni de « que » devant un prénom.
### Le lexique est dans docs/translating.md. { $subject-gap } et { $thing-gap } : l’écart, avec ce qu’il touche.

title = Le piège des inégalités
tagline = Le même dé pour tout le monde. Pas les mêmes chances.
pitch = Quatre paliers, du premier emploi à ce qu’on transmet. Tout le monde lance le même dé sur les mêmes cartes, mais un 3 est un oui pour les uns et un non pour les autres. Gagne en solo tout en haut, ou avec tout le monde quand chacun a un logement.

## Comment joue chaque bot.

bot-striver = Monte pour lui : paie ses propres lancers, et glisse un mot contre qui va finir.
bot-ally = Veut un logement pour tout le monde : paie l’emploi et le logement des autres, vote contre les écarts.
bot-gatekeeper = Monte et barre la route : ne donne rien, glisse un mot contre chaque objectif, vote pour rétablir les écarts, et ne veut pas d’une victoire commune.

## Le plateau dans le terminal.

board-tier = Palier { $tier }
board-at_justice = J
board-at_taxes = I
board-at_regular = ·
board-at_numbered = #
board-alone = gagne en solo
board-together = un logement pour tous : on gagne ensemble
board-player = Qui
board-space = Case
board-tokens = Jetons
board-tiles = Tuiles
board-skips = passe
board-things =
    { $n ->
        [1] { $thing-counted }
       *[other] { $n } { $thing-counted }
    }
board-level = [dim]Sans écart[/]  { $things }
board-waiting = [dim]On attend[/]   { $asked }, à propos de ceci : { $target }
board-card =
    { $die ->
        [0] [dim]La carte[/]    [bold]{ $card }[/] pour { $target } :
       *[other] [dim]La carte[/]    [bold]{ $card }[/] pour { $target }, dé { $die } :
    }
board-hand = { your-hand }
board-odds = (SD { $sd }, SND { $snd })

stream-move = Dé de déplacement ({ $seat })
stream-card = { card-die }
stream-vote = Dé de vote ({ $seat })
stream-begin = Dé pour commencer ({ $seat })
stream-opportunity = Pioche Occasions
stream-event = Pioche Événements
stream-justice = Pioche Justice
stream-dealt = Premières cartes
stream-dealt_again = Deuxièmes cartes
stream-positions = Positions

## Les noms des nombres.

card-0 = Coup de main
    .line = Quelques heures données, quelque chose d’appris.
card-1 = Nouvelle compétence
    .line = Une formation le soir, si on suit.
card-2 = Bénévolat
    .line = Tu perds du terrain aujourd’hui, tu gagnes des gens.
card-3 = Soirée pitch
    .line = Trois minutes devant des gens qui ont de l’argent.
card-4 = Petit crédit
    .line = La banque regarde le dossier, puis te regarde.
card-5 = Candidature à la fac
    .line = Une enveloppe, épaisse ou mince.
card-6 = Bourse d’études
    .line = Moins de bourses que de lettres.
card-7 = Sympa
    .line = Quelqu’un te rend service.
card-8 = Cours du soir
    .line = C’est long, c’est fatigant, et ça compte.
card-9 = Concours d’écriture
    .line = La meilleure copie gagne un semestre de fac.
card-10 = Anciens de l’école
    .line = Des noms qui ouvrent des portes.
card-11 = Business angel
    .line = Il mise sur qui lui ressemble.
card-12 = Stand au marché
    .line = Tes week-ends à la foire, au lieu d’avancer.
card-13 = Groupe de révision
    .line = Viens avec tes livres et tes amis.
card-14 = Grand nettoyage
    .line = Qui tient un balai apprend quelque chose.
card-15 = Soutien scolaire
    .line = Expliquer une fois, c’est savoir deux fois.
card-16 = Demander une augmentation
    .line = Tu demandes. La suite dépend de qui demande.
card-17 = Renégocier le prêt
    .line = Même maison, même rue, autre taux.
card-18 = Deuxième boutique
    .line = Une deuxième enseigne sur une deuxième porte.
card-19 = Section syndicale
    .line = Seul on demande, ensemble on négocie.
card-20 = Influence
    .line = Un mot dans la bonne oreille, ou dans la mauvaise.
card-21 = Une amie de fac appelle
    .line = Elle a l’idée, tu as la formation.
card-22 = Prototype et brevet
    .line = Ça marche. Reste à payer l’avocat et le dépôt.
card-23 = Validation des acquis
    .line = La pratique enfin sur le papier.
card-24 = Siège au conseil
    .line = Une chaise à la longue table.
card-25 = Petite rentrée d’argent
    .line = Une caution oubliée revient.
card-26 = Atelier gratuit
    .line = Places gratuites, premier arrivé, premier servi.
card-27 = Portes ouvertes
    .line = Entre, regarde, candidate.
card-28 = Concours de projets
    .line = Dix diapos et un jury.
card-29 = Carte de bibliothèque
    .line = Tout, pour rien.
card-30 = Entraide
    .line = La rue fait passer un chapeau, et il revient.
card-31 = Bus raté
    .line = Tu le regardes partir.
card-32 = Frais d’inscription
    .line = La lettre avec la ligne rouge.
card-33 = Compte à sec
    .line = Le compte est vide un mois trop tôt.
card-34 = Bonne évaluation
    .line = Ton travail a été remarqué. Par qui ?
card-35 = Facture de la clinique
    .line = C’était remboursé, disaient-ils. Jusqu’à un certain point.
card-36 = Baisse des taux
    .line = Le taux baisse. Pour qui ?
card-37 = Maison sous-estimée
    .line = L’expert a vu les photos au mur.
card-38 = Contrat avec la mairie
    .line = La ville achète local.
card-39 = Contrôle des comptes
    .line = Une longue journée avec l’inspection.
card-40 = Forum de l’emploi
    .line = Des stands, des mains serrées, des cartes de visite.
card-41 = Contrôle d’identité
    .line = Tu corresponds à un signalement.
card-42 = Plan social
    .line = Derniers entrés, premiers sortis, sauf exceptions.
card-43 = Tempête
    .line = Le toit est dans le jardin.
card-44 = Dégât des eaux
    .line = Fermé jusqu’à nouvel ordre.
card-45 = Longue convalescence
    .line = Le corps prend son temps.
card-46 = Une promotion
    .line = Un seul poste, deux bons dossiers.
card-47 = Deux offres, une maison
    .line = Les deux au prix demandé.
card-48 = Dernière place au cours
    .line = Il reste une table.
card-49 = Appel d’offres
    .line = Plis cachetés, noms connus.
card-50 = Tribune dans le journal
    .line = Les gens la lisent et t’appellent.
card-51 = Contrôle routier
    .line = Une lumière dans le rétro, puis une longue attente.
card-52 = Tapage
    .line = Quelqu’un trouve que tu fais du bruit. Comme toujours.
card-53 = Erreur sur la personne
    .line = On cherchait quelqu’un d’autre, qui te ressemble.
card-54 = Amende impayée
    .line = La lettre est partie à l’ancienne adresse, deux fois.
card-55 = Plaider coupable
    .line = Signe ici, et ce sera fini plus vite.
card-56 = Perquisition au bureau
    .line = On emporte les dossiers, et tout le couloir regarde.
card-57 = Premier contrat
    .line = Un contrat, avec ton nom sans faute.
card-58 = Chez le notaire
    .line = Quarante pages, et une clé au bout.
card-59 = Ouvrir boutique
    .line = L’enseigne monte, et la rue lève les yeux.
card-60 = Transmettre
    .line = Ce que tu as bâti te survit, papiers à l’appui.
card-61 = Jour d’impôts
    .line = Le même formulaire pour tout le monde, en quatre couleurs.

position-0 = pas encore de Position
position-1 = SD
position-2 = SND

thing-0 = Compétence
    .gap = { gap-0 }
    .counted =
        { $n ->
            [one] compétence
           *[other] compétences
        }
    .amount =
        { $n ->
            [one] une compétence
           *[other] { $n } compétences
        }
thing-1 = Diplôme
    .gap = { gap-1 }
    .counted =
        { $n ->
            [one] diplôme
           *[other] diplômes
        }
    .amount =
        { $n ->
            [one] un diplôme
           *[other] { $n } diplômes
        }
thing-2 = Start-up
    .gap = { gap-2 }
    .counted = start-up
    .amount =
        { $n ->
            [one] une start-up
           *[other] { $n } start-up
        }
thing-3 = Emploi
    .gap = { gap-3 }
    .counted =
        { $n ->
            [one] emploi
           *[other] emplois
        }
    .amount =
        { $n ->
            [one] un emploi
           *[other] { $n } emplois
        }
thing-4 = Logement
    .gap = { gap-4 }
    .counted =
        { $n ->
            [one] logement
           *[other] logements
        }
    .amount =
        { $n ->
            [one] un logement
           *[other] { $n } logements
        }
thing-5 = Entreprise
    .gap = { gap-5 }
    .counted =
        { $n ->
            [one] entreprise
           *[other] entreprises
        }
    .amount =
        { $n ->
            [one] une entreprise
           *[other] { $n } entreprises
        }
thing-6 = Héritage
    .gap = { gap-6 }
    .counted =
        { $n ->
            [one] héritage
           *[other] héritages
        }
    .amount =
        { $n ->
            [one] un héritage
           *[other] { $n } héritages
        }
thing-7 = Privilège
    .gap = { gap-7 }
    .counted =
        { $n ->
            [one] jeton Privilège
           *[other] jetons Privilège
        }
    .amount =
        { $n ->
            [one] 1 jeton
           *[other] { $n } jetons
        }
thing-8 = Pouvoir
    .gap = { gap-8 }
    .counted =
        { $n ->
            [one] jeton Pouvoir
           *[other] jetons Pouvoir
        }
    .amount =
        { $n ->
            [one] un jeton Pouvoir
           *[other] { $n } jetons Pouvoir
        }
thing-9 = Justice
    .gap = { gap-9 }
    .counted =
        { $n ->
            [one] jeton Justice
           *[other] jetons Justice
        }
    .amount =
        { $n ->
            [one] un jeton Justice
           *[other] { $n } jetons Justice
        }

gap-0 = l’écart sur les compétences
gap-1 = l’écart sur les diplômes
gap-2 = l’écart sur les start-up
gap-3 = l’écart sur l’emploi
gap-4 = l’écart sur le logement
gap-5 = l’écart sur l’entreprise
gap-6 = l’écart sur l’héritage
gap-7 = l’écart sur les privilèges
gap-8 = l’écart sur le pouvoir
gap-9 = l’écart devant la justice

subject-0 = { thing-0 }
    .gap = { gap-0 }
subject-1 = { thing-1 }
    .gap = { gap-1 }
subject-2 = { thing-2 }
    .gap = { gap-2 }
subject-3 = { thing-3 }
    .gap = { gap-3 }
subject-4 = { thing-4 }
    .gap = { gap-4 }
subject-5 = { thing-5 }
    .gap = { gap-5 }
subject-6 = { thing-6 }
    .gap = { gap-6 }
subject-7 = { thing-7 }
    .gap = { gap-7 }
subject-8 = { thing-8 }
    .gap = { gap-8 }
subject-9 = { thing-9 }
    .gap = { gap-9 }

reach-0 = aucun nombre
reach-1 = un 1
reach-2 = 1 ou 2
reach-3 = 1 à 3
reach-4 = 1 à 4
reach-5 = 1 à 5
reach-6 = tous les nombres

more-0 = { reach-0 }
more-1 = { reach-1 }
more-2 = { reach-2 }
more-3 = { reach-3 }
more-4 = { reach-4 }
more-5 = { reach-5 }
more-6 = { reach-6 }

less-0 = { reach-0 }
less-1 = { reach-1 }
less-2 = { reach-2 }
less-3 = { reach-3 }
less-4 = { reach-4 }
less-5 = { reach-5 }
less-6 = { reach-6 }

rolls-0 = { reach-0 }
rolls-1 = { reach-1 }
rolls-2 = { reach-2 }
rolls-3 = { reach-3 }
rolls-4 = { reach-4 }
rolls-5 = { reach-5 }
rolls-6 = { reach-6 }

## Combien de choses.

gain-skill-tiles =
    { $gain ->
        [one] { $gain } compétence
       *[other] { $gain } compétences
    }
dice =
    { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }
spaces =
    { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }
amount-skill-tiles =
    { $amount ->
        [one] { $amount } compétence
       *[other] { $amount } compétences
    }
amount-degree-tiles = { amount-degrees }
amount-startup-tiles = { amount-startups }
amount-privilege-tokens =
    { $amount ->
        [one] { $amount } jeton Privilège
       *[other] { $amount } jetons Privilège
    }
cards-new-cards =
    { $cards ->
        [one] { $cards } nouvelle carte
       *[other] { $cards } nouvelles cartes
    }
amount-degrees =
    { $amount ->
        [one] { $amount } diplôme
       *[other] { $amount } diplômes
    }
amount-startups =
    { $amount ->
        [one] { $amount } start-up
       *[other] { $amount } start-up
    }
amount-justice-tokens =
    { $amount ->
        [one] { $amount } jeton Justice
       *[other] { $amount } jetons Justice
    }
turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
stake-tokens =
    { $stake ->
        [one] { $stake } jeton
       *[other] { $stake } jetons
    }
points-prosperity-points =
    { $points ->
        [one] { $points } point de prospérité
       *[other] { $points } points de prospérité
    }
have-tokens =
    { $have ->
        [one] { $have } jeton
       *[other] { $have } jetons
    }
price-privilege-tokens =
    { $price ->
        [one] { $price } jeton Privilège
       *[other] { $price } jetons Privilège
    }
rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }

## Ce que fait une carte.

## Une page par sujet de vote, et une pour les cartes sans sujet (DT-133, DT-Q98).

learn-degree = Qui a une place, qui a une bourse, à qui l’on dit de revenir l’an prochain : avec les mêmes notes, certaines portes s’ouvrent plus à certains. Compare les admissions avec et sans nom sur le dossier.
learn-startup = L’argent va à qui ressemble à ceux qui le possèdent. Le même projet, lu par deux voix : l’une est financée plus souvent. Demande qui est dans le jury.
learn-job = Deux CV identiques, deux noms : pas le même nombre de réponses. Compte les rappels, puis les augmentations, puis qui part d’abord quand l’entreprise maigrit.
learn-home = La même maison vaut moins quand d’autres photos sont au mur, et le même prêt coûte plus cher. La richesse, on y habite : l’écart se transmet donc avec les murs.
learn-business = Contrats, contrôles, deuxième boutique : sur le papier, les règles sont les mêmes. Regarde qui est contrôlé, et qui la mairie rappelle.
learn-legacy = Ce qu’une génération garde, la suivante commence avec. Un écart petit chaque année est grand après quarante ans, et plus grand après quatre-vingts.
learn-justice = Qui est contrôlé, qui a l’amende, qui ne peut pas la payer, et ce que ça coûte ensuite. Chaque étape touche moins de monde, et toujours les mêmes.
learn-none = Certaines cartes traitent tout le monde pareil. Elles sont là pour que tu repères les autres : regarde lesquelles tombent quand ça compte.

## Ce qui se décide : pour qui décide, et pour les autres.

prompt-position =
    { $you ->
        [seat] Choisis ta Position. Tu la gardes toute la partie.
       *[others] { $seat } choisit une Position.
    }
prompt-first =
    { $you ->
        [seat] Dis qui commence parmi les SD.
       *[others] { $seat } dit qui commence.
    }
prompt-option =
    { $you ->
        [seat] À toi. Fais une chose ; ensuite tu lances et tu avances.
       *[others] { $seat } décide que faire de son tour.
    }
prompt-trade =
    { $you ->
        [seat] Encore un échange, ou c’est bon.
       *[others] { $seat } échange des tuiles.
    }
prompt-stake =
    { $you ->
        [seat] Combien mets-tu sur la table pour ce vote ?
       *[others] { $seat } lance un vote.
    }
prompt-seal =
    { $you ->
        [seat] Ferme ton enveloppe. Toutes s’ouvrent en même temps.
       *[others] On vote. Toutes les enveloppes ne sont pas fermées.
    }
prompt-influence =
    { $you ->
        [seat] Le dé va rouler. Veux-tu changer les chances ?
       *[others] On demande à { $seat } avant que le dé roule.
    }
prompt-extra_roll =
    { $you ->
        [seat] Raté. Paies-tu un autre lancer ?
       *[others] On demande à { $seat } pour un autre lancer.
    }
prompt-block =
    { $you ->
        [seat] Un coup dur arrive. Ton jeton Pouvoir peut l’arrêter.
       *[others] On demande à { $seat } pour son jeton Pouvoir.
    }

## Ce qu’on peut faire, pour qui peut le faire.

action-discard = Échanger « { $card } » contre une nouvelle carte
action-sacrifice = Sacrifier « { $card } » pour { gain-skill-tiles }
action-done = Arrêter les échanges, lancer et avancer
action-vote = Lancer un vote pour supprimer { $subject-gap } ; la cagnotte doit battre { dice }
action-reverse = Lancer un vote pour rétablir { $subject-gap } ; la cagnotte doit battre { dice }
action-not_this_turn = Passer, et plus de questions sur les autres ce tour-ci
action-only_for_me = Passer, et désormais ne me demander que pour moi
action-ask_me = Me demander à nouveau pour tout le monde
action-first = Laisser { $target } commencer
action-play =
    { $spaces ->
        [0]
            { $rolls ->
                [0] Jouer « { $card } », sans lancer
               *[other] Jouer « { $card } » (oui pour toi : { $rolls })
            }
       *[other]
            { $rolls ->
                [0] Jouer « { $card } » et reculer de { spaces }
               *[other] Reculer de { spaces } pour jouer « { $card } » (oui pour toi : { $rolls })
            }
    }
action-trade =
    { $trade ->
        [0] Échanger { amount-skill-tiles } contre un diplôme
        [1] Échanger { amount-degree-tiles } contre une start-up
       *[2] Échanger { amount-startup-tiles } contre l’emploi, et aller au palier 2 sans lancer
    }
# $window est la question posée : 5 la mise, 6 l’enveloppe, 7 l’influence, 8 un autre lancer, 9 un coup à arrêter.
action-put =
    { $window ->
        [5] Mettre { amount-tokens } sur la table
       *[6]
            { $amount ->
                [0] Fermer une enveloppe vide
               *[other] Mettre { amount-tokens } dans l’enveloppe
            }
    }
action-add =
    { $penalty ->
        [0]
            { $you ->
                [seat-target] Glisser un mot pour toi ({ price-tokens }) : « { $card } », oui avec { $more }
               *[others] Glisser un mot pour { $target } ({ price-tokens }) : « { $card } », oui avec { $more }
            }
       *[1]
            { $you ->
                [seat-target] Glisser un mot contre toi ({ price-tokens }) : « { $card } » frappera avec { $more }
               *[others] Glisser un mot contre { $target } ({ price-tokens }) : « { $card } » frappera avec { $more }
            }
    }
action-take =
    { $penalty ->
        [0]
            { $you ->
                [seat-target] Glisser un mot contre toi ({ price-tokens }) : « { $card } », oui avec { $less } seulement
               *[others] Glisser un mot contre { $target } ({ price-tokens }) : « { $card } », oui avec { $less } seulement
            }
       *[1]
            { $you ->
                [seat-target] Glisser un mot pour toi ({ price-tokens }) : « { $card } » frappera avec { $less } seulement
               *[others] Glisser un mot pour { $target } ({ price-tokens }) : « { $card } » frappera avec { $less } seulement
            }
    }
action-pay =
    { $you ->
        [seat-target] Payer { price-tokens } et relancer
       *[others] Payer { price-tokens } et offrir un lancer à { $target }
    }
action-power =
    { $window ->
        [8]
            { $you ->
                [seat-target] Dépenser ton jeton Pouvoir et relancer
               *[others] Dépenser ton jeton Pouvoir et offrir un lancer à { $target }
            }
       *[9]
            { $you ->
                [seat-target] Dépenser ton jeton Pouvoir et arrêter « { $card } »
               *[others] Dépenser ton jeton Pouvoir et épargner « { $card } » à { $target }
            }
    }
action-let_be =
    { $window ->
        [7] Laisser les chances comme elles sont
        [8] Garder le { $die }
       *[9] Laisser faire
    }
action-position =
    { $position ->
        [0] Prendre la carte à la flèche : SD
       *[1] Prendre la carte sans flèche : SND
    }

## Ce qui se passe.

event-hidden = { "" }
event-die = { "" }
event-round = { "" }
event-helped = { "" }
event-hindered = { "" }
event-step = « { $card } » : deuxième étape pour qui s’est fait prendre.
event-trap = Après { $round } manches, personne ne gagne. Le piège se referme.
event-position =
    { $position ->
        [1]
            { $you ->
                [seat] Tu as une flèche : SD.
               *[others] { $seat } a une flèche : SD.
            }
       *[2]
            { $you ->
                [seat] Tu as une carte sans flèche : SND.
               *[others] { $seat } a une carte sans flèche : SND.
            }
    }
event-began = { you-begin }
event-turn =
    { $you ->
        [seat] À toi de jouer.
       *[others] À { $seat } de jouer.
    }
event-skipped =
    { $turns ->
        [0]
            { $you ->
                [seat] Tu passes ce tour.
               *[others] { $seat } passe ce tour.
            }
       *[other]
            { $you ->
                [seat] Tu passes ce tour, et encore { $turns } après.
               *[others] { $seat } passe ce tour, et encore { $turns } après.
            }
    }
event-back_in =
    { $you ->
        [seat] Tu rends la carte Passe. La Justice te laisse tranquille ce tour-ci.
       *[others] { $seat } rend la carte Passe. La Justice laisse { $seat } tranquille ce tour-ci.
    }
event-played = { you-played }
event-drew =
    { $you ->
        [seat] Tu tires « { $card } ».
       *[others] { "" }
    }
event-discarded =
    { $you ->
        [seat] Tu glisses une carte sous la pioche et tu en tires une autre.
       *[others] { $seat } glisse une carte sous la pioche et en tire une autre.
    }
    .why = L’ancienne carte part, une nouvelle conviendra peut-être mieux.
event-sacrificed =
    { $you ->
        [seat] Tu sacrifies une carte pour de bon.
       *[others] { $seat } sacrifie une carte pour de bon.
    }
    .why = Les compétences s’échangent, pas à pas, contre un emploi.
event-put_away =
    { $you ->
        [seat] C’était « { $card } ». Personne d’autre ne l’a vue.
       *[others] { "" }
    }
event-traded =
    { $trade ->
        [0]
            { $you ->
                [seat] Tu échanges des compétences contre un diplôme.
               *[others] { $seat } échange des compétences contre un diplôme.
            }
        [1]
            { $you ->
                [seat] Tu échanges des diplômes contre une start-up.
               *[others] { $seat } échange des diplômes contre une start-up.
            }
       *[2]
            { $you ->
                [seat] Tu échanges une start-up contre l’emploi.
               *[others] { $seat } échange une start-up contre l’emploi.
            }
    }
    .why = Un emploi par échange ouvre le palier 2 sans jet d’objectif.
event-moved =
    { $die ->
        [0]
            { $you ->
                [seat] Tu vas à la case { $space } sans lancer.
               *[others] { $seat } va à la case { $space } sans lancer.
            }
       *[other]
            { $you ->
                [seat] Tu fais { $die } et tu avances à la case { $space }.
               *[others] { $seat } fait { $die } et avance à la case { $space }.
            }
    }
event-stopped =
    { $tier ->
        [5]
            { $you ->
                [seat] Te voilà au bout du chemin.
               *[others] { $seat } arrive au bout du chemin.
            }
       *[other]
            { $you ->
                [seat] Le palier { $tier } t’est fermé : tu t’arrêtes là.
               *[others] Le palier { $tier } est fermé à { $seat }, qui s’arrête là.
            }
    }
event-collected =
    { $amount ->
        [0]
            { $you ->
                [seat] Tu n’as aucune tuile, donc aucun jeton.
               *[others] { $seat } n’a aucune tuile, donc aucun jeton.
            }
        [one]
            { $you ->
                [seat] Une sorte de tuile te rapporte 1 jeton Privilège.
               *[others] Une sorte de tuile rapporte 1 jeton Privilège à { $seat }.
            }
       *[other]
            { $you ->
                [seat] { $amount } sortes de tuiles te rapportent { amount-privilege-tokens }.
               *[others] { $amount } sortes de tuiles rapportent { amount-privilege-tokens } à { $seat }.
            }
    }
event-refilled =
    { $you ->
        [seat] Ta main est de nouveau pleine, avec { cards-new-cards }.
       *[others] La main est de nouveau pleine pour { $seat }, avec { cards-new-cards }.
    }
event-goal =
    { $you ->
        [seat] Tu tentes l’objectif « { $card } ».
       *[others] { $seat } tente l’objectif « { $card } ».
    }
event-event =
    { $you ->
        [seat] Tu tires l’événement « { $card } ».
       *[others] { $seat } tire l’événement « { $card } ».
    }
event-unfit =
    { $you ->
        [seat] « { $card } » n’est pas pour toi : rien ne se passe.
       *[others] « { $card } » n’est pas pour { $seat } : rien ne se passe.
    }
event-no_event = Il n’y a plus d’événement à tirer.
event-justice =
    { $you ->
        [seat] Case Justice : tu tires « { $card } ».
       *[others] Case Justice : { $seat } tire « { $card } ».
    }
event-justice_pass =
    { $you ->
        [seat] Case Justice. Après un tour passé, elle te laisse tranquille.
       *[others] Case Justice. Après un tour passé, elle laisse { $seat } tranquille.
    }
event-nobody_fits = « { $card } » n’est pour personne ici.
event-taxes =
    { $you ->
        [seat] Tu tombes sur une case Impôts. « { $card } » est pour tout le monde.
       *[others] { $seat } tombe sur une case Impôts. « { $card } » est pour tout le monde.
    }
event-automatic =
    { $you ->
        [seat] Avec tes jetons Justice, plus besoin de lancer : « { $card } » te prend.
       *[others] Avec ses jetons Justice, plus besoin de lancer : « { $card } » prend { $seat }.
    }
event-influenced =
    { $by ->
        [1]
            { $you ->
                [seat] Tu glisses un mot. « { $card } », pour { $target } : désormais { $reach }.
                [target] { $seat } glisse un mot. « { $card } », pour toi : désormais { $reach }.
                [seat-target] Tu glisses un mot pour toi. « { $card } » : désormais { $reach }.
               *[others]
                    { $same ->
                        [seat-target] { $seat } glisse un mot. « { $card } » : désormais { $reach }.
                       *[none] { $seat } glisse un mot. « { $card } », pour { $target } : désormais { $reach }.
                    }
            }
       *[-1]
            { $you ->
                [seat] Tu glisses un mot. « { $card } », pour { $target } : { $reach }, pas plus.
                [target] { $seat } glisse un mot. « { $card } », pour toi : { $reach }, pas plus.
                [seat-target] Tu glisses un mot. « { $card } » : { $reach }, pas plus.
               *[others]
                    { $same ->
                        [seat-target] { $seat } glisse un mot. « { $card } » : { $reach }, pas plus.
                       *[none] { $seat } glisse un mot. « { $card } », pour { $target } : { $reach }, pas plus.
                    }
            }
    }
    .why = Un nombre de plus ou de moins change qui obtient un oui.
event-rolled =
    { $fits ->
        [0]
            { $you ->
                [seat] Tu fais { $die } sur « { $card } ». Ta plage : { $reach }. Dehors.
               *[others] { $seat } fait { $die } sur « { $card } ». Sa plage : { $reach }. Dehors.
            }
       *[1]
            { $you ->
                [seat] Tu fais { $die } sur « { $card } ». Ta plage : { $reach }. Dedans.
               *[others] { $seat } fait { $die } sur « { $card } ». Sa plage : { $reach }. Dedans.
            }
    }
event-paid_roll =
    { $you ->
        [seat] Tu paies { price-tokens } et tu offres un lancer à { $target }.
        [target] { $seat } paie { price-tokens } et t’offre un lancer.
        [seat-target] Tu paies { price-tokens } pour relancer.
       *[others]
            { $same ->
                [seat-target] { $seat } paie { price-tokens } pour relancer.
               *[none] { $seat } paie { price-tokens } et offre un lancer à { $target }.
            }
    }
    .why = Un autre jet est une seconde chance pour la même carte.
event-power_roll =
    { $you ->
        [seat] Tu dépenses ton jeton Pouvoir et tu offres un lancer à { $target }.
        [target] { $seat } dépense un jeton Pouvoir et t’offre un lancer.
        [seat-target] Tu dépenses ton jeton Pouvoir pour relancer.
       *[others]
            { $same ->
                [seat-target] { $seat } dépense un jeton Pouvoir pour relancer.
               *[none] { $seat } dépense un jeton Pouvoir et offre un lancer à { $target }.
            }
    }
event-blocked =
    { $you ->
        [seat] Tu dépenses ton jeton Pouvoir et tu épargnes « { $card } » à { $target }.
        [target] { $seat } dépense un jeton Pouvoir et t’épargne « { $card } ».
        [seat-target] Tu dépenses ton jeton Pouvoir et tu arrêtes « { $card } ».
       *[others]
            { $same ->
                [seat-target] { $seat } dépense un jeton Pouvoir et arrête « { $card } ».
               *[none] { $seat } dépense un jeton Pouvoir et épargne « { $card } » à { $target }.
            }
    }
    .why = Un jeton Pouvoir efface toute la pénalité.
event-passed =
    { $window ->
        [7] { "" }
        [8]
            { $you ->
                [target] { $seat } te laisse avec ton lancer.
               *[others] { "" }
            }
       *[9]
            { $you ->
                [target] { $seat } laisse faire, contre toi.
               *[others] { "" }
            }
    }
event-wished =
    { $wish ->
        [0]
            { $you ->
                [seat] On te demandera à nouveau pour tout le monde.
               *[others] { $seat } veut qu’on lui demande à nouveau pour tout le monde.
            }
        [1]
            { $you ->
                [seat] Ce tour-ci, on ne te demande plus rien pour les autres.
               *[others] { $seat } ne veut plus de questions sur les autres ce tour-ci.
            }
       *[2]
            { $you ->
                [seat] Désormais, on ne te demande plus rien pour les autres.
               *[others] { $seat } ne veut plus de questions sur les autres.
            }
    }
event-gained =
    { $thing ->
        [0]
            { $you ->
                [seat] Tu gagnes { amount-skill-tiles }.
               *[others] { $seat } gagne { amount-skill-tiles }.
            }
        [1]
            { $you ->
                [seat] Tu gagnes { amount-degrees }.
               *[others] { $seat } gagne { amount-degrees }.
            }
        [2]
            { $you ->
                [seat] Tu gagnes { amount-startups }.
               *[others] { $seat } gagne { amount-startups }.
            }
        [3]
            { $you ->
                [seat] Tu as l’emploi. Le palier 2 t’est ouvert.
               *[others] { $seat } a l’emploi : le palier 2 s’ouvre.
            }
        [4]
            { $you ->
                [seat] Tu as le logement. Le palier 3 t’est ouvert.
               *[others] { $seat } a le logement : le palier 3 s’ouvre.
            }
        [5]
            { $you ->
                [seat] Tu as l’entreprise. Le palier 4 t’est ouvert.
               *[others] { $seat } a l’entreprise : le palier 4 s’ouvre.
            }
        [6]
            { $you ->
                [seat] Tu as l’héritage.
               *[others] { $seat } a l’héritage.
            }
        [7]
            { $you ->
                [seat] Tu gagnes { amount-privilege-tokens }.
               *[others] { $seat } gagne { amount-privilege-tokens }.
            }
        [8]
            { $you ->
                [seat] Tu gagnes un jeton Pouvoir.
               *[others] { $seat } gagne un jeton Pouvoir.
            }
       *[9]
            { $you ->
                [seat] Tu prends un jeton Justice. Il te reste collé.
               *[others] { $seat } prend un jeton Justice, pour longtemps.
            }
    }
event-lost =
    { $thing ->
        [0]
            { $you ->
                [seat] Tu perds { amount-skill-tiles }.
               *[others] { $seat } perd { amount-skill-tiles }.
            }
        [1]
            { $you ->
                [seat] Tu perds { amount-degrees }.
               *[others] { $seat } perd { amount-degrees }.
            }
        [2]
            { $you ->
                [seat] Tu perds { amount-startups }.
               *[others] { $seat } perd { amount-startups }.
            }
        [7]
            { $you ->
                [seat] Tu perds { amount-privilege-tokens }.
               *[others] { $seat } perd { amount-privilege-tokens }.
            }
        [8]
            { $you ->
                [seat] Tu perds ton jeton Pouvoir.
               *[others] { $seat } perd un jeton Pouvoir.
            }
       *[9]
            { $you ->
                [seat] Tu rends { amount-justice-tokens }.
               *[others] { $seat } rend { amount-justice-tokens }.
            }
    }
event-missed =
    { $you ->
        [seat] « { $card } » ne te donne rien.
       *[others] « { $card } » ne donne rien à { $seat }.
    }
event-spared =
    { $you ->
        [seat] « { $card } » t’épargne.
       *[others] « { $card } » épargne { $seat }.
    }
event-nothing =
    { $you ->
        [seat] « { $card } » ne change rien pour toi.
       *[others] « { $card } » ne change rien pour { $seat }.
    }
event-paid =
    { $you ->
        [seat] Tu paies { amount-privilege-tokens } pour « { $card } ».
       *[others] { $seat } paie { amount-privilege-tokens } pour « { $card } ».
    }
event-unpaid =
    { $you ->
        [seat] « { $card } » coûte { amount-tokens }. Tu n’as pas assez.
       *[others] « { $card } » coûte { amount-tokens }. { $seat } n’a pas assez.
    }
event-back =
    { $space ->
        [0]
            { $you ->
                [seat] Tu recules au DÉPART.
               *[others] { $seat } recule au DÉPART.
            }
       *[other]
            { $you ->
                [seat] Tu recules à la case { $space }.
               *[others] { $seat } recule à la case { $space }.
            }
    }
event-failed =
    { $tier ->
        [1]
            { $you ->
                [seat] Pas d’emploi cette fois. Tu retournes au DÉPART.
               *[others] Pas d’emploi cette fois. { $seat } retourne au DÉPART.
            }
        [2]
            { $you ->
                [seat] Pas de logement cette fois. Tu recules à la case { $space }.
               *[others] Pas de logement cette fois. { $seat } recule à la case { $space }.
            }
        [3]
            { $you ->
                [seat] Pas d’entreprise cette fois. Tu recules à la case { $space }.
               *[others] Pas d’entreprise cette fois. { $seat } recule à la case { $space }.
            }
       *[4]
            { $you ->
                [seat] Rien à transmettre encore. Tu recules à la case { $space }.
               *[others] Rien à transmettre encore. { $seat } recule à la case { $space }.
            }
    }
event-skip =
    { $you ->
        [seat] Tu prends une carte Passe : { turns } sans jouer.
       *[others] { $seat } prend une carte Passe : { turns } sans jouer.
    }
event-rolloff =
    { $you ->
        [seat] Une seule place : toi contre { $target }, sur un lancer.
        [target] Une seule place : { $seat } contre toi, sur un lancer.
       *[others] Une seule place : { $seat } contre { $target }, sur un lancer.
    }
event-rolloff_won =
    { $die ->
        [0]
            { $you ->
                [seat] Personne en face : c’est pour toi.
               *[others] Personne en face : c’est pour { $seat }.
            }
       *[other]
            { $reach ->
                [3]
                    { $you ->
                        [seat] Le dé dit { $die }, moitié-moitié. C’est pour toi.
                       *[others] Le dé dit { $die }, moitié-moitié. C’est pour { $seat }.
                    }
               *[other]
                    { $you ->
                        [seat] Le dé dit { $die } ; pour SD il fallait { $reach }. C’est pour toi.
                       *[others] Le dé dit { $die } ; pour SD il fallait { $reach }. C’est pour { $seat }.
                    }
            }
    }
event-vote =
    { $you ->
        [seat] Tu mises { stake-tokens } et tu lances un vote pour supprimer { $subject-gap }. La cagnotte doit battre { dice }.
       *[others] { $seat } mise { stake-tokens } et lance un vote pour supprimer { $subject-gap }. La cagnotte doit battre { dice }.
    }
    .why = S’il passe, tout le monde joue ces cartes avec la même plage.
event-reversal =
    { $you ->
        [seat] Tu mises { stake-tokens } et tu lances un vote pour rétablir { $subject-gap }. La cagnotte doit battre { dice }.
       *[others] { $seat } mise { stake-tokens } et lance un vote pour rétablir { $subject-gap }. La cagnotte doit battre { dice }.
    }
event-sealed =
    { $you ->
        [seat] Tu fermes ton enveloppe.
       *[others] { $seat } ferme son enveloppe.
    }
event-revealed =
    { $amount ->
        [0]
            { $you ->
                [seat] Ton enveloppe était vide.
               *[others] { $seat } : enveloppe vide.
            }
       *[other]
            { $you ->
                [seat] Tu mets { amount-tokens } dans la cagnotte.
               *[others] { $seat } met { amount-tokens } dans la cagnotte.
            }
    }
event-voted =
    { $reverse ->
        [0]
            { $passed ->
                [0] Cagnotte : { $pool } contre { $against }. Vote perdu : { $subject-gap } reste.
               *[1] Cagnotte : { $pool } contre { $against }. Vote gagné : fini { $subject-gap }. Sur ces cartes, tout le monde lance comme SD.
            }
       *[1]
            { $passed ->
                [0] Cagnotte : { $pool } contre { $against }. Vote perdu : { $subject-gap } ne revient pas.
               *[1] Cagnotte : { $pool } contre { $against }. Vote gagné : { $subject-gap } est de retour.
            }
    }
event-refunded =
    { $you ->
        [seat] Tu récupères { amount-tokens }.
       *[others] { $seat } récupère { amount-tokens }.
    }
event-top_voter =
    { $you ->
        [seat] Plus grosse mise : { amount-tokens }. Tu gagnes un jeton Pouvoir.
       *[others] Plus grosse mise : { amount-tokens }. { $seat } gagne un jeton Pouvoir.
    }
event-won =
    { $you ->
        [seat] Tu transmets, avec emploi, logement et entreprise. Tu gagnes en solo.
       *[others] { $seat } transmet, avec emploi, logement et entreprise. { $seat } gagne en solo.
    }
event-together = Tout le monde a un logement. Tout le monde gagne.
event-title =
    { $you ->
        [seat] Avec { points-prosperity-points }, le grand titre est à toi.
       *[others] Avec { points-prosperity-points }, le grand titre revient à { $seat }.
    }

## Pourquoi on ne peut pas, maintenant.

refusal-not_asked = Ce n’est pas à toi de jouer (DT-021).
refusal-other_question = Ce n’est pas la question du moment (DT-022).
refusal-no_card = Il n’y a pas de carte à cette place de ta main (DT-008).
refusal-only_reacts = « { $card } » se joue avant un lancer, pas pendant ton tour (DT-Q33).
refusal-lacks = « { $card } » demande { $amount } × { $thing } (DT-024).
refusal-wrong_tier = « { $card } » ne se joue pas sur ton palier (DT-028).
refusal-no_way_back = Il n’y a pas { spaces } derrière toi (DT-038).
refusal-module_off = Ce module n’est pas en jeu à cette table (DT-065).
refusal-last_card = Il faut garder au moins une carte en main (DT-069).
refusal-has_job = Tu as déjà un emploi, et un seul suffit (DT-015).
refusal-first_trade = Pas de tour sans rien faire (DT-Q09).
refusal-no_disparity = { $subject } : aucune carte ne distingue les Positions (DT-071).
refusal-voted_away = Un vote a déjà supprimé { $subject-gap } (DT-Q94).
refusal-not_voted = Aucun vote n’a supprimé { $subject-gap } (DT-079).
refusal-too_much = Tu as { have-tokens } à mettre, et 43 battent n’importe quels dés (DT-Q94).
refusal-too_little = Un vote se lance avec au moins { price-tokens } (DT-072).
refusal-no_influence = Tu n’as pas de carte Influence (DT-104).
refusal-range_full = Tous les nombres comptent déjà (DT-Q34).
refusal-range_empty = Aucun nombre ne compte plus (DT-Q34).
refusal-no_power = Tu n’as pas de jeton Pouvoir (DT-083).
refusal-not_on_justice = À cette table, un privilège ne rachète pas la Justice (DT-Q18).
refusal-your_own = C’est ton propre coup (DT-Q100).
refusal-no_wish = On te demande déjà pour tout le monde (DT-Q100).
refusal-none_left = Toutes les cartes de cette Position sont prises (DT-006).
refusal-not_sd = Seul un SD peut commencer (DT-020).
refusal-no_such_seat = Personne n’est assis là (DT-001).
refusal-too_few_tiles =
    { $trade ->
        [0] Pour cet échange, il faut { $amount } × { $thing } (DT-043).
        [1] Pour cet échange, il faut { $amount } × { $thing } (DT-044).
       *[2] Pour cet échange, il faut { $amount } × { $thing } (DT-045).
    }
refusal-poor =
    { $window ->
        [8] Relancer coûte { price-privilege-tokens } ; tu en as { $have } (DT-034).
       *[other] Un vote se lance avec au moins { price-privilege-tokens } ; tu en as { $have } (DT-072).
    }

## Ce que peut choisir qui ouvre la table.

option-preset = Le jeu de base, ou les dix modules ensemble.
    .value =
        { $value ->
            [basic] de base
           *[advanced] complet
        }
option-sacrifice = On peut sacrifier des cartes pour des compétences.
    .value =
        { $value ->
            [no] non
           *[yes] oui
        }
option-vote = On peut voter pour supprimer des écarts, et pour les rétablir.
    .value =
        { $value ->
            [no] non
           *[yes] oui
        }
option-justice = Des cases Justice, avec leurs cartes et leurs jetons.
    .value =
        { $value ->
            [no] non
           *[yes] oui
        }
option-taxes = Des cases Impôts.
    .value =
        { $value ->
            [no] non
           *[yes] oui
        }
option-influence = Des cartes Influence, qui changent les chances avant un lancer.
    .value =
        { $value ->
            [no] non
           *[yes] oui
        }
option-power = Des jetons Pouvoir, qui arrêtent un coup dur ou achètent un lancer.
    .value =
        { $value ->
            [no] non
           *[yes] oui
        }
option-skip = Des cartes Passe, et les événements qui en donnent.
    .value =
        { $value ->
            [no] non
           *[yes] oui
        }
option-rolloff = Des duels, où l’un gagne contre l’autre.
    .value =
        { $value ->
            [no] non
           *[yes] oui
        }
option-points = Des points de prospérité, et un titre pour qui en a le plus.
    .value =
        { $value ->
            [no] non
           *[yes] oui
        }
option-combo = Des occasions qui demandent deux sortes de tuiles.
    .value =
        { $value ->
            [no] non
           *[yes] oui
        }
option-positions = Les Positions sont tirées au sort, ou choisies dans l’ordre des places.
    .value =
        { $value ->
            [random] au sort
           *[chosen] choisies
        }
option-first_player = Qui commence : le plus haut lancer des SD, un SD au choix de la première place, ou le plus haut lancer de tous.
    .value =
        { $value ->
            [sd_roll] le plus haut SD
            [sd_chosen] un SD choisi
           *[any_roll] le plus haut de tous
        }
option-tier_length = Cases par palier.
    .value =
        { $value ->
            [8] 8 cases
            [10] 10 cases
            [12] 12 cases
           *[14] 14 cases
        }
option-goal_ranges = À quel point les Positions diffèrent sur les objectifs.
    .value =
        { $value ->
            [steep] beaucoup
           *[mild] moins
        }
option-max_rerolls = Combien de lancers en plus on peut avoir sur une carte.
    .value =
        { $value ->
            [none] autant qu’on en paie
           *[1] un seul
        }
option-privilege_on_justice = Si les jetons Privilège achètent des lancers sur les cartes Justice.
    .value =
        { $value ->
            [yes] oui
           *[no] non
        }
option-coop_check = On gagne ensemble quand tout le monde a un logement, ou s’il faut aussi être au palier 3 ou plus haut.
    .value =
        { $value ->
            [home_owned] un logement suffit
           *[home_and_standing] un logement et le palier 3
        }
option-influence_cost = Ce que coûte une carte Influence, en jetons Privilège.
option-vote_scope = Un vote égalise toutes les cartes de sa marque, ou seulement celles qui donnent la tuile.
    .value =
        { $value ->
            [tagged] toutes ses cartes
           *[awards_only] celles qui la donnent
        }
option-failed_vote_refund = Si l’on récupère les jetons d’un vote perdu.
    .value =
        { $value ->
            [no] non
           *[yes] oui
        }
option-power_step_a = Si un jeton Pouvoir à la première étape d’une carte Justice libère aussi de la seconde.
    .value =
        { $value ->
            [exit] des deux étapes
           *[continue] de la première
        }
option-justice_auto = Qui se fait prendre sans lancer avec trop de jetons Justice : qui tombe là, ou les voisins aussi.
    .value =
        { $value ->
            [lander] qui tombe là
           *[all] les voisins aussi
        }
option-vote_tally = Qui compte dans un vote comme aide ou obstacle : tous ceux qui misent, ou qui l’a lancé.
    .value =
        { $value ->
            [contributors] tous ceux qui misent
           *[initiator] qui l’a lancé
        }
option-justice_points = Ce que vaut un jeton Justice à la fin.
    .value =
        { $value ->
            [2] 2 points
            [0] rien
           *[-2] moins 2 points
        }
option-max_rounds = Après tant de manches, le piège se referme et personne ne gagne.

variant-equal = avec le même départ et les mêmes chances
variant-equal_start = avec le même départ
variant-equal_odds = avec les mêmes chances à chaque carte
variant-equal_goals = avec les mêmes chances pour chaque objectif
variant-equal_degree = avec les mêmes chances pour un diplôme
variant-equal_startup = avec les mêmes chances pour une start-up
variant-equal_job = avec les mêmes chances pour un emploi
variant-equal_home = avec les mêmes chances pour un logement
variant-equal_business = avec les mêmes chances pour une entreprise
variant-equal_legacy = avec les mêmes chances pour un héritage
variant-equal_justice = avec les mêmes chances aux cartes Justice

## Une phrase sur chaque sorte de choix, dans une première partie.

guide-position = Prends une Position : la flèche élargit ce qui compte pour toi.
guide-first = Dis qui commence.
guide-option = Joue une carte, échange des tuiles ou lance un vote : une chose par tour.
guide-trade = Échange des tuiles contre de meilleures, ou restes-en là.
guide-stake = Dis combien de jetons tu mises pour lancer le vote.
guide-seal = Mets des jetons dans une enveloppe ; personne ne voit combien.
guide-influence = Tu peux changer ce qui compte sur ce lancer, pour les autres ou pour toi.
guide-extra_roll = Un lancer a raté. Des jetons en achètent un autre, même pour quelqu’un d’autre.
guide-block = Un coup dur arrive. Un jeton Pouvoir peut l’arrêter.

## Le plateau dans le navigateur.

where = { round-most }
waiting = On attend { $names }.
owned = Ce que tu as
tile = { $thing } : { $n }
sign = Position { $position }
# Les nombres d’un dé, de l’un à l’autre : combien, le premier, le dernier.
faces =
    { $faces ->
        [0] aucune face
        [one] un { $from }
        [2] { $from } ou { $to }
       *[other] { $from } à { $to }
    }

# Ce que fait une carte, comme on l’y lit. .happens : la phrase quand ça arrive ; .on : avec ce qu’il faut lancer.
does-gain = Gagne { $thing-amount }.
    .happens =
        { $you ->
            [seat] Tu gagnes { $thing-amount }.
           *[others] { $seat } gagne { $thing-amount }.
        }
    .on =
        { $you ->
            [seat] Avec { faces }, tu gagnes { $thing-amount }.
           *[others] Avec { faces }, { $seat } gagne { $thing-amount }.
        }
does-lose = Perds { $thing-amount }.
    .happens =
        { $you ->
            [seat] Tu perds { $thing-amount }.
           *[others] { $seat } perd { $thing-amount }.
        }
does-back = Recule de { spaces }.
    .happens =
        { $you ->
            [seat] Tu recules de { spaces }.
           *[others] { $seat } recule de { spaces }.
        }
does-skip =
    { $turns ->
        [one] Passe un tour.
       *[other] Passe { $turns } tours.
    }
    .happens =
        { $you ->
            [seat]
                { $turns ->
                    [one] Tu passes un tour.
                   *[other] Tu passes { $turns } tours.
                }
           *[others]
                { $turns ->
                    [one] { $seat } passe un tour.
                   *[other] { $seat } passe { $turns } tours.
                }
        }
does-pay = Paie { $thing-amount } ou recule de { $back }.
    .happens =
        { $you ->
            [seat] Tu paies { $thing-amount } ou tu recules de { $back }.
           *[others] { $seat } paie { $thing-amount } ou recule de { $back }.
        }

# Sous le nom de quelqu’un.
seat-line = case { $space }
seat-unit =
    { $tokens ->
        [one] jeton
       *[other] jetons
    }
seat-skips =
    { $turns ->
        [one] passe 1 tour
       *[other] passe { $turns } tours
    }
seat-back_next = de retour au prochain

# Les deux plages d’une carte, et ce qu’un dé dit à chacune.
range-award = { $position } : oui avec { faces }.
    .filled = Faces pleines : oui
range-penalty = { $position } : touché avec { faces }.
    .filled = Faces pleines : touché
range-rolloff = { $position } : gagne avec { faces }.
    .filled = Faces pleines : gagné
verdict-award =
    { $inside ->
        [yes] un { $die }, c’est oui
       *[no] un { $die }, c’est non
    }
verdict-penalty =
    { $inside ->
        [yes] un { $die } frappe
       *[no] un { $die } épargne
    }
verdict-rolloff =
    { $inside ->
        [yes] un { $die } gagne
       *[no] un { $die } perd
    }

# Ce qui est imprimé sur le plateau, et la même chose pour qui écoute.
board-label = Le chemin
board-start = DÉPART
board-finish = { $space } ARRIVÉE
board-finish_short = ARRIVÉE
board-leave = Pour quitter le palier { $tier }
board-competitive = En solo : premier arrivé, seul gagnant
board-cooperative = Ensemble : un logement pour tous
board-cooperative_short = Un logement pour tous
board-homes = { $homes } sur { $players }
board-slots = Écarts supprimés par vote
board-next_vote =
    { $dice ->
        [one] le prochain : un dé
       *[other] le prochain : { $dice } dés
    }
board-trades = Échanges, à sens unique
board-by_trade = L’emploi par échange : droit à la case { $space }.
board-decks = Pioches : Occasions { $opportunity }, Événements { $event }
board-list-tier = Palier { $tier }, cases { $from } à { $to }.
board-list-justice = Justice : { $places }.
board-list-taxes = Impôts : { $places }.
board-list-stands =
    { $you ->
        [seat] toi, case { $space }
       *[others] { $seat }, case { $space }
    }
board-list-standing = Ici : { $names }.
board-list-nobody = Personne ici.
board-list-goal = Pour le quitter : { $card }.
board-list-finish = La case { $space } est le bout du chemin. Qui y arrive avec les quatre tuiles de richesse gagne en solo ; tout le monde gagne dès que tout le monde a un logement.

# Une carte que l’on montre : à qui elle est, pour qui, ce qu’elle demande et donne.
card-mine = Ton occasion.
card-head-opportunity =
    { $you ->
        [seat] Une occasion que tu joues.
       *[others] Une occasion que joue { $seat }.
    }
card-head-event =
    { $you ->
        [seat] Un événement que tu tires.
       *[others] Un événement que tire { $seat }.
    }
card-head-goal =
    { $you ->
        [seat] Objectif du palier { $tier } : tu es devant.
       *[others] Objectif du palier { $tier } : { $seat } est devant.
    }
card-head-justice =
    { $you ->
        [seat] Justice : tu tombes dessus.
       *[others] Justice : { $seat } tombe dessus.
    }
card-head-taxes =
    { $you ->
        [seat] Impôts : tu tombes dessus. Personne ne lance.
       *[others] Impôts : { $seat } tombe dessus. Personne ne lance.
    }
card-who-one = Pour une seule personne.
card-who-all = Pour tous ceux qui peuvent.
card-who-rolloff = Un lancer pour deux.
card-who-react = Hors de ton tour.
card-step = Étape { $step }.
card-plays = maintenant
card-then = puis
card-why = Pourquoi ?
card-needs = Il faut
card-gain = Donne
card-burden = Te laisse
card-lose = Prend
card-cost_back = Recule de { spaces }
card-no_roll = sans lancer
card-levelled = égal par vote

# Un mot à côté d’un pion à qui il arrive quelque chose.
chips-plus = + { $thing-amount }
chips-minus = − { $thing-amount }
chips-power = Pouvoir dépensé
chips-blocked = coup arrêté
chips-wider = un nombre de plus
chips-narrower = un nombre de moins
chips-missed = rien
chips-spared = y échappe
chips-back = recule de { $spaces }
chips-failed = retour au début du palier
chips-skip =
    { $turns ->
        [one] devra passer un tour
       *[other] devra passer { $turns } tours
    }
chips-skipped = passe ce tour
chips-sacrificed = une carte sacrifiée
chips-won_off = gagne le duel

# La main, et les touches d’un tour.
hand-label = Ta main, pour tes yeux seulement
# $does est ce qu’on lit sur la carte, tel quel.
hand-react = Avant un lancer : un nombre de plus ou de moins
verbs-label = Une chose avant le dé
verb-play = Jouer
    .ask = Joue une de tes cartes :
verb-discard = Changer
    .ask = Range une carte et tires-en une autre :
    .does = va sous la pioche ; tu en tires une autre
verb-sacrifice = Pour la Compétence
    .ask = Sacrifie une carte pour { $gain } compétences ; ta main reste plus petite :
    .does = pour { $gain } compétences ; pas de nouvelle carte
verb-trade = Échanger
    .ask = Échange des tuiles, à sens unique :
verb-vote = Voter
    .ask = Lance un vote :
votes-remove =
    { $dice ->
        [one] Supprimer un écart. La cagnotte doit battre un dé.
       *[other] Supprimer un écart. La cagnotte doit battre { $dice } dés.
    }
votes-reverse =
    { $dice ->
        [one] En rétablir un. La cagnotte doit battre un dé.
       *[other] En rétablir un. La cagnotte doit battre { $dice } dés.
    }
votes-cards = { cards }
trade-have = tu en as { $have }
trade-job = sans lancer : droit à la case { $space }

# Pourquoi ce n’est pas possible.
why-react = hors de ton tour, avant un lancer
why-lacks = demande { $thing-amount } ; tu as { $have }
why-low = à partir du palier { $tier }
why-high = jusqu’au palier { $tier }
why-way_back = demande { spaces } derrière toi
why-last_card = garde une carte en main
why-has_job = tu as déjà l’emploi
why-poor = Un vote se lance avec { price-tokens } ; tu as { $have }.
why-none-play = Aucune de tes cartes n’est jouable maintenant.
why-none-discard = Tu n’as pas de carte.
why-none-sacrifice = Il faut garder une carte en main.
why-none-trade = Tu n’as pas assez de tuiles pour un échange.

# Avant le premier tour.
begin-sd = SD : plages larges, { amount-tokens }, peut commencer
begin-snd = SND : plages étroites, { amount-tokens }

# La phrase au-dessus du tour.
head-together = { event-together }
head-won =
    { $you ->
        [seat] Tu arrives au bout, en solo.
       *[others] { $seat } arrive au bout, en solo.
    }
head-trap = Le piège se referme. Personne ne gagne.
head-turn =
    { $you ->
        [seat] À toi.
       *[others] C’est le tour : { $seat }.
    }
head-vote = Un vote pour supprimer { $thing-gap }
head-reversal = Un vote pour rétablir { $thing-gap }
head-voted =
    { $passed ->
        [0] { $pool } jetons contre { $against }. Vote perdu.
       *[1] { $pool } jetons contre { $against }. Vote gagné.
    }
head-option_first = Fais une chose. Ensuite tu lances et tu avances.
head-option =
    { $you ->
        [seat] D’abord une chose. Ensuite le dé.
       *[others] { $seat } fait une chose, puis lance.
    }
head-trade =
    { $you ->
        [seat] Encore un échange, ou le dé.
       *[others] { $seat } échange ses tuiles.
    }
head-stake = { $seat } prépare un vote.
    .remove = Combien mises-tu pour supprimer { $thing-gap } ?
    .reverse = Combien mises-tu pour rétablir { $thing-gap } ?
head-sealing = On ferme les enveloppes.
head-position =
    { $you ->
        [seat] Quelle Position prends-tu, pour toute la partie ?
       *[others] { $seat } prend une Position.
    }
head-first =
    { $you ->
        [seat] Qui commence parmi les SD ?
       *[others] { $seat } choisit qui commence.
    }
head-window-influence =
    { $you ->
        [seat] Quelqu’un change-t-il tes chances ?
       *[others] Quelqu’un change-t-il les chances pour { $seat } ?
    }
head-window-extra_roll =
    { $you ->
        [seat] Quelqu’un t’offre-t-il un lancer ?
       *[others] Quelqu’un offre-t-il un lancer à { $seat } ?
    }
head-window-block =
    { $you ->
        [seat] Quelqu’un t’épargne-t-il ce coup ?
       *[others] Quelqu’un épargne-t-il ce coup à { $seat } ?
    }
over-competitive = Les quatre tuiles de richesse au bout du chemin. Les autres sont là où les dés, et les plages, les ont laissés.
over-cooperative = Personne n’avait besoin d’être premier. Il fallait tout le monde.
over-cap = Plus de manches, et tout le monde n’a pas de logement.

# Les questions hors de ton tour.
ask-eyebrow = Une question pour toi, { $seat }
    .own = Ton lancer : une question pour toi, { $seat }
ask-rolled-award =
    { $you ->
        [seat] Tu fais { $die }.
       *[others] { $seat } fait { $die }.
    }
ask-rolled-penalty =
    { $you ->
        [seat] Tu fais { $die }, et ça frappe.
       *[others] { $seat } fait { $die }, et ça frappe.
    }
# Le même lancer pour l’autre Position.
ask-across-award =
    { $across ->
        [me] Pour toi, ce serait oui.
        [sd] Pour SD, ce serait oui.
        [snd] Pour SND, ce serait oui.
       *[nobody] C’est non pour tout le monde.
    }
ask-across-penalty =
    { $across ->
        [me] Toi, tu y échapperais.
        [sd] SD y échapperait.
        [snd] SND y échapperait.
       *[nobody] Ça frapperait n’importe qui.
    }
ask-needs =
    { $you ->
        [seat] Tu joues comme { $position } : il te faut { faces }.
       *[others] { $seat } joue comme { $position } : il faut { faces }.
    }
ask-hit_on =
    { $you ->
        [seat] Tu joues comme { $position } : ça frappe avec { faces }.
       *[others] { $seat } joue comme { $position } : ça frappe avec { faces }.
    }
ask-can-pay =
    { $you ->
        [seat] Pour { price-privilege-tokens }, tu relances.
       *[others] Pour { price-privilege-tokens }, tu peux offrir un lancer à { $seat }.
    }
ask-can-power =
    { $you ->
        [seat] Ton jeton Pouvoir te donne un lancer.
       *[others] Ton jeton Pouvoir peut offrir un lancer à { $seat }.
    }
ask-can-influence = Une carte Influence change ça d’un nombre.
ask-can-no_influence = Tu n’as pas de carte Influence.
ask-can-block =
    { $you ->
        [seat] Ton jeton Pouvoir l’arrête.
       *[others] Ton jeton Pouvoir peut l’épargner à { $seat }.
    }
ask-pay =
    { $you ->
        [seat] Relancer
       *[others] Un lancer pour { $seat }
    }
ask-power_roll =
    { $you ->
        [seat] Pouvoir : relancer
       *[others] Pouvoir : aider { $seat }
    }
ask-price = payer { $price } de tes { $have } jetons
ask-power_price = ton jeton Pouvoir
ask-influence_price = ta carte et { price-tokens }
ask-nothing = { pay-nothing }
ask-let_stand = En rester là
ask-let_roll = Ne rien changer
ask-let_happen = Laisser faire
ask-add = Ajouter le { $face }
ask-take = Enlever le { $face }
ask-block =
    { $you ->
        [seat] L’arrêter
       *[others] L’épargner à { $seat }
    }
ask-free =
    { $you ->
        [seat] Avec { faces }, tu y échappes.
       *[others] Avec { faces }, { $seat } y échappe.
    }
ask-all_win = Et alors tout le monde gagne.
ask-vain =
    { $vain ->
        [one] Sur une autre face, ça n’achète rien.
       *[other] Sur { $vain } autres faces, ça n’achète rien.
    }
ask-helped = De toute façon, tu as aidé une fois.
ask-hindered = Ça compte comme un obstacle.
ask-keep = { tokens-kept }
ask-keep_card = Tu gardes ta carte.
ask-keep_power = Tu gardes ton jeton Pouvoir.
ask-next = On demande ensuite à { $seat }.
ask-blocked =
    { $you ->
        [seat] Il ne t’arrive rien.
       *[others] Il n’arrive rien à { $seat }.
    }
ask-then-needs =
    { $you ->
        [seat] Il te faut { faces }.
       *[others] À { $seat }, il faut { faces }.
    }
ask-then-hits =
    { $you ->
        [seat] Te frappe : { faces }.
       *[others] Frappe { $seat } : { faces }.
    }
ask-before =
    { $you ->
        [seat] Tu vas lancer pour ceci : { $card }.
       *[others] { $seat } va lancer pour ceci : { $card }.
    }
ask-threat =
    { $you ->
        [seat] { $card } : ça va te tomber dessus.
       *[others] { $card } : ça va tomber sur { $seat }.
    }
ask-stands-goal =
    { $you ->
        [seat] Tu recules à { $space }.
       *[others] { $seat } recule à { $space }.
    }
ask-stands-award =
    { $you ->
        [seat] Tu n’as rien.
       *[others] { $seat } n’a rien.
    }
ask-empty = On te demande comme aux autres, mais tu n’as pas de carte Influence. La page passe pour toi.
ask-wish-group = À quelle fréquence on te demande
ask-wish-not_this_turn = Pas ce tour-ci
    .small = passer, et plus de questions sur les autres jusqu’au prochain tour
ask-wish-only_for_me = Seulement pour moi
    .small = passer, et désormais seulement pour mes lancers
ask-wish-ask_me = Me demander à nouveau pour les autres
# Qui pourrait agir, et où on en est.
ask-who-influence = Qui peut changer les chances
ask-who-extra_roll = Qui peut offrir un lancer
ask-who-block = Qui peut l’arrêter
ask-name =
    { $role ->
        [rolls]
            { $you ->
                [seat] Toi, qui lances
               *[others] { $seat }, qui lance
            }
        [hit]
            { $you ->
                [seat] Toi, qui prends le coup
               *[others] { $seat }, qui prend le coup
            }
       *[none]
            { $you ->
                [seat] Toi
               *[others] { $seat }
            }
    }
ask-has =
    { $has ->
        [power] un jeton Pouvoir
        [both] { amount-tokens } et Pouvoir
       *[tokens] { amount-tokens }
    }
ask-has-no_power = pas de jeton Pouvoir
ask-state-asked = { ask-has } : en question
ask-state-passed = { ask-has } : a passé
ask-state-next = { ask-has } : plus tard
ask-state-poor = { ask-has } : trop peu
ask-state-not_this_turn = { ask-has } : pas ce tour-ci
ask-state-only_for_me = { ask-has } : ses lancers seulement

# Avant un lancer, sur un appareil qui passe de main en main.
call-eyebrow = Une question à toute la table
call-why = Une carte Influence change ça d’un nombre. Qui veut voir ses cartes prend l’appareil.
call-nobody = Personne. On lance.
call-look = { $seat } regarde
call-group = Qui veut voir ses cartes

# Un vote.
vote-eyebrow = Vote à enveloppes : une question pour toi, { $seat }
vote-card = Le vote
vote-label = Les enveloppes
vote-you = Toi
vote-worth = Supprimer { $thing-gap } : combien pour toi ?
vote-worth_reverse = Rétablir { $thing-gap } : combien pour toi ?
vote-rule =
    { $dice ->
        [one] Toutes s’ouvrent ensemble. La cagnotte doit dépasser un dé ; les jetons sont perdus dans tous les cas.
       *[other] Toutes s’ouvrent ensemble. La cagnotte doit dépasser { $dice } dés ; les jetons sont perdus dans tous les cas.
    }
vote-from_to = Tes jetons, de { $least } à { $most }
vote-pool = Avec { $amount } : { $pool } dans la cagnotte.
vote-pool_more = Avec { $amount } : { $pool } ou plus.
vote-beats = Elle bat { faces }.
vote-beats_many = Elle bat { $dice } dés { $percent } fois sur 100.
vote-put_down = { $thing } : mettre { amount-tokens }
vote-left =
    { $left ->
        [0] il ne te reste rien
        [one] il t’en reste { $left }
       *[other] il t’en reste { $left }
    }
vote-open = { $amount }, visibles
vote-open_more = { $amount } visibles
vote-sealed = fermée
vote-sealed_mine = tu as mis { $amount }
vote-thinking = réfléchit encore
vote-choose = choisis
vote-out = hors du vote
vote-nothing = rien
vote-most = { $amount }, le plus
vote-called =
    { $you ->
        [seat] Vote, lancé par toi. Il engage tout le monde.
       *[others] Vote, lancé par { $seat }. Il engage tout le monde.
    }
vote-title = Supprimer { $thing-gap }
vote-title_reverse = Rétablir { $thing-gap }
vote-cards =
    { $cards ->
        [one] { $thing } : { $cards } carte en dépend.
       *[other] { $thing } : { $cards } cartes en dépendent.
    }
vote-if = Si le vote passe, tout le monde les joue avec la plage de SD.
vote-if_reverse = Si le vote passe, les plages imprimées reviennent.
vote-example = { $card }, pour { $position }
vote-now = maintenant
vote-then = ensuite
vote-apart = imprimé : { faces }
vote-alike = à égalité : { faces }
vote-result =
    { $passed ->
        [0] C’est non.
       *[1] C’est oui.
    }
    .count = { $pool } contre { $against }.

# Toute la partie en quelques phrases.
story-alone = { $seat } arrive en solo au bout du chemin, après { rounds }.
story-together = Après { rounds }, tout le monde a un logement, et tout le monde gagne.
story-trap =
    { $rounds ->
        [one] Une manche ne suffit pas. Le piège se referme.
       *[other] { $rounds } manches ne suffisent pas. Le piège se referme.
    }
story-goals = Objectifs atteints par les SD : { $sd } sur { $sd_tries } ; par les SND : { $snd } sur { $snd_tries }.
story-help =
    { $given ->
        [0] Personne ne paie le lancer des autres.
        [one] Un lancer offert à quelqu’un d’autre, par { $names }.
       *[other] { $given } lancers offerts à d’autres, par { $names }.
    }
story-votes =
    { $votes ->
        [one] Un seul vote, et il supprime un écart : { $things }.
       *[other] { $votes } votes ; écarts supprimés : { $things }.
    }
story-votes_failed =
    { $votes ->
        [one] Un seul vote, et aucun écart supprimé.
       *[other] { $votes } votes, et aucun écart supprimé.
    }
story-title = Le plus de points de prospérité : { $names }, avec { $points }.

# Sous le classement : SD à côté de SND.
closing-points = SD finit avec { $sd } points, SND avec { $snd }.
closing-tiers = SD finit au palier { $sd }, SND au palier { $snd }.
closing-average = En moyenne. Ce que chacun a, et ce que ça compte :
closing-average_tiers = En moyenne. Ce que chacun a :
closing-table = Qui possède quoi
closing-goals = Objectifs atteints
    .of = { $reached } sur { $tries }
closing-total = Points de prospérité
closing-row-tier = Palier
    .worth = son numéro
closing-row-winner = Victoire en solo
worth-each = { $n } par fois si tous gagnent
closing-row-helps = Aides
    .worth = { worth-each }
closing-row-hinders = Obstacles
    .worth = { worth-each }
closing-each = { $n } chacun
closing-privilege = { $n } font un point
closing-dice = Les mêmes dés, lus deux fois.
closing-rolls =
    { $times ->
        [0] { $position } n’a jamais lancé pour une carte.
        [one] { $position } a lancé une fois pour une carte.
       *[other] { $position } a lancé { $times } fois pour une carte.
    }
closing-went =
    { $times ->
        [one] { $times } réussi
       *[other] { $times } réussis
    }
closing-would = { $times } avec les plages de { $position }

## Ce que veulent dire les Positions, avant le premier tour.

dealt-title = Les Positions sont tirées.
    .sd = Tu as la carte à la flèche : SD.
    .snd = Tu as la carte sans flèche : SND.
dealt-sd = Flèche : { $position }
dealt-snd = Sans flèche : { $position }
dealt-tokens = Jetons au départ
dealt-chances = Chances qui marchent
dealt-harms = Coups durs qui frappent
dealt-percent = { $percent } %
dealt-meaning = Sur la même carte, le même lancer peut compter pour SD et pas pour SND.
dealt-stays = Une Position dure toute la partie.

# Quand quelqu’un a un logement.
turning-homes = { $homes } sur { $all } ont un logement. Quand tout le monde en a un, tout le monde gagne.

# Ce que fait une case, quand on la touche.
space-named = Case { $space }
space-does-regular = Ici, seules les cartes font quelque chose.
space-does-numbered = Le palier { $tier } commence ici. Qui vient d’en bas y rencontre l’objectif qui y mène.
space-does-justice = Qui tombe ici joue une carte Justice, avec ses voisins de gauche et de droite.
space-does-taxes = Qui tombe ici apporte un impôt à tout le monde, selon le palier.

# Ce que compte la dernière page.
holds-points = { closing-total }
holds-pawn = cases sur le chemin
did-paid_roll = lancers payés
did-power_roll = lancers par Pouvoir
did-blocked = coups durs arrêtés

## Questions toutes prêtes du labo.

idea-ranges = Quelle part de l’écart vient des plages des Objectifs ?
idea-allies = Qui aide arrive-t-il au but ?

## What a class may be asked about this game.

room-ask_own_1 = Sais-tu ce que l’autre camp doit lancer ?
room-answer_own_1_1 = Oui, exactement
room-answer_own_1_2 = À peu près
room-answer_own_1_3 = Non
room-ask_own_2 = Paierais-tu pour le lancer de quelqu’un d’autre ?
room-answer_own_2_1 = Oui, je l’ai fait
room-answer_own_2_2 = Seulement si j’y gagne aussi
room-answer_own_2_3 = Non

# La page du labo : ce que donnent les règles imprimées, l’écart, et les groupes sous leurs chiffres.
lab-by_book = Règles imprimées : en position SD, on gagne { $a } fois sur 100, en SND { $b }.
lab-gap = En SD, on gagne { $value } fois sur 100 de plus qu’en SND.
lab-group_sd = { position-1 }
lab-group_snd = { position-2 }

debrief-equal = Égal veut dire ici : le même départ et les mêmes chances pour tout le monde.
debrief-hidden = Les mains et les mises scellées étaient cachées.
