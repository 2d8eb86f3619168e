// What part of the board is seen: zooming, moving about, and what matters most. Pure.

import { SIDE, type Box } from './geometry';
import type { Place } from './layout';

const MARGIN = 8;
const CLOSEST = 240; // units: a bit more than two cells across

export interface Size {
  width: number;
  height: number;
}

/** The box around some zones, with a margin. */
export function around(places: Place[]): Box {
  const cells = places.flatMap(({ zone }) => zone.cells);
  const [rows, cols] = [cells.map(([row]) => row), cells.map(([, col]) => col)];
  const [top, left] = [Math.min(...rows), Math.min(...cols)];
  return {
    x: left * SIDE - MARGIN,
    y: top * SIDE - MARGIN,
    width: (Math.max(...cols) - left + 1) * SIDE + 2 * MARGIN,
    height: (Math.max(...rows) - top + 1) * SIDE + 2 * MARGIN,
  };
}

/** Pixels for one unit, if this box fills a screen of this size. */
export const scaleOf = (box: Box, screen: Size): number =>
  screen.width && screen.height ? Math.min(screen.width / box.width, screen.height / box.height) : 1;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high));

/** The same box, not beyond the whole. */
function within(box: Box, whole: Box): Box {
  return {
    ...box,
    x: clamp(box.x, whole.x, whole.x + whole.width - box.width),
    y: clamp(box.y, whole.y, whole.y + whole.height - box.height),
  };
}

/** Closer (below 1) or farther; the point under the pointer stays where it is. */
export function zoomed(box: Box, factor: number, at: { x: number; y: number }, whole: Box): Box {
  const width = clamp(box.width * factor, Math.min(CLOSEST, whole.width), whole.width);
  const by = width / box.width;
  if (width >= whole.width) return whole;
  const moved = { x: at.x - (at.x - box.x) * by, y: at.y - (at.y - box.y) * by, width, height: box.height * by };
  return within(moved, whole);
}

export const moved = (box: Box, dx: number, dy: number, whole: Box): Box => within({ ...box, x: box.x + dx, y: box.y + dy }, whole);

/** So many units across around what matters, in the shape of the screen. */
export function centred(on: Box, wanted: number, screen: Size, whole: Box): Box {
  const width = Math.min(Math.max(wanted, on.width), whole.width);
  const height = Math.min(whole.height, screen.width ? (width * screen.height) / screen.width : width);
  const box = { x: on.x + on.width / 2 - width / 2, y: on.y + on.height / 2 - height / 2, width, height };
  return within(box, whole);
}
