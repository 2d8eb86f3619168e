import { expect, it } from 'vitest';

import { around, centred, moved, scaleOf, zoomed } from '../src/games/zombicide/camera';
import { placesOf } from '../src/games/zombicide/layout';
import { neighbour } from '../src/games/zombicide/matter';
import type { Cell, ZoneMap } from '../src/games/zombicide/types';

const zone = (name: string, ...cells: Cell[]): ZoneMap => ({ name, kind: 'room', special: null, inside: true, place: 'office', title: { en: '', fr: '' }, cells });
const zones = [zone('a', [1, 1]), zone('b', [1, 2], [1, 3]), zone('c', [2, 1])];
const whole = { x: 0, y: 0, width: 900, height: 900 };

it('crops to the zones that matter', () => {
  expect(around(placesOf({ zones }))).toEqual({ x: 92, y: 92, width: 316, height: 216 });
});

it('zooms around the point under the pointer, never beyond the board', () => {
  const near = zoomed(whole, 0.5, { x: 450, y: 450 }, whole);
  expect(near).toEqual({ x: 225, y: 225, width: 450, height: 450 });
  expect(zoomed(near, 4, { x: 0, y: 0 }, whole)).toEqual(whole);
  expect(zoomed(near, 0.01, { x: 300, y: 300 }, whole).width).toBe(240);
  expect(moved(near, 1000, -1000, whole)).toMatchObject({ x: 450, y: 0 });
});

it('centres on what matters in the shape of the screen', () => {
  const box = centred({ x: 800, y: 0, width: 100, height: 100 }, 400, { width: 200, height: 100 }, whole);
  expect(box).toEqual({ x: 500, y: 0, width: 400, height: 200 });
});

it('shows a part of a board that is narrower than wanted, and the whole where it fits', () => {
  const tall = { x: 0, y: 0, width: 500, height: 900 };
  const low = { x: 400, y: 800, width: 100, height: 100 };
  expect(centred(low, 520, { width: 390, height: 390 }, tall)).toEqual({ x: 0, y: 400, width: 500, height: 500 });
  expect(centred(low, 520, { width: 390, height: 780 }, tall)).toEqual(tall);
});

it('knows how large a unit is on the screen', () => {
  expect(scaleOf(whole, { width: 450, height: 1800 })).toBe(0.5);
});

it('looks from zone to zone', () => {
  const board = { zones, rows: 4, cols: 4 };
  expect(neighbour(board, 'a', [0, 1])).toBe('b');
  expect(neighbour(board, 'b', [0, -1])).toBe('a');
  expect(neighbour(board, 'a', [1, 0])).toBe('c');
  expect(neighbour(board, 'a', [-1, 0])).toBe('a');
});
