import { expect, it } from 'vitest';

import { about, targetOf, together } from '../src/lib/readable';

const board = { cards: { smg: { name: { en: 'SMG' } } }, enemies: { tank: { name: { en: 'Tank' } } } };
const say = (words: { en?: string } | undefined): string => words?.en ?? '';

it('names every part of a key', () => {
  expect(about('fire:smg>4.1@tank', board, say)).toBe('SMG → 4.1 → Tank');
  expect(about('melee:smg*2>4.1', board, say)).toBe('2 × SMG → 4.1');
  expect(about('machine:tank.ranged>4.1', board, say)).toBe('Tank → 4.1');
  expect(about('aim:smg>tank.smg', board, say)).toBe('SMG → Tank → SMG');
  expect(about('search', board, say)).toBe('');
});

it('puts refusals of the same thing for the same reason together', () => {
  const no = { rule: 'Z-ROUND-03', reason: 'No actions are left.' };
  const refused = [
    { key: 'fire:smg>4.1', ...no },
    { key: 'fire:smg>4.2', ...no },
    { key: 'fire:smg>4.3', rule: 'Z-ACT-02', reason: 'Out of sight.' },
    { key: 'fire:rifle>4.1', ...no },
    { key: 'move:4.1', ...no },
    { key: 'move:4.2', ...no },
    { key: 'search', ...no },
  ];
  expect(together(refused).map((entry) => entry.keys)).toEqual([
    ['fire:smg>4.1', 'fire:smg>4.2'],
    ['fire:smg>4.3'],
    ['fire:rifle>4.1'],
    ['move:4.1', 'move:4.2'],
    ['search'],
  ]);
});

it('knows what a key aims at', () => {
  expect([targetOf('fire:smg>4.1'), targetOf('move:4.2'), targetOf('search')]).toEqual(['4.1', '4.2', '']);
});
