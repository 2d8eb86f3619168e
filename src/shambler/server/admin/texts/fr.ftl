# La page de qui s'occupe d'un serveur.

title = Shambler : ce serveur
since = En marche depuis { $begun } ; vu { $now } (UTC)
ready = Prêt
not-ready = Pas prêt

tables-here = tables en mémoire
tables-kept = tables conservées
tables-today = utilisées depuis hier
tables-closed = fermées par une mise à jour
browsers = navigateurs ouverts
people-here = personnes présentes
people-known = personnes ayant une place
p99 = une réponse, 99 % en moins de
thinking = robots en attente
answers = réponses
snapshots = instantanés

head-errors = Erreurs
head-latency = Latence
head-storage = Stockage
head-backups = Sauvegardes
head-servers = Serveurs de cette base
head-rooms = Tables en mémoire
head-versions = Versions

faults = Ce qui n’a pas pu être dit
refused = Commandes refusées
nothing = Rien.
no-troubles = Ni avertissement ni erreur.
no-rooms = Personne ne joue.
no-database = La base de données ne répond pas.
no-backups = Personne ne fait de sauvegardes : lancez le serveur avec --backup-every et --backup-to.
backup-late = La dernière sauvegarde est trop vieille.

level-warning = avertissement
level-error = erreur
level-critical = erreur

latency-submission = d’une réponse à son accusé de réception
latency-opening = ouverture d’une table
latency-database = un aller-retour vers la base
latency-late = attente de tous pendant un autre travail

engine = base de données
size = taille
free = libre sur son disque
every = faites
hours = { $hours ->
    [one] toutes les heures
   *[other] toutes les { $hours } heures
  }
folder = dossier
last = la dernière
never = jamais
this-one = celui-ci
over = terminée
wire = version du protocole
process = processus

col-when = quand
col-level = gravité
col-what = quoi
col-about = détails
col-of = de
col-count = nombre
col-p50 = la moitié en
col-p99 = 99 % en
col-id = nom
col-address = adresse
col-tables = tables
col-note = remarque
col-table = table
col-game = jeu
col-answers = réponses
col-seats = personnes + robots
col-browsers = navigateurs
col-rules = règles
col-content = contenu
