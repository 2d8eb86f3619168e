// Which key does what, as this person likes it. Every action has a usual key, by which the rest of the
// page knows it; here it is told which key was really pressed for it, and which to show.

import { keep, kept } from './keep';

/** The keys of a table itself, in the order in which they are listed; `key-<name>` is the text. */
export const SHELL: Readonly<Record<string, string>> = {
  end: 'e',
  undo: 'u',
  redo: 'y',
  advice: 'h',
  side: 'k',
  log: 'l',
  players: 'p',
  book: 'b',
  preferences: 'o',
  help: '?',
};

type Keys = Record<string, string>; // the usual key -> the one that was chosen

/** Keys that choose among answers, move around or leave: they stay what they are. */
const FIXED = /^([1-9]| |\s)$/;

/** Can this key be chosen for something? Letters and signs, one of them. */
export const canBe = (key: string): boolean => [...key].length === 1 && !FIXED.test(key);

/** What was kept, as far as it makes sense: each key means one thing. */
export function read(text: string | null): Keys {
  const found: Keys = {};
  try {
    const told: unknown = JSON.parse(text ?? '{}');
    for (const [usual, key] of Object.entries(told as object)) {
      if (typeof key === 'string' && canBe(key) && canBe(usual) && !Object.values(found).includes(key)) found[usual] = key;
    }
  } catch {
    return {};
  }
  return found;
}

class Keymap {
  #chosen = $state<Keys>(read(kept('keys')));

  /** The key for an action, by its usual one. */
  of(usual: string): string {
    return this.#chosen[usual] ?? usual;
  }

  /** What somebody meant who pressed this: the usual key of an action; empty: nothing any more. */
  meant(pressed: string): string {
    const key = [...pressed].length === 1 ? pressed.toLowerCase() : pressed;
    const usual = Object.keys(this.#chosen).find((entry) => this.#chosen[entry] === key);
    if (usual !== undefined) return usual;
    return key in this.#chosen ? '' : key;
  }

  /** What to show for a press such as `m2`: the letter as it was chosen. */
  shown(press: string): string {
    const [first = '', ...rest] = press;
    return (canBe(first) ? this.of(first) : first) + rest.join('');
  }

  /** Choose a key. It is refused where it cannot be one, or does something else of `all` already. */
  choose(usual: string, key: string, all: string[]): 'chosen' | 'impossible' | 'taken' {
    const wanted = key.toLowerCase();
    if (!canBe(wanted)) return 'impossible';
    if (all.some((other) => other !== usual && this.of(other) === wanted)) return 'taken';
    const { [usual]: _, ...others } = this.#chosen;
    this.#chosen = wanted === usual ? others : { ...others, [usual]: wanted };
    keep('keys', JSON.stringify(this.#chosen));
    return 'chosen';
  }

  reset(): void {
    this.#chosen = {};
    keep('keys', '{}');
  }

  get changed(): boolean {
    return Object.keys(this.#chosen).length > 0;
  }
}

export const keymap = new Keymap();
