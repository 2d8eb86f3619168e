// Signs of one colour, 24 x 24, for boards and cards.

export const GLYPHS = {
  research: '<path d="M9 2h6v2h-1v5l6.5 10c1 2 0 3.5-2 3.5h-13c-2 0-3-1.5-2-3.5L10 9V4H9Z"/>',
  zombie: '<path d="M12 1c6 0 10 4 10 9.5 0 3-1 5-3 6.5v4h-3v2h-2.5v-2h-3v2H8v-2H5v-4c-2-1.5-3-3.5-3-6.5C2 5 6 1 12 1Zm-4 8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm8 0a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z" fill-rule="evenodd"/>',
  shield: '<path d="M12 1l9 3v8c0 6-5 9-9 11-4-2-9-5-9-11V4Z"/>',
  deck: '<path d="M4 5h12v17H4Z" opacity=".55"/><path d="M8 2h12v17H8Z"/>',
  hand: '<path d="M2 7l6-2 4 15-6 2Z" opacity=".6"/><path d="M9 3h7v17H9Z" opacity=".8"/><path d="M17 4l6 2-4 16-6-2Z"/>',
  barricade: '<path d="M1 7l20-4 1 4L2 11ZM2 13l20-2v4L2 17ZM4 3h3v20H4ZM17 2h3v21h-3Z"/>',
  can: '<path d="M4 4c0-3 16-3 16 0v16c0 3-16 3-16 0Z"/><path d="M4 9h16v7H4Z" fill="#0006"/>',
  bullet: '<path d="M8 9c0-5 2-7 4-8 2 1 4 3 4 8v9H8ZM7 19h10v4H7Z"/>',
  flame: '<path d="M13 1c6 6 8 9 7 14-1 5-4 8-8 8s-8-3-8-8c0-3 2-5 4-8 0 3 1 4 3 4 1-3 0-6 2-10Z"/>',
  bio: '<circle cx="12" cy="12" r="5.5"/><path d="M11 1h2v6h-2ZM11 17h2v6h-2ZM1 11h6v2H1ZM17 11h6v2h-6ZM4 5.5L5.5 4l4 4L8 9.5ZM15 16l1.5-1.5 4 4L19 20ZM18.5 4L20 5.5l-4 4L14.5 8ZM8 14.5L9.5 16l-4 4L4 18.5Z"/>',
  bed: '<path d="M1 4h3v9h19v8h-3v-3H4v3H1Z"/><circle cx="7.5" cy="9.5" r="2.5"/><path d="M11 8h8q4 0 4 4H11Z"/>',
  tent: '<path d="M12 2l11 20h-7l-4-9-4 9H1Z"/>',
  grave: '<path d="M5 21V9c0-9 14-9 14 0v12h3v2H2v-2Zm6-13H9v3h2v6h2v-6h2V8h-2V6h-2Z" fill-rule="evenodd"/>',
  bars: '<path d="M2 2h20v3H2ZM2 19h20v3H2ZM4 5h3v14H4ZM10.5 5h3v14h-3ZM17 5h3v14h-3Z"/>',
  desk: '<path d="M1 9h22v4h-2v9h-7v-6H5v6H3v-9H1ZM9 2h9v6H9Z"/>',
  sun: '<circle cx="12" cy="14" r="6"/><path d="M0 20h24v2H0ZM11 1h2v5h-2ZM2 8l1.5-1.5 3 3L5 11ZM22 8l-1.5-1.5-3 3L19 11Z"/>',
  boot: '<path d="M6 2h8v10l8 3c2 1 2 4 1 6H6Z"/>',
  gun: '<path d="M1 6h21v5h-9l-1 4H9l-2 7H2l2-10H1Z"/>',
  fist: '<path d="M4 9c0-3 3-3 4-1 0-4 4-4 4-1 1-3 4-2 4 1 1-2 4-2 4 1v7c0 4-3 7-8 7s-8-3-8-7Z"/>',
  human: '<circle cx="12" cy="7.5" r="4.5"/><path d="M3 22c0-6 4-9 9-9s9 3 9 9Z"/>',
  survivor: '<circle cx="6.5" cy="8" r="3.3"/><circle cx="17.5" cy="8" r="3.3"/><circle cx="12" cy="11" r="3.8"/><path d="M0 21c0-5 3-8 6-8l1 2c-2 2-3 4-3 6ZM24 21c0-5-3-8-6-8l-1 2c2 2 3 4 3 6ZM5.5 22c0-4 3-6 6.5-6s6.5 2 6.5 6Z"/>',
  bravery: '<path d="M14 1L4 14h6l-2 9L20 9h-7Z"/>',
  rage: '<path d="M5 2c1 7 0 13-4 20 7-6 9-12 9-20ZM12 2c1 7 0 13-3 20 6-6 8-12 8-20ZM19 2c1 6 0 12-3 18 5-5 7-11 7-18Z"/>',
  freed: '<path d="M2 11h14v12H2Zm7 3a2 2 0 0 0-1 3.7V20h2v-2.3A2 2 0 0 0 9 14Z" fill-rule="evenodd"/><path d="M12.5 11V7c0-7.5 10.5-7.5 10.5 0v3h-3.2V7c0-3.3-4.1-3.3-4.1 0v4Z"/>',
  wounded: '<path d="M3 9h18v6H3Z M9 3h6v18H9Z"/>',
  coin: '<path d="M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11Z"/>',
  discard: '<path d="M5 4h12v17H5Z" opacity=".55" transform="rotate(-14 11 12)"/><path d="M8 3h12v17H8Z" transform="rotate(6 14 12)"/>',
  antidote: '<path d="M14 1l9 9-2 2-2-2-3 3 1 1-9 9-4-1-3 3-1-1 3-3-1-4 9-9 1 1 3-3-2-2ZM7 14l4 4 4-4-4-4Z"/>',
  lock: '<path d="M5 10V8c0-9 14-9 14 0v2h2v13H3V10Zm3 0h8V8c0-5-8-5-8 0Z" fill-rule="evenodd"/>',
};

export type Glyph = keyof typeof GLYPHS;

/** A sign on a board, around a point. */
export const glyph = (name: Glyph, x: number, y: number, size: number, colour: string, more = ''): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" fill="${colour}" ${more}>${GLYPHS[name]}</g>`;
