/** Takes up works in turn, at most so many at a time. It answers whether the work was done, and still counts. */
export function makeTurns(most: number) {
  const lanes: Promise<unknown>[] = Array.from({ length: most }, () => Promise.resolve());
  let next = 0;
  return (signal: AbortSignal, work: () => Promise<void>): Promise<boolean> => {
    const lane = next;
    next = (next + 1) % most;
    const turn = (lanes[lane] ?? Promise.resolve()).then(async () => {
      if (signal.aborted) return false;
      await work();
      return !signal.aborted;
    });
    lanes[lane] = turn.catch(() => undefined);
    return turn;
  };
}
