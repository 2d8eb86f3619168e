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
ask-super-first = À même distance du centre-ville : quels Super Zeds avancent d'abord ?
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
        [one] { $number } touche
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
    [one] { $hits } touche.
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
sketch-jail = Prison : { $who }
sketch-zeds = Actions de Zeds : { $actions }. Zeds ou Infection par une action de Zeds : { $special ->
    [yes] encore possible
   *[no] c'est fait pour ce tour
  }.
sketch-lawyers = Plaie d'avocats : { $who }
sketch-bad-medicine = Mauvaise médecine : les soins coûtent plus cher ce tour.
sketch-next-event = Prochain événement, vous le savez : { $card }
sketch-next-fate = Prochaine carte Destin, vous le savez : { $card }
sketch-town-cell = Centre
sketch-at = { $place } : { $who }
sketch-legend = Z Zeds, avec leur force et les coups qu'ils peuvent encore prendre ; ! obstinés ; ° lieu qui a un nom ; # construit ; * chaos
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
option-seats = Joueurs des héros
option-seats-help = Combien jouent du côté des héros ; un affrontement a un joueur de plus.
option-versus = Affrontement
option-versus-help = Un joueur de plus mène les Zeds contre les joueurs des héros.
option-film-crew = Équipe de tournage
option-film-crew-help = Affrontement : l'équipe de tournage, sans capacité propre, peut entrer en jeu.

## Ce que savent faire les unités

ability-ward-rounds = Dans un bureau : chaque soin à l'hôpital fait baisser l'infection de { $infection } au lieu de 1.
ability-laboratory-skill = Au laboratoire : +{ $bonus } aux jets de recherche.
ability-fourth-component = Au laboratoire : la super-arme peut avoir un quatrième composant.
ability-clean-up = Une fois la super-arme découverte, rétablir l'ordre fait baisser l'infection de 2 au lieu de l'augmenter.
ability-overtime = Une fois par tour : infection +{ $infection } contre { $actions } action d'événement de plus.
ability-rugged = Robuste : un dé par touche ; à partir de { $cancels_from }, elle est annulée.
ability-assassin = Face à des Zeds ou des pillards, elle peut lancer un dé : 3 à 6, elle frappe sans risque avec { $shift } colonnes en sa faveur ; 2, elle peut se replier.
ability-zen = Un tour où une carte gardée a été jouée : une action à elle.
ability-tough = Coriace : un dé par touche ; à partir de { $cancels_from }, elle est annulée.
ability-train = Action : des civils ordinaires dans son espace ou à côté sont entraînés (+{ $strength } en force) et libérés.
ability-recruit = Action au centre-ville, pour { $ammo } munition : une touche de moins à des civils ordinaires sur le plan.
ability-forager = +{ $bonus } à ses jets de fouille.
ability-keys-to-the-city = Les autres ont +{ $bonus } à leurs jets de fouille en ville.
ability-traffic-control = Les déplacements entrent au centre-ville sans dépenser de point.
ability-citadel = Une fois par tour : une unité du centre-ville tire sans action, avec { $shift } colonne en sa faveur.
ability-motivational-speech = Une fois par partie : une action gratuite pour toutes les autres unités de joueurs en ville.
ability-re-roll = Peut relancer son corps à corps une fois ; le second résultat compte.
ability-stockpile = Apporte { $supplies } provisions et { $ammo } munitions.
ability-no-infection = { $restoring ->
    [yes] Ni ses combats ni l'ordre rétabli n'augmentent l'infection.
   *[no] Ses combats n'augmentent pas l'infection.
  }
ability-animal = Un animal : agit dans le chaos{ $passes_chaos ->
    [yes] {" "}et le traverse
   *[no] {""}
  } ; ne construit pas, ne conduit pas, ne rétablit pas l'ordre, n'arrête personne.
ability-leadership = Une fois par tour : une action gratuite pour des civils ou des réfugiés dans son espace ou à côté.
ability-scavenger = Fouille avec { $dice } dés ; un double naturel rapporte deux fois.
ability-traps = Quand des Zeds entrent et qu'il défend : à partir de { $works_from }, ils subissent { $hits } touche et il se replie.
ability-first-aid = { $paid_by ->
    [action] Action
   *[character] Une fois par tour
  }, pour { $supplies } provision : soigne une unité dans son espace ou à côté.
