// Where the figures of one zone stand: enemies above, survivors below, like a group photograph. Pure.

import type { Box } from './geometry';
import type { Token } from './tokens';

/** A figure on the board: its corner, its size and how many it stands for. */
export interface Spot {
  token: Token;
  x: number;
  y: number;
  size: number;
  count: number;
}

/** How figures of one row stand: the next one so far to the right and down, as a part of its size. */
interface Row {
  most: number; // the size nobody exceeds
  dx: number;
  dy: number;
}

interface Standing {
  figure: { token: Token; count: number };
  x: number;
  y: number;
  size: number;
}

/** As many lines as let everybody be largest; two like to stand side by side. */
function fit(count: number, box: Box, { most, dx, dy }: Row): { size: number; columns: number } {
  let best = { size: 0, columns: 1 };
  for (let lines = 1; lines <= count; lines++) {
    const columns = Math.ceil(count / lines);
    if (columns > 4) continue;
    const size = Math.min(most, box.width / (1 + (columns - 1) * dx), box.height / (1 + (lines - 1) * dy));
    if (size > best.size * (count === 2 ? 1.32 : 1.02)) best = { size, columns };
  }
  return best;
}

function rows(figures: Standing['figure'][], box: Box, row: Row): Standing[] {
  if (!figures.length) return [];
  const { size, columns } = fit(figures.length, box, row);
  const lines = Math.ceil(figures.length / columns);
  const top = box.y + (box.height - size * (1 + (lines - 1) * row.dy)) / 2;
  return figures.map((figure, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, figures.length - line * columns);
    const left = box.x + (box.width - size * (1 + (inLine - 1) * row.dx)) / 2;
    return { figure, size, x: left + (index % columns) * size * row.dx, y: top + line * size * row.dy };
  });
}

const each = (token: Token) => ({ token, count: token.kind === 'enemy' ? token.count : 1 });
const isMan = (token: Token): boolean => token.kind === 'survivor';
const acts = (token: Token): boolean => token.kind === 'survivor' && token.acting;

/** Small cells show at most two groups, else one figure with the total. */
function fewer(enemies: Token[], people: number): Standing['figure'][] {
  const all = enemies.map(each);
  const [first] = all.toSorted((a, b) => b.count - a.count);
  const most = people ? 1 : 2;
  if (!first || all.length <= most) return all;
  return [{ token: first.token, count: all.reduce((sum, { count }) => sum + count, 0) }];
}

const BEHIND = { size: 0.82, left: -0.44, right: 0.62 }; // the two behind the first, in parts of its size
const ABREAST = BEHIND.right + BEHIND.size - BEHIND.left; // all three

/** In a small cell the acting survivor stands before two others, and a number says how many there are. */
function photograph(people: Token[], box: Box, within: Box, most: number): Standing[] {
  const lead = people.find(acts) ?? people[0];
  if (!lead) return [];
  const [found] = rows([{ token: lead, count: people.length }], box, { most: Math.min(most, within.width / ABREAST), dx: 1, dy: 1 });
  if (!found) return [];
  const x = Math.max(within.x - BEHIND.left * found.size, Math.min(found.x, within.x + within.width - (ABREAST + BEHIND.left) * found.size));
  const spot = { ...found, x };
  const others = people.filter((token) => token !== lead).slice(0, 2);
  const behind = others.map((token, index) => ({
    figure: { token, count: 1 },
    size: spot.size * BEHIND.size,
    x: spot.x + (index ? BEHIND.right : BEHIND.left) * spot.size,
    y: spot.y + spot.size * 0.1,
  }));
  return [...behind, spot];
}

/** The largest that figures become, in small and in large cells. */
function sizes(box: Box, compact: boolean): { foe: number; man: number } {
  const roomy = Math.min(box.width, box.height) > 130;
  if (compact) return roomy ? { foe: 84, man: 66 } : { foe: 64, man: 50 };
  if (roomy) return { foe: 66, man: 54 };
  return box.width > 110 ? { foe: 56, man: 46 } : { foe: 50, man: 42 };
}

/** How large the smallest is. */
const least = (standing: Standing[]): number => Math.min(...standing.map(({ size }) => size));

/** How much of the height enemies take when survivors stand below them. */
function share(people: number, compact: boolean): number {
  if (compact) return 0.5;
  return people > 3 ? 0.33 : people > 2 ? 0.42 : 0.5;
}

/**
 * Places for the figures of a zone. `narrow` is the box without what marks take on its right side;
 * survivors have the whole width, since the marks hang above them.
 */
export function crowd(tokens: Token[], narrow: Box, box: Box, compact: boolean): Spot[] {
  const people = tokens.filter(isMan);
  const others = tokens.filter((token) => token.kind === 'machine').map(each);
  const enemies = tokens.filter((token) => token.kind === 'enemy');
  const above = [...(compact ? fewer(enemies, people.length) : enemies.map(each)), ...others];
  const most = sizes(box, compact);
  const line = (place: Box, dy: number): Standing[] =>
    compact && people.length > 2 ? photograph(people, place, box, most.man) : rows(people.map(each), place, { most: most.man, dx: 0.86, dy });
  const found = above.length && people.length ? both() : [...rows(above, narrow, { most: most.foe, dx: 0.98, dy: 0.95 }), ...line(narrow, 0.8)];
  return found.map(({ figure, x, y, size }) => ({ ...figure, x, y, size }));

  /** Above and below, or side by side where that leaves everybody larger. */
  function both(): Standing[] {
    const [over, across] = [stacked(), beside()];
    return least(across) > least(over) * 1.1 ? across : over;
  }

  function beside(): Standing[] {
    const half = (narrow.width - 4) / 2;
    const [left, right] = [{ ...narrow, width: half }, { ...narrow, x: narrow.x + half + 4, width: half }];
    const men = compact && people.length > 2 ? photograph(people, right, right, most.man) : rows(people.map(each), right, { most: most.man, dx: 0.86, dy: 0.8 });
    return [...rows(above, left, { most: most.foe, dx: 0.98, dy: 0.86 }), ...men];
  }

  function stacked(): Standing[] {
    const part = share(people.length, compact);
    const upper = { ...narrow, height: narrow.height * part + (compact ? 3 : 9) };
    const lower = { ...box, y: box.y + box.height * part, height: box.height * (1 - part) + 2 };
    return [...rows(above, upper, { most: most.foe, dx: 1, dy: 0.86 }), ...line(lower, 0.76)];
  }
}
