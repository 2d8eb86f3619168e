// The floor of a zone with its texture and furniture. Wall pieces go to walls without openings by
// themselves, so that any tile in any turn works.

import { room, SIDE, type Edge } from '../geometry';
import type { ZoneMap } from '../types';
import { floorPaint, type FloorName, type Paint } from './floors';
import { CENTRE, CORNER, WALL } from './furniture';
import { furnished } from './places';
import { scatter } from './scatter';

type Texture = (x: number, y: number, p: Paint, rnd: () => number) => string;

const LAMPS = [[8, 8], [92, 8], [8, 92], [92, 92]] as const;
const BOLTS = [[16, 16], [83, 16], [16, 83], [83, 83]] as const;

const GROUND = {
  rock: (x, y, p, rnd) => { let s = ''; for (let i = 0; i < 5; i++) { const cx = x + 8 + rnd() * 84, cy = y + 8 + rnd() * 84, r = 2 + rnd() * 5; s += `<path d="M${cx - r} ${cy + r * .6}L${cx - r * .6} ${cy - r * .7}L${cx + r * .3} ${cy - r}L${cx + r} ${cy + r * .1}L${cx + r * .7} ${cy + r * .8}Z" fill="${i % 2 ? p.a : p.b}"/><path d="M${cx - r * .6} ${cy - r * .7}L${cx + r * .3} ${cy - r}L${cx} ${cy}Z" fill="${p.c}" opacity=".6"/>`; } if (rnd() > .45) { const cx = x + 30 + rnd() * 40, cy = y + 35 + rnd() * 35, r = 12 + rnd() * 10; s += `<ellipse cx="${cx}" cy="${cy}" rx="${r}" ry="${r * .7}" fill="${p.d}" opacity=".5"/><path d="M${cx - r} ${cy}A${r} ${r * .7} 0 0 0 ${cx + r} ${cy}" fill="none" stroke="${p.a}" stroke-width="2"/>`; } return s; },
  apron: (x, y, p) => `<path d="M${x + 50} ${y + 14}A36 36 0 1 1 ${x + 49.9} ${y + 14}" fill="none" stroke="${p.c}" stroke-width="3" stroke-dasharray="14 8" opacity=".7"/><path d="M${x + 50} ${y + 32}L${x + 66} ${y + 62}L${x + 50} ${y + 54}L${x + 34} ${y + 62}Z" fill="${p.a}"/>` + LAMPS.map(([a, b]) => `<circle cx="${x + a}" cy="${y + b}" r="2.5" fill="#ffd98a" opacity=".55"/>`).join(''),
  corridor: (x, y, p) => `<path d="M${x} ${y + 33}H${x + 100}M${x} ${y + 66}H${x + 100}M${x + 33} ${y}V${y + 100}M${x + 66} ${y}V${y + 100}" stroke="${p.d}" stroke-width="1.5"/>` + BOLTS.map(([a, b]) => `<path d="M${x + a - 5} ${y + b}H${x + a + 5}M${x + a} ${y + b - 5}V${y + b + 5}" stroke="${p.b}" stroke-width="1.5"/>`).join(''),
  airlock: (x, y, p) => `<g stroke="${p.c}" stroke-width="4" opacity=".5"><path d="M${x + 36} ${y + 62}L${x + 50} ${y + 50}L${x + 64} ${y + 62}M${x + 36} ${y + 50}L${x + 50} ${y + 38}L${x + 64} ${y + 50}" fill="none" opacity=".55"/></g><circle cx="${x + 50}" cy="${y + 50}" r="35" fill="none" stroke="${p.a}" stroke-width="3"/><path d="M${x + 50} ${y + 15}A35 35 0 0 1 ${x + 85} ${y + 50}M${x + 50} ${y + 85}A35 35 0 0 1 ${x + 15} ${y + 50}" fill="none" stroke="#e8c15c" stroke-opacity=".28" stroke-width="4" stroke-dasharray="6 5"/>`,
  panel: (x, y, p) => `<path d="M${x} ${y + 50}H${x + 100}M${x + 50} ${y}V${y + 100}" stroke="${p.d}" stroke-width="1.3" opacity=".65"/>`,
  planks: (x, y, p) => { let s = ''; for (let i = 0; i <= 7; i++) { const yy = y + i * 12.5; s += `M${x} ${yy}H${x + 100}`; const o = (i * 37 + (x % 200 ? 50 : 0)) % 80 + 10; s += `M${x + o} ${yy}V${yy + 12.5}`; } return `<path d="${s}" stroke="${p.d}" stroke-width="1.2" fill="none" opacity=".8"/>`; },
  tiles: (x, y, p) => { let s = ''; for (let i = 0; i < 5; i++) for (let j = 0; j < 5; j++) if ((i + j) % 2) s += `M${x + i * 20} ${y + j * 20}h20v20h-20z`; return `<path d="${s}" fill="${p.b}" opacity=".5"/>`; },
  hall: (x, y, p) => { let s = ''; for (let i = 0; i < 4; i++) for (let j = 0; j < 4; j++) if ((i + j) % 2) s += `M${x + i * 25} ${y + j * 25}h25v25h-25z`; return `<path d="${s}" fill="${p.b}" opacity=".75"/>`; },
  cellar: (x, y, p) => { let s = ''; for (let i = 0; i < 6; i++) { s += `M${x} ${y + i * 17}H${x + 100}`; for (let j = 0; j < 4; j++) s += `M${x + j * 28 + (i % 2) * 14} ${y + i * 17}v17`; } return `<path d="${s}" stroke="${p.b}" stroke-width="1.4" fill="none"/>`; },
  porch: (x, y, p) => { let s = ''; for (let i = 1; i < 9; i++) s += `M${x + i * 11.1} ${y}V${y + 100}`; return `<path d="${s}" stroke="${p.d}" stroke-width="1.8"/>`; },
  grass: (x, y, p, rnd) => { let s = ''; for (let i = 0; i < 11; i++) { const a = x + 6 + rnd() * 88, b = y + 10 + rnd() * 86; s += `M${a} ${b}l-2.5 -5M${a} ${b}v-7M${a} ${b}l2.5 -5`; } return `<path d="${s}" stroke="${p.c}" stroke-width="1.3" fill="none" stroke-linecap="round" opacity=".8"/>` + (rnd() > .6 ? `<ellipse cx="${x + 20 + rnd() * 60}" cy="${y + 20 + rnd() * 60}" rx="16" ry="9" fill="${p.b}" opacity=".5"/>` : ''); },
  corn: (x, y, p) => { let s = ''; for (let i = 0; i < 6; i++) for (let j = 0; j < 6; j++) { const a = x + 10 + i * 16 + (j % 2) * 4, b = y + 16 + j * 15.5; s += `M${a} ${b}v-10M${a} ${b - 3}q-5 -1 -6 -6M${a} ${b - 3}q5 -1 6 -6`; } return `<path d="${s}" stroke="${p.c}" stroke-width="1.6" fill="none" stroke-linecap="round"/>`; },
  graves: (x, y, p) => { let s = ''; for (let i = 0; i < 3; i++) for (let j = 0; j < 2; j++) { const a = x + 16 + i * 30, b = y + 30 + j * 42; s += (i + j) % 2 ? `<path d="M${a} ${b + 14}V${b}C${a} ${b - 8} ${a + 12} ${b - 8} ${a + 12} ${b}V${b + 14}Z" fill="${p.c}"/>` : `<path d="M${a + 4} ${b - 6}H${a + 8}V${b - 1}H${a + 13}V${b + 3}H${a + 8}V${b + 14}H${a + 4}V${b + 3}H${a - 1}V${b - 1}H${a + 4}Z" fill="${p.c}"/>`; s += `<ellipse cx="${a + 6}" cy="${b + 17}" rx="11" ry="3.5" fill="${p.b}"/>`; } return s; },
  road: (x, y, p) => `<path d="M${x + 50} ${y + 6}v22m0 16v22m0 16v12" stroke="${p.c}" stroke-width="3.5"/>`,
  grove: (x, y, p, rnd) => { let s = ''; for (let i = 0; i < 7; i++) { const a = x + 14 + rnd() * 72, b = y + 14 + rnd() * 72, r = 11 + rnd() * 7; s += [0, 45, 90, 135, 180, 225, 270, 315].map((t) => `<path d="M${a} ${b}l-4 ${-r}l4 -4l4 4z" fill="${i % 2 ? p.a : p.b}" transform="rotate(${t} ${a} ${b})"/>`).join(''); } return s; },
} satisfies Record<string, Texture>;

