import { describe, expect, it } from 'vitest';

import { actorOf, actors, aimed, chance, placeOf } from '../src/games/dawn/aims';
import { face, FACES } from '../src/games/dawn/art/faces';
import { mobAt } from '../src/games/dawn/country';
import { gathered, mobs } from '../src/games/dawn/crowd';
import { roadOf } from '../src/games/dawn/dawnRoad';
import { leader, leadsZeds } from '../src/games/dawn/leads';
import { letter, letters } from '../src/games/dawn/marks';
import { lastName, tagOf } from '../src/games/dawn/names';
import { phasesOf, stateOf, tabsOf } from '../src/games/dawn/phases';
import { frames } from '../src/games/dawn/stage';
import type { Board, Counter, PrintedEvent, View } from '../src/games/dawn/types';
import type { Asked, Option, Words } from '../src/lib/protocol';

const counter = (id: string, place: string, strength = 4): Counter => ({ id, place, strength, reduced: false, hits: 0, left: 2, marks: [] });
const unit = (id: string, place: string) => ({ ...counter(id, place), seat: 0, free: 0, spent: [] });
const table = (parts: Partial<View>): View => ({ zeds: [], units: [], chaos: [], phase: 'action', event: null, ...parts }) as unknown as View;
const option = (key: string, target: Record<string, string>, odds?: Option['odds']): Option => ({ key, verb: key.split(':')[0] ?? '', label: key, target, ...(odds ? { odds } : {}) }) as Option;

const board = {
  phases: ['zeds', 'action', 'housekeeping'],
  zeds: { z1: { kind: 'regular' }, z2: { kind: 'regular' } },
  units: { hunt: { kind: 'hero', abilities: [] }, civ1: { kind: 'civilians', abilities: [] }, raiders: { kind: 'raiders', abilities: [] } },
} as unknown as Board;
const spot = { id: 'F-3', kind: 'named', track: 'F', number: '3', x: 0, y: 0, space: null };

describe('what the answers point at', () => {
  const view = table({ units: [unit('hunt', 'TC'), unit('civ1', 'F-3')], zeds: [counter('z1', 'F-2')] });
  const walk = option('move:hunt>F-1', { unit: 'hunt', place: 'F-1' });
  const order = option('order:hunt>civ1', { unit: 'civ1' });
  const defend = option('unit:civ1', { unit: 'civ1' });

  it('knows who would act, and that being picked is no action', () => {
    expect(actorOf(walk, view)).toBe('hunt');
    expect(actorOf(order, view)).toBe('hunt');
    expect(actorOf(option('ability:train:civ1>hunt', {}), view)).toBe('civ1'); // past the name of the ability
    expect(actorOf(option('dice:2+3', {}), view)).toBeNull();
    expect(actorOf(defend, view)).toBeNull();
    expect(actors([order, walk, option('forage:civ1', { unit: 'civ1' })], view)).toEqual(['hunt', 'civ1']);
  });

  it('finds the place of a target, of a track and of somebody', () => {
    expect(placeOf(option('zed:z1', { zed: 'z1' }), view)).toBe('F-2');
    expect(placeOf(option('track:M', { track: 'M' }), view)).toBe('M-S');
    expect(placeOf(defend, view)).toBe('F-3');
    expect(placeOf(option('pass', {}), view)).toBeNull();
  });

  it('shows only what the one who was picked can do', () => {
    const theirs = option('move:civ1>F-4', { unit: 'civ1', place: 'F-4' });
    expect([...aimed([walk, theirs], view, 'civ1').keys()]).toEqual(['F-4']);
    expect([...aimed([walk, theirs], view, null).keys()]).toEqual(['F-1', 'F-4']);
  });

  it('takes the odds as the server tells them', () => {
    expect(chance([walk])).toBeNull();
    expect(chance([option('move:hunt>F-2', {}, { text: '', chances: { '0': 0.5 }, facts: { 'zeds-lose': 0.25 } })])).toBe(0.25);
    expect(chance([option('shoot:hunt>F-2/z1', {}, { text: '', chances: { '0': 0.25, '1': 0.75 } })])).toBe(0.75);
  });
});

describe('whose question it is', () => {
  const zoo = { ...board, units: { ...board.units, ghost: { kind: 'anti-hero', abilities: ['spoil-a-roll'] } } } as unknown as Board;
  const versus = { seat: 1 } as View['versus'];
  const view = table({ versus, units: [unit('hunt', 'TC'), unit('ghost', 'S-0')], zeds: [counter('z1', 'F-2')] });
  const asks = (kind: string, seats: number[], ...options: Option[]) => ({ kind, seats, options }) as unknown as Asked;

  it('is the Zeds player\'s only in a Versus game, and only when asked', () => {
    expect(leadsZeds(asks('zeds-turn', [1]), view)).toBe(true);
    expect(leadsZeds(asks('action', [0]), view)).toBe(false);
    expect(leadsZeds(asks('action', [1]), table({ versus: null }))).toBe(false);
  });

  it('has the face of whoever acts, of the one with the dice, or of the Zeds', () => {
    const walk = option('move:hunt>F-1', {});
    expect(leader(asks('action', [0], walk), zoo, view, null)).toBe('hunt');
    expect(leader(asks('action', [0], walk, option('walk:ghost>F-1', {})), zoo, view, 'ghost')).toBe('ghost');
    expect(leader(asks('keep-dice', [1], option('dice:1+2', {})), zoo, view, 'hunt')).toBe('ghost');
    expect(leader(asks('next-track', [1]), zoo, view, null)).toBe('z1');
    expect(leader(asks('next-track', [0]), zoo, view, null)).toBeNull();
  });
});

