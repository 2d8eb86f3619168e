// What every unit did, counted from the log. Pure.

import { tally, type Counts, type Deed } from '../../lib/deeds';
import type { Entry } from '../../lib/protocol';

const NOTHING = { struck: 0, fought: 0, walked: 0, hurt: 0 };
type Name = keyof typeof NOTHING;

const COUNTS: Counts<Name> = {
  FightRolled: ({ about }) => ({ fought: 1, struck: Number(about?.['zeds_hits'] ?? 0) }),
  GunfireRolled: ({ about }) => ({ struck: Number(about?.['hits'] ?? 0) }),
  UnitMoved: () => ({ walked: 1 }),
  UnitHit: ({ about }) => ({ hurt: Number(about?.['hits'] ?? 1) }),
};

export const RIBBONS = ['struck', 'fought', 'walked'] as const;

/** By the id of each unit of which something is told. */
export const deedsOf = (log: Entry[]): Map<string, Deed<Name>> => tally(log, 'unit', NOTHING, COUNTS);
