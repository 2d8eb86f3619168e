import { readdirSync, readFileSync } from 'node:fs';

import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';

const src = new URL('../src/', import.meta.url);
const folders = ['texts', 'editor/texts', 'games/zombicide/editor/texts', ...readdirSync(new URL('games/', src)).map((kind) => `games/${kind}/texts`)];

const ids = (folder: string, language: string): string[] => {
  const text = readFileSync(new URL(`${folder}/${language}.ftl`, src), 'utf8');
  return new FluentResource(text).body.map((message) => message.id).sort();
};

it('looks at the page and at every game', () => {
  expect(folders.length).toBeGreaterThan(2);
  expect(ids('texts', 'en').length).toBeGreaterThan(50);
});

it.each(folders)('says everything in both languages: %s', (folder) => {
  expect(ids(folder, 'fr')).toEqual(ids(folder, 'en'));
  expect(new Set(ids(folder, 'en')).size).toBe(ids(folder, 'en').length);
});

it.each(folders.slice(1))('takes no word from the page: %s', (folder) => {
  const page = new Set(ids('texts', 'en'));
  expect(ids(folder, 'en').filter((id) => page.has(id))).toEqual([]);
});
