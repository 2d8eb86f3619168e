import { describe, expect, it } from 'vitest';

import { crowd } from '../src/games/zombicide/crowd';
import type { Token } from '../src/games/zombicide/tokens';

const box = { x: 0, y: 0, width: 90, height: 82 };
const foe = (id: string, count: number): Token => ({ kind: 'enemy', id, count });
const man = (id: string, acting = false): Token => ({ kind: 'survivor', id, acting, done: false, seat: 0, side: null, held: null });
const people = (count: number) => Array.from({ length: count }, (_, index) => man(`p${index}`, index === 2));

describe('a crowd', () => {
  it('shows everybody inside the box where there is room', () => {
    for (const tokens of [[foe('a', 3)], people(6), [foe('a', 1), foe('b', 9), ...people(6)]]) {
      const found = crowd(tokens, box, box, false);
      expect(found.map(({ token }) => token.id).sort()).toEqual(tokens.map(({ id }) => id).sort());
      for (const { x, y, size } of found) {
        expect(size).toBeGreaterThan(20);
        expect(x).toBeGreaterThanOrEqual(-1);
        expect(x + size).toBeLessThanOrEqual(box.width + 1);
        expect(y).toBeGreaterThanOrEqual(-9);
        expect(y + size).toBeLessThanOrEqual(box.height + 9);
      }
      expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(found.length);
    }
  });

  it('has enemies above and survivors below', () => {
    const [enemy, friend] = crowd([foe('a', 2), man('ben')], box, box, false);
    expect(enemy && friend && enemy.y < friend.y).toBe(true);
  });

  it('gathers in small cells: one figure with the total, the acting survivor in front', () => {
    const found = crowd([foe('a', 2), foe('b', 5), foe('c', 1), ...people(6)], box, box, true);
    const foes = found.filter(({ token }) => token.kind === 'enemy');
    expect(foes).toMatchObject([{ token: { id: 'b' }, count: 8 }]);
    expect(found.at(-1)).toMatchObject({ token: { id: 'p2' }, count: 6 });
    expect(found).toHaveLength(4);
  });

  it('keeps two groups apart in small cells where nobody else stands', () => {
    expect(crowd([foe('a', 2), foe('b', 5)], box, box, true)).toHaveLength(2);
    expect(crowd([foe('a', 2), foe('b', 5), foe('c', 1)], box, box, true)).toMatchObject([{ count: 8 }]);
  });

  it('stands side by side in a long room where that leaves everybody larger', () => {
    const long = { x: 0, y: 0, width: 186, height: 60 };
    const found = crowd([foe('a', 3), ...people(3)], long, long, true);
    const [enemy, lead] = [found.find(({ token }) => token.kind === 'enemy'), found.at(-1)];
    expect(enemy && lead && enemy.x + enemy.size <= lead.x).toBe(true);
    expect(Math.min(...found.map(({ size }) => size))).toBeGreaterThan(30);
  });

  it('does not reach through the walls of a small cell', () => {
    const beside = { ...box, width: 52 }; // a mark takes the right side
    for (const { x, size } of crowd(people(5), beside, box, true)) {
      expect(x).toBeGreaterThanOrEqual(box.x - 0.01);
      expect(x + size).toBeLessThanOrEqual(box.x + box.width + 0.01);
    }
  });
});
