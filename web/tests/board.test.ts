import { describe, expect, it } from 'vitest';

import { arrows, gutters, strikes } from '../src/games/zombicide/forecast';
import { borders, named, SIDE } from '../src/games/zombicide/geometry';
import { progress } from '../src/games/zombicide/goals';
import { belowName, layOut, placesOf, type PlacedMark } from '../src/games/zombicide/layout';
import { nameOf } from '../src/games/zombicide/names';
import type { Token } from '../src/games/zombicide/tokens';
import type { Board, Opening, Plan, View, ZoneMap } from '../src/games/zombicide/types';
import type { AnyModule } from '../src/lib/game';
import { about, verbOf } from '../src/lib/readable';

const zone = (name: string, col: number, inside = false): ZoneMap => ({
  name, kind: 'grass', special: null, inside, place: 'yard', title: { en: 'yard', fr: 'cour' }, cells: [[0, col]],
});
const plan = (more: Partial<Plan>): Plan => ({
  zone: '0.0', enemy: 'walker', count: 1, actions: 1, stay: false, attack: [], damage: 0, move: [], break: [], ...more,
});
const window: Opening = { name: 'W01', kind: 'window', cells: [[0, 0], [0, 1]], title: { en: 'west window', fr: 'fenêtre ouest' } };
const door: Opening = { name: 'X01', kind: 'door', cells: [[0, 0], [0, 1]] };
const zones = [zone('0.0', 0), zone('0.1', 1, true)];
const places = placesOf({ zones } as unknown as Board);

it('a door and a window side by side share the line between their cells', () => {
  const between = borders(zones, [window, door]).filter(({ x1, x2 }) => x1 === SIDE && x2 === SIDE);
  expect(between).toMatchObject([
    { kind: 'window', name: 'W01', y1: 0, y2: SIDE / 2 },
    { kind: 'door', name: 'X01', y1: SIDE / 2, y2: SIDE },
  ]);
});

it('outdoors the board ends without a wall', () => {
  const kinds = borders(zones, [door]).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'rim')).toHaveLength(3);
  expect(kinds.filter((kind) => kind === 'wall')).toHaveLength(3);
});

it('the forecast points through the opening that a group takes, and at the door it breaks', () => {
  const [move] = arrows([plan({ move: ['0.1'] })], places, [door]);
  expect(move).toMatchObject({ kind: 'move', x: SIDE, y: SIDE / 2, turn: 0, from: '0.0', to: '0.1' });
  const [back] = arrows([plan({ zone: '0.1', move: ['0.0'] })], places, [door]);
  expect(back).toMatchObject({ turn: 180, from: '0.1', to: '0.0' });
  expect(arrows([plan({ break: ['X01'] })], places, [door])).toMatchObject([{ kind: 'break', x: SIDE, turn: 0 }]);
  expect(arrows([plan({ move: ['0.1'] }), plan({ move: ['0.1'], enemy: 'fatty' })], places, [door])).toHaveLength(1);
  expect(arrows([plan({ stay: true }), plan({ attack: ['ben'] })], places, [door])).toEqual([]);
});

it('marks lie below the name that they would cover, and become smaller where they are too large for that', () => {
  const letters = 14;
  const [two, one] = [named(zones[0]!, 'local des câbles', letters), named(zones[1]!, 'sas', letters)];
  expect([two.lines.length, one.lines.length]).toEqual([2, 1]);
  const mark = (at: string, x: number, y: number, size: number): PlacedMark => ({ mark: { kind: 'crate' }, key: `${at} ${y}`, zone: at, x, y, size });
  const [first, other] = places.map(({ box }) => box);
  const [small, second] = belowName([mark('0.0', 30, 10, 14), mark('0.0', 30, 25, 14)], first!, two);
  expect([small?.y, small?.size]).toEqual([two.y + two.height, 14]);
  expect(second?.y).toBe(two.y + two.height + 15);
  const [large] = belowName([mark('0.0', 20, 10, 70)], first!, two);
  expect(large!.size).toBeLessThan(70);
  expect(large!.y + large!.size).toBeLessThan(SIDE);
  const beside = mark('0.1', SIDE + 70, 10, 20); // the short name ends before it
  expect(one.x + one.width).toBeLessThan(beside.x);
  expect(belowName([beside], other!, one)).toEqual([beside]);
});

