// Is this page of the same version as the server? If not it reloads itself, once. If that does not help,
// it says so and leaves the rest to the person: it never reloads in a loop.

import { VERSION } from '../generated/version';

const MARK = 'shambler.reloaded';
const PAUSE = 10 * 60 * 1000; // no second reload by itself within so many milliseconds

/** May the page reload itself now? Where nothing can be remembered, never: it might not end. */
export function mayReload(storage: () => Storage, now: number): boolean {
  try {
    const last = Number(storage().getItem(MARK) ?? Number.NEGATIVE_INFINITY);
    if (!(now - last >= PAUSE)) return false;
    storage().setItem(MARK, String(now));
    return storage().getItem(MARK) === String(now);
  } catch {
    return false;
  }
}

class Version {
  old = $state(false);
  #leaving = false;

  /** The server has said which version it speaks. */
  heard(spoken: string | null): void {
    if (spoken !== null && spoken !== VERSION) this.outdated();
  }

  /** This page is not the one that the server has now. */
  outdated(): void {
    if (this.#leaving || this.old) return;
    if (mayReload(() => sessionStorage, Date.now())) this.#reload();
    else this.old = true;
  }

  /** The person asks for it. */
  again(): void {
    mayReload(() => sessionStorage, Date.now());
    this.#reload();
  }

  #reload(): void {
    this.#leaving = true;
    location.reload();
  }
}

export const version = new Version();
