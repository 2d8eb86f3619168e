// How the dice have fallen so far. Every die has six faces; high ones are good.

import type { Entry } from './protocol';

export interface Luck {
  faces: number[]; // how often each face came, from 1 to 6
  rolled: number;
  mean: number;
  better: number; // of a hundred tables that rolled as often, so many had lower dice
}

const MEAN = 3.5;
const DEVIATION = Math.sqrt(35 / 12); // of one die

export function luck(log: Entry[]): Luck {
  const faces = [0, 0, 0, 0, 0, 0];
  for (const entry of log) {
    for (const line of entry.lines) {
      for (const face of line.dice ?? []) faces[face - 1] = (faces[face - 1] ?? 0) + 1;
    }
  }
  const rolled = faces.reduce((sum, count) => sum + count, 0);
  const total = faces.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const mean = rolled ? total / rolled : MEAN;
  const score = ((mean - MEAN) * Math.sqrt(rolled)) / DEVIATION;
  return { faces, rolled, mean, better: Math.round(100 * below(score)) };
}

/** The share of a normal distribution below so many deviations (the logistic approximation). */
function below(score: number): number {
  return 1 / (1 + Math.exp(-(1.5976 * score + 0.07056 * score ** 3)));
}
