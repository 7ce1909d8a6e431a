### Le terminal et la ligne de commande en français.
### complete
###
### On tutoie. Deux-points, point d’interrogation et guillemets prennent une espace insécable ( ).
###
### table : la table de jeu · manche : round · coup : move · journal : log · sceau : seal (ce qui prouve que les dés n’ont pas bougé)
### règles maison : house rules · variante : variant · bot : bot · partie : game (celle qu’on joue) · jeu : game (celui de la boîte)

## Ce qu’on peut taper ; le premier est celui qu’on montre.

keys-quit = q quitter quit exit
keys-rules = ? aide règles regles h help rules
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
save-misfit = ses places et ses noms ne vont pas ensemble.
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
                [yes] Entrée ou 2, ? règles, j journal, a annuler, q quitter
               *[no] Entrée ou 2, ? règles, j journal, q quitter
            }
        [1]
            { $undo ->
                [yes] Entrée, ? règles, j journal, a annuler, q quitter
               *[no] Entrée, ? règles, j journal, q quitter
            }
       *[other]
            { $undo ->
                [yes] Numéro, ? règles, j journal, a annuler, q quitter
               *[no] Numéro, ? règles, j journal, q quitter
            }
    }
ask-more = Entrée pour la suite, r pour revenir à la partie >
no-choice = « { $typed } » n’est pas un choix possible. { type-this }
type-this =
    { $choices ->
        [0] Tape 1 ou 2 ; ou bien ? pour les règles, j pour le journal, a pour annuler, q pour sauvegarder et quitter.
        [1] Tape 1 ou Entrée ; ou bien ? pour les règles, j pour le journal, a pour annuler, q pour sauvegarder et quitter.
       *[other] Tape un numéro de 1 à { $choices } ; ou bien ? pour les règles, j pour le journal, a pour annuler, q pour sauvegarder et quitter.
    }
taken-back = C’est annulé.
no-undo = Trop tard pour annuler : depuis, on a lancé, montré ou décidé quelque chose.
unsaved = Impossible de sauvegarder la partie dans { $path } : { $why }. On joue quand même.
saved = La partie est sauvegardée. Pour la reprendre : lopsided play { $game }
not-saved = La partie n’a pas pu être sauvegardée.
over = La partie est finie
nobody-wins = Personne ne gagne.
seal = Sceau
secret = Secret
replay = Partie
replay-unsaved = Impossible d’enregistrer la partie dans { $path } : { $why }.
look-back = Pour vérifier les dés : [bold]lopsided verify[/]. Pour revoir la partie : [bold]lopsided replay[/].

## Revoir une partie.

step = Coup { $move } sur { $last }, manche { $round }
ask-step = Entrée pour avancer, r pour reculer, le numéro d’un coup, q pour quitter
no-step = Tape Entrée, r, un numéro de 0 à { $last } ou q, pas « { $typed } ».
no-such-seat = Cette partie a les places 1 à { $most }, et 0 pour le public, pas { $seat }.
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
comparing = { $times } fois { $games } parties du jeu { $title }
compiled = { $game } : compilé et prêt, { $seconds } s.
not-compiled = Impossible de compiler { $title } : { $why }
new-name = Un nom de jeu se compose de minuscules, de chiffres et de tirets, comme fair-share, pas comme { $name }.
new-there = { $path } existe déjà.
new-written = { $path } : { $count } fichiers d’un jeu qui marche. Ensuite :
no-bench = Il n’y a pas de benchmarks/run.py ici : lance lopsided bench dans une copie du dépôt.

## Ce qui ne va pas.

no-more-input = Il n’y a plus rien à lire.
interrupted = Interruption.
no-number = { $typed } n’est pas un nombre entier de { $low } à { $high }.
terminal-only = { $flag } va avec --terminal ; dans le navigateur, on choisit à la table.
wrong-seats = { $title } se joue de { $low } à { $high }, pas à { $seats }.
wrong-agents = { $agents } bots nommés pour { $seats } places : nommes-en un pour toutes, ou un par place.
no-setting = --set attend option=valeur, pas { $typed }.
