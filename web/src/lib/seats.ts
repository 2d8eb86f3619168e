// Whose people are whose, where several sit at one table.

interface Held {
  seat: number | null; // null: shared by all
}

/** The people of some seats first; `alone`: nobody else's, though those whom all share. */
export function ofSeats<T extends Held>(people: readonly T[], seats: readonly number[], alone: boolean): T[] {
  const mine = ({ seat }: Held): boolean => seat !== null && seats.includes(seat);
  const sorted = people.toSorted((a, b) => Number(mine(b)) - Number(mine(a)));
  return alone ? sorted.filter((one) => one.seat === null || mine(one)) : sorted;
}
