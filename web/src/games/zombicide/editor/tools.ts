// The tools of the desk: a letter and a drawing each.

import { C } from '../../../art/ink';
import { isCar } from '../art/machines';
import { MARK } from '../art/marks';
import type { Kit } from './kit';

export interface Tool {
  name: string;
  key: string;
  picture: string; // the inside of a box of 40 x 40
}

/** A start: an amber disc with a number. */
export const startMark = (number: number): string =>
  `<circle cx="20" cy="20" r="19" fill="${C.ink}"/><circle cx="20" cy="20" r="15.5" fill="#3a2b12" stroke="${C.ally}" stroke-width="3.4"/><text x="20" y="26" text-anchor="middle" font-size="17" font-weight="800" fill="${C.ally}">${number}</text>`;

const CAR = `<g stroke="${C.ink}" stroke-width="2"><rect x="3" y="12" width="34" height="17" rx="6" fill="#b9b6b0"/><rect x="13" y="14" width="10" height="13" rx="2" fill="#2b3546"/></g>`;
const FOE = `<circle cx="20" cy="15" r="8" fill="${C.foe}" stroke="${C.ink}" stroke-width="2"/><path d="M6 37C7 27 13 24 20 24C27 24 33 27 34 37Z" fill="${C.foeDeep}" stroke="${C.foe}" stroke-width="2"/>`;
const TILE = '<rect x="4" y="4" width="32" height="32" rx="3" fill="#2b3c4d" stroke="#aeb7ca" stroke-width="3"/><path d="M15 4V36M25 4V36M4 15H36M4 25H36" stroke="#aeb7ca" stroke-width="1.5"/>';
const DOOR = '<path d="M0 20H10M30 20H40" stroke="#aeb7ca" stroke-width="9"/><path d="M10 20H30" stroke="#f0c060" stroke-width="8"/>';
const SELECT = '<path d="M9 4L31 22L21 23L26 34L21 36L16 25L9 31Z" fill="#c7d0e2" stroke="#0a0d16" stroke-width="2"/>';

const ALL: (Tool & { needs?: string[] })[] = [
  { name: 'select', key: 'v', picture: SELECT },
  { name: 'tile', key: 't', picture: TILE },
  { name: 'door', key: 'd', picture: DOOR, needs: ['door', 'barrier'] },
  { name: 'spawn', key: 's', picture: MARK.spawn(C.foe, true, false) },
  { name: 'objective', key: 'o', picture: MARK.objective('#fff', 'star'), needs: ['objective'] },
  { name: 'start', key: 'a', picture: startMark(1) },
  { name: 'exit', key: 'x', picture: MARK.exit(), needs: ['exit'] },
  { name: 'machine', key: 'c', picture: CAR, needs: ['machine'] },
  { name: 'enemy', key: 'e', picture: FOE, needs: ['enemy'] },
  { name: 'crate', key: 'k', picture: MARK.steel(), needs: ['story'] },
  { name: 'card', key: 'b', picture: MARK.card('7', true), needs: ['story'] },
];

/** Those that an edition has a use for; `label` is what it calls them. */
export function toolsFor(kit: Kit): (Tool & { label: string })[] {
  const cars = (kit.things['machine type'] ?? []).every(({ id }) => isCar(id));
  const found = ALL.filter(({ needs }) => !needs || needs.some((table) => kit.places.includes(table)));
  return found.map((tool) => ({ ...tool, label: tool.name === 'machine' && cars ? 'car' : tool.name }));
}
