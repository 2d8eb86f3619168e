import { describe, expect, it } from 'vitest';

import { frames } from '../src/games/zombicide/stage';
import type { View } from '../src/games/zombicide/types';
import type { Line } from '../src/lib/protocol';

const view = {
  survivors: [{ id: 'ben', zone: '0.0', armor: 3 }],
  zones: [
    { name: '0.0', enemies: {} },
    { name: '0.1', enemies: { walker: 3 } },
    { name: '0.2', enemies: {} },
  ],
} as unknown as View;

const line = (event: string, about: Record<string, string>, dice?: number[]): Line => ({
  event,
  text: event,
  about,
  ...(dice ? { dice } : {}),
});
const crowds = (shown: View | undefined) => shown?.zones.map((zone) => zone.enemies['walker'] ?? 0);
const walk = (start: string, zone: string, count = '2') =>
  line('EnemiesMoved', { enemy: 'walker', count, start, zone });

describe('frames', () => {
  it('take enemies from where they leave and bring them where they arrive', () => {
    const [first, second] = frames(view, [walk('0.1', '0.2'), line('NoiseMade', { who: 'ben', zone: '0.0' })]);
    expect(crowds(first?.view)).toEqual([0, 1, 0]); // two are on their way
    expect(first?.flyers).toMatchObject([{ enemy: 'walker', count: 2, from: '0.1', to: '0.2' }]);
    expect(crowds(second?.view)).toEqual([0, 1, 2]);
    expect(second?.flashes).toEqual([{ zone: '0.0', kind: 'noise' }]);
  });

  it('let groups go at once, but nobody twice', () => {
    expect(frames(view, [walk('0.1', '0.2', '1'), walk('0.1', '0.0', '1')])).toHaveLength(1);
    expect(frames(view, [walk('0.1', '0.2', '1'), walk('0.2', '0.1', '1')])).toHaveLength(2);
  });

  it('show a shot with its dice, and who falls after it', () => {
    const shot = line('AttackRolled', { who: 'ben', zone: '0.1' }, [5, 2]);
    const [first, second] = frames(view, [shot, line('EnemiesFell', { enemy: 'walker', count: '1', zone: '0.1' })]);
    expect(first).toMatchObject({ dice: [5, 2], shot: { from: '0.0', to: '0.1' } });
    expect(crowds(second?.view)).toEqual([0, 3, 0]);
    expect(second?.flashes).toEqual([{ zone: '0.1', kind: 'fall' }]);
  });

  it('show wounds on whoever takes them', () => {
    const [wound] = frames(view, [line('ArmorLost', { who: 'ben', left: '2' })]);
    expect(wound?.hurt).toBe('ben');
    expect(wound?.view.survivors[0]?.armor).toBe(2);
  });

  it('pass over what cannot be seen', () => {
    expect(frames(view, [line('RoundBegan', {}), line('ExperienceGained', { who: 'ben' })])).toEqual([]);
  });
});
