// How others call somebody who has not said a name: two words, drawn once in this browser.

import { keep, kept } from './keep';
import { speech } from './speech.svelte';

let drawn = '';

const one = (list: string): string => {
  const words = speech.t(list).split(', ');
  return words[Math.floor(Math.random() * words.length)] ?? '';
};

/** Always the same in a browser, also where another language is spoken since. */
export function nickname(): string {
  drawn ||= kept('nickname') ?? '';
  if (!drawn) {
    drawn = speech.t('nickname', { manner: one('nickname-manners'), animal: one('nickname-animals') });
    keep('nickname', drawn);
  }
  return drawn;
}

/** The name that was said, else the one that was drawn. */
export const myName = (): string => kept('name')?.trim() || nickname();
