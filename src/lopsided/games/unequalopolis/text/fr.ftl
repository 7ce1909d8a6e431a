### Unequalopolis en français : Inégalopolis.
### complete
###
### On tutoie, au présent, sans participe qui s’accorde avec les gens. Pas de « de » ni de « que » devant un prénom. Le lexique est dans docs/translating.md.
### Un titre se dit sans article (Salines 1A), sauf les usines (l’Usine des eaux). { $lot-the } : la culture, l’entrepôt ; { $lot-last } : la dernière culture.

title = Inégalopolis
tagline = Achète des terres, touche des loyers. Les dés décident quelles règles sont les tiennes.
pitch = Un jeu de commerce où les dés donnent à chaque place le signe d’un homme ou d’une femme. Le plateau est le même pour tout le monde. Pas les règles.

## Comment joue chaque bot.

bot-builder = Bâtit dès que l’argent rentre.
bot-trader = Cherche d’abord des échanges.
bot-cautious = Garde de l’argent pour les mauvais jours, et ne propose rien.

## Le plateau dans le terminal.

board-player = Qui
board-sign = Signe
board-cash = Argent
board-place = Où
board-holdings = Titres et cartes
board-bankrupt = en faillite
board-prison = en prison
board-none = aucun
board-country = [dim]Pays[/]      [bold]{ $card }[/] : { $card-says } Jusqu’au tour suivant : { $drawer }
board-crop = une culture
board-warehouse = un entrepôt
board-no_bid = [dim]Enchère[/]   [bold]{ $lot }[/], pas encore d’offre
board-bid = [dim]Enchère[/]   [bold]{ $lot }[/], { $bidder } mène avec { $high } f
board-debt =
    { $to ->
        [bank] [dim]Dette[/]     { $debtor } doit { $amount } f à la banque
       *[player] [dim]Dette[/]     { $debtor } doit { $amount } f à { $creditor }
    }
board-tray = [dim]Plateau[/]   { $maker } : { $give } ; { $partner } : { $get }
board-cash_given = { $cash } f
board-nothing = rien encore

stream-first_die = { $seat }, premier dé
stream-second_die = { $seat }, second dé
stream-order = { $seat }, lancer pour l’ordre
stream-bounty = Pioche Aubaine
stream-lucky = Pioche Chance ou pas
stream-country = Pioche Pays
stream-empowerment = Pioche Émancipation
stream-signs = Signes
stream-dealing = Titres distribués
stream-lots = Tirage entre égaux

## Les noms des nombres.

deed-0 = Salines 1A
    .place = { group-0 }
    .code = 1A
deed-1 = Salines 1B
    .place = { group-0 }
    .code = 1B
deed-2 = Gare 1
    .place = Gare
    .code = G1
deed-3 = Roseaux 2A
    .place = { group-1 }
    .code = 2A
deed-4 = Roseaux 2B
    .place = { group-1 }
    .code = 2B
deed-5 = Tisserands 3A
    .place = { group-2 }
    .code = 3A
deed-6 = l’Usine des eaux
    .place = Eaux
    .code = E
deed-7 = Tisserands 3B
    .place = { group-2 }
    .code = 3B
deed-8 = Briqueterie 4A
    .place = { group-3 }
    .code = 4A
deed-9 = Briqueterie 4B
    .place = { group-3 }
    .code = 4B
deed-10 = Briqueterie 4C
    .place = { group-3 }
    .code = 4C
deed-11 = Corons 5A
    .place = { group-4 }
    .code = 5A
deed-12 = Corons 5B
    .place = { group-4 }
    .code = 5B
deed-13 = Gare 2
    .place = Gare
    .code = G2
deed-14 = Quai-Lanterne 6A
    .place = { group-5 }
    .code = 6A
deed-15 = l’Usine électrique
    .place = Électricité
    .code = U
deed-16 = Quai-Lanterne 6B
    .place = { group-5 }
    .code = 6B
deed-17 = Vergers 7A
    .place = { group-6 }
    .code = 7A
deed-18 = Vergers 7B
    .place = { group-6 }
    .code = 7B
deed-19 = Vergers 7C
    .place = { group-6 }
    .code = 7C
deed-20 = Mont-Comptant 8A
    .place = { group-7 }
    .code = 8A
deed-21 = Mont-Comptant 8B
    .place = { group-7 }
    .code = 8B

space-0 = la Banque
space-1 = { deed-0 }
space-2 = Aubaine
space-3 = { deed-1 }
space-4 = Impôt sur le revenu
space-5 = { deed-2 }
space-6 = { deed-3 }
space-7 = Frontière
space-8 = { deck-lucky }
space-9 = { deed-4 }
space-10 = la Prison
space-11 = { deed-5 }
space-12 = { deed-6 }
space-13 = { deed-7 }
space-14 = Aubaine
space-15 = { space-7 }
space-16 = { deed-8 }
space-17 = { deck-lucky }
space-18 = { deed-9 }
space-19 = { deed-10 }
space-20 = le Parc
space-21 = { deed-11 }
space-22 = { deck-lucky }
space-23 = { deed-12 }
space-24 = { space-7 }
space-25 = { deed-13 }
space-26 = { deed-14 }
space-27 = Aubaine
space-28 = { deed-15 }
space-29 = { deed-16 }
space-30 = Direction prison
space-31 = { deed-17 }
space-32 = { deed-18 }
space-33 = Aubaine
space-34 = { deed-19 }
space-35 = { space-7 }
space-36 = { deck-lucky }
space-37 = { deed-20 }
space-38 = Taxe de luxe
space-39 = { deed-21 }

group-0 = Salines
group-1 = Roseaux
group-2 = Tisserands
group-3 = Briqueterie
group-4 = Corons
group-5 = Quai-Lanterne
group-6 = Vergers
group-7 = Mont-Comptant
group-8 = Gares
group-9 = Usines

opens-prison = À garder : ouvre la prison, gratuitement. Peut se vendre ou s’échanger.
to-prison = Droit en prison.
collect-50 = Reçois 50 f.
report-2018 = Les femmes, l’entreprise et le droit, Banque mondiale, 2018
card-0 = Passage à la banque
    .says = Avance à la Banque et touche ton dû : 200 f pour un homme, 140 f pour une femme.
    .scene = Le guichet est ouvert, et l’employé connaît le tarif par cœur.
card-1 = Levée d’écrou
    .says = { opens-prison }
    .scene = Un tampon, une signature, une porte.
card-2 = La boîte de la tante
    .says = Hérite de 100 f. Pour une femme, ils vont au premier homme.
    .scene = Elle la cachait derrière la farine, et seul le notaire le savait.
card-3 = Le lopin du grand-père
    .says = Hérite de 150 f. Pour une femme, ils vont au premier homme.
    .scene = Onze rangs de haricots et une vue sur la rivière.
card-4 = Permis impayé
    .says = { to-prison }
    .scene = Le permis était payé. Pas le reçu.
card-5 = Sauf-conduit
    .says = À garder : annule une carte Pays. Peut se vendre ou s’échanger.
    .scene = Une feuille que toutes les frontières acceptent de lire.
card-6 = Le champ de l’année
    .says = Reçois 100 f.
    .scene = Il a plu les bons jours.
card-7 = Erreur de calcul
    .says = Reçois 200 f.
    .scene = Quelqu’un a refait l’addition, par le bas.
card-8 = Prime aux semences
    .says = Reçois 20 f.
    .scene = Un sac de graines, et un formulaire qui le dit.
card-9 = Part de la coopérative
    .says = { collect-50 }
    .scene = Distribuée le dernier vendredi, par ordre alphabétique.
card-10 = Jour de marché
    .says = Tous les autres te paient 10 f.
    .scene = Tout le monde s’arrête, tout le monde achète un peu.
card-11 = Frais de scolarité
    .says = Paie 100 f.
    .scene = Chaussures neuves, vieux livres, et un droit d’entrée.
card-12 = Note du médecin
    .says = Paie 50 f.
    .scene = Le médecin était gentil. Sa note, non.
card-13 = Taxe d’irrigation
    .says = Paie 30 f par culture et 110 f par entrepôt.
    .scene = Il faut encore curer le canal.
card-14 = Au chevet d’un malade
    .says = Un homme paie 20 f pour une infirmière. Une femme reste, et perd son prochain tour.
    .scene = Il fallait que quelqu’un reste, et tout le monde a regardé la même personne.
card-15 = Heures sup
    .says = Reçois 80 f.
    .scene = Quarante soirées, comptées sur la table.
card-16 = Train de nuit
    .says = Avance jusqu’à Gare 1.
    .scene = Les lampes défilent, puis il n’y a plus de lampes.
card-17 = Invitation au Mont
    .says = Avance jusqu’à Mont-Comptant 8B.
    .scene = Un carton doré, et une longue montée.
card-18 = Mauvaise tête
    .says = { to-prison }
    .scene = La photo te ressemblait un peu.
card-19 = Une bonne avocate
    .says = { opens-prison }
    .scene = Elle a trouvé l’article que personne n’avait lu.
card-20 = Mauvais tournant
    .says = Recule de trois cases.
    .scene = Le plan était plus vieux que la rue.
card-21 = Visite d’usine
    .says = Avance jusqu’à la prochaine usine.
    .scene = Quelqu’un devrait regarder cette vanne.
card-22 = Passage de frontière
    .says = Avance jusqu’à la prochaine Frontière.
    .scene = Derrière la barrière, un autre pays.
card-23 = Promenade du soir
    .says = Avance jusqu’au Parc.
    .scene = À cette heure, les bancs sont vides.
card-24 = Placement échu
    .says = Reçois 150 f.
    .scene = Il y a dix ans, ça paraissait loin.
card-25 = Portefeuille rapporté
    .says = { collect-50 }
    .scene = Avec tout dedans, et un petit mot.
card-26 = Charrette en travers
    .says = Paie 20 f.
    .scene = Une roue, un cheval, et beaucoup d’avis.
card-27 = Victoire au conseil : tournée générale
    .says = Paie 30 f à chacun des autres.
    .scene = Le vote était serré et la soirée longue.
card-28 = Un mécène aime le projet
    .says = Parmi les autres, qui a le plus d’argent te paie 60 f.
    .scene = L’argent aime s’asseoir près d’une bonne idée.
card-29 = Mauvaise récolte à côté
    .says = Paie 40 f à qui a le moins d’argent parmi les autres.
    .scene = Leur champ était de l’autre côté de la colline.
