// The Zombicide family on the page.

import english from './texts/en.ftl?raw';
import french from './texts/fr.ftl?raw';
import type { Asked, Words } from '../../lib/protocol';
import { ofSeats } from '../../lib/seats';
import { speech } from '../../lib/speech.svelte';
import type { Board as Map, View } from './types';

export { groups, isIdle } from './answers';
export { default as Board } from './Board.svelte';
export { breaths } from './breaths';
export { campaign } from './art/campaign';
export { default as Composer } from './Inventory.svelte';
export { default as Deeds } from './Deeds.svelte';
export { guide } from './guide';
export { default as Lead } from './Lead.svelte';
export { default as Left } from './Left.svelte';
export { nameOf } from './names';
export { default as Photo } from './Photo.svelte';
export { default as Reading } from './Reading.svelte';
export { reference } from './reference';
export { short } from './short';
export { frames } from './stage';
export { default as Status } from './Status.svelte';
export { default as Side } from './Team.svelte';

/** One's own survivors first, or alone. */
export const own = (view: View, seats: readonly number[], alone = false): View => ({ ...view, survivors: ofSeats(view.survivors, seats, alone) });

export const shapeOf = ({ rows, cols }: Map): number => cols / rows;

/** Whose turn it is: the actions left stand under it. */
export function headline(asked: Asked, board: Map, view: View, say: (words: Words | undefined) => string): string | null {
  if (asked.kind !== 'turn' || !view.acting) return null;
  return speech.t('headline', { who: say(board.survivors[view.acting.who]?.name), actions: view.acting.actions });
}

/** The small picks of an arrangement are one panel. */
export const composes = (_: Asked, view: View): boolean => view.arranging !== null;

export const sounds = {
  AttackRolled: 'dice', ReRolled: 'dice', EnemiesFell: 'hit', ArmorLost: 'hurt', Eliminated: 'hurt', Moved: 'step', EnemiesSpawned: 'foe', EnemiesMoved: 'foe', NoiseMade: 'noise', Searched: 'card',
} as const;

export const texts = { en: english, fr: french };
export const switches = { forecast: 'f', sight: 'v' };
export const keys = { centre: 'c', legend: 'i', closer: '+', farther: '-', whole: '0' };
