// What every survivor did, counted from the log. Pure.

import { tally, type Counts, type Deed } from '../../lib/deeds';
import type { Entry } from '../../lib/protocol';

const NOTHING = { felled: 0, walked: 0, wounds: 0, searched: 0 };
type Name = keyof typeof NOTHING;

const COUNTS: Counts<Name> = {
  EnemiesFell: ({ about }) => ({ felled: Number(about?.['count'] ?? 1) }),
  Moved: () => ({ walked: 1 }),
  ArmorLost: () => ({ wounds: 1 }),
  Searched: () => ({ searched: 1 }),
};

export const RIBBONS = ['felled', 'walked', 'searched'] as const;

/** By the id of each survivor of whom something is told. */
export const deedsOf = (log: Entry[]): Map<string, Deed<Name>> => tally(log, 'who', NOTHING, COUNTS);
