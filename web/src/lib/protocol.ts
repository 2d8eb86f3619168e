// The messages of a table's socket. They mirror src/shambler/server/protocol.py.

import type { Glossary } from './readable';

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
  about?: Record<string, string>; // what it tells of, by the names of the views
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
  away: boolean; // a bot plays until the person is back
}

/** What the table chose before it began. */
export interface Terms {
  pace: number;
  undo: 'free' | 'agreement' | 'off';
  absent: number; // minutes after which a bot plays for somebody who is away; 0: never
  advice: boolean;
}

export interface End {
  won: boolean;
  winners: number[];
  text: string;
  rule: string;
  proof: string; // where all dice came from: salt and seed
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
  board: Glossary & { kind?: string };
  terms: Terms;
  pledge: string; // SHA-256 of the proof that comes with the end; empty: nothing was pledged
}

/** A seat wants to go back to decision `to`; those in `waiting` have not said what they think. */
export interface Proposal {
  seat: number;
  to: number;
  waiting: number[];
  yours: boolean;
  asked: boolean;
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
  undo: 'free' | 'agreed' | 'ask' | 'no';
  redo: boolean;
  proposal: Proposal | null;
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

/** What became of a proposal to take answers back. */
export interface Settled {
  type: 'proposal';
  seat: number;
  result: 'accepted' | 'refused' | 'lapsed';
  by: number | null;
}

/** What the adviser thinks of one option; chances from 0 to 1. */
export interface Opinion {
  key: string;
  label: string;
  win: number;
  low: number;
  high: number;
  line: string[];
  why: string;
}

export interface Advice {
  type: 'advice';
  id: string;
  number: number;
  seat: number;
  playouts: number;
  options: Opinion[];
}

export interface Refused {
  type: 'error';
  code: string;
  message: string;
  id: string;
  rule: string;
}

export type Message = Welcome | Position | Ack | Chat | Settled | Advice | Refused;

export type Command =
  | { type: 'play'; id: string; number: number; seat: number; key: string }
  | { type: 'undo'; id: string; number: number; agreed: boolean }
  | { type: 'consent'; id: string; number: number; agree: boolean }
  | { type: 'redo'; id: string; number: number }
  | { type: 'advise'; id: string; number: number; seat: number }
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
