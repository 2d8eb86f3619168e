// The first minute: which hint goes with which moment of a first game. It never blocks anything.

import type { Position } from './protocol';

/** The mission with which the guide goes. */
export const GUIDED = { game: 'invader', scenario: 'M0' } as const;

const BY_KIND: Record<string, string> = {
  deal: 'guide-deal',
  'first-spawn': 'guide-spawn',
  activate: 'guide-activate',
  'assign-attack': 'guide-attack',
};

/** The text to show now, if any: through the first round, and a last word in the second. */
export function hint(position: Position): string | null {
  const round = 'round' in position.view ? Number(position.view.round) : 0;
  const asked = position.asked;
  if (!asked || asked.seat === null || round > 2) return null;
  if (round === 2) return asked.kind === 'activate' ? 'guide-done' : null;
  if (asked.kind !== 'turn') return BY_KIND[asked.kind] ?? null;
  if (asked.options.every((option) => option.target?.['zone'] === undefined)) return 'guide-end';
  return asked.options.some((option) => option.odds) ? 'guide-odds' : 'guide-turn';
}
