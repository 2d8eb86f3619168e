# Dawn of the Zeds, en français. Les noms des cartes, pions et lieux viennent des fichiers de contenu.

## Questions

ask-action = Que faites-vous ensuite ?
ask-defender = { $place } : qui défend ? Le défenseur subit toutes les touches.
ask-traps = Des Zeds entrent : { $place }. { $unit } essaie ses pièges ?
ask-flee = Des Zeds entrent : { $place }. { $unit } bat en retraite au lieu de combattre ?
ask-re-roll = { $zeds-hits ->
    [one] { $zeds-hits } touche
   *[other] { $zeds-hits } touches
  } pour les Zeds, { $unit-hits } pour { $unit } ; { $loser ->
    [zeds] les Zeds perdent
   *[unit] { $unit } perd
  }. Relancer ? Le second résultat est définitif.
ask-hit-zeds = { $hits ->
    [one] Reste { $hits } touche
   *[other] Restent { $hits } touches
  } : quelle unité Zed prend la prochaine ?
ask-tie = À force égale : quelle unité Zed passe d'abord ?
ask-start = { $zed } trouve sa case Départ pleine : laquelle à la place ?
ask-retreat-first = Pas de place pour tous ({ $place }) : qui s'y arrête ?
ask-next-track = Toutes les pistes sont activées : laquelle maintenant ?
ask-fated-track = Quelle piste le Destin désigne-t-il ?
ask-place-zeds = Où apparaît la nouvelle unité Zed ?
ask-mark-zeds = À égalité : quelle unité Zed reçoit le marqueur ?
ask-mark-civilians = Quels Civils reçoivent le marqueur { $marker ->
    [leader] Meneur
   *[well-armed] Bien armés
  } ?
ask-bring-character = Qui vous rejoint ?
ask-place-character = Où arrive { $unit } ?
ask-virtual-attack = { $track } : quelle unité est attaquée ?
ask-ambush = Dans la case de qui l'unité Zed surgit-elle ?
ask-favour-hero = Quel Héros attaque avec 2 colonnes en sa faveur pendant ce tour ?
ask-choose-effect = Choisissez.
ask-repeat-effect = Encore une fois ?
ask-held-cards = { $moment ->
    [infection-rising] L'Infection atteint le bout de sa piste.
    [chaos-due] Il ne reste aucun marqueur Chaos.
    [supply-short] Il n'y a pas de quoi payer.
    [group-activates] Des Zeds vont avancer.
    [track-activates] Une piste va être activée.
    [phase-begins] Une phase commence.
    [before-fight] Un combat va se jouer.
    [zeds-won] Les Zeds ont attaqué et gagné.
   *[other] C'est le moment.
  } Jouer une carte gardée ?
ask-fall-back = { $unit } peut se replier. Où ?
ask-follow = Qui se replie avec { $unit } ({ $place }) ?
ask-find = Que prenez-vous ?
ask-seat-hero = Qui joue { $unit } ?
ask-payer = { $unit } : l'action de quel joueur est dépensée ?
ask-team-payer = L'action de quel joueur est dépensée ?
ask-pick-counter = Deux unités de Zeds ont été tirées : laquelle vient ?
ask-leave-hiding = L'attaque a échoué. { $unit } quitte-t-il aussi sa cachette ?
ask-pressure-group = Pression des Zeds, à force égale : quels Zeds avancent ?
ask-place-next = Où apparaît l'unité Zed suivante ?

