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

/** What lies on a zone's floor: in a column at the upper right, or in the middle if nobody is there. */
function placeMarks(marks: Mark[], { zone, box }: Place, busy: boolean, compact: boolean): PlacedMark[] {
  const size = markSize(compact, busy);
  const left = box.x + box.width / 2 - size / 2;
  return marks.map((mark, index) => ({
    mark,
    key: `${zone.name} ${mark.kind} ${index}`,
    zone: zone.name,
    size,
    x: busy ? box.x + box.width - size - 6 : left + (index - (marks.length - 1) / 2) * (size + 4),
    y: busy ? box.y + (compact ? 6 : 14) + index * (size + 1) : box.y + box.height / 2 - size / 2 + 3,
  }));
}

export interface Layout {
  figures: Placed[];
  marks: PlacedMark[];
}

/** A place for every token and mark; `gutters` are the sides through which the forecast's arrows pass. */
export function layOut(places: Place[], tokens: Map<string, Token[]>, view: View, gutters: Map<string, Set<string>>, compact: boolean): Layout {
  const marks = marksOf(view);
  const figures: Placed[] = [];
  const lying: PlacedMark[] = [];
  for (const place of places) {
    const { zone, box } = place;
    const here = tokens.get(zone.name) ?? [];
    const found = marks.get(zone.name) ?? [];
    lying.push(...placeMarks(found, place, here.length > 0, compact));
    if (!here.length) continue;
    const side = gutters.get(zone.name) ?? new Set();
    const top = box.y + (compact ? 6 : 13) + (side.has('n') ? 4 : 0);
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

/** Where nobody stands, marks lie below the zone's name, and are smaller where that leaves too little; beside figures they keep their column. */
export function belowNames(marks: PlacedMark[], places: Place[], names: Name[], busy: Set<string>): PlacedMark[] {
  const called = new Map(names.map((name) => [name.zone.name, name]));
  const boxes = new Map(places.map(({ zone, box }) => [zone.name, box]));
  return [...grouped(marks, ({ zone }) => zone)].flatMap(([zone, here]) => {
    const [name, box] = [called.get(zone), boxes.get(zone)];
    const covering = here.filter(({ x, y, size }) => name && x < name.x + name.width && x + size > name.x && y < name.y + name.height && y + size > name.y);
    if (!name || !box || !covering.length || busy.has(zone)) return here;
    const top = Math.min(...here.map(({ y }) => y));
    const bottom = Math.max(...here.map(({ y, size }) => y + size));
    const begin = name.y + name.height;
    const part = Math.min(1, (box.y + box.height - FOOT - begin) / (bottom - top));
    return here.map((mark) => ({ ...mark, size: mark.size * part, x: mark.x + (mark.size * (1 - part)) / 2, y: begin + (mark.y - top) * part }));
  });
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
