// Made from protocol.schema.json by `make types`: do not edit.

/** A command was carried out and is kept. */
export interface Ack {
  type: 'ack';
  id: string;
  number: number;
}

/** What would the adviser do on my seat? */
export interface Advise {
  type: 'advise';
  id: string;
  number: number;
  seat: number;
}

/** What the adviser thinks of a decision: the best option first. */
export interface Advised {
  type: 'advice';
  id: string;
  number: number;
  seat: number;
  playouts: number;
  options: OpinionInfo[];
}

export type AnyCommand = Play | Undo | Consent | Redo | Speak | Look | Chat | StandIn | Rename | Advise;

export type AnyMessage = Welcome | Position | Ack | Chatted | Settled | Advised | Refused | Closed;

/** The question, and for those who are asked its answers. */
export interface Asked {
  seats: number[];
  /** the one of yours that is asked */
  seat: number | null;
  kind: string;
  prompt: string;
  rule: string;
  options: OptionInfo[];
  blocked: BlockedInfo[];
}

/** What somebody is invited to. Whoever has the link of the table could watch it, too. */
export interface AtTheDoor {
  game: string;
  title: string;
  scenario: string;
  name: string;
  host: string;
  seats: HostedSeat[];
  begun: boolean;
  over: boolean;
}

/** Something that cannot be done now, and the rule that forbids it. */
export interface BlockedInfo {
  key: string;
  rule: string;
  reason: string;
}

/** What never changes at a table and anybody may know; its `kind` says who can draw it. */
export interface Board {
  kind: string;
}

/** Say something to everybody at the table. */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}

/** Somebody said something. */
export interface Chatted {
  type: 'chat';
  seat: number | null;
  name: string;
  text: string;
}

/** One of the values of an option. */
export interface ChoiceCard {
  key: string;
  name: string;
}

/** The seats that are this browser's again. */
export interface Claimed {
  seats: number[];
}

/** The table is kept, but nobody can go on: the rules were updated, and are others now. */
export interface Closed {
  type: 'closed';
  answers: number;
  /** from here one can branch off: both versions agree so far; -1: nowhere */
  shared: number;
  text: string;
}

/** What I think of the proposal to take answers back; refusing one's own withdraws it. */
export interface Consent {
  type: 'consent';
  id: string;
  number: number;
  agree: boolean;
}

/** How the game ended, and how whoever looks at it fared: a spectator neither won nor lost. */
export interface End {
  result: 'lost' | 'over' | 'won';
  winners: number[];
  /** that won, in words */
  sides: string[];
  text: string;
  score: number | null;
  /** in words; empty where a game gives none */
  grade: string;
  rule: string;
  /** where all dice came from: `salt:seed` */
  proof: string;
}

/** What one answer brought about; entry 0 is what happened before the first. */
export interface Entry {
  number: number;
  seat: number | null;
  lines: Line[];
}

/** A game with its scenarios; the first one is what a newcomer plays. */
export interface GameCard {
  key: string;
  title: string;
  line: Partial<Record<'en' | 'fr', string>>;
  players: string;
  minutes: string;
  weight: Partial<Record<'en' | 'fr', string>>;
  start: string;
  lessons: LessonCard[];
  scenarios: ScenarioCard[];
}

/** The server is alive. */
export interface Health {
  status: string;
  tables: number;
}

/** A seat as a guest sees it who stands at the door. */
export interface HostedSeat {
  role: string;
  kind: string;
  name: string;
  offered: boolean;
}

/** The secret that gives the seat to whoever has it, once. */
export interface Invitation {
  token: string;
}

/** The secret of an invitation, and how to be called. */
export interface Join {
  token: string;
  name?: string;
}

/** The seat that was taken. */
export interface Joined {
  seat: number;
}

/** A position laid out, to be looked at. */
export interface Laid {
  type: 'laid';
  /** of the game; other tables tell only its print */
  board: Board;
  table: Welcome;
  position: Position;
}

/** A lesson one can take, and how long it is. */
export interface LessonCard {
  key: string;
  name: Partial<Record<'en' | 'fr', string>>;
  minutes: number;
  steps: number;
}

