# InvaZions, in English. Names of cards and places come from the content files.

## Questions

ask-start-discard = Start of the turn: you may discard one card before you draw.
ask-human-action = Your action: play Humans, Research or Bravery, then finish.
ask-barricade = Where do you put the Barricade? It has to move.
ask-bravery = { $moment ->
    [choice] The Hordes are choosing their places. Play Bravery?
    [after_choice] All Hordes have chosen; no zombie card has been played. Play Bravery?
    [between_zombie_cards] A zombie card has taken effect. Play Bravery?
    [before_damage] Last chance before damage. Play Bravery?
    [after_damage] Damage has been dealt. Rescue a card, or play other Bravery?
    [recruitment] The Hordes are recruiting. Play Bravery?
   *[end] The turn ends; scoring is next. Play Bravery?
  }
ask-choose-place = Which place does your Horde attack?
ask-wounded = Too few Wounded Members are left. Who takes the next one?
ask-turn-order = Which Horde plays its cards next?
ask-play-card = Play a card, or finish your turn.
ask-strike = At which place is damage dealt next?
ask-hit = { $place }: { $left ->
    [one] 1 point
   *[other] { $left } points
  } of attack left. Whom do you hit?
ask-recruit-order = { $place }: which Horde takes the next card?
ask-recruit = { $place }: which card do you recruit?
ask-claim = Do you claim that the Hordes hold five Freed Zombies?
ask-claim-consent = A claim is proposed. If it is wrong, the humans win at once. Do you agree?
ask-clean-up = { $place }: destroy a Contamination card?
ask-cut = Discard { $count } cards, or put a Wounded Member on top of your draw pile?
ask-discard = Discard { $count ->
    [one] a card
   *[other] { $count } cards
  } from your hand.
ask-mute = { $seat }: which of its Zombie cards has attack 0 this turn?
ask-recover = Take a Zombie card back from your discard pile?
ask-judge-top = { $card } lies open on the human draw pile. Sacrifice a card to discard it?{ $warning ->
    [yes] {" "}Beware: only five Freed Zombies are left in the game.
   *[no] {""}
  }
ask-feed = Sacrifice a Zombie card from your hand? If not, { $card } leaves the game at the end of the turn.
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
ask-type-die = Which face fell ({ $number } of { $of })?

## Options

do-place = { $card } to { $place }
do-research = { $card } at { $place }
do-brave = { $card } at { $place }
do-aim = { $card } at { $place }: { $target }
do-skip = Pass until damage is near
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
do-wound = Wounded Member on top of the draw pile
do-lose = Discard cards
do-claim = Claim five Freed Zombies
do-pass = Pass
do-done = Done
do-face = { $value }

## What happened

event-deck-out-of-proportion = { $part ->
    [survivors] Survivors
    [humans] other Humans
   *[bravery] Bravery cards
  } in the human deck: { $found }. The book advises { $fewest } to { $most }.
event-research-drawn = Research of this game: { $cards }.
event-turn-began = Turn { $turn }.
event-contamination-added = { $card } comes under { $place }.
event-card-discarded = { $seat }: { $card } discarded.
event-cards-drawn = { $seat }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  } drawn.
event-hand-drawn = { $seat }: { $cards } drawn.
event-pile-reshuffled = { $seat }: the discard pile is shuffled into a new draw pile.
event-tokens-gained = The humans take { $count } Resources and own { $total }.
event-human-posted = { $card } takes position at { $place } for { $cost } Resources.
event-research-placed = { $card } begins at { $place } for { $cost } Resources.
event-contamination-destroyed = { $card } under { $place } is destroyed.
event-points-scored = Research: +{ $points }, { $total } in all.
event-barricade-moved = The Barricade goes to { $place }.
event-bravery-played = Bravery: { $card } at { $place }.
event-bravery-aimed = Bravery: { $card } at { $place }, on { $target }.
event-survivor-given = { $card } leave { $place } for the discard pile.
event-horde-arrived = { $seat } attacks { $place }.
event-horde-wounded = { $seat }: a Wounded Member joins the discard pile.
event-wound-on-top = { $seat }: a Wounded Member goes on top of the draw pile.
event-card-muted = { $seat }: { $card } has attack 0 this turn.
event-card-played = { $seat } plays { $card }.
event-card-sacrificed = { $seat } sacrifices { $card }.
event-top-revealed = The top card of the human draw pile is { $card }.
event-top-discarded = { $card } goes to the human discard pile.
event-card-recovered = { $seat } takes { $card } back into hand.
event-card-roused = { $seat } takes { $card } from under { $place } into hand.
event-survivor-destroyed = { $card } at { $place } are destroyed.
event-place-entered = { $place } is penetrated: attack { $attack } against { $resistance }, { $left } left.
event-attack-failed = { $place } holds: attack { $attack } against { $resistance }.
event-card-doomed = { $card } at { $place } takes lethal damage.
event-hit-wasted = { $card } at { $place } withstands the rest of the attack.
event-research-spared = A Human remains at { $place }, so { $card } stays too.
event-card-devoured = { $card } at { $place } is devoured.
event-card-recruited = { $seat } recruits { $card } from { $place }.
event-claim-proposed = { $seat } wants to claim five Freed Zombies.
event-claim-dropped = { $seat } does not agree: no claim this turn.
event-freed-counted = The Hordes show { $count } Freed Zombies.
event-research-scored = { $card } at { $place }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.

## Why not

why-wrong-moment = { $card } is not played at this moment.
why-too-dear = { $card } costs { $cost } Resources, more than you have.
why-no-target = There is nothing to play { $card } on.
why-place-full = { $place } already holds { $limit } Humans.
why-already-there = { $place } already has a { $card }.
why-in-play = { $card } is already in play.
why-research-there = { $place } already has a Research card.
why-needs-human = { $card } needs a Human at { $place } first.
why-barricade-stays = The Barricade may not stay at { $place }.
why-barricaded = The Barricade lets only one Horde attack { $place }.
why-unplayable = { $card } cannot be played.
why-no-zombie-plays = No more Zombie cards may be played this turn.
why-no-rage-plays = No more Rage cards may be played this turn.
why-shielded = { $card } is shielded while the Soldier stands.
why-hit-last = { $card } is the last Human here to be hit.
why-humans-first = { $card } cannot be hit while a Human stands here.
why-too-few-cards = That takes { $count } cards in hand.

## The end

outcome-antidote = The antidote is ready: the humans win.
outcome-freed = Five captives are free: the Hordes win.
outcome-wrong-claim = The Hordes counted wrong: the humans win.
