// What the page's module of a game brings: `games/<kind>/index.ts` exports these. Only the board and
// the texts are needed. The page itself knows no game.

import type { Breath } from './breath';
import type { Component } from 'svelte';

import type { Rated } from './advice';
import type { Next } from './carrier.svelte';
import type { Cue } from './sound';
import type { Verbs } from './options';
import type { Window } from './passing.svelte';
import type { Reference } from './peek.svelte';
import type { Projector } from './projector.svelte';
import type { Asked, Entry, Language, Line, Option, Seat, Words } from './protocol';

/** One moment of what happened on the way to a position. Modules add what they draw. */
export interface Frame {
  text: string;
  dice: number[];
  need?: number; // a die that high is a hit
  byHand?: boolean; // the game does it by itself: on a real table hands have to
}

/** Drawings for the page of a campaign: the insides of SVGs, by the keys of the game. */
export interface CampaignArt {
  face: (game: string, person: string) => string; // in a box of 64 x 64
  sign: (game: string, scenario: string) => string; // a path about 0, 0, some 26 wide
  scenery: string; // behind the road, 1342 x 262
}

/** A point of the screen. */
export interface Point {
  x: number;
  y: number;
}

export interface BoardProps<B, V, F extends Frame = Frame> {
  board: B;
  view: V;
  options: Option[];
  lit: string | null; // what the option under the pointer is about
  choose: (options: Option[], at?: Point) => void; // `at`: where on the screen, if several are meant
  hover: (what: string | null) => void;
  sketch: string; // the table in words, where the game did not come with the page
  seats?: Seat[]; // who sits where
  picture?: boolean; // only to be looked at: nothing lies under it or on it
  projector?: Projector<F>; // shows what happened on the way to this view
}

export interface PartProps<B, V> {
  board: B;
  view: V;
  showRule: (id: string) => void;
}

/** One's own cards, under the question. */
export interface HandProps<B, V> {
  board: B;
  view: V;
  asked: Asked | null;
  keys: Map<string, string>; // by the key of an option: what to press
  advised: Rated[]; // what the adviser thinks of the answers
  choose: (options: Option[], at?: Point) => void;
}

/** Small questions that are shown and answered as one. */
export interface ComposerProps<B, V> {
  board: B;
  view: V;
  asked: Asked;
  busy: boolean; // the answers are being given
  carry: (next: Next) => void; // give them, one after the other
}

export interface LeadProps<B, V> {
  board: B;
  view: V;
  asked: Asked;
}

export interface EndProps<B, V> {
  board: B;
  view: V;
  log: Entry[];
  won: boolean;
}

export interface MomentProps<V, B = object> {
  board: B;
  asked: Asked | null;
  view: V;
  seats: Seat[];
  told: (key: string) => string; // how an answer is called
}

/** An answer in a word or two, under the heading of its verb. */
export interface Short {
  text: string;
  turn?: number; // an arrow, in degrees clockwise from north
  pictures?: Picture[];
  odds?: string; // its odds in a few words
  alone?: boolean; // it says enough without the heading of its verb
}

/** A drawing of ours: the inside of an SVG, and the part of it to show. */
export interface Picture {
  box: string;
  inside: string;
  wide?: boolean;
}

export interface GameModule<B = never, V = never, F extends Frame = never> {
  /** The words of the module, as Fluent resources. */
  texts: Record<Language, string>;
  Board: Component<BoardProps<B, V, F>>;
  /** The first tab beside the board; its title is the text `tab-side`. */
  Side?: Component<PartProps<B, V>>;
  /** One line at the top of the page. */
  Status?: Component<PartProps<B, V>>;
  /** Above the question: where the turn is. */
  Moment?: Component<MomentProps<V, B>>;
  /** The sound of an event, by its name. */
  sounds?: Readonly<Record<string, Cue>>;
  /** What happened, as frames that the board shows one after the other; `apart`: one for each hand. */
  frames?: (before: V, lines: Line[], apart?: boolean) => F[];
  /** The hints of a first game that fit a moment, the most special first; ids of texts. */
  guide?: (game: string, scenario: string, asked: Asked, view: V) => string[];
  /** What can be shown or hidden on the board, and the key that does it; `show-<name>` is its text. */
  switches?: Record<string, string>;
  /** What other keys do on the board; `key-<name>` is its text. */
  keys?: Record<string, string>;
  /** What an id in a key is called, where it is no entry of the board that has a name. */
  nameOf?: (id: string, board: B, say: (words: Words | undefined) => string) => string | null;
  /** The verbs that belong together, in the order of their use; the last takes whatever is left. */
  groups?: Verbs[];
  /** Can this answer help nobody? Such answers are folded away. */
  isIdle?: (option: Option, view: V) => boolean;
  /** An answer in short, where its group already says what is done. */
  short?: (option: Option, board: B, view: V, say: (words: Words | undefined) => string) => Short | null;
  /** Where the question stands: beside the board, or under a wide one. */
  layout?: 'beside' | 'wide';
  /** How wide a board is for its height: what stands beside it takes the room that it leaves. */
  shapeOf?: (board: B) => number;
  /** One's own cards, under the question. */
  Hand?: Component<HandProps<B, V>>;
  /** Is this answer given on the table itself, by a card or a place? Such answers need no button. */
  drawn?: (option: Option) => boolean;
  /** Small questions that are shown and answered as one, and when they are. */
  Composer?: Component<ComposerProps<B, V>>;
  composes?: (asked: Asked, view: V) => boolean;
  /** Beside the real box: what people say in one breath. */
  breaths?: (asked: Asked, say: (id: string) => string) => Breath[];
  /** The card behind an answer, for whoever looks at it closely. */
  reference?: (option: Option, board: B, view: V) => Reference | null;
  /** A window in which one may answer or pass, by what everybody knows; null: it is no such question. */
  reaction?: (asked: Asked, view: V) => Window | null;
  /** Which turn it is, where windows can be let go by for a turn. */
  turnOf?: (view: V) => number;
  /** The question in fewer words, where what stands around it says the rest. */
  headline?: (asked: Asked, board: B, view: V, say: (words: Words | undefined) => string) => string | null;
  /** Under the question: what whoever is asked has left. */
  Left?: Component<LeadProps<B, V>>;
  /** Who is asked: beside the question. */
  Lead?: Component<LeadProps<B, V>>;
  /** What is read aloud before the answers are given. */
  Reading?: Component<LeadProps<B, V>>;
  /** Who was there when the game ended, as a photograph. */
  Photo?: Component<EndProps<B, V>>;
  /** The dice of a line of the log that are good when they are high; else all that it shows. */
  diceOf?: (line: Line) => readonly number[];
  /** What everybody did. */
  Deeds?: Component<EndProps<B, V>>;
  /** What the page of a campaign draws: a face, and the sign of a stop on its road. */
  campaign?: CampaignArt;
  /** The same with the people of some seats first, or with nobody else: several phones lie on one table. */
  own?: (view: V, seats: readonly number[], alone?: boolean) => V;
  /** The answer that others have proposed. */
  proposed?: (view: V) => string | undefined;
}

/** A module as the page uses it: it only hands on what the server sent. */
export type AnyModule = GameModule<object, object, Frame>;
