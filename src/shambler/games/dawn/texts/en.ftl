# Dawn of the Zeds, in English. Names of cards, counters and places come from the content files.

## Questions

ask-action = What do you do next?
ask-defender = { $place }: who defends? The defender takes all the Hits.
ask-traps = Zeds enter { $place }. Does { $unit } try the Traps?
ask-flee = Zeds enter { $place }. Does { $unit } retreat instead of fighting?
ask-re-roll = { $zeds-hits ->
    [one] 1 Hit
   *[other] { $zeds-hits } Hits
  } on the Zeds, { $unit-hits } on { $unit }; { $loser ->
    [zeds] the Zeds lose
   *[unit] { $unit } loses
  }. Roll again? The second result is final.
ask-hit-zeds = { $hits ->
    [one] 1 Hit is
   *[other] { $hits } Hits are
  } left: which Zeds unit takes the next one?
ask-tie = Equally strong: which Zeds unit goes first?
ask-start = { $zed } finds its Start space full: which other one?
ask-retreat-first = There is not room for all at { $place }: who stops there?
ask-next-track = All tracks are activated: which is next?
ask-fated-track = Which track is Fated?
ask-place-zeds = Where does the new Zeds unit appear?
ask-mark-zeds = Equally good: which Zeds unit gets the marker?
ask-mark-civilians = Which Civilians get the { $marker ->
    [leader] Civilian Leader
   *[well-armed] Well-Armed
  } marker?
ask-bring-character = Who joins you?
ask-place-character = Where does { $unit } arrive?
ask-virtual-attack = { $track }: which unit is attacked?
ask-ambush = In whose space does the Zeds unit rise?
ask-favour-hero = Which Hero attacks with 2 columns in favour this turn?
ask-choose-effect = Choose one.
ask-repeat-effect = Once more?
ask-held-cards = { $moment ->
    [phase-begins] A Phase begins.
    [infection-rising] Infection reaches the end of its track.
    [chaos-due] No Chaos marker is left.
    [supply-short] There is too little to pay with.
    [group-activates] Zeds are about to move.
    [track-activates] A track is about to be activated.
    [before-fight] A combat is about to be rolled.
    [zeds-won] The Zeds have attacked and won.
   *[other] Now is the time.
  } Play a held card?
ask-fall-back = { $unit } may withdraw. Where to?
ask-follow = Who withdraws to { $place } with { $unit }?
ask-find = What do you take?
ask-seat-hero = Who plays { $unit }?
ask-payer = { $unit }: whose Player Action is spent?
ask-team-payer = Whose Player Action is spent?
ask-pick-counter = Two Zeds units were drawn: which one comes?
ask-leave-hiding = The attack has failed. Does { $unit } leave his hiding place, too?
ask-pressure-group = Zeds Pressure, equally strong: which Zeds move?
ask-place-next = Where does the next Zeds unit appear?

ask-choose-hero = Choose the Hero who begins the team; three more are drawn.
ask-keep-hero = Which Hero joins the team?
ask-save = { $unit } has taken the last Hit. Make the Saving Roll?
ask-make-room = There is no bed for { $unit }. Who makes room?
ask-take-hit = Who takes the Hit?
ask-heal-who = Whom do you Heal?
ask-vip = The V.I.P. Survivors are safe. What do they bring?
ask-raiders-first = Equally strong: which Raiders move first?
ask-loot = The Raiders take { $count } more. What do you give them?
ask-loss = { $count } more to lose. What?
ask-free-step = { $unit } may move one space for free. Where to?
ask-refugees = Who moves toward Town Center ({ $count } left)?
ask-teleport = Where does { $unit } appear?
ask-walk-back = Who goes back first?
ask-perimeter = Zeds would enter { $place }. Use the Defensive Perimeter?
ask-bark = Zeds leave { $place }. Does { $unit } bark?
ask-stealth = Does { $unit } try to hide?
ask-assassin = { $place }: does { $unit } try an Assassin Strike?
ask-withdraw = { $place }: does { $unit } withdraw?
ask-charge = { $place }: does { $unit } charge?
ask-distraction = { $place }: which Civilians take a Hit and retreat to stop the Zeds?
ask-heal-zeds = Which Zeds unit recovers?
ask-restore = Who restores order next?
ask-remove-chaos = Where does a Chaos marker go?
ask-chaos-next = Which Chaos space is next?
ask-hit-unit = { $hits ->
    [one] 1 Hit is
   *[other] { $hits } Hits are
  } left: who takes the next one?
ask-hit-weakest = Hit the weakest Zeds unit near you?
ask-component = Which Component of the Super Weapon do you build?
ask-lose-component = Which Component is lost?
ask-discard-held = Which held card is discarded?
ask-cancel-text = { $card }: discard a held card to cancel its text?
ask-full-heal = Which patient recovers fully?
ask-hospitalise = Who goes to the Hospital?
ask-patient-to-cemetery = Which patient is given up?
ask-revive = Who returns from the Cemetery?
ask-replace-super = Which Super Zeds unit becomes a Regular one?
ask-retreat-zeds = The Zeds of which space retreat?
ask-strike = Which space is hit?
ask-cannon = At whom is the cannon fired?
ask-breakdown = Which Hero breaks down?
ask-bats = Whom do the bats attack?
ask-burst = Which Zeds unit bursts?
ask-super-first = Equally close to Town Center: which Super Zeds unit goes first?
ask-turn-one = Who turns into Zeds?
ask-fire-hoses = Which Zeds unit is pushed back?
ask-mark-again = Which marker comes back?
ask-place-un-zeds = Where does { $unit } appear?
ask-un-zeds-start = On which Start space does it return?
ask-zeds-turn = { $count ->
    [0] What do the Zeds do next?
    [one] What do the Zeds do next? 1 Zeds Action is left.
   *[other] What do the Zeds do next? { $count } Zeds Actions are left.
  }
