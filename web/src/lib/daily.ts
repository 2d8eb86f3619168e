// Pure functions on the game of a day.

import type { DailyCard } from './protocol';

const HOUR = 3600;

/** Whole hours until the next game begins. */
export const hoursLeft = (until: number, now: number): number => Math.max(0, Math.floor((until - now) / HOUR));

/** The day before, as the server writes it. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** What one can do with it: begin, go on, or see how others fared. */
export const stepOf = ({ state }: Pick<DailyCard, 'state'>): 'daily-play' | 'daily-go-on' | 'daily-see' =>
  state === 'none' ? 'daily-play' : state === 'running' ? 'daily-go-on' : 'daily-see';
