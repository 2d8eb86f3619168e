import { expect, it } from 'vitest';

import { typeset } from '../src/lib/typeset';

it('no line of French ends before a sign that has a space before it, or inside quotation marks', () => {
  expect(typeset('Tirez : « Feu ! » ; et après ?', 'fr')).toBe('Tirez\u00a0: «\u00a0Feu\u00a0!\u00a0»\u00a0; et après\u00a0?');
  expect(typeset('Ratio 2:1, à 12:00', 'fr')).toBe('Ratio 2:1, à 12:00');
  expect(typeset('Wait : what ?', 'en')).toBe('Wait : what ?');
});

it('a whole message stays what it was but for these spaces', () => {
  const message = { key: 'move:4.2', text: 'Allez : « vite » !', lines: ['a', 'b ?'] };
  const set = JSON.parse(typeset(JSON.stringify(message), 'fr')) as typeof message;
  expect(set).toEqual({ key: 'move:4.2', text: 'Allez\u00a0: «\u00a0vite\u00a0»\u00a0!', lines: ['a', 'b\u00a0?'] });
});
