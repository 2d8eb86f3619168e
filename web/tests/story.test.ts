import { describe, expect, it } from 'vitest';

import { luck } from '../src/lib/luck';
import { path, rounds, turned, turnings } from '../src/lib/story';
import type { Entry, Line } from '../src/lib/protocol';

const line = (text: string, event = 'Moved', more: Partial<Line> = {}): Line => ({ event, text, ...more });
const entry = (number: number, ...lines: Line[]): Entry => ({ number, seat: 0, lines });

describe('the story of a game', () => {
  it('tells turning points in points only where chances were measured', () => {
    const point = { number: 3, change: -12, lines: ['x'], round: '' };
    expect(turned(point, true)).toEqual(['turning-down', { points: 12 }]);
    expect(turned({ ...point, change: 9 }, true)).toEqual(['turning-up', { points: 9 }]);
    expect(turned(point, false)).toEqual(['turning-worse', {}]);
    expect(turned({ ...point, change: 9 }, false)).toEqual(['turning-better', {}]);
  });

  const log = [entry(0, line('Round 1.', 'RoundBegan'), line('set up')), entry(1, line('a')), entry(2, line('b')), entry(3, line('Round 2.', 'RoundBegan'), line('c')), entry(4, line('d')), entry(5, line('the end'))];

  it('turns where the chance changed most, at most four times, and not at its very end', () => {
    const found = turnings([0.5, 0.5, 0.3, 0.42, 0.43, 1], log);
    expect(found.map(({ number, change, round }) => [number, change, round])).toEqual([[2, -20, 'Round 1.'], [3, 12, 'Round 2.']]);
    expect(found[0]?.lines).toEqual(['b']);
    const wild = Array.from({ length: 12 }, (_, at) => (at % 2 ? 0.9 : 0.1));
    expect(turnings(wild, wild.map((_, at) => entry(at, line('x'))))).toHaveLength(4);
  });

  it('turns at moments that lie apart', () => {
    const chances = Array.from({ length: 101 }, () => 0.5).fill(0.9, 50, 51).fill(0.3, 51, 53).fill(0.62, 80, 81);
    const found = turnings(chances, chances.map((_, at) => entry(at, line('x'))));
    expect(found.map(({ number }) => number)).toEqual([51, 80]);
  });

  it('does not turn while it is set up', () => {
    const late = [entry(0, line('set up')), entry(1, line('a')), entry(2, line('Round 1.', 'RoundBegan'), line('b')), entry(3, line('c')), entry(4, line('the end'))];
    expect(turnings([0.5, 0.1, 0.3, 0.3, 1], late).map(({ number }) => number)).toEqual([2]);
  });

  it('has rounds that begin where they began', () => {
    expect(rounds(log)).toEqual([{ title: 'Round 1.', number: 0 }, { title: 'Round 2.', number: 3 }]);
  });

  it('is drawn from the left to the right, thinned out, with its turning points', () => {
    expect(path([0, 1], 100, 50)).toBe('M0.0 50.0L100.0 0.0');
    const long = Array.from({ length: 1001 }, () => 0.5);
    expect(path(long, 100, 50, [], 100).split('L').length).toBeLessThan(110);
    expect(path(long, 1000, 50, [503], 100)).toContain('L503.0 25.0');
  });
});

describe('luck against expectation', () => {
  it('counts the dice that had a number to reach', () => {
    const rolled = [entry(1, line('x', 'AttackRolled', { dice: [6, 4, 1, 2], about: { accuracy: '4' } }), line('y', 'Other', { dice: [6, 6] }))];
    const found = luck(rolled);
    expect([found.aimed, found.hits, found.expected, found.struck]).toEqual([4, 2, 2, 50]);
    expect(luck([entry(1, line('x', 'AttackRolled', { dice: [6, 6, 6, 6], about: { accuracy: '4' } }))]).struck).toBeGreaterThan(95);
    expect(luck([]).aimed).toBe(0);
  });
});
