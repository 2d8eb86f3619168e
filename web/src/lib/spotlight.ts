// What a lesson points at: which elements, where they are, and where its bubble covers none of them.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  round: boolean; // a figure rather than a field
}

interface Size {
  width: number;
  height: number;
}

const overlap = (a: Omit<Box, 'round'>, b: Omit<Box, 'round'>): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const FIGURES = ['who', 'token'];

/** The way to an answer: its button, else whom or which card to pick for it (unless that was done), else the tab it is behind. */
export function wayTo(key: string, { unit, card }: Record<string, string>, group: string, root: ParentNode): string | null {
  const marked = (name: string, value: string | undefined) => value && `[data-${name}="${CSS.escape(value)}"]`;
  const actor = marked('actor', unit);
  const ways = [marked('key', key), actor && `${actor}:not([aria-pressed="true"])`, marked('hand', card), marked('card', card), marked('group', group)];
  const drawn = (selector: string): boolean => [...root.querySelectorAll(selector)].some((element) => element.checkVisibility());
  return ways.find((way) => way && drawn(way)) || null;
}

/** The selectors of what an answer is about on the board, the figure before its place. */
export function targetsOf(target: Record<string, string> = {}): string[] {
  const known: Record<string, string> = { who: 'who', unit: 'token', zed: 'token', opening: 'opening', zone: 'zone', place: 'place' };
  return Object.entries(known)
    .filter(([name]) => target[name] !== undefined)
    .map(([name, attribute]) => `[data-${attribute}="${CSS.escape(target[name] ?? '')}"]`)
    .slice(0, 2);
}

/** A part of the page or the board that the script names: `status`, or `place:M-5`. */
export function partNamed(name: string): string {
  const [attribute, value] = name.split(':');
  return value === undefined ? `[data-part="${CSS.escape(name)}"]` : `[data-${attribute}="${CSS.escape(value)}"]`;
}

/** Where the elements of a selector can be seen, as far as they are on the screen. */
export function seen(selector: string, root: ParentNode, screen: Size): Box[] {
  const round = FIGURES.some((name) => selector.startsWith(`[data-${name}`));
  return [...root.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 2 && box.height > 2 && overlap(box, { x: 0, y: 0, ...screen }) > 0.4 * box.width * box.height)
    .map(({ x, y, width, height }) => ({ x, y, width, height, round }));
}

/** Where the first element of each selector is. */
export const boxesOf = (selectors: string[], root: ParentNode, screen: Size): Box[] => selectors.flatMap((selector) => seen(selector, root, screen).slice(0, 1));

/** Does a bubble that stands here cover none of the boxes, and is all of it on the screen? Then it stays. */
export function standsWell(bubble: Size, at: { x: number; y: number }, boxes: Box[], screen: Size): boolean {
  const inside = at.x >= 0 && at.y >= 0 && at.x + bubble.width <= screen.width && at.y + bubble.height <= screen.height;
  return inside && boxes.every((box) => overlap({ ...at, ...bubble }, box) === 0);
}

const GAP = 14;
const GRAIN = 24;

/** Where a bubble of this size covers none of the boxes and few of the figures, near to the first box. */
export function spotFor(bubble: Size, boxes: Box[], figures: Box[], screen: Size, top: number): { x: number; y: number } {
  const room = { x: Math.max(8, screen.width - bubble.width - 8), y: Math.max(top, screen.height - bubble.height - 8) };
  const grown = boxes.map((box) => ({ x: box.x - GAP, y: box.y - GAP, width: box.width + 2 * GAP, height: box.height + 2 * GAP }));
  const first = boxes[0];
  const aim = first ? { x: first.x + first.width / 2, y: first.y + first.height / 2 } : { x: screen.width / 2, y: screen.height / 2 };
  let best = { x: 8, y: room.y, cost: Infinity };
  for (let x = 8; x <= room.x + GRAIN; x += GRAIN) {
    for (let y = top; y <= room.y + GRAIN; y += GRAIN) {
      const at = { x: Math.min(x, room.x), y: Math.min(y, room.y) };
      const covered = grown.reduce((sum, box) => sum + overlap({ ...at, ...bubble }, box), 0);
      const far = Math.hypot(at.x + bubble.width / 2 - aim.x, at.y + bubble.height / 2 - aim.y);
      const hidden = figures.reduce((sum, figure) => sum + overlap({ ...at, ...bubble }, figure), 0);
      const cost = covered * 1000 + hidden * 0.04 + far;
      if (cost < best.cost) best = { ...at, cost };
    }
  }
  return { x: best.x, y: best.y };
}
