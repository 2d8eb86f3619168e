import { expect, it } from 'vitest';

import { isPick, shortNames } from '../src/games/zombicide/tokens';
import { byKey, shortcut } from '../src/lib/options';
import type { Option } from '../src/lib/protocol';

const option = (key: string, target?: Record<string, string>): Option => ({
  key,
  verb: key.split(':')[0] ?? '',
  label: key,
  ...(target ? { target } : {}),
});

it('tells survivors apart by as few letters as possible', () => {
  const names = shortNames(['jared', 'magnus', 'mitsuki', 'mia']);
  expect([...names.values()]).toEqual(['J', 'Ma', 'Mit', 'Mia']);
});

it('lets figures glow only where one of them is to be picked', () => {
  const who = option('take:cole', { who: 'cole' });
  expect(isPick([who, option('pass')])).toBe(true);
  expect(isPick([who, option('search')])).toBe(false);
});

it('gives the first nine answers a number and the closing one a letter', () => {
  const options = [option('search'), option('end'), option('noise')];
  expect(options.map((_, index) => shortcut(options, index))).toEqual(['1', 'e', '3']);
  expect(byKey(options, 'E')?.key).toBe('end');
  expect(byKey(options, '3')?.key).toBe('noise');
  expect(byKey(options, '2')).toBeUndefined();
  expect(byKey(options, 'Enter')).toBeUndefined();
});
