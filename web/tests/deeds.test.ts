import { describe, expect, it } from 'vitest';

import { deedsOf as unitsOf, RIBBONS as TOWN } from '../src/games/dawn/deeds';
import { diceOf } from '../src/games/dawn/dice';
import { deedsOf as survivorsOf, RIBBONS } from '../src/games/zombicide/deeds';
import { ribbons } from '../src/lib/deeds';
import { luck } from '../src/lib/luck';
import type { Entry, Line } from '../src/lib/protocol';

const line = (event: string, about: Record<string, string>): Line => ({ event, text: '', about });
const log = (...lines: Line[]): Entry[] => [{ number: 1, seat: 0, lines }];

describe('deeds', () => {
  it('are counted for each survivor, and what nobody did is nobody\'s', () => {
    const deeds = survivorsOf(log(line('EnemiesFell', { who: 'ben', count: '3' }), line('Moved', { who: 'ben' }), line('Moved', { who: 'tom' }), line('Searched', { who: 'tom' }), line('Moved', {}), line('RoundBegan', { who: 'tom' })));
    expect(deeds.get('ben')).toEqual({ felled: 3, walked: 1, wounds: 0, searched: 0 });
    expect(deeds.get('tom')).toEqual({ felled: 0, walked: 1, wounds: 0, searched: 1 });
    expect(deeds.size).toBe(2);
  });

  it('count fights and shots of a unit together, and its own hits apart', () => {
    const deeds = unitsOf(log(line('FightRolled', { unit: 'hunt', zeds_hits: '2' }), line('GunfireRolled', { unit: 'hunt', hits: '1' }), line('UnitHit', { unit: 'hunt', hits: '2' }), line('UnitMoved', { unit: 'hunt' })));
    expect(deeds.get('hunt')).toEqual({ struck: 3, fought: 1, walked: 1, hurt: 2 });
  });

  it('give a ribbon for the most of something, and nobody two', () => {
    const deeds = survivorsOf(log(line('EnemiesFell', { who: 'ben', count: '3' }), line('Moved', { who: 'ben' }), line('Moved', { who: 'ben' }), line('Moved', { who: 'tom' })));
    expect([...ribbons(deeds, RIBBONS)]).toEqual([['ben', 'felled'], ['tom', 'walked']]);
    expect(ribbons(unitsOf([]), TOWN).size).toBe(0);
  });
});

describe('the dice of a town', () => {
  it('are those of combat, where high is good', () => {
    const told = log(line('FightRolled', { faces: '6 5' }), line('GunfireRolled', { faces: '4' }), line('OutbreakChecked', { faces: '1 1' }), line('UnitMoved', {}));
    expect(luck(told, diceOf)).toMatchObject({ rolled: 3, mean: 5, faces: [0, 0, 0, 1, 1, 1] });
    expect(luck(told).rolled).toBe(0);
  });
});
