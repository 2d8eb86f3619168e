// Zombies from the chest up: two unequal lit eyes, and teeth.

import { BONE, c, clip, g, half, ln, p, r } from './brush';
import { hair, hats } from './wear';

const SKIN = ['#9dbb92', '#86a89a', '#b1b083', '#a79bb4'];
const HEAD = 'M30 40C26 22 36 11 51 11c15 0 24 10 20 28-1 5 0 9-3 14-2 7-9 12-18 11-10 0-15-5-16-11-1-5-3-8-4-13Z';
const TORSO = 'M6 100c-2-18 10-30 34-36h20c22 4 38 16 36 36l-9-6-8 6-9-7-9 7-11-6-11 6-9-7-9 7-8-5Z';

export const eye = (x: number, y: number, lit: string, size = 5): string =>
  c(x, y, size + 2.5, '#1a1420') + c(x, y, size, lit) + c(x + 1, y + 1, size * 0.36, '#200a12');

function teeth(x: number, y: number, w: number, h: number, count = 5): string {
  const wide = w / count;
  return Array.from({ length: count }, (_, at) => {
    const left = x + at * wide;
    const upper = p(`M${left} ${y}h${wide}l${-wide / 2} ${h * (at % 2 ? 0.42 : 0.6)}Z`, BONE);
    return upper + (at % 2 ? '' : p(`M${left} ${y + h}h${wide}l${-wide / 2} ${-h * 0.42}Z`, BONE));
  }).join('');
}

const mouth = (x: number, y: number, w: number, h: number): string =>
  r(x, y, w, h, '#2a0d18', h * 0.38) + clip(teeth(x, y, w, h), `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h * 0.38}"/>`);

/** How a zombie differs from the others. */
export interface Undead {
  skin?: number;
  flesh?: string;
  eye?: string;
  top?: string;
  arms?: boolean;
  hair?: readonly [keyof typeof hair, string];
  hat?: readonly [keyof typeof hats, string];
  extra?: string;
}

/** A zombie. */
export function zombie(who: Undead = {}): string {
  const flesh = who.flesh ?? SKIN[who.skin ?? 0] ?? '';
  const lit = who.eye ?? '#ffe9a8';
  const arms =
    p('M8 100C4 84 0 76 2 66c2-5 8-4 8 1l1-9c1-4 6-4 7 0l1 10c5 8 7 20 6 32Z', flesh) +
    p('M92 100c4-16 8-22 6-32-2-5-8-4-8 1l-1-9c-1-4-6-4-7 0l-1 10c-5 8-7 18-6 30Z', flesh);
  return [
    p(TORSO, who.top ?? '#4a4358'),
    p('M44 62h13l-2 14-5 5-5-5Z', '#0005'),
    r(42, 54, 16, 14, flesh, 5),
    p('M42 62q8 4 16 0v4q-8 4-16 0Z', '#0004'),
    p(HEAD, flesh),
    half([HEAD, TORSO], 0.26),
    p('M58 13c6 2 10 7 12 13l-7-3-2 4-4-6Z', '#8a2f45'),
    who.hair ? hair[who.hair[0]](who.hair[1]) : p('M31 30c0-14 9-21 20-20-4 3-4 6-8 6 1 4-4 4-4 8-4-1-6 2-8 6Z', '#2b2536'),
    eye(42, 37, lit, 5.5),
    eye(60, 36, lit, 4),
    p('M48 43l3-5 3 6Z', '#0006'),
    mouth(37, 49, 27, 11),
    who.arms === false ? '' : arms,
    who.hat ? hats[who.hat[0]](who.hat[1]) : '',
    who.extra ?? '',
  ].join('');
}

const RATS: readonly (readonly [number, number, number, string])[] = [
  [6, 42, 0.8, '#6a5a66'],
  [40, 32, 0.85, '#57495a'],
  [18, 62, 1, '#7d6a72'],
];

