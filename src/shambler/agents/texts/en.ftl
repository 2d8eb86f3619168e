# What the adviser says: a reason, and how the option compares with the others.
why-best = { $reason }: the best here, by { $margin } { $margin ->
    [one] point
   *[other] points
  } in a hundred.
why-close = { $reason }: about as good as the best.
why-worse = { $reason }, but { $margin } { $margin ->
    [one] point
   *[other] points
  } in a hundred worse than the best.
reason-plain = { $often ->
    [most] It goes well in most of the futures tried
    [some] It goes well in some of the futures tried
   *[few] It goes well in few of the futures tried
  }
reason-objective = It takes what the mission asks for
reason-attack = It brings down what is about to attack
reason-shoot-friends = It risks hitting friends
reason-waste = It hits nobody
reason-nearer = It is a step towards where this survivor has to go
reason-away = It leads away from where this survivor has to go
reason-escape = It gets away from an attack
reason-into-enemies = It walks in among enemies
reason-shut-out = It shuts enemies out for free
reason-door = It opens the way
reason-search = It looks for better equipment
reason-tool = It looks for what the mission cannot be won without
reason-burn = It burns what the mission wants burned
reason-mend = It mends armor
reason-machine = It makes a machine act
reason-rest = It ends the turn as things are
reason-bear = This one can bear the blow best
reason-waste-hit = It throws a hit away
reason-danger = It deals with the most dangerous enemy
# Where chances were not measured, or not well, nobody names a number.
why-best-in-words = { $reason }: the best here.
why-worse-in-words = { $reason }, but it is worse than the best.

# What is feared and hoped of the best option; what is counted are futures played on by habit.
fear = It fears: { $what } ({ $percent } % of the futures tried).
hope = It hopes: { $what } ({ $percent } % of the futures tried).
fear-in-words = It fears: { $what } { $often ->
    [sure] in all of the futures tried
    [often] in most of the futures tried
   *[some] in some of the futures tried
  }.
hope-in-words = It hopes: { $what } { $often ->
    [sure] in all of the futures tried
    [often] in most of the futures tried
   *[some] in some of the futures tried
  }.
omen-won = the game is won
omen-lost = the game is lost
omen-falls = { $foe ->
    [none] { $who } falls
   *[other] { $who } falls to { $foe-many }
  }
omen-objective = { $who } takes the objective in { $zone }
omen-objective-lost = the objective in { $zone } is lost
omen-goal = a goal is met
omen-leaves = { $who } gets away
omen-brought-down = { $foe } brought down
omen-unit-lost = the loss of { $unit }
omen-devoured = { $unit } are devoured
omen-refugees-safe = { $unit } reach safety
omen-component = a new Component is made
omen-antidote = the Antidote is discovered
omen-place-entered = { $place } is penetrated
omen-all-holds = no place is penetrated
