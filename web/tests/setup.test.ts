import { describe, expect, it } from 'vitest';

import type { SetupOption } from '../src/lib/protocol';
import { asked, chosen, documented, flagsOn, listed, toggled } from '../src/lib/setup';

function option(name: string, kind: SetupOption['kind'], fallback: unknown, keys: string[] = []): SetupOption {
  const choices = keys.map((key) => ({ key, name: key.toUpperCase() }));
  return { name, kind, label: name, help: '', default: fallback, choices, least: 0, most: 9 };
}

const FORM = [
  option('seats', 'seats', 1),
  option('spokesman', 'seat', null),
  option('hard', 'flag', false),
  option('decks', 'several', ['easy', 'hard'], ['easy', 'hard', 'extra']),
];

describe('a set-up form', () => {
  it('tells the server only what is not the default', () => {
    expect(chosen(FORM, {})).toEqual({});
    expect(chosen(FORM, { hard: false, decks: ['easy', 'hard'] })).toEqual({});
    expect(chosen(FORM, { hard: true, decks: ['easy'] })).toEqual({ hard: true, decks: ['easy'] });
  });

  it('forgets what the form of another scenario had', () => {
    expect(chosen(FORM, { length: 'epic', hard: true })).toEqual({ hard: true });
  });

  it('knows which flags are set', () => {
    expect(flagsOn(FORM, {})).toEqual([]);
    expect(flagsOn(FORM, { hard: true, decks: [], spokesman: true })).toEqual(['hard']);
  });

  it('leaves the seats to those who sit, and the spokesman to several', () => {
    expect(asked(FORM, 1).map((entry) => entry.name)).toEqual(['hard', 'decks']);
    expect(asked(FORM, 2).map((entry) => entry.name)).toEqual(['spokesman', 'hard', 'decks']);
  });

  it('puts choices in and takes them out in their order', () => {
    const decks = option('decks', 'several', [], ['easy', 'hard', 'extra']);
    expect(toggled(decks, ['extra'], 'easy')).toEqual(['easy', 'extra']);
    expect(toggled(decks, ['easy', 'extra'], 'extra')).toEqual(['easy']);
  });

  it('reads lists and documents', () => {
    expect(listed('4.2, 1.5 ,')).toEqual(['4.2', '1.5']);
    expect(listed('0,1, 0')).toEqual([0, 1, 0]);
    expect(listed('')).toEqual([]);
    expect(documented('{"a": 1}')).toEqual({ a: 1 });
    expect(documented('{"a"')).toEqual('{"a"');
    expect(documented(' ')).toBeNull();
  });
});
