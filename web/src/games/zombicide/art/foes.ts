// Enemies, in a box of 64 x 64: one closed silhouette, its fill, then the drawing inside it. A dark line
// outside and the side's colour inside it: an enemy is an enemy in every palette.

import { C, dimmed } from '../../../art/ink';

/** How one is drawn: in front, or behind the first of a group. */
interface Stance {
  behind: boolean;
}

function foe({ behind }: Stance, shape: string, fill: string, inside: string, contour: string = C.foe): string {
  const [flesh, line] = behind ? [dimmed(fill, 0.55), dimmed(contour, 0.58)] : [fill, contour];
  const drawn = behind ? `<g opacity=".42">${inside}</g>` : inside;
  return `<g stroke-linejoin="round"><path d="${shape}" fill="none" stroke="${C.ink}" stroke-width="8"/><path d="${shape}" fill="${flesh}" stroke="${line}" stroke-width="3.6" paint-order="stroke"/>${drawn}</g>`;
}

const eye = (x: number, y: number, r = 2.2, colour = '#fff3d6') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

function limb({ behind }: Stance, path: string, width: number, colour: string): string {
  const line = (stroke: string, wide: number) => `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return (behind ? '' : line(C.ink, width + 5)) + line(behind ? C.foeDeep : colour, width);
}

const FOES = {
  // xenos: red flesh, pale eyes
  worker: (s) => foe(s, 'M32 7C41 7 46 12 47 20C55 21 60 28 60 38L62 52L56 47L54 56L49 45L46 39C47 46 45 51 42 54L45 61H35L34 55H30L29 61H19L22 54C19 51 17 46 18 39L15 45L10 56L8 47L2 52L4 38C4 28 9 21 17 20C18 12 23 7 32 7Z', C.foeMid,
    `<path d="M32 7C41 7 46 12 47 20C45 27 39 30 32 30C25 30 19 27 17 20C18 12 23 7 32 7Z" fill="${C.foe}"/><path d="M32 7C30 14 30 18 32 22C34 18 34 14 32 7Z" fill="${C.foeDeep}" opacity=".6"/><path d="M21 19L29 23L28 26.5L22.5 24.5ZM43 19L35 23L36 26.5L41.5 24.5Z" fill="#fff3d6"/><path d="M25 36H39L37 41H27ZM26 44H38L36 49H28Z" fill="${C.foeDeep}"/>`, C.foeRim),
  hunter: (s) => foe(s, 'M2 9C11 12 17 19 21 26C27 18 36 15 44 17C49 9 57 8 63 15L55 20L61 24L51 27C50 30 48 32 45 33L57 40L62 57L52 46L41 39C39 41 37 42 35 42L42 50L37 62L33 52L26 43C24 43 22 42 21 40L14 47L21 57L9 61L11 57L6 47L15 34C11 25 6 16 2 9Z', C.foeMid,
    `<path d="M44 17C49 9 57 8 63 15L55 20L61 24L51 27C47 26 44 22 44 17Z" fill="${C.foe}"/><path d="M21 26C27 18 36 15 44 17C44 22 42 25 38 27C32 30 25 30 21 26Z" fill="${C.foe}" opacity=".75"/><path d="M49 15L55 16.5L51 19.5Z" fill="#fff3d6"/><path d="M27 33L40 31L36 37L28 38Z" fill="${C.foeDeep}"/>`, C.foeRim),
  tank: (s) => foe(s, 'M32 5L36 9L42 6L44 11L51 10L52 16C59 21 63 31 62 43L63 57L57 62H47L45 52L40 58H24L19 52L17 62H7L1 57L2 43C1 31 5 21 12 16L13 10L20 11L22 6L28 9Z', C.foeMid,
    `<path d="M12 17C18 10 46 10 52 17C58 22 60 30 59 38C52 30 42 27 32 27C22 27 12 30 5 38C4 30 6 22 12 17Z" fill="${C.foe}"/><path d="M32 11V27M20 13L17 29M44 13L47 29" stroke="${C.foeDeep}" stroke-width="3"/><path d="M20 40C24 34 40 34 44 40L42 52L37 56H27L22 52Z" fill="${C.foeDeep}"/>${eye(27, 42, 2.6)}${eye(37, 42, 2.6)}<path d="M24 50L27 58L30 51ZM40 50L37 58L34 51Z" fill="${C.foePale}"/>`, C.foeRim),
  spoiler: (s) => `<g stroke-linejoin="round">${limb(s, 'M14 40C2 36 -2 24 6 16', 6, C.foeMid)}${limb(s, 'M50 40C62 36 66 24 58 16', 6, C.foeMid)}${limb(s, 'M16 52C4 52 0 58 2 63', 6, C.foeMid)}${limb(s, 'M48 52C60 52 64 58 62 63', 6, C.foeMid)}${limb(s, 'M22 16C16 10 14 4 19 0', 5, C.foe)}${limb(s, 'M42 16C48 10 50 4 45 0', 5, C.foe)}</g>` +
    foe(s, 'M32 3C45 3 53 12 52 24C58 32 57 46 50 54L54 62H42L39 58H25L22 62H10L14 54C7 46 6 32 12 24C11 12 19 3 32 3Z', C.foeMid,
    `<path d="M32 3C45 3 53 12 52 24C44 19 20 19 12 24C11 12 19 3 32 3Z" fill="${C.foe}"/>${eye(22, 14, 2.6)}${eye(42, 14, 2.6)}${eye(32, 9.5, 3.4)}<path d="M32 22C40 26 44 36 42 48C40 56 36 58 32 58C28 58 24 56 22 48C20 36 24 26 32 22Z" fill="${C.ink}"/><path d="M32 22L29 29L34 32ZM23.5 34L30 36L23 41ZM40.5 34L34 36L41 41ZM23 46L29 46L25 53ZM41 46L35 46L39 53Z" fill="${C.foePale}"/><circle cx="13" cy="37" r="3" fill="${C.mold}"/><circle cx="51" cy="42" r="3.6" fill="${C.mold}"/><circle cx="46" cy="30" r="2" fill="${C.mold}"/>`, C.foeRim),

  // ghouls: ash grey, one red thing each
  walker: (s) => foe(s, 'M21 15C20 8 25 3 31 4C37 5 39 11 37 16C36 19 35 21 33 22C36 22 38 23 40 24L55 26L60 22L63 24L61 28L63 31L59 34L42 34L42 43L48 61H37L32 48L28 61H17L22 43L20 36L15 51L9 50L13 31C14 26 18 24 24 23C22 21 21 18 21 15Z', '#d3d5d9',
    `<path d="M24 23L33 22L40 24L55 26L54 34H42L42 44H22L20 36L15 48L10 47L13 31C14 26 18 24 24 23Z" fill="#8b909a"/><path d="M22 43H42L48 61H37L32 48L28 61H17Z" fill="#5f646e"/><path d="M29 23L33 23L34 37L31 40L28 36Z" fill="${C.foe}"/><path d="M21 12C21 6 26 3 31 4C36 5 38 9 37 13C33 10 26 9 21 12Z" fill="#33363d"/>${eye(26, 14, 2, C.ink)}${eye(33, 14.5, 2, C.ink)}<path d="M27 19L32 19.5" stroke="${C.foeDeep}" stroke-width="2"/>`),
  breaker: (s) => foe(s, 'M27 20C26 13 30 9 35 9C38 9 41 11 42 14L43 8L39 6L42 0L55 1L59 7L55 13L50 13L49 26C48 31 45 34 41 35L42 44L52 61H41L33 50L25 61H13L23 44L21 36L12 43L4 39L6 34L11 36L19 27C21 25 24 24 28 24Z', '#d3d5d9',
    `<path d="M28 24H42L43 14L50 13L49 26C48 31 45 34 41 35L42 45H23L21 36L12 43L9 38L19 27C21 25 24 24 28 24Z" fill="#9aa0aa"/><path d="M23 44H42L52 61H41L33 50L25 61H13Z" fill="#5f646e"/><path d="M39 6L42 0L55 1L59 7L55 13H43Z" fill="${C.foe}"/><path d="M43 3L49 6L46 12M49 6L57 6" stroke="${C.foeDeep}" stroke-width="2" fill="none"/><path d="M26 18C25 10 30 7 36 8L33 11L37 12L31 13L30 17Z" fill="#33363d"/>${eye(32, 17, 2, C.ink)}${eye(38, 16.5, 2, C.ink)}<path d="M32 21.5L38 21" stroke="${C.foeDeep}" stroke-width="2.2"/>`),
  fatty: (s) => foe(s, 'M24 13C23 6 27 2 32 2C37 2 41 6 40 13C40 15 39 17 38 18C50 19 58 27 60 37L63 47L57 51L54 44C54 50 51 54 46 56L47 62H35V58H29V62H17L18 56C13 54 10 50 10 44L7 51L1 47L4 37C6 27 14 19 26 18C25 17 24 15 24 13Z', '#c2c5ca',
    `<path d="M26 18H38C50 19 58 27 60 37L55 40L50 34L54 44C54 50 51 54 46 56H18C13 54 10 50 10 44L14 34L9 40L4 37C6 27 14 19 26 18Z" fill="#8f949d"/><path d="M24 21L32 26L40 21L45 30C48 42 46 52 40 56H24C18 52 16 42 19 30Z" fill="#d9dbdf"/><path d="M27 33C31 30 38 33 38 38C42 42 38 50 33 49C28 51 23 46 25 41C22 38 24 34 27 33Z" fill="${C.foe}"/><path d="M24 12C23 6 27 2 32 2C37 2 41 6 40 12C36 8 28 8 24 12Z" fill="#33363d"/>${eye(29, 12.5, 1.9, C.ink)}${eye(35, 12.5, 1.9, C.ink)}`),
  karen: (s) => foe(s, 'M23 17C21 10 26 5 32 5C38 5 43 10 41 17C41 21 42 26 40 27C42 28 44 30 45 33L53 29L56 20L62 22L58 34L46 41L52 58H41V62H35V58H29V62H23V58H12L18 41L9 46L6 42L17 34C18 30 21 28 24 27C22 26 23 21 23 17Z', '#d4d6da',
    `<path d="M24 27H40C42 28 44 30 46 40L52 58H12L18 40C19 31 21 28 24 27Z" fill="#eceae5"/><path d="M17 43L47 43L48 47H16Z" fill="${C.foe}"/><path d="M23 27C20 22 20 5 32 5C44 5 44 22 41 27C40 20 39 14 32 12C25 14 24 20 23 27Z" fill="#565a62"/><path d="M32 7L25 2L25 11ZM32 7L39 2L39 11Z" fill="${C.foe}"/>${eye(28.5, 18, 2, C.ink)}${eye(35.5, 18, 2, C.ink)}<path d="M56 20L60 6L64 8L62 22Z" fill="#f3f4f6"/>`),
  johnny: (s) => foe(s, 'M24 14C23 7 27 2 32 2C37 2 41 7 40 14C40 17 39 19 38 20C43 21 46 23 47 27L53 22L52 12L57 11L61 23L50 36L44 36L45 46L47 62H36L32 48L28 62H17L19 46L20 36H14L3 23L7 11L12 12L11 22L17 27C18 23 21 21 26 20C25 19 24 17 24 14Z', '#c6c8cd',
    `<path d="M26 20H38C43 21 46 23 47 27L53 22L57 28L50 36L44 36L45 46H19L20 36H14L7 28L11 22L17 27C18 23 21 21 26 20Z" fill="#555a65"/><path d="M19 46H45L47 62H36L32 48L28 62H17Z" fill="#464b55"/><path d="M28 20L32 30L36 20Z" fill="#fff"/><path d="M31 22H33L35 38L32 42L29 38Z" fill="${C.foe}"/><path d="M52 12L57 11L61 22L54 24ZM12 12L7 11L3 22L10 24Z" fill="${C.foe}"/><path d="M24 11C23 6 27 2 32 2C37 2 41 6 40 11C36 7 28 7 24 11Z" fill="#22252b"/><circle cx="28.5" cy="13.5" r="3" fill="#fff" stroke="${C.ink}" stroke-width="1.6"/><circle cx="35.5" cy="13.5" r="3" fill="#fff" stroke="${C.ink}" stroke-width="1.6"/>`),

  // second edition: green-grey skin, red contour
  z_walker: (s) => foe(s, 'M26 14C25 7 29 3 34 3C39 3 43 7 42 14C42 17 41 19 39 20C44 21 47 24 47 29L47 42L51 61H40L36 47L32 61H21L25 42L24 36L7 35L2 38L1 33L4 30L1 27L6 25L22 26C24 23 26 21 30 20C27 19 26 17 26 14Z', '#b3c99f',
    `<path d="M30 20H39C44 21 47 24 47 29V43H25L24 36L16 35.5L16 26L22 26C24 23 26 21 30 20Z" fill="#6a8db0"/><path d="M25 42H47L51 61H40L36 47L32 61H21Z" fill="#566078"/><path d="M35 24L45 28L42 38L34 34Z" fill="${C.foeMid}"/><path d="M26 12C25 6 29 3 34 3C39 3 43 6 42 12C38 9 30 9 26 12Z" fill="#2f3a2a"/>${eye(30, 14, 2)}${eye(36, 14, 2)}`),
  z_runner: (s) => foe(s, 'M38 14C38 7 43 3 49 4C55 5 58 10 56 16C54 21 50 22 46 21L43 26L52 34L62 32L63 38L51 42L40 35L34 41L44 49L41 62H33L34 52L23 45L14 56L2 60L1 54L10 50L18 37C20 33 22 30 25 27L14 27L7 36L2 32L11 20L30 19L39 20C38 18 38 16 38 14Z', '#b3c99f',
    `<path d="M30 19L42 20L44 26L40 35L33 42L20 40C20 35 22 30 27 26L14 27L16 20Z" fill="#d98a3a"/><path d="M20 40L34 41L44 49L41 62H33L34 52L23 45L14 56L8 58L7 52L10 50L18 38Z" fill="#566078"/><path d="M38 13C38 7 43 3 49 4C54 5 57 8 56.5 13C51 9 44 9 38 13Z" fill="#2f3a2a"/>${eye(47, 14, 2)}${eye(53, 14.5, 2)}<path d="M46 18.5L54 19" stroke="${C.foeDeep}" stroke-width="2.2"/>`),
  z_brute: (s) => foe(s, 'M27 12C26 6 29 3 32 3C35 3 38 6 37 12L38 14C50 13 60 19 61 31L63 50L59 56L51 55L49 40L47 46L49 62H36L32 54L28 62H15L17 46L15 40L13 55L5 56L1 50L3 31C4 19 14 13 26 14Z', '#b3c99f',
    `<path d="M24 14L32 20L40 14C46 16 49 22 48 31L47 47H17L16 31C15 22 18 16 24 14Z" fill="#7a8099"/><path d="M17 46H47L49 62H36L32 54L28 62H15Z" fill="#4d556e"/><path d="M20 26L44 40L43 46L19 32Z" fill="${C.foeMid}"/>${eye(29.5, 9.5, 1.8)}${eye(34.5, 9.5, 1.8)}`),
  z_abomination: (s) => foe(s, 'M22 12C22 5 27 1 32 2L36 0L37 5C41 7 42 12 40 17C48 17 53 21 55 28L61 33L64 48L60 61L49 60L48 50L46 44L45 52L48 62H35L31 54L28 62H16L18 50C14 48 12 44 12 40L8 46L2 43L3 34L0 28L5 26L8 18L13 24C15 20 19 18 24 18C23 16 22 14 22 12Z', '#93b07d',
    `<path d="M40 17C48 17 53 21 55 28L61 33L64 48L60 61L49 60L48 50L42 38C38 32 38 24 40 17Z" fill="#c3d8ae"/><path d="M52 30L58 28L57 35ZM56 42L63 41L60 48Z" fill="${C.foePale}"/><path d="M18 48H45L48 62H35L31 54L28 62H16Z" fill="#4d556e"/><path d="M20 28C26 24 34 26 36 33C38 41 32 47 25 46C18 45 15 33 20 28Z" fill="${C.foeMid}"/><path d="M22 30L27 33L25 38L30 40M33 32L28 36" stroke="${C.foePale}" stroke-width="2" fill="none"/>${eye(28, 11, 2.4)}${eye(35, 10.5, 2.4)}<path d="M26 16H37L34 19H29Z" fill="${C.ink}"/>`),
  z_hobo: (s) => foe(s, 'M13 22C12 14 17 8 23 9C27 9 30 11 31 14C34 3 48 -1 57 5C65 11 65 25 57 31C61 37 62 45 61 52L63 62H47L45 54L40 62H24L23 51C20 53 17 57 15 62H3L1 54L8 46C7 38 9 31 15 28C13 26 13 24 13 22Z', '#93b07d',
    `<path d="M31 15C34 3 48 -1 57 5C65 11 65 25 57 31L44 33C35 30 30 24 31 15Z" fill="#3d4a45"/><path d="M44 4C40 10 40 20 45 31M54 5C52 12 53 22 57 30" stroke="#5d6f68" stroke-width="2" fill="none"/><path d="M15 28C24 24 36 26 46 31C55 34 60 42 60 54L45 55L40 58H24L23 50L13 42C9 38 11 31 15 28Z" fill="#8a7355"/><path d="M28 28L31 58M46 32L49 54" stroke="#5b4a35" stroke-width="2.2"/><path d="M33 38L42 36L43 46L35 48Z" fill="#4f6f9a"/><path d="M13 20C12 13 17 8 23 9C28 9 31 13 31 19L22 17Z" fill="${C.foeMid}"/><path d="M12 21L31 19" stroke="${C.foePale}" stroke-width="2.4"/>${eye(18, 23.5)}${eye(26, 23)}<path d="M18 28L27 27.5" stroke="${C.ink}" stroke-width="2.4"/>`),
  z_cop: (s) => foe(s, 'M20 14L16 10L19 3L32 0L45 3L48 10L44 14C44 18 42 20 40 21C46 21 50 23 53 27L52 5L57 1L62 4L63 26L61 37C59 43 54 44 50 42L49 48L52 62H37L32 54L27 62H12L15 48L14 44L12 55L4 56L1 48L3 34C4 26 12 21 24 21C22 19 20 17 20 14Z', '#93b07d',
    `<path d="M24 21H40C46 21 51 24 53 29L50 42L49 48H15L14 40C11 30 15 22 24 21Z" fill="#4f6f9a"/><path d="M15 47H49L52 62H37L32 54L27 62H12Z" fill="#333d58"/><path d="M15 45H49V49H15Z" fill="${C.ink}"/><path d="M52 5L57 1L62 4L63 22H53Z" fill="#1c2233"/><path d="M20 13L16 10L19 3L32 0L45 3L48 10L44 13Z" fill="#2b3a5c"/><path d="M18 10H46L44 14H20Z" fill="${C.ink}"/><path d="M29 4H35V8L32 10L29 8Z" fill="#dfe6f3"/>${eye(28, 16.8, 1.9)}${eye(36, 16.8, 1.9)}<path d="M37 26H45V32L41 35L37 32Z" fill="#dfe6f3"/><path d="M20 28L29 31L27 41L21 38Z" fill="${C.foeMid}"/>`),
  z_wild: (s) => foe(s, 'M10 25L3 17L1 6L7 12L9 3L13 14L17 18L22 16L27 18L30 14L33 2L37 11L43 5L41 16L34 24C46 21 55 26 59 35C62 43 62 52 63 62H50L47 51L40 52L38 62H26L25 53L20 54L17 62H2L6 54L9 45C6 39 7 31 10 25Z', '#93b07d',
    `<path d="M34 24C46 21 55 26 59 35C62 43 62 50 62 55L47 50L38 45L34 34Z" fill="#7a5f43"/><path d="M10 26L5 36L11 35L8 46L16 42L18 52L24 44L31 51L32 41L40 45L36 35L42 30L34 26Z" fill="#5b4531"/><path d="M10 25L3 17L1 6L7 12L9 3L13 14L17 18L13 24ZM30 14L33 2L37 11L43 5L41 16L34 24L28 19Z" fill="#d9cfb4"/><path d="M12 24L22 19L32 24L30 36L22 42L14 36Z" fill="#a9c292"/>${eye(17.5, 27, 2.4)}${eye(26.5, 27, 2.4)}<path d="M16 33H28L26 39L22 36L18 39Z" fill="${C.ink}"/><path d="M46 33L55 36L52 43L45 41Z" fill="${C.foeMid}"/><path d="M3 61L5 56L7 61ZM8 61L10 56L12 61ZM27 61L29 56L31 61ZM33 61L35 56L37 61ZM52 61L54 56L56 61ZM58 61L60 56L62 61Z" fill="${C.foePale}"/>`),
  z_shooter: (s) => foe(s, 'M21 13C21 6 26 2 32 2C38 2 42 6 42 12L45 15L40 16C40 19 39 20 37 21C41 22 43 24 44 27H58V24H64V31H58L52 33L50 38L44 37L43 43L47 61H36L32 48L28 61H17L21 43L20 34C18 28 20 23 27 21C24 20 22 17 21 13Z', '#b3c99f',
    `<path d="M27 21H37C41 22 43 24 44 27L43 44H21L20 34C18 28 20 23 27 21Z" fill="#76855f"/><path d="M21 43H43L47 61H36L32 48L28 61H17Z" fill="#5c6649"/><path d="M20 14C20 6 26 2 32 2C38 2 43 6 43 12L45 15H21Z" fill="#93a377"/><path d="M26 28H58V24H64V31H58L52 32L50 38L44 36L34 35L26 36Z" fill="${C.ink}"/><path d="M30 30H56" stroke="${C.foe}" stroke-width="2.4"/>${eye(29, 17.5, 1.9)}${eye(36, 17.5, 1.9)}`),
} satisfies Record<string, (stance: Stance) => string>;

export type FoeName = keyof typeof FOES;

/** One of a kind. */
export const foeAlone = (name: FoeName, behind = false): string => FOES[name]({ behind });

/** Drawn larger than the others. */
const GREAT = new Set<FoeName>(['spoiler', 'z_abomination', 'z_hobo', 'z_cop', 'z_wild']);
export const foeSize = (name: FoeName): number => (GREAT.has(name) ? 1.28 : 1);

/** What each kind of enemy looks like, by its id; failing that, by its type. */
const LOOKS: Record<string, Record<string, FoeName>> = {
  hendrix: {
    walker: 'z_walker', fatty: 'z_brute', runner: 'z_runner', shooter: 'z_shooter', abomination: 'z_abomination',
    'patient-0': 'z_abomination', hobomination: 'z_hobo', abominacop: 'z_cop', abominawild: 'z_wild',
  },
};
const TYPES: Record<string, FoeName> = {
  worker: 'worker', hunter: 'hunter', tank: 'tank', walker: 'walker', breaker: 'breaker', fatty: 'fatty', relative: 'karen', runner: 'z_runner',
  shooter: 'z_shooter', abomination: 'spoiler',
};

const isFoe = (name: string): name is FoeName => name in FOES;

export function foeNamed(game: string, id: string, type: string): FoeName {
  const looks = LOOKS[game];
  return looks?.[id] ?? looks?.[type] ?? (isFoe(id) ? id : (TYPES[type] ?? 'spoiler'));
}
