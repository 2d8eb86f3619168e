# InvaZions, en français. Les noms de cartes et de lieux viennent des fichiers de contenu ; leur genre
# et leur nombre varient : aucune phrase ne doit leur accorder un article, un verbe ou un participe.

## Questions

ask-start-discard = Début du tour : vous pouvez défausser une carte avant de piocher.
ask-human-action = À vous : jouez des Humains, des Recherches ou des Bravoures, puis terminez.
ask-barricade = Où placez-vous la Barricade ? Elle doit changer de lieu.
ask-bravery = { $moment ->
    [choice] Les Hordes choisissent leurs lieux. Jouer une Bravoure ?
    [after_choice] Toutes les Hordes ont choisi, aucune carte zombie n'est encore jouée. Jouer une Bravoure ?
    [between_zombie_cards] Une carte zombie vient de faire effet. Jouer une Bravoure ?
    [before_damage] Dernière occasion avant les blessures. Jouer une Bravoure ?
    [after_damage] Les blessures sont réparties. Sauver une carte, ou jouer une autre Bravoure ?
    [recruitment] Les Hordes recrutent. Jouer une Bravoure ?
   *[end] Le tour s'achève, le décompte suit. Jouer une Bravoure ?
  }
ask-choose-place = Quel lieu votre Horde attaque-t-elle ?
ask-wounded = Il ne reste pas assez de Membres Blessés. Quelle Horde prend le prochain ?
ask-turn-order = Quelle Horde joue ses cartes maintenant ?
ask-play-card = Jouez une carte ou terminez votre tour.
ask-strike = Dans quel lieu répartir d'abord les blessures ?
ask-hit = { $place } : il reste { $left ->
    [one] { $left } point
   *[other] { $left } points
  } d'attaque. Quelle carte visez-vous ?
ask-recruit-order = { $place } : quelle Horde prend la prochaine carte ?
ask-recruit = { $place } : quelle carte recrutez-vous ?
ask-claim = Proposez-vous d'annoncer que les zombies détiennent cinq Zombies Libérés ?
ask-claim-consent = On propose d'annoncer cinq Zombies Libérés. Si l'annonce est fausse, les humains gagnent aussitôt. Êtes-vous d'accord ?
ask-clean-up = { $place } : détruire une carte Contamination ?
ask-cut = Défausser { $count ->
    [one] une carte
   *[other] { $count } cartes
  }, ou mettre un Membre Blessé sur votre pioche ?
ask-discard = Défaussez { $count ->
    [one] une carte
   *[other] { $count } cartes
  } de votre main.
ask-mute = { $seat } : laquelle de ses cartes Zombie a 0 en attaque ce tour-ci ?
ask-recover = Reprendre une carte Zombie de votre défausse ?
ask-judge-top = { $card } : cette carte est visible sur la pioche humaine. Sacrifier une carte de votre main pour la défausser ?{ $warning ->
    [yes] {" "}Attention : il ne reste que cinq Zombies Libérés dans la partie.
   *[no] {""}
  }
ask-feed = Sacrifier une carte Zombie de votre main ? Sinon, cette carte quitte la partie en fin de tour : { $card }.
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

do-place = { $card } : { $place }
do-research = { $card } : { $place }
do-brave = { $card } : { $place }
do-aim = { $card } : { $place }, { $target }
do-skip = Passer jusqu'aux blessures
do-barricade = Barricade : { $place }
do-attack = Attaquer : { $place }
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
do-wound = Mettre un Membre Blessé sur la pioche
do-lose = Défausser des cartes de votre main
do-claim = Proposer l'annonce
do-agree = Accepter l'annonce
do-refuse = Refuser
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
    [one] { $count } carte piochée
   *[other] { $count } cartes piochées
  }.
event-hand-drawn = { $seat } : pioche de { $cards }.
event-pile-reshuffled = { $seat } : la défausse mélangée forme une nouvelle pioche.
event-tokens-gained = { $count ->
    [0] Les humains ne prennent aucune Ressource
    [one] Les humains prennent 1 Ressource
   *[other] Les humains prennent { $count } Ressources
  } et en ont { $total }.
