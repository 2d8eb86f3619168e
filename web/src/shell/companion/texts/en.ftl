# Beside the real box. Short: it is read at arm's length.
tabs = Beside the box
tab-play = Play
tab-mine = Yours
tab-steps = Moves
tab-decks = Decks
tab-mend = Mend
rolled = What did you roll?
drawn = Which card came?
hit = counts
miss = no
die = a { $face }
count-good = { $count } { $count ->
    [one] counts
   *[other] count
}
to-go = { $count } to go
wrong = Wrong
all-miss = All no
we-roll = We roll
we-draw = We draw
find = First letters
left-of = { $count } left
none-like = No such card can come.
card-of = card { $number } of { $of }
late = { $who } was faster. Your “{ $what }” was not entered.
late-again = Enter it now
late-forget = Leave it
somebody = Somebody
step = Step { $at } of { $of }
then = then
back = Back
next = Done, next
last = Done
skip-steps = All done
no-steps = Nothing to move now.
no-steps-why = What the enemies do is told here, step by step, when it happens.
decks = What is left
dice-note = you roll, we count
dice-ours = we roll
next-card = { $name } next: { $chance } %
box = box
ours = ours
whose = { $deck }: whose?
switch-note = Box: you draw the real card and tell us. Ours: we draw it here. Switch at any time; what has been drawn stays drawn.
what-left = What can come
set-up = Set up the table
set-up-done = The table is set
entries = Your entries: tap what was wrong
no-entries = Nothing was entered yet.
fix = Fix
instead = What should it have been?
leave-it = Leave it
do-mend = Mend and replay
kept = { $count ->
    [0] Nothing came after it.
    [one] One answer after it stays.
   *[other] { $count } answers after it stay.
}
lost = { $count ->
    [one] One answer after it no longer fits: the game waits there.
   *[other] { $count } answers after it no longer fit: the game waits there.
}
to-change = To change on the table
nothing-to-change = Nothing to change on the table.
do-it = do it
did-it = done
pledge = Real dice: nothing is pledged
first = First
how-many = How many count?
sum = What is the sum?
in-all = in all
count-of = of { $of }
ones-of = { $of ->
    [one] { $count ->
        [0] No
       *[other] Yes
    }
   *[other] { $count }
}
ones = { $count ->
    [one] Does the last die show a 1?
   *[other] How many of the last { $count } show a 1?
}
die-by-die = Die by die
at-once = At once
moves = { $count ->
    [one] On the table
   *[other] On the table: { $count } things, in this order
}
all-moved = { $count ->
    [one] Done
   *[other] All done
}
on-table = On the table:
mine = Your people
aloud = Read aloud
again = Again
