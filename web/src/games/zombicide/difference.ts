// Two positions compared: who must have gone where, who is new, who is gone.
//
// For servers whose log does not say what its lines are about. Pure.

import type { Flyer } from './stage';
import type { View } from './types';

export interface Difference {
  flyers: Flyer[];
  appeared: string[]; // zones with enemies that came from nowhere
  vanished: string[]; // zones with enemies that went nowhere
  hurt: string | null;
}

interface Gap {
  zone: string;
  enemy: string;
  count: number;
}

const FAR = 3; // zones: nobody walks farther at once

/** Zones are named after their first cell, `row.column`. */
function distance(a: string, b: string): number {
  const [row = 0, col = 0] = a.split('.').map(Number);
  const [otherRow = 0, otherCol = 0] = b.split('.').map(Number);
  return Math.abs(row - otherRow) + Math.abs(col - otherCol);
}

/** How many more (or fewer) of each enemy stand in each zone. */
function gaps(before: View, after: View): Gap[] {
  const then = new Map(before.zones.map((zone) => [zone.name, zone.enemies]));
  return after.zones.flatMap(({ name, enemies }) => {
    const old = then.get(name) ?? {};
    return [...new Set([...Object.keys(old), ...Object.keys(enemies)])]
      .map((enemy) => ({ zone: name, enemy, count: (enemies[enemy] ?? 0) - (old[enemy] ?? 0) }))
      .filter(({ count }) => count !== 0);
  });
}

export function difference(before: View, after: View): Difference {
  const found = gaps(before, after);
  const flyers: Flyer[] = [];
  const losses = found.filter(({ count }) => count < 0);
  for (const gain of found.filter(({ count }) => count > 0)) {
    const near = losses
      .filter(({ enemy, zone }) => enemy === gain.enemy && distance(zone, gain.zone) <= FAR)
      .sort((a, b) => distance(a.zone, gain.zone) - distance(b.zone, gain.zone));
    for (const loss of near) {
      const count = Math.min(gain.count, -loss.count);
      if (count === 0) continue;
      gain.count -= count;
      loss.count += count;
      flyers.push({ key: `${flyers.length}`, enemy: gain.enemy, count, from: loss.zone, to: gain.zone });
    }
  }
  const armor = new Map(before.survivors.map((survivor) => [survivor.id, survivor.armor]));
  return {
    flyers,
    appeared: found.filter(({ count }) => count > 0).map(({ zone }) => zone),
    vanished: losses.filter(({ count }) => count < 0).map(({ zone }) => zone),
    hurt: after.survivors.find(({ id, armor: left }) => left < (armor.get(id) ?? 0))?.id ?? null,
  };
}
