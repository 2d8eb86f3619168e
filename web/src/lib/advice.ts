// What the adviser's figures come to: they compare the answers of one question; a chance is said of the position, where it was measured. Pure.

import type { Opinion } from './protocol';

export interface Rated {
  key: string;
  behind: number; // points of a hundred behind the best
  alike: boolean; // its range and that of the best overlap: nobody can say which is better
}

/** Without what helps nobody, unless just that is better than all else. */
export function worthwhile(opinions: readonly Opinion[], idle: ReadonlySet<string>): Opinion[] {
  const [best] = opinions;
  const others = opinions.filter(({ key }) => !idle.has(key));
  return best && others.some(({ high }) => high >= best.low) ? others : [...opinions];
}

/** The answers as the adviser orders them. */
export function rated(opinions: readonly Opinion[]): Rated[] {
  const [best] = opinions;
  if (!best) return [];
  return opinions.map((one) => ({ key: one.key, behind: Math.round(100 * (best.win - one.win)), alike: one === best || one.high >= best.low }));
}

const FEW = 3; // answers that are worth a mark

/** The answers to mark: the best ones, if they are few and others are worse. */
export function marked(answers: readonly Rated[]): string[] {
  const best = answers.filter(({ alike }) => alike);
  return best.length <= FEW && best.length < answers.length ? best.map(({ key }) => key) : [];
}

/** Is there one answer that is better than all others, beyond doubt? */
export const clear = (answers: readonly Rated[]): boolean => answers.filter(({ alike }) => alike).length === 1;
