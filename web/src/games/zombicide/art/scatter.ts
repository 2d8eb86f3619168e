/** Numbers from 0 to 1 that look random and are always the same for a seed: stones do not move about. */
export function scatter(seed: number): () => number {
  let last = (seed * 7919 + 17) % 2147483647;
  return () => (last = (last * 16807) % 2147483647) / 2147483647;
}
