// A mission's data while it is drawn: laying and turning tiles, putting things on zones. Pure.
//
// Cells are named row.column from the upper left, so everything that names one moves along when tiles
// are laid above or to the left, and turns with its tile.

import type { Data } from '../../../editor/draft.svelte';

export const SIZE = 3; // cells along a tile
export const GAP = '-';

export interface Slot {
  row: number;
  col: number;
}

export interface Laid extends Slot {
  code: string;
  turns: number;
}

export type Entry = Record<string, unknown>;

const CELL = /^\d+\.\d+$/;
const PAIR = /^\d+\.\d+-\d+\.\d+$/;
const STORY = 'story'; // of a mission: a table of crates and cards; of a card in it: what is read
const TEXTS = new Set(['name', 'intro', 'title', 'story', 'text', 'label', 'refused', 'author', 'id']); // no places in there

export const rows = (data: Data): string[][] => (Array.isArray(data['tiles']) ? (data['tiles'] as string[][]) : []);
export const list = (data: Data, table: string): Entry[] => (Array.isArray(data[table]) ? (data[table] as Entry[]) : []);
export const cell = (row: number, col: number): string => `${row}.${col}`;

export function parse(name: unknown): [number, number] | null {
  if (typeof name !== 'string' || !CELL.test(name)) return null;
  const [row, col] = name.split('.').map(Number) as [number, number];
  return [row, col];
}

/** Every tile that lies on the board. */
export function laid(data: Data): Laid[] {
  return rows(data).flatMap((line, row) =>
    line.flatMap((entry, col) => {
      if (entry === GAP) return [];
      const [code, turns] = entry.split('@');
      return [{ row, col, code: code ?? '', turns: Number(turns ?? 0) % 4 }];
    }),
  );
}

export const tileAt = (data: Data, { row, col }: Slot): Laid | undefined => laid(data).find((tile) => tile.row === row && tile.col === col);

