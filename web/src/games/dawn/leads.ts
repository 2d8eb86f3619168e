// Whose question it is, and whose face stands beside it. Pure.

import type { Asked } from '../../lib/protocol';
import { actors } from './aims';
import type { Board, View } from './types';

/** Questions about the dice of others, and the ability behind them. */
const ABOUT_DICE = new Set(['spoil', 'keep-dice']);
const SPOILER = 'spoil-a-roll';

/** Does the Zeds player answer? */
export const leadsZeds = (asked: Asked, view: View): boolean => view.versus !== null && asked.seats.includes(view.versus.seat);

/** The counter whose face goes with a question; null: nobody in particular. */
export function leader(asked: Asked, board: Board, view: View, picked: string | null): string | null {
  const able = actors(asked.options, view);
  if (picked !== null && able.includes(picked)) return picked;
  if (able.length) return able[0] ?? null;
  const spoiler = view.units.find(({ id }) => board.units[id]?.abilities.includes(SPOILER));
  if (spoiler && ABOUT_DICE.has(asked.kind)) return spoiler.id;
  return leadsZeds(asked, view) ? (view.zeds[0]?.id ?? null) : null;
}
