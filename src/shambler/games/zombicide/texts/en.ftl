# Texts of the Zombicide family. Ids follow the names in the code.
#
# Questions begin with a verb and have at most twelve words; labels are short; events are one line.
# A namer gives "none" where there is nothing, and "$foe-many" is the plural of "$foe".

## Questions

ask-activate = Choose who acts next.
ask-turn = { $actions ->
    [0] Choose something free for { $who }, or end the turn.
   *[other] Choose an action for { $who } ({ $actions } left).
}
ask-move-on = Choose where { $who } goes next, or stop.
ask-free-move = Choose a free move for { $who }, or stay.
ask-receive = Keep { $card } for { $who }, or discard it?
ask-fill-hand = Choose what { $who } holds in hand { $slot }.
ask-fill-body = Choose what { $who } wears in body slot { $slot }.
ask-attach-ammo = Attach { $card } to a weapon, or pack it.
ask-share-card = Choose who packs { $card }.
ask-make-room = Choose a card { $who } discards: the backpack is full.
ask-trade = Accept for { $other }: gives { $gives }, gets { $gets }?
ask-discard-whose = Choose whose card to throw away.
ask-discard = Choose a card { $who } throws away.
ask-dice-count = Choose { $who }'s dice: { $dice }, or { $count } for the enemies.
ask-re-roll = Roll again? { $who } rolled { $dice } ({ $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}).
ask-roll-more = Roll more for the sixes? { $who } rolled { $dice }.
ask-assign-hit = Choose { $who }'s target in { $zone } ({ $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} left).
ask-friendly-fire = Choose who takes a stray shot ({ $damage } damage, { $count } left).
ask-assign-attack = Choose who takes the attack ({ $foe }, { $damage } damage, { $count } left).
ask-shield = Discard armor to spare { $who } { $damage } damage?
ask-avoid-damage = Discard cards to spare { $who } { $damage } damage?
ask-learn = Choose { $who }'s { $level } skill.
ask-split = Choose where the odd { $foe } from { $zone } goes.
ask-leave = Leave the board with { $who }, or stay?
ask-type-die = Roll die { $number } of { $of } and type its face.
ask-type-card = Draw card { $number } of { $of } and type which it is.

## Options

do-activate = { $who }
do-end = End the turn
do-move = Move to { $zone }
do-lead = Move to { $zone } with the { $machine }
do-stop = Stop here
do-search = Search
do-close = Close the door { $opening }
do-open = Open the door { $opening }
do-reorganize = Rearrange the inventory
do-trade = Trade with { $who }
do-melee = Attack with { $pair ->
    [yes] { $card } in both hands
   *[no] { $card }
}{ $enemy ->
    [none] {""}
   *[other] , all on one { $enemy }
}
do-fire = Fire { $pair ->
    [yes] { $card } in both hands
   *[no] { $card }
} at { $zone }{ $enemy ->
    [none] {""}
   *[other] , all on one { $enemy }
}
do-objective = Take the { $token } objective
do-noise = Make noise
do-oxygen = Take an oxygen tank
do-discard = Throw a card away (free)
do-drop = Discard { $card }{ $empty ->
    [yes] {" "}(empty)
   *[no] {""}
} ({ $who })
do-item = Use { $card } on { $who }
do-machine = { $machine }: { $order } { $zone }{ $enemy ->
    [none] {""}
   *[other] , all on one { $enemy }
}
do-skill = { $skill }: { $who ->
    [none] { $zone }
   *[other] { $who }
}
do-mission = { $action ->
    [unlock] Open the secured airlock with the bot
    [sample-mold] Gather a sample of mold
   *[other] { $action }
}
do-take = { $who }
do-zone = { $zone }
do-hit = { $reap ->
    [yes] Two { $enemy-many }
   *[no] { $enemy }
}{ $wasted ->
    [yes] {" "}(too tough: the hit is wasted)
   *[no] {""}
}
do-card = { $card }{ $empty ->
    [yes] {" "}(empty)
   *[no] {""}
}
do-learn = { $gain }
do-attach = { $who }'s { $card }
do-pack = { $who ->
    [none] Into the backpack
   *[other] { $who }
}
do-seat = Seat { $seat }
do-done = { $meaning ->
    [suffer] Take the damage that is left
    [throw] Throw away nothing else
    [save] Pull nobody else out
    [pack] Into the backpack; leave the rest
   *[rest] Leave the rest as it is
}
do-pass = Pass
do-ours = Let the program do it
do-face = { $value }
do-say = { $word ->
    [hand-over] Hand over
    [light] With light
    [dark] In the dark
    [keep] Keep
    [discard] Discard
    [agree] Agree
    [refuse] Refuse
    [leave] Leave the board
    [stay] Stay
    [hide] Hide
    [stay-visible] Stay visible
    [suffer] Take the damage
    [weapon-dice] The weapon's dice
    [by-enemies] One die per enemy
    [roll-more] Roll more dice
    [enough] Enough
    [spare] Leave it
    [later] Wait for a better moment
    [redraw] Discard and draw again
    [lucky] Roll again (Lucky)
   *[ammo] Roll again ({ $card })
}

