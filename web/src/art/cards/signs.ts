// Emblems of the cards: one strong sign each.

import { BONE, c, g, ln, p, r } from './brush';
import { group, human } from './people';
import { eye, zombie } from './zombies';

type Spot = readonly [number, number, number];
const HANDS: readonly Spot[] = [[16, 70, 0.7], [38, 62, 0.85], [62, 62, 0.85], [84, 70, 0.7], [27, 80, 0.7], [50, 78, 0.8], [74, 82, 0.7]];
const STEPS: readonly Spot[] = [[14, 90, -20], [28, 76, 10], [12, 62, -20], [26, 46, 10]];
const RAISED: readonly (readonly [number, string])[] = [[12, '#9dbb92'], [46, '#86a89a'], [72, '#b1b083']];
const GERMS: readonly Spot[] = [[50, 50, 20], [22, 26, 10], [80, 28, 11], [24, 80, 11], [78, 78, 12]];

const hand = (x: number, y: number, size: number, fill: string, turn: number): string =>
  g(p('M-12 40V8c0-5 6-5 6 0v-16c0-5 6.5-5 6.5 0v-4c0-5 6.5-5 6.5 0v5c0-5 6-5 6 0v9l5-6c4-4 8 0 6 4L14 22v18Z', fill), `translate(${x} ${y}) scale(${size}) rotate(${turn})`);

function germ([x, y, size]: Spot): string {
  const spikes = Array.from({ length: 8 }, (_, at) => {
    const [dx, dy] = [1.45 * size * Math.cos((at * Math.PI) / 4), 1.45 * size * Math.sin((at * Math.PI) / 4)];
    return ln(`M${x} ${y}l${dx} ${dy}`, '#9ccf4a', size * 0.18) + c(x + dx, y + dy, size * 0.16, '#c6f25a');
  });
  return spikes.join('') + c(x, y, size, '#9ccf4a') + c(x - size * 0.3, y - size * 0.25, size * 0.3, '#4f7423') + c(x + size * 0.35, y + size * 0.3, size * 0.2, '#4f7423');
}

/** Twelve beams of light from the middle. */
export function rays(colour: string, opacity = 0.22): string {
  const beams = Array.from({ length: 12 }, (_, at) => {
    const [from, to] = [(at * Math.PI) / 6, (at * Math.PI) / 6 + 0.2];
    return `M50 50L${50 + 90 * Math.cos(from)} ${50 + 90 * Math.sin(from)}L${50 + 90 * Math.cos(to)} ${50 + 90 * Math.sin(to)}Z`;
  });
  return p(beams.join(''), colour, `opacity="${opacity}"`);
}

