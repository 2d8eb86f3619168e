// Pure functions on one's finished games: how many, how often won by mission, with whom most.

import type { TableCard } from './protocol';
import { interval, type Interval } from './tables';

export interface MissionRecord {
  game: string;
  scenario: string;
  won: number;
  games: number;
  interval: Interval | null; // where enough were played to say something
}

export interface Favourite {
  name: TableCard['cast'][number]['name'];
  games: number;
}

export interface Profile {
  games: number;
  won: number;
  missions: MissionRecord[]; // those one plays most come first
  favourite: Favourite | null;
}

/** What one's tables say. Games that run, or that an update has closed, tell nothing yet. */
export function profileOf(tables: TableCard[]): Profile {
  const finished = tables.filter(({ state, result }) => state === 'over' && result !== '');
  const missions = new Map<string, MissionRecord>();
  const cast = new Map<string, Favourite>();
  for (const { game, scenario, result, cast: mine } of finished) {
    const record = missions.get(`${game}/${scenario}`) ?? { game, scenario, won: 0, games: 0, interval: null };
    record.games += 1;
    record.won += Number(result === 'won');
    missions.set(`${game}/${scenario}`, record);
    for (const { key, name } of mine) cast.set(key, { name, games: (cast.get(key)?.games ?? 0) + 1 });
  }
  const found = [...missions.values()].map((record) => ({ ...record, interval: interval(record, 1) }));
  return {
    games: finished.length,
    won: finished.filter(({ result }) => result === 'won').length,
    missions: found.toSorted((a, b) => b.games - a.games || b.won - a.won),
    favourite: [...cast.values()].toSorted((a, b) => b.games - a.games)[0] ?? null,
  };
}
