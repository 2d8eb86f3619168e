import { describe, expect, it } from 'vitest';

import { breaths } from '../src/lib/breath';
import type { AnyModule } from '../src/lib/game';
import type { Asked, Position } from '../src/lib/protocol';
import { breaths as found } from '../src/games/zombicide/breaths';
import type { Arranging, View } from '../src/games/zombicide/types';

const ASKED = { kind: 'receive', seat: 0, options: [{ key: 'say:keep', label: 'Keep' }, { key: 'say:discard', label: 'Discard' }] } as unknown as Asked;
const BARE = {} as AnyModule;
const say = (id: string): string => id;
const position = (more: object): Position => ({ box: { onward: [{ keys: ['end', 'activate:judy'], first: 'End the turn', then: 'Judy' }] }, asked: { ...ASKED, kind: 'turn' }, view: {}, ...more }) as unknown as Position;
const card = (id: string, fits: 'hand' | 'pack', isNew: boolean) => ({ id, fits, takes: [], new: isNew });
const arranging = (pick: Arranging['pick'], slot: number, laid: Arranging['laid'], room = 5): View => {
  const cards = [card('axe', 'hand', false), card('food', 'pack', false), card('hammer', 'hand', true)];
  const told = { whos: ['ben'], cards, room, laid, pick, who: 'ben', slot, card: null };
  return { arranging: told, survivors: [{ id: 'ben', hands: [{ id: 'axe', attached: [] }, null], body: [], pack: [{ id: 'food', attached: [] }] }] } as unknown as View;
};
const NONE = { arranging: null } as unknown as View;

describe('what is said in one breath beside the box', () => {
  it('is the end of a turn and who is next', () => {
    const [said, ...rest] = breaths(position({}), BARE, say);
    expect([said?.head, said?.label, rest]).toEqual(['End the turn', 'Judy', []]);
    const next = said?.next();
    expect([next?.(ASKED, {}), next?.(ASKED, {}), next?.(ASKED, {})]).toEqual(['end', 'activate:judy', null]);
    expect(said?.next()(ASKED, {})).toBe('end'); // anew whenever it is said
  });

  it('is nothing without a box, and nothing that others are asked', () => {
    expect(breaths(position({ box: null }), BARE, say)).toEqual([]);
    expect(breaths(position({ asked: { ...ASKED, seat: null } }), BARE, say)).toEqual([]);
    expect(breaths(position({ asked: null }), BARE, say)).toEqual([]);
  });

  it('is a found card and where it goes, and nothing after it', () => {
    expect(found({ ...ASKED, kind: 'turn' } as Asked, say)).toEqual([]);
    const next = found(ASKED, say)[0]?.next();
    expect(next?.(ASKED, NONE)).toBe('say:keep');
    expect(next?.(ASKED, arranging('hand', 1, []))).toBe('card:axe');
    expect(next?.(ASKED, arranging('hand', 2, ['axe']))).toBe('card:hammer');
    expect(next?.(ASKED, NONE)).toBe(null); // the next card that was found is asked about
  });

  it('leaves it to people what has to go', () => {
    const next = found(ASKED, say)[0]?.next();
    next?.(ASKED, NONE);
    expect(next?.(ASKED, arranging('hand', 1, [], 0))).toBe(null);
  });
});
