// The messages of a table's socket. They mirror src/shambler/server/protocol.py.

export type Language = 'en' | 'fr';
export type Words = Record<Language, string>;

export interface Odds {
  text: string;
  chances: Record<string, number>;
}

export interface Option {
  key: string;
  verb: string;
  label: string;
  target?: Record<string, string>;
  odds?: Odds;
}

export interface Blocked {
  key: string;
  rule: string;
  reason: string;
}

export interface Asked {
  seats: number[];
  seat: number | null;
  kind: string;
  prompt: string;
  rule: string;
  options: Option[];
  blocked: Blocked[];
}

export interface Line {
  event: string;
  text: string;
  rule?: string;
  dice?: number[];
}

export interface Entry {
  number: number;
  seat: number | null;
  lines: Line[];
}

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot: string;
  yours: boolean;
  present: boolean;
}

export interface End {
  won: boolean;
  winners: number[];
  text: string;
  rule: string;
}

export interface Welcome {
  type: 'table';
  table: string;
  game: string;
  title: string;
  scenario: string;
  name: string;
  intro: string;
  language: Language;
  yours: number[];
  board: { kind?: string };
}

export interface Position {
  type: 'position';
  number: number;
  eyes: number | null;
  curtain: number | null;
  seats: Seat[];
  asked: Asked | null;
  view: object;
  log_from: number;
  log: Entry[];
  undo: 'free' | 'agreed' | 'no';
  redo: boolean;
  outcome: End | null;
}

/** The table after so many answers, of `last` there are. */
export interface Moment {
  type: 'moment';
  last: number;
  table: Welcome;
  position: Position;
}

export interface Ack {
  type: 'ack';
  id: string;
  number: number;
}

export interface Chat {
  type: 'chat';
  seat: number | null;
  name: string;
  text: string;
}

export interface Refused {
  type: 'error';
  code: string;
  message: string;
  id: string;
  rule: string;
}

export type Message = Welcome | Position | Ack | Chat | Refused;

export type Command =
  | { type: 'play'; id: string; number: number; seat: number; key: string }
  | { type: 'undo'; id: string; number: number; agreed: boolean }
  | { type: 'redo'; id: string; number: number }
  | { type: 'speak'; language: Language }
  | { type: 'look'; seat: number }
  | { type: 'chat'; id: string; text: string }
  | { type: 'stand-in'; id: string; seat: number; bot: string };

// What the home page shows.

export interface TableCard {
  table: string;
  game: string;
  scenario: string;
}

export interface Scenario {
  key: string;
  name: Words;
  intro: Partial<Words>;
  seats: [number, number];
  minutes: number;
  difficulty: string;
}

export interface Game {
  key: string;
  title: string;
  line: Words;
  players: string;
  minutes: string;
  weight: Words;
  scenarios: Scenario[];
}

export interface Shelf {
  games: Game[];
  bots: string[];
}

export interface RuleText {
  id: string;
  topic: string;
  text: string;
  examples: string[];
  status: string;
  source: string;
}
