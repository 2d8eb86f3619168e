// The answers of a turn: which belong together, which help nobody, and how each is shown in short.

import known from '../../../../src/shambler/games/zombicide/verbs.json';
import type { Picture, Short } from '../../lib/game';
import type { Verbs } from '../../lib/options';
import type { Option, Words } from '../../lib/protocol';
import { drawingOf, weapon } from './art/gear';
import { foeAlone, foeNamed } from './art/foes';
import { survivor } from './art/survivors';
import { sideOf } from './parts';
import type { Board, Cell, View } from './types';

type Say = (words: Words | undefined) => string;

export const groups = known as Verbs[];

const IDLE = new Set(['discard', 'noise', 'give-up']);

/** Shots that can bring nothing down, noise, throwing things away, and giving up. */
export function isIdle(option: Option): boolean {
  return IDLE.has(option.verb) || option.odds?.facts?.['kill'] === 0;
}

const middle = (cells: Cell[]): [number, number] => [
  cells.reduce((sum, [row]) => sum + row, 0) / cells.length,
  cells.reduce((sum, [, col]) => sum + col, 0) / cells.length,
];

/** The way from one place to another, in degrees clockwise from north, in steps of 45. */
export function turnTo(from: Cell[], to: Cell[]): number | undefined {
  const [[top, left], [bottom, right]] = [middle(from), middle(to)];
  if (top === bottom && left === right) return undefined;
  const angle = (Math.atan2(right - left, top - bottom) * 180) / Math.PI;
  return (Math.round(angle / 45) * 45 + 360) % 360;
}

/** The card and the enemy that the key of an attack names: `fire:smg*2>4.1@tank`. */
function attackOf(key: string): { card: string; enemy: string | null } {
  const [, card = '', , enemy = null] = /^[^:]*:([^>*@]*)(\*2)?(?:>[^@]*)?(?:@(.*))?$/.exec(key) ?? [];
  return { card, enemy };
}

function fight(option: Option, board: Board, view: View, place: string | null, say: Say): Short | null {
  const { card, enemy } = attackOf(option.key);
  const drawing = drawingOf(card);
  const zone = option.target?.['zone'];
  const there = view.zones.find(({ name }) => name === zone)?.enemies ?? {};
  const [first] = enemy ? [enemy] : Object.keys(there).toSorted((a, b) => (there[b] ?? 0) - (there[a] ?? 0));
  const pictures: Picture[] = [];
  if (drawing) pictures.push({ box: '0 0 64 28', inside: weapon(drawing), wide: true });
  if (first) pictures.push({ box: '-2 -2 68 68', inside: foeAlone(foeNamed(view.game, first, board.enemies[first]?.type ?? '')) });
  const text = [enemy ? say(board.enemies[enemy]?.name) : '', place ?? ''].filter(Boolean).join(' · ');
  return pictures.length && text ? { text, pictures } : null;
}

/** Whom an answer is about. */
function faceOf(option: Option, board: Board, view: View): { who: string; picture: Picture } | null {
  const who = option.target?.['who'] ?? '';
  if (!board.survivors[who]) return null;
  const inside = survivor(view.game, who, { film: sideOf(view, who) !== 'zombicide', held: null });
  return { who, picture: { box: '0 4 64 62', inside } };
}

/** A door or a window: without the code that stands on the map, and with the way to it. */
function opening(option: Option, board: Board, from: Cell[]): Short | null {
  const found = board.openings.find(({ name }) => name === option.target?.['opening']);
  if (!found) return null;
  const turn = turnTo(from, found.cells);
  return { text: option.label.replace(` (${found.name})`, ''), ...(turn === undefined ? {} : { turn }) };
}

/** An answer in short. Where there is nothing shorter to say, its own words stay. */
export function short(option: Option, board: Board, view: View, say: Say): Short | null {
  const here = view.survivors.find(({ id }) => id === view.acting?.who)?.zone;
  const cellsOf = (name: string | null | undefined) => board.zones.find((zone) => zone.name === name)?.cells;
  const from = cellsOf(here);
  const zone = board.zones.find(({ name }) => name === option.target?.['zone']);
  const turn = from && zone ? turnTo(from, zone.cells) : undefined;
  const arrow = turn === undefined ? {} : { turn };
  switch (option.verb) {
    case 'move':
      return zone ? { text: `${say(zone.title)} ${zone.name}`, ...arrow } : null;
    case 'fire':
    case 'melee':
      return fight(option, board, view, zone ? `${say(zone.title)} ${zone.name}` : null, say);
    case 'trade': {
      const face = faceOf(option, board, view);
      return face ? { text: say(board.survivors[face.who]?.name), pictures: [face.picture] } : null;
    }
    case 'open':
    case 'close':
    case 'build':
      return from ? opening(option, board, from) : null;
    default: {
      const face = faceOf(option, board, view);
      return face ? { text: option.label, pictures: [face.picture], alone: true } : null;
    }
  }
}
