// How this person likes the page: kept in the browser, never sent anywhere.

import { keep, kept } from './keep';
import { closing } from './options';
import type { Option } from './protocol';

export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export const SIZES = ['normal', 'large', 'huge'] as const; // of the text
export const PALETTES = ['night', 'contrast', 'distinct'] as const;
export const CONFIRMS = ['never', 'final', 'always'] as const; // which answers are asked about again
export type Speed = (typeof SPEEDS)[number];
export type Size = (typeof SIZES)[number];
export type Palette = (typeof PALETTES)[number];
export type Confirm = (typeof CONFIRMS)[number];

/** Milliseconds for one thing that happens on the board. */
export const PACE: Record<Speed, number> = { off: 0, fast: 260, normal: 560, slow: 1100 };

/** What was kept under a name, if it is one of these. */
function keptOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
  const text = kept(name);
  return choices.find((choice) => choice === text) ?? null;
}

class Preferences {
  #chosen = $state(keptOf('speed', SPEEDS));
  #still = $state(false); // the system asks for less motion
  #hidden = $state<Record<string, boolean>>({}); // what boards can show, and is not to be seen
  size = $state<Size>(keptOf('size', SIZES) ?? 'normal');
  palette = $state<Palette>(keptOf('palette', PALETTES) ?? 'night');
  sound = $state(kept('sound') === 'on');
  confirm = $state<Confirm>(keptOf('confirm', CONFIRMS) ?? 'never');

  constructor() {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.#still = still.matches;
    still.addEventListener('change', () => (this.#still = still.matches));
  }

  /** What was chosen here; until then what the system asks for. */
  get speed(): Speed {
    return this.#chosen ?? (this.#still ? 'off' : 'normal');
  }

  set speed(speed: Speed) {
    this.#chosen = speed;
    keep('speed', speed);
  }

  hear(on: boolean): void {
    this.sound = on;
    keep('sound', on ? 'on' : 'off');
  }

  choose<Name extends 'size' | 'palette' | 'confirm'>(name: Name, choice: this[Name]): void {
    this[name] = choice;
    keep(name, choice);
  }

  /** Is this answer to be asked about again? Undo does not help after dice, nor after the last word. */
  doubts(option: Option): boolean {
    if (this.confirm === 'final') return option.odds !== undefined || closing(option);
    return this.confirm === 'always';
  }

  /** Is something that a board can show to be seen? */
  shows(what: string): boolean {
    return !(this.#hidden[what] ?? kept(what) === 'off');
  }

  show(what: string, on: boolean): void {
    this.#hidden[what] = !on;
    keep(what, on ? 'on' : 'off');
  }
}

export const prefs = new Preferences();
