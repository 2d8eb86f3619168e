// Who stands where in a space, so that neighbouring spaces never overlap. Pure.

import type { Spot } from './country';
import type { Board, Counter, Unit, View } from './types';

export type Side = 'zed' | 'unit' | 'raider' | 'un-zed';

/** A counter on the drawing. */
export interface Token {
  id: string;
  side: Side;
  place: string;
  hero: boolean;
  counter: Counter | Unit;
  dx: number; // from the middle of its space
  dy: number;
  size: number;
}

const ALONE = 60;
const FACING = 46; // one of each side
const PAIRED = 43;
const SMALL = 34;
const APART = 29; // from the middle of a space, where both sides are in it

const KINDS: Record<string, Side> = { raiders: 'raider', bubba: 'raider', 'anti-hero': 'un-zed', 'anti-civilians': 'un-zed' };

/** On which side somebody is. */
export const sideOf = (board: Board, id: string): Side => (board.zeds[id] ? 'zed' : (KINDS[board.units[id]?.kind ?? ''] ?? 'unit'));

type Offset = readonly [dx: number, dy: number];

/** Two of a side stand across the road; more of them in rows. */
function lineUp(count: number, across: Offset, column: number | null): { offsets: Offset[]; size: number } {
  if (count === 1) return { offsets: [[column ?? 0, 0]], size: column === null ? ALONE : FACING };
  if (count === 2 && column === null) return { offsets: [[-across[0], -across[1]], [across[0], across[1]]], size: PAIRED };
  if (count === 2) return { offsets: [[column ?? 0, -23], [column ?? 0, 23]], size: PAIRED - 3 };
  const wide = column === null ? 2 : 1;
  const rows = Math.ceil(count / wide);
  const offsets = Array.from({ length: count }, (_, at): Offset => [(column ?? 0) + ((at % wide) - (wide - 1) / 2) * 36, (Math.floor(at / wide) - (rows - 1) / 2) * 34]);
  return { offsets, size: SMALL };
}

const TOWN_ROW = 4;

/** Everybody in Town Center, in rows at its foot. */
function inTown(count: number): { offsets: Offset[]; size: number } {
  const rows = Math.ceil(count / TOWN_ROW);
  const size = rows > 1 ? 40 : 47;
  const offsets = Array.from({ length: count }, (_, at): Offset => {
    const row = Math.floor(at / TOWN_ROW);
    const here = Math.min(TOWN_ROW, count - row * TOWN_ROW);
    return [((at % TOWN_ROW) - (here - 1) / 2) * 52, 34 - (rows - 1 - row) * 45];
  });
  return { offsets, size };
}

/** To which side Zeds come from, to the right or to the left: away from Town, which `flat` roads have on the left. */
export const outwards = ({ track }: Pick<Spot, 'track'>, flat: boolean): 1 | -1 => (flat || track === 'M' || track === 'H' ? 1 : -1);

/** The counters of one space. `flat`: the road goes from left to right. */
export function gathered(board: Board, spot: Spot, zeds: Counter[], units: Counter[], flat: boolean): Token[] {
  const across: Offset = flat ? [0, 23] : spot.track === 'F' || spot.track === 'H' ? [-12, 21] : [12, 21];
  const both = zeds.length > 0 && units.length > 0;
  const out = outwards(spot, flat) * APART;
  const place = (list: Counter[], { offsets, size }: { offsets: Offset[]; size: number }): Token[] =>
    list.map((counter, at) => {
      const [dx, dy] = offsets[at] ?? [0, 0];
      const side = sideOf(board, counter.id);
      return { id: counter.id, side, place: spot.id, hero: board.units[counter.id]?.kind === 'hero', counter, dx, dy, size };
    });
  return [
    ...place(zeds, lineUp(zeds.length, across, both ? out : null)),
    ...place(units, spot.kind === 'town-center' ? inTown(units.length) : lineUp(units.length, across, both ? -out : null)),
  ];
}

/** All counters that stand on the drawing. */
export function tokensOf(board: Board, view: View, spots: Map<string, Spot>, flat = false): Token[] {
  return [...spots.values()]
    .filter(({ kind }) => kind !== 'cemetery')
    .flatMap((spot) => {
      const here = ({ place }: Counter) => place === spot.id;
      return gathered(board, spot, view.zeds.filter(here), view.units.filter(here), flat);
    });
}

/** The Strength of a mob, where several Zeds stand together. */
export function mobs(view: View): Map<string, number> {
  const found = new Map<string, number[]>();
  for (const { place, strength } of view.zeds) found.set(place, [...(found.get(place) ?? []), strength]);
  return new Map([...found].filter(([, all]) => all.length > 1).map(([place, all]) => [place, all.reduce((sum, each) => sum + each, 0)]));
}
