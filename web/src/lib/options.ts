// Pure functions on the answers to a question.

import type { Option } from './protocol';

const CLOSING = new Set(['end', 'pass', 'done', 'stop']);

/** Does this answer end or decline something? Such answers look quieter and share one key. */
export function closing(option: Option): boolean {
  return CLOSING.has(option.verb);
}

/** The key on the keyboard that gives an answer: 1 to 9, or E for the one that ends something. */
export function shortcut(options: Option[], index: number): string {
  const option = options[index];
  if (option && closing(option) && options.findIndex(closing) === index) return 'e';
  return index < 9 ? String(index + 1) : '';
}

/** The bot one plays with unless one asks for another: quick, and no fool. */
export function partner(bots: string[]): string {
  return bots.find((name) => name === 'thumb') ?? bots[0] ?? 'random';
}

/** The answer that a key gives. */
export function byKey(options: Option[], key: string): Option | undefined {
  if (key.length !== 1) return undefined;
  return options.find((_, index) => shortcut(options, index) === key.toLowerCase());
}
