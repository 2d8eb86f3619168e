import { expect, it } from 'vitest';

import type { TableCard } from '../src/lib/protocol';
import { ago, asked, inOrder, interval, others, records } from '../src/lib/tables';

const seat = (more: Partial<TableCard['seats'][0]> = {}): TableCard['seats'][0] => ({ kind: 'person', name: '', bot: '', yours: false, asked: false, ...more });
const card = (more: Partial<TableCard> = {}): TableCard => ({ table: 't', game: 'g', scenario: 's', round: 1, answers: 0, seats: [], used_at: 0, state: 'running', result: '', yours: false, cast: [], ...more });
const bot = (name: string): string => `Bot ${name}`;

it('says with whom one plays', () => {
  const seats = [seat({ yours: true, name: 'Me' }), seat({ name: 'Ada' }), seat({ kind: 'bot', bot: 'thumb' }), seat({ kind: 'open' }), seat()];
  expect(others(card({ seats }), bot, 'somebody')).toEqual(['Ada', 'Bot thumb', 'somebody']);
  expect(others(card({ seats: [...seats, seat({ kind: 'bot', bot: 'thumb' }), seat({ kind: 'bot', bot: 'random' })] }), bot, 'somebody')).toEqual(['Ada', 'Bot thumb ×2', 'somebody', 'Bot random']);
});

it('says whose turn it is, if it is another one', () => {
  expect(asked(card({ seats: [seat({ yours: true, asked: true }), seat({ name: 'Ada' })] }), bot, '?')).toBe(null);
  expect(asked(card({ seats: [seat({ yours: true }), seat({ name: 'Ada', asked: true })] }), bot, '?')).toBe('Ada');
  expect(asked(card({ seats: [seat({ name: 'Ada', asked: true, bot: 'thumb' })] }), bot, '?')).toBe('Bot thumb');
});

it('says how long ago it was', () => {
  expect([0, 119, 120, 3599, 3600, 86399, 86400, 172799, 172800].map((seconds) => ago(0, seconds)[0])).toEqual([
    'ago-now', 'ago-now', 'ago-minutes', 'ago-minutes', 'ago-hours', 'ago-hours', 'ago-yesterday', 'ago-yesterday', 'ago-days',
  ]);
  expect(ago(100, 0)).toEqual(['ago-now', 0]);
});

it('puts what waits for me first, and keeps the order of the rest', () => {
  const tables = [card({ table: 'a' }), card({ table: 'b', yours: true }), card({ table: 'c' }), card({ table: 'd', yours: true })];
  expect(inOrder(tables).map(({ table }) => table)).toEqual(['b', 'd', 'a', 'c']);
});

it('counts what was won and tried, scenario by scenario', () => {
  const found = records([card({ result: 'won' }), card({ result: 'lost' }), card({ result: 'won' }), card({ scenario: 'other' })]);
  expect(found.get('g/s')).toEqual({ won: 2, played: 3 });
  expect(found.get('g/other')).toEqual({ won: 0, played: 1 });
});

it("gives a rate its doubt, by Wilson's interval, from twenty games on", () => {
  expect(interval({ won: 10, games: 19 })).toBe(null);
  const found = interval({ won: 64, games: 200 });
  expect([found?.rate, found?.low, found?.high].map((share) => Math.round(100 * (share ?? 0)))).toEqual([32, 26, 39]);
  expect(interval({ won: 0, games: 20 })?.low).toBe(0);
  expect(interval({ won: 20, games: 20 })?.high).toBe(1);
});