ability-initiative = Une action à elle chaque tour.
ability-teleport = En phase 4R, un déplacement de réfugiés peut le téléporter au laboratoire ou dans un bureau, ou de là dans un espace vide.
ability-human-trials = Dans un bureau, avec sa propre action : un patient au cimetière contre la prochaine carte Recherche.
ability-strongpoint = Une fois par partie, pour { $supplies } provisions : le point fortifié.
ability-minefield = Une fois par partie, pour { $supplies } provisions et { $ammo } munition : le champ de mines.
ability-hand-to-hand = { $shift } colonne en sa faveur { $only ->
    [attacking] en attaquant au corps à corps
    [defending] en défense
   *[other] dans tous les corps à corps
  }.
ability-perimeter = Des Zeds qui arriveraient dans son espace ou à côté peuvent être arrêtés : un dé à partir de { $works_from }.
ability-fall-back = Après un tir, peut reculer d'un espace ; d'autres peuvent suivre.
ability-make-ammo = { $actions } actions fabriquent la munition d'un tir.
ability-stealth = Peut se cacher parmi les Zeds ou les pillards : un dé à partir de { $works_from }.
ability-noisy-bark = Caché : des Zeds ou des pillards qui avanceraient restent sur place avec un dé à partir de { $works_from }.
ability-charge = En attaquant des Zeds ordinaires : à partir de { $works_from }, ils subissent { $hits } touche et fuient sans combat.
ability-medical = Une fois par tour, dans un bureau : soigne un patient.
ability-fourth-bed = Dans un bureau : l'hôpital a un quatrième lit.
ability-survivalist = +{ $supplies } provision à chaque fouille.
ability-lucky = Lance { $dice } dés pour son jet de survie et garde le meilleur.
ability-shortcuts = Pour un point de déplacement : au même numéro d'une piste voisine ; d'autres le peuvent depuis son espace.
ability-visions = À tout moment : regarde la première carte Destin.
ability-companion = Qui partage son espace, hors du centre-ville, lance { $dice } dé de plus et garde le meilleur.
ability-staff-support = Dans un bureau : +{ $bonus } à tous les jets de survie.
ability-intelligence = Action : regarde la première carte Événement.
ability-improvised-ammo = Une fois par tour : { $supplies } provisions deviennent { $ammo } munition.
ability-builders = Construit une barricade pour { $supplies } provision, même à côté.
ability-bridge-repair = Peut réparer le pont.
ability-call-to-arms = Amène au hasard une unité de civils héroïques de plus.
ability-last-line = Tant qu'il est en jeu, les Zeds doivent gagner un combat au centre-ville pour l'emporter.
ability-second-supply-free = La deuxième provision de chaque phase est gratuite.
ability-release = Une fois par tour, dans un village ou à côté : libère des civils ou des villageois.
ability-fire-hoses = Action : { $dice } dés ; une unité de Zeds voisine pas plus forte que le total recule.
ability-rationing = +{ $bonus } au dé de la phase des repas.
ability-stand-firm = Gagne tous ses corps à corps contre les Zeds ; les touches comptent.
ability-broadcast = Une fois par tour : une action gratuite pour des civils ordinaires ou des réfugiés en surface.
ability-amplified-speech = Le discours du maire atteint tout le monde en surface.
ability-good-news = Une carte gardée peut être défaussée pour annuler un mauvais texte de Destin.
ability-town-warning = En ville, les défenseurs lancent { $dice } dé de plus et gardent les deux meilleurs.
ability-doctors-work = Une fois par phase des Zeds : se déplacer, infection +2, une touche de moins à deux unités de Zeds, ou infection +1 et une touche de moins à une.
ability-tie-breaker = Tant qu'il est sur le plan sans Zeds, le joueur des Zeds tranche les égalités au sujet des Zeds.
ability-immune = { $kinds ->
    [3] Aucun Zed ne peut l'attaquer.
   *[other] Les Zeds ordinaires et les vecteurs ne peuvent pas l'attaquer.
  }
