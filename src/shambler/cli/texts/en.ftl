# What the terminal game itself says; the game's own words are in its own catalogue.
seed = seed { $seed }
begin = Answer with a number or a key; help lists what else you can type.
asked = { $who }:
end-won = You made it!
end-lost = You did not make it.
end-over = The game is over.
over = The game is over. Type save FILE, log, undo or quit.
can = That is possible now: option { $number }.
blocked-none = The rules name nothing that is in your way here.
blocked-title = Not possible now
no-odds = No dice are rolled for { $key }.
odds-title = { $key }: { $dice } { $dice ->
    [one] die
   *[other] dice
  }, { $mean } on average
hint-title = The adviser tried { $playouts } futures.
hint-chance = Your chance to win, as things stand: { $percent }%.
hint-danger = Danger: in { $percent }% of such positions the game is lost when the next round is over.
hint-clear = One answer is clearly best.
hint-unclear = No clear best: { $count } answers are alike.
hint-best = best
hint-alike = as good
hint-worse = worse
hint-line = Expected after the first: { $line }
needs-file = Name a file: save game.shambler
needs-rule = Name a rule: rule { $example }
needs-option = Name an option: odds { $example }
saved = Saved as { $file }.
not-saved = Could not save { $file }: { $reason }
kept = Your game is kept. Go on with: { $again }
took-back = Taken back: { $key }
undo-barrier = Something new was revealed since then. undo! takes it back all the same.
nothing-to-undo = There is nothing of yours to take back.
unknown-command = (help lists what can be typed)
log-empty = Nothing has happened yet.
number-range = Choose a number from 1 to { $most }.
help = Answer with the number or the key of an option. You can also type:
help-why = what is not possible now, or why KEY is not
help-odds = what the dice of an option can do, exactly
help-hint = what the adviser thinks of the options; thinks 2s, or 500ms, or 300 (playouts)
help-goals = what has to be done to win
help-cards = what the enemies and cards on the table can do, in words
help-rule = the text of a rule
help-log = what happened; the last N answers
help-undo = take your last answer back
help-undo-anyway = ... also if something new was revealed since
help-redo = play again what was taken back
help-save = write the game to a file
help-view = draw the table again
help-help = this list
help-quit = leave; the game is kept
campaign-next = The chapter is over. Type next to begin the following one.
campaign-key = The chapter is over: N begins the next one.
campaign-kept = Your campaign is kept in its file.
campaign-won = The campaign is won!
campaign-lost = The campaign is lost.
campaign-fallen = The fallen: { $names }
campaign-choice = Chapter { $chapter }, { $title }: { $taken }{ $left ->
    [none] { "" }
   *[other] { " " }(not: { $left })
}
campaign-measure = { $measure } of 100

# The full screen
key-undo = undo
key-redo = redo
key-hint = hint
key-why = why not
key-forecast = forecast
key-rule = rule
key-legend = legend
key-reference = cards
key-box = box
key-mend = mend
key-next = next chapter
key-help = help
thinking = The adviser is thinking ...
no-reference = There is nothing to explain yet.
no-forecast = Nothing can be foreseen here.
undo-barrier-keys = Something new was revealed since then: it cannot be taken back here.
curtain = { $who }: your turn. Press Enter when nobody else looks.
help-keys = Arrows and Enter, or a click, give an answer. The yellow letters and digits give it at once: a letter for the verb, then a digit where there are several.

    u   take the last answer back          y   play it again
    h   what the adviser thinks            w   what is not possible, and why
    f   what the enemies will do           b   the rule of the question, and the odds
    k   what the signs mean; the goals     i   what enemies and cards can do
    o   which dice and decks are real      n   put a wrong entry right
    ?   this page
    Tab goes from pane to pane; arrows, Page Up and Page Down scroll it.
    Ctrl+Q leaves. The game is kept; you are told how to go on.

    shambler play --plain prints line by line instead, for pipes and screen readers.

# The box on the table
type-dice = Say { $count ->
    [one] the face
   *[other] { $count } faces
}: 1 4 6, or ours.{ $good ->
    [none] {""}
   *[other] {" "}These count: { $good }.
}
type-cards = Say which, by its first letters (several: a, b), or ours.
box-real = on your table
box-ours = ours
entries-none = Nothing was typed in yet.
pick-box = Whose are the dice and decks? Enter turns one over, Escape closes.
pick-entry = Which entry was wrong? The last one stands first.
pick-instead = Instead of "{ $was }", what was it?
fixed = Put right; { $kept ->
    [0] nothing came after it.
    [one] the answer after it was given again.
   *[other] the { $kept } answers after it were given again.
}
fix-lost = { $count ->
    [one] One answer no longer fits and is gone
   *[other] { $count } answers no longer fit and are gone
}: { $why }.
help-box = which dice and decks are real; box dice,enemies makes these real, box - none
help-entries = what you typed in last, by number
help-fix = another die or card in place of entry NUMBER; what came after is played again

# Puzzles
puzzle = Win this turn: what is the best first answer, and how likely does it win?
puzzle-right = Right: nothing is better than { $chance }.
puzzle-wrong = { $chance }; there is something better: { $best }.
puzzle-line = The line of play that wins most often, and the chance after each step:
puzzle-luck = { $shown }: as good or better with { $likely }
puzzle-none = Nobody has published a puzzle on this host yet.
puzzle-published = It is number { $place } in the line of puzzles.
