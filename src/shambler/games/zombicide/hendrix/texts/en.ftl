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
    [lit] light
    [down] down, waits for help
    [machine] { $name }
   *[enemy] { $name }
}
sketch-title = { $mission } · round { $round } · danger { $level }
sketch-clock = { $what ->
    [night] { $hour }:00, day breaks in round { $round }
   *[day] { $hour }:00, night falls in round { $round }
}
sketch-note = { $what ->
    [left] safe
    [eliminated] dead
    [down] down in { $zone }: reach them by the end of round { $round }
    [rescued] brought to safety
    [leads] leads the companion
    [car] in the car
    [done] done
   *[acting] { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }
}
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
ask-mission-skill = Choose the campaign skill that { $who } has in this mission.
ask-give-up = Give the mission up? It is played again; the dead stay dead.
ask-successor = Choose who takes the place of { $who }.
ask-next-mission = Choose the mission that comes next.
ask-peek = Choose a card to look at ({ $count } left).
ask-share-wounds = Choose who takes a wound ({ $count } left).
ask-answer-spawn = Answer the zombies that appear close by, or pass.

sheet-line = { $name }: { $cxp } CXP, bonus actions { $bonus }, skills { $skills }, contaminated { $contaminated }, kept { $cards }
do-give-up = Give the mission up
outcome-given-up = The mission was given up: it is played again.
option-dark-zones = Dark Zones
option-dark-zones-help = Dark rooms are seen from the next zone only, and shots into them hit on a 6.
option-hour = Clock
option-hour-help = The hour at which the clock starts, in a mission played by itself; for instance the hour it really is. Night is from 19 to 6.

# The campaign
sheet-bonus = { $count ->
    [one] Bonus action
   *[other] Bonus action ×{ $count }
}
sheet-contaminated = Contaminated ×{ $count }: in the last two missions { $count ->
    [one] the Red skill does not work
    [2] Orange and Red skills do not work
    [3] no skill above Blue works
   *[other] no skill of a danger level works
}; nobody contaminated outlives the campaign.
story-note = Note { $number }
mark-contaminated = Contaminated
mark-lindas-call = Linda's call
mark-full-archive = The full archive
mark-mothers-letter = A mother's letter
mark-lindas-notes = Linda's notes
mark-lab-burnt = The lab burnt down
mark-samples-saved = The samples saved
mark-samples-burnt = The samples burnt
mark-names-of-the-dead = The names of the dead
mark-volunteers = Volunteers
mark-syringe-case = The syringe case
mark-flight-recorder = The flight recorder
mark-truth-known = The truth known
mark-evacuees-alive = The evacuees alive
mark-guardians = Guardians
mark-scorched-earth = Scorched earth
ending-guardians = The gate is shut for good. Those who are left stay behind it, and keep the fort for whoever comes.
ending-scorched-earth = Nothing stands where the fort was. From the north road one sees the smoke for three days.
ending-lost = Nobody came out to tell what happened in the fort.
ending-lindas-call = Linda's voice is still on the tape: Penny plays it at night.
ending-full-archive = The archive left with them, every page of it.
ending-mothers-letter = Penny has learned the letter by heart.
ending-lindas-notes = Somebody will be able to read Linda's notes one day, and begin where she stopped.
ending-lab-burnt = The laboratory will brew nothing more.
ending-samples-saved = The samples reached people who know what to do with them.
ending-samples-burnt = What was in the refrigerators is ash.
ending-names-of-the-dead = The list of names was read aloud, all of it.
ending-volunteers = Those who had offered their arms are remembered by name.
ending-syringe-case = The syringe case is empty: it was needed.
ending-flight-recorder = The recorder of the helicopter says who gave the order.
ending-truth-known = What the fort was for is no secret any more.
ending-evacuees-alive = The evacuees live, and somebody waits for each of them.
ending-lives = { $name } lives.
ending-died = { $name } did not come back.
ending-contaminated = { $name } saw the end, and died of what the fort had made.

# The box on the table

source-enemies = Zombie cards
source-advanced = Equipment
source-military = Military
source-pimpweapon = Pimpweapons
