// Dice and cards are also typed, wherever the focus is.

/** Does a key say what was rolled or drawn? Not where somebody writes something else, or means the browser. */
export function isTyped(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target instanceof Element && target.closest('input, textarea, select, dialog')) return false;
  return key === 'Backspace' || (key.length === 1 && key !== ' ');
}
