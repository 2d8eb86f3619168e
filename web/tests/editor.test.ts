import { describe, expect, it } from 'vitest';

import { fresh, freshStruct, variants, type Structs } from '../src/editor/forms';
import { carry, cycleDoor, doorState, laid, lay, lift, moveTo, place, remove, things, turn, type Passage } from '../src/games/zombicide/editor/model';

type Data = Record<string, unknown>;
const RULE = { rule: 'Z-OWN-01' };

const board = (): Data => ({
  tiles: [['01-R@0', '02-R@1']],
  spawn: [{ id: 'A', zone: '1.4' }],
  start: [{ zone: '0.2' }],
  name: { en: '1.4', fr: '1.4' },
  special: [{ ability: 'barred-doors', doors: [['1.4', '2.4'], ['0.0', '0.1']] }],
});

describe('tiles', () => {
  it('moves every cell along when one is laid above or to the left', () => {
    const data = board();
    lay(data, { row: -1, col: -1 }, '03-R');
    expect(data['tiles']).toEqual([['03-R@0', '-', '-'], ['-', '01-R@0', '02-R@1']]);
    expect(data['spawn']).toEqual([{ id: 'A', zone: '4.7' }]);
    expect(data['start']).toEqual([{ zone: '3.5' }]);
    expect(data['name']).toEqual({ en: '1.4', fr: '1.4' }); // a text is no place
    expect(data['special']).toEqual([{ ability: 'barred-doors', doors: [['4.7', '5.7'], ['3.3', '3.4']] }]);
  });

  it('turns what lies on a tile with it, four times to where it was', () => {
    const data = board();
    turn(data, { row: 0, col: 1 });
    expect(data['tiles']).toEqual([['01-R@0', '02-R@2']]);
    expect(data['spawn']).toEqual([{ id: 'A', zone: '1.4' }]); // the middle stays
    turn(data, { row: 0, col: 0 });
    expect(data['start']).toEqual([{ zone: '2.2' }]); // from the upper right to the lower right
    for (let quarter = 0; quarter < 3; quarter++) turn(data, { row: 0, col: 0 });
    for (let quarter = 0; quarter < 3; quarter++) turn(data, { row: 0, col: 1 });
    expect(data).toEqual(board());
  });

  it('takes everything on a tile away with it, and closes the gap around', () => {
    const data = board();
    lift(data, { row: 0, col: 0 });
    expect(data['tiles']).toEqual([['02-R@1']]);
    expect(data['start']).toEqual([]);
    expect(data['spawn']).toEqual([{ id: 'A', zone: '1.1' }]);
    lift(data, { row: 0, col: 0 });
    expect(data['tiles']).toEqual([]);
  });

  it('lets two tiles change places with what lies on them', () => {
    const data = board();
    carry(data, { row: 0, col: 0 }, { row: 0, col: 1 });
    expect(laid(data).map(({ code, turns }) => `${code}@${turns}`)).toEqual(['02-R@1', '01-R@0']);
    expect(data['start']).toEqual([{ zone: '0.5' }]);
    expect(data['spawn']).toEqual([{ id: 'A', zone: '1.1' }]);
  });
});

