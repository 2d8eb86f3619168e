# Ce que dit la page à une table d'InvaZions.
verb-attack = Attaquer
verb-barricade = Barricade
verb-brave = Bravoure
verb-place = Jouer
verb-rage = Rage
verb-research = Recherche
verb-agree = Accepter
verb-aim = Bravoure
verb-destroy = Détruire
verb-discard = Défausser
verb-hit = Viser
verb-lose = Défausser des cartes
verb-mute = Attaque à 0
verb-next = Au tour de
verb-recruit = Recruter
verb-sacrifice = Sacrifier
verb-strike = Blessures
verb-take = Prendre
verb-zombie = Zombie
horde = Horde { $seat }
phases = Le tour
phase-start = Début
phase-human_action = Action humaine
phase-choice = Choix des hordes
phase-combat = Combat
phase-damage = Dégâts
phase-recruitment = Recrutement
phase-end = Fin
vote = Les hordes décident ensemble
vote-how = Deux voix égales décident. Si toutes diffèrent, la première compte.
vote-claim = Une annonce est proposée
vote-claim-how = Il faut l'accord de tous. Si l'annonce est fausse, les humains gagnent aussitôt.
vote-proposes = propose : { $what }
vote-says = préfère : { $what }
vote-agrees = est d'accord
vote-now = doit répondre
vote-later = parlera ensuite
humans = Humains
tokens = { $tokens ->
    [one] { $tokens } ressource
   *[other] { $tokens } ressources
  } sur { $limit }
resistance = résistance
attack = attaque
nobody = personne
under = Dessous
your-hand = Votre main
no-cards = aucune carte
cost = coût

# Instruments, places à la table, lieux.
instruments = Les comptes des deux camps
antidote = Antidote
antidote-of = Antidote : { $score } points sur { $goal }
antidote-short = Antidote
of-points = sur { $goal } points
due = +{ $points } à la fin du tour
due-here = { $points ->
    [one] { $points } point attendu ici à la fin du tour
   *[other] { $points } points attendus ici à la fin du tour
  }
freed-zombies = Zombies Libérés
freed-short = Libérés
freed-held = { $held } sur { $goal } chez les hordes
freed-unknown = Personne ne les compte : avec { $goal }, les hordes gagnent par une annonce.
resources-short = Ressources
contamination-short = Contam.
contamination = Contamination
wounded = Blessés
research-waits = { $name } : attend auprès des humains, coût { $cost }
waits-cost = attend auprès de vous, coût { $cost }
turn = Tour { $turn }
places = Les lieux
here = Ici …
kind-human = Humain
kind-survivor = Survivant
kind-research = Recherche
kind-bravery = Bravoure
kind-zombie = Zombie
kind-rage = Rage
kind-freed = Zombie Libéré
kind-wounded = Blessé
if-played = si vous la jouez
cost-in-words = { $cost ->
    [0] rien
    [one] { $cost } Ressource
   *[other] { $cost } Ressources
  }
partly-ours = Certaines valeurs sont de nous : le livret ne les donne pas.
verdict-calm = Pas d'attaque
verdict-holds = Tient de { $by }
verdict-broken = { $by ->
    [0] Percé
   *[other] Percé, { $by } dedans
  }
tab-calm = calme
tab-holds = tient
tab-broken = percé
barricade-here = Barricade : une seule horde
no-horde = Aucune horde ici.
horde-here = La horde { $seat } est ici.
count-hand = main
count-deck = pioche
count-discard = défausse
count-coin = ressources
state-now = joue
state-done = a joué
plays-zombie = { $left ->
    [one] { $left } Zombie à jouer
   *[other] { $left } Zombies à jouer
  }
plays-rage = { $left } Rage à jouer

# La fin.
photo-humans = Les humains tiennent le laboratoire
photo-hordes = Les hordes ont le laboratoire
deed-posted = { $count ->
    [one] Humain posté
   *[other] Humains postés
  }
deed-placed = { $count ->
    [one] Recherche lancée
   *[other] Recherches lancées
  }
deed-brave = { $count ->
    [one] acte de Bravoure
   *[other] actes de Bravoure
  }
deed-held = { $count ->
    [one] attaque repoussée
   *[other] attaques repoussées
  }
deed-fell = { $count ->
    [one] lieu percé
   *[other] lieux percés
  }
deed-played = { $count ->
    [one] carte jouée
   *[other] cartes jouées
  }
deed-recruited = { $count ->
    [one] carte recrutée
   *[other] cartes recrutées
  }