## Events

event-round-began = Round { $round }.
event-turn-began = { $who } acts.
event-turn-ended = { $who } is done.
event-dealt = { $who } starts with { $card }.
event-moved = { $who } moves to { $zone }.
event-searched = { $cards-count ->
    [0] { $who } searches { $zone } and finds nothing.
   *[other] { $who } searches { $zone } and finds { $cards }.
}
event-card-kept = { $who } keeps { $card }.
event-card-discarded = { $who } discards { $card }.
event-rearranged = { $who } rearranges the inventory.
event-traded = { $who } trades with { $other }.
event-trade-refused = { $other } does not trade with { $who }.
event-door-closed = { $who } closes the door { $opening }.
event-door-opened = { $who } opens the door { $opening }.
event-door-broken = The door { $opening } is smashed from { $zone }.
event-noise-made = { $who } makes noise in { $zone }.
event-objective-taken = { $who } takes the { $color } objective.
event-objective-lost = The { $color } objective in { $zone } is lost.
event-tank-taken = { $who } takes an oxygen tank.
event-item-used = { $who } uses { $card }.
event-attack-rolled = { $machine ->
    [none] { $who } attacks { $zone } with { $weapon }
   *[other] { $who }'s { $machine } attacks { $zone }
}: { $dice } ({ $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on { $accuracy }+).
event-re-rolled = { $who } rolls again: { $dice }.
event-enemies-fell = { $who } eliminates { $count ->
    [one] 1 { $foe }
   *[other] { $count } { $foe-many }
} in { $zone }.
event-hits-wasted = { $who } wastes { $count ->
    [one] 1 hit
   *[other] { $count } hits
}: { $why ->
    [too-weak] too weak for the { $foe }
    [shielded] too weak for the { $foe }, and the others are behind it
    [too-few] too few to bring down the { $foe }
   *[nobody-left] no enemy is left in { $zone }
}.
event-experience-gained = { $who } gains { $amount } experience (now { $total }).
event-level-reached = { $who } reaches { $level }.
event-skill-gained = { $who } learns { $gain }.
event-attack-landed = { $foe ->
    [none] A stray shot hits { $figure } ({ $damage } damage).
   *[other] { $figure } is attacked ({ $foe }, { $damage } damage).
}
event-damage-avoided = { $figure } avoids { $damage } damage.
event-armor-lost = { $who } loses { $damage } armor ({ $left } left).
event-armor-restored = { $who } regains { $armor } armor.
event-eliminated = { $who } is eliminated.
event-machine-destroyed = The { $machine } is destroyed.
event-machine-acted = { $who } makes the { $machine } act.
event-machine-moved = The { $machine } moves to { $zone }.
event-remote-taken = { $who } takes the remote of the { $machine }.
event-enemies-moved = { $count ->
    [one] 1 { $foe } moves
   *[other] { $count } { $foe-many } move
} from { $start } to { $zone }.
event-activation-began = Enemies act: { $foes }.
event-nobody-activated = Nobody acts: no { $foes } on the board.
event-enemy-card-drawn = A card comes up for { $zone }: { $enemy_card }.
event-enemies-spawned = { $count ->
    [one] 1 { $foe } appears
   *[other] { $count } { $foe-many } appear
} in { $zone }.
event-figures-ran-out = Too few { $foe-many } are left to place.
event-spawn-awoke = The spawn zone in { $zone } becomes active.
event-mold-spread = Mold grows in { $zone }.
event-mold-burned = The mold in { $zone } burns out.
event-hellfire = { $who } sets { $zone } on fire.
event-deck-shuffled = { $deck ->
    [equipment] The equipment discards are shuffled into a new deck.
   *[enemies] The enemy discards are shuffled into a new deck.
}
event-left-board = { $who } leaves the board safely.
event-round-ended = Round { $round } ends.
event-hidden = { $who } hides.
event-uncovered = { $who } is no longer hidden.
event-skill-used = { $who } uses { $skill }.
event-goal-met = A goal is met.

## Reasons

why-way-closed = A closed door bars the way to { $zone }.
why-needs-tank = Nobody goes outside without a worn oxygen tank.
why-too-few-actions = Leaving costs { $cost ->
    [one] 1 action
   *[other] { $cost } actions
}; { $actions ->
    [0] none is left
    [one] 1 is left
   *[other] { $actions } are left
}.
why-no-actions = No actions are left this turn.
why-more-actions = This takes more actions than are left.
why-enemies-here = Nobody searches while enemies stand in the zone.
why-not-a-room = Only rooms can be searched.
why-soldier = Soldiers search security rooms only.
why-searched = { $who } has already searched this turn.
why-mold-search = Nothing can be found in mold.
why-mold-room = Mold has ruined this room.
why-no-tanks = All oxygen tanks are taken.
why-enemies-at-tanks = Nobody takes a tank while enemies stand in the zone.
why-door-used = One door per turn: { $who } has worked one already.
why-door-destroyed = A smashed door cannot be closed again.
why-door-coloured = Only the mission's own rules open or close this door.
why-door-reserve = All door tokens are on the board.
why-door-mold = Mold grows on one side of this doorway.
why-out-of-sight = { $zone } is out of sight.
why-out-of-range = { $zone } is { $distance ->
    [one] 1 zone away
   *[other] { $distance } zones away
}; the weapon reaches { $nearest } to { $farthest }.
why-nobody-to-hit = No enemy stands in the zone.
why-nothing-carried = { $who } carries nothing.
why-full-armor = { $who } has lost no armor.
why-nothing-to-trade = Neither of them carries anything.

## Outcomes

outcome-won = The mission is a success.
outcome-eliminated = A survivor was eliminated: the mission is lost.
outcome-out-of-reach = A goal can no longer be reached: the mission is lost.
outcome-mold-chain = Mold has joined two spawn zones: the mission is lost.

odds-hits = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $p1 }% for a hit, { $kill }% to bring one down
odds-all-out-hits = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $p1 }% for a hit, { $kill }% to bring one down, { $break }% to break
odds-all-out-hits-and-strays = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $p1 }% for a hit, { $kill }% to bring one down, { $break }% to break; { $friendly-fire }% to hit friends
odds-hits-and-strays = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $p1 }% for a hit, { $kill }% to bring one down; { $friendly-fire }% to hit friends ({ $damage } damage a miss){ $friend-falls ->
    [0] {""}
   *[other] , { $friend-falls }% that one falls
}

