// What of a board matters now, and what lies beside what. Pure.

import { marksOf } from './marks';
import type { Border } from './geometry';
import type { Board, View, ZoneMap } from './types';

/** The openings whose first side, north or west of the border, lies inside. */
export function roomsOf(board: Pick<Board, 'zones' | 'openings'>, edges: Border[]): Set<string> {
  const inside = new Set(board.zones.filter((zone) => zone.inside).flatMap(({ cells }) => cells.map(([row, col]) => `${row}.${col}`)));
  const found = new Set<string>();
  for (const { name, x1, y1, y2 } of edges) {
    if (!name) continue;
    const [row, col] = y1 === y2 ? [y1 / 100 - 1, Math.floor(x1 / 100)] : [Math.floor(y1 / 100), x1 / 100 - 1];
    if (inside.has(`${row}.${col}`)) found.add(name);
  }
  return found;
}

/** Is a zone worth showing: a room, or ground where somebody is or something can be done? */
export function relevant(zone: ZoneMap, view: View, targets: Map<string, unknown>): boolean {
  if (zone.inside || targets.has(zone.name)) return true;
  if (marksOf(view).has(zone.name) || view.survivors.some((survivor) => survivor.zone === zone.name)) return true;
  const crowd = view.zones.find(({ name }) => name === zone.name);
  return Object.keys(crowd?.enemies ?? {}).length > 0;
}

/** The zone next to one in a direction, stepping over its own cells; the same if there is none. */
export function neighbour(board: Pick<Board, 'zones' | 'rows' | 'cols'>, from: string | null, [dr, dc]: [number, number]): string | null {
  const here = board.zones.find(({ name }) => name === from);
  if (!here) return board.zones[0]?.name ?? null;
  let [row, col] = here.cells[0] ?? [0, 0];
  for (let step = 0; step < board.rows + board.cols; step++) {
    [row, col] = [row + dr, col + dc];
    const found = board.zones.find(({ cells }) => cells.some(([r, c]) => r === row && c === col));
    if (found && found !== here) return found.name;
  }
  return from;
}
