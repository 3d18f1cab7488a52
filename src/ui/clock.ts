/** Returns a clock that ticks while it has listeners, with one timer for all of them. */
export function createClock(intervalMs: number) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let lastTick = 0;
  const tick = () => {
    lastTick = Date.now();
    for (const notify of listeners) notify();
  };
  return {
    /** Returns the time of the last tick, which is long ago if nothing listened meanwhile; 0 before the first tick. */
    lastTick: () => lastTick,
    /** Calls `notify` on each tick, until the returned function is called. */
    subscribe: (notify: () => void) => {
      // A set holds a function only once, even if it listens twice.
      const listener = () => notify();
      listeners.add(listener);
      timer ??= setInterval(tick, intervalMs);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
