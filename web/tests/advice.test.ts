import { describe, expect, it } from 'vitest';

import { clear, marked, rated, worthwhile } from '../src/lib/advice';
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

  it('leaves out what helps nobody, unless just that is better than all else', () => {
    const said = [opinion('noise', 0.6, 0.55, 0.65), opinion('move', 0.58, 0.5, 0.6), opinion('shot', 0.57, 0.5, 0.6)];
    expect(worthwhile(said, new Set(['noise', 'shot'])).map(({ key }) => key)).toEqual(['move']);
    expect(worthwhile([said[0]!, opinion('move', 0.2, 0.1, 0.3)], new Set(['noise'])).map(({ key }) => key)).toEqual(['noise', 'move']);
    expect(worthwhile([], new Set(['noise']))).toEqual([]);
  });

  it('marks a few answers that are better than others, never all or many', () => {
    const some = (alike: number, worse: number) =>
      [...Array(alike + worse).keys()].map((n) => ({ key: String(n), behind: 0, alike: n < alike }));
    expect(marked(some(1, 4))).toEqual(['0']);
    expect(marked(some(3, 1))).toEqual(['0', '1', '2']);
    expect(marked(some(4, 1))).toEqual([]);
    expect(marked(some(2, 0))).toEqual([]);
  });

  it('says nothing of nothing', () => {
    expect(rated([])).toEqual([]);
    expect(clear([])).toBe(false);
  });
});
