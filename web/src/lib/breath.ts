// Several answers that people say in one breath beside the real box: one tap gives them one after the other.

import type { Next } from './carrier.svelte';
import type { AnyModule } from './game';
import type { Position } from './protocol';

/** What is said at once: `next` is asked for what to answer, anew whenever it is said. */
export interface Breath {
  name: string;
  head: string; // what all of them begin with
  label: string;
  next: () => Next;
}

const along = (keys: readonly string[]) => (): Next => {
  let at = 0;
  return () => keys[at++] ?? null;
};

export function breaths({ box, asked }: Position, game: AnyModule, say: (id: string) => string): Breath[] {
  if (!box || !asked || asked.seat === null) return [];
  const onward = (box.onward ?? []).map(({ keys, first, then }) => ({ name: keys.join(' '), head: first, label: then, next: along(keys) }));
  return [...onward, ...(game.breaths?.(asked, say) ?? [])];
}
