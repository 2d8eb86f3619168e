// Made from dawn.schema.json by `make types`: do not edit.

/** Actions that are left. */
export interface ActionsView {
  /** by Hero seat */
  players: number[];
  event: number;
  /** of the Zeds player, in a Versus game */
  zeds: number;
}

/** A counter on the table. */
export interface CounterView {
  id: string;
  place: string;
  /** as it is now */
  strength: number;
  /** shows its reduced side */
  reduced: boolean;
  /** on the side it shows */
  hits: number;
  /** Hits that would eliminate it */
  left: number;
  /** its markers */
  marks: string[];
}

/** The board of a level and what can come into play on it. */
export interface DawnBoard {
  kind: 'dawn';
  title: Words;
  level: number;
  /** of a turn, in their order */
  phases: string[];
  /** the systems of the level */
  plays_with: string[];
  ends: PrintedEnds;
  /** by column, for the totals 2 to 12 */
  combat: PrintedResult[][];
  tracks: PrintedTrack[];
  places: PrintedPlaceOffTrack[];
  zeds: Record<string, PrintedCounter>;
  units: Record<string, PrintedCounter>;
  events: Record<string, PrintedEvent>;
  fate: Record<string, PrintedFate>;
  research: Record<string, PrintedResearch>;
  /** of tables and numbers, by part */
  provenance: Record<string, 'public' | 'reconstructed' | 'rulebook' | 'ruled'>;
}

/** The whole table. */
export interface DawnView {
  /** the level */
  scenario: string;
  /** short, normal, medium, long or epic */
  length: string;
  /** from 1 on */
  turn: number;
  /** the Phase of the turn */
  phase: string;
  /** the Current Event */
  event: string | null;
  /** what is known of the Event deck */
  deck: DeckView;
  /** what is known of the Fate deck */
  fate: FateView;
  /** 0 to 20 */
  ammo: number;
  /** 0 to 20; none in the Basic Game */
  supplies: number;
  /** 0 to 13; none in the Basic Game */
  infection: number;
  /** the space of each Chaos marker */
  chaos: string[];
  /** Chaos markers in the supply */
  chaos_left: number;
  /** Elwood Berra is in play */
  elwood: boolean;
  /** what was built, and the bridge */
  defences: DefencesView;
  /** the Laboratory */
  research: ResearchView;
  /** the top Event card, if the Hero side looked at it */
  next_event: string | null;
  /** the top Fate card, if the Hero side looked at it */
  next_fate: string | null;
  /** Actions that are left */
  actions: ActionsView;
  /** the Zeds player's side; null: there is none */
  versus: VersusView | null;
  /** Zeds on the board */
  zeds: CounterView[];
  /** everybody else in play or buried */
  units: UnitView[];
  /** Regular Zeds not in play */
  pool: number;
  /** spaces nothing may enter this turn */
  no_entry: string[];
  /** spaces that pay a reward this turn */
  goodies: string[];
  /** lasting effects by their names */
  in_force: string[];
  /** the combat that is going on */
  fight: FightView | null;
  /** what the known part of the turn will do */
  forecast: Forecast;
  /** as if the game ended now */
  epilogue: Score;
  /** how it ended */
  outcome: OutcomeView | null;
}

/** What is known of the Event deck. */
export interface DeckView {
  act: number;
  /** cards not drawn yet, the end card included */
  left: number;
  /** Special cards left in this Act */
  special_left: number;
  /** Normal cards left in this Act */
  normal_left: number;
  /** in the order in which they came */
  drawn: string[];
  /** draws until the National Guard arrives; null: not coming any more */
  guard_in: number | null;
}

/** What was built, and the bridge. */
export interface DefencesView {
  barricades: string[];
  strongpoint: string | null;
  minefield: string | null;
  /** empty, collapsed or ferry */
  bridge: string;
}

/** One unit of the combat that is going on, or that could fight it. */
export interface DuelView {
  unit: string;
  strength: number;
  /** column by the Strengths: 0 Zeds x3 ... 3 equal ... 6 Player x3 */
  start: number;
  /** after all shifts */
  column: number;
}

/** What is known of the Fate deck. */
export interface FateView {
  left: number;
  discards: string[];
  /** Hold for Later cards, face up */
  held: string[];
}

/** The combat that is going on. */
export interface FightView {
  place: string;
  /** null: who defends is still to be chosen */
  unit: string | null;
  /** the Raiders on the other side; null: the Zeds of the space */
  foe: string | null;
  attacking: boolean;
  /** Strength of the other side */
  against: number;
  duels: DuelView[];
}

/** All tracks. */
export interface Forecast {
  tracks: TrackForecast[];
}

