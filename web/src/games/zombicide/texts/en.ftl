# What the page says at a table of the Zombicide family.
show-forecast = Show what the enemies would do
show-sight = Shade what the acting survivor cannot see
part-tiles = the choice of tiles
part-rotation = the rotation of the tiles
part-zones = what lies in which zone
part-rules = the special rules
part-text = the text
verb-move = Move
verb-fire = Fire
verb-melee = Melee
verb-search = Search
verb-open = Open
verb-close = Close
verb-build = Build a barricade
verb-mission = Mission
verb-noise = Make noise
verb-objective = Take the objective
verb-oxygen = Take oxygen
verb-remote = Take the remote
verb-machine = Order a machine
verb-reorganize = Rearrange the inventory
verb-skill = Skill
verb-trade = Trade
verb-get-in = Get in
verb-get-out = Get out
verb-change-seat = Change seats
verb-item = Use
verb-lead = Move with a machine
verb-discard = Throw a card away
verb-drive = Drive
verb-reload = Reload
verb-combine = Combine
tab-side = Team
board-noise = { $count ->
    [one] 1 noise token
   *[other] { $count } noise tokens
  }
board-mold = mold
board-exit = exit
board-spawn = spawn zone
board-objective = objective
board-spawn-asleep = spawn zone, asleep
board-seen = { $range ->
    [0] where they stand
   *[other] in sight, range { $range }
  }
aimed-at = Shooters: { $label } that the next card makes them fire
forecast-of = { $count ->
    [0] No enemy is on the board
   *[other] What the enemies would do now
  }
place = to do
place-lumber = lumber
place-corpse = corpse
place-key = key?
place-refuel = fuel
place-take-food = food
place-take-water = water
place-take-blankets = blankets
place-take-radio = radio
place-store = bring it here
place-grave = grave
place-burn = burn
round = Round { $round }
danger = The team's danger level
level-blue = Blue
level-yellow = Yellow
level-orange = Orange
level-red = Red
goal = Goal
goal-take-objectives = Take the { $color ->
    [white] white objective
    [blue] blue objective
    [red] red objective
   *[other] objective
  }
goal-leave = Get everyone out
goal-take-all-objectives = Take every objective
goal-gather = Gather everyone in one place
goal-evacuate-crew = Get the crew out
goal-destroy-spawn-token = Destroy the spawn zone
goal-reach-level = Everybody reaches { $level }
goal-all-equipped = Everybody wears a new tank
goal-samples = Gather all samples
goal-all-closed = Close every window and outer door
goal-board-car = Everybody in the car, ready to go
goal-drive-away = Drive away with everybody
goal-hold-out = { $rounds ->
    [one] Hold out for 1 round
   *[other] Hold out for { $rounds } rounds
  }
goal-count = Do what the scene asks
goal-count-key = Find the key
goal-count-fuel = Fill the tank
goal-count-supplies = Bring the supplies
goal-count-johnny = Lay Johnny to rest
goal-count-grave = Stand at the grave
goal-count-ghouls = Put ghouls down
goal-count-burnt = Burn the spawn zones
goal-met = (done)
decks = { $equipment } equipment · { $enemies ->
    [one] 1 enemy card
   *[other] { $enemies } enemy cards
  }
acting = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
  }
done = done
status-left = got out
status-eliminated = fell
armor = Armor: { $left } of { $full }
experience = Experience: { $points }, level { $level }
body = worn
pack = pack
unloaded = unloaded
in-car = in the car
side-romero = Romero
side-zombicide = Zombicide
health = Health: { $left } of { $full }
all-skills = All skills
guide-deal = You lead six survivors. Hand out weapons: the SMG shoots one zone away, the prod strikes in your own.
guide-spawn = Xenos arrive where the red stars are. Choose the one that is drawn first.
guide-activate = Everybody acts once a round, in any order. Click a glowing figure, or press its number.
guide-turn = Three actions. Click a glowing zone to walk there, or choose another action from the list.
guide-odds = Before you roll you see the exact odds under each attack. Empty zones only make noise.
guide-end = Out of actions: press E to end the turn. The xenos move when everybody has acted.
guide-attack = A xeno strikes. Choose who takes it: armor soaks the damage while it lasts.
guide-done = That is a whole round. U undoes, ? helps, § is the rulebook, and every grey thing says why. Good luck!
farm-activate = Six strangers, one night. Everybody acts once a round, in any order: pick a figure that glows.
farm-turn = Three actions each. Click a glowing zone to walk there, or choose something else from the list.
farm-doors = A door costs an action. Closed, it holds ghouls back until a Breaker comes.
farm-search = Search a room once a turn: tools, weapons and boards lie about the house.
farm-lumber = This room has lumber. Whoever has a tool in hand can tear it off and use it for barricades.
farm-build = You carry lumber: board this window up. Eleven windows and two doors, and the scene is won.
farm-trust = This survivor holds the rifle. Trade it to somebody: that sign of trust turns their card from black-and-white to colour.
farm-odds = The exact odds stand under each attack. Most ghouls fall to one hit.
farm-hands = Only what is in your two hands can be used to fight; three more cards fit in the pack.
farm-end = Nothing more to do: press E to end the turn. The ghouls move when everybody has acted.
farm-attack = A ghoul strikes. Choose who takes the wound; the third one is the last.
farm-split = Two ways are equally short, and one ghoul is left over: you choose where it goes.
farm-night = The red arrows show where the ghouls will go next. New ones come at the stars. Keep them outside.
farm-done = That was the night's beginning: two rounds. U undoes, H gives advice, § is the rulebook. Hold on until dawn!
board-centre = Where the game is
board-all = The whole board
board-remote = remote control
board-spawn-first = spawn zone, drawn first
legend = What the signs mean
legend-enemies = Enemies
legend-marks = On the floor
legend-openings = Doors and windows
legend-noise = noise: how many tokens
legend-danger = would strike: the damage
legend-open = open
legend-closed = closed
legend-locked = locked
legend-destroyed = destroyed
legend-airlock = airlock
legend-window = window
legend-barricade = barricade
legend-stairs = stairs
legend-keys = Wheel, pinch, + and − zoom; drag or Shift and arrows move the board; arrows look from zone to zone; 0 shows everything, C where the game is.
zone-empty = Nobody is here.
plan-stay = stays here
plan-move = will move
plan-break = will break a door
plan-attack = { $damage ->
    [one] will deal 1 wound
   *[other] will deal { $damage } wounds
  }
