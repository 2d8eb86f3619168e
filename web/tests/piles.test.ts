import { expect, it } from 'vitest';

import { piles } from '../src/games/invazions/piles';
import { partner } from '../src/lib/options';

it('counts equal cards and keeps their order', () => {
  expect(piles(['ogre', 'vermin', 'ogre'])).toEqual([
    { id: 'ogre', count: 2 },
    { id: 'vermin', count: 1 },
  ]);
});

it('proposes a bot that is no fool, where there is one', () => {
  expect(partner(['random', 'thumb'])).toBe('thumb');
  expect(partner(['random'])).toBe('random');
});
