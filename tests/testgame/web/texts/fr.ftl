night = Nuit { $night } sur { $nights }
outside = { $zombies ->
    [0] Personne dehors
    [one] 1 zombie dehors
   *[other] { $zombies } zombies dehors
  }
wall = Le mur : { $wall }
fame = gloire { $fame }
verb-scout = Éclaireur
verb-fall-back = Reculer
guide-board = Chacun barricade en secret : planches et poutres renforcent le mur.
guide-done = Tenez le mur, ou reculez et perdez un point à coup sûr.
