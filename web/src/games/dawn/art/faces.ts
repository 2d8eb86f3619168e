// Recipes: which parts make which face. A new face is a new line here.

import { beasts, group, human, type Person } from '../../../art/cards/people';
import { kinds, zombie } from '../../../art/cards/zombies';
import { c, p } from '../../../art/cards/brush';

type Trio = readonly [Person, Person, Person];

const PEOPLE: Record<string, Person> = {
  hunt: { skin: 0, build: 'wide', top: '#8a6a42', cut: 'vest', accent: '#5c452a', hat: ['cowboy', '#b58a52'], beard: ['stache', '#5a3a24'], prop: 'star' },
  hernandez: { skin: 1, top: '#3a4666', cut: 'suit', hair: ['side', '#b9c2d2'], calm: true },
  schmidt: { skin: 0, top: '#6d7a4a', cut: 'police', hat: ['police', '#6d7a4a'], hair: ['short', '#d8b45c'], prop: 'baton' },
  piazza: { skin: 1, top: '#4f6a55', cut: 'army', hat: ['beret', '#b23a4a'], hair: ['long', '#241c22'], prop: 'scope' },
  agee: { skin: 2, top: '#e6edf6', cut: 'coat', hair: ['bun', '#eef2fb'], eyes: ['glasses'], prop: 'flask', calm: true },
  alyssa: { skin: 0, build: 'slim', top: '#3b2f4a', cut: 'jacket', accent: '#d86a8a', hair: ['pony', '#d8b45c'], prop: 'knife' },
  hauser: { skin: 0, build: 'wide', top: '#6c6a4a', cut: 'army', hat: ['helmet', '#7c7a54'], beard: ['goatee', '#cfd4de'], prop: 'bandolier' },
  johnson: { skin: 0, top: '#7a3b34', cut: 'vest', accent: '#4a5a3a', hat: ['cap', '#8a6a42'], beard: ['full', '#8a5a34'], prop: 'rifle' },
  jones: { skin: 2, top: '#e6edf6', cut: 'coat', hair: ['curly', '#2a2230'], eyes: ['goggles', '#6ef3c0'], prop: 'flask' },
  kingman: { skin: 3, build: 'wide', top: '#5a6448', cut: 'strap', hat: ['police', '#5a6448'], beard: ['stache', '#cfd4de'] },
  santana: { skin: 1, build: 'wide', top: '#d19a6c', cut: 'sash', accent: '#ffd75e', hair: ['none'], hat: ['mask', '#c0392b'] },
  seaver: { skin: 3, top: '#e6edf6', cut: 'coat', hair: ['bun', '#1a1622'], eyes: ['headmirror'], calm: true },
  staub: { skin: 0, top: '#b04a2f', cut: 'jacket', accent: '#e8d8b0', hair: ['side', '#c4512d'], hat: ['band', '#eef2fb'] },
  wilson: { skin: 0, top: '#5a4a3a', hat: ['hood', '#6d5a44'], hair: ['none'], beard: ['long', '#cfd4de'] },
  wright: { skin: 2, top: '#1f2940', cut: 'suit', hair: ['fringe', '#15131c'], eyes: ['shades'] },
  clarion: { skin: 0, top: '#6a5a48', cut: 'suit', hat: ['press', '#8a7658'], eyes: ['glasses'], prop: 'paper' },
  wzed: { skin: 2, top: '#7a4a8a', cut: 'tee', hair: ['curly', '#1a1622'], hat: ['phones', '#63d2ff'], prop: 'mic' },
  rangers: { skin: 3, top: '#4a6a44', cut: 'army', hat: ['cap', '#4a6a44'], prop: 'rifle' },
  'national-guard': { skin: 1, build: 'wide', top: '#5f7a54', cut: 'army', hat: ['helmet', '#6c885e'], prop: 'rifle' },
  petra: { skin: 1, top: '#2a2230', cut: 'jacket', accent: '#b23a4a', hair: ['long', '#7a2b2b'], hat: ['band', '#b23a4a'], eyes: ['shades'] },
  vip: { skin: 0, top: '#28324c', cut: 'suit', hair: ['long', '#d8b45c'], eyes: ['shades'], prop: 'brief', calm: true },
  bubba: { skin: 0, build: 'wide', top: '#7a3b34', cut: 'overall', accent: '#3d5a8a', hat: ['cap', '#5a6448'], beard: ['full', '#8a5a34'] },
  marteuse: { skin: 0, top: '#cfd8d0', cut: 'coat', hair: ['rim', '#8a97a8'], eyes: ['goggles', '#c6f25a'], prop: 'flask' },
  natalia: { skin: 0, top: '#3b2f4a', cut: 'suit', hair: ['long', '#15131c'], calm: true },
  char: { skin: 2, top: '#5b2f66', cut: 'sash', accent: '#e88cff', hair: ['curly', '#15131c'] },
  ghost: { skin: 0, top: '#2a3148', hat: ['hood', '#3a4666'], hair: ['none'], eyes: ['shades'] },
  xaio: { skin: 1, top: '#1f2940', cut: 'jacket', accent: '#b23a4a', hair: ['fringe', '#15131c'], prop: 'knife' },
  berk: { skin: 0, build: 'wide', top: '#4a4358', cut: 'strap', hair: ['none'], beard: ['full', '#c4512d'] },
  plaid: { skin: 1, top: '#8a3d3d', cut: 'vest', accent: '#2f4470', hair: ['side', '#3a2618'], prop: 'paper' },
};

