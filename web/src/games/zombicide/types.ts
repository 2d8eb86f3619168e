// What the games of the Zombicide family show: the board once, the table after every answer.

import type { Words } from '../../lib/protocol';

export type Cell = [number, number];
export const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;
export type Level = (typeof LEVELS)[number];

export interface ZoneMap {
  name: string;
  kind: string; // room, corridor, exterior, grass, corn ...: how its floor is drawn
  special: string | null;
  inside: boolean;
  title: Words;
  cells: Cell[];
}

export interface Opening {
  name: string;
  kind: 'door' | 'airlock' | 'line' | 'wall' | 'window' | 'inner' | 'stairs' | 'gate';
  cells: [Cell, Cell];
  title?: Words;
}

export interface Attack {
  combat: 'melee' | 'ranged';
  range: [number, number];
  dice: number;
  accuracy: number;
  damage: number;
  noise: boolean;
}

export interface CardText {
  name: Words;
  kind: string;
  slot: string;
  dual: boolean;
  attacks: Attack[];
  rules: string[];
}

export interface EnemyText {
  name: Words;
  plural: Words;
  type: string;
  actions: number;
  damage: number;
  toughness: number;
  experience: number;
}

export type Track = Record<Level, string[]>;

/** A survivor's card; some have another side with skills of its own. */
export interface Sheet {
  name: Words;
  look: Words;
  kind: string;
  skills: Track;
  sides: Record<string, Track>;
}

/** What a goal asks for, beside its kind. */
export interface Goal {
  what?: string;
  count?: number;
  rounds?: number;
  level?: Level;
  color?: string;
  openings?: string[];
}

export interface Board {
  kind: 'zombicide';
  rows: number;
  cols: number;
  zones: ZoneMap[];
  openings: Opening[];
  thresholds: number[];
  goals: Goal[];
  provenance: Record<string, string>;
  survivors: Record<string, Sheet>;
  enemies: Record<string, EnemyText>;
  machines: Record<string, { name: Words; toughness: number; abilities: string[]; attacks: Attack[] }>;
  cards: Record<string, CardText>;
  skills: Record<string, { name: Words; rule: string; text: Words }>;
}

export interface Card {
  id: string;
  attached: string[];
  unloaded?: boolean;
}

export interface Survivor {
  id: string;
  seat: number | null;
  zone: string | null;
  sees: Record<string, number>; // zones in sight, each with its range
  status: 'in-play' | 'left' | 'eliminated';
  armor: number;
  full_armor: number;
  experience: number;
  level: Level;
  skills: string[];
  hands: (Card | null)[];
  body: (Card | null)[];
  pack: (Card | null)[];
  remotes: string[];
  hidden: boolean;
  side: string | null;
  car: string | null;
  done: boolean;
}

export interface ZoneState {
  name: string;
  enemies: Record<string, number>;
  noise: number;
  mold: 'active' | 'inactive' | null;
}

/** What a group of enemies would do with its next action if they acted now. */
export interface Plan {
  zone: string;
  enemy: string;
  count: number;
  actions: number;
  stay: boolean;
  attack: string[];
  move: string[];
  break: string[];
}

export interface View {
  game: string;
  mission: string;
  round: number;
  danger: Level;
  first_player: number;
  acting: { who: string; actions: number; free: string[] } | null;
  survivors: Survivor[];
  machines: { type: string; zone: string | null; active: boolean; driver: string | null }[];
  zones: ZoneState[];
  doors: { at: string; state: 'closed' | 'destroyed' | 'locked' | 'open' }[];
  door_reserve: number;
  places: { zone: string | null; what: string }[]; // where the mission has something to do
  objectives: { id: string; zone: string | null; color: string | null }[];
  taken: string[];
  spawns: { zone: string | null; color: string | null; active: boolean }[];
  first_spawn: string | null;
  exit: string | null;
  decks: { equipment: number; enemies: number; house?: number; melee?: number; ranged?: number };
  goals: { kind: string; rule: string; met: boolean }[];
  tally: Record<string, number>;
  forecast: Plan[];
}