## The picture in the terminal

sketch-legend = { $what ->
    [security] security room
    [oxygen] oxygen supply
    [airlock] airlock
    [dark] dark zone
    [corridor] corridor
    [exterior] outside
    [door] doorway
    [closed] closed door
    [destroyed] smashed door
    [mold] mold
    [inactive] dead mold
    [noise] noise
    [spawn] spawn zone
    [asleep] sleeping spawn zone
    [objective] objective
    [exit] exit
    [machine] { $name }
   *[enemy] { $name }
}
sketch-title = { $mission } · round { $round } · danger { $level } · doors { $doors } · tanks { $tanks } · cards { $cards }
sketch-pack = Backpack: { $cards }
sketch-head = { $what ->
    [name] Name
    [zone] Zone
    [armor] Armor
    [level] Level
    [hands] Hands
   *[body] Body
}
sketch-note = { $what ->
    [left] safe
    [eliminated] eliminated
    [hidden] hidden
    [done] done
   *[acting] { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }
}

# Missions, machines, set-up

do-remote = Take the remote of the { $machine }
do-spawn = Destroy spawn token { $spawn }

event-remote-given = { $who } hands the remote of the { $machine } to { $other }.
event-survivor-placed = { $who } starts in { $zone }.
event-spawn-added = A spawn token is placed in { $zone }.
event-spawn-destroyed = The spawn token in { $zone } is destroyed: it was { $color }.
event-crew-left = { $left ->
    [0] The last of the crew are safe.
   *[other] Some of the crew get away ({ $left } left).
}
event-lock-opened = { $who } has the { $machine } open the lock { $opening }.
event-sample-gathered = { $who } gathers a sample ({ $sample ->
    [worker] worker
    [tank] tank
    [hunter] hunter
    [abomination] abomination
   *[mold] mold
}).

