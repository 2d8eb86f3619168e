import { describe, expect, it } from 'vitest';

import { chapters, merged, since } from '../src/lib/log';
import type { Entry } from '../src/lib/protocol';

const entry = (number: number, ...texts: string[]): Entry => ({
  number,
  seat: number ? 0 : null,
  lines: texts.map((text) => ({ event: text.startsWith('Round') ? 'RoundBegan' : 'Moved', text })),
});

describe('the log', () => {
  it('keeps what it knows and appends what is new', () => {
    const log = merged([entry(0, 'a'), entry(1, 'b')], 2, [entry(2, 'c')]);
    expect(log.map((e) => e.number)).toEqual([0, 1, 2]);
  });

  it('forgets what was taken back', () => {
    const log = merged([entry(0, 'a'), entry(1, 'b'), entry(2, 'c')], 1, []);
    expect(log.map((e) => e.number)).toEqual([0]);
  });

  it('tells only lines after the last known answer', () => {
    const lines = since([entry(0, 'a'), entry(1, 'b', 'c'), entry(2, 'd')], 0);
    expect(lines.map((line) => line.text)).toEqual(['b', 'c', 'd']);
  });

  it('begins a chapter with every round, also in the middle of an entry', () => {
    const parts = chapters([entry(0, 'deal'), entry(1, 'move', 'Round 1.', 'act'), entry(2, 'end')]);
    expect(parts.map((part) => part.title)).toEqual([null, 'Round 1.']);
    expect(parts[0]?.entries.map((e) => e.lines.map((l) => l.text))).toEqual([['deal'], ['move']]);
    expect(parts[1]?.entries.map((e) => e.lines.map((l) => l.text))).toEqual([['act'], ['end']]);
  });
});
