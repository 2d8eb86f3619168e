// The ground under the tracks: five dark sectors. Tokens own the light.

import { g, INK, ln, p, r } from '../../../art/cards/brush';

type At = readonly [number, number];
const TREES: readonly At[] = [[60, 230], [120, 260], [170, 300], [90, 330], [230, 330], [30, 300], [300, 90], [360, 120], [230, 60], [420, 160], [330, 170], [300, 380], [160, 380], [60, 400], [470, 90], [540, 150], [600, 80]];
const HOUSES: readonly At[] = [[60, 800], [130, 780], [200, 750], [60, 860], [270, 720], [330, 690], [240, 960], [310, 930], [380, 890], [450, 850]];

export const tree = (x: number, y: number, k: number): string =>
  p(`M${x} ${y - 34 * k}l${14 * k} ${22 * k}h-${6 * k}l${11 * k} ${16 * k}h-${15 * k}v${8 * k}h-${8 * k}v-${8 * k}h-${15 * k}l${11 * k}-${16 * k}h-${6 * k}Z`, '#173024');

export const house = (x: number, y: number, k: number): string =>
  r(x - 16 * k, y - 14 * k, 32 * k, 24 * k, '#2b2818') +
  p(`M${x - 22 * k} ${y - 14 * k}L${x} ${y - 32 * k}l${22 * k} ${18 * k}Z`, '#353019') +
  r(x - 5 * k, y - 4 * k, 10 * k, 14 * k, '#4d4320');

export const peak = (x: number, y: number, k: number): string =>
  p(`M${x - 40 * k} ${y}l${40 * k} ${-64 * k} ${40 * k} ${64 * k}Z`, '#2b2522') + p(`M${x} ${y - 64 * k}l${14 * k} ${22 * k}-${9 * k}-${4 * k}-${6 * k} ${6 * k}-${7 * k}-${5 * k}Z`, '#4d443c');

const peaks = (): string =>
  p('M1180 190l50-90 40 60 26-40 60 90ZM1420 330l46-80 36 50 34-54 64 110v-26ZM1250 360l60-70 50 70Z', '#2b2522') +
  p('M1230 100l20 30-13-5-9 10-9-8-6 6ZM1466 250l16 23-10-3-9 8-8-8-5 5ZM1310 290l15 18-10-2-8 6-7-6-6 3Z', '#4d443c') +
  peak(1010, 170, 1.1) + peak(1090, 130, 0.8);

const highway = (): string => {
  const road = 'M1545 970L950 620';
  const line = (move: string) => ln(road, '#2b3f5e', 2, `stroke-dasharray="26 22" transform="translate(${move})"`);
  const towers = p('M0 0c4-20 8-46 6-70h34c-2 24 2 50 6 70ZM60 0c4-20 8-46 6-70h34c-2 24 2 50 6 70Z', '#22304a') + p('M10-78q12-18 26-6t24-8', 'none', 'stroke="#2b3a56" stroke-width="8"');
  return ln(road, '#1b2a40', 74) + line('-18 30') + line('18 -30') + g(towers, 'translate(1385 712)');
};

const cave = (): string =>
  p('M640 1600V740q0-60 60-60h200q60 0 60 60v860Z', '#181220') + ln('M640 1600V740q0-60 60-60h200q60 0 60 60v860', '#2e2036', 10);

/** The whole country; the tunnel opens at the levels that have it. */
export const land = (tunnel: boolean): string =>
  r(-800, -400, 3200, 2000, INK) + // wider than the board: it fills whatever room there is
  p('M-800-400H605L800 520L-800 960Z', '#0f1a18') +
  p('M2400-400H995L800 520L2400 960Z', '#17151a') +
  p('M2400 1600V960L800 520L1057 1600Z', '#0f1724') +
  p('M-800 1600V960L800 520L543 1600Z', '#171712') +
  TREES.map(([x, y], at) => tree(x, y, 1 + (at % 3) * 0.2)).join('') +
  peaks() +
  highway() +
  HOUSES.map(([x, y], at) => house(x, y, 1 + (at % 2) * 0.25)).join('') +
  ln('M520 640Q560 760 640 800', '#14263a', 46) +
  (tunnel ? cave() : '');

const SCENES: Record<string, { ground: string; mark: (x: number, y: number, k: number) => string }> = {
  F: { ground: '#0f1a18', mark: tree },
  M: { ground: '#17151a', mark: peak },
  H: { ground: '#0f1724', mark: (x, y) => ln(`M${x - 20} ${y - 20}h40`, '#2b3f5e', 2, 'stroke-dasharray="26 22"') },
  S: { ground: '#171712', mark: house },
  T: { ground: '#181220', mark: (x, y, k) => ln(`M${x - 26 * k} ${y}q0-${40 * k} ${26 * k}-${40 * k}t${26 * k} ${40 * k}`, '#2e2036', 5) },
};

/** A strip of one track's country. */
export function strip(track: string, width: number, height: number): string {
  const { ground, mark } = SCENES[track] ?? { ground: INK, mark: tree };
  const marks = Array.from({ length: Math.ceil(width / 70) }, (_, at) => mark(30 + at * 70, 46 + ((at * 29) % 20), 0.9));
  return r(0, 0, width, height, ground) + marks.join('');
}
