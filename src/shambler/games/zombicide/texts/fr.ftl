# Textes de la famille Zombicide. Les noms suivent ceux du code.
#
# Une question commence par un verbe ; une étiquette est courte ; un événement tient sur une ligne.
# Un nom vaut « none » quand il n'y a rien, et « $foe-many » est le pluriel de « $foe ».
# Les zones s'écrivent « 4.2 (cantine) » : on parle de la zone, jamais de la pièce sans article.

## Questions

ask-activate = Choisissez qui agit ensuite.
ask-turn = { $actions ->
    [0] Choisissez une action gratuite pour { $who }, ou finissez le tour.
    [one] Choisissez une action pour { $who } (il en reste une).
   *[other] Choisissez une action pour { $who } (il en reste { $actions }).
}
ask-move-on = Choisissez où { $who } continue, ou arrêtez.
ask-free-move = Choisissez un déplacement gratuit pour { $who }, ou restez.
ask-receive = Garder pour { $who } la carte { $card }, ou la défausser ?
ask-fill-hand = Choisissez ce que { $who } tient en main { $slot }.
ask-fill-body = Choisissez ce que { $who } porte à l'emplacement de corps { $slot }.
ask-attach-ammo = Fixez { $card } sur une arme, ou rangez la carte.
ask-share-card = Choisissez qui range { $card }.
ask-make-room = Choisissez la carte que { $who } défausse : le sac est plein.
ask-trade = Accepter pour { $other } : donne { $gives }, reçoit { $gets } ?
ask-discard-whose = Choisissez à qui faire jeter une carte.
ask-discard = Choisissez la carte que jette { $who }.
ask-dice-count = Choisissez les dés pour { $who } : { $dice }, ou { $count } d'après les ennemis.
ask-re-roll = Relancer ? { $who } a obtenu { $dice } ({ $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}).
ask-roll-more = Lancer d'autres dés pour les six ? { $who } a obtenu { $dice }.
ask-assign-hit = Choisissez une cible pour { $who }, zone { $zone } ({ $hits ->
    [one] reste { $hits } touche
   *[other] restent { $hits } touches
}).
ask-friendly-fire = Choisissez qui reçoit un tir perdu ({ $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, encore { $count }).
ask-assign-attack = Choisissez qui subit l'attaque ({ $foe }, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, encore { $count }).
ask-shield = Défausser l'armure pour épargner à { $who } { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} ?
ask-avoid-damage = Défausser des cartes pour épargner à { $who } { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} ?
ask-learn = Choisissez une compétence de niveau { $level } pour { $who }.
ask-split = Choisissez où va l'ennemi en trop : { $foe }, zone { $zone }.
ask-leave = Quitter le plateau avec { $who }, ou rester ?
ask-type-die = Lancez le dé { $number } sur { $of } et tapez sa face.
ask-type-card = Piochez la carte { $number } sur { $of } et tapez laquelle.

## Choix

do-activate = { $who }
do-end = Finir le tour
do-move = Aller en { $zone }
do-lead = Aller en { $zone } avec la machine ({ $machine })
do-stop = S'arrêter ici
do-search = Fouiller
do-close = Fermer la porte { $opening }
do-open = Ouvrir la porte { $opening }
do-reorganize = Réorganiser l'inventaire
do-trade = Échanger avec { $who }
do-melee = Corps à corps : { $card }{ $pair ->
    [yes] {" "}(deux mains)
   *[no] {""}
}{ $enemy ->
    [none] {""}
   *[other] , tout sur une seule cible ({ $enemy })
}
do-fire = Tirer en { $zone } : { $card }{ $pair ->
    [yes] {" "}(deux mains)
   *[no] {""}
}{ $enemy ->
    [none] {""}
   *[other] , tout sur une seule cible ({ $enemy })
}
do-objective = Prendre l'objectif { $token }
do-noise = Faire du bruit
do-oxygen = Prendre une bouteille d'oxygène
do-discard = Jeter une carte (gratuit)
do-drop = Défausser { $card }{ $empty ->
    [yes] {" "}(vide)
   *[no] {""}
} ({ $who })
do-item = Utiliser { $card } sur { $who }
do-machine = { $machine } : { $order } en { $zone }{ $enemy ->
    [none] {""}
   *[other] , tout sur une seule cible ({ $enemy })
}
do-skill = { $skill } : { $who ->
    [none] { $zone }
   *[other] { $who }
}
do-mission = { $action ->
    [unlock] Ouvrir le sas verrouillé avec le robot
    [sample-mold] Prélever un échantillon de moisissure
   *[other] { $action }
}
do-take = { $who }
do-zone = { $zone }
do-hit = { $reap ->
    [yes] Deux { $enemy-many }
   *[no] { $enemy }
}{ $wasted ->
    [yes] {" "}(dégâts insuffisants : touche perdue)
   *[no] {""}
}
do-card = { $card }{ $empty ->
    [yes] {" "}(vide)
   *[no] {""}
}
do-learn = { $gain }
do-attach = { $card } ({ $who })
do-pack = { $who ->
    [none] Dans le sac
   *[other] { $who }
}
do-seat = Place { $seat }
do-done = { $meaning ->
    [suffer] Subir les dégâts restants
    [throw] Ne plus rien jeter
    [save] Ne tirer personne d'autre de là
    [pack] Dans le sac, sans toucher au reste
   *[rest] Laisser le reste tel quel
}
do-pass = Passer
do-ours = Laisser faire le programme
do-face = { $value }
do-say = { $word ->
    [hand-over] Confier
    [light] Avec la lumière
    [dark] Dans le noir
    [keep] Garder
    [discard] Défausser
    [agree] Accepter
    [refuse] Refuser
    [leave] Quitter le plateau
    [stay] Rester
    [hide] Se cacher
    [stay-visible] Rester visible
    [suffer] Subir les dégâts
    [weapon-dice] Les dés de l'arme
    [by-enemies] Un dé par ennemi
    [roll-more] Lancer d'autres dés
    [enough] Cela suffit
    [spare] Le laisser
    [later] Attendre un meilleur moment
    [redraw] Défausser et repiocher
    [lucky] Relancer (Chanceux)
   *[ammo] Relancer ({ $card })
}

## Événements

event-round-began = Manche { $round }.
event-turn-began = { $who } agit.
event-turn-ended = { $who } a fini.
event-dealt = { $who } commence avec la carte { $card }.
event-moved = { $who } va en { $zone }.
event-searched = { $cards-count ->
    [0] { $who } fouille la zone { $zone } et ne trouve rien.
   *[other] { $who } fouille la zone { $zone } et trouve : { $cards }.
}
event-card-kept = { $who } garde la carte { $card }.
event-card-discarded = { $who } défausse la carte { $card }.
event-rearranged = { $who } réorganise l'inventaire.
event-traded = { $who } fait un échange avec { $other }.
event-trade-refused = { $other } refuse l'échange avec { $who }.
event-door-closed = { $who } ferme la porte { $opening }.
event-door-opened = { $who } ouvre la porte { $opening }.
event-door-broken = La porte { $opening } est défoncée depuis la zone { $zone }.
event-noise-made = { $who } fait du bruit dans la zone { $zone }.
event-objective-taken = { $who } prend l'objectif { $color }.
event-objective-lost = L'objectif { $color } de la zone { $zone } est perdu.
event-tank-taken = { $who } prend une bouteille d'oxygène.
event-item-used = { $who } utilise la carte { $card }.
event-attack-rolled = { $machine ->
    [none] { $who } attaque la zone { $zone } ({ $weapon })
   *[other] { $who } fait attaquer la zone { $zone } ({ $machine })
} : { $dice } ({ $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
} à { $accuracy }+).
event-re-rolled = { $who } relance : { $dice }.
event-enemies-fell = { $who } élimine { $count ->
    [one] { $count } { $foe }
   *[other] { $count } { $foe-many }
} dans la zone { $zone }.
event-hits-wasted = { $who } gaspille { $count ->
    [one] { $count } touche
   *[other] { $count } touches
} : { $why ->
    [too-weak] pas assez de dégâts pour la cible ({ $foe })
    [shielded] pas assez de dégâts pour la cible ({ $foe }), qui protège les autres
    [too-few] pas assez de touches pour abattre la cible ({ $foe })
   *[nobody-left] plus aucun ennemi dans la zone { $zone }
}.
event-experience-gained = { $who } gagne { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} d'expérience (total { $total }).
event-level-reached = { $who } atteint le niveau { $level }.
event-skill-gained = { $who } apprend la compétence { $gain }.
event-attack-landed = { $foe ->
    [none] Un tir perdu touche { $figure }
   *[other] { $figure } subit une attaque ({ $foe })
} : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
event-damage-avoided = { $figure } évite { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
event-armor-lost = { $who } perd { $damage ->
    [one] { $damage } point
   *[other] { $damage } points
} d'armure (reste { $left }).
event-armor-restored = { $who } récupère { $armor ->
    [one] { $armor } point
   *[other] { $armor } points
} d'armure.
event-eliminated = { $who } succombe.
event-machine-destroyed = Machine détruite : { $machine }.
event-machine-acted = { $who } fait agir la machine : { $machine }.
event-machine-moved = { $machine } va en { $zone }.
event-remote-taken = { $who } prend la télécommande : { $machine }.
event-enemies-moved = { $count ->
    [one] { $count } { $foe } va
   *[other] { $count } { $foe-many } vont
} de { $start } en { $zone }.
event-activation-began = Les ennemis agissent : { $foes }.
event-nobody-activated = Aucun ennemi à activer : { $foes }.
event-enemy-card-drawn = Une carte sort pour la zone { $zone } : { $enemy_card }.
event-enemies-spawned = { $count ->
    [one] { $count } { $foe } apparaît
   *[other] { $count } { $foe-many } apparaissent
} dans la zone { $zone }.
event-figures-ran-out = Figurines épuisées : { $foe-many }.
event-spawn-awoke = La zone d'invasion { $zone } s'active.
event-mold-spread = La moisissure gagne la zone { $zone }.
event-mold-burned = La moisissure de la zone { $zone } se consume.
event-hellfire = { $who } met le feu à la zone { $zone }.
event-deck-shuffled = { $deck ->
    [equipment] La défausse d'équipement forme une nouvelle pioche.
   *[enemies] La défausse des ennemis forme une nouvelle pioche.
}
event-left-board = { $who } quitte le plateau sans encombre.
event-round-ended = Fin de la manche { $round }.
event-hidden = { $who } se cache.
event-uncovered = { $who } n'a plus de camouflage.
event-skill-used = { $who } utilise la compétence { $skill }.
event-goal-met = Un but est atteint.

## Raisons

why-way-closed = Une porte fermée barre le chemin vers la zone { $zone }.
why-needs-tank = Personne ne sort sans porter une bouteille d'oxygène.
why-too-few-actions = Partir coûte { $cost ->
    [one] { $cost } action
   *[other] { $cost } actions
} ; { $actions ->
    [0] il n'en reste aucune
   *[other] il en reste { $actions }
}.
why-no-actions = Il ne reste aucune action ce tour-ci.
why-more-actions = Il faudrait plus d'actions qu'il n'en reste.
why-enemies-here = On ne fouille pas tant que des ennemis sont dans la zone.
why-not-a-room = Seules les salles peuvent être fouillées.
why-soldier = Les soldats ne fouillent que les salles de sécurité.
why-searched = { $who } a déjà fouillé ce tour-ci.
why-mold-search = On ne trouve rien dans la moisissure.
why-mold-room = La moisissure a ruiné cette salle.
why-no-tanks = Toutes les bouteilles d'oxygène sont prises.
why-enemies-at-tanks = On ne prend pas de bouteille tant que des ennemis sont dans la zone.
why-door-used = Une seule porte par tour : { $who } a déjà eu la sienne.
why-door-destroyed = Une porte défoncée ne se referme plus.
why-door-coloured = Seules les règles de la mission ouvrent ou ferment cette porte.
why-door-reserve = Toutes les portes sont déjà sur le plateau.
why-door-mold = Il y a de la moisissure d'un côté de cette ouverture.
why-out-of-sight = La zone { $zone } est hors de vue.
why-out-of-range = La zone { $zone } est à distance { $distance } ; l'arme porte de { $nearest } à { $farthest }.
why-nobody-to-hit = Il n'y a aucun ennemi dans la zone.
why-nothing-carried = { $who } ne porte rien.
why-full-armor = { $who } n'a pas perdu d'armure.
why-nothing-to-trade = Aucun des deux ne porte quoi que ce soit.

## Issues

outcome-won = La mission est un succès.
outcome-eliminated = Le groupe a perdu l'un des siens : la mission échoue.
outcome-out-of-reach = Un but ne peut plus être atteint : la mission échoue.
outcome-mold-chain = La moisissure a relié deux zones d'invasion : la mission échoue.

odds-hits = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $p1 } % de toucher, { $kill } % d'abattre un ennemi
odds-all-out-hits = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $p1 } % de toucher, { $kill } % d'abattre, { $break } % de casse
odds-all-out-hits-and-strays = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $p1 } % de toucher, { $kill } % d'abattre, { $break } % de casse ; { $friendly-fire } % de toucher des amis
odds-hits-and-strays = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $p1 } % de toucher, { $kill } % d'abattre un ennemi ; { $friendly-fire } % de toucher des amis ({ $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} par tir perdu){ $friend-falls ->
    [0] {""}
   *[other] , { $friend-falls } % que quelqu'un tombe
}

