// Shows frames one after the other; whoever does not want to wait goes on at once.

import type { Frame } from './game';

const LONG = 14; // frames; longer films run faster

export class Projector<F extends Frame = Frame> {
  frame = $state.raw<F | null>(null);
  pace = $state(0); // milliseconds of the frame that is shown
  #queue: F[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  add(frames: F[], pace: number): void {
    if (frames.length === 0 || pace === 0) return;
    this.#queue.push(...frames);
    this.pace = pace * Math.min(1, LONG / this.#queue.length);
    if (this.frame === null) this.#next();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.frame = null;
  }

  #next(): void {
    this.frame = this.#queue.shift() ?? null;
    if (this.frame === null) return;
    const wait = this.frame.dice.length ? 2 * this.pace : this.pace;
    this.#timer = setTimeout(() => this.#next(), wait);
  }
}