ask-choose-hero = Choisissez le premier héros de l'équipe ; trois autres sont tirés au sort.
ask-keep-hero = Quel héros rejoint l'équipe ?
ask-save = { $unit } a subi sa dernière touche. Tenter le jet de survie ?
ask-make-room = Il n'y a pas de lit pour { $unit }. Qui fait de la place ?
ask-take-hit = Qui subit la touche ?
ask-heal-who = Qui soignez-vous ?
ask-vip = Les rescapés de marque sont à l'abri. Qu'apportent-ils ?
ask-raiders-first = De même force : quels pillards avancent d'abord ?
ask-loot = Les pillards prennent encore { $count }. Que leur donnez-vous ?
ask-loss = Encore { $count } à perdre. Quoi ?
ask-free-step = { $unit } peut avancer d'une case gratuitement. Où ?
ask-refugees = Qui avance vers le centre-ville (reste { $count }) ?
ask-teleport = Où { $unit } apparaît-il ?
ask-walk-back = Qui recule d'abord ?
ask-perimeter = Des Zeds entreraient en { $place }. Utiliser le périmètre de défense ?
ask-bark = Des Zeds quittent { $place }. { $unit } aboie-t-il ?
ask-stealth = { $unit } essaie-t-il de se cacher ?
ask-assassin = { $place } : { $unit } tente-t-elle un assassinat ?
ask-withdraw = { $place } : { $unit } se replie-t-elle ?
ask-charge = { $place } : { $unit } charge-t-il ?
ask-distraction = { $place } : quels Civils subissent une touche et se replient pour arrêter les Zeds ?
ask-heal-zeds = Quelle unité Zed se remet ?
ask-restore = Qui rétablit l'ordre ensuite ?
ask-remove-chaos = Où un marqueur Chaos disparaît-il ?
ask-chaos-next = Quelle case de Chaos ensuite ?
ask-hit-unit = { $hits ->
    [one] Reste 1 touche
   *[other] Restent { $hits } touches
  } : qui subit la suivante ?
ask-hit-weakest = Toucher la plus faible unité Zed près de vous ?
ask-component = Quel composant de la Super Arme construisez-vous ?
ask-lose-component = Quel composant est perdu ?
ask-discard-held = Quelle carte gardée est défaussée ?
ask-cancel-text = { $card } : défausser une carte gardée pour annuler son texte ?
ask-full-heal = Quel patient guérit tout à fait ?
ask-hospitalise = Qui va à l'hôpital ?
ask-patient-to-cemetery = Quel patient est sacrifié ?
ask-revive = Qui revient du cimetière ?
ask-replace-super = Quelle unité de Super Zeds devient ordinaire ?
ask-retreat-zeds = Les Zeds de quelle case battent en retraite ?
ask-strike = Quelle case est frappée ?
ask-cannon = Sur qui tire le canon ?
ask-breakdown = Quel héros craque ?
ask-bats = Qui les chauves-souris attaquent-elles ?
ask-burst = Quelle unité Zed éclate ?
ask-turn-one = Qui se change en Zeds ?
ask-fire-hoses = Quelle unité Zed est repoussée ?
ask-mark-again = Quel marqueur revient ?
ask-place-un-zeds = Où { $unit } apparaît-il ?
ask-un-zeds-start = Sur quelle case Départ revient-il ?
ask-zeds-turn = { $count ->
    [0] Que font les Zeds ensuite ?
    [one] Que font les Zeds ensuite ? il reste 1 action de Zeds.
   *[other] Que font les Zeds ensuite ? il reste { $count } actions de Zeds.
  }
ask-un-zeds-step = { $track } est activée : qui avance gratuitement d'un espace ?
ask-lent-action = Que fait { $unit } de l'action gratuite ?
ask-remove-hits = Quelle unité de Zeds perd une touche (encore { $count }) ?
ask-allied-zeds = Sur quel espace de départ des Zeds vous rejoignent-ils (encore { $count }) ?
ask-bail = Qui est libéré sous caution ?
ask-lend-a-hand = Qui reçoit une action gratuite ?
ask-spoil = { $count ->
    [one] Un dé va être lancé.
   *[other] { $count } dés vont être lancés.
  } { $unit } en ajoute-t-il un ?
ask-keep-dice = Quels dés comptent ?
ask-along = { $unit } se replie-t-il avec les Zeds vers { $place } ?

## Options

do-move = { $unit } : { $place }
do-shoot = { $unit } tire sur { $zed } ({ $place })
do-make = { $unit } fabrique une Munition et tire sur { $zed } ({ $place })
do-citadel = { $unit } tire sur { $zed } ({ $place }) sur l'ordre du maire
do-fire = { $by ->
    [make] { $unit } fabrique des munitions et tire sur { $foe } en { $place }
    [citadel] { $unit } tire sur { $foe } en { $place } sur ordre du maire
   *[ammo] { $unit } tire sur { $foe } en { $place }
  }
