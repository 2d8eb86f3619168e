// Figures as the command line prints them: of two equally near ones the even one.

/** A number with one decimal. Only odd quarters lie exactly between two of those. */
export function tenths(value: number): number {
  if (Math.abs((value * 4) % 2) !== 1) return Number(value.toFixed(1));
  const below = Math.floor(value * 10);
  return (below % 2 === 0 ? below : below + 1) / 10;
}
