// Preferences of this browser. Where it keeps nothing (private windows), everything still works.

/** Under which key it lies. */
export const nameOf = (name: string): string => `shambler.${name}`;

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(nameOf(name));
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(nameOf(name), value);
  } catch {
    // nothing can be kept: the choice holds until the page is closed
  }
}