ability-unfazed = Le chaos ne l'arrête pas et ne la gêne pas ; ne rétablit jamais l'ordre.
ability-dread = Dans son espace ou à côté, les unités de joueurs ont { $save } à leurs jets de survie.
ability-heal-her-babies = Une fois par phase des Zeds, d'un espace nommé : retire le marqueur de touches d'une unité de Zeds.
ability-place-chaos = Action de Zeds : du chaos dans son propre espace.
ability-lend-a-hand = Une fois par tour, dans un espace nommé : une action gratuite pour un non-Zed, ou ...
ability-spoil-a-roll = ... un dé de plus à n'importe quel jet, sauf de survie ; le joueur des Zeds choisit ceux qui comptent.
ability-bad-luck = Près de lui, les fouilles et les tentatives de l'arrêter ont -{ $penalty }.
ability-bad-medicine = Action de Zeds : ce tour, chaque soin coûte { $supplies } provision de plus.
ability-sabotage = Action de Zeds : un dé jusqu'à { $works_to } pose une carte Recherche préliminaire sur la pioche.
ability-bail = Tant qu'il est en jeu, { $zeds_actions } actions de Zeds libèrent un non-Zed de prison.
ability-plague-of-lawyers = Action de Zeds : un héros ou des civils héroïques ont -{ $penalty } à tous leurs jets, sauf de survie.
ability-injunction = Action de Zeds : une action de personnage d'un héros ou de civils héroïques est perdue pour ce tour.
ability-agitate = Une fois par phase des Zeds : un dé au-dessus du numéro de son espace coûte une action d'événement aux héros.
ability-attract-allies = Action de Zeds dans un espace nommé : 1 amène un non-Zed, 2 ou 3 jusqu'à deux Zeds.
ability-free-step = Avance gratuitement d'un espace à chaque phase 4R.
ability-above-ground = N'entre jamais dans le tunnel.
ability-newcomers = N'a pas la super-arme avant d'avoir atteint la ville.
ability-loners = Ne partage pas d'espace avec d'autres héros ou civils, sauf au centre-ville.
ability-mean = Une colonne contre ses adversaires humains, une en sa faveur contre les Zeds.
ability-rampage = Avance encore, seule, après chaque attaque gagnée.
ability-always-wins = Qui la combat perd.
ability-tough-zeds = Coriace : un dé par touche ; jusqu'à { $cancels_to }, elle est annulée.
ability-leap = Détruit les barricades en entrant ; aucun terrain contre elle.
ability-infectious = Un combat contre elle augmente l'infection de { $infection }.
ability-reanimate = Se retire { $hits } touche à chaque activation.
ability-double-move = Se déplace deux fois à chaque activation.

# Ce que peuvent les pions, en toutes lettres.
reference-unit = { $name } : Force { $full }, affaiblie { $weak } ; Mouvement { $move } ; { $reach ->
    [0] pas de Tir
    [one] Tir à 1 case
   *[other] Tir jusqu'à { $reach } cases
}.
reference-zeds = { $name } : Force { $full }, affaiblie { $weak }.
reference-card = { $name } : { $text }
## La boîte sur la table

