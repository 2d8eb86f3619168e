// The answers of a turn: which belong together, which help nobody, and what is worth saying of each.

import known from '../../../../src/shambler/games/zombicide/verbs.json';
import type { Verbs } from '../../lib/options';
import type { Option } from '../../lib/protocol';
import type { Cell } from './types';

export const groups = known as Verbs[];

const IDLE = new Set(['discard', 'noise', 'give-up']);

/** Shots that can bring nothing down, noise, throwing things away, and giving up. */
export function isIdle(option: Option): boolean {
  return IDLE.has(option.verb) || option.odds?.facts?.['kill'] === 0;
}

const middle = (cells: Cell[]): [number, number] => [
  cells.reduce((sum, [row]) => sum + row, 0) / cells.length,
  cells.reduce((sum, [, col]) => sum + col, 0) / cells.length,
];

/** The way from one place to another, in degrees clockwise from north, in steps of 45. */
export function turnTo(from: Cell[], to: Cell[]): number | undefined {
  const [[top, left], [bottom, right]] = [middle(from), middle(to)];
  if (top === bottom && left === right) return undefined;
  const angle = (Math.atan2(right - left, top - bottom) * 180) / Math.PI;
  return (Math.round(angle / 45) * 45 + 360) % 360;
}

/** The words for the dice of an attack. The chance to bring one down stands beside them and is not said again. */
export function diceOf({ odds }: Option): [id: string, about: Record<string, number>][] {
  if (!odds?.dice || odds.facts?.['friendly-fire']) return []; // what threatens friends is said at length
  const percent = (chance: number) => Math.round(100 * chance);
  const hit = percent(1 - (odds.chances['0'] ?? 0));
  const breaks = odds.facts?.['break'];
  return [
    ['fight-dice', { dice: odds.dice }],
    ...(hit === percent(odds.facts?.['kill'] ?? 0) ? [] : [['fight-hit', { chance: hit }] as [string, Record<string, number>]]),
    ...(breaks === undefined ? [] : [['fight-break', { chance: percent(breaks) }] as [string, Record<string, number>]]),
  ];
}
