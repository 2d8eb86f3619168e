// What the answers point at on the board. Pure.

import type { Option } from '../../lib/protocol';
import type { View } from './types';

/** Answers that name somebody without making them act. */
const PICKS = new Set(['unit', 'zed', 'place', 'track', 'seat', 'flee', 'reroll', 'try', 'dare', 'find', 'choose', 'play', 'pass', 'component', 'convert', 'appear', 'dice']);

/** Who acts if this answer is given: the first unit of its key, `move:hunt>F-3`, `ability:train:hauser>civ7`. */
export function actorOf(option: Option, view: View): string | null {
  if (PICKS.has(option.verb)) return null;
  const names = option.key.split(/[:>/@]/).slice(1);
  return names.find((name) => view.units.some(({ id }) => id === name)) ?? null;
}

/** Everybody who can act, in the order of the view. */
export function actors(options: Option[], view: View): string[] {
  const found = new Set(options.map((option) => actorOf(option, view)));
  return view.units.map(({ id }) => id).filter((id) => found.has(id));
}

/** Where an answer points: its place, the place of its target, or the Start of its track. */
export function placeOf(option: Option, view: View): string | null {
  const about = option.target ?? {};
  if (about['place']) return about['place'];
  if (about['zed']) return view.zeds.find(({ id }) => id === about['zed'])?.place ?? null;
  if (about['track']) return `${about['track']}-S`;
  const unit = about['unit'] ?? actorOf(option, view);
  return view.units.find(({ id }) => id === unit)?.place ?? null;
}

/** The answers by place, for whoever is about to act. */
export function aimed(options: Option[], view: View, actor: string | null): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const acts = actorOf(option, view);
    if (acts !== null && actor !== null && acts !== actor) continue;
    const place = placeOf(option, view);
    if (place !== null) found.set(place, [...(found.get(place) ?? []), option]);
  }
  return found;
}

/** The chance that answers at a place go well: the Zeds retreat, or a shot hits. */
export function chance(options: Option[]): number | null {
  const [first] = options.flatMap(({ odds }) => (odds ? [odds] : []));
  if (!first) return null;
  return first.facts?.['zeds-lose'] ?? 1 - (first.chances['0'] ?? 0);
}
