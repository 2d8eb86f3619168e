# Ce que la page elle-même dit en français.
language = Langue
home = Tous les jeux
opening = Un instant…
hero = Survivez ensemble. Toutes les règles, rien que les règles.
hero-line = Des jeux de zombies dans votre navigateur : le plateau, les chances avant chaque jet, la règle derrière chaque refus, et le droit de changer d'avis.
play-now = Jouer
play = Jouer
play-again = Retour aux jeux
games = Les jeux
players = { $players } joueurs
minutes = { $minutes } min
scenario = Mission
seats = Places
who-sits = Qui joue où
seat = Place { $seat }
you = Vous
bot-name = Robot ({ $name })
no-server = Le serveur ne répond pas.
no-page = Il n'y a rien ici.
no-table = Cette table n'existe pas.
no-table-hint = Le lien est peut-être ancien ou incomplet.
about = Œuvre de fans, non officielle : textes et dessins originaux, pour celles et ceux qui possèdent les jeux. Tous les noms appartiennent à leurs éditeurs.
tools = Outils
undo = Annuler
undo-hint = Reprendre votre dernière réponse (U)
undo-known = Reprendre votre dernière réponse (U). Quelque chose a été révélé depuis ; les mêmes dés tomberont.
redo = Rejouer ce que vous avez repris (Y)
rulebook = Règles
search-rules = Chercher dans les règles
no-rules = Aucune règle ne dit cela.
rule-stated = d'après le livret
rule-derived = découle du livret
rule-ruling = notre décision là où le livret se tait
rule-advice = conseil
rule-option = règle facultative
close = Fermer
cancel = Laisser tomber
choose-here = Que faites-vous ici ?
help = Aide
keys = Touches : 1 à 9 choisissent une réponse, E termine ou passe, Tab et Entrée atteignent les zones qui brillent, U annule, Y rejoue, T équipe, L journal, B règles, ? cette aide.
question = La question
waiting = On attend { $who }
blocked = { $count ->
    [one] 1 chose est impossible pour l'instant
   *[other] { $count } choses sont impossibles pour l'instant
  }
won = Vous avez réussi !
lost = C'est fini.
reconnecting = Connexion perdue ; nouvel essai…
details = Détails
tab-team = Équipe
tab-log = Journal
log = Ce qui s'est passé
log-empty = Il ne s'est encore rien passé.
board = Le plateau
board-noise = { $count ->
    [one] 1 bruit
   *[other] { $count } bruits
  }
board-mold = moisissure
board-exit = sortie
board-spawn = zone d'invasion
board-objective = objectif
round = Tour { $round }
danger = Niveau de danger de l'équipe
level-blue = Bleu
level-yellow = Jaune
level-orange = Orange
level-red = Rouge
goal = Objectif
goal-take-objectives = Prendre l'objectif
goal-leave = Faire sortir tout le monde
goal-met = (fait)
decks = { $equipment } équipements · { $enemies } cartes ennemies
acting = { $actions ->
    [one] { $actions } action restante
   *[other] { $actions } actions restantes
  }
done = a joué
status-left = en sécurité
status-eliminated = tombé
armor = Armure : { $left } sur { $full }
experience = Expérience : { $points }, niveau { $level }
hand = main
body = porté
pack = sac
error-stale = La table avait avancé ; voici la question actuelle.
error-barrier = Quelque chose a été révélé depuis : impossible de revenir en arrière seul.
error-not-yours = Cette place n'est pas la vôtre.
error-wrong-seat = La question s'adresse à quelqu'un d'autre.
error-over = La partie est finie.
error-too-fast = Trop vite ; attendez une seconde.
error-defect = Échec côté serveur. Rien n'a changé.
error-no-table = Cette table n'existe pas.
