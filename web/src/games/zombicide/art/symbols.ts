// The figures of a table as symbols, drawn once and used by reference.

import type { Token } from '../tokens';
import { drawingOf } from './gear';
import { foeAlone, type FoeName } from './foes';
import { survivor, type Look } from './survivors';

const symbol = (id: string, inside: string): string => `<symbol id="${id}" viewBox="0 0 64 64" overflow="visible">${inside}</symbol>`;

/** Each kind of enemy, in front and behind others. */
export function foeSymbols(names: Iterable<FoeName>): string {
  return [...names].map((name) => symbol(`foe-${name}`, foeAlone(name)) + symbol(`foe-${name}-behind`, foeAlone(name, true))).join('');
}

/** How a survivor looks now: what they hold, and on which side their card lies. */
export function lookOf(token: { side: string | null; held: string | null }): Look {
  const held = token.held === null ? null : (drawingOf(token.held) ?? null);
  return { film: token.side !== 'zombicide', held };
}

const DASHES = ['', '18 6', '8 6', '30 8', '4 5', '22 4 4 4']; // whose they are, where several people play

/** Every survivor on the board. */
export function peopleSymbols(game: string, tokens: Token[], several: boolean): string {
  return tokens
    .map((token) => {
      if (token.kind !== 'survivor') return '';
      const ring = token.done ? '#8f7a55' : token.seat === null ? '#c8d2e6' : undefined;
      const dash = several && token.seat !== null ? DASHES[token.seat % DASHES.length] : '';
      return symbol(`man-${token.id}`, survivor(game, token.id, lookOf(token), ring, dash));
    })
    .join('');
}
