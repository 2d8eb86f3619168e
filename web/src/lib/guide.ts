// First games: which of the hints that fit a moment is shown. Nothing here ever blocks anything.

import type { AnyModule } from './game';
import type { Position } from './protocol';

/** The hint to show now, if any; one that was not read before goes first. */
export function hint(
  guide: AnyModule['guide'],
  table: { game: string; scenario: string },
  position: Position,
  read: ReadonlySet<string>,
): string | null {
  const asked = position.asked;
  if (!guide || !asked || asked.seat === null) return null;
  const fitting = guide(table.game, table.scenario, asked, position.view);
  return fitting.find((id) => !read.has(id)) ?? fitting.at(-1) ?? null;
}

/** Is this the last word of a guide? */
export const isLast = (id: string): boolean => id.endsWith('-done');
