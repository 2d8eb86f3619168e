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
