# What the page itself says in English.
language = Language
home = All games
opening = One moment…
hero = Survive together. Every rule enforced.
hero-line = Zombie board games in your browser. See the odds, ask why, undo.
play-now = Play now
learn = Learn in five minutes
learn-brief = Learn
play = Play
play-again = Back to the games
games = The games
players = { $players } players
minutes = { $minutes } min
scenario = Mission
seats = Seats
who-sits = Who sits where
game-options = Game options
anybody = anybody
chosen-of = { $count } chosen, { $least } to { $most }
table-options = Table options
undo-rule = Undo after something was revealed
undo-rule-agreement = if the others agree
undo-rule-free = always
undo-rule-off = never
bot-speed = Bots answer
absent-rule = A bot plays for anyone who is away
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
old-page = There is a newer version of this page.
old-page-why = The server was updated while this page was open. Reload it to play on: your tables and games are kept.
old-page-still = If this message comes back, the server is still being updated. Wait a minute and try again.
reload = Reload the page
no-table = This table does not exist.
no-table-hint = The link may be old or cut off.
closed = This table is closed.
no-board = The board of this game could not be loaded. Load the page again.
no-lesson = There is no such lesson.
try-again = Try again
no-answer = The table did not answer.
about = An unofficial fan work with its own words and drawings, made for people who own the games. All names belong to their publishers.
tools = Tools
undo = Undo
undo-hint = Take your last answer back
undo-known = Take your last answer back. Something was revealed since; the same dice will fall again.
undo-ask = Something was revealed since: ask the others to take your last answer back.
ask-undo = Ask to undo
preferences = Preferences
animation = Animations
speed-off = off
speed-fast = fast
speed-normal = normal
speed-slow = slow
text-size = Text
size-normal = normal
size-large = large
size-huge = very large
palette = Colours
palette-night = night
palette-contrast = more contrast
palette-distinct = colour-blind friendly
confirm = Ask again before
confirm-never = nothing
confirm-final = dice, and ending a turn
confirm-always = every answer
sure = Do this?
better-not = Better not
show-hints = Hints in a first game
skip-film = Skip
reconstructed = Where the printed content is not public we rebuilt it: { $what }.
proposal = A request to take answers back
proposal-asked = { $who } asks to take back { $back ->
    [one] one answer
   *[other] { $back } answers
  }. Do you agree?
proposal-yours = You asked to go back; waiting for { $who }.
proposal-others = Somebody asked to go back; waiting for { $who }.
proposal-accepted = Everybody agreed: the table went back.
proposal-refused = The request to go back was refused.
proposal-refused-by = { $who } does not want to go back.
proposal-lapsed = The table went on; the request to go back has lapsed.
agree = Agree
refuse = Refuse
withdraw = Withdraw the request
absent-asked = It is up to { $who }, who is not here.
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
    [one] from 1 simulated game
   *[other] from { $count } simulated games
  }
advice-line = Then:
error-no-advice = The adviser has no answer right now.
redo = Redo what you took back
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
keys = Keys: a letter chooses a verb and a digit one of its answers (M2 is the second move), 1–9 choose where there are no verbs, Tab and Enter reach the glowing zones, Esc skips.
question = The question
verb-with = { $verb }: { $about }
waiting = Waiting for { $who }
blocked = { $count ->
    [one] 1 thing is not possible now
   *[other] { $count } things are not possible now
  }