/** How it ended. */
export interface OutcomeView {
  winners: number[];
  reason: string;
}

/** A counter. */
export interface PrintedCounter {
  name: Words;
  kind: string;
  /** full and reduced */
  strength: [number, number];
  /** per side */
  hits: number;
  move: number;
  /** of its Gunfire, in spaces; 0: none */
  reach: number;
  abilities: string[];
  /** what its abilities do, in words */
  sheet: Words[];
  /** where its values come from, by part */
  provenance: Record<string, 'public' | 'reconstructed' | 'rulebook' | 'ruled'>;
}

/** Where the marker tracks end. */
export interface PrintedEnds {
  infection: number;
  supplies: number;
  ammo: number;
  event_actions: number;
}

/** An Event card. */
export interface PrintedEvent {
  name: Words;
  text: Words;
  colour: string;
  act: number;
  special: boolean;
  refugees: number;
  outbreak: string;
  /** Supplies; -1: roll a die */
  eat: number;
  tracks: string[];
  actions: number;
  pressure: string;
  provenance: Record<string, 'public' | 'reconstructed' | 'rulebook' | 'ruled'>;
}

/** A Fate card. */
export interface PrintedFate {
  name: Words;
  text: Words;
  colour: string;
  where: string;
  kind: string;
  provenance: Record<string, 'public' | 'reconstructed' | 'rulebook' | 'ruled'>;
}

/** A place off the tracks. */
export interface PrintedPlaceOffTrack {
  id: string;
  kind: string;
  name: Words;
  at: [number, number];
  provenance: 'public' | 'reconstructed' | 'rulebook' | 'ruled';
}

/** A Research card or a Component of the Super Weapon. */
export interface PrintedResearch {
  name: Words;
  text: Words;
  kind: string;
  /** the roll that reveals the next card; 0: none */
  next: number;
  /** where its values come from, by part */
  provenance: Record<string, 'public' | 'reconstructed' | 'rulebook' | 'ruled'>;
}

/** What a total of the dice does in a column of the Hand-to-Hand table. */
export interface PrintedResult {
  /** Hits on the Zeds */
  zeds: number;
  /** Hits on the unit */
  unit: number;
  zeds_lose: boolean;
}

/** A space of a track. */
export interface PrintedSpace {
  id: string;
  kind: string;
  name: Words | null;
  terrain: number;
  forage: string;
  /** for Zeds and for Player units; 0: no limit */
  room: [number, number];
  /** its centre on the drawing */
  at: [number, number];
  provenance: 'public' | 'reconstructed' | 'rulebook' | 'ruled';
}

/** A track, from Start to Town. */
export interface PrintedTrack {
  id: string;
  name: Words;
  colour: string;
  spaces: PrintedSpace[];
}

/** What is known of the Laboratory. */
export interface ResearchView {
  /** the Current Research card; null below Level III */
  current: string | null;
  /** Research cards not revealed yet */
  left: number;
  /** of the Super Weapon, in play */
  components: string[];
  /** 0 nothing, 1 the Final Component, 2 discovered */
  antidote: number;
  /** a Research Action has succeeded this turn */
  done: boolean;
}

/** Points by what they are for, their sum, and the rating. */
export interface Score {
  points: Record<string, number>;
  total: number;
  grade: string;
}

/** One track. */
export interface TrackForecast {
  track: string;
  /** still to come this turn */
  activations: number;
  /** spaces from the nearest Zeds to Town Center */
  nearest: number | null;
  /** of all Zeds on the track together */
  strength: number;
  /** Zeds could enter Town Center if Brains! came now */
  if_brains: boolean;
}

/** A unit of the Hero side. */
export interface UnitView {
  id: string;
  place: string;
  /** as it is now */
  strength: number;
  /** shows its reduced side */
  reduced: boolean;
  /** on the side it shows */
  hits: number;
  /** Hits that would eliminate it */
  left: number;
  /** its markers */
  marks: string[];
  /** the Hero player it was dealt to; null: shared by all */
  seat: number | null;
  /** free Actions it owns */
  free: number;
  /** Character Actions used this turn */
  spent: string[];
}

/** What the Zeds player has done that lasts. */
export interface VersusView {
  /** of the Zeds player */
  seat: number;
  /** Un-Zeds in Jail */
  jailed: string[];
  /** who bears the Plague of Lawyers */
  lawyers: string | null;
  /** Heals cost more this turn */
  bad_medicine: boolean;
  /** this turn's Zeds was placed, or Infection raised */
  special_done: boolean;
}

/** A text shown to players, in every language of the product. */
export interface Words {
  en: string;
  fr: string;
}
