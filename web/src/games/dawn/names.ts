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

/** Where the whole name is too long for the board: the text of a shorter one. */
const SHORTER: Record<string, string> = { 'F-0': 'space-mall', 'S-1': 'space-bridge', 'S-4': 'space-university', 'T-4': 'space-office', 'T-2': 'space-post', 'T-0': 'space-basement', 'T-7': 'space-lab' };

/** The name of a space as it is written on the board. */
export const signpost = (id: string, name: string, say: (key: string) => string): string => (SHORTER[id] ? say(SHORTER[id]) : name);

/** The name of a counter. */
export const counterName = (id: string, board: Board, say: Say): string => say((board.units[id] ?? board.zeds[id])?.name);

/** The last name; groups that are told apart by a number keep all of it. */
export function lastName(id: string, board: Board, say: Say): string {
  const name = counterName(id, board, say);
  const last = name.split(' ').at(-1) ?? '';
  return Number.isNaN(Number(last)) ? last : name;
}

/** A name for a very small place: the last one, or `Civ. 3` of many. */
export function tagOf(id: string, board: Board, say: Say): string {
  const name = lastName(id, board, say);
  const [, first, number] = /^(\S{3})\S+ .*?(\d+)$/.exec(name) ?? [];
  return first && number ? `${first}. ${number}` : name;
}

/** What an id in a key is called. */
export function nameOf(id: string, board: Board, say: Say): string | null {
  const card = board.events[id] ?? board.fate[id] ?? board.research[id];
  const track = board.tracks.find((each) => each.id === id);
  return (card && say(card.name)) || (track && say(track.name)) || counterName(id, board, say) || spaceName(id, board, say) || null;
}
