// Hits apart from misses. Pure.

/** The faces that hit, highest first, and the others; without a number to reach, nothing is a hit. */
export function apart(faces: readonly number[], need: number | undefined): { hits: number[]; misses: number[] } {
  const sorted = faces.toSorted((a, b) => b - a);
  if (need === undefined) return { hits: [], misses: sorted };
  return { hits: sorted.filter((face) => face >= need), misses: sorted.filter((face) => face < need) };
}
