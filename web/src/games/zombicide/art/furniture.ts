// Furniture: no outlines, two tones above its floor, nothing warmer than the figures.

import type { Paint } from './floors';

type Piece = (p: Paint) => string;

const R = (x: number, y: number, w: number, h: number, f: string, r = 2) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${f}"/>`;
const O = (x: number, y: number, r: number, f: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}"/>`;
/** Along a wall: in a box of 60 x 16, the wall above it. */
export const WALL = {
  tanks: (p) => [6, 20, 34, 48].map((x) => R(x - 1, 0, 12, 15, p.b, 5) + O(x + 5, 8, 4.5, p.c) + O(x + 5, 8, 2, p.d)).join('') + R(2, 0, 56, 3, p.a),
  pipes: (p) => R(0, 1, 60, 3, p.a) + R(0, 6, 60, 3, p.b) + [10, 30, 50].map((x) => R(x - 3, -1, 6, 12, p.c)).join(''),
  rack: (p) => R(0, 0, 60, 12, p.b) + [4, 18, 32, 46].map((x) => `<path d="M${x} 4H${x + 10}V6H${x + 7}L${x + 6} 9H${x + 4}V6H${x}Z" fill="${p.c}"/>`).join(''),
  console: (p) => R(4, 0, 52, 13, p.b) + R(8, 2, 12, 6, p.c) + R(24, 2, 12, 6, p.c) + R(40, 2, 12, 6, p.c) + R(10, 10, 40, 2, p.d) + R(25, 15, 10, 8, p.a, 4),
  bench: (p) => R(0, 0, 60, 13, p.b) + O(10, 6, 4, p.c) + R(20, 3, 8, 7, p.a) + `<path d="M36 2H40V5L43 11H33L36 5Z" fill="${p.c}"/>` + R(48, 3, 8, 7, p.a),
  benchtools: (p) => R(0, 0, 60, 13, p.b) + R(6, 4, 16, 3, p.c) + R(18, 2, 5, 7, p.c) + O(38, 6, 4, p.a) + R(46, 3, 9, 6, p.d),
  planter: (p) => R(0, 0, 60, 14, p.b) + [6, 16, 26, 36, 46, 55].map((x, i) => `<path d="M${x} 13C${x - 6} 9 ${x - 5} 3 ${x} ${i % 2 ? 1 : 3}C${x + 5} 3 ${x + 6} 9 ${x} 13Z" fill="${p.leaf}" opacity=".75"/>`).join(''),
  sofa: (p) => R(4, 0, 52, 17, p.b, 5) + R(9, 5, 20, 10, p.a, 3) + R(31, 5, 20, 10, p.a, 3),
  couch: (p) => R(4, 0, 52, 17, p.b, 5) + R(9, 5, 13, 10, p.a, 3) + R(23.5, 5, 13, 10, p.a, 3) + R(38, 5, 13, 10, p.a, 3),
  screen: (p) => R(8, 0, 44, 4, p.c) + `<path d="M12 4H48L54 16H6Z" fill="${p.c}" opacity=".22"/>`,
  counter: (p) => R(0, 0, 60, 12, p.b) + R(4, 2, 14, 8, p.a) + O(34, 6, 4, p.d) + R(44, 3, 12, 6, p.c),
  shelf: (p) => R(0, 0, 60, 9, p.b) + [3, 11, 19, 33, 41, 49].map((x, i) => R(x, 2, 6, 5, i % 2 ? p.c : p.a, 1)).join(''),
  fridge: (p) => R(0, 0, 28, 14, p.a) + R(30, 0, 28, 14, p.a) + R(13, 3, 2, 8, p.d) + R(43, 3, 2, 8, p.d),
  stove: (p) => R(10, 0, 40, 15, p.b) + O(20, 5, 4, p.d) + O(20, 5, 2, p.c) + O(31, 5, 4, p.d) + O(31, 5, 2, p.c) + R(40, 2, 7, 10, p.a),
  sinkunit: (p) => R(0, 0, 60, 13, p.b) + R(20, 3, 20, 8, p.d, 3) + O(30, 3, 2, p.c),
  bunks: (p) => [2, 33].map((x) => R(x, 0, 25, 24, p.b, 3) + R(x + 3, 2, 19, 6, p.c, 2) + R(x + 2, 10, 21, 12, p.a, 2)).join(''),
  beds: (p) => [2, 33].map((x) => R(x, 0, 25, 24, p.a, 3) + R(x + 3, 2, 19, 6, p.c, 2) + R(x + 10, 12, 5, 9, p.d, 1) + R(x + 8, 14, 9, 4, p.d, 1)).join(''),
  lockers: (p) => [0, 15, 30, 45].map((x) => R(x, 0, 14, 10, p.b, 1) + R(x + 4, 3, 6, 1.5, p.c) + R(x + 4, 6, 6, 1.5, p.c)).join(''),
  sinks: (p) => [8, 26, 44].map((x) => R(x - 6, 0, 14, 11, p.a, 4) + O(x + 1, 6, 3.4, p.d)).join(''),
  weights: (p) => R(6, 5, 48, 3, p.c) + R(8, 0, 5, 13, p.b) + R(47, 0, 5, 13, p.b),
  crates: (p) => R(0, 0, 17, 16, p.b) + R(20, 0, 20, 13, p.a) + R(43, 0, 16, 16, p.b) + `<path d="M2 2L15 14M22 2L38 11" stroke="${p.d}" stroke-width="1.5"/>`,
  desk: (p) => R(6, 2, 48, 15, p.b) + R(12, 5, 14, 9, p.c, 1) + R(38, 5, 10, 7, p.d, 1) + O(30, 22, 6, p.a),
  jars: (p) => R(0, 0, 60, 9, p.b) + [5, 13, 21, 29, 37, 45, 54].map((x) => O(x, 4.5, 3, p.c)).join(''),
  sacks: (p) => O(12, 7, 8, p.a) + O(26, 6, 7, p.b) + O(40, 8, 9, p.a) + R(10, 0, 4, 4, p.c) + R(38, 0, 4, 4, p.c),
  hearth: (p) => R(6, 0, 48, 12, p.b) + `<path d="M14 0H46V8C38 12 22 12 14 8Z" fill="${p.d}"/>` + `<path d="M24 6L30 1L36 6Z" fill="${p.c}"/>`,
  piano: (p) => R(4, 0, 52, 15, p.b) + R(8, 10, 44, 4, p.c, 1) + [12, 18, 24, 30, 36, 42, 48].map((x) => R(x, 10, 1.5, 3, p.d, 0)).join(''),
  coats: (p) => R(4, 0, 52, 4, p.b) + [10, 22, 34, 46].map((x) => `<path d="M${x} 2C${x - 6} 5 ${x - 5} 12 ${x - 4} 14H${x + 5}C${x + 6} 12 ${x + 6} 5 ${x} 2Z" fill="${p.a}"/>`).join(''),
  clock: (p) => R(20, 0, 20, 10, p.b) + O(30, 5, 4, p.c),
  stairsup: (p) => [0, 1, 2, 3, 4, 5, 6].map((i) => R(2 + i * 8, 0, 7, 20, i % 2 ? p.b : p.a, 0)).join(''),
  books: (p) => R(0, 0, 60, 10, p.b) + [3, 7, 12, 16, 21, 28, 32, 38, 42, 47, 53].map((x, i) => R(x, 1.5, 3, 6 + (i % 3), i % 2 ? p.c : p.a, .5)).join(''),
  sideboard: (p) => R(2, 0, 56, 13, p.b) + O(14, 6, 4, p.c) + R(26, 3, 10, 6, p.a) + O(46, 6, 4, p.c),
  hay: (p) => R(0, 0, 26, 18, p.a) + R(30, 0, 26, 14, p.b) + `<path d="M3 5H23M3 10H23M33 5H53M33 10H53" stroke="${p.c}" stroke-width="1"/>`,
  till: (p) => R(0, 0, 60, 13, p.b) + R(6, 2, 15, 9, p.c) + R(8, 4, 11, 3, p.d) + R(26, 4, 30, 5, p.d),
  freezer: (p) => R(0, 0, 60, 15, p.a, 3) + [3, 22, 41].map((x) => R(x, 3, 16, 9, p.d) + O(x + 5, 7, 2.5, p.c) + O(x + 11, 8, 2.5, p.c)).join(''),
  servers: (p) => [0, 15.5, 31, 46.5].map((x) => R(x, 0, 13, 19, p.b, 1) + [3, 8, 13].map((y) => R(x + 2, y, 9, 2.5, p.d, 1) + O(x + 9, y + 1.2, 1.2, '#6ec9a8')).join('')).join(''),
  bars: (p) => R(0, 0, 60, 20, p.d) + R(0, 18, 60, 3, p.a) + [2, 10, 18, 26, 34, 42, 50, 58].map((x) => R(x - 1, 0, 2.4, 20, p.c, 1)).join(''),
  map: (p) => R(6, 0, 48, 10, p.a) + `<path d="M10 7L18 3L26 6L36 2L50 7M22 1V9M40 1V9" stroke="${p.d}" stroke-width="1.4" fill="none"/>`,
} satisfies Record<string, Piece>;

