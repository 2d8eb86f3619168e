// Made from invazions.schema.json by `make types`: do not edit.

/** One Horde. */
export interface HordeView {
  hand_size: number;
  /** only for its owner */
  hand: string[] | null;
  /** cards of the hand that everybody has seen go there */
  shown: string[];
  pile_size: number;
  /** cards on top of the pile that everybody knows */
  pile_top: string[];
  discard: string[];
  seat: number;
  place: string | null;
  played: string[];
  /** played cards whose attack is 0 this turn */
  muted: string[];
  /** played cards that go to the box at the end of the turn */
  leaving: string[];
  attack: number;
  zombie_plays: number;
  rage_plays: number;
  recruits: number;
  turn_taken: boolean;
}

/** The human side. */
export interface HumanView {
  hand_size: number;
  /** only for its owner */
  hand: string[] | null;
  /** cards of the hand that everybody has seen go there */
  shown: string[];
  pile_size: number;
  /** cards on top of the pile that everybody knows */
  pile_top: string[];
  discard: string[];
  tokens: number;
  token_limit: number;
  score: number;
  /** the place that has it */
  barricade: string | null;
  /** asked not to be interrupted until damage is near */
  quiet: boolean;
  research: ResearchView[];
}

/** The cards and places by their ids. */
export interface InvazionsBoard {
  kind: 'invazions';
  title: Words;
  places: Record<string, PrintedPlace>;
  cards: Record<string, PrintedCard>;
}

/** The table as a seat sees it. */
export interface InvazionsView {
  /** the key of the scenario */
  scenario: string;
  /** how many play */
  players: number;
  /** whose view this is; 0 is the human player */
  seat: number | null;
  /** the number of the turn */
  turn: number;
  /** the phase of the turn */
  phase: 'choice' | 'combat' | 'damage' | 'end' | 'human_action' | 'recruitment' | 'start';
  /** the points with which the human player wins */
  win_points: number;
  /** the Freed Zombies with which the Hordes win */
  win_freed: number;
  /**
   * the human side: size of hand and pile, discards, tokens, score, barricade, Research cards; the
   * hand itself only for seat 0
   */
  human: HumanView;
  /**
   * a list: size of hand and pile, discards, place, cards played, attack, plays and recruits left;
   * the hand itself only for its owner
   */
  hordes: HordeView[];
  /**
   * a list: id, resistance now and printed, attack, Hordes and humans there, Research card and what
   * it would score, contamination, cards about to be lost, whether the Hordes got in and what
   * attack is left
   */
  places: PlaceView[];
  /** cards left in it */
  contamination_pile: number;
  /** Wounded Members left in it */
  wounded_pile: number;
  /** cards that left the game */
  box: string[];
  /** every card of the scenario and its copies, wherever they are */
  cards: Record<string, number>;
  /** what the Hordes are deciding together, and what was said */
  vote: VoteView | null;
  /** who won and how, once the game is over */
  outcome: OutcomeView | null;
  /** Freed Zombies the Hordes hold, where the table counts them openly */
  freed_held?: number;
}

/** How the game ended. */
export interface OutcomeView {
  winners: number[];
  reason: string;
}

/** One place; everything on and under it is open (AMB-17). */
export interface PlaceView {
  id: string;
  resistance: number;
  /** the Resistance printed on it */
  printed: number;
  attack: number;
  hordes: number[];
  humans: string[];
  research: string | null;
  /** points that its Research would score now */
  due: number;
  contamination: string[];
  /** cards about to be lost */
  doomed: string[];
  penetrated: boolean;
  /** attack left after the Hordes got in */
  left: number;
}

/** What is printed on a card. */
export interface PrintedCard {
  name: Words;
  text: Words;
  kind: string;
  cost: number;
  resistance: number;
  attack: number;
  /** which of its values are ours */
  provenance: Record<string, 'public' | 'reconstructed' | 'rulebook' | 'ruled'>;
}

/** What is printed on a place. */
export interface PrintedPlace {
  name: Words;
  /** which of its values are ours */
  provenance: Record<string, 'public' | 'reconstructed' | 'rulebook' | 'ruled'>;
}

/** A Research card. */
export interface ResearchView {
  id: string;
  /** what putting it into play costs now */
  cost: number;
  /** the surcharge that its die shows */
  die: number;
  /** where it is in play */
  place: string | null;
}

/** What several Hordes are deciding together: who has a voice, and what was said (AMB-40). */
export interface VoteView {
  voters: number[];
  ballots: string[];
}

/** A text shown to players, in every language of the product. */
export interface Words {
  en: string;
  fr: string;
}
