// Pure functions on lists of tables: whose turn it is, with whom, how long ago, what one has won.

import type { Rate, Scenario, TableCard } from './protocol';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Those one plays with, by name; nobody in particular has none, and namesakes are counted. */
export function others({ seats }: TableCard, bot: (name: string) => string, somebody: string): string[] {
  const names = seats.filter((seat) => !seat.yours && seat.kind !== 'open').map((seat) => (seat.kind === 'bot' ? bot(seat.bot) : seat.name || somebody));
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? `${name} ×${count}` : name;
  });
}

/** Who is asked, if it is not me. */
export function asked({ seats }: TableCard, bot: (name: string) => string, somebody: string): string | null {
  const seat = seats.find((entry) => entry.asked && !entry.yours);
  if (!seat || seat.kind === 'open') return null;
  return seat.bot ? bot(seat.bot) : seat.name || somebody;
}

/** How long ago: the id of a text, and how many. */
export function ago(then: number, now: number): [id: string, count: number] {
  const seconds = Math.max(0, now - then);
  if (seconds < 2 * MINUTE) return ['ago-now', 0];
  if (seconds < HOUR) return ['ago-minutes', Math.round(seconds / MINUTE)];
  if (seconds < DAY) return ['ago-hours', Math.round(seconds / HOUR)];
  if (seconds < 2 * DAY) return ['ago-yesterday', 1];
  return ['ago-days', Math.floor(seconds / DAY)];
}

/** Tables that wait for me come first; the rest as the server ordered them, by their last move. */
export const inOrder = (tables: TableCard[]): TableCard[] => tables.toSorted((a, b) => Number(b.yours) - Number(a.yours));

/** How the book numbers a scenario, where its key is such a number and no word: a letter and digits. */
export const codeOf = ({ key }: Pick<Scenario, 'key'>): string => (/^[A-Z]\d{1,2}$/.test(key) ? key : '');

export interface Record {
  won: number;
  played: number;
}

/** How one fared in each scenario: `game/scenario`. */
export function records(tables: TableCard[]): Map<string, Record> {
  const found = new Map<string, Record>();
  for (const { game, scenario, result } of tables) {
    const key = `${game}/${scenario}`;
    const before = found.get(key) ?? { won: 0, played: 0 };
    found.set(key, { won: before.won + Number(result === 'won'), played: before.played + 1 });
  }
  return found;
}

export interface Interval {
  rate: number;
  low: number;
  high: number;
}

const FEWEST = 20; // games, below which a rate says nothing
const Z = 1.96;

/** A rate with Wilson's interval at 95 %; `null` where too few games were played. */
export function interval({ won, games }: Pick<Rate, 'won' | 'games'>, fewest = FEWEST): Interval | null {
  if (games < fewest) return null;
  const rate = won / games;
  const middle = (rate + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games);
  const wide = (Z / (1 + (Z * Z) / games)) * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games));
  return { rate, low: Math.max(0, middle - wide), high: Math.min(1, middle + wide) };
}
