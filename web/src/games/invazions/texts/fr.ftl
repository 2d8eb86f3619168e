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
window-bravery = Vous pouvez répondre par une carte Bravoure, ou passer.
window-start = Vous pouvez défausser une carte, ou passer.
vote = Les hordes décident ensemble
vote-how = Deux voix égales décident. Si toutes diffèrent, la première compte.
vote-claim = Une annonce est proposée
vote-claim-how = Il faut l'accord de tous. Si l'annonce est fausse, les humains gagnent aussitôt.
vote-proposes = propose : { $what }
vote-says = préfère : { $what }
vote-agrees = est d'accord
vote-now = doit répondre
vote-later = parlera ensuite
humans = Humains
antidote = Antidote { $score } sur { $goal }
tokens = { $tokens ->
    [one] { $tokens } ressource
   *[other] { $tokens } ressources
  } sur { $limit }
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