describe('names', () => {
  const say = (words: Words | undefined) => words?.en ?? '';
  const named = { units: { hunt: { name: { en: 'Sheriff Hunt' } }, civ12: { name: { en: 'Civilians 12' } } }, zeds: {} } as unknown as Board;

  it('are short where there is little room, and still tell many apart', () => {
    expect([lastName('hunt', named, say), lastName('civ12', named, say)]).toEqual(['Hunt', 'Civilians 12']);
    expect([tagOf('hunt', named, say), tagOf('civ12', named, say)]).toEqual(['Hunt', 'Civ. 12']);
  });

  it('of markers are one letter each, and every letter is explained', () => {
    expect(letter(['arrived', 'fast'])).toBe('F');
    expect(letters.filter(([sign]) => sign === 'L').map(([, key]) => key)).toEqual(['worn-leader', 'worn-zeds-leader']);
  });
});

describe('counters in a space', () => {
  it('stand apart, also two against two', () => {
    const tokens = gathered(board, spot, [counter('z1', 'F-3'), counter('z2', 'F-3')], [counter('hunt', 'F-3'), counter('civ1', 'F-3')], false);
    expect(new Set(tokens.map(({ dx, dy }) => `${dx} ${dy}`)).size).toBe(4);
    const [zeds, ours] = [tokens.filter(({ side }) => side === 'zed'), tokens.filter(({ side }) => side === 'unit')];
    expect(Math.max(...zeds.map(({ dx }) => dx))).toBeLessThan(Math.min(...ours.map(({ dx }) => dx)));
    expect(tokens.map(({ hero }) => hero)).toEqual([false, false, true, false]);
  });

  it('have the shape of their side', () => {
    expect(gathered(board, spot, [], [counter('raiders', 'F-3')], false)[0]?.side).toBe('raider');
  });

  it('are summed only where they are a mob', () => {
    expect(mobs(table({ zeds: [counter('z1', 'F-3', 6), counter('z2', 'F-3', 4), counter('z3', 'M-2', 9)] }))).toEqual(new Map([['F-3', 10]]));
  });
});

describe('the turn', () => {
  it('is done up to the Phase that runs', () => {
    const view = table({ phase: 'action' });
    expect(board.phases.map((phase) => stateOf(phase, board, view))).toEqual(['done', 'now', 'next']);
    expect(phasesOf(board, table({ phase: 'brains' }))).toEqual(['brains', 'housekeeping']);
  });

  it('has a tab for each Phase the level plays with', () => {
    const card = { refugees: 1, outbreak: 'roll', eat: -1, tracks: ['S', 'S'], actions: 3 } as unknown as PrintedEvent;
    expect(tabsOf(board, table({}), card).map(({ phase, value, tracks }) => [phase, value, tracks])).toEqual([['zeds', '', ['S', 'S']], ['action', '3', []]]);
    expect(tabsOf({ ...board, phases: ['eat'] }, table({}), card)[0]?.value).toBe('⚂');
  });

  it('goes on along the road to dawn', () => {
    const deck = { drawn: ['a', 'b', 'c'], left: 9, guard_in: 3 } as unknown as View['deck'];
    expect(roadOf(table({ deck }))).toEqual({ left: 9, gone: 0.25, guard: 0.5 });
  });
});

describe('the film', () => {
  const line = (event: string, about: Record<string, string>) => ({ event, text: event, because: '', dice: [], about });
  const before = table({ zeds: [counter('z1', 'F-3')], units: [unit('hunt', 'F-2')] });

  it('moves a mob, shows the dice, and lets the fallen be seen once more', () => {
    const film = frames(before, [
      line('ZedsMoved', { zeds: 'z1', start: 'F-3', place: 'F-2' }),
      line('FightRolled', { unit: 'hunt', place: 'F-2', faces: '3 6' }),
      line('ZedsEliminated', { zed: 'z1', place: 'F-2' }),
      line('PhaseBegan', { phase: 'action' }),
    ]);
    expect(film.map(({ view }) => view.zeds.map(({ place }) => place))).toEqual([['F-2'], ['F-2'], ['F-2'], []]);
    expect(film[1]?.dice).toEqual([3, 6]);
    expect(film[3]?.view.phase).toBe('action');
  });

  it('brings new Zeds with their Strength and leaves the position before untouched', () => {
    const [frame] = frames(before, [line('ZedsPlaced', { zed: 'z9', place: 'M-S', strength: '7' })]);
    expect(frame?.view.zeds.at(-1)).toMatchObject({ id: 'z9', place: 'M-S', strength: 7 });
    expect(before.zeds).toHaveLength(1);
    expect(frames(before, [line('SomethingElse', {}), line('PhaseBegan', { phase: 'housekeeping' })])).toEqual([]);
  });
});

describe('faces', () => {
  it('all differ', () => expect(new Set(FACES.map(face)).size).toBe(FACES.length));
  it('numbered groups look alike', () => {
    expect(face('civ3')).toBe(face('civ'));
    expect(face('folk2')).not.toBe(face('civ2'));
  });
});

describe('the sum of a mob', () => {
  it('stands where no name does', () => {
    expect(mobAt({ track: 'F', id: 'F-2' })).toBeLessThan(0);
    expect(mobAt({ track: 'H', id: 'H-1' })).toBeGreaterThan(0); // its names stand above
    expect([mobAt({ track: 'S', id: 'S-1' }) > 0, mobAt({ track: 'S', id: 'S-2' }) > 0]).toEqual([true, false]);
  });
});
