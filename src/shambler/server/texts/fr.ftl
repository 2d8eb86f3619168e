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

# Pourquoi quelque chose a été refusé.
refused-too-many-requests = trop de demandes de ce genre ; attendez une minute
refused-no-table = cette table n'existe pas ; le lien est peut-être ancien ou coupé
refused-no-box = à cette table, rien ne se lit sur une vraie
refused-only-players = seuls ceux qui jouent peuvent faire cela
refused-not-your-seat = la place { $seat } n'est pas à vous
refused-seat-not-asked = rien n'est demandé à la place { $seat } pour l'instant
refused-a-bot-plays = un programme joue pour la place { $seat } ; reprenez-la d'abord
refused-no-bot-today = aucun programme ne joue la partie du jour
refused-no-open-seat = il n'y a pas de place libre à cette table
refused-cannot-invite = vous ne pouvez inviter personne à la place { $seat }
refused-invitation-used = cette invitation a déjà servi, ou une plus récente la remplace
refused-stale = c'était pour la décision { $meant } ; on en est à la décision { $now }
refused-never-back = à cette table, on ne revient pas en arrière
refused-hidden-since = d'autres ont répondu depuis, et les mains sont cachées : revenez en arrière ensemble
refused-nothing-typed = rien n'a été saisi à cet endroit
refused-nothing-back = vous n'avez rien à reprendre
refused-nothing-again = vous n'avez rien à rejouer
refused-revealed-since = quelque chose a été révélé depuis ; la table doit être d'accord
refused-somebody-wants-back = quelqu'un d'autre veut revenir en arrière ; répondez-lui d'abord
refused-nobody-wants-back = personne ne veut revenir en arrière
refused-no-advice = à cette table, personne n'est conseillé
refused-read-it-off = lisez-le sur la table : personne ne peut conseiller ce qui a été lancé ou pioché
refused-draft-too-long = un brouillon a au plus { $most } caractères
refused-no-toml = cela ne peut pas s'écrire en TOML
refused-no-toml-because = cela ne peut pas s'écrire en TOML : { $because }
refused-not-played = impossible à jouer : { $because }
refused-thinkers = les programmes qui réfléchissent prendraient des heures : utilisez shambler rate
refused-no-change = ce brouillon n'a pas de variante { $name }
refused-enough-ratings = trop d'évaluations attendent ; arrêtez-en une, ou réessayez plus tard
refused-no-rating = cette évaluation n'existe pas ; relancez-la
refused-rating-of-somebody = cette évaluation est à quelqu'un d'autre
refused-rating-of-another = cette évaluation est celle d'une autre mission, ou d'une autre version
refused-no-mission = cette mission n'est pas chez cet hôte
refused-no-mission-version = cette version de la mission n'existe pas
refused-two-names = une mission de l'étagère a un nom, en anglais et en français
refused-mission-of-another = cette mission est à quelqu'un d'autre : publiez la vôtre sous son propre nom
refused-enough-troubles = assez d'ennuis ont été signalés pour cette mission
refused-enough-versions = une mission a au plus { $most } versions
refused-on-the-shelf = cette version est déjà sur l'étagère
refused-shelf-full = l'étagère n'a plus de place pour une autre mission
refused-not-solved = impossible à résoudre : { $because }
refused-no-answer-today = { $answer } n'est pas une réponse à l'énigme du jour
refused-puzzle-known = cette énigme a déjà été publiée
refused-enough-puzzles = assez d'énigmes attendent ; réessayez un autre jour
refused-puzzle-answered = vous avez déjà répondu à cette énigme
refused-all-alike = toutes les réponses se valent ici : ce n'est pas une énigme
