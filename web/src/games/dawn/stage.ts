// What happened, as a film: each frame shows one thing on the board of that moment. Pure: it only moves
// counters as the events tell; the position that follows is always the server's.

import type { Frame as AnyFrame } from '../../lib/game';
import type { Line } from '../../lib/protocol';
import type { Counter, View } from './types';

export interface Frame extends AnyFrame {
  view: View;
  place: string | null; // where it happens
  kind: 'strike' | 'move' | 'news';
}

type About = Record<string, string>;
type Change = (view: View, about: About) => View;

const same: Change = (view) => view;

const zeds = (view: View, ids: string[], change: (zed: Counter) => Counter): View => ({
  ...view,
  zeds: view.zeds.map((zed) => (ids.includes(zed.id) ? change(zed) : zed)),
});

const namedZeds = (about: About): string[] => (about['zeds'] ?? about['zed'] ?? '').split(' ');

const zedsGo: Change = (view, about) => zeds(view, namedZeds(about), (zed) => ({ ...zed, place: about['place'] ?? zed.place }));
const zedsFall: Change = (view, about) => ({ ...view, zeds: view.zeds.filter(({ id }) => id !== about['zed']) });
const unitGoes: Change = (view, about) => ({
  ...view,
  units: view.units.map((unit) => (unit.id === about['unit'] ? { ...unit, place: about['place'] ?? unit.place } : unit)),
});
const unitDies: Change = (view, about) => unitGoes(view, { ...about, place: 'CEM' });
const zedsCome: Change = (view, about) => {
  const [id, place] = [about['zed'] ?? '', about['place'] ?? ''];
  const strength = Number(about['strength'] ?? 0);
  return { ...view, zeds: [...view.zeds.filter((zed) => zed.id !== id), { id, place, strength, reduced: false, hits: 0, left: Number(about['left'] ?? 0), marks: [] }] };
};
const stocks: Record<string, 'ammo' | 'supplies' | 'infection'> = { ammo: 'ammo', supplies: 'supplies', infection: 'infection' };
const stock: Change = (view, about) => {
  const what = stocks[about['stock'] ?? ''];
  return what ? { ...view, [what]: Number(about['after']) } : view;
};

interface Shown {
  kind: Frame['kind'];
  at?: Change; // at once
  after?: Change; // when the frame is over
}

const SHOWN: Record<string, Shown> = {
  EventDrawn: { kind: 'news', at: (view, about) => ({ ...view, event: about['event'] ?? view.event }) },
  PhaseBegan: { kind: 'news', at: (view, about) => ({ ...view, phase: about['phase'] ?? view.phase }) },
  FateDrawn: { kind: 'news' },
  ZedsMoved: { kind: 'move', at: zedsGo },
  ZedsRetreated: { kind: 'move', at: zedsGo },
  ZedsPlaced: { kind: 'strike', at: zedsCome },
  ZedsEliminated: { kind: 'strike', after: zedsFall },
  ZedsLeftBoard: { kind: 'move', after: zedsFall },
  UnitMoved: { kind: 'move', at: unitGoes },
  UnitRetreated: { kind: 'move', at: unitGoes },
  UnitBuried: { kind: 'strike', after: unitDies },
  FightRolled: { kind: 'strike' },
  GunfireRolled: { kind: 'strike' },
  UnitHit: { kind: 'strike' },
  Foraged: { kind: 'strike' },
  StockChanged: { kind: 'news', at: stock },
  ChaosPlaced: { kind: 'strike', at: (view, about) => ({ ...view, chaos: [...view.chaos, about['place'] ?? ''] }) },
};

const QUIET = new Set(['housekeeping']);

const isShown = ({ event, about }: Line): boolean => event in SHOWN && !(event === 'PhaseBegan' && QUIET.has(about?.['phase'] ?? ''));

/** The film that leads on from a position. */
export function frames(before: View, lines: Line[]): Frame[] {
  let view = before;
  return lines.filter(isShown).map(({ event, about = {}, text }) => {
    const { kind, at = same, after = same } = SHOWN[event] ?? { kind: 'news' };
    view = at(view, about);
    const faces = about['faces']?.split(' ').map(Number) ?? [];
    const frame: Frame = { view, text, dice: faces, byHand: kind !== 'news', place: about['place'] ?? placeIn(view, about), kind };
    view = after(view, about);
    return frame;
  });
}

function placeIn(view: View, about: About): string | null {
  const unit = view.units.find(({ id }) => id === about['unit']);
  return unit?.place ?? view.zeds.find(({ id }) => id === about['zed'])?.place ?? null;
}