ask-un-zeds-step = { $track } is activated: who goes forward one space for free?
ask-lent-action = What does { $unit } do with the free Action?
ask-remove-hits = Which Zeds unit loses a Hit ({ $count } left)?
ask-allied-zeds = On which Start space do Zeds join you ({ $count } left)?
ask-bail = Who is bailed out of Jail?
ask-lend-a-hand = Who gets a free Action?
ask-spoil = { $count ->
    [one] A die is about to be rolled.
   *[other] { $count } dice are about to be rolled.
  } Does { $unit } add one?
ask-keep-dice = Which dice count?
ask-along = Does { $unit } retreat to { $place } with the Zeds?

## Options

do-move = { $unit } to { $place }
do-shoot = { $unit } shoots at { $zed } in { $place }
do-make = { $unit } makes Ammo and shoots at { $zed } in { $place }
do-citadel = { $unit } shoots at { $zed } in { $place } by the Mayor's order
do-fire = { $by ->
    [make] { $unit } makes Ammo and shoots at { $foe } in { $place }
    [citadel] { $unit } shoots at { $foe } in { $place } by the Mayor's order
   *[ammo] { $unit } shoots at { $foe } in { $place }
  }
do-forage = { $unit } forages
do-order = { $leader } orders { $unit } to act
do-speech = { $unit } gives the Motivational Speech
do-play = Play { $fate }
do-track = { $track }
do-place = { $place }
do-zed = { $zed }
do-unit = { $unit }
do-try = { $ability ->
   *[traps] Try the Traps
  }
do-flee = { $unit } retreats
do-reroll = Roll again
do-choose = { $branch ->
    [two-heals] Two free Heals
    [lower-infection] Lower Infection
    [one-heal] Lower Infection and one free Heal
    [heal] A free Heal
    [research] A free Research attempt
    [early-research] An Early Research card on top
    [activate-fewest] Activate the track with the fewest Zeds
    [lab-technician] A lab technician: Infection to 0
    [medical-technician] A medical technician: everybody recovers
    [gatherings] 4 Supplies and 2 Ammo
    [tough] Tough
    [fast] Fast
    [smart] Smart
    [toxic] Toxic
    [stench] Stench
    [leader] Zeds Leader
   *[again] Once more
  }
do-seat = { $seat }
do-find = { $stock ->
    [ammo] { $number } Ammo
    [infection] { $number } Infection
    [hits] { $number ->
        [one] 1 Hit
       *[other] { $number } Hits
      }
   *[supplies] { $number ->
        [one] 1 Supply
       *[other] { $number } Supplies
      }
  }
do-dare = { $what ->
    [save] Make the Saving Roll
    [perimeter] Use the perimeter
    [bark] Bark
    [stealth] Hide
    [assassin] Try it
    [withdraw] Withdraw
    [spoil] Add a die
    [along] Go with them
   *[charge] Charge
  }
do-heal = Heal { $unit }
do-aid = { $leader } gives { $unit } First Aid
do-discharge = Discharge { $unit }
do-equip = { $leader } make way for { $unit }
do-research = { $price ->
    [supplies] { $unit } does Research for Supplies
   *[action] { $unit } does Research
  }
do-build = { $what ->
    [strongpoint] { $unit } builds the Strongpoint at { $place }
    [minefield] { $unit } lays the Minefield at { $place }
   *[barricade] { $unit } builds a Barricade at { $place }
  }
do-grenade = { $unit } throws a Gas Grenade at { $place }
do-bridge = { $what ->
    [ferry] Set up a ferry
   *[repair] Repair the bridge
  }
do-ability = { $what ->
    [medical] { $leader } Heals { $unit }
    [human-trials] { $leader }: a patient for a Research card
    [overtime] { $leader }: Infection for an Event Action
    [train] { $leader } trains { $unit }
    [recruit] { $leader } fills up the ranks of { $unit }
    [visions] { $leader } looks at the top Fate card
    [intelligence] { $leader } looks at the top Event card
    [improvised-ammo] { $leader } makes Ammo out of Supplies
    [release] { $leader } release { $unit }
    [fire-hoses] { $leader }: fire hoses
   *[broadcast] { $leader } calls { $unit } to act
  }
do-appear = { $unit } shows up and fights
do-convert = { $supplies } Supplies into { $ammo } Ammo
do-component = { $component }
do-ride = { $unit } to { $place } with { $fate }
do-walk = { $unit } to { $place }
do-stroll = { $unit } to { $place } by his Character Action
do-mend = Take the Hit marker off { $zed }
do-soothe = Natalia takes the Hit marker off { $zed }
do-infect = Raise Infection by 1
do-raise = A new Zeds unit at { $place }
do-scheme = { $what ->
    [doctor-infect] { $leader }: Infection +2
    [doctor-heal] { $leader }: a Hit less on two Zeds units
    [doctor-both] { $leader }: Infection +1, and a Hit less on one Zeds unit
    [place-chaos] { $leader } sets the place on fire
    [bad-medicine] { $leader } declares Bad Medicine
    [sabotage] { $leader } sabotages the Research
    [agitate] { $leader } agitate against an Event Action
   *[attract-allies] { $leader } look for allies
  }
