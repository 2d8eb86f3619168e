// What a key such as `fire:smg>4.1` is about, in words, from the names the board gave us.

import type { Words } from './protocol';

interface Named {
  name: Words;
}

/** The parts of a board that give names to ids. */
export interface Glossary {
  cards?: Record<string, Named>;
  places?: Record<string, Named>;
  survivors?: Record<string, Named>;
  machines?: Record<string, Named>;
  enemies?: Record<string, Named>;
  skills?: Record<string, Named>;
  zones?: { name: string; title: Words }[];
  openings?: { name: string; title?: Words }[];
}

const BOOKS = ['cards', 'places', 'survivors', 'machines', 'enemies', 'skills'] as const;

/** The words for one id; the id itself where nobody gave it a name. */
function wordsOf(id: string, board: Glossary, say: (words: Words | undefined) => string): string {
  for (const book of BOOKS) {
    const entry = board[book]?.[id];
    if (entry) return say(entry.name);
  }
  const zone = board.zones?.find((place) => place.name === id);
  if (zone) return `${say(zone.title)} ${id}`;
  const opening = board.openings?.find((way) => way.name === id && way.title);
  return opening ? say(opening.title) : id;
}

export const verbOf = (key: string): string => key.split(':', 1)[0] ?? '';

/** Everything a key names after its verb. */
export function about(key: string, board: Glossary, say: (words: Words | undefined) => string): string {
  const rest = key.slice(verbOf(key).length + 1);
  return rest
    .split(/[>,+]/)
    .filter(Boolean)
    .map((part) => wordsOf(part, board, say))
    .join(' → ');
}
