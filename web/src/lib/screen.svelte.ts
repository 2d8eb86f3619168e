// What kind of screen this is, where styles alone cannot tell.

class Screen {
  /** A telephone that lies on its side: wide enough for two columns, too low for anything above them. */
  short = $state(false);

  constructor() {
    const low = matchMedia('(max-height: 500px) and (orientation: landscape)');
    this.short = low.matches;
    low.addEventListener('change', () => (this.short = low.matches));
  }
}

export const screen = new Screen();
