# Ce que la page elle-même dit en français.
language = Langue
home = Tous les jeux
opening = Un instant…
hero = Survivez ensemble. Toutes les règles.
hero-line = Des jeux de zombies dans le navigateur : chances, raisons, retour en arrière.
play-now = Jouer
learn = Apprendre en cinq minutes
learn-brief = Apprendre
play = Jouer
play-again = Retour aux jeux
games = Les jeux
players = { $players } joueurs
minutes = { $minutes } min
scenario = Mission
seats = Places
who-sits = Qui joue où
game-options = Options du jeu
anybody = n'importe qui
chosen-of = { $count } choisis, de { $least } à { $most }
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
old-page = Il existe une version plus récente de cette page.
old-page-why = Le serveur a été mis à jour pendant que cette page était ouverte. Rechargez-la pour continuer : vos tables et vos parties sont conservées.
old-page-still = Si ce message revient, la mise à jour du serveur n'est pas terminée. Réessayez dans une minute.
reload = Recharger la page
no-table = Cette table n'existe pas.
no-table-hint = Le lien est peut-être ancien ou incomplet.
closed = Cette table est close.
no-board = Le plateau de ce jeu n'a pas pu être chargé. Rechargez la page.
no-lesson = Cette leçon n’existe pas.
try-again = Réessayer
no-answer = La table n’a pas répondu.
about = Œuvre de fans, non officielle : textes et dessins originaux, pour celles et ceux qui possèdent les jeux. Tous les noms appartiennent à leurs éditeurs.
tools = Outils
undo = Annuler
undo-hint = Reprendre votre dernière réponse
undo-known = Reprendre votre dernière réponse. Quelque chose a été révélé depuis ; les mêmes dés tomberont.
undo-ask = Quelque chose a été révélé depuis : demandez aux autres de revenir sur votre réponse.
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
better-not = Finalement non
sure = Faire ceci ?
show-hints = Des conseils pour une première partie
skip-film = Passer
reconstructed = Ce qui n'est pas public dans la boîte, nous l'avons reconstitué : { $what }.
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
advice-line = Ensuite :
error-no-advice = Le conseiller n'a pas de réponse pour l'instant.
redo = Rejouer ce que vous avez repris
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
keys = Touches : une lettre choisit un verbe et un chiffre une de ses réponses (M2 est le deuxième déplacement), 1–9 choisissent là où il n’y a pas de verbes, Tab et Entrée atteignent les zones qui brillent, Échap passe l’animation.
question = La question
verb-with = { $verb } : { $about }
waiting = On attend { $who }
blocked = { $count ->
    [one] { $count } chose est impossible pour l'instant
   *[other] { $count } choses sont impossibles pour l'instant
  }
blocked-brief = { $count ->
    [one] { $count } impossible
   *[other] { $count } impossibles
  }
end-won = Vous avez réussi !
end-lost = Vous n'avez pas réussi.
end-over = La partie est finie.
reconnecting = Connexion perdue ; nouvel essai…
offline = Vous êtes hors ligne. La table est recherchée…
answer-kept = Votre réponse est gardée et sera donnée alors.
details = Détails
tab-log = Journal
log = Ce qui s'est passé
log-empty = Il ne s'est encore rien passé.
see-moment = Voir le plateau à ce moment
board = Le plateau
your-tables = Continuer
bring = Ouvrir une partie enregistrée…
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
invite-link = Le lien pour { $who }, valable une fois :
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
agree-proposed = Se rallier à la proposition
guide = Votre première partie
guide-skip = Sans conseils
guide-thanks = Merci
error-stale = La table avait avancé ; voici la question actuelle.
error-barrier = Quelque chose a été révélé depuis : impossible de revenir en arrière seul.
error-not-yours = Cette place n'est pas la vôtre.
error-wrong-seat = La question s'adresse à quelqu'un d'autre.
error-over = La partie est finie.
error-too-fast = Trop vite ; attendez une seconde.
error-defect = Échec côté serveur. Rien n'a changé.
error-moved = La table a continué ailleurs ; la revoici.
error-unavailable = Le serveur ne peut rien enregistrer pour l'instant. Rien n'a changé ; réessayez.
error-old-page = Cette page vient d'une autre version du serveur. Rechargez-la.
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
free = gratuit
price = { $price ->
    [one] { $price } action
   *[other] { $price } actions
  }