do-against = { $what ->
    [bail] { $leader } bails { $unit } out
    [lawyers] { $leader } send lawyers after { $unit }
   *[lend-a-hand] { $leader } lends { $unit } a hand
  }
do-enjoin = { $leader } stop { $unit }: { $ability ->
    [leadership] Leadership
    [citadel] Citadel
    [motivational-speech] Motivational Speech
    [initiative] own Action
    [zen] Zen
    [first-aid] First Aid
    [medical] Medical
    [improvised-ammo] Improvised Ammo
    [release] Release
   *[broadcast] Emergency Broadcasting System
  }
do-dice = { $faces }
do-arrest = { $leader } arrests { $unit }
do-pass = No
do-done = Done
do-face = { $value }

## Why not

why-defiant = Defiant Civilians do not leave their Village.
why-no-entry = Nothing may enter there this turn.
why-enemies-between = Enemies stand in the way.
why-space-full = There is no room to stop there.
why-start-space = Units never move onto a Start space.
why-no-ammo = There is no Ammo left.
why-no-supplies = There are no Supplies left.
why-no-actions = No Action is left for this unit.
why-not-your-hero = No Action is left for { $unit }: a Player Action serves its player's own Heroes.
why-too-far = Farther than { $points ->
    [one] 1 Movement Point
   *[other] { $points } Movement Points
  }.
why-start-space-is-safe = Nobody shoots into or out of a Start space.
why-not-from-here = Nobody shoots from here.
why-across-town = A shot does not cross Town Center.
why-out-of-range = Out of range: { $reach ->
    [one] 1 space
   *[other] { $reach } spaces
  } at most.
why-spreader-last = Other Zeds in that space come first.
why-not-in-town-center = Only a unit in Town Center shoots by the Mayor's order.
why-not-near-the-leader = Too far away to be ordered.
why-never-forages = This unit does not forage.
why-no-use-now = { $fate } would do nothing now.
why-two-actions = Making Ammo takes two Actions.
why-cannot-shoot = This unit cannot shoot.
why-nothing-here = There is nothing to find here.
why-healed-this-turn = Healed once this turn already.
why-marker-spent = This Character Action was used this turn.
why-once-per-game = Once per game only.
why-never-arrests = An animal arrests nobody.
why-other-window = { $fate } is played at another moment.

## The log

event-turn-began = Turn { $turn }.
event-event-drawn = Event: { $event_card }.
event-phase-began = { $phase ->
    [four-r] 4R Phase.
    [infection] Infection Phase.
    [eat] Eat Phase.
    [zeds] Zeds Phase.
    [action] Action Phase.
    [brains] Brains!
   *[housekeeping] Housekeeping.
  }
event-stock-changed = { $stock ->
    [ammo] Ammo
    [supplies] Supplies
    [infection] Infection
   *[event-actions] Event Actions
  }: { $before } to { $after }.
event-fate-drawn = Fate: { $card }.
event-fate-reshuffled = The Fate discards are shuffled.
event-track-fated = { $track } is Fated.
event-fate-played = { $card } takes effect.
event-fate-held = { $card } is kept for later.
event-held-card-played = { $card } is played.
event-held-card-kept = { $card } is kept (rolled { $roll }).
event-goodies-placed = Goodies! at { $place }.
event-goodies-found = The goodies at { $place } are collected.
event-track-activated = { $track } is activated.
event-pressure-felt = Zeds Pressure: { $pressure ->
    [move] { $times ->
        [one] the strongest Zeds move.
       *[other] the strongest Zeds move, { $times } groups.
      }
   *[place] { $times ->
        [one] 1 more Zeds unit.
       *[other] { $times } more Zeds units.
      }
  }
event-zeds-placed = { $zed } at { $place }.
event-zeds-moved = { $zeds } to { $place }.
event-zeds-blocked = { $zeds } cannot enter { $place }.
event-zeds-retreated = { $zed } back to { $place }.
event-zeds-left-board = { $zed } finds no room and leaves the board.
event-zeds-hit = { $zed } takes { $hits ->
    [one] 1 Hit
   *[other] { $hits } Hits
  }.
event-zeds-eliminated = { $zed } is eliminated at { $place }.
event-zeds-flipped = { $zed } is at full strength again.
event-zeds-replaced = { $zed } makes room for { $new } at { $place }.
event-zeds-marked = { $zed } gets the marker { $marker ->
    [tough] Tough
    [fast] Fast
    [smart] Smart
    [toxic] Toxic
    [stench] Stench
   *[leader] Zeds Leader
  }.
event-hit-markers-cleared = All Hit markers leave the Zeds.
event-fight-began = { $attacking ->
    [yes] { $unit } attacks in { $place }.
   *[no] { $unit } defends { $place }.
  }
event-fight-rolled = Combat at { $place }: { $faces }. { $zeds_hits } on the Zeds, { $unit_hits } on { $unit }; { $zeds_lose ->
    [yes] the Zeds lose.
   *[no] { $unit } loses.
  }
event-result-turned = { $unit } holds { $place } after all.
event-defiant-released = { $unit }: no longer defiant.
event-traps-worked = The Traps of { $unit } work ({ $roll }).
event-traps-failed = The Traps of { $unit } fail ({ $roll }).
event-hits-cancelled = Toughness ({ $faces }): { $count ->
    [one] 1 Hit is
   *[other] { $count } Hits are
  } cancelled.
