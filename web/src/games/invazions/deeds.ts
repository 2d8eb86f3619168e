// What each side did, counted from the log. Pure.

import type { Entry } from '../../lib/protocol';

export interface Deed {
  seat: number;
  counts: { name: string; count: number }[];
}

const HUMAN = { posted: ['HumanPosted'], placed: ['ResearchPlaced'], brave: ['BraveryPlayed', 'BraveryAimed'] };
const WALLS = { held: ['AttackFailed'], fell: ['PlaceEntered'] };
const HORDE = { played: ['CardPlayed'], recruited: ['CardRecruited'] };

type Counted = Record<string, string[]>;

/** How often each of these was told, of a seat where one is named. */
function counts(log: Entry[], names: Counted, seat: number | null): Deed['counts'] {
  const lines = log.flatMap((entry) => entry.lines.filter(({ about }) => seat === null || about?.['seat'] === String(seat)));
  return Object.entries(names).map(([name, events]) => ({ name, count: lines.filter(({ event }) => events.includes(event)).length }));
}

/** The humans, then every Horde. */
export const deedsOf = (log: Entry[], hordes: number[]): Deed[] => [
  { seat: 0, counts: [...counts(log, HUMAN, null), ...counts(log, WALLS, null)] },
  ...hordes.map((seat) => ({ seat, counts: counts(log, HORDE, seat) })),
];
