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
guide-town = Your Heroes stand in Town Center. Zeds walk in along the tracks; if a single one gets into Town Center, all is lost. Hold out until the Event deck is through.
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
