# Ce que le serveur lui-même dit aux gens.

old-page = Cette page vient d'une autre version du serveur. Rechargez-la, s'il vous plaît.

# Ce que tout le monde à la table doit savoir de ses dés et de ses mains.
mark-seed-chosen = Qui a créé cette table a choisi le nombre dont découlent tous les dés, et les connaît peut-être. Rien n’est promis.
mark-dice-typed = Les dés de cette partie sont saisis par une personne. Rien n’est promis.
mark-began-elsewhere = Cette partie a commencé ailleurs. Ce qui est tombé et a été distribué jusqu’à la réponse { $number } est peut-être connu de quelqu’un ; rien n’est promis.
mark-dealt-anew = Une place a changé de mains avant la première réponse : tout a été redistribué{ $number ->
    [one] .
   *[other] , { $number } fois.
  }
mark-handed-over = La place { $seat } a changé de mains à la réponse { $number } : quelqu’un d’autre sait ce qu’elle tenait jusque-là. Le sceau ne couvre pas cela.
mark-record-read = À la réponse { $number }, quelqu’un a lu l’enregistrement de cette partie : son nombre, et avec lui tous les dés et toutes les mains, sont peut-être connus. Le sceau garantit seulement que personne ne les a changés.
mark-branched = À la réponse { $number }, quelqu’un a ouvert une variante de cette partie et a pu regarder par ses places. Le sceau ne couvre pas ce qui était caché jusque-là.
mark-new-rules = Une mise à jour des règles ou des cartes est arrivée à la réponse { $number }. Tout ce qui précède donne le même résultat ; dès lors, les nouvelles s’appliquent.

closed = Les règles de ce jeu ont été mises à jour après { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
  }, et cette partie ne s’accorde pas avec les nouvelles. { $shared ->
    [-1] Son enregistrement est conservé.
   *[other] Son enregistrement est conservé, et vous pouvez repartir après la réponse { $shared } : jusque-là, les deux s’accordent.
  }

# Dire aux gens que c'est leur tour.
push-title = À vous de jouer
mail-turn-subject = À vous de jouer : { $game }
mail-turn-body = Une table vous attend : { $game }.
mail-confirm-subject = Shambler : cette adresse est-elle la vôtre ?
mail-confirm-body = Quelqu'un souhaite être prévenu à cette adresse quand c'est son tour sur { $host }. Si c'est vous, ouvrez ce lien. Sinon, ne faites rien : il ne viendra pas d'autre message.
mail-stop = Ne plus recevoir ces messages :

mark-daily = C'est la partie du jour : tout le monde ici lance les mêmes dés. Le nombre dont ils découlent est dit quand le jour est passé.
