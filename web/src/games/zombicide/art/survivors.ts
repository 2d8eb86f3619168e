// Survivors, made from the parts of people.ts by the lines of cast.ts. On the board a bust on a round
// base; on a card a portrait with more detail.

import { C, luminance, shade } from '../../../art/ink';
import { CAST, STRANGER, type Person } from './cast';
import { weapon, type WeaponName } from './gear';
import { EXTRA, HEAD, OUTFIT, TOP, TORSO } from './people';

type Part = { back?: (hair: string, gear: string) => string; front?: (hair: string, gear: string) => string };
type Worn = { under?: (colour: string, skin: string) => string; over?: (colour: string, skin: string) => string };

export interface Look {
  film?: boolean; // black and white, where the film is
  held?: WeaponName | null | undefined; // in hand now; undefined: what they are known for
}

/** Everything below the base is cut off; hats and weapons may stand out above it. */
export const CLIP = '<clipPath id="z-torso"><path d="M-10 -10H74V36H57A25 25 0 0 1 7 36H-10Z"/></clipPath>';

const BEARDED = new Set(['beard', 'boonie']); // no mouth is seen
const SHINY = new Set(['buzz', 'bob', 'flip', 'short', 'quiff', 'puff', 'band', 'bunset']);

function personOf(game: string, id: string, film: boolean): Person {
  const person = CAST[game]?.[id] ?? Object.values(CAST).find((cast) => cast[id])?.[id] ?? STRANGER;
  return film || !person.colour ? person : { ...person, ...person.colour };
}

function face(p: Person, portrait: boolean): string {
  const ink = luminance(p.skin) < 0.16 ? '#120d0c' : '#241a17';
  const r = portrait ? 1.5 : 1.9;
  const eyes = `<circle cx="27.6" cy="25.5" r="${r}" fill="${ink}"/><circle cx="36.4" cy="25.5" r="${r}" fill="${ink}"/>`;
  if (!portrait) return eyes;
  const line = (path: string, colour: string, width: number) => `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  const mouth = BEARDED.has(p.top) ? '' : line('M28.8 33.7C31 34.7 33.5 34.7 35.2 33.6', shade(p.skin, -0.45), 1.3);
  return eyes + line('M24.8 22.6L29.8 22.2M34.2 22.2L39.2 22.6', ink, 1.3) + line('M32 26L31 30H33', shade(p.skin, -0.34), 1.1) + mouth;
}

function bust(p: Person, portrait: boolean, held: WeaponName | null | undefined): string {
  const cut = portrait ? '' : ' clip-path="url(#z-torso)"';
  const out = `stroke="${C.ink}" stroke-width="2.2" stroke-linejoin="round" paint-order="stroke"`;
  const top: Part = TOP[p.top];
  const worn: Worn[] = (p.extra ?? []).map((name) => EXTRA[name]);
  const [gear, colour] = [p.gear ?? p.c, p.extraColor ?? p.a];
  const inHand = held === undefined ? p.weapon : held;
  const parts: (string | false | null | undefined)[] = [
    ...worn.map((piece) => piece.under && `<g${cut}>${piece.under(colour, p.skin)}</g>`),
    inHand && `<g${cut}><g transform="translate(${46 + (p.dx ?? 0) / 2} ${38 + (p.dy ?? 0)}) rotate(${p.tilt ?? -64}) scale(.86) translate(-24 -14)">${weapon(inHand, '#dfe7f5', p.c, 2.6)}</g></g>`,
    top.back && `<g ${out}>${top.back(p.hair, gear)}</g>`,
    `<g${cut}><path d="${TORSO[p.torso]}" fill="${p.a}" ${out}/>${OUTFIT[p.outfit](p)}</g>`,
    `<path d="M27 33H37V42C35 45 29 45 27 42Z" fill="${shade(p.skin, -0.22)}"/><path d="${HEAD[p.head]}" fill="${p.skin}" ${out}/>`,
    portrait && `<path d="M33 13C42 15 44 33 33 38C38 32 38.5 20 33 13Z" fill="${shade(p.skin, -0.16)}"/>`,
    face(p, portrait),
    top.front && `<g ${out}>${top.front(p.hair, gear)}</g>`,
    portrait && SHINY.has(p.top) && '<path d="M25 13.5C28 11.3 33 10.8 36 11.6" stroke="#fff" stroke-opacity=".28" stroke-width="1.6" fill="none" stroke-linecap="round"/>',
    ...worn.map((piece) => piece.over && `<g${cut}>${piece.over(colour, p.skin)}</g>`),
  ];
  return parts.filter(Boolean).join('');
}

/** On the board: a bust on a round base; `ring` is the colour of its rim. */
export function survivor(game: string, id: string, { film = true, held }: Look = {}, ring: string = C.ally, dash = ''): string {
  const p = personOf(game, id, film);
  const rim = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<ellipse cx="32" cy="60" rx="24" ry="4" fill="#000" opacity=".45"/><circle cx="32" cy="36" r="28.5" fill="${C.ink}"/><circle cx="32" cy="36" r="25" fill="${shade(p.b, -0.5)}" stroke="${ring}" stroke-width="4.4"${rim}/>${bust(p, false, held)}<path d="M7.4 41A25 25 0 0 0 56.6 41" fill="none" stroke="${C.ink}" stroke-width="7.4"/><path d="M7 39A25 25 0 0 0 57 39" fill="none" stroke="${ring}" stroke-width="4.4"${rim}/>`;
}

/** A bust with all its detail, before nothing. */
export const portraitBust = (game: string, id: string, { film = true, held }: Look = {}): string => bust(personOf(game, id, film), true, held);

const WALLS: Record<string, [string, string, string]> = {
  living_dead: ['#2c2b2a', '#45423f', '#5d5954'],
  hendrix: ['#1f2a24', '#2f3f35', '#465c4a'],
};

/** On a card: a bust before a lit wall. */
export function portrait(game: string, id: string, { film = true, held }: Look = {}): string {
  const [far, lit, bright] = WALLS[game] ?? ['#182542', '#24365e', '#33507f'];
  return `<rect width="64" height="64" fill="${far}"/><circle cx="32" cy="30" r="30" fill="${lit}"/><circle cx="32" cy="28" r="20" fill="${bright}"/><path d="M0 50H64V64H0Z" fill="#000" opacity=".18"/><g transform="translate(0 3)">${portraitBust(game, id, { film, held })}</g>`;
}
