// What InvaZions shows: cards and places once, the table after every answer.

import type { Words } from '../../lib/protocol';

export interface CardText {
  name: Words;
  text: Words;
  kind: string;
  cost: number;
  resistance: number;
  attack: number;
}

export interface Board {
  kind: 'invazions';
  places: Record<string, { name: Words }>;
  cards: Record<string, CardText>;
}

export interface Side {
  hand_size: number;
  hand: string[] | null;
  shown: string[];
  pile_size: number;
  discard: string[];
}

export interface Horde extends Side {
  seat: number;
  place: string | null;
  played: string[];
  muted: string[];
  attack: number;
  turn_taken: boolean;
}

export interface Place {
  id: string;
  resistance: number;
  attack: number;
  hordes: number[];
  humans: string[];
  research: string | null;
  contamination: string[];
  doomed: string[];
  penetrated: boolean;
}

export interface View {
  seat: number | null;
  turn: number;
  phase: string;
  win_points: number;
  win_freed: number;
  human: Side & {
    tokens: number;
    token_limit: number;
    score: number;
    barricade: string | null;
    research: { id: string; cost: number; die: number; place: string | null }[];
  };
  hordes: Horde[];
  places: Place[];
  vote: { voters: number[]; ballots: string[] } | null; // what the Hordes decide together
  contamination_pile: number;
  wounded_pile: number;
}
