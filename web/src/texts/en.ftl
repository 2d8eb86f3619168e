# What the page itself says in English.
language = Language
home = All games
opening = One moment…
hero = Survive together. Every rule enforced.
hero-line = Zombie board games in your browser: the board, the odds before every roll, the rule behind every refusal, and undo when you change your mind.
play-now = Play now
learn = Learn in five minutes
play = Play
play-again = Back to the games
games = The games
players = { $players } players
minutes = { $minutes } min
scenario = Mission
seats = Seats
who-sits = Who sits where
table-options = Table options
undo-rule = Undo after something was revealed
undo-rule-agreement = if the others agree
undo-rule-free = always
undo-rule-off = never
bot-speed = Bots answer
absent-rule = A bot plays for who is away
absent-after = { $minutes ->
    [0] never
    [60] after an hour
    [1440] after a day
   *[other] after { $minutes } minutes
  }
advice-rule = Players may ask for advice
seat = Seat { $seat }
you = You
bot-name = Bot ({ $name })
no-server = The server does not answer.
no-page = There is nothing here.
no-table = This table does not exist.
no-table-hint = The link may be old or cut off.
about = An unofficial fan work: own words and own drawings, made for people who own the games. All names belong to their publishers.
tools = Tools
undo = Undo
undo-hint = Take your last answer back (U)
undo-known = Take your last answer back (U). Something was revealed since; the same dice will fall again.
undo-ask = Something was revealed since: ask the others to take your last answer back (U).
ask-undo = Ask to undo
preferences = Preferences
animation = Animations
speed-off = off
speed-fast = fast
speed-normal = normal
speed-slow = slow
show-forecast = Show what the enemies would do
show-sight = Shade what the acting survivor cannot see
show-hints = Hints in a first game
no-sound = The page makes no sound.
skip-film = Skip
reconstructed = Where the printed content is not public we rebuilt it: { $what }.
part-tiles = the choice of tiles
part-rotation = the turn of the tiles
part-zones = what lies in which zone
part-rules = the special rules
part-text = the text
proposal = A wish to take answers back
proposal-asked = { $who } asks to take back { $back ->
    [one] one answer
   *[other] { $back } answers
  }. Do you agree?
proposal-yours = You asked to go back; waiting for { $who }.
proposal-others = Somebody asked to go back; waiting for { $who }.
proposal-accepted = Everybody agreed: the table went back.
proposal-refused = The wish to go back was refused.
proposal-refused-by = { $who } does not want to go back.
proposal-lapsed = The table went on; the wish to go back has lapsed.
agree = Agree
refuse = Refuse
withdraw = Take the wish back
absent-asked = { $who } is asked and not here.
absent-timer = { $minutes ->
    [one] After a minute a bot answers.
   *[other] After { $minutes } minutes a bot answers.
  }
away = { $bot } plays for { $who } until they are back.
away-yours = { $bot } played while you were away; your seat is yours again.
ask-advice = Ask for advice
advising = Thinking…
advice = Advice
playouts = { $count ->
    [one] from 1 game played on
   *[other] from { $count } games played on
  }
win-chance = { $win } % ({ $low }–{ $high })
advice-line = Then:
error-no-advice = The adviser has no answer now.
redo = Play again what you took back (Y)
rulebook = Rulebook
search-rules = Search the rules
no-rules = No rule says that.
rule-stated = from the rulebook
rule-derived = follows from the rulebook
rule-ruling = our ruling where the book is silent
rule-advice = advice
rule-option = optional rule
close = Close
cancel = Never mind
choose-here = What do you do here?
help = Help
keys = Keys: 1–9 choose an answer, E ends or passes, Tab and Enter reach the glowing zones, U undoes, Y plays again, A asks for advice, F forecast, S line of sight, T team, L log, P table, B rulebook, O preferences, Esc skips, ? this help.
question = The question
verb-with = { $verb }: { $about }
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
verb-attack = Attack
verb-barricade = Barricade
verb-brave = Bravery
verb-place = Play
verb-rage = Rage
verb-research = Research
verb-trade = Trade
verb-enter = Get in
verb-drive = Drive
verb-reload = Reload
verb-combine = Combine
waiting = Waiting for { $who }
blocked = { $count ->
    [one] 1 thing is not possible now
   *[other] { $count } things are not possible now
  }
won = You made it!
lost = It is over.
reconnecting = The connection is gone; trying again…
details = Details
tab-team = Team
tab-log = Log
log = What happened
log-empty = Nothing has happened yet.
see-moment = See the board at this moment
board = The board
board-noise = { $count ->
    [one] 1 noise
   *[other] { $count } noise
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
goal-take-objectives = Take the objective
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
goal-hold-out = Hold out for { $rounds } rounds
goal-count = Do what the scene asks
goal-count-key = Find the key
goal-count-fuel = Fill the tank
goal-count-supplies = Bring the supplies
goal-count-johnny = Lay Johnny to rest
goal-count-grave = Stand at the grave
goal-count-ghouls = Put ghouls down
goal-count-burnt = Burn the spawn zones
goal-met = (done)
decks = { $equipment } equipment · { $enemies } enemy cards
acting = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
  }
