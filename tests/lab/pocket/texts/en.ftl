ask-turn = What does { $who } do?
ask-type-die = Which face does die { $number } of { $of } show?
do-search = Search with { $dice } { $dice ->
    [one] die
   *[other] dice
  }
do-rest = Rest
do-face = { $value }
event-searched = { $who } rolled { $faces } and found { $found }.
event-rested = { $who } rested.
why-tired = { $who } is tired
odds-supplies = { $p1 }% to find something
outcome-supplied = Enough for everybody.
outcome-first = One of them has enough.
outcome-starved = The day is over and the bags are empty.

option-rounds = Rounds
option-rounds-help = How long the day is.
option-goal = Goal
option-goal-help = How much is enough.
option-pace = Pace
option-pace-help = How hurried they are.
option-pace-calm = calm
option-pace-brisk = brisk
option-names = Names
option-names-help = What the two are called.

side-rival = rival { $number }