source-events = Cartes Événement
source-fate = Cartes Destin
source-research = Cartes Recherche
source-counters = Pions du gobelet
source-set-up = Mise en place
for-sabotage-roll = Sabotage au laboratoire.
for-agitate-roll = Agitation parmi les habitants.
for-allies-roll = Qui vient aider les Anti-Zeds ?
for-arrest-roll = Une arrestation : réussie sur 5 et 6.
for-bring-character = Quel personnage arrive ?
for-assassin-roll = { $unit } rencontre des ennemis : { $place }.
for-charge-in = { $unit } charge : { $place }.
for-set-traps = { $unit } déclenche ses pièges.
for-zeds-leave = { $zed } tente de partir : { $place }.
for-unit-leaves = { $unit } tente de partir : { $place }.
for-fight = Combat : { $place }.
for-guard = { $unit } tente d'arrêter les Zeds.
for-mine-blast = Le champ de mines explose.
for-break-down = Qui s'effondre ?
for-splatter = Tir sur l'unité suivante.
for-turn-one = Quelle unité Zeds deviennent-ils ?
for-eat-phase = On mange des Provisions.
for-draw-event = La prochaine carte Événement : de quel genre ?
for-draw-from = La prochaine carte Événement : laquelle ?
for-fate-draw = La prochaine carte Destin.
for-forage = { $unit } fouille.
for-gunfire-attack = { $unit } tire : { $place }.
for-land-hits = Les Zeds coriaces lancent pour leurs touches.
for-hit-unit = { $unit } lance pour ses touches.
for-aim-hoses = { $unit } vise avec les lances.
for-infection-phase = Le test d'Infection.
for-outbreak = L'Épidémie.
for-look-at-fate = Regardez la première carte Destin.
for-look-at-event = Regardez la première carte Événement : de quel genre ?
for-look-from = Regardez la première carte Événement : laquelle ?
for-roll-losses = Combien sont perdus ?
for-replace-zeds = Quelle unité Zeds prend la place ?
for-roll-in-camp = Un dé pour ceux du camp.
for-new-zeds = Quelle unité Zeds arrive : { $place } ?
for-roll-for-branch = La carte demande un dé.
for-research-roll = Recherche au laboratoire.
for-reveal = La prochaine carte Recherche : de quel genre ?
for-reveal-of = La prochaine carte Recherche : laquelle ?
for-lose-component = Quel composant est perdu ?
for-saving-roll = { $unit } a reçu sa dernière touche : 4 à 6 la sauve.
for-place-civilians = Quels Civils vont au lieu suivant ?
for-spoil-roll = Un dé de plus : { $unit } gâche le jet.
for-spreader-save = { $zed } revient ?
for-try-to-hide = { $unit } tente de se cacher.
for-stay-hidden = { $unit } tente de rester caché.
for-stench-attack = La puanteur : { $zed }.
for-pick-side = Quel camp la puanteur touche-t-elle ?
for-change-by-dice = Combien gagne-t-on ?
for-strike-at = Avec quelle force la case est-elle touchée ?
for-throw-at-attackers = Tir sur les assaillants.
for-cannon-shot = Le canon tire.
for-virtual-attack = Une attaque sur la piste du Destin.
for-ambush = Quelle unité Zeds surgit ?
for-place-by-die = Sur quelle case apparaît-elle ?
for-spawn-in-catacombs = Un dé pour la case suivante des catacombes.
for-chaos-call = Quelle unité Zeds apparaît dans le Chaos ?
for-chaos-rolls = Un dé pour la case de Chaos suivante.
for-roll-stock = Provisions et munitions de départ.
for-level-team = Quel Héros est tiré ?
for-pick-team = Quel Héros est tiré ?
for-bring-un-zeds = Quelle unité Anti-Zeds est tirée ?
for-ventilate = Où l'unité Zeds suivante remonte-t-elle ?
for-collapse = Quelle case du tunnel s'effondre ?
for-wash-away = La pluie : l'unité Zeds suivante de la piste.
for-un-zeds-save = { $unit } a reçu sa dernière touche.
for-replace-super = Quelle unité Zeds normale prend la place ?
for-put-away = La carte est-elle gardée ?

# La boîte sur la table : la mise en place, et ce qui change après une correction.

lay-board = Posez le plateau. { $tunnel ->
    [yes] Le tunnel est en jeu.
   *[no] Le tunnel ne sert pas à ce niveau.
  }
lay-cup = Mettez les { $count } Zeds ordinaires dans un gobelet.
lay-aside = { $kind ->
    [super] Posez les { $count } Super Zeds à l'écart, face cachée.
   *[spreader] Posez les { $count } Propagateurs à l'écart.
  }
