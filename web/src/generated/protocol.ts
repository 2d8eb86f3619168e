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
  /** the seat's chance to win, where that was measured */
  win: number | null;
  /** the chance that it is lost when the next round is over, if measured */
  danger: number | null;
  /** what may come of the best option, in words */
  fears: string[];
  hopes: string[];
}

/** From which answer on a chapter is played again; 0: from its set-up. */
export interface Again {
  answer?: number;
}

export type AnyCommand = Play | Undo | Consent | Redo | Speak | Look | Chat | StandIn | Rename | Advise | Switch | Mend;

export type AnyMessage = Welcome | Position | Ack | Chatted | Settled | Advised | MendedInfo | Refused | Closed;

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

/** How to be called in the list. */
export interface Beginner {
  name?: string;
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

/** The real box beside the page. */
export interface BoxInfo {
  stocks: StockInfo[];
  /** what one of your seats is asked to read off */
  chance: ChanceInfo | null;
  /** the one answer left besides what can be done at any time and brings nothing */
  only: string;
  /** the end of this question and an answer to the next, in one breath */
  onward: OnwardInfo[];
}

/** How somebody wants to be called. */
export interface Called {
  name: string;
}

/** A campaign one can play: a chain of scenarios in which a sheet travels. */
export interface CampaignCard {
  key: string;
  name: Partial<Record<'en' | 'fr', string>>;
  intro: Partial<Record<'en' | 'fr', string>>;
  first: string;
  stops: number;
}

/** Where the campaign is, and the table of its first chapter. */
export interface CampaignMade {
  campaign: string;
  table: string;
}

/** A campaign as anybody sees it who has its link. */
export interface CampaignPage {
  type: 'campaign';
  key: string;
  game: string;
  /** the module of the page that draws its people and stops */
  kind: string;
  title: string;
  campaign: string;
  name: string;
  intro: string;
  road: StopInfo[];
  chapters: ChapterCard[];
  /** the chapter begun last; what follows is said of its road */
  current: number;
  /** the scenario that comes next; empty: one is running, or it is over */
  next: string;
  verdict: '' | 'lost' | 'won';
  ending: Ending | null;
  /** you hold a seat, and may begin the next chapter */
  yours: boolean;
}

/** Somebody whom a seat plays. */
export interface CastMember {
  key: string;
  name: Record<string, string>;
}

/** What the browser is asked to do with a passkey, as WebAuthn writes it. */
export interface Ceremony {
  options: Record<string, unknown>;
}

/** What is to be rolled or drawn on the real table now. */
export interface ChanceInfo {
  source: string;
  dice: boolean;
  count: number;
  /** what was said of it so far, in words */
  given: string[];
  /** the faces that count, where single ones do */
  good: number[];
  /** for what */
  text: string;
  rule: string;
  /** what can come, each name once */
  choices: CopiesInfo[];
  /** face, count or sum: what of a roll matters */
  by: string;
  /** the whole roll said at once, where that is all that matters of it */
  results: ResultInfo[];
  /** the last dice of the roll, of which ones matter besides */
  frail: number;
}

/** A change that can be tried: a stop of the slider of its axis. */
export interface ChangeShown {
  name: string;
  axis: string;
  step: number;
  of: string;
  label: string;
}

/** A draft, and what it should say now; without data, it stays as it is. */
export interface Changed {
  text: string;
  data?: Record<string, unknown> | null;
}

/** One chapter; `kept`: it was played under other rules, and only its sheet is left. */
export interface ChapterCard {
  number: number;
  /** the chapter that it follows; 0: none */
  after: number;
  scenario: string;
  name: string;
  table: string;
  state: 'kept' | 'lost' | 'running' | 'won';
  /** how it ended, in words */
  text: string;
  /** how often this was tried on its road */
  attempt: number;
  tale: ChapterTale;
  /** what it handed on, or was set up with */
  sheet: SheetTale;
  /** those who died in it */
  fell: string[];
  /** from the chapter that it plays again */
  differs: Difference[];
  /** the chapter that it plays again; 0: none */
  again: number;
}

/** The table is a chapter of a campaign. */
export interface ChapterInfo {
  /** its page is at `/campaign/` and this */
  campaign: string;
  number: number;
  /** the table of the chapter after this one; empty: not begun */
  next: string;
}

/** What a chapter told its table. */
export interface ChapterTale {
  passages: Passage[];
  choices: ChoiceTale[];
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

/** What was decided: where, what was taken, and what else could have been. */
export interface ChoiceTale {
  key: string;
  title: string;
  taken: string;
  left: string[];
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

/** What a change does to the win rate, on the same dice. */
export interface Contrast {
  games: number;
  difference: number;
  low: number;
  high: number;
}

/** A card by its name, how many of it are left, and the key that says one of them came. */
export interface CopiesInfo {
  label: string;
  count: number;
  key?: string;
}

/** So often this. */
export interface Count {
  name: string;
  count: number;
}

/** The game of a day. How others fared is told to those who have finished, and afterwards. */
export interface DailyCard {
  day: string;
  game: string;
  scenario: string;
  until: number;
  table: string;
  state: string;
  players: number;
  open: boolean;
  results: DailyResult[];
}

/** How somebody fared; `table`: where one can see it again. */
export interface DailyResult {
  place: number;
  name: string;
  won: boolean;
  score: number | null;
  rounds: number;
  answers: number;
  table: string;
  yours: boolean;
}

/** Something that is another way on another road; empty: nothing there. */
export interface Difference {
  who: string;
  what: 'burden' | 'fallen' | 'gains' | 'kept' | 'marks' | 'points';
  before: string;
  after: string;
}

/** A draft, looked at: its data, what is wrong with it, figures, and the board to be drawn. */
export interface DraftLook {
  data: object | null;
  findings: Finding[];
  figures: Figure[];
  board: unknown;
  way: string[];
  seats: [number, number];
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

/** How a campaign ended: a measure from 0 to 100, and what became of whom. */
export interface Ending {
  measure: number;
  lines: string[];
}

/** What one answer brought about; entry 0 is what happened before the first. */
export interface Entry {
  number: number;
  seat: number | null;
  lines: Line[];
}

/** Something that was typed in, and what was asked there. */
export interface EntryInfo {
  number: number;
  seat: number;
  name: string;
  label: string;
  chance: ChanceInfo;
}

/** Somebody who does not play again. */
export interface Fallen {
  id: string;
  name: string;
}

/** A number about a draft. `name` is its text on the page; `of` says of what, if several. */
export interface Figure {
  name: string;
  value: number;
  of: string;
}

/**
 * Something about a draft that its maker should know: where in the file, where on the board. `at`
 * are cells of the board. A mistake keeps it from being played, a hint does not.
 */
export interface Finding {
  where: string;
  text: string;
  at: string[];
  severity: 'hint' | 'mistake';
  name: string;
}

/** A game with its scenarios; the first one is what a newcomer plays. */
export interface GameCard {
  key: string;
  title: string;
  short: string;
  line: Partial<Record<'en' | 'fr', string>>;
  players: string;
  minutes: string;
  weight: Partial<Record<'en' | 'fr', string>>;
  start: string;
  lessons: LessonCard[];
  campaigns: CampaignCard[];
  scenarios: ScenarioCard[];
}

/** A game for which scenarios can be designed. */
export interface GameKit {
  game: string;
  title: string;
  kind: string;
}

/** How often a machine player won it, by which games. */
export interface Hardness {
  agent: string;
  seed: number;
  games: number;
  wins: number;
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

/** What playing for a second has shown. */
export interface Judged {
  findings: Finding[];
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

/** The secret in a link of a mail. */
export interface Letter {
  token: string;
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

/**
 * A draft after a look: its text as it is written now. `other` is the game that a text was written
 * for, when it was just opened for another one.
 */
export interface Looked {
  text: string;
  look: DraftLook;
  other: string;
}

/** Where mails are to go. */
export interface MailWish {
  address: string;
  language?: 'en' | 'fr';
}

/** Something that everybody at the table should know about its dice and hands. */
export interface MarkInfo {
  kind: 'began-elsewhere' | 'branched' | 'daily' | 'dealt-anew' | 'dice-typed' | 'handed-over' | 'new-rules' | 'record-read' | 'seed-chosen';
  /** the decision at which it happened */
  number: number;
  seat: number | null;
  /** the same in words, with what the pledge no longer covers */
  text: string;
}

/** Who this browser belongs to. `offered`: can passkeys be made here? */
export interface Me {
  signed_in: boolean;
  offered: boolean;
  fresh: boolean;
  waits_until: number;
  name: string;
  recovery: boolean;
  passkeys: PasskeyCard[];
  sessions: SessionCard[];
}

/** What was typed in at decision `at` was wrong. `preview`: only say what would change. */
export interface Mend {
  type: 'mend';
  id: string;
  number: number;
  at: number;
  key: string;
  preview?: boolean;
}

/** What another entry changes; `was` and `now` are the first lines that differ. */
export interface MendedInfo {
  type: 'mended';
  id: string;
  /** the decision at which it was typed in */
  number: number;
  /** it is so now; otherwise this is what would come of it */
  done: boolean;
  /** answers after it that were given again */
  kept: number;
  /** answers after it that no longer fit */
  lost: number;
  was: string[];
  now: string[];
  /** what to set right on the real table */
  changes: string[];
}

/** A mission on the shelf, the newest version first. */
export interface MissionCard {
  slug: string;
  name: string;
  author: string;
  mine: boolean;
  versions: MissionVersion[];
  troubles: Trouble[];
}

/** All of a game. */
export interface MissionList {
  missions: MissionCard[];
}

/** A version: when it came, how hard it was found to be, how people fared. */
export interface MissionVersion {
  number: number;
  published: string;
  hardness: Hardness | null;
  begun: number;
  over: number;
  won: number;
}

/** The table after so many answers; `last` is how many there are. */
export interface Moment {
  type: 'moment';
  last: number;
  table: Welcome;
  position: Position;
}

/** Which campaign, and who sits where: `person`, `open`, or `bot:` and a name. */
export interface NewCampaign {
  game: string;
  campaign?: string;
  seats: string[];
  options?: Record<string, unknown>;
  seed?: number | null;
  pace?: number;
  undo?: 'free' | 'agreement' | 'unseen' | 'off';
}

/** A passkey that was just made, as the browser writes it; `name`: of a new account. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name?: string;
}

/** What to play, and who sits where: `person`, `open`, or `bot:` and an agent's name. */
export interface NewTable {
  game: string;
  scenario: string;
  seats: string[];
  options?: Record<string, unknown>;
  seed?: number | null;
  pace?: number;
  undo?: 'free' | 'agreement' | 'unseen' | 'off';
  absent?: number;
  advice?: boolean;
  public?: boolean;
  box?: string[];
}

/**
 * How one can be told here, and is. `key`: what a browser needs to subscribe; empty: no browser can
 * be told. `mail`: the address, `confirmed` once it was shown to be one's own.
 */
export interface NoticeState {
  key: string;
  browsers: number;
  mails: boolean;
  mail: string;
  confirmed: boolean;
}

/**
 * What the dice of an option can do: in words, the chance of each count, and single chances.
 * `facts` are those of the rules, such as `kill` and `friendly-fire`.
 */
export interface OddsInfo {
  text: string;
  chances: Record<string, number>;
  facts?: Record<string, number>;
  dice?: number;
}

/** Two answers that can be said at once: what ends this question, and who is next. */
export interface OnwardInfo {
  keys: string[];
  first: string;
  then: string;
}

/** What a game's page needs to let people design. */
export interface Opened {
  kit: unknown;
  scenarios: Record<string, string>;
}

/** What the adviser thinks of one option: how it did, from 0 to 1, to compare it with others. */
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

/**
 * One legal answer. `target` says what it points at in the view, `price` what it costs. `then` says
 * in words what it is sure to do, where a game can tell; `closes` that it ends or declines
 * something.
 */
export interface OptionInfo {
  key: string;
  verb: string;
  label: string;
  target?: Record<string, string>;
  odds?: OddsInfo | null;
  then?: string;
  price?: number | null;
  closes?: boolean;
}

/** Something that was read aloud. */
export interface Passage {
  title: string;
  text: string;
}

/** A passkey as its owner sees it. */
export interface PasskeyCard {
  key: string;
  label: string;
  made_at: number;
  used_at: number;
}

/** One step of setting the real table up, and the places of the board that it is about. */
export interface PieceInfo {
  text: string;
  where: string[];
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
  /** None: all dice and cards are ours */
  box: BoxInfo | null;
}

/** Why a request was refused. */
export interface Problem {
  message: string;
}

/** What a passkey has signed, as the browser writes it. */
export interface Proof {
  credential: Record<string, unknown>;
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

/** A puzzle is in the line. */
export interface Published {
  place: number;
}

/** The keys with which messages to a browser are encrypted. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** What can be answered; chance and count are told to those who have answered. */
export interface PuzzleAnswer {
  key: string;
  label: string;
  chance: string;
  share: number;
  chosen: number;
}

/** The puzzle of today. `position` is empty where there is none at all. */
export interface PuzzleCard {
  day: string;
  until: number;
  position: string;
  prompt: string;
  goals: PuzzleGoal[];
  answers: PuzzleAnswer[];
  line: PuzzleStep[];
  yours: string;
  best: string;
  players: number;
  ours: boolean;
}

/** Something that has to be done to win. */
export interface PuzzleGoal {
  text: string;
  met: boolean;
}

/** A step of the line of play that wins most often. */
export interface PuzzleStep {
  kind: 'answer' | 'dice' | 'card';
  text: string;
  shows: string[];
  chance: string;
  share: number;
  likely: string;
}

/** So many games won of so many, by one bot. */
export interface Rate {
  agent: string;
  won: number;
  games: number;
}

/** How far a rating is and what it has found. Rates are of the games that ended. */
export interface Rated {
  key: string;
  state: 'done' | 'failed' | 'playing' | 'stopped' | 'waiting';
  problem: string;
  agent: string;
  seed: number;
  asked: number;
  played: number;
  errors: number;
  games: number;
  wins: number;
  rate: number;
  low: number;
  high: number;
  word: string;
  side: string;
  rounds: number | null;
  rounds_of_wins: Record<string, number>;
  reasons: Count[];
  causes: Count[];
  heat: Record<string, number>;
  shipped: Shipped[];
}

/** The secret that opens the account, once. */
export interface RecoveryLink {
  token: string;
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

/** The secret of a recovery link. */
export interface Rescue {
  token: string;
}

/** How many dice count, or their sum; ones on frail dice; and the answers that say so. */
export interface ResultInfo {
  result: number;
  keys: string[];
  ones: number;
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

/** A browser that is signed in. */
export interface SessionCard {
  key: string;
  label: string;
  begun_at: number;
  seen_at: number;
  here: boolean;
  linked: boolean;
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
  seats: [number, number];
}

/** Somebody of the team: `points` of `most`, rewards at `steps`, and what they have. */
export interface SheetPerson {
  id: string;
  name: string;
  points: number;
  most: number;
  steps: number[];
  gains: string[];
  kept: string[];
  marks: string[];
  burden: string;
  follows: string;
}

/** The team, those it lost, and what it has achieved together. */
export interface SheetTale {
  people: SheetPerson[];
  fallen: Fallen[];
  marks: string[];
}

/** Everything one can play here, and with whom. */
export interface Shelf {
  games: GameCard[];
  bots: string[];
}

/** A shipped scenario, measured. */
export interface Shipped {
  key: string;
  name: string;
  agent: string;
  won: number;
  games: number;
}

/** From now on, tell me everything in this language. */
export interface Speak {
  type: 'speak';
  language: 'en' | 'fr';
}

/** A team to rate a draft with, and who is in it. */
export interface Squad {
  name: string;
  options: object;
  members: Words[];
}

/** The teams to rate with. */
export interface Squads {
  squads: Squad[];
}

/** A bot is to play for my seat; without a name, I take it back. */
export interface StandIn {
  type: 'stand-in';
  id: string;
  seat: number;
  bot?: string;
}

/** A die or a deck of the box. */
export interface StockInfo {
  key: string;
  label: string;
  deck: boolean;
  /** it lies on the table, and people say what it shows */
  real: boolean;
  /** cards in the deck, as far as that is told */
  size: number;
  /** what may still come, where nobody hides it */
  left: CopiesInfo[];
}

/** A scenario on the road; those of one `place` are played in an order of choice. */
export interface StopInfo {
  scenario: string;
  name: string;
  place: number;
}

/** `chances[n]` is how a seat stood after n answers, from 0 to 1; empty: nobody can say. */
export interface Story {
  type: 'story';
  seat: number;
  chances: number[];
  /** chances are chances; otherwise they only compare moments */
  measured: boolean;
  /** how the table was set up */
  options: object;
  /** how long each seat has thought; pauses are left out */
  seconds: number[];
}

/** The rating of a draft as it is, and those of its variants. */
export interface Study {
  rating: string;
  variants: Variant[];
}

/** A browser that wants to be told, as it writes itself. */
export interface Subscription {
  endpoint: string;
  keys: PushKeys;
  language?: 'en' | 'fr';
}

/** From now on these dice and decks are those of the real box, and all others ours. */
export interface Switch {
  type: 'switch';
  id: string;
  number: number;
  box: string[];
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
  cast: CastMember[];
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

/** One's answer, by its key. */
export interface ToAnswer {
  answer: string;
}

/** A draft, and who sits where, as for any table. */
export interface ToPlay {
  text: string;
  seats: string[];
  options?: Record<string, unknown>;
  seed?: number | null;
  public?: boolean;
}

/**
 * A mission for the shelf; `slug`: a new version of that one. `rating` is what it is measured by,
 * if it was.
 */
export interface ToPublish {
  text: string;
  slug?: string;
  rating?: string;
}

/** A draft, and by which games it is measured. */
export interface ToRate {
  text: string;
  agent?: string;
  seed?: number;
  games?: number;
  options?: Record<string, unknown>;
  squad?: string;
}

/** What went wrong. */
export interface ToReport {
  version: number;
  text: string;
}

/** A draft, and which of its changes are tried; all, if none is named. */
export interface ToStudy {
  text: string;
  agent?: string;
  seed?: number;
  games?: number;
  options?: Record<string, unknown>;
  squad?: string;
  changes?: string[];
}

/** What somebody reported. */
export interface Trouble {
  version: number;
  at: string;
  text: string;
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

/** A browser that does not want to be told any more. */
export interface Unsubscription {
  endpoint: string;
}

/** A saved game, as text. */
export interface Upload {
  record: string;
}

/** A change that is tried, and the rating that tries it. */
export interface Variant {
  name: string;
  rating: string;
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
  /** of which campaign, if of any */
  chapter: ChapterInfo | null;
}

/** Passkeys or sessions; `None`: all of them. */
export interface Which {
  keys?: string[] | null;
}

/** A text shown to players, in every language of the product. */
export interface Words {
  en: string;
  fr: string;
}

/** The same, written down here. */
export interface Written {
  position: string;
}
