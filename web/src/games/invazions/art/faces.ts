// Recipes: which parts make which face. A new card is a new line here.

import { c, g, ln, p } from '../../../art/cards/brush';
import { group, human, type Person } from '../../../art/cards/people';
import { rays, signs } from '../../../art/cards/signs';
import { kinds, zombie } from '../../../art/cards/zombies';

const PEOPLE: Record<string, Person> = {
  soldier: { skin: 1, top: '#5f7a54', cut: 'army', hat: ['helmet', '#6c885e'], prop: 'rifle' },
  sniper: { skin: 0, top: '#41563f', cut: 'strap', hat: ['hood', '#51694d'], prop: 'sniper', hair: ['none'] },
  guard: { skin: 2, build: 'wide', top: '#2f4470', cut: 'police', hat: ['police', '#2f4470'], prop: 'baton' },
  cook: { skin: 0, build: 'wide', top: '#eef2fb', cut: 'apron', accent: '#c9d3e4', hat: ['toque'], beard: ['stache', '#3a2618'], prop: 'pan', calm: true },
  arsonist: { skin: 0, top: '#7a3b34', cut: 'jacket', accent: '#2a2230', hair: ['side', '#c4512d'], eyes: ['goggles', '#ff9a4a'], prop: 'molotov' },
  janitor: { skin: 3, top: '#d0d7e4', cut: 'overall', accent: '#3d7ea6', hat: ['cap', '#3d7ea6'], prop: 'spray', calm: true },
  technician: { skin: 1, top: '#d9822b', cut: 'vest', accent: '#ffe66b', hat: ['hard', '#ffd24a'], prop: 'wrench', calm: true },
  'secret-agent': { skin: 0, top: '#28324c', cut: 'suit', hat: ['fedora', '#3a4666'], eyes: ['shades'], prop: 'brief' },
  volunteer: { skin: 2, top: '#48587c', cut: 'tee', hair: ['curly', '#1a1622'], hat: ['band', '#ffb347'] },
};

const CROWN = 'M50 0l5 9 11-5 0 12 12-2-6 12H28l-6-12 12 2 0-12 11 5Z';
const PLANE = 'M0 0l10-4 6-14h5l-2 14 16 1 4-6h4l-2 9-1 9h-4l-4-5-16 2 2 13h-5l-6-13Z';
const link = (x: number, y: number, turn: number, gap = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="8" ry="5" fill="none" stroke="#dfe8f2" stroke-width="4" ${gap} transform="rotate(${turn} ${x} ${y})"/>`;

const FIGURES: Record<string, () => string> = {
  survivors: () =>
    group([
      { skin: 2, top: '#6b5d52', hair: ['curly', '#1a1622'] },
      { skin: 0, top: '#4d6b74', hair: ['rim', '#cfd4de'], beard: ['stache', '#cfd4de'] },
      { skin: 1, top: '#a8683f', cut: 'jacket', accent: '#e8d8b0', hair: ['pony', '#4a2c1a'] },
    ]),
  'horde-member': () => zombie(),
  ishtar: () =>
    p(CROWN, '#ffd75e') +
    g(zombie({ skin: 3, hair: ['long', '#1d1a2e'], eye: '#c9a2ff', top: '#5b2f66', arms: false }), 'translate(0 8)') +
    p('M28 26q22-10 44 0v6q-22-9-44 0Z', '#ffd75e') + c(50, 25, 4, '#e88cff') + ln('M10 96q6-30 20-22M90 96q-6-30-20-22', '#c9a2ff', 4),
  'john-frum': () => zombie({ skin: 2, top: '#5c6650', hat: ['garrison', '#6c7a54'], extra: g(p(PLANE, '#dfe8f2'), 'translate(60 68) scale(.9) rotate(-14)') }),
  ogre: kinds.ogre,
  stalker: kinds.stalker,
  legion: kinds.legion,
  swallower: kinds.swallow,
  whistler: () => zombie({ skin: 1, eye: '#9ff0ff', extra: p('M36 46h30v20H36Z', '#86a89a') + c(50, 55, 7, '#2a0d18') + ln('M62 50q8 5 0 11M70 45q13 10 0 21M78 40q18 15 0 31', '#63d2ff', 3.5) }),
  vermin: kinds.vermin,
  zyorkshire: kinds.yorkie,
  'freed-zombie': () =>
    zombie({ skin: 0, eye: '#e6ff9a', top: '#4d5a2c', arms: false }) + p('M30 78h40v12H30Z', '#c6f25a') + link(14, 74, 40) + link(24, 83, 40) +
    ln('M78 62l10-8M84 72l12-2M74 70l-6-12', '#c6f25a', 3.5) + link(82, 86, -30, 'stroke-dasharray="30 8"'),
  'wounded-member': kinds.wounded,
};

const EMBLEMS: Record<string, keyof typeof signs> = {
  'cut-to-the-quick': 'cut', prophylaxis: 'prophylaxis', 'hold-the-position': 'hold', capture: 'capture', 'charge-in': 'charge', donation: 'donate',
  infected: 'infected', immunology: 'immuno', viruses: 'contagion', equipment: 'upgrade',
  'devour-them': 'devour', 'hue-and-cry': 'hue', overrun: 'overrun', 'swell-the-ranks': 'swell', 'natural-selection': 'natural',
  'grand-entrance': 'fanfare', contagion: 'contagion', 'no-survivors': 'nosurv', 'rouse-the-horde': 'rouse', 'sneak-in': 'sneak',
};

const drawn = new Map<string, string>();

function recipe(id: string): string {
  const [person, emblem] = [PEOPLE[id], EMBLEMS[id]];
  if (person) return human(person);
  return emblem ? signs[emblem]() : (FIGURES[id] ?? zombie)();
}

/** The face of a card, on a grid of 100 x 100. */
export function face(id: string): string {
  const known = drawn.get(id) ?? recipe(id);
  drawn.set(id, known);
  return known;
}

const [WIDE, HIGH] = [120, 76];
const mixed = (colour: string, part: number): string => `color-mix(in srgb, ${colour} ${part}%, #0d1322)`;
const SKYLINE = `M0 ${HIGH}V55h10v-9h12v6h8v-15h6v17h12v22ZM${WIDE} ${HIGH}V50h-11v-8h-10v12h-9v-8h-11v30Z`;

/** The picture on a card: its ground in the colour of its type, light, and the face cut at the lower edge. */
export function picture(id: string, colour = 'var(--k)'): string {
  const emblem = EMBLEMS[id] !== undefined;
  const size = (HIGH / 100) * (emblem ? 0.92 : 1);
  const back = emblem ? g(rays(colour, 0.16), `translate(${WIDE / 2 - 60} ${HIGH / 2 - 60}) scale(1.2)`) : c(WIDE / 2, HIGH / 2, HIGH * 0.42, mixed(colour, 42)) + p(SKYLINE, '#00000040');
  const top = emblem ? HIGH * 0.04 : HIGH - 100 * size + 1;
  return `<rect width="${WIDE}" height="${HIGH}" fill="${mixed(colour, 20)}"/>${back}${g(face(id), `translate(${WIDE / 2 - 50 * size} ${top}) scale(${size})`)}`;
}

export const DRAWN = [...Object.keys(PEOPLE), ...Object.keys(FIGURES), ...Object.keys(EMBLEMS)];
