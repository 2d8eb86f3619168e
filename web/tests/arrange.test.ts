import { describe, expect, it } from 'vitest';

import { Carrier, type Carried } from '../src/lib/carrier.svelte';
import type { Asked, Option, Position } from '../src/lib/protocol';
import { answersFor, inPack, inSlot, mayGo, moved, onWeapon, overfull, proposed } from '../src/games/zombicide/arrange';
import type { Arranging, View } from '../src/games/zombicide/types';

const card = (id: string, fits: 'hand' | 'body' | 'pack', more: Partial<Arranging['cards'][0]> = {}) => ({ id, fits, empty: false, takes: [], new: false, ...more });
const base: Arranging = {
  whos: ['ben'], cards: [card('smg', 'hand'), card('axe', 'hand'), card('tank', 'body', { new: true }), card('rounds', 'pack', { takes: ['smg'], new: true })], room: 5, laid: [], pick: 'hand', who: 'ben', slot: 1, card: null,
};
const worn = (id: string) => ({ id, attached: [] });
const view = (arranging: Arranging, hands = [worn('smg'), null], pack = [worn('axe')]): View =>
  ({ arranging, survivors: [{ id: 'ben', hands, body: [null, null], pack }] }) as unknown as View;
const asks = (about: Partial<Arranging>): View => view({ ...base, ...about });
const ASKED = {} as Asked;

describe('the inventory panel', () => {
  it('begins with how things lie; what is new is put where it is of use', () => {
    const spots = proposed(base, view(base));
    expect(spots).toEqual([{ in: 'slot', who: 0, at: 0 }, { in: 'pack', who: 0 }, { in: 'slot', who: 0, at: 2 }, { in: 'on', weapon: 0 }]);
  });

  it('keeps what is settled already', () => {
    const half = { ...base, laid: ['axe', null] };
    const spots = proposed(half, view(half));
    expect(inSlot(spots, 0, 0)).toBe(1);
    expect(inSlot(spots, 0, 1)).toBe(-1);
  });

  it('lets a card go only where it works, and changes places', () => {
    const spots = proposed(base, view(base));
    expect(mayGo(base, spots, 2, { in: 'slot', who: 0, at: 0 })).toBe(false);
    expect(mayGo(base, spots, 3, { in: 'on', weapon: 1 })).toBe(false);
    expect(moved(base, spots, 2, { in: 'slot', who: 0, at: 1 })).toBe(spots);
    const swapped = moved(base, spots, 1, { in: 'slot', who: 0, at: 0 });
    expect(inSlot(swapped, 0, 0)).toBe(1);
    expect(inPack(swapped, 0)).toEqual([0, 3]); // the ammo came off with its weapon
    expect(onWeapon(swapped, 0)).toEqual([]);
  });

  it('says whose backpack is too full', () => {
    const small = { ...base, room: 1 };
    const spots = proposed(small, view(small));
    expect(overfull(small, spots)).toEqual([]);
    expect(overfull(small, moved(small, spots, 0, { in: 'pack', who: 0 }))).toEqual([0]);
  });

  it('tells an empty weapon from a loaded copy', () => {
    const pair = { ...base, cards: [card('gun', 'hand'), card('gun', 'hand', { empty: true })] };
    const armed = { ...view(pair, [worn('gun'), null], [worn('gun')]), reloading: { unloaded: [{ who: 'ben', where: 'hands', at: 0 }] } } as unknown as View;
    const spots = proposed(pair, armed);
    expect(spots).toEqual([{ in: 'pack', who: 0 }, { in: 'slot', who: 0, at: 0 }]);
    const next = answersFor(pair, spots);
    expect(next(ASKED, armed)).toBe('card:gun.empty');
    expect(answersFor(pair, moved(pair, spots, 0, { in: 'slot', who: 0, at: 0 }))(ASKED, armed)).toBe('card:gun');
    const full = view({ ...pair, pick: 'room' });
    expect(answersFor(pair, [{ in: 'pack', who: 0 }, { in: 'bin' }])(ASKED, full)).toBe('drop:gun.empty');
  });

  it('answers each small question from the arrangement, copies one after the other', () => {
    const two = { ...base, whos: ['ben', 'ann'], cards: [card('smg', 'hand'), card('food', 'pack'), card('food', 'pack'), card('rounds', 'pack', { takes: ['smg'] })] };
    const next = answersFor(two, [{ in: 'slot', who: 1, at: 1 }, { in: 'pack', who: 0 }, { in: 'pack', who: 1 }, { in: 'on', weapon: 0 }]);
    const told = (about: Partial<Arranging>) => next(ASKED, asks(about));
    expect(told({ pick: 'hand', who: 'ben', slot: 1 })).toBe('card:none');
    expect(told({ pick: 'hand', who: 'ann', slot: 2 })).toBe('card:smg');
    expect(told({ pick: 'body', who: 'ann', slot: 1 })).toBe('card:none');
    expect(told({ pick: 'ammo', who: 'ann', card: 'rounds' })).toBe('attach:smg.ann.2');
    expect(told({ pick: 'pack', card: 'food' })).toBe('pack:ben');
    expect(told({ pick: 'pack', card: 'food' })).toBe('pack:ann');
    expect(next(ASKED, { arranging: null } as unknown as View)).toBeNull();
  });

  it('throws away what lies in the bin, one card at a time', () => {
    const next = answersFor(base, [{ in: 'bin' }, { in: 'bin' }, { in: 'pack', who: 0 }, { in: 'pack', who: 0 }]);
    expect([0, 1].map(() => next(ASKED, asks({ pick: 'room' })))).toEqual(['drop:smg', 'drop:axe']);
  });
});