card-30 = Grêle
    .says = Paie 25 f par culture et 100 f par entrepôt.
    .scene = Dix minutes, et toutes les vitres de l’année.
card-31 = Nouveau gouvernement
    .says = La carte Pays sur la table retourne sous sa pile.
    .scene = À midi, les portraits ont changé dans les bureaux.
card-32 = Couvre-feu
    .says = Tant qu’elle est là, chaque tour d’une femme est perdu.
    .scene = À neuf heures les lampes s’éteignent, et la moitié de la ville avec.
card-33 = Salle des ventes fermée
    .says = Tant qu’elle est là, les femmes n’enchérissent pas sur des titres.
    .scene = Le marteau ne tombe que pour ces messieurs.
card-34 = Pas de crédit à son nom
    .says = Tant qu’elle est là, les femmes ne peuvent ni hypothéquer ni lever une hypothèque, sauf pour payer une dette.
    .scene = Le formulaire demande le nom du mari.
card-35 = Signature du tuteur
    .says = Tant qu’elle est là, les femmes ne peuvent ni faire ni accepter d’offre.
    .scene = Son nom à lui sous le sien, ou rien.
card-36 = Les champs au nom du mari
    .says = Tant qu’elle est là, les femmes ne bâtissent pas.
    .scene = Le cadastre n’a qu’une colonne pour les propriétaires.
card-37 = Demi-salaire
    .says = Tant qu’elle est là, la Banque paie 70 f à une femme.
    .scene = Son enveloppe est mince, et on lui dit qu’elle a grossi.
card-38 = À pied
    .says = Tant qu’elle est là, les femmes avancent avec un seul dé, sans doubles.
    .scene = La voiture a des places pour qui peut voyager.
card-39 = Chef de famille
    .says = Tant qu’elle est là, la moitié de chaque loyer d’une femme va au premier homme.
    .scene = Le carnet de loyers est sur son bureau à lui.
card-40 = Droit de timbre
    .says = Tant qu’elle est là, la demande d’une femme coûte 20 f.
    .scene = Un timbre pour la demande, un pour la copie.
card-41 = Permission retirée
    .says = Tant qu’elle est là, les femmes n’achètent pas à la banque. Les enchères leur restent ouvertes.
    .scene = Ce qui était permis lundi est à l’étude.
card-42 = Personne à charge
    .says = Tant qu’elle est là, les femmes paient chaque impôt deux fois.
    .scene = Elle est sur sa feuille à lui, et sur la sienne.
card-43 = Chaperon obligatoire
    .says = Tant qu’elle est là, les femmes paient double dans les gares.
    .scene = Deux billets pour un voyage.
card-44 = Code égal
    .says = Aucune règle ne lie personne. Ce qui était là avant ne vaut plus.
    .scene = Une seule loi, et elle dit : tout le monde.
card-45 = République du salaire égal
    .says = Tant qu’elle est là, la Banque et les cartes paient les femmes en entier.
    .scene = Un seul tarif, affiché au mur.
card-46 = Permission durable
    .says = Qui la tient achète un titre dès qu’elle y arrive.
    .scene = Signée une fois pour toutes, et rangée dans son tiroir à elle.
card-47 = Licence d’industrie
    .says = Qui la tient peut posséder les usines.
    .scene = Son nom est gravé sur la chaudière.
card-48 = Concession du rail
    .says = Qui la tient peut posséder des gares.
    .scene = D’ici à la côte, à son nom.
card-49 = Pleine récolte
    .says = Qui la tient peut planter une quatrième culture et bâtir des entrepôts.
    .scene = Tout le champ, jusqu’à la haie.
card-50 = À travail égal
    .says = La Banque et les cartes paient qui la tient en entier.
    .scene = Même travail, même ligne dans le livre.
card-51 = Droit d’hériter
    .says = Qui la tient garde ses héritages.
    .scene = Le notaire lit à voix haute, et personne ne tousse.
card-52 = Passeport international
    .says = Aucune carte Pays ne lie qui la tient.
    .scene = Valable dans tous les pays, à toute heure.
card-53 = Rues sûres
    .says = Qui la tient peut rester seule au Parc.
    .scene = Des lampes, des bancs, et des gens qui lèvent les yeux.
card-54 = Droit à la défense
    .says = En prison, qui la tient échange, bâtit, enchérit et touche ses loyers comme un homme.
    .scene = Une visite avec une serviette, chaque matin à dix heures.

country-32 = { card-32 }
country-33 = { card-33 }
country-34 = { card-34 }
country-35 = { card-35 }
country-36 = { card-36 }
country-37 = { card-37 }
country-38 = { card-38 }
country-39 = { card-39 }
country-40 = { card-40 }
country-41 = { card-41 }
country-42 = { card-42 }
country-43 = { card-43 }
country-44 = { card-44 }
country-45 = { card-45 }

sign-0 = homme
sign-1 = femme

token-0 = Charrue
token-1 = Rouet
token-2 = Lanterne
token-3 = Bouilloire
token-4 = Botte
token-5 = Enclume
token-6 = Bateau
token-7 = Clé

level-0 = rien
level-1 = 1 culture
level-2 = 2 cultures
level-3 = 3 cultures
level-4 = 4 cultures
level-5 = { board-warehouse }

lot-0 = culture
    .the = la culture
    .last = la dernière culture
lot-1 = entrepôt
    .the = l’entrepôt
    .last = le dernier entrepôt

## Combien de choses.

levels =
    { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    }

## Sur la fiche à côté du plateau.

sign-man = Homme
    .label = joue avec le signe homme
sign-woman = Femme
    .label = joue avec le signe femme
sign-note = Les dés ont donné les signes avant le premier tour. Ils disent comment une place est traitée, pas qui y est assis.

## Les pioches.

deck-bounty = Aubaine
    .card = carte Aubaine
deck-lucky = Chance ou pas
    .card = carte Chance ou pas
deck-country = Pays
    .card = carte Pays
deck-empowerment = Émancipation
    .card = carte Émancipation

## Ce qu’il y a derrière une carte ou une règle. La source : une loi, un arrêt ou un rapport, avec son pays ou son auteur et son année.

fact-start = Dans le droit coutumier anglais, les biens d’une épouse devenaient ceux de son mari. Une loi de 1882 permit aux épouses de posséder comme si elles n’étaient pas mariées.
    .source = Married Women’s Property Act, Angleterre et pays de Galles, 1882
fact-pay = En Grande-Bretagne, on pouvait légalement payer moins les femmes pour le même travail jusqu’à fin 1975, quand l’Equal Pay Act entra en vigueur.
    .source = Equal Pay Act 1970, Grande-Bretagne, en vigueur en 1975
fact-permission = En France, une loi de juillet 1965 donna aux épouses le droit de travailler et d’ouvrir un compte sans l’accord du mari.
    .source = Loi 65-570 du 13 juillet 1965 sur les régimes matrimoniaux, France
fact-ownership = Aux États-Unis, il fallut attendre 1988 pour qu’une loi le dise : interdire de refuser un crédit aux femmes vaut aussi pour les prêts aux entreprises.
    .source = Women’s Business Ownership Act, États-Unis, 1988
fact-building = La FAO écrivait en 2011 : avec le même accès que les hommes aux moyens de produire, les agricultrices des pays en développement augmenteraient leurs rendements de 20 à 30 pour cent.
    .source = La situation mondiale de l’alimentation et de l’agriculture 2010-2011, FAO, 2011
fact-inheritance = Dans une grande partie de l’Inde, une fille hindoue n’avait de naissance aucune part des biens communs de sa famille, jusqu’à une loi de 2005.
    .source = Hindu Succession (Amendment) Act, Inde, 2005
fact-park = En novembre 2022, les talibans ont fermé aux femmes les parcs de Kaboul.
    .source = Ministère de la Propagation de la vertu et de la Prévention du vice, Afghanistan, 2022
fact-prison = Les règles des Nations unies de 1955 sur les prisons disaient peu de chose des besoins des femmes. Les Règles de Bangkok, pour les détenues, ont suivi en 2010.
    .source = Résolution 65/229 de l’Assemblée générale, Nations unies, 2010
fact-doubles = Les hommes vont en prison dès leur deuxième double : le livre rappelle qu’on condamne plus souvent des hommes à la prison. Dans le monde, sur 100 détenus, environ 93 sont des hommes.
    .source = World Female Imprisonment List, ICPR, université de Londres, 2025
fact-care = L’Organisation internationale du travail estimait en 2018 que les femmes font les trois quarts du travail de soin non payé dans le monde.
    .source = Prendre soin d’autrui, Organisation internationale du travail, 2018
fact-B01 = Le livre cite le Forum économique mondial : dans le monde, les femmes touchent environ 63 pour cent de ce que gagnent les hommes. Ce jeu en paie 70.
    .source = Global Gender Gap Report, Forum économique mondial, 2018
fact-C01 = Le livre cite la Banque mondiale, Les femmes, l’entreprise et le droit 2018 : dans 29 pays, la loi permet aux femmes moins d’heures de nuit qu’aux hommes.
    .source = { report-2018 }
fact-C02 = La Bourse de Londres a admis des femmes parmi ses membres en mars 1973, pour la première fois.
    .source = Conseil du London Stock Exchange, Royaume-Uni, 1973
fact-C03 = Aux États-Unis, une banque pouvait refuser à une femme un crédit à son nom jusqu’à l’Equal Credit Opportunity Act de 1974.
    .source = Equal Credit Opportunity Act, États-Unis, 1974
fact-C04 = En Espagne, une épouse ne pouvait guère acheter, vendre ni s’engager par contrat sans l’autorisation de son mari, jusqu’à une loi de mai 1975.
    .source = Loi 14/1975 du 2 mai, Espagne, 1975
fact-C05 = Au Lesotho, une épouse était mineure devant la loi, sous le pouvoir de son mari, jusqu’à une loi de 2006.
    .source = Legal Capacity of Married Persons Act, Lesotho, 2006
fact-C06 = En Australie, le salaire minimum des femmes était en général fixé à 54 pour cent de celui d’un homme à partir de 1919. Après la Seconde Guerre mondiale, on passa à 75.
    .source = Clothing Trades Case, Court of Conciliation and Arbitration, Australie, 1919
fact-C07 = En Arabie saoudite, les femmes ont le droit de conduire depuis juin 2018.
    .source = Ordre royal de septembre 2017, Arabie saoudite, en vigueur en 2018
