// Lines between figures: whom shooters have in sight, and who leads the companion. Pure.

import type { Placed } from './layout';
import type { View } from './types';

interface Point {
  x: number;
  y: number;
}

export interface Tie {
  key: string;
  kind: 'aim' | 'cord';
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  label: string; // how many, or how likely
  part: number; // of the way, where the label stands
}

const PARTS = [0.5, 0.36, 0.64, 0.26, 0.74]; // where a label may stand
const CLEAR = { across: 40, high: 16 }; // what it takes to both sides, and above and below

/** Where no figure covers the label of a line. */
function clear(a: Point, b: Point, figures: readonly Placed[]): number {
  const covered = (part: number): boolean => {
    const [x, y] = [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
    return figures.some((one) => Math.abs(heart(one).x - x) < one.size / 2 + CLEAR.across && Math.abs(heart(one).y - y) < one.size / 2 + CLEAR.high);
  };
  return PARTS.find((part) => !covered(part)) ?? 0.5;
}

const heart = ({ x, y, size }: Placed) => ({ x: x + size / 2, y: y + size * 0.56 });

function tie(kind: Tie['kind'], from: Placed, to: Placed, label = '', figures: readonly Placed[] = []): Tie {
  const [a, b] = [heart(from), heart(to)];
  return { key: `${kind} ${from.key} ${to.zone}`, kind, x1: a.x, y1: a.y, x2: b.x, y2: b.y, label, part: clear(a, b, figures) };
}

/** The chance, in per cent, that the next card makes shooters fire. */
export function fire({ symbols, cards }: { symbols: number; cards: number }): number {
  return cards ? Math.round((100 * symbols) / cards) : 0;
}

/** One line from each group of shooters to every zone it sees somebody in. */
export function aims(view: View, figures: readonly Placed[]): Tie[] {
  const shooters = view.shooters;
  if (!shooters) return [];
  const chance = fire(shooters);
  return shooters.aims.flatMap(({ zone, count, at }) => {
    const from = figures.find(({ token, zone: here }) => here === zone && token.kind === 'enemy' && token.id === shooters.enemy);
    if (!from) return [];
    return at.flatMap((there) => {
      const to = figures.find(({ token, zone: here }) => here === there && token.kind === 'survivor');
      return to && there !== zone ? [tie('aim', from, to, `${count} × ${chance} %`, figures)] : [];
    });
  });
}

/** The cord between the companion and whoever leads it. */
export function cord(view: View, figures: readonly Placed[]): Tie[] {
  const { companion, leader } = view.escort ?? { companion: '', leader: null };
  const [from, to] = [leader, companion].map((who) => figures.find(({ token }) => token.kind === 'survivor' && token.id === who));
  return from && to ? [tie('cord', from, to)] : [];
}
