// What the server's kit of an edition holds.

import type { Structs } from '../../../editor/forms';
import type { Opening, ZoneMap } from '../types';

export interface DrawnBoard {
  rows: number;
  cols: number;
  zones: ZoneMap[];
  openings: Opening[];
}

export interface ThingKit {
  id: string;
  name: { en: string; fr: string };
  most: number;
  look: string;
}

export interface Kit {
  tiles: { code: string; number: string; board: DrawnBoard }[];
  things: Record<string, ThingKit[]>;
  places: string[];
  structs: Structs;
  clock: boolean;
  spawn_colors: string[];
}