fact-C08 = En Suisse, la loi faisait du mari le chef de l’union conjugale jusqu’au nouveau droit du mariage, en vigueur en 1988.
    .source = Code civil, modifié par la loi du 5 octobre 1984, Suisse, en vigueur en 1988
fact-C09 = En République démocratique du Congo, une épouse avait besoin de l’autorisation de son mari pour ses contrats, jusqu’à la réforme du Code de la famille en 2016.
    .source = Loi 16/008 sur le Code de la famille, République démocratique du Congo, 2016
fact-C10 = En Allemagne de l’Ouest, jusqu’en 1977, une épouse n’avait le droit de travailler que si ses devoirs de mariage et de famille le permettaient.
    .source = Code civil (BGB), article 1356, Allemagne de l’Ouest, 1958 à 1977
fact-C11 = Au Royaume-Uni, le revenu d’une épouse était en général imposé avec celui de son mari jusqu’en avril 1990.
    .source = Finance Act 1988, Royaume-Uni, en vigueur en 1990
fact-C12 = En Afghanistan, depuis décembre 2021, aucun chauffeur ne doit emmener une femme à plus de 72 kilomètres sans un homme de sa famille.
    .source = Ministère de la Promotion de la vertu et de la Prévention du vice, Afghanistan, 2021
fact-C13 = En 2019, la Banque mondiale trouvait six économies dont les lois traitent pareil hommes et femmes en tout ce qu’elle mesure : Belgique, Danemark, France, Lettonie, Luxembourg, Suède.
    .source = Les femmes, l’entreprise et le droit, Banque mondiale, 2019
fact-C14 = En Islande, depuis 2018, une loi demande aux grands employeurs de prouver qu’ils paient pareil femmes et hommes pour le même travail.
    .source = Loi 10/2008 sur l’égalité, modifiée en 2017, Islande, en vigueur en 2018
fact-E1 = Dans certains pays, une épouse a encore besoin de l’accord de son mari pour ses affaires, dit le livre. Dans 18, il peut lui interdire un emploi, comptait la Banque mondiale en 2018.
    .source = { report-2018 }
fact-E2 = En 2018, la Banque mondiale comptait 104 économies dont les lois ferment certains métiers aux femmes, dans les usines et les mines entre autres.
    .source = { report-2018 }
fact-E3 = La Russie fermait 456 métiers aux femmes, dont la conduite des trains. Depuis janvier 2021, des femmes conduisent à nouveau dans le métro de Moscou.
    .source = Arrêté du ministère du Travail, Russie, 2019, en vigueur en 2021
fact-E4 = Au Népal, inscrire une terre au nom d’une femme coûte moins cher : un quart de moins, disait un bureau du cadastre en 2022.
    .source = District Land Revenue Office, Tanahun ; Agence nationale de presse, Népal, 2022
fact-E5 = En 1976, Gabrielle Defrenne, hôtesse de l’air belge, gagna devant la Cour de justice européenne : l’égalité de salaire peut s’exiger devant les tribunaux de chaque État membre.
    .source = Affaire 43/75, Defrenne contre Sabena, Cour de justice des Communautés européennes, 1976
fact-E6 = Au Rwanda, depuis une loi de 1999, les filles héritent comme les fils.
    .source = Loi 22/99 sur les régimes matrimoniaux et les successions, Rwanda, 1999
fact-E7 = Les Nations unies ont adopté en 1979 leur convention contre la discrimination des femmes. Presque tous les États y ont adhéré.
    .source = Convention sur l’élimination de toutes les formes de discrimination à l’égard des femmes, Nations unies, 1979
fact-E8 = En novembre 1977, des femmes ont marché de nuit dans Leeds. On leur avait dit de ne pas sortir après la tombée du jour.
    .source = Reclaim the Night, Angleterre, 1977 ; ITV News, 16 novembre 2020
fact-E9 = Cornelia Sorabji réussit l’examen de droit d’Oxford en 1892. Une loi de 1923 ouvrit aux femmes les tribunaux de l’Inde.
    .source = Legal Practitioners (Women) Act, Inde, 1923

## Ce qui se décide : pour qui décide, et pour les autres.

prompt-token =
    { $you ->
        [seat] Choisis ton pion.
       *[others] { $seat } choisit un pion.
    }
prompt-manage =
    { $you ->
        [seat] À toi. Vois tes terres et tes offres, puis continue.
       *[others] { $seat } voit ses terres et ses offres.
    }
prompt-claim =
    { $you ->
        [seat] L’attente est finie. Achète maintenant, ou c’est l’enchère.
       *[others] { $seat } peut acheter : la permission est là.
    }
prompt-buy =
    { $you ->
        [seat] C’est libre. Achète, ou c’est l’enchère.
       *[others] { $seat } peut acheter.
    }
prompt-doubles_buy =
    { $you ->
        [seat] Un double. Achète, ou relance et laisse ce titre.
       *[others] { $seat } choisit entre un titre et un lancer.
    }
prompt-bid =
    { $you ->
        [seat] À toi d’enchérir ou de passer.
       *[others] On demande une enchère à { $seat }.
    }
prompt-prison =
    { $you ->
        [seat] Te voilà en prison. Paie, joue une carte, ou tente un double.
       *[others] { $seat } cherche à sortir de prison.
    }
prompt-release =
    { $you ->
        [seat] C’était le dernier essai. Paie l’amende ou joue une carte.
       *[others] { $seat } doit payer ou jouer une carte pour sortir.
    }
prompt-tray =
    { $you ->
        [seat] Prépare ton offre, puis envoie-la.
       *[others] { $seat } prépare une offre.
    }
prompt-answer =
    { $you ->
        [seat] On te fait une offre. Accepte, refuse, ou propose autre chose.
       *[others] { $seat } réfléchit à une offre.
    }
prompt-receipt =
    { $you ->
        [seat] Tu reçois un titre hypothéqué. Lève l’hypothèque, ou paie dix pour cent.
       *[others] { $seat } règle un titre hypothéqué.
    }
prompt-between =
    { $you ->
        [seat] Entre deux tours : tu peux bâtir.
       *[others] { $seat } peut bâtir entre deux tours.
    }
prompt-contest =
    { $you ->
        [seat] Il n’y en a pas assez pour tous. Tu en veux aussi ?
       *[others] On demande à { $seat } pour les dernières pièces.
    }
prompt-crop_bid =
    { $you ->
        [seat] Pas assez pour tous : enchéris, ou passe.
       *[others] On attend l’enchère : { $seat }.
    }
prompt-place =
    { $you ->
        [seat] C’est à toi. Où la mets-tu ?
       *[others] { $seat } choisit où bâtir.
    }
prompt-waiver =
    { $you ->
        [seat] Tu as un sauf-conduit. Il peut annuler la carte Pays.
       *[others] { $seat } a un sauf-conduit et réfléchit.
    }
prompt-raise =
    { $you ->
        [seat] Tu dois plus que tu n’as. Trouve l’argent.
       *[others] { $seat } doit trouver de l’argent.
    }

## Ce qu’on peut faire, pour qui peut le faire.

action-buy = Acheter { $deed } pour { $price } f
action-roll_again = Relancer et laisser { $deed }
action-buy_claim = Acheter tout de suite { $deed } pour { $price } f, avec ta nouvelle permission
action-bid = Enchérir à { $laid } f
action-no_bid = Passer : tu quittes l’enchère
action-pay_fine = Payer { $fine } f et sortir
action-use_card = Jouer une carte pour sortir
action-try_doubles = Tenter un double
action-offer = Envoyer l’offre à { $target }
action-drop = Tout enlever et ne rien proposer
action-accept = Accepter l’offre ({ $target })
action-refuse = Refuser l’offre ({ $target })
action-counter = Refuser, et faire une autre offre à { $target }
action-lift_now = Lever l’hypothèque sur { $deed } pour { $lifting } f
action-fee_only = Payer { $fee } f et laisser { $deed } sous hypothèque
action-abandon = Laisser { $deed } aux enchères : tu ne peux pas payer { $fee } f
action-contest = En vouloir aussi
action-waive = Annuler { $country } avec ton sauf-conduit
action-keep = Garder ton sauf-conduit
action-settle = Laisser la banque prendre de quoi payer { $owed } f, le moins cher d’abord
action-concede = Abandonner : tu ne peux pas réunir { $owed } f
action-lay = Poser { $amount } f de plus, sur { $laid } f
action-add_cash = Offrir { $amount } f de plus
action-ask_cash = Demander { $amount } f de plus
action-token = Prendre ce pion : { $token }
action-trade = Faire une offre à { $target }
action-put_deed = Proposer { $deed }
action-put_card = Proposer la carte { $card }
action-build =
    { $level ->
        [5] Bâtir un entrepôt sur { $deed } pour { $crop } f
       *[other] Planter une culture sur { $deed } pour { $crop } f
    }
action-sell =
    { $level ->
        [5] Revendre l’entrepôt sur { $deed } pour { $half } f
       *[other] Revendre une culture sur { $deed } pour { $half } f
    }
action-mortgage = Hypothéquer { $deed } pour { $value } f
action-lift = { action-lift_now }
action-sell_group =
    { $level ->
        [0] { $group } : vendre tout ce qui s’y trouve
       *[other] { $group } : vendre jusqu’à { $level } par titre
    }
action-done =
    { $next ->
        [0] Lancer les dés
        [1] Vers la porte de la prison
        [2] Relancer
        [3] Finir ton tour
        [4] Passer à ta demande : { $deed }
       *[5] Ne plus bâtir
    }
action-decline =
    { $lot_wanted ->
        [0] Laisser { $deed } aux enchères
       *[1] T’en passer
    }

## Ce qui se passe.

event-hidden = { "" }
event-die = { "" }
event-turn = { "" }
event-rolled =
    { $second ->
        [0]
            { $you ->
                [seat] Tu fais { $first } avec un dé.
               *[others] { $seat } fait { $first } avec un dé.
            }
       *[other]
            { $you ->
                [seat] Tu fais { $first } et { $second }.
               *[others] { $seat } fait { $first } et { $second }.
            }
    }
event-doubles = { "" }
event-moved =
    { $back ->
        [0]
            { $you ->
                [seat] Tu avances : { $space }.
               *[others] { $seat } avance : { $space }.
            }
       *[1]
            { $you ->
                [seat] Tu recules : { $space }.
               *[others] { $seat } recule : { $space }.
            }
    }
