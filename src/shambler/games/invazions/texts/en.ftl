# InvaZions, in English. Names of cards and places come from the content files: some are plural
# (Survivors, Vermin), so sentences must not hang a verb or an article on them.

## Questions

ask-start-discard = Start of the turn: you may discard one card before you draw.
ask-human-action = Your action: play Humans, Research or Bravery, then finish.
ask-barricade = Where do you put the Barricade? It has to move.
ask-bravery = { $moment ->
    [choice] The Hordes are choosing their places. Play a Bravery card?
    [after_choice] All Hordes have chosen, no zombie card has been played yet. Play a Bravery card?
    [between_zombie_cards] A zombie card has taken effect. Play a Bravery card?
    [before_damage] Last chance before damage. Play a Bravery card?
    [after_damage] Damage has been dealt. Rescue a card, or play another Bravery card?
    [recruitment] The Hordes are recruiting. Play a Bravery card?
   *[end] The turn ends, scoring is next. Play a Bravery card?
  }
ask-choose-place = Which place does your Horde attack?
ask-wounded = There are too few Wounded Members left. Which Horde takes the next one?
ask-turn-order = Which Horde plays its cards next?
ask-play-card = Play a card, or finish your turn.
ask-strike = At which place is damage dealt next?
ask-hit = { $place }: { $left ->
    [one] 1 point
   *[other] { $left } points
  } of attack left. Which card do you hit?
ask-recruit-order = { $place }: which Horde takes the next card?
ask-recruit = { $place }: which card do you recruit?
ask-claim = Do you propose to claim that the zombies hold five Freed Zombies?
ask-claim-consent = Five Freed Zombies are to be claimed. If the claim is wrong, the humans win at once. Do you agree?
ask-clean-up = { $place }: destroy a Contamination card?
ask-cut = Discard { $count ->
    [one] a card
   *[other] { $count } cards
  }, or put a Wounded Member on top of your draw pile?
ask-discard = Discard { $count ->
    [one] a card
   *[other] { $count } cards
  } from your hand.
ask-mute = { $seat }: which of its Zombie cards has attack 0 this turn?
ask-recover = Take a Zombie card back from your discard pile?
ask-judge-top = { $card }: this card lies open on the human draw pile. Sacrifice a card from your hand to discard it?{ $warning ->
    [yes] {" "}Beware: only five Freed Zombies are left in the game.
   *[no] {""}
  }
ask-feed = Sacrifice a Zombie card from your hand? If you do not, this card leaves the game at the end of the turn: { $card }.
ask-trample = Which Contamination card do you sacrifice?{ $warning ->
    [yes] {" "}Beware: only five Freed Zombies are left in the game.
   *[no] {""}
  }
ask-cull = Sacrifice cards from your hand? You draw as many.{ $warning ->
    [yes] {" "}Beware: only five Freed Zombies are left in the game.
   *[no] {""}
  }
ask-rouse = { $place }: which Contamination card do you take into your hand?
ask-type-card = Which card was drawn ({ $number } of { $of })?
ask-type-die = Which face came up ({ $number } of { $of })?

## Options

do-place = { $card } to { $place }
do-research = { $card } to { $place }
do-brave = { $card } at { $place }
do-aim = { $card } at { $place }: { $target }
do-skip = Pass until just before damage
do-barricade = Barricade at { $place }
do-attack = Attack { $place }
do-strike = { $place }
do-next = { $seat }
do-zombie = Play { $card }
do-rage = Play { $card }
do-hit = Hit { $card }
do-recruit = Recruit { $card }
do-discard = Discard { $card }
do-sacrifice = Sacrifice { $card }
do-take = Take { $card }
do-destroy = Destroy { $card }
do-mute = { $card }
do-wound = Put a Wounded Member on top of the draw pile
do-lose = Discard cards from your hand
do-claim = Propose the claim
do-agree = Agree to the claim
do-refuse = Do not agree
do-pass = Pass
do-done = Done
do-face = { $value }

## What happened

event-deck-out-of-proportion = { $part ->
    [survivors] Survivors
    [humans] Other Humans
   *[bravery] Bravery cards
  } in the human deck: { $found }. The book advises { $fewest } to { $most }.
event-research-drawn = Research in this game: { $cards }.
event-turn-began = Turn { $turn }.
event-contamination-added = A new card under { $place }: { $card }.
event-card-discarded = { $seat }: { $card } discarded.
event-cards-drawn = { $seat }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  } drawn.
event-hand-drawn = { $seat }: { $cards } drawn.
event-pile-reshuffled = { $seat }: the discard pile is shuffled into a new draw pile.
event-tokens-gained = { $count ->
    [0] The humans take no Resources
    [one] The humans take 1 Resource
   *[other] The humans take { $count } Resources
  } and own { $total }.
event-human-posted = The humans play { $card } at { $place } for { $cost ->
    [0] nothing
    [one] 1 Resource
   *[other] { $cost } Resources
  }.
