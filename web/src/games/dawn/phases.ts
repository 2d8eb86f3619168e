// Where the turn is. Pure.

import type { Board, PrintedEvent, View } from './types';

export type State = 'done' | 'now' | 'next';

/** The Phases of this turn: Brains! replaces them. */
export function phasesOf(board: Board, view: View): string[] {
  return view.phase === 'brains' ? ['brains', 'housekeeping'] : board.phases;
}

/** Whether a Phase is over, running or still to come. */
export function stateOf(phase: string, board: Board, view: View): State {
  const phases = phasesOf(board, view);
  const [at, now] = [phases.indexOf(phase), phases.indexOf(view.phase)];
  if (at === now) return 'now';
  return at < now ? 'done' : 'next';
}

export interface Tab {
  phase: string;
  state: State;
  value: string;
  tracks: string[];
}

const NONE = '–';

/** The tabs of an Event card that the level plays with. */
export function tabsOf(board: Board, view: View, card: PrintedEvent): Tab[] {
  const values: Record<string, string> = {
    'four-r': String(card.refugees),
    infection: card.outbreak === 'roll' ? '⚂⚂' : card.outbreak || NONE,
    eat: card.eat < 0 ? '⚂' : String(card.eat),
    zeds: card.tracks.length ? '' : NONE,
    action: String(card.actions),
  };
  return board.phases
    .filter((phase) => phase in values)
    .map((phase) => ({ phase, state: stateOf(phase, board, view), value: values[phase] ?? '', tracks: phase === 'zeds' ? card.tracks : [] }));
}
