// InvaZions on the page.

import english from './texts/en.ftl?raw';
import french from './texts/fr.ftl?raw';
import type { View } from './types';

export { default as Board } from './Board.svelte';
export { default as Moment } from './Moment.svelte';

export const texts = { en: english, fr: french };

/** What the first Horde said when several decide together. */
export const proposed = (view: View): string | undefined => view.vote?.ballots[0];