/** In a corner: 18 x 18. */
export const CORNER = {
  suit: (p) => O(9, 9, 8, p.b) + O(9, 9, 5, p.c) + R(5, 7, 8, 4, p.d, 2), valve: (p) => O(9, 9, 7, p.b) + O(9, 9, 3, p.c) + R(8, 1, 2, 16, p.a),
  crate: (p) => R(1, 1, 15, 15, p.b) + `<path d="M3 3L14 14M14 3L3 14" stroke="${p.d}" stroke-width="1.5"/>`, flask: (p) => `<path d="M7 1H11V6L15 15H3L7 6Z" fill="${p.c}"/>`,
  plant: (p) => [0, 60, 120, 180, 240, 300].map((a) => `<path d="M9 9C6 5 7 1 9 0C11 1 12 5 9 9Z" fill="${p.leaf}" opacity=".8" transform="rotate(${a} 9 9)"/>`).join('') + O(9, 9, 2, p.d), boots: (p) => R(2, 3, 5, 10, p.c) + R(9, 4, 5, 10, p.c),
  fridgebox: (p) => R(0, 0, 17, 16, p.a) + R(3, 12, 9, 1.5, p.d), barrel: (p) => O(9, 9, 8, p.b) + O(9, 9, 5.5, p.a) + R(3, 8.3, 12, 1.4, p.d), lamp: (p) => `<circle cx="9" cy="9" r="13" fill="#ffe9b0" opacity=".1"/>` + O(9, 9, 6, p.c) + O(9, 9, 2.5, p.a),
  globe: (p) => O(9, 9, 7, p.a) + `<path d="M9 2C5 6 5 12 9 16M2 9H16" stroke="${p.d}" stroke-width="1.3" fill="none"/>`, rocker: (p) => `<path d="M3 4V16M15 4V16" stroke="${p.c}" stroke-width="2"/>` + R(3, 5, 12, 9, p.a), pot: (p) => O(9, 9, 6, p.b) + O(9, 9, 3.5, p.c),
} satisfies Record<string, Piece>;

