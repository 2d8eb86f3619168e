import { beforeEach, expect, it } from 'vitest';

import { canBe, keymap, read, SHELL } from '../src/lib/keymap.svelte';

const ALL = ['u', 'm', 'e', '?'];

beforeEach(() => keymap.reset());

it('means the usual keys until somebody chooses others', () => {
  expect(keymap.meant('u')).toBe('u');
  expect(keymap.meant('U')).toBe('u');
  expect(keymap.meant('ArrowUp')).toBe('ArrowUp');
  expect(keymap.changed).toBe(false);
  expect(new Set(Object.values(SHELL)).size).toBe(Object.keys(SHELL).length);
});

it('moves an action to another key, and the old one does nothing', () => {
  expect(keymap.choose('u', 'Z', ALL)).toBe('chosen');
  expect([keymap.meant('z'), keymap.meant('u'), keymap.of('u')]).toEqual(['u', '', 'z']);
  expect(keymap.shown('u')).toBe('z');
  expect(keymap.shown('u3')).toBe('z3');
  expect(keymap.shown('3')).toBe('3');
  expect(keymap.changed).toBe(true);
});

it('refuses a key that does something else, also one that was chosen for it', () => {
  expect(keymap.choose('u', 'm', ALL)).toBe('taken');
  expect(keymap.meant('m')).toBe('m');
  keymap.choose('m', 'q', ALL);
  expect(keymap.choose('u', 'q', ALL)).toBe('taken');
  expect(keymap.choose('u', 'm', ALL)).toBe('chosen'); // it is free now
  expect([keymap.meant('m'), keymap.meant('q')]).toEqual(['u', 'm']);
  expect(keymap.choose('m', 'm', ALL)).toBe('taken');
});

it('goes back to the usual key', () => {
  keymap.choose('u', 'z', ALL);
  expect(keymap.choose('u', 'u', ALL)).toBe('chosen');
  expect(keymap.changed).toBe(false);
});

it.each(['1', '9', ' ', 'Enter', 'Tab', 'Escape', 'ArrowUp', ''])('cannot use %j', (key) => {
  expect(canBe(key)).toBe(false);
  expect(keymap.choose('u', key, ALL)).toBe('impossible');
});

it('reads what was kept, and of nonsense nothing', () => {
  expect(read('{"u":"z","m":"z","e":"1","?":7}')).toEqual({ u: 'z' });
  expect([read(null), read('nonsense'), read('[]')]).toEqual([{}, {}, {}]);
});
