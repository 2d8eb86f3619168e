ask-turn = Que fait { $who } ?
do-search = Fouiller avec { $dice } { $dice ->
    [one] dé
   *[other] dés
  }
do-rest = Se reposer
why-tired = { $who } a sommeil
odds-supplies = { $p1 } % de trouver quelque chose
