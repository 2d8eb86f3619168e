// Weapons and gear, 64 x 28: a silhouette and an accent. The muzzle or the head of the tool points right.

import { C } from '../../../art/ink';

const SHAPES = {
  smg: ['M4 9H14L17 7H44V5H48V8H60V13H46L45 15H38L36 26H29L30 16H24L21 23H14L16 15H4Z', 'M20 9H42V11H20Z'],
  prod: ['M2 11H26L29 9H34V11H52L54 6H62V10H58V18H62V22H54L52 17H34V19H29L26 17H2Z', 'M36 12.5H50V15.5H36Z'],
  assault: ['M2 11L15 8H26L28 6H38L40 8H62V13H56V16H42L40 14H34L36 25H28L26 16H21L18 22H11L13 15L4 18Z', 'M43 12.5H55V15H43Z'],
  heavy: ['M2 12L17 7H62V18H56V20H30L26 16L20 24H12L14 17L4 20Z', 'M34 11H60V13.5H34Z'],
  lmg: ['M2 10L13 8H40V6H46V9H63V12H46L52 24H48L43 14H40L39 24H24V16H20L17 22H10L13 15H2Z', 'M26 17H37V22H26Z'],
  sniper: ['M1 14L14 10H22V8H20V4H42V8H34V10H44V11H64V14H44L42 16H28L24 23H17L19 16H13L3 19Z', 'M23 5.5H39V7H23Z'],
  sledge: ['M1 12H45V2H61V26H45V16H1Z', 'M48 5H58V9H48Z'],
  chainsaw: ['M3 11H8V7H20V10H28L30 12H60C64 13 64 19 60 20H30L27 23H8L6 18H3Z', 'M32 14.5H58V17.5H32Z'],
  cutter: ['M2 9H20L24 11H36C37 5 43 2 49 3C57 4 62 10 61 16C60 23 53 27 46 25C41 24 37 21 36 17H26L22 22H14L15 16H2Z', 'M49 9A5.5 5.5 0 1 0 49.01 9Z'],
  flamer: ['M2 13H14L17 9H40V7H46V10H58V15H46V17H36L33 23H8C4 23 3 20 4 18H28L29 16H18L14 18H2Z', 'M57 5C64 7 64 18 57 20C60 16 60 10 57 5Z'],
  hammer: ['M1 12H44V5L46 2H57V8H55V18C55 22 58 25 62 26C54 28 45 26 44 19V16H1Z', 'M1 12H22V16H1Z'],
  crowbar: ['M3 16C0 16 0 12 3 11H50C56 11 58 8 57 4L62 3C64 11 60 16 51 16Z', 'M20 12.5H34V14.5H20Z'],
  tableleg: ['M1 12H16L18 9H24L26 11H48L51 7H62V21H51L48 17H26L24 19H18L16 16H1Z', 'M52 10H60V18H52Z'],
  tireiron: ['M1 12H52L55 7H62V12H58V16H62V21H55L52 16H1Z', 'M1 12H18V16H1Z'],
  lever: ['M1 15L16 9H34L36 8H63V12H50V14H36L33 16C33 21 27 22 24 19L22 16L16 17L4 22Z', 'M36 12.5H49V14H36Z'],
  pump: ['M1 14L15 9H30L32 8H63V12H61V15H54V17H38V15H28L24 20H17L19 15L4 20Z', 'M39 13H53V16H39Z'],
  sawn: ['M6 16L20 9H52V18H28L24 17L16 24H8Z', 'M28 12H52V14H28Z'],
  revolver: ['M8 9H20L23 7H54V13H38V16H28L30 20H25L23 16L16 25H7L13 14H8Z', 'M26 9H36V15H26Z'],
  axe: ['M1 12H42V9L40 3H57C60 8 61 16 57 22L44 20L43 16H1Z', 'M52 6C55 10 55 16 52 19Z'],
  bat: ['M1 11H6L30 11L50 7H58C64 9 64 19 58 21H50L30 17H6L1 17Z', 'M1 11H12V17H1Z'],
  machete: ['M1 11H16V9H20V11L56 6C62 9 63 14 62 18H20V19H16V17H1Z', 'M1 11H16V17H1Z'],
  wrench: ['M2 12H42C43 5 50 2 56 4L49 9V15L56 20C50 24 43 22 42 17H2C-1 17 -1 12 2 12Z', 'M6 13.5H30V15.5H6Z'],
  molotov: ['M4 8H30C34 8 36 11 40 11H50V17H40C36 17 34 20 30 20H4C1 20 1 8 4 8Z', 'M50 10C58 4 62 10 63 14C62 19 57 22 50 18Z'],
  boards: ['M2 5L60 3L62 9L4 11ZM3 13L62 12L61 18L4 19ZM2 21L58 20L60 26L4 27Z', 'M8 7.5L52 6V7L8 8.5Z'],
  torch: ['M1 12H34V8H46V20H34V16H1Z', 'M46 6C58 2 54 10 63 13C56 15 60 21 46 22Z'],
  oxygen: ['M8 6H42C48 6 50 10 50 10H54V6H60V22H54V18H50C50 18 48 22 42 22H8C2 22 2 6 8 6Z', 'M12 10H38V13H12Z'],
  armor: ['M16 3L32 7L48 3L54 9L49 14V26H15V14L10 9Z', 'M24 12H40V16H24Z'],
  katana: ['M1 12H14V8H17V12C34 12 50 10 63 4C54 13 38 17 17 17V20H14V16H1Z', 'M1 12H14V16H1Z'],
  lamp: ['M2 10H34L38 7H50C54 7 54 21 50 21H38L34 18H2C-1 18 -1 10 2 10Z', 'M55 8L63 4V24L55 20Z'],
  cell: ['M12 5H50V9H56V19H50V23H12Z', 'M32 6L24 15H31L28 22L40 12H33L36 6Z'],
  rounds: ['M6 10H16L20 14L16 18H6ZM24 10H34L38 14L34 18H24ZM42 10H52L56 14L52 18H42Z', 'M6 10H10V18H6ZM24 10H28V18H24ZM42 10H46V18H42Z'],
  tin: ['M16 4H48V24H16Z', 'M16 9H48V17H16Z'],
  jar: ['M22 2H42V6H46C48 10 48 22 44 26H20C16 22 16 10 18 6H22Z', 'M19 14H45V22H19Z'],
  scope: ['M4 9H18V11H44V7H60V21H44V17H18V19H4Z', 'M26 4H34V11H26Z'],
  blanket: ['M8 8C14 3 50 3 56 8V20C50 25 14 25 8 20Z', 'M8 12H56V15H8Z'],
  radio: ['M10 8H44L54 0L56 2L49 8H54V25H10Z', 'M14 12H32V21H14ZM38 13H50V16H38Z'],
} satisfies Record<string, [silhouette: string, accent: string]>;

