# What the page says at a table of Dawn of the Zeds.
tab-side = Team
dawn-board = The board
town = Town
tracks = Tracks
turn = Turn { $turn }
phases = Phases of the turn
phase-event = Event
phase-four-r = 4R
phase-infection = Infection
phase-eat = Eat
phase-zeds = Zeds
phase-action = Actions
phase-housekeeping = Housekeeping
phase-brains = Brains!
event = Event
event-of-act = Event, Act { $act }
tab-four-r = 4R
tab-infection = Outbreak
tab-eat = Eat
tab-zeds = Zeds
tab-action = Actions
all-tracks = all
fated = fate
moves = moves
moved = moved
moves-times = moves { $times }×
no-zeds = no Zeds
zeds-away = Zeds { $away } away
to-dawn = to dawn
road-label = Turn { $turn }; { $left ->
    [one] 1 Event card
   *[other] { $left } Event cards
  } to dawn
actions = actions
actions-label = { $players ->
    [one] 1 Player Action
   *[other] { $players } Player Actions
  }, { $event ->
    [one] 1 Event Action
   *[other] { $event } Event Actions
  }
ammo = Ammo
supplies = Supplies
infection = Infection
chaos = Chaos
chaos-left = Chaos left
chaos-label = { $left } Chaos markers are left
stock-label = { $what }: { $count }
counter-label = { $name }, Strength { $strength }
who-acts = Who acts?
free-actions = { $count ->
    [one] 1 free Action
   *[other] { $count } free Actions
  }
hospital = Hospital
place-laboratory = Laboratory
place-camp = Camp
place-cemetery = Cemetery
place-jail = Jail
fight = Combat
attacks = attack
attacked-by = are attacked by
compare = Compare the defenders
column = { $them } against { $us }: column { $start }{ $shift ->
    [0] .
   *[other] , shifted by { $shift } to { $end }.
  }
fight-table = What each total of the two dice does
totals = dice
hits-zeds = hit Zeds
hits-us = hit us
zeds-retreat = they retreat
we-retreat = we retreat
mean-hits = Mean Hits: { $given } on them, { $taken } on us.
may-fall = { $name } may be eliminated: { $chance } %.
group-move = Move
group-shoot = Gunfire
group-forage = Forage
group-heal = Care
group-build = Build
group-lead = Lead
group-other = Other
folded-others = { $count ->
    [one] 1 thing the others can do
   *[other] { $count } things the others can do
  }
fate-held = Fate, held for later
research-next = Research, next on { $roll }+
unit-facts = Move { $move }, { $reach ->
    [0] no Gunfire
   *[other] Gunfire { $reach }
  }, { $left ->
    [one] 1 Hit left
   *[other] { $left } Hits left
  }
abilities = Abilities
fallen = In the Cemetery: { $who }.
score-end = The epilogue: { $total } ({ $grade }).
score-now = The epilogue now: { $total } ({ $grade }).
grade-bitter = a bitter dawn
grade-doubt = doubted by many
grade-best = did their best
grade-respected = respected
grade-honour = held in honour
points-units = Units still standing
points-refugees = Refugees saved
points-ammo = Ammo in stock
points-supplies = Supplies in stock
points-infection = Infection kept low
points-chaos = Chaos on the board
points-antidote = The Antidote
points-components = Components of the Super Weapon
points-cards = Event cards not reached
mark-defiant = Defiant: stays in the Village
mark-trained = Trained
mark-leader = Civilian Leader
mark-well-armed = Well-Armed
mark-comatose = Comatose
mark-stealthed = Hidden
guide-town = Zeds walk in along the tracks. If one gets into Town Center, all is lost. Hold out until the Event deck is empty.
guide-action = Pick a face above or on the board: what they can do glows. One Action each time; the green dots show how many are left. A step into Zeds is an attack, and the chance of it stands there.
guide-shoot = Gunfire costs 1 Ammo and cannot hurt you: the figure under a target is the chance of at least one Hit.
guide-forage = With Ammo low, forage in a space with a name: a die finds some, or nothing.
guide-tracks = The card tells which tracks moved. The words at each track say how near its Zeds are: plug the nearest first, with the strongest.
guide-defender = Zeds have come in. Choose who defends: that unit takes all the Hits. The bar shows who would have to retreat.
guide-hits = Place the Hits one by one. A unit turns to its weak side, then falls: finish one off rather than scratching two.
guide-held = You hold a Fate card for just such a moment. Play it, or keep it.
guide-reroll = Not happy with the dice? Once in a combat you may roll again, and must live with it.
guide-flee = This turn a unit may leave without a fight. The Zeds follow.
guide-place = New Zeds appear, and you say where: choose a track that is well guarded.
guide-fall-back = After a shot this unit may step back, out of their reach.
guide-done = That is the whole turn: an Event, the Zeds, your Actions. Keep somebody strong on each track, and never leave Town empty behind a broken line.

origin-of = { $part }: { $mark ->
    [rulebook] from the rulebook
    [public] seen in public
    [ruled] ruled by us
   *[reconstructed] rebuilt by us
  }
part-card = card
part-title = title
part-act = Act
part-special = Special
part-pressure = the Pressure symbols of the Event cards
part-windows = when it may be played
part-numbers = numbers
part-strength = Strength
part-abilities = abilities
part-values = values
part-optional-rules = the optional rules
part-zeds-actions = the Zeds Actions
part-starting-un-zeds = the Un-Zeds a game begins with
part-un-zeds-strengths = the Strengths of the Un-Zeds
part-hand-to-hand = the Hand-to-Hand table
part-gunfire = the Gunfire table
part-terrain = Terrain
part-catacombs = the Catacombs
part-saving-roll = the Saving Roll
part-marker-tracks = the marker tracks
part-set-up = the set-up
part-epilogue = the epilogue
part-forage-town = Foraging in town
part-forage-farm = Foraging at the Farm
part-forage-armory = Foraging at the Armory
part-forage-standard = Foraging elsewhere
part-arrest = Arrests
zeds-actions = Zeds Actions
zeds-actions-label = { $count ->
    [one] 1 Zeds Action is left
   *[other] { $count } Zeds Actions are left
  }
