### Le terminal et la ligne de commande en français.
### complete
###
### On tutoie. Deux-points, point d’interrogation et guillemets prennent une espace insécable ( ).
###
### table : la table de jeu · manche : round · coup : move · journal : log · sceau : seal (ce qui prouve que les dés n’ont pas bougé)
### règles maison : house rules · variante : variant · bot : bot · partie : game (celle qu’on joue) · jeu : game (celui de la boîte)

## Ce qu’on peut taper ; le premier est celui qu’on montre.

keys-quit = q quitter quit exit
keys-rules = ? aide règles regles h help rules
keys-log = j journal l log
keys-undo = a annuler u undo
keys-back = r retour b
keys-new = n nouvelle non new no
keys-yes = o oui y yes

## Les gens.

you = Toi
player = Anonyme
bot = Bot { $n }
seated-bot = { $player } ({ $bot })
shared = { $player }, ex æquo

## S’asseoir.

at-the-table = À la table : { $players }.
house-rules = Règles maison : { $chosen }.
house-variant = variante { $variant }
sealed = Dés scellés { $seal }
not-spoken = { $title } n’existe pas encore en « { $language } » : on joue en anglais.
saved-game = { $title } avec { $others } : manche { $round }, sauvegardée le { $day } { $month } à { $time }
save-broken = Impossible d’ouvrir la partie { $path } : { $why }
ask-saved = Entrée pour reprendre la 1, un autre numéro, ou n pour une nouvelle partie
no-saved =
    { $most ->
        [1] « { $typed } » n’est pas une partie sauvegardée : tape Entrée, ou n pour une nouvelle partie.
       *[other] « { $typed } » n’est pas une partie sauvegardée : tape Entrée, un numéro de 1 à { $most }, ou n pour une nouvelle partie.
    }

month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## À la table.

heading = { $title }, manche { $round }
round = Manche { $round }
yes = oui
no = non
watch-on = Regarder la suite
watch-until = Regarder jusqu’à ce qu’on te demande quelque chose, ou jusqu’à la fin

ask =
    { $choices ->
        [0]
            { $undo ->
                [yes] Entrée ou 2, ? règles, j journal, a annuler, q quitter
               *[no] Entrée ou 2, ? règles, j journal, q quitter
            }
        [1]
            { $undo ->
                [yes] Entrée, ? règles, j journal, a annuler, q quitter
               *[no] Entrée, ? règles, j journal, q quitter
            }
       *[other]
            { $undo ->
                [yes] Numéro, ? règles, j journal, a annuler, q quitter
               *[no] Numéro, ? règles, j journal, q quitter
            }
    }
ask-more = Entrée pour la suite, r pour revenir à la partie >
no-choice = « { $typed } » n’est pas un choix possible. { type-this }
type-this =
    { $choices ->
        [0] Tape 1 ou 2 ; ou bien ? pour les règles, j pour le journal, a pour annuler, q pour sauvegarder et quitter.
        [1] Tape 1 ou Entrée ; ou bien ? pour les règles, j pour le journal, a pour annuler, q pour sauvegarder et quitter.
       *[other] Tape un numéro de 1 à { $choices } ; ou bien ? pour les règles, j pour le journal, a pour annuler, q pour sauvegarder et quitter.
    }
no-votes = Ici on ne vote pas sur les règles ; à une table dans le navigateur, oui.
taken-back = C’est annulé.
unsaved = Impossible de sauvegarder la partie dans { $path } : { $why }. On joue quand même.
saved = La partie est sauvegardée. Pour la reprendre : lopsided play { $game }
not-saved = La partie n’a pas pu être sauvegardée.
over = { game-over }
nobody-wins = Personne n’a gagné.
seal = Sceau
secret = Secret
replay = Partie
replay-unsaved = Impossible d’enregistrer la partie dans { $path } : { $why }.
look-back = Pour vérifier les dés : [bold]lopsided verify[/]. Pour revoir la partie : [bold]lopsided replay[/].

