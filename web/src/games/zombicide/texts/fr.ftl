# Ce que dit la page à une table de la famille Zombicide.
show-forecast = Montrer ce que les ennemis feraient
show-sight = Assombrir ce que le survivant actif ne voit pas
part-tiles = le choix des tuiles
part-rotation = l'orientation des tuiles
part-zones = le contenu des zones
part-rules = les règles spéciales
part-text = le texte
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
verb-trade = Échanger
verb-get-in = Monter
verb-get-out = Descendre
verb-change-seat = Changer de place
verb-item = Utiliser
verb-lead = Aller avec une machine
verb-discard = Jeter une carte
verb-drive = Conduire
verb-reload = Recharger
verb-combine = Combiner
tab-side = Équipe
board-noise = { $count ->
    [one] { $count } jeton de bruit
   *[other] { $count } jetons de bruit
  }
board-mold = moisissure
board-exit = sortie
board-spawn = zone d'invasion
board-objective = objectif
board-spawn-asleep = zone d'invasion endormie
board-seen = { $range ->
    [0] sa place
   *[other] en vue, à portée { $range }
  }
aimed-at = Tireurs : { $label } que la prochaine carte les fasse tirer
forecast-of = { $count ->
    [0] Aucun ennemi sur le plateau
   *[other] Ce que les ennemis feraient maintenant
  }
place = à faire
place-lumber = bois
place-corpse = cadavre
place-key = clé ?
place-refuel = essence
place-take-food = vivres
place-take-water = eau
place-take-blankets = couvertures
place-take-radio = radio
place-store = à déposer
place-grave = tombe
place-burn = à brûler
round = Manche { $round }
danger = Niveau de danger de l'équipe
level-blue = Bleu
level-yellow = Jaune
level-orange = Orange
level-red = Rouge
goal = Objectif
goal-take-objectives = Prendre l'objectif{ $color ->
    [white] { " " }blanc
    [blue] { " " }bleu
    [red] { " " }rouge
   *[other] { "" }
  }
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
goal-hold-out = { $rounds ->
    [one] Tenir { $rounds } manche
   *[other] Tenir { $rounds } manches
  }
goal-count = Faire ce que demande la scène
goal-count-key = Trouver la clé
goal-count-fuel = Faire le plein
goal-count-supplies = Rapporter les provisions
goal-count-johnny = Mettre fin aux jours de Johnny
goal-count-grave = Se recueillir sur la tombe
goal-count-ghouls = Abattre des goules
goal-count-burnt = Brûler les zones d'apparition
goal-met = (fait)
decks = { $equipment ->
    [one] { $equipment } équipement
   *[other] { $equipment } équipements
  } · { $enemies ->
    [one] { $enemies } carte ennemie
   *[other] { $enemies } cartes ennemies
  }
acting = { $actions ->
    [one] { $actions } action restante
   *[other] { $actions } actions restantes
  }
done = a joué
status-left = en sécurité
status-eliminated = hors de combat
armor = Armure : { $left } sur { $full }
experience = Expérience : { $points }, niveau { $level }
body = porté
pack = sac
unloaded = déchargé
in-car = en voiture
side-romero = Romero
side-zombicide = Zombicide
health = Santé : { $left } sur { $full }
all-skills = Toutes les compétences
guide-deal = Vous menez six survivants. Armez-les : le PM tire à une zone, l'aiguillon frappe sur place.
guide-spawn = Les xenos arrivent aux étoiles rouges. Choisissez celle qui est tirée en premier.
guide-activate = Chacun joue une fois par manche, dans l'ordre voulu. Cliquez sur une figurine qui brille, ou tapez son numéro.
guide-turn = Trois actions. Cliquez sur une zone qui brille pour y aller, ou choisissez une autre action dans la liste.
guide-odds = Avant le jet, les chances exactes figurent sous chaque attaque. Tirer dans le vide ne fait que du bruit.
guide-end = Plus d'actions : E termine le tour. Les xenos bougent quand tout le monde a joué.
guide-attack = Un xeno frappe. Choisissez qui encaisse : l'armure protège tant qu'elle tient.
guide-done = Voilà une manche complète. U annule, ? aide, § ouvre les règles, et tout ce qui est gris dit pourquoi. Bonne chance !
farm-activate = Six inconnus, une nuit. Chacun joue une fois par manche, dans l'ordre voulu : choisissez une figurine qui brille.
farm-turn = Trois actions chacun. Cliquez sur une zone qui brille pour y aller, ou choisissez autre chose dans la liste.
farm-doors = Une porte coûte une action. Fermée, elle arrête les goules, sauf les Briseurs.
farm-search = Fouillez une pièce une fois par tour : outils, armes et planches traînent dans la maison.
farm-lumber = Il y a du bois dans cette pièce. Avec un outil en main, on peut l'arracher pour faire des barricades.
farm-build = Vous portez du bois : barricadez cette fenêtre. Onze fenêtres et deux portes, et la scène est gagnée.
farm-trust = Voici qui tient le fusil. Confiez-le à quelqu'un : ce signe de confiance fait passer la carte du noir et blanc à la couleur.
farm-odds = Les chances exactes figurent sous chaque attaque. La plupart des goules tombent d'un seul coup.
farm-hands = Seul ce que tiennent les deux mains sert à combattre ; trois autres cartes tiennent dans le sac.
farm-end = Plus rien à faire : E termine le tour. Les goules bougent quand tout le monde a joué.
farm-attack = Une goule frappe. Choisissez qui prend la blessure ; la troisième est la dernière.
farm-split = Deux chemins se valent et il reste une goule : à vous de choisir où elle va.
farm-night = Les flèches rouges montrent où iront les goules. D'autres arrivent aux étoiles. Gardez-les dehors.
farm-done = C'était le début de la nuit : deux manches. U annule, H conseille, § ouvre les règles. Tenez jusqu'à l'aube !
board-centre = Là où l’on joue
board-all = Tout le plateau
board-remote = télécommande
board-spawn-first = zone d’invasion, tirée en premier
legend = Ce que disent les signes
legend-enemies = Ennemis
legend-marks = Au sol
legend-openings = Portes et fenêtres
legend-noise = bruit : nombre de jetons
legend-danger = frapperait : les dégâts
legend-open = ouverte
legend-closed = fermée
legend-locked = verrouillée
legend-destroyed = détruite
legend-airlock = sas
legend-window = fenêtre
legend-barricade = barricade
legend-stairs = escalier
legend-keys = La molette, deux doigts, + et − changent l’échelle ; glisser, ou Maj et les flèches, déplace le plateau ; les flèches vont de zone en zone ; 0 montre tout, C là où l’on joue.
zone-empty = Il n’y a personne ici.
plan-stay = ne bouge pas
plan-move = va bouger
plan-break = va enfoncer une porte
plan-attack = { $damage ->
    [one] infligera 1 blessure
   *[other] infligera { $damage } blessures
  }
