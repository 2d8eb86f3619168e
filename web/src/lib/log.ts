// Pure functions on the log of a game.

import type { Entry, Line } from './protocol';

/** The log after news: everything from entry `from` on is replaced. */
export function merged(log: Entry[], from: number, news: Entry[]): Entry[] {
  return [...log.filter((entry) => entry.number < from), ...news];
}

/** The lines told since an entry, for the voice that reads news aloud. */
export function since(log: Entry[], number: number): Line[] {
  return log.filter((entry) => entry.number > number).flatMap((entry) => entry.lines);
}

export interface Chapter {
  title: string | null;
  rule: string;
  entries: Entry[];
}

/** What begins a chapter: a round, or a turn where a game has no rounds. */
function beginning(log: Entry[]): string {
  const rounds = log.some(({ lines }) => lines.some(({ event }) => event === 'RoundBegan'));
  return rounds ? 'RoundBegan' : 'TurnBegan';
}

/** The log in chapters: a line that begins a round becomes the title of what follows. */
export function chapters(log: Entry[]): Chapter[] {
  const begins = beginning(log);
  const found: Chapter[] = [{ title: null, rule: '', entries: [] }];
  for (const entry of log) {
    let lines: Line[] = [];
    for (const line of entry.lines) {
      if (line.event !== begins) {
        lines.push(line);
        continue;
      }
      found.at(-1)?.entries.push({ ...entry, lines });
      lines = [];
      found.push({ title: line.text, rule: line.rule ?? '', entries: [] });
    }
    found.at(-1)?.entries.push({ ...entry, lines });
  }
  return found
    .map((chapter) => ({ ...chapter, entries: chapter.entries.filter((e) => e.lines.length) }))
    .filter((chapter) => chapter.title !== null || chapter.entries.length > 0);
}
