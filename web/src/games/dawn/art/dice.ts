// A die, on a grid of 100 x 100.

import { c, r } from '../../../art/cards/brush';

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [[28, 28], [72, 72]],
  3: [[26, 26], [50, 50], [74, 74]],
  4: [[28, 28], [72, 28], [28, 72], [72, 72]],
  5: [[27, 27], [73, 27], [50, 50], [27, 73], [73, 73]],
  6: [[28, 24], [72, 24], [28, 50], [72, 50], [28, 76], [72, 76]],
};

export const die = (face: number): string => r(4, 4, 92, 92, '#eef2fb', 20) + (PIPS[face] ?? []).map(([x, y]) => c(x, y, 10, '#131a2a')).join('');
