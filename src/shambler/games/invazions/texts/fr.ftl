# InvaZions, en français. Les noms de cartes et de lieux viennent des fichiers de contenu.

## Questions

ask-start-discard = Début du tour : vous pouvez défausser une carte avant de piocher.
ask-human-action = À vous : jouez Humains, Recherches ou Bravoures, puis terminez.
ask-barricade = Où placez-vous la Barricade ? Elle doit changer de lieu.
ask-bravery = { $moment ->
    [choice] Les Hordes choisissent leurs lieux. Une Bravoure ?
    [after_choice] Toutes les Hordes ont choisi, aucune carte zombie n'est encore jouée. Une Bravoure ?
    [between_zombie_cards] Une carte zombie vient de s'appliquer. Une Bravoure ?
    [before_damage] Dernière occasion avant les blessures. Une Bravoure ?
    [after_damage] Les blessures sont réparties. Un sauvetage, ou une autre Bravoure ?
    [recruitment] Les Hordes recrutent. Une Bravoure ?
   *[end] Le tour s'achève, le décompte suit. Une Bravoure ?
  }
ask-choose-place = Quel lieu votre Horde attaque-t-elle ?
ask-wounded = Il ne reste pas assez de Membres Blessés. Qui prend le prochain ?
ask-turn-order = Quelle Horde joue ses cartes maintenant ?
ask-play-card = Jouez une carte ou terminez votre tour.
ask-strike = Sur quel lieu répartir d'abord les blessures ?
ask-hit = { $place } : il reste { $left ->
    [0] 0 point
    [1] 1 point
   *[other] { $left } points
  } d'attaque. Qui visez-vous ?
ask-recruit-order = { $place } : quelle Horde prend la prochaine carte ?
ask-recruit = { $place } : quelle carte recrutez-vous ?
ask-claim = Annoncez-vous que les Hordes détiennent cinq Zombies Libérés ?
ask-claim-consent = Une annonce est proposée. Si elle est fausse, les humains gagnent aussitôt. Êtes-vous d'accord ?
ask-clean-up = { $place } : détruire une carte Contamination ?
ask-cut = Défausser { $count } cartes, ou mettre un Membre Blessé sur votre pioche ?
ask-discard = Défaussez { $count ->
    [1] une carte
   *[other] { $count } cartes
  } de votre main.
ask-mute = { $seat } : laquelle de ses cartes Zombie a 0 en attaque ce tour-ci ?
ask-recover = Reprendre une carte Zombie de votre défausse ?
ask-judge-top = La carte { $card } est visible sur la pioche humaine. Sacrifier une carte pour la défausser ?{ $warning ->
    [yes] {" "}Attention : il ne reste que cinq Zombies Libérés dans la partie.
   *[no] {""}
  }
ask-feed = Sacrifier une carte Zombie de votre main ? Sinon, la carte { $card } quitte la partie en fin de tour.
ask-trample = Quelle carte Contamination sacrifiez-vous ?{ $warning ->
    [yes] {" "}Attention : il ne reste que cinq Zombies Libérés dans la partie.
   *[no] {""}
  }
ask-cull = Sacrifier des cartes de votre main ? Vous en piocherez autant.{ $warning ->
    [yes] {" "}Attention : il ne reste que cinq Zombies Libérés dans la partie.
   *[no] {""}
  }
ask-rouse = { $place } : quelle carte Contamination prenez-vous en main ?
ask-type-card = Quelle carte a été piochée ({ $number } sur { $of }) ?
ask-type-die = Quelle face est sortie ({ $number } sur { $of }) ?

## Choix

do-place = { $card }, lieu { $place }
do-research = { $card }, lieu { $place }
do-brave = { $card }, lieu { $place }
do-aim = { $card }, lieu { $place } : { $target }
do-skip = Passer jusqu'à l'approche des blessures
do-barricade = Barricade, lieu { $place }
do-attack = Attaquer le lieu { $place }
do-strike = { $place }
do-next = { $seat }
do-zombie = Jouer { $card }
do-rage = Jouer { $card }
do-hit = Viser { $card }
do-recruit = Recruter { $card }
do-discard = Défausser { $card }
do-sacrifice = Sacrifier { $card }
do-take = Prendre { $card }
do-destroy = Détruire { $card }
do-mute = { $card }
do-wound = Membre Blessé sur la pioche
do-lose = Défausser des cartes
do-claim = Annoncer cinq Zombies Libérés
do-pass = Passer
do-done = Terminer
do-face = { $value }

## Ce qui s'est passé

event-deck-out-of-proportion = { $part ->
    [survivors] Survivants
    [humans] Autres Humains
   *[bravery] Cartes Bravoure
  } dans le deck humain : { $found }. Le livret conseille de { $fewest } à { $most }.
