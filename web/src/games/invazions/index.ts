// InvaZions on the page.

import english from './texts/en.ftl?raw';
import french from './texts/fr.ftl?raw';
import type { View } from './types';

export { default as Board } from './Board.svelte';
export { default as Deeds } from './Deeds.svelte';
export { default as Photo } from './Photo.svelte';
export { default as Hand } from './Hand.svelte';
export { drawn } from './hand';
export { default as Moment } from './Moment.svelte';
export { reference } from './reference';
export { default as Side } from './Instruments.svelte';
export { default as Status } from './Status.svelte';
export { reaction, turnOf } from './windows';

export const sounds = {
  CardPlayed: 'foe', BraveryPlayed: 'card', BraveryAimed: 'card', HumanPosted: 'step', ResearchPlaced: 'step', HandDrawn: 'card', CardsDrawn: 'card', PlaceEntered: 'hurt', AttackFailed: 'hit', CardDevoured: 'hurt', PointsScored: 'score',
} as const;

export const texts = { en: english, fr: french };

/** The table is wide: the question and the hand lie under it. */
export const layout = 'wide';

/** What the first Horde said when several decide together. */
export const proposed = (view: View): string | undefined => view.vote?.ballots[0];
