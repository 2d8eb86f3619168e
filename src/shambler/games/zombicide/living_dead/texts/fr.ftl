# Textes de La Nuit des morts-vivants : ce que le jeu dit à sa manière ; le reste vient de la famille.

ask-drive-on = Choisissez où { $who } continue de rouler, ou arrêtez.
ask-shift-spawn = Choisissez où va le jeton d'apparition { $spawn }, ou laissez-le.
ask-share-remote = Choisissez qui tient désormais la clé ({ $machine }).
ask-assign-attack = Choisissez qui subit l'attaque ({ $foe }, { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
}, encore { $count }).
ask-friendly-fire = Choisissez qui reçoit un tir perdu ({ $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
}, encore { $count }).
ask-split = Choisissez où va la goule en trop : { $foe }, zone { $zone }.

do-search = { $deck ->
    [house] Fouiller la maison
    [melee] Chercher des armes de mêlée
   *[ranged] Chercher des armes à distance
}
do-close = Fermer : { $opening }
do-open = Ouvrir : { $opening }
do-mission = { $action ->
    [lumber] Arracher du bois à la maison
    [corpse] Emporter le cadavre
    [refuel] Faire le plein à la pompe
    [take-food] Prendre les vivres
    [take-water] Prendre l'eau
    [take-blankets] Prendre les couvertures
    [take-radio] Prendre la radio
    [put-food] Déposer les vivres
    [put-water] Déposer l'eau
    [put-blankets] Déposer les couvertures
    [put-radio] Déposer la radio
    [grave] Se recueillir sur la tombe de famille
    [burn] Brûler le nid
   *[other] { $action }
}

event-card-turned = { $side ->
    [zombicide] { $who } passe en mode Zombicide.
   *[romero] { $who } passe en mode Romero.
}
event-attack-landed = { $foe ->
    [none] Un tir perdu touche { $figure }.
   *[other] { $figure } subit une attaque ({ $foe }).
}
event-armor-lost = { $damage ->
    [one] { $who } subit 1 blessure
   *[other] { $who } subit { $damage } blessures
} ({ $left ->
    [0] c'était la dernière
   *[other] encore { $left } et c'est la fin
}).
event-door-closed = { $who } ferme : { $opening }.
event-door-opened = { $who } ouvre : { $opening }.
event-barricade-built = { $who } construit une barricade : { $opening }.
event-barrier-burst = L'ouverture cède : { $opening }.
event-molotov-thrown = { $who } lance un cocktail Molotov en { $zone }.
event-spawn-awoke = Désormais, des goules viennent aussi de { $zone }.
event-spawn-destroyed = Le nid en { $zone } est la proie des flammes.
event-spawn-shifted = Un jeton d'apparition passe de { $start } à { $zone }.
event-reloaded = { $who } recharge : { $weapon }.
event-cards-combined = { $who } fabrique : { $card }.
event-got-in = { $who } monte : { $machine } ({ $seat ->
    [driver] au volant
   *[passenger] comme passager
}).
event-got-out = { $who } descend : { $machine }.
event-seat-changed = { $seat ->
    [driver] { $who } prend le volant.
   *[passenger] { $who } laisse le volant.
}
event-car-driven = { $who } roule jusqu'en { $zone }.
event-scene-action-done = { $who } { $action ->
    [lumber] arrache du bois à la maison
    [corpse] emporte le cadavre
    [refuel] fait le plein à la pompe
    [take-food] prend les vivres
    [take-water] prend l'eau
    [take-blankets] prend les couvertures
    [take-radio] prend la radio
    [put-food] dépose les vivres
    [put-water] dépose l'eau
    [put-blankets] dépose les couvertures
    [put-radio] dépose la radio
   *[grave] se recueille sur la tombe de famille
}.
event-spot-searched = { $found ->
    [yes] { $who } trouve la clé en { $zone }.
   *[no] La clé n'est pas en { $zone }.
}
event-remote-taken = { $who } a la clé : { $machine }.
event-remote-given = { $who } remet la clé à { $other } : { $machine }.
event-deck-shuffled = { $deck ->
    [house] La défausse de la maison forme une nouvelle pioche.
    [melee] La défausse des armes de mêlée forme une nouvelle pioche.
    [ranged] La défausse des armes à distance forme une nouvelle pioche.
   *[enemies] La défausse des goules forme une nouvelle pioche.
}
event-activation-began = Les goules agissent : { $foes }.

outcome-won = La scène est réussie.
outcome-eliminated = Un survivant a été éliminé : la scène est perdue.
outcome-out-of-reach = Un but ne peut plus être atteint : la scène est perdue.

odds-hits-and-strays = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $p1 } % de toucher, { $kill } % d'abattre une goule ; { $friendly-fire } % de toucher des amis ({ $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
} par tir perdu){ $friend-falls ->
    [0] {""}
   *[other] , { $friend-falls } % que quelqu'un tombe
}

sketch-legend = { $what ->
    [exterior] extérieur
    [road] route
    [porch] porche
    [corn] champ de maïs
    [woods] bois
    [grave] tombes
    [wreck] camion brûlé
    [pump] pompe à essence
    [cellar] cave
    [barn] grange
    [door] passage
    [window] fenêtre ouverte
    [stairs] escalier
    [closed] fermé
    [spawn] zone d'apparition
    [asleep] zone d'apparition en sommeil
    [place] quelque chose à faire ou à trouver
    [exit] issue
    [machine] { $name }
   *[enemy] { $name }
}
sketch-title = { $mission } · manche { $round } · danger { $level } · barricades restantes { $doors } · cartes supplémentaires { $tanks } · cartes à fouiller { $cards }
sketch-head = { $what ->
    [name] Nom
    [zone] Zone
    [armor] Santé
    [level] Niveau
   *[hands] Mains
}
sketch-note = { $what ->
    [left] à l'abri
    [eliminated] hors de combat
    [done] a joué
    [zombicide] mode Zombicide
    [romero] mode Romero
    [car] en voiture
   *[acting] { $actions ->
        [one] reste 1 action
       *[other] restent { $actions } actions
    }
}

# La boîte sur la table

source-enemies = Cartes Goule
source-house = Maison
source-melee = Armes de mêlée
source-ranged = Armes à distance