event-unit-hit = { $unit } takes { $hits ->
    [one] 1 Hit
   *[other] { $hits } Hits
  }.
event-unit-saved = { $unit } is saved ({ $roll }).
event-unit-buried = { $unit } is lost ({ $roll }).
event-unit-retreated = { $unit } { $withdrawal ->
    [yes] withdraws
   *[no] retreats
  } to { $place }.
event-unit-moved = { $unit } moves to { $place }.
event-gunfire-rolled = { $unit } shoots at { $zed } in { $place } ({ $faces }): { $hits ->
    [0] a miss.
    [one] 1 Hit.
   *[other] { $hits } Hits.
  }
event-raiders-shot = { $unit } shoots at { $foe } in { $place } ({ $faces }): { $hits ->
    [0] a miss.
    [one] 1 Hit.
   *[other] { $hits } Hits.
  }
event-virtual-attack-rolled = { $unit } is attacked out of nowhere ({ $faces }): { $hits ->
    [0] no harm.
    [one] 1 Hit.
   *[other] { $hits } Hits.
  }
event-ambush-sprung = { $zed } rises at { $place }.
event-space-blasted = { $place } blows up; nothing may enter it this turn.
event-foraged = { $unit } forages ({ $faces }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
  }).
event-order-given = { $leader } orders { $unit } to act.
event-speech-given = { $unit } gives the Motivational Speech.
event-civilians-marked = { $unit }: { $marker ->
    [leader] Civilian Leader.
   *[well-armed] Well-Armed.
  }
event-hero-favoured = { $unit } attacks with 2 columns in favour this turn.
event-hero-seated = { $seat } plays { $unit }.
event-unit-arrived = { $unit } at { $place }.
event-outbreak-checked = Outbreak? { $faces } against { $level }: { $breaks_out ->
    [yes] yes.
   *[no] no.
  }
event-outbreak-began = { $unchecked ->
    [yes] An Unchecked Outbreak!
   *[no] An Outbreak!
  }
event-hunger-rolled = Hunger: { $roll } against { $mouths }.
event-unit-admitted = { $unit } is in the Hospital.
event-unit-healed = { $unit } is better.
event-unit-discharged = { $unit } leaves the Hospital.
event-spreader-returned = { $zed } is back at { $place } ({ $roll }).
event-spreader-gone = { $zed } is gone ({ $roll }).
event-zeds-healed = { $zed } recovers.
event-refugees-safe = { $unit } are safe in the Camp.
event-vip-helped = { $benefit ->
    [lab-technician] A lab technician: no more Infection.
    [medical-technician] A medical technician: everybody recovers.
   *[gatherings] They bring Supplies and Ammo.
  }
event-villagers-fled = { $unit } flee to { $place }.
event-refugees-moved = { $unit } to { $place }.
event-refugees-devoured = { $unit } are devoured at { $place }.
event-raiders-moved = { $unit } to { $place }.
event-raiders-looted = { $unit } loot the town.
event-guard-tried = { $unit }: { $roll }, { $works ->
    [yes] the Zeds stay where they are.
   *[no] to no avail.
  }
event-ability-tried = { $unit } rolls { $roll }.
event-barricade-built = { $what ->
    [strongpoint] The Strongpoint stands at { $place }.
    [minefield] The Minefield lies at { $place }.
   *[barricade] A Barricade at { $place }.
  }
event-barricade-destroyed = The Barricade at { $place } is gone.
event-mine-exploded = Mines at { $place } ({ $faces }): { $hits } Hits.
event-chaos-placed = Chaos at { $place }.
event-order-restored = Order is restored at { $place }.
event-bridge-changed = { $bridge ->
    [collapsed] The bridge collapses.
    [ferry] There is a ferry now.
   *[repaired] The bridge is repaired.
  }
event-stench-rolled = Stench at { $place } ({ $faces }): { $hits } Hits.
event-way-rolled = Catacombs at { $place }: { $roll }.
event-got-lost = Lost in the Catacombs: { $number }.
event-zeds-surfaced = { $zed } comes up at { $place }.
event-research-rolled = { $unit } does Research ({ $roll }): { $works ->
    [yes] a success.
   *[no] nothing yet.
  }
event-research-revealed = Research: { $research }.
event-early-added = One more Early Research card.
event-component-made = The Super Weapon has a new Component: { $component }.
event-component-lost = { $component } is lost.
event-antidote-step = { $discovered ->
    [yes] The Antidote is discovered!
   *[no] The Final Component is in the Laboratory.
  }
event-card-looked-at = { $deck ->
    [fate] The Hero side looks at the top Fate card.
   *[event] The Hero side looks at the top Event card.
  }
event-unit-trained = { $unit } are trained.
event-elwood-moved = { $here ->
    [yes] Elwood Berra arrives.
   *[no] Elwood Berra leaves.
  }
