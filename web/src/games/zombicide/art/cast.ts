// The cast: each line is one person, made from the parts of people.ts. Pick a `top` that nobody else at
// the table has: at 28 pixels the top of the head is the person.

import type { EXTRA, HEAD, OUTFIT, TOP, TORSO } from './people';
import type { WeaponName } from './gear';

/** The colours of a person: skin, hair, headgear, suit (a, b darker, c accent), things worn. */
interface Colours {
  skin: string;
  hair: string;
  gear?: string;
  a: string;
  b: string;
  c: string;
  extraColor?: string;
}

export interface Person extends Colours {
  head: keyof typeof HEAD;
  top: keyof typeof TOP;
  torso: keyof typeof TORSO;
  outfit: keyof typeof OUTFIT;
  extra?: (keyof typeof EXTRA)[];
  weapon?: WeaponName;
  tilt?: number;
  dx?: number;
  dy?: number;
  colour?: Partial<Colours>; // where the film turns to colour
}

const AMBER = 'var(--survivor)';

export const CAST: Record<string, Record<string, Person>> = {
  invader: {
    jared: { skin: '#e8b48c', head: 'square', top: 'buzz', hair: '#3a2418', torso: 'broad', outfit: 'shoulder', a: '#e07a33', b: '#9c4c1b', c: '#ffe0b0', extra: ['jaw'], weapon: 'smg', tilt: -62 },
    baraka: { skin: '#9a6242', head: 'long', top: 'puff', hair: '#7a4636', gear: AMBER, torso: 'slim', outfit: 'plate', a: '#3f8fe0', b: '#1f5596', c: '#bfe0ff', extra: ['hand'] },
    magnus: { skin: '#f0c6a4', head: 'square', top: 'beard', hair: '#d98b3a', torso: 'huge', outfit: 'webbing', a: '#6fa04a', b: '#3f6428', c: '#d6e6b0', weapon: 'sledge', tilt: -68, dx: 6 },
    cole: { skin: '#c98f63', head: 'oval', top: 'hood', hair: '#222', gear: '#8d74d6', torso: 'slim', outfit: 'hoodie', a: '#8d74d6', b: '#4d3d86', c: '#e4dcff' },
    vivian: { skin: '#f3cfb3', head: 'oval', top: 'bob', hair: '#7c2f22', torso: 'slim', outfit: 'coat', a: '#eef1f6', b: '#bfc8d8', c: '#3aa88f', extra: ['glasses', 'case'], extraColor: '#1f9a7c' },
    mitsuki: { skin: '#f2caa0', head: 'round', top: 'buns', hair: '#5560a8', torso: 'slim', outfit: 'vest', a: '#35c2b0', b: '#177266', c: '#ffe08a', extra: ['antenna', 'goggles'], extraColor: '#ffd84d' },
  },
  living_dead: {
    ben: { skin: '#8d867f', head: 'long', top: 'buzz', hair: '#2b2928', torso: 'broad', outfit: 'open', a: '#b9b6b0', b: '#8b8883', c: '#55524e', weapon: 'hammer', tilt: -78, dx: 14, dy: 4, colour: { skin: '#7a4f35', hair: '#1d1512', a: '#e9e1cf', b: '#a9774c', c: '#6a4a2f' } },
    barbra: { skin: '#ddd9d3', head: 'oval', top: 'flip', hair: '#f3efe6', torso: 'slim', outfit: 'coat', a: '#7a7772', b: '#55524e', c: AMBER, colour: { skin: '#f0cfb4', hair: '#f2d585', a: '#7f8f6b', b: '#566247' } },
    harry: { skin: '#c9c4bd', head: 'round', top: 'bald', hair: '#2b2a29', torso: 'huge', outfit: 'suit', a: '#4f4d4b', b: '#2f2e2d', c: AMBER, extra: ['jaw'], weapon: 'lever', tilt: -60, dx: 2, colour: { skin: '#e0b08e', hair: '#33241b', a: '#4a4f66', b: '#2d3146' } },
    helen: { skin: '#d5d0c9', head: 'long', top: 'hive', hair: '#45423f', gear: AMBER, torso: 'slim', outfit: 'dress', a: '#e4e0d9', b: '#b0aca5', c: AMBER, extra: ['folded'], extraColor: '#cfcac2', colour: { skin: '#eac3a5', hair: '#4a2f22', a: '#b94f57', b: '#7d2f3a', extraColor: '#a8444d' } },
    tom: { skin: '#d9d4cc', head: 'square', top: 'quiff', hair: '#6d6963', torso: 'mid', outfit: 'denim', a: '#93908b', b: '#5f5c58', c: AMBER, weapon: 'tireiron', tilt: -64, dx: 6, colour: { skin: '#edc39c', hair: '#9c6a35', a: '#5d84b5', b: '#37557d' } },
    judy: { skin: '#e6e1da', head: 'round', top: 'band', hair: '#c2bdb5', gear: AMBER, torso: 'slim', outfit: 'vest', a: '#dcd8d1', b: '#8e8a84', c: '#5b5854', extra: ['visor'], extraColor: '#dcd8d1', colour: { skin: '#f2cdb0', hair: '#c98a4e', a: '#5fa08f', b: '#37665b', c: '#ffe7b0', extraColor: '#5fa08f' } },
  },
  hendrix: {
    javier: { skin: '#c58a5a', head: 'square', top: 'bandana', hair: '#241812', gear: '#d9534a', torso: 'broad', outfit: 'webbing', a: '#b89a62', b: '#6f5a31', c: '#e9d9a8', weapon: 'lmg', tilt: -58 },
    karl: { skin: '#edc3a0', head: 'long', top: 'boonie', hair: '#c9cdd3', gear: '#6d8a4d', torso: 'mid', outfit: 'scarf', a: '#56703c', b: '#34481f', c: '#a9bf7f', extra: ['patch'], weapon: 'sniper', tilt: -66, dx: 8 },
    marian: { skin: '#9a6242', head: 'oval', top: 'bunset', hair: '#6b4433', gear: '#eef1f6', torso: 'slim', outfit: 'medic', a: '#3d9fb4', b: '#1e6270', c: '#1f9a7c' },
    michelle: { skin: '#f1cba9', head: 'round', top: 'cap', hair: '#b5622a', gear: '#3b4a6b', torso: 'mid', outfit: 'overall', a: '#e9e2d2', b: '#e07a33', c: '#ffe0b0', weapon: 'wrench', tilt: -70, dx: 10 },
    riley: { skin: '#e9bd97', head: 'oval', top: 'mohawk', hair: '#b07cff', torso: 'mid', outfit: 'vest', a: '#4a4f63', b: '#2b2f3e', c: '#b07cff', weapon: 'machete', tilt: -64, dx: 8 },
    wayne: { skin: '#d9a179', head: 'square', top: 'campaign', hair: '#5b4630', gear: '#c9ab6a', torso: 'huge', outfit: 'plate', a: '#7b8398', b: '#4a5167', c: AMBER, extra: ['jaw'] },
    penny: { skin: '#f3cfb3', head: 'round', top: 'buns', hair: '#e0a84a', torso: 'slim', outfit: 'overall', a: '#f2c14e', b: '#3f6ea8', c: '#ffe9b0' },
    josh: { skin: '#8a5a3c', head: 'long', top: 'hood', hair: '#1d1512', gear: '#c9564a', torso: 'slim', outfit: 'hoodie', a: '#c9564a', b: '#7d2f2a', c: '#ffd9b0' },
    elle: { skin: '#e3b48c', head: 'oval', top: 'band', hair: '#4a2f22', gear: '#62aeff', torso: 'slim', outfit: 'coat', a: '#4c6a96', b: '#2c4064', c: '#bfe0ff', weapon: 'sniper', tilt: -66, dx: 8 },
    ned: { skin: '#f0c6a4', head: 'round', top: 'beard', hair: '#8a8f98', torso: 'huge', outfit: 'open', a: '#7a6a4f', b: '#4d412d', c: '#e9d9a8', extra: ['pack'], extraColor: '#5d6b3f' },
    doug: { skin: '#e6b78f', head: 'square', top: 'short', hair: '#6a4a2c', torso: 'mid', outfit: 'suit', a: '#6b7da0', b: '#3d4a68', c: '#ffd84d', weapon: 'smg', tilt: -62 },
    amy: { skin: '#f0c9a8', head: 'oval', top: 'flip', hair: '#23202a', torso: 'slim', outfit: 'scarf', a: '#7a3f57', b: '#4c2337', c: '#ff9db8', extra: ['hand'], extraColor: '#4c2337' },
    wanda: { skin: '#f3cfb3', head: 'long', top: 'bob', hair: '#d9a441', torso: 'slim', outfit: 'dress', a: '#f06f8f', b: '#a83d5c', c: '#fff0d0', extra: ['case'], extraColor: '#e0527a' },
    lili: { skin: '#f1cba9', head: 'round', top: 'puff', hair: '#c4612d', gear: '#5fd0c5', torso: 'slim', outfit: 'vest', a: '#5fd0c5', b: '#2b857c', c: '#fff3b0' },
    'tiger-sam': { skin: '#b87f55', head: 'round', top: 'tiger', hair: '#2a1a12', gear: '#f29a3c', torso: 'slim', outfit: 'hoodie', a: '#f29a3c', b: '#b5641a', c: '#fff0d0' },
    odin: { skin: '#f0c6a4', head: 'round', top: 'pan', hair: '#e0b44a', gear: '#aab6c9', torso: 'slim', outfit: 'denim', a: '#5d84b5', b: '#395680', c: '#e9d9a8', weapon: 'hammer', tilt: -72, dx: 10, dy: 2 },
    'bunny-g': { skin: '#e8bf9c', head: 'round', top: 'ears', hair: '#3a2418', gear: '#f4b6d2', torso: 'slim', outfit: 'overall', a: '#f4b6d2', b: '#b8668f', c: '#ffffff', extra: ['glasses'] },
    lou: { skin: '#8a5a3c', head: 'round', top: 'helmet', hair: '#1d1512', gear: '#e0514a', torso: 'slim', outfit: 'plate', a: '#e0514a', b: '#8f2b26', c: '#ffe0b0' },
    ostara: { skin: '#d9a77f', head: 'oval', top: 'braids', hair: '#7a4a2a', gear: '#ffd84d', torso: 'slim', outfit: 'coat', a: '#87a35c', b: '#52693a', c: '#fff3c4', extra: ['pack'], extraColor: '#9c6b3d' },
  },
};

/** Somebody nobody has drawn yet: a plain figure in the colours of the house. */
export const STRANGER: Person = { skin: '#d9b08c', head: 'oval', top: 'short', hair: '#5a4632', torso: 'mid', outfit: 'vest', a: '#7b8398', b: '#4a5167', c: AMBER };
