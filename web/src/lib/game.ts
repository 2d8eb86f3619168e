// What the page's module of a game brings: `games/<kind>/index.ts` exports these. Only the board and
// the texts are needed. The page itself knows no game.

import type { Component } from 'svelte';

import type { Projector } from './projector.svelte';
import type { Asked, Language, Line, Option, Seat, Words } from './protocol';

/** One moment of what happened on the way to a position. Modules add what they draw. */
export interface Frame {
  text: string;
  dice: number[];
}

export interface BoardProps<B, V, F extends Frame = Frame> {
  board: B;
  view: V;
  options: Option[];
  lit: string | null; // what the option under the pointer is about
  choose: (options: Option[]) => void;
  hover: (what: string | null) => void;
  sketch: string; // the table in words, where the game did not come with the page
  projector?: Projector<F>; // shows what happened on the way to this view
}

export interface PartProps<B, V> {
  board: B;
  view: V;
  showRule: (id: string) => void;
}

export interface MomentProps<V> {
  asked: Asked | null;
  view: V;
  seats: Seat[];
  told: (key: string) => string; // how an answer is called
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
  Moment?: Component<MomentProps<V>>;
  /** What happened, as frames that the board shows one after the other. */
  frames?: (before: V, lines: Line[]) => F[];
  /** The hints of a first game that fit a moment, the most special first; ids of texts. */
  guide?: (game: string, scenario: string, asked: Asked, view: V) => string[];
  /** What can be shown or hidden on the board, and the key that does it; `show-<name>` is its text. */
  switches?: Record<string, string>;
  /** What an id in a key is called, where it is no entry of the board that has a name. */
  nameOf?: (id: string, board: B, say: (words: Words | undefined) => string) => string | null;
  /** The answer that others have proposed. */
  proposed?: (view: V) => string | undefined;
}

/** A module as the page uses it: it only hands on what the server sent. */
export type AnyModule = GameModule<object, object, Frame>;
