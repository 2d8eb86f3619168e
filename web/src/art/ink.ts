// The colours of all drawings. What has a side or a meaning comes from the palette in style.css, so that
// the palettes hold on boards, too; what is only itself (skin, cloth, steel) has its own colour.

export const C = {
  ink: '#0a0d16',
  ally: 'var(--survivor)',
  foe: 'var(--enemy)',
  foeMid: 'var(--foe-mid)',
  foeDeep: 'var(--foe-deep)',
  foePale: 'var(--foe-pale)',
  foeRim: 'var(--foe-rim)',
  glow: 'var(--glow)',
  mold: 'var(--mold)',
  door: 'var(--door)',
  cyan: 'var(--airlock)',
  steel: '#a9bbdc',
  steelDeep: '#51638a',
  fire: '#ff8a3c',
} as const;

/** A colour of the palette, darkened: `part` of it stays. */
export const dimmed = (colour: string, part: number): string => `color-mix(in srgb, ${colour} ${100 * part}%, #000)`;

function channels(hex: string): number[] {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16));
}

/** A colour made lighter (up to 1) or darker (down to -1). */
export function shade(hex: string, by: number): string {
  const made = channels(hex).map((value) => Math.round(by < 0 ? value * (1 + by) : value + (255 - value) * by));
  return '#' + made.map((value) => value.toString(16).padStart(2, '0')).join('');
}

/** How light a colour is for the eye, from 0 to 1. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
