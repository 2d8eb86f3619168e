// Reference at hand: what is under the pointer, has the focus or was pressed for long, as a whole card.

import type { Picture } from './game';

/** What is known of a thing, in words. */
export interface Reference {
  title: string;
  kind?: string;
  picture?: Picture;
  facts?: readonly (readonly [name: string, value: string])[];
  text?: string;
  note?: string; // smaller, below
}

const HOVER = 320; // milliseconds of rest under the pointer
const PRESS = 480; // milliseconds of a long press
const SLIP = 10; // pixels a finger may move meanwhile

let pressedAt = { x: -1, y: -1 }; // where a pointer went down last
globalThis.addEventListener?.('pointerdown', ({ clientX: x, clientY: y }) => (pressedAt = { x, y }), true);

/** A pointer that rests where it clicked points at nothing: what came under it since is another thing. */
const rests = ({ clientX, clientY }: PointerEvent): boolean => Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y) < SLIP;

class Peek {
  shown = $state.raw<Reference | null>(null);
  at = $state.raw<DOMRect | null>(null);

  of: Element | null = null; // the element whose card is shown

  show(what: Reference, node: Element): void {
    this.of = node;
    this.shown = what;
    this.at = node.getBoundingClientRect();
  }

  hide(): void {
    this.of = null;
    this.shown = null;
  }
}

export const peek = new Peek();

/** An element whose card can be seen: `use:peekable={() => reference}`. */
export function peekable(node: HTMLElement | SVGElement, about: () => Reference | null): { update: (next: () => Reference | null) => void; destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let resting = false; // came under a pointer that has not moved since it clicked
  let pressed = false; // the click that ends a long press means nothing

  function open(): void {
    const what = about();
    if (what) peek.show(what, node);
  }

  /** An element that leaves the page loses the focus while the page is being drawn: hide it after that. */
  function close(): void {
    clearTimeout(timer);
    if (peek.of === node) queueMicrotask(() => peek.of === node && peek.hide());
  }

  function soon(wait: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, wait);
  }

  function enter(event: Event): void {
    if ((event as PointerEvent).pointerType !== 'mouse') return;
    resting = rests(event as PointerEvent);
    if (!resting) soon(HOVER, open);
  }

  function leave(event: Event): void {
    if ((event as PointerEvent).pointerType === 'mouse') close();
  }

  function down(event: Event): void {
    const { pointerType, clientX, clientY } = event as PointerEvent;
    pressed = false;
    if (pointerType === 'mouse') return close();
    from = { x: clientX, y: clientY };
    soon(PRESS, () => {
      pressed = true;
      open();
    });
  }

  function move(event: Event): void {
    const { pointerType, clientX, clientY } = event as PointerEvent;
    if (resting && !rests(event as PointerEvent)) enter(event);
    if (pointerType !== 'mouse' && Math.hypot(clientX - from.x, clientY - from.y) > SLIP) clearTimeout(timer);
  }

  function up(): void {
    clearTimeout(timer);
  }

  function click(event: Event): void {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function focus(): void {
    if (node.matches(':focus-visible')) open();
  }

  const heard: [string, (event: Event) => void, boolean?][] = [
    ['pointerenter', enter], ['pointerleave', leave], ['pointerdown', down], ['pointermove', move], ['pointerup', up], ['pointercancel', up],
    ['click', click, true], ['focus', focus], ['blur', close], ['contextmenu', (event) => pressed && event.preventDefault()],
  ];
  for (const [name, hear, capture] of heard) node.addEventListener(name, hear, capture);
  return {
    update: (next) => (about = next),
    destroy: () => {
      close();
      for (const [name, hear, capture] of heard) node.removeEventListener(name, hear, capture);
    },
  };
}
