// What closes or opens the way between two cells, along a line of 100 from (0, 0) to (100, 0).

import { C } from '../../../art/ink';

type Draw = (state: string) => string;

const SLIDING: Record<string, string> = {
  open: `<path d="M22 -3.5H31V3.5H22ZM69 -3.5H78V3.5H69Z" fill="${C.door}" stroke="${C.ink}" stroke-width="1.5"/>`,
  closed: `<path d="M30 -5.5H70V5.5H30Z" fill="${C.ink}"/><path d="M31.5 -4H49V4H31.5ZM51 -4H68.5V4H51Z" fill="${C.door}"/><path d="M38 -4V4M62 -4V4" stroke="${C.ink}" stroke-width="1.6" opacity=".5"/>`,
  locked: `<path d="M30 -5.5H70V5.5H30Z" fill="${C.ink}"/><path d="M31.5 -4H49V4H31.5ZM51 -4H68.5V4H51Z" fill="#b7a27a"/><circle cx="50" cy="0" r="9" fill="${C.ink}"/><path d="M45 -1H55V6H45Z" fill="#ffe9b0"/><path d="M46.8 -1V-3.5C46.8 -7.5 53.2 -7.5 53.2 -3.5V-1" fill="none" stroke="#ffe9b0" stroke-width="1.9"/>`,
  destroyed: `<path d="M30 -4H40L37 -1L41 2L38 4H30ZM70 -4H61L64 0L60 3L63 4H70Z" fill="#a8813c" stroke="${C.ink}" stroke-width="1.4"/><path d="M46 5L50 8L47 10ZM54 -8L57 -6L53 -5Z" fill="#a8813c"/>`,
};

const sliding: Draw = (state) => SLIDING[state] ?? '';

const OPENINGS = {
  sliding,
  airlock: (state) => `<path d="M26 -8H74V8H26Z" fill="${C.ink}"/><path d="M28 -6H34V6H28ZM66 -6H72V6H66Z" fill="${C.steel}"/>${state === 'open' ? `<path d="M34 -4H38V4H34ZM62 -4H66V4H62Z" fill="${C.cyan}"/>` : `<path d="M35.5 -4.5H49V4.5H35.5ZM51 -4.5H64.5V4.5H51Z" fill="${C.cyan}"/><path d="M38 4.5L42 -4.5H45L41 4.5ZM55 4.5L59 -4.5H62L58 4.5Z" fill="${C.ink}" opacity=".62"/>`}`,
  hinged: (state) => state === 'closed' ? `<path d="M29 -3.5H71V3.5H29Z" fill="${C.ink}"/><path d="M30.5 -2.2H69.5V2.2H30.5Z" fill="${C.door}"/><circle cx="65" cy="0" r="1.7" fill="${C.ink}"/>` : state === 'open' ? `<path d="M30 0A40 40 0 0 1 62 24" fill="none" stroke="#fff" stroke-opacity=".16" stroke-dasharray="3 3"/><g transform="rotate(52 31 0)"><path d="M30 -3H70V3H30Z" fill="${C.ink}"/><path d="M31 -1.8H69V1.8H31Z" fill="#c39a4c"/></g>` : '',
  window: (state) => `<path d="M22 -4H78V4H22Z" fill="${C.ink}"/><path d="M24 -1.6H76V1.6H24Z" fill="#cfe6f2"/><path d="M24 -4H27V4H24ZM48.5 -4H51.5V4H48.5ZM73 -4H76V4H73Z" fill="#8b8f99"/>${state === 'closed' ? `<g stroke="${C.ink}" stroke-width="1.4"><path d="M19 -6.5L80 1.5L79 7L18 -1Z" fill="#c98c4a"/><path d="M19 6L80 -3L81 2.5L20 10Z" fill="#a9712f" transform="translate(0 -3)"/></g><g fill="#241708"><circle cx="24" cy="-3" r="1.1"/><circle cx="74" cy="3" r="1.1"/><circle cx="25" cy="4.5" r="1.1"/><circle cx="75" cy="-2" r="1.1"/></g>` : state === 'broken' ? `<path d="M36 -6L40 0L34 3ZM60 5L58 0L64 -3Z" fill="#cfe6f2"/>` : ''}`,
  stairs: (state) => `<path d="M28 -9H72V9H28Z" fill="${C.ink}"/>${[0, 1, 2, 3, 4, 5].map((i) => `<path d="M${30 + i * 7} -7H${35 + i * 7}V7H${30 + i * 7}Z" fill="#d6d2ca" opacity="${.95 - i * .13}"/>`).join('')}${state === 'closed' ? `<path d="M26 -3.5H74V3.5H26Z" fill="${C.door}" stroke="${C.ink}" stroke-width="1.5"/>` : ''}`,
  gate: () => `<path d="M14 -4H24V4H14ZM76 -4H86V4H76Z" fill="#a98a5c" stroke="${C.ink}" stroke-width="1.5"/>`,
} satisfies Record<string, Draw>;

/** Doors slide in a base and swing in a house. */
export function opening(kind: string, state: string, house: boolean): string {
  switch (kind) {
    case 'door':
      return house ? OPENINGS.hinged(state) : OPENINGS.sliding(state);
    case 'inner':
      return OPENINGS.hinged(state);
    case 'airlock':
    case 'window':
    case 'stairs':
    case 'gate':
      return OPENINGS[kind](state);
    default:
      return '';
  }
}