## Le dessin du terminal

sketch-legend = { $what ->
    [security] salle de sécurité
    [oxygen] réserve d'oxygène
    [airlock] sas
    [dark] zone obscure
    [corridor] couloir
    [exterior] extérieur
    [door] passage
    [closed] porte fermée
    [destroyed] porte défoncée
    [mold] moisissure
    [inactive] moisissure morte
    [noise] bruit
    [spawn] zone d'invasion
    [asleep] zone d'invasion en sommeil
    [objective] objectif
    [exit] sortie
    [machine] { $name }
   *[enemy] { $name }
}
sketch-title = { $mission } · manche { $round } · danger { $level } · portes { $doors } · oxygène { $tanks } · cartes { $cards }
sketch-pack = Sac : { $cards }
sketch-head = { $what ->
    [name] Nom
    [zone] Zone
    [armor] Armure
    [level] Niveau
    [hands] Mains
   *[body] Corps
}
sketch-note = { $what ->
    [left] à l'abri
    [eliminated] hors de combat
    [hidden] sous camouflage
    [done] a fini
   *[acting] { $actions ->
        [one] reste { $actions } action
       *[other] restent { $actions } actions
    }
}

# Missions, machines, mise en place

do-remote = Prendre la télécommande : { $machine }
do-spawn = Détruire le jeton d'invasion { $spawn }

