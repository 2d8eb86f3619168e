// The dial of the Antidote: parts of an open circle around (110, 96).

const [X, Y, RADIUS] = [110, 96, 64];
const FROM = Math.PI * 0.82;
const WIDE = Math.PI * 1.36;

/** The point at a part (0 to 1) of the scale. */
export function spot(part: number, radius: number): [number, number] {
  const angle = FROM + WIDE * part;
  return [X + radius * Math.cos(angle), Y + radius * Math.sin(angle)];
}

export function arc(from: number, to: number): string {
  const [[x, y], [endX, endY]] = [spot(from, RADIUS), spot(to, RADIUS)];
  return `M${x} ${y}A${RADIUS} ${RADIUS} 0 ${WIDE * (to - from) > Math.PI ? 1 : 0} 1 ${endX} ${endY}`;
}

export function mark(part: number): string {
  const [[x, y], [endX, endY]] = [spot(part, 76), spot(part, 84)];
  return `M${x} ${y}L${endX} ${endY}`;
}
