# Textes d'Invader : les questions que lui seul pose ; le reste vient de la famille.

ask-abomination-zone = Choisissez où apparaît l'abomination.
ask-mold-zone = Choisissez une zone pour { $count ->
    [one] la dernière figurine ({ $foe })
   *[other] les { $count } dernières figurines ({ $foe-many })
}.
ask-extra-turn = Choisissez qui joue un tour supplémentaire.
ask-deal = Choisissez une carte de départ pour { $who }.
ask-first-player = Choisissez qui joue en premier.
ask-first-spawn = Choisissez la zone d'invasion toujours piochée en premier.
ask-hide = Cacher { $who }, hors de vue des ennemis ?
ask-split-team = Choisissez les membres d'un groupe (encore { $count }).
ask-extra-spawn = Choisissez une zone pour un autre jeton d'invasion (encore { $count }).
ask-companion = Choisissez qui marche en premier.
ask-companion-way = Choisissez le chemin que prend { $who }.
ask-destroy-spawn = Choisissez le jeton d'invasion qui brûle, zone { $zone }, ou laissez-le.
ask-answer-spawn = Choisissez qui riposte aussitôt aux nouveaux ennemis.
ask-react = Choisissez une attaque pour { $who } contre les nouveaux ennemis.
ask-share-remote = Choisissez qui tient désormais la télécommande ({ $machine }).