event-remote-given = { $who } remet une télécommande à { $other } : { $machine }.
event-survivor-placed = { $who } commence en { $zone }.
event-spawn-added = Un jeton d'invasion est posé en { $zone }.
event-spawn-destroyed = Le jeton d'invasion en { $zone } est détruit, couleur : { $color }.
event-crew-left = { $left ->
    [0] Les derniers membres d'équipage sont saufs.
   *[other] Une partie de l'équipage s'en va (reste { $left }).
}
event-lock-opened = { $who } fait ouvrir le sas { $opening } : { $machine }.
event-sample-gathered = { $who } prélève un échantillon ({ $sample ->
    [worker] ouvrier
    [tank] tank
    [hunter] chasseur
    [abomination] abomination
   *[mold] moisissure
}).

outcome-enemy-acted = Un ennemi a atteint la personne que vous veniez chercher : la mission est perdue.
outcome-enemy-entered = Un ennemi est arrivé parmi l'équipage : la mission est perdue.

## Compétences qui agissent d'elles-mêmes

ask-rush = Choisissez où court { $who }.
ask-save = Choisissez qui { $who } tire de la zone { $zone }.
ask-rescue = Laisser { $other } tirer { $who } de là ?

why-nobody-to-run-at = Il n'y a là aucun ennemi, ou il est hors d'atteinte.
why-nobody-to-taunt = Il n'y a là aucun ennemi, ou le chemin est fermé ou trop long.
why-nobody-to-shove = Il n'y a personne à repousser, ou aucun chemin n'y mène.
why-nobody-to-slip-past = Personne ne barre le chemin : un déplacement ordinaire suffit.
why-no-way-there = Aucun chemin n'y mène.
why-nobody-to-save = Il n'y a là personne à secourir, ou hors d'atteinte.
why-skill-used = Cette compétence a déjà servi ce tour-ci.
why-not-own-turn = Cette compétence ne sert que pendant son propre tour.

