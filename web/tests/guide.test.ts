import { expect, it } from 'vitest';

import { guide } from '../src/games/zombicide/guide';
import english from '../src/games/zombicide/texts/en.ftl?raw';
import french from '../src/games/zombicide/texts/fr.ftl?raw';
import { hint } from '../src/lib/guide';
import type { Option, Position } from '../src/lib/protocol';

function at(kind: string, round: number, options: Partial<Option>[] = [], seat: number | null = 0, more = {}): Position {
  const asked = { seats: [0], seat, kind, prompt: '', rule: '', options, blocked: [] };
  return { asked, view: { round, ...more } } as unknown as Position;
}

const NONE: ReadonlySet<string> = new Set();
const breach = (position: Position) => hint(guide, { game: 'invader', scenario: 'M0' }, position, NONE);
const farm = (position: Position, read = NONE) => hint(guide, { game: 'living_dead', scenario: 'S1' }, position, read);

it('goes along with the first round', () => {
  expect(breach(at('deal', 0))).toBe('guide-deal');
  expect(breach(at('activate', 1))).toBe('guide-activate');
  expect(breach(at('turn', 1, [{ target: { zone: '4.1' } }]))).toBe('guide-turn');
  const shot = { target: { zone: '4.1' }, odds: { text: '', chances: {} } };
  expect(breach(at('turn', 1, [shot]))).toBe('guide-odds');
  expect(breach(at('turn', 1, [{ key: 'end' }]))).toBe('guide-end');
});

it('says goodbye in the second round and is silent afterwards', () => {
  expect(breach(at('activate', 2))).toBe('guide-done');
  expect(breach(at('turn', 2))).toBeNull();
  expect(breach(at('activate', 3))).toBeNull();
});

it('is silent while others are asked and where it knows nothing', () => {
  expect(breach(at('turn', 1, [], null))).toBeNull();
  expect(breach(at('some-new-question', 1))).toBeNull();
  expect(hint(guide, { game: 'invader', scenario: 'M1' }, at('activate', 1), NONE)).toBeNull();
  expect(hint(undefined, { game: 'invader', scenario: 'M0' }, at('activate', 1), NONE)).toBeNull();
});

it('tells in the farmhouse first what was not told before', () => {
  const turn = at('turn', 1, [{ verb: 'search' }, { verb: 'open' }, { verb: 'move', target: { zone: '1.3' } }]);
  expect(farm(turn)).toBe('farm-doors');
  expect(farm(turn, new Set(['farm-doors']))).toBe('farm-search');
  expect(farm(turn, new Set(['farm-doors', 'farm-search', 'farm-turn']))).toBe('farm-turn');
});

it('speaks of trust to whoever holds the rifle', () => {
  const helen = { acting: { who: 'helen' }, survivors: [{ id: 'helen', hands: [{ id: 'winchester-94' }, null] }] };
  expect(farm(at('turn', 1, [{ verb: 'trade' }, { verb: 'end' }], 0, helen))).toBe('farm-trust');
});

it('ends after two rounds', () => {
  expect(farm(at('activate', 2))).toBe('farm-night');
  expect(farm(at('activate', 3))).toBe('farm-done');
  expect(farm(at('activate', 4))).toBeNull();
});

it('has words for every hint in both languages', () => {
  for (const source of [english, french]) {
    for (const id of ['doors', 'search', 'turn', 'end', 'trust', 'build', 'lumber', 'odds', 'attack', 'split', 'hands', 'night', 'done']) {
      expect(source).toContain(`\nfarm-${id} = `);
    }
  }
});
