// Which answers are played out of one's hand, and what a hand cannot play and why.

import type { Blocked, Option } from '../../lib/protocol';

const HAND = new Set(['place', 'brave', 'aim', 'zombie', 'rage', 'discard', 'lose']);

/** Is the card of this answer one of the hand? What is sacrificed may lie in the hand or under a place. */
export const fromHand = (option: Option): boolean =>
  HAND.has(option.verb) || (option.verb === 'sacrifice' && option.target?.['place'] === undefined);

/** Is this answer given on the table itself, by a card or a place? */
export const drawn = (option: Option): boolean => option.target?.['card'] !== undefined || option.target?.['place'] !== undefined;

/** Why a card cannot be played now, if the server said so; on the card its name needs not be said again. */
export function whyNot(card: string, name: string, blocked: readonly Blocked[]): string {
  const named = (key: string): boolean => key.slice(key.indexOf(':') + 1).split('>')[0] === card;
  const reason = blocked.find(({ key }) => named(key))?.reason ?? '';
  const rest = reason.startsWith(name) ? reason.slice(name.length).replace(/^\s*:\s*/, '') : reason;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** What playing a card is sure to do, if it is the same wherever it is played. */
export function sureOf(options: readonly Option[]): string {
  const told = new Set(options.map(({ then }) => then ?? ''));
  return told.size === 1 ? ([...told][0] ?? '') : '';
}