danger-friends = { $chance } % de risque de toucher un ami
folded = { $count ->
    [one] { $count } autre, peu utile
   *[other] { $count } autres, peu utiles
  }
folded-brief = { $count } de plus
more-tools = Autres outils
with-friends = Entre amis
all-tables = { $count ->
    [one] Toutes les tables
   *[other] Les { $count } tables
  }
difficulty-easy = facile
difficulty-medium = moyen
difficulty-hard = difficile
what-next = Et ensuite
rematch = Revanche
next-mission = Suivant : { $name }
see-board = Voir le plateau
see-ending = Comment cela a fini
share = Partager
shared = Lien copié

# La table : les réponses sur la table même.
as-list = { $count ->
    [one] La réponse en liste
   *[other] Les { $count } réponses en liste
  }
as-list-brief = en liste

### Revenir

## Leçons
lesson = Leçon
lesson-title = Leçon : { $name }
lesson-step = étape { $at } sur { $of }
lesson-click = Cliquez sur
lesson-tap = Touchez
lesson-press = ou tapez { $keys }
lesson-later = « { $what } » peut attendre. Faites d'abord ce qui brille.
lesson-why = Pourquoi ?
lesson-skip = Passer
lesson-next = Continuer
lesson-leave = Quitter
lesson-leave-more = , garder ma place
lesson-left = encore { $minutes } min environ
lesson-done = Leçon finie
lesson-play-on = Continuer d'ici
lesson-begin = Commencer la mission
lesson-card = { $minutes } min · { $steps } étapes
lesson-go-on = reprendre à l'étape { $at }
lesson-again = finie · la refaire
lesson-all = Apprendre un jeu
plan-stopped = Quelque chose est survenu entre-temps : regardez de nouveau et répondez à ce qui reste.

# Les fenêtres qu'on laisse passer.
passing = Les fenêtres que vous laissez passer
passing-now = Vous passez …
answer-this = Répondre à celle-ci
pass-from-now = Désormais, passer
pass-card = après { $name }
pass-phase = en phase { $name }
pass-turn = jusqu'à la fin du tour

# Mouvement et son.
sound = Sons (discrets, coupés sauf souhait)
dice-hits = { $count ->
    [0] aucune touche
    [one] { $count } touche
   *[other] { $count } touches
  }
dice-misses = { $count ->
    [one] { $count } raté
   *[other] { $count } ratés
  }

# La fin d'une partie.
decided = Ce qui a tout décidé
decided-how = votre chance sur cent, réponse par réponse, si des robots continuaient
graph = L'évolution de votre chance ; les flèches vont d'un tournant à l'autre
turning-up = +{ $points } points
turning-down = −{ $points } points
watch-it = Revoir
luck-title = La chance
luck-against = face à ce que promettaient les probabilités
hits-of = { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
  } sur { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }
hits-expected = { NUMBER($expected, maximumFractionDigits: 1) } attendues : { $better } tables sur 100 touchent moins.
thinking-time = Temps de réflexion
next-brief = Suite

# Un conseil qui compare et ne promet aucun taux.
advice-clear = Une réponse est nettement la meilleure.
advice-unclear = Aucune n'est nettement meilleure : { $count } réponses se valent.
advice-best = la meilleure
advice-alike = aussi bonne
advice-behind = { $points ->
    [one] { $points } point derrière
   *[other] { $points } points derrière
  }

## Accueil, tables, salon
nav = Pages
nav-games = Jeux
nav-tables = Tables
nav-lobby = Salon
lobby-title = Regarder, rejoindre
continue = Continuer
your-turn = À vous
turn-of = Au tour de { $who }
turn-none = En attente
table-round = Manche { $round }
with = avec { $who }
all-of-tables = Toutes les tables
finished = Terminées
running = En cours
search-tables = Chercher un jeu, une mission, une personne
no-tables = Ouvrez une table. Elle vous attendra.
no-tables-hint = Fermez la page quand vous voulez : rien n’est perdu.
no-tables-found = Aucune table ne correspond.
more-tables = Plus de tables
won-mark = gagnée
lost-mark = perdue
closed-mark = fermée par une mise à jour
tried-mark = essayée
new-mark = nouvelle
won-times = { $times ->
    [one] gagnée
   *[other] gagnée { $times } fois
  }
