// Tokens on the floor, 40 x 40, and what grows there.

import { C, dimmed } from '../../../art/ink';
import { scatter } from './scatter';

/** A number on a disc in a side's colour. */
export function badge(count: number | string, x: number, y: number, colour: string, r: number): string {
  const size = String(count).length > 1 ? r * 1.25 : r * 1.45;
  return `<g transform="translate(${x} ${y})"><circle r="${r + 2}" fill="${C.ink}"/><circle r="${r}" fill="${colour}"/><text y="${r * 0.48}" text-anchor="middle" font-size="${size}" font-weight="800" fill="${C.ink}">${count}</text></g>`;
}

const GLYPHS = {
  star: (hue: string) => `<path d="M20 11L22.6 17H29L24 21L26 28L20 24L14 28L16 21L11 17H17.4Z" fill="${hue}"/>`,
  crate: (hue: string) => `<path d="M13 15H27V26H13ZM15.5 17.5L24.5 23.5M24.5 17.5L15.5 23.5" fill="none" stroke="${hue}" stroke-width="2.2"/>`,
  unknown: (hue: string) => `<circle cx="20" cy="20" r="4.5" fill="${hue}"/><circle cx="20" cy="13.5" r="1.6" fill="${hue}"/><circle cx="20" cy="26.5" r="1.6" fill="${hue}"/><circle cx="13.5" cy="20" r="1.6" fill="${hue}"/><circle cx="26.5" cy="20" r="1.6" fill="${hue}"/>`,
};

export const MARK = {
  objective: (hue: string, glyph: keyof typeof GLYPHS) => `<path d="M20 1L39 20L20 39L1 20Z" fill="${C.ink}"/><path d="M20 4L36 20L20 36L4 20Z" fill="${hue}"/><path d="M20 8L32 20L20 32L8 20Z" fill="${C.ink}"/>${GLYPHS[glyph](hue)}`,
  spawn: (hue: string, active: boolean, first: boolean) => {
    const star = 'M20 0L24 7.5L31 3L31.5 11L39.5 12L35 19L40 25L32.5 27.5L33 35.5L25.5 33L20 40L14.5 33L7 35.5L7.5 27.5L0 25L5 19L.5 12L8.5 11L9 3L16 7.5Z';
    return active ? `<path d="${star}" fill="${C.ink}" stroke="${C.ink}" stroke-width="3"/><path d="${star}" fill="${hue}" transform="translate(2 2) scale(.9)"/><circle cx="20" cy="20" r="10.5" fill="${C.ink}"/><path d="M16 14C18 18 18 22 15.5 26M21 13C23 18 23 22 20 27M25.5 15C27 18 27 22 25 25" stroke="${hue}" stroke-width="2.2" fill="none" stroke-linecap="round"/>${first ? badge(1, 32, 32, '#fff', 12) : ''}`
      : `<path d="${star}" fill="${C.ink}" fill-opacity=".55" stroke="${hue}" stroke-width="2.2" stroke-dasharray="4 3" transform="translate(2 2) scale(.9)"/><path d="M14 20H26" stroke="${hue}" stroke-width="3" stroke-linecap="round"/>`;
  },
  exit: () => `<rect x="0" y="4" width="40" height="32" rx="6" fill="${C.ink}"/><rect x="2.5" y="6.5" width="35" height="27" rx="4" fill="#0f5a44" stroke="${C.glow}" stroke-width="2.4"/><path d="M26 11H33V29H26" fill="none" stroke="#eafff7" stroke-width="2.6"/><path d="M6 17.5H15V12L25 20L15 28V22.5H6Z" fill="#eafff7"/>`,
  noise: (n: number) => `<circle cx="17" cy="20" r="16" fill="${C.ink}"/><circle cx="17" cy="20" r="13.5" fill="#2a3350" stroke="#ffe9b0" stroke-width="2"/><path d="M8.5 17H11.5L16 13V27L11.5 23H8.5Z" fill="#ffe9b0"/><path d="M19 16C21 18 21 22 19 24M22.5 13.5C26 17 26 23 22.5 26.5" fill="none" stroke="#ffe9b0" stroke-width="2" stroke-linecap="round"/>${n > 1 ? badge(n, 30, 30, '#ffe9b0', 13) : ''}`,
  danger: (n: number) => `<rect x="0" y="8" width="40" height="24" rx="12" fill="${C.ink}"/><rect x="2" y="10" width="36" height="20" rx="10" fill="${C.foeDeep}" stroke="${C.foe}" stroke-width="2"/><path d="M9 13C12 17 12 23 10 27M14 13C17 17 17 23 15 27" stroke="${C.foePale}" stroke-width="2.6" fill="none" stroke-linecap="round"/><text x="27" y="25.5" font-size="16" font-weight="800" text-anchor="middle" fill="#fff">${n}</text>`,
  card: (id: string, read: boolean) => `<rect x="5" y="0" width="30" height="40" rx="4" fill="${C.ink}"/><rect x="7" y="2" width="26" height="36" rx="3" fill="${read ? '#e7e3d4' : '#3a4661'}" stroke="${read ? '#c9bd95' : '#8fa0c4'}" stroke-width="1.6"/><text x="20" y="26" text-anchor="middle" font-size="${id.length > 2 ? 12.5 : 16}" font-weight="800" fill="${read ? '#22261c' : '#f3ead0'}">${id}</text>`,
  steel: () => `<rect x="3" y="8" width="34" height="26" rx="4" fill="${C.ink}"/><rect x="5" y="10" width="30" height="22" rx="3" fill="#8d9ab5"/><path d="M5 18H35M14 10V32M26 10V32" stroke="#46557c" stroke-width="2"/><rect x="17" y="15.5" width="6" height="6" rx="1.5" fill="#ffd84d"/>`,
  down: (until: number) => `<g transform="rotate(-90 20 18)"><circle cx="20" cy="13" r="8" fill="#8a8f98" stroke="${C.ink}" stroke-width="2"/><path d="M6 36C6 26 12 22 20 22C28 22 34 26 34 36Z" fill="#5b616c" stroke="${C.ink}" stroke-width="2"/></g><circle cx="20" cy="18" r="18.5" fill="none" stroke="${C.ally}" stroke-width="2.6" stroke-dasharray="6 4"/><rect x="3" y="29" width="34" height="13" rx="6.5" fill="${C.ally}" stroke="${C.ink}" stroke-width="1.6"/><text x="20" y="39" text-anchor="middle" font-size="9.5" font-weight="800" fill="${C.ink}">R${until}</text>`,
  lock: () => `<path d="M13 18V13A7 7 0 0 1 27 13V18" fill="none" stroke="${C.ink}" stroke-width="7"/><path d="M13 18V13A7 7 0 0 1 27 13V18" fill="none" stroke="#dfe7f5" stroke-width="3.4"/><rect x="9" y="17" width="22" height="17" rx="3" fill="#ffd84d" stroke="${C.ink}" stroke-width="2.4"/><circle cx="20" cy="25" r="3" fill="${C.ink}"/>`,
  lumber: () => `<g stroke="${C.ink}" stroke-width="2" stroke-linejoin="round"><path d="M3 12L33 6L35 13L5 19Z" fill="#c98c4a"/><path d="M5 21L36 17L37 24L6 28Z" fill="#b0763a"/><path d="M3 31L33 28L34 35L4 38Z" fill="#c98c4a"/></g>`,
  corpse: () => `<path d="M13 4C18 3 20 7 18 11L27 15L36 10L38 14L28 21L30 28L37 35L33 38L24 31L16 36L6 35L5 31L15 30L18 24L9 19L4 22L2 18L10 13C9 9 9 5 13 4Z" fill="none" stroke="#f0efe9" stroke-width="2.4" stroke-dasharray="4 2.5" stroke-linejoin="round"/>`,
  fire: () => `<path d="M20 1C23 9 33 14 33 25C33 34 27 39 20 39C13 39 7 34 7 25C7 19 11 16 12 11C14 13 15 15 15.5 18C19 13 20 8 20 1Z" fill="${C.fire}" stroke="${C.ink}" stroke-width="2"/><path d="M20 16C22 21 27 23 27 29C27 34 24 37 20 37C16 37 13 34 13 30C13 26 18 23 20 16Z" fill="#ffd84d"/><path d="M20 27C22 29 23.5 31 23.5 33C23.5 35.5 22 37 20 37C18 37 16.5 35.5 16.5 33C16.5 31 18 29 20 27Z" fill="#fff7dc"/>`,
};

