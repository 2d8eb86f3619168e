// First games: which hints go with which moment.

import type { Asked } from '../../lib/protocol';

/** What the hints look at in a view. */
interface Seen {
  round?: number;
  acting?: { who: string } | null;
  survivors?: { id: string; hands: ({ id: string } | null)[] }[];
}

/** The hints that fit a moment, the most special first. */
type Script = (asked: Asked, view: Seen) => string[];

const has = (asked: Asked, ...verbs: string[]): boolean =>
  asked.options.some((option) => verbs.includes(option.verb));
const goesAnywhere = (asked: Asked): boolean =>
  asked.options.some((option) => option.target?.['zone'] !== undefined);

const BREACH: Record<string, string> = {
  deal: 'guide-deal',
  'first-spawn': 'guide-spawn',
  activate: 'guide-activate',
  'assign-attack': 'guide-attack',
};

/** Invader's first mission: through the first round, and a last word in the second. */
const breach: Script = (asked, { round = 0 }) => {
  if (round > 2) return [];
  if (round === 2) return asked.kind === 'activate' ? ['guide-done'] : [];
  if (asked.kind !== 'turn') return [BREACH[asked.kind] ?? ''].filter(Boolean);
  if (!goesAnywhere(asked)) return ['guide-end'];
  return [asked.options.some((option) => option.odds) ? 'guide-odds' : 'guide-turn'];
};

const FARMHOUSE: Record<string, string> = {
  activate: 'farm-activate',
  'assign-attack': 'farm-attack',
  split: 'farm-split',
  'fill-hand': 'farm-hands',
};

/** Does whoever acts hold the rifle? Handing it on turns their card. */
function holdsRifle(view: Seen): boolean {
  const who = view.survivors?.find((survivor) => survivor.id === view.acting?.who);
  return who?.hands.some((card) => card?.id.includes('winchester')) ?? false;
}

/** The farmhouse's first scene: two rounds, about five minutes. */
const farmhouse: Script = (asked, view) => {
  const round = view.round ?? 0;
  if (round > 3) return [];
  if (round === 3) return asked.kind === 'activate' ? ['farm-done'] : [];
  if (asked.kind === 'activate' && round === 2) return ['farm-night', 'farm-activate'];
  if (asked.kind !== 'turn') return [FARMHOUSE[asked.kind] ?? ''].filter(Boolean);
  const found: string[] = [];
  if (asked.options.length === 1) return ['farm-end'];
  if (holdsRifle(view) && has(asked, 'trade')) found.push('farm-trust');
  if (has(asked, 'build')) found.push('farm-build');
  if (has(asked, 'mission')) found.push('farm-lumber');
  if (asked.options.some((option) => option.odds)) found.push('farm-odds');
  if (has(asked, 'open', 'close')) found.push('farm-doors');
  if (has(asked, 'search')) found.push('farm-search');
  return [...found, goesAnywhere(asked) ? 'farm-turn' : 'farm-end'];
};

const SCRIPTS: Record<string, Script> = { 'invader M0': breach, 'living_dead S1': farmhouse };

/** The hints that fit a moment of a scenario, the most special first. */
export function guide(game: string, scenario: string, asked: Asked, view: Seen): string[] {
  return SCRIPTS[`${game} ${scenario}`]?.(asked, view) ?? [];
}
