// What things are called.

import type { Words } from '../../lib/protocol';
import type { Board } from './types';

export type Say = (words: Words | undefined) => string;

/** A space in short: its track and number, and its own name where it has one. */
export function spaceName(id: string, board: Board, say: Say): string {
  for (const track of board.tracks) {
    const space = track.spaces.find((each) => each.id === id);
    if (!space) continue;
    const number = id.slice(track.id.length + 1);
    const spot = number === 'S' ? `${say(track.name)} ▸` : `${say(track.name)} ${number}`;
    return space.name ? `${spot} · ${say(space.name)}` : spot;
  }
  return say(board.places.find((place) => place.id === id)?.name);
}

/** A space in a word: its own name, or its track and number. */
export const briefly = (id: string, board: Board, say: Say): string => spaceName(id, board, say).split(' · ').at(-1) ?? '';

/** The name of a counter. */
export const counterName = (id: string, board: Board, say: Say): string => say((board.units[id] ?? board.zeds[id])?.name);

/** What an id in a key is called. */
export function nameOf(id: string, board: Board, say: Say): string | null {
  const card = board.events[id] ?? board.fate[id] ?? board.research[id];
  const track = board.tracks.find((each) => each.id === id);
  return (card && say(card.name)) || (track && say(track.name)) || counterName(id, board, say) || spaceName(id, board, say) || null;
}