blocked-brief = { $count } not possible
end-won = You made it!
end-lost = You did not make it.
end-over = The game is over.
reconnecting = Connection lost; trying again…
offline = You are offline. Looking for the table…
answer-kept = Your answer is kept and given then.
details = Details
tab-log = Log
log = What happened
log-empty = Nothing has happened yet.
see-moment = See the board at this moment
board = The board
your-tables = Continue
bring = Open a saved game…
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
invite-link = The link for { $who }, good for one use:
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
your-name = What is your name?
sit-down = Sit down
only-watch = Just watch
no-ticket = This link is incomplete: the part after # is missing.
replay = Replay
watch-replay = Watch it again
back-to-table = Back to the table
step-back = One answer back
step-on = One answer forward
play-on = Play or pause
moment = The moment
what-if = What if…?
download = Save as file
agree-proposed = Agree to the proposal
guide = Your first game
guide-skip = No hints
guide-thanks = Thanks
error-stale = The table had moved on; here is the current question.
error-barrier = Something new was revealed since then: that cannot be taken back alone.
error-not-yours = That seat is not yours.
error-wrong-seat = It is somebody else’s turn to answer.
error-over = The game is over.
error-too-fast = Too fast; wait a second.
error-defect = That failed on the server. Nothing has changed.
error-moved = The table has gone on elsewhere; here it comes again.
error-unavailable = The server cannot keep anything right now. Nothing has changed; try again.
error-old-page = This page is from another version of the server. Reload it.
error-no-table = This table does not exist.
dice = Dice
faces = How often each face came up
no-dice = Nothing was rolled yet.
luck = { $rolled ->
    [one] { $rolled } die rolled
   *[other] { $rolled } dice rolled
  }, { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } on average (3.50 is usual). Luckier than { $better } of 100 tables.
pledge = All dice follow from a number that was drawn before the game and is shown after it. Its seal (SHA-256):
pledge-kept = The seal that was shown from the start; it is the SHA-256 of that text:
proof = All dice followed from this number (behind the colon):
free = free
price = { $price ->
    [one] 1 action
   *[other] { $price } actions
  }
danger-friends = { $chance } % to hit a friend
folded = { $count ->
    [one] 1 more that hardly helps
   *[other] { $count } more that hardly help
  }
folded-brief = { $count } more
more-tools = More tools
with-friends = With friends
all-tables = { $count ->
    [one] All tables
   *[other] All { $count } tables
  }
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
what-next = What next
rematch = Rematch
next-mission = Next: { $name }
see-board = See the board
see-ending = How it ended
share = Share
shared = Link copied

# The table: answers on the table itself.
as-list = { $count ->
    [one] The answer as a list
   *[other] The { $count } answers as a list
  }
as-list-brief = as a list

### Coming back

## Lessons
lesson = Lesson
lesson-title = Lesson: { $name }
lesson-step = step { $at } of { $of }
lesson-click = Click
lesson-tap = Tap
lesson-press = or press { $keys }
lesson-later = "{ $what }" can wait. First do what glows.
lesson-why = Why?
lesson-skip = Skip step
lesson-next = Go on
lesson-leave = Leave
lesson-leave-more = , keep my place
lesson-left = { $minutes ->
    [one] about 1 min left
   *[other] about { $minutes } min left
  }
lesson-done = Lesson done
lesson-play-on = Play on from here
lesson-begin = Begin the mission
lesson-card = { $minutes } min · { $steps } steps
lesson-go-on = go on at step { $at }
lesson-again = done · take it again
lesson-all = Learn a game
plan-stopped = Something came in between: please look again and answer what is left.

# Windows that are let go by.
passing = Windows you let go by
passing-now = Passing …
answer-this = Answer this one
pass-from-now = From now on, pass
pass-card = after { $name }
pass-phase = in { $name }
pass-turn = until the turn ends

# Motion and sound.
sound = Sounds (small, off unless wanted)
dice-hits = { $count ->
    [0] no hit
    [one] 1 hit
   *[other] { $count } hits
  }
dice-misses = { $count ->
    [one] 1 miss
   *[other] { $count } misses
  }

# The end of a game.
decided = What decided it
decided-how = your chance in a hundred, answer by answer, if bots played on
graph = How your chance went; arrows go from one turning point to the next
turning-up = +{ $points } points
turning-down = −{ $points } points
watch-it = Watch it
luck-title = Luck
luck-against = against what the odds promised
hits-of = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  } of { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }
hits-expected = { NUMBER($expected, maximumFractionDigits: 1) } expected: { $better } of 100 tables hit less.
thinking-time = Thinking time
next-brief = Next

