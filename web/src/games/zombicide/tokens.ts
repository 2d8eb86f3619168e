// Which tokens lie in which zone, in the order in which they are drawn.

import { closing } from '../../lib/options';
import type { Option } from '../../lib/protocol';
import { machinesOn, sideOf } from './parts';
import type { View } from './types';

export type Token =
  | {
      kind: 'survivor';
      id: string;
      letter: string;
      acting: boolean;
      done: boolean;
      seat: number | null;
      side: string | null;
    }
  | { kind: 'enemy'; id: string; count: number }
  | { kind: 'machine'; id: string; riders: number }
  | { kind: 'objective'; id: string; color: string | null };

/** Is this a choice among figures? Only then they glow: a turn offers to trade with everybody. */
export function isPick(options: Option[]): boolean {
  return options.every((option) => option.target?.['who'] !== undefined || closing(option));
}

/** The shortest beginnings that tell names apart: J, B, Ma, Mi. */
export function shortNames(ids: string[]): Map<string, string> {
  return new Map(
    ids.map((id) => {
      let length = 1;
      const alike = () => ids.some((o) => o !== id && o.slice(0, length) === id.slice(0, length));
      while (length < id.length && alike()) length += 1;
      return [id, id.charAt(0).toUpperCase() + id.slice(1, length)];
    }),
  );
}

/** The tokens of every zone; survivors first, then machines, objectives and enemies. */
export function tokensByZone(view: View): Map<string, Token[]> {
  const found = new Map<string, Token[]>(view.zones.map((zone) => [zone.name, []]));
  const letters = shortNames(view.survivors.map((survivor) => survivor.id));
  for (const survivor of view.survivors) {
    if (survivor.zone === null) continue;
    found.get(survivor.zone)?.push({
      kind: 'survivor',
      id: survivor.id,
      letter: letters.get(survivor.id) ?? '?',
      acting: view.acting?.who === survivor.id,
      done: survivor.done,
      seat: survivor.seat,
      side: sideOf(view, survivor.id),
    });
  }
  for (const { type, zone, riders } of machinesOn(view)) {
    if (zone === null) continue;
    found.get(zone)?.push({ kind: 'machine', id: type, riders });
  }
  for (const token of view.objectives) {
    if (token.zone === null) continue;
    found.get(token.zone)?.push({ kind: 'objective', id: token.id, color: token.color });
  }
  for (const zone of view.zones) {
    for (const [id, count] of Object.entries(zone.enemies)) {
      found.get(zone.name)?.push({ kind: 'enemy', id, count });
    }
  }
  return found;
}
