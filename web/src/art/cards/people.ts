// People from the chest up: a recipe names the parts.

import { c, g, half, INK, ln, p, r } from './brush';
import { props } from './props';
import { beard, eyewear, hair, hats, HEAD, tops } from './wear';

const TORSO = {
  mid: 'M12 100C12 78 26 69 42 65h16c16 4 30 13 30 35Z',
  wide: 'M3 100C3 76 20 67 41 63h18c21 4 38 13 38 37Z',
  slim: 'M20 100c0-20 10-30 24-34h12c14 4 24 14 24 34Z',
};
const SKIN = ['#f1c8a2', '#d19a6c', '#94603f', '#6d4630'];

type Worn<Parts> = readonly [keyof Parts, string?];

/** Who it is: one garment, one object. */
export interface Person {
  skin?: number;
  build?: keyof typeof TORSO;
  top?: string;
  cut?: keyof typeof tops;
  accent?: string;
  hair?: Worn<typeof hair>;
  beard?: Worn<typeof beard>;
  hat?: Worn<typeof hats>;
  eyes?: Worn<typeof eyewear>;
  prop?: keyof typeof props;
  calm?: boolean;
}

const COLOUR = '#2a2230';
const ACCENT = '#ffb347';

const look = (calm: boolean): string =>
  p('M38.5 35.5a3 3.4 0 1 0 6 0a3 3.4 0 1 0-6 0ZM55.5 35.5a3 3.4 0 1 0 6 0a3 3.4 0 1 0-6 0Z', '#171d2c') +
  ln(calm ? 'M37 29q4-2 8 0M55 29q4-2 8 0' : 'M37 28l8 2.5M63 28l-8 2.5', '#171d2c', 2.2) +
  ln('M45 52q5 1.5 10-.5', '#5d3026', 2.2);

/** A person. */
export function human(who: Person): string {
  const skin = SKIN[who.skin ?? 0] ?? '';
  const torso = TORSO[who.build ?? 'mid'];
  const [cut, shade = COLOUR] = who.hair ?? ['short', COLOUR];
  const [hat, felt = COLOUR] = who.hat ?? ['none'];
  const [lenses, glass = ''] = who.eyes ?? ['none'];
  const long = cut === 'long';
  return [
    long ? hair.long(shade) : '',
    p(torso, who.top ?? '#48587c'),
    tops[who.cut ?? 'plain'](who.accent ?? ACCENT),
    r(43, 52, 14, 17, skin, 6),
    p('M43 60q7 5 14 0v5q-7 5-14 0Z', '#0003'),
    p(HEAD, skin),
    half([HEAD, torso]),
    hat === 'mask' ? '' : look(who.calm ?? false),
    who.beard ? beard[who.beard[0]](who.beard[1] ?? COLOUR) : '',
    long ? hair.fringe(shade) : hair[cut](shade),
    eyewear[lenses](glass),
    hats[hat](felt),
    who.prop ? props[who.prop](who.accent ?? '') : '',
  ].join('');
}

/** Three people. */
export const group = ([left, right, middle]: readonly [Person, Person, Person]): string =>
  g(human(left), 'translate(-6 26) scale(.66)') + g(human(right), 'translate(40 26) scale(.66)') + g(human(middle), 'translate(14 30) scale(.72)');

/** Animals. */
export const beasts = {
  dog: () => p('M20 100c0-24 10-36 30-36s30 12 30 36Z', '#8a5f3a') + p('M30 40C26 18 36 10 50 10s24 8 20 30c2 16-6 30-20 30S28 56 30 40Z', '#c08a54') + p('M34 18C20 12 12 26 16 46c6 6 12 2 14-6 2-8 2-16 4-22ZM66 18c14-6 22 8 18 28-6 6-12 2-14-6-2-8-2-16-4-22Z', '#6d4628') + half(['M30 40C26 18 36 10 50 10s24 8 20 30c2 16-6 30-20 30S28 56 30 40Z', 'M20 100c0-24 10-36 30-36s30 12 30 36Z'], .18) + c(42, 36, 4, INK) + c(59, 36, 4, INK) + c(43, 35, 1.3, '#fff') + c(60, 35, 1.3, '#fff') + p('M40 48c4-5 16-5 20 0 2 10-2 16-10 16s-12-6-10-16Z', '#e8cfa8') + p('M45 47h10l-5 6Z', INK) + ln('M50 53v4q-4 4-7 1M50 57q4 4 7 1', INK, 1.8) + p('M28 76q22 10 44 0v7q-22 10-44 0Z', '#6ab04c') + c(50, 86, 4.5, '#ffd75e'),
  ape: () => p('M0 100c0-30 22-42 50-42s50 12 50 42Z', '#3c3a44') + p('M24 42C22 18 34 6 50 6s28 12 26 36c0 16-10 26-26 26S24 58 24 42Z', '#4a4752') + p('M32 36c2-10 12-8 18-4 6-4 16-6 18 4 2 8-2 10-4 14 2 10-6 14-14 14s-16-4-14-14c-2-4-6-6-4-14Z', '#a58b7a') + half(['M24 42C22 18 34 6 50 6s28 12 26 36c0 16-10 26-26 26S24 58 24 42Z', 'M0 100c0-30 22-42 50-42s50 12 50 42Z'], .2) + c(42, 36, 3.5, INK) + c(58, 36, 3.5, INK) + ln('M36 30q6-4 12 1M64 30q-6-4-12 1', '#2a2830', 3) + p('M45 45h4v3h-4ZM51 45h4v3h-4Z', INK) + ln('M42 55q8 5 16 0', INK, 2.2) + p('M30 74h40l-6 12H36Z', '#c0392b') + c(50, 80, 3, '#ffd75e'),
};
