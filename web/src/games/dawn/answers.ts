// The answers to a question: which belong together, whose they are, and how each is shown in short.

import known from '../../../../src/shambler/games/dawn/verbs.json';
import type { Short } from '../../lib/game';
import type { Verbs } from '../../lib/options';
import type { Option } from '../../lib/protocol';
import { actorOf } from './aims';
import { face } from './art/faces';
import { briefly, counterName, type Say } from './names';
import { pick } from './pick.svelte';
import type { Board, View } from './types';

export const groups = known as Verbs[];

/** What somebody else would do is folded away. */
export function isIdle(option: Option, view: View): boolean {
  const actor = actorOf(option, view);
  return actor !== null && pick.unit !== null && actor !== pick.unit;
}

const FACE = '0 0 100 100';

/** An answer in short. Where there is nothing shorter to say, its own words stay. */
export function short(option: Option, board: Board, view: View, say: Say): Short | null {
  const { place, zed, unit } = option.target ?? {};
  const foes = zed ? [zed] : view.zeds.filter((each) => each.place === place).map(({ id }) => id);
  const enemies = foes.map((id) => ({ box: FACE, inside: face(id) }));
  switch (option.verb) {
    case 'move':
    case 'ride':
      return place ? { text: briefly(place, board, say), pictures: enemies } : null;
    case 'shoot':
    case 'make':
    case 'citadel':
      return place && zed ? { text: briefly(place, board, say), pictures: enemies } : null;
    case 'order':
      return unit ? { text: counterName(unit, board, say), pictures: [{ box: FACE, inside: face(unit) }] } : null;
    default:
      return null;
  }
}