do-forage = { $unit } fouille
do-order = { $leader } fait agir { $unit }
do-speech = { $unit } tient son discours
do-play = Jouer { $fate }
do-track = { $track }
do-place = { $place }
do-zed = { $zed }
do-unit = { $unit }
do-try = { $ability ->
   *[traps] Essayer les pièges
  }
do-flee = { $unit } bat en retraite
do-reroll = Relancer
do-choose = { $branch ->
    [lab-technician] Un technicien de laboratoire : Infection à 0
    [medical-technician] Un secouriste : tout le monde guérit
    [gatherings] 4 Provisions et 2 munitions
    [tough] Coriace
    [fast] Rapide
    [smart] Malin
    [toxic] Toxique
    [stench] Puanteur
    [leader] Meneur des Zeds
    [two-heals] Deux Soins gratuits
    [lower-infection] Baisser l'Infection
    [one-heal] Baisser l'Infection et un Soin gratuit
    [heal] Un Soin gratuit
    [research] Une Recherche gratuite
    [early-research] Une carte Recherche préliminaire sur la pioche
    [activate-fewest] Activer la piste qui compte le moins de Zeds
   *[again] Encore une fois
  }
do-seat = { $seat }
do-find = { $stock ->
    [infection] { $number } Infection
    [hits] { $number ->
        [one] 1 touche
       *[other] { $number } touches
      }
    [ammo] { $number ->
        [one] { $number } Munition
       *[other] { $number } Munitions
      }
   *[supplies] { $number ->
        [one] { $number } Provision
       *[other] { $number } Provisions
      }
  }
do-dare = { $what ->
    [save] Tenter le jet de survie
    [perimeter] Utiliser le périmètre
    [bark] Aboyer
    [stealth] Se cacher
    [assassin] Essayer
    [withdraw] Se replier
    [spoil] Ajouter un dé
    [along] Partir avec eux
   *[charge] Charger
  }
do-heal = Soigner { $unit }
do-aid = { $leader } donne les premiers soins à { $unit }
do-discharge = { $unit } quitte l'hôpital
do-equip = { $leader } cèdent la place à { $unit }
do-research = { $price ->
    [supplies] { $unit } cherche, contre des Provisions
   *[action] { $unit } fait de la recherche
  }
do-build = { $what ->
    [strongpoint] { $unit } construit le point fortifié en { $place }
    [minefield] { $unit } pose le champ de mines en { $place }
   *[barricade] { $unit } dresse une barricade en { $place }
  }
do-grenade = { $unit } lance une grenade à gaz en { $place }
do-bridge = { $what ->
    [ferry] Installer un bac
   *[repair] Réparer le pont
  }
do-ability = { $what ->
    [medical] { $leader } soigne { $unit }
    [human-trials] { $leader } : un patient contre une carte Recherche
    [overtime] { $leader } : de l'Infection contre une Action d'événement
    [train] { $leader } entraîne { $unit }
    [recruit] { $leader } complète les rangs de { $unit }
    [visions] { $leader } regarde la première carte Destin
    [intelligence] { $leader } regarde la première carte Événement
    [improvised-ammo] { $leader } fait des munitions avec des Provisions
    [release] { $leader } libèrent { $unit }
    [fire-hoses] { $leader } : lances à incendie
   *[broadcast] { $leader } appelle { $unit } à agir
  }
do-appear = { $unit } se montre et combat
do-convert = { $supplies } Provisions contre { $ammo } munition
do-component = { $component }
do-ride = { $unit } vers { $place } avec { $fate }
do-walk = { $unit } vers { $place }
do-stroll = { $unit } vers { $place } par son action de personnage
do-mend = Retirer le marqueur de touches de { $zed }
do-soothe = Natalia retire le marqueur de touches de { $zed }
do-infect = Augmenter l'infection de 1
do-raise = Une nouvelle unité de Zeds en { $place }
do-scheme = { $what ->
    [doctor-infect] { $leader } : infection +2
    [doctor-heal] { $leader } : une touche de moins sur deux unités de Zeds
    [doctor-both] { $leader } : infection +1, et une touche de moins sur une unité de Zeds
    [place-chaos] { $leader } met le feu
    [bad-medicine] { $leader } frelate les médicaments
    [sabotage] { $leader } sabote la recherche
    [agitate] { $leader } s'en prend à une action d'événement
   *[attract-allies] { $leader } cherche des alliés
  }
