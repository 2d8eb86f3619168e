// The cards of one survivor, or of two who trade, as pieces on spots; and the small picks that lead there. Pure.

import type { Next } from '../../lib/carrier.svelte';
import { isUnloaded } from './parts';
import type { Arranging, View } from './types';

export const SLOTS = 4; // two hands, two body slots
const HANDS = 2;

/** Where a card is: in a slot of a survivor (by their places in `whos`), in a pack, on a weapon, or in the bin. */
export type Spot =
  | { in: 'slot'; who: number; at: number }
  | { in: 'pack'; who: number }
  | { in: 'on'; weapon: number }
  | { in: 'bin' };

export type Spots = readonly Spot[]; // one for each card of the arrangement

const same = (one: Spot, other: Spot): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How the server names a card here: an empty weapon among loaded copies is told apart. */
const named = (id: string, empty: boolean): string => (empty ? `${id}.empty` : id);
const nameOf = (card: Arranging['cards'][0] | undefined): string => (card ? named(card.id, card.empty) : 'none');

/** Which card is in a slot; -1: none. */
export const inSlot = (spots: Spots, who: number, at: number): number => spots.findIndex((spot) => same(spot, { in: 'slot', who, at }));

export const inPack = (spots: Spots, who: number): number[] => [...spots.keys()].filter((card) => same(spots[card] as Spot, { in: 'pack', who }));

export const inBin = (spots: Spots): number[] => [...spots.keys()].filter((card) => spots[card]?.in === 'bin');

/** The ammo on a weapon. */
export const onWeapon = (spots: Spots, weapon: number): number[] => [...spots.keys()].filter((card) => same(spots[card] as Spot, { in: 'on', weapon }));

export const put = (spots: Spots, card: number, spot: Spot): Spots => spots.map((old, at) => (at === card ? spot : old));

/** May a card go there? The server said where it works. */
export function mayGo({ cards }: Arranging, spots: Spots, card: number, spot: Spot): boolean {
  const about = cards[card];
  if (!about) return false;
  switch (spot.in) {
    case 'slot':
      return about.fits === (spot.at < HANDS ? 'hand' : 'body');
    case 'on': {
      const [weapon, held] = [cards[spot.weapon], spots[spot.weapon]];
      return weapon !== undefined && about.takes.includes(weapon.id) && held?.in === 'slot' && held.at < HANDS;
    }
    default:
      return true;
  }
}

/** Move a card; what was in its way goes where it came from, or into the backpack. */
export function moved(arranging: Arranging, spots: Spots, card: number, to: Spot): Spots {
  const from = spots[card];
  if (!from || !mayGo(arranging, spots, card, to)) return spots;
  let next = put(spots, card, to);
  const other = to.in === 'slot' ? [...spots.keys()].find((one) => one !== card && same(spots[one] as Spot, to)) : undefined;
  if (other !== undefined && to.in === 'slot') next = put(next, other, mayGo(arranging, next, other, from) ? from : { in: 'pack', who: to.who });
  return loosened(next);
}

/** Ammo whose weapon has left the hand goes into the backpack of whoever had it there. */
function loosened(spots: Spots): Spots {
  return spots.map((spot) => {
    if (spot.in !== 'on') return spot;
    const held = spots[spot.weapon];
    if (held?.in === 'slot' && held.at < HANDS) return spot;
    return { in: 'pack', who: held && 'who' in held ? held.who : 0 };
  });
}