describe('several answers given as one', () => {
  function table(keys: string[][]): Carried & { played: string[]; undone: number; position: Position; busy: boolean; refusal: object | null } {
    const at = (number: number): Position =>
      ({ number, undo: 'free', view: {}, asked: { seat: 0, options: (keys[number] ?? []).map((key) => ({ key })) } }) as unknown as Position;
    return {
      position: at(0), busy: false, refusal: null, played: [], undone: 0,
      play(option: Option) { this.played.push(option.key); this.position = at(this.position.number + 1); },
      undo() { this.undone += 1; this.position = at(this.position.number - 1); },
    };
  }
  const follow = (carrier: Carrier, of: Carried, times = 5) => Array.from({ length: times }, () => carrier.follow(of));
  const plan = (...keys: string[]) => () => keys.shift() ?? null;

  it('answers one question after the other, and is taken back as one', () => {
    const [carrier, at] = [new Carrier(), table([['a'], ['b', 'x'], ['c']])];
    carrier.start(at.position, plan('a', 'b'));
    follow(carrier, at);
    expect(at.played).toEqual(['a', 'b']);
    expect([carrier.running, carrier.stopped]).toEqual([false, false]);
    expect(carrier.undo(at.position)).toBe(true);
    follow(carrier, at);
    expect([at.undone, at.position.number, carrier.running]).toEqual([2, 0, false]);
    expect(carrier.undo(at.position)).toBe(false);
  });

  it('waits while an answer is on its way', () => {
    const [carrier, at] = [new Carrier(), table([['a'], ['b']])];
    at.busy = true;
    carrier.start(at.position, plan('a'));
    follow(carrier, at);
    expect(at.played).toEqual([]);
  });

  it('stops at a refusal, at a way back, and where its answer is not among the options', () => {
    for (const spoil of [
      (at: ReturnType<typeof table>) => (at.refusal = {}),
      (at: ReturnType<typeof table>) => (at.position = { ...at.position, number: -1 }),
      (at: ReturnType<typeof table>) => (at.position = { ...at.position, asked: { seat: 0, options: [] } as unknown as Asked }),
    ]) {
      const [carrier, at] = [new Carrier(), table([['a'], ['b'], ['c']])];
      carrier.start(at.position, plan('a', 'b', 'c'));
      carrier.follow(at);
      spoil(at);
      follow(carrier, at);
      expect(at.played).toEqual(['a']);
      expect([carrier.running, carrier.stopped]).toEqual([false, true]);
    }
  });

  it('ends, and nothing more, where somebody else is asked', () => {
    const [carrier, at] = [new Carrier(), table([['a'], ['b']])];
    carrier.start(at.position, plan('a', 'b'));
    carrier.follow(at);
    at.position = { ...at.position, asked: { ...at.position.asked, seat: null } as unknown as Asked };
    follow(carrier, at);
    expect([at.played, carrier.running, carrier.stopped]).toEqual([['a'], false, false]);
  });
});
