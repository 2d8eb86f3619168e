// Cards lying together, counted.

export interface Pile {
  id: string;
  count: number;
}

/** Equal cards become one pile, in the order in which they first appear. */
export function piles(cards: string[]): Pile[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
