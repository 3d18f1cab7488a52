import { newId } from '#platform/ids.ts';

const TAIL = 12;

/** Ids in the order in which they are asked for: those of one millisecond would else follow each other by chance. */
export function makeEventIds() {
  let last = '';
  return () => {
    const fresh = newId();
    last = fresh > last ? fresh : following(last);
    return last;
  };
}

/** The next id in order. The tail begins anywhere below its end, so counting it up leads nowhere else within a millisecond. */
const following = (id: string) => {
  const tail = BigInt(`0x${id.slice(-TAIL)}`) + 1n;
  return id.slice(0, -TAIL) + (tail & 0xffff_ffff_ffffn).toString(16).padStart(TAIL, '0');
};
