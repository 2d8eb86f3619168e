// Taps wait until the server has taken the one before; a tap that came too late is kept and told.

import type { Connection } from '../../lib/connection.svelte';
import type { ChanceInfo } from '../../lib/protocol';

export interface Late {
  key: string;
  label: string;
  seat: number | null; // whose answer was first
}

export class Taps {
  waiting = $state.raw<string[]>([]);
  late = $state.raw<Late | null>(null);
  #sent: { key: string; label: string; number: number } | null = null;
  #answered: number | null = null; // the question that was answered from here, until the next one is there

  constructor(readonly table: Connection) {}

  get chance(): ChanceInfo | null {
    return this.table.position?.box?.chance ?? null;
  }

  /** How many are still to be said. */
  get open(): number {
    const chance = this.chance;
    return chance ? chance.count - chance.given.length - this.waiting.length : 0;
  }

  label(key: string): string {
    return this.chance?.choices.find((choice) => choice.key === key)?.label ?? key;
  }

  tap(...keys: string[]): void {
    this.late = null;
    this.waiting = [...this.waiting, ...keys.slice(0, this.open)];
    this.pump();
  }

  /** The last one was wrong: it leaves the queue, or is taken back. */
  wrong(): void {
    if (this.waiting.length) this.waiting = this.waiting.slice(0, -1);
    else this.table.undo();
  }

  /** Send the next one, if nothing is on its way. */
  pump(): void {
    const [key, ...rest] = this.waiting;
    const { position, busy } = this.table;
    if (position?.number !== this.#answered) this.#answered = null;
    if (key === undefined || busy || !position) return;
    if (this.#answered === position.number) return; // it was taken, but the next question is not here yet
    const option = position.asked?.options.find((found) => found.key === key);
    this.waiting = option ? rest : [];
    if (!option) return;
    this.#sent = { key, label: this.label(key), number: position.number };
    this.#answered = position.number;
    this.table.play(option);
  }

  /** The server refused: was somebody else faster? */
  refused(): void {
    const sent = this.#sent;
    this.#sent = this.#answered = null;
    this.waiting = [];
    if (!sent || this.table.refusal?.code !== 'stale') return;
    const first = this.table.log.find(({ number }) => number === sent.number + 1);
    this.late = { key: sent.key, label: sent.label, seat: first?.seat ?? null };
    this.table.refusal = null;
  }
}
