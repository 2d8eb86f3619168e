# Ce que dit le conseiller : une raison, et la comparaison avec les autres options.
why-best = { $reason } : la meilleure ici, de { $margin } { $margin ->
    [one] point
   *[other] points
  } sur cent.
why-close = { $reason } : à peu près aussi bonne que la meilleure.
why-worse = { $reason }, mais { $margin } { $margin ->
    [one] point
   *[other] points
  } sur cent de moins que la meilleure.
reason-plain = { $often ->
    [most] Cette option finit bien dans la plupart des avenirs essayés
    [some] Cette option finit bien dans une partie des avenirs essayés
   *[few] Cette option finit bien dans peu des avenirs essayés
  }
reason-objective = Cette option prend ce que la mission demande
reason-attack = Cette option élimine ce qui va attaquer
reason-shoot-friends = Cette option risque de toucher des amis
reason-waste = Cette option ne touche personne
reason-nearer = Cette option rapproche ce survivant de son but
reason-away = Cette option éloigne ce survivant de son but
reason-escape = Cette option échappe à une attaque
reason-into-enemies = Cette option mène parmi les ennemis
reason-shut-out = Cette option barre gratuitement la route aux ennemis
reason-door = Cette option ouvre le passage
reason-search = Cette option cherche un meilleur équipement
reason-tool = Cette option cherche ce sans quoi la mission ne peut être gagnée
reason-burn = Cette option brûle ce que la mission demande de brûler
reason-mend = Cette option répare l'armure
reason-machine = Cette option fait agir une machine
reason-rest = Cette option termine le tour en l'état
reason-bear = Cette option vise celui qui supporte le mieux le coup
reason-waste-hit = Cette option gaspille une touche
reason-danger = Cette option s'occupe de l'ennemi le plus dangereux
# Là où les chances n'ont pas été mesurées, ou mal, personne ne donne de chiffre.
why-best-in-words = { $reason } : la meilleure ici.
why-worse-in-words = { $reason }, mais elle vaut moins que la meilleure.

# Ce que la meilleure option fait craindre et espérer ; les avenirs comptés sont joués par habitude.
fear = À craindre : { $what } ({ $percent } % des avenirs essayés).
hope = À espérer : { $what } ({ $percent } % des avenirs essayés).
fear-in-words = À craindre : { $what }, { $often ->
    [sure] dans tous les avenirs essayés
    [often] dans la plupart des avenirs essayés
   *[some] dans une partie des avenirs essayés
  }.
hope-in-words = À espérer : { $what }, { $often ->
    [sure] dans tous les avenirs essayés
    [often] dans la plupart des avenirs essayés
   *[some] dans une partie des avenirs essayés
  }.
omen-won = la partie est gagnée
omen-lost = la partie est perdue
omen-falls = { $foe ->
    [none] { $who } tombe
   *[other] { $who } tombe sous les coups de l'ennemi ({ $foe })
  }
omen-objective = { $who } prend l'objectif en { $zone }
omen-objective-lost = l'objectif en { $zone } est perdu
omen-goal = un but est atteint
omen-leaves = { $who } s'échappe
omen-brought-down = la chute de l'ennemi ({ $foe })
omen-unit-lost = la perte de l'unité { $unit }
omen-devoured = { $unit } sont dévorés
omen-refugees-safe = { $unit } sont à l'abri
omen-component = un nouveau composant est prêt
omen-antidote = l'antidote est découvert
omen-place-entered = le lieu { $place } est pénétré
omen-all-holds = aucun lieu n'est pénétré
