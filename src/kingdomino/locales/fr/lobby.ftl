### The start page and the lobby.

## The start.

home-caption = Un jeu de petits royaumes
home-about = Pose champs, forêts et lacs autour de ton château. Cinq cases de large, pas plus. Un quart d’heure, de deux à quatre joueurs.
play-now = Jouer
play-now-opponents = Adversaires
play-now-level = Niveau
one-moment = Un instant…
with-friends = Entre amis
with-friends-about = par un lien
on-this-screen = Sur cet écran
on-this-screen-about = 2 à 4 joueurs
learn = Comment jouer
watch = Regarder
my-games = Mes parties
open-tables = Tables ouvertes
open-tables-none = Personne n’attend. Ouvrir une table à tous
settings-open = Réglages
guest = Invité
playing-as = Tu joues sous ce nom : { $player }
name-change = Changer
name-field = Ton nom
name-keep = Enregistrer
continue = Continuer
continue-all = Tout afficher ({ $count })
continue-offline = Ta table s’ouvre dès que la connexion revient.
continue-left = quittée
server-away = Le serveur ne répond pas. Essaie encore.
no-engine = Ce navigateur n’a pas WebAssembly, nécessaire ici. Tu peux lire les règles sans cela.
version-skew = Cette page et le serveur sont de versions différentes. Recharge la page plus tard.
local-mark = sur cet appareil
local-gone = Cette table n’est pas enregistrée sur cet appareil.
local-damaged = Ce qui était enregistré de cette table est abîmé. Tes autres tables sont intactes.
local-storage = Le navigateur n’a pas pu enregistrer la table : la place manque peut-être, ou la fenêtre est privée.
local-stale = La table a changé entre-temps, peut-être dans une autre fenêtre.

## A new table.

new-title = Nouvelle table
new-seats = Qui joue ?
new-players = Joueurs
new-coach = Avec coach : noter mes tours
new-coach-about = Uniquement contre des bots : après chacun de tes tours, un signe dit ce qu’il valait.
seat-who = Place { $number }, { $colour } : qui joue
seat-me = Moi
seat-here = Sur cet écran
seat-friend = Un ami avec le lien
seat-bots = Bots
seat-name = Nom, place { $number }
colour-choose = Ta couleur
player-number = Joueur { $number }
new-game = Quel jeu ?
rules-changed = Règles maison
rules-changed-from = { $preset }, avec des changements
rules-changed-how = changer une variante plus bas
only-for = seulement pour { $players }
rules-opening-owner = ouverture : le propriétaire
rules-opening-drawer = ouverture : celui qui tire
rules-opening-abba = ouverture : 1–2–2–1
rules-middle-kingdom-full-box = { $bonus } (taille entière)
rules-middle-kingdom-symmetric = { $bonus } (toute taille)
new-variants = Variantes
variant-middle-kingdom = 10 points de plus si le château est au centre
variant-harmony = 5 points de plus si aucun domino n’est défaussé
new-opening = Comment choisir les premiers dominos
new-clock = Temps par tour
new-substitute = Qui joue quand le temps est écoulé
clock-none = sans limite
clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
new-visible = Qui peut trouver la table ?
visible-link = seulement ceux qui ont le lien
visible-all = tout le monde, sur la page d’accueil
new-open = Ouvrir la table
new-start = Commencer la partie

## Waiting at the table.

lobby-title = En attente de joueurs
lobby-all-here = Tout le monde est là
lobby-seats-open = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
lobby-ready = Toutes les places sont prises. Tu peux commencer.
lobby-wait-host = La partie commence dès que l’hôte la lance.
lobby-visitor = Prends place, ou reste pour regarder : la partie apparaîtra ici.
lobby-full = Toutes les places sont prises. Reste pour regarder : la partie apparaîtra ici.
lobby-host = hôte
lobby-bot = bot
sit-down = S’asseoir
sit-here = S’asseoir ici
lobby-close = Fermer la table
lobby-invite = Invite tes amis
lobby-invite-about = Envoie-leur ce lien, ou fais-leur scanner le code.
lobby-only-here = Tes amis ne peuvent pas ouvrir ce lien : il ne mène qu’à cet ordinateur. Pour laisser entrer ceux de ton réseau, relance avec : kingdomino --lan
lobby-share = Partager
lobby-link = Lien vers cette table
lobby-qr = Code QR du lien
lobby-size = { $dominoes }, { $rounds }, royaumes de { $grid }
lobby-ties = en cas d’égalité : { $criteria }
lobby-clock = { $time } par tour ; ensuite joue : { $bot }
lobby-public = tout le monde trouve cette table sur la page d’accueil
lobby-promise = Le mélange est déjà fixé, et scellé. Après la partie, chacun peut le vérifier avec ce sceau :

## Watching.

watch-tables = Tables publiques
watch-none = Aucune partie publique en ce moment.
watch-open = Places libres
watch-playing = En cours
watch-over = Terminées
watch-bots = Bots contre bots
watch-bots-about = Choisis qui joue contre qui. La partie commence aussitôt.
watch-start = Commencer la partie
