import { readFileSync } from 'node:fs';

import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';

const ids = (language: string): string[] => {
  const text = readFileSync(new URL(`../src/texts/${language}.ftl`, import.meta.url), 'utf8');
  return new FluentResource(text).body.map((message) => message.id).sort();
};

it('says everything in both languages', () => {
  expect(ids('fr')).toEqual(ids('en'));
  expect(ids('en').length).toBeGreaterThan(50);
});
