// One lesson: the step one stands at, what to press, and what was tried instead. The server holds
// nothing of it; how far one came is kept in this browser.

import { lessonStep } from './api';
import { keep, kept } from './keep';
import type { Language, LessonStep, Line, Option } from './protocol';
import { since } from './log';

const place = (game: string, name: string): string => `lesson.${game}.${name}`;
const DONE = 'done';

export interface Progress {
  at: number; // the step to go on with
  done: boolean; // it was finished once
}

/** How far this browser came. */
export function progressOf(game: string, name: string): Progress {
  const text = kept(place(game, name)) ?? '';
  const at = Number.parseInt(text, 10);
  return { at: Number.isNaN(at) ? 0 : at, done: text.endsWith(DONE) };
}

export class Lesson {
  step = $state.raw<LessonStep | null>(null);
  news = $state.raw<Line[]>([]); // what happened on the way to this step
  problem = $state('');
  tried = $state(''); // an answer that is not the one of this step
  busy = $state(false);
  #next: Promise<LessonStep> | null = null;

  constructor(
    readonly game: string,
    readonly name: string,
    public language: Language,
  ) {}

  get last(): boolean {
    return this.step !== null && this.step.at === this.step.titles.length - 1;
  }

  async open(at: number): Promise<void> {
    this.busy = true;
    this.tried = '';
    try {
      const before = this.step;
      const coming = before?.at === at - 1 ? this.#next : null;
      const step = await (coming ?? lessonStep(this.game, this.name, at, this.language));
      this.news = before && step.at === before.at + 1 ? since(step.position.log, before.position.number) : [];
      this.step = step;
      this.problem = '';
      const done = progressOf(this.game, this.name).done || this.last;
      keep(place(this.game, this.name), `${this.last ? 0 : at} ${done ? DONE : ''}`.trim());
      this.#prepare();
    } catch (failure) {
      this.problem = failure instanceof Error ? failure.message : String(failure);
    } finally {
      this.busy = false;
    }
  }

  /** The next step is fetched while this one is read. */
  #prepare(): void {
    this.#next = this.last || !this.step ? null : lessonStep(this.game, this.name, this.step.at + 1, this.language);
    this.#next?.catch(() => (this.#next = null));
  }

  async go(): Promise<void> {
    if (this.step && !this.last && !this.busy) await this.open(this.step.at + 1);
  }

  /** Answers were picked: the right one goes on, another is refused with a word. */
  async pick(options: Option[]): Promise<void> {
    const step = this.step;
    if (!step || this.busy) return;
    if (options.some(({ key }) => key === step.do)) await this.go();
    else this.tried = options[0]?.label ?? '';
  }

  async speak(language: Language): Promise<void> {
    if (language === this.language) return;
    this.language = language;
    this.#next = null;
    if (this.step) {
      this.step = await lessonStep(this.game, this.name, this.step.at, language);
      this.#prepare();
    }
  }
}