## Barricades, voitures, combinaisons, scènes

do-build = Construire une barricade : { $opening }
do-get-in = Monter : { $machine } ({ $seat ->
    [driver] au volant
   *[passenger] comme passager
})
do-get-out = Descendre : { $machine }
do-change-seat = { $seat ->
    [driver] Prendre le volant
   *[passenger] Laisser le volant
}
do-drive = Rouler jusqu'en { $zone }
do-combine = Combiner des cartes : { $card } (gratuit)
do-reload = Recharger : { $card }

why-ghouls-here = Pas tant que des ennemis sont dans la zone.
why-needs-tool = Il faut en main un outil qui ouvre les barricades.
why-needs-boards = Il n'y a rien pour construire.
why-no-barricades = Toutes les barricades sont sur le plateau.
why-wheel-taken = Quelqu'un d'autre est au volant.
why-no-driving = Cette voiture ne roule pas.
why-not-driver = Seul le conducteur conduit.
why-off-road = Aucune voiture n'entre dans la zone { $zone }.
why-needs-key = Il faut la clé pour conduire.
why-in-car = Descendez d'abord de la voiture.
why-no-copy = Plus d'exemplaire disponible : { $card }.
why-wrong-mode = En mode Romero, on ne fouille que le paquet de la maison.
why-somebody-else = C'est à quelqu'un d'autre de le faire.
why-not-yet = Autre chose doit être fait d'abord.
why-needs-car = La voiture doit être ici.
why-needs-card = Il faut en main : { $card }.

