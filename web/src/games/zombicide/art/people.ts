// Parts of people, in a box of 64 x 64: heads, torsos, outfits, hair and headgear, and things worn.
// A person is one line in cast.ts that names some of them.

import { C } from '../../../art/ink';

export const HEAD = {
  oval: 'M32 12.5C39 12.5 42.5 17.5 42.5 24.5C42.5 32 37.5 38 32 38C26.5 38 21.5 32 21.5 24.5C21.5 17.5 25 12.5 32 12.5Z',
  square: 'M32 12C40 12 43 16 43 24L42 33L37 38.5H27L22 33L21 24C21 16 24 12 32 12Z',
  long: 'M32 11.5C38.5 11.5 41.5 17 41.5 24.5C41.5 33 36 39.5 32 39.5C28 39.5 22.5 33 22.5 24.5C22.5 17 25.5 11.5 32 11.5Z',
  round: 'M32 13C40 13 43.5 18 43.5 25C43.5 32.5 38.5 37.5 32 37.5C25.5 37.5 20.5 32.5 20.5 25C20.5 18 24 13 32 13Z',
};
export const TORSO = {
  slim: 'M12 66C12 52 17 45 26 42.5L38 42.5C47 45 52 52 52 66Z',
  mid: 'M8 66C8 50 14 44 26 41.5L38 41.5C50 44 56 50 56 66Z',
  broad: 'M3 66C3 48 11 42 25 40.5L39 40.5C53 42 61 48 61 66Z',
  huge: 'M-3 66C-3 46 8 38 24 38.5L40 38.5C56 38 67 46 67 66Z',
};
interface Cloth {
  a: string;
  b: string;
  c: string;
}
type Outfit = (cloth: Cloth) => string;

/** Drawn over the torso: a is the main colour, b is darker, c is the accent. */
export const OUTFIT = {
  plate: ({ b, c }) => `<path d="M22 42L32 50L42 42L46 66H18Z" fill="${b}"/><path d="M26 52H38V57H26Z" fill="${c}"/>`,
  shoulder: ({ a, b, c }) => `<path d="M22 42L32 50L42 42L46 66H18Z" fill="${b}"/><path d="M-2 58C-3 43 6 35 19 37C24 41 25 50 20 58Z" fill="${a}" stroke="${C.ink}" stroke-width="2"/><path d="M3 50C5 44 10 41 17 41" fill="none" stroke="${c}" stroke-width="3"/>`,
  vest: ({ b, c }) => `<path d="M20 43L27 42L30 66H16ZM44 43L37 42L34 66H48Z" fill="${b}"/><path d="M30 46H34V66H30Z" fill="${c}"/>`,
  coat: ({ b, c }) => `<path d="M26 42L32 54L38 42L35 40H29Z" fill="${c}"/><path d="M25 41.5L20 46L31 62L32 54ZM39 41.5L44 46L33 62L32 54Z" fill="${b}"/>`,
  hoodie: ({ b, c }) => `<path d="M29 44L28 58M35 44L36 58" stroke="${c}" stroke-width="2" fill="none"/><path d="M12 46L46 66H38L8 50Z" fill="${b}"/>`,
  suit: ({ b, c }) => `<path d="M25 41L32 58L39 41L35 39.5H29Z" fill="#f1efe9"/><path d="M32 44L35 48L33.5 62H30.5L29 48Z" fill="${c}"/><path d="M25 41L20 47L30 64L32 58ZM39 41L44 47L34 64L32 58Z" fill="${b}"/>`,
  open: ({ b, c }) => `<path d="M24 41.5L32 60L40 41.5Z" fill="#f1efe9"/><path d="M24 41.5L19 47L29 66H31L32 60ZM40 41.5L45 47L35 66H33L32 60Z" fill="${b}"/><path d="M27 41L32 47L37 41" fill="none" stroke="${c}" stroke-width="2.5"/>`,
  dress: ({ b, c }) => `<path d="M23 43C26 50 38 50 41 43" fill="none" stroke="${c}" stroke-width="3"/><path d="M20 50C28 56 36 56 44 50L46 66H18Z" fill="${b}"/>`,
  denim: ({ b, c }) => `<path d="M25 41.5L32 51L39 41.5L36 40H28Z" fill="${c}"/><path d="M25 41L18 46L27 55L32 50ZM39 41L46 46L37 55L32 50Z" fill="${b}"/><path d="M32 52V66" stroke="${C.ink}" stroke-width="1.5"/>`,
  scarf: ({ b, c }) => `<path d="M22 40C26 46 38 46 42 40L43 45C38 50 26 50 21 45Z" fill="${c}"/><path d="M38 47L45 60L40 61L35 49Z" fill="${c}"/><path d="M20 52L31 66H16Z" fill="${b}"/>`,
  overall: ({ b, c }) => `<path d="M19 43L24 42L26 54H38L40 42L45 43L47 66H17Z" fill="${b}"/><circle cx="25" cy="55" r="1.8" fill="${c}"/><circle cx="39" cy="55" r="1.8" fill="${c}"/>`,
  webbing: ({ b, c }) => `<path d="M15 46L20 43L44 66H36ZM49 46L44 43L20 66H28Z" fill="${b}"/><path d="M12 58H22V66H12ZM42 58H52V66H42Z" fill="${c}"/>`,
  medic: ({ b, c }) => `<path d="M26 42L32 52L38 42Z" fill="${b}"/><path d="M9 50H20V61H9Z" fill="#f1efe9"/><path d="M13 51.5H16V54H18.5V57H16V59.5H13V57H10.5V54H13Z" fill="${c}"/>`,
} satisfies Record<string, Outfit>;
type Layer = (hair: string, gear: string) => string;

