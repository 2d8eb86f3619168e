# Ce que la page elle-même dit en français.
language = Langue
home = Tous les jeux
opening = Un instant…
hero = Survivez ensemble. Toutes les règles, rien que les règles.
hero-line = Des jeux de zombies dans votre navigateur : le plateau, les chances avant chaque jet, la règle derrière chaque refus, et le droit de changer d'avis.
play-now = Jouer
learn = Apprendre en cinq minutes
play = Jouer
play-again = Retour aux jeux
games = Les jeux
players = { $players } joueurs
minutes = { $minutes } min
scenario = Mission
seats = Places
who-sits = Qui joue où
table-options = Options de la table
undo-rule = Annuler après une révélation
undo-rule-agreement = si les autres sont d'accord
undo-rule-free = toujours
undo-rule-off = jamais
bot-speed = Réponses des robots
absent-rule = Un robot joue pour les absents
absent-after = { $minutes ->
    [0] jamais
    [60] après une heure
    [1440] après un jour
   *[other] après { $minutes } minutes
  }
advice-rule = Les joueurs peuvent demander conseil
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
undo-ask = Quelque chose a été révélé depuis : demandez aux autres de revenir sur votre réponse (U).
ask-undo = Demander à annuler
preferences = Préférences
animation = Animations
speed-off = aucune
speed-fast = rapides
speed-normal = normales
speed-slow = lentes
text-size = Texte
size-normal = normal
size-large = grand
size-huge = très grand
palette = Couleurs
palette-night = nuit
palette-contrast = plus de contraste
palette-distinct = pour daltoniens
confirm = Redemander avant
confirm-never = rien
confirm-final = les dés et la fin d’un tour
confirm-always = chaque réponse
sure = Faire ceci ?
show-forecast = Montrer ce que les ennemis feraient
show-sight = Assombrir ce que le survivant actif ne voit pas
show-hints = Des conseils pour une première partie
no-sound = La page ne fait aucun son.
skip-film = Passer
reconstructed = Ce qui n'est pas public dans la boîte, nous l'avons reconstitué : { $what }.
part-tiles = le choix des tuiles
part-rotation = l'orientation des tuiles
part-zones = le contenu des zones
part-rules = les règles spéciales
part-text = le texte
proposal = Une demande de retour en arrière
proposal-asked = { $who } demande à revenir sur { $back ->
    [one] une réponse
   *[other] { $back } réponses
  }. D'accord ?
proposal-yours = Vous avez demandé à revenir en arrière ; on attend { $who }.
proposal-others = Quelqu'un demande à revenir en arrière ; on attend { $who }.
proposal-accepted = Tout le monde est d'accord : la table est revenue en arrière.
proposal-refused = La demande de retour est refusée.
proposal-refused-by = { $who } ne veut pas revenir en arrière.
proposal-lapsed = La partie a continué ; la demande de retour est caduque.
agree = D'accord
refuse = Refuser
withdraw = Retirer la demande
absent-asked = On attend { $who }, qui n'est pas là.
absent-timer = { $minutes ->
    [one] Après une minute, un robot répond.
   *[other] Après { $minutes } minutes, un robot répond.
  }
away = { $bot } joue pour { $who } en attendant son retour.
away-yours = { $bot } a joué pendant votre absence ; la place est de nouveau à vous.
ask-advice = Demander conseil
advising = Réflexion…
advice = Conseil
playouts = { $count ->
    [one] d'après 1 partie simulée
   *[other] d'après { $count } parties simulées
  }
win-chance = { $win } % ({ $low }–{ $high })
advice-line = Ensuite :
error-no-advice = Le conseiller n'a pas de réponse pour l'instant.
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
keys = Touches : 1–9 choisir une réponse, E finir ou passer, Tab et Entrée pour les zones qui brillent, U annuler, Y rejouer, A demander conseil, F prévision, S ligne de vue, T équipe, L journal, P table, B règles, O préférences, Échap passer, ? cette aide.
question = La question
verb-with = { $verb } : { $about }
verb-move = Aller
verb-fire = Tirer
verb-melee = Corps à corps
verb-search = Fouiller
verb-open = Ouvrir
verb-close = Fermer
verb-build = Barricader
verb-mission = Mission
verb-noise = Faire du bruit
verb-objective = Prendre l'objectif
verb-oxygen = Prendre de l'oxygène
verb-remote = Prendre la télécommande
verb-machine = Commander une machine
verb-reorganize = Réorganiser l'inventaire
verb-skill = Compétence
verb-attack = Attaquer
verb-barricade = Barricade
verb-brave = Bravoure
verb-place = Jouer
verb-rage = Rage
verb-research = Recherche
verb-trade = Échanger
verb-enter = Monter
verb-drive = Conduire
verb-reload = Recharger
verb-combine = Combiner
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
see-moment = Voir le plateau à ce moment
board = Le plateau
board-noise = { $count ->
    [one] 1 bruit
   *[other] { $count } bruits
  }