enemy-facts = Toughness { $toughness }, damage { $damage }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
empty-hand = empty hand
fight-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }
fight-hit = { $chance } % to hit
fight-break = { $chance } % to break
headline = { $who }: { $actions ->
    [0] do something free, or end the turn
   *[other] choose an action
  }
fight-here = right here
close-to = Close: { $where }
group-attack = Attack
group-move = Move
group-doors = Doors
group-mission = Mission
group-search = Search
group-trade = Trade
group-kit = Gear
group-other = Other
free-action = free action: { $kind ->
    [move] moving
    [melee] melee
    [ranged] shooting
    [combat] fighting
    [search] searching
   *[other] { $kind }
  }
board-closer = Closer
board-farther = Farther
deed-felled = felled
deed-line = { $walked ->
    [one] 1 step
   *[other] { $walked } steps
  }, { $searched ->
    [one] 1 search
   *[other] { $searched } searches
  }, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  }
ribbon-felled = Most felled
ribbon-walked = Longest way
ribbon-searched = Best nose

# The inventory as one panel.
composer-prompt = Lay out the cards.
inventory = The inventory
hand-slot = Hand { $slot }
body-slot = Body { $slot }
backpack = Backpack, { $count } of { $room }
bin = To be discarded
put-here = Put it here
empty-slot = empty
discard-here = Discard it
new-card = new
how-to-arrange = Tap a card and where it goes, or drag it.
where-to = { $card }: where does it go?
too-much = { $who }: the backpack holds { $room }. Choose what to discard.
so-be-it = Lay it out like this
arranging = Laying it out …

# Cards and enemies in words.
fact-dice = Dice
fact-dice-words = { $dice ->
    [one] 1 die, a hit on { $accuracy } or more
   *[other] { $dice } dice, a hit on { $accuracy } or more
  }
fact-damage = Damage
fact-damage-words = { $damage } a hit: fells toughness { $damage } or less
fact-range = Range
fact-range-words = { $far ->
    [0] its own zone
   *[other] { $near ->
        [0] its own zone to { $far } away
       *[other] { $near } to { $far } zones away
      }
  }
fact-noise = Noise
fact-loud = loud: draws enemies
fact-silent = silent
fact-attached = With { $cards }
fact-toughness = Toughness
fact-toughness-words = { $toughness }: a hit must do as much damage
fact-actions = Actions
fact-actions-words = { $actions ->
    [one] 1 each time it is activated
   *[other] { $actions } each time it is activated
  }
fact-hurts = Damage
fact-hurts-words = { $damage ->
    [one] 1 with each attack, it never misses
   *[other] { $damage } with each attack, it never misses
  }
fact-points = Experience

# -- Fort Hendrix
board-card = story card { $number }, face down
board-card-read = story card { $number }, read
board-crate = pimpweapon crate
board-load = a load that somebody carried
board-down = somebody lies here, to be reached by the end of round { $round }
board-dark = dark room
board-lit = in light
board-locked = locked building
board-closed = closed building, opening it draws { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
building-locked = locked
building-closed = spawn { $count }
round-hour = Round { $round }, { $hour }:00
night-falls = Night falls in round { $round }
day-breaks = Day breaks in round { $round }
choice-final = The other way is closed then.
down-until = down in { $zone }: reach by the end of round { $round }
leads = leads { $who }
is-lit = lit
is-dark = in the dark
board-barred = a door that no tool opens
key-centre = Centre the board
key-legend = Legend
key-closer = Zoom in
key-farther = Zoom out
key-whole = The whole board
keep-as-usual = ready for use if there is room, else packed
