// What every survivor did, counted from the log. Pure.

import type { Entry, Line } from '../../lib/protocol';

export interface Deed {
  felled: number;
  walked: number;
  wounds: number;
  searched: number;
  rolled: number;
}

const NOTHING: Deed = { felled: 0, walked: 0, wounds: 0, searched: 0, rolled: 0 };

const COUNTS: Record<string, (line: Line) => Partial<Deed>> = {
  EnemiesFell: ({ about }) => ({ felled: Number(about?.['count'] ?? 1) }),
  Moved: () => ({ walked: 1 }),
  ArmorLost: () => ({ wounds: 1 }),
  Searched: () => ({ searched: 1 }),
  AttackRolled: ({ dice }) => ({ rolled: dice?.length ?? 0 }),
};

/** By the id of each survivor of whom something is told. */
export function deedsOf(log: Entry[]): Map<string, Deed> {
  const found = new Map<string, Deed>();
  for (const line of log.flatMap(({ lines }) => lines)) {
    const who = line.about?.['who'];
    const more = COUNTS[line.event]?.(line);
    if (!who || !more) continue;
    const before = found.get(who) ?? NOTHING;
    const sum = (name: keyof Deed) => before[name] + (more[name] ?? 0);
    found.set(who, { felled: sum('felled'), walked: sum('walked'), wounds: sum('wounds'), searched: sum('searched'), rolled: sum('rolled') });
  }
  return found;
}

export const RIBBONS = ['felled', 'walked', 'searched'] as const satisfies (keyof Deed)[];
export type Ribbon = (typeof RIBBONS)[number];

/** Who did most of something: a ribbon for each, nobody gets two. */
export function ribbons(deeds: Map<string, Deed>): Map<string, Ribbon> {
  const given = new Map<string, Ribbon>();
  for (const name of RIBBONS) {
    const [best] = [...deeds].filter(([who, deed]) => deed[name] > 0 && !given.has(who)).toSorted(([, a], [, b]) => b[name] - a[name]);
    if (best) given.set(best[0], name);
  }
  return given;
}
