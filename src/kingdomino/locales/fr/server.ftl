### The server.

## Errors of a request.

error-server-bad-request = La requête est illisible : { $because }
error-server-no-such-page = Il n’y a rien ici.
error-server-method = { $method } n’est pas permis ici.
error-server-too-large = La requête dépasse { $most } octets.
error-server-media-type = La requête doit être en JSON.
error-server-host = Ce serveur ne répond pas au nom { $host } ; qui le gère peut l’ajouter à --hosts.
error-server-origin = La requête vient d’un autre site.
error-server-token = Prends d’abord place : il faut ici le jeton d’une place à cette table.
error-server-import = Ce n’est pas un fichier de « Mes parties », ou il a été modifié.
error-server-printed = Ces royaumes ne peuvent pas être construits en une partie avec ces règles.
error-server-no-room = Il n’y a plus de place pour cette partie : { $most } au maximum sont gardées.
error-server-too-many = { $seconds ->
    [one] Trop de requêtes ; réessaie dans { $seconds } seconde.
   *[other] Trop de requêtes ; réessaie dans { $seconds } secondes.
}
error-server-open-tables = Trop de tes tables attendent de commencer (au plus { $most }) ; commence ou ferme d’abord l’une d’elles.
error-server-bot-tables = À trop de tes tables, seuls des bots jouent (au plus { $most }) ; attends que l’une finisse, ou arrête-la.
error-server-push-off = Ce serveur n’envoie pas de messages push.
error-server-push-subscription = Cet abonnement push est inutilisable.
error-server-away = Les tables ne répondent pas ; tout est enregistré, réessaie dans un instant ({ $seconds } s).
error-server-broken = Quelque chose ne va pas avec le serveur lui-même.

## The command.

serving = Kingdomino est disponible à l’adresse { $url }
serving-all = Tous ceux qui atteignent cette machine peuvent l’ouvrir, sans chiffrement : à { $url } dans ton réseau. Sur Internet, mets devant un proxy avec HTTPS.
page-at = Kingdomino est à { $url } – Ctrl-C l’arrête, et toutes les tables sont gardées.
page-lan = Tes amis sur ton réseau ne peuvent pas l’ouvrir. Pour les laisser entrer, lance : kingdomino --lan
error-serve = Le serveur n’a pas pu démarrer.
error-pages = Il n’y a pas de pages web dans { $folder }.
error-workers = Plusieurs processus serveur demandent PostgreSQL : un seul peut écrire dans un fichier.
error-lan-host = --lan écoute sur toutes les adresses : il ne va pas avec un autre --host.
error-channel-url = Le canal doit être l’adresse d’un serveur Redis, comme redis://localhost:6379/0.
error-channel-away = Redis est injoignable : { $because }.
error-channel-package = Un canal par Redis demande un paquet qui n’est pas installé : pip install 'kingdomino[redis]'.
error-push-contact = Le contact pour les services push doit être une adresse qui commence par mailto: ou https:.
help-serve =
    Sert le jeu : les tables, les bots et tout ce qu’il faut à une page ou à un programme pour jouer.

    Chaque option peut aussi être donnée par une variable d’environnement : --bot-seconds est KINGDOMINO_BOT_SECONDS. Ce qui a été joué est gardé dans la base de données et continue après un redémarrage.
help-serve-short = servir le jeu sur le réseau
option-lan = aussi pour les autres de ton réseau, sans chiffrement
option-serve-host = l’adresse d’écoute ; 0.0.0.0 est toute adresse de cette machine
option-serve-port = le port d’écoute ; 0 est n’importe quel port libre
option-serve-channel = URL d’un serveur Redis par lequel les processus serveur se préviennent ; par défaut la base de données s’en charge
option-serve-pages = le dossier des pages web ; sinon celles du programme
option-serve-workers = combien de processus serveur ; plus d’un demande PostgreSQL
option-serve-bot-workers = combien de processus de réflexion des bots, par processus serveur
option-serve-bot-seconds = combien de temps un bot peut réfléchir à un tour
option-serve-bot = un bot à toi à proposer comme niveau, par exemple mien=bot.py:MyBot ; une fois pour chacun
option-serve-keep-days = supprimer les tables après tant de jours d’inactivité ; 0 les garde
option-serve-open-days = jours après lesquels les tables non commencées sont supprimées ; 0 les garde
option-serve-hosts = noms d’hôte auxquels répondre, séparés par des virgules, outre les adresses et noms locaux ; * est tout nom
option-serve-proxies = adresses des proxys de confiance pour les en-têtes X-Forwarded, séparées par des virgules
option-serve-address-rate = requêtes par minute d’une même adresse ; 0 est sans limite
option-serve-table-rate = changements par minute à une même table ; 0 est sans limite
option-serve-open-tables = tables non commencées d’une même adresse à la fois ; 0 est sans limite
option-serve-bot-tables = tables d’une même adresse à la fois où seuls des bots jouent ; 0 est sans limite
option-serve-daily-games = parties du bot le plus fort pour chaque donne du jour, pour comparer les résultats ; 0 : aucune
option-serve-sockets = connexions en direct à la fois d’une même adresse
option-serve-push = messages push aux joueurs absents quand c’est leur tour : on, off ou private (aussi vers des adresses privées et sans TLS, pour les essais)
option-serve-push-contact = à qui les services push peuvent écrire : une adresse mailto: ou https: ; sinon le premier nom de --hosts
option-serve-log-level = ce qui est écrit sur la sortie d’erreur
option-serve-log-format = comment chaque ligne y est écrite : en texte ou en JSON
example-serve = pour cette seule machine
example-serve-all = pour tous ceux qui peuvent l’atteindre
example-serve-bot = avec un bot à toi
example-serve-many = plusieurs processus sur une base de données
error-server-no-such-game = Tu n’as pas de partie jouée sur table avec cet identifiant.