describe('things', () => {
  it('places, moves and takes away', () => {
    const data = board();
    place(data, 'spawn', '0.1', { ...RULE, colors: ['red', 'green'] });
    expect(data['spawn']).toEqual([{ id: 'A', zone: '1.4' }, { id: 'B', zone: '0.1', color: 'green' }]);
    place(data, 'start', '2.2', RULE);
    expect(data['start']).toEqual([{ zone: '2.2' }]); // there is one: it moves
    place(data, 'enemy', '1.1', { ...RULE, what: 'walker' });
    place(data, 'enemy', '1.1', { ...RULE, what: 'walker' });
    expect(data['enemy']).toEqual([{ enemy: 'walker', zone: '1.1', count: 2 }]);
    place(data, 'card', '0.4', RULE);
    place(data, 'crate', '0.5', RULE);
    expect(things(data).map(({ kind, zone }) => `${kind} ${zone}`)).toEqual(['start 2.2', 'spawn 1.4', 'spawn 0.1', 'enemy 1.1', 'crate 0.5', 'card 0.4']);
    moveTo(data, { table: 'card', index: 0 }, '2.5');
    remove(data, { table: 'spawn', index: 0 });
    remove(data, { table: 'crates', index: 0 });
    expect(things(data).map(({ kind, zone }) => `${kind} ${zone}`)).toEqual(['start 2.2', 'spawn 0.1', 'enemy 1.1', 'card 2.5']);
  });

  it('goes round the states of a door, and leaves none behind', () => {
    const data = board();
    const passage: Passage = { name: '0.0-0.1', kind: 'door', cells: [[0, 0], [0, 1]] };
    const seen: string[] = [];
    for (let knock = 0; knock < 4; knock++) {
      cycleDoor(data, passage, false);
      seen.push(doorState(data, passage, false));
    }
    expect(seen).toEqual(['closed', 'open', 'secured', 'none']);
    expect(data).toEqual(board());
    cycleDoor(data, { ...passage, name: 'W01', kind: 'window' }, true);
    expect(data['barrier']).toEqual([{ at: 'W01', token: 'barricade', state: 'closed' }]);
  });
});

describe('crates and cards across doors', () => {
  const story = (): Data => ({ tiles: [['1R@0', '2R@0']], story: { crates: ['0.5'], card: [{ id: '16b', door: ['1.0', '1.1'] }, { id: '17', zone: '0.4', story: { en: '1.1', fr: '1.1' } }] } });

  it('are on the board, in the first of their zones, and move along', () => {
    const data = story();
    expect(things(data).map(({ kind, zone }) => [kind, zone])).toEqual([['crate', '0.5'], ['card', '1.0'], ['card', '0.4']]);
    lay(data, { row: -1, col: 0 }, '3R');
    expect(things(data).map(({ zone }) => zone)).toEqual(['3.5', '4.0', '3.4']);
    expect(things(data)[2]?.entry['story']).toEqual({ en: '1.1', fr: '1.1' }); // a text is no place
  });

  it('lie on a zone once they were dragged there, and go with their tile', () => {
    const data = story();
    moveTo(data, { table: 'card', index: 0 }, '2.2');
    expect((data['story'] as { card: object[] }).card[0]).toEqual({ id: '16b', zone: '2.2' });
    const other = story();
    lift(other, { row: 0, col: 0 });
    expect(things(other).map(({ kind, zone }) => [kind, zone])).toEqual([['crate', '0.2'], ['card', '0.1']]);
  });
});

describe('forms', () => {
  const structs: Structs = {
    Leave: { tag: { kind: 'leave' }, fields: [{ name: 'rule', is: 'refer', to: 'rule', required: false }, { name: 'order', is: 'number', required: true }, { name: 'zone', is: 'refer', to: 'zone', required: true }, { name: 'companions', is: 'list', of: { is: 'text' }, required: false }] },
    Gather: { tag: { kind: 'gather' }, fields: [{ name: 'at', is: 'choice', from: ['end-phase'], required: true }] },
  };

  it('begins with what has to be there, and cites the rule', () => {
    expect(freshStruct(structs['Leave']!, structs, 'Z-OWN-01')).toEqual({ kind: 'leave', rule: 'Z-OWN-01', order: 1, zone: '' });
    expect(fresh({ is: 'either', of: [{ is: 'struct', struct: 'Gather' }] }, structs, '')).toEqual({ kind: 'gather', at: 'end-phase' });
    expect(fresh({ is: 'words' }, structs, '')).toEqual({ en: '', fr: '' });
  });

  it('knows a union by its tags', () => {
    const union = { is: 'either' as const, of: [{ is: 'struct' as const, struct: 'Leave' }, { is: 'struct' as const, struct: 'Gather' }] };
    expect(variants(union, structs).map(([tag]) => tag)).toEqual(['leave', 'gather']);
  });
});