# Advice that compares, and promises no rate.
advice-clear = One answer is clearly best.
advice-unclear = No clear best: { $count } answers are alike.
advice-best = best
advice-alike = as good
advice-behind = { $points ->
    [one] 1 point behind
   *[other] { $points } points behind
  }

## Home, tables, lobby
nav = Pages
nav-games = Games
nav-tables = Tables
nav-lobby = Lobby
lobby-title = Watch and join
continue = Continue
your-turn = Your turn
turn-of = { $who }'s turn
turn-none = Waiting
table-round = Round { $round }
with = with { $who }
all-of-tables = All tables
finished = Finished
running = Running
search-tables = Search by game, mission or person
no-tables = Start a table. It waits for you.
no-tables-hint = Close the page whenever you like; nothing is lost.
no-tables-found = No table is called that.
more-tables = More tables
won-mark = won
lost-mark = lost
closed-mark = closed by an update
tried-mark = tried
new-mark = new
won-times = { $times ->
    [one] won
   *[other] won { $times } times
  }
rate = { $rate } % ({ $low }–{ $high })
rate-by = games won by the bot "{ $bot }", of { $games }
not-measured = not measured yet
ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-yesterday = yesterday
ago-days = { $count } days ago
public-rule = Public: anybody may find it
lobby-open = Open tables
lobby-watch = Games to watch
lobby-empty = Tick "Public" when you make a table: others can sit down or watch.
lobby-none = Nobody plays in public just now.
lobby-seats = { $open ->
    [one] 1 open seat
   *[other] { $open } open seats
  }
sit-here = Sit down
## Invitations
invite-title = Invite someone to the open seat
invite-more = Show this to a friend beside you, or send the link. It works once.
copy-link = Copy link
link-copied = Link copied
door-invites = { $host } invites you
door-somebody = You are invited
door-taken = This seat is taken. Watch instead?
door-begun = The game has begun.
door-plays = you play { $role }
a-bot = a bot
name-once = How shall the others call you?
name-keep = Keep this name
nickname = { $manner } { $animal }
nickname-manners = Brave, Calm, Cheerful, Clever, Curious, Daring, Gentle, Jolly, Lucky, Merry, Nimble, Patient, Quiet, Sly, Swift, Wise
nickname-animals = Badger, Beaver, Bear, Crow, Falcon, Fox, Hare, Hedgehog, Heron, Lynx, Otter, Owl, Robin, Seal, Stag, Wolf
title-turn = Your turn: { $name }
chat-new = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
  }
won-of = { $won } of { $all } won
## Accounts
nav-me = You
me-title = You
me-guest = You play as a guest
me-guest-why = This browser knows you, and nobody else does. To go on with your tables in another browser, tie them together: no password, no e-mail.
me-account = Your account
me-account-why = Every browser that you sign in shows the same tables, and plays the same seats.
passkeys = Passkeys
passkey = Passkey
passkey-make = Make a passkey
passkey-another = One more passkey
passkey-use = Sign in with a passkey
passkey-not-here = Passkeys need a host with a name and TLS. A recovery link works here, too.
passkey-dismissed = Nothing was changed: the passkey was not used.
recovery-make = Make a recovery link
recovery-again = Make a new recovery link
recovery-link = Recovery link
recovery-why = Open it in your other browser, or keep it in a safe place. It works once; a new one ends the old one.
recover-title = Sign in to your account
recover-why = This link opens your account in this browser. Tables that you have played here as a guest come along. It works once.
recover-do = Sign in here
recover-none = The link is cut off: its last part is missing.
recover-spent = This link was used before, or replaced by a newer one.
link-waits = A recovery link let this browser in. You can play at once; until { $date } only your other browsers can change the account, in case somebody else found the link.
link-waits-passkey = A recovery link let this browser in. You can play at once; until { $date } only a passkey can change the account, in case somebody else found the link.
session-linked = let in by a recovery link: if that was not you, sign it out
sessions = Your browsers
session-here = this browser
session-end = Sign out
sign-out = Sign out here
sign-out-everywhere = Sign out everywhere
remove = Remove
forget-account = Forget the account
forget-account-sure = Passkeys, link and name are deleted, all browsers are signed out. Your seats stay as they are, and nobody can open them any more.
forget-browser = Forget this browser
forget-browser-why = On a computer that others use: the browser loses its seats, and everything that this page keeps in it.
forget-browser-sure = Your seats at all tables are lost, unless you move them by their links first.
profile-title = What you have played
profile-none = Finish a game, and it is counted here.
profile-games = Games
profile-won = Won
profile-favourite = Most often with
profile-times = { $games ->
    [one] 1 game
   *[other] { $games } games
  }