/** Hair and headgear, behind the head and in front of it. */
export const TOP = {
  buzz: { front: (h) => `<path d="M20.5 25C19.5 13 25 10 32 10C39 10 44.5 13 43.5 25C42 20 40 17.5 32 17.5C24 17.5 22 20 20.5 25Z" fill="${h}"/>` },
  puff: { back: (h) => `<circle cx="32" cy="8.5" r="10" fill="${h}"/>`, front: (h, g) => `<path d="M20.5 25C20 14 25 10.5 32 10.5C39 10.5 44 14 43.5 25C42 19 39 16.5 32 16.5C25 16.5 22 19 20.5 25Z" fill="${h}"/><path d="M24 12.5C28 10.5 36 10.5 40 12.5" stroke="${g}" stroke-width="3" fill="none"/>` },
  beard: { front: (h) => `<path d="M20.5 25C20 42 25 48 32 48C39 48 44 42 43.5 25C42 30 39.5 31.5 37 30.5C34 29 30 29 27 30.5C24.5 31.5 22 30 20.5 25Z" fill="${h}"/><path d="M28.5 34.5C30.5 33.5 33.5 33.5 35.5 34.5" stroke="${C.ink}" stroke-width="1.6" fill="none"/>` },
  hood: { back: (_, g) => `<path d="M33 1C18 5 13 22 14 44H50C51 22 46 6 33 1Z" fill="${g}"/>`, front: (_, g) => `<path fill-rule="evenodd" d="M33 1C18 5 13 22 14 44H24C21 36 20 24 24 18C28 13.5 36 13.5 40 18C44 24 43 36 40 44H50C51 22 46 6 33 1Z" fill="${g}"/><path d="M24 18C28 13.5 36 13.5 40 18C41.5 21 42 24 42 27C37 21.5 27 21.5 22 27C22 24 22.5 21 24 18Z" fill="${C.ink}" opacity=".72"/>` },
  bob: { back: (h) => `<path d="M17 38C15 18 21 8.5 32 8.5C43 8.5 49 18 47 38C44 41 39 40 38 36H26C25 40 20 41 17 38Z" fill="${h}"/>`, front: (h) => `<path d="M19.5 30C18 16 24 9 32 9C40 9 46 16 44.5 30C43 23 40 20 35 17.5C31 20.5 22 20 19.5 30Z" fill="${h}"/>` },
  buns: { back: (h) => `<circle cx="18.5" cy="12" r="7.5" fill="${h}"/><circle cx="45.5" cy="12" r="7.5" fill="${h}"/>`, front: (h) => `<path d="M19.5 27C18 14 24 9.5 32 9.5C40 9.5 46 14 44.5 27L41 21H23Z" fill="${h}"/>` },
  short: { front: (h) => `<path d="M20 26C17.5 13 24 8 33 8C41 8 46 13 44 26L42 20C37 20 29 18 27 15C26 18 24 20 22 20.5Z" fill="${h}"/>` },
  quiff: { front: (h) => `<path d="M20.5 26C18 17 19 12 24 11C25 5 37 3 45 8C42 9 42 10 43.5 12C45 15 45 20 43.5 26L41.5 19C36 20 28 18.5 24 18.5Z" fill="${h}"/>` },
  flip: { back: (h) => `<path d="M20 14C12 22 18 32 10 38C16 43 24 41 25 36H39C40 41 48 43 54 38C46 32 52 22 44 14C38 7 26 7 20 14Z" fill="${h}"/>`, front: (h) => `<path d="M19.5 28C18 15 24 9 32 9C40 9 46 15 44.5 28C42 22 38 20 33 16C30 20 22 21 19.5 28Z" fill="${h}"/>` },
  hive: { back: (h) => `<path d="M18 30C14 14 20 0 32 0C44 0 50 14 46 30Z" fill="${h}"/>`, front: (h, g) => `<path d="M19.5 28C17 18 22 14.5 32 14.5C42 14.5 47 18 44.5 28C43 22 38 19.5 32 19.5C26 19.5 21 22 19.5 28Z" fill="${h}"/><circle cx="21" cy="33" r="2.4" fill="${g}"/><circle cx="43" cy="33" r="2.4" fill="${g}"/>` },
  bald: { front: (h) => `<path d="M20.5 28C18 24 19 20 21.5 17.5C22.5 20 23 22 22.5 26ZM43.5 28C46 24 45 20 42.5 17.5C41.5 20 41 22 41.5 26Z" fill="${h}"/><path d="M25 30.5C28 28.8 36 28.8 39 30.5C36 32.6 28 32.6 25 30.5Z" fill="${h}"/>` },
  band: { back: (h) => `<path d="M40 10C50 10 55 20 51 36C48 42 45 38 46 32C47 24 44 18 40 16Z" fill="${h}"/>`, front: (h, g) => `<path d="M20 26C18 13 24 8.5 32 8.5C40 8.5 46 13 44 26L41 20C34 18 27 18 23 20Z" fill="${h}"/><path d="M20 17C25 12.5 39 12.5 44 17L43.5 21C38 17 26 17 20.5 21Z" fill="${g}"/>` },
  bandana: { back: (_, g) => `<path d="M42 15L56 10L52 18L58 23L43 21Z" fill="${g}"/>`, front: (h, g) => `<path d="M20 21C20 12 25 8.5 32 8.5C39 8.5 44 12 44 21C38 17.5 26 17.5 20 21Z" fill="${g}"/><path d="M24.5 31.5C27 28.5 37 28.5 39.5 31.5C40 34 37 33 32 32C27 33 24 34 24.5 31.5Z" fill="${h}"/>` },
  boonie: { front: (h, g) => `<path d="M21 17L23 7.5C27 5 37 5 41 7.5L43 17C51 18 56 21 57 25C48 21 16 21 7 25C8 21 13 18 21 17Z" fill="${g}"/><path d="M21 17C27 15 37 15 43 17L42.6 13.5C37 12 27 12 21.4 13.5Z" fill="${C.ink}" opacity=".45"/><path d="M22 30C22 44 27 46 32 46C37 46 42 44 42 30C39 33 25 33 22 30Z" fill="${h}"/>` },
  bunset: { back: (h) => `<circle cx="36" cy="7" r="7.5" fill="${h}"/>`, front: (h, g) => `<path d="M20.5 26C18.5 14 24 9.5 32 9.5C40 9.5 45.5 14 43.5 26C41 18 34 17 29 16C26 18 22 20 20.5 26Z" fill="${h}"/><path d="M19 22C18 8 46 8 45 22" stroke="${g}" stroke-width="2.6" fill="none"/><path d="M41.5 21H47.5V30H41.5Z" fill="${g}"/><path d="M45 29C45 34 41 36 36 36" stroke="${g}" stroke-width="2" fill="none"/>` },
  cap: { front: (h, g) => `<path d="M19.5 26C19 22 20 20 21 19H43C44 20 45 22 44.5 26C47 28 47 34 45 37C43 32 43.5 26 41.5 23H22.5C20.5 26 21 32 19 37C17 34 17 28 19.5 26Z" fill="${h}"/><path d="M19 20C18 10 24 5.5 32 5.5C40 5.5 46 10 45 20C38 17.5 26 17.5 19 20Z" fill="${g}"/><rect x="20" y="12.5" width="11" height="8" rx="3.5" fill="#9fe3ff" stroke="${C.ink}" stroke-width="2"/><rect x="33" y="12.5" width="11" height="8" rx="3.5" fill="#9fe3ff" stroke="${C.ink}" stroke-width="2"/>` },
  mohawk: { back: (h) => `<path d="M25 16L22 6L28 8L29 0L34 5L39 0L40 8L45 8L40 18Z" fill="${h}"/>`, front: (h) => `<path d="M27 17C28 10 37 10 38 17C35 15.5 30 15.5 27 17Z" fill="${h}"/>` },
  campaign: { front: (_, g) => `<path d="M22 16L24 5C28 7 30 2 32 2C34 2 36 7 40 5L42 16Z" fill="${g}"/><path d="M5 19C14 14 50 14 59 19C50 23 14 23 5 19Z" fill="${g}"/><path d="M21.7 15.5H42.3L42 12.5H22Z" fill="${C.ink}" opacity=".5"/><path d="M36 34.5L46 36.5" stroke="#d9c9a0" stroke-width="2.6"/><circle cx="46.5" cy="36.6" r="1.8" fill="${C.foe}"/>` },
  ears: { back: (_, g) => `<path d="M22 16C15 4 14 -4 20 -3C26 -2 28 8 29 14ZM42 16C49 4 50 -4 44 -3C38 -2 36 8 35 14Z" fill="${g}"/><path d="M17 44C13 22 18 7 32 7C46 7 51 22 47 44Z" fill="${g}"/>`, front: (_, g) => `<path fill-rule="evenodd" d="M17 44C13 22 18 7 32 7C46 7 51 22 47 44H40C43 36 44 25 40 19C36 15 28 15 24 19C20 25 21 36 24 44Z" fill="${g}"/>` },
  tiger: { back: (_, g) => `<path d="M15 18L13 3L26 9ZM49 18L51 3L38 9Z" fill="${g}"/>`, front: (h, g) => `<path d="M18 26C16 12 23 6 32 6C41 6 48 12 46 26C43 19 38 16.5 32 16.5C26 16.5 21 19 18 26Z" fill="${g}"/><path d="M32 6L30 14H34ZM24 8L25 15L28 13.5ZM40 8L39 15L36 13.5ZM18.5 17L23 18L20 21ZM45.5 17L41 18L44 21Z" fill="${h}"/>` },
  pan: { back: (h) => `<path d="M18 36C16 22 20 14 32 14C44 14 48 22 46 36Z" fill="${h}"/>`, front: (_, g) => `<path d="M17.5 20C17 9 22 4 32 4C42 4 47 9 46.5 20Z" fill="${g}"/><path d="M16 18.5H48V22.5H16Z" fill="${g}" stroke="${C.ink}" stroke-width="1.6"/><path d="M47 20L61 15" stroke="${C.ink}" stroke-width="5.4" stroke-linecap="round"/><path d="M47 20L61 15" stroke="${g}" stroke-width="2.8" stroke-linecap="round"/><path d="M23 8C26 6 30 6 32 6" stroke="#fff" stroke-width="1.8" fill="none" opacity=".7"/>` },
  braids: { back: (h, g) => `<path d="M20 22C12 26 13 36 9 46C13 50 18 47 19 42C21 34 24 30 24 24ZM44 22C52 26 51 36 55 46C51 50 46 47 45 42C43 34 40 30 40 24Z" fill="${h}"/><path d="M9 44L18 46M55 44L46 46" stroke="${g}" stroke-width="3"/>`, front: (h) => `<path d="M19.5 27C18 14 24 9 32 9C40 9 46 14 44.5 27C43 21 38 19 32 11.5C26 19 21 21 19.5 27Z" fill="${h}"/>` },
  helmet: { back: (h) => `<path d="M20 24C15 32 17 40 13 44C21 46 25 40 25 34ZM44 24C49 32 47 40 51 44C43 46 39 40 39 34Z" fill="${h}"/>`, front: (_, g) => `<path d="M18 23C16 9 22 4.5 32 4.5C42 4.5 48 9 46 23C38 19.5 26 19.5 18 23Z" fill="${g}"/><path d="M26 6C25 11 25 15 25.5 19M38 6C39 11 39 15 38.5 19" stroke="${C.ink}" stroke-width="2" fill="none" opacity=".55"/><path d="M19.5 23L23 36M44.5 23L41 36" stroke="${C.ink}" stroke-width="1.6"/>` },
} satisfies Record<string, { back?: Layer; front?: Layer }>;
type Worn = (colour: string, skin: string) => string;