outcome-scene-lost = Ce qui ne devait pas arriver est arrivé : la scène est perdue.

side-survivors = les Survivants

option-survivors = Survivants
option-survivors-help = Qui joue ; sans choix, les six de la boîte.
option-owners = Qui joue qui
option-owners-help = La place de chaque survivant, comptée à partir de 0 ; sans choix, ils sont répartis autour de la table.
option-ultrared = Mode Ultrarouge
option-ultrared-help = L'expérience continue au-delà du niveau rouge et rapporte d'autres compétences.
option-enemy-cards = Cartes d'ennemis
option-enemy-cards-help = Les groupes de cartes qui forment le paquet des ennemis.
option-enemy-cards-easy = faciles
option-enemy-cards-hard = difficiles
option-enemy-cards-extra = activations supplémentaires
option-extra-spawns = Zones d'invasion en plus
option-extra-spawns-help = Où une équipe de plus de six place ses jetons d'invasion en plus ; sans choix, on vous le demande.

## Bâtiments, cartes Zombie, nuit

do-light = Éclairer { $zone }
do-light-off = Éteindre la lampe
do-all-out = { $double ->
    [yes] À fond, dés doublés
   *[no] À fond
} : { $card }{ $pair ->
    [yes] {" "}×2
   *[no] {""}
} { $melee ->
    [yes] dans { $zone }
   *[no] sur { $zone }
}
do-mend = { $card ->
    [rien] Ignorer les casses
   *[other] Sacrifier { $card }{ $empty ->
        [yes] {" "}(vide)
       *[no] {""}
    }
}
do-lose-weapon = { $card }
event-hour-struck = L'horloge marque { $hour } h.
event-night-fell = La nuit tombe.
event-day-broke = Le jour se lève.
event-light-turned = { $who } éclaire { $zone }.
event-light-out = La lampe de { $who } s'éteint.
event-went-all-out = { $who } attaque à fond avec { $weapon } : { $dice ->
    [one] { $dice } dé de plus
   *[other] { $dice } dés de plus
}.
event-weapon-broke = { $who } perd une arme, brisée : { $card }.
event-breaks-mended = { $who } garde l'arme entière.
why-door-barred = Cette porte reste fermée pour l'instant.
why-no-tool = Personne n'ouvre une porte sans outil en main.
why-other-deck = Cette pioche ne se trouve pas ici.
why-nobody-to-heal = On ne peut y rejoindre personne.

## Les KO, le compagnon, l'histoire

do-rescue = Secourir { $who }
do-take-along = Emmener le compagnon
do-story = Prendre la carte { $number }
do-crate = Ouvrir la caisse
do-decide = { $label }
event-knocked-out = { $who } est KO en { $zone }.
event-rescued = { $who } met { $friend } en sécurité.
event-died = { $who } meurt : personne n'est venu à temps.
event-leader-chosen = { $who } mène maintenant le compagnon.
event-card-read = { $who } lit « { $passage } » : { $tale }
event-note-read = Une note : { $tale }
event-card-refused = { $refusal }
event-word-found = L'équipe note un mot : { $word }.
event-crate-opened = { $who } ouvre une caisse en { $zone }.
why-card-locked = Cette carte ne peut pas encore être prise.
why-card-asks = Ce que demande cette carte n'est pas encore là.
outcome-all-down = Plus personne n'est debout : la mission est perdue.
outcome-companion-died = Le compagnon est mort : tout est perdu.

