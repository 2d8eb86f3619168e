/** What belongs together, by key, in the order of first appearance. */
export function grouped<K, T>(things: Iterable<T>, keyOf: (thing: T) => K): Map<K, T[]> {
  const found = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = found.get(key);
    if (group) group.push(thing);
    else found.set(key, [thing]);
  }
  return found;
}