event-round = { "" }
event-offered =
    { $you ->
        [seat] Tu fais une offre à { $target }.
        [target] { $seat } te fait une offre.
       *[others] { $seat } fait une offre à { $target }.
    }
event-countered =
    { $you ->
        [seat] Tu réponds à { $target } par une autre offre.
        [target] { $seat } te répond par une autre offre.
       *[others] { $seat } répond à { $target } par une autre offre.
    }
event-dropped =
    { $you ->
        [seat] Finalement, tu ne proposes rien à { $target }.
        [target] Finalement, { $seat } ne te propose rien.
       *[others] Finalement, { $seat } ne propose rien à { $target }.
    }
event-scored =
    { $you ->
        [seat] Tu fais { $score } pour l’ordre.
       *[others] { $seat } fait { $score } pour l’ordre.
    }
event-tied =
    { $you ->
        [seat] Égalité : tu relances et tu fais { $score }.
       *[others] Égalité : { $seat } relance et fait { $score }.
    }
event-lots = Encore des égalités. On tire au sort.
event-host =
    { $you ->
        [seat] Tu tiens la Banque et tu joues après les autres hommes, sans lancer.
       *[others] { $seat } tient la Banque et joue après les autres hommes, sans lancer.
    }
event-banker =
    { $you ->
        [seat] La banque est à toi, mais elle marche toute seule.
       *[others] La banque est à { $seat }, mais elle marche toute seule.
    }
event-token =
    { $you ->
        [seat] Ton pion : { $token }.
       *[others] Le pion choisi par { $seat } : { $token }.
    }
event-money =
    { $less ->
        [0]
            { $you ->
                [seat] Tu commences avec { $amount } f.
               *[others] { $seat } commence avec { $amount } f.
            }
       *[1]
            { $you ->
                [seat] Tu commences avec { $amount } f. Un homme reçoit { $full } f.
               *[others] { $seat } commence avec { $amount } f. Un homme reçoit { $full } f.
            }
    }
event-dealt =
    { $you ->
        [seat] On te donne { $deed }.
       *[others] { $seat } reçoit { $deed }.
    }
event-visit = { "" }
event-own = { "" }
event-idle =
    { $you ->
        [seat] Hypothèque sur { $deed } : tu ne paies rien.
       *[others] Hypothèque sur { $deed } : { $seat } ne paie rien.
    }
event-barred =
    { $you ->
        [seat] Tu ne peux pas posséder { $deed }. Rien ne se passe.
       *[others] { $seat } ne peut pas posséder { $deed }. Rien ne se passe.
    }
event-claimed =
    { $you ->
        [seat] Tu attends la permission d’acheter { $deed } pour { $price } f. D’ici ton prochain lancer, n’importe qui d’autre peut l’avoir.
       *[others] { $seat } attend la permission d’acheter { $deed } pour { $price } f.
    }
event-stamped =
    { $you ->
        [seat] Le timbre de ta demande coûte { $amount } f.
       *[others] Le timbre de sa demande coûte { $amount } f à { $seat }.
    }
event-preempted =
    { $you ->
        [seat] Ta demande tombe : { $target } a { $deed }.
        [target] Tu as { $deed } : la demande tombe pour { $seat }.
       *[others] { $target } a { $deed } : la demande tombe pour { $seat }.
    }
event-lapsed =
    { $you ->
        [seat] Ta demande pour { $deed } n’est plus valable.
       *[others] { $seat } : la demande pour { $deed } n’est plus valable.
    }
event-bought =
    { $you ->
        [seat] Tu achètes { $deed } pour { $price } f.
       *[others] { $seat } achète { $deed } pour { $price } f.
    }
    .why = Seul un groupe entier peut porter des cultures.
event-declined =
    { $you ->
        [seat] Tu n’achètes pas { $deed } pour { $price } f.
       *[others] { $seat } n’achète pas { $deed } pour { $price } f.
    }
    .why = L’argent gardé paie les loyers à venir.
event-rolled_on =
    { $you ->
        [seat] Tu laisses { $deed } pour relancer.
       *[others] { $seat } laisse { $deed } pour relancer.
    }
event-auction = { CAPITAL($deed) } part aux enchères, dès { $least } f.
event-bid =
    { $you ->
        [seat] Tu offres { $amount } f pour { $deed }.
       *[others] { $seat } offre { $amount } f pour { $deed }.
    }
event-passed =
    { $you ->
        [seat] Tu passes pour { $deed }.
       *[others] { $seat } passe pour { $deed }.
    }
event-won_lot =
    { $you ->
        [seat] Tu emportes { $deed } pour { $amount } f.
       *[others] { $seat } emporte { $deed } pour { $amount } f.
    }
event-unsold = Personne ne veut { $deed }. La banque le garde.
event-proceeds =
    { $you ->
        [seat] Tu ne peux pas posséder { $deed }. Les { $amount } f de la vente sont pour toi.
       *[others] { $seat } ne peut pas posséder { $deed }, et reçoit les { $amount } f de la vente.
    }
event-sealed =
    { $you ->
        [seat] Ton papier pour { $deed } est sur la table.
       *[others] { $seat } pose son papier pour { $deed }.
    }
event-rent =
    { $you ->
        [seat] Tu paies { $amount } f de loyer à { $target } pour { $deed }.
        [target] { $seat } te paie { $amount } f de loyer pour { $deed }.
       *[others] { $seat } paie { $amount } f de loyer à { $target } pour { $deed }.
    }
event-rent_lost =
    { $you ->
        [seat] { $target } est en prison et ne touche rien pour { $deed }.
        [target] Tu es en prison : { $seat } ne te doit rien pour { $deed }.
       *[others] { $target } est en prison : { $seat } ne doit rien pour { $deed }.
    }
event-guardian =
    { $you ->
        [seat] La moitié, { $amount } f, va à { $target }, chef de famille.
        [target] La moitié de ce que touche { $seat }, { $amount } f, est pour toi.
       *[others] La moitié de ce que touche { $seat }, { $amount } f, va à { $target }.
    }
event-drew = { you-drew }
event-paid =
    { $you ->
        [seat] Tu paies { $amount } f.
       *[others] { $seat } paie { $amount } f.
    }
event-withheld =
    { $you ->
        [seat] Tu verses à la banque les { $amount } f que ne touche pas { $target }.
        [target] { $seat } verse à la banque les { $amount } f que tu ne touches pas.
       *[others] { $seat } verse à la banque les { $amount } f que ne touche pas { $target }.
    }
event-fare =
    { $you ->
        [seat] Tu voyages avec un chaperon : { $amount } f. Un homme paie { $full } f.
       *[others] { $seat } voyage avec un chaperon : { $amount } f. Un homme paie { $full } f.
    }
event-inherited =
    { $you ->
        [seat] Tu hérites de { $amount } f.
       *[others] { $seat } hérite de { $amount } f.
    }
event-renounced =
    { $you ->
        [seat] Tu ne peux pas hériter. Les { $amount } f vont à { $target }.
        [target] { $seat } ne peut pas hériter. Les { $amount } f sont pour toi.
       *[others] { $seat } ne peut pas hériter. Les { $amount } f vont à { $target }.
    }
event-no_heir =
    { $you ->
        [seat] Tu ne peux pas hériter, et aucun homme ne reste. L’héritage est perdu.
       *[others] { $seat } ne peut pas hériter, et aucun homme ne reste. L’héritage est perdu.
    }
event-kept =
    { $you ->
        [seat] Tu gardes « { $card } ».
       *[others] { $seat } garde « { $card } ».
    }
event-empowered =
    { $you ->
        [seat] Un double te vaut une carte Émancipation : { $card }.
       *[others] Un double vaut à { $seat } une carte Émancipation : { $card }.
    }
event-country =
    { $you ->
        [seat] Tu retournes une carte Pays : { $card }.
       *[others] { $seat } retourne une carte Pays : { $card }.
    }
event-waived = { you-played }
event-short =
    { $you ->
        [seat] La banque n’a pour toi que { $amount } f sur { $full } f.
       *[others] La banque n’a pour { $seat } que { $amount } f sur { $full } f.
    }
event-failed =
    { $attempts ->
        [one]
            { $you ->
                [seat] Pas de double. Tu restes en prison, après 1 essai.
               *[others] Pas de double. { $seat } reste en prison, après 1 essai.
            }
       *[other]
            { $you ->
                [seat] Pas de double. Tu en es à { $attempts } essais.
               *[others] Pas de double. { $seat } en est à { $attempts } essais.
            }
    }
event-fined =
    { $you ->
        [seat] Tu paies l’amende de { $amount } f.
       *[others] { $seat } paie l’amende de { $amount } f.
    }
event-used = { you-used }
event-built =
    { $you ->
        [seat] Tu bâtis sur { $deed } pour { $price } f : { $level }.
       *[others] { $seat } bâtit sur { $deed } pour { $price } f : { $level }.
    }
    .why = Chaque culture augmente le loyer de cette terre.
event-sold =
    { $you ->
        [seat] Tu revends sur { $deed } pour { $amount } f. Il reste : { $level }.
       *[others] { $seat } revend sur { $deed } pour { $amount } f. Il reste : { $level }.
    }
event-sold_group =
    { $you ->
        [seat] { $group } : tu revends pour { $amount } f. Il reste sur chaque titre : { $level }.
       *[others] { $group } : { $seat } revend pour { $amount } f. Il reste sur chaque titre : { $level }.
    }
event-mortgaged =
    { $you ->
        [seat] Tu hypothèques { $deed } pour { $amount } f.
       *[others] { $seat } hypothèque { $deed } pour { $amount } f.
    }
    .why = La banque prête sur un titre qui ne rapporte aucun loyer entre-temps.
event-lifted =
    { $you ->
        [seat] Tu lèves l’hypothèque sur { $deed } pour { $amount } f.
       *[others] { $seat } lève l’hypothèque sur { $deed } pour { $amount } f.
    }
    .why = Sans son hypothèque, le titre rapporte de nouveau un loyer.
event-fee =
    { $you ->
        [seat] Tu paies { $amount } f pour { $deed }, qui garde son hypothèque.
       *[others] { $seat } paie { $amount } f pour { $deed }, qui garde son hypothèque.
    }
event-abandoned =
    { $you ->
        [seat] Tu laisses partir { $deed }.
       *[others] { $seat } laisse partir { $deed }.
    }
