# Textes de Fort Hendrix : ce que le jeu dit avec ses propres mots ; le reste est à la famille.

ask-assign-attack = Choisissez qui subit l'attaque ({ $foe }, { $damage ->
    [one] 1 blessure
   *[other] { $damage } blessures
}, reste { $count }).
ask-friendly-fire = Choisissez qui reçoit une balle perdue ({ $damage ->
    [one] 1 blessure
   *[other] { $damage } blessures
}, reste { $count }).
do-search = { $deck ->
    [military] Fouiller (militaire)
   *[other] Fouiller
}
do-open = Ouvrir la porte { $opening }
event-door-opened = { $who } ouvre la porte { $opening }.
event-molotov-thrown = { $who } jette le feu en { $zone }.
event-reloaded = { $who } recharge : { $weapon }.
event-armor-lost = { $damage ->
    [one] { $who } subit 1 blessure
   *[other] { $who } subit { $damage } blessures
} (santé restante : { $left }).
event-armor-restored = { $who } récupère { $armor } de santé.
event-activation-began = Des zombies agissent : { $foes }.

sketch-legend = { $what ->
    [dark] zone obscure
    [street] rue
    [door] porte ouverte
    [closed] porte fermée
    [noise] bruit
    [spawn] zone d'invasion
    [asleep] zone d'invasion endormie
    [place] quelque chose à faire ou à trouver
    [exit] sortie
    [machine] { $name }
   *[enemy] { $name }
}
sketch-title = { $mission } · manche { $round } · danger { $level }
sketch-head = { $what ->
    [name] Nom
    [zone] Zone
    [armor] Santé
    [level] Niveau
   *[hands] Mains
}

# Questions
ask-break = Choisissez l'arme que perd { $who }.
ask-building-order = Choisissez la prochaine zone obscure à remplir.
ask-hand-over = Confier le compagnon à { $who } ?
ask-heal = Choisissez qui est soigné, ou passez.
ask-leader = Choisissez qui mène le compagnon.
ask-light-for-shot = Éclairer { $zone } pour le tir de { $who } ?
ask-mend-breaks = Empêcher l'arme de { $who } de se briser ?
ask-place-noise = Choisissez où se fait le bruit.
ask-shooter-zone = Choisissez où paraît le prochain rôdeur tireur.
ask-story-choice = Choisissez que faire : { $passage }.
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
ask-deal-rest = Choisissez qui reçoit une carte de départ de plus : { $card }.
ask-first-card = Choisissez la carte avec laquelle { $who } commence.
ask-give-dose = Choisissez qui est soigné (reste { $count }), ou passez.
ask-light-for-search = Fouiller avec la lampe ? { $who } trouve davantage, et se fait voir.
ask-milestone = Choisissez la récompense du palier que franchit { $who }.
ask-next-mission = Choisissez la mission suivante.
ask-peek = Choisissez une carte à regarder (reste { $count }).
ask-share-wounds = Choisissez qui subit une blessure (reste { $count }).
ask-answer-spawn = Répondre aux zombies qui apparaissent tout près, ou passer.

sheet-line = { $name } : { $cxp } PXC, actions bonus { $bonus }, compétences { $skills }, contaminé { $contaminated }, gardé { $cards }
option-dark-zones = Zones obscures
option-dark-zones-help = On ne voit dans les pièces obscures que depuis la zone voisine, et les tirs n'y touchent que sur 6.
