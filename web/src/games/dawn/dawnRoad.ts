// The road to dawn: how much of the Event deck is behind us, and where the National Guard waits. Pure.

import type { View } from './types';

export interface Road {
  left: number; // cards
  gone: number; // of the road, from 0 to 1
  guard: number | null;
}

export function roadOf(view: View): Road {
  const drawn = view.deck.drawn.length;
  const all = Math.max(1, drawn + view.deck.left);
  const guard = view.deck.guard_in;
  return { left: view.deck.left, gone: drawn / all, guard: guard === null ? null : (drawn + guard) / all };
}