event-shortage =
    { $you ->
        [seat] Tu veux { $lot-the } pour { $deed }, mais il n’y en a pas assez pour tous.
       *[others] { $seat } veut { $lot-the } pour { $deed }, mais il n’y en a pas assez pour tous.
    }
event-contested =
    { $you ->
        [seat] Tu veux aussi { $lot-the }.
       *[others] { $seat } veut aussi { $lot-the }.
    }
event-crop_auction =
    { $you ->
        [seat] Enchère pour { $lot-the }. Tu mènes au prix normal, { $least } f.
       *[others] Enchère pour { $lot-the }. { $seat } mène au prix normal, { $least } f.
    }
event-crop_bid =
    { $you ->
        [seat] Tu offres { $amount } f pour { $lot-the }.
       *[others] { $seat } offre { $amount } f pour { $lot-the }.
    }
event-crop_passed =
    { $you ->
        [seat] Tu passes pour { $lot-the }.
       *[others] { $seat } passe pour { $lot-the }.
    }
event-crop_won =
    { $you ->
        [seat] Tu emportes { $lot-the } pour { $amount } f.
       *[others] { $seat } emporte { $lot-the } pour { $amount } f.
    }
event-traded =
    { $you ->
        [seat] Échange conclu avec { $target }.
        [target] Échange conclu avec { $seat }.
       *[others] { $seat } et { $target } concluent un échange.
    }
    .why = Un échange demande l’accord des deux, et chacun pense y gagner.
event-refused =
    { $you ->
        [seat] { $target } refuse ton offre.
        [target] Tu refuses l’offre faite par { $seat }.
       *[others] { $target } refuse l’offre faite par { $seat }.
    }
event-owes =
    { $you ->
        [seat] Tu dois { $amount } f à { $target }, et tu ne les as pas en main.
        [target] { $seat } te doit { $amount } f, et ne les a pas en main.
       *[others] { $seat } doit { $amount } f à { $target }, et ne les a pas en main.
    }
event-owes_bank =
    { $you ->
        [seat] Tu dois { $amount } f à la banque, et tu ne les as pas en main.
       *[others] { $seat } doit { $amount } f à la banque, et ne les a pas en main.
    }
event-settled =
    { $you ->
        [seat] { $group } : tu revends { levels } pour { $amount } f.
       *[others] { $group } : { $seat } revend { levels } pour { $amount } f.
    }
event-bankrupt =
    { $you ->
        [seat] Tu ne peux pas payer { $amount } f à { $target }. C’est la faillite.
        [target] { $seat } ne peut pas te payer { $amount } f. C’est la faillite.
       *[others] { $seat } ne peut pas payer { $amount } f à { $target }. C’est la faillite.
    }
event-bankrupt_bank =
    { $you ->
        [seat] Tu ne peux pas payer { $amount } f à la banque. C’est la faillite.
       *[others] { $seat } ne peut pas payer { $amount } f à la banque. C’est la faillite.
    }
event-takes_cash =
    { $you ->
        [seat] Tes derniers { $amount } f vont à { $target }.
        [target] Tu reçois les derniers { $amount } f : { $seat } n’a plus rien.
       *[others] Les derniers { $amount } f vont à { $target } : { $seat } n’a plus rien.
    }
event-bank_takes =
    { $you ->
        [seat] Tes derniers { $amount } f vont à la banque.
       *[others] Les derniers { $amount } f vont à la banque : { $seat } n’a plus rien.
    }
event-card_back =
    { $you ->
        [seat] Ta carte « { $card } » retourne sous sa pioche.
       *[others] { $seat } rend la carte « { $card } ».
    }
event-takes_deed =
    { $you ->
        [target] Tu reçois { $deed }.
       *[others] { $target } prend { $deed }.
    }
event-takes_card =
    { $you ->
        [target] Tu reçois la carte « { $card } ».
       *[others] { $target } prend la carte « { $card } ».
    }
event-won =
    { $you ->
        [seat] Il ne reste que toi. Tu gagnes.
       *[others] Il ne reste personne d’autre. { $seat } gagne.
    }
event-first_out =
    { $you ->
        [seat] Première faillite : la tienne. La partie s’arrête.
       *[others] Première faillite : { $seat }. La partie s’arrête.
    }
event-time_up = Après { $round } manches, le temps est écoulé.
event-limit = Après { $round } manches, la partie s’arrête.
event-richest =
    { $you ->
        [seat] Avec { $amount } f en argent et en biens, tu as le plus. Tu gagnes.
       *[others] Avec { $amount } f en argent et en biens, { $seat } a le plus et gagne.
    }
event-sign =
    { $sign ->
        [0]
            { $you ->
                [seat] Les dés te donnent le signe homme, et le tour { $place }.
               *[others] Les dés donnent à { $seat } le signe homme, et le tour { $place }.
            }
       *[1]
            { $you ->
                [seat] Les dés te donnent le signe femme, et le tour { $place }.
               *[others] Les dés donnent à { $seat } le signe femme, et le tour { $place }.
            }
    }
event-lost_turn =
    { $why ->
        [0]
            { $you ->
                [seat] Tu passes ce tour-ci.
               *[others] { $seat } passe ce tour-ci.
            }
       *[1]
            { $you ->
                [seat] Il fait nuit : tu ne peux pas sortir. Ton tour est perdu.
               *[others] Il fait nuit : { $seat } ne peut pas sortir. Tour perdu.
            }
    }
event-bank =
    { $less ->
        [0]
            { $you ->
                [seat] La Banque te paie { $amount } f.
               *[others] La Banque paie { $amount } f à { $seat }.
            }
       *[1]
            { $you ->
                [seat] La Banque te paie { $amount } f. Un homme reçoit { $full } f.
               *[others] La Banque paie { $amount } f à { $seat }. Un homme reçoit { $full } f.
            }
    }
event-park =
    { $company ->
        [0]
            { $you ->
                [seat] Personne d’autre au Parc : tu perds ton prochain tour.
               *[others] Personne d’autre au Parc : { $seat } perd son prochain tour.
            }
       *[1]
            { $you ->
                [seat] Tu as de la compagnie au Parc. Rien ne se passe.
               *[others] { $seat } a de la compagnie au Parc. Rien ne se passe.
            }
    }
event-no_claim =
    { $why ->
        [0]
            { $you ->
                [seat] La carte Pays t’interdit d’acheter à la banque. { CAPITAL($deed) } ne bouge pas.
               *[others] La carte Pays interdit à { $seat } d’acheter à la banque. { CAPITAL($deed) } ne bouge pas.
            }
       *[1]
            { $you ->
                [seat] Tu ne peux pas payer le timbre : pas de demande pour { $deed }.
               *[others] { $seat } ne peut pas payer le timbre : pas de demande pour { $deed }.
            }
    }
event-tax =
    { $less ->
        [0]
            { $you ->
                [seat] Tu paies { $amount } f d’impôt.
               *[others] { $seat } paie { $amount } f d’impôt.
            }
       *[1]
            { $you ->
                [seat] Tu paies { $amount } f d’impôt. Un homme paie { $full } f.
               *[others] { $seat } paie { $amount } f d’impôt. Un homme paie { $full } f.
            }
    }
event-gained =
    { $less ->
        [0]
            { $you ->
                [seat] Tu reçois { $amount } f.
               *[others] { $seat } reçoit { $amount } f.
            }
       *[1]
            { $you ->
                [seat] Tu reçois { $amount } f. Un homme reçoit { $full } f.
               *[others] { $seat } reçoit { $amount } f. Un homme reçoit { $full } f.
            }
    }
event-gave =
    { $less ->
        [0]
            { $you ->
                [seat] Tu paies { $amount } f à { $target }.
                [target] { $seat } te paie { $amount } f.
               *[others] { $seat } paie { $amount } f à { $target }.
            }
       *[1]
            { $you ->
                [seat] Tu paies { $amount } f à { $target }. Un homme reçoit { $full } f.
                [target] { $seat } te paie { $amount } f. Un homme reçoit { $full } f.
               *[others] { $seat } paie { $amount } f à { $target }. Un homme reçoit { $full } f.
            }
    }
event-shut_out =
    { $why ->
        [0]
            { $you ->
                [seat] Tu ne peux pas posséder { $deed }, donc pas enchérir.
               *[others] { $seat } ne peut pas posséder { $deed }, donc pas enchérir.
            }
        [1]
            { $you ->
                [seat] Tu es en prison : pas d’enchère.
               *[others] { $seat } est en prison : pas d’enchère.
            }
        [2]
            { $you ->
                [seat] La carte Pays t’exclut de l’enchère.
               *[others] La carte Pays exclut { $seat } de l’enchère.
            }
       *[3]
            { $you ->
                [seat] Sans permission, tu ne peux pas enchérir ici.
               *[others] Sans permission, { $seat } ne peut pas enchérir ici.
            }
    }
event-will_skip =
    { $turns ->
        [one]
            { $you ->
                [seat] Tu passeras ton prochain tour.
               *[others] { $seat } passera son prochain tour.
            }
       *[other]
            { $you ->
                [seat] Tu passeras tes { $turns } prochains tours.
               *[others] { $seat } passera ses { $turns } prochains tours.
            }
    }
event-country_over =
    { $why ->
        [0] « { $card } » : c’est fini.
        [1] « { $card } » : une autre carte la couvre.
        [2] « { $card } » : la loi est abrogée.
       *[3] « { $card } » : la carte est annulée.
    }
event-jailed =
    { $why ->
        [0]
            { $you ->
                [seat] Tu vas en prison.
               *[others] { $seat } va en prison.
            }
        [1]
            { $you ->
                [seat] Trop de doubles : tu vas en prison.
               *[others] Trop de doubles : { $seat } va en prison.
            }
       *[2]
            { $you ->
                [seat] Tu vas droit en prison.
               *[others] { $seat } va droit en prison.
            }
    }
event-freed =
    { $how ->
        [0]
            { $you ->
                [seat] Un double : tu sors de prison.
               *[others] Un double : { $seat } sort de prison.
            }
        [1]
            { $you ->
                [seat] On t’ouvre la porte.
               *[others] On ouvre la porte à { $seat }.
            }
       *[2]
            { $you ->
                [seat] On t’ouvre la porte.
               *[others] On ouvre la porte à { $seat }.
            }
    }
event-offer_deed =
    { $done ->
        [0]
            { $you ->
                [seat] Tu aurais donné { $deed } à { $target }.
                [target] { $seat } t’aurait donné { $deed }.
               *[others] { $seat } aurait donné { $deed } à { $target }.
            }
       *[1]
            { $you ->
                [seat] Tu donnes { $deed } à { $target }.
                [target] { $seat } te donne { $deed }.
               *[others] { $seat } donne { $deed } à { $target }.
            }
    }