outcome-enemy-acted = An enemy got to the one you came for: the mission is lost.
outcome-enemy-entered = An enemy got among the crew: the mission is lost.

## Skills that act by themselves

ask-rush = Choose where { $who } runs.
ask-save = Choose whom { $who } pulls out of { $zone }.
ask-rescue = Let { $other } pull { $who } out?

why-nobody-to-run-at = No enemy is there, or it is out of reach.
why-nobody-to-taunt = No enemy is there, or the way is closed or too long.
why-nobody-to-shove = There is nobody to shove, or no way there.
why-nobody-to-slip-past = Nobody is in the way: an ordinary move does it.
why-no-way-there = No way leads there.
why-nobody-to-save = Nobody there is in need and in reach.
why-skill-used = This skill has been used this turn.
why-not-own-turn = This skill is for one's own turn.

## Barricades, cars, combining, scenes

do-build = Build a barricade: { $opening }
do-get-in = Get in: { $machine } ({ $seat ->
    [driver] at the wheel
   *[passenger] as a passenger
})
do-get-out = Get out: { $machine }
do-change-seat = { $seat ->
    [driver] Take the wheel
   *[passenger] Leave the wheel
}
do-drive = Drive to { $zone }
do-combine = Combine cards: { $card } (free)
do-reload = Reload: { $card }

why-ghouls-here = Not while enemies stand in the zone.
why-needs-tool = A tool that opens barricades must be in hand.
why-needs-boards = There is nothing to build with.
why-no-barricades = All barricades are on the board.
why-wheel-taken = Somebody else is at the wheel.
why-no-driving = This car cannot be driven.
why-not-driver = Only the driver drives.
why-off-road = No car drives into { $zone }.
why-needs-key = The driver needs the key.
why-in-car = Get out of the car first.
why-no-copy = No copy of { $card } is left.
why-wrong-mode = In Romero mode only the house deck can be searched.
why-somebody-else = This is for somebody else to do.
why-not-yet = Something else comes first.
why-needs-car = The car must stand here.
why-needs-card = { $card } must be in hand.

outcome-scene-lost = What must not happen has happened: the scene is lost.

side-survivors = the Survivors

option-survivors = Survivors
option-survivors-help = Who plays; if nobody is chosen, the six from the box.
option-owners = Who plays whom
option-owners-help = The seat of each survivor in turn, counted from 0; if empty, they are dealt around the table.
option-ultrared = Ultrared mode
option-ultrared-help = Experience goes on past the red level and earns further skills.
option-enemy-cards = Enemy cards
option-enemy-cards-help = The groups of cards that make the enemy deck.
option-enemy-cards-easy = easy
option-enemy-cards-hard = hard
option-enemy-cards-extra = extra activations
option-extra-spawns = Extra spawn zones
option-extra-spawns-help = Where a team of more than six puts its extra spawn tokens; if empty, you are asked.

## Buildings, zombie cards, night

