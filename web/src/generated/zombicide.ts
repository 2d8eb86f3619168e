// Made from zombicide.schema.json by `make types`: do not edit.

/** Whose turn it is, and what they have left. */
export interface ActingView {
  who: string;
  actions: number;
  /** free actions left, by what they are good for */
  free: string[];
  /** free and once-per-turn actions already used */
  used: string[];
}

/** A card that is being laid out. */
export interface ArrangedCard {
  id: string;
  /** an empty copy among loaded ones: answers and names end so */
  empty: boolean;
  /** where it works: in a hand, on the body, anywhere */
  fits: 'body' | 'hand' | 'pack';
  /** the weapons it can be attached to, if they are in a hand */
  takes: string[];
  /** just found or taken */
  new: boolean;
}

/** An arrangement that is being made: of one survivor, or of two who trade. */
export interface ArrangingView {
  /** whose cards are laid out; the first one's player decides */
  whos: string[];
  /** all their cards, and the new ones */
  cards: ArrangedCard[];
  /** how many cards a backpack holds */
  room: number;
  /** what is settled so far: two hands and two body slots of each, in order */
  laid: (string | null)[];
  /** what is asked now: a slot, a weapon, a backpack, what to discard */
  pick: 'ammo' | 'body' | 'hand' | 'pack' | 'room';
  /** whose slot it is */
  who: string | null;
  /** the number of the slot among its like, from 1; 0: none */
  slot: number;
  /** the card that is asked about */
  card: string | null;
}

/** One way to attack. */
export interface AttackText {
  combat: 'melee' | 'ranged';
  range: [number, number];
  dice: number;
  accuracy: number;
  damage: number;
  noise: boolean;
}

/** A light that is on. */
export interface BeamView {
  who: string;
  /** the second zone of the beam; their own if it lights no other */
  zone: string | null;
}

/** Closed buildings, and doors that no tool opens. */
export interface BuildingsPart {
  closed: ClosedBuilding[];
  /** doors that no tool opens now */
  barred: string[];
}

/** Camouflage tokens. */
export interface CamouflagePart {
  /** the survivors who have one */
  hidden: string[];
}

/** One car. */
export interface CarView {
  type: string;
  zone: string | null;
  /** the survivor at the wheel */
  driver: string | null;
  /** all who sit in it, the driver too */
  riders: string[];
}

/** An equipment card. */
export interface CardText {
  name: Words;
  kind: string;
  slot: string;
  dual: boolean;
  attacks: AttackText[];
  rules: string[];
}

/** A card that somebody carries. */
export interface CardView {
  id: string;
  /** ammo cards attached to it */
  attached: string[];
}

/** The cars of the scene. */
export interface CarsPart {
  cars: CarView[];
}

/** A building that nobody has opened yet (Z2E-050). */
export interface ClosedBuilding {
  zones: string[];
  /** zombie cards that its first opened door draws */
  cards: number;
  /** no tool opens any of its doors now */
  locked: boolean;
}

/** Face-down decks by their sizes, open cards by their ids. */
export interface DecksView {
  equipment: number;
  equipment_discards: string[];
  enemies: number;
  enemy_discards: number[];
  /** cards that lie in view until somebody takes them */
  supply: string[];
  /** starting cards still to be shared out */
  starting: string[];
  set_aside: string[];
  removed: string[];
}

/** A door, or a token that stands for one. */
export interface DoorView {
  at: string;
  state: 'closed' | 'destroyed' | 'locked' | 'open';
}

/**
 * What a group of enemies would do with its next action. `attack` names the figures that can be
 * chosen, `move` the next zones (a group splits over several of them), `break` the doors in the
 * way; `stay`: nothing draws them anywhere. `damage` is what their attack would deal.
 */
export interface EnemyPlan {
  zone: string;
  enemy: string;
  count: number;
  actions: number;
  stay: boolean;
  attack: string[];
  damage: number;
  move: string[];
  break: string[];
}

/** A kind of enemy. */
export interface EnemyText {
  name: Words;
  plural: Words;
  type: string;
  actions: number;
  damage: number;
  toughness: number;
  experience: number;
}

/** The companion and who leads it. */
export interface EscortPart {
  companion: string;
  /** nobody while the companion is alone */
  leader: string | null;
}

/** Those who fell. */
export interface FallenPart {
  lying: LyingView[];
  rescued: string[];
  dead: string[];
}

/** What a goal asks for, beside its kind. */
export interface GoalText {
  what?: string;
  count?: number;
  rounds?: number;
  level?: 'blue' | 'orange' | 'red' | 'yellow';
  color?: string;
  openings?: string[];
}

