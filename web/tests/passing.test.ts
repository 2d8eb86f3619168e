import { describe, expect, it } from 'vitest';

import { lastPlayed, reaction } from '../src/games/invazions/windows';
import type { View } from '../src/games/invazions/types';
import { Passing, type Window } from '../src/lib/passing.svelte';
import type { Asked } from '../src/lib/protocol';

const window = (about: Partial<Window> = {}): Window => ({ turn: 3, phase: 'combat', card: 'ogre', ...about });

describe('windows that are let go by', () => {
  it('are none until somebody says so', () => {
    expect(new Passing().passes(window(), 1)).toBe(false);
  });

  it('after a card: in every phase and turn, but after no other', () => {
    const passing = new Passing();
    passing.from('card', window());
    expect(passing.passes(window({ turn: 9, phase: 'end' }), 1)).toBe(true);
    expect(passing.passes(window({ card: 'ishtar' }), 1)).toBe(false);
    expect(passing.passes(window({ card: null }), 1)).toBe(false);
  });

  it('in a phase: whatever was played', () => {
    const passing = new Passing();
    passing.from('phase', window());
    expect(passing.passes(window({ card: null, turn: 4 }), 1)).toBe(true);
    expect(passing.passes(window({ phase: 'damage' }), 1)).toBe(false);
  });

  it('until the turn ends, and no longer', () => {
    const passing = new Passing();
    passing.from('turn', window());
    expect(passing.passes(window({ phase: 'end' }), 1)).toBe(true);
    expect(passing.passes(window({ turn: 4 }), 1)).toBe(false);
    expect(passing.rules(4)).toEqual([]);
  });

  it('can be taken back, and one of them answered by hand', () => {
    const passing = new Passing();
    passing.from('phase', window());
    passing.from('card', window());
    passing.spare(7);
    expect([passing.passes(window(), 7), passing.passes(window(), 8)]).toEqual([false, true]);
    passing.no('phase', 'combat');
    expect(passing.rules(3)).toEqual([{ kind: 'card', name: 'ogre' }]);
    passing.no('card', 'ogre');
    expect(passing.passes(window(), 8)).toBe(false);
  });
});

describe('what a window of Bravery tells', () => {
  const view = (hand: string[]) =>
    ({ turn: 2, phase: 'combat', human: { hand }, hordes: [{ turn_taken: true, played: ['ishtar'] }, { turn_taken: false, played: ['stalker', 'ogre'] }] }) as unknown as View;
  const asked = (options: string[]) => ({ kind: 'bravery', seat: 0, options: options.map((key) => ({ key })) }) as unknown as Asked;

  it('is the same whatever one holds and could play', () => {
    const [rich, poor] = [reaction(asked(['brave:hold>hangar', 'pass']), view(['hold'])), reaction(asked(['pass']), view([]))];
    expect(rich).toEqual({ turn: 2, phase: 'combat', card: 'ogre' });
    expect(poor).toEqual(rich);
    expect(lastPlayed({ ...view([]), phase: 'damage' })).toBeNull();
    expect(reaction({ ...asked([]), kind: 'human-action' }, view([]))).toBeNull();
  });
});
