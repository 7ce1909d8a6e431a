### La table dans le navigateur, en français.
### complete
###
### On tutoie, au présent si possible : aucun participe ne s’accorde avec les gens. Pas de « de » ni de « que » devant un prénom ou un titre
### (ils s’élideraient). Pas de point d’exclamation. Deux-points, point-virgule, point d’interrogation et guillemets prennent une espace insécable ( ).
###
### table : la table de jeu · host : l’hôte · seat : place · place : rang · person : personne · spectator : le public · round : manche · move, step : coup
### clock : chrono · log : journal · seal : sceau · replay : replay, revoir · set phrases : phrases toutes prêtes · free text : texte libre
### join : rejoindre, entrer · away : pas là · house rules : règles maison · device : appareil · sign out : déconnecter · save : enregistrer
### game : partie (celle qu’on joue), jeu (celui de la boîte)

## Combien de choses. En français, 0 et 1 sont au singulier.

seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }

## Ce qui se passe à une table, à côté du jeu lui-même.

table-opened = La table est ouverte.
table-configured = L’hôte a changé ce qu’on va jouer.
table-started = La partie commence.
table-moved = { "" }
table-locked = La table est fermée : plus personne n’entre.
table-unlocked = La table est rouverte : on peut entrer.
table-paused = L’hôte a mis la partie en pause.
table-resumed = La partie reprend.
table-clock_stood = Le chrono a attendu, le temps que quelqu’un revienne.
table-clock_stopped = Le chrono est arrêté : prends tout ton temps.
table-talk_text = L’hôte autorise le texte libre.
table-talk_phrases = À partir de maintenant, on parle avec des phrases toutes prêtes.
table-hints_asked = L’hôte autorise les conseils : chacun apprend qui en demande un.
table-hints_off = L’hôte n’autorise plus les conseils.
table-hinted =
    { $you ->
        [seat] Tu as demandé un conseil.
       *[others] { $seat } a demandé un conseil.
    }
table-over = La partie est finie. Le secret des dés est ouvert : tout le monde peut les vérifier.
table-outdated = { refusal-outdated } L’hôte peut y mettre fin.
table-frozen = Une règle de ce jeu a planté : la partie reste bloquée ici. Rien n’est perdu. L’hôte peut y mettre fin ; on pourra alors la revoir.
table-ended = L’hôte a mis fin à la partie.
table-stopped = Tout le monde est d’accord pour s’arrêter ici.
table-stop_proposed =
    { $you ->
        [seat] Tu proposes de s’arrêter ici.
       *[others] { $seat } propose de s’arrêter ici.
    }
table-stop_agreed =
    { $you ->
        [seat] Tu es d’accord pour t’arrêter.
       *[others] { $seat } est d’accord pour s’arrêter.
    }
table-stop_declined =
    { $you ->
        [seat] Tu veux continuer.
       *[others] { $seat } veut continuer.
    }
table-reform_proposed =
    { $you ->
        [seat] Tu proposes une autre règle. { $rule } Maintenant : { $was }. Proposé : { $value }.
       *[others] { $seat } propose une autre règle. { $rule } Maintenant : { $was }. Proposé : { $value }.
    }
table-reform_due = La manche est finie. Avant que la partie continue, la table regarde la proposition et vote.
table-reform_foretold =
    { $games ->
        [0] Personne ne peut dire à temps ce que ce changement ferait. On vote sans prévision.
       *[other] Des bots ont joué la suite { $games } fois avec chaque règle. Maintenant on vote, à bulletin secret.
    }
table-reform_voted = { "" }
table-reform_yes =
    { $you ->
        [seat] Tu as voté pour.
       *[others] { $seat } a voté pour.
    }
table-reform_no =
    { $you ->
        [seat] Tu as voté contre.
       *[others] { $seat } a voté contre.
    }
table-reform_none =
    { $you ->
        [seat] Tu n’as pas voté.
       *[others] { $seat } n’a pas voté.
    }
table-reform_bot_yes = { $seat }, un bot, a voté pour : selon la prévision, cette place gagne plus souvent.
table-reform_bot_no = { $seat }, un bot, a voté contre : selon la prévision, cette place ne gagne pas plus souvent.
table-reform_passed = Une règle change. { $rule } Jusqu’ici : { $was }. Désormais : { $value }.
table-reform_kept = La règle ne change pas. { $rule } Comme avant : { $was }.
table-emptied = Il n’y a plus personne. La table est fermée.
table-again = Les mêmes rejouent.
table-sat =
    { $you ->
        [seat] Tu prends place.
       *[others] { $seat } prend place.
    }
table-renamed =
    { $you ->
        [seat] Tu t’appelles maintenant { $seat }.
       *[others] { $old } s’appelle maintenant { $seat }.
    }
table-undone =
    { $you ->
        [seat] Tu annules ton dernier coup.
       *[others] { $seat } annule son dernier coup.
    }
table-said =
    { $you ->
        [seat] Toi : { $said }
       *[others] { $seat } : { $said }
    }
table-reacted =
    { $you ->
        [seat] Toi : { $said }
       *[others] { $seat } : { $said }
    }
table-left = { $name } quitte la table.
table-removed = L’hôte exclut { $name } de la table.
table-bot_plays_on = { $seat }, un bot, prend la suite.
table-stands_in =
    { $you ->
        [seat] Ta connexion est coupée : un bot joue pour toi jusqu’à ton retour.
       *[others] { $seat } n’est plus là : un bot joue jusqu’à son retour.
    }
table-lent =
    { $you ->
        [seat] L’hôte laisse un bot jouer pour toi, en attendant.
       *[others] L’hôte laisse un bot jouer pour { $seat }, en attendant.
    }
table-returned =
    { $you ->
        [seat] Tu reprends ta place.
       *[others] { $seat } reprend sa place.
    }
table-reserved = { $seat }, un bot, prend place.
table-freed = Une place se libère pour qui veut entrer.
table-clock_moved =
    { $you ->
        [seat] Temps écoulé : un bot a décidé pour toi.
       *[others] Temps écoulé : un bot a décidé pour { $seat }.
    }
table-clock_idled =
    { $you ->
        [seat] Temps écoulé : la partie continue sans t’attendre.
       *[others] Temps écoulé : la partie continue sans attendre { $seat }.
    }
table-host =
    { $you ->
        [seat] C’est toi l’hôte, maintenant.
       *[others] C’est { $seat } l’hôte, maintenant.
    }
table-clock =
    { $seconds ->
        [0] Il n’y a plus de limite de temps.
       *[other] On a { seconds } par décision.
    }

## Pourquoi une demande est refusée.

