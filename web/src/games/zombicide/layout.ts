// Where everything lies on the drawn board. Pure: no drawing, no rules.

import { grouped } from '../../lib/group';
import type { Option } from '../../lib/protocol';
import { crowd, type Spot } from './crowd';
import { floor, room, SIDE, type Box, type Name } from './geometry';
import { marksOf, type Mark } from './marks';
import type { Token } from './tokens';
import type { Board, View, ZoneMap } from './types';

const PAD = 5;
const FOOT = 22; // of a room: what kind it is stands there

export interface Place {
  zone: ZoneMap;
  path: string;
  box: Box;
}

export interface Placed extends Spot {
  key: string;
  zone: string;
}

export interface PlacedMark {
  mark: Mark;
  x: number;
  y: number;
  size: number;
  key: string;
  zone: string;
}

export function placesOf(board: Pick<Board, 'zones'>): Place[] {
  return board.zones.map((zone) => ({ zone, path: floor(zone.cells), box: room(zone.cells) }));
}

/** How large a mark is drawn: larger where nobody stands beside it. */
const markSize = (compact: boolean, busy: boolean): number => (compact ? 36 : 24) * (busy ? 1 : 1.45);

/** What lies on a zone's floor where nobody is: in the middle. */
function placeMarks(marks: Mark[], { zone, box }: Place, compact: boolean): PlacedMark[] {
  const size = markSize(compact, false);
  const left = box.x + box.width / 2 - size / 2;
  return marks.map((mark, index) => ({
    mark,
    key: `${zone.name} ${mark.kind} ${index}`,
    zone: zone.name,
    size,
    x: left + (index - (marks.length - 1) / 2) * (size + 4),
    y: box.y + box.height / 2 - size / 2 + 3,
  }));
}

/** Beside figures: in a column at the upper right, below a name that reaches so far. */
function besideFigures(marks: Mark[], { zone, box }: Place, name: Name | undefined, below: number, compact: boolean): PlacedMark[] {
  const usual = markSize(compact, true);
  const begin = box.y + (compact ? 6 : 14);
  const covers = name !== undefined && meet(name, { x: box.x + box.width - usual - 6, y: begin, width: usual, height: usual });
  const top = covers ? Math.max(begin, below) : begin;
  const size = Math.min(usual, (box.y + box.height - PAD - top) / marks.length - 1);
  return marks.map((mark, index) => ({ mark, key: `${zone.name} ${mark.kind} ${index}`, zone: zone.name, size, x: box.x + box.width - size - 6, y: top + index * (size + 1) }));
}

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && one.x + one.width > other.x && one.y < other.y + other.height && one.y + one.height > other.y;

const CROWDED = 24; // of a cell with enemies and survivors: they leave the first line of its name free

/** Where there is room below what a zone is called. */
function under(name: Name | undefined, box: Box, crowded: boolean): number {
  if (!name || !meet(name, box)) return box.y;
  const below = name.y + name.height;
  return crowded && box.height <= SIDE ? Math.min(below, box.y + CROWDED) : below;
}

/** Enemies stand above survivors: that takes all the height there is. */
const isCrowded = (here: Token[]): boolean => here.some(({ kind }) => kind === 'survivor') && here.some(({ kind }) => kind !== 'survivor');

export interface Layout {
  figures: Placed[];
  marks: PlacedMark[];
}

/** A place for every token and mark; `gutters` are the sides through which the forecast's arrows pass. */
export function layOut(places: Place[], tokens: Map<string, Token[]>, view: View, gutters: Map<string, Set<string>>, names: Name[], compact: boolean): Layout {
  const marks = marksOf(view);
  const called = new Map(names.map((name) => [name.zone.name, name]));
  const figures: Placed[] = [];
  const lying: PlacedMark[] = [];
  for (const place of places) {
    const { zone, box } = place;
    const here = tokens.get(zone.name) ?? [];
    const found = marks.get(zone.name) ?? [];
    const name = called.get(zone.name);
    if (!here.length) {
      lying.push(...belowName(placeMarks(found, place, compact), box, name));
      continue;
    }
    const below = under(name, box, isCrowded(here));
    lying.push(...besideFigures(found, place, name, below, compact));
    const side = gutters.get(zone.name) ?? new Set();
    const top = Math.max(below, box.y + (compact ? 6 : 13)) + (side.has('n') ? 4 : 0);
    const height = box.y + box.height - PAD - (side.has('s') ? 10 : 0) - top;
    const left = box.x + PAD + (side.has('w') ? 9 : 0);
    const column = found.length && box.width === SIDE ? markSize(compact, true) - 3 : 0;
    const right = box.x + box.width - PAD - Math.max(side.has('e') ? 9 : 0, column);
    const narrow = { x: left, y: top, width: right - left, height };
    const whole = { x: box.x + PAD, y: top, width: box.width - 2 * PAD, height };
    for (const spot of crowd(here, narrow, whole, compact)) {
      const { token } = spot;
      figures.push({ ...spot, zone: zone.name, key: token.kind === 'survivor' ? token.id : `${zone.name} ${token.kind} ${token.id}` });
    }
  }
  return { figures, marks: lying };
}

/** Where nobody stands, marks lie below the zone's name, and are smaller where that leaves too little. */
export function belowName(marks: PlacedMark[], box: Box, name: Name | undefined): PlacedMark[] {
  if (!name || !marks.some(({ x, y, size }) => meet(name, { x, y, width: size, height: size }))) return marks;
  const top = Math.min(...marks.map(({ y }) => y));
  const bottom = Math.max(...marks.map(({ y, size }) => y + size));
  const begin = name.y + name.height;
  const part = Math.min(1, (box.y + box.height - FOOT - begin) / (bottom - top));
  return marks.map((mark) => ({ ...mark, size: mark.size * part, x: mark.x + (mark.size * (1 - part)) / 2, y: begin + (mark.y - top) * part }));
}

/** The options that point at something of a kind; a zone counts before who stands in it. */
export function pointedAt(options: Option[], kind: string): Map<string, Option[]> {
  const found = options.filter(
    ({ target }) => target?.[kind] !== undefined && (kind === 'zone' || target['zone'] === undefined),
  );
  return grouped(found, (option) => option.target?.[kind] ?? '');
}

/** The middle of the part of a zone where figures stand. */
export function centre({ box }: Place): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.6 };
}