/** A step of a lesson: what to do, why, by which rule, and the game as it stands before it. */
export interface LessonStep {
  type: 'lesson';
  at: number;
  /** of all steps */
  titles: string[];
  /** what the lesson is called */
  lesson: string;
  title: string;
  /** what to do; {click} stands for what one does on a screen */
  say: string;
  why: string;
  rule: string;
  rule_text: string;
  /** the key of the answer to give; empty: there is only to read */
  do: string;
  /** parts of the page or the board to point at */
  show: string[];
  /** that the rest takes */
  minutes: number;
  /** of the game; other tables tell only its print */
  board: Board;
  table: Welcome;
  position: Position;
}

/** A line of the log, with the rule behind it, the dice and the things it tells of. */
export interface Line {
  event: string;
  text: string;
  rule?: string;
  dice?: number[];
  /** by the names of the views, so that it can be shown moving */
  about?: Record<string, string>;
}

/** Who sits there. */
export interface ListedSeat {
  kind: string;
  name: string;
  bot: string;
  yours: boolean;
  asked: boolean;
}

/** The curtain is lifted: this seat sits at the screen now. */
export interface Look {
  type: 'look';
  seat: number;
}

/** Something that everybody at the table should know about its dice and hands. */
export interface MarkInfo {
  kind: 'began-elsewhere' | 'branched' | 'dealt-anew' | 'dice-typed' | 'handed-over' | 'new-rules' | 'record-read' | 'seed-chosen';
  /** the decision at which it happened */
  number: number;
  seat: number | null;
  /** the same in words, with what the pledge no longer covers */
  text: string;
}

/** The table after so many answers; `last` is how many there are. */
export interface Moment {
  type: 'moment';
  last: number;
  table: Welcome;
  position: Position;
}

/** What to play, and who sits where: `person`, `open`, or `bot:` and an agent's name. */
export interface NewTable {
  game: string;
  scenario: string;
  seats: string[];
  options?: Record<string, unknown>;
  seed?: number | null;
  pace?: number;
  undo?: 'free' | 'agreement' | 'off';
  absent?: number;
  advice?: boolean;
  public?: boolean;
}

/**
 * What the dice of an option can do: in words, the chance of each count, and single chances.
 * `facts` are those of the rules, such as `kill` and `friendly-fire`.
 */
export interface OddsInfo {
  text: string;
  chances: Record<string, number>;
  facts?: Record<string, number>;
}

/** What the adviser thinks of one option; chances from 0 to 1. */
export interface OpinionInfo {
  key: string;
  label: string;
  win: number;
  low: number;
  high: number;
  line: string[];
  why: string;
}

/** An option of the set-up; `least` and `most`: of a number, or of how many are chosen. */
export interface OptionCard {
  name: string;
  kind: 'seats' | 'seat' | 'flag' | 'number' | 'choice' | 'several' | 'list' | 'own';
  label: string;
  help: string;
  default: unknown;
  choices: ChoiceCard[];
  least: number;
  most: number;
}

/** One legal answer. `target` says what it points at in the view, `price` what it costs. */
export interface OptionInfo {
  key: string;
  verb: string;
  label: string;
  target?: Record<string, string>;
  odds?: OddsInfo | null;
  price?: number | null;
}

/** Answer decision `number` for a seat. Sent twice with one id it has one effect. */
export interface Play {
  type: 'play';
  id: string;
  number: number;
  seat: number;
  key: string;
}

/** The table now. `log` replaces everything from entry `log_from` on. */
export interface Position {
  type: 'position';
  number: number;
  /** the seat through which this browser looks; None: as a spectator */
  eyes: number | null;
  /** this seat is to come to the screen before anything is shown */
  curtain: number | null;
  seats: SeatInfo[];
  asked: Asked | null;
  view: View;
  /** the view could not be made: it is empty, and the sketch stands in for it */
  undrawn: boolean;
  /** the table in words, for games that the page may not be able to draw */
  sketch: string;
  log_from: number;
  log: Entry[];
  undo: 'agreed' | 'ask' | 'free' | 'no';
  redo: boolean;
  proposal: ProposalInfo | null;
  outcome: End | null;
}

/** Why a request was refused. */
export interface Problem {
  message: string;
}

/** A seat wants to go back to decision `to`; `waiting` have not said what they think. */
export interface ProposalInfo {
  seat: number;
  to: number;
  waiting: number[];
  /** you proposed it */
  yours: boolean;
  /** one of your seats is waited for */
  asked: boolean;
}