/** Mold on a cell of 100 x 100: veins and nodules along the rim, so that figures keep the middle. */
export function mold(left: number, top: number, active: boolean, seed: number): string {
  const [x, y, w, h] = [left + 3, top + 3, 94, 94];
  const rnd = scatter(seed);
  const c = active ? C.mold : '#8a8f88';
  let s = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c}" opacity=".1"/>`, blobs = '', nod = '';
  const spots: [number, number][] = [];
  for (let i = 0; i < 26; i++) {
    const side = Math.floor(rnd() * 4), t = rnd(), d = rnd() ** 2 * 20;
    spots.push(side === 0 ? [x + t * w, y + d] : side === 1 ? [x + w - d, y + t * h] : side === 2 ? [x + t * w, y + h - d] : [x + d, y + t * h]);
  }
  for (const [px, py] of spots) { const R = 3 + rnd() * 9; blobs += `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${R.toFixed(1)}"/>`; if (R > 6) nod += `<circle cx="${(px + 1).toFixed(1)}" cy="${(py - 1).toFixed(1)}" r="${(R * .36).toFixed(1)}"/>`; }
  let veins = '';
  for (let i = 0; i < 5; i++) { const [a, b] = spots[Math.floor(rnd() * spots.length)] ?? [x, y]; const cx = x + w / 2 + (rnd() - .5) * 34, cy = y + h / 2 + (rnd() - .5) * 34; veins += `M${a.toFixed(0)} ${b.toFixed(0)}Q${((a + cx) / 2 + (rnd() - .5) * 20).toFixed(0)} ${((b + cy) / 2 + (rnd() - .5) * 20).toFixed(0)} ${cx.toFixed(0)} ${cy.toFixed(0)}`; }
  s += `<path d="${veins}" fill="none" stroke="${c}" stroke-width="1.8" opacity=".42" stroke-linecap="round"/><g fill="${dimmed(c, 0.45)}">${blobs}</g><g fill="${c}" opacity="${active ? .95 : .55}">${nod}</g>`;
  return s;
}
