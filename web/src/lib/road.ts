// The road of a campaign: where its stops lie, and how each of them stands.

import type { CampaignPage, ChapterCard, Stop } from './protocol';

export type StopState = 'won' | 'open' | 'lost' | 'ahead';

export interface RoadStop {
  stop: Stop;
  number: number;
  x: number;
  y: number;
  state: StopState;
  tries: number; // how often it was played on this road
  chosen: string; // what was decided there last
  chapter: ChapterCard | null; // the last one played there, on this road
}

export interface Link {
  path: string;
  done: boolean;
}

const WIDE = { from: 82, to: 1256, high: 98, low: 148 };
const APART = 55; // stops of one place, from the middle

/** The chapters that led to the last one begun, in order. */
export function roadOf(page: CampaignPage): ChapterCard[] {
  const known = new Map(page.chapters.map((one) => [one.number, one]));
  const road: ChapterCard[] = [];
  for (let at = known.get(page.current); at; at = known.get(at.after)) road.unshift(at);
  return road;
}

/** Chapters that are not on the road to the present: what was played before somebody went back. */
export function aside(page: CampaignPage): ChapterCard[] {
  const road = new Set(roadOf(page).map(({ number }) => number));
  return page.chapters.filter(({ number }) => !road.has(number));
}

/** The last chapter of every other road. */
export function otherRoads(page: CampaignPage): ChapterCard[] {
  const followed = new Set(page.chapters.map(({ after }) => after));
  return aside(page).filter(({ number }) => !followed.has(number));
}

function stateOf(page: CampaignPage, stop: Stop, last: ChapterCard | undefined): StopState {
  if (last?.state === 'won') return 'won';
  if (page.next === stop.scenario || last?.state === 'running') return 'open';
  return last ? 'lost' : 'ahead';
}

/** All stops, from left to right. */
export function stopsOf(page: CampaignPage): RoadStop[] {
  const road = roadOf(page);
  const places = Math.max(1, ...page.road.map(({ place }) => place));
  return page.road.map((stop, at) => {
    const beside = page.road.filter(({ place }) => place === stop.place);
    const shift = beside.length > 1 ? (beside.indexOf(stop) * 2 - (beside.length - 1)) * APART : 0;
    const x = WIDE.from + ((WIDE.to - WIDE.from) * stop.place) / places;
    const level = beside.length > 1 ? (WIDE.high + WIDE.low) / 2 : stop.place % 2 ? WIDE.high : WIDE.low;
    const played = road.filter(({ scenario }) => scenario === stop.scenario);
    const last = played.at(-1);
    return {
      stop,
      number: at + 1,
      x,
      y: level + shift,
      state: stateOf(page, stop, last),
      tries: played.length,
      chosen: last?.tale.choices.at(-1)?.taken ?? '',
      chapter: last ?? null,
    };
  });
}

const curve = (a: RoadStop, b: RoadStop): string =>
  `M ${a.x} ${a.y}C${(a.x + b.x) / 2} ${a.y} ${(a.x + b.x) / 2} ${b.y} ${b.x} ${b.y}`;

/** The ways between the stops of one place and the next, and between those of one place. */
export function linksOf(stops: RoadStop[]): Link[] {
  const found: Link[] = [];
  for (const a of stops) {
    for (const b of stops) {
      const next = b.stop.place === a.stop.place + 1;
      const beside = b.stop.place === a.stop.place && b.number === a.number + 1;
      if (next || beside) found.push({ path: beside ? `M ${a.x} ${a.y}V${b.y}` : curve(a, b), done: a.state === 'won' && b.state !== 'ahead' });
    }
  }
  return found;
}
