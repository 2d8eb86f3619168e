import { expect, it } from 'vitest';

import { isInCar, isUnloaded, machinesOn, moldIn, noiseIn, searchable, sideOf } from '../src/games/zombicide/parts';
import type { View } from '../src/games/zombicide/types';

const bare = { decks: { equipment: 7 } } as unknown as View;
const base = {
  ...bare,
  noise: { tokens: { '0.1': 2 } },
  mold: { active: ['0.1'], inactive: ['0.2'] },
  machines: { units: [{ type: 'bot', zone: '0.2', active: false, remote: null, holder: 'cole' }] },
} as unknown as View;
const farm = {
  decks: { equipment: 0 },
  sides: { up: { ben: 'romero' } },
  cars: { cars: [{ type: 'pick-up', zone: '0.3', driver: 'ben', riders: ['ben', 'tom'] }] },
  stocks: { decks: { house: 20, melee: 3 } },
  reloading: { unloaded: [{ who: 'ben', where: 'hands', at: 1 }] },
} as unknown as View;

it('parts that a game does not have say nothing', () => {
  expect([noiseIn(bare, '0.1'), moldIn(bare, '0.1'), sideOf(bare, 'ben')]).toEqual([0, null, null]);
  expect([isInCar(bare, 'ben'), isUnloaded(bare, 'ben', 'hands', 1)]).toEqual([false, false]);
  expect([machinesOn(bare), searchable(bare)]).toEqual([[], 7]);
});

it('noise, mold and machines lie in their zones', () => {
  expect(['0.0', '0.1'].map((zone) => noiseIn(base, zone))).toEqual([0, 2]);
  expect(['0.0', '0.1', '0.2'].map((zone) => moldIn(base, zone))).toEqual([null, 'active', 'inactive']);
  expect(machinesOn(base)).toEqual([{ type: 'bot', zone: '0.2', riders: 0, active: false }]);
});

it('sides, cars, decks and empty weapons belong to their survivors', () => {
  expect([sideOf(farm, 'ben'), sideOf(farm, 'tom')]).toEqual(['romero', null]);
  expect([isInCar(farm, 'tom'), isInCar(farm, 'judy')]).toEqual([true, false]);
  expect(machinesOn(farm)).toEqual([{ type: 'pick-up', zone: '0.3', riders: 2, active: true }]);
  expect(searchable(farm)).toBe(23);
  expect([0, 1].map((at) => isUnloaded(farm, 'ben', 'hands', at))).toEqual([false, true]);
  expect(isUnloaded(farm, 'tom', 'hands', 1)).toBe(false);
});