const TEXTURES: Record<FloorName, keyof typeof GROUND> = { rock: 'rock', apron: 'apron', corridor: 'corridor', airlock: 'airlock', room: 'panel', oxygen: 'panel', security: 'panel', green: 'panel', med: 'panel', planks: 'planks', tiles: 'tiles', hall: 'hall', cellar: 'cellar', porch: 'porch', grass: 'grass', road: 'road', grove: 'grove', barn: 'porch', corn: 'corn', graves: 'graves', street: 'road', concrete: 'corridor', lino: 'tiles', boards: 'planks', carpet: 'panel' };

const FIRST = 'sewn'; // the name stands at the north wall: furniture goes there last

const AGAINST: Record<Edge['side'], (x: number, y: number) => string> = {
  n: (x, y) => `translate(${x + 20} ${y + 7})`,
  s: (x, y) => `translate(${x + 80} ${y + 93}) rotate(180)`,
  w: (x, y) => `translate(${x + 7} ${y + 80}) rotate(-90)`,
  e: (x, y) => `translate(${x + 93} ${y + 20}) rotate(90)`,
};

/** The plain colour of a zone's floor. */
export const floorColour = (zone: Pick<ZoneMap, 'place' | 'kind'>, film: boolean): string => floorPaint(furnished(zone.place, zone.kind)[0], film).base;

