import { expect, it } from 'vitest';

import { dayBefore, hoursLeft, stepOf } from '../src/lib/daily';
import { profileOf } from '../src/lib/profile';
import type { TableCard } from '../src/lib/protocol';

const hero = (key: string): TableCard['cast'][0] => ({ key, name: { en: key } });
const card = (more: Partial<TableCard>): TableCard => ({ table: 't', game: 'g', scenario: 's', round: 1, answers: 0, seats: [], used_at: 0, state: 'over', result: 'lost', yours: false, cast: [], ...more });

it('counts what is over, and nothing else', () => {
  const told = profileOf([card({}), card({ result: 'won' }), card({ state: 'running', result: '' }), card({ state: 'closed', result: '' }), card({ result: '' })]);
  expect([told.games, told.won]).toEqual([2, 1]);
});

it('tells wins by mission with their doubt, those played most first', () => {
  const told = profileOf([card({ scenario: 'a', result: 'won' }), card({ scenario: 'b' }), card({ scenario: 'b', result: 'won' }), card({ game: 'h', scenario: 'b' })]);
  expect(told.missions.map(({ game, scenario, won, games }) => [game, scenario, won, games])).toEqual([['g', 'b', 1, 2], ['g', 'a', 1, 1], ['h', 'b', 0, 1]]);
  const [first] = told.missions;
  expect(first?.interval?.rate).toBe(0.5);
  expect(first?.interval?.low).toBeCloseTo(0.0945, 3);
  expect(first?.interval?.high).toBeCloseTo(0.9055, 3);
});

it('knows whom one plays most', () => {
  const told = profileOf([card({ cast: [hero('ann'), hero('bob')] }), card({ cast: [hero('bob')] }), card({ state: 'running', result: '', cast: [hero('ann'), hero('ann')] })]);
  expect(told.favourite).toEqual({ name: { en: 'bob' }, games: 2 });
  expect(profileOf([card({})]).favourite).toBeNull();
});

it('counts the hours of a day and finds the one before', () => {
  expect(hoursLeft(7200, 0)).toBe(2);
  expect(hoursLeft(7199, 0)).toBe(1);
  expect(hoursLeft(0, 50)).toBe(0);
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
});

it('says what one can do with the game of the day', () => {
  expect(['none', 'running', 'over'].map((state) => stepOf({ state }))).toEqual(['daily-play', 'daily-go-on', 'daily-see']);
});
