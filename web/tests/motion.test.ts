import { describe, expect, it } from 'vitest';

import { apart } from '../src/lib/dice';
import { cuesOf } from '../src/lib/sound';

describe('dice', () => {
  it('lie with the hits apart from the misses; the number itself is a hit', () => {
    expect(apart([2, 6, 4, 3], 4)).toEqual({ hits: [6, 4], misses: [3, 2] });
    expect(apart([1, 1], 2)).toEqual({ hits: [], misses: [1, 1] });
  });

  it('are neither where there is no number to reach', () => {
    expect(apart([1, 6], undefined)).toEqual({ hits: [], misses: [6, 1] });
  });
});

describe('sounds', () => {
  it('tell each class of events once, in the order of their first', () => {
    const sounds = { Rolled: 'dice', Again: 'dice', Fell: 'hit' } as const;
    expect(cuesOf(['Rolled', 'Fell', 'Again', 'Fell', 'Other'], sounds)).toEqual(['dice', 'hit']);
    expect(cuesOf(['Other'], sounds)).toEqual([]);
  });
});
