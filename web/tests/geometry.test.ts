import { describe, expect, it } from 'vitest';

import { borders, corners, floor, lined, named, outline, plainWalls, room, SIDE, squeezed, tagged } from '../src/games/zombicide/geometry';
import type { Cell, Opening, ZoneMap } from '../src/games/zombicide/types';

const zone = (name: string, ...cells: Cell[]): ZoneMap => ({
  name,
  kind: 'room',
  special: null,
  inside: true,
  place: 'lounge',
  title: { en: name, fr: name },
  cells,
});

const door: Opening = { name: '0.0-0.1', kind: 'door', cells: [[0, 0], [0, 1]] };

describe('borders', () => {
  it('are walls all around a single cell', () => {
    const found = borders([zone('a', [0, 0])], []);
    expect(found.map((border) => border.kind)).toEqual(['wall', 'wall', 'wall', 'wall']);
  });

  it('are drawn once between two zones, as what the opening says', () => {
    const found = borders([zone('a', [0, 0]), zone('b', [0, 1])], [door]);
    const between = found.filter((border) => border.x1 === SIDE && border.x2 === SIDE);
    expect(between).toHaveLength(1);
    expect(between[0]).toMatchObject({ kind: 'door', name: '0.0-0.1', y1: 0, y2: SIDE });
    expect(found).toHaveLength(7);
  });

  it('are not drawn inside a zone', () => {
    expect(borders([zone('a', [0, 0], [0, 1])], [])).toHaveLength(6);
  });
});

describe('corners', () => {
  it('are openings between cells that only touch', () => {
    const passage: Opening = { name: '0.0-1.1', kind: 'line', cells: [[0, 0], [1, 1]] };
    expect(corners([door, passage])).toEqual([{ name: '0.0-1.1', x: SIDE, y: SIDE }]);
  });
});

describe('floors and rooms', () => {
  it('cover every cell', () => {
    expect(floor([[0, 0], [1, 0]])).toBe('M0 0h100v100h-100zM0 100h100v100h-100z');
  });

  it('are outlined without the lines between their own cells', () => {
    expect(outline([[0, 0]]).match(/M/g)).toHaveLength(4);
    expect(outline([[0, 0], [0, 1]]).match(/M/g)).toHaveLength(6);
    expect(outline([[0, 0], [0, 1]])).not.toContain('M100 0L100 100');
  });

  it('give figures the largest rectangle of an angled zone', () => {
    const box = room([[0, 0], [1, 0], [1, 1], [1, 2]]);
    expect(box).toEqual({ x: 0, y: SIDE, width: 3 * SIDE, height: SIDE });
  });
});

it('squeezes only names that are too long for their letters', () => {
  expect(squeezed('lounge', 66, 9)).toBeUndefined();
  expect(squeezed("réserve d'oxygène", 66, 9)).toBe(66);
  expect(squeezed('lounge', 66, 30)).toBe(66);
});

it('furniture stands only at walls without an opening', () => {
  const rooms = [zone('a', [0, 0]), zone('b', [0, 1], [0, 2]), { ...zone('c', [1, 0]), inside: false }];
  const wall: Opening = { name: '', kind: 'wall', cells: [[0, 0], [1, 0]] };
  const found = plainWalls(rooms, [door, wall]);
  expect(found.get('a')?.map(({ side }) => side)).toEqual(['n', 's', 'w']);
  expect(found.get('b')?.map(({ cell, side }) => `${cell[1]}${side}`)).toEqual(['1n', '1s', '2n', '2e', '2s']);
  expect(found.has('c')).toBe(false);
});

it('writes names so that they can be read, with room for the coordinate at their end', () => {
  expect(lined('lounge', '1.2', 86, 11)).toEqual(['lounge']);
  expect(lined('rock field', '1.2', 86, 14)).toEqual(['rock field', '']);
  expect(lined('salle de sécurité', '1.2', 86, 15)).toEqual(['salle de', 'sécurité']);
  expect(lined('room under repair', '10.12', 86, 15)).toEqual(['room under', 'repair']);
  expect(lined('decontamination', '4.3', 86, 15)).toEqual(['decontamination', '']);
});

it('puts the name of a zone above it, and never beyond the board', () => {
  const board = { x: -8, y: -8, width: 1016, height: 1016 };
  const inner = tagged('corridor 4.5', [[4, 5]], 20, board);
  expect(inner.y + inner.height).toBeLessThanOrEqual(400);
  expect(inner.x + inner.width / 2).toBeCloseTo(550);
  const upper = tagged('corridor 0.5', [[0, 5]], 20, board);
  expect(upper.y).toBeGreaterThanOrEqual(0);
  const [left, right] = [tagged('a name of some length 4.0', [[4, 0]], 20, board), tagged('a name of some length 4.9', [[4, 9]], 20, board)];
  expect(left.x).toBe(-8);
  expect(right.x + right.width).toBeCloseTo(1008);
});

it('names begin below the frame of a zone that glows, also the smallest letters', () => {
  const FRAME = 10; // units from the border to its inner edge
  const CAPITAL = 0.75; // of a letter's height
  for (const letters of [9.2, 20]) {
    const { y } = named({ name: '3.4', cells: [[0, 0]], inside: true }, 'study', letters);
    expect(y + letters * (1 - CAPITAL)).toBeGreaterThan(FRAME);
  }
});
