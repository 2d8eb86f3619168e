// Preferences of this browser. Where it keeps nothing (private windows), everything still works.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`shambler.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`shambler.${name}`, value);
  } catch {
    // nothing can be kept: the choice holds until the page is closed
  }
}
