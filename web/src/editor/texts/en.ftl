# The editor, whatever the game.

editor-title = Mission editor
editor-for = Lay tiles, put things on them, say how it is won. Every mistake is shown where it is; how hard it is, is measured.
editor-none = Nothing can be designed for this game here.
editor-nameless = Without a name
editor-tile-count =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
editor-kept = draft, kept in this browser
editor-not-kept = draft, not kept: another window has one
editor-elsewhere = This draft was changed in another window. What you draw here is not kept until you choose.
editor-follow = Take over the other one
editor-stay = Go on with this one
editor-link-broken = This link is cut off or broken. Nothing was opened; your own draft is as it was.
editor-other-game = This is a file for { $game }. Nothing was changed here.
editor-open-there = Open it in { $game }
editor-file-large = This file is too large for a draft. Nothing was opened.
editor-looking = looking …
editor-judging = is it fair? playing …
editor-undo = Undo
editor-redo = Redo
editor-back = Back
editor-rules = Goals and rules
editor-open = Open
editor-export = Export: file, link, print
editor-play = Play it
editor-play-now = Play it now
editor-play-how = The draft travels with its table: it is played, saved and replayed as it is now, whatever you draw later.
editor-play-mistakes =
    { $count ->
        [one] Play: 1 mistake
       *[other] Play: { $count } mistakes
    }
editor-friends = Seats for friends
editor-bots = Bots
editor-figures = Live figures
editor-figures-live = change as you draw
editor-checks = Checks
editor-mistakes =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
editor-all-hold = all hold
editor-fine = Edges join, everything can be reached, tokens fit the box.
editor-show = Show
editor-goals-order = in this order
editor-add-goal = Add a goal, a rule
editor-add = Add
editor-remove = Take away
editor-what = What
editor-blank = An empty draft
editor-file = A file (TOML)
editor-shipped = Missions of the game, to look at or to change
editor-save-file = Save as a file (TOML)
editor-link = A link with the whole draft in it
editor-picture = Save the board as a picture (SVG)
editor-print = Print, or save as PDF (A4, with the set-up list)
editor-set-up = Set-up
editor-key-arrows = move the cursor
editor-key-enter = lay, place
editor-key-turn = turn
editor-key-remove = take away
editor-key-tile = other tile
editor-key-finding = next mistake
editor-key-undo = undo
editor-key-rules = goals and rules
shelf-title = Missions on this host
shelf-empty = Nobody has published one yet.
shelf-unread = The shelf cannot be read now.
shelf-version = version
shelf-of = Version { $number }, { $date }
shelf-hardness = won { $rate } % of { $games } games by machine
shelf-unmeasured = not measured
shelf-plays = played { $begun } times, { $won } of { $over } won
shelf-trouble = Report a trouble
shelf-send = Send
shelf-thanks = Thank you: everybody who opens it can read that.
shelf-publish = Publish on this host
shelf-again = Publish as a new version
shelf-mend = Publish: mend the mistakes first
shelf-done = It is on the shelf, as version { $number }.
rate-title = Rate
rate-how = Plays games in the background with a machine player, beside the missions of the game. The same games as on the command line.
rate-first-mend = mend the mistakes first
rate-played = { $played } of { $asked } games
rate-won = { $wins } of { $games } won
rate-between = Between { $easier } ({ $high } %) and { $harder } ({ $low } %).
rate-harder-than = Not easier than { $name } ({ $rate } %), the hardest of the game.
rate-easier-than = Easier than { $name } ({ $rate } %), the easiest of the game.
rate-rounds = { $rounds } rounds on average
rate-rounds-of-wins = Rounds of a win
rate-why = Why teams fall
rate-heat = heat on the board
rate-causes = By: { $causes }.
rate-stale = Changed since: rate again.
rate-changes = What changes it
rate-paired = win rate, same dice, 95 %
rate-games = Games
rate-agent = Player
rate-seed = Seed
rate-unreachable = The host does not answer. It is asked again and again; what was played is kept.
rate-pause = Pause
rate-start = Rate it
rate-resume = Go on
rate-study = What would change it?
rate-open-mistakes =
    { $count ->
        [one] Rate: 1 mistake is open
       *[other] Rate: { $count } mistakes are open
    }
editor-fine-plain = Nothing is wrong with it.
editor-name = Name
editor-author = By
editor-scenario = Scenario
rate-squads = Teams, side by side on the same dice
rate-side = Won by: { $side }
rate-on = with it
rate-off = without it
rate-as-drawn = as it is
squad-usual = The usual six
squad-strongest = The strongest
squad-weakest = The weakest
squad-random = Drawn by the seed
editor-fill-in = Fill in
editor-edit = Edit
editor-another = One more: its name