event-held-card-lost = { $card } is discarded.
event-fate-cancelled = The text of { $card } is cancelled.
event-strike-rolled = { $place } is hit ({ $faces }): { $hits } Hits.
event-un-zeds-fled = { $unit } is back at { $place }.
event-un-zeds-gone = { $unit } is out of the game.
event-hit-marker-taken = { $zed } loses its Hit marker.
event-bad-medicine-declared = { $unit } declares Bad Medicine: Heals cost one Supply more this turn.
event-lawyers-sent = The lawyers are after { $unit }: -1 to all rolls but Saving Rolls.
event-injunction-served = { $unit } may not use this ability this turn.
event-hand-lent = { $leader } lends { $unit } a hand.
event-roll-spoiled = { $unit } spoils the roll: { $faces }; { $kept } count.
event-un-zeds-rolled = { $unit } rolls { $roll }: { $works ->
    [yes] it works.
   *[no] to no avail.
  }
event-arrest-tried = { $leader } tries to arrest { $unit } ({ $roll }): { $works ->
    [yes] off to Jail.
   *[no] no luck.
  }
event-un-zeds-released = { $unit } is out of Jail.

## Odds

odds-fight = { $zeds-lose } %: the other side loses and goes back; { $unit-loses } %: { $unit } loses and goes back to { $place }. { $unit-falls } % to fall, { $zeds-fall } % to eliminate; { $mean } Hits on average
odds-gunfire = { $p1 } % to hit, { $eliminates } % to eliminate; { $mean } Hits on average
odds-forage = { $p1 } % to find something, { $ammo } % for Ammo
odds-traps = { $works } % to work
odds-save = { $works } % to survive
odds-research = { $works } % to reveal the next card
odds-arrest = { $works } % to make the arrest
odds-assassin = { $works } % for an Assassin Strike

## The end

outcome-survived = Dawn has come: Farmingdale stands.
outcome-chaos = Chaos has the last word: no marker is left. Farmingdale has fallen.
outcome-overrun = The Zeds are in Town Center. Farmingdale has fallen.

## The table in text

sketch-turn = Turn { $turn }, { $left ->
    [one] 1 card
   *[other] { $left } cards
  } to come
sketch-event = Event: { $name } ({ $tracks })
sketch-stock = Ammo { $ammo }. Actions: { $players } Player, { $event } Event.
sketch-supplies = Supplies { $supplies }. Infection { $infection } of 13.
sketch-chaos = Chaos: { $places } ({ $left } left)
sketch-built = Built: { $places }
sketch-research = Research: { $card } ({ $next }+). Super Weapon: { $parts }
sketch-hospital = Hospital: { $who }
sketch-offices = Offices and Laboratory: { $who }
sketch-camp = Refugee Camp: { $who }
sketch-jail = Jail: { $who }
sketch-zeds = Zeds Actions: { $actions }. Zeds or Infection by a Zeds Action: { $special ->
    [yes] still possible
   *[no] done for this turn
  }.
sketch-lawyers = Plague of Lawyers: { $who }
sketch-bad-medicine = Bad Medicine: Heals cost more this turn.
sketch-next-event = Next Event, as you know: { $card }
sketch-next-fate = Next Fate card, as you know: { $card }
sketch-town-cell = Town
sketch-at = { $place }: { $who }
sketch-legend = Z Zeds, by Strength and Hits left; ! defiant; ° a place with a name; # built; * Chaos
sketch-town = Town Center: { $who }
sketch-cemetery = Cemetery: { $who }
sketch-held = Held: { $cards }
sketch-nobody = nobody
sketch-forecast = { $track }: { $activations ->
    [0] no activation is known
    [one] one activation to come
   *[other] { $activations } activations to come
  }{ $nearest ->
    [-1] {""}
    [one] ; the nearest Zeds are one space from Town Center
   *[other] ; the nearest Zeds are { $nearest } spaces from Town Center
  }, Strength { $strength } in all{ $brains ->
    [yes] ; Brains! could bring them in
   *[no] {""}
  }
sketch-defiant = defiant

side-team = the defenders of Farmingdale
side-heroes = the defenders of Farmingdale
side-zeds = the Zeds
role-hero = Hero player { $number }
role-zeds = Zeds player

grade-bitter = Farmingdale remembers you bitterly.
grade-doubt = Your good name is in doubt.
grade-best = Most neighbours say that you did your best.
grade-respected = You are respected as people who know what to do.
grade-honour = The town's highest honour: it is yours to lead.

option-length = Length
option-length-help = How many event cards the game lasts.
option-length-short = short
option-length-normal = normal
option-length-medium = medium
option-length-long = long
option-length-epic = epic
option-bitter-dawn = Bitter dawn
option-bitter-dawn-help = Harder: the Zeds Phase of the last card is played, too.
option-well-stocked = Well stocked
option-well-stocked-help = Easier: two more Ammo to begin with.
option-attacker-loses-ties = Attackers lose ties
option-attacker-loses-ties-help = On a 2/2 result of combat the attacker loses, as in the second edition.
option-desperate-start = Desperate start
option-desperate-start-help = Harder: 2 Supplies and 1 Ammo to begin with.
option-solo-pressure = Pressure for one player
option-solo-pressure-help = Harder: Pressure is carried out with one player, too.
option-picked-team = Picked team
option-picked-team-help = Easier: six Heroes are drawn, and you keep four.
option-seats = Hero players
option-seats-help = How many play on the Hero side; a Versus game has one player more.
option-versus = Versus
option-versus-help = One more player runs the Zeds against the Hero players.
option-film-crew = Film Crew
option-film-crew-help = Versus: the Film Crew, who have no ability of their own, may come into play.

## What units can do

