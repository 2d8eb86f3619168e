// What the games of the Zombicide family show: the board once, the table after every answer.

import type { Words } from '../../lib/protocol';

export type Cell = [number, number];
export type Level = 'blue' | 'yellow' | 'orange' | 'red';

export interface ZoneMap {
  name: string;
  kind: 'room' | 'corridor' | 'exterior';
  special: string | null;
  inside: boolean;
  title: Words;
  cells: Cell[];
}

export interface Opening {
  name: string;
  kind: 'door' | 'airlock' | 'line' | 'wall';
  cells: [Cell, Cell];
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

export interface Board {
  kind: 'zombicide';
  rows: number;
  cols: number;
  zones: ZoneMap[];
  openings: Opening[];
  thresholds: number[];
  survivors: Record<string, { name: Words; look: Words; kind: string; skills: Record<Level, string[]> }>;
  enemies: Record<string, EnemyText>;
  machines: Record<string, { name: Words; toughness: number; attacks: Attack[] }>;
  cards: Record<string, CardText>;
  skills: Record<string, { name: Words; rule: string; text: Words }>;
}

export interface Card {
  id: string;
  attached: string[];
}

export interface Survivor {
  id: string;
  seat: number;
  zone: string | null;
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
  done: boolean;
}

export interface ZoneState {
  name: string;
  enemies: Record<string, number>;
  noise: number;
  mold: 'active' | 'inactive' | null;
}

export interface View {
  game: string;
  mission: string;
  round: number;
  danger: Level;
  first_player: number;
  acting: { who: string; actions: number; free: string[] } | null;
  survivors: Survivor[];
  machines: { type: string; zone: string | null; active: boolean }[];
  zones: ZoneState[];
  doors: { at: string; state: 'closed' | 'destroyed' | 'locked' }[];
  objectives: { id: string; zone: string | null; color: string | null }[];
  taken: string[];
  spawns: { zone: string | null; color: string | null; active: boolean }[];
  first_spawn: string | null;
  exit: string | null;
  decks: { equipment: number; enemies: number; prototypes: number; oxygen: number };
  goals: { kind: string; rule: string; met: boolean }[];
}