do-light = Shine at { $zone }
do-light-off = Turn the light off
do-all-out = { $double ->
    [yes] All-out, twice the dice
   *[no] All-out
}: { $card }{ $pair ->
    [yes] {" "}×2
   *[no] {""}
} { $melee ->
    [yes] in { $zone }
   *[no] at { $zone }
}
do-mend = { $card ->
    [nothing] Ignore the breaks
   *[other] Give up { $card }{ $empty ->
        [yes] {" "}(empty)
       *[no] {""}
    }
}
do-lose-weapon = { $card }
event-hour-struck = The clock strikes { $hour }.
event-night-fell = Night falls.
event-day-broke = Day breaks.
event-light-turned = { $who } shines a light at { $zone }.
event-light-out = { $who }'s light goes out.
event-went-all-out = { $who } goes all-out with { $weapon }: { $dice ->
    [one] 1 die more
   *[other] { $dice } dice more
}.
event-weapon-broke = { $who }'s { $card } breaks.
event-breaks-mended = { $who } keeps the weapon in one piece.
why-door-barred = This door stays shut for now.
why-no-tool = Nobody opens a door without a tool in hand.
why-other-deck = This deck is not found here.
why-nobody-to-heal = Nobody there can be reached.

## The fallen, the companion, the story

do-rescue = Rescue { $who }
do-take-along = Take the companion along
do-story = Take story card { $number }
do-crate = Open the crate
do-decide = { $label }
event-knocked-out = { $who } is knocked out in { $zone }.
event-rescued = { $who } takes { $friend } to safety.
event-died = { $who } is dead: nobody came in time.
event-leader-chosen = { $who } leads the companion now.
event-card-read = { $who ->
    [none] The team reads “{ $passage }”: { $tale }
   *[other] { $who } reads “{ $passage }”: { $tale }
}
event-note-read = A note: { $tale }
event-card-refused = { $refusal }
event-word-found = The team notes a word: { $word }.
event-crate-opened = { $who } opens a crate in { $zone }.
why-card-locked = This card cannot be taken yet.
why-card-asks = What this card asks for is not here yet.
outcome-all-down = Nobody is left standing: the mission is lost.
outcome-companion-died = The companion is dead: all is lost.

sketch-aim = { $count } × { $enemy } ({ $zone }): see { $at }, and fire if the next card has their symbol ({ $symbols } of { $cards })
sketch-forecast = { $count } × { $enemy } ({ $zone }): { $what ->
    [attack] attack { $who } for { $damage } damage
    [break] break { $doors }
    [break-and-move] break { $doors }, or go to { $where }
    [move] go to { $where }
   *[stay] stay
}{ $actions ->
    [one] {""}
   *[other] , then act again ({ $actions } actions)
}
event-something-read = Something is read that nobody can know yet.
event-die-for-card = A die for { $who }: { $face }.
event-spawn-changed = Spawn zone { $spawn }: { $to ->
    [active] it is awake
    [inactive] it sleeps
   *[removed] it is gone
}.
event-rule-brought = { $flag ->
    [POWER_ON] The power is on: military rooms are no longer dark.
    [FLOODLIGHTS] Floodlights: night does not matter around the border building.
    [WELDED] The first border door that would give way will hold.
    [TIMER] The fuse is lit: everybody must be gone in three rounds.
   *[other] A new rule holds: { $flag }.
}
event-load-dropped = The load lies in { $zone }.
event-load-taken = { $who } carries the load now.
do-look-at = Look at card { $number }
do-load = Take up the load
do-next = Go on with { $mission }
why-choice-asks = What this asks for is not at hand.
why-crate-locked = This crate is locked.
why-door-one-sided = This door opens from inside only.

## Campaign sheets

do-bonus = Use a bonus action
do-successor = { $survivor }
do-milestone = A bonus action for every mission
do-campaign-skill = Campaign skill: { $gain }
event-cxp-gained = { $who }: { $amount } campaign experience ({ $total } in all).
event-bonus-gained = { $who } has one more bonus action in every mission.
event-campaign-skill-gained = { $who } gains { $gain } for the campaign.
event-bonus-used = { $who } uses a bonus action.
event-mark-gained = { $mark ->
    [contaminated] { $who } is contaminated ({ $total }).
   *[other] { $who }: { $mark } ({ $total }).
}
event-mark-lost = { $mark ->
    [contaminated] { $who } is rid of one contamination ({ $total } left).
   *[other] { $who } loses { $mark } ({ $total } left).
}
event-team-marked = The team will remember this ({ $mark }).
event-successor-chosen = { $survivor } takes the place of { $who }.
event-card-kept-for-next = { $who } keeps { $card } for the next mission.
event-card-worn-out = { $card } of { $who } does not last until the next mission.

