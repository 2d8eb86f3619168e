# Textes de Fort Hendrix : ce que le jeu dit avec ses propres mots ; le reste est à la famille.

ask-assign-attack = Choisissez qui subit l'attaque ({ $foe }, { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
}, reste { $count }).
ask-friendly-fire = Choisissez qui reçoit une balle perdue ({ $damage ->
    [one] { $damage } blessure
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
    [lit] lumière
    [down] à terre, attend de l'aide
    [machine] { $name }
   *[enemy] { $name }
}
sketch-title = { $mission } · manche { $round } · danger { $level }
sketch-clock = { $what ->
    [night] { $hour } h, le jour se lève à la manche { $round }
   *[day] { $hour } h, la nuit tombe à la manche { $round }
}
sketch-note = { $what ->
    [left] à l'abri
    [eliminated] mort
    [down] à terre en { $zone } : à rejoindre avant la fin de la manche { $round }
    [rescued] mis en sécurité
    [leads] guide le compagnon
    [car] dans la voiture
    [done] a fini
   *[acting] { $actions ->
        [one] reste { $actions } action
       *[other] restent { $actions } actions
    }
}
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
ask-mission-skill = Choisissez la compétence de campagne que { $who } a dans cette mission.
ask-give-up = Abandonner la mission ? Elle se rejoue, et les morts restent morts.
ask-successor = Choisissez qui prend la place laissée par { $who }.
ask-next-mission = Choisissez la mission suivante.
ask-peek = Choisissez une carte à regarder (reste { $count }).
ask-share-wounds = Choisissez qui subit une blessure (reste { $count }).
ask-answer-spawn = Répondre aux zombies qui apparaissent tout près, ou passer.

sheet-line = { $name } : { $cxp } PXC, actions bonus { $bonus }, compétences { $skills }, contaminé { $contaminated }, gardé { $cards }
do-give-up = Abandonner la mission
outcome-given-up = La mission est abandonnée : elle se rejoue.
option-dark-zones = Zones obscures
option-dark-zones-help = On ne voit dans les pièces obscures que depuis la zone voisine, et les tirs n'y touchent que sur 6.
option-hour = Horloge
option-hour-help = L'heure à laquelle part l'horloge, dans une mission jouée seule ; par exemple l'heure qu'il est vraiment. La nuit va de 19 à 6 heures.

# La campagne
sheet-bonus = { $count ->
    [one] Action bonus
   *[other] Action bonus ×{ $count }
}
sheet-contaminated = Contamination ×{ $count } : dans les deux dernières missions, { $count ->
    [one] la compétence rouge n'agit plus
    [2] les compétences orange et rouge n'agissent plus
    [3] seule la compétence bleue agit encore
   *[other] aucune compétence de niveau n'agit plus
} ; nul contaminé ne survit à la campagne.
story-note = Note { $number }
mark-contaminated = Contamination
mark-lindas-call = L'appel de Linda
mark-full-archive = Les archives complètes
mark-mothers-letter = La lettre d'une mère
mark-lindas-notes = Les notes de Linda
mark-lab-burnt = Le laboratoire brûlé
mark-samples-saved = Les échantillons sauvés
mark-samples-burnt = Les échantillons brûlés
mark-names-of-the-dead = Les noms des morts
mark-volunteers = Les volontaires
mark-syringe-case = L'étui de seringues
mark-flight-recorder = L'enregistreur de vol
mark-truth-known = La vérité connue
mark-evacuees-alive = Les évacués en vie
mark-guardians = Les gardiens
mark-scorched-earth = La terre brûlée
ending-guardians = La porte est close pour de bon. Ceux qui restent demeurent derrière elle et gardent le fort pour qui viendra.
ending-scorched-earth = Plus rien ne se dresse là où était le fort. De la route du nord, on voit la fumée pendant trois jours.
ending-lost = Personne n'est sorti pour dire ce qui s'est passé dans le fort.
ending-lindas-call = La voix de Linda est toujours sur la bande : Penny l'écoute la nuit.
ending-full-archive = Les archives sont parties avec eux, jusqu'à la dernière page.
ending-mothers-letter = Penny a appris la lettre par cœur.
ending-lindas-notes = Quelqu'un saura lire un jour les notes de Linda et reprendre là où elle s'est arrêtée.
ending-lab-burnt = Le laboratoire ne préparera plus rien.
ending-samples-saved = Les échantillons sont parvenus à des gens qui savent qu'en faire.
ending-samples-burnt = Ce que contenaient les réfrigérateurs n'est plus que cendre.
ending-names-of-the-dead = La liste des noms a été lue à voix haute, tout entière.
ending-volunteers = De ceux qui avaient tendu le bras, on retient les noms.
ending-syringe-case = L'étui de seringues est vide : on en a eu besoin.
ending-flight-recorder = L'enregistreur de l'hélicoptère dit qui a donné l'ordre.
ending-truth-known = À quoi servait le fort n'est plus un secret.
ending-evacuees-alive = Les évacués sont en vie, et quelqu'un attend chacun d'eux.
ending-lives = { $name } est en vie.
ending-died = { $name } ne reviendra pas.
ending-contaminated = { $name } a vu la fin, et a succombé à ce que le fort avait produit.

# La boîte sur la table

source-enemies = Cartes Zombie
source-advanced = Équipement
source-military = Militaire
source-pimpweapon = Armes pimp