sketch-aim = { $count } × { $enemy } ({ $zone }) : voit { $at }, et tire si la prochaine carte porte son symbole ({ $symbols } sur { $cards })
sketch-forecast = { $count } × { $enemy } ({ $zone }) : { $what ->
    [attack] attaque { $who }, { $damage } de dégâts
    [break] enfonce { $doors }
    [break-and-move] enfonce { $doors }, ou va vers { $where }
    [move] va vers { $where }
   *[stay] ne bouge pas
}{ $actions ->
    [one] {""}
   *[other] , puis agit encore ({ $actions } actions)
}
event-something-read = Quelque chose est lu que personne ne peut encore savoir.
event-die-for-card = Un dé pour { $who } : { $face }.
event-spawn-changed = Zone d'invasion { $spawn } : { $to ->
    [active] elle est active
    [inactive] elle dort
   *[removed] elle a disparu
}.
event-rule-brought = { $flag ->
    [POWER_ON] Le courant est rétabli : les salles militaires ne sont plus obscures.
    [FLOODLIGHTS] Projecteurs : la nuit ne compte plus autour du bâtiment frontière.
    [WELDED] La première porte frontière qui devrait céder tiendra.
    [TIMER] La mèche est allumée : tout le monde doit être parti dans trois manches.
   *[other] Une nouvelle règle s'applique : { $flag }.
}
event-load-dropped = Le chargement reste en { $zone }.
event-load-taken = { $who } porte désormais le chargement.
do-look-at = Regarder la carte { $number }
do-load = Ramasser le chargement
do-next = Continuer avec { $mission }
why-choice-asks = Il manque ce que ce choix demande.
why-crate-locked = Cette caisse est verrouillée.
why-door-one-sided = Cette porte ne s'ouvre que de l'intérieur.

## Fiches de campagne

do-bonus = Utiliser une action bonus
do-successor = { $survivor }
do-milestone = Une action bonus pour chaque mission
do-campaign-skill = Compétence de campagne : { $gain }
event-cxp-gained = { $who } : { $amount } d'expérience de campagne ({ $total } en tout).
event-bonus-gained = { $who } aura une action bonus de plus à chaque mission.
event-campaign-skill-gained = { $who } gagne { $gain } pour la campagne.
event-bonus-used = { $who } utilise une action bonus.
event-mark-gained = { $mark ->
    [contaminated] { $who } est contaminé ({ $total }).
   *[other] { $who } : { $mark } ({ $total }).
}
event-mark-lost = { $mark ->
    [contaminated] { $who } se débarrasse d'une contamination (reste { $total }).
   *[other] { $who } perd { $mark } (reste { $total }).
}
event-team-marked = L'équipe s'en souviendra ({ $mark }).
event-successor-chosen = { $survivor } prend la place laissée par { $who }.
event-card-kept-for-next = { $who } garde { $card } pour la mission suivante.
event-card-worn-out = { $card } ({ $who }) ne tiendra pas jusqu'à la mission suivante.

## Armes du sac, réponses aux invasions

do-from-pack = { $wrath ->
    [yes] Attaque gratuite depuis le sac : { $card }{ $pair ->
        [yes] { " " }×2
       *[no] { "" }
    }{ $pushed ->
        [0] { "" }
        [1] { " " }à fond
       *[other] { " " }à fond, deux fois plus de dés
    }, { $zone }
   *[no] Attaque depuis le sac : { $card }{ $pair ->
        [yes] { " " }×2
       *[no] { "" }
    }{ $pushed ->
        [0] { "" }
        [1] { " " }à fond
       *[other] { " " }à fond, deux fois plus de dés
    }, { $zone }
}
do-answer = { $who } : { $skill }
event-fire-rolled = Les flammes : { $who } obtient { $face }.
event-door-forced = La porte { $opening } cède.

## Voitures de la 2e édition

do-drive-fast = Rouler vite jusqu'en { $zone }
do-search-car = Fouiller la voiture{ $deck ->
    [advanced] {" "}(équipement avancé)
    [military] {" "}(équipement militaire)
   *[other] {""}
}
why-car-full = Aucune place n'est libre.
why-car-locked = La voiture est verrouillée.
why-car-searched = Il n'y a plus rien à trouver dans la voiture.
outcome-too-late = Il restait quelqu'un quand le temps s'est écoulé : la mission est perdue.