/** A goal of the mission. */
export interface GoalView {
  kind: string;
  rule: string;
  met: boolean;
}

/** The decks to search, and the pimpweapons. */
export interface HendrixStocksPart {
  /** cards left in each */
  decks: Record<string, number>;
}

/** What all editions show, and night, story, the fallen, the companion, noise, decks. */
export interface HendrixView {
  /** the key of the game */
  game: string;
  /** the key of the mission or scene */
  mission: string;
  /** the number of the round */
  round: number;
  /** set-up, players, enemies or end */
  phase: 'end' | 'enemies' | 'players' | 'set-up';
  /** the highest level a survivor has: blue, yellow, orange, red */
  danger: 'blue' | 'orange' | 'red' | 'yellow';
  /** the seat that begins the round */
  first_player: number;
  /** the seats at the table */
  seats: number[];
  /** the survivor whose turn it is, with the actions left, or nothing */
  acting: ActingView | null;
  /** the cards that are being laid out, and the pick that is asked now, or nothing */
  arranging: ArrangingView | null;
  /**
   * a list: id, seat, zone, zones it sees, status, armor and full armor, experience, level, skills,
   * cards in hands, on the body and in the pack, whether it has acted
   */
  survivors: SurvivorView[];
  /** a list: name, enemies of each kind */
  zones: ZoneView[];
  /** a list: where, and open, closed, locked or destroyed */
  doors: DoorView[];
  /** door or barricade tokens left beside the board */
  door_reserve: number;
  /** a list: id, zone, color once it is known */
  objectives: ObjectiveView[];
  /** a list of zones that mean something in this mission, and what */
  places: MissionPlace[];
  /** how many objectives of each color lie face down; where is not known */
  face_down: Record<string, number>;
  /** the colors taken so far */
  taken: string[];
  /** a list of spawn tokens: id, zone, color, whether active */
  spawns: SpawnView[];
  /** how many spawn tokens of each color lie face down */
  face_down_spawns: Record<string, number>;
  /** the zone where spawning begins */
  first_spawn: string | null;
  /** the zone that leads out, if there is one */
  exit: string | null;
  /** figures of each kind of enemy not on the board */
  pool: Record<string, number>;
  /** sizes of the face-down decks; discards, cards in view and set aside by name */
  decks: DecksView;
  /** a list: kind, the rule behind it, whether it is met */
  goals: GoalView[];
  /** what the mission counts */
  tally: Record<string, number>;
  /** what each group of enemies would do if it acted now */
  forecast: EnemyPlan[];
  /** noise tokens in each zone that has some */
  noise: NoisePart;
  /** the hour, whether it is night, lights and lit zones */
  night: NightPart;
  /** the aim, cards on the board, what was read, words found */
  story: StoryPart;
  /** who lies where until when, who was rescued, who died */
  fallen: FallenPart;
  /** the companion and who leads it */
  escort: EscortPart;
  /** cards left in each deck to search */
  stocks: HendrixStocksPart;
  /** campaign experience, rewards and achievements */
  sheets: SheetsPart;
  /** closed buildings and doors that no tool opens */
  buildings: BuildingsPart;
  /** cars, who sits in them, and what is locked */
  cars: RoadCarsPart;
  /** weapons that must be reloaded: who, and where */
  reloading: ReloadingPart;
  /** whom shooters have in sight, and how likely they fire */
  shooters: ShootersPart;
}