/** Things worn or held that are no weapon, under and over the head. */
export const EXTRA = {
  goggles: { over: (c) => `<path d="M19 18H45" stroke="${C.ink}" stroke-width="4"/><circle cx="26.5" cy="18" r="6.2" fill="${c}" stroke="${C.ink}" stroke-width="2.2"/><circle cx="37.5" cy="18" r="6.2" fill="${c}" stroke="${C.ink}" stroke-width="2.2"/><path d="M24 16L27 14.5M35 16L38 14.5" stroke="#fff" stroke-width="1.6"/>` },
  antenna: { under: (c) => `<path d="M51 56L56 4" stroke="${C.ink}" stroke-width="5"/><path d="M51 56L56 4" stroke="#d5dff2" stroke-width="2.4"/><circle cx="56" cy="5" r="4" fill="${c}" stroke="${C.ink}" stroke-width="1.8"/>` },
  glasses: { over: () => `<path d="M22.5 23H30V28.5H24ZM34 23H41.5L40 28.5H34Z" fill="#eaf6ff" fill-opacity=".85" stroke="${C.ink}" stroke-width="1.8"/><path d="M30 24H34" stroke="${C.ink}" stroke-width="1.8"/>` },
  case: { over: (c) => `<rect x="39" y="47" width="21" height="15" rx="3" fill="#f6f2e8" stroke="${C.ink}" stroke-width="2.4"/><path d="M45 47V44H54V47" fill="none" stroke="${C.ink}" stroke-width="2.4"/><path d="M48 49.5H51.5V53H55V56.5H51.5V60H48V56.5H44.5V53H48Z" fill="${c}"/>` },
  hand: { over: (c, skin) => `<path d="M47 56L49 34L47 25L50 24L52 31L53 22L56 22L56 31L59 25L61.5 26L58 36L58 58Z" fill="${skin}" stroke="${C.ink}" stroke-width="2"/><path d="M46 60L48.5 42H58.5L59 62Z" fill="${c}" stroke="${C.ink}" stroke-width="2"/>` },
  visor: { over: (c, skin) => `<path d="M51 66L58 40" stroke="${C.ink}" stroke-width="13" stroke-linecap="round"/><path d="M58 40L43 20" stroke="${C.ink}" stroke-width="10.5" stroke-linecap="round"/><path d="M58 40L46 24" stroke="${skin}" stroke-width="6.5" stroke-linecap="round"/><path d="M34 18.5C38 16 44 17 48 21L46 25C42 22 38 21 34 21.5Z" fill="${skin}" stroke="${C.ink}" stroke-width="1.6"/><path d="M51 66L57.5 42" stroke="${c}" stroke-width="9" stroke-linecap="round"/>` },
  folded: { over: (c, skin) => `<path d="M14 56C24 49 40 52 50 58L48 64C38 60 26 59 16 63Z" fill="${c}" stroke="${C.ink}" stroke-width="1.8"/><path d="M44 54L51 52L53 57L46 60Z" fill="${skin}"/>` },
  pack: { under: (c) => `<rect x="4" y="30" width="20" height="30" rx="6" fill="${c}" stroke="${C.ink}" stroke-width="2.4"/><rect x="40" y="30" width="20" height="30" rx="6" fill="${c}" stroke="${C.ink}" stroke-width="2.4"/>` },
  patch: { over: () => `<path d="M20 21L43 27" stroke="${C.ink}" stroke-width="1.8"/><path d="M33.5 22.5H41L40 29H35Z" fill="${C.ink}"/>` },
  jaw: { over: () => `<path d="M24 32C27 37.5 37 37.5 40 32L38 37L32 39L26 37Z" fill="${C.ink}" opacity=".28"/>` },
} satisfies Record<string, { under?: Worn; over?: Worn }>;