profile-missions = Wins by mission
profile-rate = Your chance lies between { $low } % and { $high } %, as far as these games can tell.
profile-all = All { $count } missions
## Your turn
notice-title = Tell me when it is my turn
notice-why = Only while you are away, and once until you come back. Off unless you switch it on.
notice-push = This browser tells me
notice-no-push = This browser cannot be told. On an iPhone, add the page to the home screen first.
notice-denied = The browser does not allow it: change that in its settings for this page.
notice-mail = Or by e-mail
notice-mail-on = gets a mail when it is your turn
notice-mail-asked = Open the link in the mail that was sent there.
notice-on = Switch on
notice-off = Switch off
letter-confirm = Mails when it is your turn
letter-confirm-done = Done: this address gets a mail when it is your turn and you are away.
letter-stop = No more mails
letter-stop-done = Done: no more mails will come.
letter-spent = This link was used before, or replaced by a newer one.
notice-tell = Tell me when it is my turn
## The game of the day
nav-daily = Today
nav-editor = Design
daily-title = The game of the day
daily-why = The same mission and the same dice for everybody here. One try, no advice, nothing taken back that was seen.
daily-play = Play today's game
daily-go-on = Go on
daily-see = See the results
daily-new = Today
daily-until = { $hours ->
    [0] less than an hour left
    [one] 1 hour left
   *[other] { $hours } hours left
  }
daily-players = { $players ->
    [0] nobody has played yet
    [one] 1 player
   *[other] { $players } players
  }
daily-first = Finish your own game of the day first: its dice are the same.
daily-closed = How the others fared is told when you have finished.
daily-none = Nobody has finished yet.
daily-results = Results
daily-place = Place
daily-who = Who
daily-result = Result
daily-rounds = Rounds
daily-score = Score
daily-answers = Decisions
daily-replay = Watch
daily-you = you
daily-yesterday = Yesterday's results
daily-today = Back to today
## Settings
settings = Settings
settings-look = How it looks and plays
settings-keys = Keys
settings-keys-why = Choose an action, then press the key you want for it. Digits, Enter, Tab, Esc and the arrows stay what they are.
key-change = { $what }: { $key }. Change it
key-press = Press a key
key-taken = { $key } is taken: { $what }.
key-impossible = That key cannot be used.
key-reset = Back to the usual keys
key-end = End or pass
key-undo = Undo
key-redo = Redo
key-advice = Ask for advice
key-side = First tab
key-log = Log
key-players = Table and chat
key-book = Rulebook
key-preferences = Preferences
key-help = Help

# -- positions
position = A position
share-position = Share this position
share-position-how = Whoever has the link sees the table as you see it now, and can play on from here with dice of their own. What you cannot see is not in it.
position-link = Link
position-text = Text
position-picture = Save as a picture
position-open = Open it
position-play = Play on from here
position-paste = Paste a position or its link
position-show = Show it
copy = Copy
copied = Copied