## Weapons of the backpack, answers to spawns

do-from-pack = { $wrath ->
    [yes] Free attack from the backpack: { $card }{ $pair ->
        [yes] { " " }×2
       *[no] { "" }
    }{ $pushed ->
        [0] { "" }
        [1] { " " }all-out
       *[other] { " " }all-out, twice the dice
    }, { $zone }
   *[no] Attack from the backpack: { $card }{ $pair ->
        [yes] { " " }×2
       *[no] { "" }
    }{ $pushed ->
        [0] { "" }
        [1] { " " }all-out
       *[other] { " " }all-out, twice the dice
    }, { $zone }
}
do-answer = { $who }: { $skill }
event-fire-rolled = The fire: { $who } rolls { $face }.
event-door-forced = The door { $opening } gives way.

## Cars of the 2nd Edition

do-drive-fast = Drive fast to { $zone }
do-search-car = Search the car{ $deck ->
    [advanced] {" "}(advanced equipment)
    [military] {" "}(military equipment)
   *[other] {""}
}
why-car-full = No seat is free.
why-car-locked = The car is locked.
why-car-searched = Nothing is left to find in the car.
outcome-too-late = Somebody was still there when time ran out: the mission is lost.

# What enemies and cards can do, in words.
reference-enemy = { $name }: toughness { $toughness } (a hit must do as much damage), { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} each time, { $damage } damage with each attack, worth { $experience } experience.
reference-weapon = { $name }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, a hit on { $accuracy } or more, { $damage } damage a hit, { $far ->
    [0] in its own zone
   *[other] { $near ->
        [0] up to { $far } away
       *[other] { $near } to { $far } zones away
    }
}{ $noise ->
    [loud] , loud
    [silent] , silent
   *[none] {""}
}.
# Missions of one's own: what is wrong with a draft.
option-mission = Mission of your own
option-mission-help = The text of a mission, as the mission editor writes it.
flaw-no-zones = No tile is laid yet.
flaw-off-board = { $what }: { $cell } is off the board.
flaw-same-tile = { $tile } is the other side of { $other }: the box has this tile once.
flaw-tile-twice = Tile { $tile } lies here more than once; the box has one.
flaw-mismatch = These edges do not join: { $one } meets { $other }. Turn a tile.
flaw-open-building = A building would stand open to the outside here ({ $kind }).
flaw-unreachable = Nobody can get to { $zone }.
flaw-door-on-nothing = No edge between zones is there for a door.
flaw-door-on-wall = A door cannot lie on this: { $kind }.
flaw-duplicate = { $what } is there twice.
flaw-unknown = There is no { $what } called { $ref }.
flaw-count = { $what }: { $got }, but it takes { $expected }.
flaw-unknown-key = The game knows no such entry.
flaw-missing = Something is still missing here.
flaw-uneven-rows = The rows of tiles are not equally long.
flaw-no-place = This is no place for a { $token }.
flaw-spawn-asleep = A spawn zone is either active or says what wakes it.
flaw-too-many-tokens = { $there } are laid; the box holds { $held } { $tokens }.
flaw-miniatures = { $count } { $enemy }: the box holds { $held }.
flaw-door-apart = The two cells of this door do not touch.
flaw-missing-rule = It says no rule.
flaw-goal-order = Goals are numbered from 1 on, without a gap.
flaw-no-goal = There is no goal yet: nobody could win.
flaw-no-start = Nobody knows where the team begins: place a start.
flaw-too-few-objectives = It asks for { $count } { $color } objectives; { $there } are on the board.
flaw-key-behind-door = The key to this door lies behind it.
flaw-behind-locks = It lies behind a door that nobody can open.
flaw-cannot-lay = It cannot be laid out: { $why }
flaw-no-story = Missions of this game tell a story: add one under Goals and rules.
flaw-no-companion = Missions of this game lead a companion: add that special rule, and an objective for her.
flaw-no-spawn = No spawn zone yet: no enemy will ever come.
flaw-no-name = The mission has no name yet, in English and in French.
flaw-lost-by-itself = The set-up loses by itself: a team that cannot fall and never acts loses { $lost } of { $games } games by round { $round }.
flaw-no-way = A goal lies where no way leads.
flaw-no-exit = There is no exit to leave through on foot.
flaw-one-companion = One companion is led, no more.
flaw-not-played = This game does not play this word: { $word }.
flaw-card-nowhere = Card { $card } lies on a zone, or across a door: one of the two.
flaw-no-machine = { $machine } is not on this board: place it, or name another.
flaw-no-door = There is no door between these two cells.
flaw-no-note = There is no note { $note }.
flaw-story-no-end = The story never ends: no card wins, and no aim can be reached or has a way out.
## The box on the table

