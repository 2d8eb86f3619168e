// A draft while it is edited: its data, what can be undone, and what the server says of it.
//
// The text that was opened stays the base for good: data that is as it was gives the same file, to the byte.

import type { DraftLook, Finding } from '../generated/protocol';
import { keep, kept, nameOf } from '../lib/keep';
import { speech } from '../lib/speech.svelte';
import { judge, look } from './api';

export type Data = Record<string, unknown>;

const PAUSE = 120; // milliseconds after a stroke until the server looks
const REST = 900; // and until it plays to see whether the draft is fair
const MOST_UNDO = 200;

/** A text that is no draft at all: what is wrong with it, line by line. */
export class Unreadable extends Error {}

/** A draft for another game: it is opened there. */
export class OtherGame extends Error {
  constructor(readonly game: string, readonly text: string) {
    super(game);
  }
}

export class Draft {
  source = '';
  text = $state('');
  data = $state.raw<Data>({});
  look = $state.raw<DraftLook | null>(null);
  fair = $state.raw<Finding[] | null>(null); // null: nobody has looked yet
  past = $state.raw<Data[]>([]);
  future = $state.raw<Data[]>([]);
  problem = $state('');
  busy = $state(false); // the server looks
  shelved = $state(''); // its name on the shelf, where it is one's own
  elsewhere = $state(''); // what another window keeps in this one's place; empty: nobody does
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: string) {}

  findings = $derived<Finding[]>([...(this.look?.findings ?? []), ...(this.fair ?? [])]);
  mistakes = $derived(this.findings.filter(({ severity }) => severity === 'mistake'));

  /** Begin with a text. */
  async open(text: string): Promise<void> {
    const seen = await look(this.game, { text }, speech.language);
    if (seen.other) throw new OtherGame(seen.other, text);
    if (!seen.look.data) throw new Unreadable(seen.look.findings.map(({ where, text: said }) => (where ? `${where}: ${said}` : said)).join('\n'));
    clearTimeout(this.#timer);
    this.#turn += 1;
    const before = this.source ? [...this.past, this.data].slice(-MOST_UNDO) : []; // nothing is lost by opening another
    this.source = text;
    [this.text, this.look, this.fair, this.data] = [seen.text, seen.look, null, seen.look.data as Data];
    [this.past, this.future, this.problem, this.shelved] = [before, [], '', ''];
    this.#judgeLater();
    this.#keep();
  }

  /** Do something to the data; it is one step to be undone. */
  change(make: (data: Data) => void): void {
    const next = structuredClone(this.data);
    make(next);
    if (JSON.stringify(next) === JSON.stringify(this.data)) return;
    this.past = [...this.past, this.data].slice(-MOST_UNDO);
    this.future = [];
    this.#become(next);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.data, ...this.future];
    this.#become(before);
  }

  redo(): void {
    const [after, ...rest] = this.future;
    if (!after) return;
    this.future = rest;
    this.past = [...this.past, this.data];
    this.#become(after);
  }

  /** Look again, in another language perhaps. */
  refresh(): void {
    this.#become(this.data);
  }

  #become(data: Data): void {
    this.data = data;
    this.fair = null;
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.busy = true;
    this.#timer = setTimeout(() => void this.#look(this.#turn), PAUSE);
  }

  async #look(turn: number): Promise<void> {
    try {
      const seen = await look(this.game, { text: this.source, data: this.data }, speech.language);
      if (turn !== this.#turn) return;
      [this.text, this.look, this.problem] = [seen.text, seen.look, ''];
      this.#keep();
      this.#judgeLater();
    } catch (failure) {
      if (turn === this.#turn) this.problem = failure instanceof Error ? failure.message : String(failure);
    } finally {
      if (turn === this.#turn) this.busy = false;
    }
  }

  #judgeLater(): void {
    const turn = this.#turn;
    if (this.mistakes.length) return;
    this.#timer = setTimeout(() => void this.judge(turn), REST);
  }

  async judge(turn = this.#turn): Promise<void> {
    try {
      const { findings } = await judge(this.game, this.text, speech.language);
      if (turn === this.#turn) this.fair = findings;
    } catch (failure) {
      if (turn === this.#turn) this.problem = failure instanceof Error ? failure.message : String(failure);
    }
  }

  /** What another window keeps is not written over before somebody has chosen between the two. */
  #keep(): void {
    if (!this.elsewhere) keep(`draft.${this.game}`, this.text);
  }

  /** Another window has kept a draft. */
  heard(name: string | null, text: string | null): void {
    if (name === nameOf(`draft.${this.game}`) && text) this.elsewhere = text === this.text ? '' : text;
  }

  /** Of two windows this one goes on: what it shows is kept. */
  stay(): void {
    this.elsewhere = '';
    this.#keep();
  }

  /** Or it takes over what the other one has; undo brings this one's back. */
  async follow(): Promise<void> {
    const theirs = this.elsewhere;
    this.elsewhere = '';
    await this.open(theirs);
  }

  static kept(game: string): string | null {
    return kept(`draft.${game}`);
  }
}
