// The dice of combat: high ones are good for the town.

import type { Line } from '../../lib/protocol';

const COMBAT = ['FightRolled', 'GunfireRolled', 'RaidersShot', 'StrikeRolled', 'MineExploded'];

/** The dice of a line, if it tells of such. */
export const diceOf = ({ event, about }: Line): number[] => (COMBAT.includes(event) ? (about?.['faces'] ?? '').split(' ').filter(Boolean).map(Number) : []);