do-against = { $what ->
    [bail] { $leader } paie la caution de { $unit }
    [lawyers] { $leader } envoie ses avocats contre { $unit }
   *[lend-a-hand] { $leader } donne un coup de main à { $unit }
  }
do-enjoin = { $leader } fait interdire à { $unit } : { $ability ->
    [leadership] l'autorité
    [citadel] la citadelle
    [motivational-speech] le discours
    [initiative] sa propre action
    [zen] le zen
    [first-aid] les premiers soins
    [medical] les soins à l'hôpital
    [improvised-ammo] les munitions de fortune
    [release] la libération
   *[broadcast] l'appel d'urgence
  }
do-dice = { $faces }
do-arrest = { $leader } arrête { $unit }
do-pass = Non
do-done = Terminé
do-face = { $value }

## Pourquoi pas

why-defiant = Des Civils obstinés ne quittent pas leur village.
why-no-entry = Rien ne peut y entrer pendant ce tour.
why-enemies-between = Des ennemis barrent le chemin.
why-space-full = Il n'y a pas de place pour s'y arrêter.
why-start-space = Aucune unité ne va sur une case Départ.
why-no-ammo = Il n'y a plus de Munitions.
why-no-supplies = Il n'y a plus de Provisions.
why-no-actions = Il ne reste plus d'action pour cette unité.
why-not-your-hero = Il ne reste plus d'action pour { $unit } : l'action d'un joueur sert à ses propres Héros.
why-too-far = Plus loin que { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  }.
why-start-space-is-safe = On ne tire ni vers une case Départ ni depuis elle.
why-not-from-here = On ne tire pas d'ici.
why-across-town = Un tir ne traverse pas le centre-ville.
why-out-of-range = Hors de portée : { $reach ->
    [one] { $reach } case
   *[other] { $reach } cases
  } au plus.
why-spreader-last = D'autres Zeds de cette case passent avant.
why-not-in-town-center = Seule une unité au centre-ville tire sur l'ordre du maire.
why-not-near-the-leader = Trop loin pour recevoir un ordre.
why-never-forages = Cette unité ne fouille pas.
why-no-use-now = { $fate } ne ferait rien maintenant.
why-two-actions = Fabriquer une Munition demande deux actions.
why-cannot-shoot = Cette unité ne peut pas tirer.
why-nothing-here = Il n'y a rien à trouver ici.
why-healed-this-turn = Déjà soignée une fois ce tour.
why-marker-spent = Cette action de personnage a déjà servi ce tour-ci.
why-once-per-game = Une seule fois par partie.
why-never-arrests = Un animal n'arrête personne.
why-other-window = { $fate } se joue à un autre moment.

## Le journal

event-turn-began = Tour { $turn }.
event-event-drawn = Événement : { $event_card }.
event-phase-began = { $phase ->
    [four-r] Phase des 4R.
    [infection] Phase d\'infection.
    [eat] Phase des repas.
    [zeds] Phase des Zeds.
    [action] Phase des actions.
    [brains] Des cerveaux !
   *[housekeeping] Remise en ordre.
  }
event-stock-changed = { $stock ->
    [ammo] Munitions
    [supplies] Provisions
    [infection] Infection
   *[event-actions] Actions d'événement
  } : { $before } → { $after }.
event-fate-drawn = Destin : { $card }.
event-fate-reshuffled = La défausse du Destin est remélangée.
event-track-fated = Le Destin désigne : { $track }.
event-fate-played = { $card } prend effet.
event-fate-held = { $card } est gardée pour plus tard.
event-held-card-played = { $card } est jouée.
event-held-card-kept = { $card } est gardée (dé : { $roll }).
event-goodies-placed = Trouvaille ! ({ $place })
event-goodies-found = La trouvaille est ramassée ({ $place }).
event-track-activated = Piste activée : { $track }.
event-pressure-felt = Pression des Zeds : { $pressure ->
    [move] { $times ->
        [one] les plus forts avancent.
       *[other] les plus forts avancent, { $times } groupes.
      }
   *[place] { $times ->
        [one] { $times } unité Zed de plus.
       *[other] { $times } unités Zeds de plus.
      }
  }
