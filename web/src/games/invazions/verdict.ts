// Who is winning at a place: a picture and words for what the view says.

import type { Place } from './types';

export type Brick = 'whole' | 'cracked' | 'past';

export interface Verdict {
  kind: 'calm' | 'holds' | 'broken';
  by: number; // how much is left of the wall, or has got past it
}

export function verdict(place: Place): Verdict {
  if (place.penetrated) return { kind: 'broken', by: place.left };
  if (place.attack === 0) return { kind: 'calm', by: place.resistance };
  if (place.attack < place.resistance) return { kind: 'holds', by: place.resistance - place.attack };
  return { kind: 'broken', by: place.attack - place.resistance };
}

const MOST = 14; // bricks that fit

/** One brick per point of Resistance: attack cracks them from the left, what is left over comes past. */
export function bricks({ attack, resistance }: Place): Brick[] {
  const count = Math.min(MOST, Math.max(attack, resistance));
  return Array.from({ length: count }, (_, at) => (at >= resistance ? 'past' : at < attack ? 'cracked' : 'whole'));
}
