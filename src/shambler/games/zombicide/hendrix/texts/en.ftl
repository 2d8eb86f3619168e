# Texts of Fort Hendrix: what it says in its own words; the rest is the family's.

ask-assign-attack = Choose who takes the attack ({ $foe }, { $damage ->
    [one] 1 wound
   *[other] { $damage } wounds
}, { $count } left).
ask-friendly-fire = Choose who takes a stray shot ({ $damage ->
    [one] 1 wound
   *[other] { $damage } wounds
}, { $count } left).
do-search = { $deck ->
    [military] Search (military)
   *[other] Search
}
do-open = Open the door { $opening }
event-door-opened = { $who } opens the door { $opening }.
event-molotov-thrown = { $who } throws fire into { $zone }.
event-reloaded = { $who } reloads { $weapon }.
event-armor-lost = { $damage ->
    [one] { $who } takes 1 wound
   *[other] { $who } takes { $damage } wounds
} ({ $left } health left).
event-armor-restored = { $who } heals { $armor }.
event-activation-began = Zombies act: { $foes }.

sketch-legend = { $what ->
    [dark] dark zone
    [street] street
    [door] open door
    [closed] closed door
    [noise] noise
    [spawn] spawn zone
    [asleep] sleeping spawn zone
    [place] something can be done or found
    [exit] way out
    [machine] { $name }
   *[enemy] { $name }
}
sketch-title = { $mission } · round { $round } · danger { $level }
sketch-head = { $what ->
    [name] Name
    [zone] Zone
    [armor] Health
    [level] Level
   *[hands] Hands
}

# Questions
ask-break = Choose the weapon that { $who } loses.
ask-building-order = Choose the next dark zone of the building to fill.
ask-hand-over = Hand the companion over to { $who }?
ask-heal = Choose who is healed, or pass.
ask-leader = Choose who leads the companion.
ask-light-for-shot = Light up { $zone } for { $who }'s shot?
ask-mend-breaks = Save { $who }'s weapon from breaking?
ask-place-noise = Choose where the noise is made.
ask-shooter-zone = Choose where the next Shooter Walker appears.
ask-story-choice = Choose what to do: { $passage }.
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
ask-deal-rest = Choose who gets one more starting card: { $card }.
ask-first-card = Choose the card that { $who } starts with.
ask-give-dose = Choose who is treated ({ $count } left), or pass.
ask-light-for-search = Search with the light on? { $who } finds more, and is seen.
ask-milestone = Choose the reward for { $who }'s milestone.
ask-next-mission = Choose the mission that comes next.
ask-peek = Choose a card to look at ({ $count } left).
ask-share-wounds = Choose who takes a wound ({ $count } left).
ask-answer-spawn = Answer the zombies that appear close by, or pass.

sheet-line = { $name }: { $cxp } CXP, bonus actions { $bonus }, skills { $skills }, contaminated { $contaminated }, kept { $cards }
option-dark-zones = Dark Zones
option-dark-zones-help = Dark rooms are seen from the next zone only, and shots into them hit on a 6.