enemy-facts = Résistance { $toughness }, dégâts { $damage }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
empty-hand = main vide
fight-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }
fight-hit = touche à { $chance } %
fight-break = casse à { $chance } %
headline = { $who } : { $actions ->
    [0] action gratuite ou fin du tour
   *[other] choisissez une action
  }
fight-here = ici même
close-to = Fermer : { $where }
group-attack = Attaquer
group-move = Aller
group-doors = Portes
group-mission = Mission
group-search = Fouiller
group-trade = Échanger
group-kit = Matériel
group-other = Autres
free-action = action gratuite : { $kind ->
    [move] se déplacer
    [melee] corps à corps
    [ranged] tirer
    [combat] combattre
    [search] fouiller
   *[other] { $kind }
  }
board-closer = Plus près
board-farther = Plus loin
deed-felled = { $count ->
    [one] abattu
   *[other] abattus
  }
deed-line = { $walked ->
    [one] { $walked } pas
   *[other] { $walked } pas
  }, { $searched ->
    [one] { $searched } fouille
   *[other] { $searched } fouilles
  }, { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
  }
ribbon-felled = Le plus d’ennemis
ribbon-walked = Le plus long chemin
ribbon-searched = Meilleur flair

# L'inventaire en un seul panneau.
composer-prompt = Rangez les cartes.
inventory = L'inventaire
hand-slot = Main { $slot }
body-slot = Corps { $slot }
backpack = Sac à dos, { $count } sur { $room }
bin = À défausser
put-here = Poser ici
empty-slot = vide
discard-here = Défausser
new-card = nouveau
how-to-arrange = Touchez une carte, puis sa place, ou faites-la glisser.
where-to = { $card } : à quelle place ?
too-much = { $who } : le sac à dos contient { $room } cartes. Choisissez ce qui est défaussé.
so-be-it = Ranger ainsi
arranging = Rangement …

# Cartes et ennemis en toutes lettres.
fact-dice = Dés
fact-dice-words = { $dice ->
    [one] { $dice } dé, touche sur { $accuracy } ou plus
   *[other] { $dice } dés, touche sur { $accuracy } ou plus
  }
fact-damage = Dégâts
fact-damage-words = { $damage } par touche : abat une robustesse de { $damage } au plus
fact-range = Portée
fact-range-words = { $far ->
    [0] sa propre zone
   *[other] { $near ->
        [0] de sa zone à { $far } de distance
       *[other] de { $near } à { $far } zones
      }
  }
fact-noise = Bruit
fact-loud = bruyant : attire les ennemis
fact-silent = silencieux
fact-attached = Avec { $cards }
fact-toughness = Robustesse
fact-toughness-words = { $toughness } : une touche doit infliger autant de dégâts
fact-actions = Actions
fact-actions-words = { $actions ->
    [one] { $actions } à chaque activation
   *[other] { $actions } à chaque activation
  }
fact-hurts = Dégâts
fact-hurts-words = { $damage } par attaque, sans jamais manquer
fact-points = Expérience

# -- Fort Hendrix
board-card = carte d'histoire { $number }, face cachée
board-card-read = carte d'histoire { $number }, lue
board-crate = caisse d'arme d'exception
board-load = une charge que quelqu'un portait
board-down = quelqu'un gît ici, à rejoindre avant la fin de la manche { $round }
board-dark = pièce obscure
board-lit = éclairée
board-locked = bâtiment verrouillé
board-closed = bâtiment fermé, l'ouvrir fait piocher { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
building-locked = verrouillé
building-closed = invasion { $count }
round-hour = Manche { $round }, { $hour } h
night-falls = Nuit à la manche { $round }
day-breaks = Jour à la manche { $round }
choice-final = L'autre voie sera alors fermée.
down-until = à terre en { $zone } : à rejoindre avant la fin de la manche { $round }
leads = guide { $who }
is-lit = éclairé
is-dark = dans le noir
board-barred = une porte qu'aucun outil n'ouvre
key-centre = Centrer le plateau
key-legend = Légende
key-closer = Agrandir
key-farther = Réduire
key-whole = Tout le plateau
keep-as-usual = prête à l'emploi s'il y a de la place, sinon dans le sac
