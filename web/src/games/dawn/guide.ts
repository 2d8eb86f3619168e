// The first game: which hints go with which moment of the Basic Game.

import type { Asked } from '../../lib/protocol';
import type { View } from './types';

const BY_KIND: Record<string, string> = {
  defender: 'guide-defender',
  'hit-zeds': 'guide-hits',
  'held-cards': 'guide-held',
  're-roll': 'guide-reroll',
  flee: 'guide-flee',
  'place-zeds': 'guide-place',
  'fall-back': 'guide-fall-back',
};
const LAST_TURN = 3;

/** The hints that fit a moment, the most special first. */
export function guide(_game: string, scenario: string, asked: Asked, view: View): string[] {
  if (scenario !== 'basic' || view.turn > LAST_TURN) return [];
  const known = BY_KIND[asked.kind];
  if (known) return [known];
  if (asked.kind !== 'action') return [];
  if (view.turn === LAST_TURN) return ['guide-done'];
  const does = (verb: string) => asked.options.some((option) => option.verb === verb);
  const hints = view.turn === 1 ? ['guide-town', 'guide-action'] : ['guide-tracks'];
  if (does('shoot')) hints.unshift('guide-shoot');
  if (does('forage')) hints.push('guide-forage');
  return hints;
}
