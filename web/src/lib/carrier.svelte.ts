// Several small answers given as one: they are sent one after the other, each to the question it answers.
// Whatever comes in between (a refusal, a way back, another question) stops it, and nothing is sent blindly.

import type { Asked, Option, Position } from './protocol';

/** The key that answers a question; null when everything is said. */
export type Next = (asked: Asked, view: object) => string | null;

/** What the carrier needs of a table. */
export interface Carried {
  readonly position: Position | null;
  readonly busy: boolean;
  readonly refusal: object | null;
  play: (option: Option) => void;
  undo: () => void;
}

export class Carrier {
  running = $state(false);
  stopped = $state(false); // the last attempt did not come to its end
  #next: Next | null = null;
  #from = -1; // the number of the first question
  #at = -1; // the number of the question that was answered last
  #done: { from: number; to: number } | null = null; // what the last attempt answered
  #back: number | null = null; // being taken back to this question

  start(position: Position, next: Next): void {
    this.#next = next;
    this.#from = position.number;
    this.#at = -1;
    this.#back = null;
    this.running = true;
    this.stopped = false;
  }

  /** Take back as one what was answered as one; false: there is nothing of the kind. */
  undo(position: Position): boolean {
    if (this.#done === null || position.number !== this.#done.to) return false;
    this.#back = this.#done.from;
    this.#done = null;
    this.#at = -1;
    this.running = true;
    return true;
  }

  /** Something changed at the table: go on, come to an end, or stop. */
  follow(table: Carried): void {
    const position = table.position;
    if (!this.running || !position || table.busy) return;
    if (table.refusal) this.#stop(); // it leaves the number as it was
    else if (position.number === this.#at) return;
    else if (this.#back !== null) this.#goBack(table, position, this.#back);
    else if (position.number < this.#at) this.#stop(); // taken back meanwhile
    else this.#goOn(table, position);
  }

  #goOn(table: Carried, position: Position): void {
    const asked = position.asked;
    const key = asked && asked.seat !== null ? (this.#next?.(asked, position.view) ?? null) : null;
    if (key === null) {
      this.#done = position.number > this.#from ? { from: this.#from, to: position.number } : null;
      this.#end();
      return;
    }
    const option = asked?.options.find((one) => one.key === key);
    if (!option) return this.#stop();
    this.#at = position.number;
    table.play(option);
  }

  #goBack(table: Carried, position: Position, to: number): void {
    if (position.number <= to) return this.#end();
    if (position.undo !== 'free' && position.undo !== 'agreed') return this.#stop();
    this.#at = position.number;
    table.undo();
  }

  #stop(): void {
    this.stopped = true;
    this.#end();
  }

  #end(): void {
    this.#next = null;
    this.#back = null;
    this.running = false;
  }
}