/** In the middle, around (0, 0): the faintest, since figures stand there. */
export const CENTRE = {
  fan: (p) => O(0, 0, 24, p.b) + [0, 72, 144, 216, 288].map((a) => `<path d="M0 0C10 -4 16 -12 12 -20C4 -18 0 -8 0 0Z" fill="${p.a}" transform="rotate(${a})"/>`).join(''), scope: (p) => R(-16, -9, 32, 18, p.b, 4) + O(-6, 0, 5, p.a),
  rug: (p) => R(-26, -20, 52, 40, p.b, 8) + R(-20, -14, 40, 28, p.base, 5) + R(-13, -8, 26, 16, p.b, 4), oval: (p) => `<ellipse rx="32" ry="24" fill="${p.b}"/><ellipse rx="25" ry="18" fill="${p.base}"/><ellipse rx="20" ry="13" fill="${p.b}"/>`,
  poker: (p) => O(0, 0, 18, p.a) + O(0, 0, 14, p.b), round: (p) => O(0, 0, 17, p.a) + O(0, 0, 12, p.b) + [45, 135, 225, 315].map((a) => `<circle cx="24" r="5.5" fill="${p.b}" transform="rotate(${a})"/>`).join(''),
  tables: (p) => R(-34, -20, 68, 12, p.a) + R(-34, 8, 68, 12, p.a), kitchentable: (p) => R(-22, -12, 44, 24, p.a, 3) + R(-8, -21, 16, 6, p.b) + R(-8, 15, 16, 6, p.b), benchseat: (p) => R(-28, -4, 56, 8, p.a), optable: (p) => R(-10, -24, 20, 48, p.a, 5) + O(0, -16, 6, p.c),
  mat: (p) => R(-30, -22, 60, 44, p.b, 3), belt: (p) => R(-44, -10, 88, 20, p.b) + [-34, -14, 6, 26].map((x) => R(x, -7, 12, 14, p.a)).join(''), core: (p) => O(0, 0, 26, p.b) + O(0, 0, 18, p.d) + O(0, 0, 11, p.c), long: (p) => R(-42, -14, 84, 28, p.a, 4) + [-30, -10, 10, 30].map((x) => R(x - 6, -23, 12, 7, p.b) + R(x - 6, 16, 12, 7, p.b)).join('') + O(0, 0, 5, p.c),
  runner: (p) => R(-30, -70, 60, 140, p.b, 4) + R(-24, -64, 48, 128, p.d, 3) + R(-19, -59, 38, 118, p.b, 3), lane: () => '', pump: (p) => R(-12, -18, 24, 36, p.a, 4) + R(-7, -12, 14, 9, p.d), pews: (p) => [-20, 0, 20].map((y) => R(-34, y - 4, 68, 8, p.b)).join(''), wreck: (p) => R(-34, -15, 68, 30, p.a, 6) + R(4, -11, 16, 22, p.d),
  aisles: (p) => [-24, 10].map((y) => R(-34, y, 68, 14, p.b) + [-31, -22, -13, -4, 5, 14, 23].map((x, i) => R(x, y + 3, 7, 8, i % 3 ? p.a : p.c, 1)).join('')).join(''),
  desks: (p) => [[-32, -24], [4, -24], [-32, 6], [4, 6]].map(([x = 0, y = 0]) => R(x, y, 28, 13, p.b) + R(x + 4, y + 3, 9, 6, p.c, 1) + O(x + 19, y + 17, 4, p.a)).join(''),
  chairs: (p) => [-22, -2, 18].map((y) => [-28, -10, 8, 26].map((x) => R(x - 6, y - 5, 12, 10, p.b, 3) + R(x - 6, y + 3, 12, 3, p.a, 1)).join('')).join(''),
  pallets: (p) => R(-28, -22, 26, 20, p.b) + R(2, -18, 24, 18, p.a) + R(-24, 4, 24, 18, p.a) + R(4, 6, 26, 18, p.b) + `<path d="M-28 -12H-2M2 -9H26M-24 13H0M4 15H30" stroke="${p.d}" stroke-width="1.8"/>`,
  logs: (p) => [-18, -6, 6, 18].map((y, i) => R(-34 + 3 * (i % 2), y - 5, 62, 10, i % 2 ? p.a : p.b, 5) + O(-29 + 3 * (i % 2), y, 3, p.c)).join(''),
  rubble: (p) => [[-24, 8, 12], [-4, 14, 15], [18, 6, 13], [4, -8, 9], [-16, -10, 7], [26, -12, 6]].map(([x = 0, y = 0, r = 0], i) => `<path d="M${x - r} ${y + r * 0.6}L${x - r * 0.5} ${y - r * 0.7}L${x + r * 0.4} ${y - r * 0.8}L${x + r} ${y + r * 0.2}L${x + r * 0.5} ${y + r * 0.7}Z" fill="${i % 2 ? p.a : p.b}"/>`).join('') + R(-30, -22, 44, 5, p.c, 1),
  car: (p) => R(-38, -17, 76, 34, p.a, 12) + R(-20, -13, 14, 26, p.d, 4) + R(12, -13, 11, 26, p.d, 4) + R(-5, -14, 16, 28, p.b, 3),
  drums: (p) => [[-22, -12], [0, -18], [20, -8], [-12, 10], [12, 14]].map(([x = 0, y = 0]) => O(x, y, 10, p.b) + O(x, y, 7, p.a) + R(x - 6, y - 1, 12, 2, p.d)).join(''),
  helicopter: (p) => `<ellipse cx="-10" rx="24" ry="15" fill="${p.a}"/><path d="M10 -4L44 -12V-2L12 6Z" fill="${p.b}"/><path d="M-26 -4A18 12 0 0 1 -12 -12V4H-27Z" fill="${p.d}"/><path d="M-44 26L24 -28M-40 -26L18 24" stroke="${p.c}" stroke-width="4" stroke-linecap="round"/>` + O(-10, -1, 5, p.c) + R(38, -20, 5, 26, p.a),
  flag: (p) => O(0, 0, 22, p.b) + O(0, 0, 15, p.base) + O(0, 0, 5, p.c) + `<path d="M2 -2C12 -12 22 4 36 -8V10C22 20 12 6 2 14Z" fill="${p.a}"/><path d="M4 5C14 -3 22 10 35 1" stroke="${p.c}" stroke-width="2" fill="none"/>`,
  hurdles: (p) => [-26, 0, 26].map((x) => R(x - 4, -30, 8, 60, p.b, 2) + R(x - 7, -32, 14, 6, p.c, 1) + R(x - 7, 26, 14, 6, p.c, 1)).join(''),
  parade: (p) => `<path d="M-34 -30V30M-12 -30V30M12 -30V30M34 -30V30" stroke="${p.c}" stroke-width="3" stroke-dasharray="12 8"/>`,
  generator: (p) => R(-30, -18, 60, 36, p.b, 4) + O(-12, 0, 12, p.d) + [0, 60, 120].map((a) => `<path d="M-1.5 -10H1.5V10H-1.5Z" fill="${p.c}" transform="translate(-12 0) rotate(${a})"/>`).join('') + R(8, -10, 16, 8, p.c, 1) + R(8, 3, 16, 8, p.a, 1),
  pinballs: (p) => [-28, -2, 24].map((x) => R(x - 9, -22, 18, 40, p.b, 3) + R(x - 7, -20, 14, 8, p.c, 1) + O(x - 3, -5, 2.5, p.c) + O(x + 4, 1, 2.5, p.a) + `<path d="M${x - 6} 12L${x} 15L${x + 6} 12" stroke="${p.c}" stroke-width="2" fill="none"/>`).join(''),
  maptable: (p) => R(-38, -22, 76, 44, p.b, 4) + R(-33, -17, 66, 34, p.a, 2) + `<path d="M-28 8L-14 -6L0 4L12 -10L28 2M-18 -16V16M10 -16V16" stroke="${p.d}" stroke-width="1.8" fill="none"/>` + O(12, -10, 3, p.c),
  tanks: (p) => [-24, 0, 24].map((x) => R(x - 9, -24, 18, 48, p.b, 9) + R(x - 5, -16, 10, 32, p.c, 5) + R(x - 9, -3, 18, 6, p.a)).join(''),
} satisfies Record<string, Piece>;
