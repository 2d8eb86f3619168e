# Texts of the Zombicide family. Ids follow the names in the code.

ask-activate = Choose who acts next.
ask-turn = { $who }: choose an action ({ $actions } left).
ask-move-on = { $who }: walk on, or stop here.
ask-free-move = { $who }: take a free move, or stay.
ask-receive = { $who }: keep { $card }, or discard it?
ask-fill-hand = { $who }: what goes into hand { $slot }?
ask-fill-body = { $who }: what goes into body slot { $slot }?
ask-attach-ammo = { $who }: attach { $card } to which weapon?
ask-share-card = Who packs { $card }?
ask-make-room = { $who } carries too much: choose a card to discard.
ask-trade = { $other }: trade with { $who }?
ask-discard = Choose a card to throw away.
ask-dice-count = { $who }: roll { $dice } dice, or { $count } for the enemies there?
ask-re-roll = { $who } rolled { $dice } ({ $hits } hits): roll again?
ask-roll-more = { $who } rolled { $dice }: roll more dice for the sixes?
ask-assign-hit = { $who }: choose a target, { $hits } hits left.
ask-friendly-fire = Choose who is hit by a stray shot ({ $damage } damage, { $count } left).
ask-assign-attack = Choose who takes the attack of a { $foe } ({ $damage } damage, { $count } left).
ask-shield = { $who }: discard armour to stop { $damage } damage?
ask-avoid-damage = { $who }: discard cards to avoid { $damage } damage?
ask-learn = { $who } reached { $level }: choose a skill.
ask-split = Choose where the odd { $foe } from { $zone } goes.
ask-abomination-zone = Choose where the abomination appears.
ask-mold-zone = Too few { $foe } figures: choose a zone for { $count }.
ask-extra-turn = Choose who plays an extra turn.
ask-leave = { $who }: leave the board, or stay?
ask-deal = Choose a starting card for { $who }.
ask-first-player = Choose the first player.
ask-first-spawn = Choose the spawn zone that is drawn first.
ask-hide = { $who } is unseen: take cover?
ask-type-die = Roll die { $number } of { $of } and say its face.
ask-type-card = Draw card { $number } of { $of } and say which it is.

do-activate = { $who }
do-end = End the turn
do-move = Move to { $zone }
do-lead = Move to { $zone } with the { $machine }
do-stop = Stop here
do-search = Search
do-close = Close the door { $opening }
do-open = Open the door { $opening }
do-reorganize = Rearrange the inventory
do-trade = Trade with { $who }
do-melee = { $enemy ->
    [''] Attack with { $card }
   *[other] Attack with { $card }, all on one { $enemy }
} { $pair ->
    [yes] (both hands)
   *[no] {""}
}
do-fire = { $enemy ->
    [''] Fire { $card } at { $zone }
   *[other] Fire { $card } at { $zone }, all on one { $enemy }
} { $pair ->
    [yes] (both hands)
   *[no] {""}
}
do-objective = Take the { $token } objective
do-noise = Make noise
do-oxygen = Take an oxygen tank
do-discard = Throw a card away
do-drop = Discard { $card }
do-item = Use { $card } on { $who }
do-machine = { $machine }: { $order } { $zone }{ $enemy ->
    [''] {""}
   *[other] , all on one { $enemy }
}
do-skill = { $skill }
do-mission = { $action }
do-take = { $who }
do-zone = { $zone }
do-hit = { $reap ->
    [yes] Two { $enemy }s
   *[no] { $enemy }
}
do-card = { $card }
do-learn = { $gain }
do-attach = { $card } of { $who }
do-pack = Into the backpack
do-seat = Seat { $seat }
do-done = Leave the rest as it is
do-pass = Pass
do-face = { $value }
do-say = { $word ->
    [keep] Keep
    [discard] Discard
    [agree] Agree
    [refuse] Refuse
    [leave] Leave the board
    [stay] Stay
    [hide] Take cover
    [stay-visible] Stay visible
    [suffer] Take the damage
    [weapon-dice] The weapon's dice
    [by-enemies] One die per enemy
    [roll-more] Roll more dice
    [enough] Enough
    [lucky] Roll again (Lucky)
   *[other] Roll again (ammo)
}

