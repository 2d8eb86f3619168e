// Dawn of the Zeds on the page.

import english from './texts/en.ftl?raw';
import french from './texts/fr.ftl?raw';
import { ofSeats } from '../../lib/seats';
import type { View } from './types';

export { groups, isIdle, short } from './answers';
export { default as Board } from './Board.svelte';
export { default as Deeds } from './Deeds.svelte';
export { diceOf } from './dice';
export { guide } from './guide';
export { default as Moment } from './Moment.svelte';
export { default as Lead } from './Lead.svelte';
export { nameOf } from './names';
export { default as Photo } from './Photo.svelte';
export { reference } from './reference';
export { frames } from './stage';
export { default as Status } from './Status.svelte';
export { default as Side } from './People.svelte';

/** One's own heroes first, or with those alone whom all share. */
export const own = (view: View, seats: readonly number[], alone = false): View => ({ ...view, units: ofSeats(view.units, seats, alone) });

export const sounds = {
  FightRolled: 'dice', GunfireRolled: 'dice', Foraged: 'dice', UnitHit: 'hurt', UnitBuried: 'hurt', ZedsEliminated: 'hit', ZedsMoved: 'foe', ZedsPlaced: 'foe', UnitMoved: 'step', EventDrawn: 'card', FateDrawn: 'card',
} as const;

export const texts = { en: english, fr: french };
