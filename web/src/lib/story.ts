// The story of a finished game: where its chances turned, round by round. Pure.

import { chapters } from './log';
import type { Entry } from './protocol';

/** A moment at which the chances changed much. */
export interface Turning {
  number: number; // answers given when it had happened
  change: number; // of the chance, in points of a hundred
  lines: string[]; // what the log tells of it
  round: string;
}

const MOST = 4; // turning points
const LEAST = 8; // points of a hundred
const APART = 1 / 20; // of the game: nearer ones lie on each other

/** The beginnings of the rounds: a title, and the number of answers given before. */
export function rounds(log: Entry[]): { title: string; number: number }[] {
  return chapters(log).flatMap(({ title, entries }) => (title === null || !entries[0] ? [] : [{ title, number: entries[0].number }]));
}

/**
 * The largest changes of the chance that lie apart, in the order of play. The set-up, to which the first answer still
 * belongs, and the end itself are none.
 */
export function turnings(chances: number[], log: Entry[]): Turning[] {
  const begins = rounds(log);
  const found = log
    .filter(({ number, lines }) => number > 1 && number < chances.length - 1 && lines.length > 0)
    .map(({ number, lines }) => ({
      number,
      change: Math.round(100 * ((chances[number] ?? 0) - (chances[number - 1] ?? 0))),
      lines: lines.map(({ text }) => text),
      round: begins.findLast((one) => one.number <= number)?.title ?? '',
    }))
    .filter(({ change, round }) => Math.abs(change) >= LEAST && (round || !begins.length));
  const taken: Turning[] = [];
  for (const one of found.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))) {
    if (taken.length < MOST && taken.every(({ number }) => Math.abs(number - one.number) >= APART * chances.length)) taken.push(one);
  }
  return taken.toSorted((a, b) => a.number - b.number);
}

/** How a turning point is told: in points where chances were measured, elsewhere in words. */
export function turned({ change }: Turning, measured: boolean): [string, Record<string, number>] {
  if (measured) return [change > 0 ? 'turning-up' : 'turning-down', { points: Math.abs(change) }];
  return [change > 0 ? 'turning-better' : 'turning-worse', {}];
}

/** A path through the chances on a field of this size; long games are thinned out, turning points stay. */
export function path(chances: number[], wide: number, high: number, keep: number[] = [], most = 240): string {
  const last = Math.max(1, chances.length - 1);
  const step = Math.max(1, Math.ceil(last / most));
  const kept = new Set([...keep, ...keep.map((number) => number - 1)]);
  return chances
    .flatMap((chance, at) => (at % step && at !== last && !kept.has(at) ? [] : [`${((wide * at) / last).toFixed(1)} ${(high * (1 - chance)).toFixed(1)}`]))
    .map((point, at) => `${at ? 'L' : 'M'}${point}`)
    .join('');
}
