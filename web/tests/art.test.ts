import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { contrast, luminance, shade } from '../src/art/ink';
import { CAST } from '../src/games/zombicide/art/cast';
import { foeAlone, foeNamed } from '../src/games/zombicide/art/foes';
import { floorPaint, type FloorName } from '../src/games/zombicide/art/floors';
import { drawingOf } from '../src/games/zombicide/art/gear';
import { furnished } from '../src/games/zombicide/art/places';
import { portrait, survivor } from '../src/games/zombicide/art/survivors';
import { opening } from '../src/games/zombicide/art/openings';

const FLOORS: FloorName[] = ['room', 'corridor', 'oxygen', 'security', 'airlock', 'green', 'med', 'rock', 'apron', 'planks', 'tiles', 'hall', 'cellar', 'porch', 'barn', 'grass', 'graves', 'corn', 'grove', 'road', 'street', 'concrete', 'lino', 'boards', 'carpet'];

describe('the cast', () => {
  it.each(Object.keys(CAST))('differs by the top of the head: %s', (game) => {
    const tops = Object.values(CAST[game] ?? {}).map(({ top }) => top);
    expect(tops.length).toBeGreaterThanOrEqual(6);
    expect(new Set(tops).size).toBe(tops.length);
  });

  it('is drawn each in its own way, on boards and cards, and shows what it holds', () => {
    for (const [game, people] of Object.entries(CAST)) {
      const drawn = Object.keys(people).map((id) => survivor(game, id));
      expect(new Set(drawn).size).toBe(drawn.length);
      for (const id of Object.keys(people)) expect(portrait(game, id, { held: 'axe' })).not.toBe(portrait(game, id, { held: null }));
    }
  });

  it('comes in colour when the card turns', () => {
    for (const id of Object.keys(CAST['living_dead'] ?? {})) {
      expect(survivor('living_dead', id, { film: false, held: null })).not.toBe(survivor('living_dead', id, { film: true, held: null }));
    }
  });
});

describe('enemies', () => {
  it('are found by id, then by type, and each looks different', () => {
    const names = ['worker', 'hunter', 'tank', 'spoiler', 'walker', 'breaker', 'fatty', 'karen', 'johnny'].map((id) => foeNamed('', id, ''));
    expect(new Set(names.map((name) => foeAlone(name))).size).toBe(9);
    expect(foeNamed('hendrix', 'walker', 'walker')).toBe('z_walker');
    expect(foeNamed('invader', 'xyz', 'tank')).toBe('tank');
    expect(foeNamed('invader', 'xyz', 'xyz')).toBe('spoiler');
  });

  it.each([['invader', 'xenos'], ['living_dead', 'ghouls'], ['hendrix', 'zombies']])('have a drawing for each kind of an edition, of its own world: %s', (edition, file) => {
    const content = readFileSync(`../src/shambler/games/zombicide/${edition}/content/${file}.toml`, 'utf8');
    const kinds = [...content.matchAll(/^\[\[enemy\]\]\nid = "([\w-]+)"\ntype = "(\w+)"/gm)].map(([, id = '', type = '']) => foeNamed(edition, id, type));
    expect(kinds.length).toBeGreaterThan(3);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds.every((name) => name.startsWith('z_'))).toBe(edition === 'hendrix');
  });
});

describe('contrast', () => {
  it.each(FLOORS)('figures and openings stand out on every floor: %s', (name) => {
    for (const film of [true, false]) {
      const { base, a, c } = floorPaint(name, film);
      expect(luminance(base)).toBeLessThan(0.04);
      // survivor, enemy, xeno, machine, door, legal: night and distinct palettes
      for (const token of ['#ffb84d', '#ff5d73', '#ffa3ae', '#a9bbdc', '#f0c060', '#6ef3c5', '#ffdc4a', '#c49bff', '#9fe8ff']) {
        expect(contrast(token, base)).toBeGreaterThan(3);
      }
      expect(contrast('#9aa7c0', base)).toBeGreaterThan(4.5); // names
      for (const furniture of [a, c]) expect(contrast(furniture, base)).toBeLessThan(3);
    }
  });

  it('is computed as it should be', () => {
    expect(contrast('#fff', '#000')).toBeCloseTo(21);
    expect(shade('#808080', -0.5)).toBe('#404040');
    expect(shade('#000', 1)).toBe('#ffffff');
  });
});

it('rooms are furnished, and ground without a name has a floor', () => {
  expect(furnished('dormitory', 'room')[1]?.wall).toContain('bunks');
  expect(furnished('nowhere', 'corn')[0]).toBe('corn');
  expect(furnished('nowhere', 'nothing')[0]).toBe('rock');
});

it.each(['invader', 'living_dead', 'hendrix'])('knows every place that a tile has a word for: %s', (edition) => {
  const tiles = readFileSync(`../src/shambler/games/zombicide/${edition}/content/tiles.toml`, 'utf8');
  const words = [...(tiles.split(/^\[place\]$/m)[1]?.split(/^\[/m)[0] ?? '').matchAll(/^([a-z-]+) = \{/gm)].map(([, word = '']) => word);
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((word) => furnished(word, 'nothing')[0] === 'rock' && word !== 'rock-field')).toEqual([]);
});

it('openings differ by shape in every state', () => {
  const doors = ['open', 'closed', 'locked', 'destroyed'].map((state) => opening('door', state, false));
  expect(new Set(doors).size).toBe(4);
  expect(opening('door', 'closed', true)).not.toBe(opening('door', 'closed', false));
  expect(opening('wall', 'closed', true)).toBe('');
});

it('cards have drawings', () => {
  expect(drawingOf('smg')).toBe('smg');
  expect(drawingOf('nothing')).toBeUndefined();
});
