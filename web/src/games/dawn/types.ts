// The table as the server tells it, under shorter names.

export type {
  CounterView as Counter,
  DawnBoard as Board,
  DawnView as View,
  DuelView as Duel,
  FightView as Fight,
  PrintedCounter,
  PrintedEvent,
  PrintedSpace,
  PrintedTrack,
  UnitView as Unit,
} from '../../generated/dawn';
