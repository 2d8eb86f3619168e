import { describe, expect, it } from 'vitest';

import { clear, rated } from '../src/lib/advice';
import type { Opinion } from '../src/lib/protocol';

const opinion = (key: string, win: number, low: number, high: number): Opinion => ({ key, label: key, win, low, high, line: [], why: '' });

describe('advice', () => {
  it('is clear only where no range reaches that of the best', () => {
    const apart = rated([opinion('a', 0.6, 0.55, 0.65), opinion('b', 0.5, 0.45, 0.54)]);
    expect(apart).toEqual([{ key: 'a', behind: 0, alike: true }, { key: 'b', behind: 10, alike: false }]);
    expect(clear(apart)).toBe(true);
    const near = rated([opinion('a', 0.6, 0.55, 0.65), opinion('b', 0.5, 0.45, 0.55), opinion('c', 0.2, 0.1, 0.3)]);
    expect(near.map(({ alike }) => alike)).toEqual([true, true, false]);
    expect(clear(near)).toBe(false);
  });

  it('says nothing of nothing', () => {
    expect(rated([])).toEqual([]);
    expect(clear([])).toBe(false);
  });
});