/** So many games won of so many, by one bot. */
export interface Rate {
  agent: string;
  won: number;
  games: number;
}

/** Play again what was taken back. */
export interface Redo {
  type: 'redo';
  id: string;
  number: number;
}

/** A command was not carried out; nothing has changed. */
export interface Refused {
  type: 'error';
  code: string;
  message: string;
  id: string;
  rule: string;
}

/** How I am called at this table. */
export interface Rename {
  type: 'rename';
  id: string;
  seat: number;
  name: string;
}

/** A rule as a reader sees it. */
export interface RuleText {
  id: string;
  topic: string;
  text: string;
  examples: string[];
  status: string;
  source: string;
}

/** A scenario one can play. */
export interface ScenarioCard {
  key: string;
  name: Partial<Record<'en' | 'fr', string>>;
  intro: Partial<Record<'en' | 'fr', string>>;
  seats: [number, number];
  minutes: number;
  difficulty: string;
  measured: Rate | null;
}

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  /** what it plays, in words */
  role: string;
  /** those it wins and loses with, in words */
  side: string;
  kind: 'bot' | 'open' | 'person';
  name: string;
  /** who plays for it, if a program does */
  bot: string;
  yours: boolean;
  present: boolean;
  /** the bot plays until the person is back */
  away: boolean;
}

/** What became of the proposal of a seat to take answers back. */
export interface Settled {
  type: 'proposal';
  seat: number;
  result: 'accepted' | 'lapsed' | 'refused';
  /** the seat that refused */
  by: number | null;
}

/** What can be set for a scenario, and what the seats of a table of this size play. */
export interface SetupCard {
  options: OptionCard[];
  roles: string[];
}

/** Everything one can play here, and with whom. */
export interface Shelf {
  games: GameCard[];
  bots: string[];
}

/** From now on, tell me everything in this language. */
export interface Speak {
  type: 'speak';
  language: 'en' | 'fr';
}

/** A bot is to play for my seat; without a name, I take it back. */
export interface StandIn {
  type: 'stand-in';
  id: string;
  seat: number;
  bot?: string;
}

/** `chances[n]` is how a seat stood after n answers, from 0 to 1; empty: nobody can say. */
export interface Story {
  type: 'story';
  seat: number;
  chances: number[];
  /** how the table was set up */
  options: object;
  /** how long each seat has thought; pauses are left out */
  seconds: number[];
}

/** A table in a list: which game, how far, with whom, whose turn, when it last moved. */
export interface TableCard {
  table: string;
  game: string;
  scenario: string;
  round: number;
  answers: number;
  seats: ListedSeat[];
  used_at: number;
  state: string;
  result: string;
  yours: boolean;
}

/** Tables, the last used first; `more`: where the next part begins, 0 where there is none. */
export interface TableList {
  tables: TableCard[];
  more: number;
}

/** Where the table is. */
export interface TableMade {
  table: string;
}

/** What the table chose before it began. */
export interface TermsInfo {
  pace: number;
  undo: 'agreement' | 'free' | 'off';
  /** minutes after which a bot plays for somebody who is away; 0: never */
  absent: number;
  advice: boolean;
  /** anybody may find it in the lobby */
  public: boolean;
}

/**
 * Take back one's last answer. `agreed`: also if something was revealed since. Where the position
 * says `ask`, this proposes it to the others.
 */
export interface Undo {
  type: 'undo';
  id: string;
  number: number;
  agreed?: boolean;
}

/** A saved game, as text. */
export interface Upload {
  record: string;
}

/** What one seat (or a spectator) may know of a position. */
export type View = object;

/** The table as it does not change while one sits at it. */
export interface Welcome {
  type: 'table';
  /** the version of the wire that the server speaks */
  wire: string;
  table: string;
  game: string;
  title: string;
  scenario: string;
  name: string;
  intro: string;
  language: 'en' | 'fr';
  yours: number[];
  /** the print of the board, which is at `/boards/` and this */
  board: string;
  terms: TermsInfo;
  /** SHA-256 of the `proof` that comes with the end; empty: nothing was pledged */
  pledge: string;
  /** what limits the pledge; empty: nothing does */
  marks: MarkInfo[];
  /** when the table is forgotten unless somebody plays, in seconds since 1970; 0: never */
  expires: number;
}

/** The same, written down here. */
export interface Written {
  position: string;
}
