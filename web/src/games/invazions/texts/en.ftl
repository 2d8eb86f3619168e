# What the page says at a table of InvaZions.
verb-attack = Attack
verb-barricade = Barricade
verb-brave = Bravery
verb-place = Play
verb-rage = Rage
verb-research = Research
verb-agree = Agree
verb-aim = Bravery
verb-destroy = Destroy
verb-discard = Discard
verb-hit = Hit
verb-lose = Discard cards
verb-mute = Attack 0
verb-next = Next
verb-recruit = Recruit
verb-sacrifice = Sacrifice
verb-strike = Damage
verb-take = Take
verb-zombie = Zombie
horde = Horde { $seat }
phases = The turn
phase-start = Start
phase-human_action = Humans act
phase-choice = Hordes choose
phase-combat = Combat
phase-damage = Damage
phase-recruitment = Recruitment
phase-end = End
vote = The Hordes decide together
vote-how = Two equal voices decide. If all differ, the first voice counts.
vote-claim = A claim is on the table
vote-claim-how = Everybody must agree. If the claim is wrong, the humans win at once.
vote-proposes = proposes: { $what }
vote-says = prefers: { $what }
vote-agrees = agrees
vote-now = is asked now
vote-later = speaks later
humans = Humans
tokens = { $tokens } of { $limit } resources
resistance = resistance
attack = attack
nobody = nobody
under = Under it
your-hand = Your hand
no-cards = no cards
cost = cost

# Instruments, seats, places.
instruments = The counts of both sides
antidote = Antidote
antidote-of = Antidote: { $score } of { $goal } points
antidote-short = Antidote
of-points = of { $goal } points
due = +{ $points } due this turn
due-here = { $points ->
    [one] 1 point due here this turn
   *[other] { $points } points due here this turn
  }
freed-zombies = Freed Zombies
freed-short = Freed
freed-held = { $held } of { $goal } held by the Hordes
freed-unknown = Nobody may count them: with { $goal } the Hordes win by a claim.
resources-short = Resources
contamination-short = Contam.
contamination = Contamination
wounded = Wounded
research-waits = { $name }: waits beside the humans, cost { $cost }
waits-cost = waits beside you, cost { $cost }
turn = Turn { $turn }
places = The places
here = Here …
kind-human = Human
kind-survivor = Survivor
kind-research = Research
kind-bravery = Bravery
kind-zombie = Zombie
kind-rage = Rage
kind-freed = Freed Zombie
kind-wounded = Wounded
if-played = if played
cost-in-words = { $cost ->
    [0] nothing
    [one] 1 Resource
   *[other] { $cost } Resources
  }
partly-ours = Some of its values are ours: the book does not print them.
verdict-calm = No attack
verdict-holds = Holds by { $by }
verdict-broken = { $by ->
    [0] Breached
   *[other] Breached, { $by } inside
  }
tab-calm = quiet
tab-holds = holds
tab-broken = breached
barricade-here = Barricade: one Horde at most
no-horde = No Horde is here.
horde-here = Horde { $seat } is here.
count-hand = hand
count-deck = pile
count-discard = discard
count-coin = resources
state-now = playing
state-done = done
plays-zombie = { $left ->
    [one] 1 Zombie left
   *[other] { $left } Zombies left
  }
plays-rage = { $left } Rage left

# The end.
photo-humans = The humans hold the laboratory
photo-hordes = The Hordes have the laboratory
deed-posted = { $count ->
    [one] Human posted
   *[other] Humans posted
  }
deed-placed = Research begun
deed-brave = { $count ->
    [one] act of Bravery
   *[other] acts of Bravery
  }
deed-held = { $count ->
    [one] attack held
   *[other] attacks held
  }
deed-fell = { $count ->
    [one] place breached
   *[other] places breached
  }
deed-played = { $count ->
    [one] card played
   *[other] cards played
  }
deed-recruited = { $count ->
    [one] card recruited
   *[other] cards recruited
  }
