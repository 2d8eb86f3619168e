// Where everything is on the drawing. Pure.

import type { Board, PrintedSpace, View } from './types';

export interface Look {
  colour: string;
  dim: string;
  ahead: number; // degrees: the way to Town
  back: number; // degrees: how the arrow of a Start space is turned
}

const LOOKS: Record<string, Look> = {
  F: { colour: '#67b878', dim: '#1c3527', ahead: 30.5, back: 210 },
  M: { colour: '#c9a06c', dim: '#3a2f22', ahead: 149.5, back: -30 },
  H: { colour: '#76a5dd', dim: '#1f3049', ahead: 209.5, back: 30 },
  S: { colour: '#dcbb55', dim: '#3a331b', ahead: -30.5, back: 150 },
  T: { colour: '#c482ad', dim: '#38253a', ahead: -28, back: 90 },
};
const PLAIN: Look = { colour: '#8fa8e8', dim: '#1c2539', ahead: 0, back: 0 };

/** How a track is drawn. */
export const lookOf = (track: string): Look => LOOKS[track] ?? PLAIN;

/** A space or a place with its point on the drawing. */
export interface Spot {
  id: string;
  kind: string;
  track: string; // empty off the tracks
  number: string; // `S` for Start
  x: number;
  y: number;
  space: PrintedSpace | null;
}

export const TOWN = 'TC';
/** The glowing outline of Town Center. */
export const TOWN_RING = 'M-92-88H92Q118-88 118-62V62Q118 88 92 88H-92Q-118 88-118 62V-62Q-118-88-92-88Z';
export const CEMETERY = 'CEM';

/** All spaces and places by their ids. */
export function spotsOf(board: Board): Map<string, Spot> {
  const spots = board.tracks.flatMap((track) =>
    track.spaces.map((space): Spot => {
      const [x, y] = space.at;
      return { id: space.id, kind: space.kind, track: track.id, number: space.id.slice(track.id.length + 1), x, y, space };
    }),
  );
  const places = board.places.map((place): Spot => {
    const [x, y] = place.at;
    return { id: place.id, kind: place.kind, track: '', number: '', x, y, space: null };
  });
  return new Map([...spots, ...places].map((spot) => [spot.id, spot]));
}

export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Where the name of a space stands: on the free side of its arm. */
export function labelOf({ track, number, id, x, y }: Spot): Label {
  const at = (dx: number, dy: number, anchor: Label['anchor']): Label => ({ x: x + dx, y: y + dy, anchor });
  if (number === '0') {
    if (track === 'F') return at(-26, -56, 'start');
    if (track === 'M') return at(54, 38, 'start'); // clear of whoever crowds the squares and the first space
    if (track === 'S') return at(-52, -14, 'end');
    return track === 'H' ? at(68, -34, 'start') : at(52, 20, 'start');
  }
  if (id === 'S-1') return at(-48, -22, 'end');
  if (id === 'T-4') return at(-54, 6, 'end');
  const usual: Record<string, Label> = { F: at(-30, 66, 'end'), M: at(30, 66, 'start'), S: at(34, 66, 'start'), H: at(36, -46, 'start') };
  return usual[track] ?? at(54, 6, 'start');
}

const MOB = 62; // from the middle of a space

/** How far below its space the sum of a mob stands: above it, but where names stand there. */
export const mobAt = ({ track, id }: Pick<Spot, 'track' | 'id'>): number => (track === 'H' || id === 'S-1' ? MOB : -MOB);

/** The part of the drawing that the level uses. */
export function frameOf(board: Board): { y: number; height: number } {
  const lowest = Math.max(...[...spotsOf(board).values()].map(({ y }) => y));
  return { y: 12, height: lowest + 62 - 12 };
}

/** The line of a track from its Start to Town Center. */
export function roadOf(board: Board, track: string): string {
  const spaces = board.tracks.find(({ id }) => id === track)?.spaces ?? [];
  const town = board.places.find(({ id }) => id === TOWN)?.at;
  return [...spaces.map(({ at }) => at), ...(town ? [town] : [])].map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
}

const FAR = 3;

/** How near the Zeds of a track are to Town Center, whether that is near, and whether Brains! could get there. */
export function distance(view: View, track: string): { away: number | null; near: boolean; open: boolean } {
  const known = view.forecast.tracks.find((entry) => entry.track === track);
  const away = known?.nearest ?? null;
  return { away, near: away !== null && away <= FAR, open: known?.if_brains ?? false };
}
