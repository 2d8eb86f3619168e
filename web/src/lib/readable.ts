// What a key such as `fire:smg>4.1` is about, in words, from the names the board gave us.

import type { AnyModule } from './game';
import type { Words } from './protocol';

type Say = (words: Words | undefined) => string;

interface Named {
  name: Words;
}

/** A book of the board names things by their ids: `cards`, `places` ... */
function entryOf(book: unknown, id: string): Named | null {
  if (typeof book !== 'object' || book === null || Array.isArray(book) || !Object.hasOwn(book, id)) return null;
  const entry = (book as Record<string, unknown>)[id];
  const named = typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'object';
  return named ? (entry as Named) : null;
}

/** The words for one id, also of `id*2` (a pair), `id.part` and `place.card`; the id itself where nobody named it. */
function wordsOf(id: string, board: object, say: Say, nameOf: AnyModule['nameOf']): string {
  if (id.endsWith('*2')) return `2 × ${wordsOf(id.slice(0, -2), board, say, nameOf)}`;
  const books = Object.values(board);
  const named = (name: string): Named | null | undefined => books.map((book) => entryOf(book, name)).find(Boolean);
  const whole = named(id);
  if (whole) return say(whole.name);
  const dot = id.indexOf('.');
  const [owner, part] = dot < 0 ? [null, null] : [named(id.slice(0, dot)), named(id.slice(dot + 1))];
  if (owner) return part ? `${say(owner.name)} → ${say(part.name)}` : say(owner.name);
  return nameOf?.(id, board, say) ?? id;
}

export const verbOf = (key: string): string => key.split(':', 1)[0] ?? '';

/** Everything a key names after its verb. */
export function about(key: string, board: object, say: Say, nameOf?: AnyModule['nameOf']): string {
  const rest = key.slice(verbOf(key).length + 1);
  return rest
    .split(/[>,+@]/)
    .filter(Boolean)
    .map((part) => wordsOf(part, board, say, nameOf))
    .join(' → ');
}

export interface Refusals {
  keys: string[];
  rule: string;
  reason: string;
}

/** Refusals of the same thing for the same reason belong together: `fire:smg>4.1`, `fire:smg>4.2`. */
export function together(refused: readonly { key: string; rule: string; reason: string }[]): Refusals[] {
  const found = new Map<string, Refusals>();
  for (const { key, rule, reason } of refused) {
    const stem = key.includes('>') ? key.slice(0, key.indexOf('>')) : verbOf(key);
    const id = [stem, rule, reason].join('|');
    const entry = found.get(id) ?? { keys: [], rule, reason };
    entry.keys.push(key);
    found.set(id, entry);
  }
  return [...found.values()];
}

/** The part of a key that says where or whom; empty if it has none. */
export const targetOf = (key: string): string => key.slice((key.includes('>') ? key.indexOf('>') : verbOf(key).length) + 1);