/** Change every cell that the mission names; what is called null goes away with what it belongs to. */
function mapCells(value: unknown, change: (row: number, col: number) => [number, number] | null): unknown {
  const moved = (name: string): string | null => {
    const [row, col] = parse(name) ?? [0, 0];
    const to = change(row, col);
    return to && cell(...to);
  };
  if (typeof value === 'string') {
    if (CELL.test(value)) return moved(value) ?? undefined;
    if (!PAIR.test(value)) return value;
    const ends = value.split('-').map(moved);
    return ends.includes(null) ? undefined : ends.join('-');
  }
  if (Array.isArray(value)) return value.map((entry) => mapCells(entry, change)).filter((entry) => entry !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const found: Entry = {};
  for (const [key, inside] of Object.entries(value)) {
    const next = TEXTS.has(key) ? inside : mapCells(inside, change);
    if (next === undefined && (key === 'zone' || key === 'at')) return undefined;
    if (Array.isArray(next) && (key === 'between' || key === 'door') && next.length < 2) return undefined;
    if (next !== undefined) found[key] = next;
  }
  return found;
}

function remap(data: Data, change: (row: number, col: number) => [number, number] | null): void {
  for (const key of Object.keys(data)) {
    if (key === 'tiles' || (TEXTS.has(key) && key !== STORY)) continue;
    const next = mapCells(data[key], change);
    if (next === undefined) delete data[key];
    else data[key] = next;
  }
}

const within = (row: number, col: number, slot: Slot): boolean => Math.floor(row / SIZE) === slot.row && Math.floor(col / SIZE) === slot.col;

/** The grid with a line of gaps where one is needed, and no empty line around. */
function tidy(data: Data, wanted: Map<string, string>): void {
  const spots = [...wanted.keys()].map((key) => key.split(',').map(Number) as [number, number]);
  if (!spots.length) {
    data['tiles'] = [];
    return;
  }
  const [top, left] = [Math.min(...spots.map(([row]) => row)), Math.min(...spots.map(([, col]) => col))];
  const [bottom, right] = [Math.max(...spots.map(([row]) => row)), Math.max(...spots.map(([, col]) => col))];
  const found: string[][] = [];
  for (let row = top; row <= bottom; row++) {
    found.push([]);
    for (let col = left; col <= right; col++) found.at(-1)?.push(wanted.get(`${row},${col}`) ?? GAP);
  }
  data['tiles'] = found;
  if (top || left) remap(data, (row, col) => [row - top * SIZE, col - left * SIZE]);
}

const spread = (data: Data): Map<string, string> =>
  new Map(laid(data).map(({ row, col, code, turns }) => [`${row},${col}`, `${code}@${turns}`]));

/** Put a tile down, also beyond the edge; another that lies there goes. */
export function lay(data: Data, slot: Slot, code: string, turns = 0): void {
  const grid = spread(data);
  grid.set(`${slot.row},${slot.col}`, `${code}@${turns}`);
  tidy(data, grid);
}

/** Take a tile away, with everything on it. */
export function lift(data: Data, slot: Slot): void {
  const grid = spread(data);
  if (!grid.delete(`${slot.row},${slot.col}`)) return;
  remap(data, (row, col) => (within(row, col, slot) ? null : [row, col]));
  tidy(data, grid);
}

/** A quarter turn clockwise; what lies on the tile turns with it. */
export function turn(data: Data, slot: Slot): void {
  const tile = tileAt(data, slot);
  if (!tile) return;
  const line = rows(data)[slot.row];
  if (line) line[slot.col] = `${tile.code}@${(tile.turns + 1) % 4}`;
  remap(data, (row, col) => {
    if (!within(row, col, slot)) return [row, col];
    const [r, c] = [row % SIZE, col % SIZE];
    return [slot.row * SIZE + c, slot.col * SIZE + (SIZE - 1 - r)];
  });
}

/** Carry a tile to another slot; where one lies already, the two change places. */
export function carry(data: Data, from: Slot, to: Slot): void {
  const grid = spread(data);
  const [mine, theirs] = [grid.get(`${from.row},${from.col}`), grid.get(`${to.row},${to.col}`)];
  if (!mine || (from.row === to.row && from.col === to.col)) return;
  grid.delete(`${from.row},${from.col}`);
  grid.set(`${to.row},${to.col}`, mine);
  if (theirs) grid.set(`${from.row},${from.col}`, theirs);
  const [dr, dc] = [(to.row - from.row) * SIZE, (to.col - from.col) * SIZE];
  remap(data, (row, col) => {
    if (within(row, col, from)) return [row + dr, col + dc];
    if (theirs && within(row, col, to)) return [row - dr, col - dc];
    return [row, col];
  });
  tidy(data, grid);
}

// -- things on zones ----------------------------------------------------------------------------

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A name that no entry of a table has yet. */
export function freeName(data: Data, table: string, names: Iterable<string>): string {
  const taken = new Set(list(data, table).map((entry) => entry['id']));
  for (const name of names) if (!taken.has(name)) return name;
  for (let number = 1; ; number++) if (!taken.has(`${table}-${number}`)) return `${table}-${number}`;
}

/** Put something on a zone, named by one of its cells. Things of which there is one move there. */
export function place(data: Data, kind: string, zone: string, about: { what?: string; colors?: string[]; rule: string }): void {
  switch (kind) {
    case 'spawn': {
      const color = about.colors?.[list(data, 'spawn').length] ?? about.colors?.at(-1);
      const entry: Entry = { id: freeName(data, 'spawn', LETTERS), zone };
      data['spawn'] = [...list(data, 'spawn'), color && color !== 'red' ? { ...entry, color } : entry];
      break;
    }
    case 'objective':
      data['objective'] = [...list(data, 'objective'), { id: freeName(data, 'objective', Array.from({ length: 40 }, (_, n) => `o${n + 1}`)), zone, color: about.what ?? 'red' }];
      break;
    case 'start':
      data['start'] = [{ ...(list(data, 'start')[0] ?? {}), zone }, ...list(data, 'start').slice(1)];
      break;
    case 'exit':
      data['exit'] = { rule: 'Z-MIS-01', ...(data['exit'] as Entry | undefined), zone };
      break;
    case 'machine':
      data['machine'] = [...list(data, 'machine').filter(({ type }) => type !== about.what), { type: about.what, zone }];
      break;
    case 'enemy': {
      const here = list(data, 'enemy').find((entry) => entry['zone'] === zone && entry['enemy'] === about.what);
      if (here) here['count'] = Number(here['count']) + 1;
      else data['enemy'] = [...list(data, 'enemy'), { enemy: about.what, zone, count: 1 }];
      break;
    }
    case 'crate':
      story(data)['crates'] = [...((story(data)['crates'] as string[] | undefined) ?? []), zone];
      break;
    case 'card': {
      const cards = (story(data)['card'] as Entry[] | undefined) ?? [];
      const id = String(1 + Math.max(0, ...cards.map((card) => Number(card['id']) || 0)));
      story(data)['card'] = [...cards, { id, zone, title: { en: '', fr: '' }, story: { en: '', fr: '' }, effects: [], provenance: 'reconstructed' }];
    }
  }
}

/** The story of a mission; one that has none gets its first words. */
function story(data: Data): Entry {
  data['story'] ??= { crates: [], aim: { text: { en: '', fr: '' } }, card: [] };
  return data['story'] as Entry;
}

/** Where something lies, so that it can be found, moved and taken away. */
export interface Thing {
  table: string;
  index: number;
  zone: string;
  kind: string;
  entry: Entry;
}

export function things(data: Data): Thing[] {
  const found: Thing[] = [];
  for (const table of ['start', 'spawn', 'objective', 'machine', 'enemy'])
    list(data, table).forEach((entry, index) => found.push({ table, index, zone: String(entry['zone']), kind: table, entry }));
  const exit = data['exit'] as Entry | undefined;
  if (exit) found.push({ table: 'exit', index: 0, zone: String(exit['zone']), kind: 'exit', entry: exit });
  const pool = data['pool'] as { zones?: string[] } | undefined;
  pool?.zones?.forEach((zone, index) => found.push({ table: 'pool', index, zone, kind: 'hidden', entry: {} }));
  const told = data['story'] as { crates?: string[]; card?: Entry[] } | undefined;
  told?.crates?.forEach((zone, index) => found.push({ table: 'crates', index, zone, kind: 'crate', entry: {} }));
  told?.card?.forEach((entry, index) => {
    const [zone] = entry['zone'] ? [String(entry['zone'])] : doorOf(entry);
    if (zone) found.push({ table: 'card', index, zone, kind: 'card', entry });
  });
  return found;
}

/** The two zones between which a card lies across a door; drawn in the first. */
export const doorOf = (entry: Entry): string[] => (Array.isArray(entry['door']) ? (entry['door'] as string[]) : []);

const without = <T>(all: T[] | undefined, index: number): T[] => (all ?? []).filter((_, at) => at !== index);

export function remove(data: Data, thing: Pick<Thing, 'table' | 'index'>): void {
  const told = data['story'] as { crates?: string[]; card?: Entry[] } | undefined;
  if (thing.table === 'exit') delete data['exit'];
  else if (thing.table === 'crates' && told) told.crates = without(told.crates, thing.index);
  else if (thing.table === 'card' && told) told.card = without(told.card, thing.index);
  else if (thing.table === 'pool') {
    const pool = data['pool'] as { zones: string[] };
    pool.zones = without(pool.zones, thing.index);
  } else data[thing.table] = without(list(data, thing.table), thing.index);
}

export function moveTo(data: Data, thing: Pick<Thing, 'table' | 'index'>, zone: string): void {
  const told = data['story'] as { crates?: string[]; card?: Entry[] } | undefined;
  if (thing.table === 'exit') (data['exit'] as Entry)['zone'] = zone;
  else if (thing.table === 'crates' && told?.crates) told.crates[thing.index] = zone;
  else if (thing.table === 'pool') (data['pool'] as { zones: string[] }).zones[thing.index] = zone;
  else {
    const entry = thing.table === 'card' ? told?.card?.[thing.index] : list(data, thing.table)[thing.index];
    if (entry) entry['zone'] = zone;
    delete entry?.['door']; // a card that was dragged lies across none any more
  }
}

// -- doors --------------------------------------------------------------------------------------

export interface Passage {
  name: string;
  kind: string;
  cells: [[number, number], [number, number]];
}

const TOKEN: Record<string, string> = { window: 'barricade', door: 'door', inner: 'door', stairs: 'stairway' };
const DOORS = ['closed', 'open', 'secured'];
const BARRIERS = ['closed', 'open'];

/** Which token may lie on an opening: of the table `door`, or `barrier` where openings have names. */
export const fitsDoor = ({ kind }: Passage, named: boolean): boolean => (named ? kind in TOKEN : kind === 'door' || kind === 'airlock');

/** The token on an opening in its next state: closed, open, perhaps locked, none. */
export function cycleDoor(data: Data, passage: Passage, named: boolean): void {
  const between = passage.cells.map(([row, col]) => cell(row, col));
  const same = (entry: Entry): boolean => (named ? entry['at'] === passage.name : [...((entry['between'] as string[]) ?? [])].sort().join() === [...between].sort().join());
  const [table, states] = named ? ['barrier', BARRIERS] : ['door', DOORS];
  const before = list(data, table).find(same);
  const next = before ? states[states.indexOf(String(before['state'] ?? 'closed')) + 1] : states[0];
  const others = list(data, table).filter((entry) => !same(entry));
  const entry: Entry = named
    ? { at: passage.name, token: TOKEN[passage.kind], state: next }
    : { id: String(before?.['id'] ?? freeName(data, 'door', Array.from({ length: 60 }, (_, n) => `door-${n + 1}`))), between, token: before?.['token'] ?? 'neutral', state: next };
  const kept = before ? list(data, table).map((one) => (same(one) ? entry : one)) : [...others, entry];
  const wanted = next ? kept : others;
  if (wanted.length) data[table] = wanted;
  else delete data[table];
}

export function doorState(data: Data, passage: Passage, named: boolean): string {
  const between = passage.cells.map(([row, col]) => cell(row, col)).sort().join();
  const found = named
    ? list(data, 'barrier').find((entry) => entry['at'] === passage.name)
    : list(data, 'door').find((entry) => [...((entry['between'] as string[]) ?? [])].sort().join() === between);
  return found ? String(found['state'] ?? 'closed') : 'none';
}
