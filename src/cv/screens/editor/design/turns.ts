/** Returns a queue that runs at most `most` jobs at a time. It resolves to whether the job ran and was not aborted. */
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
