/** Pages that take longer than this to be painted would hold up whoever types. */
const LIGHT_MILLISECONDS = 40;
export const LONGEST_REST = 400;
/** Letters that follow sooner are typed in one go. */
const ONE_GO_MILLISECONDS = 180;

/** How long typing is to rest before pages are set: not at all after a single key, nor where they are painted in no time. */
export function makePace(now = () => performance.now()) {
  let cost = 0;
  let writtenAt = Number.NEGATIVE_INFINITY;
  let isTyping = false;
  return {
    wrote: () => {
      const at = now();
      isTyping = at - writtenAt < ONE_GO_MILLISECONDS;
      writtenAt = at;
    },
    painted: (milliseconds: number) => {
      cost = milliseconds;
    },
    rest: () => (isTyping && cost > LIGHT_MILLISECONDS ? Math.min(LONGEST_REST, 2 * cost) : 0),
  };
}