refusal-stale = La table a bougé depuis ta décision. Regarde encore une fois.
refusal-not_yours = Ce n’est pas ta place.
refusal-not_seated = Pour ça, il faut être à la table.
refusal-signed_out = Cet appareil n’ouvre plus cette place.
refusal-many_devices = Cette place est ouverte sur { $most } appareils. Déconnecte d’abord les autres.
refusal-not_host = Seul l’hôte peut faire ça.
refusal-is_here = Cet appareil est connecté : rien n’est perdu.
refusal-not_begun = La partie n’a pas commencé.
refusal-begun = La partie a commencé : c’est trop tard pour changer ça.
refusal-in_vote = La table vote sur une règle. La partie continue ensuite.
refusal-no_reforms = À cette table, aucune règle ne peut changer. L’hôte peut le permettre avant la partie.
refusal-one_reform = Quelqu’un a déjà proposé un changement. La table vote à la fin de la manche.
refusal-reform_again = On peut proposer un changement une fois en { $rounds } manches.
refusal-same_rule = C’est déjà la règle.
refusal-no_vote = Il n’y a rien à voter maintenant.
refusal-has_voted = Ton vote est déposé. Il reste secret jusqu’au décompte.
refusal-over = Cette partie est finie.
refusal-gone = Cette table est effacée : personne n’y venait plus depuis longtemps. Ouvres-en une autre.
refusal-old = Cette partie s’est jouée avec une autre version du jeu : on peut seulement la regarder. Pour rejouer, ouvre une autre table.
refusal-not_over = Il faut attendre la fin de la partie.
refusal-paused = La partie est en pause. Elle reprend quand l’hôte le dit.
refusal-frozen = Une règle de ce jeu a planté : la partie est bloquée. Rien n’est perdu, et l’hôte peut y mettre fin.
refusal-failed = Un problème est survenu sur le serveur : rien n’a changé.
refusal-not_paused = La partie n’est pas en pause.
refusal-no_person = Il n’y a personne à cette place.
refusal-lent = Un bot tient cette place en attendant. L’hôte peut la rendre.
refusal-many_actions = Un coup compte de 1 à { $most } actions.
refusal-bad_id = Une demande a besoin d’un identifiant de 1 à 64 caractères.
refusal-no_phrase = Cette phrase n’existe pas.
refusal-no_text = À cette table, on parle avec des phrases toutes prêtes. L’hôte peut autoriser le texte libre.
refusal-no_hints = Il n’y a pas de conseils à cette table.
refusal-hint_comes = Le conseil que tu as demandé n’est pas encore prêt.
refusal-not_asked = Tu n’as rien à décider pour l’instant.
refusal-long_text = Un message compte de 1 à { $most } caractères.
refusal-bad_text = Certains caractères de ce message ne s’affichent pas.
refusal-short_name = Un nom compte de 1 à { $most } caractères.
refusal-bad_name = Certains caractères de ce nom ne s’affichent pas. Essaie avec des lettres et des espaces.
refusal-taken_name = Ce nom est déjà pris à cette table. Choisis-en un autre.
refusal-bad_value = L’hôte ne peut pas régler ça ainsi : { $why }
refusal-bad_clock = Le temps de réflexion est 0 (sans limite) ou de { $least } à { $most } secondes.
refusal-no_guide = { $title } n’a pas de première partie préparée.
refusal-no_bot = Aucun bot ne s’appelle { $bot } dans ce jeu.
refusal-few_seats = Il y a { $people } personnes à cette table : il faut une place pour chacune.
refusal-closed = On ne peut pas rejoindre cette table.
refusal-locked = L’hôte a fermé cette table. Demande-lui de la rouvrir.
refusal-full = Toutes les places sont prises. Tu peux regarder.
refusal-nobody = Pour commencer, il faut quelqu’un à la table.
refusal-storage = Impossible d’enregistrer : rien n’a changé. Réessaie dans un instant.
refusal-disk_full = Le disque du serveur est plein. Impossible d’enregistrer : rien n’a changé.
refusal-too_fast = C’était trop rapide. Attends un instant.
refusal-bad_frame = Le serveur n’a pas compris : { $why }
refusal-hello_first = Dis d’abord bonjour.

## Pourquoi une connexion se termine.

bye-no_table = Aucune table n’a ce code. Vérifie-le et réessaie.
bye-no_token = Cette place n’est plus à toi. Tu peux revenir avec le code.
bye-signed_out = Un autre appareil de cette place a déconnecté celui-ci. Si ce n’était pas toi, demande à l’hôte d’exclure la place, puis reviens avec le code.
bye-removed = L’hôte t’a fait quitter la table. Tu peux demander à revenir.
bye-full = Trop de monde regarde cette table.
bye-busy = Le serveur est complet pour le moment.
bye-too_fast = Trop de messages.
bye-bad_frames = Trop de messages incompréhensibles.
bye-no_hello = Pas de bonjour reçu.
bye-slow = Ta connexion n’arrive pas à suivre.
bye-shutdown = Le serveur s’arrête un instant. Il revient.
bye-storage = Impossible de lire la table pour le moment.
bye-version = Cette partie s’est jouée avec une autre version du jeu, qui n’est pas installée ici.
bye-protocol = Cette page et le serveur n’ont pas la même version. Recharge la page.
bye-failed = Un problème est survenu sur le serveur. Rien de ce que tu as vu n’est perdu.

## Problèmes HTTP.

refusal-outdated = Cette partie a commencé avec { $title } version { $was }. Ici, c’est la version { $now } : impossible de continuer.
refusal-not_found = Il n’y a rien ici.
refusal-method = Cette adresse ne s’utilise pas comme ça.
refusal-no_table = { bye-no_table }
refusal-no_match = Cette partie n’existe pas.
refusal-no_lab = Il n’y a pas de labo pour ce jeu ici.
refusal-no_game = Ce jeu n’existe pas.
refusal-no_language = Il n’y a rien dans cette langue ici.
refusal-not_finished = Cette partie n’est pas encore finie.
refusal-not_started = Cette partie n’a jamais commencé : il n’y a rien à revoir.
refusal-bad_body = { refusal-bad_frame }
refusal-bad_seat = Les places se comptent à partir de 0 ; -1 est le public.
refusal-too_large = C’est trop gros : { $most } octets au maximum.
refusal-not_json = Envoie du JSON.
refusal-slow = L’envoi a pris trop de temps.
refusal-origin = Cette demande vient d’un autre site.
refusal-wrong_codes = Trop de codes faux. Attends une minute.
refusal-too_many = Trop de demandes. Attends une minute.
refusal-rejoin = Ce code ne marche pas : il a déjà servi, il est trop vieux, ou il n’a jamais existé.
refusal-box = { $why }
refusal-unplayable = Impossible de revoir cette partie ici.

## Si les dés étaient honnêtes.

check-honest = Le secret va avec le sceau montré avant le premier coup, et les { $dice } dés sont bien ceux que donne le secret.
check-broken = La vérification a échoué : { $why }

## Pages.

page-coming = Lopsided arrive. Si rien d’autre n’apparaît ici, recharge la page.
page-not_built = La page n’est pas encore construite. Lance `make web` dans le dossier du projet, puis recharge.
way_in = Tout le monde dans ce réseau : { $link }

## Ce qu’on peut dire à toutes les tables.

phrase-hello = Salut tout le monde.
phrase-good_luck = Bonne chance à vous.
phrase-your_turn = Je crois que c’est à toi.
phrase-one_moment = Un instant, je réfléchis.
phrase-back_soon = Je reviens dans une minute.
phrase-explain = Quelqu’un peut m’expliquer ?
phrase-help_me = Quelqu’un peut m’aider, là ?
phrase-thanks = Merci.
phrase-sorry = Pardon, rien de personnel.
phrase-unfair = Ça ne me paraît pas juste.
phrase-deal = On s’entraide ?
phrase-well_played = Bien joué.
phrase-good_game = Belle partie. J’ai bien aimé.
phrase-wow = Waouh
phrase-ouch = Aïe
phrase-phew = Ouf
phrase-ha = Ha
phrase-hm = Hum
phrase-yes = Oui
phrase-no = Non

## Les pages : tout ce qui entoure le jeu dans le navigateur.

skip = Aller au contenu
front_page = Lopsided, page d’accueil
close = Fermer
page_title = { $title } (Lopsided)
page_asked = À toi : { $title } (Lopsided)

names-you = toi
aloud = { $first }. { $next }

nav-main = Accueil
nav-table = Table
nav-games = Jeux
nav-rules = Règles
nav-look = Écran et touches
nav-talk = Parler
nav-menu = Menu