event-research-placed = The humans play { $card } at { $place } for { $cost ->
    [0] nothing
    [one] 1 Resource
   *[other] { $cost } Resources
  }.
event-contamination-destroyed = Destroyed under { $place }: { $card }.
event-points-scored = The humans score { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $total } in all.
event-barricade-moved = The Barricade goes to { $place }.
event-bravery-played = Bravery at { $place }: { $card }.
event-bravery-aimed = Bravery at { $place }: { $card }, on { $target }.
event-survivor-given = Discarded from { $place }: { $card }.
event-horde-arrived = { $seat } attacks { $place }.
event-horde-wounded = { $seat }: a Wounded Member joins the discard pile.
event-wound-on-top = { $seat }: a Wounded Member goes on top of the draw pile.
event-card-muted = { $seat }: { $card } with attack 0 this turn.
event-card-played = { $seat } plays { $card }.
event-horde-finished = { $why ->
    [empty] { $seat } has no cards left to play.
    [limits] { $seat } may play no more cards this turn.
   *[done] { $seat } finishes its turn.
  }
event-card-sacrificed = { $seat } sacrifices { $card }.
event-top-revealed = The top card of the human draw pile: { $card }.
event-top-discarded = It goes to the human discard pile: { $card }.
event-card-recovered = { $seat } takes { $card } back into its hand.
event-card-roused = { $seat } takes { $card } from under { $place } into its hand.
event-survivor-destroyed = Destroyed at { $place }: { $card }.
event-place-entered = { $place } is penetrated: attack { $attack } against { $resistance }, { $left } left.
event-attack-failed = { $place } holds: attack { $attack } against { $resistance }.
event-card-doomed = Lethal damage at { $place }: { $card }.
event-hit-wasted = { $place }: the rest of the attack is too weak for { $card }.
event-research-spared = A Human remains at { $place }, so the Research stays: { $card }.
event-card-devoured = Devoured at { $place }: { $card }.
event-card-recruited = { $seat } recruits { $card } from { $place }.
event-claim-proposed = { $seat } proposes to claim five Freed Zombies.
event-claim-dropped = { $seat } does not agree: no claim this turn.
event-freed-counted = The zombies show { $count ->
    [0] no Freed Zombie
    [one] 1 Freed Zombie
   *[other] { $count } Freed Zombies
  }.
event-research-scored = { $card } at { $place }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.

## Why not

why-wrong-moment = { $card }: not at this moment.
why-human-action-only = { $card }: only during the human action.
why-too-dear = { $card }: you cannot pay the cost of { $cost ->
    [one] 1 Resource
   *[other] { $cost } Resources
  }.
why-no-horde-there = No Horde attacks { $place }.
why-no-research-there = You have no Research at { $place }.
why-no-human-there = You have no Human at { $place }.
why-no-survivor-there = You have no Survivors at { $place }.
why-no-zombie-played = No Horde at { $place } has played a Zombie card that still counts.
why-nothing-under = There is no card under { $place }.
why-nothing-to-save = No card at { $place } was about to be devoured.
why-not-doomed = { $target } at { $place }: not about to be devoured.
why-not-a-zombie-card = { $target }: not a Zombie card.
why-already-silent = { $target }: attack 0 already.
why-place-full = { $place } already holds { $limit ->
    [one] 1 Human
   *[other] { $limit } Humans
  }.
