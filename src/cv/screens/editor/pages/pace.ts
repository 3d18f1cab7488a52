/** Pages that take at most this long to typeset and paint do not delay the display of typed text. */
const LIGHT_MILLISECONDS = 150;
const LONGEST_REST = 400;
/** Limits the time between updates of heavy pages during continuous typing. */
const LONGEST_WAIT = 30_000;
/**
 * Gaps that count as continuous typing: a shorter one to begin it, a longer one to continue it, so that a slowly
 * displayed keystroke does not end it.
 */
const ONE_GO_MILLISECONDS = 180;
const SAME_GO_MILLISECONDS = 350;

/**
 * Returns a debouncer that computes how long to wait for typing to pause before the pages are typeset. The wait is 0
 * after a single keystroke and for pages that are fast.
 */
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
    /** Call when typesetting begins. */
    begins: () => {
      begunAt = now();
    },
    /** Call when the pages are painted. */
    ends: () => {
      cost = now() - begunAt;
    },
    rest: () => {
      const isHeavy = isTyping && cost > LIGHT_MILLISECONDS;
      return isHeavy && now() - begunAt < LONGEST_WAIT ? Math.min(LONGEST_REST, cost) : 0;
    },
  };
}