event-zeds-placed = { $zed } : { $place }.
event-zeds-moved = { $zeds } → { $place }.
event-zeds-blocked = { $zeds } ne peut entrer ({ $place }).
event-zeds-retreated = { $zed } recule : { $place }.
event-zeds-left-board = { $zed } ne trouve pas de place et quitte le plateau.
event-zeds-hit = { $zed } subit { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
  }.
event-zeds-eliminated = { $zed } est éliminée ({ $place }).
event-zeds-flipped = { $zed } revient à pleine force.
event-zeds-replaced = { $zed } laisse la place à { $new } ({ $place }).
event-zeds-marked = { $zed } reçoit le marqueur { $marker ->
    [tough] Coriace
    [fast] Rapide
    [smart] Malin
    [toxic] Toxique
    [stench] Puanteur
   *[leader] Meneur des Zeds
  }.
event-hit-markers-cleared = Tous les marqueurs de touche quittent les Zeds.
event-fight-began = { $attacking ->
    [yes] { $unit } attaque : { $place }.
   *[no] { $unit } défend : { $place }.
  }
event-fight-rolled = Combat ({ $place }) : { $faces }. { $zeds_hits } pour les Zeds, { $unit_hits } pour { $unit } ; { $zeds_lose ->
    [yes] les Zeds perdent.
   *[no] { $unit } perd.
  }
event-result-turned = { $unit } tient bon malgré tout ({ $place }).
event-defiant-released = { $unit } : fin de l'obstination.
event-traps-worked = Les pièges de { $unit } fonctionnent ({ $roll }).
event-traps-failed = Les pièges de { $unit } échouent ({ $roll }).
event-hits-cancelled = Résistance ({ $faces }) : { $count ->
    [one] { $count } touche annulée
   *[other] { $count } touches annulées
  }.
event-unit-hit = { $unit } subit { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
  }.
event-unit-saved = { $unit } est sauvé ({ $roll }).
event-unit-buried = { $unit } est perdu ({ $roll }).
event-unit-retreated = { $unit } { $withdrawal ->
    [yes] se replie
   *[no] bat en retraite
  } : { $place }.
event-unit-moved = { $unit } → { $place }.
event-gunfire-rolled = { $unit } tire sur { $zed } ({ $place }) : { $faces }, { $hits ->
    [0] manqué.
    [one] { $hits } touche.
   *[other] { $hits } touches.
  }
event-raiders-shot = { $unit } tire sur { $foe } en { $place } ({ $faces }) : { $hits ->
    [0] manqué.
    [one] 1 touche.
   *[other] { $hits } touches.
  }
event-virtual-attack-rolled = { $unit } est attaqué par surprise ({ $faces }) : { $hits ->
    [0] sans dommage.
    [one] { $hits } touche.
   *[other] { $hits } touches.
  }
event-ambush-sprung = { $zed } surgit : { $place }.
event-space-blasted = Explosion : { $place } ; rien ne peut y entrer pendant ce tour.
event-foraged = { $unit } fouille ({ $faces }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
  }).
event-order-given = { $leader } fait agir { $unit }.
event-speech-given = { $unit } tient son discours.
event-civilians-marked = { $unit } : { $marker ->
    [leader] Meneur des Civils.
   *[well-armed] Bien armés.
  }
event-hero-favoured = { $unit } attaque avec 2 colonnes en sa faveur pendant ce tour.
event-hero-seated = { $seat } joue { $unit }.
event-unit-arrived = { $unit } : { $place }.
event-outbreak-checked = Flambée ? { $faces } contre { $level } : { $breaks_out ->
    [yes] oui.
   *[no] non.
  }
event-outbreak-began = { $unchecked ->
    [yes] Une flambée incontrôlée !
   *[no] Une flambée !
  }
