// Missions of the family, drawn.

import type { Drawn } from '../../../editor/module';
import { goalInWords } from './goalInWords';
import SetUpList from './SetUpList.svelte';
import english from './texts/en.ftl?raw';
import french from './texts/fr.ftl?raw';

export { default as Desk } from './Desk.svelte';
export const texts = { en: english, fr: french };

export const drawn: Drawn = {
  SetUpList,
  rule: 'Z-OWN-01', // what a mission of one's own cites
  tables: ['goal', 'special', 'setup', 'reward', 'pool', 'story'],
  about: ['name', 'author', 'intro', 'difficulty', 'minutes', 'hour'],
  goal: goalInWords,
};
