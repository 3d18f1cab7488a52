import { newId } from '#platform/server/ids.ts';

const TAIL_DIGITS = 12;

/** Returns a generator of strictly increasing ids. Plain UUIDv7 ids of one millisecond would sort in random order. */
export function makeEventIds() {
  let last = '';
  return () => {
    const fresh = newId();
    last = fresh > last ? fresh : nextIdAfter(last);
    return last;
  };
}

/**
 * Returns the id incremented by one. Its tail is random, so incrementing it within a millisecond practically never
 * overflows.
 */
const nextIdAfter = (id: string) => {
  const tail = BigInt(`0x${id.slice(-TAIL_DIGITS)}`) + 1n;
  return id.slice(0, -TAIL_DIGITS) + (tail & 0xffff_ffff_ffffn).toString(16).padStart(TAIL_DIGITS, '0');
};
