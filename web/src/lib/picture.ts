// A board as a picture of its own: the drawing as it stands, with its colours written into it.

// Styles that are also attributes of a drawing.
const KEPT = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor', 'dominant-baseline', 'paint-order', 'visibility'] as const;
const GROUND = '#0e1424';

/** The largest drawing within an element: the board. */
export function boardWithin(root: ParentNode): SVGSVGElement | null {
  const size = (drawing: SVGSVGElement): number => drawing.clientWidth * drawing.clientHeight;
  const found = [...root.querySelectorAll('svg')].sort((one, other) => size(other) - size(one))[0];
  return found && found.clientWidth > 200 ? found : null;
}

/**
 * The whole drawing as the text of a file that needs no style sheet. What only helps to draw (`data-aid`) stays
 * away, and so does what lies outside of the drawing's `data-frame`.
 */
export function asFile(drawing: SVGSVGElement): string {
  // Styles written into elements are among the computed ones, and the page's policy forbids to parse them.
  const written = new XMLSerializer().serializeToString(drawing).replace(/ style="[^"]*"/g, '');
  const copy = new DOMParser().parseFromString(written, 'image/svg+xml').documentElement;
  const seen = [drawing, ...drawing.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((twin, at) => {
    const element = seen[at];
    if (element) dress(twin, getComputedStyle(element));
  });
  copy.querySelectorAll('[data-aid]').forEach((aid) => aid.remove());
  const { x, y, width, height } = frameOf(drawing);
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  const ground = copy.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ x, y, width, height, fill: GROUND })) ground.setAttribute(name, String(value));
  copy.prepend(ground);
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  return new XMLSerializer().serializeToString(copy);
}

function frameOf(drawing: SVGSVGElement): { x: number; y: number; width: number; height: number } {
  const [x, y, width, height] = drawing.dataset['frame']?.split(' ').map(Number) ?? [];
  return x === undefined || y === undefined || !width || !height ? drawing.viewBox.baseVal : { x, y, width, height };
}

/** Write the style of an element into its twin. */
function dress(twin: Element, style: CSSStyleDeclaration): void {
  twin.removeAttribute('class');
  if (style.display === 'none') twin.setAttribute('display', 'none');
  else for (const name of KEPT) twin.setAttribute(name, style.getPropertyValue(name));
  if (style.transform !== 'none' && style.transformOrigin === '0px 0px') twin.setAttribute('transform', style.transform);
}

/** Save a text as a file. */
export function save(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
