// What the games of the Zombicide family show, under the names that the module uses. The types
// themselves are made from the views: see `make types`.

import type { HendrixView, InvaderView, LivingDeadView, OpeningMap, ZombicideView } from '../../generated/zombicide';

export type {
  ArrangingView as Arranging,
  AttackText as Attack,
  CardView as Card,
  EnemyPlan as Plan,
  GoalText as Goal,
  OpeningMap as Opening,
  SurvivorText as Sheet,
  SurvivorView as Survivor,
  TrackText as Track,
  ZombicideBoard as Board,
  ZoneMap,
} from '../../generated/zombicide';

/** What all games show, and what the systems of some of them add. */
type Shared = Omit<InvaderView & LivingDeadView, keyof ZombicideView>;
type Fort = Pick<HendrixView, 'night' | 'story' | 'fallen' | 'escort' | 'buildings' | 'shooters'>;
type Parts = Shared & Fort;
export type View = ZombicideView & Partial<Parts>;

export type Cell = OpeningMap['cells'][0];
export type Level = View['danger'];
export const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const satisfies Level[];