home-title = Lopsided : cinq jeux, tous injustes
home-head_1 = Cinq jeux.
home-head_2 = Tous injustes.
home-lead = Des jeux de société sur les inégalités, à jouer ensemble dans le navigateur. À la fin, la table voit ce que les règles ont fait, et à qui.
home-art = Une table de travers, calée d’un côté par trois livres. Les pièces des cinq jeux ont glissé vers le bas ; deux restent à l’abri, tout en haut.
home-play_now = Jouer avec des bots
home-play_now_what = Tu prends une place, des bots prennent les autres, et c’est parti.
home-guided = Apprendre en jouant
home-guided_what = Une première partie aux dés préparés. Chaque choix est expliqué.
home-open = Ouvrir une table
home-open_what = Tu reçois un code et un lien pour les autres. Des bots prennent les places vides.
home-hotseat = Se passer un appareil
home-hotseat_what = Plusieurs personnes, un écran, à tour de rôle.
home-hotseat_who = Qui joue ? Des bots prennent les autres places.
home-hotseat_name = Nom de la personne { $n }
home-hotseat_more = Une personne de plus
home-hotseat_start =
    { $n ->
        [one] Commencer en solo
       *[other] Commencer à { $n }
    }
home-watch = Regarder des bots
home-watch_what = Personne n’a rien à décider.
home-name = Ton nom à la table
home-guest = Anonyme
home-join_label = Entrer avec un code
home-join = Entrer
home-code_example = PLUM 472
home-no_code = Tape le code que l’hôte voit, comme PLUM 472.
home-back = Tes tables
home-forget = oublier
home-forget_of = oublier : { $title } { $code }
home-turn_mine = c’est à toi
home-turn_waits = attend { $names }
home-turn_over = celle-ci est finie
home-not_me = Pas moi
home-not_me_what =
    { $n ->
        [one] Cet ordinateur oublie la place et le nom. Pour la retrouver, il faut un code d’un appareil encore connecté (« Changer d’appareil »), ou rejoindre la table une nouvelle fois.
       *[other] Cet ordinateur oublie ces { $n } places et le nom. Pour les retrouver, il faut un code d’un appareil encore connecté (« Changer d’appareil »), ou rejoindre la table une nouvelle fois.
    }
home-not_me_sure = Oublier sur cet ordinateur
home-not_me_not = Non, rester
home-which = On joue avec quelles règles ?
home-no_signup = Sans inscription. Un bot prend chaque place vide : une table n’est jamais trop petite.
home-players = { $from } à { $to } personnes
home-told = en simple tableau
home-elsewhere = Venus d’ailleurs
home-rules = Lire les règles
home-after = Puis la lumière se rallume.
home-after_lead = Chaque partie finit par une page que tes coups ont écrite.
home-after_1 = Qui finit où, sur un sol qui penche.
home-after_2 = L’histoire de la partie en cinq phrases.
home-after_3 = Les dés scellés, ouverts : on peut vérifier que personne n’y a touché.
home-after_4 = Toute la partie encore une fois, vue de n’importe quelle place.
home-replay = Revoir une partie
home-replay_what = Une partie enregistrée dans un fichier se rejoue ici, une fois chaque coup et chaque dé vérifiés.
home-replay_choose = Choisir un fichier
home-not_a_replay = Ce fichier n’est pas une partie enregistrée. Choisis-en un qui vient d’une page de fin d’ici.

join-title = Rejoindre une table
join-head = { $title } : prends place
join-people =
    { $n ->
        [one] { $names } est à la table.
       *[other] { $names } sont à la table.
    }
join-nobody = Il n’y a encore personne à la table.
join-name = { home-name }
join-sit = S’asseoir
join-watch = Juste regarder
join-no_room = Il n’y a plus de place libre à cette table.
join-missing = Cette table n’existe pas.

lobby-title = Rejoindre la table { $code }
lobby-open = Va sur { $host } et tape :
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-qr = Code QR qui ouvre la page pour entrer
lobby-camera = Ou scanne ce code
lobby-bench = Qui est à la table
lobby-your_name = Ton nom
lobby-empty = Place libre
lobby-free = un bot, si personne ne vient
lobby-is_bot = gardée pour un bot
lobby-away = pas là
lobby-ready = est là
lobby-host = est là, c’est l’hôte
lobby-keep_for_bot = garder pour un bot
lobby-keep_for_bot_of = garder pour un bot : place { $n }
lobby-free_it = libérer la place
lobby-free_it_of = libérer la place : { $name }
lobby-options = À quoi on joue
lobby-bots_fill = Des bots prennent les places vides. Ils n’en voient pas plus que toi.
lobby-people =
    { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }
lobby-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
lobby-start =
    { $bots ->
        [0] Commencer avec { lobby-people }
       *[other] Commencer avec { lobby-people } et { lobby-bots }
    }
lobby-wait_host = L’hôte lance la partie quand tout le monde est là.
lobby-leave = Quitter
lobby-wall_on = Afficher au mur
lobby-wall_off = Voir les options
lobby-watching =
    { $n ->
        [one] Une personne regarde.
       *[other] { $n } personnes regardent.
    }
lobby-watching_what = Une fois la partie lancée, on ne peut plus que regarder.

options-game = Quel jeu
options-sentence = On joue à { $title } avec { $seats } places, { $variant }. Les bots sont { $level } et les conseils { $hints }. On a { $time } pour répondre.
options-sentence_plain = On joue à { $title } avec { $seats } places. Les bots sont { $level } et les conseils { $hints }. On a { $time } pour répondre.
options-seats = Nombre de places
options-variant = Avec quelles règles
options-level = Force des bots
options-mixed = de toutes sortes
options-gentle = indulgents
options-fair = solides
options-sharp = redoutables
options-hints = Si l’on peut demander conseil
options-hints_off = désactivés
options-hints_asked = là pour qui en demande
options-book = selon le livre
options-variant_named = variante { $variant }
options-house = Règles maison
options-house_changed =
    { $n ->
        [one] Règles maison, une changée
       *[other] Règles maison, { $n } changées
    }
options-instead = au départ : { $value }
options-none = aucune
options-length = Environ { $median } minutes, le plus souvent moins de { $nine }.
options-length_loose = Vos règles maison peuvent y changer quelque chose.

desk-left = Qui joue, et le journal
desk-connecting = On cherche la table.
desk-laying = On installe le plateau.
desk-where = { $where }.
desk-code = Table { $code }.
desk-watchers =
    { $n ->
        [one] { $n } personne regarde.
       *[other] { $n } personnes regardent.
    }
desk-title_turn = À toi : { $title }

plain-board = La table
plain-label = Qui a quoi
plain-player = Qui
plain-place = Rang
plain-yes = oui
plain-no = non
plain-nobody = personne
plain-twin = La même chose en tableau
plain-what = Quoi ?
plain-how = Au choix
plain-do = Jouer

seats-label = Places
seats-you = toi
seats-bot = BOT
seats-away = { lobby-away }
seats-standing_in = un bot remplace
seats-to_move = doit jouer

prompt-label = Le tour
prompt-your_turn = À toi, { $name }
prompt-yours_waits = Ton tour continue
prompt-other_turn = C’est à { $name }
prompt-over = { game-over }
prompt-skip = Passer
prompt-undo = Annuler le dernier coup
prompt-undo_short = Annuler

moves-head =
    { $n ->
        [one] Le seul coup, en liste
       *[other] Les { $n } coups en liste
    }
moves-short =
    { $n ->
        [one] Le seul coup
       *[other] Les { $n } coups
    }
moves-both = Les deux coups en liste
moves-both_short = Les deux coups
moves-label = Tous les coups

pieces-label = Ce que font les pièces
guide-title = Première partie, dés préparés
opening-go = Commencer
# Ce qui change une partie pour de bon, en deux mots au-dessus de sa phrase.
moment-ruin = Hors du jeu
moment-back = De retour
moment-rise = Une classe plus haut
moment-reform = Les règles changent
moment-goal = Un objectif est atteint
moment-win = La partie est gagnée
moment-left = { $left } sur { $all } sont encore en jeu.
moment-go = Continuer