/** How the cards lie now; new ones where they are of use: in an empty hand, worn, on a weapon in hand. */
export function proposed(arranging: Arranging, view: View): Spots {
  const { cards, whos, laid } = arranging;
  const spots: (Spot | null)[] = cards.map(() => null);
  const take = (id: string, spot: Spot): number => {
    const found = [...cards.keys()].filter((card) => spots[card] === null && nameOf(cards[card]) === id);
    const card = found.find((one) => !cards[one]?.new) ?? found[0] ?? -1;
    if (card >= 0) spots[card] = spot;
    return card;
  };
  const isApart = (id: string): boolean => cards.some((card) => card.empty && card.id === id);
  whos.forEach((id, who) => {
    const survivor = view.survivors.find((one) => one.id === id);
    [...(survivor?.hands ?? []), ...(survivor?.body ?? [])].forEach((held, at) => {
      const place = who * SLOTS + at;
      const settled = place < laid.length;
      const here = held ? named(held.id, isApart(held.id) && isUnloaded(view, id, 'hands', at)) : undefined;
      const now = settled ? laid[place] : here;
      const weapon = now ? take(now, { in: 'slot', who, at }) : -1;
      if (weapon >= 0 && here === now) held?.attached.forEach((ammo) => take(ammo, { in: 'on', weapon }));
    });
  });
  whos.forEach((id, who) => view.survivors.find((one) => one.id === id)?.pack.forEach((card, at) => take(named(card.id, isApart(card.id) && isUnloaded(view, id, 'pack', at)), { in: 'pack', who })));
  const first = spots.map((spot, card) => spot ?? useful(arranging, spots, card));
  return first.map((spot) => spot ?? { in: 'pack', who: 0 });
}

function useful(arranging: Arranging, spots: (Spot | null)[], card: number): Spot | null {
  const { cards, laid } = arranging;
  const taken = spots.map((spot) => spot ?? { in: 'bin' as const });
  for (let at = 0; at < SLOTS; at += 1) {
    const spot: Spot = { in: 'slot', who: 0, at };
    if (at < laid.length || inSlot(taken, 0, at) >= 0 || !mayGo(arranging, taken, card, spot)) continue;
    spots[card] = spot;
    return spot;
  }
  for (const weapon of cards.keys()) {
    const spot: Spot = { in: 'on', weapon };
    if (!mayGo(arranging, taken, card, spot) || onWeapon(taken, weapon).length) continue;
    spots[card] = spot;
    return spot;
  }
  return null;
}

/** Who carries more than a backpack holds. */
export const overfull = ({ whos, room }: Arranging, spots: Spots): number[] => [...whos.keys()].filter((who) => inPack(spots, who).length > room);

/** The answers that lead to an arrangement, one question at a time. */
export function answersFor({ cards, whos }: Arranging, spots: Spots): Next {
  const told = new Set<number>(); // copies are asked about one after the other
  const pick = (id: string | null, which: (spot: Spot) => boolean): number => {
    const found = [...cards.keys()].find((card) => nameOf(cards[card]) === id && !told.has(card) && which(spots[card] as Spot)) ?? -1;
    told.add(found);
    return found;
  };
  return (_, view) => {
    const now = (view as View).arranging;
    if (!now) return null;
    const who = whos.indexOf(now.who ?? '');
    switch (now.pick) {
      case 'hand':
      case 'body': {
        const card = inSlot(spots, who, (now.pick === 'body' ? HANDS : 0) + now.slot - 1);
        return `card:${nameOf(cards[card])}`;
      }
      case 'ammo': {
        const spot = spots[pick(now.card, (one) => one.in !== 'slot')];
        const held = spot?.in === 'on' ? spots[spot.weapon] : undefined;
        if (spot?.in !== 'on' || held?.in !== 'slot') return 'pack:none';
        return `attach:${cards[spot.weapon]?.id}.${whos[held.who]}.${held.at + 1}`;
      }
      case 'pack': {
        const spot = spots[pick(now.card, (one) => one.in === 'pack' || one.in === 'bin')];
        return `pack:${whos[spot?.in === 'pack' ? spot.who : 0]}`;
      }
      default: {
        const [card] = inBin(spots).filter((one) => !told.has(one + cards.length));
        if (card === undefined) return 'drop:';
        told.add(card + cards.length); // thrown away
        return `drop:${nameOf(cards[card])}`;
      }
    }
  };
}
