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
phase-brains = Des cerveaux !
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
road-label = Tour { $turn } ; { $left ->
    [one] { $left } carte Événement
   *[other] { $left } cartes Événement
  } avant l'aube
actions = actions
actions-label = { $players ->
    [one] { $players } Action de joueur
   *[other] { $players } Actions de joueur
  }, { $event ->
    [one] { $event } Action d'événement
   *[other] { $event } Actions d'événement
  }
ammo = Munitions
supplies = Provisions
infection = Infection
chaos = Chaos
chaos-left = Chaos restant
chaos-label = Il reste { $left } marqueurs Chaos
stock-label = { $what } : { $count }
counter-label = { $name }, Force { $strength }
who-acts = Qui agit ?
free-actions = { $count ->
    [one] { $count } Action gratuite
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
column = { $them } contre { $us } : colonne { $start }{ $shift ->
    [0] .
   *[other] , décalée de { $shift } vers { $end }.
  }
fight-table = L'effet de chaque total des deux dés
totals = dés
hits-zeds = aux Zeds
hits-us = à nous
zeds-retreat = ils reculent
we-retreat = nous reculons
mean-hits = Touches en moyenne : { $given } pour eux, { $taken } pour nous.
may-fall = Risque d'élimination ({ $name }) : { $chance } %.
group-move = Bouger
group-shoot = Tirer
group-forage = Fouiller
group-heal = Soigner
group-build = Bâtir
group-lead = Mener
group-other = Autres
folded-others = { $count ->
    [one] { $count } chose que les autres peuvent faire
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
fallen = Au cimetière : { $who }.
score-end = L'épilogue : { $total } ({ $grade }).
score-now = L'épilogue à cet instant : { $total } ({ $grade }).
grade-bitter = une aube amère
grade-doubt = beaucoup en doutent
grade-best = ils ont fait de leur mieux
grade-respected = respectés
grade-honour = à l'honneur
points-units = Unités encore debout
points-refugees = Réfugiés sauvés
points-ammo = Munitions en réserve
points-supplies = Provisions en réserve
points-infection = Infection contenue
points-chaos = Chaos sur le plateau
points-antidote = L'antidote
points-components = Composants de la super-arme
points-cards = Cartes Événement non atteintes
mark-defiant = Obstinés : restent au village
mark-trained = Entraînés
mark-leader = Meneur civil
mark-well-armed = Bien armés
mark-comatose = Dans le coma
mark-stealthed = Caché
guide-town = Les Zeds arrivent par les pistes ; qu'un seul entre au centre-ville, et tout est perdu. Tenez jusqu'au bout du paquet d'événements.
guide-action = Choisissez un visage, ici ou sur le plateau : ce qu'il peut faire s'éclaire. Une Action à la fois ; les points verts disent combien il en reste. Entrer chez des Zeds, c'est attaquer, et la chance de réussir y est écrite.
guide-shoot = Un tir coûte 1 Munition et ne vous met pas en danger : le chiffre sous la cible est la chance d'au moins une touche.
guide-forage = À court de munitions, fouillez une case qui porte un nom : un dé en trouve, ou rien.
guide-tracks = La carte dit quelles pistes ont bougé. Près de chaque piste, on lit à quelle distance sont ses Zeds : barrez d'abord la plus proche, avec les plus forts.
guide-defender = Des Zeds sont entrés. Choisissez qui défend : cette unité prend toutes les touches. La barre montre qui devrait reculer.
guide-hits = Placez les touches une à une. Une unité passe sur sa face affaiblie, puis tombe : achevez-en une plutôt que d'en égratigner deux.
guide-held = Vous gardez une carte Destin pour un tel moment. Jouez-la, ou gardez-la encore.
guide-reroll = Mauvais dés ? Une fois par combat on peut relancer, et il faut s'en contenter.
guide-flee = Ce tour-ci, une unité peut partir sans combattre. Les Zeds suivent.
guide-place = De nouveaux Zeds arrivent, et c'est vous qui dites où : choisissez une piste bien gardée.
guide-fall-back = Après un tir, cette unité peut reculer hors de leur portée.
guide-done = Voilà tout le tour : un événement, les Zeds, vos Actions. Gardez quelqu'un de fort sur chaque piste, et ne laissez jamais la ville vide derrière une ligne rompue.

origin-of = { $part } : { $mark ->
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
part-hand-to-hand = la table de corps à corps
part-gunfire = la table de tir
part-terrain = le terrain
part-catacombs = les catacombes
part-saving-roll = le jet de sauvegarde
part-marker-tracks = les échelles de marqueurs
part-set-up = la mise en place
part-epilogue = l'épilogue
part-forage-town = la fouille en ville
part-forage-farm = la fouille à la ferme
part-forage-armory = la fouille à l'arsenal
part-forage-standard = la fouille ailleurs
part-arrest = les arrestations
zeds-actions = actions de Zeds
zeds-actions-label = { $count ->
    [one] Il reste 1 action de Zeds
   *[other] Il reste { $count } actions de Zeds
  }
guard = La Garde nationale
group-track = Pistes
group-zeds = Zeds
group-plot = Comploter
holds = { $chance } % ils reculent
brains-open = risque : cerveaux !
space-mall = Centre commercial
space-bridge = Pont
space-university = Université
space-office = Bureau de Marteuse
space-post = Poste de garde
space-basement = Sous-sol
space-lab = Chromotechnics
kind-hero = Héros
kind-civilians = Civils
kind-heroic = Civils héroïques
kind-special = Unité spéciale
kind-guard = Garde nationale
kind-refugees = Réfugiés
kind-raiders = Pillards
kind-anti-hero = Non-Zeds, contre le camp des Héros
kind-anti-civilians = Non-Zeds, contre le camp des Héros
kind-regular = Zeds ordinaires
kind-super = Super-Zeds
kind-spreader = Porteur de maladie
kind-plain = Terrain découvert
kind-named = Case nommée
kind-village = Village
kind-town = Case de la ville
kind-catacombs = Catacombes
kind-start = Départ : les Zeds arrivent ici
kind-town-center = Le cœur de Farmingdale
kind-place = Hors des pistes
kind-event = Événement, acte { $act }
kind-fate = Carte Destin
kind-fate-held = Carte Destin, gardée pour plus tard
kind-research = Carte Recherche
fact-strength = Force
strength-now = { $now } (pleine { $full }, affaiblie { $weak })
fact-hits = Touches
hits-now = { $hits } sur cette face, { $left } avant la fin
fact-move = Mouvement
fact-gunfire = Tir
reach-of = { $reach ->
    [0] aucun
    [one] { $reach } case
   *[other] { $reach } cases
  }
fact-terrain = Terrain
terrain-shift = { $shift ->
    [0] aucun
    [one] { $shift } colonne pour les défenseurs
   *[other] { $shift } colonnes pour les défenseurs
  }
fact-forage = Fouille
forage-standard = ordinaire
forage-town = en ville
forage-farm = comme à la ferme
forage-armory = comme à l'arsenal
fact-room = Place
room-of = { $zeds ->
    [0] Zeds sans limite
   *[other] { $zeds } Zeds
  }, { $units ->
    [0] unités sans limite
    [one] { $units } unité
   *[other] { $units } unités
  }
fact-tracks = Pistes
fact-here = Ici
fact-worn = Marqueurs
spent-abilities = Utilisées ce tour
whole-side = Son camp
of-players = Unité des joueurs
of-zeds = Avec les Zeds
worn-defiant = Obstinés : restent jusqu'à l'attaque de leur village
worn-trained = Entraînés : 2 de Force en plus
worn-leader = Meneur : une colonne en leur faveur
worn-well-armed = Bien armés : une colonne en leur faveur
worn-comatose = Dans le coma : on ne peut que les soigner
worn-stealthed = Caché : les Zeds passent sans le voir
worn-fled = a reculé ce tour
worn-arrived = arrivé ce tour
worn-tough = Coriaces : annulent des touches
worn-fast = Rapides : deux cases à chaque fois
worn-smart = Malins : une colonne contre nous quand ils attaquent
worn-toxic = Toxiques : un combat augmente l'Infection de 3
worn-stench = Puanteur : empoisonne la case de devant
worn-zeds-leader = Chef des Zeds : une colonne contre nous dans tout combat
here-chaos = un marqueur Chaos
here-barricade = une barricade
here-strongpoint = un point fort
here-minefield = un champ de mines
here-goodies = Aubaine : qui est ici à la fin des Actions est récompensé
here-no-entry = entrée interdite ce tour
bridge-collapsed = le pont s'est effondré
bridge-ferry = un bac remplace le pont
legend = Légende
legend-shapes = Pions
legend-zed = Zeds : carrés et rouges. Le chiffre est la Force.
legend-unit = Les nôtres : ronds et ambrés.
legend-hero = Un second anneau : un Héros.
legend-raider = Pillards : un losange. Ils pillent, et on peut les combattre.
legend-un-zed = Non-Zeds : un hexagone. Des gens qui aident les Zeds.
legend-weak = Un bord en tirets : la face affaiblie.
legend-hits = Points blancs : touches sur cette face.
legend-mark = Une lettre : un marqueur, voir plus bas.
legend-mob = Une pastille : des Zeds ensemble, leurs Forces additionnées.
legend-ground = Au sol
legend-chaos = Chaos : qui y entre s'arrête, et nos unités n'y font aucune Action
legend-barricade = Une barricade ou le point fort, face aux Zeds
legend-minefield = Le champ de mines
legend-goodies = Aubaine
legend-closed = Entrée interdite ce tour
legend-target = Vert : ce qu'on peut faire ; en tirets : c'est un combat
legend-letters = Lettres
legend-origins = D'où viennent les chiffres
legend-keys = Restez sur un pion, allez-y avec Tab ou appuyez longtemps : toute sa carte s'ouvre.
their-side = Avec les Zeds
in-jail = En prison : { $who }.
lawyers-plague = Une plaie d'avocats frappe { $who } : 1 de moins à chaque jet de dé.
bad-medicine = Mauvaise médecine : soigner coûte plus cher ce tour.
special-done = Le joueur Zeds a placé des Zeds ou augmenté l'Infection ce tour.
special-open = Le joueur Zeds peut encore placer des Zeds ou augmenter l'Infection ce tour.
zeds-lead = Les Zeds
next-known = Connu : le prochain Événement est { $card }.
next-fate-known = Connu : la prochaine carte Destin est { $card }.

# What everybody did.
deed-struck = { $count ->
    [one] coup porté aux Zeds
   *[other] coups portés aux Zeds
  }
deed-line = { $fought ->
    [one] { $fought } combat
   *[other] { $fought } combats
  }, { $walked ->
    [one] { $walked } déplacement
   *[other] { $walked } déplacements
  }, { $hurt ->
    [one] { $hurt } coup reçu
   *[other] { $hurt } coups reçus
  }
deed-fell = tombé au combat
ribbon-struck = Terreur des Zeds
ribbon-fought = Toujours devant
ribbon-walked = Le plus long chemin
origin-title = D'où cela vient