lay-stock = Posez les marqueurs Provisions et Munitions près de leurs pistes : deux dés diront où ils commencent.
lay-ammo = Posez le marqueur Munitions sur { $count }.
lay-infection = Posez le marqueur Infection sur { $level }.
lay-chaos = Préparez { $count } marqueurs Chaos.
lay-end-card = Pioche Événement : mélangez les { $count } cartes de fin et posez-en une face cachée, tout au fond.
lay-act = Par-dessus, l'acte { $act } : { $special ->
    [0] cartes normales de cet acte ({ $normal }), sans les regarder.
   *[other] cartes spéciales ({ $special }) et normales ({ $normal }) de cet acte, sans les regarder, mélangées ensemble.
  }
lay-guard = Glissez { $event_card } dans la pioche Événement de façon qu'il reste exactement { $count } cartes dessous.
lay-fate = Mélangez les { $count } cartes Destin de ce niveau.
lay-research = Laboratoire : { $research }, face visible. Mélangez { $advanced } cartes avancées, les { $features } cartes Propriété et la Percée ; par-dessus, sans les regarder, { $early } cartes préliminaires.
lay-start = Une unité Zeds du gobelet ira ici : { $place }. On vous demandera laquelle une fois tout prêt.
lay-civilians = Des Civils au hasard : { $place }{ $how ->
    [village] , avec un marqueur Défiant
   *[town] , sans marqueur
  }. On vous demandera lesquels.
lay-unit = { $unit } : { $place }.
lay-team = L'équipe : un Héros de votre choix, d'autres au hasard jusqu'à { $count }, et des Civils héroïques, tous au centre-ville. On vous demandera qui.
change-zed-off = Retirez { $zed } ({ $place }).
change-zed-on = { $zed } : à poser ({ $place }).
change-zed-move = { $zed } : de { $start } à { $place }.
change-zed-hits = { $zed } : touches, de { $was } à { $now }.
change-zed-marker = { $zed } : { $how ->
    [on] posez
   *[off] retirez
  } le marqueur { $marker ->
    [tough] Coriace
    [fast] Rapide
    [smart] Malin
    [toxic] Toxique
    [stench] Puanteur
   *[leader] Chef Zed
  }.
change-unit-off = Retirez { $unit } ({ $place }).
change-unit-on = { $unit } : à poser ({ $place }).
change-unit-move = { $unit } : de { $start } à { $place }.
change-unit-hits = { $unit } : touches, de { $was } à { $now }.
change-unit-marker = { $unit } : { $marker ->
    [fled] { $how ->
        [on] retournez le pion, côté Réfugiés
       *[off] retournez le pion, côté Villageois
      }
    [arrived] { $how ->
        [on] au centre-ville, arrivée faite
       *[off] pas encore au centre-ville
      }
   *[other] { $how ->
        [on] posez
       *[off] retirez
      } le marqueur { $marker ->
        [defiant] Défiant
        [trained] Entraîné
        [leader] Meneur des Civils
        [well-armed] Bien armés
        [comatose] ECG
       *[stealthed] Furtif
      }
  }.
change-level = { $stock ->
    [ammo] Munitions
    [supplies] Provisions
   *[infection] Infection
  } : de { $was } à { $now }.
change-built = { $how ->
    [on] Posez
   *[off] Retirez
  } { $built ->
    [chaos] un marqueur Chaos
    [barricades] une barricade
    [strongpoint] le fortin
   *[minefield] le champ de mines
  } : { $place }.
change-event-back = { $event_card } retourne dans la pioche Événement, mélangée aux cartes encore cachées de son acte.
change-event-out = Retirez { $event_card } de la pioche Événement.
change-event-now = Événement en cours : { $event_card }.
change-fate-back = { $pile ->
    [held] { $fate } n'est plus gardée.
   *[other] { $fate } quitte la défausse Destin.
  }
change-fate-out = { $pile ->
    [held] { $fate } est gardée pour plus tard.
   *[other] { $fate } va sur la défausse Destin.
  }
change-research-now = Recherche en cours : { $research }.
change-component = { $component } : { $how ->
    [on] fabriqué
   *[off] plus fabriqué
  }.
change-more = D'autres marqueurs changent aussi : comparez avec le plateau affiché ici.