source-enemies = Enemy cards
source-abominations = Abominations
source-equipment = Equipment
source-prototype = Prototypes
source-starting = Starting cards
source-tokens = Face-down tokens
for-attack = { $machine ->
    [none] { $who } attacks
   *[other] { $machine } attacks
} { $zone }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $least } or more hits.{ $frail ->
    [0] { "" }
    [one] { " " }The last die goes all-out: a 1 breaks the weapon.
   *[other] { " " }The last { $frail } go all-out: a 1 breaks the weapon.
}
for-search = { $who } searches.
for-prize = The mission gives { $who } a card.
for-spawn = A card for the spawn zone in { $zone }.
for-abomination = Which Abomination comes to { $zone }?
for-token = Turn the token in { $zone } over.
for-spot = { $who } looks under the token in { $zone }.
for-group = Settle by lot where { $who }'s group starts.
for-deal = { $who ->
    [none] Deal the cards that are left.
   *[other] Deal a starting card to { $who }.
}
for-fire = { $who } goes through fire.
for-keep = Does { $who } keep { $card }?
for-story = The card asks { $who } for a die.
enemy-card-spawn = { $foes } { $counts }{ $shooter ->
    [yes] , shooter
   *[no] {""}
}
enemy-card-abomination = { $foe }
enemy-card-mold = Mold and { $foes } { $counts }
enemy-card-extra = Extra activation: { $foes }
enemy-card-rush = Rush: { $foes } { $counts }
enemy-card-open = Opening: { $foes } { $counts }
spot = { $found ->
    [yes] It is here
   *[no] Nothing
}
change-enemies-off = Take { $count } { $count ->
    [one] { $foe }
   *[other] { $foe-many }
} off { $zone }.
change-enemies-on = Put { $count } { $count ->
    [one] { $foe }
   *[other] { $foe-many }
} in { $zone }.
change-status = { $how ->
    [eliminated] Take { $who } off the board: eliminated.
    [left] Take { $who } off the board: safe.
   *[in-play] { $who } is back in play.
}
change-place = Put { $who } in { $zone }.
change-experience = { $who }: experience from { $was } to { $now }.
change-armor = { $who }: health from { $was } to { $now }.
change-loses = { $who } gives up { $card }.
change-gets = { $who } gets { $card }.
change-opening = { $opening }: now { $state ->
    [open] open
    [closed] closed
   *[destroyed] destroyed
}.
change-token-off = Take the objective off { $zone }.
change-token-on = Put the objective back in { $zone }.
change-more = Other marks differ, too: compare them with the board shown here.
lay-tile = Row { $row }, place { $column }: tile { $tile }{ $turns ->
    [0] , upright
    [1] , turned a quarter to the right
    [2] , upside down
   *[3] , turned a quarter to the left
}.
lay-closed = { $count ->
    [one] Closed: { $names }.
   *[other] { $count } are closed: { $names }.
}
lay-spawn = Spawn token { $spawn } in { $zone }{ $active ->
    [yes] {""}
   *[no] , asleep
}.
lay-objective = A { $color } objective in { $zone }.
lay-hidden = Shuffle { $count } tokens and lay one face down in each place shown.
lay-enemies = { $count } { $count ->
    [one] { $foe }
   *[other] { $foe-many }
} in { $zone }.
lay-survivors = { $names } in { $zone }.
lay-decks = Shuffle the decks and lay them within reach.
