import { readFileSync } from 'node:fs';

import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';

import { frames } from '../src/games/zombicide/stage';
import type { View } from '../src/games/zombicide/types';

const ids = (language: string): string[] => {
  const file = new URL(`../src/shell/companion/texts/${language}.ftl`, import.meta.url);
  return new FluentResource(readFileSync(file, 'utf8')).body.map((message) => message.id).sort();
};

it('says everything beside the box in both languages', () => {
  expect(ids('en').length).toBeGreaterThan(30);
  expect(ids('fr')).toEqual(ids('en'));
});

const line = (event: string, about: Record<string, string>, text: string) => ({ event, about, text });
const before = { zones: ['a', 'b', 'c'].map((name) => ({ name, enemies: { walker: 2, brute: 1 } })), survivors: [] } as unknown as View;
const told = [
  line('EnemiesMoved', { enemy: 'walker', count: '2', start: 'a', zone: 'b' }, 'Walkers go.'),
  line('EnemiesMoved', { enemy: 'brute', count: '1', start: 'a', zone: 'b' }, 'A Brute goes.'),
  line('EnemiesMoved', { enemy: 'walker', count: '2', start: 'c', zone: 'b' }, 'Others go.'),
  line('AttackRolled', { who: 'ben', zone: 'b' }, 'Ben rolls.'),
  line('EnemiesFell', { enemy: 'walker', count: '1', zone: 'b' }, 'One falls.'),
];

it('gives every hand one step: what goes the same way goes together', () => {
  const steps = frames(before, told, true).filter(({ byHand }) => byHand);
  expect(steps.map(({ text }) => text)).toEqual(['Walkers go. A Brute goes.', 'Others go.', 'One falls.']);
  expect(steps[0]?.flyers.map(({ enemy }) => enemy)).toEqual(['walker', 'brute']);
  expect(steps.at(-1)?.view.zones[1]?.enemies).toEqual({ walker: 6, brute: 2 });
});

it('shows a film to others with everything that moves at once', () => {
  expect(frames(before, told).map(({ text }) => text)).toEqual(['Others go.', 'Ben rolls.', 'One falls.']);
});
