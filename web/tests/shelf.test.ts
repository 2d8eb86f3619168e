import { expect, it } from 'vitest';

import { codeOf } from '../src/lib/tables';

it('shows the number of a book and no other key', () => {
  expect(['X3', 'X10', 'S1'].map((key) => codeOf({ key }))).toEqual(['X3', 'X10', 'S1']);
  expect(['basic', 'labo-2', 'X', 'custom', 'X100', '3'].map((key) => codeOf({ key }))).toEqual(['', '', '', '', '', '']);
});
