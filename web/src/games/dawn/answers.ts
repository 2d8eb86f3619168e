// The answers to a question: which belong together, whose they are, and how each is shown in short.

import known from '../../../../src/shambler/games/dawn/verbs.json';
import type { Picture, Short } from '../../lib/game';
import type { Verbs } from '../../lib/options';
import type { Option } from '../../lib/protocol';
import { speech } from '../../lib/speech.svelte';
import { actorOf, chance } from './aims';
import { die } from './art/dice';
import { face } from './art/faces';
import { lookOf } from './country';
import { briefly, counterName, signpost, type Say } from './names';
import { pick } from './pick.svelte';
import type { Board, View } from './types';

export const groups = known as Verbs[];

/** What somebody else would do is folded away. */
export function isIdle(option: Option, view: View): boolean {
  const actor = actorOf(option, view);
  return actor !== null && pick.unit !== null && actor !== pick.unit;
}

const SQUARE = '0 0 100 100';
const picture = (inside: string): Picture => ({ box: SQUARE, inside });
const flag = (track: string): Picture =>
  picture(`<rect x="8" y="8" width="84" height="84" rx="20" fill="${lookOf(track).colour}"/><text x="50" y="72" font-size="62" font-weight="900" text-anchor="middle" fill="#0b0f1a">${track}</text>`);

/** A fight in short: the chance that the other side goes back; the whole of it is read when it is looked at. */
function inShort(option: Option): Pick<Short, 'odds'> {
  const wins = option.odds?.facts?.['zeds-lose'] === undefined ? null : chance([option]);
  return wins === null ? {} : { odds: speech.t('holds', { chance: Math.round(100 * wins) }) };
}

/** An answer in short. Where there is nothing shorter to say, its own words stay. */
export function short(option: Option, board: Board, view: View, say: Say): Short | null {
  const { place, zed, unit, track } = option.target ?? {};
  const foes = zed ? [zed] : view.zeds.filter((each) => each.place === place).map(({ id }) => id);
  const enemies = foes.map((id) => picture(face(id)));
  switch (option.verb) {
    case 'move':
    case 'ride':
    case 'walk':
      return place ? { text: signpost(place, briefly(place, board, say), (key) => speech.t(key)), pictures: enemies, ...inShort(option) } : null;
    case 'shoot':
    case 'make':
    case 'citadel':
      return place && zed ? { text: briefly(place, board, say), pictures: enemies } : null;
    case 'order':
      return unit ? { text: counterName(unit, board, say), pictures: [picture(face(unit))] } : null;
    case 'unit':
      return unit ? { text: counterName(unit, board, say), pictures: [picture(face(unit))], alone: true, ...inShort(option) } : null;
    case 'zed':
      return zed ? { text: option.label, pictures: enemies, alone: true } : null;
    case 'track':
      return track ? { text: nameOfTrack(track, board, say), pictures: [flag(track)], alone: true } : null;
    case 'dice':
      return { text: '', pictures: option.key.split(':')[1]?.split('+').map((roll) => picture(die(Number(roll)))) ?? [], alone: true };
    default:
      return null;
  }
}

const nameOfTrack = (id: string, board: Board, say: Say): string => say(board.tracks.find((track) => track.id === id)?.name);