event-hunger-rolled = Faim : { $roll } contre { $mouths }.
event-unit-admitted = { $unit } est à l'hôpital.
event-unit-healed = { $unit } va mieux.
event-unit-discharged = { $unit } quitte l'hôpital.
event-spreader-returned = { $zed } revient en { $place } ({ $roll }).
event-spreader-gone = { $zed } disparaît ({ $roll }).
event-zeds-healed = { $zed } se remet.
event-refugees-safe = { $unit } sont à l'abri au camp.
event-vip-helped = { $benefit ->
    [lab-technician] Un technicien de laboratoire : plus d'Infection.
    [medical-technician] Un secouriste : tout le monde guérit.
   *[gatherings] Ils apportent Provisions et munitions.
  }
event-villagers-fled = { $unit } fuient vers { $place }.
event-refugees-moved = { $unit } vers { $place }.
event-refugees-devoured = { $unit } sont dévorés en { $place }.
event-raiders-moved = { $unit } vers { $place }.
event-raiders-looted = { $unit } pillent la ville.
event-guard-tried = { $unit } : { $roll }, { $works ->
    [yes] les Zeds restent où ils sont.
   *[no] en vain.
  }
event-ability-tried = { $unit } lance { $roll }.
event-barricade-built = { $what ->
    [strongpoint] Le point fortifié se dresse en { $place }.
    [minefield] Le champ de mines est en { $place }.
   *[barricade] Une barricade en { $place }.
  }
event-barricade-destroyed = La barricade en { $place } est détruite.
event-mine-exploded = Mines en { $place } ({ $faces }) : { $hits } touches.
event-chaos-placed = Chaos en { $place }.
event-order-restored = L'ordre est rétabli en { $place }.
event-bridge-changed = { $bridge ->
    [collapsed] Le pont s'effondre.
    [ferry] Il y a maintenant un bac.
   *[repaired] Le pont est réparé.
  }
event-stench-rolled = Puanteur en { $place } ({ $faces }) : { $hits } touches.
event-way-rolled = Catacombes en { $place } : { $roll }.
event-got-lost = Perdu dans les catacombes : { $number }.
event-zeds-surfaced = { $zed } remonte en { $place }.
event-research-rolled = { $unit } fait de la recherche ({ $roll }) : { $works ->
    [yes] succès.
   *[no] rien encore.
  }
event-research-revealed = Recherche : { $research }.
event-early-added = Une carte Recherche préliminaire de plus.
event-component-made = La Super Arme a un nouveau composant : { $component }.
event-component-lost = { $component } est perdu.
event-antidote-step = { $discovered ->
    [yes] L'antidote est découvert !
   *[no] Le composant final est au laboratoire.
  }
event-card-looked-at = { $deck ->
    [fate] Le camp des héros regarde la première carte Destin.
   *[event] Le camp des héros regarde la première carte Événement.
  }
event-unit-trained = { $unit } sont entraînés.
event-elwood-moved = { $here ->
    [yes] Elwood Berra arrive.
   *[no] Elwood Berra s'en va.
  }
event-held-card-lost = { $card } est défaussée.
event-fate-cancelled = Le texte de { $card } est annulé.
event-strike-rolled = { $place } est frappé ({ $faces }) : { $hits } touches.
event-un-zeds-fled = { $unit } revient en { $place }.
event-un-zeds-gone = { $unit } quitte la partie.
event-hit-marker-taken = { $zed } perd son marqueur de touches.
event-bad-medicine-declared = { $unit } frelate les médicaments : ce tour, chaque soin coûte une provision de plus.
event-lawyers-sent = Les avocats poursuivent { $unit } : -1 à tous ses jets, sauf de survie.
event-injunction-served = { $unit } ne peut pas utiliser cette capacité ce tour.
event-hand-lent = { $leader } donne un coup de main à { $unit }.
event-roll-spoiled = { $unit } fausse le jet : { $faces } ; comptent { $kept }.
event-un-zeds-rolled = { $unit } obtient { $roll } : { $works ->
    [yes] c'est réussi.
   *[no] en vain.
  }
event-arrest-tried = { $leader } tente d'arrêter { $unit } ({ $roll }) : { $works ->
    [yes] en prison.
   *[no] c'est manqué.
  }
event-un-zeds-released = { $unit } sort de prison.

## Chances