ability-ward-rounds = In a Staff Office: each Heal in the Hospital lowers Infection by { $infection } instead of 1.
ability-laboratory-skill = In the Laboratory: +{ $bonus } to Research rolls.
ability-fourth-component = In the Laboratory: the Super Weapon may have a fourth Component.
ability-clean-up = Once the Super Weapon is discovered, restoring order lowers Infection by 2 instead of raising it.
ability-overtime = Once a turn: Infection +{ $infection } for { $actions } Event Action more.
ability-rugged = Rugged: a die for every Hit; from { $cancels_from } on it is cancelled.
ability-assassin = Meeting Zeds or Raiders she may roll: 3 to 6 strikes unhurt with { $shift } columns in her favour, 2 lets her withdraw.
ability-zen = In a turn in which a held card was played: one Action of her own.
ability-tough = Tough: a die for every Hit; from { $cancels_from } on it is cancelled.
ability-train = As an Action: Regular Civilians on or next to his space are Trained (+{ $strength } Strength) and released.
ability-recruit = As an Action in Town Center, for { $ammo } Ammo: a Hit less on Regular Civilians on the map.
ability-forager = +{ $bonus } to Forage rolls.
ability-keys-to-the-city = Others have +{ $bonus } to Forage rolls on Town spaces and in Town Center.
ability-traffic-control = Move Actions enter Town Center for no Movement Point.
ability-citadel = Once a turn: a unit in Town Center shoots for no Action, with { $shift } column in its favour.
ability-motivational-speech = Once per game: a free Action for every other Player unit on a Town space or in Town Center.
ability-re-roll = May roll its Hand-to-Hand combat again, once; the second result stands.
ability-stockpile = Brings { $supplies } Supplies and { $ammo } Ammo into the game.
ability-no-infection = { $restoring ->
    [yes] Its fights raise no Infection, nor does restoring order.
   *[no] Its fights raise no Infection.
  }
ability-animal = An animal: acts in Chaos{ $passes_chaos ->
    [yes] {" "}and runs through it
   *[no] {""}
  }; cannot build, drive, restore order or Arrest.
ability-leadership = Once a turn: a free Action for Civilians or Refugees on or next to his space.
ability-scavenger = Forages with { $dice } dice; natural doubles pay twice.
ability-traps = When Zeds enter and he defends: from { $works_from } on they take { $hits } Hit and he withdraws.
ability-first-aid = { $paid_by ->
    [action] As an Action
   *[character] Once a turn
  }, for { $supplies } Supply: Heals a unit on or next to its space.
ability-initiative = One Action of its own each turn.
ability-teleport = In the 4R Phase a Refugees move may teleport him to the Laboratory or a Staff Office, or from there to any empty space.
ability-human-trials = In a Staff Office, with his own Action: a patient to the Cemetery for the next Research card.
ability-strongpoint = Once per game, for { $supplies } Supplies: the Strongpoint.
ability-minefield = Once per game, for { $supplies } Supplies and { $ammo } Ammo: the Minefield.
ability-hand-to-hand = { $shift } column in its favour { $only ->
    [attacking] when attacking hand to hand
    [defending] when defending
   *[other] in all Hand-to-Hand combat
  }.
ability-perimeter = Zeds that would come to or next to his space may be stopped: a die from { $works_from } on.
ability-fall-back = After shooting, may withdraw a space from the target; others may follow.
ability-make-ammo = { $actions } Actions make the Ammo for a shot.
ability-stealth = May hide among Zeds or Raiders: a die from { $works_from } on.
ability-noisy-bark = While hidden: Zeds and Raiders that would leave toward town stay on a die from { $works_from } on.
ability-charge = Attacking Regular Zeds: from { $works_from } on they take { $hits } Hit and run without a fight.
ability-medical = Once a turn, in a Staff Office: Heals a patient.
ability-fourth-bed = In a Staff Office: the Hospital has a fourth bed.
ability-survivalist = +{ $supplies } Supply with every Forage.
ability-lucky = Rolls { $dice } dice for its Saving Roll and takes the better.
ability-shortcuts = For a Movement Point: to the same number on a neighbouring track; others may take it from his space.
ability-visions = At any time: a look at the top Fate card.
ability-companion = Whoever shares his space, not in Town Center, rolls { $dice } die more and keeps the best.
ability-staff-support = In a Staff Office: +{ $bonus } to all Saving Rolls.
ability-intelligence = As an Action: a look at the top Event card.
ability-improvised-ammo = Once a turn: { $supplies } Supplies into { $ammo } Ammo.
ability-builders = Builds a Barricade for { $supplies } Supply, also next door.
ability-bridge-repair = May repair the bridge.
ability-call-to-arms = Brings one more random Heroic Civilians unit.
ability-last-line = While it is in play, Zeds must win a combat in Town Center to win the game.
ability-second-supply-free = The second Supply of every Phase is free.
ability-release = Once a turn, on or next to a Village: releases Civilians or Villagers.
ability-fire-hoses = As an Action: { $dice } dice; a Zeds unit next to it that is no stronger retreats.
ability-rationing = +{ $bonus } to the die of the Eat Phase.
ability-stand-firm = Wins every Hand-to-Hand combat against Zeds; Hits still count.
ability-broadcast = Once a turn: a free Action for Regular Civilians or Refugees above ground.
ability-amplified-speech = The Mayor's speech reaches everybody above ground.
ability-good-news = A held card may be discarded to cancel a bad Fate text.
ability-town-warning = Defenders in Town roll { $dice } die more and keep the best two.
ability-doctors-work = Once each Zeds Phase: move, Infection +2, a Hit less on two Zeds units, or Infection +1 and a Hit less on one.
ability-tie-breaker = While he is on the map without Zeds, the Zeds player breaks ties about Zeds.
ability-immune = { $kinds ->
    [3] No Zeds can attack him.
   *[other] Regular Zeds and Disease Spreaders cannot attack her.
  }
