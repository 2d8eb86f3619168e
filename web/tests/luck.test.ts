import { describe, expect, it } from 'vitest';

import { luck } from '../src/lib/luck';
import type { Entry } from '../src/lib/protocol';

function rolls(...dice: number[][]): Entry[] {
  return dice.map((faces, number) => ({ number, seat: 0, lines: [{ event: 'Rolled', text: '', dice: faces }] }));
}

describe('luck', () => {
  it('is even where nothing was rolled, and where all faces came alike', () => {
    expect(luck([])).toMatchObject({ faces: [0, 0, 0, 0, 0, 0], rolled: 0, mean: 3.5, better: 50 });
    expect(luck(rolls([1, 2, 3], [4, 5, 6]))).toMatchObject({ faces: [1, 1, 1, 1, 1, 1], rolled: 6, mean: 3.5, better: 50 });
  });

  it('counts every die', () => {
    expect(luck(rolls([6, 6], [1], [])).faces).toEqual([1, 0, 0, 0, 0, 2]);
  });

  it('knows how rare a run is', () => {
    // 24 dice with the mean 4: 1.43 deviations above, which 92 of 100 do not reach.
    const high = luck(rolls(...Array.from({ length: 12 }, () => [3, 5])));
    expect([high.mean, high.better]).toEqual([4, 92]);
    const low = luck(rolls(...Array.from({ length: 12 }, () => [2, 4])));
    expect([low.mean, low.better]).toEqual([3, 8]);
  });
});