export const signs = {
  contagion: () => GERMS.map(germ).join(''),
  cut: () => p('M20 82L70 20c8-8 16-8 18-6 0 6-2 14-10 20L32 90Z', '#dfe8f2') + p('M20 82L70 20c8-8 16-8 18-6L26 86Z', '#fff') + p('M14 76l18 18-6 6L8 82Z', '#6b4a32') + c(74, 62, 6, '#ff5d73') + c(84, 76, 4, '#ff5d73') + c(66, 78, 3, '#ff5d73'),
  prophylaxis: () => p('M50 8l34 12v28c0 24-18 36-34 44-16-8-34-20-34-44V20Z', '#eef2fb') + p('M50 8l34 12v28c0 24-18 36-34 44Z', '#c4cfe2') + r(42, 26, 16, 46, '#ff5d73', 2) + r(27, 41, 46, 16, '#ff5d73', 2),
  hold: () => g([0, 1, 2].map((i) => r(8 + i * 28, 72, 27, 17, '#b89b6a', 7)).join('') + [0, 1].map((i) => r(22 + i * 28, 56, 27, 17, '#cdb07c', 7)).join('') + r(36, 40, 27, 17, '#dcc294', 7)) + g(human({ top: '#5f7a54', cut: 'army', hat: ['helmet', '#5f7a54'] }), 'translate(24 -8) scale(.52)') + [0, 1, 2].map((i) => ln(`M${14 + i * 28} 80h14`, '#8a7148', 2)).join(''),
  capture: () => g(zombie({ arms: false }), 'translate(16 18) scale(.68)') + [18, 34, 50, 66, 82].map((x) => r(x - 2.5, 12, 5, 80, '#8b97b3', 2)).join('') + r(10, 8, 80, 8, '#aeb9cd', 3) + r(10, 88, 80, 8, '#aeb9cd', 3),
  charge: () => g(human({ skin: 1, top: '#8a4b3a', cut: 'jacket', accent: '#d8c9a4', hair: ['short', '#1d1a26'] }), 'translate(20 18) scale(.8)') + g(p('M0 0h34l10 10-10 10H0Z', '#ffe66b'), 'translate(4 30)') + g(p('M0 0h34l10 10-10 10H0Z', '#ffe66b'), 'translate(-6 56)') + g(p('M0 6h14v-6l14 12-14 12v-6H0Z', '#eef2fb') + p('M-4 2h8v20h-8Z', '#ff5d73'), 'translate(70 62)'),
  devour: () => p('M10 44C14 14 86 14 90 44c-26-8-54-8-80 0ZM10 58c4 34 76 34 80 0-26 8-54 8-80 0Z', '#8a2f45') + [14, 26, 38, 50, 62, 74].map((x, i) => p(`M${x} ${[41, 38, 37, 37, 38, 41][i]}h12l-6 15Z`, BONE) + p(`M${x} ${[61, 64, 65, 65, 64, 61][i]}h12l-6-13Z`, BONE)).join(''),
  overrun: () => [0, 1, 2].map((y) => [0, 1, 2, 3].map((x) => (y === 1 && (x === 1 || x === 2)) || (y === 0 && x === 2) ? '' : r(4 + x * 24 + (y % 2 ? -6 : 0), 24 + y * 18, 22, 16, '#7b86a0', 2)).join('')).join('') + p('M50 96V60H36l20-30 20 30H62v36Z', '#ff5d73') + g(r(0, 0, 12, 9, '#7b86a0', 1), 'translate(66 8) rotate(24)') + g(r(0, 0, 10, 8, '#7b86a0', 1), 'translate(36 6) rotate(-20)'),
  swell: () => HANDS.map(([x, y, size], i) => hand(x, y, size * 0.8, i % 2 ? '#86a89a' : '#9dbb92', (i - 3) * 6)).join('') + p('M44 6h12v10h10v12H56v10H44V28H34V16h10Z', '#ffe66b'),
  natural: () => g(zombie({ arms: false, skin: 1 }), 'translate(2 34) scale(.5)') + g(zombie({ arms: false, skin: 2 }), 'translate(48 34) scale(.5)') + ln('M52 40l46 50M98 40L52 90', '#ff5d73', 6) + p('M26 30l-8-16h-4l-2-8h28l-2 8h-4Z', '#ffd75e'),
  fanfare: () => r(18, 10, 64, 84, '#3d2d24', 3) + p('M24 16h26v74L24 96Z', '#6b4a32') + p('M50 16h26v80l-26-6Z', '#0a0710') + g(zombie({ arms: false }), 'translate(38 32) scale(.6)') + p('M50 2l4 8 8-4-3 8 8 2-8 4 3 8-8-4-4 8-4-8-8 4 3-8-8-4 8-2-3-8 8 4Z', '#ffe66b'),
  nosurv: () => group([{ skin: 1, top: '#6b5d52' }, { skin: 2, top: '#5d6b62', hair: ['curly', '#1d1a26'] }, { top: '#7d6a80', hair: ['bun', '#5a3a24'] }]) + ln('M18 12L84 92M84 12L18 92', '#ff5d73', 9),
  sneak: () => p('M60 0h40v100H60Z', '#232c45') + p('M60 0h8v100h-8Z', '#3a4768') + p('M58 100c-8-10-12-30-6-46-4-8-2-22 8-26v72Z', '#6f8f7c') + eye(55, 40, '#ffe9a8', 3.5) + p('M44 58l14 4-14 4ZM43 66l14 4-14 4Z', '#9dbb92') + STEPS.map(([x, y, turn]) => g(`<ellipse rx="5" ry="8" fill="#e88cff" opacity=".75"/><circle cy="-11" r="2" cx="-3" fill="#e88cff" opacity=".75"/><circle cy="-12" r="2" cx="2" fill="#e88cff" opacity=".75"/>`, `translate(${x} ${y}) rotate(${turn})`)).join(''),
  infected: () => g(zombie({ arms: false }), 'translate(6 22) scale(.72)') + g(r(-5, -30, 10, 42, '#dfe8f2', 2) + r(-5, -10, 10, 22, '#6ef3c0', 2) + r(-9, -34, 18, 5, '#aeb9cd', 2) + r(-2, -46, 4, 13, '#aeb9cd') + r(-8, -49, 16, 4, '#aeb9cd', 2) + r(-1, 12, 2, 20, '#dfe8f2'), 'translate(76 44) rotate(38)'),
  immuno: () => r(20, 86, 60, 8, '#8b97b3', 3) + p('M34 86c-2-6 0-10 6-10h28c10-10 10-30-2-38l4-8c20 12 18 44 2 56Z', '#c4cfe2') + g(r(-9, -40, 18, 46, '#eef2fb', 4) + r(-6, 6, 12, 10, '#8b97b3', 2) + r(-12, -46, 24, 8, '#8b97b3', 3), 'translate(46 48) rotate(-24)') + r(26, 70, 36, 5, '#63d2ff', 2),
  donate: () => p('M50 8c16 22 26 34 26 50a26 26 0 0 1-52 0C24 42 34 30 50 8Z', '#ff5d73') + p('M50 8c16 22 26 34 26 50a26 26 0 0 1-26 26Z', '#c9415a') + ln('M36 58h8l5-12 8 22 4-10h6', '#fff', 4),
  hue: () => p('M14 62C30 58 60 46 72 22l16 44C66 62 40 72 20 76Z', '#d9a441') + p('M72 22l16 44c4-4 4-14 0-26s-10-20-16-18Z', '#a8741f') + p('M14 62l6 14-8 3-5-13Z', '#eef2fb') + ln('M92 34l6-4M96 48h4M92 60l6 4', '#fff', 4) + ln('M30 84q-8 6-4 12', '#e88cff', 4),
  rouse: () => r(28, 10, 5, 88, '#6b4a32', 2) + p('M33 12c20-8 34 8 58 0v40c-24 8-38-8-58 0Z', '#c9415a') + hand(60, 34, 0.62, BONE, 0) + RAISED.map(([x, fill], at) => hand(x, 86, 0.56, fill, at * 8 - 8)).join(''),
  upgrade: () => p('M26 14l14-6q10 10 20 0l14 6 8 24-12 6v48H30V44l-12-6Z', '#4a5f8a') + p('M50 13q6 0 10-5l14 6 8 24-12 6v48H50Z', '#37496e') + r(36, 48, 28, 20, '#63d2ff', 3) + r(36, 72, 12, 14, '#2a3858', 2) + r(52, 72, 12, 14, '#2a3858', 2) + p('M50 50l8 9h-5v7h-6v-7h-5Z', '#06253a'),
} satisfies Record<string, () => string>;