event-human-posted = Les humains jouent { $card } sur le lieu { $place } (coût : { $cost }).
event-research-placed = Les humains jouent { $card } sur le lieu { $place } (coût : { $cost }).
event-contamination-destroyed = Une carte sous le lieu { $place } est détruite : { $card }.
event-points-scored = Les humains marquent { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $total } en tout.
event-barricade-moved = La Barricade va sur le lieu { $place }.
event-bravery-played = Bravoure sur le lieu { $place } : { $card }.
event-bravery-aimed = Bravoure sur le lieu { $place } : { $card }, sur la carte { $target }.
event-survivor-given = Une carte du lieu { $place } est défaussée : { $card }.
event-horde-arrived = La { $seat } attaque le lieu { $place }.
event-horde-wounded = Un Membre Blessé rejoint la défausse de la { $seat }.
event-wound-on-top = Un Membre Blessé va sur la pioche de la { $seat }.
event-card-muted = Une carte de la { $seat } a 0 en attaque ce tour-ci : { $card }.
event-card-played = La { $seat } joue { $card }.
event-horde-finished = { $why ->
    [empty] La { $seat } n'a plus de carte à jouer.
    [limits] La { $seat } ne peut plus jouer de carte ce tour-ci.
   *[done] La { $seat } termine son tour.
  }
event-card-sacrificed = La { $seat } sacrifie { $card }.
event-top-revealed = La première carte de la pioche humaine : { $card }.
event-top-discarded = Elle va dans la défausse humaine : { $card }.
event-card-recovered = La { $seat } reprend en main { $card }.
event-card-roused = La { $seat } prend en main { $card }, sous le lieu { $place }.
event-survivor-destroyed = Une carte du lieu { $place } est détruite : { $card }.
event-place-entered = Le lieu { $place } est pénétré : attaque { $attack } contre { $resistance }, reste { $left }.
event-attack-failed = Le lieu { $place } tient bon : attaque { $attack } contre { $resistance }.
event-card-doomed = Une carte du lieu { $place } subit des dégâts mortels : { $card }.
event-hit-wasted = { $place } : le reste de l'attaque ne suffit pas contre la carte { $card }.
event-research-spared = Un Humain reste sur le lieu { $place }, la Recherche reste donc aussi : { $card }.
event-card-devoured = Une carte du lieu { $place } est dévorée : { $card }.
event-card-recruited = La { $seat } recrute { $card } sous le lieu { $place }.
event-claim-proposed = La { $seat } propose d'annoncer cinq Zombies Libérés.
event-claim-dropped = La { $seat } n'est pas d'accord : pas d'annonce ce tour-ci.
event-freed-counted = Zombies Libérés montrés par les zombies : { $count }.
event-research-scored = { $card }, lieu { $place } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

## Pourquoi pas

why-wrong-moment = { $card } : ce n'est pas le moment.
why-human-action-only = { $card } : pendant l'Action Humaine seulement.
why-too-dear = { $card } : vous ne pouvez pas payer le coût de { $cost ->
    [one] { $cost } Ressource
   *[other] { $cost } Ressources
  }.
why-no-horde-there = Aucune Horde n'attaque le lieu { $place }.
why-no-research-there = Vous n'avez pas de Recherche sur le lieu { $place }.
why-no-human-there = Vous n'avez pas d'Humain sur le lieu { $place }.
why-no-survivor-there = Vous n'avez pas d'Humain-Survivant sur le lieu { $place }.
why-no-zombie-played = Aucune Horde du lieu { $place } n'a joué de carte Zombie qui compte encore.
why-nothing-under = Il n'y a pas de carte sous le lieu { $place }.
why-nothing-to-save = Aucune carte du lieu { $place } n'allait être dévorée.
why-not-doomed = { $target }, lieu { $place } : cette carte n'allait pas être dévorée.
why-not-a-zombie-card = { $target } : ce n'est pas une carte Zombie.
why-already-silent = { $target } : cette carte a déjà 0 en attaque.
why-place-full = Le lieu { $place } compte déjà { $limit ->
    [one] { $limit } Humain
   *[other] { $limit } Humains
  }.
