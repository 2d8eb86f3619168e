// The instruments: what each one counts, and how far it goes. Pure but for the words.

import { GLYPHS } from '../../art/cards/glyphs';
import { speech } from '../../lib/speech.svelte';
import type { Board, View } from './types';

export interface Gauge {
  name: string;
  sign: string;
  colour: string;
  count: number;
  most: number;
  title: string;
  label: string; // for whoever cannot see it
  shape: 'cells' | 'flames' | 'pips';
  last?: boolean; // the last cell is the end of everything
  held?: number; // of the pips: the filled ones
}

/** Ammo, and the Supplies of the levels that eat. */
export function shelves(board: Board, view: View): Gauge[] {
  const stock = (name: 'ammo' | 'supplies', sign: string, colour: string): Gauge => {
    const title = speech.t(name);
    return { name, sign, colour, title, count: view[name], most: board.ends[name], shape: 'cells', label: speech.t('stock-label', { what: title, count: view[name] }) };
  };
  return [...(board.plays_with.includes('supplies') ? [stock('supplies', GLYPHS.can, '#f0b873')] : []), stock('ammo', GLYPHS.bullet, '#d8dde8')];
}

/** Infection and Chaos, where the level has them. */
export function dangers(board: Board, view: View): Gauge[] {
  const found: Gauge[] = [];
  if (board.plays_with.includes('infection')) {
    const title = speech.t('infection');
    found.push({ name: 'infection', sign: GLYPHS.bio, colour: '#b6e35a', title, count: view.infection, most: board.ends.infection, shape: 'cells', last: true, label: speech.t('stock-label', { what: title, count: view.infection }) });
  }
  if (board.plays_with.includes('chaos')) {
    const most = view.chaos.length + view.chaos_left;
    found.push({ name: 'chaos', sign: GLYPHS.flame, colour: '#ff7d4d', title: speech.t('chaos-left'), count: view.chaos_left, most, shape: 'flames', label: speech.t('chaos-label', { left: view.chaos_left }) });
  }
  return found;
}

/** The Actions of the Hero side; in a Versus game those of the Zeds player, too. */
export function deeds(view: View): Gauge[] {
  const players = view.actions.players.reduce((sum, each) => sum + each, 0);
  const all = players + view.actions.event;
  const ours: Gauge = { name: 'actions', sign: GLYPHS.boot, colour: 'var(--glow)', title: speech.t('actions'), count: all, most: all, shape: 'pips', held: players, label: speech.t('actions-label', { players, event: view.actions.event }) };
  if (!view.versus) return [ours];
  const { zeds } = view.actions;
  return [ours, { name: 'zeds-actions', sign: GLYPHS.zombie, colour: 'var(--enemy)', title: speech.t('zeds-actions'), count: zeds, most: zeds, shape: 'pips', held: zeds, label: speech.t('zeds-actions-label', { count: zeds }) }];
}
