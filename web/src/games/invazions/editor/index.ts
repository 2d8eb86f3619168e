// Scenarios of one's own: cards are chosen, nothing is drawn.

import english from './texts/en.ftl?raw';
import french from './texts/fr.ftl?raw';

export { default as Desk } from './Desk.svelte';
export const texts = { en: english, fr: french };
