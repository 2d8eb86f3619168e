// How this person likes the page: kept in the browser, never sent anywhere.

import { keep, kept } from './keep';

export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for one thing that happens on the board. */
export const PACE: Record<Speed, number> = { off: 0, fast: 260, normal: 560, slow: 1100 };

function isSpeed(text: string | null): text is Speed {
  return SPEEDS.some((speed) => speed === text);
}

class Preferences {
  #chosen = $state<Speed | null>(null);
  #still = $state(false); // the system asks for less motion
  forecast = $state(kept('forecast') !== 'off');
  sight = $state(kept('sight') !== 'off');

  constructor() {
    const speed = kept('speed');
    if (isSpeed(speed)) this.#chosen = speed;
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

  show(what: 'forecast' | 'sight', on: boolean): void {
    this[what] = on;
    keep(what, on ? 'on' : 'off');
  }
}

export const prefs = new Preferences();