# Pour qui est hors du jeu.
out-who = Tu es dehors. Qui va gagner ?
out-story = Ton histoire jusqu’ici
out-said =
    { $right ->
        [yes] Ta prédiction était juste : victoire pour { $name }.
       *[no] Ta prédiction : victoire pour { $name }.
    }

recap-title = Depuis ton dernier tour
recap-more =
    { $n ->
        [one] Une ligne de plus dans le récit.
       *[other] { $n } lignes de plus dans le récit.
    }
log-label = Ce qui s’est passé
log-drawer = { log-label }
log-drawer_new = { log-label } ({ $n })
log-round = Manche { $round }
log-you = Tu
log-nothing = Il ne s’est encore rien passé.
# Unfolds what a deed in the log is good for.
log-why = Pourquoi ?
log-times = ({ $n } fois)

clock-left =
    { $n ->
        [one] encore { $n } seconde
       *[other] encore { $n } secondes
    }
clock-stop = arrêter le chrono
clock-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
clock-none = tout son temps

banner-offline = La connexion est coupée. Elle va revenir toute seule ; rien n’est perdu.
banner-paused = { refusal-paused }
banner-frozen = Une règle de ce jeu a planté : la partie est bloquée. Rien n’est perdu.
banner-frozen_wait = Une règle de ce jeu a planté : la partie est bloquée. Rien n’est perdu ; l’hôte peut y mettre fin, et on pourra la revoir.
banner-stopping = Proposition de s’arrêter ici : { $names }.
banner-stop_agree = D’accord
banner-stop_decline = { host-end_not }
banner-missing =
    { $n ->
        [one] { $names } n’est plus là. La table attend un peu, puis un bot prend la suite.
       *[other] { $names } ne sont plus là. La table attend un peu, puis des bots prennent la suite.
    }
banner-device = Ta place vient de s’ouvrir sur un autre appareil.
banner-device_out = Le déconnecter
banner-device_mine = C’était moi
banner-watching = Tu regardes.
banner-sit = Prendre une place
banner-watchers =
    { $n ->
        [one] Tu vois ce que tout le monde peut voir.
       *[other] Tu vois ce que tout le monde peut voir. { $n } personnes regardent.
    }

talk-title = Dire quelque chose
talk-own = Avec tes mots
talk-say = Envoyer
talk-phrases_only = L’hôte peut autoriser le texte libre.

menu-title = { plain-board }
menu-code = Code pour entrer
menu-rules = Les règles
menu-rejoin = Changer d’appareil
menu-rejoin_code = Tape ce code sur la page d’accueil de l’autre appareil :
menu-rejoin_how = Il marche une seule fois, pendant dix minutes.
menu-devices = Place ouverte sur { $n } appareils
menu-device_this = Cet appareil, depuis { $when }
menu-device_other = Un autre appareil, depuis { $when }
menu-sign_out = Déconnecter les autres
menu-not_me = { home-not_me }
menu-not_me_what = Cet ordinateur oublie la place, et un bot prend la suite. Pour la retrouver, il faut un code d’un appareil encore connecté (« Changer d’appareil »). Sinon, l’hôte peut exclure la place, et on rejoint la table une nouvelle fois.
menu-not_me_sure = L’oublier sur cet ordinateur
menu-not_me_not = Non, c’est à moi
menu-leave = Quitter la table
menu-leave_sure = Oui, partir
menu-leave_bot = Un bot continue. Reviens sous ton nom : la place est à toi.
menu-leave_out = Tu sors de cette partie pour de bon, sans retour.
menu-stop = Proposer de s’arrêter ici
menu-stop_what = La partie finit quand tout le monde est d’accord.
menu-leave_not = { home-not_me_not }

host-title = C’est toi l’hôte
host-sentence = On a { $time } pour décider, et on parle avec { $talk }. Les conseils sont { $hints }.
host-clock = Temps de réflexion
host-talk = Comment on parle
host-talk_phrases = des phrases toutes prêtes
host-talk_text = nos propres mots
host-lock = Fermer la table
host-unlock = Rouvrir la table
host-pause = Pause
host-resume = Reprendre
host-end = Arrêter la partie
host-end_frozen = Arrêter et revoir la partie
host-end_sure = Oui, l’arrêter pour tout le monde
host-end_not = Non, continuer
host-to_bot = laisser à un bot
host-to_bot_of = laisser à un bot : { $name }
host-to_person = rendre
host-to_person_of = rendre : { $name }
host-key = appareil perdu : nouveau code
host-key_of = un nouveau code pour { $name }
host-remove = exclure
host-remove_of = exclure : { $name }

look-title = { nav-look }
look-language = Langue
look-theme = Lumière
look-system = comme l’appareil
look-light = de jour
look-dark = sous la lampe
look-pace = Vitesse du récit
look-pace_slow = lente
look-pace_normal = normale
look-pace_fast = rapide
look-pace_at_once = immédiate
look-calm = Sans animation : les pièces sont là, c’est tout
look-keys = Les touches 1 à 9, 0 et les lettres choisissent un coup
habit-title = Ce qui se fait tout seul
habit-does = Se fait tout seul : { $action }.
coach-ask = Demander un conseil
coach-told = Les conseils sont permis à cette table. Chacun apprend que tu as demandé ; personne, ce que dit le conseil.
coach-label = Un conseil, juste pour toi
coach-thinking = Réflexion
coach-wait = Les tours sont mis à l’essai. Tu peux continuer à jouer.
coach-nothing = Aucun conseil n’est venu. Tu peux redemander.
coach-first_look =
    { $n ->
        [one] Un premier regard sur un tour.
       *[other] Un premier regard sur { $n } tours.
    }
coach-title =
    { $n ->
        [1] Un tour qui mérite un regard.
        [2] Deux tours qui méritent un regard.
       *[other] Trois tours qui méritent un regard.
    }
coach-away = mettre de côté
coach-put_away = Mettre le conseil de côté
coach-steps =
    { $n ->
        [one] Un coup
       *[other] { $n } coups
    }
# Wins in 100 games, from $low to $high.
coach-chance = { $share } victoires sur 100 parties, entre { $low } et { $high }
# Why a turn is worth a look. $was and $now are wins in 100 games.
coach-why_wins = Avec cela, la partie est gagnée.
coach-why_usual = Ce que ferait ici un bot solide.
coach-why_as_usual = Ces parties ne montrent aucune différence avec le tour d’un bot solide.
coach-why_holds = Victoires sur 100 parties pour { $name } : { $was } après le tour d’un bot solide, { $now } après celui-ci.
coach-why_gains = Tes victoires sur 100 parties : { $was } après le tour d’un bot solide, { $now } après celui-ci.
coach-why_alike = Ces parties ne montrent aucune différence avec le premier.
coach-why_alike_but = Aucune différence nette pour toi. Victoires sur 100 parties pour { $name } : { $was } après le premier, { $now } après celui-ci.
coach-why_less = Moins de victoires sur 100 parties que le premier : de { $was } à { $now }.
coach-why_more = Plus de victoires sur 100 parties que le premier : de { $was } à { $now }.
coach-foot = Tes victoires sur 100 parties. En pointillé : après le tour d’un bot solide ({ $bot }), { $usual }. Tours essayés : { $tried }. Des bots solides ont continué ceux-ci : { $games } nouvelles parties chacun. Le journal dit que tu as demandé.
habit-alone = Quand il n’y a qu’une chose à faire
habit-alone_do = la faire pour moi
habit-alone_ask = me demander