const GROUPS: Record<string, Trio> = {
  civ: [{ skin: 2, top: '#6b5d52', hair: ['short', '#1a1622'] }, { skin: 0, top: '#4d6b74', hair: ['bun', '#8a4a2a'] }, { skin: 1, top: '#8a6a42', hair: ['side', '#3a2618'] }],
  folk: [{ skin: 0, top: '#7d6a80', hair: ['long', '#b9762f'] }, { skin: 1, top: '#5d6b62', hair: ['none'], hat: ['hood', '#76867a'] }, { skin: 2, top: '#7a5a4a', hair: ['none'], hat: ['hood', '#94705c'] }],
  furies: trio(['#b23a8a', '#8a3ab2', '#d0417a'], (hat, at) => ({ skin: at, top: '#2a2230', hat: ['derby', hat], hair: ['long', ['#2a2230', '#d8b45c', '#7a2b2b'][at] ?? ''] })),
  fd129: trio([0, 1, 2], (skin) => ({ skin, top: '#a8862f', cut: 'fire', hat: ['fire', '#c0392b'] })),
  'riot-squad': trio([0, 1, 2], (skin) => ({ skin, top: '#26314c', hat: ['visor', '#2f3d60'] })),
  vfw: trio([0, 2, 0], (skin) => ({ skin, top: '#4b5a78', hat: ['garrison', '#3a5a8a'], hair: ['rim', '#dfe4ee'], beard: ['stache', '#dfe4ee'] })),
  savior: [{ skin: 2, top: '#8fb8c8', hat: ['nurse'], hair: ['bun', '#1a1622'] }, { skin: 0, top: '#8fb8c8', hat: ['nurse'], hair: ['fringe', '#8a4a2a'] }, { skin: 1, top: '#8fb8c8', hat: ['nurse'], hair: ['long', '#3a2618'] }],
  bauer: trio([0, 1, 2], (skin) => ({ skin, top: '#d9822b', cut: 'vest', accent: '#ffe66b', hat: ['hard', '#ffd24a'] })),
  security: trio([3, 0, 1], (skin) => ({ skin, top: '#2f4470', cut: 'police', hat: ['cap', '#2f4470'] })),
  raiders: trio(['#3a4356', '#5d4a3a', '#4a3a3a'], (top, at) => ({ skin: at, top, hat: ['hood', top], hair: ['none'], eyes: ['shades'] })),
  'film-crew': trio([0, 2, 1], (skin) => ({ skin, top: '#2a3148', hat: ['phones', '#ffd75e'], hair: ['short', '#2a2230'] })),
};

const UNDEAD: Record<string, () => string> = {
  zed: () => zombie(),
  berserkers: () => zombie({ skin: 3, eye: '#ff5d73', hair: ['side', '#7a2b2b'], top: '#5a2b3a' }),
  doom: kinds.stalker,
  iron: kinds.iron,
  leapers: kinds.leaper,
  oozers: kinds.swallow,
  ravagers: kinds.wounded,
  reanimators: kinds.legion,
  'were-zeds': kinds.yorkie,
  'zed-hemoths': kinds.ogre,
  vermin: kinds.vermin,
  noelle: () => zombie({ skin: 1, hair: ['long', '#c4512d'], top: '#3a2b4a', eye: '#c6f25a', extra: p('M30 78h40v8H30Z', '#2a2230') + c(50, 82, 3, '#ffd75e') }),
};

const ANIMALS: Record<string, keyof typeof beasts> = { horatius: 'ape', pickles: 'dog' };

function trio<Each>([left, right, middle]: readonly [Each, Each, Each], person: (each: Each, at: number) => Person): Trio {
  return [person(left, 0), person(right, 1), person(middle, 2)];
}

/** `civ3` looks like `civ`, a Regular Zeds unit such as `z63d` like `zed`. */
function recipe(id: string): () => string {
  for (const name of [id, id.replace(/\d+$/, '')]) {
    const [person, three, undead, animal] = [PEOPLE[name], GROUPS[name], UNDEAD[name], ANIMALS[name]];
    if (person) return () => human(person);
    if (three) return () => group(three);
    if (undead) return undead;
    if (animal) return beasts[animal];
  }
  return () => zombie({ skin: id.charCodeAt(1) % 4 });
}

const drawn = new Map<string, string>();

/** The face of a counter, on a grid of 100 x 100. */
export function face(id: string): string {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const made = recipe(id)();
  drawn.set(id, made);
  return made;
}

export const FACES = [...Object.keys(PEOPLE), ...Object.keys(GROUPS), ...Object.keys(UNDEAD), ...Object.keys(ANIMALS)];