# Ce que peuvent les ennemis et les cartes, en toutes lettres.
reference-enemy = { $name } : robustesse { $toughness } (une touche doit infliger autant de dégâts), { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} à chaque activation, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} par attaque, expérience { $experience }.
reference-weapon = { $name } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, touche sur { $accuracy } ou plus, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} par touche, { $far ->
    [0] dans sa propre zone
   *[other] { $near ->
        [0] jusqu'à { $far } de distance
       *[other] de { $near } à { $far } zones
    }
}{ $noise ->
    [loud] , bruyante
    [silent] , silencieuse
   *[none] {""}
}.
# Missions maison : ce qui ne va pas dans une ébauche.
option-mission = Mission maison
option-mission-help = Le texte d'une mission, tel que l'écrit l'éditeur de missions.
flaw-no-zones = Aucune tuile n'est encore posée.
flaw-off-board = { $what } : { $cell } est hors du plateau.
flaw-same-tile = { $tile } est l'autre face de { $other } : la boîte n'a cette tuile qu'une fois.
flaw-tile-twice = La tuile { $tile } est posée plusieurs fois ; la boîte n'en a qu'une.
flaw-mismatch = Ces bords ne se raccordent pas : { $one } touche { $other }. Tournez une tuile.
flaw-open-building = Un bâtiment serait ouvert sur l'extérieur ici ({ $kind }).
flaw-unreachable = Personne ne peut atteindre { $zone }.
flaw-door-on-nothing = Il n'y a pas de bord entre zones pour une porte ici.
flaw-door-on-wall = Une porte ne peut pas être posée ici : { $kind }.
flaw-duplicate = { $what } y est deux fois.
flaw-unknown = { $ref } n'existe pas ({ $what }).
flaw-count = { $what } : { $got }, il en faut { $expected }.
flaw-unknown-key = Le jeu ne connaît pas cette entrée.
flaw-missing = Il manque encore quelque chose ici.
flaw-uneven-rows = Les rangées de tuiles n'ont pas la même longueur.
flaw-no-place = Ce n'est pas un endroit pour ce jeton ({ $token }).
flaw-spawn-asleep = Une zone d'apparition est active, ou dit ce qui la réveille.
flaw-too-many-tokens = { $there } posés ; la boîte contient { $held } { $tokens }.
flaw-miniatures = { $count } { $enemy } : la boîte en contient { $held }.
flaw-door-apart = Les deux cases de cette porte ne se touchent pas.
flaw-missing-rule = Aucune règle n'est citée.
flaw-goal-order = Les objectifs sont numérotés à partir de 1, sans trou.
flaw-no-goal = Il n'y a pas encore d'objectif : personne ne pourrait gagner.
flaw-no-start = Personne ne sait où l'équipe commence : posez un départ.
flaw-too-few-objectives = Il en faut { $count } ({ $color }) ; { $there } sont sur le plateau.
flaw-key-behind-door = La clé de cette porte se trouve derrière elle.
flaw-behind-locks = C'est derrière une porte que personne ne peut ouvrir.
flaw-cannot-lay = La mise en place est impossible : { $why }
flaw-no-story = Les missions de ce jeu racontent une histoire : ajoutez-en une dans Objectifs et règles.
flaw-no-companion = Dans ce jeu, l'équipe mène une compagne : ajoutez cette règle spéciale et un objectif pour elle.
flaw-no-spawn = Aucune zone d'apparition : aucun ennemi ne viendra jamais.
flaw-no-name = La mission n'a pas encore de nom, en anglais et en français.
flaw-lost-by-itself = La mise en place perd d'elle-même : une équipe qui ne peut pas tomber et n'agit jamais perd { $lost } parties sur { $games } avant la fin de la manche { $round }.
flaw-no-way = Un objectif se trouve là où aucun chemin ne mène.
flaw-no-exit = Il n'y a pas de sortie par où quitter les lieux à pied.
flaw-one-companion = On ne guide qu'une seule accompagnante.
flaw-not-played = Ce jeu ne connaît pas ce mot : { $word }.
flaw-card-nowhere = La carte { $card } est posée sur une zone ou en travers d'une porte : l'un des deux.
flaw-no-machine = { $machine } n'est pas sur ce plateau : posez-la ou choisissez-en une autre.
flaw-no-door = Il n'y a pas de porte entre ces deux cases.
flaw-no-note = Il n'y a pas de note { $note }.
flaw-story-no-end = L'histoire ne finit jamais : aucune carte ne fait gagner, aucun but ne s'atteint ni n'a d'issue.
## La boîte sur la table