/** What all editions show, noise, mold, camouflage, machines and prototypes. */
export interface InvaderView {
  /** the key of the game */
  game: string;
  /** the key of the mission or scene */
  mission: string;
  /** the number of the round */
  round: number;
  /** set-up, players, enemies or end */
  phase: 'end' | 'enemies' | 'players' | 'set-up';
  /** the highest level a survivor has: blue, yellow, orange, red */
  danger: 'blue' | 'orange' | 'red' | 'yellow';
  /** the seat that begins the round */
  first_player: number;
  /** the seats at the table */
  seats: number[];
  /** the survivor whose turn it is, with the actions left, or nothing */
  acting: ActingView | null;
  /** the cards that are being laid out, and the pick that is asked now, or nothing */
  arranging: ArrangingView | null;
  /**
   * a list: id, seat, zone, zones it sees, status, armor and full armor, experience, level, skills,
   * cards in hands, on the body and in the pack, whether it has acted
   */
  survivors: SurvivorView[];
  /** a list: name, enemies of each kind */
  zones: ZoneView[];
  /** a list: where, and open, closed, locked or destroyed */
  doors: DoorView[];
  /** door or barricade tokens left beside the board */
  door_reserve: number;
  /** a list: id, zone, color once it is known */
  objectives: ObjectiveView[];
  /** a list of zones that mean something in this mission, and what */
  places: MissionPlace[];
  /** how many objectives of each color lie face down; where is not known */
  face_down: Record<string, number>;
  /** the colors taken so far */
  taken: string[];
  /** a list of spawn tokens: id, zone, color, whether active */
  spawns: SpawnView[];
  /** how many spawn tokens of each color lie face down */
  face_down_spawns: Record<string, number>;
  /** the zone where spawning begins */
  first_spawn: string | null;
  /** the zone that leads out, if there is one */
  exit: string | null;
  /** figures of each kind of enemy not on the board */
  pool: Record<string, number>;
  /** sizes of the face-down decks; discards, cards in view and set aside by name */
  decks: DecksView;
  /** a list: kind, the rule behind it, whether it is met */
  goals: GoalView[];
  /** what the mission counts */
  tally: Record<string, number>;
  /** what each group of enemies would do if it acted now */
  forecast: EnemyPlan[];
  /** noise tokens in each zone that has some */
  noise: NoisePart;
  /** the zones with active and with inactive mold */
  mold: MoldPart;
  /** the survivors with a camouflage token */
  camouflage: CamouflagePart;
  /** a list: type, zone, whether active, where its remote lies or who holds it */
  machines: MachinesPart;
  /** the prototypes that nobody has yet */
  prototypes: PrototypesPart;
}

/** What all editions show, the sides of cards, cars, decks to search and empty weapons. */
export interface LivingDeadView {
  /** the key of the game */
  game: string;
  /** the key of the mission or scene */
  mission: string;
  /** the number of the round */
  round: number;
  /** set-up, players, enemies or end */
  phase: 'end' | 'enemies' | 'players' | 'set-up';
  /** the highest level a survivor has: blue, yellow, orange, red */
  danger: 'blue' | 'orange' | 'red' | 'yellow';
  /** the seat that begins the round */
  first_player: number;
  /** the seats at the table */
  seats: number[];
  /** the survivor whose turn it is, with the actions left, or nothing */
  acting: ActingView | null;
  /** the cards that are being laid out, and the pick that is asked now, or nothing */
  arranging: ArrangingView | null;
  /**
   * a list: id, seat, zone, zones it sees, status, armor and full armor, experience, level, skills,
   * cards in hands, on the body and in the pack, whether it has acted
   */
  survivors: SurvivorView[];
  /** a list: name, enemies of each kind */
  zones: ZoneView[];
  /** a list: where, and open, closed, locked or destroyed */
  doors: DoorView[];
  /** door or barricade tokens left beside the board */
  door_reserve: number;
  /** a list: id, zone, color once it is known */
  objectives: ObjectiveView[];
  /** a list of zones that mean something in this mission, and what */
  places: MissionPlace[];
  /** how many objectives of each color lie face down; where is not known */
  face_down: Record<string, number>;
  /** the colors taken so far */
  taken: string[];
  /** a list of spawn tokens: id, zone, color, whether active */
  spawns: SpawnView[];
  /** how many spawn tokens of each color lie face down */
  face_down_spawns: Record<string, number>;
  /** the zone where spawning begins */
  first_spawn: string | null;
  /** the zone that leads out, if there is one */
  exit: string | null;
  /** figures of each kind of enemy not on the board */
  pool: Record<string, number>;
  /** sizes of the face-down decks; discards, cards in view and set aside by name */
  decks: DecksView;
  /** a list: kind, the rule behind it, whether it is met */
  goals: GoalView[];
  /** what the mission counts */
  tally: Record<string, number>;
  /** what each group of enemies would do if it acted now */
  forecast: EnemyPlan[];
  /** which side of each survivor's card is up */
  sides: SidesPart;
  /** a list: type, zone, who drives, who sits in it */
  cars: CarsPart;
  /** cards left in each deck to search */
  stocks: StocksPart;
  /** weapons that must be reloaded: who, and where */
  reloading: ReloadingPart;
}

/** A card on the board: its back, or its front once it was read. */
export interface LyingCard {
  /** the number of its tile */
  id: string;
  zone: string | null;
  /** the door it lies across */
  door: string | null;
  read: boolean;
}

/** A fallen survivor who waits for help. */
export interface LyingView {
  who: string;
  zone: string | null;
  /** the round in whose end phase they die */
  until: number;
}

