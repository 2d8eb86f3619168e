// Made from barricade.schema.json by `make types`: do not edit.

/** What the page has to know to draw the cabin. */
export interface NightBoard {
  kind: 'barricade';
  /** how many nights there are */
  nights: number;
  /** of the survivors, by seat */
  names: string[];
  /** the names of the supply cards */
  supply: Words[];
  /** how many each night card brings */
  zombies: number[];
}

/** The cabin as a seat sees it. */
export interface NightView {
  /** how much of the wall stands */
  wall: number;
  /** the number of the night */
  night: number;
  /** the seat that leads this night */
  captain: number;
  /** how many stand outside */
  zombies: number;
  /** one's own supply cards */
  hand: number[] | null;
  /** a list: size of hand, fame */
  survivors: WatcherView[];
  /** cards left in the supply */
  supply: number;
  /** supply cards that were used */
  discard: number[];
  /** night cards that were used */
  past_nights: number[];
  /** cards left in the night deck */
  night_deck: number;
  /** its top cards that somebody has seen */
  night_top: (number | null)[];
  /** seats that have answered in secret */
  answered: number[];
  /** one's own secret answer */
  boarding: string | null;
}

/** What everybody sees of a survivor. */
export interface WatcherView {
  cards: number;
  fame: number;
}

/** A text shown to players, in every language of the product. */
export interface Words {
  en: string;
  fr: string;
}
