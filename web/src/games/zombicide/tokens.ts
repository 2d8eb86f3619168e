// Which tokens lie in which zone, in the order in which they are drawn.

import { closing } from '../../lib/options';
import type { Option } from '../../lib/protocol';
import { machinesOn, sideOf } from './parts';
import type { View } from './types';

export type Token =
  | {
      kind: 'survivor';
      id: string;
      acting: boolean;
      done: boolean;
      seat: number | null;
      side: string | null;
      held: string | null; // the card in the first hand that has one
    }
  | { kind: 'enemy'; id: string; count: number }
  | { kind: 'machine'; id: string; riders: number; active: boolean };

/** Is this a choice among figures? Only then they glow: a turn offers to trade with everybody. */
export function isPick(options: Option[]): boolean {
  return options.every((option) => option.target?.['who'] !== undefined || closing(option));
}

/** The tokens of every zone; survivors first, then machines and enemies. */
export function tokensByZone(view: View): Map<string, Token[]> {
  const found = new Map<string, Token[]>(view.zones.map((zone) => [zone.name, []]));
  for (const survivor of view.survivors) {
    if (survivor.zone === null) continue;
    found.get(survivor.zone)?.push({
      kind: 'survivor',
      id: survivor.id,
      acting: view.acting?.who === survivor.id,
      done: survivor.done && view.acting?.who !== survivor.id,
      seat: survivor.seat,
      side: sideOf(view, survivor.id),
      held: survivor.hands.find((card) => card !== null)?.id ?? null,
    });
  }
  for (const { type, zone, riders, active } of machinesOn(view)) {
    if (zone === null) continue;
    found.get(zone)?.push({ kind: 'machine', id: type, riders, active });
  }
  for (const zone of view.zones) {
    for (const [id, count] of Object.entries(zone.enemies)) {
      found.get(zone.name)?.push({ kind: 'enemy', id, count });
    }
  }
  return found;
}
