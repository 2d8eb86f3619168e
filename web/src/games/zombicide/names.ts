import type { Words } from '../../lib/protocol';
import type { Board } from './types';

/** Zones are called by their room and their number, openings by what they are. */
export function nameOf(id: string, board: Pick<Board, 'zones' | 'openings'>, say: (words: Words | undefined) => string): string | null {
  const zone = board.zones.find((place) => place.name === id);
  if (zone) return `${say(zone.title)} ${id}`;
  const opening = board.openings.find((way) => way.name === id && way.title);
  return opening ? say(opening.title) : null;
}