event-round-began = Round { $round }.
event-turn-began = { $who } acts.
event-turn-ended = { $who } is done.
event-dealt = { $who } starts with { $card }.
event-moved = { $who } moves to { $zone }.
event-searched = { $who } searches and finds { $cards }.
event-card-kept = { $who } keeps { $card }.
event-card-discarded = { $who } discards { $card }.
event-rearranged = { $who } rearranges the inventory.
event-traded = { $who } trades with { $other }.
event-trade-refused = { $other } does not trade with { $who }.
event-door-closed = { $who } closes the door { $opening }.
event-door-opened = { $who } opens the door { $opening }.
event-door-broken = The door { $opening } is smashed.
event-noise-made = { $who } makes noise.
event-objective-taken = { $who } takes the { $color } objective.
event-objective-lost = The { $color } objective in { $zone } is lost.
event-tank-taken = { $who } takes an oxygen tank.
event-item-used = { $who } uses { $card }.
event-attack-rolled = { $machine ->
    [''] { $who }
   *[other] { $machine } (for { $who })
} attacks { $zone } with { $weapon }: { $dice } ({ $hits } hits on { $accuracy }+).
event-re-rolled = { $who } rolls again: { $dice }.
event-enemies-fell = { $who } eliminates { $count } { $foe } in { $zone }.
event-hits-wasted = { $count } hits do no harm.
event-experience-gained = { $who } gains { $amount } experience ({ $total }).
event-level-reached = { $who } reaches { $level }.
event-skill-gained = { $who } learns { $gain }.
event-attack-landed = { $foe ->
    [''] A stray shot hits { $figure }
   *[other] A { $foe } attacks { $figure }
} ({ $damage } damage).
event-damage-avoided = { $figure } avoids { $damage } damage.
event-armor-lost = { $who } loses { $damage } armor ({ $left } left).
event-armor-restored = { $who } regains { $armor } armor.
event-eliminated = { $who } is eliminated.
event-machine-destroyed = The { $machine } is destroyed.
event-machine-acted = { $who } makes the { $machine } act.
event-machine-moved = The { $machine } moves to { $zone }.
event-remote-taken = { $who } takes the remote of the { $machine }.
event-enemies-moved = { $count } { $foe } move to { $zone }.
event-activation-began = { $foes } activate.
event-enemy-card-drawn = Card { $number } is drawn for { $zone }.
event-enemies-spawned = { $count } { $foe } appear in { $zone }.
event-figures-ran-out = There are too few { $foe } figures.
event-spawn-awoke = The spawn zone in { $zone } becomes active.
event-mold-spread = Mold grows in { $zone }.
event-mold-burned = The mold in { $zone } burns.
event-hellfire = { $who } sets { $zone } on fire.
event-deck-shuffled = A deck is shuffled.
event-left-board = { $who } leaves the board.
event-round-ended = Round { $round } ends.
event-hidden = { $who } takes cover.
event-uncovered = { $who } is no longer hidden.
event-skill-used = { $who } uses { $skill }.
event-goal-met = A goal is met.

why-way-closed = A closed door bars the way to { $zone }.
why-needs-tank = Nobody goes outside without a worn oxygen tank.
why-too-few-actions = Leaving costs { $cost } actions; { $actions } are left.

outcome-won = The mission is a success.
outcome-eliminated = A survivor was eliminated: the mission is lost.
outcome-out-of-reach = A goal can no longer be reached: the mission is lost.
outcome-mold-chain = Mold has joined two spawn zones: the mission is lost.

odds-hits = { $dice } dice, { $p1 } % for a hit, { $kill } % to bring one down
