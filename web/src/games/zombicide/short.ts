// How an answer is shown in short, under the heading of its verb.

import type { Picture, Short } from '../../lib/game';
import type { Option, Words } from '../../lib/protocol';
import { speech } from '../../lib/speech.svelte';
import { diceOf, turnTo } from './answers';
import { foeAlone, foeNamed } from './art/foes';
import { drawingOf, weapon } from './art/gear';
import { survivor } from './art/survivors';
import { sideOf } from './parts';
import type { Board, Cell, View } from './types';

type Say = (words: Words | undefined) => string;

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
  const text = [enemy ? say(board.enemies[enemy]?.name) : '', place ?? ''].filter(Boolean).join(' · ') || speech.t('fight-here');
  const dice = diceOf(option).map(([id, about]) => speech.t(id, about)).join(' · ');
  return pictures.length ? { text, pictures, ...(dice ? { odds: dice } : {}) } : null;
}

/** Whom an answer is about. */
function faceOf(option: Option, board: Board, view: View): { who: string; picture: Picture } | null {
  const who = option.target?.['who'] ?? '';
  if (!board.survivors[who]) return null;
  const inside = survivor(view.game, who, { film: sideOf(view, who) !== 'zombicide', held: null });
  return { who, picture: { box: '0 4 64 62', inside } };
}

const DOORS = ['door', 'inner']; // openings that are told by the room behind them

/** A door or a window: without the code that stands on the map, and with the way to it. */
function opening(option: Option, board: Board, from: Cell[], say: Say): Short | null {
  const found = board.openings.find(({ name }) => name === option.target?.['opening']);
  if (!found) return null;
  const turn = turnTo(from, found.cells);
  const isIn = (cells: Cell[], [row, col]: Cell) => cells.some(([r, c]) => r === row && c === col);
  const beyond = found.cells.find((cell) => !isIn(from, cell));
  const room = beyond && DOORS.includes(found.kind) && option.verb === 'close' ? board.zones.find(({ cells }) => isIn(cells, beyond)) : undefined;
  const text = room ? speech.t('close-to', { where: `${say(room.title)} ${room.name}` }) : option.label.replace(` (${found.name})`, '');
  return { text, ...(turn === undefined ? {} : { turn }) };
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
      return fight(option, board, view, zone && zone.name !== here ? `${say(zone.title)} ${zone.name}` : null, say);
    case 'trade': {
      const face = faceOf(option, board, view);
      return face ? { text: say(board.survivors[face.who]?.name), pictures: [face.picture] } : null;
    }
    case 'open':
    case 'close':
    case 'build':
      return from ? opening(option, board, from, say) : null;
    case 'hit': {
      const enemy = option.key.slice('hit:'.length);
      const found = board.enemies[enemy];
      return found ? { text: option.label, pictures: [{ box: '-2 -2 68 68', inside: foeAlone(foeNamed(view.game, enemy, found.type)) }], alone: true } : null;
    }
    default: {
      const face = faceOf(option, board, view);
      return face ? { text: option.label, pictures: [face.picture], alone: true } : null;
    }
  }
}
