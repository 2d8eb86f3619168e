// Floors: quiet, under 4 % luminance, so that figures own the light. Furniture takes shades of its floor.

import { shade } from '../../../art/ink';

export interface Paint {
  base: string;
  a: string; // furniture, light
  b: string; // furniture, dark
  c: string; // its details
  d: string; // shadows
  leaf: string;
}

const paint = (base: string, leaf: string, strength = 1): Paint => ({
  base,
  a: shade(base, 0.2 * strength),
  b: shade(base, 0.13 * strength),
  c: shade(base, 0.32 * strength),
  d: shade(base, -0.38),
  leaf,
});

const GREEN = '#3d7a58';
const ASH = '#6f6e6a';

/** Each floor, and what it is like in a black-and-white film. */
const BASES = {
  room: ['#1f2b48'],
  corridor: ['#1c2029'],
  oxygen: ['#17374a'],
  security: ['#3a2a45'],
  airlock: ['#26364e'],
  green: ['#1b3a38'],
  med: ['#22384e'],
  rock: ['#2a2029'],
  apron: ['#2a2b38'],
  planks: ['#35291f', '#2d2b29'],
  tiles: ['#2b3236', '#31302f'],
  hall: ['#33291f', '#2b2a29'],
  cellar: ['#1e1d22', '#1c1b1c'],
  porch: ['#2c251e', '#262524'],
  barn: ['#3a2420', '#2a2826'],
  grass: ['#121d17', '#151718'],
  graves: ['#131c18', '#151718'],
  corn: ['#1f230f', '#171816'],
  grove: ['#0d1712', '#101213'],
  road: ['#1d1f25', '#1d1e20'],
  street: ['#20232b', '#1d1e20'],
  concrete: ['#282c2f'],
  lino: ['#2a3432'],
  boards: ['#323021'],
  carpet: ['#35272f'],
} satisfies Record<string, [colour: string, film?: string]>;

export type FloorName = keyof typeof BASES;

export function floorPaint(name: FloorName, film: boolean): Paint {
  const [colour, grey]: [string, string?] = BASES[name];
  return film && grey ? paint(grey, ASH, name === 'grass' ? 0.8 : 1) : paint(colour, GREEN);
}
