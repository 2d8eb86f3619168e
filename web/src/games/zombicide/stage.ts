// What happened, as a film: each frame shows one thing on the board of that moment.
//
// Pure. It only moves figures as the events tell; the position that follows is always the server's.

import type { Frame as AnyFrame } from '../../lib/game';
import type { Line } from '../../lib/protocol';
import type { View } from './types';

export interface Flyer {
  key: string;
  enemy: string;
  count: number;
  from: string;
  to: string;
}

export interface Frame extends AnyFrame {
  view: View;
  flyers: Flyer[];
  flashes: { zone: string; kind: 'spawn' | 'fall' | 'noise' }[];
  shot: { from: string; to: string } | null;
  hurt: string | null;
}

type About = Record<string, string>;
type Change = (view: View, about: About) => View;

const nothing: Change = (view) => view;

function crowd(view: View, zone: string | undefined, enemy: string, count: number): View {
  return {
    ...view,
    zones: view.zones.map((state) => {
      if (state.name !== zone) return state;
      const { [enemy]: here = 0, ...others } = state.enemies;
      const left = here + count;
      return { ...state, enemies: left > 0 ? { ...others, [enemy]: left } : others };
    }),
  };
}

const enemies =
  (where: 'start' | 'zone', sign: 1 | -1): Change =>
  (view, about) =>
    crowd(view, about[where], about['enemy'] ?? '', sign * Number(about['count'] ?? 1));

function survivor(view: View, about: About, change: object): View {
  return {
    ...view,
    survivors: view.survivors.map((s) => (s.id === about['who'] ? { ...s, ...change } : s)),
  };
}

const walks: Change = (view, about) => survivor(view, about, { zone: about['zone'] ?? null });
const leaves: Change = (view, about) => survivor(view, about, { zone: null });
const bleeds: Change = (view, about) => survivor(view, about, { armor: Number(about['left'] ?? 0) });

/** What each event does to the picture: at once, and when its frame is over. */
const SHOWN: Record<string, [before: Change, after: Change]> = {
  EnemiesMoved: [enemies('start', -1), enemies('zone', 1)],
  EnemiesSpawned: [enemies('zone', 1), nothing],
  EnemiesFell: [nothing, enemies('zone', -1)],
  Moved: [walks, nothing],
  SurvivorPlaced: [walks, nothing],
  ArmorLost: [bleeds, nothing],
  Eliminated: [nothing, leaves],
  LeftBoard: [nothing, leaves],
  NoiseMade: [nothing, nothing],
  AttackRolled: [nothing, nothing],
  ReRolled: [nothing, nothing],
};

const FLASHES: Record<string, Frame['flashes'][number]['kind']> = {
  EnemiesSpawned: 'spawn',
  EnemiesFell: 'fall',
  NoiseMade: 'noise',
};

/** Groups that go at the same time; one that goes on from where it arrived waits for the next frame. */
function together(group: Line[], line: Line): boolean {
  const [first] = group;
  if (first?.event !== line.event) return false;
  if (line.event === 'EnemiesSpawned') return first.about?.['zone'] === line.about?.['zone'];
  if (line.event !== 'EnemiesMoved') return false;
  return !group.some((other) => other.about?.['zone'] === line.about?.['start']);
}

/** What one hand does at a real table: what comes to a zone or falls there, what goes the same way. */
function oneHand(group: Line[], line: Line): boolean {
  const [first] = group;
  if (first?.event !== line.event || !ALIKE.has(line.event)) return false;
  return first.about?.['zone'] === line.about?.['zone'] && first.about?.['start'] === line.about?.['start'];
}

const ALIKE = new Set(['EnemiesMoved', 'EnemiesSpawned', 'EnemiesFell']);

/** What nobody chose: at a real table hands have to do it. */
const BY_HAND = new Set(['EnemiesMoved', 'EnemiesSpawned', 'EnemiesFell', 'SurvivorPlaced', 'ArmorLost', 'Eliminated']);

/** The film that leads on from a position; `apart`: each group by itself, as hands move them. */
export function frames(before: View, lines: Line[], apart = false): Frame[] {
  const groups: Line[][] = [];
  for (const line of lines.filter(({ event }) => event in SHOWN)) {
    const last = groups.at(-1);
    if (last && (apart ? oneHand(last, line) : together(last, line))) last.push(line);
    else groups.push([line]);
  }
  let view = before;
  return groups.map((group) => {
    for (const line of group) view = SHOWN[line.event]?.[0](view, line.about ?? {}) ?? view;
    const frame = frameOf(view, group);
    if (apart) frame.text = group.map(({ text }) => text).join(' ');
    for (const line of group) view = SHOWN[line.event]?.[1](view, line.about ?? {}) ?? view;
    return frame;
  });
}

function frameOf(view: View, group: Line[]): Frame {
  const [line] = group;
  const about = line?.about ?? {};
  const from = view.survivors.find((s) => s.id === about['who'])?.zone;
  const flash = FLASHES[line?.event ?? ''];
  return {
    view,
    text: group.at(-1)?.text ?? '',
    dice: line?.dice ?? [],
    byHand: BY_HAND.has(line?.event ?? ''),
    ...(about['accuracy'] ? { need: Number(about['accuracy']) } : {}),
    flyers: group.flatMap(({ event, about: told }, index) =>
      event === 'EnemiesMoved' && told?.['start'] && told['zone']
        ? [{ key: `${index}`, enemy: told['enemy'] ?? '', count: Number(told['count'] ?? 1), from: told['start'], to: told['zone'] }]
        : [],
    ),
    flashes: flash && about['zone'] ? [{ zone: about['zone'], kind: flash }] : [],
    shot: line?.event === 'AttackRolled' && from && about['zone'] ? { from, to: about['zone'] } : null,
    hurt: line?.event === 'ArmorLost' || line?.event === 'Eliminated' ? (about['who'] ?? null) : null,
  };
}
