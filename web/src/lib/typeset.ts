// How a language is set. French keeps its spaces before : ; ! ? and inside « », and no line ends there.

import type { Language } from './protocol';

/** A text, or a whole message of them, as it is read in this language. */
export function typeset(text: string, language: Language): string {
  return language === 'fr' ? text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0') : text;
}
