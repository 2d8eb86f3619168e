ask-name-scout = Who scouts tonight?
ask-order-night = Which card comes first?
ask-board = Which card do you board up with?
ask-before-attack = Zombies are coming. Do you play a card?
ask-after-howl = A card was played. Do you answer it?
ask-hold = Hold the wall against { $zombies } zombies?
ask-type-die = Die { $number } of { $of }: which face?
ask-type-card = Card { $number } of { $of }: which one?

do-scout = { $who } scouts
do-top = { $card } first
do-board = Board up with { $supply }
do-rest = Keep your cards
do-use-howl = Howl
do-use-hush = Hush
do-pass = Pass
do-hold = Hold
do-fall-back = Fall back
do-face = { $value }

event-scouted = { $who } looked at the night: { $night }
event-scouted-unseen = { $who } looked at the night.
event-boarded = { $who } boards up: { $supply }.
event-rested = { $who } boards up nothing.
event-night-fell = Night: { $zombies } zombies.
event-storm-broke = A storm shakes the wall.
event-card-played = { $who } plays { $supply }.
event-wall-hit = The dice show { $faces }: { $hits } hits.
event-fell-back = They fall back.
event-drew = { $who } draws { $supply }.
event-drew-unseen = { $who } draws a card.

why-scouted-last-night = { $who } scouted last night
why-weak-wall = the wall has only { $wall } left

odds-hits = { $dice } dice, { $mean } hits expected, { $p1 }% at least one
then-wall = wall +{ $more }

outcome-wall-fell = The wall fell.
outcome-dawn = Dawn comes.

side-household = the household
role-survivor = Survivor { $number }
grade-unbroken = The wall is as strong as ever.
grade-battered = The wall has seen better nights.
sketch = Night { $night } of { $nights }. Wall { $wall }, zombies outside: { $zombies }
sketch-hand = Your hand: { $cards }

option-weather = Weather
option-weather-help = Whether storms break.
option-weather-changing = changing
option-weather-calm = calm
sheet = Planks to take along: { $planks }

side-rival = rival { $number }
