/** The clock and timers of the saver, replaceable in tests. */
export type Timers = {
  now(): number;
  /** Calls back once after a delay; returns a function that cancels it. */
  after(delayMs: number, callback: () => void): () => void;
};

export const makeTimers = (): Timers => ({
  now: () => Date.now(),
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
});
