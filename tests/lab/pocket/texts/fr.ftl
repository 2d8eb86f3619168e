ask-turn = Que fait { $who } ?
do-search = Fouiller avec { $dice } { $dice ->
    [one] dé
   *[other] dés
  }
do-rest = Se reposer
why-tired = { $who } a sommeil
odds-supplies = { $p1 } % de trouver quelque chose

option-rounds = Tours
option-rounds-help = La durée de la journée.
option-goal = But
option-goal-help = Combien il en faut.
option-pace = Allure
option-pace-help = S'ils sont pressés.
option-pace-calm = calme
option-pace-brisk = vive
option-names = Noms
option-names-help = Comment ils s'appellent tous les deux.

side-rival = rival { $number }