why-already-there = { $card }: already at { $place }, and not twice in one place.
why-in-play = { $card }: already in play.
why-research-there = { $place } already has a Research card.
why-needs-human = { $card }: only where a Human stands, and there is none at { $place }.
why-barricade-stays = The Barricade may not stay at { $place }.
why-barricaded = The Barricade lets only one Horde attack { $place }.
why-has-played = { $seat } has already played its cards.
why-unplayable = { $card }: this card cannot be played.
why-no-zombie-plays = You may play no more Zombie cards this turn.
why-no-rage-plays = You may play no more Rage cards this turn.
why-guarded = { $target } at { $place }: each Horde there plays at most { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
why-outside = { $place } was not penetrated.
why-nothing-to-hit = There is nothing left to hit at { $place }.
why-shielded = { $card }: not while { $target } stands here.
why-hit-last = { $card }: the last Human here to be hit.
why-humans-first = { $card }: not while a Human stands here.
why-no-recruit-left = { $seat } may recruit nothing more here.
why-under-elsewhere = { $card }: under { $place }, not under the place you attack.
why-no-wound-due = { $seat } is not due a Wounded Member.
why-freed-stays = { $card }: this card cannot be destroyed.
why-too-few-cards = That takes { $count ->
    [one] 1 card
   *[other] { $count } cards
  } in hand.

## The end

outcome-antidote = The antidote is ready: the humans win.
outcome-freed = The captives are free: the zombies win.
outcome-wrong-claim = The claim was wrong: the humans win.

side-humans = the Humans
side-hordes = { $seats ->
    [one] the Horde
   *[other] the Hordes
  }
role-humans = Humans
role-horde = Horde { $number }

option-custom = Your own scenario
option-custom-help = A scenario of your own, as a document; without one, the example that comes with the game.
option-ninth-human = Ninth kind of Human
option-ninth-human-help = Random scenarios and your own may use a stand-in for the ninth kind, which the book never names.
option-soldier-first = Soldier first
option-soldier-first-help = The Soldier takes damage before everything else on his place, Survivors included.
option-show-freed-count = Show Freed Zombies
option-show-freed-count-help = Everybody sees how many Freed Zombies the Hordes hold.
option-beginner-four-humans = Four Humans to a place
option-beginner-four-humans-help = For a first game: as many Humans may stand on a place as in the largest game.

reference-card = { $name }: { $text }
# The box on the table

source-humans = Human pile
source-horde-1 = Pile of Horde 1
source-horde-2 = Pile of Horde 2
source-horde-3 = Pile of Horde 3
source-contamination = Contamination pile
source-set-up = Set-up
for-hand = { $seat }: a card into your hand.
for-contamination = A Contamination card under { $place }.
for-top = The top card of the human pile is turned over.
for-scenario = A card of the scenario.

# What is wrong with a scenario of one's own.

flaw-players = A scenario is for two, three or four players.
flaw-count = { $expected } are needed here, { $got } are chosen.
flaw-duplicate = { $what } is chosen twice.
flaw-unknown = There is no { $what } called { $ref }.
flaw-ninth-human = This card needs an option of the table.
flaw-copies = { $card }: the box holds { $most }, the deck asks for { $copies }.
flaw-deck-size = The human deck has { $size } cards; it needs { $fewest } to { $most }.
flaw-proportion = { $part ->
        [survivors] Survivors
        [humans] Humans
       *[bravery] Bravery
    }: { $found } cards; the book advises { $fewest } to { $most }.
# What a card is sure to do
then-wall = { $under ->
    [yes] { $place } { $was } → { $resistance }, attacked with { $attack }
   *[no] { $place } { $was } → { $resistance }
  }
then-attack = { $in ->
    [yes] { $place }: { $attack } against { $resistance }, breaks in
   *[no] { $place }: { $attack } against { $resistance }
  }
then-points = { $was } → { $points } { $points ->
    [one] point
   *[other] points
  }
then-due = { $place }: { $was } → { $due } { $due ->
    [one] point
   *[other] points
  } due
then-stand = { $place }: { $was } → { $stand } to devour all

# The box on the table: how it is set up, and what to change after an entry was mended.

lay-place = Lay { $place } face up in the middle.
lay-human-deck = Human deck: { $names }.
lay-human-drawn = The rest of the human deck is drawn at random. You are asked which cards when all is ready.
lay-human-pile = Shuffle the human deck and lay it face down. The Barricade and the score stay beside the human player, the score on 0.
lay-research = Research cards, face up beside the human player: { $cards }.
lay-tokens = Put { $count } Resource tokens in reach; the others stay in the box.
lay-horde = { $seat } takes a Horde card and a deck, shuffled, face down: { $names }.
lay-wounded = Lay { $count } Wounded Members on a pile, face up.
lay-contamination-pile = Contamination pile: { $names }.
lay-contamination-drawn = The rest of the Contamination pile is drawn at random. You are asked which cards when all is ready.
lay-contamination = Shuffle the Contamination pile. { $count } cards of it go under the places, one each: you are asked which.
change-hand-off = { $seat }: these leave your hand: { $cards }.
change-hand-on = { $seat }: these belong in your hand: { $cards }.
change-hand-size = { $seat } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } now.
change-pile-size = { $seat }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in the draw pile.
change-discard-off = { $seat }: take off the discard pile: { $cards }.
change-discard-on = { $seat }: put on the discard pile: { $cards }.
change-number = { $what ->
    [tokens] Resource tokens
   *[score] Research score
  }: from { $was } to { $now }.
change-barricade = The Barricade belongs on { $place }.
change-barricade-off = The Barricade goes back beside the human player.
change-beside-off = These Research cards do not lie beside the human player any more: { $cards }.
change-beside-on = Beside the human player lie again: { $cards }.
change-die = { $card }: { $now ->
    [0] take its die off
   *[other] its die shows { $now }
  }.
change-horde-at = { $seat } belongs in front of { $place }.
change-horde-home = { $seat } stands in front of no place.
change-played-off = { $seat } takes back what it had played: { $cards }.
change-played-on = { $seat } has played: { $cards }.
change-place-off = Take off { $place }: { $cards }.
change-place-on = Put on { $place }: { $cards }.
change-under-off = Take from under { $place }: { $cards }.
change-under-on = Put under { $place }: { $cards }.
change-contamination-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in the Contamination pile: shuffle back what was taken off too much.
change-wounded-size = { $count ->
    [one] { $count } Wounded Member
   *[other] { $count } Wounded Members
  } on their pile.
change-box-off = Take back out of the box: { $cards }.
change-box-on = Into the box: { $cards }.
change-more = Other marks differ, too: compare them with the table shown here.
