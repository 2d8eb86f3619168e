// The view of the board on one screen: what is seen of it, and how fingers, wheel and keys change that.

import { centred, moved, scaleOf, zoomed, type Size } from './camera';
import { SIDE, type Box } from './geometry';

const STEP = 0.8; // one key or one notch of the wheel
const READABLE = 0.52; // pixels a unit: below this a board is shown in part
const ACROSS = 5.2; // cells seen then
const FAR = 6; // pixels a finger may tremble without moving the board

const NOWHERE: Box = { x: 0, y: 0, width: SIDE, height: SIDE };

export class Lens {
  width = $state(0); // of the screen, in pixels
  height = $state(0);
  dragged = $state(false); // the board was moved by this press: it is no click
  #whole = $state.raw<Box>(NOWHERE);
  #heart = $state.raw<Box>(NOWHERE); // what matters now
  #chosen = $state.raw<Box | null>(null); // what somebody wanted to see
  #fingers = new Map<number, { x: number; y: number }>();

  /** Everything that matters on the board, and the part where the game is. */
  aim(whole: Box, heart: Box): void {
    this.#whole = whole;
    this.#heart = heart;
  }

  readonly screen: Size = $derived({ width: this.width, height: this.height });
  readonly box = $derived.by(() => this.#chosen ?? this.#usual);
  readonly scale = $derived.by(() => scaleOf(this.box, this.screen));
  /** The whole board is drawn once, as large as it is seen; moving about only shifts it, which costs no drawing. */
  readonly drawn = $derived.by((): Size & { box: Box } => ({ width: this.#whole.width * this.scale, height: this.#whole.height * this.scale, box: this.#whole }));
  readonly shift = $derived.by(() => {
    const { box, scale } = this;
    return {
      x: (this.width - box.width * scale) / 2 - (box.x - this.#whole.x) * scale,
      y: (this.height - box.height * scale) / 2 - (box.y - this.#whole.y) * scale,
    };
  });
  readonly near = $derived.by(() => this.box.width < this.#whole.width - 1 || this.box.height < this.#whole.height - 1);

  get #usual(): Box {
    if (scaleOf(this.#whole, this.screen) >= READABLE) return this.#whole;
    return centred(this.#heart, ACROSS * SIDE, this.screen, this.#whole);
  }

  fit(): void {
    this.#chosen = this.#whole;
  }

  /** Show the part where the game is, closely. */
  centre(): void {
    this.#chosen = centred(this.#heart, 4.2 * SIDE, this.screen, this.#whole);
  }

  /** Back to what the page shows by itself. */
  release(): void {
    this.#chosen = null;
  }

  zoom(factor: number, at?: { x: number; y: number }): void {
    const { x, y, width, height } = this.box;
    this.#chosen = zoomed(this.box, factor, at ?? { x: x + width / 2, y: y + height / 2 }, this.#whole);
  }

  closer(): void {
    this.zoom(STEP);
  }

  farther(): void {
    this.zoom(1 / STEP);
  }

  move(dx: number, dy: number): void {
    this.#chosen = moved(this.box, dx, dy, this.#whole);
  }

  /** A point of the screen in units of the board. */
  point(svg: SVGSVGElement, x: number, y: number): { x: number; y: number } {
    const { left, top } = svg.getBoundingClientRect();
    return { x: this.#whole.x + (x - left) / this.scale, y: this.#whole.y + (y - top) / this.scale };
  }

  wheel(event: WheelEvent & { currentTarget: SVGSVGElement }): void {
    event.preventDefault();
    this.zoom(event.deltaY > 0 ? 1 / STEP : STEP, this.point(event.currentTarget, event.clientX, event.clientY));
  }

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.dragged = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  moveTo(event: PointerEvent & { currentTarget: SVGSVGElement }): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    const gone = Math.hypot(now.x - before.x, now.y - before.y);
    if (!this.dragged && gone < FAR && !other) return;
    if (other) this.#pinch(event.currentTarget, before, now, other);
    else if (this.near) this.move((before.x - now.x) / this.scale, (before.y - now.y) / this.scale);
    else return;
    this.dragged = true;
    this.#fingers.set(event.pointerId, now);
  }

  #pinch(svg: SVGSVGElement, before: { x: number; y: number }, now: { x: number; y: number }, other: { x: number; y: number }): void {
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    if (is > 0) this.zoom(was / is, this.point(svg, (now.x + other.x) / 2, (now.y + other.y) / 2));
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }
}