event-research-drawn = Recherches de cette partie : { $cards }.
event-turn-began = Tour { $turn }.
event-contamination-added = Une nouvelle carte sous le lieu { $place } : { $card }.
event-card-discarded = { $seat } : carte défaussée, { $card }.
event-cards-drawn = { $seat } : { $count ->
    [1] 1 carte piochée
   *[other] { $count } cartes piochées
  }.
event-hand-drawn = { $seat } : pioche de { $cards }.
event-pile-reshuffled = { $seat } : la défausse mélangée forme une nouvelle pioche.
event-tokens-gained = Ressources gagnées par les humains : { $count } ; ils en ont { $total }.
event-human-posted = La carte { $card } prend position sur le lieu { $place } (coût : { $cost }).
event-research-placed = La recherche { $card } commence sur le lieu { $place } (coût : { $cost }).
event-contamination-destroyed = Une carte sous le lieu { $place } est détruite : { $card }.
event-points-scored = Recherche : +{ $points }, total { $total }.
event-barricade-moved = La Barricade va sur le lieu { $place }.
event-bravery-played = Bravoure : { $card }, lieu { $place }.
event-bravery-aimed = Bravoure : { $card }, lieu { $place }, sur la carte { $target }.
event-survivor-given = La carte { $card } quitte le lieu { $place } pour la défausse.
event-horde-arrived = La { $seat } attaque le lieu { $place }.
event-horde-wounded = Un Membre Blessé rejoint la défausse de la { $seat }.
event-wound-on-top = Un Membre Blessé va sur la pioche de la { $seat }.
event-card-muted = La { $seat } voit sa carte { $card } réduite à 0 en attaque ce tour-ci.
event-card-played = La { $seat } joue { $card }.
event-card-sacrificed = La { $seat } sacrifie { $card }.
event-top-revealed = La première carte de la pioche humaine est { $card }.
event-top-discarded = La carte { $card } va dans la défausse humaine.
event-card-recovered = La { $seat } reprend en main { $card }.
event-card-roused = La { $seat } prend en main { $card }, sous le lieu { $place }.
event-survivor-destroyed = Une carte du lieu { $place } est détruite : { $card }.
event-place-entered = Le lieu { $place } est pénétré : attaque { $attack } contre { $resistance }, reste { $left }.
event-attack-failed = Le lieu { $place } tient bon : attaque { $attack } contre { $resistance }.
event-card-doomed = La carte { $card } du lieu { $place } est mortellement touchée.
event-hit-wasted = La carte { $card } du lieu { $place } résiste au reste de l'attaque.
event-research-spared = Un Humain reste sur le lieu { $place } : la recherche { $card } reste aussi.
event-card-devoured = La carte { $card } du lieu { $place } est dévorée.
event-card-recruited = La { $seat } recrute { $card } sous le lieu { $place }.
event-claim-proposed = La { $seat } veut annoncer cinq Zombies Libérés.
event-claim-dropped = La { $seat } n'est pas d'accord : pas d'annonce ce tour-ci.
event-freed-counted = Zombies Libérés montrés par les Hordes : { $count }.
event-research-scored = { $card }, lieu { $place } : { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
  }.

## Pourquoi pas

why-wrong-moment = Ce n'est pas le moment de jouer { $card }.
why-too-dear = La carte { $card } coûte { $cost } Ressources, plus que vous n'en avez.
why-no-target = Rien à viser pour la carte { $card }.
why-place-full = Le lieu { $place } compte déjà { $limit } Humains.
why-already-there = La carte { $card } est déjà sur le lieu { $place }.
why-in-play = La recherche { $card } est déjà en jeu.
why-research-there = Le lieu { $place } porte déjà une Recherche.
why-needs-human = La recherche { $card } demande d'abord un Humain sur le lieu { $place }.
why-barricade-stays = La Barricade ne peut pas rester sur le lieu { $place }.
why-barricaded = La Barricade ne laisse qu'une Horde attaquer le lieu { $place }.
why-unplayable = La carte { $card } ne se joue pas.
why-no-zombie-plays = Plus de carte Zombie à jouer ce tour-ci.
why-no-rage-plays = Plus de carte Rage à jouer ce tour-ci.
why-shielded = La carte { $card } est protégée tant que le Soldat est debout.
why-hit-last = La carte { $card } est le dernier Humain du lieu à pouvoir être visé.
why-humans-first = La recherche { $card } ne peut pas être visée tant qu'un Humain est présent.
why-too-few-cards = Il faut pour cela { $count } cartes en main.

## La fin

outcome-antidote = L'antidote est prêt : les humains gagnent.
outcome-freed = Cinq captifs sont libres : les Hordes gagnent.
outcome-wrong-claim = Les Hordes ont mal compté : les humains gagnent.