describe('who stands in a zone', () => {
  const name = named(zones[0]!, 'local des câbles', 14);
  const end = name.y + name.height;
  const foe: Token = { kind: 'enemy', id: 'walker', count: 2 };
  const man: Token = { kind: 'survivor', id: 'ben', acting: false, done: false, seat: 0, side: null, held: null };
  const noisy = { zones: [], spawns: [{ zone: '0.0', color: null, active: true }], objectives: [{ zone: '0.0', color: null }], places: [], survivors: [], doors: [], exit: null, first_spawn: null } as unknown as View;
  const laid = (here: Token[], names = [name]) => layOut([places[0]!], new Map([['0.0', here]]), noisy, new Map(), names, false);
  const top = ({ figures }: ReturnType<typeof laid>) => Math.min(...figures.map(({ y }) => y));

  it('stands below its name, also in two lines', () => {
    expect(top(laid([foe], []))).toBeLessThan(end);
    expect(top(laid([foe]))).toBeGreaterThanOrEqual(end);
  });

  it('leaves the first line free where enemies stand above survivors', () => {
    const both = top(laid([foe, man]));
    expect(both).toBeLessThan(end);
    expect(both).toBeGreaterThanOrEqual(name.y + 14);
  });

  it('has marks beside it that cover no long name and stay in the zone', () => {
    const { marks } = laid([foe]);
    expect(marks.length).toBeGreaterThanOrEqual(2);
    for (const { y, size } of marks) {
      expect(y).toBeGreaterThanOrEqual(end);
      expect(y + size).toBeLessThan(SIDE);
    }
    const [first] = laid([foe], [named(zones[0]!, 'sas', 14)]).marks;
    expect(first!.y).toBe(14);
  });
});

it('an arrow over a border that lies keeps off the name below it', () => {
  const below = { ...zone('1.0', 0), cells: [[1, 0]] as ZoneMap['cells'] };
  const tall = placesOf({ zones: [zones[0], below] } as unknown as Board);
  for (const [from, to] of [['0.0', '1.0'], ['1.0', '0.0']] as const) {
    const [arrow] = arrows([plan({ zone: from, move: [to] })], tall, [{ ...door, cells: [[0, 0], [1, 0]] }]);
    expect(arrow!.y).toBeLessThan(SIDE);
  }
});

it('figures leave room where arrows pass, and groups that strike say what they deal', () => {
  const sides = gutters(arrows([plan({ move: ['0.1'] })], places, [door]));
  expect([...(sides.get('0.0') ?? [])]).toEqual(['e']);
  expect([...(sides.get('0.1') ?? [])]).toEqual(['w']);
  const struck = strikes([plan({ attack: ['ben'], damage: 2 }), plan({ enemy: 'fatty', move: ['0.1'] })]);
  expect([...struck]).toEqual([['0.0 walker', 2]]);
});

it('goals tell how far they are', () => {
  const view = { doors: [{ at: 'W01', state: 'closed' }, { at: 'X01', state: 'open' }], tally: { fuel: 2 }, round: 4, taken: [] } as unknown as View;
  expect(progress({ openings: ['W01', 'X01'] }, view)).toEqual({ have: 1, need: 2 });
  expect(progress({ what: 'fuel', count: 3 }, view)).toEqual({ have: 2, need: 3 });
  expect(progress({ rounds: 10 }, view)).toEqual({ have: 4, need: 10 });
  expect(progress({ what: 'key', count: 1 }, view)).toBeNull();
});

it('keys become words', () => {
  const board = { cards: { smg: { name: { en: 'SMG', fr: 'PM' } } }, zones, openings: [window, door] };
  const english = (words?: { en: string }) => words?.en ?? '';
  const zoned: AnyModule['nameOf'] = (id, _, say) => nameOf(id, board, say);
  expect(about('fire:smg>0.1', board as object, english, zoned)).toBe('SMG → yard 0.1');
  expect(about('close:W01', board as object, english, zoned)).toBe('west window');
  expect(about('search', board as object, english, zoned)).toBe('');
  expect(about('mission:unlock', board as object, english, zoned)).toBe('unlock');
  expect(about('fire:smg>0.1', board as object, english)).toBe('SMG → 0.1');
  expect(about('use:toString', board as object, english)).toBe('toString');
  expect(verbOf('fire:smg>0.1')).toBe('fire');
});