seal-title = Les dés scellés
seal-what = Tous les dés de cette partie viennent d’un secret tiré avant le premier coup. Voici son sceau ; le secret lui-même se montre après le dernier coup.
seal-closed = Le secret est encore scellé.
seal-fits = Cette page a vérifié : le secret va avec le sceau montré avant le premier coup.
seal-broken = Le secret ne va pas avec le sceau. Ne fais pas confiance à ces dés.
seal-seal = Sceau
seal-secret = Secret
seal-check = Vérifier les dés
seal-checking = Vérification

curtain-give = Passe l’appareil à { $name }.
curtain-take = Je suis { $name }

end-eyebrow = Fin
end-rounds =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
end-stopped = La partie s’est arrêtée avant la fin.
end-nobody = Personne ne gagne.
end-you_first = Tu finis en tête.
end-first =
    { $n ->
        [one] { $names } finit en tête.
       *[other] { $names } finissent en tête, ex æquo.
    }
end-placing = Qui finit où
end-place = { $place }.
end-story =
    { $n ->
        [one] La partie en une phrase
       *[other] La partie en { $n } phrases
    }
end-and_now = Et maintenant ?
end-again = Rejouer avec le même groupe
end-again_alone = Rejouer
end-again_watch = Regarder une autre partie
end-join_again = Aller à la partie suivante
end-replay = Revoir
end-replay_long = La revoir, de chaque place
end-save = Enregistrer
end-log = Tout ce qui s’est passé

debrief-waiting = On calcule ce qui a fait cette partie.
debrief-first = La première fois sur un serveur, cela prend quelques minutes.
debrief-rough = Premiers chiffres, sur { $n } parties chacun. Ils s’affinent.
debrief-how = Chaque planche est une cause. Elle monte pour un gain, descend pour une perte. Hauts et bas s’additionnent, une part peut dépasser 100.
debrief-head_stopped = À l’arrêt, meilleure position : { $names }.
debrief-head_nobody = { end-nobody }
debrief-head_shared = Victoire partagée : { $names }.
debrief-head_doing = { $names } gagne. Ses choix ont fait { $points } ({ $within }) victoires sur { $way }.
debrief-head_rules = { $names } gagne. L’essentiel vient des règles et de la place.
debrief-head_luck = { $names } gagne. L’essentiel vient des dés et des cartes.
debrief-head_own = { $names } gagne. L’essentiel vient de ses choix.
debrief-head_others = { $names } gagne. L’essentiel vient des choix des autres.
debrief-head_several = { $names } gagne. Aucune cause n’en fait nettement l’essentiel.
debrief-you_stopped = À l’arrêt, tu avais la meilleure position.
debrief-you_doing = Tu gagnes. Tes choix ont fait { $points } ({ $within }) victoires sur { $way }.
debrief-you_rules = Tu gagnes. L’essentiel vient des règles et de ta place.
debrief-you_luck = Tu gagnes. L’essentiel vient des dés et des cartes.
debrief-you_own = Tu gagnes. L’essentiel vient de tes choix.
debrief-you_others = Tu gagnes. L’essentiel vient des choix des autres.
debrief-you_several = Tu gagnes. Aucune cause n’en fait nettement l’essentiel.
debrief-helped_yours = Ce qui t’aide nettement : { debrief-your_cause }.
debrief-helped_theirs = Ce qui a nettement aidé { $name } : { debrief-cause }.
debrief-cost_yours = Ce qui te coûte nettement : { debrief-your_cause }.
debrief-cost_theirs = Ce qui a nettement coûté à { $name } : { debrief-cause }.
debrief-none_yours = Pour toi, rien ne ressort nettement.
debrief-none_theirs = Pour { $name }, rien ne ressort nettement.
debrief-cause_rules = les règles et la place
debrief-cause_luck = les dés et les cartes
debrief-cause_own = ses propres choix
debrief-cause_others = les choix des autres
debrief-cause =
    { $cause ->
        [rules] { debrief-cause_rules }
        [luck] { debrief-cause_luck }
        [own] { debrief-cause_own }
       *[others] { debrief-cause_others }
    }
debrief-your_cause =
    { $cause ->
        [own] tes propres choix
       *[others] { debrief-cause }
    }
debrief-short_rules = la place
debrief-short_luck = le hasard
debrief-short_own = les choix
debrief-short_others = les autres
debrief-picture = { $name } : une chance égale de { $equal } sur 100. Les règles et la place { $rules }. Les dés et les cartes { $luck }. Ses choix { $own }. Les autres { $others }. La fin { $end }.
debrief-ledger_of = { $name } : le compte de la chance
debrief-yours = De quoi ta chance était faite
debrief-points = victoires sur 100
debrief-interval = 95 %
debrief-equal = Une chance égale
debrief-equal_what =
    { $n ->
        [one] Une place.
       *[other] { $n } places, une victoire.
    }
debrief-before = Avant le premier coup.
debrief-split = Sous des règles égales { $level } ; les règles inégales { $unequal }.
debrief-all_dice = Tout ce qui est venu, peu importe à qui.
debrief-against = Face au bot { $bot } à la même place.
debrief-by = { $names }.
debrief-nothing = Ne se distingue pas du hasard.
debrief-none_at_all = Aucune différence, dans aucune de ces parties.
debrief-end = La fin
debrief-end_won = Une victoire sûre.
debrief-end_shared = Une part de la victoire.
debrief-end_lost = Pas de victoire.
debrief-end_stopped = Ce qu’on pouvait espérer à l’arrêt.
debrief-all = Tous les comptes en tableau
debrief-line = Les chances au fil de la partie
debrief-line_what = Ce que chaque place pouvait espérer, si des bots avaient continué. À { $within } près, 95 fois sur 100.
debrief-line_table = Les chances par manche, en tableau
debrief-round = manche
debrief-from_to = { $name } de { $from } à { $to }.
debrief-span = { $from } à { $to }
debrief-turn_reform = Manche { $round }, la table a changé une règle
debrief-turn_luck = Manche { $round }, dés et cartes
debrief-turn_yours = Manche { $round }, ton choix
debrief-turn_choice = Manche { $round }, { $name } choisit
debrief-step = Coup { $n }
debrief-for_you = pour toi.
debrief-for = pour { $name }.
debrief-each_within = Chaque part à { $within } victoires sur 100 près.
debrief-under_more = Mêmes dés, règles égales : { $name } gagne { $points } ({ $within }) fois de plus sur 100.
debrief-under_less = Mêmes dés, règles égales : { $name } gagne { $points } ({ $within }) fois de moins sur 100.
debrief-under_nothing = Mêmes dés, règles égales : aucune différence nette.
debrief-under_what = Les dés de cette partie, tels qu’ils sont tombés. { $games } parties par règle. Des bots ont choisi, et au hasard un coup sur { $slip }.
debrief-under_same = { $name } gagne le plus souvent selon les deux règles.
debrief-under_other = Selon ces règles, { $now } gagne le plus souvent. Selon des règles égales, { $then }.
debrief-these = avec ces règles
debrief-equally = à règles égales
debrief-apart = la différence
debrief-shares = La moitié la plus pauvre finit avec { $share } sur 100.
debrief-shares_what = Partagé ici : { $what }. La ligne rouge additionne ce que chacun a. La ligne pointillée serait le partage égal.
debrief-guessed = Ligne en tirets : ton idée, { $share } sur 100.
debrief-hidden = Ce que personne ne voyait
debrief-eyes = Revoir la partie par les yeux de
debrief-of_100 = { $share } sur 100
debrief-poor_to_rich = du plus pauvre au plus riche
debrief-all_alike = si tous avaient autant
debrief-by_round = Ce que chacun avait, manche par manche
debrief-by_round_table = Ce que chacun avait, en tableau
debrief-done_you =
    Tu as aidé { $gave ->
        [one] { $gave } fois
       *[other] { $gave } fois
    }, et reçu de l’aide { $had ->
        [one] { $had } fois
       *[other] { $had } fois
    }.