board-mold = moisissure
board-exit = sortie
board-spawn = zone d'invasion
board-objective = objectif
board-spawn-asleep = zone d'apparition endormie
board-seen = { $range ->
    [0] sa place
   *[other] en vue, à portée { $range }
  }
forecast-of = { $count ->
    [0] Aucun ennemi sur le plateau
   *[other] Ce que les ennemis feraient maintenant
  }
place = à faire
place-lumber = bois
place-corpse = cadavre
place-key = clé ?
place-refuel = essence
place-take-food = vivres
place-take-water = eau
place-take-blankets = couvertures
place-take-radio = radio
place-store = à déposer
place-grave = tombe
place-burn = à brûler
round = Tour { $round }
danger = Niveau de danger de l'équipe
level-blue = Bleu
level-yellow = Jaune
level-orange = Orange
level-red = Rouge
goal = Objectif
goal-take-objectives = Prendre l'objectif
goal-leave = Faire sortir tout le monde
goal-take-all-objectives = Prendre tous les objectifs
goal-gather = Rassembler tout le monde au même endroit
goal-evacuate-crew = Évacuer l'équipage
goal-destroy-spawn-token = Détruire la zone d'invasion
goal-reach-level = Tout le monde atteint le niveau { $level }
goal-all-equipped = Une bouteille neuve pour chacun
goal-samples = Recueillir tous les échantillons
goal-all-closed = Fermer fenêtres et portes extérieures
goal-board-car = Tout le monde en voiture, prêt à partir
goal-drive-away = Partir en voiture, tous ensemble
goal-hold-out = Tenir { $rounds } tours
goal-count = Faire ce que demande la scène
goal-count-key = Trouver la clé
goal-count-fuel = Faire le plein
goal-count-supplies = Rapporter les provisions
goal-count-johnny = Mettre fin aux jours de Johnny
goal-count-grave = Se recueillir sur la tombe
goal-count-ghouls = Abattre des goules
goal-count-burnt = Brûler les zones d'apparition
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
unloaded = déchargé
in-car = en voiture, { $zone }
side-romero = Romero
side-zombicide = Zombicide
health = Santé : { $left } sur { $full }
all-skills = Toutes les compétences
your-tables = Vos tables
bring = Reprendre une partie enregistrée :
invite-somebody = Quelqu'un que j'invite
bot-random = joue au hasard
bot-thumb = règles simples
bot-greedy = glouton
bot-planner = prévoit
tab-players = Table
present = à la table
absent = absent
somebody = quelqu'un
spectator = Quelqu'un qui regarde
seat-open = libre
invite = Inviter
other-device = Passer sur un autre appareil
invite-link = Le lien de la place { $seat }, valable une fois :
hand-over = Laisser jouer un robot
take-back = Reprendre la place
stands-in = { $bot } remplace
chat = Discussion
say = Dire quelque chose
send = Envoyer
curtain = { $who }, à vous de jouer
curtain-hint = La main des autres reste cachée. Venez à l'écran, puis continuez.
curtain-lift = C'est moi, { $who }
join = On vous invite à une table
your-name = Comment vous appelez-vous ?
sit-down = S'asseoir
only-watch = Seulement regarder
no-ticket = Ce lien est incomplet : il manque la partie après #.
replay = Revoir
watch-replay = Revoir la partie
back-to-table = Retour à la table
step-back = Une réponse en arrière
step-on = Une réponse en avant
play-on = Lecture ou pause
moment = Le moment
what-if = Et si… ?
download = Enregistrer
horde = Horde { $seat }
phases = Le tour
phase-start = Début
phase-human_action = Action humaine
phase-choice = Choix des hordes
phase-combat = Combat
phase-damage = Dégâts
phase-recruitment = Recrutement
phase-end = Fin
window-bravery = Vous pouvez répondre par une carte Bravoure, ou passer.
window-start = Vous pouvez défausser une carte, ou passer.
vote = Les hordes décident ensemble
vote-how = Deux voix égales décident. Si toutes diffèrent, la première compte.
vote-claim = Une annonce est proposée
vote-claim-how = Il faut l'accord de tous. Si l'annonce est fausse, les humains gagnent aussitôt.
vote-proposes = propose : { $what }
vote-says = préfère : { $what }
vote-agrees = est d'accord
vote-agree = Se rallier à la proposition
vote-now = doit répondre
vote-later = parlera ensuite
humans = Humains
antidote = Antidote { $score } sur { $goal }
tokens = { $tokens } ressources sur { $limit }
hand-of = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
pile-of = pioche { $count }
discard-of = défausse { $count }
barricade = barricade
resistance = résistance
attack = attaque
nobody = personne
under = Dessous
your-hand = Votre main
no-cards = aucune carte
cost = coût
guide = Votre première partie
guide-skip = Sans conseils
guide-thanks = Merci
guide-deal = Vous menez six survivants. Distribuez les armes : le pistolet-mitrailleur tire à une zone, l'aiguillon frappe sur place.
guide-spawn = Les xenos arrivent aux étoiles rouges. Choisissez celle qui est tirée en premier.
guide-activate = Chacun joue une fois par tour, dans l'ordre voulu. Cliquez sur une figurine qui brille, ou tapez son numéro.
guide-turn = Trois actions. Cliquez sur une zone qui brille pour y aller, ou choisissez une autre action dans la liste.
guide-odds = Avant le jet, les chances exactes figurent sous chaque attaque. Tirer dans le vide ne fait que du bruit.
guide-end = Plus d'actions : E termine le tour. Les xenos bougent quand tout le monde a joué.
guide-attack = Un xeno frappe. Choisissez qui encaisse : l'armure protège tant qu'elle tient.
guide-done = Voilà un tour complet. U annule, ? aide, § ouvre les règles, et tout ce qui est gris dit pourquoi. Bonne chance !
farm-activate = Six inconnus, une nuit. Chacun joue une fois par tour, dans l'ordre voulu : cliquez sur une figurine qui brille.
farm-turn = Trois actions chacun. Cliquez sur une zone qui brille pour y aller, ou choisissez autre chose dans la liste.
farm-doors = Ouvrir ou fermer une porte ou l'escalier coûte une action. Une porte fermée arrête les goules, sauf les casseurs.
farm-search = Fouillez une pièce une fois par tour : outils, armes et planches traînent dans la maison.
farm-lumber = Il y a du bois dans cette pièce. Avec un outil en main, on peut l'arracher pour faire des barricades.
farm-build = Vous portez du bois : barricadez cette fenêtre. Onze fenêtres et deux portes, et la scène est gagnée.
farm-trust = Voici qui tient le fusil. Confiez-le à quelqu'un : ce signe de confiance fait passer la carte du noir et blanc à la couleur.
farm-odds = Avant le jet, les chances exactes figurent sous chaque attaque. La plupart des goules tombent d'un seul coup.
farm-hands = Seul ce que tiennent les deux mains sert à combattre ; trois autres cartes tiennent dans le sac.
farm-end = Plus rien à faire : E termine le tour. Les goules bougent quand tout le monde a joué.
farm-attack = Une goule frappe. Choisissez qui prend la blessure ; la troisième est la dernière.
farm-split = Deux chemins se valent et il reste une goule : à vous de choisir où elle va.
farm-night = Les flèches rouges montrent où iront les goules. D'autres arrivent aux étoiles. Gardez-les dehors.
farm-done = C'était le début de la nuit : deux tours. U annule, A conseille, § ouvre les règles. Tenez jusqu'à l'aube !
error-stale = La table avait avancé ; voici la question actuelle.
error-barrier = Quelque chose a été révélé depuis : impossible de revenir en arrière seul.
error-not-yours = Cette place n'est pas la vôtre.
error-wrong-seat = La question s'adresse à quelqu'un d'autre.
error-over = La partie est finie.
error-too-fast = Trop vite ; attendez une seconde.
error-defect = Échec côté serveur. Rien n'a changé.
error-no-table = Cette table n'existe pas.
dice = Dés
faces = Combien de fois chaque face est sortie
no-dice = Aucun dé n’a encore été lancé.
luck = { $rolled ->
    [one] { $rolled } dé lancé
   *[other] { $rolled } dés lancés
}, { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } en moyenne (3,50 d’ordinaire). Plus de chance que { $better } tables sur 100.
pledge = Tous les dés découlent d’un nombre tiré avant la partie et montré après elle. Son sceau (SHA-256) :
pledge-kept = Le sceau montré depuis le début ; c’est le SHA-256 de ce texte :
proof = Tous les dés découlaient de ce nombre (après le deux-points) :