event-offer_card =
    { $done ->
        [0]
            { $you ->
                [seat] Tu aurais donné la carte « { $card } » à { $target }.
                [target] { $seat } t’aurait donné la carte « { $card } ».
               *[others] { $seat } aurait donné la carte « { $card } » à { $target }.
            }
       *[1]
            { $you ->
                [seat] Tu donnes la carte « { $card } » à { $target }.
                [target] { $seat } te donne la carte « { $card } ».
               *[others] { $seat } donne la carte « { $card } » à { $target }.
            }
    }
event-offer_cash =
    { $done ->
        [0]
            { $you ->
                [seat] Tu aurais payé { $amount } f à { $target }.
                [target] { $seat } t’aurait payé { $amount } f.
               *[others] { $seat } aurait payé { $amount } f à { $target }.
            }
       *[1]
            { $you ->
                [seat] Tu paies { $amount } f à { $target }.
                [target] { $seat } te paie { $amount } f.
               *[others] { $seat } paie { $amount } f à { $target }.
            }
    }

## Pourquoi on ne peut pas, maintenant.

refusal-not_asked = Ce n’est pas à toi de jouer (UQ-015).
refusal-other_question = Ce n’est pas la question du moment (UQ-017).
refusal-poor = Tu n’as que { $have } f (UQ-Q29).
refusal-not_yours = Ça n’appartient à personne dans cet échange (UQ-068).
refusal-not_street = On ne bâtit pas sur { $deed } (UQ-049).
refusal-not_whole_group = Il te faut d’abord tous les titres du groupe (UQ-050).
refusal-group_mortgaged = Un titre de ce groupe est sous hypothèque (UQ-050).
refusal-uneven = Les autres titres du groupe doivent d’abord arriver à ce niveau (UQ-053).
refusal-full = Un entrepôt, c’est le maximum sur { $deed } (UQ-054).
refusal-three_crops = Une femme plante trois cultures par titre, sans entrepôt, sauf avec la carte Pleine récolte (UQ-055, UQ-056).
refusal-no_stock = La banque n’en a plus (UQ-057).
refusal-nothing_built = Il n’y a rien sur { $deed } (UQ-059).
refusal-uneven_sale = Vends d’abord sur les titres les plus hauts du groupe (UQ-060).
refusal-no_crops_back = La banque a trop peu de cultures pour reprendre un entrepôt (UQ-Q61).
refusal-not_short = On ne vend tout un groupe que si les cultures manquent pour un entrepôt (UQ-Q61).
refusal-mortgaged = { CAPITAL($deed) } : déjà sous hypothèque (UQ-061).
refusal-not_mortgaged = { CAPITAL($deed) } : pas d’hypothèque (UQ-064).
refusal-developed = Il faut d’abord vendre tout ce qui est sur ce groupe (UQ-062).
refusal-in_prison = En prison, une femme ne fait pas d’affaires (UQ-103).
refusal-no_credit = { $country } : les femmes ne peuvent ni hypothéquer ni lever une hypothèque (UQ-083).
refusal-no_trade = { $country } : les femmes ne peuvent pas échanger (UQ-083).
refusal-no_building = { $country } : les femmes ne peuvent pas bâtir (UQ-083).
refusal-no_purchase = { $country } : les femmes ne peuvent pas acheter à la banque (UQ-083).
refusal-bank_empty = La banque ne peut pas payer tout ça (UQ-Q03).
refusal-enough_managed = Tu as agi { $most } fois ce tour-ci : c’est la limite (UQ-122).
refusal-enough_offers = Tu as fait toutes tes offres pour l’instant (UQ-070).
refusal-no_such_player = Cette personne n’est pas à la table (UQ-069).
refusal-yourself = On n’échange pas avec soi-même (UQ-069).
refusal-partner_out = { $target } est en faillite (UQ-Q76).
refusal-partner_barred = { $target } ne peut pas échanger maintenant (UQ-Q76).
refusal-nothing_to_trade = D’aucun côté, ni titre ni carte à échanger (UQ-068).
refusal-already_there = C’est déjà dans l’offre (UQ-069).
refusal-one_sided = Chaque côté doit donner quelque chose (UQ-Q75).
refusal-no_item = Il faut au moins un titre ou une carte (UQ-Q107).
refusal-same_offer = Tu as déjà fait cette offre ce tour-ci (UQ-070).
refusal-licence = Il te faudrait une licence pour ça (UQ-071, UQ-126).
refusal-partner_licence = À { $target }, il faudrait une licence pour ça (UQ-071, UQ-126).
refusal-fees = Tu ne pourrais pas payer les dix pour cent sur les titres hypothéqués (UQ-Q77).
refusal-partner_fees = { $target } ne pourrait pas payer les dix pour cent sur les titres hypothéqués (UQ-Q77).
refusal-partner_poor = { $target } n’a pas autant (UQ-Q107).
refusal-worse_off = Avec une dette, on n’échange pas ce qui peut la payer (UQ-Q106).
refusal-needed_card = C’est cette carte qui te permet d’acheter ici (UQ-Q112).
refusal-no_counter = On ne répond qu’une fois par une autre offre (UQ-Q123).
refusal-no_card = Tu n’as pas de carte pour ça (UQ-076).
refusal-no_country = Aucune carte Pays avec une règle n’est sur la table (UQ-087).
refusal-token_gone = Déjà pris : { $token } (UQ-008).
refusal-can_pay = Tu peux encore réunir la somme (UQ-107).
refusal-first_must_pay = Plus d’essai : paie ou joue une carte (UQ-099).
refusal-too_dear = Cet endroit coûte plus que ton enchère, ou demande une autre pièce (UQ-058).
refusal-debt_open = On ne bâtit pas et on ne lève rien tant qu’une dette est ouverte (UQ-Q106).
refusal-two_cash = Un seul côté peut donner de l’argent (UQ-Q107).
refusal-larger_first = Pose d’abord les gros billets (UQ-Q125).
refusal-just_turned = Tu as déjà retourné { $deed } ce tour-ci (UQ-Q124).
refusal-just_built = Tu as bâti là ce tour-ci (UQ-Q124).
refusal-enough_cash = Tu peux déjà payer { $deed } (UQ-Q112).

## Ce que peut choisir qui ouvre la table.

option-preset = Pour jouer moins longtemps : le jeu du livre, un jeu vif avec des titres distribués, ou un jeu éclair qui finit à la première faillite.
    .value =
        { $value ->
            [book] le livre, environ 40 manches
            [brisk] vif, environ 30 manches
           *[quick] éclair, environ 10 manches
        }
option-host_banker = La place, à partir de 1, de qui connaît le jeu, tient la Banque et joue après les autres hommes ; 0 pour personne.
option-bank_money = Si la banque peut manquer d’argent.
    .value =
        { $value ->
            [unlimited] jamais
           *[finite] oui
        }
option-deed_4b = Briqueterie 4B comme dans le livre, ou avec les chiffres sans doute voulus.
    .value =
        { $value ->
            [printed] comme imprimé
           *[corrected] corrigé
        }
option-empowerment_from_round = La manche dès laquelle un double vaut aux femmes une carte Émancipation.
option-emp_on_prison_doubles = Si un double qui fait sortir de prison vaut aussi une carte Émancipation.
    .value =
        { $value ->
            [yes] oui
           *[no] non
        }
option-restricted_landing_auction = Si un titre part aux enchères quand une femme y arrive sans pouvoir le posséder.
    .value =
        { $value ->
            [no] non
           *[yes] oui
        }
option-doubles_renounce_auction = Si un titre qu’une femme laisse pour relancer part aux enchères.
    .value =
        { $value ->
            [no] non
           *[yes] oui
        }
option-auction_delay_women = Si les femmes restent hors des enchères nées d’un déplacement.
    .value =
        { $value ->
            [no] non
           *[yes] oui
        }
option-auction_mode = Enchères ouvertes, ou une offre secrète chacun.
    .value =
        { $value ->
            [open] ouvertes
           *[sealed] secrètes
        }
option-auction_step = La plus petite enchère, et la plus petite hausse.
    .value =
        { $value ->
            [1] 1 f
            [5] 5 f
           *[10] 10 f
        }
option-auction_reserve = Si la première enchère doit atteindre la moitié du prix.
    .value =
        { $value ->
            [step] non
           *[half] oui
        }
option-card_gap_to = Où vont les 30 pour cent qu’une carte ne donne pas à une femme.
    .value =
        { $value ->
            [unpaid] personne ne les paie
           *[bank] à la banque
        }
option-park_company = Qui tient compagnie à une femme au Parc.
    .value =
        { $value ->
            [anyone] n’importe qui
           *[man] un homme
        }
option-women_prison_rent = Si une femme en prison touche ses loyers.
    .value =
        { $value ->
            [lost] non
           *[kept] oui
        }
option-third_fail_roll = Quand on lance après avoir dû payer au dernier essai.
    .value =
        { $value ->
            [same_turn] tout de suite
           *[next_turn] au prochain tour
        }
option-crop_auction = Si les dernières cultures et les derniers entrepôts partent aux enchères.
    .value =
        { $value ->
            [on] oui
           *[off] non
        }
option-restricted_inherit = Qui touche l’argent des titres que la personne à payer ne peut pas posséder.
    .value =
        { $value ->
            [proceeds_to_creditor] cette personne
           *[proceeds_to_bank] la banque
        }
option-trade_offers_per_turn = Combien d’offres on peut faire par tour.
option-counter_offers = Si l’on peut répondre à une offre par une autre.
    .value =
        { $value ->
            [yes] oui
           *[no] non
        }
option-cash_visible = Si tout le monde voit l’argent de tout le monde.
    .value =
        { $value ->
            [all] oui
           *[own] non
        }
option-deal_deeds = Règle maison : des titres donnés au début.
    .value =
        { $value ->
            [0] aucun
           *[3] trois chacun
        }
option-warehouse_after = Règle maison : combien de cultures pour un entrepôt.
    .value =
        { $value ->
            [4] quatre
           *[3] trois
        }
option-prison_attempts = Règle maison : combien d’essais en prison.
    .value =
        { $value ->
            [3] trois
           *[1] un
        }