why-already-there = { $card } : déjà sur le lieu { $place }, et pas deux fois sur le même lieu.
why-in-play = { $card } : cette carte est déjà en jeu.
why-research-there = Le lieu { $place } porte déjà une Recherche.
why-needs-human = { $card } : seulement auprès d'un Humain, et le lieu { $place } n'en a pas.
why-barricade-stays = La Barricade ne peut pas rester sur le lieu { $place }.
why-barricaded = La Barricade ne laisse qu'une Horde attaquer le lieu { $place }.
why-has-played = La { $seat } a déjà joué ses cartes.
why-unplayable = { $card } : cette carte ne se joue pas.
why-no-zombie-plays = Vous ne pouvez plus jouer de carte Zombie ce tour-ci.
why-no-rage-plays = Vous ne pouvez plus jouer de carte Rage ce tour-ci.
why-guarded = { $target }, lieu { $place } : chaque Horde y joue { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } au plus.
why-outside = Le lieu { $place } n'a pas été pénétré.
why-nothing-to-hit = Il n'y a plus rien à viser sur le lieu { $place }.
why-shielded = { $card } : pas tant que la carte { $target } est là.
why-hit-last = { $card } : le dernier Humain du lieu à pouvoir être visé.
why-humans-first = { $card } : pas tant qu'un Humain est là.
why-no-recruit-left = La { $seat } ne peut plus recruter ici.
why-under-elsewhere = { $card } : sous le lieu { $place }, pas sous celui que vous attaquez.
why-no-wound-due = La { $seat } n'a pas de Membre Blessé à prendre.
why-freed-stays = { $card } : cette carte ne peut pas être détruite.
why-too-few-cards = Il faut pour cela { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } en main.

## La fin

outcome-antidote = L'antidote est prêt : les humains gagnent.
outcome-freed = Les captifs sont libres : les zombies gagnent.
outcome-wrong-claim = L'annonce était fausse : les humains gagnent.

side-humans = les Humains
side-hordes = { $seats ->
    [one] la Horde
   *[other] les Hordes
  }
role-humans = Humains
role-horde = Horde { $number }

option-custom = Votre scénario
option-custom-help = Un scénario à vous, sous forme de document ; sans lui, l'exemple fourni avec le jeu.
option-ninth-human = Neuvième type d'Humain
option-ninth-human-help = Les scénarios aléatoires et le vôtre peuvent utiliser un remplaçant du neuvième type, que le livret ne nomme jamais.
option-soldier-first = Le Soldat d'abord
option-soldier-first-help = Le Soldat encaisse avant tout le reste de son lieu, Survivants compris.
option-show-freed-count = Montrer les Zombies Libérés
option-show-freed-count-help = Tout le monde voit combien de Zombies Libérés les Hordes détiennent.
option-beginner-four-humans = Quatre Humains par lieu
option-beginner-four-humans-help = Pour une première partie : un lieu accueille autant d'Humains que dans la plus grande partie.

reference-card = { $name } : { $text }
# La boîte sur la table

source-humans = Pioche humaine
source-horde-1 = Pioche de la Horde 1
source-horde-2 = Pioche de la Horde 2
source-horde-3 = Pioche de la Horde 3
source-contamination = Pioche Contamination
source-set-up = Mise en place
for-hand = { $seat } : une carte dans votre main.
for-contamination = Une carte Contamination sous le lieu { $place }.
for-top = On retourne la première carte de la pioche humaine.
for-scenario = Une carte du scénario.

# Ce qui cloche dans un scénario personnel.

flaw-players = Un scénario se joue à deux, trois ou quatre.
flaw-count = Il en faut { $expected } ici, { $got } sont choisis.
flaw-duplicate = { $what } est choisi deux fois.
flaw-unknown = Il n'y a pas de carte { $ref } ici.
flaw-ninth-human = Cette carte demande une option de la table.
flaw-copies = { $card } : la boîte en a { $most }, le paquet en demande { $copies }.
flaw-deck-size = Le paquet humain a { $size } cartes ; il en faut { $fewest } à { $most }.
flaw-proportion = { $part ->
        [survivors] Survivants
        [humans] Humains
       *[bravery] Bravoures
    } : { $found } cartes ; le livret conseille { $fewest } à { $most }.
