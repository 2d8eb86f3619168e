// From the enemies' plans to arrows on the board: one short arrow in the opening, its tail in the zone it
// leaves, so that no figure is covered. Pure: the plans come with the view.

import { SIDE } from './geometry';
import type { Place } from './layout';
import type { Cell, Opening, Plan, ZoneMap } from './types';

export interface Arrow {
  key: string;
  kind: 'move' | 'break';
  x: number;
  y: number;
  turn: number; // in degrees, clockwise from the right
  from: string;
  to: string;
}

const LIFT = 5; // above a border: below it stands the name of a zone

interface Way {
  from: Cell;
  to: Cell;
  x: number;
  y: number;
}

const key = ([row, col]: Cell): string => `${row}.${col}`;

/** The middle of the border between two cells. */
const between = (from: Cell, to: Cell): Way => ({ from, to, x: ((from[1] + to[1] + 1) * SIDE) / 2, y: ((from[0] + to[0] + 1) * SIDE) / 2 });

/** Where one walks from a zone to its neighbour: through an opening, or over a line. */
function way(from: ZoneMap, to: ZoneMap, openings: Opening[]): Way | null {
  const [here, there] = [new Set(from.cells.map(key)), new Set(to.cells.map(key))];
  for (const { cells: [a, b], kind } of openings) {
    if (kind === 'wall') continue;
    if (here.has(key(a)) && there.has(key(b))) return between(a, b);
    if (here.has(key(b)) && there.has(key(a))) return between(b, a);
  }
  return null;
}

/** One arrow for each zone a group goes to, one for each door it would break. */
export function arrows(plans: Plan[], places: Place[], openings: Opening[]): Arrow[] {
  const zones = new Map(places.map(({ zone }) => [zone.name, zone]));
  const named = new Map(openings.map((opening) => [opening.name, opening]));
  const cells = new Map(places.flatMap(({ zone }) => zone.cells.map((cell) => [key(cell), zone.name] as const)));
  const found = new Map<string, Arrow>();
  const add = (kind: Arrow['kind'], path: Way | null): void => {
    if (!path) return;
    const { from, to, x, y } = path;
    const id = `${kind} ${x} ${y}`;
    const turn = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI;
    found.set(id, { key: id, kind, x, y: from[1] === to[1] ? y - LIFT : y, turn, from: cells.get(key(from)) ?? '', to: cells.get(key(to)) ?? '' });
  };
  for (const plan of plans) {
    const from = zones.get(plan.zone);
    if (!from) continue;
    for (const name of plan.move) {
      const to = zones.get(name);
      if (to) add('move', way(from, to, openings));
    }
    for (const name of plan.break) {
      const opening = named.get(name);
      if (!opening) continue;
      const [a, b] = opening.cells;
      add('break', cells.get(key(a)) === plan.zone ? between(a, b) : between(b, a));
    }
  }
  return [...found.values()];
}

/** What the groups in each zone would deal if they struck now, by kind of enemy. */
export function strikes(plans: Plan[]): Map<string, number> {
  return new Map(plans.filter((plan) => plan.attack.length).map((plan) => [`${plan.zone} ${plan.enemy}`, plan.damage]));
}

const SIDE_OF: Record<number, [string, string]> = { 0: ['e', 'w'], 90: ['s', 'n'], 180: ['w', 'e'], [-90]: ['n', 's'] };

/** The sides of zones through which arrows pass: figures leave room there. */
export function gutters(found: Arrow[]): Map<string, Set<string>> {
  const sides = new Map<string, Set<string>>();
  for (const { turn, from, to } of found) {
    const [out, into] = SIDE_OF[turn] ?? ['', ''];
    sides.set(from, (sides.get(from) ?? new Set()).add(out));
    sides.set(to, (sides.get(to) ?? new Set()).add(into));
  }
  return sides;
}