done = done
status-left = got out
status-eliminated = fell
armor = Armour: { $left } of { $full }
experience = Experience: { $points }, level { $level }
hand = hand
body = worn
pack = pack
unloaded = unloaded
in-car = in the car, { $zone }
side-romero = Romero
side-zombicide = Zombicide
health = Health: { $left } of { $full }
all-skills = All skills
your-tables = Your tables
bring = Go on with a saved game:
invite-somebody = Somebody I invite
bot-random = plays at random
bot-thumb = rules of thumb
bot-greedy = greedy
bot-planner = plans ahead
tab-players = Table
present = at the table
absent = away
somebody = somebody
spectator = A spectator
seat-open = free
invite = Invite
other-device = Move to another device
invite-link = The link to seat { $seat }, good for one use:
hand-over = Let a bot play
take-back = Take the seat back
stands-in = { $bot } stands in
chat = Talk
say = Say something
send = Send
curtain = { $who }, it is your turn
curtain-hint = What the others hold is hidden. Come to the screen, then go on.
curtain-lift = I am { $who }
join = You are invited to a table
your-name = How are you called?
sit-down = Sit down
only-watch = Only watch
no-ticket = This link is incomplete: the part after # is missing.
replay = Replay
watch-replay = Watch it again
back-to-table = Back to the table
step-back = One answer back
step-on = One answer on
play-on = Play or pause
moment = The moment
what-if = What if…?
download = Save as file
horde = Horde { $seat }
phases = The turn
phase-start = Start
phase-human_action = Humans act
phase-choice = Hordes choose
phase-combat = Combat
phase-damage = Damage
phase-recruitment = Recruitment
phase-end = End
window-bravery = You may answer with a Bravery card, or pass.
window-start = You may discard one card, or pass.
vote = The Hordes decide together
vote-how = Two equal voices decide. If all differ, the first voice counts.
vote-claim = A claim is on the table
vote-claim-how = Everybody must agree. If the claim is wrong, the humans win at once.
vote-proposes = proposes: { $what }
vote-says = prefers: { $what }
vote-agrees = agrees
vote-agree = Agree to the proposal
vote-now = is asked now
vote-later = speaks later
humans = Humans
antidote = Antidote { $score } of { $goal }
tokens = { $tokens } of { $limit } resources
hand-of = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
pile-of = pile { $count }
discard-of = discard { $count }
barricade = barricade
resistance = resistance
attack = attack
nobody = nobody
under = Under it
your-hand = Your hand
no-cards = no cards
cost = cost
guide = Your first game
guide-skip = No hints
guide-thanks = Thanks
guide-deal = You lead six survivors. Hand out the weapons: the SMG shoots one zone away, the cattle prod strikes in your own.
guide-spawn = Xenos arrive where the red stars are. Choose the one that is drawn first.
guide-activate = Everybody acts once a round, in any order. Click a glowing figure, or press its number.
guide-turn = Three actions. Click a glowing zone to walk there, or choose another action from the list.
guide-odds = Before you roll you see the exact odds under each attack. Empty zones only make noise.
guide-end = Out of actions: press E to end the turn. The xenos move when everybody has acted.
guide-attack = A xeno strikes. Choose who takes it: armour soaks the damage while it lasts.
guide-done = That is a whole round. U undoes, ? helps, § is the rulebook, and every grey thing says why. Good luck!
farm-activate = Six strangers, one night. Everybody acts once a round, in any order: click a glowing figure.
farm-turn = Three actions each. Click a glowing zone to walk there, or choose something else from the list.
farm-doors = Doors and stairs cost an action to open or close. A closed door holds ghouls back until a Breaker comes.
farm-search = Search a room once a turn: tools, weapons and boards lie about the house.
farm-lumber = This room has lumber. Whoever has a tool in hand can tear it off and use it for barricades.
farm-build = You carry lumber: board this window up. Eleven windows and two doors, and the scene is won.
farm-trust = This survivor holds the rifle. Trade it to somebody: that sign of trust turns their card from black-and-white to colour.
farm-odds = Before you roll you see the exact odds under each attack. Ghouls fall to one hit, most of them.
farm-hands = Only what is in your two hands can be used to fight; three more cards fit in the pack.
farm-end = Nothing more to do: press E to end the turn. The ghouls move when everybody has acted.
farm-attack = A ghoul strikes. Choose who takes the wound; the third one is the last.
farm-split = Two ways are equally short, and one ghoul is left over: you choose where it goes.
farm-night = The red arrows show where the ghouls will go next. New ones come at the stars. Keep them outside.
farm-done = That was the night's beginning: two rounds. U undoes, A gives advice, § is the rulebook. Hold on until dawn!
error-stale = The table had moved on; here is the current question.
error-barrier = Something new was revealed since then: that cannot be taken back alone.
error-not-yours = That seat is not yours.
error-wrong-seat = Somebody else is asked now.
error-over = The game is over.
error-too-fast = Too fast; wait a second.
error-defect = That failed on the server. Nothing has changed.
error-no-table = This table does not exist.