interface Setting {
  free: Edge[]; // walls of its cells without openings
  film: boolean;
  across: boolean; // a road that runs from west to east
}

/** Where the piece in the middle of a zone stands, and how it is turned. */
function middle(piece: keyof typeof CENTRE, box: ReturnType<typeof room>): string {
  const turn = box.height > box.width && piece !== 'runner' ? ' rotate(90)' : '';
  const small = box.width === SIDE;
  const scale = piece === 'runner' && box.height === SIDE ? 0.55 : piece === 'long' ? (small ? 0.7 : 1.25) : 1;
  return `translate(${box.x + box.width / 2} ${box.y + box.height / 2})${turn} scale(${scale})`;
}

export function ground(zone: Pick<ZoneMap, 'place' | 'kind' | 'cells'>, { free, film, across }: Setting): string {
  const [floor, things = {}] = furnished(zone.place, zone.kind);
  const p = floorPaint(floor, film);
  const corners = zone.cells.map(([row, col]) => [col * SIDE, row * SIDE] as const);
  let drawn = corners.map(([x, y]) => `<rect x="${x}" y="${y}" width="100.5" height="100.5" fill="${p.base}"/>`).join('');
  for (const [x, y] of corners) {
    const draw: Texture = GROUND[TEXTURES[floor]];
    const texture = draw(x, y, p, scatter((y / SIDE) * 31 + (x / SIDE) * 7 + 3));
    drawn += across ? `<g transform="rotate(90 ${x + 50} ${y + 50})">${texture}</g>` : texture;
  }
  const box = room(zone.cells);
  if (things.centre) drawn += `<g transform="${middle(things.centre, box)}">${CENTRE[things.centre](p)}</g>`;
  const walls = free.toSorted((a, b) => FIRST.indexOf(a.side) - FIRST.indexOf(b.side));
  (things.wall ?? []).forEach((piece, index) => {
    const at = walls[index];
    if (at) drawn += `<g transform="${AGAINST[at.side](at.cell[1] * SIDE, at.cell[0] * SIDE)}">${WALL[piece](p)}</g>`;
  });
  const [right, bottom] = [box.x + box.width - 24, box.y + box.height - 24];
  const spots = [[box.x + 6, bottom], [right, bottom], [right, box.y + 6], [box.x + 6, box.y + 6]];
  (things.corner ?? []).forEach((piece, index) => {
    drawn += `<g transform="translate(${spots[index]?.join(' ')})">${CORNER[piece](p)}</g>`;
  });
  return drawn;
}