# -- campaigns
campaign = Campaign
play-campaign = Play the campaign
campaign-stops = { $count } missions in one story
to-campaign = The campaign
to-next-chapter = To the next chapter
road = The road
stop-won = won
stop-open = open now
stop-lost = lost
stop-ahead = still ahead
tries = { $state ->
    [won] { $count ->
        [2] lost once, then won
       *[other] won at try { $count }
    }
   *[other] try { $count }
  }
other-road = Chapter { $number }{ $choice ->
    [none] { "" }
   *[other] { ": " }{ $choice }
  }, { $state ->
    [won] won
    [lost] lost
   *[other] not over
  }
again-brief = Again
clean = clean
experience-points = { $count ->
    [one] point of experience
   *[other] points of experience
  }
experience-of = { $count } of { $most } points of experience
next-reward = next reward at { $at }
follows = came for { $name }
story-so-far = The story so far
story-replays = a number replays it
replay-chapter = Replay chapter { $number }
chapter-running = running
chapter-won = won
chapter-lost = lost
chapter-kept = played under older rules
colon = :
left-aside = (not: { $what })
fell-here = Did not come back: { $names }
what-was-read = { $count ->
    [one] What was read: 1 card
   *[other] What was read: { $count } cards and notes
  }
differs-from = Other than in chapter { $number }
no-difference = Nothing so far.
part-points = experience
part-gains = rewards
part-kept = kept cards
part-marks = achievements
part-burden = contamination
part-fallen = the fallen
other-roads = Other roads
stops-won = { $won } of { $all } won · saved
branch-chapter = Play a chapter again
branch-hint = Choose a stop: its last chapter begins again with other dice, and what was played stays as another road.
save-file = Save file
to-table = To the table: { $name }
play-chapter = Play: { $name }
play-chapter-again = Try again: { $name }
campaign-won = The campaign is won
campaign-lost = The campaign is lost
measure = { $measure } of 100
the-fallen = The fallen
fell-in = { $name ->
    [none] did not come back.
   *[other] fell in { $name }.
  }
we-carry = What we carry
works-later = works later, by itself
still-open = Still ahead
real-box = The box is on our table: real dice and cards

# The puzzle of the day.

puzzle-title = The puzzle of the day
puzzle-task = Win this turn: what is the best first action, and how likely does it win?
puzzle-until = the next one in { $hours } h
puzzle-players =
    { $players ->
        [one] one answer so far
       *[other] { $players } answers so far
    }
puzzle-goals = What has to be done to win
puzzle-ours = This one came with the games. Share a position that can be won this turn and publish it there: yours comes first.
puzzle-line = The line that wins most often
puzzle-luck = this or better: { $likely }
puzzle-any-luck = whatever comes
puzzle-none = Nobody has published a puzzle yet. Share a position of any table that can be won this turn, and publish it there.
puzzle-answer = Answer
puzzle-once = You have one answer; then the exact chances are told.
puzzle-right = Right: no answer has a better chance than { $best }.
puzzle-wrong = There is something better: the best answer wins with a chance of { $best }.
puzzle-chosen =
    { $count ->
        [0] nobody
        [one] one person
       *[other] { $count } people
    } chose it
puzzle-try = Play on from here
puzzle-publish = Publish as a puzzle of the day
puzzle-solving = Solving it exactly …
puzzle-published = It is number { $place } in the line of puzzles.
# Chances: only where they were measured.
advice-chance = Your chance here: { $percent }%.
advice-danger = { $percent }% that it is lost when the next round is over.
advice-worse = worse
decided-unmeasured = how you stood, as bots judge it; not measured here, so without figures
turning-better = For the better:
turning-worse = For the worse:

## The shelf in columns, the briefing, the code of a link
briefing = The story, and how you win
show-code = Show the link as a picture
learn-it = Learn it in { $minutes } minutes
head-rate = How often a bot wins it
head-length = Length
for-players = { $count } players
shelf-rate-how = The band is where the true share lies, 19 times out of 20.
seal-kept = Sealed before the first die.
seal-where = The number and its seal stand under Table: anybody can compare them.