## Revoir une partie.

step = Coup { $move } sur { $last }, manche { $round }
# $rule: the sentence of an option. $was, $value: what it was, and what it is now.
voted = La table a voté. { $rule } Avant : { $was }. Maintenant : { $value }.
ask-step = Entrée pour avancer, r pour reculer, le numéro d’un coup, q pour quitter
no-step = Tape Entrée, r, un numéro de 0 à { $last } ou q, pas « { $typed } ».
checked =
    { $title } : { $moves } coups rejoués, tous comme dans le fichier.
    Le sceau, les { $dice } dés, les événements et le classement sont bons.
verified = Le sceau va avec le secret, et les { $dice } dés sont bien ceux que donne le secret.
stream = Suite { $n }
column-stream = Suite
column-dice = Dés
column-fell = Ce qui est sorti

## Les jeux qu’il y a.

random = Fait n’importe quelle action permise.
fact-play = Pour jouer
fact-players = À combien
fact-version = Version
fact-variants = Variantes
fact-bots = Bots
none = aucune
range = { $low } à { $high }
range-list = { $low } à { $high }, une liste
column-option = Option (--set)
column-default = Au départ
column-or = Ou bien
column-decides = Ce qu’elle décide

## Les autres commandes.

playing = { $games } parties du jeu { $title }
lab-playing = { $cells ->
    [one] Un réglage
   *[other] { $cells } réglages
} du jeu { $title }
lab-done = { $cells ->
    [one] Un réglage est joué.
   *[other] { $cells } réglages sont joués.
} Ensuite : lopsided lab report { $folder }
lab-failed = { $cells ->
    [one] Un réglage a échoué
   *[other] { $cells } réglages ont échoué
} : { $why }
lab-written = { $page }
lab-pictures = { $files ->
    [one] Une image se trouve dans { $folder }.
   *[other] { $files } images se trouvent dans { $folder }.
}
lab-no_png = Le PNG demande resvg-py : pip install 'lopsided[lab]'
lab-ideas = lopsided lab run NOM --out DOSSIER joue l’une d’elles :
comparing = { $times } fois { $games } parties du jeu { $title }
compiled = { $game } : compilé et prêt, { $seconds } s.
not-compiled = Impossible de compiler { $title } : { $why }
new-name = Un nom de jeu se compose de minuscules, de chiffres et de tirets, comme fair-share, pas comme { $name }.
new-there = { $path } existe déjà.
new-written = { $path } : { $count } fichiers d’un jeu qui marche. Ensuite :
purged = { $matches } parties avec { $entries } entrées et { $codes } codes sont supprimés.
purge-would = { $matches } parties avec { $entries } entrées et { $codes } codes seraient supprimés.
no-bench = Il n’y a pas de benchmarks/run.py ici : lance lopsided bench dans une copie du dépôt.

## Ce qui ne va pas.

no-more-input = Il n’y a plus rien à lire.
interrupted = Interruption.
no-number = { $typed } n’est pas un nombre entier de { $low } à { $high }.
terminal-only = { $flag } va avec --terminal ; dans le navigateur, on choisit à la table.
wrong-agents = { $agents } bots nommés pour { $seats } places : nommes-en un pour toutes, ou un par place.
no-setting = --set attend option=valeur, pas { $typed }.

## Ce que font les commandes et leurs options : lopsided --help.

