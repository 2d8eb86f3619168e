// From cells and openings to lines and boxes. Pure: no drawing, no rules.

import { grouped } from '../../lib/group';
import type { Cell, Opening, ZoneMap } from './types';

export const SIDE = 100; // one cell, in units of the drawing

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Border {
  kind: Opening['kind'] | 'rim'; // the rim: the end of the board, outdoors
  name: string; // of the opening, for those that have one
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** One side of a cell. */
export interface Edge {
  cell: Cell;
  side: 'n' | 'e' | 's' | 'w';
}

export interface Corner {
  name: string;
  x: number;
  y: number;
}

const at = ([row, col]: Cell): string => `${row}.${col}`;
const pair = (a: Cell, b: Cell): string => [at(a), at(b)].sort().join('-');

/** The outline of a zone's floor: one rectangle per cell, as one path. */
export function floor(cells: Cell[]): string {
  return cells
    .map(([row, col]) => `M${col * SIDE} ${row * SIDE}h${SIDE}v${SIDE}h${-SIDE}z`)
    .join('');
}

/** The line around a zone: the sides of its cells beyond which another zone lies. */
export function outline(cells: Cell[]): string {
  const inside = new Set(cells.map(at));
  return cells
    .flatMap(([row, col]) =>
      ([[0, 1], [1, 0], [0, -1], [-1, 0]] as const)
        .filter(([dr, dc]) => !inside.has(at([row + dr, col + dc])))
        .map(([dr, dc]) => edge(row, col, dr, dc)),
    )
    .map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`)
    .join('');
}

type Line = Omit<Border, 'kind' | 'name'>;

/** Everything that stands between cells: walls where nothing else is said. */
export function borders(zones: ZoneMap[], openings: Opening[]): Border[] {
  const zoneOf = new Map<string, ZoneMap>();
  for (const zone of zones) for (const cell of zone.cells) zoneOf.set(at(cell), zone);
  const between = grouped(openings, (opening) => pair(...opening.cells));
  const found: Border[] = [];
  for (const zone of zones) {
    for (const [row, col] of zone.cells) {
      for (const [dr, dc] of [[0, 1], [1, 0], [0, -1], [-1, 0]] as const) {
        const other: Cell = [row + dr, col + dc];
        const beyond = zoneOf.get(at(other));
        const seen = beyond !== undefined && (dr < 0 || dc < 0); // drawn from the other side
        if (seen || beyond === zone) continue;
        const here = between.get(pair([row, col], other));
        const closed = beyond === undefined && !zone.inside ? 'rim' : 'wall';
        found.push(...shared(edge(row, col, dr, dc), here ?? [{ kind: closed, name: '' }]));
      }
    }
  }
  return found;
}

/** A door and a window may stand side by side: each has its part of the line. */
function shared(line: Line, openings: Pick<Border, 'kind' | 'name'>[]): Border[] {
  const [dx, dy] = [line.x2 - line.x1, line.y2 - line.y1].map((d) => d / openings.length) as [number, number];
  return openings.map(({ kind, name }, index) => ({
    kind,
    name,
    x1: line.x1 + index * dx,
    y1: line.y1 + index * dy,
    x2: line.x1 + (index + 1) * dx,
    y2: line.y1 + (index + 1) * dy,
  }));
}

function edge(row: number, col: number, dr: number, dc: number): Line {
  const x = col * SIDE;
  const y = row * SIDE;
  if (dc === 1) return { x1: x + SIDE, y1: y, x2: x + SIDE, y2: y + SIDE };
  if (dc === -1) return { x1: x, y1: y, x2: x, y2: y + SIDE };
  if (dr === 1) return { x1: x, y1: y + SIDE, x2: x + SIDE, y2: y + SIDE };
  return { x1: x, y1: y, x2: x + SIDE, y2: y };
}

const SIDES = [['n', -1, 0], ['e', 0, 1], ['s', 1, 0], ['w', 0, -1]] as const;

/** The sides of a zone's cells that are walls from end to end: furniture stands there. */
export function plainWalls(zones: ZoneMap[], openings: Opening[]): Map<string, Edge[]> {
  const zoneOf = new Map(zones.flatMap((zone) => zone.cells.map((cell) => [at(cell), zone] as const)));
  const between = grouped(openings, (opening) => pair(...opening.cells));
  const isWall = (zone: ZoneMap, cell: Cell, other: Cell): boolean =>
    zoneOf.get(at(other)) !== zone && (between.get(pair(cell, other)) ?? []).every(({ kind }) => kind === 'wall');
  return new Map(
    zones
      .filter(({ inside }) => inside)
      .map((zone) => [
        zone.name,
        zone.cells.flatMap((cell) =>
          SIDES.filter(([, dr, dc]) => isWall(zone, cell, [cell[0] + dr, cell[1] + dc])).map(([side]) => ({ cell, side })),
        ),
      ]),
  );
}

/** Openings between cells that meet at a corner only. */
export function corners(openings: Opening[]): Corner[] {
  return openings
    .filter(({ cells: [a, b] }) => Math.abs(a[0] - b[0]) === 1 && Math.abs(a[1] - b[1]) === 1)
    .map(({ name, cells: [a, b] }) => ({
      name,
      x: Math.max(a[1], b[1]) * SIDE,
      y: Math.max(a[0], b[0]) * SIDE,
    }));
}

/** The largest rectangle of cells in a zone: figures stand there. */
export function room(cells: Cell[]): Box {
  const inside = new Set(cells.map(at));
  let best: [number, number, number, number] = [...(cells[0] ?? [0, 0]), 1, 1];
  for (const [top, left] of cells) {
    for (const [bottom, right] of cells) {
      const [tall, wide] = [bottom - top + 1, right - left + 1];
      if (tall < 1 || wide < 1 || tall * wide <= best[2] * best[3]) continue;
      if (full(inside, top, left, tall, wide)) best = [top, left, tall, wide];
    }
  }
  const [top, left, tall, wide] = best;
  return { x: left * SIDE, y: top * SIDE, width: wide * SIDE, height: tall * SIDE };
}

function full(inside: Set<string>, top: number, left: number, tall: number, wide: number): boolean {
  for (let row = top; row < top + tall; row++) {
    for (let col = left; col < left + wide; col++) if (!inside.has(at([row, col]))) return false;
  }
  return true;
}

const LETTER = 0.6; // the usual width of a letter, as a part of its height

/** The width of a bold letter, as a part of its height. */
const broad = (letter: string): number => (/[fijlrt'’ .-]/.test(letter) ? 0.42 : /[mw]/i.test(letter) ? 1 : 0.69);

/** The width into which a name must be squeezed; none if it fits. */
export function squeezed(name: string, width: number, height: number): number | undefined {
  const needed = [...name].reduce((sum, letter) => sum + broad(letter), 0) * height;
  return needed > width ? width : undefined;
}

const PRESSED = 0.84; // letters may be narrower than they are by so much

/** A name in one line or in two, as it can be read in this width; the last has room for the coordinate behind it. */
export function lined(title: string, name: string, width: number, height: number): string[] {
  const most = width / (LETTER * height * PRESSED);
  if (title.length + 1 + name.length <= most) return [title];
  const words = title.split(' ');
  if (title.length <= most || words.length === 1) return [title, ''];
  let first = words.length - 1;
  while (first > 1 && words.slice(0, first).join(' ').length > most) first -= 1;
  return [words.slice(0, first).join(' '), words.slice(first).join(' ')];
}

export const NAMES_WIDTH = 86; // of a cell, between its walls
const CORNER = { left: 8, top: 9 }; // where they begin in it: below the frame of a zone that glows
const TAIL = 0.3; // of a letter's height, below its line

export interface Name extends Box {
  zone: Pick<ZoneMap, 'cells' | 'name' | 'inside'>;
  lines: string[];
}

/** What a zone is called, in at most two lines in the corner of its first cell; the coordinate follows the last. */
export function named(zone: Name['zone'], title: string, letters: number): Name {
  const { cells, name } = zone;
  const [row, col] = cells[0] ?? [0, 0];
  const lines = lined(title, name, NAMES_WIDTH, letters);
  const longest = Math.max(...lines.map((line, at) => line.length + (at === lines.length - 1 ? name.length + 1 : 0)));
  return {
    zone,
    lines,
    x: col * SIDE + CORNER.left,
    y: row * SIDE + CORNER.top,
    width: Math.min(NAMES_WIDTH, longest * LETTER * letters),
    height: letters * (lines.length + TAIL),
  };
}

const PAD = 0.6; // of a letter's height, around a name on its own ground

/** Where a name on its own ground stands: above a zone, or below its upper edge where the board ends there. */
export function tagged(name: string, cells: Cell[], height: number, within: Box): Box {
  const [row, col] = cells[0] ?? [0, 0];
  const [width, high] = [name.length * LETTER * height + 2 * PAD * height, height * (1 + PAD)];
  const above = row * SIDE - high - 2;
  const last = within.x + within.width - width;
  return {
    x: Math.max(within.x, Math.min(col * SIDE + (SIDE - width) / 2, last)),
    y: above < within.y ? row * SIDE + 2 : above,
    width,
    height: high,
  };
}
