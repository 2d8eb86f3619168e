// Missions of the family, drawn.

import english from './texts/en.ftl?raw';
import french from './texts/fr.ftl?raw';

export { default as Desk } from './Desk.svelte';
export { default as SetUpList } from './SetUpList.svelte';
export const texts = { en: english, fr: french };

/** The rule that a mission of one's own cites. */
export const rule = 'Z-OWN-01';

/** What is filled in by forms, beside what is drawn. */
export const tables = ['goal', 'special', 'setup', 'reward', 'pool', 'story'];

export const about = ['name', 'author', 'intro', 'difficulty', 'minutes', 'hour'];
