# What the server itself says to people.

old-page = This page is from another version of the server. Please reload it.

# What everybody at a table should know about its dice and hands.
mark-seed-chosen = Whoever made this table chose the number that all dice follow from, and may know them. Nothing is pledged.
mark-dice-typed = The dice of this game are typed in by a person. Nothing is pledged.
mark-began-elsewhere = This game began elsewhere. What fell and was dealt up to answer { $number } may be known to somebody; nothing is pledged.
mark-dealt-anew = A seat changed hands before the first answer, so everything was dealt anew{ $number ->
    [one] .
   *[other] , { $number } times.
  }
mark-handed-over = Seat { $seat } changed hands at answer { $number }: somebody else knows what it held until then. The pledge does not cover that.
mark-record-read = At answer { $number } somebody read the record of this game: its number, and with it all dice and hands, may be known. The pledge covers only that nobody changed them.
mark-branched = At answer { $number } somebody branched off from this game and may have looked through its seats. The pledge does not cover what was hidden until then.
mark-new-rules = An update of the rules or of the cards came at answer { $number }. Everything before comes out the same; from there on the new ones hold.

closed = The rules of this game were updated after { $answers ->
    [one] one answer
   *[other] { $answers } answers
  }, and this game does not fit the new ones. { $shared ->
    [-1] Its record is kept.
   *[other] Its record is kept, and you can branch off after answer { $shared }: so far both agree.
  }

# Telling people that it is their turn.
push-title = Your turn
mail-turn-subject = Your turn: { $game }
mail-turn-body = A table waits for you: { $game }.
mail-confirm-subject = Shambler: is this your address?
mail-confirm-body = Somebody wants to be told at this address when it is their turn at { $host }. If that is you, open this link. If not, do nothing: no other mail will come.
mail-stop = No more such mails:

mark-daily = This is the game of the day: everybody here rolls the same dice. The number that they follow from is told when the day is over.

# Why something was refused.
refused-too-many-requests = too many requests of this kind; wait a minute
refused-no-table = there is no such table; perhaps the link is old or cut off
refused-no-box = at this table nothing is read off a real one
refused-only-players = only those who play may do this
refused-not-your-seat = seat { $seat } is not yours
refused-seat-not-asked = seat { $seat } is not asked now
refused-a-bot-plays = a bot plays for seat { $seat }; take the seat back first
refused-no-bot-today = no bot plays the game of the day
refused-no-open-seat = there is no open seat at this table
refused-cannot-invite = you cannot invite anybody to seat { $seat }
refused-invitation-used = this invitation was used before, or replaced by a newer one
refused-stale = this was meant for decision { $meant }; the current one is { $now }
refused-never-back = at this table it cannot be taken back
refused-hidden-since = others have answered since, and hands are hidden: take it back together
refused-nothing-typed = nothing was typed in there
refused-nothing-back = there is nothing of yours to take back
refused-nothing-again = there is nothing of yours to play again
refused-revealed-since = something new was revealed since; the table must agree
refused-somebody-wants-back = somebody else wants to take something back; answer them first
refused-nobody-wants-back = nobody wants to take anything back
refused-no-advice = at this table nobody is advised
refused-read-it-off = read it off the table: nobody can advise what was rolled or drawn
refused-draft-too-long = a draft has at most { $most } characters
refused-no-toml = this cannot be written as TOML
refused-no-toml-because = this cannot be written as TOML: { $because }
refused-not-played = it could not be played: { $because }
refused-thinkers = agents that think would take hours: use shambler rate
refused-no-change = this draft has no change { $name }
refused-enough-ratings = too many ratings wait to be played; stop one, or try again later
refused-no-rating = there is no such rating; start it again
refused-rating-of-somebody = this rating is somebody else's
refused-rating-of-another = this rating is of another mission, or of another version
refused-no-mission = there is no such mission on this host
refused-no-mission-version = there is no such version of this mission
refused-two-names = a mission on the shelf has a name, in English and in French
refused-mission-of-another = this mission is somebody else's: publish yours under its own name
refused-enough-troubles = enough was reported about this mission
refused-enough-versions = a mission has at most { $most } versions
refused-on-the-shelf = this version is on the shelf already
refused-shelf-full = the shelf has no room for another mission
refused-not-solved = it could not be solved: { $because }
refused-no-answer-today = { $answer } is no answer to the puzzle of today
refused-puzzle-known = this puzzle has been published already
refused-enough-puzzles = the line of puzzles is long enough; try again on another day
refused-puzzle-answered = you have answered this puzzle
refused-all-alike = every answer is as good as any other here: this is no puzzle
