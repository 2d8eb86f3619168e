// The windows of Bravery, by what everybody knows of them.

import type { Window } from '../../lib/passing.svelte';
import type { Asked } from '../../lib/protocol';
import type { View } from './types';

/** The card that the Horde on turn has played last: what everybody looks at. */
export function lastPlayed(view: View): string | null {
  if (view.phase !== 'combat') return null;
  return view.hordes.find((horde) => !horde.turn_taken && horde.played.length)?.played.at(-1) ?? null;
}

/** A window that is open; what the hand holds has no part in it. */
export const reaction = (asked: Asked, view: View): Window | null =>
  asked.kind === 'bravery' ? { turn: view.turn, phase: view.phase, card: lastPlayed(view) } : null;

export const turnOf = (view: View): number => view.turn;
