// What only some games of the family show: each part is there if its system is played.

import type { Board, View } from './types';

/** Is any weapon of this game loud? Where none is, silence says nothing. */
export const noiseCounts = (board: Board): boolean => Object.values(board.cards).some((card) => card.attacks.some(({ noise }) => noise));

export const noiseIn = (view: View, zone: string): number => view.noise?.tokens[zone] ?? 0;

export function moldIn(view: View, zone: string): 'active' | 'inactive' | null {
  if (view.mold?.active.includes(zone)) return 'active';
  return view.mold?.inactive.includes(zone) ? 'inactive' : null;
}

/** The side of a survivor's card that shows, where cards have two. */
export const sideOf = (view: View, who: string): string | null => view.sides?.up[who] ?? null;

export const isInCar = (view: View, who: string): boolean =>
  view.cars?.cars.some((car) => car.riders.includes(who)) ?? false;

/** Must the weapon in this slot be reloaded? */
export const isUnloaded = (view: View, who: string, where: 'hands' | 'body' | 'pack', at: number): boolean =>
  view.reloading?.unloaded.some((one) => one.who === who && one.where === where && one.at === at) ?? false;

/** Machines and cars on the board, with how many sit in them. */
export function machinesOn(view: View): { type: string; zone: string | null; riders: number; active: boolean }[] {
  return [
    ...(view.machines?.units ?? []).map(({ type, zone, active }) => ({ type, zone, riders: 0, active })),
    ...(view.cars?.cars ?? []).map(({ type, zone, riders }) => ({ type, zone, riders: riders.length, active: true })),
  ];
}

/** Cards left to be found by searching. */
export const searchable = (view: View): number =>
  Object.values(view.stocks?.decks ?? {}).reduce((sum, left) => sum + left, view.decks.equipment);
