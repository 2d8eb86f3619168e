// Windows that somebody lets go by without being asked: after a card, in a phase, for a turn. What is
// decided here, and when, hangs on what everybody knows, never on what one holds: whoever could
// answer and whoever could not pass after the same time.

/** A moment in which one may answer or pass, by what everybody knows of it. */
export interface Window {
  turn: number;
  phase: string;
  card: string | null; // what was played just now
}

export type Kind = 'turn' | 'phase' | 'card';

/** Milliseconds from the question to the pass: the same for every hand. */
export const WAIT = 900;

export class Passing {
  #turn = $state<number | null>(null);
  #phases = $state<string[]>([]);
  #cards = $state<string[]>([]);
  #spared = $state(-1); // the number of a question that is to be answered by hand

  /** The rules that hold now, for showing them. */
  rules(turn: number): { kind: Kind; name: string }[] {
    return [
      ...(this.#turn === turn ? [{ kind: 'turn' as const, name: '' }] : []),
      ...this.#phases.map((name) => ({ kind: 'phase' as const, name })),
      ...this.#cards.map((name) => ({ kind: 'card' as const, name })),
    ];
  }

  /** Is this window let go by? */
  passes(window: Window, number: number): boolean {
    if (number === this.#spared) return false;
    return this.#turn === window.turn || this.#phases.includes(window.phase) || (window.card !== null && this.#cards.includes(window.card));
  }

  from(kind: Kind, window: Window): void {
    if (kind === 'turn') this.#turn = window.turn;
    else if (kind === 'phase' && !this.#phases.includes(window.phase)) this.#phases.push(window.phase);
    else if (kind === 'card' && window.card !== null && !this.#cards.includes(window.card)) this.#cards.push(window.card);
  }

  no(kind: Kind, name: string): void {
    if (kind === 'turn') this.#turn = null;
    else if (kind === 'phase') this.#phases = this.#phases.filter((phase) => phase !== name);
    else this.#cards = this.#cards.filter((card) => card !== name);
  }

  /** Answer this one by hand after all. */
  spare(number: number): void {
    this.#spared = number;
  }
}
