// What a board needs to let somebody act on it.

import type { Option } from '../../lib/protocol';
import type { Point } from '../../lib/game';
import type { Reference } from '../../lib/peek.svelte';
import type { Token } from './crowd';
import type { Spot } from './country';

export interface Hands {
  aims: Map<string, Option[]>; // by place: what can be done there
  held: ReadonlySet<string>; // places where somebody is
  able: ReadonlySet<string>; // who can act
  picked: string | null; // who is about to
  lit: string | null; // the place that the answer under the pointer is about
  describe: (spot: Spot) => string; // for whoever cannot see it
  name: (token: Token) => string;
  act: (place: string, at: Point) => void;
  take: (unit: string) => void;
  hover: (place: string | null) => void;
  look: (spot: Spot) => Reference | null; // a place, closely
  meet: (unit: string) => Reference | null; // a counter, closely
}

/** The middle of something on the screen. */
export function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Does this key press a button? */
export const presses = (event: KeyboardEvent): boolean => event.key === 'Enter' || event.key === ' ';
