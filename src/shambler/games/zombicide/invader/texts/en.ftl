# Texts of Invader: the questions that it alone asks; the rest is the family's.

ask-abomination-zone = Choose where the abomination appears.
ask-mold-zone = Choose a zone for the last { $count ->
    [one] { $foe }
   *[other] { $count } { $foe-many }
}.
ask-extra-turn = Choose who plays an extra turn.
ask-deal = Choose a starting card for { $who }.
ask-first-player = Choose the first player.
ask-first-spawn = Choose the spawn zone that is always drawn first.
ask-hide = Hide { $who }, out of sight of all enemies?
ask-split-team = Choose the members of one group ({ $count } more).
ask-extra-spawn = Choose a zone for another spawn token ({ $count } left).
ask-companion = Choose who walks first.
ask-companion-way = Choose which way { $who } goes.
ask-destroy-spawn = Choose the spawn token in { $zone } that burns, or leave it.
ask-answer-spawn = Choose who answers the new enemies at once.
ask-react = Choose { $who }'s attack on the new enemies.
ask-share-remote = Choose who holds the remote of the { $machine } now.
