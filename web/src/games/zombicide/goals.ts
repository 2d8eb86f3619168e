// How far a goal is. Only counts what the view shows; whether it is met, the view says.

import type { Goal, View } from './types';

export interface Progress {
  have: number;
  need: number;
}

export function progress(goal: Goal, view: View): Progress | null {
  if (goal.openings) {
    const closed = new Set(view.doors.filter((door) => door.state === 'closed').map((door) => door.at));
    return { have: goal.openings.filter((name) => closed.has(name)).length, need: goal.openings.length };
  }
  if (goal.what !== undefined && goal.count !== undefined && goal.count > 1) {
    return { have: Math.min(goal.count, view.tally[goal.what] ?? 0), need: goal.count };
  }
  if (goal.rounds !== undefined) return { have: Math.min(view.round, goal.rounds), need: goal.rounds };
  if (goal.color !== undefined && goal.count !== undefined && goal.count > 1) {
    return { have: view.taken.filter((color) => color === goal.color).length, need: goal.count };
  }
  return null;
}
