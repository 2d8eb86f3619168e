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
reason-plain = Cette option finit bien dans { $win } % des avenirs essayés
reason-objective = Cette option prend ce que la mission demande
reason-attack = Cette option élimine ce qui va attaquer
reason-shoot-friends = Cette option risque de toucher des amis
reason-waste = Cette option ne touche personne
reason-nearer = Cette option rapproche ce survivant de son but
reason-away = Cette option éloigne ce survivant de son but
reason-escape = Cette option échappe à une attaque
reason-into-enemies = Cette option mène parmi les ennemis
reason-shut-out = Cette option enferme gratuitement des ennemis dehors
reason-door = Cette option ouvre le passage
reason-search = Cette option cherche un meilleur équipement
reason-mend = Cette option répare l'armure
reason-machine = Cette option fait agir une machine
reason-rest = Cette option termine le tour en l'état
reason-bear = Cette option vise celui qui supporte le mieux le coup
reason-danger = Cette option s'occupe de l'ennemi le plus dangereux
reason-post = Cette option poste une sentinelle
reason-research = Cette option met une recherche au travail
reason-brave = Cette option joue maintenant une carte de bravoure
reason-strike = Cette option attaque là où il y a quelque chose à gagner
reason-recruit = Cette option renforce le paquet de la horde
reason-play = Cette option augmente l'attaque
reason-claim = Cette option finit la partie si le compte est bon
reason-pass = Cette option attend