debrief-done = Ce que les uns ont fait aux autres
debrief-done_all =
    De l’aide : { $helps ->
        [one] { $helps } fois
       *[other] { $helps } fois
    }. Le contraire : { $harms ->
        [one] { $harms } fois
       *[other] { $harms } fois
    }.
debrief-done_cells = Dans chaque case : fait par eux / subi par eux.
debrief-done_for = les uns pour les autres
debrief-done_to = les uns contre les autres
debrief-by_you = par toi
debrief-to_you = pour toi, ou contre toi
debrief-done_table = Qui a fait quoi, et à qui
debrief-who = qui
debrief-whom = à qui
debrief-how_often = fois
debrief-how_much = combien
debrief-talk = Trois questions pour en parler
debrief-talk_what = Il n’y a pas de corrigé. Prenez la première à deux.
debrief-ask_rules_gave = Les règles et la place donnaient { $points } ({ $within }) victoires sur 100 à { $name }. Qui l’a remarqué ?
debrief-ask_rules_took = Les règles et la place prenaient { $points } ({ $within }) victoires sur 100 à { $name }. Qui l’a remarqué ?
debrief-ask_luck_gave = Le hasard a donné { $points } ({ $within }) victoires sur 100 à { $name }. Qu’est-ce qui est mérité ?
debrief-ask_luck_took = Le hasard a pris { $points } ({ $within }) victoires sur 100 à { $name }. Qui pouvait aider ?
debrief-ask_others_gave = { $by } a choisi : { $points } ({ $within }) victoires sur 100 de plus pour { $name }. Exprès ?
debrief-ask_others_took = { $by } a choisi : { $points } ({ $within }) victoires sur 100 de moins pour { $name }. Pouvait-on faire autrement ?
debrief-ask_felt = Quand as-tu senti que tu ne pouvais plus perdre ?
debrief-ask_change = Quelle règle changerais-tu d’abord, et pour qui ?
debrief-ask_again = De quelle place jouerais-tu la prochaine fois ?
piece-circle = Rond
piece-square = Carré
piece-triangle = Triangle
piece-diamond = Losange
piece-hexagon = Hexagone
piece-star = Étoile
piece-cross = Croix
piece-drop = Goutte
debrief-print = Imprimer
debrief-pieces = Des pièces au lieu des noms
debrief-json = Chiffres en JSON
debrief-csv = Chiffres en CSV
debrief-method = Comment c’est calculé
debrief-method_1 = Une chance est une part de victoires dans des parties continuées depuis une position. Des bots tiennent toutes les places, avec d’autres dés et des pioches mélangées. Une victoire partagée compte en parts égales.
debrief-method_2 = Le bot est { $bot } ({ $title }, version { $version }). Depuis chaque position { $rollouts } parties ; il a fallu en jouer { $made }.
debrief-method_3 = Un choix compte par ce qu’il a changé, face au bot à cette place. Ce n’est pas un jugement sur une personne. Les dés et les cartes sont tout le reste, peu importe à qui.
debrief-method_4 = Les règles et la place sont tout ce qui était là avant le premier coup. Les parts s’additionnent sans reste, car les voisines partagent leurs chiffres. Elles ne sont pas dans l’ordre du temps.
debrief-method_5 = Après ± vient la moitié d’un intervalle. Un tel intervalle contient la vraie valeur 95 fois sur 100. Il parle de parties de bots, pas de personnes. S’il contient zéro, le chiffre ne se distingue pas du hasard.
debrief-method_6 = La ligne et ses tournants reposent sur { $whole } parties. Les tournants sont choisis sur une moitié des parties et montrés sur l’autre. Un autre bot comme mesure déplacerait des points entre choix et hasard.
debrief-method_7 = Les mêmes dés : le secret de cette partie, rejoué par des bots. Partie par partie ils ont les mêmes humeurs, selon les deux règles. Ce que changent des règles égales est la moyenne des paires.

shoes-title = Dans leur peau
shoes-how = Joue les mêmes dés d’une autre place. Des bots prennent les autres.
shoes-on = Continuer d’ici moi-même
shoes-own = ta propre place, d’abord
shoes-now = cette place, toi
shoes-then = cette place, d’abord
shoes-more = Ici tu finis avec { $mine }. La première fois, c’était { $theirs }.
shoes-less = Ici tu finis avec seulement { $mine }. La première fois, c’était { $theirs }.
shoes-same = Ici tu finis avec { $mine }, comme la première fois.
shoes-what = Les mêmes dés, deux fois, manche par manche.

replay-title = Replay
replay-where = Replay. { $where }.
replay-label = Replay
replay-loading = On rejoue la partie.
replay-missing = Ce replay n’existe pas.
replay-back = Retour à la fin
replay-dice = Les dés
replay-laid = La table est prête.
replay-step = Coup { $at } sur { $last }
replay-slide = Aller à un coup
replay-first = Début
replay-back_one = Retour
replay-play = Lecture
replay-pause = Pause
replay-on_one = Suivant
replay-jump = Aller à
replay-rounds = Manches
replay-moments = Moments forts
replay-speed = Vitesse
replay-times = { $speed }×
replay-end = Fin
replay-eyes = Vu par
replay-eyes_label = Par les yeux de qui
replay-spectator = le public

rules-title = { menu-rules }
rules-loading = On va chercher les règles.
rules-ledger = Règle par règle
rules-ledger_what = Chaque règle du livre avec son numéro, et chaque trou qu’il a fallu combler. Un coup refusé cite le numéro qui l’interdit.
rules-missing = Pas de règles ici.
rules-back = Retour à ta table
rules-play = Jouer
rules-search = Chercher un mot
rules-found =
    { $n ->
        [0] Rien là-dessus.
        [one] Un sujet.
       *[other] { $n } sujets.
    }
rules-numbers = Montrer les numéros des règles
rules-others = Les règles des autres jeux

gone-title = Tu n’es plus à la table.
gone-home = Page d’accueil

load-wait = Un instant.
load-title = Cette page est incomplète.
load-words = Il en manque un morceau, et recharger n’a rien changé. Le serveur a peut-être une nouvelle version, ou la connexion est faible.
load-again = Recharger

lost-title = { refusal-not_found }
lost-words = Cette adresse ne mène à aucune page. Un code se tape sur la page d’accueil.

errors-offline = Le serveur ne répond pas. Vérifie la connexion et réessaie.
errors-server = Le serveur a répondu { $status }. Réessaie dans un instant.

## La salle : une classe, un code, une leçon. Qui l’anime voit la console, les autres leur téléphone et le mur.