source-enemies = Cartes Ennemi
source-abominations = Les Abominations
source-equipment = Équipement
source-prototype = Armes prototypes
source-starting = Cartes de départ
source-tokens = Jetons face cachée
for-attack = { $machine ->
    [none] Attaque de { $who }
   *[other] Attaque : { $machine }
}, zone { $zone } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, touche à { $least } ou plus.{ $frail ->
    [0] { "" }
    [one] { " " }Le dernier dé est lancé à fond : un 1 casse l'arme.
   *[other] { " " }Les { $frail } derniers dés sont lancés à fond : un 1 casse l'arme.
}
for-search = Fouille de { $who }.
for-prize = La mission donne une carte à { $who }.
for-spawn = Une carte pour la zone d'invasion { $zone }.
for-abomination = Quelle Abomination arrive dans la zone { $zone } ?
for-token = Retournez le jeton de la zone { $zone }.
for-spot = { $who } regarde sous le jeton de la zone { $zone }.
for-group = Tirez au sort où commence le groupe de { $who }.
for-deal = { $who ->
    [none] Distribuez les cartes qui restent.
   *[other] Donnez une carte de départ à { $who }.
}
for-fire = { $who } traverse le feu.
for-keep = Garder pour { $who } la carte { $card } ?
for-story = La carte demande un dé à { $who }.
enemy-card-spawn = { $foes } { $counts }{ $shooter ->
    [yes] , tireur
   *[no] {""}
}
enemy-card-abomination = { $foe }
enemy-card-mold = Moisissure et { $foes } { $counts }
enemy-card-extra = Activation supplémentaire : { $foes }
enemy-card-rush = Ruée : { $foes } { $counts }
enemy-card-open = Ouverture : { $foes } { $counts }
spot = { $found ->
    [yes] C'est ici
   *[no] Rien
}
change-enemies-off = Retirez { $count } { $count ->
    [one] { $foe }
   *[other] { $foe-many }
} de la zone { $zone }.
change-enemies-on = Posez { $count } { $count ->
    [one] { $foe }
   *[other] { $foe-many }
} dans la zone { $zone }.
change-status = { $how ->
    [eliminated] Retirez { $who } du plateau : perte.
    [left] Retirez { $who } du plateau, hors de danger.
   *[in-play] { $who } est de nouveau en jeu.
}
change-place = Posez { $who } dans la zone { $zone }.
change-experience = { $who } : expérience de { $was } à { $now }.
change-armor = { $who } : santé de { $was } à { $now }.
change-loses = { $who } rend { $card }.
change-gets = { $who } reçoit { $card }.
change-opening = { $opening } : { $state ->
    [open] à ouvrir
    [closed] à fermer
   *[destroyed] à détruire
}.
change-token-off = Retirez l'objectif de la zone { $zone }.
change-token-on = Reposez l'objectif dans la zone { $zone }.
change-more = D'autres marqueurs changent aussi : comparez avec le plateau affiché ici.
lay-tile = Rangée { $row }, place { $column } : tuile { $tile }{ $turns ->
    [0] , à l'endroit
    [1] , tournée d'un quart vers la droite
    [2] , à l'envers
   *[3] , tournée d'un quart vers la gauche
}.
lay-closed = { $count ->
    [one] À fermer : { $names }.
   *[other] { $count } à fermer : { $names }.
}
lay-spawn = Jeton d'invasion { $spawn }, zone { $zone }{ $active ->
    [yes] {""}
   *[no] , en sommeil
}.
lay-objective = Un objectif { $color }, zone { $zone }.
lay-hidden = Mélangez { $count } jetons et posez-en un face cachée à chaque endroit montré.
lay-enemies = { $count } { $count ->
    [one] { $foe }
   *[other] { $foe-many }
}, zone { $zone }.
lay-survivors = { $names } : zone { $zone }.
lay-decks = Mélangez les pioches et posez-les à portée de main.
