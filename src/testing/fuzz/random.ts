/** A random source that a seed determines. */
export type Random = {
  /** Returns a whole number from 0 to `below - 1`. */
  int(below: number): number;
  /** Returns true with this probability. */
  chance(probability: number): boolean;
  pick<Item>(list: readonly Item[]): Item;
};

/** Returns the random source of one request, so that the request can be repeated without those before it. */
export function randomOf(seed: number, index: number): Random {
  let state = mix(Math.imul(seed, 0x9e3779b1) ^ mix(index + 1));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    return mix(state) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    chance: (probability) => next() < probability,
    pick: <Item>(list: readonly Item[]) => list[int(list.length)] as Item,
  };
}

/** The mixing step of mulberry32. */
function mix(number: number) {
  let mixed = Math.imul(number ^ (number >>> 15), number | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
