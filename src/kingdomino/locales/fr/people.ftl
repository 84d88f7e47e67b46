### People at a table: who is away, who plays for whom, who is the host. Loaded with a table.

away-minutes = absent depuis { $minutes } min
stand-in-for = un bot joue pour { $player }
stand-in-ask = Laisser un bot jouer pour { $player }
stand-in-asked = Demande envoyée. Les autres doivent être d’accord.
come-back = Revenir à la table
watching-player = Tu regardes { $player }
spectators = { $count ->
    [one] { $count } spectateur
    [many] { $count } spectateurs
   *[other] { $count } spectateurs
}
notice-left = { $player } a quitté la table. Joue maintenant à sa place : { $bot }
notice-returned = { $player } est de retour
notice-stand-in = { $player } n’est pas là. Joue maintenant à sa place : { $bot }
notice-stand-in-you = Pendant ton absence, un bot a pris ta place : { $bot }
notice-resumed = { $player } joue de nouveau
notice-host = L’hôte est maintenant { $player }
notice-host-you = L’hôte, c’est toi maintenant
notice-time-up = Temps écoulé : un bot a joué. { $turn }
move-log-bot = { $text } (bot)
leave-ask = Quitter la table ? Un bot jouera pour toi, et tu pourras revenir tant qu’il joue.
abandon-ask = Arrêter la partie pour tous ? Plus personne ne pourra la continuer.
stay = Rester
host-take = Devenir l’hôte
local-about = Cette table n’est enregistrée que sur cet appareil.
local-may-evict = Le navigateur peut la supprimer si la place vient à manquer.
local-abandon = Arrêter la partie
local-abandon-ask = Arrêter la partie ? Elle ne continuera pas à cette table.
local-play-on = Continuer ici contre des bots
lobby-host-away = L’hôte n’est pas là. Tu peux devenir l’hôte et lancer la partie.
lobby-leave-ask = Quitter la table ? Ta place redevient libre.
lobby-close-ask = Fermer la table ? Le lien ne servira plus à personne.
seat-free = Retirer { $player }
device-continue = Continuer sur un autre appareil
device-about = Un lien personnel donne ta place à un autre appareil.
device-about-all = Un lien personnel donne toutes tes places à un autre appareil.
device-choice = Et cet appareil ?
device-watches = Ensuite, il ne fait plus que regarder.
device-stays = Les deux appareils peuvent jouer.
device-games = La liste « Mes parties » suit : les deux appareils affichent alors la même. Si l’autre appareil a déjà des parties, elles s’y ajoutent.
device-make = Créer le lien
device-open = Scanne le code avec l’autre appareil, ou ouvres-y le lien. Il sert une seule fois, jusqu’à { $time }.
device-secret = Garde-le pour toi : qui l’ouvre joue à ta place.
device-only-here = L’autre appareil ne peut pas ouvrir ce lien : il ne mène qu’à cet ordinateur. Pour changer cela, relance avec : kingdomino --lan
device-link = Lien personnel
device-qr = Code QR du lien personnel
device-pending = Un lien que tu as créé est valable jusqu’à { $time }.
device-cancel = Annuler le lien
device-new = Créer un nouveau lien
device-used = L’autre appareil est à la table.
device-expired = Le lien a expiré.
device-moved = Tu joues sur un autre appareil. Celui-ci ne fait que regarder.
device-arrive = Continuer sur cet appareil ?
device-arrive-about = Cet appareil reçoit la place de la personne qui a créé le lien. Le lien sert une seule fois.
device-arrive-games = La liste « Mes parties » suit.
device-arrive-merge = Cet appareil a ses propres parties. Elles forment avec celles de l’autre appareil une seule liste, sur les deux. Continue seulement si les deux appareils sont à toi.
device-here = Continuer ici
device-watch = Seulement regarder
