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
table-over = La partie est finie. Le secret des dés est ouvert : tout le monde peut les vérifier.
table-outdated = { refusal-outdated } L’hôte peut y mettre fin.
table-frozen = Une règle de ce jeu a planté : la partie reste bloquée ici. Rien n’est perdu. L’hôte peut y mettre fin ; on pourra alors la revoir.
table-ended = L’hôte a mis fin à la partie.
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
refusal-not_begun = La partie n’a pas commencé.
refusal-begun = La partie a commencé : c’est trop tard pour changer ça.
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
refusal-long_text = Un message compte de 1 à { $most } caractères.
refusal-bad_text = Certains caractères de ce message ne s’affichent pas.
refusal-short_name = Un nom compte de 1 à { $most } caractères.
refusal-bad_name = Certains caractères de ce nom ne s’affichent pas. Essaie avec des lettres et des espaces.
refusal-taken_name = Ce nom est déjà pris à cette table. Choisis-en un autre.
refusal-bad_value = L’hôte ne peut pas régler ça ainsi : { $why }
refusal-bad_clock = Le temps de réflexion est 0 (sans limite) ou de { $least } à { $most } secondes.
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

names-you = toi

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
lobby-open = Va sur
lobby-and_type = et tape
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-qr = Code QR qui ouvre la page pour entrer
lobby-camera = ou scanne ce code
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
    { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
lobby-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
lobby-start = Commencer avec { $people } et { $bots }
lobby-start_full = Commencer avec { $people }
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

options-sentence = On joue à { $title } avec { $seats } places, { $variant }. On a { $time } pour répondre.
options-sentence_plain = On joue à { $title } avec { $seats } places. On a { $time } pour répondre.
options-seats = Nombre de places
options-variant = Avec quelles règles
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
menu-leave_sure = Oui, quitter pour de bon
menu-leave_not = { home-not_me_not }

host-title = C’est toi l’hôte
host-sentence = On a { $time } pour décider, et on parle avec { $talk }.
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
host-remove = exclure
host-remove_of = exclure : { $name }

look-title = { nav-look }
look-language = Langue
look-theme = Lumière
look-system = comme l’appareil
look-light = de jour
look-dark = sous la lampe
look-pace = Vitesse du récit
look-pace_slow = lentement
look-pace_normal = normale
look-pace_fast = vite
look-pace_at_once = tout de suite
look-calm = Sans animation : les pièces sont là, c’est tout
look-keys = Les touches 1 à 9, 0 et les lettres choisissent un coup

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
end-wait_again = L’hôte peut ouvrir la partie suivante pour tout le monde.
end-replay = Revoir
end-replay_long = La revoir, de chaque place
end-save = Enregistrer
end-log = Tout ce qui s’est passé

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
replay-play = Lire
replay-pause = Pause
replay-on_one = Suite
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
