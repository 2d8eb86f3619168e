// Which floor and which furniture a place has, by the word its tile has for it. Three things that say
// what the room is are enough: pieces along free walls, in corners, and one in the middle.

import type { CENTRE, CORNER, WALL } from './furniture';
import type { FloorName } from './floors';

interface Things {
  wall?: (keyof typeof WALL)[];
  corner?: (keyof typeof CORNER)[];
  centre?: keyof typeof CENTRE;
}
export type Furnished = [floor: FloorName, things?: Things];

const PLACES: Record<string, Furnished> = {
  'rock-field': ['rock'],
  'landing-apron': ['apron'],
  airlock: ['airlock', { corner: ['suit', 'suit'] }],
  'double-airlock': ['airlock', { corner: ['suit', 'suit'] }],
  'oxygen-supply': ['oxygen', { wall: ['tanks', 'pipes'], corner: ['valve'] }],
  'life-support': ['oxygen', { wall: ['pipes', 'tanks'], centre: 'fan' }],
  'security-room': ['security', { wall: ['rack', 'console'], corner: ['crate', 'crate'] }],
  laboratory: ['med', { wall: ['bench', 'console'], corner: ['flask', 'crate'], centre: 'scope' }],
  biolab: ['green', { wall: ['bench', 'planter'], corner: ['flask'] }],
  lounge: ['room', { wall: ['sofa', 'screen'], corner: ['plant', 'plant'], centre: 'rug' }],
  'games-room': ['room', { wall: ['screen', 'sofa'], centre: 'poker' }],
  'dining-room': ['room', { wall: ['counter', 'shelf'], corner: ['plant'], centre: 'round' }],
  canteen: ['room', { wall: ['counter', 'fridge'], centre: 'tables' }],
  dining: ['planks', { wall: ['sideboard', 'books'], corner: ['plant', 'lamp'], centre: 'long' }],
  kitchen: ['tiles', { wall: ['counter', 'stove', 'sinkunit'], corner: ['fridgebox'], centre: 'kitchentable' }],
  dormitory: ['room', { wall: ['bunks', 'lockers'], corner: ['boots'] }],
  bedroom: ['room', { wall: ['bunks'], corner: ['plant'] }],
  'locker-room': ['room', { wall: ['lockers', 'lockers'], centre: 'benchseat' }],
  washroom: ['med', { wall: ['sinks', 'lockers'] }],
  infirmary: ['med', { wall: ['beds', 'console'], corner: ['flask'] }],
  surgery: ['med', { wall: ['console'], centre: 'optable' }],
  gym: ['room', { wall: ['weights'], centre: 'mat' }],
  greenhouse: ['green', { wall: ['planter', 'planter', 'planter'], corner: ['plant', 'plant'] }],
  workshop: ['room', { wall: ['benchtools', 'shelf'], corner: ['crate'] }],
  'assembly-line': ['room', { centre: 'belt' }],
  storage: ['room', { wall: ['crates', 'crates'], corner: ['crate', 'crate'] }],
  'power-room': ['security', { wall: ['console'], centre: 'core' }],
  'meeting-room': ['room', { wall: ['screen'], centre: 'long' }],
  office: ['room', { wall: ['desk', 'shelf'] }],
  'cold-store': ['med', { wall: ['crates', 'fridge'] }],
  'food-store': ['room', { wall: ['crates', 'shelf'] }],
  corridor: ['corridor', { centre: 'lane' }],
  pantry: ['planks', { wall: ['jars', 'jars', 'sacks'], corner: ['barrel'] }],
  cellar: ['cellar', { wall: ['benchtools', 'jars'], corner: ['barrel', 'barrel'] }],
  parlour: ['planks', { wall: ['hearth', 'couch', 'piano'], corner: ['lamp'], centre: 'oval' }],
  hall: ['hall', { wall: ['coats', 'clock', 'stairsup'], corner: ['lamp'], centre: 'runner' }],
  study: ['planks', { wall: ['books', 'desk', 'books'], corner: ['globe'], centre: 'oval' }],
  porch: ['porch', { corner: ['rocker', 'pot'] }],
  'back-porch': ['porch', { corner: ['pot', 'rocker'] }],
  barn: ['barn', { wall: ['hay', 'hay', 'benchtools'], corner: ['barrel'] }],
  yard: ['grass'],
  meadow: ['grass'],
  road: ['road'],
  pump: ['road', { centre: 'pump' }],
  grove: ['grove'],
  wood: ['grove'],
  corn: ['corn'],
  graves: ['graves'],
  chapel: ['planks', { centre: 'pews' }],
  wreck: ['grass', { centre: 'wreck' }],
};

/** Ground that no tile has a word for. */
const KINDS: Record<string, Furnished> = {
  room: ['room'], corridor: ['corridor'], grass: ['grass'], road: ['road'], street: ['street'], pump: ['road', { centre: 'pump' }], porch: ['porch'], hall: ['hall'],
  cellar: ['cellar'], barn: ['barn'], woods: ['grove'], corn: ['corn'], grave: ['graves'], wreck: ['grass', { centre: 'wreck' }],
};

export function furnished(place: string, kind: string): Furnished {
  return PLACES[place] ?? KINDS[kind] ?? ['rock'];
}
