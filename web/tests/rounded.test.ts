import { expect, test } from 'vitest';
import { tenths } from '../src/editor/rounded';

test('rounds are said as the command line says them', () => {
  expect([4.85, 4.65, 4.25, 4.75, 5, 4.04].map(tenths)).toEqual([4.8, 4.7, 4.2, 4.8, 5, 4]);
});
