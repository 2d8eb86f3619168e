// Whose faces the picture at a game's end shows: those who were on the table, each once.
import type { View } from './types';

const MOST = 4;
const REGULARS = ['soldier', 'cook', 'guard', 'survivors'];
const STARS = ['ogre', 'ishtar', 'legion', 'stalker', 'swallower', 'whistler', 'john-frum', 'zyorkshire', 'vermin'];
const RABBLE = ['horde-member', 'ogre', 'stalker', 'legion'];

/** The first few different ones; the usual faces fill what is left. */
function first(seen: string[], usual: string[]): string[] {
  return [...new Set([...seen, ...usual])].slice(0, MOST);
}

export function portraits(view: Pick<View, 'places' | 'hordes'>): { humans: string[]; dead: string[] } {
  const humans = view.places.flatMap((place) => place.humans);
  const dead = view.hordes.flatMap(({ discard, played }) => [...played, ...discard]);
  return { humans: first(humans, REGULARS), dead: first(dead.filter((id) => STARS.includes(id)), RABBLE) };
}
