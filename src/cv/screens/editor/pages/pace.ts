/** Pages that take longer than this, to be set and painted, keep a machine busy that has letters to show. */
const LIGHT_MILLISECONDS = 150;
const LONGEST_REST = 400;
/** Whoever types on and on sees the pages at least so often. */
const LONGEST_WAIT = 30_000;
/** Letters that follow sooner are typed in one go; a go that has begun outlives a letter that was slow to come. */
const ONE_GO_MILLISECONDS = 180;
const SAME_GO_MILLISECONDS = 350;

/** How long typing is to rest before pages are set: not at all after a single key, nor where they are there in no time. */
export function makePace(now = () => performance.now()) {
  let cost = 0;
  let writtenAt = Number.NEGATIVE_INFINITY;
  let begunAt = Number.NEGATIVE_INFINITY;
  let isTyping = false;
  return {
    wrote: () => {
      const at = now();
      isTyping = at - writtenAt < (isTyping ? SAME_GO_MILLISECONDS : ONE_GO_MILLISECONDS);
      writtenAt = at;
    },
    /** Pages are being set. */
    begins: () => {
      begunAt = now();
    },
    /** They are painted. */
    ends: () => {
      cost = now() - begunAt;
    },
    rest: () => {
      const isHeavy = isTyping && cost > LIGHT_MILLISECONDS;
      return isHeavy && now() - begunAt < LONGEST_WAIT ? Math.min(LONGEST_REST, cost) : 0;
    },
  };
}