odds-fight = { $zeds-lose } % : l'adversaire perd et recule ; { $unit-loses } % : { $unit } perd et recule vers { $place }. { $unit-falls } % de tomber, { $zeds-fall } % d'éliminer ; { $mean } touches en moyenne
odds-gunfire = { $p1 } % de toucher, { $eliminates } % d'éliminer ; { $mean } touches en moyenne
odds-forage = { $p1 } % de trouver quelque chose, { $ammo } % pour des Munitions
odds-traps = { $works } % de réussite
odds-save = { $works } % de survivre
odds-research = { $works } % de révéler la carte suivante
odds-arrest = { $works } % de réussir l'arrestation
odds-assassin = { $works } % d'un coup d'assassin

## La fin

outcome-survived = L'aube est là : Farmingdale tient debout.
outcome-chaos = Le chaos a le dernier mot : il ne reste aucun marqueur. Farmingdale est tombée.
outcome-overrun = Les Zeds sont au centre-ville. Farmingdale est tombée.

## La table en texte

sketch-turn = Tour { $turn }, { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
  } à venir
sketch-event = Événement : { $name } ({ $tracks })
sketch-stock = Munitions { $ammo }. Actions : { $players } de joueur, { $event } d'événement.
sketch-supplies = Provisions { $supplies }. Infection { $infection } sur 13.
sketch-chaos = Chaos : { $places } (reste { $left })
sketch-built = Construit : { $places }
sketch-research = Recherche : { $card } ({ $next }+). Super Arme : { $parts }
sketch-hospital = Hôpital : { $who }
sketch-offices = Bureaux et laboratoire : { $who }
sketch-camp = Camp des réfugiés : { $who }
sketch-town = Centre-ville : { $who }
sketch-cemetery = Cimetière : { $who }
sketch-held = Gardées : { $cards }
sketch-nobody = personne
sketch-forecast = { $track } : { $activations ->
    [0] aucune activation connue
    [one] une activation à venir
   *[other] { $activations } activations à venir
  }{ $nearest ->
    [-1] {""}
    [one] ; les Zeds les plus proches sont à une case du centre-ville
   *[other] ; les Zeds les plus proches sont à { $nearest } cases du centre-ville
  }, Force { $strength } en tout{ $brains ->
    [yes] ; « Brains ! » pourrait les y amener
   *[no] {""}
  }
sketch-defiant = obstinés

side-team = les défenseurs de Farmingdale
side-heroes = les défenseurs de Farmingdale
side-zeds = les Zeds
role-hero = Joueur des héros { $number }
role-zeds = Joueur des Zeds

grade-bitter = Farmingdale se souvient de vous avec amertume.
grade-doubt = Votre réputation est entamée.
grade-best = La plupart des voisins disent que vous avez fait de votre mieux.
grade-respected = On vous respecte : vous savez ce qu'il faut faire.
grade-honour = Le plus grand honneur : la ville est à vous.

option-length = Durée
option-length-help = Combien de cartes Événement dure la partie.
option-length-short = courte
option-length-normal = normale
option-length-medium = moyenne
option-length-long = longue
option-length-epic = épique
option-bitter-dawn = Aube amère
option-bitter-dawn-help = Plus difficile : la phase des Zeds de la dernière carte se joue aussi.
option-well-stocked = Bien approvisionné
option-well-stocked-help = Plus facile : deux Munitions de plus au départ.
option-attacker-loses-ties = L'attaquant perd les égalités
option-attacker-loses-ties-help = Sur un résultat de combat 2/2, l'attaquant perd, comme dans la deuxième édition.
option-desperate-start = Départ désespéré
option-desperate-start-help = Plus difficile : 2 Provisions et 1 Munition au départ.
option-solo-pressure = Pression en solo
option-solo-pressure-help = Plus difficile : la Pression s'applique aussi à un seul joueur.
option-picked-team = Équipe choisie
option-picked-team-help = Plus facile : six héros sont tirés, vous en gardez quatre.
option-versus = Affrontement
option-versus-help = Un joueur de plus mène les Zeds contre les joueurs des héros.
option-film-crew = Équipe de tournage
option-film-crew-help = Affrontement : l'équipe de tournage, sans capacité propre, peut entrer en jeu.
