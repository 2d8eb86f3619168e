// Pure functions on the answers to a question: what belongs together, in which order, under which key.

import type { IconName } from '../art/icons';
import type { Option } from './protocol';

/** Does this answer end or decline something? Such answers look quieter and share one key. */
export const closing = (option: Option): boolean => option.closes ?? false;

/** Verbs that belong together, under a letter of their own: it means the same in every question. */
export interface Verbs {
  name: string; // `group-<name>` is its text
  letter: string;
  icon: IconName;
  verbs: string[];
}

export interface Group {
  verbs: Verbs;
  options: Option[];
  keys: string[]; // what to press for each option
}

/** The answers in order: by verb where the game groups them, what nobody wants in a fold, the end apart. */
export interface Arranged {
  groups: Group[];
  plain: Option[]; // where there is nothing to group
  folded: Option[];
  closers: Option[];
  keys: Map<string, string>; // by the key of an option: what to press
}

const DIGITS = 9;

function pressFor(letter: string, index: number, count: number): string {
  if (count === 1) return letter;
  return index < DIGITS ? `${letter}${index + 1}` : '';
}

/** `isIdle`: can this answer help nobody? The last of the groups takes what no other does. */
export function arranged(options: Option[], groups: Verbs[] = [], isIdle: (option: Option) => boolean = () => false): Arranged {
  const closers = options.filter(closing);
  const others = options.filter((option) => !closing(option));
  const keys = new Map<string, string>();
  closers.slice(0, 1).forEach((option) => keys.set(option.key, 'e'));
  const known = new Set(groups.flatMap(({ verbs }) => verbs));
  if (!others.some(({ verb }) => known.has(verb))) {
    others.slice(0, DIGITS).forEach((option, index) => keys.set(option.key, String(index + 1)));
    return { groups: [], plain: others, folded: [], closers, keys };
  }
  const last = groups.at(-1);
  const found = groups.map((verbs) => {
    const mine = others.filter(({ verb }) => verbs.verbs.includes(verb) || (verbs === last && !known.has(verb)));
    const sorted = [...mine.filter((option) => !isIdle(option)), ...mine.filter(isIdle)];
    const presses = sorted.map((_, index) => pressFor(verbs.letter, index, sorted.length));
    sorted.forEach((option, index) => keys.set(option.key, presses[index] ?? ''));
    const wanted = sorted.filter((option) => !isIdle(option));
    return { verbs, options: wanted, keys: presses.slice(0, wanted.length) };
  });
  return { groups: found.filter((group) => group.options.length), plain: [], folded: others.filter(isIdle), closers, keys };
}

/** What pressing a key means: an answer, or the first half of one. */
export function pressed({ keys }: Arranged, options: Option[], before: string, key: string): Option | 'more' | undefined {
  if (key.length !== 1) return undefined;
  const typed = before + key.toLowerCase();
  const found = options.find((option) => keys.get(option.key) === typed);
  if (found) return found;
  return [...keys.values()].some((press) => press !== typed && press.startsWith(typed)) ? 'more' : undefined;
}

/** The bot one plays with unless one asks for another: quick, and no fool. */
export function partner(bots: string[]): string {
  return bots.find((name) => name === 'thumb') ?? bots[0] ?? 'random';
}

/** The chance that an answer hurts a friend. */
export const hurtsFriends = (option: Option): number => option.odds?.facts?.['friendly-fire'] ?? 0;

/** The part of the board that an answer is about. */
export const partOf = (option: Option): string | null => option.target?.['zone'] ?? option.target?.['place'] ?? null;
