// What goes between server and page, under the names that the page uses. The types themselves are made
// from the server's classes: see `make types`.

import type { Moment as ToldMoment, Welcome as Greeting } from '../generated/protocol';
import type { WithBoard } from './boards';

export type {
  AtTheDoor,
  Ack,
  Advised as Advice,
  AnyCommand as Command,
  AnyMessage as Message,
  Asked,
  BlockedInfo as Blocked,
  Board,
  CampaignCard,
  CampaignMade,
  CampaignPage,
  ChapterCard,
  Chatted as Chat,
  Ceremony,
  Claimed,
  Closed,
  DailyCard,
  End,
  BoxInfo,
  ChanceInfo,
  Entry,
  EntryInfo,
  GameCard as Game,
  Invitation,
  Joined,
  LessonCard,
  Laid,
  LessonStep,
  Line,
  NewCampaign,
  NewTable,
  SheetPerson,
  StopInfo as Stop,
  MarkInfo as Mark,
  Me,
  OddsInfo as Odds,
  NoticeState,
  OptionCard as SetupOption,
  OpinionInfo as Opinion,
  OptionInfo as Option,
  MendedInfo as Mended,
  PieceInfo,
  Position,
  ProposalInfo as Proposal,
  Published,
  PuzzleCard,
  RecoveryLink,
  Refused,
  RuleText,
  ScenarioCard as Scenario,
  SeatInfo as Seat,
  Settled,
  Story,
  SetupCard,
  Shelf,
  TableCard,
  TableList,
  Rate,
  TableMade,
  Written,
  TermsInfo as Terms,
  Welcome as Greeting,
} from '../generated/protocol';

/** What a table tells of itself, with the board that came over HTTP. */
export type Welcome = WithBoard<Greeting>;
export type Moment = Omit<ToldMoment, 'table'> & { table: Welcome };

export type Language = Welcome['language'];
export type Words = Record<Language, string>;
