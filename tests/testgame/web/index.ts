// Barricade Night on the page.

import type { Line } from '@shambler/lib/protocol';

import english from './texts/en.ftl?raw';
import french from './texts/fr.ftl?raw';
import type { NightBoard } from './generated/barricade';

export { default as Board } from './Board.svelte';
export { default as Status } from './Status.svelte';

export const texts = { en: english, fr: french };

/** Every roll of the zombies is worth a look. */
export const frames = (_: object, lines: Line[]): { text: string; dice: number[] }[] =>
  lines.filter((line) => line.dice?.length).map((line) => ({ text: line.text, dice: line.dice ?? [] }));

/** The first night of the cabin is explained. */
export function guide(_: string, scenario: string, asked: { kind: string }, view: { night: number }): string[] {
  if (scenario !== 'cabin' || view.night > 1) return [];
  return asked.kind === 'hold' ? ['guide-done'] : asked.kind === 'board' ? ['guide-board'] : [];
}

/** Seats are called by their names. */
export const nameOf = (id: string, board: NightBoard): string | null => board.names[Number(id)] ?? null;
