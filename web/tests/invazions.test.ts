import { describe, expect, it } from 'vitest';

import { DRAWN, face, picture } from '../src/games/invazions/art/faces';
import { scene } from '../src/games/invazions/art/scenes';
import { arc, spot } from '../src/games/invazions/dial';
import { drawn, fromHand, sureOf, whyNot } from '../src/games/invazions/hand';
import { portraits } from '../src/games/invazions/portraits';
import { bricks, verdict } from '../src/games/invazions/verdict';
import type { Place, View } from '../src/games/invazions/types';

const place = (about: Partial<Place>): Place => ({
  id: 'hangar', resistance: 5, printed: 5, attack: 0, hordes: [], humans: [], research: null, due: 0, contamination: [], doomed: [], penetrated: false, left: 0, ...about,
});

describe('the wall of a place', () => {
  it('cracks one brick for each point of attack, and what is left over comes past it', () => {
    expect(bricks(place({ attack: 2 }))).toEqual(['cracked', 'cracked', 'whole', 'whole', 'whole']);
    expect(bricks(place({ attack: 7, resistance: 5 })).filter((brick) => brick === 'past')).toHaveLength(2);
    expect(bricks(place({ attack: 90 })).length).toBeLessThan(20);
  });

  it('says who is winning: a wall falls at its Resistance, not above it', () => {
    expect(verdict(place({}))).toEqual({ kind: 'calm', by: 5 });
    expect(verdict(place({ attack: 4 }))).toEqual({ kind: 'holds', by: 1 });
    expect(verdict(place({ attack: 5 }))).toEqual({ kind: 'broken', by: 0 });
    expect(verdict(place({ attack: 7 }))).toEqual({ kind: 'broken', by: 2 });
    expect(verdict(place({ attack: 7, penetrated: true, left: 1 }))).toEqual({ kind: 'broken', by: 1 });
  });
});

describe('the hand', () => {
  const option = (verb: string, target: Record<string, string>) => ({ key: `${verb}:x`, verb, label: '', target });

  it('knows which answers come from it, and which are given on the table', () => {
    expect(fromHand(option('place', { card: 'guard', place: 'hangar' }))).toBe(true);
    expect(fromHand(option('hit', { card: 'guard', place: 'hangar' }))).toBe(false);
    expect(fromHand(option('sacrifice', { card: 'ogre' }))).toBe(true);
    expect(fromHand(option('sacrifice', { card: 'ogre', place: 'hangar' }))).toBe(false);
    expect(drawn(option('attack', { place: 'hangar' }))).toBe(true);
    expect(drawn(option('claim', {}))).toBe(false);
  });

  it('says on the card what it is sure to do, unless that depends on the place', () => {
    const at = (then: string) => ({ ...option('brave', { card: 'hold' }), then });
    expect(sureOf([at('Hangar 5 → 7')])).toBe('Hangar 5 → 7');
    expect(sureOf([at('Hangar 5 → 7'), at('Canteen 4 → 6')])).toBe('');
    expect(sureOf([at('Hangar 5 → 7'), option('brave', { card: 'hold' })])).toBe('');
    expect(sureOf([])).toBe('');
  });

  it('says on the card why it cannot be played, without its name', () => {
    const blocked = [{ key: 'place:guard>hangar', rule: 'IVZ-HUM-02', reason: 'Guard: only during the human action.' }];
    expect(whyNot('guard', 'Guard', blocked)).toBe('Only during the human action.');
    expect(whyNot('guardian', 'Guardian', blocked)).toBe('');
  });
});

describe('drawings', () => {
  it('differ from card to card, but for the two that show the same germs', () => {
    expect(DRAWN.length).toBe(42);
    expect(new Set(DRAWN.map((id) => face(id))).size).toBe(41);
    expect(new Set(['radio-room', 'entrance-hall', 'hangar', 'canteen', 'elsewhere'].map((id) => scene(id))).size).toBe(5);
  });

  it('carry no styles of their own: the page forbids them', () => {
    for (const id of DRAWN) expect(picture(id)).not.toMatch(/\sstyle=/);
  });
});

describe('the dial', () => {
  it('begins low on the left and ends low on the right', () => {
    const [[from], [to]] = [spot(0, 64), spot(1, 64)];
    expect(from).toBeLessThan(110);
    expect(to).toBeGreaterThan(110);
    expect(arc(0, 1)).toContain(' 1 1 ');
    expect(arc(0, 0.2)).toContain(' 0 1 ');
  });
});

describe('the picture at the end', () => {
  type Horde = View['hordes'][number];
  const horde = (about: Partial<Horde>): Horde => ({ discard: [], played: [], ...about }) as Horde;

  it('shows every face once, also those that would fill it up', () => {
    const { humans, dead } = portraits({ places: [place({ humans: ['soldier', 'hunter'] }), place({ humans: ['soldier', 'cook'] })], hordes: [horde({ played: ['ogre'] }), horde({ discard: ['ogre', 'legion', 'sprint'] })] });
    expect(humans).toEqual(['soldier', 'hunter', 'cook', 'guard']);
    expect(dead).toEqual(['ogre', 'legion', 'horde-member', 'stalker']);
  });

  it('shows the usual faces where nobody is left, and four at most', () => {
    expect(portraits({ places: [], hordes: [] }).dead).toEqual(['horde-member', 'ogre', 'stalker', 'legion']);
    expect(portraits({ places: [place({ humans: ['a', 'b', 'c', 'd', 'e'] })], hordes: [] }).humans).toEqual(['a', 'b', 'c', 'd']);
  });
});
