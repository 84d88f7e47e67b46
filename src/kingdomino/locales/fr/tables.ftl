### Tables and the commands about them.

## What a table refuses.

error-table-no-such-table = La table « { $table } » n’existe pas.
error-table-no-such-seat = La place { $seat } n’existe pas ; les places vont de 0 à { $last }.
error-table-no-token = Tu n’as pas de place à cette table.
error-table-not-your-seat = La place { $seat } n’est pas la tienne.
error-table-not-host = Seul l’hôte peut faire cela.
error-table-not-your-turn = Ce n’est pas ton tour : c’est à la place { $seat }.
error-table-stale = La partie a avancé : elle en est à l’action { $now }, pas { $ply }.
error-table-full = Aucune place n’est libre.
error-table-seat-taken = La place { $seat } est prise.
error-table-seats-open = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
error-table-started = La partie a déjà commencé.
error-table-not-started = La partie n’a pas encore commencé.
error-table-over = La partie est finie.
error-table-not-over = La partie n’est pas encore finie.
error-table-seats = Nombre de joueurs de ces règles : { $players }, pas { $seats }.
error-table-name = Un nom a de 1 à { $most } lettres et aucun caractère de contrôle.
error-table-level = Le bot « { $level } » n’existe pas ; il y a { $known }.
error-table-clock = Un tour dure de { $least } à { $most } secondes, ou n’a pas de limite.
error-table-reaction = La réaction « { $reaction } » n’existe pas ; il y a { $known }.
error-table-reactions = Tu as envoyé { $most } réactions, le maximum pour une partie.
error-table-contribution = Une contribution a au plus { $most } signes : lettres a–z, A–Z et chiffres.
error-table-key = Une clé a de 1 à { $most } caractères imprimables.
error-table-key-reused = Cette clé a servi pour une autre demande.
error-table-not-alone = Seul qui joue uniquement avec des bots peut reprendre un tour.
error-table-no-turn = Tu n’as pas encore joué de tour.
error-table-unknown-deal = La distribution de cette partie n’est pas connue : on ne peut pas la continuer.
error-table-hints = Les conseils sont pour qui joue uniquement avec des bots.
error-table-counted = Pendant un essai qui compte, personne ne peut jouer à ta place.
error-table-take-backs = On peut reprendre au plus { $most } tours par match.
error-table-present = La personne de la place { $seat } est à la table.
error-table-colour = La couleur « { $colour } » n’existe pas ; il y a { $known }.
error-table-colour-taken = Quelqu’un a déjà la couleur { $colour }.
error-table-device-link = Ce lien ne marche plus : il a servi, a expiré ou a été annulé. Crées-en un nouveau.
error-table-device-links = Tu peux créer au plus { $most } liens vers un autre appareil par table.
error-table-device-seated = Cet appareil a déjà une place à cette table.
error-table-busy = Trop de changements à la fois à cette table ; réessaie.

## The status of a table.

table-status-open = ouverte
table-status-playing = en cours
table-status-over = terminée
table-status-abandoned = abandonnée

## Checking a shuffle.

verify-missing = Impossible à vérifier : il manque à l’enregistrement { $tags }.
usage-contribution = « { $value } » n’est pas une place de 1 à { $players }, un signe égal et sa contribution.

## The commands.

tables-none = Il n’y a pas de tables.
tables-pruned = { $count ->
    [one] { $count } table supprimée.
   *[other] { $count } tables supprimées.
}
tables-backed-up = Tables sauvegardées dans { $file } : { $count }
tables-restored = Tables restaurées depuis { $file } : { $count }
tables-kept = Ce qui était là avant est dans { $file }
tables-rebuilt = Résultats calculés : { $count }
error-database-url = « { $url } » n’est pas une base de données : donne sqlite:///FILE ou postgresql://….
error-database-away = La base de données est injoignable : { $because }.
error-database-in-use = Un autre serveur utilise la base de données { $file }.
error-database-newer = La base de données a été écrite par une version plus récente de ce programme.
error-database-unusable = La base de données est inutilisable : { $because }
error-database-not-file = Ceci est pour les fichiers SQLite ; PostgreSQL a pg_dump et pg_restore.
error-database-same-file = { $file } est la base de données elle-même.
help-verify = Vérifie que le match d’un FILE a été distribué comme promis à l’ouverture de sa table ; - lit l’entrée standard.
help-verify-short = vérifier qu’un match a été distribué honnêtement
help-tables = Gère les tables d’un serveur : les liste, écrit leurs enregistrements dans des fichiers, en importe, supprime les anciennes.
help-tables-short = lister, exporter, importer et supprimer des tables
help-tables-list = Liste les tables, les dernières actives d’abord.
help-tables-list-short = lister les tables
help-tables-export = Écrit l’enregistrement de chaque TABLE dans un fichier ; sans noms, de toutes les tables terminées.
help-tables-export-short = écrire les enregistrements dans des fichiers
help-tables-import = Importe le match de chaque FILE, pour qu’on puisse le regarder.
help-tables-import-short = importer des enregistrements
help-tables-prune = Supprime les tables inactives depuis quelques jours.
help-tables-prune-short = supprimer les anciennes tables
help-tables-backup = Copie toute la base de données d’un serveur dans un FILE, même pendant que le serveur tourne. Pour SQLite ; PostgreSQL a pg_dump.
help-tables-backup-short = copier la base de données dans un fichier
help-tables-restore = Remplace la base de données d’un serveur par une sauvegarde FILE. Le serveur doit être arrêté ; ce qui était là avant est gardé à côté.
help-tables-restore-short = restaurer une sauvegarde
help-tables-rebuild = Recalcule les résultats des parties terminées à partir de leurs journaux, pour « Mes parties ». Le serveur peut tourner pendant ce temps.
help-tables-rebuild-short = recalculer les résultats
option-commitment = ce que tu as noté à l’ouverture de la table, en chiffres hexadécimaux
option-contribution = la contribution d’une place, par son numéro à partir de 1, telle que son joueur l’a notée ; peut être répété
option-database = où sont gardées les tables : sqlite:///FILE ou postgresql://… ; sinon un fichier dans le dossier de tes données
option-status = seulement les tables arrivées à ce stade
option-to = le dossier où écrire
option-days = combien de jours d’inactivité
example-verify = un enregistrement téléchargé
example-verify-commitment = contre ce que tu as noté toi-même
example-tables-list = celles qui sont terminées
example-tables-export = toutes celles qui sont terminées, un fichier chacune
example-tables-prune = celles délaissées depuis trois mois
example-tables-backup = une copie, même pendant que le serveur tourne
