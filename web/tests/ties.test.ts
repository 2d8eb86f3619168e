import { describe, expect, it } from 'vitest';

import type { Placed } from '../src/games/zombicide/layout';
import { aims, cord, fire } from '../src/games/zombicide/ties';
import type { View } from '../src/games/zombicide/types';

const figure = (kind: 'survivor' | 'enemy', id: string, zone: string, x: number): Placed =>
  ({ token: { kind, id }, zone, key: `${zone} ${id}`, x, y: 0, size: 40 }) as unknown as Placed;
const figures = [figure('survivor', 'karl', 'a', 0), figure('survivor', 'penny', 'a', 50), figure('enemy', 'walker', 'b', 100), figure('enemy', 'shooter', 'b', 140), figure('survivor', 'wayne', 'c', 300)];
const seen = (more: object) => more as unknown as View;

describe('lines of shooters', () => {
  const shooters = { enemy: 'shooter', aims: [{ zone: 'b', count: 2, at: ['a', 'c'] }], symbols: 6, cards: 18 };

  it('go from their own figure to every zone they see somebody in, with number and chance', () => {
    const found = aims(seen({ shooters }), figures);
    expect(found.map(({ x1, x2, label }) => [x1, x2, label])).toEqual([[160, 20, '2 × 33 %'], [160, 320, '2 × 33 %']]);
  });

  it('are not drawn within a zone, nor where nobody shoots', () => {
    expect(aims(seen({ shooters: { ...shooters, aims: [{ zone: 'b', count: 1, at: ['b'] }] } }), [...figures, figure('survivor', 'riley', 'b', 200)])).toEqual([]);
    expect(aims(seen({}), figures)).toEqual([]);
  });

  it('know no chance where no card is left', () => expect(fire({ symbols: 0, cards: 0 })).toBe(0));
});

it('a cord ties the companion to whoever leads it, and to nobody while it is alone', () => {
  expect(cord(seen({ escort: { companion: 'penny', leader: 'karl' } }), figures)).toMatchObject([{ x1: 20, x2: 70 }]);
  expect(cord(seen({ escort: { companion: 'penny', leader: null } }), figures)).toEqual([]);
  expect(cord(seen({}), figures)).toEqual([]);
});

it('the number of a line stands where no figure covers it', () => {
  const shooters = { enemy: 'shooter', aims: [{ zone: 'b', count: 1, at: ['c'] }], symbols: 1, cards: 2 };
  const [free] = aims(seen({ shooters }), [figures[3]!, figure('survivor', 'wayne', 'c', 640)]);
  const [hidden] = aims(seen({ shooters }), [figures[3]!, figure('enemy', 'fatty', 'd', 370), figure('survivor', 'wayne', 'c', 640)]);
  expect([free?.part, hidden?.part]).toEqual([0.5, 0.64]);
});
