// Finds the module of a game. Each is loaded when a table of its kind is opened, and only then.

import elsewhere from 'virtual:games-from-elsewhere';

import PlainBoard from '../shell/PlainBoard.svelte';
import type { AnyModule } from './game';

type Load = () => Promise<AnyModule>;

const shipped: Record<string, Load> = Object.fromEntries(
  Object.entries(import.meta.glob<AnyModule>('../games/*/index.ts')).map(([path, load]) => [
    path.split('/').at(-2) ?? '',
    load,
  ]),
);
const known: Record<string, Load> = { ...shipped, ...elsewhere };

/** All of them: for whoever wants to know what there is. */
export const allModules = (): Promise<AnyModule[]> => Promise.all(Object.values(known).map((load) => load()));

/** A game that nobody has drawn is told in words. */
export const PLAIN: AnyModule = { texts: { en: '', fr: '' }, Board: PlainBoard };

/** The module for boards of a kind. */
export async function moduleOf(kind: string | undefined): Promise<AnyModule> {
  const load = kind === undefined ? undefined : known[kind];
  return load ? await load() : PLAIN;
}
