// What everybody did, counted from the log. Pure: a game says which event counts as what.

import type { Entry, Line } from './protocol';

export type Deed<Name extends string> = Record<Name, number>;
export type Counts<Name extends string> = Record<string, (line: Line) => Partial<Deed<Name>>>;

/** By the id of each person of whom something is told, under that word of a line. */
export function tally<Name extends string>(log: Entry[], person: string, nothing: Deed<Name>, counts: Counts<Name>): Map<string, Deed<Name>> {
  const found = new Map<string, Deed<Name>>();
  for (const line of log.flatMap(({ lines }) => lines)) {
    const who = line.about?.[person];
    const more = counts[line.event]?.(line);
    if (!who || !more) continue;
    const sum = { ...(found.get(who) ?? nothing) };
    for (const name of Object.keys(nothing) as Name[]) sum[name] += more[name] ?? 0;
    found.set(who, sum);
  }
  return found;
}

/** Who did most of something: a ribbon for each, nobody gets two. */
export function ribbons<Name extends string, Of extends Name>(deeds: Map<string, Deed<Name>>, names: readonly Of[]): Map<string, Of> {
  const given = new Map<string, Of>();
  for (const name of names) {
    const [best] = [...deeds].filter(([who, deed]) => deed[name] > 0 && !given.has(who)).toSorted(([, a], [, b]) => b[name] - a[name]);
    if (best) given.set(best[0], name);
  }
  return given;
}
