# What the page itself says in English.
language = Language
home = All games
opening = One moment…
hero = Survive together. Every rule enforced.
hero-line = Zombie board games in your browser: the board, the odds before every roll, the rule behind every refusal, and undo when you change your mind.
play-now = Play now
play = Play
play-again = Back to the games
games = The games
players = { $players } players
minutes = { $minutes } min
scenario = Mission
seats = Seats
who-sits = Who sits where
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
keys = Keys: 1–9 choose an answer, E ends or passes, Tab and Enter reach the glowing zones, U undoes, Y plays again, T team, L log, B rulebook, ? this help.
question = The question
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
board = The board
board-noise = { $count ->
    [one] 1 noise
   *[other] { $count } noise
  }
board-mold = mold
board-exit = exit
board-spawn = spawn zone
board-objective = objective
round = Round { $round }
danger = The team's danger level
level-blue = Blue
level-yellow = Yellow
level-orange = Orange
level-red = Red
goal = Goal
goal-take-objectives = Take the objective
goal-leave = Get everyone out
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
error-stale = The table had moved on; here is the current question.
error-barrier = Something new was revealed since then: that cannot be taken back alone.
error-not-yours = That seat is not yours.
error-wrong-seat = Somebody else is asked now.
error-over = The game is over.
error-too-fast = Too fast; wait a second.
error-defect = That failed on the server. Nothing has changed.
error-no-table = This table does not exist.
