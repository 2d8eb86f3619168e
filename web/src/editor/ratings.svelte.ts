// The ratings of a draft: one for each squad that was chosen, and one for each change that is tried.

import type { ChangeShown, Contrast, Rated, Squad, Variant } from '../generated/protocol';
import { Refusal } from '../lib/api';
import { speech } from '../lib/speech.svelte';
import { against, changes, rate, rating, squads, stopRating, study } from './api';
import type { Draft } from './draft.svelte';

const EVERY = 700; // milliseconds between looks
export const USUAL = 'usual';

const said = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));
const isOpen = (one: Rated): boolean => one.state === 'playing' || one.state === 'waiting';

export class Ratings {
  games = $state(100);
  seed = $state(0);
  agent = $state('thumb');
  squads = $state.raw<Squad[]>([]);
  chosen = $state.raw<string[]>([USUAL]);
  shown = $state(USUAL); // the squad whose result is looked at
  of = $state(''); // the text that was rated
  by = $state.raw<Record<string, Rated>>({}); // by squad
  changes = $state.raw<ChangeShown[]>([]);
  variants = $state.raw<Variant[]>([]);
  found = $state.raw<Record<string, Contrast>>({}); // by change
  problem = $state('');
  away = $state(false); // the host does not answer
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly draft: Draft) {}

  rated = $derived<Rated | null>(this.by[this.shown] ?? Object.values(this.by)[0] ?? null);
  running = $derived(Object.values(this.by).some(isOpen));

  get stale(): boolean {
    return this.rated !== null && this.of !== this.draft.text;
  }

  /** Who the squads are; the seed draws the random one. */
  async meet(): Promise<void> {
    await this.#tried(async () => {
      this.squads = await squads(this.draft.game, this.seed);
    });
  }

  /** Play what was chosen, or go on. */
  async begin(): Promise<void> {
    await this.#tried(async () => {
      this.#renew();
      const names = this.squads.map(({ name }) => name).filter((name) => this.chosen.includes(name));
      this.by = Object.fromEntries(Object.entries(this.by).filter(([name]) => names.includes(name)));
      for (const squad of names.length ? names : [USUAL]) {
        const found = await rate(this.draft.game, { ...this.#wanted(), squad }, speech.language);
        this.by = { ...this.by, [squad]: found };
      }
      if (!(this.shown in this.by)) this.shown = Object.keys(this.by)[0] ?? USUAL;
      this.changes = await changes(this.draft.game, this.of, speech.language);
      this.#again();
    });
  }

  /** Play changes on the same dice; all of them, if none is named. */
  async study(names: string[]): Promise<void> {
    await this.#tried(async () => {
      this.#renew();
      this.changes = await changes(this.draft.game, this.of, speech.language);
      const begun = await study(this.draft.game, { ...this.#wanted(), squad: this.shown, changes: names });
      const old = this.variants.filter(({ name }) => !begun.variants.some((one) => one.name === name));
      this.variants = [...old, ...begun.variants];
      this.by = { ...this.by, [this.shown]: await rating(begun.rating, speech.language) };
      this.#again();
    });
  }

  async stop(): Promise<void> {
    await this.#tried(async () => {
      for (const { rating: key } of this.variants) await stopRating(key, speech.language);
      for (const [squad, { key }] of Object.entries(this.by)) this.by = { ...this.by, [squad]: await stopRating(key, speech.language) };
    });
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #wanted(): { text: string; agent: string; games: number; seed: number } {
    return { text: this.of, agent: this.agent, games: this.games, seed: this.seed };
  }

  /** Another text is another rating. */
  #renew(): void {
    if (this.of !== this.draft.text) [this.by, this.variants, this.found] = [{}, [], {}];
    this.of = this.draft.text;
  }

  #again(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), EVERY);
  }

  /** What the host no longer knows is at rest: it can be begun anew. */
  async #look(): Promise<void> {
    try {
      await this.#reached(() => this.#step());
    } catch (failure) {
      this.problem = said(failure);
      this.by = Object.fromEntries(Object.entries(this.by).map(([squad, one]) => [squad, isOpen(one) ? { ...one, state: 'stopped' as const } : one]));
    }
  }

  async #step(): Promise<void> {
    for (const [squad, { key }] of Object.entries(this.by)) this.by = { ...this.by, [squad]: await rating(key, speech.language) };
    const base = this.by[this.shown];
    if (!base) return;
    for (const { name, rating: key } of this.variants) this.found = { ...this.found, [name]: await against(base.key, key) };
    const open = this.variants.some(({ name }) => (this.found[name]?.games ?? 0) < Math.min(this.games, base.played));
    if (this.running || (open && base.state !== 'stopped')) this.#again();
  }

  async #tried(work: () => Promise<void>): Promise<void> {
    this.problem = '';
    try {
      await this.#reached(work);
    } catch (failure) {
      this.problem = said(failure);
    }
  }

  /** While the host cannot be reached, what is being played there is asked for again and again. */
  async #reached(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.away = false;
    } catch (failure) {
      this.away = !(failure instanceof Refusal);
      if (!this.away) throw failure;
      if (this.running) this.#again();
    }
  }
}