ability-unfazed = Chaos neither stops nor hinders; never restores order.
ability-dread = Player units on or next to her space have { $save } to Saving Rolls.
ability-heal-her-babies = Once each Zeds Phase, from a named space: takes the Hit marker off a Zeds unit.
ability-place-chaos = As a Zeds Action: Chaos on his own space.
ability-lend-a-hand = Once a turn, on a named space: a free Action for an Un-Zeds unit, or ...
ability-spoil-a-roll = ... one more die for any roll but Saving Rolls; the Zeds player picks those that count.
ability-bad-luck = Near him Forage rolls and attempts to Arrest him are { $penalty } worse.
ability-bad-medicine = As a Zeds Action: this turn every Heal costs { $supplies } Supply more.
ability-sabotage = As a Zeds Action: a die up to { $works_to } puts an Early Research card on top.
ability-bail = While he is in play { $zeds_actions } Zeds Actions free an Un-Zeds unit from Jail.
ability-plague-of-lawyers = As a Zeds Action: a Hero or Heroic Civilians have -{ $penalty } to all rolls but Saving Rolls.
ability-injunction = As a Zeds Action: a Character Action of a Hero or Heroic Civilians is lost for this turn.
ability-agitate = Once each Zeds Phase: a die above the number of its space costs the Hero side an Event Action.
ability-attract-allies = As a Zeds Action on a named space: 1 brings Un-Zeds, 2 or 3 up to two Zeds.
ability-free-step = Moves one space for free in each 4R Phase.
ability-above-ground = Never enters the Tunnel.
ability-newcomers = Has no Super Weapon before it has reached Town.
ability-loners = Shares no space with other Hero or Civilians units, but in Town Center.
ability-mean = One column against its human opponents, one in its favour against Zeds.
ability-rampage = Advances again, alone, after each attack it wins.
ability-always-wins = Whoever fights it loses.
ability-tough-zeds = Tough: a die for every Hit; up to { $cancels_to } it is cancelled.
ability-leap = Destroys Barricades on entry; no Terrain shift against it.
ability-infectious = Combat with it raises Infection by { $infection }.
ability-reanimate = Removes { $hits } Hit from itself whenever it is activated.
ability-double-move = Moves twice whenever it is activated.

# What counters can do, in words.
reference-unit = { $name }: Strength { $full }, reduced { $weak }; moves { $move }; { $reach ->
    [0] no Gunfire
    [one] Gunfire 1 space away
   *[other] Gunfire up to { $reach } spaces away
}.
reference-zeds = { $name }: Strength { $full }, reduced { $weak }.
reference-card = { $name }: { $text }
## The box on the table

source-events = Event cards
source-fate = Fate cards
source-research = Research cards
source-counters = Counters from the cup
source-set-up = Set-up
for-sabotage-roll = Sabotage in the Laboratory.
for-agitate-roll = Agitation among the people.
for-allies-roll = Who comes to help the Un-Zeds?
for-arrest-roll = An arrest: 5 and 6 succeed.
for-bring-character = Which character comes?
for-assassin-roll = { $unit } meets enemies in { $place }.
for-charge-in = { $unit } charges into { $place }.
for-set-traps = { $unit } springs the traps.
for-zeds-leave = { $zed } tries to leave { $place }.
for-unit-leaves = { $unit } tries to leave { $place }.
for-fight = Combat in { $place }.
for-guard = { $unit } tries to stop the Zeds.
for-mine-blast = The Minefield explodes.
for-break-down = Who breaks down?
for-splatter = Gunfire at the next unit.
for-turn-one = Which Zeds unit do they become?
for-eat-phase = Supplies are eaten.
for-draw-event = The next Event card: of which kind is it?
for-draw-from = The next Event card: which is it?
for-fate-draw = The next Fate card.
for-forage = { $unit } forages.
for-gunfire-attack = { $unit } fires at { $place }.
for-land-hits = Tough Zeds roll for their Hits.
for-hit-unit = { $unit } rolls for its Hits.
for-aim-hoses = { $unit } aims the hoses.
for-infection-phase = The Infection check.
for-outbreak = The Outbreak.
for-look-at-fate = Look at the top Fate card.
for-look-at-event = Look at the top Event card: of which kind is it?
for-look-from = Look at the top Event card: which is it?
for-roll-losses = How many are lost?
for-replace-zeds = Which Zeds unit takes the place?
for-roll-in-camp = A die for those in the camp.
for-new-zeds = Which Zeds unit comes to { $place }?
for-roll-for-branch = The card asks for a die.
for-research-roll = Research in the Laboratory.
for-reveal = The next Research card: of which kind is it?
for-reveal-of = The next Research card: which is it?
for-lose-component = Which Component is lost?
for-saving-roll = { $unit } took its last Hit: 4 to 6 saves it.
for-place-civilians = Which Civilians go to the next place?
for-spoil-roll = One more die: { $unit } spoils the roll.
for-spreader-save = Does { $zed } come back?
for-try-to-hide = { $unit } tries to hide.
for-stay-hidden = { $unit } tries to stay hidden.
for-stench-attack = The stench of { $zed }.
for-pick-side = Which side does the stench hit?
for-change-by-dice = How much is gained?
for-strike-at = How hard is the space hit?
for-throw-at-attackers = Gunfire at those who attack.
for-cannon-shot = The cannon fires.
for-virtual-attack = An attack on the Fated track.
for-ambush = Which Zeds unit rises?
for-place-by-die = On which space does it appear?
for-spawn-in-catacombs = A die for the next Catacombs space.
for-chaos-call = Which Zeds unit appears in the Chaos?
for-chaos-rolls = A die for the next Chaos space.
for-roll-stock = Supplies and Ammo to begin with.
for-level-team = Which Hero is drawn?
for-pick-team = Which Hero is drawn?
for-bring-un-zeds = Which Un-Zeds unit is drawn?
for-ventilate = Where does the next Zeds unit come up?
for-collapse = Which Tunnel space collapses?
for-wash-away = Rain: the next Zeds unit on the track.
for-un-zeds-save = { $unit } took its last Hit.
for-replace-super = Which Regular Zeds unit takes the place?
for-put-away = Is the card kept?

