# Ce que dit la page à une table de Dawn of the Zeds.
tab-side = Équipe
dawn-board = Le plateau
town = Ville
tracks = Pistes
turn = Tour { $turn }
phases = Phases du tour
phase-event = Événement
phase-four-r = 4R
phase-infection = Infection
phase-eat = Repas
phase-zeds = Zeds
phase-action = Actions
phase-housekeeping = Entretien
phase-brains = Des cerveaux !
event = Événement
event-of-act = Événement, acte { $act }
tab-four-r = 4R
tab-infection = Flambée
tab-eat = Repas
tab-zeds = Zeds
tab-action = Actions
all-tracks = toutes
fated = sort
moves = avance
moved = a bougé
moves-times = avance { $times }×
no-zeds = aucun Zed
zeds-away = Zeds à { $away }
to-dawn = avant l'aube
road-label = Tour { $turn } ; { $left ->
    [one] 1 carte Événement
   *[other] { $left } cartes Événement
  } avant l'aube
actions = actions
actions-label = { $players ->
    [one] 1 Action de joueur
   *[other] { $players } Actions de joueur
  }, { $event ->
    [one] 1 Action d'événement
   *[other] { $event } Actions d'événement
  }
ammo = Munitions
supplies = Vivres
infection = Infection
chaos = Chaos
chaos-left = Chaos restant
chaos-label = Il reste { $left } marqueurs Chaos
stock-label = { $what } : { $count }
counter-label = { $name }, Force { $strength }
who-acts = Qui agit ?
free-actions = { $count ->
    [one] 1 Action gratuite
   *[other] { $count } Actions gratuites
  }
hospital = Hôpital
place-laboratory = Labo
place-camp = Camp
place-cemetery = Cimetière
place-jail = Prison
fight = Combat
attacks = attaquent
attacked-by = attaqués par
compare = Comparer les défenseurs
column = { $them } contre { $us } : colonne { $start }{ $shift ->
    [0] .
   *[other] , décalée de { $shift } vers { $end }.
  }
fight-table = L'effet de chaque total des deux dés
totals = dés
hits-zeds = aux Zeds
hits-us = à nous
zeds-retreat = ils reculent
we-retreat = nous reculons
mean-hits = Touches en moyenne : { $given } pour eux, { $taken } pour nous.
may-fall = Risque d'élimination ({ $name }) : { $chance } %.
group-move = Bouger
group-shoot = Tirer
group-forage = Fouiller
group-heal = Soigner
group-build = Bâtir
group-lead = Mener
group-other = Autres
folded-others = { $count ->
    [one] 1 chose que les autres peuvent faire
   *[other] { $count } choses que les autres peuvent faire
  }
fate-held = Destin, gardé pour plus tard
research-next = Recherche, suivante sur { $roll }+
unit-facts = Mouvement { $move }, { $reach ->
    [0] pas de tir
   *[other] tir à { $reach }
  }, { $left ->
    [one] encore 1 touche
   *[other] encore { $left } touches
  }
abilities = Capacités
fallen = Au cimetière : { $who }.
score-now = L'épilogue à cet instant : { $total } ({ $grade }).
grade-bitter = une aube amère
grade-doubt = beaucoup en doutent
grade-best = ils ont fait de leur mieux
grade-respected = respectés
grade-honour = à l'honneur
points-units = Unités encore debout
points-refugees = Réfugiés sauvés
points-ammo = Munitions en réserve
points-supplies = Vivres en réserve
points-infection = Infection contenue
points-chaos = Chaos sur le plateau
points-antidote = L'antidote
points-components = Composants de la super-arme
points-cards = Cartes Événement non atteintes
mark-defiant = Irréductibles : restent au village
mark-trained = Entraînés
mark-leader = Meneur civil
mark-well-armed = Bien armés
mark-comatose = Dans le coma
mark-stealthed = Caché
guide-town = Vos Héros sont au centre-ville. Les Zeds arrivent par les pistes ; qu'un seul entre au centre-ville, et tout est perdu. Tenez jusqu'au bout du paquet d'événements.
guide-action = Choisissez un visage, ici ou sur le plateau : ce qu'il peut faire s'éclaire. Une Action à la fois ; les points verts disent combien il en reste. Entrer chez des Zeds, c'est attaquer, et la chance de réussir y est écrite.
guide-shoot = Un tir coûte 1 Munition et ne vous met pas en danger : le chiffre sous la cible est la chance d'au moins une touche.
guide-forage = À court de munitions, fouillez une case qui porte un nom : un dé en trouve, ou rien.
guide-tracks = La carte dit quelles pistes ont bougé. Près de chaque piste, on lit à quelle distance sont ses Zeds : barrez d'abord la plus proche, avec les plus forts.
guide-defender = Des Zeds sont entrés. Choisissez qui défend : cette unité prend toutes les touches. La barre montre qui devrait reculer.
guide-hits = Placez les touches une à une. Une unité passe sur sa face affaiblie, puis tombe : achevez-en une plutôt que d'en égratigner deux.
guide-held = Vous gardez une carte Destin pour un tel moment. Jouez-la, ou gardez-la encore.
guide-reroll = Mauvais dés ? Une fois par combat on peut relancer, et il faut s'en contenter.
guide-flee = Ce tour-ci, une unité peut partir sans combattre. Les Zeds suivent.
guide-place = De nouveaux Zeds arrivent, et c'est vous qui dites où : choisissez une piste bien gardée.
guide-fall-back = Après un tir, cette unité peut reculer hors de leur portée.
guide-done = Voilà tout le tour : un événement, les Zeds, vos Actions. Gardez quelqu'un de fort sur chaque piste, et ne laissez jamais la ville vide derrière une ligne rompue.

origin-of = { $part } : { $mark ->
    [rulebook] du livre de règles
    [public] vu en public
    [ruled] décidé par nous
   *[reconstructed] reconstitué par nous
  }
part-card = carte
part-title = titre
part-act = acte
part-special = spéciale
part-pressure = les symboles de pression des cartes Événement
part-windows = quand elle se joue
part-numbers = chiffres
part-strength = force
part-abilities = capacités
part-values = valeurs
part-optional-rules = les règles optionnelles
part-zeds-actions = les actions de Zeds
part-starting-un-zeds = les non-Zeds du début de la partie
part-un-zeds-strengths = les forces des non-Zeds