rate = { $rate } % ({ $low }–{ $high })
rate-by = parties gagnées par le robot « { $bot } », sur { $games }
not-measured = pas encore mesurée
ago-now = à l'instant
ago-minutes = il y a { $count } min
ago-hours = il y a { $count } h
ago-yesterday = hier
ago-days = il y a { $count } jours
public-rule = Publique : chacun peut la trouver
lobby-open = Tables ouvertes
lobby-watch = Parties à regarder
lobby-empty = Cochez « Publique » en créant une table : on pourra s’y asseoir ou la regarder.
lobby-none = Personne ne joue en public en ce moment.
lobby-seats = { $open ->
    [one] { $open } place libre
   *[other] { $open } places libres
  }
sit-here = S'asseoir
## Invitations
invite-title = Invitez quelqu'un à la place libre
invite-more = Montrez ceci à un ami, ou envoyez le lien. Il sert une fois.
copy-link = Copier le lien
link-copied = Lien copié
door-invites = { $host } vous invite
door-somebody = Vous êtes invité
door-taken = Cette place est prise. Regarder plutôt ?
door-begun = La partie a commencé.
door-plays = vous jouez { $role }
a-bot = un robot
name-once = Comment les autres vous appellent-ils ?
name-keep = Garder ce nom
nickname = { $animal } { $manner }
nickname-manners = agile, audacieux, brave, calme, chanceux, curieux, discret, doux, habile, jovial, joyeux, malin, patient, rieur, rusé, sage
nickname-animals = Blaireau, Castor, Ours, Corbeau, Faucon, Renard, Lièvre, Hérisson, Héron, Lynx, Écureuil, Hibou, Merle, Phoque, Cerf, Loup
title-turn = À vous : { $name }
chat-new = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
  }
won-of = { $won ->
    [one] { $won } gagnée sur { $all }
   *[other] { $won } gagnées sur { $all }
  }
## Comptes
nav-me = Vous
me-title = Vous
me-guest = Vous jouez en invité
me-guest-why = Ce navigateur vous connaît, et lui seul. Pour retrouver vos tables dans un autre navigateur, reliez-les : sans mot de passe ni adresse.
me-account = Votre compte
me-account-why = Chaque navigateur où vous vous connectez montre les mêmes tables et joue les mêmes places.
passkeys = Clés d’accès
passkey = Clé d’accès
passkey-make = Créer une clé d’accès
passkey-another = Une clé d’accès de plus
passkey-use = Se connecter avec une clé d’accès
passkey-not-here = Les clés d’accès demandent un hôte avec un nom et TLS. Un lien de secours marche aussi ici.
passkey-dismissed = Rien n’a changé : la clé d’accès n’a pas servi.
recovery-make = Créer un lien de secours
recovery-again = Créer un nouveau lien de secours
recovery-link = Lien de secours
recovery-why = Ouvrez-le dans votre autre navigateur, ou gardez-le en lieu sûr. Il sert une fois ; un nouveau remplace l’ancien.
recover-title = Se connecter à votre compte
recover-why = Ce lien ouvre votre compte dans ce navigateur. Les tables que vous y avez jouées en invité suivent. Il sert une fois.
recover-do = Se connecter ici
recover-none = Le lien est coupé : il en manque la fin.
recover-spent = Ce lien a déjà servi, ou un plus récent l’a remplacé.
sessions = Vos navigateurs
link-waits = Un lien de secours a ouvert ce navigateur. Vous pouvez jouer tout de suite ; jusqu’au { $date }, seuls vos autres navigateurs peuvent modifier le compte, au cas où quelqu’un aurait trouvé le lien.
link-waits-passkey = Un lien de secours a ouvert ce navigateur. Vous pouvez jouer tout de suite ; jusqu’au { $date }, seule une clé d’accès peut modifier le compte, au cas où quelqu’un aurait trouvé le lien.
session-linked = ouvert par un lien de secours : si ce n’était pas vous, déconnectez-le
session-here = ce navigateur
session-end = Déconnecter
sign-out = Se déconnecter ici
sign-out-everywhere = Se déconnecter partout
remove = Retirer
forget-account = Oublier le compte
forget-account-sure = Clés, lien et nom sont effacés, tous les navigateurs sont déconnectés. Vos places restent comme elles sont, et personne ne peut plus les ouvrir.
forget-browser = Oublier ce navigateur
forget-browser-why = Sur un ordinateur partagé : le navigateur perd ses places et tout ce que cette page y garde.
forget-browser-sure = Vos places à toutes les tables sont perdues, sauf si vous les déplacez d’abord par leurs liens.
profile-title = Ce que vous avez joué
profile-none = Finissez une partie, elle comptera ici.
profile-games = Parties
profile-won = Gagnées
profile-favourite = Le plus souvent avec
profile-times = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
profile-missions = Victoires par mission
profile-rate = Votre chance se situe entre { $low } % et { $high } %, autant que ces parties le disent.
profile-all = Les { $count } missions
## À vous
notice-title = Me prévenir quand c’est mon tour
notice-why = Seulement en votre absence, et une fois jusqu’à votre retour. Rien n’est envoyé sans votre accord.
notice-push = Ce navigateur me prévient
notice-no-push = Ce navigateur ne peut pas prévenir. Sur un iPhone, ajoutez d’abord la page à l’écran d’accueil.
notice-denied = Le navigateur ne le permet pas : changez cela dans ses réglages pour cette page.
notice-mail = Ou par courriel
notice-mail-on = reçoit un message quand c’est votre tour
notice-mail-asked = Ouvrez le lien du message qui y a été envoyé.
notice-on = Activer
notice-off = Désactiver
letter-confirm = Messages quand c’est votre tour
letter-confirm-done = C’est fait : cette adresse reçoit un message quand c’est votre tour et que vous êtes absent.
letter-stop = Plus de messages
letter-stop-done = C’est fait : il ne viendra plus de message.
letter-spent = Ce lien a déjà servi, ou un plus récent l’a remplacé.
notice-tell = Me prévenir quand c’est mon tour
## La partie du jour
nav-daily = Du jour
nav-editor = Créer
daily-title = La partie du jour
daily-why = La même mission et les mêmes dés pour tout le monde ici. Un seul essai, sans conseil, sans reprendre ce qui a été vu.
daily-play = Jouer la partie du jour
daily-go-on = Continuer
daily-see = Voir les résultats
daily-new = Aujourd’hui
daily-until = { $hours ->
    [0] moins d’une heure
    [one] encore 1 heure
   *[other] encore { $hours } heures
  }