option-income_tax = Règle maison : l’impôt sur le revenu.
    .value =
        { $value ->
            [100] 100 f
           *[200] 200 f
        }
option-end_on_first_bankruptcy = Règle maison : la première faillite finit la partie, et le plus riche gagne.
    .value =
        { $value ->
            [no] non
           *[yes] oui
        }
option-time_limit_rounds = Règle maison : après tant de manches, le plus riche gagne ; 0 pour aucune limite.
option-max_rounds = Après tant de manches, la partie s’arrête, et le plus riche gagne.
option-repeal = Une seule restriction levée, pour voir ce qu’elle coûte.
    .value =
        { $value ->
            [none] aucune
            [signs] signes tirés au sort
            [start_money] même somme au début
            [doubles] même limite de doubles
            [bank_sum] même somme à la Banque
            [park] le Parc est sûr
            [permission] achat dès l’arrivée
            [ownership] gares et usines pour tous
            [building] entrepôts pour tous
            [card_money] cartes payées en entier
            [inheritance] tout le monde hérite
            [country] pas de règles Pays
            [empowerment] pas d’Émancipation
            [prison] affaires depuis la prison
            [dealing] titres distribués à tous
           *[care] personne au chevet
        }
option-equal_cash = La somme de départ quand la variante la rend égale.
    .value =
        { $value ->
            [1500] 1500 f
           *[1250] 1250 f
        }

variant-equal = avec les mêmes règles pour hommes et femmes

## Une phrase sur chaque sorte de choix, dans une première partie.

guide-token = Prends le pion qui fera le tour pour toi.
guide-manage = Avant et après ton lancer, tu peux bâtir, hypothéquer ou échanger. Puis continue.
guide-claim = Tu attendais ce titre. Achète-le maintenant, ou laisse-le.
guide-buy = Ce titre est libre : achète-le, ou les autres enchériront.
guide-doubles_buy = Un double relance. Achète d’abord, ou relance.
guide-bid = Un titre part aux enchères. Pose des billets, ou passe.
guide-prison = En prison : paie, joue une carte, ou tente un double.
guide-release = Plus d’essais : choisis comment tu sors.
guide-tray = Pose ce que tu donnes et ce que tu veux, puis propose.
guide-answer = On te propose un échange : prends, refuse, ou réponds par un autre.
guide-receipt = Tu reçois un titre hypothéqué. Libère-le, ou paie seulement les frais.
guide-between = Ce n’est pas ton tour, mais tu peux bâtir avant la suite.
guide-contest = Il reste trop peu de pièces. Dis si tu en veux une aussi.
guide-crop_bid = Les dernières pièces vont à qui offre le plus.
guide-place = La pièce est à toi : choisis le titre où elle va.
guide-waiver = Une carte à toi peut lever cette règle. Joue-la, ou garde-la.
guide-raise = Tu dois plus que tu n’as. Vends, hypothèque ou échange pour payer.

## Le plateau dans le navigateur.

money = { $amount } f
where = Manche { $round }
where-limit = { round-most }
board-label = Plateau
board-list = Toutes les cases, dans l’ordre de la marche
board-corner-bank = Banque
board-corner-prison = Prison
board-corner-park = Parc
board-corner-to_prison = En prison
board-pay = paie { $amount }
board-space = { CAPITAL($space) }.
board-price = Coûte { $amount } f.
board-owner =
    { $you ->
        [seat] À toi.
       *[others] À { $seat }.
    }
board-level = Dessus : { $level }.
board-mortgaged = Sous hypothèque.
board-rent = Loyer { $amount } f.
board-rent_dice = Loyer { $times } fois les dés.
board-claims = En attente de permission : { $names }.
board-here = Ici : { $names }.
board-look = Titres sur le plateau
board-sides = Les quatre côtés du plateau
board-side-left = De la Banque à la Prison
board-side-top = De la Prison au Parc
board-side-right = Du Parc à la flèche
board-side-bottom = De la flèche à la Banque
board-road = La route devant toi
board-dice =
    { $second ->
        [0] Dé : { $first }
       *[other] Dés : { $first } et { $second }
    }
board-crops =
    { $crops ->
        [one] { $crops } culture
       *[other] { $crops } cultures
    }
board-houses =
    { $houses ->
        [one] { $houses } entrepôt
       *[other] { $houses } entrepôts
    }

# Sous le nom de quelqu’un.
seat-deeds =
    { $deeds ->
        [one] { $deeds } titre
       *[other] { $deeds } titres
    }
seat-cards = { cards }
seat-skips =
    { $turns ->
        [one] passe un tour
       *[other] passe { $turns } tours
    }
seat-waits = attend { $deed }
seat-unit = f
seat-worth = f en tout
seat-sign-man = signe homme
seat-sign-woman = signe femme

# La carte Pays au milieu de la table.
country-label = Carte Pays en vigueur
country-binds = Carte Pays : contre les femmes
country-good = Carte Pays : pour les femmes
country-none = Carte Pays : aucune règle
country-until =
    { $you ->
        [seat] jusqu’à ton prochain tour
       *[others] jusqu’au tour suivant : { $seat }
    }

# Une règle qui mord : son nom, ce qu’elle coûte, la règle derrière.
bite-label = Une règle mord
bite-less = { $amount } f de moins qu’un homme
bite-more = { $amount } f de plus qu’un homme
bite-fact = Dans la réalité.
bite-money = Moins au départ
    .why = Les signes ne commencent pas avec la même somme.
bite-bank = Moins à la Banque
bite-tax = Un impôt double
    .why = La carte Pays impose deux fois le signe femme.
bite-fare = Un billet double
    .why = La carte Pays exige un chaperon avec le signe femme.
bite-gained = Une carte paie moins
bite-gave = { bite-gained }
bite-lost_turn = Un tour perdu pour la nuit
    .why = Tant que cette carte Pays est là, le signe femme reste à la maison.
bite-park = Personne d’autre au Parc
    .why = Avec le signe femme, on ne reste pas sans compagnie au Parc.
bite-barred = Interdit avec ce signe
    .why = Gares et usines demandent une licence avec le signe femme.
bite-claimed = Permission exigée
bite-stamped = Un timbre sur la demande
    .why = La carte Pays fait payer chaque demande.
bite-no_claim = Pas de demande
    .why = Avec le signe femme, on achète sur demande ; et là, même pas.
bite-preempted = La demande tombe
    .why = Une demande ne tient que tant que personne d’autre n’achète.
bite-renounced = Un héritage passe à côté
    .why = Avec le signe femme, un héritage va au premier homme.
bite-no_heir = Un héritage pour personne
    .why = Avec le signe femme, on n’hérite pas.
bite-rent_lost = Pas de loyer en prison
    .why = Avec le signe femme, on ne touche rien en prison. Un homme, si.
bite-guardian = La moitié pour le chef de famille
    .why = La carte Pays donne la moitié du loyer d’une femme au premier homme.
bite-will_skip = Quelqu’un doit rester
    .why = Un homme paie une infirmière et continue.
bite-jailed = Prison au deuxième double
bite-shut_out = Hors de l’enchère

# La fiche à côté du plateau.
slip-title = Les règles pour toi
slip-title_none = Les règles des deux signes
slip-rule = Règle
slip-man = un homme
slip-woman = une femme
slip-you = toi
slip-start = Pour commencer
slip-bank = À la Banque
slip-cards = Par les cartes
    .percent = { $percent } %
slip-buy = Un nouveau titre
    .landing = en arrivant
    .wait = après attente
slip-own = Gares, usines
    .yes = permis
    .rails = gares seules
    .works = usines seules
    .no = interdit
slip-crops = Bâtir jusqu’à
slip-inherit = Un héritage
    .keeps = pour toi
    .goes = pour { $seat }
    .goes_man = à un homme
slip-park = Au Parc, en solo
    .safe = rien
    .lose = tour perdu
slip-prison = Sous les verrous
    .deals = affaires
    .shut = rien
slip-doubles = Prison au double
    .limit = n° { $doubles }
slip-bound =
    { $law ->
        [night] La carte Pays te lie aussi : les femmes perdent leur tour.
        [no_bids] La carte Pays te lie aussi : pas d’enchères pour les femmes.
        [no_credit] La carte Pays te lie aussi : pas d’hypothèques pour les femmes.
        [no_trade] La carte Pays te lie aussi : pas d’échanges pour les femmes.
        [no_building] La carte Pays te lie aussi : les femmes ne bâtissent pas.
        [half_wage] La carte Pays te lie aussi : 70 f à la Banque pour les femmes.
        [on_foot] La carte Pays te lie aussi : un seul dé pour les femmes.
        [guardian] La carte Pays te lie aussi : la moitié du loyer d’une femme va au premier homme.
        [stamp_fee] La carte Pays te lie aussi : une demande coûte 20 f à une femme.
        [no_purchase] La carte Pays te lie aussi : les femmes n’achètent pas à la banque.
        [taxed_twice] La carte Pays te lie aussi : les femmes paient chaque impôt deux fois.
       *[escort] La carte Pays te lie aussi : billet double pour les femmes.
    }

# Au-dessus d’une question.
head-manage =
    { $next ->
        [0] À toi, avant le lancer
        [1] À toi, en prison
        [2] Un double : tu relances
        [3] À toi, après le lancer
       *[4] À toi, et une demande
    }
