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
