# Texts of Night of the Living Dead: what it says in its own words; the rest is the family's.

ask-drive-on = Choose where { $who } drives next, or stop.
ask-shift-spawn = Choose where spawn token { $spawn } goes, or leave it.
ask-share-remote = Choose who holds the key of { $machine } now.
ask-assign-attack = Choose who takes the attack ({ $foe }, { $damage ->
    [one] 1 wound
   *[other] { $damage } wounds
}, { $count } left).
ask-friendly-fire = Choose who takes a stray shot ({ $damage ->
    [one] 1 wound
   *[other] { $damage } wounds
}, { $count } left).
ask-split = Choose where the odd { $foe } from { $zone } goes.

do-search = { $deck ->
    [house] Search the house
    [melee] Search for melee weapons
   *[ranged] Search for ranged weapons
}
do-close = Close: { $opening }
do-open = Open: { $opening }
do-mission = { $action ->
    [lumber] Tear lumber from the house
    [corpse] Carry the corpse away
    [refuel] Fill up at the pump
    [take-food] Pick up the food
    [take-water] Pick up the water
    [take-blankets] Pick up the blankets
    [take-radio] Pick up the radio
    [put-food] Put the food down
    [put-water] Put the water down
    [put-blankets] Put the blankets down
    [put-radio] Put the radio down
    [grave] Stand a moment at the family grave
    [burn] Burn the nest
   *[other] { $action }
}

event-card-turned = { $side ->
    [zombicide] { $who } turns to Zombicide mode.
   *[romero] { $who } turns to Romero mode.
}
event-attack-landed = { $foe ->
    [none] A stray shot hits { $figure }.
   *[other] { $figure } is attacked ({ $foe }).
}
event-armor-lost = { $damage ->
    [one] { $who } takes 1 wound
   *[other] { $who } takes { $damage } wounds
} ({ $left ->
    [0] that was the last
   *[other] { $left } more and they are out
}).
event-door-closed = { $who } closes: { $opening }.
event-door-opened = { $who } opens: { $opening }.
event-barricade-built = { $who } builds a barricade: { $opening }.
event-barrier-burst = It bursts open: { $opening }.
event-molotov-thrown = { $who } throws a Molotov into { $zone }.
event-spawn-awoke = Ghouls will come from { $zone } too from now on.
event-spawn-destroyed = The nest in { $zone } burns down.
event-spawn-shifted = A spawn token goes from { $start } to { $zone }.
event-reloaded = { $who } reloads: { $weapon }.
event-cards-combined = { $who } makes { $card }.
event-got-in = { $who } gets in: { $machine } ({ $seat ->
    [driver] at the wheel
   *[passenger] as a passenger
}).
event-got-out = { $who } gets out: { $machine }.
event-seat-changed = { $seat ->
    [driver] { $who } takes the wheel.
   *[passenger] { $who } leaves the wheel.
}
event-car-driven = { $who } drives to { $zone }.
event-scene-action-done = { $who } { $action ->
    [lumber] tears lumber from the house
    [corpse] carries the corpse away
    [refuel] fills up at the pump
    [take-food] picks up the food
    [take-water] picks up the water
    [take-blankets] picks up the blankets
    [take-radio] picks up the radio
    [put-food] puts the food down
    [put-water] puts the water down
    [put-blankets] puts the blankets down
    [put-radio] puts the radio down
   *[grave] stands a moment at the family grave
}.
event-spot-searched = { $found ->
    [yes] { $who } finds the key in { $zone }.
   *[no] The key is not in { $zone }.
}
event-remote-taken = { $who } has the key of { $machine }.
event-remote-given = { $who } hands the key of { $machine } to { $other }.
event-deck-shuffled = { $deck ->
    [house] The house discards are shuffled into a new deck.
    [melee] The melee discards are shuffled into a new deck.
    [ranged] The ranged discards are shuffled into a new deck.
   *[enemies] The ghoul discards are shuffled into a new deck.
}
event-activation-began = Ghouls act: { $foes }.

outcome-won = The scene is a success.
outcome-eliminated = A survivor was eliminated: the scene is lost.
outcome-out-of-reach = A goal can no longer be reached: the scene is lost.

odds-hits-and-strays = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $p1 }% for a hit, { $kill }% to bring one down; { $friendly-fire }% to hit friends ({ $damage ->
    [one] 1 wound
   *[other] { $damage } wounds
} a miss){ $friend-falls ->
    [0] {""}
   *[other] , { $friend-falls }% that one falls
}

sketch-legend = { $what ->
    [exterior] outside
    [road] road
    [porch] porch
    [corn] corn field
    [woods] woods
    [grave] graves
    [wreck] burnt-out truck
    [pump] gas pump
    [cellar] cellar
    [barn] barn
    [door] doorway
    [window] open window
    [stairs] stairs
    [closed] closed
    [spawn] spawn zone
    [asleep] sleeping spawn zone
    [place] something can be done or found
    [exit] way out
    [machine] { $name }
   *[enemy] { $name }
}
sketch-title = { $mission } · round { $round } · danger { $level } · barricades left { $doors } · extra cards { $tanks } · cards to search { $cards }
sketch-head = { $what ->
    [name] Name
    [zone] Zone
    [armor] Health
    [level] Level
   *[hands] Hands
}
sketch-note = { $what ->
    [left] safe
    [eliminated] eliminated
    [done] done
    [zombicide] Zombicide mode
    [romero] Romero mode
    [car] in the car
   *[acting] { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }
}

# The box on the table

source-enemies = Ghoul cards
source-house = House
source-melee = Melee weapons
source-ranged = Ranged weapons