help-do-lopsided = Une table numérique pour des jeux sur les inégalités. Sans commande, on joue.
help-do-play = S’asseoir à une table dans le navigateur, entre amis et avec des bots ; ou dans le terminal.
help-do-room = Ouvrir une salle pour une classe : un code, plusieurs tables, une leçon.
help-do-purge = Supprimer les vieilles parties, avec tout ce qui va avec, et les codes qui ne mènent nulle part.
help-do-games = La liste des jeux : places, options avec leurs valeurs, bots, variantes, version.
help-do-simulate = Jouer beaucoup de parties d’un coup, et montrer qui gagne, avec des intervalles à 95 %.
help-do-compare = Jouer les mêmes parties aussi avec d’autres règles, et montrer ce qui change, avec les intervalles à 95 % des différences.
help-do-lab = Des expériences : ce que les règles font à qui.
help-do-lab_run = Jouer une expérience, un fichier TOML ou une idée toute prête ; ce qui est fini n’est pas rejoué.
help-do-lab_report = Faire une page des résultats d’une expérience.
help-do-lab_ideas = Lister les expériences toutes prêtes.
help-experiment = Un fichier TOML, ou le nom d’une idée toute prête.
help-out = Le dossier des résultats.
help-results = Un dossier rempli par `lab run`.
help-page = La page à écrire ; sans nom, report.html dans le dossier.
help-no_games = Ne pas garder le tableau de chaque partie.
help-processes = Nombre de processus qui jouent à la fois, pour les agents qui pensent en Python.
help-ray = Une grappe Ray joue les réglages : son adresse, ou auto.
help-do-league = Faire jouer tous les bots contre tous : cotes, victoires et habitudes, avec des intervalles à 95 %.
help-do-new = Écrire un paquet avec un petit jeu qui passe ses tests, pour en faire le tien.
help-do-check = Chercher des fautes dans les règles, les bots, les mots et la loupe d’un jeu ; dit où est la première.
help-do-replay = Revoir une partie pas à pas, comme une place l’a vue.
help-do-verify = Vérifier les dés scellés d’une partie.
help-do-warm = Compiler les règles d’avance, plusieurs jeux à la fois.
help-do-bench = Mesurer ce que dit le README ; prend les options de benchmarks/run.py.
help-game = Un jeu ; `lopsided games` en fait la liste.
help-any_game = Un jeu ; tous si aucun n’est nommé.
help-seats = Combien jouent à la table.
help-set = Une règle maison ; peut être répété.
help-variant = D’autres règles, comme equal.
help-games = Combien de parties.
help-agents = Qui joue : un pour toutes les places, ou un par place.
help-sizes = Combien de places à une table ; peut être répété.
help-league_agents = Qui joue : tous les bots du jeu, random et gentle, sauf indication.
help-lab_seed = La même graine donne les mêmes parties.
help-device = Où se jouent les parties, cpu ou cuda.
help-json = Écrire du JSON pour des programmes.
help-replay_file = Un fichier de replay.
help-version = Écrire la version.
help-host = L’adresse où écouter.
help-port = Le port où écouter ; 0 pour n’importe quel port libre.
help-lan = Tout le monde dans le réseau de la salle peut venir ; montre le chemin.
help-browser = Ouvrir le navigateur.
help-database = Où les tables sont gardées : postgresql://... ou sqlite:///FILE.
help-terminal = Jouer ici dans le terminal, toi et des bots. Les options ci-dessous vont avec.
help-bots = Qui prend les autres places : un pour toutes, ou un par place.
help-seed = La même graine donne les mêmes dés.
help-name = Comment les autres t’appellent.
help-new_game = Ne pas proposer de reprendre une partie.
help-lang = La langue du jeu, comme fr ; sinon celle de ce terminal.
help-older_than = Les parties que personne n’a touchées depuis : 90d, 12w ou 36h.
help-database_own = Où les tables sont gardées ; sinon dans ton dossier de données.
help-dry_run = Dire seulement ce qui serait supprimé.
help-against = D’autres règles, comme variant=equal ; peut être répété.
help-figure = Seulement les chiffres qui ont cela dans leur nom.
help-new_name = Comment le jeu s’appelle, comme fair-share.
help-folder = Où l’écrire ; sinon dans un dossier de ce nom.
help-interpreted = Parties avec des règles interprétées.
help-compiled = Coups avec des règles compilées ; 0 ne compile rien.
help-check_file = Vérifier le fichier coup par coup, et le dire.
help-viewer = Voir avec les yeux de cette place, dès 1 ; 0 est le public.