export type WeaponName = keyof typeof SHAPES;

/** What each card of the games looks like. */
const CARDS: Record<string, WeaponName> = {
  smg: 'smg', 'smg-found': 'smg', uzi: 'smg', 'cattle-prod': 'prod', 'assault-shotgun': 'assault', 'prototype-assault-shotgun': 'assault',
  'heavy-shotgun': 'heavy', 'prototype-heavy-shotgun': 'heavy', 'light-machine-gun': 'lmg', 'prototype-light-machine-gun': 'lmg',
  'sniper-rifle': 'sniper', 'prototype-sniper-rifle': 'sniper', 'scoped-winchester': 'sniper', sledge: 'sledge', chainsaw: 'chainsaw',
  'heavy-cutter': 'cutter', flamethrower: 'flamer', 'claw-hammer': 'hammer', crowbar: 'crowbar', 'table-leg': 'tableleg', 'tire-iron': 'tireiron',
  'winchester-94': 'lever', 'winchester-94-found': 'lever', 'ithaca-m37': 'pump', 'mas-shotgun': 'pump', 'sawed-off': 'sawn',
  'smith-and-wesson': 'revolver', axe: 'axe', 'baseball-bat': 'bat', katana: 'katana', machete: 'machete', 'repair-kit': 'wrench', molotov: 'molotov',
  boards: 'boards', lumber: 'boards', torch: 'torch', 'oxygen-tank': 'oxygen', canister: 'oxygen', 'ablative-armor': 'armor', searchlight: 'lamp',
  flashlight: 'lamp', 'energy-cell': 'cell', 'plenty-of-bullets': 'rounds', 'plenty-of-shells': 'rounds', mre: 'tin', food: 'tin', 'mason-jar': 'jar',
  'flammable-fluid': 'jar', water: 'jar', scope: 'scope', blankets: 'blanket', radio: 'radio',
  // the fort
  'ka-bar': 'machete', pistol: 'revolver', rifle: 'lever', 'canned-food': 'tin', 'fire-axe': 'axe', 'fire-axe-advanced': 'axe',
  kukri: 'machete', 'pistol-advanced': 'revolver', 'army-sniper-rifle': 'sniper', 'golden-ak-47': 'assault', 'golden-kukri': 'machete', 'pattons-357-magnum': 'revolver',
  'pattons-45-long-colt': 'revolver', 'prized-katana': 'katana', 'siege-hammer': 'sledge', wristbreaker: 'hammer', 'an-m14-incendiary-grenade': 'cell', 'colt-m16a4-rifle': 'assault',
  'colt-m4-carbine': 'assault', 'flashlight-military': 'lamp', 'hk-mp5': 'smg', 'hk-mp7': 'smg', 'ka-bar-military': 'machete', 'machete-military': 'machete',
  'mossberg-500': 'pump', 'night-vision-goggles': 'scope', 'sig-sauer-p320': 'revolver', 'tactical-halligan': 'crowbar', 'tactical-tomahawk': 'axe',
};

/** The drawing of a card, if it has one. */
export const drawingOf = (card: string): WeaponName | undefined => CARDS[card];

export function weapon(name: WeaponName, fill = '#dfe7f5', accent: string = C.ally, outline = 0): string {
  const [shape, light] = SHAPES[name];
  const line = outline ? `<path d="${shape}" fill="none" stroke="${C.ink}" stroke-width="${outline * 2}" stroke-linejoin="round"/>` : '';
  return `${line}<path d="${shape}" fill="${fill}" fill-rule="evenodd"/><path d="${light}" fill="${accent}" fill-rule="evenodd"/>`;
}