/** Zombies of a shape of their own. */
export const kinds = {
  ogre: () => p('M-6 100C-6 54 14 34 40 34h22c28 0 44 22 44 66Z', '#8ca57c') + p('M10 100c2-20 14-30 26-32h28c14 2 24 12 26 32Z', '#4b3b3b') + p('M34 28c0-12 7-18 16-18s17 6 17 18c2 20-6 30-17 30S32 48 34 28Z', '#9dbb92') + half(['M-6 100C-6 54 14 34 40 34h22c28 0 44 22 44 66Z', 'M34 28c0-12 7-18 16-18s17 6 17 18c2 20-6 30-17 30S32 48 34 28Z'], .24) + p('M34 27q16-8 32 0v4q-16-6-32 0Z', '#6d8560') + eye(43, 33, '#ffe9a8', 3.5) + eye(58, 33, '#ffe9a8', 3.5) + mouth(37, 43, 27, 13) + p('M39 44l3-10 3 10ZM57 44l3-10 3 10Z', BONE) + ln('M8 62l12 8M6 70l11 6', '#5b7050', 3) + ln('M78 66l14-6M80 72l12-3', '#5b7050', 3),
  stalker: () => p('M18 100C14 60 26 30 50 6c24 24 36 54 32 94Z', '#2a2540') + p('M34 60c-4-20 4-34 16-42 12 8 20 22 16 42-4 12-28 12-32 0Z', '#0d0b18') + p('M40 48q5-5 8 1-4 4-8-1ZM60 48q-5-5-8 1 4 4 8-1Z', '#ff5d73') + half(['M18 100C14 60 26 30 50 6c24 24 36 54 32 94Z'], .25) + mouth(42, 58, 16, 6) + [20, 28, 36].map((x, i) => p(`M${x - 12} ${74 + i * 3}l14 3-14 3Z`, '#9dbb92') + p(`M${112 - x} ${74 + i * 3}l-14 3 14 3Z`, '#9dbb92')).join(''),
  legion: () => g(zombie({ skin: 1, arms: false, top: '#3d4a55' }), 'translate(-14 20) scale(.66)') + g(zombie({ skin: 2, arms: false, top: '#55483d' }), 'translate(48 20) scale(.66)') + g(zombie({ skin: 3, arms: false, top: '#453d58' }), 'translate(18 -6) scale(.62)') + g(zombie({ skin: 0, arms: false }), 'translate(14 32) scale(.72)'),
  swallow: () => p('M6 100C0 40 22 8 50 8s50 32 44 92Z', '#b48a9b') + half(['M6 100C0 40 22 8 50 8s50 32 44 92Z'], .22) + eye(34, 28, '#ffe9a8', 4.5) + eye(64, 26, '#ffe9a8', 5.5) + p('M16 56c4-18 64-18 68 0 4 30-10 42-34 42S12 86 16 56Z', '#3a0d1c') + p('M34 88c2-16 30-16 32 0-4 10-28 10-32 0Z', '#e0607c') + [20, 30, 40, 50, 60, 70].map((x, i) => p(`M${x} ${i < 1 || i > 4 ? 48 : 43}h10l-5 14Z`, BONE)).join('') + [26, 38, 50, 62].map((x) => p(`M${x} 97h9l-4-11Z`, BONE)).join(''),
  vermin: () => RATS.map(([x, y, size, fur]) => g(p('M2 24C4 8 20 2 36 6c8 2 14 6 20 12l6 8c-4 5-12 6-18 5L8 32c-4 0-6-4-6-8Z', fur) + c(36, 6, 6, fur) + c(36, 6, 3.5, '#c98fa0') + eye(47, 17, '#ff5d73', 2.8) + c(62, 25, 2.5, '#e9a7b5') + p('M50 27l3 6 2-6 2 5 2-5Z', BONE) + ln('M3 26q-14 2-10-16', '#c98fa0', 3), `translate(${x} ${y}) scale(${size})`)).join(''),
  yorkie: () => p('M18 100C8 70 22 50 50 50s42 20 32 50Z', '#7a5a3c') + p('M26 30L18 4l20 12ZM74 30l8-26-20 12Z', '#5c4230') + p('M28 26l-5-14 12 9ZM72 26l5-14-12 9Z', '#c98fa0') + p('M22 44C20 22 34 12 50 12s30 10 28 32c2 14-4 20-6 32l-8-6-6 10-8-8-8 8-6-10-8 6c-2-12-8-18-6-32Z', '#a98055') + half(['M22 44C20 22 34 12 50 12s30 10 28 32c2 14-4 20-6 32l-8-6-6 10-8-8-8 8-6-10-8 6c-2-12-8-18-6-32Z'], .2) + p('M44 8l6-6 6 6-3 6h-6Z', '#ff5d73') + c(50, 8, 3, '#fff') + eye(38, 36, '#c6f25a', 5.5) + eye(63, 36, '#c6f25a', 4) + p('M43 46h14l-7 8Z', '#1a1420') + mouth(38, 56, 24, 10) + p('M28 86h44l-4 8H32Z', '#ff5d73') + c(50, 94, 4, '#ffd75e'),
  wounded: () => zombie({ skin: 1, top: '#3b4254', extra: p('M30 18l42 16 0 8-42-14Z', '#e6e0d0') + p('M28 46l44-16v7L30 54Z', '#d2cbb8') + c(54, 30, 4, '#c23a55') }),
  leaper: () => p('M10 96c10-10 4-34 24-44l10-18c6-10 20-14 30-6 10 10 8 24-4 30l4 18 16 4-2 10-24-2-12-18-14 8-8 22Z', '#86a89a') + eye(60, 36, '#ffe9a8', 4.5) + eye(72, 38, '#ffe9a8', 3) + mouth(58, 45, 18, 8) + ln('M8 20q14-10 26-4M4 34q12-8 20-4', '#ffe9a8', 3),
  iron: () => zombie({ flesh: '#8d99ad', top: '#3a4356', eye: '#ff8a5c', extra: p('M30 30q20-10 40 0v8q-20-8-40 0Z', '#5d6a80') + [36, 50, 64].map((x) => c(x, 31, 2, '#dfe8f2')).join('') }),
} satisfies Record<string, () => string>;