/** A machine or a car. */
export interface MachineText {
  name: Words;
  toughness: number;
  abilities: string[];
  attacks: AttackText[];
}

/** One machine and its remote. */
export interface MachineView {
  type: string;
  zone: string | null;
  /** has an activation token */
  active: boolean;
  /** the zone where its remote lies, if it lies about */
  remote: string | null;
  /** the survivor who holds its remote */
  holder: string | null;
}

/** The machines of the mission. */
export interface MachinesPart {
  units: MachineView[];
}

/** Where the parts of the mission come from. */
export interface MissionOrigin {
  tiles: 'public' | 'reconstructed' | 'rulebook' | 'ruled';
  rotation: 'public' | 'reconstructed' | 'rulebook' | 'ruled';
  zones: 'public' | 'reconstructed' | 'rulebook' | 'ruled';
  rules: 'public' | 'reconstructed' | 'rulebook' | 'ruled';
  text: 'public' | 'reconstructed' | 'rulebook' | 'ruled';
}

/** A zone that means something in this mission. */
export interface MissionPlace {
  zone: string | null;
  what: string;
}

/** The zones with mold. */
export interface MoldPart {
  active: string[];
  inactive: string[];
}

/** The clock and the lights. */
export interface NightPart {
  hour: number;
  night: boolean;
  /** the round in which night falls or day breaks next */
  turns: number;
  beams: BeamView[];
  /** zones in light */
  lit: string[];
}

/** Noise tokens. */
export interface NoisePart {
  /** how many lie in each zone that has some */
  tokens: Record<string, number>;
}

/** An objective on the board. */
export interface ObjectiveView {
  id: string;
  zone: string | null;
  /** once it is known */
  color: string | null;
}

/** What lies between two cells. */
export interface OpeningMap {
  name: string;
  /** door, airlock, line, wall, window, inner, stairs or gate */
  kind: string;
  cells: [[number, number], [number, number]];
  title?: Words;
}

/** What was read aloud. */
export interface Passage {
  title: Words;
  story: Words;
}

/** Prototype cards that nobody has yet. */
export interface PrototypesPart {
  cards: string[];
}

/** Weapons that have fired and cannot fire again. */
export interface ReloadingPart {
  unloaded: UnloadedWeapon[];
}

/** The cars of the mission. */
export interface RoadCarsPart {
  cars: CarView[];
  /** cars that can be neither driven nor searched */
  locked: string[];
}

/** One survivor's sheet. */
export interface SheetView {
  who: string;
  cxp: number;
  /** bonus actions left in this mission */
  bonus: number;
  /** campaign skills */
  skills: string[];
  /** achievements, and how often */
  marks: Record<string, number>;
}

/** All sheets, and what the team achieved. */
export interface SheetsPart {
  people: SheetView[];
  /** of the team */
  achievements: string[];
}

/** The shooters of one zone, and whom they have in sight. */
export interface ShooterAim {
  zone: string;
  count: number;
  /** zones with survivors that they see */
  at: string[];
}

/**
 * Who would be shot at by the next card with the shooter symbol (FH-SHOOT-03). Which cards are left
 * is no secret: all that were drawn lie open.
 */
export interface ShootersPart {
  /** the kind that shoots */
  enemy: string;
  aims: ShooterAim[];
  /** cards with the symbol left in the deck */
  symbols: number;
  /** cards left in the deck; it is shuffled anew when none is */
  cards: number;
}

/** The sides of the survivors' cards. */
export interface SidesPart {
  /** the side that shows, for each card with two sides */
  up: Record<string, 'romero' | 'zombicide'>;
}

/** A skill. */
export interface SkillText {
  name: Words;
  rule: string;
  text: Words;
}

/** A spawn token. */
export interface SpawnView {
  id: number;
  zone: string | null;
  /** once it is known */
  color: string | null;
  active: boolean;
}

/** The decks to search. */
export interface StocksPart {
  /** cards left in each */
  decks: Record<string, number>;
}

/** How far the story has come. */
export interface StoryPart {
  /** what the team has to do now */
  aim: Words | null;
  cards: LyingCard[];
  /** zones with a pimpweapon crate */
  crates: string[];
  /** keywords found */
  words: string[];
  /** what the story counts */
  counts: Record<string, number>;
  /** rules that cards brought */
  rules: string[];
  /** where a load lies that somebody carried */
  load: string | null;
  /** who carries it */
  carrier: string | null;
  /** cards and notes read so far, by their places */
  read: Passage[];
  /** zones from which survivors may leave now */
  exits: string[];
}

