import { expect, it } from 'vitest';

import { diceOf, groups, isIdle, turnTo } from '../src/games/zombicide/answers';
import { isPick } from '../src/games/zombicide/tokens';
import { arranged, pressed } from '../src/lib/options';
import type { Option } from '../src/lib/protocol';

const option = (key: string, more: Partial<Option> = {}): Option => ({ key, verb: key.split(':')[0] ?? '', label: key, ...more });
const last = (key: string): Option => option(key, { closes: true });

it('lets figures glow only where one of them is to be picked', () => {
  const who = option('take:cole', { target: { who: 'cole' } });
  expect(isPick([who, last('pass')])).toBe(true);
  expect(isPick([who, option('search')])).toBe(false);
});

it('gives the first nine answers a number and the closing one a letter', () => {
  const options = [option('take:a'), last('enough'), option('take:b')];
  const answers = arranged(options, groups, isIdle);
  expect(answers.plain.map(({ key }) => key)).toEqual(['take:a', 'take:b']);
  expect(pressed(answers, options, '', 'E')).toMatchObject({ key: 'enough' });
  expect(pressed(answers, options, '', '2')).toMatchObject({ key: 'take:b' });
  expect(pressed(answers, options, '', '3')).toBeUndefined();
  expect(pressed(answers, options, '', 'Enter')).toBeUndefined();
});

it('groups the answers of a turn by verb, in the order of their use', () => {
  const shot = (key: string, kill: number) => option(key, { odds: { text: '', chances: {}, facts: { kill } } });
  const options = [option('trade:ben'), option('move:1'), shot('fire:smg>9', 0), option('move:2'), shot('melee:axe>1', 0.5), option('discard'), last('end'), option('dance')];
  const answers = arranged(options, groups, isIdle);
  expect(answers.groups.map(({ verbs, options: mine }) => [verbs.name, ...mine.map(({ key }) => key)])).toEqual([
    ['attack', 'melee:axe>1'],
    ['move', 'move:1', 'move:2'],
    ['trade', 'trade:ben'],
    ['other', 'dance'],
  ]);
  expect(answers.folded.map(({ key }) => key)).toEqual(['fire:smg>9', 'discard']);
  expect(answers.closers.map(({ key }) => key)).toEqual(['end']);
});

it('keeps the letter of each verb, and asks for a digit only where there are several', () => {
  const options = [option('move:1'), option('move:2'), option('trade:ben'), last('end')];
  const answers = arranged(options, groups, isIdle);
  expect(pressed(answers, options, '', 't')).toMatchObject({ key: 'trade:ben' });
  expect(pressed(answers, options, '', 'm')).toBe('more');
  expect(pressed(answers, options, 'm', '2')).toMatchObject({ key: 'move:2' });
  expect(pressed(answers, options, '', '2')).toBeUndefined();
  expect(pressed(answers, options, 'm', '3')).toBeUndefined();
});

it('has a letter of its own for every group', () => {
  const letters = groups.map(({ letter }) => letter);
  expect(new Set(letters).size).toBe(letters.length);
  const verbs = groups.flatMap((group) => group.verbs);
  expect(new Set(verbs).size).toBe(verbs.length);
  for (const taken of 'uylpbhokfvcie') expect(letters).not.toContain(taken); // keys of the page and the board
});

it('says in which direction a place lies', () => {
  expect(turnTo([[1, 1]], [[0, 1]])).toBe(0);
  expect(turnTo([[1, 1]], [[1, 2]])).toBe(90);
  expect(turnTo([[1, 1]], [[2, 0]])).toBe(225);
  expect(turnTo([[1, 1]], [[1, 0]])).toBe(270);
  expect(turnTo([[1, 1]], [[1, 1]])).toBeUndefined();
});

it('says of an attack its dice, and only what the chance to bring one down does not say', () => {
  const shot = (dice: number, missed: number, facts: Record<string, number>) => diceOf(option('fire:smg>1', { odds: { text: '', chances: { 0: missed }, facts, dice } }));
  expect(shot(2, 0.25, { kill: 0.75 })).toEqual([['fight-dice', { dice: 2 }]]);
  expect(shot(1, 0.5, { kill: 0.25 })).toEqual([['fight-dice', { dice: 1 }], ['fight-hit', { chance: 50 }]]);
  expect(shot(3, 0.125, { kill: 0.875, break: 1 / 6 })).toEqual([['fight-dice', { dice: 3 }], ['fight-break', { chance: 17 }]]);
  expect(shot(2, 0.25, { kill: 0.75, 'friendly-fire': 0.5 })).toEqual([]);
});
