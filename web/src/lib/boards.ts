// Boards are fetched once. The server tells their prints, and what is found under a print never
// changes: the browser keeps it, and all tables of a scenario share it.

import type { Board } from '../generated/protocol';

const PLAIN: Board = { kind: 'plain' }; // of a board that nobody has any more: the sketch stands in
const known = new Map<string, Promise<Board>>();

/** What names a board and the table it lies on. */
interface Told {
  board: string;
  table: string;
}

/** The same with the board itself. */
export type WithBoard<T extends Told> = Omit<T, 'board'> & { board: Board };

export async function withBoard<T extends Told>(told: T): Promise<WithBoard<T>> {
  return { ...told, board: await boardOf(told) };
}

function boardOf({ board, table }: Told): Promise<Board> {
  let found = known.get(board);
  if (!found) {
    found = fetched(board, table);
    known.set(board, found);
    found.catch(() => known.delete(board)); // whoever asks next tries again
  }
  return found;
}

async function fetched(print: string, table: string): Promise<Board> {
  const response = await fetch(`/boards/${print}`, { headers: { 'shambler-table': table } });
  if (response.status === 404) return PLAIN;
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return (await response.json()) as Board;
}