/** A survivor's card; some have another side with skills of its own. */
export interface SurvivorText {
  name: Words;
  look: Words;
  kind: string;
  skills: TrackText;
  sides: Record<string, TrackText>;
}

/** One survivor. */
export interface SurvivorView {
  id: string;
  /** who plays them; companions are nobody's */
  seat: number | null;
  zone: string | null;
  /** the zones in their line of sight, each with its range */
  sees: Record<string, number>;
  status: 'eliminated' | 'in-play' | 'left';
  armor: number;
  full_armor: number;
  experience: number;
  level: 'blue' | 'orange' | 'red' | 'yellow';
  skills: string[];
  hands: (CardView | null)[];
  body: (CardView | null)[];
  pack: CardView[];
  /** has taken their turn this round */
  done: boolean;
}

/** What can be learned at each level. */
export interface TrackText {
  blue: string[];
  yellow: string[];
  orange: string[];
  red: string[];
}

/** The place of a weapon that must be reloaded. */
export interface UnloadedWeapon {
  who: string;
  where: 'body' | 'hands' | 'pack';
  /** the slot, counted from 0 */
  at: number;
}

/** A text shown to players, in every language of the product. */
export interface Words {
  en: string;
  fr: string;
}

/** The map, and a glossary of everything that may lie on it. */
export interface ZombicideBoard {
  kind: 'zombicide';
  rows: number;
  cols: number;
  zones: ZoneMap[];
  openings: OpeningMap[];
  /** experience at which each level begins */
  thresholds: number[];
  goals: GoalText[];
  provenance: MissionOrigin;
  survivors: Record<string, SurvivorText>;
  enemies: Record<string, EnemyText>;
  machines: Record<string, MachineText>;
  cards: Record<string, CardText>;
  skills: Record<string, SkillText>;
}

/** The table. All seats play on one side and see the same. */
export interface ZombicideView {
  /** the key of the game */
  game: string;
  /** the key of the mission or scene */
  mission: string;
  /** the number of the round */
  round: number;
  /** set-up, players, enemies or end */
  phase: 'end' | 'enemies' | 'players' | 'set-up';
  /** the highest level a survivor has: blue, yellow, orange, red */
  danger: 'blue' | 'orange' | 'red' | 'yellow';
  /** the seat that begins the round */
  first_player: number;
  /** the seats at the table */
  seats: number[];
  /** the survivor whose turn it is, with the actions left, or nothing */
  acting: ActingView | null;
  /** the cards that are being laid out, and the pick that is asked now, or nothing */
  arranging: ArrangingView | null;
  /**
   * a list: id, seat, zone, zones it sees, status, armor and full armor, experience, level, skills,
   * cards in hands, on the body and in the pack, whether it has acted
   */
  survivors: SurvivorView[];
  /** a list: name, enemies of each kind */
  zones: ZoneView[];
  /** a list: where, and open, closed, locked or destroyed */
  doors: DoorView[];
  /** door or barricade tokens left beside the board */
  door_reserve: number;
  /** a list: id, zone, color once it is known */
  objectives: ObjectiveView[];
  /** a list of zones that mean something in this mission, and what */
  places: MissionPlace[];
  /** how many objectives of each color lie face down; where is not known */
  face_down: Record<string, number>;
  /** the colors taken so far */
  taken: string[];
  /** a list of spawn tokens: id, zone, color, whether active */
  spawns: SpawnView[];
  /** how many spawn tokens of each color lie face down */
  face_down_spawns: Record<string, number>;
  /** the zone where spawning begins */
  first_spawn: string | null;
  /** the zone that leads out, if there is one */
  exit: string | null;
  /** figures of each kind of enemy not on the board */
  pool: Record<string, number>;
  /** sizes of the face-down decks; discards, cards in view and set aside by name */
  decks: DecksView;
  /** a list: kind, the rule behind it, whether it is met */
  goals: GoalView[];
  /** what the mission counts */
  tally: Record<string, number>;
  /** what each group of enemies would do if it acted now */
  forecast: EnemyPlan[];
}

/** A zone and its cells. */
export interface ZoneMap {
  name: string;
  /** room, corridor, exterior, grass, corn ...: how its floor is drawn */
  kind: string;
  special: string | null;
  inside: boolean;
  /** the tile's own word for it: what stands in it */
  place: string;
  title: Words;
  cells: [number, number][];
}

/** Who stands in a zone; the board itself is told once. */
export interface ZoneView {
  name: string;
  /** how many of each kind */
  enemies: Record<string, number>;
}