guard = The National Guard
group-track = Tracks
group-zeds = Zeds
group-plot = Plot
holds = { $chance } % they retreat
brains-open = open to Brains!
space-mall = Mall District
space-bridge = Bridge
space-university = University
space-office = Marteuse's Office
space-post = Guard Post
space-basement = Basement
space-lab = Chromotechnics
kind-hero = Hero
kind-civilians = Civilians
kind-heroic = Heroic Civilians
kind-special = Special unit
kind-guard = National Guard
kind-refugees = Refugees
kind-raiders = Raiders
kind-anti-hero = Un-Zeds, against the Hero side
kind-anti-civilians = Un-Zeds, against the Hero side
kind-regular = Regular Zeds
kind-super = Super Zeds
kind-spreader = Disease Spreader
kind-plain = Open ground
kind-named = Named space
kind-village = Village
kind-town = Town space
kind-catacombs = Catacombs
kind-start = Start: the Zeds come in here
kind-town-center = The heart of Farmingdale
kind-place = Off the tracks
kind-event = Event, Act { $act }
kind-fate = Fate card
kind-fate-held = Fate card, held for later
kind-research = Research card
fact-strength = Strength
strength-now = { $now } (full { $full }, weak { $weak })
fact-hits = Hits
hits-now = { $hits } on this side, { $left } to the end
fact-move = Movement
fact-gunfire = Gunfire
reach-of = { $reach ->
    [0] none
    [one] 1 space
   *[other] { $reach } spaces
  }
fact-terrain = Terrain
terrain-shift = { $shift ->
    [0] none
    [one] 1 column for the defenders
   *[other] { $shift } columns for the defenders
  }
fact-forage = Foraging
forage-standard = usual
forage-town = in town
forage-farm = as at a farm
forage-armory = as at the Armory
fact-room = Room
room-of = { $zeds ->
    [0] any Zeds
   *[other] { $zeds } Zeds
  }, { $units ->
    [0] any units
   *[other] { $units } units
  }
fact-tracks = Tracks
fact-here = Here
fact-worn = Markers
spent-abilities = Used this turn
whole-side = Its side
of-players = A Player unit
of-zeds = With the Zeds
worn-defiant = Defiant: stays until its Village is attacked
worn-trained = Trained: 2 Strength more
worn-leader = Leader: a column in its favour
worn-well-armed = Well-Armed: a column in its favour
worn-comatose = Comatose: nothing to be done but healing
worn-stealthed = Hidden: the Zeds walk past
worn-fled = has retreated this turn
worn-arrived = arrived this turn
worn-tough = Tough: cancels Hits
worn-fast = Fast: two spaces each time
worn-smart = Smart: a column against us when it attacks
worn-toxic = Toxic: a fight raises Infection by 3
worn-stench = Stench: poisons the space ahead
worn-zeds-leader = Zeds Leader: a column against us in every fight
here-chaos = a Chaos marker
here-barricade = a Barricade
here-strongpoint = a Strongpoint
here-minefield = a Minefield
here-goodies = Goodies: whoever is here at the end of the Actions is rewarded
here-no-entry = No Entry this turn
bridge-collapsed = the bridge has collapsed
bridge-ferry = a ferry replaces the bridge
legend = Legend
legend-shapes = Counters
legend-zed = Zeds: square and red. The figure is the Strength.
legend-unit = Our people: round and amber.
legend-hero = A second ring: a Hero.
legend-raider = Raiders: a diamond. They plunder, and can be fought.
legend-un-zed = Un-Zeds: a hexagon. People who help the Zeds.
legend-weak = A dashed rim: the weak side.
legend-hits = White dots: Hits on this side.
legend-mark = A letter: a marker, see below.
legend-mob = A pill: Zeds together, their Strengths added.
legend-ground = On the ground
legend-chaos = Chaos: whoever enters must stop, and our units there take no Actions
legend-barricade = A Barricade or the Strongpoint, toward the Zeds
legend-minefield = The Minefield
legend-goodies = Goodies
legend-closed = No Entry this turn
legend-target = Green: what can be done now; dashed: it is a fight
legend-letters = Letters
legend-origins = Where the numbers come from
legend-keys = Rest on a counter, reach it with Tab or press it for long: its whole card opens.
their-side = With the Zeds
in-jail = In Jail: { $who }.
lawyers-plague = A Plague of Lawyers bothers { $who }: 1 less on each die roll.
bad-medicine = Bad Medicine: Healing costs more this turn.
special-done = The Zeds player has placed Zeds or raised Infection this turn.
special-open = The Zeds player may still place Zeds or raise Infection this turn.
zeds-lead = The Zeds
next-known = Known: the next Event is { $card }.
next-fate-known = Known: the next Fate card is { $card }.

# What everybody did.
deed-struck = { $count ->
    [one] hit on Zeds
   *[other] hits on Zeds
  }
deed-line = { $fought ->
    [one] 1 fight
   *[other] { $fought } fights
  }, { $walked ->
    [one] 1 move
   *[other] { $walked } moves
  }, { $hurt ->
    [one] 1 hit taken
   *[other] { $hurt } hits taken
  }
deed-fell = fell
ribbon-struck = Terror of the Zeds
ribbon-fought = Always in front
ribbon-walked = Longest way
origin-title = Where it is from
