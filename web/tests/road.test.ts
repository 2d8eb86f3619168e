import { describe, expect, it } from 'vitest';

import type { CampaignPage, ChapterCard } from '../src/lib/protocol';
import { aside, linksOf, otherRoads, roadOf, stopsOf } from '../src/lib/road';

const chapter = (number: number, after: number, scenario: string, state: ChapterCard['state'], taken = ''): ChapterCard => ({
  number, after, scenario, name: scenario, table: `t${number}`, state, text: '', attempt: 1, fell: [], differs: [], again: 0,
  sheet: { people: [], fallen: [], marks: [] },
  tale: { passages: [], choices: taken ? [{ key: `${scenario}.1:1`, title: 'a', taken, left: [] }] : [] },
});

const page = (chapters: ChapterCard[], next = ''): CampaignPage => ({
  type: 'campaign', key: 'k', game: 'g', kind: 'g', title: '', campaign: 'c', name: '', intro: '', verdict: '', ending: null, yours: true,
  road: [['A', 0], ['B', 1], ['C', 2], ['D', 2], ['E', 3]].map(([scenario, place]) => ({ scenario: String(scenario), name: String(scenario), place: Number(place) })),
  chapters, current: chapters.at(-1)?.number ?? 0, next,
});

describe('the road of a campaign', () => {
  it('is what led to the chapter begun last; the rest are other roads', () => {
    const found = page([chapter(1, 0, 'A', 'won'), chapter(2, 1, 'B', 'lost'), chapter(3, 2, 'B', 'won'), chapter(4, 0, 'A', 'running')]);
    expect(roadOf(found).map(({ number }) => number)).toEqual([4]);
    expect(aside(found).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(otherRoads(found).map(({ number }) => number)).toEqual([3]);
  });

  it('says of every stop how it stands, how often it was tried, and what was chosen last', () => {
    const stops = stopsOf(page([chapter(1, 0, 'A', 'won', 'left'), chapter(2, 1, 'B', 'lost'), chapter(3, 2, 'B', 'won', 'right')], 'C'));
    expect(stops.map(({ state }) => state)).toEqual(['won', 'won', 'open', 'ahead', 'ahead']);
    expect(stops.map(({ tries }) => tries)).toEqual([1, 2, 0, 0, 0]);
    expect(stops.map(({ chosen }) => chosen)).toEqual(['left', 'right', '', '', '']);
  });

  it('shows a stop that was lost for good, and one that is tried again', () => {
    expect(stopsOf(page([chapter(1, 0, 'A', 'lost')]))[0]?.state).toBe('lost');
    expect(stopsOf(page([chapter(1, 0, 'A', 'lost')], 'A'))[0]?.state).toBe('open');
    expect(stopsOf(page([chapter(1, 0, 'A', 'lost'), chapter(2, 1, 'A', 'running')]))[0]?.state).toBe('open');
  });

  it('parts where the order is free, and joins again', () => {
    const stops = stopsOf(page([chapter(1, 0, 'A', 'won')], 'B'));
    expect(stops[2]?.x).toBe(stops[3]?.x);
    expect(stops[2]?.y).not.toBe(stops[3]?.y);
    expect(linksOf(stops)).toHaveLength(6); // A-B, B-C, B-D, C-D, C-E, D-E
    expect(linksOf(stops).filter(({ done }) => done)).toHaveLength(1);
  });
});