# Ce qu'une carte fera à coup sûr
then-wall = { $under ->
    [yes] { $place } { $was } → { $resistance }, attaque de { $attack }
   *[no] { $place } { $was } → { $resistance }
  }
then-attack = { $in ->
    [yes] { $place } : { $attack } contre { $resistance }, le mur cède
   *[no] { $place } : { $attack } contre { $resistance }
  }
then-points = { $was } → { $points } { $points ->
    [one] point
   *[other] points
  }
then-due = { $place } : { $was } → { $due } { $due ->
    [one] point prévu
   *[other] points prévus
  }
then-stand = { $place } : { $was } → { $stand } pour tout dévorer

# La boîte sur la table : la mise en place, et ce qui change après une correction.

lay-place = Posez le lieu { $place } au milieu, face visible.
lay-human-deck = Pioche humaine : { $names }.
lay-human-drawn = Le reste de la pioche humaine est tiré au hasard. On vous demandera quelles cartes une fois tout prêt.
lay-human-pile = Mélangez la pioche humaine et posez-la face cachée. La Barricade et le score restent près du joueur humain, le score sur 0.
lay-research = Cartes Recherche, face visible près du joueur humain : { $cards }.
lay-tokens = Posez { $count } jetons Ressource à portée de main ; les autres restent dans la boîte.
lay-horde = { $seat } prend une carte Horde et une pioche mélangée, face cachée : { $names }.
lay-wounded = Empilez { $count } Membres Blessés, face visible.
lay-contamination-pile = Pioche Contamination : { $names }.
lay-contamination-drawn = Le reste de la pioche Contamination est tiré au hasard. On vous demandera quelles cartes une fois tout prêt.
lay-contamination = Mélangez la pioche Contamination. { $count } de ses cartes vont sous les lieux, une chacun : on vous demandera lesquelles.
change-hand-off = { $seat } : à retirer de votre main : { $cards }.
change-hand-on = { $seat } : à prendre en main : { $cards }.
change-hand-size = { $seat } a maintenant { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } en main.
change-pile-size = { $seat } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } dans la pioche.
change-discard-off = { $seat } : à retirer de la défausse : { $cards }.
change-discard-on = { $seat } : à mettre à la défausse : { $cards }.
change-number = { $what ->
    [tokens] Jetons Ressource
   *[score] Score de recherche
  } : de { $was } à { $now }.
change-barricade = La Barricade va sur le lieu { $place }.
change-barricade-off = La Barricade revient près du joueur humain.
change-beside-off = Ces Recherches ne sont plus près du joueur humain : { $cards }.
change-beside-on = De nouveau près du joueur humain : { $cards }.
change-die = { $card } : { $now ->
    [0] retirez son dé
   *[other] son dé indique { $now }
  }.
change-horde-at = { $seat } va devant le lieu { $place }.
change-horde-home = { $seat } n'est devant aucun lieu.
change-played-off = { $seat } reprend ce qui était joué : { $cards }.
change-played-on = { $seat } a joué : { $cards }.
change-place-off = À retirer du lieu { $place } : { $cards }.
change-place-on = À poser sur le lieu { $place } : { $cards }.
change-under-off = À retirer de sous le lieu { $place } : { $cards }.
change-under-on = À glisser sous le lieu { $place } : { $cards }.
change-contamination-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } dans la pioche Contamination : remélangez ce qui avait été pris en trop.
change-wounded-size = { $count ->
    [one] { $count } Membre Blessé
   *[other] { $count } Membres Blessés
  } sur leur pile.
change-box-off = À reprendre de la boîte : { $cards }.
change-box-on = À remettre dans la boîte : { $cards }.
change-more = D'autres marqueurs changent aussi : comparez avec la table affichée ici.
