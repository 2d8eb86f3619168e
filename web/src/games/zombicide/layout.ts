// Where everything lies on the drawn board. Pure: no drawing, no rules.

import { grouped } from '../../lib/group';
import type { Option } from '../../lib/protocol';
import { floor, room, spots, type Box, type Spot } from './geometry';
import type { Token } from './tokens';
import type { Board, View, ZoneMap } from './types';

const HEAD = 15; // the strip with a zone's name
const MARKS = 22; // the strip for spawn, exit and noise below it, where there are any
const PAD = 6;

export interface Place {
  zone: ZoneMap;
  path: string;
  box: Box;
}

export interface Placed {
  token: Token;
  spot: Spot;
  key: string;
}

export function placesOf(board: Board): Place[] {
  return board.zones.map((zone) => ({ zone, path: floor(zone.cells), box: room(zone.cells) }));
}

/** The zones with something in the strip below their name. */
export function marked(view: View): Set<string | null> {
  return new Set([
    ...view.spawns.map((spawn) => spawn.zone),
    ...Object.keys(view.noise?.tokens ?? {}),
    ...view.places.map((place) => place.zone),
    view.exit,
  ]);
}

/** Where figures stand: below the name and the marks. */
function inner(box: Box, withMarks: boolean): Box {
  const head = withMarks ? HEAD + MARKS : HEAD;
  return {
    x: box.x + PAD,
    y: box.y + head,
    width: box.width - 2 * PAD,
    height: box.height - head - PAD,
  };
}

/** A place for every token. */
export function layOut(places: Place[], tokens: Map<string, Token[]>, view: View): Placed[] {
  const strips = marked(view);
  return places.flatMap(({ zone, box }) => {
    const here = tokens.get(zone.name) ?? [];
    const free = spots(inner(box, strips.has(zone.name)), here.length);
    return here.flatMap((token, index) => {
      const spot = free[index];
      const key = token.kind === 'survivor' ? token.id : `${zone.name} ${token.kind} ${token.id}`;
      return spot ? [{ token, spot, key }] : [];
    });
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
