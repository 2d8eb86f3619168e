// Who is about to act: picked on the board or in the row of faces, and kept while they can.

class Pick {
  unit = $state<string | null>(null);

  /** Keep the one picked, if they can still act; otherwise somebody who can. */
  settle(able: string[]): void {
    if (this.unit === null || !able.includes(this.unit)) this.unit = able[0] ?? null;
  }
}

export const pick = new Pick();
