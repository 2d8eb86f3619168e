// Everything that is known of a counter, a space or a card, in words: for whoever looks at it closely.

import type { Reference } from '../../lib/peek.svelte';
import type { Option, Words } from '../../lib/protocol';
import { speech } from '../../lib/speech.svelte';
import { picture } from './art/cardPictures';
import { face } from './art/faces';
import { TOWN, type Spot } from './country';
import { sideOf } from './crowd';
import { wornKey } from './marks';
import { counterName, spaceName } from './names';
import { originLine } from './origins';
import type { Board, Counter, PrintedSpace, View } from './types';

type Fact = readonly [name: string, value: string];

const say = (words: Words | undefined) => speech.w(words);
const FACE = '0 0 100 100';

/** The markers on a counter, in words. */
const worn = (board: Board, counter: Counter | undefined): string[] =>
  (counter?.marks ?? []).map((mark) => wornKey(mark, board.zeds[counter?.id ?? ''] !== undefined)).filter((key) => speech.has(key)).map((key) => speech.t(key));

/** A unit, a Zeds unit, Raiders or Un-Zeds: what is printed on it, and how it stands now. */
export function counterReference(board: Board, view: View, id: string): Reference | null {
  const printed = board.units[id] ?? board.zeds[id];
  if (!printed) return null;
  const counter = [...view.units, ...view.zeds].find((each) => each.id === id);
  const [full, weak] = printed.strength;
  const facts: Fact[] = [];
  if (full) facts.push([speech.t('fact-strength'), speech.t('strength-now', { now: counter?.strength ?? full, full, weak })]);
  if (counter && full) facts.push([speech.t('fact-hits'), speech.t('hits-now', { hits: counter.hits, left: counter.left })]);
  if (sideOf(board, id) !== 'zed') {
    facts.push([speech.t('fact-move'), String(printed.move)], [speech.t('fact-gunfire'), speech.t('reach-of', { reach: printed.reach })]);
  }
  if (counter) facts.push([speech.t('fact-here'), spaceName(counter.place, board, say)]);
  return {
    title: say(printed.name),
    kind: speech.t(`kind-${printed.kind}`),
    picture: { box: FACE, inside: face(id) },
    facts,
    text: [...worn(board, counter).map((text) => `${text}.`), ...printed.sheet.map(say)].join(' '),
    note: originLine(printed.provenance),
  };
}

/** What lies in a space besides counters. */
function lying(view: View, place: string): string[] {
  const { barricades, strongpoint, minefield, bridge } = view.defences;
  const found: [boolean, string][] = [
    [view.chaos.includes(place), 'here-chaos'],
    [barricades.includes(place), 'here-barricade'],
    [strongpoint === place, 'here-strongpoint'],
    [minefield === place, 'here-minefield'],
    [view.goodies.includes(place), 'here-goodies'],
    [view.no_entry.includes(place), 'here-no-entry'],
    [place === 'S-1' && bridge !== '', `bridge-${bridge}`],
  ];
  return found.filter(([is]) => is).map(([, key]) => speech.t(key));
}

function groundFacts(space: PrintedSpace): Fact[] {
  const [zeds, units] = space.room;
  const facts: Fact[] = [[speech.t('fact-terrain'), speech.t('terrain-shift', { shift: space.terrain })]];
  if (space.forage) facts.push([speech.t('fact-forage'), speech.t(`forage-${space.forage}`)]);
  if (space.kind !== 'start') facts.push([speech.t('fact-room'), speech.t('room-of', { zeds, units })]);
  return facts;
}

/** A space or a place: its ground, and everybody who is there. */
export function placeReference(board: Board, view: View, spot: Spot): Reference | null {
  const here = [...view.zeds, ...view.units].filter(({ place }) => place === spot.id);
  const who = here.map(({ id, strength }) => speech.t('counter-label', { name: counterName(id, board, say), strength }));
  const place = board.places.find(({ id }) => id === spot.id);
  const title = spaceName(spot.id, board, say);
  const kind = spot.space ? `kind-${spot.kind}` : spot.id === TOWN ? 'kind-town-center' : 'kind-place';
  const mark = spot.space?.provenance ?? place?.provenance;
  return {
    title,
    kind: speech.t(kind),
    facts: spot.space ? groundFacts(spot.space) : [],
    text: [...lying(view, spot.id), ...who].join(' · '),
    ...(mark ? { note: originLine({ values: mark }) } : {}),
  };
}

const ACTS = ['', 'I', 'II', 'III', 'IV'];

/** An Event, Fate or Research card. */
export function cardReference(board: Board, id: string): Reference | null {
  const [event, fate, research] = [board.events[id], board.fate[id], board.research[id]];
  const card = event ?? fate ?? research;
  if (!card) return null;
  const fated = fate ? speech.t(fate.kind === 'hold' ? 'kind-fate-held' : 'kind-fate') : speech.t('kind-research');
  return {
    title: say(card.name),
    kind: event ? speech.t('kind-event', { act: ACTS[event.act] ?? '' }) : fated,
    picture: { box: FACE, inside: picture(id, event ? 'zed' : fate ? 'hold' : 'immuno') },
    facts: event?.tracks.length ? [[speech.t('fact-tracks'), event.tracks.map((track) => say(board.tracks.find((each) => each.id === track)?.name) || speech.t(track === 'ALL' ? 'all-tracks' : 'fated')).join(', ')]] : [],
    text: say(card.text),
    note: originLine(card.provenance),
  };
}

/** All that the dice of an answer can do. */
const fightReference = (option: Option): Reference | null => (option.odds ? { title: option.label, text: option.odds.text } : null);

/** What an answer is about: its card, the counter it picks, or the fight it begins. */
export function reference(option: Option, board: Board, view: View): Reference | null {
  const { card, zed, unit } = option.target ?? {};
  if (card) return cardReference(board, card);
  const who = zed ?? unit;
  if (option.verb === 'move' || option.verb === 'walk' || !who) return fightReference(option);
  const met = counterReference(board, view, who);
  return met && option.odds ? { ...met, text: option.odds.text } : met;
}
