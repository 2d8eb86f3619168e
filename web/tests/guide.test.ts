import { expect, it } from 'vitest';

import { hint } from '../src/lib/guide';
import type { Option, Position } from '../src/lib/protocol';

function at(kind: string, round: number, options: Partial<Option>[] = [], seat: number | null = 0): Position {
  const asked = { seats: [0], seat, kind, prompt: '', rule: '', options, blocked: [] };
  return { asked, view: { round } } as unknown as Position;
}

it('goes along with the first round', () => {
  expect(hint(at('deal', 0))).toBe('guide-deal');
  expect(hint(at('activate', 1))).toBe('guide-activate');
  expect(hint(at('turn', 1, [{ target: { zone: '4.1' } }]))).toBe('guide-turn');
  const shot = { target: { zone: '4.1' }, odds: { text: '', chances: {} } };
  expect(hint(at('turn', 1, [shot]))).toBe('guide-odds');
  expect(hint(at('turn', 1, [{ key: 'end' }]))).toBe('guide-end');
});

it('says goodbye in the second round and is silent afterwards', () => {
  expect(hint(at('activate', 2))).toBe('guide-done');
  expect(hint(at('turn', 2))).toBeNull();
  expect(hint(at('activate', 3))).toBeNull();
});

it('is silent while others are asked and where it knows nothing', () => {
  expect(hint(at('turn', 1, [], null))).toBeNull();
  expect(hint(at('some-new-question', 1))).toBeNull();
});