# The box on the table: how it is set up, and what to change after an entry was mended.

lay-board = Lay the board out. { $tunnel ->
    [yes] The Tunnel is in play.
   *[no] The Tunnel is not used at this level.
  }
lay-cup = Put the { $count } Regular Zeds into a cup.
lay-aside = { $kind ->
    [super] Lay the { $count } Super Zeds aside, face down.
   *[spreader] Lay the { $count } Disease Spreaders aside.
  }
lay-stock = Lay the Supplies and Ammo markers beside their tracks: two dice will say where they begin.
lay-ammo = Put the Ammo marker on { $count }.
lay-infection = Put the Infection marker on { $level }.
lay-chaos = Lay { $count } Chaos markers ready.
lay-end-card = Event deck: shuffle the { $count } end cards and lay one face down, at the very bottom.
lay-act = On top of it, Act { $act }: { $special ->
    [0] { $normal } Normal cards of that Act, unseen.
   *[other] { $special } Special and { $normal } Normal cards of that Act, unseen, shuffled together.
  }
lay-guard = Push { $event_card } into the Event deck so that exactly { $count } cards lie below it.
lay-fate = Shuffle the { $count } Fate cards of this level.
lay-research = Laboratory: { $research } lies face up. Shuffle { $advanced } Advanced cards, the { $features } Feature cards and the Breakthrough; { $early } Early cards go on top, unseen.
lay-start = A Zeds unit from the cup goes to { $place }. You are asked which when all is ready.
lay-civilians = A random Civilians unit goes to { $place }{ $how ->
    [village] , with a Defiant marker
   *[town] , without a marker
  }. You are asked which.
lay-unit = { $unit }: { $place }.
lay-team = The team: one Hero of your choice, others at random until there are { $count }, and Heroic Civilians, all in Town Center. You are asked who they are.
change-zed-off = Take { $zed } off { $place }.
change-zed-on = { $zed } comes to { $place }.
change-zed-move = { $zed }: from { $start } to { $place }.
change-zed-hits = { $zed }: Hits from { $was } to { $now }.
change-zed-marker = { $zed }: { $how ->
    [on] put on
   *[off] take off
  } the marker { $marker ->
    [tough] Tough
    [fast] Fast
    [smart] Smart
    [toxic] Toxic
    [stench] Stench
   *[leader] Zeds Leader
  }.
change-unit-off = Take { $unit } off { $place }.
change-unit-on = { $unit } comes to { $place }.
change-unit-move = { $unit }: from { $start } to { $place }.
change-unit-hits = { $unit }: Hits from { $was } to { $now }.
change-unit-marker = { $unit }: { $marker ->
    [fled] { $how ->
        [on] turn the counter: Refugees
       *[off] turn the counter: Villagers
      }
    [arrived] { $how ->
        [on] has reached Town
       *[off] has not reached Town
      }
   *[other] { $how ->
        [on] put on
       *[off] take off
      } the marker { $marker ->
        [defiant] Defiant
        [trained] Trained
        [leader] Civilian Leader
        [well-armed] Well-Armed
        [comatose] EKG
       *[stealthed] Stealth
      }
  }.
change-level = { $stock ->
    [ammo] Ammo
    [supplies] Supplies
   *[infection] Infection
  }: from { $was } to { $now }.
change-built = { $how ->
    [on] Put
   *[off] Take
  } { $built ->
    [chaos] a Chaos marker
    [barricades] a Barricade
    [strongpoint] the Strongpoint
   *[minefield] the Minefield
  } { $how ->
    [on] in
   *[off] off
  } { $place }.
change-event-back = { $event_card } goes back into the Event deck: shuffle it among the unseen cards of its Act.
change-event-out = Take { $event_card } out of the Event deck.
change-event-now = The Current Event is { $event_card }.
change-fate-back = { $pile ->
    [held] { $fate } is no longer held.
   *[other] { $fate } leaves the discarded Fate cards.
  }
change-fate-out = { $pile ->
    [held] { $fate } is held for later.
   *[other] { $fate } lies on the discarded Fate cards.
  }
change-research-now = Current Research: { $research }.
change-component = { $component }: { $how ->
    [on] now made
   *[off] not made any more
  }.
change-more = Other marks differ, too: compare them with the board shown here.
