// From the enemies' plans to arrows on the board. Pure: the plans come with the view.

import { SIDE } from './geometry';
import { centre, type Place } from './layout';
import type { Opening, Plan } from './types';

export interface Arrow {
  key: string;
  kind: 'move' | 'break' | 'attack';
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const SHORT = 0.3; // how much of the way is left out at both ends

/** One arrow for each zone a group goes to, one mark where it attacks or breaks something. */
export function arrows(plans: Plan[], places: Place[], openings: Opening[]): Arrow[] {
  const at = new Map(places.map((place) => [place.zone.name, centre(place)]));
  const named = new Map(openings.map((opening) => [opening.name, opening]));
  const found = new Map<string, Arrow>();
  for (const plan of plans) {
    const from = at.get(plan.zone);
    if (!from) continue;
    if (plan.attack.length) {
      add(found, 'attack', plan.zone, from, { x: from.x, y: from.y - 4 });
    }
    for (const zone of plan.move) {
      const to = at.get(zone);
      if (to) add(found, 'move', `${plan.zone} ${zone}`, shorter(from, to), shorter(to, from));
    }
    for (const name of plan.break) {
      const opening = named.get(name);
      if (opening) add(found, 'break', `${plan.zone} ${name}`, shorter(from, middle(opening)), middle(opening));
    }
  }
  return [...found.values()];
}

type Point = { x: number; y: number };

function add(found: Map<string, Arrow>, kind: Arrow['kind'], what: string, from: Point, to: Point): void {
  const key = `${kind} ${what}`;
  found.set(key, { key, kind, x1: from.x, y1: from.y, x2: to.x, y2: to.y });
}

function shorter(from: Point, to: Point): Point {
  return { x: from.x + (to.x - from.x) * SHORT, y: from.y + (to.y - from.y) * SHORT };
}

/** Where an opening is: half-way between its cells. */
function middle({ cells: [a, b] }: Opening): Point {
  return { x: ((a[1] + b[1] + 1) * SIDE) / 2, y: ((a[0] + b[0] + 1) * SIDE) / 2 };
}