daily-players = { $players ->
    [0] personne n’a encore joué
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
daily-first = Finissez d’abord votre propre partie du jour : ses dés sont les mêmes.
daily-closed = Le résultat des autres se montre quand vous avez fini.
daily-none = Personne n’a encore fini.
daily-results = Résultats
daily-place = Rang
daily-who = Qui
daily-result = Résultat
daily-rounds = Tours
daily-score = Score
daily-answers = Décisions
daily-replay = Revoir
daily-you = vous
daily-yesterday = Les résultats d’hier
daily-today = Revenir à aujourd’hui
## Réglages
settings = Réglages
settings-look = Aspect et déroulement
settings-keys = Touches
settings-keys-why = Choisissez une action, puis appuyez sur la touche voulue. Les chiffres, Entrée, Tab, Échap et les flèches ne changent pas.
key-change = { $what } : { $key }. Changer
key-press = Appuyez
key-taken = { $key } est prise : { $what }.
key-impossible = Cette touche ne convient pas.
key-reset = Revenir aux touches habituelles
key-end = Finir ou passer
key-undo = Annuler
key-redo = Rétablir
key-advice = Demander conseil
key-side = Premier onglet
key-log = Journal
key-players = Table et discussion
key-book = Livre de règles
key-preferences = Préférences
key-help = Aide

# -- positions
position = Une position
share-position = Partager cette position
share-position-how = Toute personne qui a le lien voit la table comme vous la voyez maintenant et peut continuer à partir d’ici avec ses propres dés. Ce que vous ne voyez pas n’y figure pas.
position-link = Lien
position-text = Texte
position-picture = Enregistrer l’image
position-open = L’ouvrir
position-play = Jouer à partir d’ici
position-paste = Collez une position ou son lien
position-show = L’afficher
copy = Copier
copied = Copié

# -- campagnes
campaign = Campagne
play-campaign = Jouer la campagne
campaign-stops = { $count } missions, une seule histoire
to-campaign = La campagne
to-next-chapter = Au chapitre suivant
road = La route
stop-won = gagnée
stop-open = ouverte maintenant
stop-lost = perdue
stop-ahead = encore à venir
tries = { $state ->
    [won] { $count ->
        [2] perdue une fois, puis gagnée
       *[other] gagnée au { $count }e essai
    }
   *[other] essai { $count }
  }
other-road = Chapitre { $number }{ $choice ->
    [none] { "" }
   *[other] { " : " }{ $choice }
  }, { $state ->
    [won] gagné
    [lost] perdu
   *[other] en cours
  }
again-brief = Rejouer
clean = sain
experience-points = { $count ->
    [one] point d'expérience
   *[other] points d'expérience
  }
experience-of = { $count } points d'expérience sur { $most }
next-reward = prochaine récompense à { $at }
follows = a pris la place de { $name }
story-so-far = L'histoire jusqu'ici
story-replays = un numéro la rejoue
replay-chapter = Revoir le chapitre { $number }
chapter-running = en cours
chapter-won = gagné
chapter-lost = perdu
chapter-kept = joué selon d'anciennes règles
colon = { " :" }
left-aside = (et non : { $what })
fell-here = Ne sont pas revenus : { $names }
what-was-read = { $count ->
    [one] Ce qui a été lu : 1 carte
   *[other] Ce qui a été lu : { $count } cartes et notes
  }
differs-from = Autrement qu'au chapitre { $number }
no-difference = Rien pour l'instant.
part-points = expérience
part-gains = récompenses
part-kept = cartes gardées
part-marks = hauts faits
part-burden = contamination
part-fallen = tombés en chemin
other-roads = Autres routes
stops-won = { $won } sur { $all } gagnées · enregistré
branch-chapter = Rejouer un chapitre
branch-hint = Choisissez une étape : son dernier chapitre recommence avec d'autres dés, et ce qui a été joué reste comme une autre route.
save-file = Enregistrer
to-table = À la table : { $name }
play-chapter = Jouer : { $name }
play-chapter-again = Réessayer : { $name }
campaign-won = La campagne est gagnée
campaign-lost = La campagne est perdue
measure = { $measure } sur 100
the-fallen = Tombés en chemin
fell-in = { $name ->
    [none] ne reviendra pas.
   *[other] a péri dans « { $name } ».
  }
we-carry = Ce que nous emportons
works-later = agit plus tard, sans rien faire
still-open = Encore à venir
real-box = La boîte est sur notre table : vrais dés et vraies cartes

# Le problème du jour.

puzzle-title = Le problème du jour
puzzle-task = Gagnez à ce tour : quelle est la meilleure première action, et avec quelle chance ?
puzzle-until = le prochain dans { $hours } h
puzzle-players =
    { $players ->
        [one] { $players } réponse pour l'instant
       *[other] { $players } réponses pour l'instant
    }
puzzle-goals = Ce qu'il faut faire pour gagner
puzzle-ours = Celui-ci vient avec les jeux. Partagez une position qui peut se gagner à ce tour et publiez-la : la vôtre passe avant.
puzzle-line = La suite qui gagne le plus souvent
puzzle-luck = ceci ou mieux : { $likely }
puzzle-any-luck = quoi qu’il arrive
puzzle-none = Personne n'a encore publié de problème. Partagez une position qui peut se gagner à ce tour, et publiez-la depuis cette fenêtre.
puzzle-answer = Répondre
puzzle-once = Une seule réponse par personne ; ensuite, les chances exactes sont données.
puzzle-right = Juste : aucune réponse n'a plus de chances que { $best }.
puzzle-wrong = Il y a mieux : la meilleure réponse gagne avec une chance de { $best }.
puzzle-chosen =
    { $count ->
        [0] choisi par personne
        [one] choisi par une personne
       *[other] choisi par { $count } personnes
    }
puzzle-try = Continuer à partir d'ici
puzzle-publish = Publier comme problème du jour
puzzle-solving = Résolution exacte …
puzzle-published = Il est numéro { $place } dans la file des problèmes.
# Les chances, là seulement où elles ont été mesurées.
advice-chance = Votre chance ici : { $percent } %.
advice-danger = { $percent } % de risque que tout soit perdu à la fin de la manche suivante.
advice-worse = moins bonne
decided-unmeasured = votre situation, telle que les robots la jugent ; rien n'est mesuré ici, donc sans chiffres
turning-better = Pour le mieux :
turning-worse = Pour le pire :

## The shelf in columns, the briefing, the code of a link
briefing = L'histoire, et comment gagner
show-code = Montrer le lien en image
learn-it = L'apprendre en { $minutes } minutes
head-rate = Part gagnée par un robot
head-length = Durée
for-players = { $count } joueurs
shelf-rate-how = La bande : là où se trouve la vraie part, 19 fois sur 20.
seal-kept = Scellé avant le premier dé.
seal-where = Le nombre et son sceau figurent sous Table : chacun peut les comparer.
