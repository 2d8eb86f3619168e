// Strokes of the flat drawings: every picture is a string of SVG on a grid of 100 x 100, without outlines,
// with a base shape, one darker half (the light comes from the left) and one accent.

export const INK = '#0b0f1a';
export const BONE = '#f2ead6';
export const STEEL = '#aeb9cd';

/** A path. */
export const p = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
/** A circle. */
export const c = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
/** A rectangle. */
export const r = (x: number, y: number, w: number, h: number, fill: string, rx = 0, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" rx="${rx}" ${more}/>`;
/** A line. */
export const ln = (d: string, stroke: string, w: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
/** A group that is moved, turned or scaled. */
export const g = (inside: string, transform = ''): string => `<g${transform ? ` transform="${transform}"` : ''}>${inside}</g>`;

/** A name made from what it stands for: what looks alike may share it. */
function nameOf(text: string): string {
  let sum = 5381;
  for (const letter of text) sum = (sum * 33 + letter.charCodeAt(0)) % 4294967296;
  return `art${sum.toString(36)}`;
}

/** Only what lies inside a shape. */
export function clip(inside: string, shape: string): string {
  const id = nameOf(shape);
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${inside}</g>`;
}

/** The darker right half of some shapes. */
export const half = (shapes: string[], dark = 0.2): string =>
  clip(r(51, 0, 60, 110, '#050914', 0, `opacity="${dark}"`), shapes.map((d) => `<path d="${d}"/>`).join(''));