home-room = Ouvrir une salle pour une classe
room-title = La salle
room-gone = Cette salle ne t’est plus ouverte
room-come = Entre
room-nick = Ton surnom
room-enter = Entrer
room-privacy = Pas de compte, et n’importe quel nom convient. Tout s’efface après 30 jours.
room-shut = La porte est fermée. Demande à qui anime la salle de l’ouvrir.
room-you = Toi
room-in = C’est bon, { $name }.
room-go_to = Va à la table { $n }.
room-soon = Ta place arrive bientôt.
room-at_table = Table { $n }
room-you_watch = { banner-watching }
room-about = De quoi parle ce jeu
room-about_seats = Les dés donnent les places, et certaines sont moins bonnes. Cela ne dit rien de toi.
room-read = C’est lu
room-watch_instead = Plutôt regarder
room-watch_what = Personne ne demande pourquoi. Tu réponds quand même aux questions.
room-play_again = Rejouer
room-begins = On commence quand la salle est prête.
room-hand_up = Lever la main
room-hand_down = Baisser la main
room-guess_head = Comment tout sera-t-il partagé à la fin ?
room-guess_lead = Répartis { $discs } jetons ; chacun vaut { $part } sur 100.
room-guess_more = Un de plus pour la place { $n }
room-guess_less = Un de moins pour la place { $n }
room-guess_half = La moitié la plus pauvre : { $part } sur 100.
room-guess_send = C’est mon pari
room-guess_level = Tous pareil
room-guess_kept = Ton pari est gardé pour la fin.
room-all_still = Tout s’arrête.
room-look_up = Lève les yeux : les réponses sont au mur.
room-one_sentence = En une phrase
room-send = Envoyer
room-answer_kept = Ta réponse est gardée. Tu peux encore la changer.
room-answers_closed = Plus de réponses.
room-nobody_knows = Personne ne voit qui a répondu quoi.
room-ask_fair = Avez-vous tous la même chance de gagner ?
room-answer_fair_1 = Oui, tous la même
room-answer_fair_2 = Non, le hasard décide
room-answer_fair_3 = Non, les règles décident
room-ask_help = Pouvais-tu aider quelqu’un ?
room-answer_help_1 = Oui, et c’est fait
room-answer_help_2 = Oui, mais sans le faire
room-answer_help_3 = Non, impossible
room-ask_rules = Qui pourrait changer les règles à ta table ?
room-answer_rules_1 = Qui est devant
room-answer_rules_2 = Nous tous ensemble
room-answer_rules_3 = Personne ne peut
room-ask_free = Qu’as-tu reçu sans rien faire pour cela ?
room-where = { $people ->
        [one] Une personne est là.
       *[other] { $people } personnes sont là.
    } Personne d’autre ne voit cette page.
room-wall_shows = Le mur montre
room-show_code = le code
room-show_boards = les tables
room-show_question = la question
room-show_debrief = la fin
room-show_black = rien
room-help = Aider quelqu’un
room-open_wall = Ouvrir le mur dans une fenêtre
room-call = Le nom de la salle
room-save = Enregistrer
room-to_all = Un message à tous les téléphones
room-names_on_wall = Le mur montre les noms
room-invite = Un lien pour animer à deux
room-invite_what = Qui l’ouvre anime aussi la salle.
room-delete_head = Effacer cette salle
room-delete_what = Elle s’efface seule après 30 jours : noms, tables et réponses.
room-delete = L’effacer maintenant
room-delete_sure = Oui, tout effacer
room-ruler = Minute { $minutes } sur { $all }, { $part ->
        [join] on entre
        [guess] on parie
        [play] on joue
        [stop] les tables s’arrêtent
       *[debrief] on parle
    }.
room-part_join = Entrer
room-part_guess = Parier
room-part_play = Jouer
room-part_stop = Stop
room-part_debrief = Parler
room-kept = { $minutes } minutes sont gardées
room-type_here = Ouvre { $address } et tape
room-qr = L’entrée en code QR
room-one_code = Un code pour toute la classe. On peut aussi le scanner.
room-door_close = Fermer la porte
room-door_open = Ouvrir la porte
room-length = Durée de la leçon en minutes
room-minutes = { $minutes } min
room-minutes_talk = dont { $minutes } pour parler
room-plan = On joue à { $game } par tables de { $size }, { $rules }. D’abord { $guess }, et { $stop }. Le tout en { $minutes } minutes.
room-plan_game = { options-game }
room-plan_size = Places par table
room-plan_rules = { options-variant }
room-plan_stop = Quand tout s’arrête pour une question
room-fits = Il y a { $left } minutes de jeu : presque toutes les tables finissent.
room-fits_half = Il y a { $left } minutes de jeu : environ la moitié finit.
room-fits_not = Il y a { $left } minutes de jeu : la plupart s’arrêtent avant la fin.
room-book = { options-book }
room-guess_yes = on parie
room-guess_no = on joue
room-stop_after = { $round ->
        [0] rien ne nous interrompt
        [one] une question vient après la manche { $round }
       *[other] une question vient après la manche { $round }
    }
room-here = { $n ->
        [0] Personne n’est encore là.
        [one] Une personne est là.
       *[other] { $n } sont là.
    }
room-here_what = { $seated } à { $tables ->
        [one] une table
       *[other] { $tables } tables
    }, { $door } à la porte, en spectacle : { $watching }. Des bots gardent les places libres.
room-seat_all = Placer tout le monde
room-undo = Annuler
room-seat_what = en tables égales, avec des bots
room-begin = Commencer la leçon
room-begin_guess = les téléphones demandent un pari
room-begin_play = les tables démarrent
room-start = Lancer les tables
room-guessed = Paris : { $n } sur { $of }
room-table = { room-at_table }
room-count = { $people ->
        [one] une personne
       *[other] { $people } personnes
    }{ $bots ->
        [0] { "" }
        [one] , un bot
       *[other] , { $bots } bots
    }
room-door = À la porte
room-door_count = { $n ->
        [0] personne n’attend
        [one] une personne attend
       *[other] { $n } attendent
    }
room-put_here = Placer { $name } ici
room-new_table = À une nouvelle table
room-watching = Regardent
room-only_you = personne d’autre ne le voit
room-hold = Tu tiens { $name }. Touche une table, ou quelqu’un pour échanger.
room-put_back = Reposer
room-fair = Tu choisis qui joue avec qui. Les dés donnent les positions, et personne ne les fixe.
room-by_gap = la pire d’abord
room-by_number = dans l’ordre
room-side_low = ont moins
room-side_high = ont plus
room-last = Ce qui vient d’arriver
room-round = Manche
room-part_high = La part du haut
room-freeze = Figer
room-thaw = Reprendre
room-look_at = Regarder la table { $n } dans une fenêtre
room-over = Cette table a fini.
room-frozen = Figée par toi
room-stands = À l’arrêt
room-waits = attend { $names }, { $time }
room-bots_move = Les bots jouent.
room-coming = J’arrive
room-new_code = Un nouveau code
room-nudge = Relancer
room-let_bot = Un bot joue ce coup
room-call_hand = { $name } lève la main depuis { $time }.
room-call_gone = Le téléphone est parti : { $name }, { $time }.
room-call_slow = { $name } réfléchit depuis { $time }.
room-brief_hand = main levée, { $time }
room-brief_gone = téléphone parti, { $time }
room-brief_slow = réfléchit, { $time }
room-all_well = Personne n’a besoin de toi.
room-all_well_what = Fais le tour. Demande qui ils pouvaient aider.
room-stopping = Les tables s’arrêtent après cette manche.
room-debrief_head = Les tables ont fini.
room-debrief_what = Chaque téléphone montre ce que sa place a reçu, et pourquoi. Le mur montre toutes les tables.
room-talk_parts = Où en est le mur
room-talk_1 = Nos tables
room-talk_2 = Très nombreuses parties
room-talk_3 = À règles égales
room-talk_4 = Ce qu’on a parié
room-talk_5 = Une question pour finir
room-all_tables = { $n ->
        [one] La table
       *[other] Les { $n } tables
    }
room-pause = Tout en pause
room-resume = Tout reprend
room-stop = Arrêter après la manche
room-stop_now = Arrêter maintenant
room-freeze_ask = Figer et demander
room-own = Ta propre question
room-ask = Demander
room-late = En cas de retard, le jeu raccourcit, pas la discussion.
room-answered = Réponses : { $n } sur { $of }. Tout est à l’arrêt.
room-not_who = Qui a choisi quoi n’est pas gardé.
room-answers_wait = Les réponses viennent à la fermeture.
room-names_hushed = Les noms des gens de la salle sont retirés.
room-on_wall = Au mur
room-show_it = Montrer
room-thinking = { $n ->
        [0] Tout le monde a répondu.
        [one] Une personne réfléchit encore.
       *[other] { $n } réfléchissent encore.
    }
