// Signs, 24 x 24, in the colour of the text around them.

export const ICONS = {
  attack: '<path d="M12 1V6M12 18V23M1 12H6M18 12H23" stroke="currentColor" stroke-width="2.4"/><circle cx="12" cy="12" r="6.5" fill="none" stroke="currentColor" stroke-width="2.4"/><circle cx="12" cy="12" r="2.2" fill="currentColor"/>',
  melee: '<path d="M20 2L22 4L11 15L9 13ZM5 12L12 19L10 21L8 19L4 23L1 20L5 16L3 14Z" fill="currentColor"/>',
  move: '<path d="M7 2H14V11L21 14C22.5 15 23 17 22.5 19H4C4 14 7 10 7 2ZM4 20.5H22.5V22.5H4Z" fill="currentColor"/>',
  door: '<path d="M5 2H19V22H5ZM8 5V22H16V5Z" fill="currentColor" fill-rule="evenodd"/><circle cx="14" cy="13.5" r="1.5" fill="currentColor"/>',
  search: '<circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M15 15L22 22" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>',
  trade: '<path d="M2 8H15V4L22 9.5L15 15V11H2ZM22 16H10V13.5L4 18L10 22.5V20H22Z" fill="currentColor"/>',
  pack: '<path d="M8 6V3H16V6H18C20 6 21 7 21 9V22H3V9C3 7 4 6 6 6ZM10 6H14V5H10ZM6 13V15H10V17H14V15H18V13Z" fill="currentColor" fill-rule="evenodd"/>',
  shove: '<path d="M2 9H10V4L18 12L10 20V15H2ZM20 4H23V20H20Z" fill="currentColor"/>',
  end: '<path d="M6 3H18V5L13 12L18 19V21H6V19L11 12L6 5Z" fill="currentColor"/>',
  board: '<path d="M1 5L21 2L22 7L2 10ZM2 12L22 12V17H2ZM1 19L22 18L23 22L2 23Z" fill="currentColor"/>',
  why: '<path d="M12 1A11 11 0 1 0 12.01 1ZM11 10H13.5V18H11ZM11 5.5H13.5V8H11Z" fill="currentColor" fill-rule="evenodd"/>',
  dice: '<path d="M4 2H20C21 2 22 3 22 4V20C22 21 21 22 20 22H4C3 22 2 21 2 20V4C2 3 3 2 4 2ZM7.5 5A2.2 2.2 0 1 0 7.51 5ZM16.5 5A2.2 2.2 0 1 0 16.51 5ZM12 9.8A2.2 2.2 0 1 0 12.01 9.8ZM7.5 14.5A2.2 2.2 0 1 0 7.51 14.5ZM16.5 14.5A2.2 2.2 0 1 0 16.51 14.5Z" fill="currentColor" fill-rule="evenodd"/>',
  range: '<path d="M1 12L7 6V10H17V6L23 12L17 18V14H7V18Z" fill="currentColor"/>',
  damage: '<path d="M12 0L14.5 7.5L22 5L18 11.5L24 16L16.5 16.5L16 24L11.5 18L5 22L6 15L0 12L6.5 9.5L4 2.5L10.5 6Z" fill="currentColor"/>',
  noise: '<path d="M2 9H6L12 4V20L6 15H2Z" fill="currentColor"/><path d="M15.5 8C17.5 10 17.5 14 15.5 16M19 5C23 9 23 15 19 19" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  silent: '<path d="M2 9H6L12 4V20L6 15H2Z" fill="currentColor"/><path d="M15 9L22 16M22 9L15 16" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  undo: '<path d="M9 3L2 9L9 15V11H14C17 11 19 13 19 15.5C19 18 17 20 14 20H8V23H14C19 23 22 19.5 22 15.5C22 11 19 7.5 14 7.5H9Z" fill="currentColor"/>',
  help: '<path d="M12 1A11 11 0 1 0 12.01 1ZM8 9C8 3.5 16.5 4 16.5 9C16.5 12 13.5 12 13.5 15H10.5C10.5 11 13.5 11 13.5 9C13.5 7.5 11 7.5 11 9ZM10.5 16.5H13.5V19.5H10.5Z" fill="currentColor" fill-rule="evenodd"/>',
  gear: '<path d="M10 1H14L14.6 4L17 5L19.6 3.4L22.4 6.2L21 9L22 11L24 12V14L21.5 15L20.5 17.5L21.8 20.5L19.5 22.5L16.5 21L14 22L13 24H10L9.2 21.5L7 20.5L4 21.8L1.8 19.5L3 16.5L2 14L0 13V10.5L2.6 9.5L3.6 7L2.4 4L5 2L7.5 3.4L9.5 3ZM12 8A4 4 0 1 0 12.01 8Z" fill="currentColor" fill-rule="evenodd"/>',
  back: '<path d="M15 3L6 12L15 21" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  arrow: '<path d="M12 2L21 12H15V22H9V12H3Z" fill="currentColor"/>',
  flag: '<path d="M4 1H7V3H21L17 8.5L21 14H7V23H4Z" fill="currentColor"/>',
  zoom: '<path d="M2 2H9V5H5V9H2ZM15 2H22V9H19V5H15ZM2 15H5V19H9V22H2ZM19 15H22V22H15V19H19Z" fill="currentColor"/>',
  people: '<circle cx="8" cy="7" r="4.5" fill="currentColor"/><path d="M0 21C0 15 4 13 8 13C12 13 16 15 16 21Z" fill="currentColor"/><circle cx="17" cy="8" r="3.6" fill="currentColor"/><path d="M17.5 20H24C24 15.5 21 13.5 17 13.5C18 15 18 17 17.5 20Z" fill="currentColor"/>',
  play: '<path d="M5 2L21 12L5 22Z" fill="currentColor"/>',
  book: '<path d="M2 4C6 3 9 3.5 11 5V21C9 19.5 6 19 2 20ZM22 4C18 3 15 3.5 13 5V21C15 19.5 18 19 22 20Z" fill="currentColor"/>',
  share: '<path d="M18 15A4 4 0 0 0 14.6 17L9 14V10L14.6 7A4 4 0 1 0 14 5L8 8.200A4 4 0 1 0 8 15.800L14 19A4 4 0 1 0 18 15Z" fill="currentColor"/>',
  next: '<path d="M3 3L14 12L3 21ZM16 3H20V21H16Z" fill="currentColor"/>',
};

export type IconName = keyof typeof ICONS;