head-between = Tu peux bâtir
head-place = Gagné : où la mets-tu ?
head-token = Choisis ton pion
head-auction = Enchère : { $deed }
head-crop_auction = Enchère pour { $lot-last }
head-offer = { $seat } te propose un échange
head-counter = { $seat } propose autre chose
head-buy = { CAPITAL($deed) } : à vendre
head-doubles = { CAPITAL($deed) }, ou un autre lancer
head-claim = { CAPITAL($deed) } : l’attente est finie
head-debt = Tu dois { $amount } f à { $target }
head-debt_bank = Tu dois { $amount } f à la banque
head-receipt = { CAPITAL($deed) } t’arrive sous hypothèque
head-prison = Te voilà en prison
head-release = Plus d’essai
head-tray = Ton offre à { $target }
head-waiver = Annuler { $card } ?
head-contest = { $seat } veut { $lot-last }
head-won =
    { $winners ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
head-won_you = Tu gagnes.
head-won_also = Victoire pour toi et { $names }.
ask-answer = Une offre pour toi, { $seat }
ask-bid = Ton enchère, { $seat }
ask-crop_bid = { ask-bid }
ask-contest = Pas assez pour tous, { $seat }
ask-waiver = Ton sauf-conduit, { $seat }
ask-receipt = Un titre pour toi, { $seat }
ask-raise = Ta dette, { $seat }
ask-between = Entre deux tours, { $seat }
ask-place = À toi de placer, { $seat }

# Une enchère.
auction-leads =
    { $you ->
        [seat] Tu mènes
       *[others] { $seat } mène
    }
auction-asked =
    { $you ->
        [seat] À toi
       *[others] À { $seat }
    }
auction-in =
    { $you ->
        [seat] Tu en es
       *[others] { $seat } en est
    }
auction-passed =
    { $you ->
        [seat] Tu as passé
       *[others] { $seat } a passé
    }
auction-barred =
    { $you ->
        [seat] Tu ne peux pas enchérir
       *[others] { $seat } ne peut pas enchérir
    }
auction-hint = Tu as { $amount } f.
auction-hint_wait = Un titre gagné aux enchères ne demande pas de permission.
auction-sealed = Une offre chacun, en secret. La plus haute gagne.
auction-credit = Tant que la carte Pays est là, pas d’hypothèque pour monter.
auction-least = le minimum
auction-pass = Passer
auction-own = Ta somme
auction-own_bid = Enchérir

# Un titre, avec tout ce qui y est imprimé.
deedcard-price = prix { $amount } f
deedcard-rent = loyer
deedcard-crop = une culture coûte
deedcard-mortgage = hypothèque
deedcard-railroads =
    { $railroads ->
        [one] { $railroads } gare
       *[other] { $railroads } gares
    }
deedcard-works =
    { $works ->
        [one] { $works } usine
       *[other] les deux usines
    }
deedcard-times = { $times } fois les dés
deedcard-owner =
    { $you ->
        [seat] à toi
       *[others] à { $seat }
    }
deedcard-free = libre
deedcard-mortgaged = sous hypothèque
deedcard-now = loyer actuel { $amount } f
deedcard-now_dice = loyer actuel { $times } fois les dés
deedcard-waits = en attente de permission
deedcard-close = Reposer
deedcard-barred = Tu ne peux pas posséder ceci
group_of-label = { $group } : à qui est quoi
group_of-street = Prix { $price } f. Loyer { $first } f, avec un entrepôt { $best } f.
group_of-railroad = Prix { $price } f. Loyer { $first } f, pour les deux { $best } f.
group_of-utility = Prix { $price } f. Le loyer dépend des dés.

# Ce qu’on a devant soi.
hand-title =
    { $you ->
        [seat] Devant toi
       *[others] Devant { $seat }
    }
hand-none = Pas encore de titre.
hand-claim = Tu attends { $deed }.
    .more = Tu peux l’acheter pour { $price } f juste avant ton prochain lancer. Qui peut acheter en arrivant et passe d’abord peut le prendre.
hand-press = Touche un titre pour voir ce que tu peux en faire.
hand-nothing = { CAPITAL($deed) } : rien à en faire maintenant.
hand-why-prison = Avec ton signe, on ne bâtit, ne vend ni n’hypothèque rien en prison.
hand-why-no_building = La carte Pays t’interdit de bâtir.
hand-why-no_credit = La carte Pays t’interdit d’hypothéquer ou de lever une hypothèque.
hand-why-few = Avec ton signe, { $level } par titre au plus.
drawers-offer = Faire une offre
drawers-deeds = Voir tes terres

# Les offres.
trade-make = Faire une offre à
trade-left =
    { $offers ->
        [one] encore { $offers } offre
       *[other] encore { $offers } offres
    }
trade-none_left = Plus d’offre ce tour-ci.
trade-barred-law = La carte Pays t’interdit d’échanger.
trade-barred-prison = Avec ton signe, on n’échange pas depuis la prison.
trade-give =
    { $you ->
        [seat] Tu donnes
       *[others] { $seat } donne
    }
trade-get = Tu reçois
trade-nothing = Rien encore
trade-no_deeds = Rien à échanger.
trade-cash_of = Argent, jusqu’à { $amount } f
trade-cash_hidden = Argent
trade-would = Ce que chaque côté aurait
trade-after_you = Toi
trade-no_deed = aucun titre
trade-group_whole = tout { $group }
trade-shared = Vous seuls voyez ceci.
trade-need_item = Mets au moins un titre ou une carte.
trade-need_both = Chaque côté doit donner quelque chose.
trade-licence =
    { $you ->
        [seat] Avec ton signe, tu ne peux pas posséder { $deed }.
       *[others] Avec ce signe, { $seat } ne peut pas posséder { $deed }.
    }
trade-poor = C’est plus qu’il n’y a en main.
trade-send = Envoyer l’offre
trade-clear = Tout enlever
trade-back = Ne rien proposer
trade-accept = Accepter
trade-refuse = Refuser
trade-counter = Proposer autre chose
trade-looked_at = { $seat } et { $target } regardent une offre, à l’abri des autres.

# Dettes, prison, dernières pièces, pions.
debt-owed = Dû
debt-hand = En main
debt-missing = Il manque
debt-can = Tu peux réunir { $amount } f en tout.
debt-doomed = Tu ne peux réunir que { $amount } f. Ça ne suffit pas : seul un échange te sauverait.
debt-for-rent = Loyer pour { $deed }
debt-for-tax = Impôt
debt-for-card = À cause d’une carte
debt-for-fine = L’amende
receipt-says = Il ne rapporte rien tant que l’hypothèque n’est pas levée.
prison-attempt = Essai { $at } sur { $most }.
prison-deals = Avec ton signe, tu fais des affaires et touches tes loyers d’ici.
prison-shut = Avec ton signe, ici, ni affaires, ni enchères, ni loyers.
shortage-says = { $seat } veut { $lot-last } pour { $deed }. Si tu en veux aussi, c’est l’enchère.
tokens-title = Huit objets pour jouer

# Toute la partie en quelques phrases.
story-won =
    { $rounds ->
        [one] Victoire après { $rounds } manche : { $names }.
       *[other] Victoire après { $rounds } manches : { $names }.
    }
story-falls =
    { $fallen ->
        [0] Personne ne fait faillite.
        [one] Une faillite : { $names }.
       *[other] Faillites, dans cet ordre : { $names }.
    }
story-signs = Le signe homme : { $men }. Le signe femme : { $women }.
story-less = Les règles prennent { $amount } f au signe femme : au départ, à la Banque, par les cartes et par l’impôt.
story-waits =
    { $claims ->
        [0] Personne n’attend de permission.
        [one]
            { $lost ->
                [0] Une demande attend une permission, et réussit.
               *[other] Une demande attend une permission, et quelqu’un d’autre passe devant.
            }
       *[other]
            { $lost ->
                [0] { $claims } demandes attendent une permission ; aucune n’est perdue.
               *[other] { $claims } demandes attendent une permission ; perdues au profit d’autres : { $lost }.
            }
    }
story-no_rent = Aucun loyer n’est payé.
story-rent = { $amount } f de loyers sont payés, surtout à { $seat }.

## Les signes, avant le premier tour.

dealt-title = Les dés ont donné les signes.
    .man = Tu joues avec le signe homme.
    .woman = Tu joues avec le signe femme.
dealt-owns = Titres permis
dealt-of = { $owns } sur { $deeds }

# Quand quelqu’un fait faillite.
turning-deeds =
    { $deeds ->
        [one] Un titre change de mains.
       *[other] { $deeds } titres changent de mains.
    }

# Ce que fait une case qui n’est pas un titre.
space-does-bank = Qui passe ou s’arrête ici est payé par la Banque.
    .signs = Un homme reçoit { $man } f, une femme { $woman } f.
space-does-prison = En visite, on ne risque rien. Sous clé, on paie { $fine } f, on montre une carte ou on fait un double.
space-does-park = Un endroit pour souffler : rien à payer.
    .signs = Une femme seule ici perd un tour.
space-does-to_prison = Qui arrive ici va tout de suite en prison.
space-does-tax = Qui arrive ici paie { $amount } f.
space-does-bounty = Qui arrive ici tire une carte Aubaine ; elle peut dire une chose à un homme et une autre à une femme.
space-does-lucky = Qui arrive ici tire une carte Chance ou pas ; certaines se gardent pour plus tard.
space-does-country = Qui arrive ici retourne une carte Pays. La plupart sont des lois contre les femmes, pour un temps.

# Ce que compte la dernière page.
holds-worth = fortune
holds-deeds = titres
did-rent = loyers touchés
did-guardian = demi-loyers pris
did-preempted = demandes coupées
did-refused = offres refusées

kept-head = Les règles ont gardé { $amount } f.
kept-what = Ce que le même événement aurait rapporté avec l’autre signe : au départ, à la Banque, par les cartes, en impôts et billets, en héritages. Ce qui en serait né ne compte pas.
kept-seat =
    { $times ->
        [one] { $amount } f ; une règle a mordu
       *[other] { $amount } f ; les règles ont mordu { $times } fois
    }
kept-facts = Ce qui a mordu, et les faits derrière
kept-times =
    { $times ->
        [one] une fois
       *[other] { $times } fois
    }
build-rent = loyer ensuite : { $amount } f
habit-build = Me proposer de bâtir
habit-build-always = après chaque tour
habit-build-round = une fois par manche
habit-build-turn = seulement à mon tour

## Questions toutes prêtes du labo.

idea-repeals = Quelle restriction coûte le plus aux femmes ?
idea-pay = Que coûte à une femme d’être moins payée ?

## What a class may be asked about this game.

room-ask_own_1 = Quand as-tu vu que les règles ne sont pas les mêmes ?
room-answer_own_1_1 = Dès le début
room-answer_own_1_2 = Plus tard, en jouant
room-answer_own_1_3 = Seulement maintenant
room-ask_own_2 = Qui devrait rendre ce qui a été retenu ?
room-answer_own_2_1 = La banque
room-answer_own_2_2 = Qui a eu davantage
room-answer_own_2_3 = Personne

# La page du labo : ce que donnent les règles imprimées, l’écart, et les groupes sous leurs chiffres.
lab-by_book = Règles imprimées : un homme gagne { $a } fois sur 100, une femme { $b }.
lab-gap = Un homme gagne { $value } fois sur 100 de plus qu’une femme.
lab-bars = Ce qu’une règle seule change pour une femme
lab-group_men = hommes
lab-group_women = femmes

debrief-equal = Égal veut dire ici : une seule règle pour les hommes et les femmes.