room-show_answers = Fermer et montrer les réponses
room-go_on = Continuer à jouer
room-whom = Qui
room-lost_phone = Téléphone perdu ou vide
room-code_what = À taper sur la page d’accueil, avec n’importe quel téléphone. Il sert une fois, pendant dix minutes.
room-move_to = Déplacer vers
room-swap_with = Échanger avec
room-swap_what = Les gens changent de place. Ce qui est sur la table y reste.
room-pair_with = Partager la place avec
room-pair_what = Les deux jouent ensemble, sous les deux noms. Chaque téléphone ouvre la place.
room-only_watch = Seulement regarder
room-lets_play = Faire jouer
room-remove = Faire sortir { $name }
room-are_here = { $n ->
        [one] personne est là.
       *[other] sont là.
    }
room-any_name = Pas de compte. N’importe quel nom convient.
room-camera = Vise ici avec un appareil photo
room-wall_play = { $tables ->
        [one] Une table, un livret de règles.
       *[other] { $tables } tables, un livret de règles.
    }
room-wall_level = Une balance droite dit : les deux côtés ont pareil.
room-of_answered = réponses sur { $of }.
room-found = À la table du milieu, le haut a { $part } sur 100.
room-found_games = Dans { $games } parties de bots, le milieu est { $part }.
room-crowd_these = En haut : parties de bots, mêmes règles, manche { $round }.
room-crowd_bot = Leurs bots s’appellent { $bot }.
room-crowd_equal = En bas : règles égales. Le milieu est { $part }.
room-crowd_soon = Les nombreuses parties ne sont pas encore là.
room-found_axis = Chaque point est une table : la part de qui a plus.
room-guess_fact = Nos paris, et ce qui est venu
room-fact = Ce que les plus pauvres ont ensemble
room-line_fact = ce qui est venu
room-line_guess = notre pari
room-line_even = partage égal
room-after = Tu as parié sur { $guess } sur 100 pour la moitié la plus pauvre. À ta table : { $fact }.
room-talk = Qu’as-tu reçu sans l’avoir mérité ?

refusal-room = Ce code mène à une salle de plusieurs tables.
refusal-not_lead = Seul qui anime la salle peut faire cela.
refusal-no_table_here = Cette table n’existe pas dans la salle.
refusal-nobody_here = Personne n’est encore là pour jouer.
refusal-last_part = La leçon n’a pas d’autre partie.
refusal-asking = Une question est déjà posée.
refusal-no_question = Cette question n’est pas ouverte.
refusal-bad_answer = Cette réponse ne va pas avec la question.
refusal-bad_guess = Un pari répartit tous les { $discs } jetons.
refusal-nothing_to_undo = Il n’y a rien à annuler.
refusal-bad_plan = Une leçon dure de { $least } à { $most } minutes.

## Le labo dans le navigateur : un réglage à côté des règles imprimées.

lab-title = Le labo
lab-grey = Gris et pointillé : les règles imprimées.
lab-turn = Changer une règle
lab-games = { $games } parties sur { $of }
lab-all = { $games } parties jouées
lab-book = Revenir aux règles imprimées
lab-printed = imprimé
lab-variant = Règles
lab-who = Qui joue
lab-seat = Place { $seat }
lab-play = Jouer à cette table
lab-copied = Lien copié.
lab-preparing = Les règles se préparent. Cela n’arrive qu’une fois.
lab-stopped = Le labo s’est arrêté. Change un réglage pour redemander.
lab-waiting = Les premières parties se jouent.
lab-by_book = Règles imprimées : { $one } gagne { $a } fois sur 100, { $other } { $b }.
lab-narrows = L’écart se réduit de { $before } à { $after } sur 100.
lab-widens = L’écart se creuse de { $before } à { $after } sur 100.
lab-turned = L’écart se retourne, de { $before } à { $after }.
lab-unchanged = { $games } parties ne montrent aucun changement pour qui gagne.
lab-so_far = Seules les premières parties sont jouées.
lab-gap = Sur 100 parties, { $value } victoires de plus : { $one } face à { $other }.
lab-between = L’intervalle va de { $low } à { $high }. Un tel intervalle est juste 95 fois sur 100.
lab-changes = L’écart change de { $value } sur 100. { lab-between }
lab-dice = Les deux ont été joués avec les mêmes dés.
lab-wins = Victoires d’une place sur 100 parties
lab-equal = une part égale
lab-wealth = Ce que possède une place, manche par manche
lab-wealth_what = Les bandes tiennent 80 places sur 100, parties en cours.
lab-sharing = Partage à la fin : Gini { $gini }
lab-sharing_book = Partage à la fin : Gini { $gini }, imprimé { $book }
lab-lasts = Une partie dure { $rounds } manches.
lab-lasts_book = Une partie dure { $rounds } manches, imprimé { $book }.
lab-here = ce réglage
lab-interval = intervalle à 95 %
lab-group = groupe
lab-round = manche
lab-poorest = les moins riches
lab-twin = En tableau
lab-one = Une règle à la fois
lab-mine = Mon réglage
lab-bars = Ce qu’une règle seule change pour { $other }
lab-hollow = Une barre vide ne se distingue pas de rien. Tous les intervalles tiennent ensemble, 95 fois sur 100.
lab-picture = { $what }. { $figures }

## Un vote sur une règle.

reform-open = Proposer une autre règle
reform-allow = La table peut voter sur les règles pendant la partie.
reform-allow_what = N’importe qui peut proposer un changement. Entre deux manches, tout le monde voit ce qu’il ferait à chaque place, puis vote.
reform-how = N’importe qui peut proposer. Quand la manche est finie, tout le monde voit ce que cela ferait à chaque place, puis vote, à bulletin secret.
reform-now = maintenant
reform-then = avec le changement, en victoires sur 100 parties
reform-propose = Le proposer
reform-waits = { $name } a proposé de changer une règle. La table vote quand la manche est finie.
reform-proposed =
    { $you ->
        [seat] Tu proposes
       *[others] { $name } propose
    }
reform-you_there = toi
reform-reckoning = Des bots jouent la suite, avec la règle d’aujourd’hui et avec l’autre. Cela prend quelques secondes.
reform-none = Le temps a manqué pour la jouer. Vote selon ce que tu penses.
reform-more = Plus de victoires pour { $names }.
reform-less = Moins de victoires pour { $names }.
reform-same = Pour { $names }, ces parties ne montrent pas de différence.
reform-same_all = Ces parties ne montrent de différence pour personne.
reform-no_difference = pas de différence
reform-equal = Ligne verte : { $share }, une part égale
reform-picture = { $name } : maintenant { $now }, ensuite { $then }, différence { $change }.
reform-method = { $games } parties à partir d’ici avec chaque règle, les mêmes dés dans les deux, le bot { $bot } à toutes les places. Ce qui est caché a été deviné de nouveau à chaque partie. Les crochets rouges sont les intervalles de la différence. Ils tiennent tous ensemble, 95 fois sur 100.
reform-col_then = ensuite
reform-col_change = différence
reform-ask = Que votes-tu ?
reform-yes = Pour
reform-no = Contre
reform-sealed = Ton vote est secret. Tous s’ouvrent en même temps.
reform-slips = Votes
reform-vote_open = réfléchit
reform-vote_sealed = a voté
reform-vote_yes = pour
reform-vote_no = contre
reform-vote_none = n’a pas voté
reform-passed = La règle change
reform-kept = La règle reste
reform-count = Pour : { $yes } places sur { $seats }. Il en faut plus de la moitié.
debrief-reform = Les règles que la table a changées { $reform }.
