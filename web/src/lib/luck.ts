// How the dice have fallen so far. Every die has six faces; high ones are good.

import type { Entry, Line } from './protocol';

export interface Luck {
  faces: number[]; // how often each face came, from 1 to 6
  rolled: number;
  mean: number;
  better: number; // of a hundred tables that rolled as often, so many had lower dice
  aimed: number; // dice that had a number to reach
  hits: number; // how many did
  expected: number; // how many do on average
  struck: number; // of a hundred tables that aimed as often, so many hit less
}

const MEAN = 3.5;
const DEVIATION = Math.sqrt(35 / 12); // of one die

/** `diceOf`: where a game tells its dice otherwise, or not all of them are good when they are high. */
export function luck(log: Entry[], diceOf: (line: Line) => readonly number[] = (line) => line.dice ?? []): Luck {
  const faces = [0, 0, 0, 0, 0, 0];
  for (const entry of log) {
    for (const line of entry.lines) {
      for (const face of diceOf(line)) faces[face - 1] = (faces[face - 1] ?? 0) + 1;
    }
  }
  const rolled = faces.reduce((sum, count) => sum + count, 0);
  const total = faces.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const mean = rolled ? total / rolled : MEAN;
  const score = ((mean - MEAN) * Math.sqrt(rolled)) / DEVIATION;
  return { faces, rolled, mean, better: Math.round(100 * below(score)), ...aim(log) };
}

/** Dice that had a number to reach, against what the odds promised. */
function aim(log: Entry[]): Pick<Luck, 'aimed' | 'hits' | 'expected' | 'struck'> {
  let [aimed, hits, expected, spread] = [0, 0, 0, 0];
  for (const { dice = [], about } of log.flatMap(({ lines }) => lines)) {
    const need = Number(about?.['accuracy'] ?? 0);
    if (need < 1) continue;
    const chance = Math.max(0, Math.min(1, (7 - need) / 6));
    aimed += dice.length;
    hits += dice.filter((face) => face >= need).length;
    expected += dice.length * chance;
    spread += dice.length * chance * (1 - chance);
  }
  return { aimed, hits, expected, struck: Math.round(100 * below(spread ? (hits - expected) / Math.sqrt(spread) : 0)) };
}

/** The share of a normal distribution below so many deviations (the logistic approximation). */
function below(score: number): number {
  return 1 / (1 + Math.exp(-(1.5976 * score + 0.07056 * score ** 3)));
}
