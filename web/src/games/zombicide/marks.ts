// What lies on the floor of each zone: spawn tokens, the way out, noise, objectives, work of the mission.

import { noiseIn } from './parts';
import type { View } from './types';

export type Mark =
  | { kind: 'spawn'; color: string | null; active: boolean; first: boolean }
  | { kind: 'exit' }
  | { kind: 'noise'; count: number }
  | { kind: 'objective'; color: string | null }
  | { kind: 'remote' }
  | { kind: 'work'; what: string }
  | { kind: 'card'; id: string; read: boolean }
  | { kind: 'crate' }
  | { kind: 'load' }
  | { kind: 'down'; who: string; until: number };

/** The marks of every zone that has some. */
export function marksOf(view: View): Map<string, Mark[]> {
  const found = new Map<string, Mark[]>();
  const add = (zone: string | null, mark: Mark): void => {
    if (zone !== null) found.set(zone, [...(found.get(zone) ?? []), mark]);
  };
  for (const { zone, color, active } of view.spawns) add(zone, { kind: 'spawn', color, active, first: zone !== null && view.first_spawn === zone });
  add(view.exit, { kind: 'exit' });
  for (const { zone, color } of view.objectives) add(zone, { kind: 'objective', color });
  for (const { zone, what } of view.places) if (!view.story) add(zone, { kind: 'work', what });
  for (const { zone, id, read } of view.story?.cards ?? []) add(zone, { kind: 'card', id, read });
  for (const zone of view.story?.crates ?? []) add(zone, { kind: 'crate' });
  for (const zone of view.story?.exits ?? []) add(zone, { kind: 'exit' });
  add(view.story?.load ?? null, { kind: 'load' });
  for (const { who, zone, until } of view.fallen?.lying ?? []) add(zone, { kind: 'down', who, until });
  for (const { remote } of view.machines?.units ?? []) add(remote, { kind: 'remote' });
  for (const { name } of view.zones) {
    const count = noiseIn(view, name);
    if (count) add(name, { kind: 'noise', count });
  }
  return found;
}
