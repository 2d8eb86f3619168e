// What kind of screen this is, where styles alone cannot tell.

class Screen {
  /** A telephone that lies on its side: wide enough for two columns, too low for anything above them. */
  short = $state(false);
  /** A telephone, however it is held: one column, or too low for two things above each other. */
  small = $state(false);

  constructor() {
    follow('(max-height: 500px) and (orientation: landscape)', (is) => (this.short = is));
    follow('(max-width: 820px), (max-height: 500px) and (orientation: landscape)', (is) => (this.small = is));
  }
}

/** Tell whether the screen is such a one, now and whenever that changes. */
function follow(query: string, tell: (is: boolean) => void): void {
  const found = matchMedia(query);
  tell(found.matches);
  found.addEventListener('change', () => tell(found.matches));
}

export const screen = new Screen();
