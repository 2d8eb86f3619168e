# Words that all games share; a game's own texts may say it differently.

side-team = the team
role-player = Player { $number }

option-seats = Players
option-seats-help = How many play.
option-players = Players
option-players-help = How many play; the scenario says it.
option-spokesman = Spokesman
option-spokesman-help = Who answers for a team that decides together; if nobody, any of them may.

# The box on the table.

do-ours = Let the program do it
source-dice = Dice
source-cards = Cards
source-all = Everything

# Drafts of scenarios.

flaw-nameless = It has no name yet, in both languages.
flaw-option = The option { $option } cannot have this value here.
